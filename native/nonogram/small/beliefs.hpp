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
  void exchange(const Board<Word>& board, int rounds) { exchange(board, rounds, 0, nullptr); }
  // The same, but every message keeps this share of what it was, and cells may have opinions of their own: a probability for each, row
  // by row, as if one more line crossed there.
  void exchange(const Board<Word>& board, int rounds, float kept, const std::vector<float>* opinions);

  // All that lines say, to be taken up again later.
  struct Said {
    std::vector<LaneWeights> rows, columns;
  };
  Said said() const { return {from_rows_.said, from_columns_.said}; }
  void say_again(const Said& said) {
    from_rows_.said = said.rows;
    from_columns_.said = said.columns;
  }
  // What the crossing lines say to a line, cell by cell, and what it says to them.
  float heard(int line, int place) const { return crossing(line).of(place, line - own(line).first_line); }
  float answered(int line, int place) const { return own(line).of(line - own(line).first_line, place); }

  // The probability that the cell is filled.
  float filled(int row, int column) const { return both(from_columns_.of(column, row), from_rows_.of(row, column)); }
  // The same for all cells, row by row; and of each row the cell not known on the board of the last exchange that is the surest, the
  // first of equals, or -1.
  void read(std::vector<float>& filled, std::int16_t* surest) const;
  void read(std::vector<float>& filled) const {
    std::int16_t surest[most_side<Word>];
    read(filled, surest);
  }

 private:
  struct Group : BeliefGroup {
    int lanes = 0;            // of them in use
    int line[belief_lanes];   // the line in each; those not in use repeat the last
    int place[belief_lanes];  // where crossing lines keep their messages to it; those not in use have one after the last line
  };
  // What the lines of one direction say. They stand as the kernel needs them: group by group, cell by cell, lane by lane.
  struct Messages {
    int first_line = 0;
    std::vector<Group> groups;
    struct Begin {
      int weights, lane;
    };
    std::vector<Begin> begin;       // of each line
    std::vector<Word> moved;        // for each four lines, and each way some of them may be meant: the same lines as the lanes stand
    std::vector<LaneWeights> said;  // and one more, which nobody hears

    float of(int line, int cell) const { return said[weights_of(line, cell)].lane[begin[std::size_t(line)].lane]; }
    float& of(int line, int cell) { return said[weights_of(line, cell)].lane[begin[std::size_t(line)].lane]; }
    std::size_t weights_of(int line, int cell) const { return std::size_t(begin[std::size_t(line)].weights + cell); }
    // A bit for each line turned into a bit for each lane, group after group.
    Word lanes_of(Word lines) const {
      Word lanes = 0;
      for (const Word* four = moved.data(); four != moved.data() + moved.size(); four += 16, lines = lines >> 4)
        lanes |= four[low_part(lines) & 15];
      return lanes;
    }
  };

  void build_groups(int first_line, int count, Messages& messages);
  void look_at(const Board<Word>& board, Messages& messages);
  void note_known(const Board<Word>& board, Messages& messages) const;
  void find_positions(const Board<Word>& board, const Group& group, int first_lane, BeliefGroup::Part& part) const;
  void hear(const Messages& in, const Group& group, LaneWeights* heard) const;
  void add_opinions(const std::vector<float>& opinions, const Group& group, LaneWeights* heard) const;
  void answer(const Messages& in, Messages& out, float kept, const std::vector<float>* opinions);
  const Messages& own(int line) const { return rules_.is_row(line) ? from_rows_ : from_columns_; }
  const Messages& crossing(int line) const { return rules_.is_row(line) ? from_columns_ : from_rows_; }
  static float both(float a, float b) { return a * b / (a * b + (1 - a) * (1 - b)); }

  const Rules<Word>& rules_;
  const BeliefKernel& kernel_;
  Messages from_rows_, from_columns_;
  std::vector<LaneWeights> scratch_;
};

}  // namespace cluewright::nonogram
