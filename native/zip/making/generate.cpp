#include "zip/making/generate.hpp"

#include <algorithm>
#include <cstdlib>

#include "zip/board/trace.hpp"
#include "zip/making/paths.hpp"

namespace cluewright::zip {

namespace {

// A board with more cells on its path loses its numbers in this many batches rather than one by one.
constexpr std::int32_t largest_tried_singly = 1600;
constexpr std::size_t batches = 64;

class Workshop {
 public:
  Workshop(const Order& order, Budget& budget)
      : order_(order), budget_(budget), random_(order.seed), prover_(order.proof_nodes, budget) {}

  Product run() {
    Product product;
    product.made = make();
    if (budget_.why() != Stop::none) product.made = Made::stopped;
    product.draft = std::move(draft_);
    product.counts = prover_.counts();
    return product;
  }

 private:
  Made make() {
    draft_.width = order_.width;
    draft_.height = order_.height;
    draft_.path = make_path(order_.width, order_.height, order_.maker, order_.path_nodes, random_, budget_);
    if (draft_.path.empty()) return Made::no_path;
    length_ = static_cast<std::int32_t>(draft_.path.size());
    index_.resize(length_);
    for (std::int32_t i = 0; i < length_; ++i) index_[draft_.path[i]] = i;
    draft_.numbered.assign(length_, 0);
    draft_.numbered.front() = draft_.numbered.back() = 1;
    if (order_.walls_as_needed) return make_with_walls();
    if (!place_walls()) return Made::too_few_walls;
    number_about_half();
    if (!repair_by_numbers()) return Made::stopped;
    if (length_ > largest_tried_singly && !order_.by_proof && !order_.spread) thin_out();
    else remove_numbers();
    return order_.numbers > 0 && draft_.count() != order_.numbers ? Made::too_many_numbers : Made::puzzle;
  }

  // Walls

  std::vector<BorderId> borders_beside_path() const {
    Problem open(order_.width, order_.height);
    open.open_borders(draft_.walls);
    for (std::int32_t i = 1; i < length_; ++i) open.passable[open.between(draft_.path[i - 1], draft_.path[i])] = 0;
    std::vector<BorderId> found;
    for (BorderId b = 0; b < open.borders(); ++b)
      if (open.passable[b]) found.push_back(b);
    return found;
  }

  bool place_walls() {
    std::vector<std::vector<BorderId>> groups = symmetric_groups(borders_beside_path());
    random_.shuffle(groups);
    const auto wanted = static_cast<std::size_t>(order_.walls);
    for (const std::vector<BorderId>& group : groups)
      if (draft_.walls.size() + group.size() <= wanted)
        draft_.walls.insert(draft_.walls.end(), group.begin(), group.end());
    return draft_.walls.size() >= static_cast<std::size_t>(order_.least_walls);
  }

  // The borders that symmetry ties together, where all of them are among those given.
  std::vector<std::vector<BorderId>> symmetric_groups(const std::vector<BorderId>& places) const {
    const Problem board(order_.width, order_.height);
    std::vector<std::uint8_t> free(board.borders(), 0);
    for (const BorderId b : places) free[b] = 1;
    std::vector<std::vector<BorderId>> groups;
    for (const BorderId b : places) {
      if (!free[b]) continue;
      std::vector<BorderId> group{b};
      bool whole = true;
      for (std::size_t i = 0; i < group.size(); ++i) {
        const auto [one, other] = board.sides(group[i]);
        const BorderId twin = board.between(image(one), image(other));
        whole = whole && free[twin];
        if (std::find(group.begin(), group.end(), twin) == group.end()) group.push_back(twin);
      }
      for (const BorderId each : group) free[each] = 0;
      if (whole) groups.push_back(group);
    }
    return groups;
  }

