// A plug dynamic programme: cell by cell, a state describes the borders between the cells done and those to come.
//
// For each border the path crosses there (a plug) the state knows which other plug is the far end of the same piece
// of path (or that the far end is the 1 or the last number), and the number nearest to it on that piece. Two pieces
// may be joined when the numbers that meet differ by one; nothing else is ever pruned.
#include "zip/search/count.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace cluewright::zip {

namespace {

constexpr std::int32_t longest = widest_count + 1;

struct Plug {
  std::uint16_t piece = 0;  // 0: none. Two plugs with the same piece are its ends; a single one has a far end
  std::uint16_t near = 0;
  bool operator==(const Plug&) const = default;
};

struct Profile {
  std::array<Plug, longest> plugs{};
  bool operator==(const Profile&) const = default;
};

void add(BigCount& sum, const BigCount& more) {
  std::uint64_t carry = 0;
  for (std::size_t i = 0; i < sum.size(); ++i) {
    const std::uint64_t before = sum[i];
    sum[i] += more[i];
    const std::uint64_t first = sum[i] < before;
    sum[i] += carry;
    carry = first | (carry && sum[i] == 0);
  }
}

// A hash table from profiles to counts, open addressing.
class Table {
 public:
  explicit Table(std::int32_t length) : length_(length), slots_(64, empty) {}

  void add_to(const Profile& profile, const BigCount& count) {
    if (2 * entries_.size() >= slots_.size()) grow();
    std::size_t at = hash(profile) & (slots_.size() - 1);
    while (slots_[at] != empty && !(entries_[slots_[at]].first == profile)) at = (at + 1) & (slots_.size() - 1);
    if (slots_[at] == empty) {
      slots_[at] = static_cast<std::uint32_t>(entries_.size());
      entries_.push_back({profile, count});
    } else {
      add(entries_[slots_[at]].second, count);
    }
  }

  void clear() {
    entries_.clear();
    std::fill(slots_.begin(), slots_.end(), empty);
  }

  std::vector<std::pair<Profile, BigCount>>& entries() { return entries_; }

 private:
  static constexpr std::uint32_t empty = 0xffffffffu;

  std::size_t hash(const Profile& profile) const {
    std::uint64_t h = 0;
    for (std::int32_t i = 0; i < length_; ++i)
      h = (h ^ (std::uint64_t{profile.plugs[i].piece} << 16 | profile.plugs[i].near)) * 0x9e3779b97f4a7c15ull + (h >> 29);
    return static_cast<std::size_t>(h ^ (h >> 32));
  }

  void grow() {
    slots_.assign(2 * slots_.size(), empty);
    for (std::size_t i = 0; i < entries_.size(); ++i) {
      std::size_t at = hash(entries_[i].first) & (slots_.size() - 1);
      while (slots_[at] != empty) at = (at + 1) & (slots_.size() - 1);
      slots_[at] = static_cast<std::uint32_t>(i);
    }
  }

  std::int32_t length_;
  std::vector<std::uint32_t> slots_;
  std::vector<std::pair<Profile, BigCount>> entries_;
};

class Counter {
 public:
  Counter(const Problem& problem, Budget& budget)
      : problem_(problem), budget_(budget), turned_(problem.width > problem.height),
        across_(turned_ ? problem.height : problem.width), along_(turned_ ? problem.width : problem.height),
        last_(static_cast<std::int32_t>(problem.numbers.size())), number_(problem.number_of_cells()), now_(across_ + 1),
        next_(across_ + 1) {
    for (std::int32_t y = 0; y < along_; ++y)
      for (std::int32_t x = 0; x < across_; ++x)
        if (!problem.blocked[cell(y, x)]) last_open_ = y * across_ + x;
  }

  std::optional<BigCount> run() {
    if (problem_.open_cells() == 1) return BigCount{1};
    now_.add_to(Profile{}, BigCount{1});
    for (std::int32_t y = 0; y < along_; ++y) {
      for (std::int32_t x = 0; x < across_; ++x) {
        next_.clear();
        for (auto& [profile, count] : now_.entries()) {
          if (budget_.spend_node()) return std::nullopt;
          visit(profile, count, y, x);
        }
        std::swap(now_, next_);
      }
      next_.clear();
      for (auto& [profile, count] : now_.entries()) {
        std::rotate(profile.plugs.begin(), profile.plugs.begin() + across_, profile.plugs.begin() + across_ + 1);
        next_.add_to(profile, count);
      }
      std::swap(now_, next_);
    }
    BigCount total{};
    for (const auto& [profile, count] : now_.entries()) add(total, count);
    return total;
  }

