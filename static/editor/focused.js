// focused returns the element that has the keyboard: within an editor, which is in a shadow root,
// the part of it that can be given the keyboard again.
export const focused = () => {
  let e = document.activeElement;
  while (e?.shadowRoot?.activeElement) e = e.shadowRoot.activeElement;
  return e;
};
