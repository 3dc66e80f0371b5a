// What a search currently holds true, in the order it was found, and where each level of decisions begins.
#pragma once

#include <cstddef>
#include <vector>

namespace cluewright::search {

// There is room for every variable from the beginning, so that adding one is a single store.
template <class Literal>
class Trail {
 public:
  void reset(std::size_t variables) {
    literals_.resize(variables);
    size_ = 0;
    begins_.clear();
  }

  std::size_t size() const { return size_; }
  Literal operator[](std::size_t position) const { return literals_[position]; }
  void push(Literal l) { literals_[size_++] = l; }

  // Level 0 is what holds without any decision. The next literal is the decision that begins a new level.
  int level() const { return int(begins_.size()); }
  void begin_level() { begins_.push_back(size_); }
  Literal decision(int level) const { return literals_[begins_[std::size_t(level) - 1]]; }

  // How long the trail was at the end of a level below the current one, and going back there.
  std::size_t length_at(int level) const { return begins_[std::size_t(level)]; }
  void back_to(int level) {
    size_ = length_at(level);
    begins_.resize(std::size_t(level));
  }

 private:
  std::vector<Literal> literals_;
  std::size_t size_ = 0;
  std::vector<std::size_t> begins_;
};

}  // namespace cluewright::search
