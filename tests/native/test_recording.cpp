// What solvers tell who watches: on random puzzles every recording can be replayed, ends where the solver says it is,
// and changes nothing.
#include <vector>

#include "check.hpp"
#include "common/random.hpp"
#include "hitori/solve.hpp"
#include "zip/board/trace.hpp"
#include "zip/solve.hpp"

using namespace cluewright;

namespace {

// Replays a log; what does not fit fails.
std::vector<std::uint8_t> replay(const EventLog& log, std::size_t places) {
  std::vector<std::uint8_t> values(places, 0);
  std::vector<std::pair<std::size_t, std::uint8_t>> standing;
  for (const auto word : log.events) {
    if (word >> 31) {
      CHECK((word & 0x7fffffffu) <= standing.size());
      for (auto left = word & 0x7fffffffu; left > 0; --left) {
        values[standing.back().first] = standing.back().second;
        standing.pop_back();
      }
      continue;
    }
    const std::size_t place = word & 0xffffffu;
    CHECK(place < places);
    standing.push_back({place, values[place]});
    values[place] = word >> 24 & 3;
  }
  return values;
}

// Whenever they are taken, the changes lead to the board that all events lead to, beyond the limit, too.
void watch_changes(Random& random) {
  constexpr std::size_t places = 12;
  EventLog log, taken;
  Changes changes;
  log.changes = &changes;
  std::size_t standing = 0;
  for (int event = 0; event < 400; ++event) {
    if (event == 300) log.full = true;
    if (standing && random.below(3) == 0) {
      const auto count = 1 + random.below(static_cast<std::uint32_t>(standing));
      log.undo(count), standing -= count;
    } else {
      log.settle(random.below(places), 1 + random.below(2), 0), ++standing;
    }
    if (random.below(9)) continue;
    const auto words = changes.take();
    CHECK(words.size() <= standing + 1);
    for (std::size_t i = 1; i < words.size(); ++i) CHECK(!(words[i] >> 31));
    taken.events.insert(taken.events.end(), words.begin(), words.end());
    if (event < 300) CHECK(replay(log, places) == replay(taken, places));
  }
  const auto rest = changes.take();
  taken.events.insert(taken.events.end(), rest.begin(), rest.end());
  std::size_t left = 0;
  for (const auto word : taken.events) left = word >> 31 ? left - (word & 0x7fffffffu) : left + 1;
  CHECK(left == standing && changes.take().empty());
}

void watch_hitori(Random& random) {
  hitori::Problem problem;
  problem.width = 1 + static_cast<std::int32_t>(random.below(7)), problem.height = 1 + static_cast<std::int32_t>(random.below(5));
  problem.highest = 2 + static_cast<std::int32_t>(random.below(6));
  for (std::size_t i = 0; i < problem.cells(); ++i)
    problem.numbers.push_back(1 + static_cast<std::int32_t>(random.below(static_cast<std::uint32_t>(problem.highest))));
  for (const auto solve : {hitori::solve_learn, hitori::solve_dfs})
    for (const std::uint64_t limit : {1, 2, 5}) {
      EventLog log;
      hitori::Request request;
      request.limit = limit;
      Budget plain, watched;
      const auto unseen = solve(problem, request, plain);
      request.recording = &log;
      const auto seen = solve(problem, request, watched);
      CHECK(unseen.solutions == seen.solutions && unseen.verdict == seen.verdict);
      const auto end = replay(log, problem.cells());
      // The first solution stands as long as nothing more is looked for; learning goes back for the board it gives.
      if (limit == 1 && !seen.solutions.empty() && solve == hitori::solve_dfs) CHECK(end == seen.solutions.front());
    }
}

void watch_zip(Random& random) {
  const auto width = 2 + static_cast<std::int32_t>(random.below(4)), height = 1 + static_cast<std::int32_t>(random.below(4));
  zip::Problem problem(width, height);
  problem.open_borders({});
  std::vector<zip::CellId> cells;
  for (zip::CellId cell = 0; cell < problem.cells(); ++cell) cells.push_back(cell);
  for (int i = 0; i < 3 && !cells.empty(); ++i) {
    const auto chosen = random.below(static_cast<std::uint32_t>(cells.size()));
    problem.numbers.push_back(cells[chosen]);
    cells.erase(cells.begin() + static_cast<std::ptrdiff_t>(chosen));
  }
  for (const auto solve : {zip::solve_learn, zip::solve_search, zip::solve_logic, zip::solve_walk})
    for (const std::uint64_t limit : {1, 2, 5}) {
      EventLog log;
      zip::Request request;
      request.limit = limit;
      Budget plain, watched;
      const auto unseen = solve(problem, request, plain);
      request.recording = &log;
      const auto seen = solve(problem, request, watched);
      CHECK(unseen.solutions == seen.solutions && unseen.verdict == seen.verdict);
      const auto end = replay(log, static_cast<std::size_t>(problem.borders()));
      if (limit > 1 || seen.solutions.empty()) continue;
      std::size_t used = 0;
      for (const auto value : end) used += value == zip::used;
      const auto& path = seen.solutions.front();
      CHECK(used + 1 == path.size());
      for (std::size_t i = 1; i < path.size(); ++i)
        CHECK(end[static_cast<std::size_t>(problem.between(path[i - 1], path[i]))] == zip::used);
    }
}

void fill_up() {
  EventLog log;
  for (std::size_t i = 0; i < EventLog::most_events + 3; ++i) log.settle(i % 7, 1, 0);
  log.undo(2);
  CHECK(log.full && log.events.size() == EventLog::most_events);
  CHECK(log.stamps.size() == EventLog::most_events / EventLog::events_per_stamp);
}

}  // namespace

int main() {
  Random random(11);
  for (int i = 0; i < 300; ++i) watch_hitori(random);
  for (int i = 0; i < 200; ++i) watch_zip(random);
  for (int i = 0; i < 50; ++i) watch_changes(random);
  fill_up();
}