  Made make_with_walls() {
    if (order_.numbers > length_) return Made::too_many_numbers;
    while (draft_.count() < order_.numbers) {
      const std::int32_t index = most_distant();
      if (budget_.spent()) return Made::stopped;
      draft_.numbered[index] = 1;
    }
    Path alternative;
    while (!budget_.spent()) {
      const auto answer = prover_.prove(draft_, &alternative);
      if (answer == Prover::Answer::unique) break;
      // Any step the alternative takes off the path will do; without one in time, any border off the path.
      std::vector<BorderId> steps = borders_beside_path();
      if (answer == Prover::Answer::several) {
        const Problem board(order_.width, order_.height);
        std::vector<std::uint8_t> taken(board.borders(), 0);
        for (std::int32_t i = 1; i < length_; ++i) taken[board.between(alternative[i - 1], alternative[i])] = 1;
        std::erase_if(steps, [&](BorderId b) { return !taken[b]; });
      }
      draft_.walls.push_back(steps[random_.below(steps.size())]);
    }
    while (!order_.by_proof && !budget_.spent()) {
      const std::vector<BorderId> open = undecided_borders();
      if (open.empty()) break;
      draft_.walls.push_back(open[random_.below(open.size())]);
    }
    remove_walls();
    std::sort(draft_.walls.begin(), draft_.walls.end());
    return Made::puzzle;
  }

  // The borders off the path that logic leaves open; none if it solves the puzzle.
  std::vector<BorderId> undecided_borders() {
    const Problem problem = to_problem(draft_);
    const Graph graph(problem);
    Logic logic(graph, budget_);
    std::vector<BorderId> open;
    if (logic.run(order_.allowed) != Progress::stuck) return open;
    for (const BorderId b : borders_beside_path())
      if (logic.state().value(graph.edge[b]) == unknown) open.push_back(b);
    return open;
  }

  void remove_walls() {
    random_.shuffle(draft_.walls);
    for (std::size_t at = draft_.walls.size(); at-- > 0 && !budget_.spent();) {
      bool needless;
      if (order_.by_proof) {
        needless = prover_.without_wall(draft_, at) == Prover::Answer::unique;
      } else {
        Draft fewer = draft_;
        fewer.walls.erase(fewer.walls.begin() + static_cast<std::ptrdiff_t>(at));
        needless = logic_solves(fewer);
      }
      if (needless) draft_.walls.erase(draft_.walls.begin() + static_cast<std::ptrdiff_t>(at));
    }
  }

  // Numbers

  // Gaps of one to three, so that the numbers lie on both colours of the checkerboard.
  void number_about_half() {
    for (std::int32_t i = 0; i < length_; i += 1 + static_cast<std::int32_t>(random_.below(3))) draft_.numbered[i] = 1;
    std::vector<std::int32_t> rest;
    for (std::int32_t i = 1; i < length_; ++i)
      if (!draft_.numbered[i]) rest.push_back(i);
    random_.shuffle(rest);
    for (std::size_t i = 0; i < rest.size() && draft_.count() < order_.numbers; ++i) draft_.numbered[rest[i]] = 1;
    complete_orbits();
  }

  // The cell that symmetry ties to a cell.
  CellId image(CellId cell) const {
    const std::int32_t w = order_.width, h = order_.height, x = cell % w, y = cell / w;
    switch (order_.symmetry) {
      case Symmetry::none: break;
      case Symmetry::half_turn: return (h - 1 - y) * w + (w - 1 - x);
      case Symmetry::left_right: return y * w + (w - 1 - x);
      case Symmetry::top_bottom: return (h - 1 - y) * w + x;
      case Symmetry::diagonal: return x * w + y;
      case Symmetry::quarter_turn: return x * w + (w - 1 - y);
    }
    return cell;
  }

  // The indices of the cells that symmetry ties together, the one given included.
  std::vector<std::int32_t> orbit(std::int32_t index) const {
    std::vector<std::int32_t> found{index};
    for (std::size_t i = 0; i < found.size(); ++i) {
      const std::int32_t twin = index_[image(draft_.path[found[i]])];
      if (std::find(found.begin(), found.end(), twin) == found.end()) found.push_back(twin);
    }
    return found;
  }

  void complete_orbits() {
    if (order_.symmetry == Symmetry::none) return;
    for (std::int32_t i = 0; i < length_; ++i)
      if (draft_.numbered[i])
        for (const std::int32_t j : orbit(i)) draft_.numbered[j] = 1;
  }

  // Numbers more cells until the puzzle is accepted. Ends, because a fully numbered board is.
  bool repair_by_numbers() {
    Path alternative;
    while (!budget_.spent()) {
      const auto answer = prover_.prove(draft_, &alternative);
      if (answer == Prover::Answer::unique && (order_.by_proof || logic_solves(draft_))) return true;
      ++prover_.counts().repairs;
      if (answer != Prover::Answer::several || !exclude_by_numbers(draft_, alternative)) {
        const auto bare = std::find(draft_.numbered.begin(), draft_.numbered.end(), 0);
        if (bare == draft_.numbered.end()) return false;
        *bare = 1;
      }
      complete_orbits();
    }
    return false;
  }

