// A view that is drawn instead of written: a graph, a frame, a table. The page passes it HTML, in
// which an element with data-p="id" represents an item that can be selected, and one with
// data-act="n" is a control of the view. Their meaning is decided elsewhere.

import { categories, look as bits, strengths, told } from "./enums.js";
import { zoomable } from "./zoom.js";

// pinClasses returns the classes of a look besides its strength.
function pinClasses(look) {
  const pin = (look >> bits.pin) & 15;
  return [look & bits.previewed ? "preview" : "", look & bits.now ? "now" : "", pin ? "pin-" + pin : "", look >> bits.also ? "also" : ""].filter((name) => name !== "");
}

const closest = (e, selector) => (e.target instanceof Element ? e.target.closest(selector) : null);

class Drawing {
  constructor(host, on) {
    this.host = host;
    this.on = on;
    this.entered = false; // a text was entered, and no answer is shown yet
    this.things = new Map();
    this.kept = new Map();
    this.view = "";
    this.lit = [];
    this.last = "";
    this.at = { top: 0, left: 0 };
    this.led = 0; // the id that was brought into view last, of what is pinned
    this.seen = new Set(); // the elements of that which are on screen
    // Reported in each frame after sizes: at a change of size it has what was visible before.
    this.sight = new IntersectionObserver((all) => {
      for (const { target, isIntersecting } of all) this.seen[isIntersecting ? "add" : "delete"](target);
    }, { root: host });
    new ResizeObserver(() => this.resized()).observe(host);
    host.addEventListener("scroll", () => (this.at = { top: host.scrollTop, left: host.scrollLeft }), { passive: true });
    const hover = (ids) => {
      if (ids === this.last) return;
      this.last = ids;
      on(told.hover, ids);
    };
    const thing = (e) => {
      const at = closest(e, "[data-p]");
      return at ? at.dataset.p : "";
    };
    host.addEventListener("pointermove", (e) => {
      // A finger has no hover; its taps are clicks.
      if (e.pointerType !== "touch") hover(thing(e));
    });
    host.addEventListener("pointerleave", () => hover(""));
    host.addEventListener("focusin", (e) => hover(thing(e)));
    host.addEventListener("focusout", () => hover(""));
    const press = (e) => {
      const act = closest(e, "[data-act]");
      if (act) {
        // Pin first: the action of the view's own button may redraw it.
        if (act.dataset.pins) on(told.click, act.dataset.pins);
        on(told.act, act.dataset.act);
      } else if (closest(e, "button[data-unfold]")) this.unfold(closest(e, "button[data-unfold]"));
      else if (closest(e, "label, input, select, button") || (closest(e, "summary, pre") && !thing(e))) return;
      else if (!this.zoom || !this.zoom.dragged()) on(e.altKey ? told.more : told.click, thing(e));
    };
    host.addEventListener("click", press);
    host.addEventListener("toggle", () => this.sayUnfolds(), true);
    host.addEventListener("change", (e) => {
      const select = closest(e, "select[data-choose]");
      if (select) on(told.act, select.value);
      const field = closest(e, "input[data-enter]");
      if (!field) return;
      field.defaultValue = field.value;
      this.entered = true;
      on(told.enter, (field.dataset.as ?? "") + field.value);
    });
    // A filter applies while it is typed.
    host.addEventListener("input", (e) => {
      const field = closest(e, "input[data-live]");
      if (field && !e.isComposing) on(told.enter, (field.dataset.as ?? "") + field.value);
    });
    // Elements for the same field light together.
    const same = (e) => this.same(closest(e, "[data-same]"));
    host.addEventListener("pointerover", same);
    host.addEventListener("pointerleave", () => this.same(null));
    host.addEventListener("focusin", same);
    host.addEventListener("keydown", (e) => {
      if (e.ctrlKey || e.metaKey || e.altKey) return;
      if ((e.key === "Enter" || e.key === " ") && closest(e, "[data-p]") && !closest(e, "button, select, summary, input")) {
        e.preventDefault();
        press(e);
      } else if ((e.key === "ArrowDown" || e.key === "ArrowUp") && closest(e, "[data-same]")) {
        if (this.stepField(closest(e, "[data-same]"), e.key === "ArrowDown" ? 1 : -1)) e.preventDefault();
      } else if (e.key.startsWith("Arrow") && closest(e, "[data-p][tabindex]")) {
        if (this.step(closest(e, "[data-p][tabindex]"), e.key)) e.preventDefault();
      }
    });
  }

