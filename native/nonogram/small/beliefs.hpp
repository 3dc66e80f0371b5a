// Belief propagation between rows and columns: each line tells the crossing ones how likely it takes each cell to be filled.
#pragma once

#include <cstdint>
#include <vector>

#include "nonogram/small/belief_kernel.hpp"
#include "nonogram/small/rules.hpp"

namespace cluewright::nonogram {

template <class Word>
class Beliefs {
 public:
  explicit Beliefs(const Rules<Word>& rules);

  // Forgets all messages; a little noise, so that another try takes another way.
  void reset(std::uint64_t noise_seed);
  // Rows answer, then columns, this many times. Known cells are certain.
  void exchange(const Board<Word>& board, int rounds);

  // The probability that the cell is filled.
  float filled(int row, int column) const {
    const float a = from_columns_.of(column)[row * lane_count], b = from_rows_.of(row)[column * lane_count];
    return both(a, b);
  }
  // The same for all cells, row by row.
  void read(std::vector<float>& filled) const;

 private:
  struct Group : BeliefGroup {
    int lanes = 0;         // of them in use
    int line[lane_count];  // the line in each; those not in use repeat the last
    std::vector<std::uint32_t> open;   // for every cell and lane: all ones while it is unknown
    std::vector<std::uint32_t> known;  // the bits of one where it is filled
    bool silent = false;   // no lane has anything to say
  };
  // What the lines of one direction say. They stand as the kernel needs them: group by group, cell by cell, lane by lane.
  struct Messages {
    int first_line = 0;
    std::vector<Group> groups;
    std::vector<std::size_t> begin;  // of each line
    std::vector<float> said;

    const float* of(int line) const { return said.data() + begin[std::size_t(line)]; }  // a cell further every `lane_count`
    float* of(int line) { return said.data() + begin[std::size_t(line)]; }
  };

  void build_groups(int first_line, int count, Messages& messages);
  void look_at(const Board<Word>& board, Messages& messages);
  void hear(const Messages& in, const Messages& out, const Group& group, float (*heard)[lane_count]) const;
  void answer(const Messages& in, Messages& out);
  static float both(float a, float b) { return a * b / (a * b + (1 - a) * (1 - b)); }

  const Rules<Word>& rules_;
  const BeliefKernel& kernel_;
  Messages from_rows_, from_columns_;
  std::vector<float> scratch_;
};

}  // namespace cluewright::nonogram
