// The name of the function at the top of the view stays above a pane's first lines, and leads to
// the start of the function.
//
// It is found in the text, upwards from the first visible line, so the starts of functions need not
// be tracked during edits.

import { EditorView, ViewPlugin } from "@codemirror/view";
import { visible } from "./visible.js";

// Lines of a comparison begin with a sign.
const sign = "^(?:[-+~ ] )?";
const blank = /^[-+~ ]?\s*$/;
// In a module, a function begins with its definition and ends with a brace; in an explanation of
// one, it begins with its name.
const defined = new RegExp(sign + '\\s*define\\b|^@.*  gc "');
const closed = new RegExp(sign + "}");
// In assembly it begins with a label after an empty line; other labels have none before them.
const labelled = new RegExp(sign + "\\S.*:$");

// linesUp yields the lines of a text upwards from an offset, which is the end of one: each with its
// start.
function* linesUp(doc, at) {
  let text = "";
  for (const part of doc.iterRange(at, 0)) {
    at -= part.length;
    if (part !== "\n") text = part;
    else {
      yield [text, at + 1];
      text = "";
    }
  }
  yield [text, at];
}

// headOf returns the start of the first line of the function around an offset, or null outside
// functions. A result found earlier, from further up, shortens the search.
function headOf(lang, doc, offset, known) {
  const line = doc.lineAt(offset);
  if (blank.test(line.text)) return null;
  let label = -1; // where one begins, until it is known what is before
  for (const [text, at] of linesUp(doc, line.to)) {
    if (lang === "asm") {
      if (label >= 0 && blank.test(text)) return label;
      label = labelled.test(text) ? at : -1;
    } else {
      if (defined.test(text)) return at;
      if (at < line.from && closed.test(text)) return null;
    }
    if (known && label < 0 && at <= known.to) return known.head;
  }
  return label < 0 ? null : label;
}

// nameAt is the name of the function that begins at an offset, as its line has it.
function nameAt(lang, doc, at) {
  const text = doc.sliceString(at, Math.min(doc.length, at + 2000));
  const found = lang === "asm" ? new RegExp(sign + "(.*):$", "m").exec(text) : /(@(?:"[^"]*"|[-\w$.]+))/.exec(text);
  return found ? visible(found[1]) : "";
}

class Heading {
  constructor(view, { lang, go }) {
    this.view = view;
    this.lang = lang;
    this.at = -1;
    this.height = 0;
    this.dom = document.createElement("div");
    this.dom.className = "cm-heading";
    this.button = document.createElement("button");
    this.button.type = "button";
    this.button.title = "Go to where this function begins";
    this.button.hidden = true;
    this.button.onclick = (e) => go(this.at, e.pointerType !== "touch");
    this.dom.append(this.button);
    view.scrollDOM.prepend(this.dom);
    this.request = { key: this, read: () => [this.read(), view.scrollDOM.clientWidth], write: (found) => this.write(...found) };
    this.ask = () => view.requestMeasure(this.request);
    view.scrollDOM.addEventListener("scroll", this.ask, { passive: true });
  }

  update(u) {
    if (u.docChanged || u.geometryChanged) this.ask();
  }

  // read returns the start of the function whose name is to be shown, -1 for none: if its first
  // line is below the name's position.
  read() {
    const { view } = this;
    const { state, scrollDOM } = view;
    if (scrollDOM.scrollTop === 0 || scrollDOM.clientHeight === 0 || state.doc.length === 0) return -1;
    const y = scrollDOM.getBoundingClientRect().top + rows * view.defaultLineHeight - view.documentTop;
    const { from, to } = view.lineBlockAtHeight(y);
    const head = this.find(state.doc, from);
    // A part that is folded may have several functions.
    if (head === null || (state.doc.lineAt(from).to < to && this.find(state.doc, to) !== head)) return -1;
    return view.lineBlockAt(head).bottom > y ? -1 : head;
  }

  // find is headOf, which looks only where it has not before.
  find(doc, offset) {
    const known = this.known?.doc === doc && offset >= this.known.head ? this.known : null;
    if (known && offset <= known.to) return known.head;
    const head = headOf(this.lang, doc, offset, known);
    if (head !== null) this.known = { doc, head, to: offset };
    return head;
  }

  // write shows the name as wide as the pane is without its scrollbar: wider, the text could be
  // scrolled sideways.
  write(head, width) {
    const { button, view } = this;
    this.at = head;
    if (head < 0) {
      if (!button.hidden && view.root.activeElement === button) view.focus();
      button.hidden = true;
      return;
    }
    const name = nameAt(this.lang, view.state.doc, head);
    if (button.textContent !== name) button.textContent = name;
    button.style.width = width + "px";
    button.style.paddingLeft = view.contentDOM.offsetLeft + 4 + "px";
    button.hidden = name === "";
  }

  destroy() {
    this.view.scrollDOM.removeEventListener("scroll", this.ask);
    this.dom.remove();
  }
}

const rows = 1.25; // the height of the name, in lines

// covered is the height of the part of a view under the name, at its top.
export const covered = (view) => (view.plugin(plugin) ? Math.ceil(rows * view.defaultLineHeight) : 0);

const plugin = ViewPlugin.define((view, /** @type {{ lang: any, go: any }} */ options) => new Heading(view, options));

// heading is the extension for a pane in a language; go goes to an offset, with the keyboard or not.
export const heading = (lang, go) => [plugin.of({ lang, go }), EditorView.scrollMargins.of((view) => ({ top: covered(view) }))];