  // show replaces what is drawn and returns the ids of its things. Each view keeps
  // its place and its zoom while another one is shown.
  show(view, html) {
    if (!this.host.hidden && this.view) this.kept.set(this.view, { ...this.at, zoom: this.zoom && this.zoom.leave() });
    this.view = html === "" ? "" : view;
    if (view.startsWith("prepare")) statepoint.rareStyles();
    const { top, left, zoom } = this.kept.get(view) || { top: 0, left: 0, zoom: null };
    // What is hidden has no size to fit anything to.
    this.host.hidden = html === "";
    const text = document.getElementById(this.host.id.replace("drawing", "host")); // a list has none
    if (text) text.hidden = html !== "";
    const again = this.folds(view);
    this.host.innerHTML = html;
    this.foldOthers();
    again();
    if (top !== this.at.top || left !== this.at.left) this.host.scrollTo({ top, left, behavior: "instant" });
    this.things.clear();
    this.lit = [];
    for (const e of this.host.querySelectorAll("[data-p]")) {
      for (const id of e.dataset.p.split(" ")) {
        const list = this.things.get(Number(id));
        if (list) list.push(e);
        else this.things.set(Number(id), [e]);
      }
    }
    const svg = this.host.querySelector("svg[data-zoom]");
    this.zoom = svg ? zoomable(this.host, svg, zoom) : null;
    if (this.way) this.trail(this.way, this.wayPinned);
    this.lead(this.led);
    // What was entered leads to its first step as a click on that does.
    const { pins } = (this.entered && this.host.querySelector("[aria-current=step]")?.dataset) || {};
    if (pins) {
      this.entered = false;
      setTimeout(() => this.on(told.click, pins));
    }
    return [...this.things.keys()].join(" ");
  }

  // light: id, category, strength, …; other items are unlit.
  light(flat, pinned) {
    this.host.classList.toggle("pinned", pinned);
    if (!pinned && this.led !== 0) this.lead(0);
    for (const [e, names] of this.lit) e.classList.remove(...names);
    this.lit = [];
    for (let i = 0; i < flat.length; i += 3) {
      for (const e of this.things.get(flat[i]) || []) {
        // The drawing's own description of an item stays when it is no longer lit.
        const names = ["lit", strengths[flat[i + 2] & bits.strength], "lit-" + categories[flat[i + 1]], ...pinClasses(flat[i + 2])];
        const added = names.filter((name) => !e.classList.contains(name));
        e.classList.add(...added);
        this.lit.push([e, added]);
      }
    }
  }

  // focusOn brings the thing of an id into view, and the keyboard to it.
  focusOn(id) {
    this.reveal(id);
    for (const e of this.things.get(id) || []) if (e.tabIndex >= 0) return e.focus();
  }

  // trail marks a way from block to block: of a finding, or of what is pinned.
  trail(ids, pinned) {
    const mark = pinned ? "way" : "trail";
    for (const e of this.host.querySelectorAll(".trail, .way")) e.classList.remove("trail", "way");
    this.way = ids;
    this.wayPinned = pinned;
    for (let i = 0; i < ids.length; i++) {
      for (const e of this.things.get(ids[i]) || []) e.classList.add(mark);
      if (i === 0) continue;
      const edge = this.host.querySelector(`[data-edge="${ids[i - 1]} ${ids[i]}"]`);
      if (edge) edge.classList.add(mark);
    }
  }

