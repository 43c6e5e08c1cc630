// <statepoint-explorer>: the explorer in a document.
//
//   <script src="https://where.it.is/embed.js" async></script>
//   <statepoint-explorer src="https://where.it.is/#1.…" panes="ir asm">
//     <pre>define …</pre>
//   </statepoint-explorer>
//
// src is a link made by the explorer, or its fragment; without it, the text inside is compiled. The
// content of the element is shown until the explorer has output, on paper, and always without
// scripts. web/guide/EMBED.md documents the attributes and the messages of the frame.
import * as fragment from "./shared/fragment.js";

if (!document.currentScript) throw new Error("embed.js is not a module: load it by <script src>, not by import");
const home = new URL(".", document.currentScript.src);
const version = 1; // of the messages
const title = "Statepoint Explorer";
let untitled = 0; // elements without a title that have had a frame
const asked = ["stage", "view", "step", "select"];
const linked = /#|[?&]example=/; // a src that says what to show
const attributes = ["src", "panes", "theme", ...asked, "height", "readonly", "load"];
const words = (text) => text.split(/[\s,]+/).filter(Boolean);
const panes = ["ir", "rewritten", "asm", "map"];
const also = ["source", "module", "x86-64", "stackmap"]; // other names of these
const views = "ir compact diff cfg liveness functions asm frame worlds bytes records roots json parse run source object beside prepare prepared".split(" ");

// listed names the first word of an attribute that a list does not have.
const listed = (what, names, more) => (text) => {
  const word = words(text).find((w) => !names.includes(w) && !more?.includes(w));
  return word && `has no ${what} “${word}”; there are ${names.join(", ")}`;
};
const like = (form, what) => (text) => (form.test(text) ? "" : `is “${text}”, not ${what}`);
// What is wrong with the value of an attribute, "" for nothing.
const wrong = {
  src: (text) => (text.includes("#") && Object.keys(fragment.read(text)).length === 0 ? "is not a whole link of the explorer" : ""),
  panes: (text) => listed("pane", panes, also)(text.toLowerCase()),
  theme: listed("theme", ["light", "dark"]),
  view: listed("view", views),
  load: listed("value", ["click"]),
  step: like(/^\s*(\d+|end|stale|collection-\d+(\.\d+)?)?\s*$/, "a step"),
  height: like(/^\s*\d*(px)?\s*$/, "a number of pixels"),
};

// The explorer is in a shadow tree: the element's content stays as its author, or a framework,
// wrote it.
const sheet = new CSSStyleSheet();
sheet.replaceSync(`:host { display: block } :host([hidden]), [hidden] { display: none !important }
  div { position: relative } .text { white-space: pre; font-family: monospace }
  button, p { display: block; margin: 8px 0 }
  iframe { display: block; box-sizing: border-box; width: 100%; border: 0 } .unseen { position: absolute; top: 0; left: 0; opacity: 0 }`);

