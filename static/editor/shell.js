// Everything around the panes that needs the browser: dialogs, the address bar, files, the card
// that explains a term.

import { archive } from "../js/shared/archive.js";
import { textOf } from "../js/shared/text-file.js";
import { focused } from "./focused.js";

const statepoint = (globalThis.statepoint ||= {});

let shown = null;
let before = null;

// openDialog shows a dialog, above everything or beside the panes, and calls back
// when the browser closes it.
statepoint.openDialog = (id, modal, closed) => {
  const dialog = document.getElementById(id);
  if (!dialog) return;
  before = focused();
  shown = dialog;
  if (modal) dialog.showModal();
  else dialog.show();
  // The title first: what the dialog is, before its content.
  const title = dialog.querySelector("h2");
  if (title) title.focus();
  // A dialog beside the panes does not end by Esc of itself.
  dialog.onkeydown = (e) => {
    const card = document.getElementById("term");
    if (modal || e.key !== "Escape" || (card && !card.hidden)) return;
    e.preventDefault();
    dialog.close();
  };
  dialog.onclose = () => {
    // The event arrives late: the dialog that it is about may have been opened again for something
    // else.
    if (shown !== dialog || dialog.open) return;
    shown = null;
    restore();
    closed();
  };
};

// closeDialog restores the focus, unless it has moved elsewhere meanwhile, as it can from a dialog
// beside the panes.
statepoint.closeDialog = () => {
  const dialog = shown;
  shown = null;
  if (!dialog) return;
  const { activeElement } = document;
  if (activeElement !== document.body && !dialog.contains(activeElement)) before = focused();
  dialog.close();
  restore();
};

function restore() {
  if (before && before.isConnected) before.focus();
  before = null;
}

// placeTerm puts the card of a term beside the word, within the window.
statepoint.placeTerm = (word) => {
  const card = document.getElementById("term");
  if (!card) return;
  if (!word) {
    if (card.contains(document.activeElement) && statepoint.word) statepoint.word.focus();
    return;
  }
  statepoint.word = word;
  // In a modal dialog everything outside is out of reach.
  const dialog = word.closest("dialog");
  card.classList.toggle("inside", dialog !== null);
  const box = word.getBoundingClientRect();
  const width = Math.min(320, innerWidth - 16);
  card.style.setProperty("--left", Math.max(8, Math.min(box.left, innerWidth - width - 8)) + "px");
  const below = box.bottom + 6 + card.offsetHeight < innerHeight;
  card.style.setProperty("--top", (below ? box.bottom + 6 : Math.max(8, box.top - 6 - card.offsetHeight)) + "px");
};

// placeOthers puts the list of what else could stand at a step above it, and the
// keyboard into the list; without a step the keyboard goes back.
statepoint.placeOthers = (step) => {
  const card = document.getElementById("others");
  if (!card) return;
  if (!step) {
    if (card.contains(document.activeElement) && statepoint.step) statepoint.step.focus();
    return;
  }
  statepoint.step = step;
  const box = step.getBoundingClientRect();
  card.style.setProperty("--left", Math.max(8, Math.min(box.left, innerWidth - card.offsetWidth - 8)) + "px");
  card.style.setProperty("--top", Math.max(8, box.top - 6 - card.offsetHeight) + "px");
  const first = card.querySelector("li button");
  if (first) first.focus();
};

// What the document around the page asks for: static/js/inside.js.
statepoint.asked ||= () => "";

// place returns the part of a link after the page's address: the name of an example, a fragment, or
// both.
statepoint.place = () => {
  const example = new URLSearchParams(location.search).get("example");
  return (example ? "?example=" + example : "") + location.hash;
};

