// Look at every label of a control and every heading: give those that are cut off, or stand out of their box or the screen.
() => {
  const wrong = [];
  const seen = (element) => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && !element.closest("[inert]");
  const forEars = (element) => Boolean(element.closest(".unseen")) || getComputedStyle(element).clipPath !== "none";
  const moved = (element) => {
    for (let each = element; each; each = each.parentElement) if (["auto", "scroll"].includes(getComputedStyle(each).overflowX)) return true;
    return false;
  };
  const describe = (why, element) => wrong.push(`${why}: ${element.textContent.trim().slice(0, 60)} in ${element.outerHTML.slice(0, 80)}`);
  const inside = (rect, box, slack) => rect.left >= box.left - 1 && rect.right <= box.right + 1 && rect.top >= box.top - slack && rect.bottom <= box.bottom + slack;

  const labels = [...document.querySelectorAll("h1, h2, h3, h4, button, a.button, #rooms a, label, summary, legend, .choice-option, .tool-name")];
  const shown = labels.filter((element) => seen(element) && !forEars(element) && element.textContent.trim());
  for (const element of shown) {
    const box = element.getBoundingClientRect();
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!text.textContent.trim() || !seen(parent) || forEars(parent) || parent.closest("select, textarea")) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const slack = parseFloat(getComputedStyle(parent).fontSize) / 2; // the boxes of letters are taller than a narrow line
      if (getComputedStyle(parent).display !== "contents" && ![...range.getClientRects()].every((rect) => inside(rect, box, slack))) describe("out of its box", element);
      else if (!moved(parent) && ![...range.getClientRects()].every((rect) => rect.left >= -1 && rect.right <= innerWidth + 1)) describe("out of the screen", element);
      for (let each = parent; each !== element.parentElement; each = each.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(each);
        if (overflowX !== "visible" && each.scrollWidth > each.clientWidth + 1) describe("cut off at the side", element);
        if (overflowY !== "visible" && each.scrollHeight > each.clientHeight + 1) describe("cut off below", element);
      }
    }
  }
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) wrong.push(`moves sideways: ${root.scrollWidth} > ${root.clientWidth}`);
  return { count: shown.length, wrong: [...new Set(wrong)] };
}