class Explorer extends HTMLElement {
  static observedAttributes = [...attributes, "title"];
  #box = document.createElement("div");
  #inside = document.createElement("slot");
  #button = document.createElement("button");
  #trouble = document.createElement("p");
  #frame; // once it is needed
  #live; // it has output
  #prints;
  #begun; // the text inside is whole
  #pressed; // the button, removed when it has had the focus
  #sent; // the text that the frame has
  #linked = {};
  #number;
  #off; // removes the element's listeners
  #wide;
  #again;
  #near = new IntersectionObserver((seen) => seen.some((s) => s.isIntersecting) && this.#load(), { rootMargin: "400px" });
  #texts = new MutationObserver(() => {
    this.#draw();
    this.#tell("source");
  });
  #sizes = new ResizeObserver(([{ contentRect }]) => {
    if (contentRect.width !== this.#wide) requestAnimationFrame(() => this.#draw());
    this.#wide = contentRect.width;
  });

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet];
    this.#button.type = "button";
    this.#button.part = "button";
    this.#button.textContent = "Show in Statepoint Explorer";
    this.#button.addEventListener("click", () => {
      this.#pressed = true;
      this.#load();
    });
    this.#trouble.part = "trouble";
    this.#trouble.hidden = true;
    this.#box.append(this.#inside, this.#button, this.#trouble);
    root.append(this.#box);
  }

  connectedCallback() {
    this.#title(); // numbers go by the order in the document
    // Properties set before this script loaded.
    for (const name of attributes) {
      if (!Object.hasOwn(this, name)) continue;
      const value = this[name];
      delete this[name];
      this[name] = value;
    }
    const { signal } = (this.#off = new AbortController());
    addEventListener("message", (e) => this.#hear(e), { signal });
    // Paper gets the whole content, even if the explorer appears while printing.
    for (const name of ["beforeprint", "afterprint"]) {
      addEventListener(name, () => {
        this.#prints = name === "beforeprint";
        this.#draw();
      }, { signal });
    }
    this.#sizes.observe(this);
    this.#texts.observe(this, { childList: true, subtree: true, characterData: true });
    // The text inside may still be on its way.
    this.#begun = document.readyState !== "loading";
    if (this.#begun) return this.#begin();
    this.#draw();
    document.addEventListener("DOMContentLoaded", () => this.#begin(), { once: true, signal });
  }

  disconnectedCallback() {
    this.#off.abort();
    this.#off = undefined;
    for (const watch of [this.#sizes, this.#texts, this.#near]) watch.disconnect();
    this.#end();
    this.#prints = false;
  }

  // With this a frame that is moved by moveBefore stays as it is.
  connectedMoveCallback() {}

  attributeChangedCallback(name, was, value) {
    if (was === value || !this.#off) return;
    if (name === "title" && this.#frame) this.#frame.title = this.#title();
    if (name === "theme" || asked.includes(name)) this.#tell(name);
    if (["src", "panes", "readonly"].includes(name) || (name in wrong && !this.#checks()) || !this.#frame) this.#anew();
    this.#draw(); // a view may be higher
  }

  // checks shows why an attribute cannot be followed. The text inside stays then.
  #checks() {
    const found = Object.keys(wrong).map((name) => [name, this.hasAttribute(name) && wrong[name](this.getAttribute(name))]).find(([, why]) => why);
    this.#trouble.hidden = !found;
    this.#trouble.textContent = found ? `Statepoint Explorer does not open: the attribute ${found[0]} ${found[1]}.` : "";
    return !found;
  }

  #begin() {
    this.#begun = true;
    this.#near.disconnect();
    if (!this.#checks()) this.#end();
    else if (this.getAttribute("load") !== "click") this.#near.observe(this);
    this.#draw();
  }

  #end() {
    this.#frame?.remove();
    this.#frame = this.#live = undefined;
  }

  // anew restarts the explorer, once for all simultaneous changes.
  #anew() {
    this.#again ||= Promise.resolve().then(() => {
      this.#again = undefined;
      if (!this.#off || !this.#begun) return;
      const shown = this.#frame;
      this.#end();
      shown && this.#checks() ? this.#load() : this.#begin();
    });
  }

  #text() {
    return (this.querySelector("pre") || this).textContent.trim() + "\n";
  }

  // reserved is how high the explorer is, about what its panes need: it follows from the width, the
  // text and the attributes alone, so that it is known before the first paint, and the content
  // below never moves. A row of panes has the height of its tallest, as in inside.js.
  #reserved() {
    if (this.hasAttribute("height")) return parseInt(this.getAttribute("height"), 10) || 420;
    const src = this.getAttribute("src") || "";
    if (this.#linked.src !== src) this.#linked = { ...fragment.read(src), src };
    const state = this.#linked;
    const text = String(state.source ?? this.#text()).trim();
    const views = Object.keys(state).filter((name) => name.startsWith("view-")).map((name) => state[name]);
    const view = [this.getAttribute("view"), ...views].join(" ");
    const runs = this.hasAttribute("step") || /\brun\b/.test(this.getAttribute("view") || "");
    const panes = (this.getAttribute("panes") || (runs ? "" : "ir rewritten asm map")).split(/[\s,]+/).filter(Boolean);
    let columns = Math.max(1, Math.min(panes.length, Math.floor((this.clientWidth + 1) / 421)));
    if (columns === 3 && panes.length === 4) columns = 2;
    // Long lines are folded. The source has larger letters where fingers may be at work.
    const wide = this.clientWidth / columns;
    const fine = this.clientWidth < 1000;
    const lines = text.split("\n");
    const rows = (letter, room) => lines.reduce((sum, line) => sum + Math.max(1, Math.ceil((line.length * letter) / Math.max(150, wide - room))), 0);
    const ir = fine ? 34 + 26 * rows(9.65, 90) : 34 + 20 * rows(7.5, 70);
    const count = (pattern) => lines.filter((line) => pattern.test(line)).length;
    const points = /\bgc\s+"/.test(text) ? count(/^\s+[^;]*\b(call|invoke)\b/) : 0;
    const asm = 21 * (wide < 500 ? 1.3 : 1) * (2 * count(/^\s+[^\s;]/) + 5 * count(/^define/));
    const map = 21 * (/\b(records|roots)\b/.test(view) ? 6 : 27) * points;
    const needs = { ir, source: ir, asm, "x86-64": asm, map, stackmap: map };
    const module = 21 * (rows(7.8, 70) + 11 * points);
    const high = (pane) => Math.min(640, Math.max(160, 88 + (needs[pane.toLowerCase()] ?? module)));
    let sum = 36 + (runs ? 620 : 0);
    for (let i = 0; i < panes.length; i += columns) sum += Math.max(...panes.slice(i, i + columns).map(high));
    return Math.round(sum);
  }

  // draw shows the explorer, or the element's content, as always on paper. Until there is output, the content has the explorer's size.
  #draw() {
    const click = this.getAttribute("load") === "click";
    const live = Boolean(this.#live && !this.#prints);
    const height = this.#reserved() + "px";
    const waits = !live && !this.#prints && (this.#frame || !click) && this.#trouble.hidden;
    Object.assign(this.#box.style, waits ? { height, overflow: "auto" } : { height: "", overflow: "" });
    this.#box.classList.toggle("text", [...this.childNodes].some((n) => n.nodeType === Node.TEXT_NODE && n.data.trim()));
    this.#inside.hidden = live;
    this.#button.hidden = Boolean(this.#frame || this.#prints || !click || !this.#begun || !this.#trouble.hidden);
    if (!this.#frame) return;
    this.#frame.style.height = height;
    this.#frame.inert = !live;
    this.#frame.classList.toggle("unseen", !live); // in sight, or it would not draw
  }

  #load() {
    this.#near.disconnect();
    if (this.#frame) return;
    const frame = (this.#frame = document.createElement("iframe"));
    frame.title = frame.name = this.#title();
    this.#draw();
    const src = this.getAttribute("src") || "";
    const at = src.indexOf("#");
    const example = /[?&]example=([\w-]+)/.exec(src);
    const text = this.#text();
    this.#sent = text.length < 1e6 ? text : "\n"; // an address has a limit; the frame gets more by a message
    const url = new URL("embed.html", home);
    url.searchParams.set("for", location.origin);
    if (example) url.searchParams.set("example", example[1]);
    for (const name of ["panes", "theme", ...asked]) if (this.hasAttribute(name)) url.searchParams.set(name, this.#asked(name));
    if (this.hasAttribute("readonly")) url.searchParams.set("readonly", "");
    if (linked.test(src)) url.hash = at < 0 ? "" : src.slice(at);
    else url.hash = fragment.stored({ source: this.#sent });
    frame.src = url.href;
    frame.allow = "clipboard-write";
    frame.part = "frame";
    this.#box.append(frame);
  }

  // An element without a title has a number, from the second on.
  #title() {
    const own = this.getAttribute("title");
    if (!own) this.#number ||= ++untitled;
    return own || (this.#number > 1 ? `${title} ${this.#number}` : title);
  }

  #asked(name) {
    return (this.getAttribute(name) || "").trim().replace(/\s+/g, ",");
  }

  // tell sends changes to the frame.
  #tell(...names) {
    if (!this.#live) return; // when it is ready, it gets everything
    const post = (message) => this.#frame.contentWindow.postMessage({ v: version, ...message }, home.origin);
    const set = {};
    for (const name of names) {
      if (name === "theme") post({ type: "sp:theme", theme: this.#asked(name) });
      else if (name !== "source") set[name] = this.#asked(name);
      else if (!linked.test(this.#asked("src")) && this.#sent !== this.#text()) set.source = this.#sent = this.#text();
    }
    if (Object.keys(set).length > 0) post({ type: "sp:set", ...set });
  }

  #hear({ source, origin, data }) {
    if (!this.#frame || source !== this.#frame.contentWindow || origin !== home.origin) return;
    if (typeof data !== "object" || data === null || data.v !== version || data.type !== "sp:ready") return;
    this.#live = true;
    const { activeElement } = document;
    const hides = activeElement !== this && this.contains(activeElement); // the focused element
    this.#draw();
    if (hides || (this.#pressed && activeElement === document.body)) this.#frame.focus({ preventScroll: true });
    this.#pressed = false;
    this.#tell("theme", "source", ...asked);
    this.dispatchEvent(new CustomEvent("sp:ready", { bubbles: true }));
  }
}

for (const name of attributes) {
  Object.defineProperty(Explorer.prototype, name, {
    configurable: true,
    enumerable: true,
    get() {
      return name === "readonly" ? this.hasAttribute(name) : this.getAttribute(name) || "";
    },
    set(value) {
      if (value === undefined || value === null || value === false) this.removeAttribute(name);
      else this.setAttribute(name, value === true ? "" : value);
    },
  });
}
// A page may include this script twice.
if (!customElements.get("statepoint-explorer")) customElements.define("statepoint-explorer", Explorer);
