// The indentation of a typed line of IR: labels at the margin, lines under them or in a body
// indented.

import { indentOnInput, indentService } from "@codemirror/language";
import { EditorState } from "@codemirror/state";

const label = /^\s*(?:[-$._a-zA-Z0-9]+|"[^"]*"):/;
const closes = /^\s*\}/;

// before returns the text before an offset: that of its line if the line is broken there, else the
// last line above that is not blank.
function before(cx, pos) {
  const { doc } = cx.state;
  const bare = (text) => text.replace(/;.*/, "").trimEnd();
  const here = cx.simulatedBreak === pos ? bare(cx.lineAt(pos, -1).text) : "";
  for (let n = doc.lineAt(pos).number, text = here; ; text = bare(doc.line(n).text)) {
    if (text !== "" || n === 1) return text;
    n--;
  }
}

// column returns the column at which a line begins, or null for that of the line above.
function column(cx, pos) {
  const above = before(cx, pos);
  if (/[,(]$/.test(above)) return null; // it goes on
  const text = cx.textAfterPos(pos);
  if (label.test(text) || closes.test(text)) return 0;
  if (above.endsWith("{")) return cx.unit;
  return label.test(above) ? /^\s*/.exec(above)[0].length + cx.unit : null;
}

// indent is the extension for an editor of IR: a line that becomes a label, or the end of a body,
// goes to the margin.
export const indent = [
  indentService.of(column),
  indentOnInput(),
  EditorState.languageData.of(() => [{ indentOnInput: /^\s*(?:[-$._a-zA-Z0-9]+:|"[^"]*":|\})$/ }]),
];
