// Completion. The line determines the syntactic context of the caret; the page supplies the
// completions.

import { acceptCompletion, autocompletion, closeCompletion, completionKeymap, completionStatus, currentCompletions, hasNextSnippetField, insertCompletionText, nextSnippetField, selectedCompletion, snippet } from "@codemirror/autocomplete";
import { Prec, StateEffect, StateField } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { place as places, question, separator } from "./enums.js";
import { visible } from "./visible.js";

const name = /(?:[%@](?:"[^"]*|[-$._a-zA-Z0-9]*)|[-$._a-zA-Z][-$._a-zA-Z0-9]*)$/;

// How far back a function's beginning is looked for, in characters.
const reach = 400_000;

// functionAround returns the name of the function around an offset, "" outside functions.
function functionAround(doc, pos) {
  const text = "\n" + doc.sliceString(Math.max(0, pos - reach), pos);
  const begin = text.lastIndexOf("\ndefine ");
  if (begin < 0 || text.lastIndexOf("\n}") > begin) return "";
  const head = /^\ndefine [^\n]*?(@(?:"[^"\n]*"|[-$._a-zA-Z0-9]+))\s*\(/.exec(text.slice(begin, begin + 4000));
  return head && text.indexOf("{", begin + head[0].length) >= 0 ? head[1] : "";
}

// place returns the context at the end of a line's prefix.
function place(before, word, inside) {
  const rest = before.slice(0, before.length - word.length);
  if (/^[^"]*(?:"[^"]*"[^"]*)*;/.test(rest)) return ""; // a comment
  if ((rest.match(/"/g) || []).length % 2 === 1) return ""; // a string
  if (word.startsWith("@")) return places.global;
  if (word.startsWith("%")) {
    if (!inside) return places.type;
    return /\blabel\s+$/.test(rest) || /\bphi\b.*\[[^\],]*,\s*$/.test(rest) ? places.label : places.value;
  }
  if (!inside) return rest.trim() === "" ? places.top : places.word;
  return /^\s*$|=\s*$/.test(rest) ? places.instruction : places.word;
}

// holes numbers a snippet's holes, so that each is filled for itself.
function holes(insert) {
  let n = 0;
  return insert.replace(/\$\{([^}]*)\}/g, (_, name) => `\${${++n}:${name}}`);
}

const source = (ask) => async (context) => {
  const line = context.state.doc.lineAt(context.pos);
  const before = line.text.slice(0, context.pos - line.from);
  const word = name.exec(before)?.[0] ?? "";
  if (word === "" && !context.explicit) return null;
  const inside = functionAround(context.state.doc, context.pos);
  const what = place(before, word, inside);
  if (what === "") return null;
  const rows = await ask(question.complete, context.pos, what + "\n" + inside);
  if (!rows || context.aborted) return null;
  const named = /=\s*$/.test(before.slice(0, before.length - word.length));
  // In front of more text a word is only completed: the rest of its line is there.
  const alone = /^\s*(?:;|$)/.test(line.text.slice(context.pos - line.from));
  return {
    from: context.pos - word.length,
    options: rows.split(separator.row).map((row) => {
      const [type, label, detail, insert, info] = row.split(separator.field);
      const option = { type, label, displayLabel: visible(label), detail: detail && visible(detail), info: info ? visible(info) : undefined };
      if (type === "type") option.apply = spaced;
      if (insert && alone) option.apply = snippet(holes(named ? insert.replace(/^%\$\{[^}]*\} = /, "") : insert));
      return option;
    }),
    validFor: /^(?:[%@](?:"[^"]*|[-$._a-zA-Z0-9]*)|[-$._a-zA-Z0-9]+)$/,
  };
};

// A type is followed by something. The space is inserted with it, and removed if what follows needs
// none.
/** @type {import("@codemirror/state").StateEffectType<number>} */
const spaceAt = StateEffect.define();
const space = StateField.define({
  create: () => -1,
  update(value, tr) {
    for (const e of tr.effects) if (e.is(spaceAt)) return e.value;
    return tr.docChanged || tr.selection ? -1 : value;
  },
});

function spaced(view, { label }, from, to) {
  const next = view.state.sliceDoc(to, to + 1);
  if (next !== "" && next !== "\n") return view.dispatch(insertCompletionText(view.state, label, from, to));
  view.dispatch({ ...insertCompletionText(view.state, label + " ", from, to), effects: spaceAt.of(from + label.length) });
}

// The text between two holes of a snippet may also be typed: its first character moves to the next
// hole, and the rest is skipped there. Typing "i64, ptr %p" into "load type, ptr %p" leaves nothing
// behind.
/** @type {import("@codemirror/state").StateEffectType<string>} */
const pass = StateEffect.define();
const passing = StateField.define({
  create: () => "",
  update(value, tr) {
    for (const e of tr.effects) if (e.is(pass)) return e.value;
    return tr.docChanged || tr.selection ? "" : value;
  },
});

const typed = EditorView.inputHandler.of((view, from, to, text) => {
  const { state } = view;
  const rest = state.field(passing);
  if (rest !== "" && rest.startsWith(text)) {
    view.dispatch({ effects: pass.of(rest.slice(text.length)) });
    return true;
  }
  const at = state.field(space);
  if (at >= 0 && from === to && from === at + 1) {
    if (text === " ") {
      view.dispatch({ effects: spaceAt.of(-1) });
      return true;
    }
    if (/^[,)*\]}>]$/.test(text)) {
      view.dispatch({ changes: { from: at, to: from, insert: text }, selection: { anchor: at + 1 }, userEvent: "input.type" });
      return true;
    }
  }
  if (from !== to || !/^[\s,)\]]$/.test(text) || state.sliceDoc(from, from + 1) !== text || !hasNextSnippetField(state)) return false;
  closeCompletion(view);
  nextSnippetField(view);
  const hole = view.state.selection.main.from;
  if (hole > from) view.dispatch({ effects: pass.of(state.sliceDoc(from + 1, hole)) });
  return true;
});

