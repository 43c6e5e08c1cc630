// The page inside a document, in a frame: what its address asks for, and
// what it and the document around it tell each other. It knows nothing of that
// document but its origin, and whether a message is from the frame's parent, and
// keeps nothing.
//
// ?panes=ir,rewritten,asm,map  the panes to show
// &theme=light|dark            else the system's
// &readonly                    the text can be looked at, and not changed
// &covered=frame|map           what is said of slots, records and stale uses is hidden until sp:show uncovers it;
//                              frame hides what the words of a frame have in a run, too
// &lesson                      the program has the upper half; the lower has what the stages' slider leads to, first
//                              the run or the first of the panes, or all that is shown if the reader chose that
// &run=                        function, arguments, collector and stress of the run, on a line each, and the call if functions throw
// &stage=, &view=, &step=, &select=   put over what the link says
// &for=                        the origin of the document around it
//
// web/guide/EMBED.md describes the messages, objects with a type and a version. They are sent to the
// origin that for= names, and accepted only from it. A page of the same origin, such as a lesson,
// may also send
//
//   sp:check  checks and a number; with a source, the checks are of that text instead of the
//             reader's, broken as the message's break says. The answer is sp:checked, with the
//             number and the results, or why there are none.
//   sp:stop   ends the checks.
//   sp:text   a text for the editor.
//   sp:show   the panes and the run to show, whether one follows the stages (sp:stage then says which), and whether
//             anything is covered.
//   sp:stage  a stage to go to, and a view to open there.
//   sp:line   the line at which the editor begins.
//
// and receives
//
//   sp:enter  Ctrl+Enter was pressed, which compiles, and in a lesson checks.
//   sp:typed  the text of the editor, whenever the reader changes it.
import { follows as followsStages } from "./shared/face.js";

const version = 1;
const root = document.documentElement;
const asks = new URLSearchParams(location.search);
const names = { ir: "source", source: "source", rewritten: "module", module: "module", asm: "asm", "x86-64": "asm", map: "map", stackmap: "map" };
const words = (text) => (text || "").split(/[\s,]+/).filter(Boolean);
const wanted = words(asks.get("panes")).map((name) => names[name.toLowerCase()]);
let runs = words(asks.get("view")).includes("run") || asks.has("step");
const ofLesson = asks.has("lesson");
const titles = { source: "IR", module: "Rewritten IR", asm: "x86-64", map: "Stack map" };
const all = Object.keys(titles);
const shown = all.filter((name) => wanted.includes(name));
// A run stands alone, unless panes are named.
if (shown.length === 0 && !runs) shown.push(...all);
let follows = ofLesson && followsStages();
// Where the slider of a lesson is at first.
const stages = { asm: "lower", map: "stack-map" };
if (ofLesson && !runs && stages[shown[1]]) asks.set("stage", stages[shown[1]]);
root.dataset.embed = "";
const present = () => {
  root.dataset.panes = shown.join(" ");
  root.dataset.count = String(shown.length);
  if (ofLesson) root.dataset.lesson = "";
  if (follows) root.dataset.follows = "";
  else delete root.dataset.follows;
  if (runs) root.dataset.runs = "";
  else delete root.dataset.runs;
};
present();
// A pane in a separate window, among others of the same page.
if (opener && shown.length === 1) addEventListener("DOMContentLoaded", () => (document.title = titles[shown[0]] + " · " + document.title));
if (asks.has("readonly")) root.dataset.readonly = "";
if (asks.has("covered")) root.dataset.covered = asks.get("covered");

const setTheme = (theme) => {
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  else delete root.dataset.theme;
};
setTheme(asks.get("theme"));

