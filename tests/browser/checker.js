// Look over a page as somebody who cannot see it, or has a small screen, would: give what is wrong, in words.
(minimum) => {
  const wrong = [];
  const seen = (element) => element.checkVisibility({ checkOpacity: false, checkVisibilityCSS: true }) && !element.closest("[inert]");
  const describe = (element) => element.outerHTML.slice(0, 120);
  const nameOf = (element) => {
    const by = element.getAttribute("aria-labelledby");
    if (by) return by.split(" ").map((id) => document.getElementById(id)?.textContent ?? "").join(" ").trim();
    const label = element.getAttribute("aria-label");
    if (label) return label.trim();
    if (element.labels?.length) return element.labels[0].textContent.trim();
    const pictures = [...element.querySelectorAll("img")].map((image) => image.alt).join(" ");
    return `${element.textContent} ${pictures}`.trim() || element.title || "";
  };

  const controls = document.querySelectorAll("a[href], button, input, select, textarea, [tabindex='0'], [role=grid], [role=toolbar], dialog[open], section[aria-labelledby]");
  for (const control of controls) {
    if (seen(control) && !nameOf(control)) wrong.push(`no name: ${describe(control)}`);
  }
  for (const image of document.querySelectorAll("img")) if (!image.hasAttribute("alt")) wrong.push(`no alt: ${describe(image)}`);
  for (const picture of document.querySelectorAll("svg")) {
    if (picture.getAttribute("aria-hidden") !== "true" && !(picture.getAttribute("role") === "img" && picture.getAttribute("aria-label"))) wrong.push(`unnamed drawing: ${describe(picture)}`);
  }

  const headings = [...document.querySelectorAll("main h1, main h2, main h3, main h4")].filter(seen).map((heading) => Number(heading.tagName[1]));
  if (headings.filter((level) => level === 1).length !== 1) wrong.push(`headings of the first level: ${headings.filter((level) => level === 1).length}`);
  headings.reduce((before, level) => {
    if (level > before + 1) wrong.push(`a heading of level ${level} follows one of level ${before}`);
    return level;
  }, 0);

  const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
  for (const id of new Set(ids)) if (ids.filter((other) => other === id).length > 1) wrong.push(`the id ${id} stands twice`);
  if (!document.documentElement.lang) wrong.push("the page names no language");
  for (const element of document.querySelectorAll("[tabindex]")) if (element.tabIndex > 0) wrong.push(`an order of its own: ${describe(element)}`);

  for (const grid of document.querySelectorAll("[role=grid]")) {
    const [rows, columns] = ["aria-rowcount", "aria-colcount"].map((name) => Number(grid.getAttribute(name)));
    const lines = [...grid.querySelectorAll("[role=row]")];
    if (!rows || !columns || !lines.length) wrong.push("a grid without rows");
    if (lines.some((line) => !(Number(line.getAttribute("aria-rowindex")) <= rows))) wrong.push("a row beyond the grid");
    const cells = [...grid.querySelectorAll("[role=gridcell]")];
    if (cells.some((cell) => !(Number(cell.getAttribute("aria-colindex")) <= columns) || !cell.getAttribute("aria-label"))) wrong.push("a cell without a place or a label");
    if (!document.getElementById(grid.getAttribute("aria-activedescendant"))) wrong.push("the active cell is not there");
  }

  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) wrong.push(`wider than the screen: ${root.scrollWidth} > ${root.clientWidth}`);
  for (const control of document.querySelectorAll("button, a.button, select, .choice-option, .rooms a, .game-link")) {
    if (!seen(control)) continue;
    const box = control.getBoundingClientRect();
    if (box.height < minimum || box.width < minimum) wrong.push(`too small to touch (${box.width.toFixed()} x ${box.height.toFixed()}): ${describe(control)}`);
    if (control.tagName !== "SELECT" && control.scrollWidth > control.clientWidth + 1) wrong.push(`cut off (${control.scrollWidth} > ${control.clientWidth}): ${describe(control)}`);
  }
  return wrong;
}
