#include "zip/ladder/lookahead.hpp"

namespace cluewright::zip {

namespace {

// What a person follows in the head: for both ways only what is seen cell by cell, for a contradiction all but
// another assumption.
constexpr Technique both_ways_depth = Technique::early_end;
constexpr Technique contradiction_depth = Technique::parity;

// After the first one listed, this many edges are still tried: the list of a large board may never finish.
constexpr std::int32_t edges_worth_listing = 400;

}  // namespace

Logic Lookahead::suppose(EdgeId e, bool use, Technique hardest, Progress& progress) const {
  Logic copy = logic_;
  copy.collecting_ = false;
  copy.listed_ = nullptr;
  progress = copy.decide(e, use) ? copy.run(up_to(hardest)) : Progress::broken;
  return copy;
}

// The steps from an assumption to what breaks, for people.
std::vector<Step> Lookahead::chain_of(EdgeId e, bool use, Technique hardest) const {
  Logic copy = logic_;
  copy.collecting_ = true;
  copy.listed_ = nullptr;
  std::vector<Step> chain;
  if (copy.decide(e, use))
    while (auto step = copy.next(hardest)) chain.push_back(std::move(*step));
  chain.push_back(copy.breach());
  return chain;
}

// Per edge whether a step on the list settles it.
std::vector<std::uint8_t> Lookahead::listed_edges() const {
  std::vector<std::uint8_t> edges(static_cast<std::size_t>(logic_.state_.graph().edges()), 0);
  if (logic_.listed_)
    for (const Step& step : *logic_.listed_)
      for (const Change& change : step.changes) edges[static_cast<std::size_t>(change.edge)] = 1;
  return edges;
}

bool Lookahead::find_contradiction() {
  const Graph& graph = logic_.state_.graph();
  const std::vector<std::uint8_t> simpler = listed_edges();
  std::int32_t worth = edges_worth_listing;
  for (EdgeId tried = 0; tried < graph.edges(); ++tried) {
    const EdgeId e = (logic_.probe_from_ + tried) % graph.edges();
    if (logic_.state_.value(e) != unknown || simpler[e]) continue;
    if (logic_.any_listed() && --worth < 0) return true;
    for (const bool use : {true, false}) {
      if (logic_.budget_.spent()) return true;
      Progress progress;
      suppose(e, use, contradiction_depth, progress);
      if (progress != Progress::broken) continue;
      logic_.begin(Technique::contradiction);
      for (const CellId c : graph.ends[e]) logic_.show(c);
      logic_.change(e, !use);
      if (!logic_.listed_) logic_.probe_from_ = e;
      if (logic_.collecting_) {
        logic_.finding_.supposed = {{e, use}};
        logic_.finding_.chain = chain_of(e, use, contradiction_depth);
      }
      if (!logic_.listed_) return true;  // what follows is seen by simpler means first
      break;
    }
  }
  return true;
}

bool Lookahead::find_both_ways() {
  const Graph& graph = logic_.state_.graph();
  const std::vector<std::uint8_t> simpler = listed_edges();
  std::int32_t worth = edges_worth_listing;
  for (EdgeId tried = 0; tried < graph.edges(); ++tried) {
    const EdgeId e = (logic_.probe_from_ + tried) % graph.edges();
    if (logic_.state_.value(e) != unknown) continue;
    if (logic_.any_listed() && --worth < 0) return true;
    if (logic_.budget_.spent()) return true;
    Progress with, without;
    const Logic used_copy = suppose(e, true, both_ways_depth, with);
    const Logic closed_copy = suppose(e, false, both_ways_depth, without);
    if (with == Progress::broken || without == Progress::broken) continue;  // that is a contradiction
    bool begun = false;
    for (EdgeId f = 0; f < graph.edges(); ++f) {
      if (f == e || logic_.state_.value(f) != unknown || simpler[f]) continue;
      const BorderValue value = used_copy.state_.value(f);
      if (value == unknown || value != closed_copy.state_.value(f)) continue;
      if (!begun) {
        logic_.begin(Technique::both_ways);
        for (const CellId c : graph.ends[e]) logic_.show(c);
        begun = true;
      }
      logic_.change(f, value == used);
    }
    if (!begun) continue;
    if (logic_.collecting_) logic_.finding_.supposed = {{e, true}};
    if (logic_.listed_) continue;
    logic_.probe_from_ = e;
    return true;
  }
  return true;
}

bool Logic::find_lookahead(Technique technique) {
  Lookahead lookahead(*this);
  return technique == Technique::both_ways ? lookahead.find_both_ways() : lookahead.find_contradiction();
}

}  // namespace cluewright::zip
