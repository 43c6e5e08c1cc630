// Coloured and lit ranges. There may be a hundred thousand of them, so only
// those of the lines on screen become decorations.

import { RangeSet, StateEffect, StateField, Transaction } from "@codemirror/state";
import { Decoration, GutterMarker, ViewPlugin, gutterLineClass } from "@codemirror/view";
import { beginHere, columnsOf, hang, indent, isNarrow, isTight, keepComment, nearComment, oneLine, resized, showsBytes, squeeze, withoutBytes } from "./columns.js";
import { categories, classes, look as bits, strengths } from "./enums.js";
import { covered } from "./heading.js";
import { names } from "./names.js";
import { mapFlat } from "./ranges.js";

/** @type {import("@codemirror/state").StateEffectType<any>} */
export const setColours = StateEffect.define();
/** @type {import("@codemirror/state").StateEffectType<any>} */
export const setColumns = StateEffect.define();
/** @type {import("@codemirror/state").StateEffectType<any>} */
export const setLit = StateEffect.define();
/** @type {import("@codemirror/state").StateEffectType<any>} */
export const setLineClasses = StateEffect.define();
// setOwn says whether the text is in the pane's own language, whose columns it then uses.
/** @type {import("@codemirror/state").StateEffectType<any>} */
export const setOwn = StateEffect.define();
// fit has columns fit themselves to the width there is.
/** @type {import("@codemirror/state").StateEffectType<any>} */
export const fit = StateEffect.define();

// A Table is a flat list of ranges sorted by start, with `width` numbers each.
class Table {
  constructor(flat, width) {
    this.flat = flat;
    this.width = width;
    this.length = flat.length / width;
    // furthest[i] is the largest end among the ranges up to i, which lets a
    // search for ranges that reach into the screen begin late.
    this.furthest = new Int32Array(this.length);
    let most = 0;
    for (let i = 0; i < this.length; i++) this.furthest[i] = most = Math.max(most, flat[i * width + 1]);
  }

  // first returns the first range that may reach beyond an offset.
  first(offset) {
    let low = 0;
    let high = this.length;
    while (low < high) {
      const mid = (low + high) >> 1;
      if (this.furthest[mid] > offset) high = mid;
      else low = mid + 1;
    }
    return low;
  }
}

const none = new Table(new Int32Array(0), 4);

function tableField(effect, width) {
  return StateField.define({
    create: () => none,
    update(value, tr) {
      // Typing leaves ranges where they no longer belong until the next
      // report; moving them with the text keeps colours on their words.
      if (tr.docChanged && value.length > 0) {
        value = new Table(mapFlat(value.flat, width, tr.changes), width);
      }
      for (const e of tr.effects) if (e.is(effect)) value = e.value === null ? none : new Table(e.value, width);
      return value;
    },
  });
}

const colours = tableField(setColours, 3);
const lit = tableField(setLit, 4);
const columns = tableField(setColumns, 3);

const own = StateField.define({
  create: () => true,
  update(value, tr) {
    for (const e of tr.effects) if (e.is(setOwn)) value = e.value;
    return value;
  },
});

// placed says whether a reader has put the caret where it is: at first it is at the top, and says
// nothing.
const placed = StateField.define({
  create: () => false,
  update: (value, tr) => tr.isUserEvent("select") || (value && !tr.docChanged),
});

const lineClasses = StateField.define({
  create: () => new Map(),
  update(value, tr) {
    for (const e of tr.effects) {
      if (!e.is(setLineClasses)) continue;
      value = new Map();
      for (let i = 0; e.value !== null && i < e.value.length; i += 2) {
        const name = "cm-line-" + (classes[e.value[i + 1]] || "none");
        const had = value.get(e.value[i]);
        value.set(e.value[i], had ? had + " " + name : name);
      }
    }
    return value;
  },
});

const heads = new WeakMap();

// headLines returns the numbers of the lines that begin a record, ascending.
export function headLines(state) {
  const named = state.field(lineClasses);
  let list = heads.get(named);
  if (!list) {
    list = [...named].filter(([, name]) => name.includes("cm-line-head")).map(([n]) => n);
    heads.set(named, list);
  }
  return list;
}

const made = new Map();

function mark(name) {
  let d = made.get(name);
  if (!d) made.set(name, (d = Decoration.mark({ class: name })));
  return d;
}

function line(name) {
  const key = "line " + name;
  let d = made.get(key);
  if (!d) made.set(key, (d = Decoration.line({ class: name })));
  return d;
}

