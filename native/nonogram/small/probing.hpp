// Probing: try both values of every unknown cell, keep what both agree on and what one of them refutes, until nothing changes.
//
// Eight tries run side by side, one in each lane of the line kernel, each on its own copy of the board (Wu et al. 2013 probe the
// same way one at a time). A try that led to y also shows that the opposite of y refutes it: such contrapositives start later tries.
#pragma once

#include <cstdint>
#include <vector>

#include "nonogram/small/literal.hpp"
#include "nonogram/small/propagation.hpp"
#include "nonogram/solve.hpp"

namespace cluewright::nonogram {

// What probing found out about each cell, as long as the board it was found on does not change where it matters.
template <class Word>
struct ProbeTable {
  struct Entry {
    Word rows = 0, columns = 0;  // lines the tries looked at
    std::uint16_t gain[2] = {0, 0};  // cells settled by trying empty, filled
    bool due = true;
  };
  std::vector<Entry> entries;
};

enum class ProbeEnd : std::uint8_t { settled, contradiction, unfinished, stopped };

template <class Word>
class Probing {
 public:
  // A proof is logged only without contrapositives.
  Probing(const Rules<Word>& rules, Statistics& statistics, Recording* recording, bool contrapositives,
          search::ProofLog* proof = nullptr);

  // Brings the board to its fixpoint under probing. `fresh` are lines that changed since the table was last good.
  // After `most_work` units it ends unfinished: what was found stays on the board.
  ProbeEnd settle(Board<Word>& board, ProbeTable<Word>& table, Dirty<Word> fresh, Budget& budget,
                  std::uint64_t most_work = ~std::uint64_t(0));

  // Puts a cell on the board and propagates lines; false on contradiction. The changed lines are added to `changed`.
  bool put(Board<Word>& board, Literal l, Stage stage, Dirty<Word>& changed);

  // Contrapositives found from here on can be undone to here.
  std::size_t mark() const { return found_.size(); }
  void take_back(std::size_t mark);

  std::uint64_t work() const { return work_; }

 private:
  struct Lane {
    Board<Word> board;
    Dirty<Word> dirty, seen, stale;  // to settle; ever settled; changed on the base board since the try began
    int cell = -1;
    bool value = false, has_first = false, on_rows = true;
    std::uint16_t gain = 0;
    Word first_filled[most_side<Word>], first_empty[most_side<Word>];
  };

  void start(Lane& lane, bool value);
  bool start_next(Lane& lane);
  bool finish(Lane& lane, bool contradiction);  // false: the base board is refuted
  bool force(int cell, Word* filled_rows, Word* empty_rows);
  void prove(int cell, Literal forced);
  void note_changes(const Dirty<Word>& changed);
  void write_changes();
  void apply_contrapositives(Lane& lane, Literal l);
  void remember_contrapositives(const Lane& lane);

  const Rules<Word>& rules_;
  Statistics& statistics_;
  Recording* recording_;
  bool contrapositives_;
  search::ProofLog* proof_;
  std::vector<Lane> lanes_;
  Board<Word>* base_ = nullptr;
  ProbeTable<Word>* table_ = nullptr;
  int next_ = 0;   // the cell to look at next
  Dirty<Word> pending_;  // changes not yet written to the table
  int idle_ = 0;   // cells passed over since the last one that was due
  std::vector<Word> implied_;  // per literal: rows of cells it makes filled, rows of cells it makes empty
  struct Found {
    Literal from, to;
  };
  std::vector<Found> found_;
  std::uint64_t work_ = 0;
};

}  // namespace cluewright::nonogram
