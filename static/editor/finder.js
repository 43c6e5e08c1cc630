// Ctrl+P, or ⌘P, finds a function in the list beside the panes, or in the choice above them; arrows go
// through the list.

const mac = /Mac|iPhone|iPad/.test(navigator.platform);

const find = () => {
  const field = document.querySelector("#functions-list [data-enter]");
  const choice = document.querySelector("#functions-select");
  const to = [field, choice].find((e) => e?.checkVisibility());
  to?.focus();
  to?.select?.();
  return Boolean(to);
};

const step = (list, from, by) => {
  const rows = [...list.querySelectorAll("tbody th button")];
  const at = rows.indexOf(from);
  const next = at < 0 ? (by > 0 ? rows[0] : undefined) : rows[at + by];
  (next ?? (by < 0 ? list.querySelector("[data-enter]") : from))?.focus();
};

addEventListener("keydown", (e) => {
  const { ctrlKey, metaKey, altKey, shiftKey } = e;
  if ((mac ? metaKey && !ctrlKey : ctrlKey && !metaKey) && !altKey && !shiftKey && e.key.toLowerCase() === "p") {
    if (find()) e.preventDefault(); // where there is no list, the browser prints
    return;
  }
  const list = e.target instanceof Element ? e.target.closest("#functions-list") : null;
  if (!list || ctrlKey || metaKey || altKey || (e.key !== "ArrowDown" && e.key !== "ArrowUp")) return;
  if (!e.target.matches("[data-enter], tbody th button")) return;
  e.preventDefault();
  step(list, e.target, e.key === "ArrowDown" ? 1 : -1);
}, true);
