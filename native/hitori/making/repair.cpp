// Repair guided by counter-examples: a second solution shows which number to change.
#include <utility>

#include "hitori/making/generate.hpp"

namespace cluewright::hitori {

namespace {

constexpr std::size_t most_repairs_per_cell = 1;

}  // namespace

// Changes numbers of black cells until the solution is the only one. False when that does not come to an end.
bool Generator::repair() {
  others_.clear();
  const auto most = 50 + most_repairs_per_cell * problem_.cells();
  for (std::size_t round = 0; round < most; ++round) {
    if (spent()) return false;
    Budget nodes(1e18, nodes_per_proof, nullptr, {});
    Request request;
    request.known = &solution_;
    request.known_is_maximal = true;
    auto result = search_.run(problem_, request, nodes);
    if (result.verdict == Verdict::unique) return true;
    if (result.verdict != Verdict::several) return false;
    Other other{{}, std::move(result.solutions[1])};
    for (const Place black_cell : blacks_)
      if (other.grid[layout_.index(black_cell)] == white) other.turned.push_back(black_cell);
    kill_each_part(other.grid);
    others_.push_back(std::move(other));
    // Every other solution seen so far has to stay excluded.
    std::size_t dead = 0;
    for (std::size_t i = others_.size(), tries = 0; dead < others_.size(); i = (i + 1) % others_.size()) {
      i %= others_.size();
      if (!is_alive(others_[i].turned, others_[i].grid)) {
        ++dead;
        continue;
      }
      dead = 0;
      ++repairs_;
      if (++tries > 20 * others_.size() + 100 || !kill(others_[i].turned, others_[i].grid)) return false;
    }
  }
  return false;
}

// The other solution differs in parts that may have nothing to do with each other; one change for each part saves a
// proof for each.
void Generator::kill_each_part(const Grid& other) {
  seen_.assign(layout_.places, 0);
  const auto differs = [&](Place place) {
    return layout_.holds(place) && other[layout_.index(place)] != solution_[layout_.index(place)];
  };
  std::vector<Place> todo, turned;
  for (const Place start : blacks_) {
    if (seen_[start] || !differs(start)) continue;
    todo.assign(1, start), turned.clear();
    seen_[start] = 1;
    while (!todo.empty()) {
      const Place place = todo.back();
      todo.pop_back();
      if (mask_.is_black(place)) turned.push_back(place);
      for (const auto* steps : {&layout_.beside, &layout_.diagonal})
        for (const Place step : *steps)
          if (!seen_[place + step] && differs(place + step)) seen_[place + step] = 1, todo.push_back(place + step);
    }
    repairs_ += kill(turned, other);
  }
}

// Tells whether another board is still a solution: the numbers of its white cells that are black in ours repeat nothing.
bool Generator::is_alive(const std::vector<Place>& turned, const Grid& other) {
  for (const Place place : turned) {
    const auto number = at(place);
    const auto x = layout_.column(place), y = layout_.row(place);
    const auto repeats = [&](Place again) {
      return again != place && at(again) == number && other[layout_.index(again)] == white;
    };
    for (std::int32_t i = 0; i < layout_.width; ++i)
      if (repeats(layout_.place(i, y))) return false;
    for (std::int32_t i = 0; i < layout_.height; ++i)
      if (repeats(layout_.place(x, i))) return false;
  }
  return true;
}

// Gives a cell that is white only in the other solution the number of a cell of its line that is white in both.
bool Generator::kill(const std::vector<Place>& turned, const Grid& other) {
  for (int tries = 0; tries < 100; ++tries) {
    const Place place = turned[random_.below(static_cast<std::uint32_t>(turned.size()))];
    const auto x = layout_.column(place), y = layout_.row(place);
    const auto pick = static_cast<std::int32_t>(random_.below(static_cast<std::uint32_t>(layout_.width + layout_.height)));
    const Place from = pick < layout_.width ? layout_.place(pick, y) : layout_.place(x, pick - layout_.width);
    if (mask_.is_black(from) || other[layout_.index(from)] != white) continue;
    at(place) = at(from);
    return true;
  }
  return false;
}

}  // namespace cluewright::hitori
