// What can be used before the page's program has arrived: the source can be typed in, the theme
// changed, and a phone's panes chosen. The program continues from what was done meanwhile.

import { categories, tokens as kinds } from "./enums.js";
import { pinned } from "./rails.js";

const statepoint = (globalThis.statepoint ||= {});

// The number in the name of a class that begins so; -1 for none.
const numbered = (e, lead) => Number([...e.classList].find((name) => name.startsWith(lead))?.slice(lead.length) ?? -1);
const categoryOf = (e) => categories.indexOf([...e.classList].find((name) => name.startsWith("link-"))?.slice(5) ?? "");

// Margin reads the rails of a drawn text, line by line (rails.js).
class Margin {
  open = new Map(); // by column
  rails = [];
  after = [];
  words = [];

  read(line, from, to) {
    for (const e of line.querySelectorAll(".rail")) {
      const column = numbered(e, "rail-in-");
      const has = (part) => e.classList.contains("rail-" + part);
      if (has("top")) {
        this.close(column);
        this.open.set(column, { from, to: from, place: column + (has("pinned") ? pinned : 0), category: categoryOf(e), crosses: [], idles: [] });
      }
      const rail = this.open.get(column);
      rail.to = from;
      if (has("cross")) rail.crosses.push(from);
      if (has("idle")) rail.idles.push(from, to + 1);
    }
    for (const [i, e] of [...line.querySelectorAll(".across > *")].entries()) {
      if (i === 0) this.after.push(to, e.parentElement.childElementCount - 1);
      else this.after.push(categoryOf(e), -1);
      this.words.push(e.dataset.word);
    }
  }

  close(column) {
    const rail = this.open.get(column);
    if (!rail) return;
    const { from, to, place, category, crosses, idles } = rail;
    this.rails.push(from, to, place, category, crosses.length, idles.length / 2, ...crosses, ...idles);
    this.open.delete(column);
  }

  end() {
    for (const column of [...this.open.keys()]) this.close(column);
    return { rails: Int32Array.from(this.rails), after: Int32Array.from(this.after), words: this.words.join("\n") };
  }
}

// read reads a text, its colours and its rails from the drawn page.
function read(still) {
  let text = "";
  const tokens = [];
  const links = [];
  const margin = new Margin();
  for (const line of still.children) {
    if (line !== still.firstElementChild) text += "\n";
    const from = text.length;
    const walk = (node) => {
      for (const child of node.childNodes) {
        const start = text.length;
        if (child.nodeType === Node.TEXT_NODE) text += child.data;
        else walk(child);
        if (text.length === start) continue;
        for (const name of child.classList || []) {
          if (name.startsWith("tok-")) tokens.push(start, text.length, kinds.indexOf(name.slice(4)));
          else if (name.startsWith("link-")) links.push(start, text.length, categories.indexOf(name.slice(5)));
        }
      }
    };
    walk(line.lastElementChild);
    margin.read(line, from, text.length);
  }
  return { text, tokens: Int32Array.from(tokens), links: Int32Array.from(links), margin: margin.end() };
}

const load = (key) => statepoint.load("session", key);

// showLit scrolls what is drawn so far that what is lit in it is seen, unless some of it is.
function showLit(still) {
  const seen = still.getBoundingClientRect();
  if (seen.height === 0) return;
  const lit = [...still.querySelectorAll(".lit")].map((e) => e.getBoundingClientRect());
  if (lit.length === 0 || lit.some((r) => r.top >= seen.top && r.bottom <= seen.bottom)) return;
  const last = lit.filter((r) => r.bottom - lit[0].top < seen.height - 16).pop() || lit[0];
  still.scrollTop += last.bottom + 8 - seen.bottom;
}

// topOf returns the first fully visible line, and its distance from the top; null at the very top.
// In the editor lines may be higher until it has measured them, so pixels alone would not do.
function topOf(still) {
  if (still.scrollTop === 0) return null;
  const top = still.getBoundingClientRect().top;
  const line = [...still.children].findIndex((e) => e.getBoundingClientRect().top >= top);
  if (line < 0) return null;
  const text = document.createRange();
  text.selectNodeContents(still.children[line].lastElementChild);
  return { line, at: (text.getClientRects()[0] || still.children[line].getBoundingClientRect()).top - top };
}

// begin makes the editor of the source, from the text drawn in its place or, after a reload, from
// what was typed before. A link brings another text, which the program unpacks.
export function begin(Editor) {
  const host = document.querySelector("#host-source");
  const still = host?.querySelector(".still");
  if (!still) return;
  if (location.hash.length > 1 || new URLSearchParams(location.search).has("example")) {
    document.documentElement.dataset.other = "";
    return;
  }
  // The page's program redraws everything except the source, and asks for the scroll position.
  const tops = (statepoint.tops = {});
  for (const e of document.querySelectorAll(".still")) {
    const note = () => e.isConnected && (tops[e.parentElement.id] = topOf(e));
    e.addEventListener("scroll", note, { passive: true });
    showLit(e);
    note();
  }
  const { text, tokens, links, margin } = read(still);
  const draft = load("draft");
  const other = draft !== "" && draft !== text;
  if (other) document.documentElement.dataset.other = "";
  const top = still.scrollTop;
  const early = new Editor(host, { name: "source", lang: "llvm", label: "IR", readOnly: false, text: other ? draft : text });
  statepoint.early = early;
  early.begins = null; // it is scrolled here
  if (!other) {
    early.setTokens(tokens, [0, text.length]);
    early.setColours(links);
    early.setRails(margin.rails, margin.after, margin.words);
  }
  // An element that was taken out of the page has no scroll height to ask for.
  early.view.scrollDOM.addEventListener("scroll", (e) => {
    if (e.target.isConnected) early.top = e.target.scrollTop;
  });
  early.view.scrollDOM.scrollTop = top;

  document.querySelector("#theme")?.addEventListener("click", () => {
    const now = statepoint.load("local", "theme");
    const next = { "": "light", light: "dark", dark: "" }[now] ?? "";
    statepoint.save("local", "theme", next);
    statepoint.setTheme(next);
  });
  const panes = [...document.querySelectorAll(".pane")];
  const one = matchMedia("(max-width: 700px)").matches;
  const choose = (stop, show) => {
    document.querySelector(".stages .on")?.classList.remove("on");
    stop.classList.add("on");
    stop.closest("ol").querySelectorAll("button").forEach((b) => b.setAttribute("aria-checked", b === stop));
    if (show < 0) return;
    panes.forEach((pane, i) => pane.classList.toggle("current", i === show));
    if (show > 0) panes.forEach((pane, i) => pane.classList.toggle("beside", i === show));
  };
  // Which of the panes a stop leads to.
  const shows = { "stop-parse": one ? 0 : 1, "stop-place-safepoints": 1, "stop-rewrite-statepoints": 1, "stop-lower": 2, "stop-stack-map": 3 };
  if (one) choose(document.querySelector("#stop-parse"), -1);
  if (matchMedia("(max-width: 999.98px)").matches)
    {for (const [id, show] of Object.entries(shows)) {
      const stop = document.getElementById(id);
      stop.addEventListener("click", () => choose(stop, show));
    }}
}
