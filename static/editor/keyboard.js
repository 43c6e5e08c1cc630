// A phone's keyboard leaves half of the screen: during typing that is for the text, and everything
// around it returns with the rest of the screen.

import { EditorView } from "@codemirror/view";

const statepoint = (globalThis.statepoint ||= {});
const coarse = matchMedia("(pointer: coarse)");
const root = document.documentElement;

// touch reports a device without a pointer that can hover.
statepoint.touch = coarse.matches && !matchMedia("(any-hover: hover)").matches;

// A larger height is not one of the browser's bars.
const keyboard = 140;

let width = 0;
let tallest = 0;

function look() {
  const { height, offsetTop, scale } = visualViewport;
  if (width !== innerWidth) [width, tallest] = [innerWidth, 0]; // turned around
  tallest = Math.max(tallest, innerHeight);
  const { source } = statepoint.editors || {};
  const typing = coarse.matches && innerWidth < 1000 && source !== undefined && document.activeElement?.id === "host-source" && scale < 1.05 && tallest - height > keyboard;
  // Where the keyboard covers part of the page, the page shrinks to the visible part.
  const over = typing && innerHeight - height > keyboard;
  root.style.setProperty("--seen", over ? height + "px" : "100dvh");
  root.style.setProperty("--seen-top", over ? offsetTop + "px" : "0px");
  if (typing === "typing" in root.dataset) return;
  if (typing) root.dataset.typing = "";
  else delete root.dataset.typing;
  if (typing) requestAnimationFrame(() => source.view.dispatch({ effects: EditorView.scrollIntoView(source.view.state.selection.main.head, { y: "nearest", yMargin: 24 }) }));
}

// The keys beside the keyboard write at the caret, and leave the keyboard up.
const keyOf = (e) => (e.target instanceof Element ? e.target.closest("#keys button") : null);
for (const name of ["pointerdown", "mousedown"]) document.addEventListener(name, (e) => keyOf(e) && e.preventDefault());
document.addEventListener("click", (e) => {
  const { view } = statepoint.editors?.source || {};
  const typed = keyOf(e);
  if (!typed || !view) return;
  view.dispatch(view.state.replaceSelection(typed.dataset.types), { userEvent: "input.type", scrollIntoView: true });
  view.focus();
});

if (globalThis.visualViewport && coarse.matches) {
  look();
  visualViewport.addEventListener("resize", look);
  visualViewport.addEventListener("scroll", look);
  addEventListener("focusin", look);
  addEventListener("focusout", () => requestAnimationFrame(look));
}
