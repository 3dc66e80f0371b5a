// Runs a target without a fuzzer: its corpus, then the same number of changed copies of it, the same ones every time.
// That is the short run of the tests, which any compiler can build.
#include <cstdio>
#include <fstream>
#include <string>
#include <vector>

#include "common/random.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

std::vector<std::uint8_t> bytes_of(const std::string& line) {
  std::vector<std::uint8_t> bytes;
  for (std::size_t i = 0; i + 1 < line.size(); i += 2)
    bytes.push_back(static_cast<std::uint8_t>(std::stoi(line.substr(i, 2), nullptr, 16)));
  return bytes;
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 3) return std::printf("replay CORPUS CHANGED\n"), 2;
  std::ifstream file(arguments[1]);
  std::vector<std::vector<std::uint8_t>> corpus;
  for (std::string line; std::getline(file, line);)
    if (!line.empty()) corpus.push_back(bytes_of(line));
  if (corpus.size() < 10) return std::printf("%s holds only %zu inputs\n", arguments[1], corpus.size()), 1;
  for (const auto& input : corpus) LLVMFuzzerTestOneInput(input.data(), input.size());
  cluewright::Random random(1);
  const int wanted = std::stoi(arguments[2]);
  for (int round = 0; round < wanted; ++round) {
    auto input = corpus[random.below(static_cast<std::uint32_t>(corpus.size()))];
    for (auto changes = 1 + random.below(6); changes > 0; --changes) {
      const auto byte = static_cast<std::uint8_t>(random.below(256));
      if (input.empty() || random.chance(1, 4)) input.push_back(byte);
      else input[random.below(static_cast<std::uint32_t>(input.size()))] = byte;
    }
    LLVMFuzzerTestOneInput(input.data(), input.size());
  }
  std::printf("%zu inputs and %d changed ones: nothing found\n", corpus.size(), wanted);
}
