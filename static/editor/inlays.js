// Words before the arguments of a statepoint that name them. They are not part of the text: neither
// copied nor searched nor counted.

import { StateEffect, StateField } from "@codemirror/state";
import { Decoration, EditorView, WidgetType } from "@codemirror/view";
import { inlays as words } from "./enums.js";

// setInlays: offset, kind, … sorted by offset; null for none.
/** @type {import("@codemirror/state").StateEffectType<any>} */
export const setInlays = StateEffect.define();

class Inlay extends WidgetType {
  constructor(kind) {
    super();
    this.kind = kind;
  }

  eq(other) {
    return other.kind === this.kind;
  }

  toDOM() {
    const e = document.createElement("span");
    e.className = "cm-inlay";
    e.dataset.word = words[this.kind]; // which a style shows: what is copied has no part of it
    return e;
  }

  ignoreEvent() {
    return false;
  }
}

const made = words.map((_, kind) => Decoration.widget({ widget: new Inlay(kind), side: 1 }));

function decorate(flat, length) {
  const ranges = [];
  for (let i = 0; i < flat.length; i += 2) if (flat[i] <= length) ranges.push(made[flat[i + 1]].range(flat[i]));
  return Decoration.set(ranges);
}

// inlays is the extension for a pane that shows a module as LLVM prints it.
export const inlays = StateField.define({
  create: () => Decoration.none,
  update(value, tr) {
    if (tr.docChanged) value = value.map(tr.changes);
    for (const e of tr.effects) if (e.is(setInlays)) value = e.value === null ? Decoration.none : decorate(e.value, tr.newDoc.length);
    return value;
  },
  provide: (f) => EditorView.decorations.from(f),
});
