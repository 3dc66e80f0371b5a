// <cluewright-puzzle> shows one puzzle of the page next to this file, in a frame of its own:
//
//   <script src="puzzles/cluewright-puzzle.js"></script>
//   <cluewright-puzzle number="2"></cluewright-puzzle>
//
// `number` counts from 1, `height` is any CSS length (640px), `src` another page. It sends the event `solved`.

(() => {
  const beside = new URL("index.html", document.currentScript.src).href;

  class CluewrightPuzzle extends HTMLElement {
    #frame = null;
    #hear = (event) => {
      if (event.source !== this.#frame?.contentWindow || event.data?.cluewright !== "solved") return;
      this.dispatchEvent(new CustomEvent("solved", { bubbles: true, detail: { puzzle: event.data.puzzle } }));
    };

    connectedCallback() {
      this.#frame = document.createElement("iframe");
      this.#frame.src = `${this.getAttribute("src") ?? beside}#embed/${this.getAttribute("number") ?? 1}`;
      this.#frame.title = this.getAttribute("title") ?? "Cluewright";
      Object.assign(this.#frame.style, { border: "0", width: "100%", height: this.getAttribute("height") ?? "640px" });
      this.style.display ||= "block";
      this.replaceChildren(this.#frame);
      addEventListener("message", this.#hear);
    }

    disconnectedCallback() {
      removeEventListener("message", this.#hear);
    }
  }

  if (!customElements.get("cluewright-puzzle")) customElements.define("cluewright-puzzle", CluewrightPuzzle);
})();
