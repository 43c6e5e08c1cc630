// Small services of the browser, none of which throws.

import { focused } from "./focused.js";

const statepoint = (globalThis.statepoint ||= {});

// In a frame of a document nothing is kept: its drafts would be those of
// the explorer itself, where both come from one server.
const storage = (where) => {
  if (document.documentElement.dataset.embed !== undefined) throw new Error("nothing is stored in a frame");
  return where === "local" ? localStorage : sessionStorage;
};

statepoint.load = (where, key) => {
  try {
    return storage(where).getItem(key) || "";
  } catch {
    return "";
  }
};

statepoint.save = (where, key, value) => {
  try {
    if (value === "") storage(where).removeItem(key);
    else storage(where).setItem(key, value);
  } catch {
    // Full or forbidden: what is not kept is not kept.
  }
};

statepoint.setTheme = (theme) => {
  const { dataset } = document.documentElement;
  if (theme === "") delete dataset.theme;
  else dataset.theme = theme;
};

// copy resolves to whether it worked. The clipboard is only there on secure
// pages; elsewhere the selection does it.
statepoint.copy = async (text) => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement("textarea");
    area.value = text;
    area.className = "hush";
    document.body.append(area);
    const was = focused();
    area.select();
    let ok;
    try {
      ok = document.execCommand("copy");
    } catch {
      ok = false;
    }
    area.remove();
    if (was) was.focus();
    return ok;
  }
};

// shown is called when there is output of the text shown.
statepoint.shown = () => dispatchEvent(new Event("statepoint-shown"));

statepoint.textOf = (selector) => {
  const e = document.querySelector(selector);
  return e ? e.innerText : "";
};

// scrollTo brings an element into view by what scrolls in the page, when the browser draws next: until then its place
// may not be known without a layout.
statepoint.scrollTo = (selector) => requestAnimationFrame(() => scrollNow(selector));

// scrollIntoView would scroll a document, too, that has the page in a frame.
const scrollNow = (selector) => {
  const e = document.querySelector(selector);
  const wide = e && e.offsetWidth > innerWidth - 90; // it is read from its beginning
  const by = (from, to, low, high) => (from < low ? from - low : to > high ? Math.min(to - high, from - low) : 0);
  for (let around = e?.parentElement; around; around = around.parentElement) {
    const root = around === document.documentElement;
    const { left, top } = root ? { left: 0, top: 0 } : around.getBoundingClientRect();
    const x = left + around.clientLeft;
    const y = top + around.clientTop;
    const covered = parseFloat(getComputedStyle(around).scrollPaddingBottom) || 0;
    const box = e.getBoundingClientRect();
    around.scrollBy(wide ? box.left - x : by(box.left, box.right, x, x + around.clientWidth), by(box.top, box.bottom, y, y + around.clientHeight - covered));
  }
};

let before = null;

// helpChanged moves the focus into the dialog, keeps it there, and puts it back.
statepoint.helpChanged = (open) => {
  const dialog = document.getElementById("help");
  if (open && dialog) {
    before = focused();
    const focusable = dialog.querySelectorAll("button, summary, a[href], [tabindex='0']");
    focusable[0].focus();
    dialog.onkeydown = (e) => {
      if (e.key !== "Tab") return;
      const last = focusable[focusable.length - 1];
      const active = document.activeElement;
      if (e.shiftKey && active === focusable[0]) {
        e.preventDefault();
        last.focus();
      } else if (!e.shiftKey && active === last) {
        e.preventDefault();
        focusable[0].focus();
      }
    };
  } else if (!open && before) {
    before.focus();
    before = null;
  }
};
