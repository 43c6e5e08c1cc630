// One component for every pane that shows code: CodeMirror 6 in a shadow root.
//
// It is a widget and knows nothing about links, reports or selections. The page passes it the text
// to show, and the coloured and lit ranges, as flat Int32Arrays of UTF-16 offsets; it reports the
// positions of the pointer and the caret. Their meaning is decided elsewhere.

import { ChangeSet, Compartment, EditorState, Transaction } from "@codemirror/state";
import { EditorView, lineNumbers, placeholder } from "@codemirror/view";
import { isolateHistory } from "@codemirror/commands";
import { openSearchPanel } from "@codemirror/search";
import { setDiagnostics, nextDiagnostic } from "@codemirror/lint";
import { told } from "./enums.js";
import { language } from "./languages.js";
import { isNarrow, isTight, widthOf } from "./columns.js";
import { fit, setColours, setLit, setColumns, setLineClasses, setOwn } from "./marks.js";
import { Places } from "./places.js";
import { keepsScroll, scrolls, scrollsNoMore, sent, settle } from "./scrolls.js";
import { diagnostics, take } from "./suggestions.js";
import { remembersSelection } from "./selection.js";
import { setTokens } from "./tokens.js";
import { refold, unfoldAt } from "./folds.js";
import { covered } from "./heading.js";
import { setDetails, showDetail } from "./details.js";
import { setInlays } from "./inlays.js";
import { setRails } from "./rails.js";
import { openList } from "./list.js";
import "./drawing.js";
import "./finder.js";
import { begin } from "./early.js";
import { watchPresenting } from "./present.js";
import { extensions } from "./extensions.js";
import "./host.js";
import "./keyboard.js";
import "./run.js";
import "./unfolded.js";
import "./menus.js";
import "./shell.js";
import "./splitters.js";
import "./tour.js";
import "./uncover.js";
import "./windows.js";

// Set on changes that come from the page, so that they are not reported back.
const fromPage = Transaction.userEvent.of("page");

// difference is the change that makes one text of another, undefined where they are the same.
function difference(old, text) {
  if (old === text) return undefined;
  let start = 0;
  const most = Math.min(old.length, text.length);
  while (start < most && old.charCodeAt(start) === text.charCodeAt(start)) start++;
  let end = 0;
  while (end < most - start && old.charCodeAt(old.length - 1 - end) === text.charCodeAt(text.length - 1 - end)) end++;
  return { from: start, to: old.length - end, insert: text.slice(start, text.length - end) };
}

// replaced reports whether a change left nothing of the previous text. More than a few spaces
// counts as text.
function replaced({ changes, startState: { doc } }) {
  let kept = !/\S/.test(doc.sliceString(0, 1000)) && doc.length < 1000;
  changes.iterGaps((from, _, length) => (kept ||= length > 200 || /\S/.test(doc.sliceString(from, from + length))));
  return !kept;
}

class Editor {
  /** How far it is scrolled, in pixels; early.js keeps it for adopt. */
  top = 0;

  constructor(host, options) {
    this.options = options;
    this.labels = null;
    this.longest = "";
    this.asked = 0;
    this.waiting = new Map();
    /** What was typed since the page read the text; null before that. @type {ChangeSet | null} */
    this.unread = null;
    this.gutter = new Compartment();
    this.wrapping = new Compartment();
    this.speech = new Compartment();
    this.own = true;
    this.places = new Places(this);
    this.hollow = new Compartment();
    this.worn = new Set();
    this.empty = "";
    this.wraps = true;
    this.loose = false;
    this.begins = statepoint.tops?.[host.id] || null;
    // Content already shown in the host before the program ran stays until the
    // editor has its first text, so that nothing flashes.
    const root = host.shadowRoot || host.attachShadow({ mode: "open" });
    remembersSelection(root);
    this.view = new EditorView({ root, parent: root, state: EditorState.create({ doc: options.text || "", extensions: extensions(this) }) });
    scrolls(this.view);
    this.places.watch(this.view);
    this.view.scrollDOM.addEventListener("resized", () => this.wrapSoon());
  }

