// Where the pointer is.

import { ViewPlugin } from "@codemirror/view";

// pointer calls hover with an offset, or -1 when the pointer is on no text, at
// most once a frame and only when it changes; and click likewise, for a press
// that selected nothing, and whether Ctrl or ⌘, and whether Alt was held with it.
export function pointer(hover, click) {
  return ViewPlugin.fromClass(
    class {
      constructor(view) {
        this.view = view;
        this.last = -1;
        this.frame = 0;
        this.move = (e) => {
          // A finger has no hover; its taps are clicks.
          if (e.pointerType === "touch") return;
          this.at = { x: e.clientX, y: e.clientY };
          view.dom.classList.toggle("cm-jumping", e.ctrlKey || e.metaKey);
          this.frame ||= requestAnimationFrame(() => this.look());
        };
        this.leave = () => {
          this.at = null;
          view.dom.classList.remove("cm-jumping");
          this.frame ||= requestAnimationFrame(() => this.look());
        };
        // Not the click event: lighting up what the caret came to replaces the
        // element that was pressed, and then there is no click.
        this.down = (e) => (this.pressed = e.button === 0 ? { x: e.clientX, y: e.clientY } : null);
        this.up = (e) => {
          const from = this.pressed;
          this.pressed = null;
          if (!from || Math.hypot(e.clientX - from.x, e.clientY - from.y) > 4) return;
          const named = e.target.closest("[data-at]"); // a name beside the text
          const offset = named ? Number(named.dataset.at) : this.offset({ x: e.clientX, y: e.clientY });
          if (named || view.state.selection.main.empty) click(offset, e.ctrlKey || e.metaKey, e.altKey);
        };
        view.contentDOM.addEventListener("pointermove", this.move);
        view.contentDOM.addEventListener("pointerleave", this.leave);
        view.contentDOM.addEventListener("pointerdown", this.down);
        view.contentDOM.addEventListener("pointerup", this.up);
      }

      // offset of the character under a point, -1 beyond the end of its line.
      offset(at) {
        const { view } = this;
        const pos = view.posAtCoords(at);
        if (pos === null) return -1;
        const line = view.state.doc.lineAt(pos);
        const box = view.coordsAtPos(pos);
        // posAtCoords rounds to the nearer side of a character.
        let offset = pos;
        if (box && at.x < box.left && pos > line.from) offset = pos - 1;
        if (offset >= line.to) {
          const end = view.coordsAtPos(line.to);
          if (!end || at.x > end.left) return -1;
        }
        return offset;
      }

      look() {
        this.frame = 0;
        const offset = this.at ? this.offset(this.at) : -1;
        if (offset === this.last) return;
        this.last = offset;
        hover(offset);
      }

      destroy() {
        cancelAnimationFrame(this.frame);
        this.view.contentDOM.removeEventListener("pointermove", this.move);
        this.view.contentDOM.removeEventListener("pointerleave", this.leave);
        this.view.contentDOM.removeEventListener("pointerdown", this.down);
        this.view.contentDOM.removeEventListener("pointerup", this.up);
      }
    },
  );
}
