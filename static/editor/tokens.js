// The colours of LLVM IR. The words that the compiler's own scanner found are
// coloured by it; a line that was edited since, and whatever it has not said
// anything of yet, by the quick tokenizer of languages.js.

import { RangeSetBuilder, StateEffect, StateField, Prec } from "@codemirror/state";
import { Decoration, ViewPlugin } from "@codemirror/view";
import { tokens as names } from "./enums.js";
import { wordsOf } from "./languages.js";
import { mapFlat } from "./ranges.js";

// setTokens: {flat, parts}: start, end, kind, … sorted by start, of parts of the text,
// from, to, …; null for none.
/** @type {import("@codemirror/state").StateEffectType<{ flat: any, parts: number[] }>} */
export const setTokens = StateEffect.define();

const decorations = new Map();

function mark(name) {
  let d = decorations.get(name);
  if (!d) decorations.set(name, (d = Decoration.mark({ class: name })));
  return d;
}

// What is known are the words from one offset to another, but for the lines that were edited, and
// what is between the parts of which they were told.
const none = { flat: new Int32Array(0), from: 0, to: 0, unknown: [] };

const known = ({ flat, parts }) => {
  const unknown = [];
  for (let i = 2; i < parts.length; i += 2) unknown.push([parts[i - 1], parts[i]]);
  return { flat, from: parts[0], to: parts[parts.length - 1], unknown };
};

// lines widens a changed range to whole lines.
const lines = (doc, [from, to]) => [doc.lineAt(from).from, doc.lineAt(Math.min(to, doc.length)).to];

const tokens = StateField.define({
  create: () => none,
  update(value, tr) {
    if (tr.docChanged && value.to > value.from) {
      const { changes, newDoc } = tr;
      const unknown = value.unknown.map(([from, to]) => [changes.mapPos(from, -1), changes.mapPos(to, 1)]);
      changes.iterChangedRanges((_a, _b, from, to) => unknown.push([from, to]));
      value = {
        flat: mapFlat(value.flat, 3, changes),
        from: changes.mapPos(value.from, 1),
        to: changes.mapPos(value.to, -1),
        unknown: merge(unknown.map(([from, to]) => lines(newDoc, [from, to]))),
      };
    }
    for (const e of tr.effects) if (e.is(setTokens)) value = e.value === null ? none : known(e.value);
    return value;
  },
});

function merge(ranges) {
  ranges.sort((a, b) => a[0] - b[0]);
  const out = [];
  for (const r of ranges) {
    const last = out[out.length - 1];
    if (last && r[0] <= last[1]) last[1] = Math.max(last[1], r[1]);
    else out.push([...r]);
  }
  return out;
}

// pieces calls back with the parts of a range, in order: known says that the
// scanner's words are there.
function pieces({ from: least, to: most, unknown }, from, to, call) {
  let at = from;
  const gap = (end) => {
    if (end > at) call(at, end, false);
    at = Math.max(at, end);
  };
  gap(Math.min(to, Math.max(from, least)));
  const end = Math.min(to, most);
  for (const [a, b] of unknown) {
    if (b < at || a >= end) continue;
    if (a > at) call(at, Math.min(a, end), true);
    at = Math.max(at, a);
    gap(Math.min(b, to));
  }
  if (at < end) call(at, end, true);
  at = Math.max(at, end);
  gap(to);
}

class Highlight {
  constructor(view) {
    /** @type {import("@codemirror/view").DecorationSet} */
    this.decorations = this.build(view);
  }

  update(u) {
    const told = u.transactions.some((t) => t.effects.some((e) => e.is(setTokens)));
    if (told || u.docChanged || u.viewportChanged) this.decorations = this.build(u.view);
  }

  build(view) {
    const { state } = view;
    const { doc } = state;
    const value = state.field(tokens);
    const { flat } = value;
    /** @type {RangeSetBuilder<Decoration>} */
    const b = new RangeSetBuilder();
    for (const { from, to } of view.visibleRanges) {
      let i = first(flat, from);
      pieces(value, from, to, (start, end, known) => {
        if (!known) {
          for (let at = start; at <= end; ) {
            const line = doc.lineAt(at);
            wordsOf(line.text, (a, z, cls) => {
              const from = Math.max(line.from + a, start);
              const to = Math.min(line.from + z, end);
              if (from < to) b.add(from, to, mark(cls));
            });
            at = line.to + 1;
          }
          return;
        }
        for (; i < flat.length && flat[i] < end; i += 3) {
          const a = Math.max(flat[i], start);
          const z = Math.min(flat[i + 1], end);
          if (a < z) b.add(a, z, mark("tok-" + names[flat[i + 2]]));
          if (flat[i + 1] > end) break;
        }
      });
    }
    return b.finish();
  }
}

// first gives the index of the first token that ends behind an offset.
function first(flat, offset) {
  let low = 0;
  let high = flat.length / 3;
  while (low < high) {
    const mid = (low + high) >> 1;
    if (flat[mid * 3 + 1] > offset) high = mid;
    else low = mid + 1;
  }
  return low * 3;
}

// semantic is the highlighting of a pane that shows LLVM IR.
export const semantic = [tokens, Prec.high(ViewPlugin.fromClass(Highlight, { decorations: (p) => p.decorations }))];