 private:
  CellId cell(std::int32_t y, std::int32_t x) const { return turned_ ? x * problem_.width + y : y * problem_.width + x; }

  bool passable(std::int32_t y, std::int32_t x, bool onwards) const {
    const std::int32_t to_y = onwards ? y : y + 1, to_x = onwards ? x + 1 : x;
    if (to_y >= along_ || to_x >= across_) return false;
    return problem_.passable[problem_.between(cell(y, x), cell(to_y, to_x))] != 0;
  }

  static bool follow(std::int32_t a, std::int32_t b) { return !a || !b || a - b == 1 || b - a == 1; }

  // Tells the far end of a plug's piece that a number is now nearest to it, where it had none.
  void pass_on(Profile& profile, const Plug& plug, std::int32_t number) const {
    if (plug.near != 0) return;
    for (std::int32_t i = 0; i <= across_; ++i)
      if (profile.plugs[i].piece == plug.piece) profile.plugs[i].near = static_cast<std::uint16_t>(number);
  }

  void visit(const Profile& before, const BigCount& count, std::int32_t y, std::int32_t x) {
    const CellId c = cell(y, x);
    Profile profile = before;
    const Plug side = std::exchange(profile.plugs[x], {}), top = std::exchange(profile.plugs[x + 1], {});
    const std::int32_t in = (side.piece != 0) + (top.piece != 0);
    if (problem_.blocked[c]) {
      if (in == 0) next_.add_to(profile, count);
      return;
    }
    const std::int32_t number = number_[c], need = number == 1 || number == last_ ? 1 : 2;
    if (in > need || !follow(side.near, number) || !follow(top.near, number)) return;
    if (in == 2) {
      if (side.piece == top.piece || (!number && !follow(side.near, top.near))) return;
      pass_on(profile, side, number ? number : top.near);
      pass_on(profile, top, number ? number : side.near);
      for (auto& plug : profile.plugs)
        if (plug.piece == top.piece) plug.piece = side.piece;
      finish(profile, side.piece, count, y, x);
      return;
    }
    const Plug single = side.piece ? side : top;
    if (in == 1) pass_on(profile, single, number);
    if (in == 1 && need == 1) {
      finish(profile, single.piece, count, y, x);
      return;
    }
    const std::uint16_t piece = in == 1 ? single.piece : static_cast<std::uint16_t>(0xffff);
    const auto near = static_cast<std::uint16_t>(number ? number : single.near);
    const bool down_open = passable(y, x, false), on_open = passable(y, x, true);
    const std::int32_t out = need - in;
    for (const bool use_down : {false, true})
      for (const bool use_on : {false, true}) {
        if (use_down + use_on != out || (use_down && !down_open) || (use_on && !on_open)) continue;
        Profile after = profile;
        if (use_down) after.plugs[x] = {piece, near};
        if (use_on) after.plugs[x + 1] = {piece, near};
        keep(after, count);
      }
  }

  // After a cell where no plug goes on: a piece both of whose ends are gone is the whole path.
  void finish(Profile& profile, std::uint16_t piece, const BigCount& count, std::int32_t y, std::int32_t x) {
    bool others = false, present = false;
    for (const auto& plug : profile.plugs) {
      others = others || plug.piece != 0;
      present = present || plug.piece == piece;
    }
    if (!present && (others || y * across_ + x != last_open_)) return;
    keep(profile, count);
  }

  // Numbers the pieces in the order they appear, so that equal profiles are equal.
  void keep(Profile& profile, const BigCount& count) {
    std::array<std::uint16_t, longest> seen{};
    std::uint16_t pieces = 0;
    for (std::int32_t i = 0; i <= across_; ++i) {
      Plug& plug = profile.plugs[i];
      if (plug.piece == 0) continue;
      std::uint16_t found = 0;
      while (found < pieces && seen[found] != plug.piece) ++found;
      if (found == pieces) seen[pieces++] = plug.piece;
      plug.piece = found + 1;
    }
    next_.add_to(profile, count);
  }

  const Problem& problem_;
  Budget& budget_;
  const bool turned_;
  const std::int32_t across_, along_, last_;
  const std::vector<std::int32_t> number_;
  std::int32_t last_open_ = 0;
  Table now_, next_;
};

}  // namespace

std::optional<BigCount> count_solutions(const Problem& problem, Budget& budget) {
  return Counter(problem, budget).run();
}

}  // namespace cluewright::zip