// linkTo returns the whole link to a place.
statepoint.linkTo = (place) => {
  const url = new URL(location.href);
  const [, example, fragment] = /^(?:\?example=([^#]*))?(?:#(.*))?$/.exec(place);
  url.searchParams.delete("example");
  if (example) url.searchParams.set("example", example);
  url.hash = fragment || "";
  return url.href;
};

// embedCode returns the HTML with which a document shows a state.
statepoint.embedCode = (fragment, source, attributes) => {
  const escape = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const script = new URL("embed.js", document.baseURI).href;
  return `<script src="${script}" async></script>\n<statepoint-explorer src="${statepoint.linkTo("#" + fragment)}"${attributes}><pre>${escape(source)}</pre></statepoint-explorer>\n`;
};

statepoint.setPlace = (place) => {
  try {
    history.replaceState(history.state, "", statepoint.linkTo(place));
  } catch {
    // A page from a file, or one that has done so too often: the link stands in the dialog.
  }
};

statepoint.download = (name, type, bytes) => {
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const a = document.createElement("a");
  a.href = url;
  a.download = name;
  a.click();
  setTimeout(() => URL.revokeObjectURL(url), 10000);
};

// matches ignores the state of an element.
function matches(e, selector) {
  try {
    return e.matches(selector.replace(/::?[a-z-]+(?=$|,)/g, ""));
  } catch {
    return false; // nothing was left of it
  }
}

// svgOf returns a drawing of the page as a separate file: with the rules of the style sheet that
// its elements match, and the colours that these name.
statepoint.svgOf = (selector) => {
  const svg = document.querySelector(selector);
  if (!svg) return "";
  const elements = [svg, ...svg.querySelectorAll("*")];
  const rules = [];
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!rule.selectorText) continue;
      if (rule.selectorText === ":root") rules.push(rule.cssText.replace(":root", "svg"));
      else if (elements.some((e) => matches(e, rule.selectorText))) rules.push(rule.cssText);
    }
  }
  const copy = svg.cloneNode(true);
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
  // What the rules say of ancestors in the page holds in the file for itself.
  style.textContent = rules.join("\n");
  copy.prepend(style);
  return new XMLSerializer().serializeToString(copy);
};

statepoint.openFile = (opened) => {
  const input = document.createElement("input");
  input.type = "file";
  input.onchange = () => read(input.files, opened);
  input.click();
};

// read opens the first of some files, IR before others, and says how many are left. Objects and
// assembly are opened together. What is no text is passed on as bytes.
async function read(files, opened) {
  const file = [...files].find((f) => f.name.endsWith(".ll")) || files[0];
  if (!file) return;
  const whole = async (f) => {
    const bytes = new Uint8Array(await f.arrayBuffer());
    return { name: f.name, bytes, text: textOf(bytes) };
  };
  if (files.length > 1 && !file.name.endsWith(".ll")) {
    const objects = (await Promise.all([...files].map(whole))).filter((f) => f.text === null || f.name.endsWith(".s"));
    if (objects.length > 1) {
      const all = archive(objects);
      pass(opened, all.name, all.bytes, files.length - objects.length);
      return;
    }
  }
  const one = await whole(file);
  pass(opened, one.name, one.text ?? one.bytes, files.length - 1);
}

// pass passes a file on, and notes it for keepObject.
let passed;
const pass = (to, name, data, others) => {
  passed = { name, data };
  to(name, data, others);
};

// keepObject keeps what was passed last, an object, for a reload of this tab, or nothing. Browsers
// limit what they keep: of a large object it is only the name.
statepoint.keepObject = (keep) => {
  const keeps = (object) => history.replaceState(keep ? { object } : null, "");
  const only = { name: passed?.name };
  try {
    keeps(passed?.data.length > 1 << 23 ? only : passed);
  } catch {
    keeps(only);
  }
};

// watch calls back with the name and text or bytes of a file dropped anywhere on the page, or with
// why there is none and -1, and with the fragment when the reader writes another one into the address bar.
statepoint.watch = (dropped, linked) => {
  const hasFile = (e) => e.dataTransfer && [...e.dataTransfer.items].some((i) => i.kind === "file");
  // Before the editor, which would insert the text.
  addEventListener("dragover", (e) => {
    if (hasFile(e)) e.preventDefault();
  }, true);
  addEventListener("drop", (e) => {
    if (!hasFile(e)) return;
    e.preventDefault();
    e.stopPropagation();
    read(e.dataTransfer.files, dropped);
  }, true);
  // Assembly begins with a directive, which IR lacks.
  addEventListener("paste", (e) => {
    const text = e.clipboardData.getData("text");
    if (!/^\s*(#.*\s+)*\.(text|file|section|globl)\b.*\n/.test(text)) return;
    e.preventDefault();
    e.stopPropagation();
    pass(dropped, "pasted.s", text, 0);
  }, true);
  // An object of the site is fetched as if it were dropped.
  statepoint.fetchObject = async (name) => {
    const answer = await fetch("objects/" + name).catch(() => null);
    if (answer?.ok) pass(dropped, name, new Uint8Array(await answer.arrayBuffer()), 0);
    else dropped(name, name + " cannot be fetched.", -1);
  };
  const kept = history.state?.object;
  const asked = new URLSearchParams(location.search).get("object");
  if (kept?.data) pass(dropped, kept.name, kept.data, 0);
  else if (kept) dropped(kept.name, kept.name + " is too large to keep when the page is reloaded. Open it again.", -1);
  else if (asked) statepoint.fetchObject(asked);
  addEventListener("hashchange", () => linked(statepoint.place()));
};
