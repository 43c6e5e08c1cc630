// The picture of the Run view: arrows from slots to objects, and objects that slide to where a
// collector has moved them. Data attributes of the page say what goes where; this code only
// measures.

const statepoint = (globalThis.statepoint ||= {});

const svg = (name, attributes) => {
  const e = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) e.setAttribute(key, value);
  return e;
};

// arrows draws a line from each slot that has one to its object, where the two are side by side.
// Lanes between them keep lines apart.
const arrows = () => {
  const picture = document.querySelector(".run-picture");
  if (!picture) return;
  picture.querySelector(".run-arrows")?.remove();
  const heap = picture.querySelector("svg.run-heap");
  const stack = picture.querySelector("#run-stack");
  if (!heap || !stack) return;
  const box = picture.getBoundingClientRect();
  const from = stack.getBoundingClientRect();
  const to = heap.getBoundingClientRect();
  if (to.left < from.right) return;
  const all = svg("svg", { class: "run-arrows", width: picture.offsetWidth, height: picture.offsetHeight, viewBox: `0 0 ${box.width} ${box.height}`, "aria-hidden": "true" });
  const gap = to.left - from.right;
  let lane = 0;
  for (const row of stack.querySelectorAll("tr[data-to]")) {
    const shown = row.getBoundingClientRect();
    if (shown.bottom > from.bottom || shown.top < from.top) continue; // scrolled away
    const at = row.dataset.to;
    const cell = heap.querySelector(`[data-at="${at}"]`) ?? (row.dataset.arrow === "stale" ? heap.querySelector(`[data-left="${at}"]`) : null);
    if (!cell) continue;
    const a = row.getBoundingClientRect();
    const b = cell.querySelector("rect").getBoundingClientRect();
    const x = a.right - box.left;
    const y = a.top + a.height / 2 - box.top;
    const lower = b.bottom - box.top + 5;
    const turn = x + 4 + ((lane++ * 5) % Math.max(gap - 8, 5));
    const end = b.left + Math.min(12 + 10 * (lane % 4), b.width - 8) - box.left;
    // Cells of the first column are met at their side, others from below.
    const first = b.left - to.left < 14;
    const d = first
      ? `M${x} ${y}H${turn}V${b.top + 10 + 8 * (lane % 4) - box.top}H${b.left - box.left - 2}`
      : `M${x} ${y}H${turn}V${lower + 4 + 2 * (lane % 4)}H${end}V${lower - 3}`;
    all.append(svg("path", { class: "arrow " + row.dataset.arrow, d, "marker-end": "url(#run-head)" }));
  }
  picture.append(all);
};

// slide shows moves of objects as movement, unless the reader wants none. Arrows that were drawn
// meanwhile are drawn again where the objects come to rest.
const slide = () => {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const moves = [];
  for (const g of document.querySelectorAll("svg.run-heap g[data-dx]:not([data-slid])")) {
    g.dataset.slid = "";
    const { dx, dy } = g.dataset;
    moves.push(g.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }], { duration: 120, easing: "ease-out" }).finished);
  }
  if (moves.length > 0) Promise.allSettled(moves).then(arrows);
  for (const row of document.querySelectorAll("#run-stack tr.pulse:not([data-slid])")) {
    row.dataset.slid = "";
    row.animate([{ opacity: 0.35 }, { opacity: 1 }], { duration: 240, easing: "ease-out" });
  }
};

// scroll scrolls a box by a distance on the screen, which is not one of the box where it is enlarged.
const scroll = (box, by) => { box.scrollTop += by / (box.currentCSSZoom ?? 1); };

// strip shows which of the bytes are read now: they are a box that scrolls.
const strip = () => {
  const reads = document.querySelector("#run-reads");
  const row = reads?.querySelector("tr.now") ?? reads?.querySelector("tr.near");
  if (!row) return;
  const title = reads.querySelector("h3").getBoundingClientRect();
  scroll(reads, row.getBoundingClientRect().top - title.bottom);
};