const around = asks.get("for") || location.origin;
const tell = (message) => {
  if (parent === window) return;
  try {
    parent.postMessage({ v: version, ...message }, around === "null" ? "*" : around);
  } catch {
    // for names no origin
  }
};
const setText = (text) => viewOf("source")?.dispatch({ changes: { from: 0, to: viewOf("source").state.doc.length, insert: text } });
let asked = 0;
const heard = {
  "sp:theme": (m) => setTheme(m.theme),
  "sp:set": (m) => {
    let changed = false;
    for (const name of ["stage", "view", "step", "select"]) {
      if (typeof m[name] !== "string" || m[name].length > 1000 || m[name] === (asks.get(name) || "")) continue;
      asks.set(name, m[name]);
      changed = true;
    }
    if (changed) globalThis.statepoint?.ask?.();
    if (typeof m.source === "string") setText(m.source);
  },
};
const heardFromLesson = {
  "sp:check": (m) => {
    if (typeof m.checks !== "string") return;
    asked = m.number;
    if (typeof m.source === "string") globalThis.statepoint?.check?.(m.checks, m.source, String(m.break ?? ""));
    else globalThis.statepoint?.check?.(m.checks);
  },
  "sp:stop": () => globalThis.statepoint?.stopChecks?.(),
  "sp:show": (m) => {
    if (typeof m.panes !== "string") return;
    const wanted = words(m.panes).map((name) => names[name]);
    shown.splice(0, shown.length, ...all.filter((name) => wanted.includes(name)));
    runs = m.runs === true;
    follows = m.follows === true;
    if (m.covered === false && "covered" in root.dataset) {
      delete root.dataset.covered;
      statepoint.ask?.(); // the assembly comes whole
      const source = statepoint.editors?.source;
      if (source?.problems) source.setProblems(source.problems);
    }
    if (typeof m.run === "string" && typeof m.place === "string") {
      asks.set("run", m.run);
      asks.set("step", m.place || "0");
      statepoint.ask?.();
      asks.delete("run"); // the reader goes on from there
      asks.delete("step");
    }
    present();
    dispatchEvent(new Event("statepoint-shown"));
  },
  "sp:stage": (m) => {
    if (typeof m.stage === "string" && typeof m.view === "string") statepoint.goTo?.(m.stage, m.view);
  },
  "sp:line": (m) => {
    const view = viewOf("source");
    if (!Number.isInteger(m.line) || m.line < 1 || m.line > view.state.doc.lines) return;
    const { from } = view.state.doc.line(m.line);
    view.dispatch({ selection: { anchor: from }, effects: view.constructor.scrollIntoView(from, { y: "center" }) });
  },
  "sp:text": (m) => {
    if (typeof m.text === "string") setText(m.text);
  },
};
if (around === location.origin) addEventListener("statepoint-typed", () => tell({ type: "sp:typed", text: viewOf("source").state.doc.toString() }));
if (around === location.origin) addEventListener("keydown", (e) => (e.ctrlKey || e.metaKey) && e.key === "Enter" && tell({ type: "sp:enter" }), true);
// In a separate window the page follows the one that opened it, and sends it what is typed. While
// the reader types, updates may be older than the text: they wait until the focus is elsewhere.
let waiting = "";
const follow = () => {
  if (waiting) location.replace("#" + waiting);
  waiting = "";
};
if (opener && around === location.origin) {
  addEventListener("blur", follow);
  addEventListener("statepoint-typed", () => opener?.postMessage({ type: "sp:typed", text: viewOf("source").state.doc.toString() }, location.origin));
}
const own = (object, name) => (Object.hasOwn(object, name) ? object[name] : undefined);
addEventListener("message", (e) => {
  if (e.source === opener && opener !== null && e.origin === location.origin) {
    if (e.data?.type === "sp:follow" && typeof e.data.fragment === "string") {
      waiting = e.data.fragment;
      if (!shown.includes("source") || !document.hasFocus()) follow();
    }
    if (e.data?.type === "sp:pin" && typeof e.data.names === "string") globalThis.statepoint?.pin?.(e.data.names);
  }
  if (e.source !== parent || parent === window || typeof e.data !== "object" || e.data === null) return;
  if (e.origin === around && e.data.v === version) own(heard, e.data.type)?.(e.data);
  if (e.origin === location.origin) own(heardFromLesson, e.data.type)?.(e.data);
});
const statepoint = (globalThis.statepoint ||= {});
statepoint.asked = (name) => {
  if (name === "covered") return "covered" in root.dataset ? "yes" : "";
  if (name === "layout") return follows ? "focus" : "";
  return asks.get(name) || "";
};
statepoint.checked = (trouble, rows) => {
  const verdicts = rows === "" ? [] : rows.split("\x1e").map((row) => {
    const [ok, check, said, told, run] = row.split("\x1f");
    return { ok: ok === "1", open: ok[0] === "?", lead: ok.endsWith("!"), check, said, told, run };
  });
  tell({ type: "sp:checked", number: asked, trouble, verdicts });
};

