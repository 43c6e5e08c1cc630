// Tab indents where one types, and walks on where one only passes by.

import { EditorView, ViewPlugin } from "@codemirror/view";

// The last key that was pressed anywhere, while it may have moved the keyboard. A frame does not
// hear the Tab that leads into it: whoever comes back to it without a click came by that.
const framed = parent !== window;
let last = framed ? "Tab" : "";
if (framed) addEventListener("blur", () => (last = "Tab"));
addEventListener("keydown", (e) => (last = e.key), true);
addEventListener("pointerdown", () => (last = ""), true);

// tabbing lets Tab leave an editor that was come to by Tab, until something is
// typed, the caret is moved or the editor is clicked. From then on it indents, and
// Esc lets the next one leave.
export const tabbing = [
  ViewPlugin.fromClass(
    class {
      update(u) {
        if (u.docChanged || u.selectionSet) u.view.setTabFocusMode(false);
      }
    },
  ),
  EditorView.domEventHandlers({
    focus: (_, view) => void (last === "Tab" && view.setTabFocusMode(true)),
    pointerdown: (_, view) => void view.setTabFocusMode(false),
  }),
];