  // adopt draws an editor that was made early in the host it is to have, with its
  // text, history, caret, focus and scroll height.
  adopt(host, options) {
    const { view: old, focused } = this;
    this.options = options;
    const root = host.attachShadow({ mode: "open" });
    remembersSelection(root);
    this.view = new EditorView({ root, parent: root, state: old.state });
    scrollsNoMore(old);
    old.destroy();
    scrolls(this.view);
    this.places.watch(this.view);
    this.view.scrollDOM.scrollTop = this.top;
    if (focused) this.view.focus();
    return this;
  }

  // withLabels puts the labels of lines, which are addresses and offsets, in front of
  // what is copied of several whole lines.
  withLabels(text, state) {
    const { labels } = this;
    const { from, to } = state.selection.main;
    if (labels === null || this.options.lang === "llvm" || state.selection.ranges.length > 1 || from === to) return text;
    const first = state.doc.lineAt(from);
    if (first.from !== from || state.doc.lineAt(to).number === first.number) return text;
    const width = labels.reduce((most, l) => Math.max(most, l.length), 0);
    return text.split("\n").map((line, i, { length }) => (line === "" && i === length - 1 ? "" : (labels[first.number - 1 + i] || "").padStart(width) + "  " + line)).join("\n");
  }

  // Line numbers, or labels in their place.
  numbers() {
    return lineNumbers({
      formatNumber: (n) => (this.labels === null ? String(n) : n <= this.labels.length ? this.labels[n - 1] : this.longest),
    });
  }

  tell(what, ...rest) {
    if (this.options.on) this.options.on(what, ...rest);
  }

  // ask asks the page about an offset and resolves to its answer. A question
  // that is not answered any more leaves nothing waiting for long: the page
  // answers all it gets, in order.
  ask(what, offset, more = "") {
    return new Promise((resolve) => {
      const n = ++this.asked;
      this.waiting.set(n, resolve);
      this.tell(told.ask, n, what, offset, more);
    });
  }

  answer(n, value) {
    const resolve = this.waiting.get(n);
    this.waiting.delete(n);
    if (resolve) resolve(value);
  }

  updated(u) {
    const own = u.transactions.some((t) => t.isUserEvent("page"));
    if (u.docChanged && !own) {
      this.unread = this.unread && this.unread.compose(u.changes);
      this.typed = true;
      this.places.wanted = null;
      this.tell(told.text, replaced(u));
      dispatchEvent(new Event("statepoint-typed"));
    }
    if (u.selectionSet && !own) this.places.anchor = null;
    if (u.selectionSet && !own && u.view.hasFocus) this.tell(told.caret, u.state.selection.main.head);
    if (u.viewportChanged && !own) this.look();
    // The page paints what it shows, but it may also scroll or unfold to what it has not painted.
    if (u.viewportChanged && own) requestAnimationFrame(() => this.look());
    if (u.geometryChanged) this.wrapSoon();
    if (u.focusChanged) this.tell(told.focus, (this.focused = u.view.hasFocus));
  }

  // look tells the page to paint what is on screen if not all of it is painted.
  look() {
    const { painted } = this;
    const has = ({ from, to }) => painted.some((end, i) => i % 2 > 0 && from >= painted[i - 1] && to <= end);
    if (painted && !this.seen().every(has)) this.tell(told.view);
  }

  // wrapSoon does so once the view has been measured. The reader's own text has no such parts.
  wrapSoon() {
    if (this.options.lang !== "llvm" || this.options.readOnly) requestAnimationFrame(() => this.wrap());
  }

  // wrap has rows of bytes wrap only where they have their columns: elsewhere each
  // is a line, and the editor must know, or it would expect them to be higher.
  wrap() {
    if (/** @type {ShadowRoot} */ (this.view.root).host.hidden || widthOf(this.view) === 0) return;
    const { lang } = this.options;
    const wraps = !this.own || !isNarrow(this.view, lang);
    const tight = isTight(this.view, lang);
    if (wraps === this.wraps && tight === this.tight) return;
    const effects = [fit.of(null)];
    const turned = wraps !== this.wraps && lang === "bytes";
    this.wraps = wraps;
    if (turned) effects.push(this.wrapping.reconfigure(this.wrapped()));
    this.tight = tight;
    this.view.dispatch({ effects, annotations: fromPage });
    requestAnimationFrame(() => this.places.reshaped());
  }