  bool logic_solves(const Draft& draft) {
    const Problem problem = to_problem(draft);
    const Graph graph(problem);
    budget_.spend_node();
    return Logic(graph, budget_).run(order_.allowed) == Progress::solved;
  }

  bool accepted_without(const std::vector<std::int32_t>& group) {
    if (order_.by_proof && group.size() == 1)
      return prover_.without_number(draft_, group.front()) == Prover::Answer::unique;
    Draft fewer = draft_;
    for (const std::int32_t i : group) fewer.numbered[i] = 0;
    return order_.by_proof ? prover_.prove(fewer) == Prover::Answer::unique : logic_solves(fewer);
  }

  // Removes numbers of a large board many at a time, because every try looks at the whole board. Where the path is left
  // open afterwards, the numbers just removed from there are put back: each is still tried once.
  void thin_out() {
    std::vector<std::vector<std::int32_t>> groups, removed;
    std::vector<std::uint8_t> listed(length_, 0);
    listed.front() = listed.back() = 1;
    for (std::int32_t i = 1; i + 1 < length_; ++i) {
      if (!draft_.numbered[i] || listed[i]) continue;
      const std::vector<std::int32_t> group = orbit(i);
      const bool fixed = std::any_of(group.begin(), group.end(), [&](std::int32_t j) { return listed[j]; });
      for (const std::int32_t j : group) listed[j] = 1;
      if (!fixed) groups.push_back(group);
    }
    random_.shuffle(groups);
    const std::size_t size = std::max<std::size_t>(1, groups.size() / batches);
    for (std::size_t done = 0; done < groups.size() && !budget_.spent(); done += size) {
      std::vector<std::vector<std::int32_t>> batch;
      for (std::size_t at = done; at < std::min(done + size, groups.size()); ++at) {
        if (draft_.count() - static_cast<std::int32_t>(groups[at].size()) < order_.numbers) break;
        batch.push_back(groups[at]);
        number(groups[at], 0);
      }
      while (!batch.empty()) {
        const std::vector<std::uint8_t> open = open_stretches();
        if (open.empty()) break;
        const auto settled = [&](const std::vector<std::int32_t>& group) {
          return std::none_of(group.begin(), group.end(), [&](std::int32_t i) { return open[i]; });
        };
        auto kept = std::stable_partition(batch.begin(), batch.end(), settled);
        if (kept == batch.end()) kept = batch.begin();  // what is open is open for all of them
        std::for_each(kept, batch.end(), [&](const auto& group) { number(group, 1); });
        batch.erase(kept, batch.end());
      }
      removed.insert(removed.end(), batch.begin(), batch.end());
    }
    take_back_surplus(removed);
  }

  void number(const std::vector<std::int32_t>& group, std::uint8_t is_numbered) {
    for (const std::int32_t i : group) draft_.numbered[i] = is_numbered;
  }

  // Per index of the path, whether logic leaves the stretch around it open; nothing when it solves the puzzle.
  std::vector<std::uint8_t> open_stretches() {
    const Problem problem = to_problem(draft_);
    const Graph graph(problem);
    budget_.spend_node();
    Logic logic(graph, budget_);
    if (logic.run(order_.allowed) == Progress::solved) return {};
    std::vector<std::uint8_t> open(length_, 0);
    for (std::int32_t i = 0, next = 0; i + 1 < length_; i = next) {
      bool any = false;
      for (next = i + 1;; ++next) {
        any = any || logic.state().value(graph.edge[problem.between(draft_.path[next - 1], draft_.path[next])]) == unknown;
        if (draft_.numbered[next]) break;
      }
      if (any) std::fill(open.begin() + i, open.begin() + next + 1, 1);
    }
    return open;
  }

