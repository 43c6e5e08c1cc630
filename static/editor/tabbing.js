// Tab indents where one types, and walks on where one only passes by.

import { indentLess, indentMore } from "@codemirror/commands";
import { EditorView, keymap, ViewPlugin } from "@codemirror/view";

// The last key that was pressed anywhere, while it may have moved the keyboard. A frame does not
// hear the Tab that leads into it: whoever comes back to it without a click came by that.
const framed = parent !== window;
let last = framed ? "Tab" : "";
if (framed) addEventListener("blur", () => (last = "Tab"));
addEventListener("keydown", (e) => (last = e.key), true);
addEventListener("pointerdown", () => (last = ""), true);

// indented says whether a line of the selection begins with a space.
const indented = ({ doc, selection }) =>
  selection.ranges.some(({ from, to }) => {
    for (let line = doc.lineAt(from); ; line = doc.line(line.number + 1)) {
      if (/^\s/.test(line.text)) return true;
      if (line.to >= to) return false;
    }
  });

// tabbing lets Tab leave an editor that was come to by Tab, or in which Esc was pressed, until
// something is typed, the caret is moved or the editor is clicked. From then on it indents.
// Shift+Tab leaves as soon as nothing is left to take away.
export const tabbing = [
  ViewPlugin.fromClass(
    class {
      update(u) {
        // Where it was scrolled, the browser moves the caret of an editor that Tab comes to.
        if (u.docChanged || (u.selectionSet && last !== "Tab")) u.view.setTabFocusMode(false);
      }
    },
  ),
  EditorView.domEventHandlers({
    focus: (_, view) => void (last === "Tab" && view.setTabFocusMode(true)),
    keydown: (e, view) => void (e.key === "Escape" && view.setTabFocusMode(true)),
    pointerdown: (_, view) => void view.setTabFocusMode(false),
  }),
  keymap.of([{ key: "Tab", run: indentMore, shift: (view) => indented(view.state) && indentLess(view) }]),
];