  // wrapped is the extension that makes lines wrap, or not.
  wrapped() {
    if (this.options.lang === "bytes" && !this.wraps) return EditorView.editorAttributes.of({ class: "cm-one-line" });
    return this.loose ? [] : EditorView.lineWrapping;
  }

  // setWrap says whether what is longer than the pane is wide is wrapped, or scrolled to.
  setWrap(on) {
    if (this.loose === !on) return;
    this.loose = !on;
    this.view.dispatch({ effects: this.wrapping.reconfigure(this.wrapped()), annotations: fromPage });
  }

  // setText shows another text, changing only the part that differs, so that
  // the caret and the scroll height stay where they were.
  setText(text, labels) {
    // To look for what differs between two very long texts takes longer than to
    // read the new one.
    const { doc } = this;
    this.unread = null;
    if (text === "" && doc.length > 0) this.places.emptied();
    const long = doc.length + text.length > 2e6;
    const old = long ? "" : doc.toString();
    const effects = [setColours.of(null), setColumns.of(null), setLit.of(null), setLineClasses.of(null)];
    if (this.options.lang === "llvm") effects.push(setTokens.of(null), setInlays.of(null));
    const same = labels === null ? this.labels === null : this.labels !== null && labels === this.labels.join("\n");
    if (!same) {
      this.labels = labels === null ? null : labels.split("\n");
      this.longest = (this.labels || []).reduce((a, b) => (b.length > a.length ? b : a), "");
      effects.push(this.gutter.reconfigure(this.numbers()));
    }
    this.change(effects, long ? { from: 0, to: doc.length, insert: this.view.state.toText(text) } : difference(old, text));
  }

  // retype replaces the text as if the reader had typed it; alone makes that a separate step in the
  // history.
  retype(text, alone = false) {
    const changes = difference(this.text(), text);
    if (changes) this.view.dispatch({ changes, userEvent: "input", annotations: alone ? isolateHistory.of("full") : [] });
  }

  // tellNothing dispatches an effect without reporting it to the page.
  tellNothing(effects) {
    this.view.dispatch({ effects, annotations: fromPage });
  }

  // setView says which view is shown next, and whether its text is in the editor's
  // language.
  setView(id, own) {
    const { shown } = this;
    if (shown === id) return;
    settle(this.view);
    this.places.turn(shown, id);
    this.shown = id;
    if (own !== this.own) {
      this.own = own;
      this.change([setOwn.of(own), this.speech.reconfigure(language(own || this.options.lang === "llvm" ? this.options.lang : id))]);
    }
    this.wrap();
  }

  // hold keeps what is shown as it is, and release shows all that was set since, at
  // once: each update of an editor has the browser lay out the page.
  hold() {
    this.held ||= { changes: undefined, doc: this.view.state.doc, effects: [] };
  }

  release() {
    const { held } = this;
    if (!held) return;
    this.held = null;
    if (held.effects.length > 0 || held.changes) this.change(held.effects, held.changes);
  }

  // change changes the text and has effects, or holds both.
  change(effects, changes) {
    const { held, view } = this;
    if (!held) {
      if (changes) keepsScroll(view);
      view.dispatch({ changes, effects, annotations: fromPage });
      if (changes && this.begins) this.begin();
      return;
    }
    held.effects.push(...effects);
    if (!changes) return;
    const set = ChangeSet.of(changes, held.doc.length);
    held.changes = held.changes ? held.changes.compose(set) : set;
    held.doc = set.apply(held.doc);
  }

  // begin restores the scroll position of the previous content.
  begin() {
    const { line, at } = this.begins;
    const { doc } = this.view.state;
    this.begins = this.places.wanted = null;
    sent(this.view);
    this.view.dispatch({ effects: EditorView.scrollIntoView(doc.line(Math.min(line + 1, doc.lines)).from, { y: "start", yMargin: at - covered(this.view) }), annotations: fromPage });
    this.begun = true;
    requestAnimationFrame(() => (this.begun = false));
  }

  // doc is the text, one that is held included.
  get doc() {
    return this.held ? this.held.doc : this.view.state.doc;
  }

  text() {
    return this.doc.toString();
  }