  // folds records which folds of a view the reader has opened or closed, and returns a function
  // that restores them in the next drawing. The element with the keyboard focus, or else the one
  // around it, keeps the focus.
  folds(view) {
    if (this.foldsOf !== view) this.opened = new Map();
    this.foldsOf = view;
    for (const e of this.host.querySelectorAll("details[data-fold]")) {
      if (e.dataset.was !== String(e.open)) this.opened.set(e.dataset.fold, e.open);
    }
    const at = this.host.contains(document.activeElement) ? document.activeElement : null;
    const same = [];
    for (let e = at; e && e !== this.host; e = e.parentElement) {
      for (const name of ["data-enter", "data-choose", "data-key", "data-act", "data-p"]) if (e.hasAttribute(name)) same.push(`[${name}="${CSS.escape(e.getAttribute(name))}"]`);
    }
    return () => {
      for (const e of this.host.querySelectorAll("details[data-fold]")) {
        e.dataset.was = String(e.open);
        if (this.opened.has(e.dataset.fold)) e.open = this.opened.get(e.dataset.fold);
      }
      this.sayUnfolds();
      const now = same.map((s) => this.host.querySelector(s)).find((e) => e && (e.focus(), document.activeElement === e));
      if (now?.matches("[data-live]") || (now?.matches("[data-enter]") && at.value !== at.defaultValue)) {
        // More may have been typed since; what is not entered yet is in the field alone.
        now.value = at.value;
        now.setSelectionRange(at.selectionStart, at.selectionEnd);
      }
    };
  }

  // unfold opens all folds beside a button, or closes them if all are open.
  unfold(button) {
    const folds = [...button.closest("[data-folds]").querySelectorAll("details[data-fold]:not(.whole)")];
    const open = folds.some((e) => !e.open);
    for (const e of folds) e.open = open;
  }

  // sayUnfolds updates the button's label, if there is a button.
  sayUnfolds() {
    const button = this.host.querySelector("button[data-unfold]");
    if (!button) return;
    const some = button.closest("[data-folds]").querySelector("details[data-fold]:not(.whole, [open])");
    button.textContent = some ? "Unfold all" : "Fold all";
  }

  // only opens the folds of one function and closes those of others, and marks its row in a list; 0
  // opens all, and marks none.
  only(id) {
    if (id === (this.function || 0)) return;
    this.function = id;
    this.foldOthers();
  }

  // foldOthers does that in the drawing; it is not recorded, because it is not the reader's doing.
  foldOthers() {
    for (const e of this.host.querySelectorAll("details[data-in]")) {
      e.open = !this.function || Number(e.dataset.in) === this.function;
      e.dataset.was = String(e.open);
    }
    if (this.function === undefined) return;
    for (const e of this.host.querySelectorAll(".functions tbody tr")) {
      const here = Number(e.dataset.p) === this.function;
      e.classList.toggle("here", here);
      if (here) e.setAttribute("aria-current", "true");
      else e.removeAttribute("aria-current");
    }
  }

  // same lights the elements for the same field as an element; null lights nothing.
  same(e) {
    const scope = e && e.closest("[data-scope]");
    const now = scope ? [...scope.querySelectorAll(`[data-same="${e.dataset.same}"]`)] : [];
    for (const was of this.alike || []) if (!now.includes(was)) was.classList.remove("same");
    for (const is of now) is.classList.add("same");
    this.alike = now;
  }

  // stepField moves the keyboard to the field below or above, and says whether there is one.
  stepField(from, by) {
    const list = [...from.closest("[data-scope]").querySelectorAll(`${from.tagName}[data-same]`)];
    const to = list[list.indexOf(from) + by];
    if (to) to.focus();
    return to !== undefined;
  }

