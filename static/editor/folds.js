// A fold for each record of the stack map: from its first row to the next record.

import { codeFolding, foldGutter, foldKeymap, foldService } from "@codemirror/language";
import { keymap } from "@codemirror/view";
import { headLines, setLineClasses } from "./marks.js";

const service = foldService.of((state, from, to) => {
  const heads = headLines(state);
  const number = state.doc.lineAt(from).number;
  const at = heads.indexOf(number);
  if (at < 0) return null;
  const last = at + 1 < heads.length ? heads[at + 1] - 1 : state.doc.lines;
  return last > number ? { from: to, to: state.doc.line(last).to } : null;
});

function marker(open) {
  const e = document.createElement("span");
  e.className = "cm-fold-marker";
  e.textContent = open ? "▾" : "▸";
  e.title = open ? "Fold the record" : "Unfold the record";
  return e;
}

export const folds = [
  service,
  codeFolding({ placeholderText: "…" }),
  foldGutter({ markerDOM: marker, foldingChanged: (u) => u.transactions.some((t) => t.effects.some((e) => e.is(setLineClasses))) }),
  keymap.of(foldKeymap),
];