  // edited returns what the text has in place of a part of the text that the page read last, as from,
  // to, insert; or null if the page must read all of it. A part never begins or ends within a
  // character.
  edited() {
    const { doc, unread } = this;
    this.unread = ChangeSet.empty(doc.length);
    if (!unread || this.held) return null;
    let [from, to, start, end] = [Infinity, 0, 0, 0];
    unread.iterChangedRanges((fromA, toA, fromB, toB) => {
      if (from === Infinity) [from, start] = [fromA, fromB];
      [to, end] = [toA, toB];
    });
    if (from === Infinity) return [0, 0, ""];
    const within = (at) => /[\ud800-\udbff]/.test(doc.sliceString(at - 1, at)) || /[\udc00-\udfff]/.test(doc.sliceString(at, at + 1));
    return within(start) || within(end) ? null : [from, to, doc.sliceString(start, end)];
  }

  // seen are the parts of the text that are on screen: what is folded away may be most of it.
  seen() {
    const { visibleRanges, viewport } = this.view;
    return visibleRanges.length > 0 ? visibleRanges : [viewport];
  }

  // viewport: what is on screen, as offsets and line numbers of each part; of a text that is
  // held, what will be about there.
  viewport() {
    const { doc } = this;
    const most = (at) => Math.min(at, doc.length);
    return this.seen().flatMap(({ from, to }) => [most(from), most(to), doc.lineAt(most(from)).number, doc.lineAt(most(to)).number]);
  }

  // setColours: start, end, category, … sorted by start, of parts of the text: from, to, ….
  setColours(flat, parts = [0, 1e9]) {
    this.painted = parts;
    this.change([setColours.of(flat)]);
  }

  // setTokens: start, end, kind, … sorted by start, of parts of the text: from, to, ….
  setTokens(flat, parts) {
    this.change([setTokens.of({ flat, parts: Array.from(parts, (at) => Math.min(at, this.doc.length)) })]);
  }

  // openList lets the reader choose one of many places.
  openList(title, rows, at) {
    openList(this.view, title, rows, at, (offset) => this.go(offset));
  }

  // go goes to a place that was chosen from a list.
  go(offset) {
    this.reveal(offset, offset, true);
    this.tell(told.went, offset);
  }

  // setLit: start, end, category, strength, … sorted by start.
  setLit(flat, pinned) {
    this.wear("pinned", pinned);
    this.change([setLit.of(flat)]);
  }

  // setColumns: start, end, kind, … sorted by start.
  setColumns(flat) {
    this.change([setColumns.of(flat)]);
  }

  // setFolds: start, end, … of what is folded away.
  setFolds(flat) {
    const effects = refold(this.view.state, flat);
    if (effects.length === 0) return;
    this.change(effects);
    this.tell(told.view); // more of the text may be on screen
  }

  // setDetails: start, end, … of what is folded at first.
  setDetails(flat) {
    this.change([setDetails.of(flat)]);
  }

  // setRails: see rails.js.
  setRails(rails, after, words) {
    this.change([setRails.of({ rails, after, words })]);
  }

  // setInlays: offset, kind, … sorted by offset.
  setInlays(flat) {
    this.change([setInlays.of(flat)]);
  }

  // setLines: line, class, … sorted by line.
  setLines(flat) {
    this.change([setLineClasses.of(flat)]);
  }

  // setProblems: a list of problems, see suggestions.js. A page that asks what warnings say
  // has none until it is answered.
  setProblems(list) {
    this.problems = list;
    if ("covered" in document.documentElement.dataset) list = list.filter((d) => d.severity === "error");
    this.change(setDiagnostics(this.view.state, diagnostics(list, this.doc)).effects);
  }

  // takeSuggestion applies a problem's suggestion.
  takeSuggestion(n, meant) {
    take(this.view, n, meant);
  }

  nextProblem() {
    nextDiagnostic(this.view);
  }

  // reveal scrolls a range into view, if it is not in view already.
  reveal(start, end, focus) {
    sent(this.view);
    const length = this.view.state.doc.length;
    start = Math.min(start, length);
    if (!focus && this.places.later(start)) return;
    this.places.wanted = this.places.anchor = null;
    const effects = [...unfoldAt(this.view.state, start), ...showDetail(this.view.state, start), EditorView.scrollIntoView(start, { y: "nearest", x: "nearest", yMargin: 48, xMargin: 24 })];
    if (focus) {
      this.view.dispatch({ selection: { anchor: start, head: start }, effects, annotations: fromPage });
      this.view.focus();
    } else {
      this.view.dispatch({ effects, annotations: fromPage });
    }
  }