  // lead has the things of an id stay in view; 0 is none.
  lead(id) {
    this.led = id;
    this.seen.clear();
    this.sight.disconnect();
    for (const e of this.things.get(id) || []) this.sight.observe(e);
  }

  // resized keeps what is pinned in view that was in view, when the drawing gets less room.
  resized() {
    if (this.host.clientHeight === 0 || this.seen.size === 0) return;
    const [first] = [...this.seen];
    if (![...this.seen].some(this.inView())) this.bring(first, "instant");
  }

  // seenPart is where the drawing can be seen, between what stays above and below it.
  seenPart() {
    const { top, bottom, left, right } = this.host.getBoundingClientRect();
    const high = (which) => this.host.querySelector(which)?.offsetHeight ?? 0;
    return { top: top + high(".parse-bar, .functions thead"), bottom: Math.min(bottom, top + this.host.clientHeight) - high(".functions .totals, .look"), left, right };
  }

  // bring scrolls the drawing, and nothing around it, until an element is in view: scrollIntoView would
  // scroll a document, too, that has the page in a frame.
  bring(e, behavior) {
    const seen = this.seenPart();
    const box = e.getBoundingClientRect();
    const by = (from, to, low, high) => (from < low ? from - low : to > high ? Math.min(to - high, from - low) : 0);
    this.host.scrollBy({
      top: by(box.top, box.bottom, seen.top, seen.bottom),
      left: by(box.left, box.right, seen.left, seen.left + this.host.clientWidth),
      behavior,
    });
  }

  // inView returns a test of whether an element is entirely in view.
  inView() {
    const seen = this.seenPart();
    return (e) => {
      const box = e.getBoundingClientRect();
      return box.height > 0 && box.top >= seen.top && box.bottom <= seen.bottom && box.left >= seen.left && box.right <= seen.right;
    };
  }

  // reveal brings the things of an id into view, unless one is, and unfolds the first.
  reveal(id) {
    const list = this.things.get(id);
    this.lead(id);
    // Of a record's parts, which are one thing, the first is what is read.
    if (list && (list[0].matches(".part") ? list.slice(0, 1) : list).some(this.inView())) return;
    const fold = list && list[0].closest("details[data-fold]");
    if (fold) fold.open = true;
    if (list) this.bring(list[0], "auto");
  }

  top() {
    this.host.scrollTo({ top: 0, behavior: "instant" });
  }

  // step moves the keyboard to the nearest thing in a direction, and says
  // whether there is one.
  step(from, key) {
    const a = from.getBoundingClientRect();
    const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
    let best = null;
    let least = Infinity;
    for (const e of this.host.querySelectorAll("[data-p][tabindex]")) {
      const b = e.getBoundingClientRect();
      const x = (b.left + b.right - a.left - a.right) / 2;
      const y = (b.top + b.bottom - a.top - a.bottom) / 2;
      const along = x * dx + y * dy;
      if (e === from || along < 1) continue;
      const far = along + 3 * Math.abs(x * dy + y * dx);
      if (far < least) [best, least] = [e, far];
    }
    if (best) best.focus();
    return best !== null;
  }
}

const statepoint = (globalThis.statepoint ||= {});
statepoint.createDrawing = (host, on) => new Drawing(host, on);
// besideRun returns the id of the next or previous one among the Run view and the panes shown
// beside it; "" if it is not beside any.
statepoint.besideRun = (current, by) => {
  const shown = [...document.querySelectorAll(".pane, #run")].filter((e) => e.checkVisibility());
  if (shown.length < 2 || shown.at(-1).id !== "run") return "";
  let at = shown.findIndex((e) => e.contains(document.activeElement));
  if (at < 0) at = shown.findIndex((e) => e.id === current);
  return shown[(Math.max(at, 0) + by + shown.length) % shown.length].id;
};
statepoint.focus = (selector) => {
  const e = document.querySelector(selector);
  if (e) e.focus({ preventScroll: e.dataset.still === "true" });
};