// code lights the current lines in the collector's source, the innermost most strongly, and scrolls
// that one into view.
const code = () => {
  const box = document.querySelector("#run-code");
  if (!box) return;
  for (const li of box.querySelectorAll("li.now, li.near")) {
    li.className = "";
    li.removeAttribute("aria-current");
  }
  const rows = box.querySelectorAll("li");
  let now = null;
  for (const line of (box.dataset.lines ?? "").split(" ")) { // no lines, no attribute
    now = rows[line - 1] ?? now;
    if (now) now.className = "near";
  }
  if (!now) return;
  now.className = "now";
  now.setAttribute("aria-current", "step");
  now.scrollIntoView({ block: "center" });
};

// newest scrolls a deep stack to the frame that is looked at, or to registers that are stale, and
// where a frame is too high, to its slot at hand, or the last with an arrow. What stands above
// them, and their outline, stay clear.
const newest = () => {
  const stack = document.querySelector("#run-stack");
  const frame = stack?.querySelector("#run-stale, .run-frame.visited, .run-thread.current .run-frame.current, .run-frame.current");
  if (!frame || stack.scrollHeight <= stack.clientHeight) return;
  const slot = frame.querySelector("tr.now") ?? frame.querySelector("tr.pulse") ?? [...frame.querySelectorAll("tr[data-to]")].at(-1);
  for (const e of [frame, slot]) {
    if (!e) continue;
    const outline = 6 * (stack.currentCSSZoom ?? 1);
    const top = stack.querySelector("h3").getBoundingClientRect().bottom + outline;
    const bottom = stack.getBoundingClientRect().bottom - outline;
    const at = e.getBoundingClientRect();
    if (at.bottom > bottom) scroll(stack, Math.min(at.bottom - bottom, at.top - top));
    else if (at.top < top) scroll(stack, at.top - top);
  }
};

// How high the picture's room is where both may be out of sight though they stand side by side.
const low = 300;

// moving has what changes in sight where the heap is below the stack: objects that move, else a
// slot that is updated, else an object or a frame that the collector looks at.
const moving = () => {
  const heap = document.querySelector("svg.run-heap");
  const body = heap?.closest(".run-body");
  if (!heap?.checkVisibility()) return;
  const room = body.getBoundingClientRect();
  const strip = body.querySelector("#run-reads");
  const sticks = strip && getComputedStyle(strip).position === "sticky";
  const bottom = sticks ? Math.min(room.bottom, strip.getBoundingClientRect().top) : room.bottom;
  const all = heap.getBoundingClientRect();
  if (room.height > low && all.left > document.querySelector("#run-stack").getBoundingClientRect().right) return;
  const whole = all.height < bottom - room.top;
  const object = (which) => heap.querySelector(which) && (whole ? heap : heap.querySelector(which));
  const slot = (which) => document.querySelector("#run-stack " + which);
  const e = object("g[data-dx]") || slot("tr.pulse") || object("g.now, g.new") || slot(".run-frame.visited");
  if (!e) return;
  const at = e.getBoundingClientRect();
  if (at.bottom > bottom) scroll(body, Math.min(at.bottom - bottom + 4, at.top - room.top));
  else if (at.top < room.top) scroll(body, at.top - room.top - 4);
};

let watched = null;
let width = 0;
const resized = new ResizeObserver(([entry]) => {
  if (entry.contentRect.width !== width) arrows();
  width = entry.contentRect.width;
});

// Pins change which slots have arrows.
const pinned = new MutationObserver(() => arrows());

statepoint.runDrawn = () => {
  const picture = document.querySelector(".run-picture");
  if (picture !== watched) {
    resized.disconnect();
    pinned.disconnect();
    if (picture) {
      resized.observe(picture);
      picture.querySelector("#run-stack")?.addEventListener("scroll", arrows, { passive: true });
      pinned.observe(picture, { subtree: true, attributes: true, attributeFilter: ["data-to"] });
    }
    watched = picture;
  }
  newest();
  arrows();
  strip();
  moving();
  slide();
  code();
};
