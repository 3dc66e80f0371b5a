// Running the techniques, and the local ones: those that look at a cell or at two ends of path.
#include "zip/ladder/logic.hpp"

#include "zip/ladder/lookahead.hpp"

namespace cluewright::zip {

Logic::Logic(const Graph& graph, Budget& budget) : budget_(budget), state_(graph), is_dirty_(graph.cells, 0), quiet_(graph.cells, 0) {
  for (CellId c = 0; c < graph.cells; ++c) touch(c);
}

bool Logic::decide(EdgeId e, bool use) {
  if (broken_) return false;
  if (state_.value(e) != unknown) {
    if ((state_.value(e) == used) == use) return true;
    return fail(Technique::full_cell);
  }
  return apply(e, use, Technique::forced_corner);
}

Progress Logic::run(Techniques techniques) {
  collecting_ = false;
  const auto allowed = [&](Technique technique) { return (techniques & only(technique)) != 0; };
  for (;;) {
    if (broken_ || !drain()) return Progress::broken;
    if (state_.undecided() == 0) return Progress::solved;
    if (budget_.spent()) return Progress::stopped;
    bool fine = true;
    pending_.clear();
    // The stretches first: they find most, so the others are needed less often.
    if (allowed(Technique::only_way) || allowed(Technique::bridge_order))
      fine = find_segments(allowed(Technique::bridge_order));
    if (fine && pending_.empty() && allowed(Technique::cut)) fine = find_cuts();
    if (fine && pending_.empty() && allowed(Technique::parity)) fine = find_parity();
    if (fine && pending_.empty() && allowed(Technique::both_ways)) fine = find_lookahead(Technique::both_ways);
    if (fine && pending_.empty() && allowed(Technique::contradiction)) fine = find_lookahead(Technique::contradiction);
    if (!fine) return Progress::broken;
    if (pending_.empty()) return budget_.why() == Stop::none ? Progress::stuck : Progress::stopped;
    if (!apply_pending()) return Progress::broken;
  }
}

std::optional<Step> Logic::next(Technique hardest) {
  collecting_ = true;
  for (std::int32_t t = 0; t <= static_cast<std::int32_t>(hardest) && !broken_; ++t) {
    finding_ = {};
    pending_.clear();
    if (!find(static_cast<Technique>(t))) break;
    if (finding_.changes.empty()) continue;
    Step found = std::move(finding_);
    for (const Change& c : found.changes)
      if (state_.value(c.edge) == unknown) apply(c.edge, c.use, found.technique);
    return found;
  }
  return std::nullopt;
}

std::vector<Step> Logic::list(Technique hardest) {
  std::vector<Step> found;
  collecting_ = true;
  listed_ = &found;
  for (std::int32_t t = 0; t <= static_cast<std::int32_t>(hardest) && !broken_ && !budget_.spent(); ++t) {
    finding_ = {};
    if (find(static_cast<Technique>(t))) put_on_list();
  }
  listed_ = nullptr;
  finding_ = {};
  return found;
}

void Logic::put_on_list() {
  if (!finding_.changes.empty()) listed_->push_back(std::move(finding_));
  finding_ = {};
}

bool Logic::find(Technique technique) {
  switch (technique) {
    case Technique::only_way: return find_segments(false);
    case Technique::bridge_order: return find_segments(true);
    case Technique::cut: return find_cuts();
    case Technique::parity: return find_parity();
    case Technique::both_ways:
    case Technique::contradiction: return find_lookahead(technique);
    default:
      for (CellId c = 0; c < state_.graph().cells; ++c) {
        if (quiet_[c] & only(technique)) continue;
        if (!local(c, technique, false)) return false;
        if (enough()) return true;
        if (!listed_) quiet_[c] |= static_cast<std::uint8_t>(only(technique));
      }
      return true;
  }
}

bool Logic::drain() {
  while (!dirty_.empty()) {
    const CellId c = dirty_.back();
    dirty_.pop_back();
    is_dirty_[c] = 0;
    pending_.clear();
    if (!local(c, Technique::forced_corner, true) || !apply_pending()) return false;
  }
  return true;
}

bool Logic::local(CellId c, Technique wanted, bool any) { return degree(c, wanted, any) && joins(c, wanted, any); }

// A cell uses exactly as many edges as it needs.
bool Logic::degree(CellId c, Technique wanted, bool any) {
  const Graph& graph = state_.graph();
  const std::int32_t need = graph.need[c], used_here = state_.used_at(c), ways = state_.ways(c);
  if (ways < need) {
    show(c);
    return fail(Technique::dead_end);
  }
  if (used_here == need && ways > need && (any || wanted == Technique::full_cell)) {
    begin(Technique::full_cell);
    show(c);
    for (const Way& way : graph.at[c])
      if (state_.value(way.edge) == unknown) change(way.edge, false);
  } else if (used_here < need && ways == need) {
    const Technique technique = graph.at[c].count == need ? Technique::forced_corner : Technique::dead_end;
    if (!any && wanted != technique) return true;
    begin(technique);
    show(c);
    for (const Way& way : graph.at[c])
      if (state_.value(way.edge) == unknown) change(way.edge, true);
  }
  return true;
}

// Two pieces of path may only be joined where that breaks no rule.
bool Logic::joins(CellId c, Technique wanted, bool any) {
  if (!state_.open(c)) return true;
  const Fragments& fragments = state_.fragments();
  for (const Way& way : state_.graph().at[c]) {
    if (state_.value(way.edge) != unknown || !state_.open(way.to)) continue;
    const Objection objection = fragments.objection(c, way.to);
    if (objection == Objection::none) continue;
    const Technique technique = objection == Objection::loop        ? Technique::early_loop
                                : objection == Objection::early_end ? Technique::early_end
                                                                    : Technique::number_order;
    if (!any && wanted != technique) continue;
    begin(technique, std::min(fragments.near(c), fragments.near(way.to)),
          std::max(fragments.near(c), fragments.near(way.to)));
    show(c);
    show(way.to);
    change(way.edge, false);
    if (enough()) return true;
  }
  return true;
}

void Logic::begin(Technique technique, std::int32_t from, std::int32_t to) {
  technique_ = technique;
  if (listed_) put_on_list();
  if (!collecting_ || !finding_.changes.empty()) return;
  finding_ = {};
  finding_.technique = technique;
  finding_.from = from;
  finding_.to = to;
}

void Logic::change(EdgeId e, bool use) { (collecting_ ? finding_.changes : pending_).push_back({e, use, technique_}); }

void Logic::show(CellId c) {
  if (collecting_) finding_.cells.push_back(c);
}

// Notes what is broken; always returns false. The cells shown so far are its evidence.
bool Logic::fail(Technique technique, std::int32_t from, std::int32_t to) {
  broken_ = true;
  breach_ = {};
  breach_.technique = technique;
  breach_.from = from;
  breach_.to = to;
  if (collecting_) breach_.cells = finding_.cells;
  return false;
}

bool Logic::apply(EdgeId e, bool use, Technique technique) {
  if (watched_.log)
    watched_.log->settle(static_cast<std::size_t>(state_.graph().border[e]), use ? used : closed,
                         static_cast<unsigned>(technique));
  const auto [u, v] = state_.graph().ends[e];
  const CellId a = state_.fragments().other(u), b = state_.fragments().other(v);
  const std::int32_t x = state_.fragments().near(u), y = state_.fragments().near(v);
  const bool crowded = use && (!state_.open(u) || !state_.open(v));
  const Objection objection = state_.decide(e, use);
  if (objection != Objection::none) {
    finding_.cells = {u, v};
    const Technique technique = crowded                             ? Technique::full_cell
                                : objection == Objection::loop      ? Technique::early_loop
                                : objection == Objection::early_end ? Technique::early_end
                                                                    : Technique::number_order;
    return fail(technique, std::min(x, y), std::max(x, y));
  }
  touch(u);
  touch(v);
  if (use) {
    touch(a);
    touch(b);
  }
  return true;
}

bool Logic::apply_pending() {
  for (const Change& c : pending_) {
    if (state_.value(c.edge) == unknown) {
      if (!apply(c.edge, c.use, c.technique)) return false;
    } else if ((state_.value(c.edge) == used) != c.use) {
      const auto [u, v] = state_.graph().ends[c.edge];
      finding_.cells = {u, v};
      return fail(Technique::contradiction);
    }
  }
  pending_.clear();
  return true;
}

void Logic::touch(CellId c) {
  quiet_[c] = 0;
  if (is_dirty_[c]) return;
  is_dirty_[c] = 1;
  dirty_.push_back(c);
}

}  // namespace cluewright::zip