// The height is that of the tallest pane of each row, between bounds, and each row
// has what it asks for. It follows from the width and the text alone, whatever the
// frame's height is by now, or it would differ from one visit to the next. A run has
// always the same height, or it would jump from step to step.
const least = 160;
const most = 640;
const ofRun = 620;
let told = 0;
// What a pane asks for with its first tab. In a frame that keeps its own height, as in a lesson,
// the rows keep theirs while other tabs are pressed.
const withFirstTab = new Map();
const viewOf = (name) => statepoint.editors?.[name]?.view;
const measure = () => {
  if (ofLesson) return;
  const main = document.querySelector("main");
  const rows = new Map();
  const follows = told === 0 || Math.abs(root.clientHeight - told) <= 1;
  for (const name of shown) {
    const pane = document.getElementById("pane-" + name);
    const { top, height } = pane.getBoundingClientRect();
    const body = pane.querySelector(".body").getBoundingClientRect().height;
    const drawing = document.getElementById("drawing-" + name);
    const content = drawing.hidden ? viewOf(name).contentHeight : [...drawing.children].reduce((sum, e) => sum + e.getBoundingClientRect().height, 0);
    let wants = Math.min(most, Math.max(least, Math.ceil(height - body + content + 8)));
    const first = pane.querySelector("[role=tab]")?.ariaSelected !== "false" && pane.querySelector("#detail-bytes")?.ariaChecked !== "false";
    if (first) withFirstTab.set(name, wants);
    else if (!follows) wants = withFirstTab.get(name) || wants;
    rows.set(Math.round(top), Math.max(rows.get(Math.round(top)) || 0, wants));
  }
  const wants = [...rows.entries()].sort(([a], [b]) => a - b).map(([, height]) => height);
  if (runs) wants.push(ofRun);
  main.style.gridTemplateRows = wants.map((n) => `minmax(${least}px, ${n}fr)`).join(" ");
  const beside = root.clientHeight - main.getBoundingClientRect().height;
  const sum = Math.ceil(wants.reduce((a, b) => a + b, beside));
  if (sum !== told) tell({ type: "sp:height", height: (told = sum) });
};

// The document around a frame has its own landmarks. Those of the page have the name that the
// document gave the frame, and the panes in them are groups: else each frame would have the same
// ones.
const nameLandmarks = () => {
  const name = window.frameElement?.title || window.name;
  for (const e of document.querySelectorAll("main, nav, header.bar, footer.why")) if (name) e.setAttribute("aria-label", name);
  for (const e of document.querySelectorAll(".journey")) if (name) e.setAttribute("aria-label", "Journey, " + name);
  for (const e of document.querySelectorAll("main > section")) e.setAttribute("role", "group");
};
if (parent !== window) for (const when of ["DOMContentLoaded", "statepoint-shown"]) addEventListener(when, nameLandmarks);

addEventListener("DOMContentLoaded", () => {
  const link = document.getElementById("outside");
  const whole = link.textContent;
  // Where something is covered it stays so: only the run opens, which shows no pane, and not where
  // the run itself would tell.
  const page = () => ("covered" in root.dataset ? "./embed.html?view=run&covered=" + root.dataset.covered : "./");
  const follow = () => {
    link.href = page() + location.hash;
    link.textContent = "covered" in root.dataset ? "Open the run" : whole;
    link.hidden = "covered" in root.dataset && (runs || root.dataset.covered === "frame");
  };
  follow();
  addEventListener("hashchange", follow);
  addEventListener("statepoint-shown", follow);
  // What was changed here goes along.
  link.addEventListener("click", () => {
    const state = statepoint.state?.();
    if (state) link.href = page() + "#" + state;
  });
});

// Measured is when there is output and each editor knows how high its lines are,
// and again whenever one finds them to be higher. A program that has arrived by then runs
// between two listeners of DOMContentLoaded, so output may come before the one above is called.
let answered = false;
let ready = false;
let frame = 0;
const measured = () => {
  measure();
  if (ready || (runs && !ofLesson && !document.querySelector("#run-sentence, #run-trouble"))) return;
  ready = true;
  tell({ type: "sp:ready" });
};
const settle = () => {
  if (!answered || frame) return;
  frame = requestAnimationFrame(() => {
    frame = 0;
    let waits = shown.length;
    if (waits === 0) measured();
    for (const name of shown) {
      viewOf(name).requestMeasure({
        key: settle,
        read: () => {
          if (--waits === 0) requestAnimationFrame(measured);
        },
      });
    }
  });
};
const sizes = new ResizeObserver(settle);
addEventListener("statepoint-shown", () => {
  if (!answered) {
    for (const name of shown) for (const e of [viewOf(name).contentDOM, document.getElementById("body-" + name)]) sizes.observe(e);
    if (runs) new MutationObserver((_, watch) => (ready ? watch.disconnect() : settle())).observe(document.getElementById("run"), { childList: true, subtree: true });
  }
  answered = true;
  settle();
});
