// Vim's keys in the source, for those who choose them. They are a script of their own, vim.js, which
// is fetched when it is wanted, and made for the CodeMirror that is here: what it uses of that is
// what this file shares.

import { EditorSelection, Compartment, MapMode, Prec, RangeSetBuilder, StateEffect, StateField } from "@codemirror/state";
import { EditorView, runScopeHandlers, Direction, ViewPlugin, Decoration, showPanel } from "@codemirror/view";
import { cursorCharBackward, cursorCharLeft, cursorLineBoundaryBackward, cursorLineBoundaryForward, indentLess, indentMore, indentSelection, insertNewlineAndIndent, redo, toggleLineComment, undo } from "@codemirror/commands";
import { ensureSyntaxTree, foldCode, indentUnit, matchBrackets, StringStream } from "@codemirror/language";
import { RegExpCursor, SearchQuery, setSearchQuery } from "@codemirror/search";

const statepoint = (globalThis.statepoint ||= {});

statepoint.shared = {
  state: { EditorSelection, MapMode, Prec, RangeSetBuilder, StateEffect, StateField },
  view: { EditorView, runScopeHandlers, Direction, ViewPlugin, Decoration, showPanel },
  commands: { cursorCharBackward, cursorCharLeft, cursorLineBoundaryBackward, cursorLineBoundaryForward, indentLess, indentMore, indentSelection, insertNewlineAndIndent, redo, toggleLineComment, undo },
  language: { ensureSyntaxTree, foldCode, indentUnit, matchBrackets, StringStream },
  search: { RegExpCursor, SearchQuery, setSearchQuery },
};

// modal has the keys; it takes precedence over all others.
export const modal = new Compartment();

let wanted = false;
let loading = null;

const load = () =>
  (loading ??= new Promise((done, failed) => {
    const script = document.createElement("script");
    script.src = new URL(document.querySelector("script[data-vim]").dataset.vim, document.baseURI).href;
    script.onload = done;
    script.onerror = failed;
    document.head.append(script);
  }));

// setVim has the source obey Vim's keys, or no more, and calls back whether it could.
statepoint.setVim = async (on) => {
  wanted = on;
  try {
    if (on) await load();
  } catch {
    loading = null;
    return false;
  }
  if (wanted !== on) return true;
  const { view } = statepoint.editors.source;
  view.dispatch({ effects: modal.reconfigure(on ? Prec.highest(statepoint.vim({ status: true })) : []) });
  return true;
};
