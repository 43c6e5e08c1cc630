// The tour: a card beside its subject, and a thread through all earlier subjects.

import { separator } from "./enums.js";

const statepoint = (globalThis.statepoint ||= {});
const svgNames = "http://www.w3.org/2000/svg";

// framed says that the page is inside another one.
statepoint.framed = () => document.documentElement.dataset.embed !== undefined;

let stops = [];
let thread = null;
let watch = null;

// tour shows the way through some stops, each a pane and a range of its text, the card beside the
// last; without any it ends.
statepoint.tour = (rows, focus) => {
  const fields = rows === "" ? [] : rows.split(separator.row).map((row) => row.split(separator.field));
  stops = fields.map(([pane, ...at]) => {
    const [start, end, from, to] = at.map(Number);
    return { pane, start, end, from, to };
  });
  const card = document.getElementById("tour");
  if (!card) return;
  if (stops.length === 0) {
    watch?.abort();
    watch = null;
    thread?.remove();
    thread = null;
    if (focused(card)) document.getElementById("more")?.focus();
    return;
  }
  begin();
  thread.replaceChildren();
  arrange();
  if (focus || document.activeElement === document.body) card.querySelector("#tour-next")?.focus();
};

const focused = (card) => card.contains(document.activeElement) || document.activeElement === document.body;

// arrange puts the card and scrolls its subject into view, once the panes have their sizes and have
// scrolled to what is pinned.
function arrange() {
  requestAnimationFrame(() =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        show();
        clear();
      }),
    ),
  );
}

// begin looks again whenever something may have moved.
function begin() {
  if (watch) return;
  watch = new AbortController();
  const { signal } = watch;
  thread = document.createElementNS(svgNames, "svg");
  thread.setAttribute("class", "thread");
  thread.setAttribute("aria-hidden", "true");
  document.body.append(thread);
  addEventListener("resize", arrange, { signal }); // the panes go elsewhere, and their lines wrap anew
  const sizes = new ResizeObserver(show);
  signal.addEventListener("abort", () => sizes.disconnect());
  for (const e of document.querySelectorAll(".pane, #why, #tour")) sizes.observe(e);
  for (const { view } of Object.values(statepoint.editors)) view.scrollDOM.addEventListener("scroll", show, { signal, passive: true });
}

// boxOf returns the box of a stop on the screen, null if it is not visible.
function boxOf({ pane, start, end }) {
  if (pane === "") {
    const box = document.querySelector("#why ol").getBoundingClientRect();
    return box.width > 0 ? { left: box.left, right: Math.min(box.right, innerWidth - 8), top: box.top, bottom: box.bottom } : null;
  }
  const { view } = statepoint.editors[pane];
  const seen = view.scrollDOM.getBoundingClientRect();
  const { length } = view.state.doc;
  const a = view.coordsAtPos(Math.min(start, length), 1);
  const b = view.coordsAtPos(Math.min(end, length), -1);
  if (seen.width === 0 || !a || !b || a.bottom < seen.top || a.top > seen.bottom) return null;
  if (b.top <= a.top + 2) return { left: a.left, right: b.right, top: a.top, bottom: a.bottom };
  // A range of several rows is framed as a whole.
  const range = document.createRange();
  const [first, last] = [view.domAtPos(Math.min(start, length)), view.domAtPos(Math.min(end, length))];
  range.setStart(first.node, first.offset);
  range.setEnd(last.node, last.offset);
  const { left, right } = around([...range.getClientRects()].filter((box) => box.width > 0));
  return { left: Math.max(left, seen.left), right: Math.min(right, seen.right - 16), top: a.top, bottom: b.bottom };
}

const add = (name, attributes) => {
  const e = document.createElementNS(svgNames, name);
  for (const [key, value] of Object.entries(attributes)) e.setAttribute(key, value);
  return e;
};

// between is the path from one box to another: sideways where they stand beside each other, else
// down or up.
function between(a, b) {
  const middle = (box) => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  if (a.right + 24 < b.left || b.right + 24 < a.left) {
    const right = a.right < b.left;
    const [x, y, to, at] = [right ? a.right : a.left, middle(a)[1], right ? b.left : b.right, middle(b)[1]];
    const bend = (to - x) / 2;
    return `M${x} ${y}C${x + bend} ${y} ${to - bend} ${at} ${to} ${at}`;
  }
  const down = a.bottom < b.top;
  const [x, y, to, at] = [middle(a)[0], down ? a.bottom : a.top, middle(b)[0], down ? b.top : b.bottom];
  const bend = (at - y) / 2;
  return `M${x} ${y}C${x} ${y + bend} ${to} ${at - bend} ${to} ${at}`;
}

// show draws the thread and puts the card.
function show() {
  const card = document.getElementById("tour");
  if (!thread || !card) return;
  const boxes = stops.map(boxOf);
  const drawn = [];
  const last = boxes.length - 1;
  boxes.forEach((box, i) => {
    if (!box) return;
    // The code stores the pointer as it is before the call, which is the first stop's.
    const from = boxes[stops[i].pane === "asm" ? 0 : i - 1];
    if (i > 0 && from) drawn.push(add("path", { d: between(from, box), pathLength: 1, class: i === last ? "newest" : "" }));
    drawn.push(add("rect", { x: box.left - 4, y: box.top - 3, width: box.right - box.left + 8, height: box.bottom - box.top + 6, rx: 5, class: i === last ? "now" : "" }));
  });
  // Existing elements are moved, or they would be redrawn while the reader scrolls.
  if (thread.children.length === drawn.length) {
    drawn.forEach((e, i) => {
      for (const { name, value } of e.attributes) thread.children[i].setAttribute(name, value);
    });
  } else thread.replaceChildren(...drawn);
  place(card, boxes[last], stops[last]);
}

