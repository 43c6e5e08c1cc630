// What a problem suggests, and how it comes into the text: from the card of a problem and from the
// list of them below the text.

import { isolateHistory } from "@codemirror/commands";
import { EditorView } from "@codemirror/view";
import { forEachDiagnostic } from "@codemirror/lint";

// diagnostics makes CodeMirror's of the page's problems in a text: {n, from, to, severity,
// message, meant}; meant is "" where nothing is suggested.
export function diagnostics(list, doc) {
  const clip = (n) => Math.max(0, Math.min(n, doc.length));
  return list.map(({ n, from, to, severity, message, meant }) => {
    const d = { from: clip(from), to: Math.max(clip(from), clip(to)), severity, message, renderMessage: () => prose(message) };
    if (meant) d.actions = [{ n, meant, name: `Replace with ${meant}`, apply: (view, from, to) => put(view, doc, from, to, meant) }];
    return d;
  });
}

// prose shows text between backticks as code.
function prose(message) {
  const e = document.createElement("span");
  const parts = message.split("`");
  if (parts.length % 2 === 0) parts.splice(0, parts.length, message); // one of them is none of a pair
  e.append(...parts.map((part, i) => {
    if (i % 2 === 0) return part;
    const code = document.createElement("code");
    code.textContent = part;
    return code;
  }));
  return e;
}

// take puts in what the problem with a number suggests.
export function take(view, n, meant) {
  const found = [];
  forEachDiagnostic(view.state, ({ actions = [] }, from, to) => {
    for (const a of /** @type {any[]} */ (actions)) if (a.n === n && a.meant === meant) found.push(() => a.apply(view, from, to));
  });
  for (const apply of found) apply();
}

// put replaces the text that a problem is about, unless it was edited since. It is a separate step
// in the history.
function put(view, doc, from, to, meant) {
  if (view.state.doc.eq(doc)) {
    const anchor = from + meant.length;
    view.dispatch({
      changes: { from, to, insert: meant },
      selection: { anchor },
      effects: EditorView.scrollIntoView(anchor, { y: "nearest", x: "nearest", yMargin: 48, xMargin: 24 }),
      annotations: isolateHistory.of("full"),
      userEvent: "input.suggestion",
    });
  }
  if (!statepoint.touch) view.focus(); // or a phone raises its keyboard
}
