// The form of the Run view unfolds over the view. It folds when something else is pressed or has
// the focus, on Escape, when Enter ends its field, and when a button of it starts the run.

const open = () => document.querySelector(".run-setup[open]");
const fold = (form, focus) => {
  form.open = false;
  if (focus) form.querySelector("summary").focus();
};
const outside = (e) => {
  const form = open();
  if (form && !form.contains(e.target)) fold(form, false);
};

addEventListener("pointerdown", outside, true);
addEventListener("focusin", outside, true);
addEventListener("keydown", (e) => {
  const form = open();
  if (!form || e.key !== "Escape") return;
  e.preventDefault();
  e.stopPropagation();
  fold(form, form.contains(document.activeElement));
}, true);
// The page has heard of the key or the click before: it is it that starts.
addEventListener("keyup", (e) => {
  const form = open();
  if (form && e.key === "Enter" && form.contains(e.target) && e.target.matches("input")) fold(form, true);
});
addEventListener("click", (e) => {
  const form = open();
  if (form && e.target.closest?.(".run-form button")) fold(form, true);
});
