// The tour: a card beside what it speaks of, and a thread through all that it has spoken of.

import { separator } from "./enums.js";

const statepoint = (globalThis.statepoint ||= {});
const svgNames = "http://www.w3.org/2000/svg";

// framed says that the page stands in another one.
statepoint.framed = () => document.documentElement.dataset.embed !== undefined;

let stops = [];
let thread = null;
let watch = null;

// tour shows the way through some stops, each a pane and a range of its text, the card beside the
// last; without any it ends.
statepoint.tour = (rows, focus) => {
  const fields = rows === "" ? [] : rows.split(separator.row).map((row) => row.split(separator.field));
  stops = fields.map(([pane, start, end]) => ({ pane, start: Number(start), end: Number(end) }));
  const card = document.getElementById("tour");
  if (!card) return;
  if (stops.length === 0) {
    watch?.abort();
    watch = null;
    thread?.remove();
    thread = null;
    if (focused(card)) document.getElementById("help-button")?.focus();
    return;
  }
  begin();
  thread.replaceChildren();
  requestAnimationFrame(() => requestAnimationFrame(show));
  if (focus || document.activeElement === document.body) card.querySelector("#tour-next")?.focus();
};

const focused = (card) => card.contains(document.activeElement) || document.activeElement === document.body;

// begin looks again whenever something may have moved.
function begin() {
  if (watch) return;
  watch = new AbortController();
  const { signal } = watch;
  thread = document.createElementNS(svgNames, "svg");
  thread.setAttribute("class", "thread");
  thread.setAttribute("aria-hidden", "true");
  document.body.append(thread);
  addEventListener("resize", show, { signal });
  const sizes = new ResizeObserver(show);
  signal.addEventListener("abort", () => sizes.disconnect());
  for (const e of document.querySelectorAll(".pane, #why, #tour")) sizes.observe(e);
  for (const { view } of Object.values(statepoint.editors)) view.scrollDOM.addEventListener("scroll", show, { signal, passive: true });
}

// boxOf gives where a stop is on the screen, null where it is not.
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
  return { left: a.left, right: b.top > a.top + 2 ? seen.right - 16 : b.right, top: a.top, bottom: a.bottom };
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
  // What is drawn already is moved, or it would be drawn anew while one scrolls.
  if (thread.children.length === drawn.length) {
    drawn.forEach((e, i) => {
      for (const { name, value } of e.attributes) thread.children[i].setAttribute(name, value);
    });
  } else thread.replaceChildren(...drawn);
  place(card, boxes[last]);
}

// place puts the card below, above or beside a box, where there is room for it.
function place(card, box) {
  const { offsetWidth: width, offsetHeight: height } = card;
  const gap = 14;
  const within = (at, size, most) => Math.max(8, Math.min(at, most - size - 8));
  let left = (innerWidth - width) / 2;
  let top = innerHeight - height - 72;
  if (box) {
    left = within(box.left, width, innerWidth);
    if (box.bottom + gap + height < innerHeight - 8) top = box.bottom + gap;
    else if (box.top - gap - height > 8) top = box.top - gap - height;
    else {
      top = within(box.top, height, innerHeight);
      left = within(box.right + gap + width < innerWidth ? box.right + gap : box.left - gap - width, width, innerWidth);
    }
  }
  card.style.setProperty("--left", left + "px");
  card.style.setProperty("--top", top + "px");
}
