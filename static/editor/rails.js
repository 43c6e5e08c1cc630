// Rails: the references of the source that live across calls, each a column beside the text with a
// square where it crosses a call, dotted where it is not needed, thick if it is pinned; and names after
// lines: after a call those of its references, and after a value that stands for one of the reader's
// its name. Beside an object's code the findings, with the number of each step. None of it is part of
// the text.

import { RangeSet, StateEffect, StateField } from "@codemirror/state";
import { Decoration, EditorView, GutterMarker, WidgetType, gutter } from "@codemirror/view";
import { categories } from "./enums.js";

/** @type {import("@codemirror/state").StateEffectType<any>} */
export const setRails = StateEffect.define();

// Past this many, the margin counts.
const mostColumns = 5;

class Names extends WidgetType {
  constructor(lead, names) {
    super();
    this.lead = lead;
    this.names = names;
    this.key = JSON.stringify([lead, names]);
  }

  eq(other) {
    return other.key === this.key;
  }

  toDOM() {
    const e = document.createElement("span");
    e.className = this.lead === "across" ? "cm-across" : "cm-across cm-yours";
    e.setAttribute("aria-hidden", "true"); // Liveness and the list of links say the same as text
    for (const [name, category, at] of [[this.lead, "", -1], ...this.names]) {
      const part = e.appendChild(document.createElement("span"));
      if (category) part.className = "link-" + category;
      part.dataset.word = name; // which a style shows: what is copied has no part of it
      if (at >= 0) part.dataset.at = at; // pressing it is as pressing what it names (pointer.js)
    }
    return e;
  }

  ignoreEvent() {
    return false;
  }
}

// stepsOf are the numbers of the steps at a line.
const stepsOf = (parts) => parts.flatMap((part) => part[3] || []);

// A Cell is what the margin has at a line: a list of column, part, category, label.
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
      rail.className = `cm-rail ${part} cm-rail-in-${column} link-${category}`;
    }
    const steps = stepsOf(this.parts);
    if (steps.length > 0) e.lastElementChild.dataset.word = steps.length > 2 ? steps[0] + "–" + steps.at(-1) : steps.join(" ");
    return e;
  }
}

// What is added to the column of a pinned rail.
export const pinned = 256;

function build({ rails, after, words }, doc) {
  const lines = new Map();
  const at = (offset) => doc.lineAt(Math.min(offset, doc.length)).number;
  const add = (n, ...part) => lines.set(n, [...(lines.get(n) || []), part]);
  const list = words.split("\n");
  const steps = after.length === 0 && words !== "";
  let columns = 0;
  for (let i = 0, w = 0; i < rails.length; ) {
    const [start, end, place, category, crosses, idles] = rails.subarray(i, i + 6);
    const column = place % pinned;
    const thick = place < pinned ? "" : " cm-rail-pinned";
    columns = Math.max(columns, column + 1);
    const [first, last] = [at(start), at(end)];
    const idle = new Set();
    i += 6 + crosses;
    for (let k = 0; k < idles; k++, i += 2) {
      for (let n = at(rails[i]) + (rails[i] > doc.lineAt(Math.min(rails[i], doc.length)).from ? 1 : 0); n < at(rails[i + 1]); n++) idle.add(n);
    }
    for (let n = first; n <= last; n++) {
      const part = n === first ? "top" : n === last ? "end" : idle.has(n) ? "idle" : "mid";
      add(n, column, "cm-rail-" + part + thick, categories[category] || "value");
    }
    const from = i - 2 * idles - crosses;
    for (const cross of rails.subarray(from, from + crosses)) add(at(cross), column, "cm-rail-cross" + thick, "call", steps && list[w++]);
  }
  const cells = [...lines].sort(([a], [b]) => a - b).map(([n, parts]) => new Cell(parts).range(doc.line(n).from));
  const ranges = [];
  for (let i = 0, w = 0; i < after.length; ) {
    const [offset, count] = after.subarray(i, i + 2);
    const lead = list[w++];
    const names = [];
    for (i += 2; names.length < count; i += 2) names.push([list[w++], categories[after[i]] || "value", after[i + 1]]);
    if (offset <= doc.length) ranges.push(Decoration.widget({ widget: new Names(lead, names), side: 1 }).range(offset));
  }
  let room = String(Math.min(columns, mostColumns));
  if (steps) room += [...lines.values()].some((parts) => stepsOf(parts).length > 1) ? " cm-rail-steps cm-rail-wide" : " cm-rail-steps";
  return { cells: RangeSet.of(cells), after: Decoration.set(ranges), room };
}

/** @type {{ cells: RangeSet<GutterMarker>, after: any, room: string }} */
const none = { cells: RangeSet.empty, after: Decoration.none, room: "0" };

const field = StateField.define({
  create: () => none,
  update(value, tr) {
    if (tr.docChanged) value = { ...value, cells: value.cells.map(tr.changes), after: value.after.map(tr.changes) };
    for (const e of tr.effects) if (e.is(setRails)) value = "covered" in document.documentElement.dataset ? none : build(e.value, tr.newDoc);
    return value;
  },
  provide: (f) => EditorView.decorations.from(f, (v) => v.after),
});

export const rails = [
  field,
  gutter({ class: "cm-rails", markers: (view) => view.state.field(field).cells }),
  EditorView.editorAttributes.compute([field], (state) => ({ class: "cm-rail-room-" + state.field(field).room })),
];