  // revealTop scrolls an offset to the top.
  revealTop(at) {
    sent(this.view);
    at = Math.min(at, this.view.state.doc.length);
    if (this.places.later(at)) return;
    this.places.wanted = this.places.anchor = null;
    const effects = [...unfoldAt(this.view.state, at), EditorView.scrollIntoView(at, { y: "start", yMargin: 5 })];
    this.view.dispatch({ effects, annotations: fromPage });
  }

  // showLit brings what is lit into view: see places.js.
  showLit(pin, category) {
    if (!this.begun) this.places.show(pin, category);
  }

  // elsewhere is called when the reader goes to other pins, or to another function.
  elsewhere(shown) {
    this.places.elsewhere(shown);
  }

  // settle says that all is shown: see places.js.
  settle(pin, category, at) {
    this.places.settle(pin, category, at);
  }

  scrollToTop() {
    sent(this.view);
    this.places.restart();
    this.view.scrollDOM.scrollTop = 0;
    this.view.scrollDOM.scrollLeft = 0;
  }

  // wear gives the editor a class, or takes it away. CodeMirror writes all classes anew when one of
  // its own changes, with those that are worn.
  wear(name, on) {
    this.worn[on ? "add" : "delete"](name);
    this.view.dom.classList.toggle(name, on);
  }

  // setEmpty sets the placeholder of a pane without text.
  setEmpty(text) {
    if (text === this.empty) return;
    this.empty = text;
    this.wear("cm-hollow", text !== "");
    this.view.dispatch({ effects: this.hollow.reconfigure(text === "" ? [] : placeholder(text)), annotations: fromPage });
  }

  // setStale marks an output that is of an earlier text. The reader's text hides what is shown beside
  // it, which was found in the earlier one.
  setStale(stale) {
    this.wear(this.options.readOnly ? "stale" : "ahead", stale);
  }

  caret() {
    return this.view.state.selection.main.head;
  }

  // focus gives the editor the keyboard. The caret of a text to read comes to what is in view.
  focus() {
    const { scrollDOM, documentTop, defaultLineHeight, state } = this.view;
    if (this.options.readOnly) {
      const room = scrollDOM.getBoundingClientRect();
      const at = this.view.coordsAtPos(state.selection.main.head);
      if (!at || at.bottom < room.top || at.top > room.bottom) {
        const line = this.view.lineBlockAtHeight(room.top - documentTop + 2 * defaultLineHeight);
        this.view.dispatch({ selection: { anchor: line.from }, annotations: fromPage });
      }
    }
    this.view.focus();
  }

  search() {
    this.view.focus();
    openSearchPanel(this.view);
  }

  measure() {
    this.view.requestMeasure();
  }

  destroy() {
    scrollsNoMore(this.view);
    this.view.destroy();
  }
}

// accepts says whether a key event goes to something that takes typing.
function accepts(event) {
  const target = event.composedPath()[0];
  if (!(target instanceof Element)) return false;
  if (target.closest("input, textarea, select")) return true;
  const content = target.closest("[contenteditable=true]");
  return content !== null && content.getAttribute("aria-readonly") !== "true";
}

const statepoint = (globalThis.statepoint ||= {});
statepoint.editors = {};
// createEditor makes a pane's editor, or takes over the existing one.
statepoint.createEditor = (host, options) => {
  if (document.documentElement.dataset.readonly !== undefined) options.readOnly = true;
  const { early } = statepoint;
  const taken = early && options.name === "source";
  if (options.name === "source") watchPresenting();
  if (taken) delete statepoint.early;
  delete document.documentElement.dataset.other;
  return (statepoint.editors[options.name] = taken ? early.adopt(host, options) : new Editor(host, options));
};
// typedEarly returns what was typed before the program was loaded, or "".
statepoint.typedEarly = () => (statepoint.editors.source.typed ? statepoint.editors.source.text() : "");
begin(Editor);
statepoint.acceptsTyping = accepts;
