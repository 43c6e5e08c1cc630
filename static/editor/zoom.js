// Zoom and pan of a drawing with svg[data-zoom]. The drawing keeps its size in its own units and is
// scrolled by its host; zooming changes the size it is shown at, so that scrolling, by wheel, bar,
// finger or keyboard, is panning. When the same graph is redrawn, the block in the middle keeps its
// position.

import { minimap } from "./minimap.js";

const least = 0.1;
const most = 3;
// At which scale the words of a drawing can still be read.
const readable = 0.62;

// middleOf returns the block nearest to the middle of the visible part, by its label, and its
// position; null if there is none.
function middleOf(host, svg) {
  const pane = host.getBoundingClientRect();
  let best = null;
  let least = Infinity;
  for (const e of svg.querySelectorAll("[data-block]")) {
    const box = e.firstElementChild.getBoundingClientRect();
    const x = box.left + box.width / 2 - pane.left;
    const y = box.top + box.height / 2 - pane.top;
    const far = Math.hypot(x - pane.width / 2, y - pane.height / 2);
    if (far < least) [best, least] = [{ block: e.dataset.block, x, y }, far];
  }
  return best;
}

// stay scrolls so that a block keeps its position.
function stay(host, svg, was) {
  const e = was && svg.querySelector(`[data-block="${CSS.escape(was.block)}"]`);
  if (!e) return;
  const pane = host.getBoundingClientRect();
  const box = e.firstElementChild.getBoundingClientRect();
  host.scrollLeft += box.left + box.width / 2 - pane.left - was.x;
  host.scrollTop += box.top + box.height / 2 - pane.top - was.y;
}

export function zoomable(host, svg, before) {
  const { width, height } = svg.viewBox.baseVal;
  const bar = host.querySelector(".bar-of-drawing");
  const across = () => Math.min(1, (host.clientWidth - 2) / width);
  const fit = () => Math.min(across(), (host.clientHeight - (bar ? bar.offsetHeight : 0) - 2) / height);
  const says = host.querySelector(".scale");
  const same = before && before.name === svg.dataset.zoom;
  const map = minimap(host, bar, svg);
  let scale = 0;
  let chosen = false; // by the reader
  const set = (next, x = host.clientWidth / 2, y = host.clientHeight / 2) => {
    next = Math.min(most, Math.max(Math.min(least, fit()), next)); // all of it can always be seen
    const ratio = scale ? next / scale : 1;
    const left = (host.scrollLeft + x) * ratio - x;
    const top = (host.scrollTop + y) * ratio - y;
    scale = next;
    svg.setAttribute("width", width * scale);
    svg.setAttribute("height", height * scale);
    host.scrollLeft = left;
    host.scrollTop = top;
    const partly = scale > fit() + 0.001;
    map(scale, partly);
    if (says) says.textContent = Math.round(scale * 100) + "%" + (partly ? ", partly shown" : "");
  };
  const whole = () => {
    set(fit());
    host.scrollTop = host.scrollLeft = 0;
  };
  // At first all of it is shown, unless it would be too small to read: then it begins at its top,
  // where the entry is. Drawn again, it keeps a chosen scale and one that shows a part; a whole
  // drawing fills the available room.
  if (same && (before.chosen || before.scale() > fit() + 0.001)) {
    chosen = before.chosen;
    set(before.scale(), 0, 0);
    stay(host, svg, before.middle);
  } else if (fit() >= readable) whole();
  else {
    set(Math.max(readable, across()));
    host.scrollTop = 0;
    host.scrollLeft = Math.max(0, (Number(svg.dataset.start) || 0) * scale - host.clientWidth / 2);
  }

  svg.addEventListener("wheel", (e) => {
    if (!e.ctrlKey && !e.metaKey) return;
    e.preventDefault();
    const box = host.getBoundingClientRect();
    chosen = true;
    set(scale * Math.exp(-e.deltaY / 300), e.clientX - box.left, e.clientY - box.top);
  }, { passive: false });

  let from = null;
  let moved = false;
  svg.addEventListener("pointerdown", (e) => {
    moved = false;
    if (e.button === 0 && e.pointerType === "mouse") from = { x: e.clientX + host.scrollLeft, y: e.clientY + host.scrollTop };
  });
  svg.addEventListener("pointermove", (e) => {
    if (!from || !(e.buttons & 1)) return void (from = null);
    if (!moved && Math.hypot(from.x - e.clientX - host.scrollLeft, from.y - e.clientY - host.scrollTop) < 4) return;
    moved = true;
    svg.setPointerCapture(e.pointerId);
    host.scrollLeft = from.x - e.clientX;
    host.scrollTop = from.y - e.clientY;
  });
  const up = () => (from = null);
  svg.addEventListener("pointerup", up);
  svg.addEventListener("pointercancel", up);

  const choose = (next) => {
    chosen = true;
    set(next);
  };
  const by = {
    in: () => choose(scale * 1.25),
    out: () => choose(scale / 1.25),
    full: () => choose(1),
    fit: () => {
      chosen = false;
      whole();
    },
  };
  for (const b of host.querySelectorAll("[data-by]")) {
    b.addEventListener("click", (e) => {
      e.stopPropagation();
      by[b.dataset.by]();
    });
  }
  host.onkeydown = (e) => {
    if (e.ctrlKey || e.metaKey || e.altKey || e.target.closest("select")) return;
    const act = { "+": by.in, "=": by.in, "-": by.out, "0": by.full }[e.key];
    if (act) {
      e.preventDefault();
      act();
    }
  };
  return { name: svg.dataset.zoom, scale: () => scale, dragged: () => moved, leave: () => ({ name: svg.dataset.zoom, scale: () => scale, chosen, middle: middleOf(host, svg) }) };
}