// written reports whether the text before the caret is an option's.
function written(state, { label }) {
  const { head } = state.selection.main;
  return state.sliceDoc(Math.max(0, head - label.length), head) === label;
}

// enter accepts the chosen option, unless the text already equals it: then the key inserts a new
// line.
function enter(view) {
  const chosen = completionStatus(view.state) === "active" && selectedCompletion(view.state);
  if (!chosen) return false;
  if (!chosen.apply && written(view.state, chosen)) {
    closeCompletion(view);
    return false;
  }
  return acceptCompletion(view);
}

// away closes the list when its only option is the word before the caret, and lets an arrow key move
// the caret.
function away(view) {
  const [only, other] = currentCompletions(view.state);
  if (only && !other && !only.apply && written(view.state, only)) closeCompletion(view);
  return false;
}

// reachable lets the list of completions, which scrolls, have the focus; a press beside an option
// does not take it.
const reachable = EditorView.updateListener.of(({ state, view }) => {
  if (completionStatus(state) !== "active") return;
  view.requestMeasure({
    key: reachable,
    read: () => view.dom.querySelector(".cm-tooltip-autocomplete > ul:not([tabindex])"),
    write: (list) => {
      if (!list) return;
      list.tabIndex = 0;
      list.addEventListener("mousedown", (e) => {
        if (e.target === list) e.preventDefault();
      });
    },
  });
});

// completion is the extension. ask resolves to rows of kind, label, detail, what
// to insert, and meaning.
export const completion = (ask) => [
  space,
  passing,
  typed,
  reachable,
  autocompletion({
    override: [source(ask)],
    defaultKeymap: false,
    icons: false,
    maxRenderedOptions: 60,
    // A phone has words of its own over its keyboard.
    activateOnTyping: !matchMedia("(pointer: coarse)").matches,
  }),
  Prec.highest(keymap.of([{ key: "ArrowDown", run: away }, { key: "ArrowUp", run: away }, ...completionKeymap.filter((k) => k.key !== "Enter"), { key: "Enter", run: enter }, { key: "Tab", run: acceptCompletion }])),
];
