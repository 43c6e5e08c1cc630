// A fold for each record of the stack map: from its first row to the next record.

import { codeFolding, foldEffect, foldedRanges, foldGutter, foldKeymap, foldService, unfoldEffect } from "@codemirror/language";
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

// placeholder replaces folded lines, and shows how many there are.
function placeholder(view, onclick, lines) {
  const e = document.createElement("button");
  e.type = "button";
  e.className = "cm-foldPlaceholder";
  e.textContent = "… " + lines + (lines === 1 ? " line" : " lines");
  e.setAttribute("aria-label", lines + " lines are folded away: unfold");
  e.onclick = onclick;
  return e;
}

// parted folds the parts that the page names.
export const parted = codeFolding({ placeholderDOM: placeholder, preparePlaceholder: (state, { from, to }) => state.doc.lineAt(to).number - state.doc.lineAt(from).number });

// unfoldLine unfolds the fold after the caret's line.
export function unfoldLine(view) {
  const line = view.state.doc.lineAt(view.state.selection.main.head);
  const effects = [];
  foldedRanges(view.state).between(line.from, line.to, (from, to) => {
    if (from >= line.from && from <= line.to) effects.push(unfoldEffect.of({ from, to }));
  });
  if (effects.length > 0) view.dispatch({ effects });
  return effects.length > 0;
}

// unfoldAt are the effects that unfold what hides an offset.
export function unfoldAt(state, offset) {
  const effects = [];
  foldedRanges(state).between(offset, offset, (from, to) => {
    if (from < offset && to >= offset) effects.push(unfoldEffect.of({ from, to }));
  });
  return effects;
}

// refold are the effects that fold parts, start, end, …, and unfold all others.
export function refold(state, flat) {
  const wanted = new Map();
  // Parts of an earlier, longer text are empty here: the parts of the new one follow.
  for (let i = 0; i < flat.length; i += 2) if (flat[i] < flat[i + 1] && flat[i + 1] <= state.doc.length) wanted.set(flat[i], flat[i + 1]);
  const effects = [];
  foldedRanges(state).between(0, state.doc.length, (from, to) => {
    if (wanted.get(from) === to) wanted.delete(from);
    else effects.push(unfoldEffect.of({ from, to }));
  });
  for (const [from, to] of wanted) effects.push(foldEffect.of({ from, to }));
  return effects;
}

export const folds = [
  service,
  parted,
  foldGutter({ markerDOM: marker, foldingChanged: (u) => u.transactions.some((t) => t.effects.some((e) => e.is(setLineClasses))) }),
  keymap.of(foldKeymap),
];
