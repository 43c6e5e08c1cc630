// Menus: a button and the popover that it opens, used as the ARIA practices describe. The browser
// opens them, closes them by Esc or a press elsewhere, and restores the focus; this code positions
// them and moves the focus in them.

import { isNarrow, showsBytes } from "./columns.js";

const buttonOf = (menu) => document.querySelector(`[popovertarget="${menu.id}"]`);
const menuOf = (target) => (target instanceof Element ? target.closest("[role=menu][popover]") : null);
const itemsOf = (menu) => [...menu.querySelectorAll("[role^=menuitem]")].filter((e) => e.checkVisibility());

let last = false; // whether the next menu begins at its last item

// place puts a menu below its button, or above it where there is more room.
function place(menu) {
  const box = buttonOf(menu).getBoundingClientRect();
  const { style } = menu;
  const below = innerHeight - box.bottom;
  const under = below >= box.top || below > 420;
  style.top = under ? box.bottom + 4 + "px" : "auto";
  style.bottom = under ? "auto" : innerHeight - box.top + 4 + "px";
  style.maxHeight = (under ? below : box.top) - 12 + "px";
  // On a narrow screen it keeps to what is seen of the page.
  const right = Math.max(8, innerWidth - box.right);
  style.right = Math.min(right, Math.max(8, innerWidth - 288)) + "px";
}

// bytes ticks the choice of the bytes of instructions where they are shown, chosen or not: where
// there is room for them.
function bytes(menu) {
  const view = globalThis.statepoint.editors?.asm?.view;
  if (view) menu.querySelector("#bytes-of-code")?.setAttribute("aria-checked", String(!isNarrow(view, "asm") || showsBytes(view)));
}

document.addEventListener("beforetoggle", ({ target, newState }) => {
  const menu = menuOf(target);
  if (menu !== target || !menu || newState !== "open") return;
  bytes(menu);
  place(menu);
}, true);

document.addEventListener("toggle", ({ target, newState }) => {
  const menu = menuOf(target);
  if (menu !== target || !menu) return;
  const open = newState === "open";
  buttonOf(menu)?.setAttribute("aria-expanded", String(open));
  if (open) itemsOf(menu).at(last ? -1 : 0)?.focus();
  last = false;
}, true);

// close returns the focus to the button before the chosen action may move it elsewhere.
function close(menu) {
  menu.hidePopover();
  buttonOf(menu)?.focus({ preventScroll: true });
}

document.addEventListener("click", ({ target }) => {
  const menu = menuOf(target);
  const item = menu && target.closest("[role^=menuitem]");
  if (item && !("stays" in item.dataset)) close(menu);
}, true);

// A window of another size has the button elsewhere.
addEventListener("resize", () => {
  for (const menu of document.querySelectorAll("[role=menu]:popover-open")) place(menu);
});

document.addEventListener("keydown", (e) => {
  if (e.ctrlKey || e.metaKey || e.altKey) return;
  const menu = menuOf(e.target);
  if (!menu) {
    const of = e.target instanceof Element && e.target.getAttribute("popovertarget");
    if (!of || (e.key !== "ArrowDown" && e.key !== "ArrowUp")) return;
    e.preventDefault();
    last = e.key === "ArrowUp";
    document.getElementById(of).showPopover();
    return;
  }
  const items = itemsOf(menu);
  const at = items.indexOf(document.activeElement);
  const to = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }[e.key];
  if (e.key === "Escape" || e.key === "Tab") {
    if (e.key === "Escape") e.preventDefault();
    close(menu);
  } else if (to !== undefined) {
    e.preventDefault();
    items.at(to % items.length)?.focus();
  } else if (e.key.length === 1 && e.key !== " ") {
    // A letter goes to the next item that begins with it. None of the page's keys act here.
    e.preventDefault();
    const from = [...items.slice(at + 1), ...items];
    from.find((item) => item.innerText.toLowerCase().startsWith(e.key.toLowerCase()))?.focus();
  }
}, true);