function pinClasses(look) {
  const pin = (look >> bits.pin) & 15;
  const also = (look >> bits.also) & 15;
  return (look & bits.previewed ? " preview" : "") + (pin ? " pin-" + pin : "") + (also ? " also-" + also : "");
}

function build(view, paneLang, narrow, tight) {
  const { state } = view;
  const lang = state.field(own) ? paneLang : "llvm"; // which hangs what is wrapped by its indent
  const doc = state.doc;
  const ranges = [];
  const c = state.field(colours);
  const l = state.field(lit);
  const table = state.field(columns);
  const named = state.field(lineClasses);
  const { head } = state.selection.main;
  const asked = head > 0 || state.field(placed);
  for (const { from, to } of view.visibleRanges) {
    for (let i = c.first(from); i < c.length; i++) {
      const start = Math.max(c.flat[i * 3], from);
      const end = Math.min(c.flat[i * 3 + 1], to);
      if (c.flat[i * 3] >= to) break;
      if (start < end) ranges.push(mark("link link-" + (categories[c.flat[i * 3 + 2]] || "value")).range(start, end));
    }
    const bands = new Map();
    for (let i = l.first(from); i < l.length; i++) {
      const start = Math.max(l.flat[i * 4], from);
      const end = Math.min(l.flat[i * 4 + 1], to);
      if (l.flat[i * 4] >= to) break;
      if (start >= end) continue;
      const look = l.flat[i * 4 + 3];
      const strength = strengths[look & bits.strength] || "related";
      const category = categories[l.flat[i * 4 + 2]] || "value";
      const first = doc.lineAt(start);
      const last = doc.lineAt(end);
      // A range over a whole line or more is shown as a band: an outline that
      // long would only be noise.
      const whole = (look & bits.bandOnly) !== 0 || (start <= first.from + indent(first.text) && end >= first.to);
      // A slot is worth an outline where it is named, but not a band: its line
      // may be about something else that was kept there.
      for (let n = first.number; strength !== "place" && n <= last.number; n++) {
        if (n === last.number && n > first.number && end === last.from) break;
        const at = doc.line(n).from;
        const old = bands.get(at) || { strength, now: false };
        bands.set(at, { strength: old.strength === "exact" ? "exact" : strength, now: old.now || (look & bits.now) !== 0 });
      }
      if (!whole) ranges.push(mark("lit lit-" + strength + " link-" + category + pinClasses(look)).range(start, end));
    }
    for (const [at, { strength, now }] of bands) ranges.push(line("cm-band cm-band-" + strength + (now ? " cm-band-now" : "")).range(at));
    const last = doc.lineAt(to).number;
    for (let n = doc.lineAt(from).number; n <= last; n++) {
      const at = doc.line(n);
      if (state.readOnly) names(at, ranges, lang === "llvm");
      const name = named.get(n);
      if (name) ranges.push(line(name).range(at.from));
      const cols = paneLang === "llvm" ? [] : columnsOf(table, at);
      if (lang === "bytes" && narrow) {
        const open = asked && at.from <= head && at.to >= head;
        const short = at.to > at.from && !open && oneLine(at, cols, ranges);
        ranges.push(line(open ? "cm-row-open" : short ? "cm-row cm-row-short" : "cm-row").range(at.from));
        if (open) squeeze(lang, cols, at, ranges);
        continue;
      }
      if (lang !== "bytes") beginHere(at, ranges);
      if (lang === "asm") keepComment(at, cols, ranges);
      if (lang === "asm" && narrow && !showsBytes(view)) withoutBytes(at, cols, ranges);
      if (paneLang === "llvm" && state.readOnly && tight) nearComment(at, tight, ranges);
      if (at.length > 20) ranges.push(line("cm-hang-" + hang(paneLang, at, cols, narrow, tight, lang !== paneLang)).range(at.from));
      if (tight || (narrow && lang === paneLang)) squeeze(paneLang, cols, at, ranges);
    }
  }
  return Decoration.set(ranges, true);
}

// The gutter shares a line's band and its bar of change, so that both reach the
// edge of the pane.
class Gutter extends GutterMarker {
  constructor(name) {
    super();
    this.elementClass = name;
  }
}

const gutterBand = new Gutter("cm-band");
const gutterNow = new Gutter("cm-band cm-band-now");
const gutterChanged = new Gutter("cm-line-changed");

