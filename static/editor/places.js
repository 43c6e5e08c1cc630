// Where a pane is scrolled to when it shows another view, has a text again or gets another size:
// where the reader has scrolled that view himself, else to what is pinned, else to the function
// that he is in, else where it was.

import { EditorView } from "@codemirror/view";
import { covered } from "./heading.js";
import { nearestLit } from "./marks.js";
import { sent } from "./scrolls.js";

const moves = new Set(["PageUp", "PageDown", "Home", "End", "ArrowUp", "ArrowDown"]);

export class Places {
  constructor(editor) {
    this.editor = editor;
    this.kept = new Map();
    this.own = false; // the reader scrolled what is shown since anything was pinned
    this.wanted = {}; // the place to go to, once there is a text that is seen; null if it is there
    this.settled = false; // the text is there, and what is lit in it
    this.opened = true; // nothing led the reader anywhere in this text yet
    this.pin = 0;
    this.category = 0;
    this.at = -1;
    this.top = 0;
    this.width = this.height = 0;
  }

  // watch has a view say when the reader scrolls it, and when its size changes.
  watch(view) {
    const { scrollDOM } = view;
    const moved = () => {
      if (view.state.doc.length === 0) return;
      this.own = true;
      this.opened = false;
      this.wanted = this.anchor = null;
    };
    for (const what of ["wheel", "touchmove"]) scrollDOM.addEventListener(what, moved, { passive: true });
    scrollDOM.addEventListener("pointerdown", (e) => e.target === scrollDOM && moved()); // its bar
    scrollDOM.addEventListener("keydown", (e) => moves.has(e.key) && moved());
    scrollDOM.addEventListener("scroll", () => (this.top = scrollDOM.scrollTop), { passive: true });
    this.sizes?.disconnect();
    this.sizes = new ResizeObserver(() => this.resized());
    this.sizes.observe(scrollDOM);
  }

  // resized keeps the first line that is seen, or what is pinned, when lines wrap in other places, and
  // what is pinned when fewer lines are seen.
  resized() {
    const { view } = this.editor;
    const { clientWidth: width, clientHeight: height } = view.scrollDOM;
    if (height === 0 || width === 0) return;
    const { width: was, height: high } = this;
    [this.width, this.height] = [width, height];
    if (this.wanted) this.go();
    else if (was === width && height < high) this.lower(high);
    else if (was !== 0 && was !== width) {
      // The heights are still those of the lines as they were.
      const anchor = (this.anchor ??= view.lineBlockAtHeight(this.top + covered(view)).from);
      if (this.top > 0) this.send(anchor, "start");
      if (view.hasFocus && !view.state.readOnly) return;
      view.requestMeasure();
      requestAnimationFrame(() => requestAnimationFrame(() => this.anchor === anchor && this.reshaped()));
    }
  }

  // reshaped keeps what is pinned in view when rows have got other heights, as in a pane that has
  // another width, or is seen again with larger letters.
  reshaped() {
    const { view } = this.editor;
    const at = this.settled && !this.own && !this.wanted ? nearestLit(view, this.pin, this.category) : null;
    if (at !== null) this.toLit(at);
  }

  // lower keeps lit ranges visible when something, such as the journey, takes space below them; not
  // while the reader types and looks at the caret.
  lower(high) {
    const { view } = this.editor;
    if (view.hasFocus && !view.state.readOnly) return;
    const at = nearestLit(view, this.pin, this.category);
    const seen = () => nearestLit(view, this.pin, this.category, -1, high) === null;
    if (at !== null && ((this.settled && !this.own) || seen())) this.send(at, "center");
  }

  // send scrolls to an offset.
  send(at, y, yMargin = 5) {
    const { editor } = this;
    sent(editor.view);
    editor.tellNothing(EditorView.scrollIntoView(Math.min(at, editor.view.state.doc.length), { y, yMargin }));
  }

  // toLit scrolls to what is lit: in a text that was just opened no further than necessary, because
  // the lines above explain it.
  toLit(at) {
    const { opened, editor } = this;
    this.opened = false;
    this.send(at, ...(opened && !editor.view.state.readOnly ? ["nearest", 3 * editor.view.defaultLineHeight] : ["center"]));
  }

  // here is where the view that is shown is scrolled to.
  here() {
    const { view, doc } = this.editor;
    return { doc, top: view.scrollDOM.scrollTop, at: view.scrollSnapshot(), own: this.own };
  }

  // turn is called before another view is shown.
  turn(from, to) {
    if (from !== undefined) {
      if (this.editor.view.scrollDOM.offsetHeight > 0) this.kept.set(from, this.here());
      this.wanted = this.kept.get(to) || { top: 0 };
      this.settled = false;
    }
    this.own = false;
    this.anchor = null;
  }

  // emptied is called when the text is about to be replaced.
  emptied() {
    this.wanted ||= this.here();
    this.settled = false;
  }

  // restart begins another text at its top.
  restart() {
    this.kept.clear();
    this.wanted = {};
    this.settled = this.own = false;
    this.opened = true;
    this.anchor = null;
  }

  // elsewhere is called when the reader goes to other pins, or to another function: other views go
  // there when they are shown, and so does the next text if the view shown follows.
  elsewhere(shown) {
    if (shown) this.own = false;
    for (const place of this.kept.values()) place.own = false;
    if (this.wanted) this.wanted.own = false;
  }

  // settle says that the text is shown, which pin leads, its category, and where the function begins that the
  // reader is in, -1 for none.
  settle(pin, category, at) {
    this.pin = pin;
    this.category = category;
    this.at = at;
    this.settled = true;
    this.go();
  }

  // go goes to the place that is wanted, if it can be seen.
  go() {
    const { wanted, editor } = this;
    const { view } = editor;
    if (!wanted || !this.settled || editor.held || view.state.doc.length === 0 || view.scrollDOM.clientHeight === 0) return;
    this.wanted = this.anchor = null;
    const lit = wanted.own ? null : nearestLit(view, this.pin, this.category, Math.max(this.at, 0));
    if (lit !== null) this.toLit(lit);
    else if (!wanted.own && this.at >= 0 && !view.hasFocus) this.send(this.at, "start");
    else if (wanted.doc?.eq(view.state.doc)) editor.tellNothing(wanted.at);
    else if (wanted.top !== undefined) view.scrollDOM.scrollTop = wanted.top;
    this.own = wanted.own || false;
  }

  // show scrolls to the nearest lit range, unless one is in view already: to one of a pin, if that
  // has any here. What is not seen goes there when it is.
  show(pin, category) {
    const { view } = this.editor;
    this.pin = pin;
    this.category = category;
    this.own = false;
    if (this.wanted) {
      this.wanted.own = false;
      this.go();
      return;
    }
    if (this.later(this.at)) return;
    this.anchor = null;
    const at = nearestLit(view, pin, category);
    if (at !== null) this.toLit(at);
  }

  // later says that the pane is not seen, and will go to what is lit when it is, or to an offset.
  later(at) {
    if (this.editor.view.scrollDOM.clientHeight !== 0) return false;
    this.at = at;
    this.own = false;
    this.wanted ||= this.here();
    this.wanted.own = false;
    return true;
  }
}
