// Look over all text of a page: give what is hard to read against what lies behind it, as WCAG 2 counts it.
() => {
  const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 });
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  const known = new Map();
  const parts = (colour) => {
    if (!known.has(colour)) {
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = pen.getImageData(0, 0, 1, 1).data;
      known.set(colour, [red, green, blue, alpha / 255]);
    }
    return known.get(colour);
  };
  const over = (front, back) => [0, 1, 2].map((part) => front[part] * front[3] + back[part] * (1 - front[3]));
  const luminance = (colour) => {
    const [red, green, blue] = colour.map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const behind = (element) => {
    if (!element) return [255, 255, 255];
    const colour = parts(getComputedStyle(element).backgroundColor);
    return colour[3] === 1 ? colour.slice(0, 3) : over(colour, behind(element.parentElement));
  };
  const wrong = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const open = document.querySelector("dialog[open]");
    if (!node.textContent.trim() || (open && !open.contains(element)) || element.closest(":disabled, label:has(input:disabled), .unseen, .skip, option, script, style")) continue;
    if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
    const style = getComputedStyle(element);
    const back = behind(element);
    const front = over(parts(style.color), back);
    const [light, dark] = [luminance(front), luminance(back)].sort((a, b) => b - a);
    const ratio = (light + 0.05) / (dark + 0.05);
    const size = parseFloat(style.fontSize);
    const least = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
    if (ratio < least) wrong.add(`${ratio.toFixed(2)} < ${least}: "${node.textContent.trim().slice(0, 30)}" in ${element.outerHTML.slice(0, 80)}`);
  }
  return [...wrong];
}
