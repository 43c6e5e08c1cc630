// Rails: the references of the source that live across calls, each a column beside the text with a
// square where it crosses a call, and behind the call their names. None of it is part of the text.

import { RangeSet, StateEffect, StateField } from "@codemirror/state";
import { Decoration, EditorView, GutterMarker, WidgetType, gutter } from "@codemirror/view";
import { categories } from "./enums.js";

/** @type {import("@codemirror/state").StateEffectType<any>} */
export const setRails = StateEffect.define();

// Past this many, the margin counts.
const mostColumns = 5;

class Across extends WidgetType {
  constructor(names) {
    super();
    this.names = names;
    this.key = JSON.stringify(names);
  }

  eq(other) {
    return other.key === this.key;
  }

  toDOM() {
    const e = document.createElement("span");
    e.className = "cm-across";
    e.setAttribute("aria-hidden", "true"); // Liveness, a view, is the same as text
    for (const [name, category] of [["across", ""], ...this.names]) {
      const part = e.appendChild(document.createElement("span"));
      if (category) part.className = "link-" + category;
      part.dataset.word = name; // which a style shows: what is copied has no part of it
    }
    return e;
  }

  ignoreEvent() {
    return false;
  }
}

// A Cell is what the margin has at a line: a list of column, part, category.
class Cell extends GutterMarker {
  constructor(parts) {
    super();
    this.parts = parts;
    this.key = parts.join();
  }

  eq(other) {
    return other.key === this.key;
  }

  toDOM() {
    const e = document.createElement("span");
    e.setAttribute("aria-hidden", "true");
    const columns = new Set(this.parts.map(([column]) => column));
    if (columns.size > mostColumns || Math.max(...columns) >= mostColumns) {
      e.className = "cm-rail-count";
      e.textContent = String(columns.size);
      return e;
    }
    e.className = "cm-rail-parts";
    for (const [column, part, category] of this.parts) {
      const rail = e.appendChild(document.createElement("i"));
      rail.className = `cm-rail cm-rail-${part} cm-rail-in-${column} link-${category}`;
    }
    return e;
  }
}

function build({ rails, across, names }, doc) {
  const lines = new Map();
  const at = (offset) => doc.lineAt(Math.min(offset, doc.length)).number;
  const add = (n, ...part) => lines.set(n, [...(lines.get(n) || []), part]);
  let columns = 0;
  for (let i = 0; i < rails.length; ) {
    const [start, end, column, category, crosses] = rails.subarray(i, i + 5);
    columns = Math.max(columns, column + 1);
    const [first, last] = [at(start), at(end)];
    for (let n = first; n <= last; n++) add(n, column, n === first ? "top" : n === last ? "end" : "mid", categories[category] || "value");
    for (const cross of rails.subarray(i + 5, i + 5 + crosses)) add(at(cross), column, "cross", "call");
    i += 5 + crosses;
  }
  const cells = [...lines].sort(([a], [b]) => a - b).map(([n, parts]) => new Cell(parts).range(doc.line(n).from));
  const words = names.split("\n");
  const ranges = [];
  for (let i = 0, w = 0; i < across.length; ) {
    const [offset, count] = across.subarray(i, i + 2);
    const list = Array.from(across.subarray(i + 2, i + 2 + count), (category) => [words[w++], categories[category] || "value"]);
    if (offset <= doc.length) ranges.push(Decoration.widget({ widget: new Across(list), side: 1 }).range(offset));
    i += 2 + count;
  }
  return { cells: RangeSet.of(cells), across: Decoration.set(ranges), room: Math.min(columns, mostColumns) };
}

/** @type {{ cells: RangeSet<GutterMarker>, across: any, room: number }} */
const none = { cells: RangeSet.empty, across: Decoration.none, room: 0 };

const field = StateField.define({
  create: () => none,
  update(value, tr) {
    if (tr.docChanged) value = { ...value, cells: value.cells.map(tr.changes), across: value.across.map(tr.changes) };
    for (const e of tr.effects) if (e.is(setRails)) value = "covered" in document.documentElement.dataset ? none : build(e.value, tr.newDoc);
    return value;
  },
  provide: (f) => EditorView.decorations.from(f, (v) => v.across),
});

export const rails = [
  field,
  gutter({ class: "cm-rails", markers: (view) => view.state.field(field).cells }),
  EditorView.editorAttributes.compute([field], (state) => ({ class: "cm-rail-room-" + state.field(field).room })),
];
