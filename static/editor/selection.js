// Where the browser's selection is, asked often.
//
// An editor asks its root for the selection whenever its text changes, and Chromium lays out the
// whole page before it answers. But a root without the focus has a selection only if a pointer or a
// script made one there, which the document reports. So the answer "nowhere" is cached until the
// document reports another selection or the root has the focus.

let changes = 0;
if (typeof document !== "undefined") document.addEventListener("selectionchange", () => changes++, true);

// remembersSelection has a shadow root remember that it has no selection. Where shadow roots
// cannot be asked, it does nothing.
export function remembersSelection(root) {
  if (!root.getSelection) return;
  const ask = root.getSelection.bind(root);
  const nowhere = { anchorNode: null, anchorOffset: 0, focusNode: null, focusOffset: 0, rangeCount: 0, isCollapsed: true, type: "None" };
  for (const name of ["collapse", "extend", "addRange", "removeAllRanges", "setBaseAndExtent"]) nowhere[name] = (...args) => ask()[name](...args);
  let asked = -1;
  root.getSelection = () => {
    if (asked === changes && !root.activeElement) return nowhere;
    const selection = ask();
    asked = selection && !selection.anchorNode ? changes : -1;
    return selection;
  };
}