// textOf returns the boxes of the visible text of a pane, for the lines around from and to.
function textOf({ view }, from = 0, to = view.state.doc.length) {
  const seen = view.scrollDOM.getBoundingClientRect();
  const lines = seen.width === 0 ? [] : view.contentDOM.querySelectorAll(".cm-line");
  const out = [];
  const range = document.createRange();
  for (const line of lines) {
    const at = view.state.doc.lineAt(view.posAtDOM(line));
    if (at.to < from || at.from > to) continue;
    range.selectNodeContents(line);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      const box = { left: Math.max(left, seen.left), right: Math.min(right, seen.right), top: Math.max(top, seen.top), bottom: Math.min(bottom, seen.bottom) };
      if (box.left < box.right && box.top < box.bottom) out.push(box);
    }
  }
  return out;
}

// covers returns how much of a box another one covers.
const covers = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

// around is the least box that others are in.
const around = (boxes) => ({
  left: Math.min(...boxes.map((b) => b.left)),
  right: Math.max(...boxes.map((b) => b.right)),
  top: Math.min(...boxes.map((b) => b.top)),
  bottom: Math.max(...boxes.map((b) => b.bottom)),
});

const gap = 14;
const narrow = matchMedia("(max-width: 700px)");

// placesFor returns possible positions of the card, the best first: below, above or beside its
// subject, at either end; in a narrow window at the bottom or the top.
function placesFor({ offsetWidth: width, offsetHeight: height }, box, about) {
  const foot = document.getElementById("why").getBoundingClientRect().top;
  if (narrow.matches) return [foot - height - 8, about.bottom + gap, about.top - gap - height, 8].map((top) => [8, top]);
  const out = [];
  for (const b of [about, box]) {
    const ends = [...new Set([box.left, about.left, box.right - width, about.right - width])];
    for (const top of [b.bottom + gap, b.top - gap - height]) for (const left of ends) out.push([left, top]);
    for (const left of [b.right + gap, b.left - gap - width]) for (const top of [box.top, about.top, box.bottom - height, about.bottom - height]) out.push([left, top]);
  }
  return out;
}

// place puts the card where it covers least: of its subject, then of what is lit elsewhere, then of
// other text; text in the subject's pane counts more.
function place(card, box, stop) {
  const { offsetWidth: width, offsetHeight: height } = card;
  const within = (at, size, most) => Math.max(8, Math.min(at, most - size - 8));
  const foot = document.getElementById("why").getBoundingClientRect().top; // which a card names, too
  let at = [(innerWidth - width) / 2, innerHeight - height - 72];
  if (box) {
    const spoken = [box, ...(stop.pane === "" ? [] : textOf(statepoint.editors[stop.pane], stop.from, stop.to))];
    const lit = [];
    const text = [];
    for (const editor of Object.values(statepoint.editors)) {
      for (const e of editor.view.contentDOM.querySelectorAll(".lit")) lit.push(...e.getClientRects());
      text.push(...textOf(editor));
    }
    /** @type {[any[], number][]} */
    const weights = [[spoken, 1000], [lit, 10], [text, 0.5]];
    // What is near is in the same pane, whose numbers of lines are part of its lines.
    const pane = stop.pane === "" ? null : statepoint.editors[stop.pane].view.scrollDOM.getBoundingClientRect();
    const about = around(spoken);
    if (pane) about.left = pane.left;
    let least = Infinity;
    for (const [x, y] of placesFor(card, box, about)) {
      const left = within(x, width, innerWidth);
      const top = within(y, height, foot);
      const own = { left, top, right: left + width, bottom: top + height };
      let covered = pane ? 0.2 * (width * height - covers(own, pane)) : 0;
      if (pane) covered += 10 * covers(own, { ...about, right: pane.left + 40 });
      for (const [boxes, weight] of weights) for (const b of boxes) covered += weight * covers(own, b);
      if (covered >= least) continue;
      least = covered;
      at = [left, top];
    }
  }
  card.style.setProperty("--left", at[0] + "px");
  card.style.setProperty("--top", at[1] + "px");
}

// clear scrolls the card's subject into the part of its pane that the card leaves free.
function clear() {
  const stop = stops[stops.length - 1];
  const card = document.getElementById("tour");
  if (!stop || stop.pane === "" || !card) return;
  const { view } = statepoint.editors[stop.pane];
  const seen = view.scrollDOM.getBoundingClientRect();
  const own = card.getBoundingClientRect();
  const over = covers(own, seen) > 0 && narrow.matches;
  const below = own.top - seen.top > seen.bottom - own.bottom;
  const top = over && !below ? own.bottom : seen.top;
  const bottom = over && below ? own.top : seen.bottom;
  const first = view.lineBlockAt(Math.min(stop.from, view.state.doc.length)).top + view.documentTop;
  const last = view.lineBlockAt(Math.min(stop.to, view.state.doc.length)).bottom + view.documentTop;
  // Where there is no room for all of it, its end is seen, with what is marked.
  if (last > bottom) view.scrollDOM.scrollTop += last - bottom + 4;
  else if (first < top) view.scrollDOM.scrollTop -= Math.min(top - first + 4, bottom - last);
}
