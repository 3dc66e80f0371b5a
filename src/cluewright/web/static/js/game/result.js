// The card of a result, to copy as text or as a picture: how it went, and nothing of the solution.

import { dialogue, textButton } from "../dialogue.js";
import { download, h, replace } from "../dom.js";
import { palette } from "../board/palette.js";
import { nameOf, settings } from "../settings.js";
import { duration, levelName, t } from "../words.js";

/** @import { Game } from "../types.js" */

const [WIDE, HIGH, DOTS] = [600, 315, 2];

/** @param {Game} game */
function linesOf(game) {
  const { width, height } = game.puzzle;
  const title = document.querySelector(".game-title h1")?.textContent ?? game.kind; // as the page calls it
  const about = [t("word-cells", { width, height }), game.level ? levelName(game.level) : null].filter(Boolean).join(" · ");
  const parts = [settings.timer === "off" ? null : duration(game.seconds), t("word-hints", { count: game.hints_asked }), t("word-mistakes", { count: game.mistaken_moves })];
  return { title, about, figures: parts.filter(Boolean).join(" · ") };
}

/** @param {Game} game */
export function resultText(game) {
  const { title, about, figures } = linesOf(game);
  return [`✓ ${title} (${about})`, figures, t("page-studio")].join("\n");
}

/** Draw the card: an empty board with a tick beside the words. @param {Game} game */
function draw(game) {
  const canvas = h("canvas", { width: WIDE * DOTS, height: HIGH * DOTS, class: "result-card" });
  const ctx = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const colours = palette();
  const { title, about, figures } = linesOf(game);
  ctx.scale(DOTS, DOTS);
  ctx.fillStyle = colours.paper;
  ctx.fillRect(0, 0, WIDE, HIGH);
  const { width, height } = game.puzzle;
  const side = Math.min(190 / width, 190 / height);
  const [left, top] = [40 + (190 - side * width) / 2, (HIGH - side * height) / 2];
  ctx.fillStyle = colours.sheet;
  ctx.fillRect(left, top, side * width, side * height);
  ctx.strokeStyle = colours.hair;
  ctx.lineWidth = 1;
  ctx.beginPath();
  for (let column = 0; column <= width; column++) ctx.rect(left + column * side, top, 0, side * height);
  for (let row = 0; row <= height; row++) ctx.rect(left, top + row * side, side * width, 0);
  ctx.stroke();
  ctx.strokeStyle = colours.bold;
  ctx.lineWidth = 3;
  ctx.strokeRect(left, top, side * width, side * height);
  ctx.strokeStyle = colours.good;
  ctx.lineWidth = 14;
  ctx.lineCap = ctx.lineJoin = "round";
  ctx.beginPath();
  ctx.moveTo(90, 160);
  ctx.lineTo(122, 194);
  ctx.lineTo(184, 118);
  ctx.stroke();
  /** @param {string} text @param {number} y @param {string} font @param {string} colour */
  const write = (text, y, font, colour) => {
    ctx.font = font;
    ctx.fillStyle = colour;
    ctx.fillText(text, 270, y, WIDE - 300);
  };
  const [serif, sans] = ["Georgia, serif", "system-ui, sans-serif"];
  write(title, 110, `600 30px ${serif}`, colours.ink);
  write(about, 145, `18px ${sans}`, colours.soft);
  write(figures, 195, `600 21px ${sans}`, colours.ink);
  write([nameOf(), t("page-studio")].filter(Boolean).join(" · "), 240, `17px ${sans}`, colours.soft);
  return canvas;
}

/** @param {Game} game */
export function shareResult(game) {
  dialogue(t("result-title"), (close) => {
    const card = draw(game);
    const text = resultText(game);
    card.setAttribute("role", "img");
    card.setAttribute("aria-label", text);
    const told = h("p", { class: "soft share-told", role: "status" });
    const copyText = async () => {
      try {
        await navigator.clipboard.writeText(text);
        told.textContent = t("result-copied");
      } catch {
        replace(told, h("textarea", { readOnly: true, rows: 3, value: text })); // to be copied by hand
      }
    };
    const copyPicture = async () => {
      const picture = await new Promise((/** @type {(blob: Blob) => void} */ done) => card.toBlob((blob) => blob && done(blob)));
      try {
        await navigator.clipboard.write([new ClipboardItem({ "image/png": picture })]);
        told.textContent = t("result-copied");
      } catch {
        download(picture, "result.png");
        told.textContent = t("result-saved");
      }
    };
    return [
      card,
      told,
      h("div", { class: "row" }, [textButton("result-copy-text", copyText, { class: "primary" }), textButton("result-copy-picture", copyPicture), textButton("word-close", close)]),
    ];
  });
}
