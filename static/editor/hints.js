// What there is to say about a word: shown when the pointer rests on it, or for
// the word at the caret when a key asks. The same tooltip serves both.

import { StateEffect, StateField } from "@codemirror/state";
import { ViewPlugin, closeHoverTooltips, hasHoverTooltips, showTooltip } from "@codemirror/view";
import { question } from "./enums.js";
import { visible } from "./visible.js";

const setHint = StateEffect.define();

// A hint is a tooltip with `keyboard`, which says that a key asked for it.
const hint = StateField.define({
  create: () => null,
  update(value, tr) {
    if (value && (tr.docChanged || (value.keyboard && tr.selection))) value = null;
    for (const e of tr.effects) if (e.is(setHint)) value = e.value;
    return value;
  },
  provide: (f) => showTooltip.from(f),
});

function element(name, cls, ...children) {
  const e = document.createElement(name);
  if (cls) e.className = cls;
  e.append(...children);
  return e;
}

function draw(card) {
  const dom = element("div", "cm-hint");
  dom.setAttribute("role", "tooltip");
  const head = element("div", "cm-hint-head", element("code", "link-" + card.category, visible(card.title)));
  if (card.what) head.append(element("span", "", visible(card.what)));
  dom.append(head);
  if (card.meaning) dom.append(element("p", "", visible(card.meaning)));
  if (card.rows.length > 0) {
    const list = element("dl");
    for (const { label, text, code } of card.rows) {
      const d = element("dd");
      if (text) d.append(visible(text));
      if (text && code) d.append(" ");
      if (code) d.append(element("code", "", visible(code)));
      list.append(element("dt", "", label), d);
    }
    dom.append(list);
  }
  return dom;
}

const tooltip = (card, keyboard) => ({ pos: card.from, end: card.to, keyboard, arrow: false, create: () => ({ dom: draw(card) }) });

function closeHint(view) {
  if (!view.state.field(hint, false)) return false;
  view.dispatch({ effects: setHint.of(null) });
  return true;
}

// closeCards closes what is shown of a word: the hint, and the problems that the pointer rests on.
function closeCards(view) {
  if (!hasHoverTooltips(view.state)) return closeHint(view);
  view.dispatch({ effects: [closeHoverTooltips, setHint.of(null)] });
  return true;
}

const views = new Set();

// Esc closes cards wherever the keyboard is: the pointer may rest elsewhere.
addEventListener("keydown", (e) => {
  if (e.key !== "Escape" || [...views].filter(closeCards).length === 0) return;
  e.preventDefault();
  e.stopImmediatePropagation();
}, true);

// explain shows the hint of a word, as if the pointer rested there.
export async function explain(view, ask, pos) {
  const card = await ask(question.explain, pos);
  if (card) view.dispatch({ effects: setHint.of(tooltip(card, true)) });
}

const rest = 450; // ms until a pointer that lies still asks
const grace = 150; // ms for the way from the word to its tooltip

// hints is the extension. ask resolves to a card, or null.
export const hints = (ask) => [
  hint,
  ViewPlugin.fromClass(
    class {
      constructor(view) {
        this.view = view;
        this.timer = 0;
        this.closing = 0;
        this.asked = 0;
        this.move = (e) => this.moved(e);
        this.leave = (e) => this.left(e);
        views.add(view);
        view.dom.addEventListener("pointermove", this.move);
        view.dom.addEventListener("pointerleave", this.leave);
        view.dom.addEventListener("pointerdown", this.leave);
      }

      get shown() {
        return this.view.state.field(hint);
      }

      moved(e) {
        clearTimeout(this.timer);
        this.asked++;
        if (e.pointerType === "touch" || e.buttons !== 0) return;
        const { shown } = this;
        if (shown && !shown.keyboard) {
          if (e.composedPath().some((n) => n.classList?.contains("cm-hint"))) return this.stay();
          const pos = this.view.posAtCoords({ x: e.clientX, y: e.clientY });
          if (pos !== null && pos >= shown.pos && pos <= shown.end && e.composedPath().includes(this.view.contentDOM)) return this.stay();
          this.closing ||= setTimeout(() => this.close(), grace);
        }
        if (!e.composedPath().includes(this.view.contentDOM)) return;
        const at = { x: e.clientX, y: e.clientY };
        this.timer = setTimeout(() => this.look(at), rest);
      }

      stay() {
        clearTimeout(this.closing);
        this.closing = 0;
      }

      left() {
        clearTimeout(this.timer);
        this.asked++;
        const { shown } = this;
        if (shown && !shown.keyboard) this.closing ||= setTimeout(() => this.close(), grace);
      }

      close() {
        this.closing = 0;
        const { shown } = this;
        if (shown && !shown.keyboard) closeHint(this.view);
      }

      async look(at) {
        const { view } = this;
        const pos = view.posAtCoords(at);
        if (pos === null) return;
        const box = view.coordsAtPos(pos);
        // Beside the text there is no word, only the nearest one.
        if (!box || at.y < box.top - 3 || at.y > box.bottom + 3 || Math.abs(at.x - box.left) > view.defaultCharacterWidth) return;
        const asked = ++this.asked;
        const card = await ask(question.card, at.x < box.left && pos > view.state.doc.lineAt(pos).from ? pos - 1 : pos);
        if (asked !== this.asked || !card || this.shown?.keyboard) return;
        this.stay();
        view.dispatch({ effects: setHint.of(tooltip(card, false)) });
      }

      destroy() {
        clearTimeout(this.timer);
        clearTimeout(this.closing);
        views.delete(this.view);
        this.view.dom.removeEventListener("pointermove", this.move);
        this.view.dom.removeEventListener("pointerleave", this.leave);
        this.view.dom.removeEventListener("pointerdown", this.leave);
      }
    },
  ),
];
