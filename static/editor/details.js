// Parts of a text that are folded at first, each with a button in the line above it: the locations of
// a record under its call. What the reader has unfolded stays so in the next text.

import { StateEffect, StateField } from "@codemirror/state";
import { Decoration, EditorView, WidgetType } from "@codemirror/view";

// setDetails: start, end, … of the parts, each from the end of the line above it.
/** @type {import("@codemirror/state").StateEffectType<any>} */
export const setDetails = StateEffect.define();
// toggle: the position of a part in the list, and whether it is to be open; undefined for the reverse.
/** @type {import("@codemirror/state").StateEffectType<any>} */
const toggle = StateEffect.define();

class Button extends WidgetType {
  constructor(n, open) {
    super();
    this.n = n;
    this.open = open;
  }

  eq(other) {
    return other.n === this.n && other.open === this.open;
  }

  toDOM(view) {
    const e = document.createElement("button");
    e.type = "button";
    e.className = "cm-details";
    e.tabIndex = -1; // Enter in the line does the same
    e.dataset.sign = this.open ? "▾" : "▸"; // which a style shows: what is copied has no part of it
    e.setAttribute("aria-expanded", String(this.open));
    e.setAttribute("aria-label", "Locations of the record");
    e.onclick = () => view.dispatch({ effects: toggle.of([this.n]), userEvent: "page" });
    return e;
  }

  ignoreEvent() {
    return true;
  }
}

const closed = Decoration.replace({});

function decorate({ flat, open, count }, doc) {
  const ranges = [];
  const folds = [];
  for (let n = 0; 2 * n < flat.length; n++) {
    const from = flat[2 * n];
    const to = flat[2 * n + 1];
    if (to > doc.length) break;
    const line = doc.lineAt(from);
    const at = line.from + (line.text.length - line.text.trimStart().length);
    ranges.push(Decoration.widget({ widget: new Button(n, open.has(n)), side: -1 }).range(at));
    if (!open.has(n)) folds.push(closed.range(from, to));
  }
  return { flat, open, count, buttons: Decoration.set(ranges), folds: Decoration.set(folds) };
}

// count is how long the last list was that had parts: those of a text between have none.
/** @type {{ flat: any, open: Set<number>, count: number, buttons: any, folds: any }} */
const none = { flat: [], open: new Set(), count: 0, buttons: Decoration.none, folds: Decoration.none };

const field = StateField.define({
  create: () => none,
  update(value, tr) {
    let next = value;
    if (tr.docChanged) next = { ...none, open: value.open, count: value.count };
    for (const e of tr.effects) {
      if (!e.is(setDetails)) continue;
      const n = e.value.length || next.count;
      next = decorate({ flat: e.value, open: n === next.count || next.count === 0 ? next.open : new Set(), count: n }, tr.newDoc);
    }
    for (const e of tr.effects) {
      if (!e.is(toggle)) continue;
      const [n, to = !next.open.has(n)] = e.value;
      const open = new Set(next.open);
      open[to ? "add" : "delete"](n);
      next = decorate({ ...next, open }, tr.newDoc);
    }
    // A caret that is put where it would not be seen, as by a search, unfolds that part.
    if (tr.selection) {
      const { head } = tr.newSelection.main;
      const n = hiding(next, head);
      if (n >= 0) next = decorate({ ...next, open: new Set([...next.open, n]) }, tr.newDoc);
    }
    return next;
  },
  provide: (f) => [EditorView.decorations.from(f, (v) => v.buttons), EditorView.decorations.from(f, (v) => v.folds)],
});

// hiding is the part that hides an offset, -1 for none.
function hiding({ flat, open }, offset) {
  for (let n = 0; 2 * n < flat.length; n++) if (offset > flat[2 * n] && offset <= flat[2 * n + 1] && !open.has(n)) return n;
  return -1;
}

// showDetail are the effects that unfold what hides an offset.
export function showDetail(state, offset) {
  const value = state.field(field, false);
  const n = value ? hiding(value, offset) : -1;
  return n < 0 ? [] : [toggle.of([n, true])];
}

// turnDetail unfolds the part under the caret's line, or folds it.
export const turnDetail = (to) => (view) => {
  const { state } = view;
  const value = state.field(field, false);
  const { head } = state.selection.main;
  if (!value) return false;
  for (let n = 0; 2 * n < value.flat.length; n++) {
    const from = value.flat[2 * n];
    const end = to ? from : value.flat[2 * n + 1];
    if (head < state.doc.lineAt(from).from || head > end || value.open.has(n) === to) continue;
    view.dispatch({ effects: toggle.of([n, to]), selection: to ? undefined : { anchor: from }, userEvent: "page" });
    return true;
  }
  return false;
};

export const details = field;