  // Removes numbers one after the other, each tried once: what was needed stays needed with fewer numbers.
  void remove_numbers() {
    std::vector<std::int32_t> candidates;
    for (std::int32_t i = 1; i + 1 < length_; ++i)
      if (draft_.numbered[i]) candidates.push_back(i);
    random_.shuffle(candidates);
    std::vector<std::uint8_t> tried(length_, 0);
    tried.front() = tried.back() = 1;
    std::vector<std::vector<std::int32_t>> removed;
    for (std::size_t done = 0; done < candidates.size() && !budget_.spent(); ++done) {
      if (draft_.count() <= order_.numbers) break;
      if (order_.spread)
        std::swap(candidates[done],
                  *closest(candidates.begin() + static_cast<std::ptrdiff_t>(done), candidates.end()));
      const std::int32_t index = candidates[done];
      if (tried[index]) continue;
      const std::vector<std::int32_t> group = orbit(index);
      bool fixed = draft_.count() - static_cast<std::int32_t>(group.size()) < order_.numbers;
      for (const std::int32_t i : group) fixed = fixed || tried[i];
      for (const std::int32_t i : group) tried[i] = 1;
      if (fixed || !accepted_without(group)) continue;
      for (const std::int32_t i : group) draft_.numbered[i] = 0;
      removed.push_back(group);
    }
    take_back_surplus(removed);
  }

  // For a surplus the last removals are undone: each state on the way was accepted, and numbers do no harm.
  void take_back_surplus(std::vector<std::vector<std::int32_t>>& removed) {
    const std::int32_t wanted = draft_.count() * (100 + order_.surplus_percent) / 100;
    while (!removed.empty() && draft_.count() < wanted) {
      for (const std::int32_t i : removed.back()) draft_.numbered[i] = 1;
      removed.pop_back();
    }
  }

  // The document's score, in whole numbers: Manhattan distance, and 0.15 of the path distance as a share of the path.
  std::int64_t score(std::int32_t index) const {
    return std::int64_t{100} * length_ * distance_to_number(index) + std::int64_t{15} * steps_to_number(index);
  }

  // Both search nearby first, because on most boards a number is near.
  std::int32_t distance_to_number(std::int32_t index) const {
    const std::int32_t w = order_.width, h = order_.height, x = draft_.path[index] % w, y = draft_.path[index] / w;
    const auto numbered = [&](std::int32_t column, std::int32_t row) {
      return column >= 0 && column < w && draft_.numbered[index_[row * w + column]];
    };
    for (std::int32_t distance = 1; distance < w + h; ++distance)
      for (std::int32_t row = std::max(0, y - distance); row <= std::min(h - 1, y + distance); ++row) {
        const std::int32_t aside = distance - std::abs(row - y);
        if (numbered(x - aside, row) || numbered(x + aside, row)) return distance;
      }
    return w + h;
  }

  std::int32_t steps_to_number(std::int32_t index) const {
    for (std::int32_t steps = 1; steps < length_; ++steps)
      if ((index >= steps && draft_.numbered[index - steps]) ||
          (index + steps < length_ && draft_.numbered[index + steps]))
        return steps;
    return length_;
  }

  // The first with the lowest score, or one of them when the budget is spent.
  template <typename Iterator>
  Iterator closest(Iterator first, Iterator last) {
    Iterator best = first;
    std::int64_t best_score = score(*first);
    for (Iterator at = first + 1; at != last && !budget_.spent(); ++at)
      if (const std::int64_t s = score(*at); s < best_score) {
        best = at;
        best_score = s;
      }
    return best;
  }

  // The first cell without a number that has the highest score; none when the budget is spent.
  std::int32_t most_distant() {
    std::int32_t best = -1;
    std::int64_t best_score = -1;
    for (std::int32_t i = 0; i < length_ && !budget_.spent(); ++i)
      if (!draft_.numbered[i])
        if (const std::int64_t s = score(i); s > best_score) {
          best = i;
          best_score = s;
        }
    return best;
  }

  const Order& order_;
  Budget& budget_;
  Random random_;
  Prover prover_;
  Draft draft_;
  std::int32_t length_ = 0;
  std::vector<std::int32_t> index_;  // per cell its index on the path
};

}  // namespace

Path make_path(std::int32_t width, std::int32_t height, Maker maker, std::uint64_t nodes, Random& random,
               Budget& budget) {
  Path path;
  switch (maker) {
    case Maker::tree_cycle: path = tree_cycle_path(width, height, random); break;
    case Maker::backbite: path = backbite_path(width, height, random); break;
    case Maker::warnsdorff: path = warnsdorff_path(width, height, nodes, random, budget); break;
  }
  if (maker != Maker::warnsdorff) transform(path, width, height, random);
  return path;
}

Product generate(const Order& order, Budget& budget) { return Workshop(order, budget).run(); }

}  // namespace cluewright::zip