const bandGutter = gutterLineClass.compute([lit], (state) => {
  const l = state.field(lit);
  const starts = new Map();
  for (let i = 0; i < l.length; i++) {
    const now = (l.flat[i * 4 + 3] & bits.now) !== 0;
    if (strengths[l.flat[i * 4 + 3] & bits.strength] === "place") continue;
    const first = state.doc.lineAt(Math.min(l.flat[i * 4], state.doc.length));
    const last = state.doc.lineAt(Math.min(l.flat[i * 4 + 1], state.doc.length));
    for (let n = first.number; n <= last.number; n++) {
      const line = state.doc.line(n);
      if (n === first.number || line.from < l.flat[i * 4 + 1]) starts.set(line.from, now || starts.get(line.from) === true);
    }
  }
  return RangeSet.of([...starts].map(([at, now]) => (now ? gutterNow : gutterBand).range(at)), true);
});

const changeGutter = gutterLineClass.compute([lineClasses], (state) => {
  const ranges = [];
  for (const [n, name] of state.field(lineClasses)) {
    if (name.includes("cm-line-changed") && n <= state.doc.lines) ranges.push(gutterChanged.range(state.doc.line(n).from));
  }
  return RangeSet.of(ranges, true);
});

class Shown {
  constructor(view, lang) {
    this.lang = lang;
    this.seen = view.scrollDOM;
    resized.observe(this.seen);
    this.turned = new MutationObserver(() => view.dispatch({ effects: fit.of(null), annotations: Transaction.userEvent.of("page") }));
    if (lang === "asm" && view.root.host) this.turned.observe(view.root.host, { attributeFilter: ["data-made"] });
    this.narrow = isNarrow(view, lang);
    this.tight = isTight(view, lang);
    this.decorations = build(view, lang, this.narrow, this.tight);
  }

  destroy() {
    resized.unobserve(this.seen);
    this.turned.disconnect();
  }

  update(u) {
    // How columns stand is changed between two measurements, by the editor:
    // within one, each change would ask for the next.
    const refit = u.transactions.some((t) => t.effects.some((e) => e.is(fit)));
    if (refit) {
      this.narrow = isNarrow(u.view, this.lang);
      this.tight = isTight(u.view, this.lang);
    }
    const told = u.transactions.some((t) => t.effects.some((e) => e.is(setColours) || e.is(setColumns) || e.is(setLit) || e.is(setLineClasses) || e.is(setOwn)));
    const moved = u.selectionSet && this.narrow && this.lang === "bytes";
    if (told || moved || u.docChanged || u.viewportChanged || refit) this.decorations = build(u.view, this.lang, this.narrow, this.tight);
  }
}

const shown = ViewPlugin.define((view, lang) => new Shown(view, lang), { decorations: (p) => p.decorations });

// marks is the extension for a pane in a language.
export const marks = (lang) => [colours, columns, lit, own, placed, lineClasses, shown.of(lang), bandGutter, changeGutter];

// nearestLit returns the start of the lit range nearest to the visible part, or null if one is
// visible or none is lit. It prefers ranges of the selected item, then those of its category. With
// an offset it returns the first of the most strongly lit ranges after it, or else before it.
export function nearestLit(view, pin, category, from = -1, height = view.scrollDOM.clientHeight) {
  const l = view.state.field(lit);
  const of = (i) => ((l.flat[i * 4 + 3] >> bits.pin) & 15) === pin || ((l.flat[i * 4 + 3] >> bits.also) & 15) === pin;
  const exact = (i) => strengths[l.flat[i * 4 + 3] & bits.strength] === "exact";
  if (l.length === 0) return null;
  let leads = [...Array(l.length).keys()];
  for (const does of [(i) => pin > 0 && of(i), exact, (i) => l.flat[i * 4 + 2] === category]) {
    const some = leads.filter(does);
    if (some.length > 0) leads = some;
  }
  const box = view.scrollDOM.getBoundingClientRect();
  if (box.height === 0) return null;
  const seen = from < 0;
  const top = seen ? view.lineBlockAtHeight(box.top + covered(view) - view.documentTop).from : from;
  const bottom = seen ? view.lineBlockAtHeight(box.top + height - view.documentTop - 24).to : Infinity;
  let best = null;
  let most = 0;
  let least = Infinity;
  for (const i of leads) {
    const start = l.flat[i * 4];
    if (seen && start >= top && start <= bottom) return null;
    const strength = seen ? 0 : l.flat[i * 4 + 3] & bits.strength;
    const distance = Math.abs(start - (start > bottom ? bottom : top)) + (!seen && start < top ? view.state.doc.length : 0);
    if (strength > most || (strength === most && distance < least)) {
      most = strength;
      least = distance;
      best = start;
    }
  }
  return best;
}
