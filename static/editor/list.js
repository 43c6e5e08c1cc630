// A list to choose a place from: type to narrow it, the arrows move, Enter goes
// there, Esc leaves everything as it was. It opens above the text, as the search
// does.

import { forEachDiagnostic } from "@codemirror/lint";
import { StateEffect, StateField } from "@codemirror/state";
import { EditorView, showPanel } from "@codemirror/view";
import { separator } from "./enums.js";

/** @type {import("@codemirror/state").StateEffectType<any>} */
const setList = StateEffect.define();

const list = StateField.define({
  create: () => null,
  update(value, tr) {
    if (value && tr.docChanged) value = null; // the places would be elsewhere
    for (const e of tr.effects) if (e.is(setList)) value = e.value;
    return value;
  },
  provide: (f) => showPanel.from(f, (value) => value && ((view) => panel(view, value))),
});

const most = 200; // rows shown at a time; typing finds the others

let made = 0;

// narrow returns the items that contain every word of a query, those whose name begins with it
// first.
function narrow(items, query) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return items;
  const begins = [];
  const others = [];
  for (const item of items) {
    if (!words.every((w) => item.search.includes(w))) continue;
    (item.search.replace(/^[%@]/, "").startsWith(words[0].replace(/^[%@]/, "")) ? begins : others).push(item);
  }
  return begins.concat(others);
}

function panel(view, { title, items, choose }) {
  const id = "cm-list-" + ++made;
  const dom = document.createElement("div");
  dom.className = "cm-panel cm-list";
  const label = document.createElement("label");
  label.textContent = title;
  label.htmlFor = id + "-input";
  const input = document.createElement("input");
  input.id = id + "-input";
  input.className = "cm-textfield";
  input.autocomplete = "off";
  input.spellcheck = false;
  for (const [name, value] of [["role", "combobox"], ["aria-expanded", "true"], ["aria-autocomplete", "list"], ["aria-controls", id]]) input.setAttribute(name, value);
  const count = document.createElement("span");
  count.className = "cm-list-count";
  count.setAttribute("aria-live", "polite");
  const close = document.createElement("button");
  close.type = "button";
  close.textContent = "×";
  close.setAttribute("aria-label", "Close");
  const head = document.createElement("div");
  head.className = "cm-list-head";
  head.append(label, input, count, close);
  const box = document.createElement("ul");
  box.id = id;
  box.setAttribute("role", "listbox");
  box.setAttribute("aria-label", title);
  dom.append(head, box);

  const top = view.scrollDOM.scrollTop;
  let found = [];
  let active = 0;

  const show = () => {
    found = narrow(items, input.value);
    active = 0;
    count.textContent = found.length > most ? `${most} of ${found.length}` : String(found.length);
    box.replaceChildren(
      ...found.slice(0, most).map((item, i) => {
        const row = document.createElement("li");
        row.id = id + "-" + i;
        row.setAttribute("role", "option");
        const name = document.createElement("code");
        name.textContent = item.name;
        const detail = document.createElement("span");
        detail.textContent = item.detail;
        const kind = document.createElement("small");
        kind.textContent = item.kind;
        if (item.inner) row.classList.add("cm-list-inner");
        row.append(name, detail, kind);
        row.addEventListener("mousedown", (e) => e.preventDefault()); // the focus stays where it is
        row.addEventListener("click", () => pick(i));
        return row;
      }),
    );
    mark();
  };
  const mark = () => {
    [...box.children].forEach((row, i) => row.setAttribute("aria-selected", String(i === active)));
    const row = box.children[active];
    if (row) {
      input.setAttribute("aria-activedescendant", row.id);
      row.scrollIntoView({ block: "nearest" });
    } else input.removeAttribute("aria-activedescendant");
  };
  const move = (to) => {
    const n = Math.min(found.length, most);
    if (n === 0) return;
    active = (to + n) % n;
    mark();
    view.dispatch({ effects: EditorView.scrollIntoView(found[active].at, { y: "center" }) });
  };
  const pick = (i) => {
    const item = found[i];
    if (!item) return;
    view.dispatch({ effects: setList.of(null) });
    choose(item.at);
  };
  const leave = () => {
    view.dispatch({ effects: setList.of(null) });
    view.scrollDOM.scrollTop = top;
    view.focus();
  };
  input.addEventListener("input", show);
  close.addEventListener("click", leave);
  dom.addEventListener("keydown", (e) => {
    const n = Math.min(found.length, most);
    const keys = {
      ArrowDown: () => move(active + 1),
      ArrowUp: () => move(active - 1),
      PageDown: () => move(Math.min(active + 8, n - 1)),
      PageUp: () => move(Math.max(active - 8, 0)),
      Enter: () => pick(active),
      Escape: leave,
    };
    if (!keys[e.key] || (e.key === "Enter" && e.target === close)) return;
    e.preventDefault();
    e.stopPropagation();
    keys[e.key]();
  });
  show();
  // The nearest item above the caret is the reader's position.
  const head0 = view.state.selection.main.head;
  for (let i = 0; i < Math.min(found.length, most); i++) if (found[i].at <= head0) active = i;
  return {
    dom,
    top: true,
    mount: () => {
      mark();
      input.focus();
    },
  };
}

// openList shows a list. rows are kind, name and detail of each place, with a "·" before the kind
// of a place within the previous one; at are their offsets.
export function openList(view, title, rows, at, choose) {
  const items = rows === "" ? [] : rows.split(separator.row).map((row, i) => {
    const [kind, name, detail] = row.split(separator.field);
    const inner = kind.startsWith("·");
    return { kind: inner ? kind.slice(1) : kind, name, detail, inner, at: at[i], search: (name + " " + kind + " " + detail).toLowerCase() };
  });
  show(view, title, items, choose);
}

// openProblems shows a list of the problems of a text, with the line that each is in.
export function openProblems(view, choose) {
  const items = [];
  forEachDiagnostic(view.state, ({ severity, message }, from) => {
    const name = "line " + view.state.doc.lineAt(from).number;
    const detail = message.replaceAll("`", "").replaceAll("\n", ", ");
    items.push({ kind: severity, name, detail, inner: false, at: from, search: `${name} ${severity} ${detail}`.toLowerCase() });
  });
  show(view, "Problems", items, choose);
}

const show = (view, title, items, choose) => view.dispatch({ effects: setList.of({ title, items, choose }) });

export const places = list;
