// The explanation of a word: shown when the pointer rests on it, or on a key press for the word at
// the caret. The same card serves both.

import { StateEffect, StateField } from "@codemirror/state";
import { EditorView, ViewPlugin, closeHoverTooltip, closeHoverTooltips, hasHoverTooltips, hoverTooltip, showTooltip } from "@codemirror/view";
import { question } from "./enums.js";
import { visible } from "./visible.js";

/** @type {import("@codemirror/state").StateEffectType<any>} */
const setHint = StateEffect.define();

// The hint requested by a key.
const hint = StateField.define({
  create: () => null,
  update(value, tr) {
    if (value && (tr.docChanged || tr.selection)) value = null;
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

const tooltip = (card) => ({ pos: card.from, end: card.to, arrow: false, create: () => ({ dom: draw(card) }) });

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
  if (card) view.dispatch({ effects: [setHint.of(tooltip(card)), closeHoverTooltips] });
}

const rest = 450; // ms until a pointer that lies still asks

// pointed is the hint of the word that the pointer rests on: part of the card that has the problems
// there, so that neither covers the other.
function pointed(ask) {
  let finger = false;
  const card = hoverTooltip(async (view, pos, side) => {
    if (finger || view.state.field(hint)) return null;
    const card = await ask(question.card, side < 0 && pos > view.state.doc.lineAt(pos).from ? pos - 1 : pos);
    return card && !view.state.field(hint) ? tooltip(card) : null;
  }, { hoverTime: rest, hideOnChange: true });
  // A finger has no hover: its taps are clicks, although they also produce mouse movements.
  const by = (e) => void (finger = e.pointerType === "touch");
  const close = (e, view) => {
    by(e);
    if (view.state.field(card.active).length > 0) view.dispatch({ effects: closeHoverTooltip(card) });
  };
  return [card, EditorView.domEventHandlers({ pointermove: by, pointerdown: close })];
}

// hints is the extension. ask resolves to a card, or null.
export const hints = (ask) => [
  hint,
  pointed(ask),
  ViewPlugin.define((view) => {
    views.add(view);
    return { destroy: () => views.delete(view) };
  }),
];
