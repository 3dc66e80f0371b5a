// The front page: one press starts a game.

import { h, replace } from "../dom.js";
import { t } from "../texts.js";
import { get } from "../api.js";
import { settings } from "../settings.js";

function kindCard(kind) {
  const last = settings.last[kind.name] || {};
  const query = new URLSearchParams();
  if (last.size) query.set("size", last.size);
  query.set("level", last.level || "easy"); // a first puzzle is a gentle one, and made ahead
  const start = `/#/game/new/${kind.name}?${query}`;
  return h(
    "section",
    { class: "card sheet kind-card", "aria-labelledby": `kind-${kind.name}` },
    h("img", { class: "kind-picture", src: `/api/v1/kinds/${kind.name}/sample.svg`, alt: "", width: 240, height: 240, loading: "eager" }),
    h("h2", { id: `kind-${kind.name}` }, kind.title),
    h("p", { class: "soft kind-rules" }, kind.rules),
    h("div", { class: "card-actions" }, [
      h("a", { class: "button primary", href: start, dataset: { play: kind.name } }, t("home.play", { kind: kind.title })),
      h("a", { class: "button quiet", href: `/#/play/${kind.name}` }, t("home.another")),
    ]),
  );
}

function daily(kinds, today) {
  const titles = Object.fromEntries(kinds.map((kind) => [kind.name, kind.title]));
  return h(
    "section",
    { class: "sheet", "aria-labelledby": "daily" },
    h("h2", { id: "daily" }, t("home.daily")),
    h("p", { class: "soft" }, t("home.dailyLead")),
    h("div", { class: "row" }, today.puzzles.map((entry) => h("a", { class: "button", href: `/#/game/${entry.puzzle_id}`, dataset: { daily: entry.kind } }, titles[entry.kind]))),
  );
}

function underWay(kinds, games) {
  const titles = Object.fromEntries(kinds.map((kind) => [kind.name, kind.title]));
  const words = (game) => t("home.resume", { kind: titles[game.kind] || game.kind, size: t("word.cells", game) });
  return h(
    "section",
    { class: "sheet", "aria-labelledby": "continue" },
    h("h2", { id: "continue" }, t("home.continue")),
    h("p", { class: "soft" }, t("home.continueLead")),
    h("div", { class: "row" }, games.slice(0, 6).map((game) => h("a", { class: "button", href: `/#/game/${game.puzzle_id}` }, game.title || words(game)))),
  );
}

export async function show(host) {
  const kinds = await get("/kinds");
  const more = h("div", { class: "home-more", "aria-busy": "true" });
  replace(
    host,
    h("div", { class: "home-head" }, h("h1", {}, t("home.title")), h("p", { class: "soft" }, t("home.lead"))),
    h("div", { class: "cards" }, kinds.filter((kind) => kind.generates).map(kindCard)),
    more,
  );
  Promise.all([get("/games"), get("/daily")]).then(
    ([games, today]) => replace(more, games.under_way.length ? underWay(kinds, games.under_way) : null, daily(kinds, today)),
    () => {},
  ).finally(() => more.setAttribute("aria-busy", "false"));
}
