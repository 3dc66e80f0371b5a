// Files dropped on the page or chosen: good puzzles are kept, problems are reported.

import { message } from "../announce.js";
import { request } from "../api.js";
import { h, replace } from "../dom.js";
import { t } from "../words.js";

/** @param {HTMLElement} host @param {() => void} changed */
export function importing(host, changed) {
  const field = h("input", { type: "file", multiple: true, id: "import-files", class: "unseen", onchange: () => take(field.files ?? []) });
  const button = h("label", { class: "button", htmlFor: "import-files" }, t("collect-import"));
  const report = h("div", { class: "import-report", role: "status" });
  let depth = 0;

  /** @param {DragEvent} event */
  const enters = (event) => {
    if (![...(event.dataTransfer?.types || [])].includes("Files")) return;
    event.preventDefault();
    depth += 1;
    host.classList.add("dropping");
  };
  const leaves = () => {
    depth = Math.max(0, depth - 1);
    if (!depth) host.classList.remove("dropping");
  };
  /** @param {DragEvent} event */
  const over = (event) => event.preventDefault();
  /** @param {DragEvent} event */
  const drops = (event) => {
    event.preventDefault();
    depth = 0;
    host.classList.remove("dropping");
    take(event.dataTransfer?.files ?? []);
  };
  /** @type {Record<string, (event: any) => void>} */
  const events = { dragenter: enters, dragleave: leaves, dragover: over, drop: drops };
  for (const [name, act] of Object.entries(events)) document.addEventListener(name, act);

  /** @param {Iterable<File>} files */
  async function take(files) {
    /** @type {string[]} */
    const lines = [];
    let kept = 0;
    let fresh = 0;
    for (const file of [...files]) {
      try {
        const found = await (await request("POST", "/library/import", { raw: file, query: { name: file.name } })).json();
        kept += found.kept.length;
        fresh += found.kept.filter((/** @type {{ new: boolean }} */ each) => each.new).length;
        for (const problem of found.problems) lines.push(t("collect-problem", { file: file.name, problem }));
      } catch (problem) {
        lines.push(t("collect-problem", { file: file.name, problem: problem.message }));
      }
    }
    field.value = "";
    const words = kept ? t("collect-kept", { count: fresh, known: kept - fresh }) : t("collect-kept-none");
    replace(
      report,
      h(
        "div",
        { class: "sheet" },
        h("p", {}, words),
        lines.length ? h("ul", {}, lines.slice(0, 20).map((line) => h("li", {}, line))) : null,
        lines.length > 20 ? h("p", { class: "soft" }, t("collect-more-problems", { count: lines.length - 20 })) : null,
        h("button", { type: "button", onclick: () => replace(report) }, t("word-close")),
      ),
    );
    if (kept) changed();
    if (!lines.length && !kept) message(t("collect-kept-none"));
  }

  return {
    button: h("span", {}, field, button),
    report,
    end() {
      for (const [name, act] of Object.entries(events)) document.removeEventListener(name, act);
    },
  };
}
