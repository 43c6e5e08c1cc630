// The columns of rows of bytes and of assembly, and what a row omits where there is no room for
// them.

import { Decoration } from "@codemirror/view";
import { columns as kinds } from "./enums.js";

// columnsOf returns the columns of a line: the start of the space before each, the start of the
// column, and its content.
export function columnsOf(table, line) {
  const out = [];
  for (let i = table.first(line.from); i < table.length && table.flat[i * 3] <= line.to; i++) {
    const [from, to, kind] = table.flat.subarray(i * 3, i * 3 + 3);
    if (from >= line.from && to <= line.to) out.push({ from, to, kind: kinds[kind] });
  }
  return out;
}

const isGap = (c) => c.kind !== "field";

// Lines that do not fit are wrapped, with a hanging indent under the text of the line. There is a
// class for each depth, because inline styles would need a laxer policy.
export const deepest = 96;

// Below this many characters the columns of a language no longer stand side by
// side: the space between them shrinks, and what is wrapped begins near the edge.
const roomy = { llvm: 0, asm: 52, bytes: 76 };
// How many characters of a word the last column of bytes has room for where it is narrow, and
// how many it takes in two lines where that is narrowest.
const longWord = 24;
const longMeaning = 30;

export function hang(lang, line, cols, narrow, tight, compared) {
  const { text } = line;
  // Lines of a diff begin with a sign. Where there is room they keep their columns.
  if (lang === "llvm" || (compared && (cols.length === 0 || narrow))) return Math.min(deepest, indent(text.replace(/^[-+~] /, "  ")) + 4);
  if (narrow) return lang === "asm" ? 4 : 2;
  // The last column of a row of the stack map is prose, and wraps under itself; so does
  // an instruction, and what is written under one hangs a little deeper.
  const gaps = cols.filter(isGap);
  const at = lang === "bytes" ? gaps[gaps.length - 1] : gaps.find((c) => c.kind === "code" || c.kind === "under");
  if (!at) return 2;
  // Content too long for that column uses the space of the columns before it as well.
  const [field, value] = gaps;
  const long = lang === "bytes" && value && text.slice(value.to - line.from).split(" ").some((word) => word.length > longWord);
  if (long || (lang === "bytes" && tight && line.to - at.to > longMeaning)) return Math.min(deepest, (tight ? Math.min(field.to, field.from + 2) : field.to) - line.from);
  let width = at.to - line.from;
  if (lang === "bytes" && tight) for (const c of gaps) width -= Math.max(0, c.to - c.from - 2);
  return Math.min(deepest, at.kind === "under" ? width + 2 : width);
}

const hidden = Decoration.replace({});

function hide(from, to, ranges) {
  if (from < to) ranges.push(hidden.range(from, to));
}

// squeeze hides all but two of the spaces before a column: before every one of
// bytes; of assembly, whose columns are narrow, before a comment and, but for one more,
// before what is written under an instruction.
export function squeeze(lang, cols, line, ranges) {
  for (const { from, to, kind } of cols.filter(isGap)) {
    if (lang === "bytes") {
      if (from > line.from) hide(from + 2, to, ranges);
    } else if (kind === "note") hide(from + 2, to, ranges);
    else if (kind === "under") hide(from + 3, to, ranges);
  }
}

// The length up to which a value is not shortened: [rsp+1024].
const shortValue = 12;

// Where there is no room for its columns, a row of bytes is one line: what it
// belongs to is told by the rows above, and its meaning waits until the caret is on
// the row, which then shows all it has. It says whether the row has a short value, which
// goes below the field's name where there is no room for it rather than be cut.
export function oneLine(line, cols, ranges) {
  const gaps = cols.filter(isGap);
  if (gaps.length < 2) return false;
  const owner = cols.find((c) => c.kind === "field");
  hide(gaps[0].from + 1, owner ? owner.to : gaps[0].to, ranges);
  for (const c of gaps.slice(1, -1)) hide(c.from + 1, c.to, ranges);
  const { from } = gaps[gaps.length - 1];
  hide(from, line.to, ranges);
  return gaps.length > 2 && from - gaps[1].to <= shortValue;
}

// withoutBytes hides an instruction's bytes to make room for its operands.
export function withoutBytes(line, cols, ranges) {
  const code = cols.find((c) => c.kind === "code");
  if (code) hide(line.from, code.to, ranges);
}

// showsBytes says whether bytes are shown before instructions even if that leaves little room for
// these: if the reader looks at the bytes.
export const showsBytes = (view) => view.root.host?.dataset.made === "bytes";

// longFirst is where a line begins with a word that may fit on none.
const longFirst = /^ +\S(?=\S{30})/;

// beginHere makes such a word begin on the first row of a wrapped line, not after an empty one.
export function beginHere(line, ranges) {
  const [before] = longFirst.exec(line.text) || [""];
  if (before !== "") ranges.push(keep.range(line.from, line.from + before.length));
}

// A comment that fits on a line is not broken over two.
export function keepComment(line, cols, ranges) {
  const note = cols.find((c) => c.kind === "note");
  if (note && line.to - note.to < 34) ranges.push(keep.range(note.to, line.to));
}

// labelComment is what a label's comment begins with, as LLVM prints it: far to the right.
const labelComment = /^\S+: {3,}(?=; preds = )/;

// nearComment puts the comment of a label directly after it if it does not fit in its column,
// instead of breaking it over two lines.
export function nearComment(line, room, ranges) {
  const [before] = labelComment.exec(line.text) || [""];
  if (before === "" || line.length <= room) return;
  hide(line.from + before.trimEnd().length + 2, line.from + before.length, ranges);
}

const keep = Decoration.mark({ class: "cm-keep" });

export const isNarrow = (view, lang) => hasLess(view, roomy[lang]);

// Columns stand apart as far as the widest needs; where that leaves no room for
// the last one, they follow each other. Of a module it is how many characters have room where
// the comments of labels may have none.
export const isTight = (view, lang) => (lang === "llvm" ? hasLess(view, 200) && Math.floor(roomOf(view)) : lang === "bytes" && hasLess(view, 90));

// widths are those of views as last laid out: to measure one has the browser lay out the page.
const widths = new WeakMap();
export const resized = new ResizeObserver((entries) => {
  for (const e of entries) {
    widths.set(e.target, Math.round(e.borderBoxSize[0].inlineSize));
    e.target.dispatchEvent(new Event("resized")); // the view may have measured its characters before
  }
});

// widthOf is the width of a view, scroll bar included, or 0 when it is hidden.
export const widthOf = (view) => widths.get(view.scrollDOM) || view.scrollDOM.offsetWidth;

function hasLess(view, characters) {
  const room = roomOf(view);
  return room > 0 && room < characters;
}

// roomOf is the number of characters for which a line has room. With the scroll bar's room, whether
// there is one or not: rows that become shorter could do without it, and would be long again.
export const roomOf = (view) => (widthOf(view) - 75) / view.defaultCharacterWidth;

export function indent(text) {
  return text.length - text.trimStart().length;
}
