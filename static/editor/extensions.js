// What the editor of a pane is made of, and its keys.

import { EditorState, Prec } from "@codemirror/state";
import { EditorView, keymap, drawSelection, highlightActiveLine, highlightSpecialChars, rectangularSelection, crosshairCursor, placeholder } from "@codemirror/view";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { bracketMatching, syntaxHighlighting } from "@codemirror/language";
import { search, searchKeymap, openSearchPanel, closeSearchPanel, searchPanelOpen, highlightSelectionMatches } from "@codemirror/search";
import { lintGutter, nextDiagnostic } from "@codemirror/lint";
import { key, told, unseen } from "./enums.js";
import { language, highlighter } from "./languages.js";
import { marks } from "./marks.js";
import { theme } from "./theme.js";
import { pointer } from "./pointer.js";
import { rails } from "./rails.js";
import { semantic } from "./tokens.js";
import { details, turnDetail } from "./details.js";
import { folds, parted, unfoldLine } from "./folds.js";
import { found } from "./found.js";
import { heading } from "./heading.js";
import { explain, hints } from "./hints.js";
import { indent } from "./indent.js";
import { inlays } from "./inlays.js";
import { openProblems, places } from "./list.js";
import { completion } from "./complete.js";
import { rows, turnRow } from "./rows.js";
import { tabbing } from "./tabbing.js";
import { modal } from "./modal.js";

// extensions is what an editor is made of: those of every pane, then those of what is typed in or
// only read.
export function extensions(editor) {
  const { lang, readOnly } = editor.options;
  const ask = (...question) => editor.ask(...question);
  const ir = lang === "llvm";
  const shared = [
    editor.gutter.of(editor.numbers()),
    ir || lang === "asm" ? rails : [],
    highlightSpecialChars({ addSpecialChars: unseen }),
    drawSelection(),
    EditorState.allowMultipleSelections.of(!readOnly),
    bracketMatching(),
    editor.speech.of(language(lang)),
    lang === "bytes" ? folds : [parted, heading(lang, (at, focus) => editor.reveal(at, at, focus))],
    lang === "asm" ? details : [],
    lang === "bytes" ? rows(ask) : [],
    hints(ask),
    ir ? [semantic, places, readOnly ? inlays : []] : syntaxHighlighting(highlighter),
    search({ top: true }),
    found,
    marks(lang),
    editor.wrapping.of(EditorView.lineWrapping),
    theme,
    pointer(
      (offset) => editor.tell(told.hover, offset),
      (offset, jump, more) => editor.tell(jump && ir ? told.jump : more ? told.more : told.click, offset),
    ),
    EditorView.clickAddsSelectionRange.of((e) => e.altKey && e.shiftKey),
    Prec.high(keymap.of(keys(editor))),
    EditorView.updateListener.of((u) => editor.updated(u)),
    EditorView.editorAttributes.of(() => ({ class: [...editor.worn].join(" ") })),
    EditorView.contentAttributes.of(attributes(editor.options)),
    EditorView.clipboardOutputFilter.of((text, state) => editor.withLabels(text, state)),
    EditorState.phrases.of({ "Fold line": "Fold", next: "Next", previous: "Previous", all: "All", "match case": "Match case", regexp: "Regexp", "by word": "By word", replace: "Replace", "replace all": "Replace all" }),
  ];
  const own = readOnly
    ? [EditorState.readOnly.of(true), editor.hollow.of([]), keymap.of([...searchKeymap, ...defaultKeymap])]
    : [
        history(),
        ir ? [completion(ask), indent] : [],
        tabbing,
        rectangularSelection(),
        crosshairCursor(),
        highlightActiveLine(),
        highlightSelectionMatches(),
        lintGutter(),
        placeholder("Type LLVM IR here, or drop a .ll file"),
        keymap.of([...searchKeymap, ...historyKeymap, ...defaultKeymap]),
      ];
  return [readOnly ? [] : modal.of([]), shared, own];
}

// Attributes of the editable element, what a screen reader meets. A read-only
// pane keeps its caret, so that the keyboard can point at things, but must
// not raise a phone's keyboard.
function attributes({ label, readOnly }) {
  const a = { "aria-label": label, tabindex: "0", spellcheck: "false", autocorrect: "off", autocapitalize: "off", translate: "no" };
  if (readOnly) {
    a.inputmode = "none";
    a["aria-readonly"] = "true";
  }
  return a;
}

// keys are those that the page has besides the editor's own.
function keys(editor) {
  const said = (name) => () => {
    editor.tell(told.key, name);
    return true;
  };
  const list = [
    { key: "Mod-Enter", run: said(key.compile) },
    { key: "Alt-Enter", run: said(key.pin) },
    { key: "Mod-i", run: (view) => (explain(view, (...q) => editor.ask(...q), editor.caret()), true), preventDefault: true },
    { key: "Alt-Shift-Enter", run: said(key.pinMore) },
    { key: "Escape", run: (view) => (searchPanelOpen(view.state) ? closeSearchPanel(view) : (editor.tell(told.key, key.clear), false)) },
  ];
  if (editor.options.lang === "llvm") {
    const at = (what) => () => {
      editor.tell(what, editor.caret());
      return true;
    };
    list.push(
      { key: "F12", run: at(told.jump), preventDefault: true },
      { key: "Shift-F12", run: at(told.uses), preventDefault: true },
      { key: "Mod-Shift-o", run: said(key.outline), preventDefault: true },
    );
  }
  if (!editor.options.readOnly) list.push({ key: "F8", run: nextDiagnostic }, { key: "Mod-Shift-m", run: (view) => (openProblems(view, (at) => editor.go(at)), true), preventDefault: true });
  if (editor.options.readOnly) list.push({ key: "Enter", run: unfoldLine }, { key: "Enter", run: turnDetail(true) }, { key: "Ctrl-Shift-[", run: turnDetail(false) }, { key: "Enter", run: turnRow(true, (...q) => editor.ask(...q)) }, { key: "Ctrl-Shift-[", run: turnRow(false, (...q) => editor.ask(...q)) }, { key: "Enter", run: said(key.pin) }, { key: "Shift-Enter", run: said(key.pinMore) }, { key: "/", run: openSearchPanel });
  return list;
}
