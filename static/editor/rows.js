// Rows of the stack map's bytes unfold into the fields that a program reads, where they stand. The
// page says what these are, as on the card of a row.

import { StateEffect, StateField } from "@codemirror/state";
import { Decoration, EditorView, ViewPlugin, WidgetType } from "@codemirror/view";
import { question } from "./enums.js";
import { visible } from "./visible.js";

// unfold: the start of a line, and the fields of its row; none to fold it.
/** @type {import("@codemirror/state").StateEffectType<any>} */
const unfold = StateEffect.define();

// What a row has fields of, and how its label begins.
const row = / (location|live-out) \d+ /;

class Fields extends WidgetType {
  constructor(rows) {
    super();
    this.rows = rows;
  }

  eq(other) {
    return other.rows === this.rows;
  }

  get estimatedHeight() {
    return 22 * this.rows.length + 8;
  }

  toDOM() {
    const dom = document.createElement("div");
    dom.className = "cm-fields";
    const table = dom.appendChild(document.createElement("table"));
    table.setAttribute("aria-label", "Fields");
    for (const { label, code, text } of this.rows) {
      const tr = table.insertRow();
      const [at, name] = label.split(" ");
      for (const cell of [at, code, name, text]) tr.insertCell().textContent = visible(cell);
    }
    return dom;
  }

  ignoreEvent() {
    return true;
  }
}

const opened = StateField.define({
  create: () => new Map(),
  update(value, tr) {
    if (tr.docChanged) value = new Map();
    for (const e of tr.effects) {
      if (!e.is(unfold)) continue;
      value = new Map(value);
      if (e.value.rows) value.set(e.value.from, e.value.rows);
      else value.delete(e.value.from);
    }
    return value;
  },
  provide: (f) => EditorView.decorations.compute([f], (state) => Decoration.set([...state.field(f)].map(([from, rows]) => Decoration.widget({ widget: new Fields(rows), block: true, side: 1 }).range(state.doc.lineAt(from).to)), true)),
});

async function turn(view, line, ask) {
  if (view.state.field(opened).has(line.from)) return view.dispatch({ effects: unfold.of({ from: line.from }), userEvent: "page" });
  const card = await ask(question.card, line.from);
  if (card && card.rows.length > 0 && line.to <= view.state.doc.length && view.state.sliceDoc(line.from, line.to) === line.text) view.dispatch({ effects: unfold.of({ from: line.from, rows: card.rows.filter((r) => r.label.startsWith("0x")) }), userEvent: "page" });
}

class Button extends WidgetType {
  constructor(line, open, ask) {
    super();
    this.line = line;
    this.open = open;
    this.ask = ask;
  }

  eq(other) {
    return other.open === this.open && other.line.from === this.line.from && other.line.text === this.line.text;
  }

  toDOM(view) {
    const e = document.createElement("button");
    e.type = "button";
    e.className = "cm-details cm-row-details";
    e.tabIndex = -1; // Enter in the line does the same
    e.dataset.sign = this.open ? "▾" : "▸";
    e.setAttribute("aria-expanded", String(this.open));
    e.setAttribute("aria-label", "Fields of " + row.exec(this.line.text)[0].trim());
    e.onclick = () => void turn(view, this.line, this.ask);
    return e;
  }

  ignoreEvent() {
    return true;
  }
}

// turnRow unfolds the row of the caret's line, or folds it.
export const turnRow = (to, ask) => (view) => {
  const value = view.state.field(opened, false);
  const line = view.state.doc.lineAt(view.state.selection.main.head);
  if (!value || !row.test(line.text) || value.has(line.from) === to) return false;
  void turn(view, line, ask);
  return true;
};

// rows is the extension. ask resolves to the card of an offset, or null.
export const rows = (ask) => [
  opened,
  ViewPlugin.define((view) => {
    const buttons = () => {
      const list = [];
      for (const { from, to } of view.visibleRanges) {
        for (let at = from; at <= to; ) {
          const line = view.state.doc.lineAt(at);
          if (row.test(line.text)) list.push(Decoration.widget({ widget: new Button(line, view.state.field(opened).has(line.from), ask), side: -1 }).range(line.from));
          at = line.to + 1;
        }
      }
      return Decoration.set(list, true);
    };
    return {
      decorations: buttons(),
      update(u) {
        if (u.docChanged || u.viewportChanged || u.startState.field(opened) !== u.state.field(opened)) this.decorations = buttons();
      },
    };
  }, { decorations: (plugin) => plugin.decorations }),
];
