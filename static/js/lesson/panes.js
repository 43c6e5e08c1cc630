// What stands below the program: the run or a pane, as a slider in the explorer says, or all panes
// that buttons above the program choose.
import { element } from "../shared/element.js";
import * as face from "../shared/face.js";
import { say } from "../shared/language.js";
import { frame, send } from "./frame.js";
import { challenge, check, source } from "./work.js";

const asks = new URL(frame.src).searchParams;
let follows = face.follows();
let below;
let run;
let began; // once it has, the run follows the program by itself
export const uncovered = () => !asks.has("covered");

// The faces stand in the bar of the page or, where that is far from the program, above the program.
const faces = element("div", { className: "segment" });
faces.setAttribute("role", "group");
faces.setAttribute("aria-label", say("Panes"));
const narrow = matchMedia("(max-width: 900px)");
const place = () => (narrow.matches ? document.querySelector(".to-text").append(faces) : document.querySelector("button.large").before(faces));
narrow.addEventListener("change", place);
place();
const buttons = element("div", { className: "lesson-panes" }, element("span", { textContent: say("Below the program") }));
buttons.setAttribute("role", "region"); // no landmark has it otherwise
buttons.setAttribute("aria-label", say("Below the program"));
const marks = () => {
  document.body.toggleAttribute("data-follows", follows);
  for (const b of faces.children) b.setAttribute("aria-pressed", String((b.id === "follow") === follows));
  buttons.hidden = follows;
  for (const b of buttons.querySelectorAll("button")) b.setAttribute("aria-pressed", String(b.dataset.pane === "run" ? run : !run && below.has(b.dataset.pane)));
  for (const a of document.querySelectorAll("a.to-stage")) {
    const hidden = !uncovered() && paneOf(a.dataset.stage) !== "asm";
    a.toggleAttribute("aria-disabled", hidden);
    a.title = hidden ? say("Hidden until you have answered the questions") : "";
  }
};
const show = (more = {}) => {
  marks();
  send({ type: "sp:show", panes: ["ir", ...(run ? [] : below)].join(), runs: run, follows, covered: !uncovered(), ...more });
};

// The slider has a stop for each pane.
const stages = { rewritten: "rewrite-statepoints", asm: "lower", map: "stack-map" };
const paneOf = (stage) => Object.keys(stages).find((pane) => stages[pane] === stage) || "rewritten";
/** Where the slider is: at a stage, or "run". */
const at = () => frame.contentDocument.querySelector(".stages .on")?.dataset.stage;

for (const [id, title] of [["follow", say("Follow")], ["all-panes", say("All panes")]]) {
  const button = element("button", { type: "button", id, textContent: title });
  button.addEventListener("click", () => {
    const on = id === "follow";
    if (on === follows) return;
    face.setFollows((follows = on));
    const stop = at();
    if (!on) {
      run = stop === "run";
      began ||= run;
      if (!run) below.add(paneOf(stop));
    }
    show();
    go(run ? "run" : on ? stages[[...below][0]] : stop, "");
  });
  faces.append(button);
}
for (const [pane, title] of [["run", say("Run")], ["rewritten", say("Rewritten IR")], ["asm", "x86-64"], ["map", say("Stack map")]]) {
  const button = element("button", { type: "button", textContent: title });
  button.dataset.pane = pane;
  button.hidden = !uncovered() && pane !== "asm" && pane !== "run";
  button.addEventListener("click", () => {
    if (pane === "run") run = !run || below.size === 0;
    else if (run) {
      run = false;
      below.add(pane);
    } else if (!below.delete(pane)) below.add(pane);
    if (below.size === 0) run = true;
    show(run && !began ? showing({ run: "\n\n\n", place: "" }) : {});
  });
  buttons.append(button);
}
const showing = (data) => {
  began = true;
  return { run: data.run, place: data.place };
};
const go = (stage, view) => send({ type: "sp:stage", stage, view });

/** Shows what the lesson shows at first. */
export const atFirst = () => {
  below = new Set(asks.get("panes").split(",").slice(1));
  run = began = asks.has("run");
  marks();
  current();
};
const current = (link = null) => {
  for (const a of document.querySelectorAll("a.to-run")) a.toggleAttribute("aria-current", a === link);
};
atFirst();
frame.before(buttons);
document.addEventListener("click", (e) => {
  const link = e.target.closest?.("a.to-run, a.to-stage");
  if (!link) return;
  e.preventDefault();
  if (link.ariaDisabled !== null) return;
  const { stage, view } = link.dataset;
  run = stage === undefined;
  if (run) {
    show(showing(link.dataset));
    current(link);
  } else {
    below.add(paneOf(stage));
    show();
    go(stage, view);
  }
  if (narrow.matches) toShown(run ? "run" : `pane-${{ rewritten: "module" }[paneOf(stage)] || paneOf(stage)}`);
});

// Where the program is above what it leads to, the page scrolls on to that, once it is there.
const toShown = (id) => {
  document.getElementById("program").scrollIntoView();
  const { contentDocument: page, contentWindow: inside } = frame;
  if (follows) return; // all of it is in sight
  const sized = new inside.ResizeObserver(() => {
    sized.disconnect();
    page.getElementById(id).scrollIntoView();
  });
  sized.observe(page.getElementById(id));
};

/**
 * Shows what would reveal an answer, once all questions are answered. Where there is an exercise, what stands below the
 * program stays in place: its lines are next.
 */
export const uncover = () => {
  if (uncovered()) return;
  asks.delete("covered");
  for (const b of buttons.querySelectorAll("button")) b.hidden = false;
  if (!check) for (const pane of ["rewritten", "asm", "map"]) below.add(pane);
  if (!run) {
    // Warnings come with the result that is not covered, and take room: after what is shown now.
    let shown = 0;
    const { contentWindow: inside } = frame;
    const again = () => {
      begins();
      if (++shown === 2) inside.removeEventListener("statepoint-shown", again);
    };
    inside.addEventListener("statepoint-shown", again);
  }
  show();
};

/** Scrolls the editor to the first line that a solution changes, to its function where that tells. */
export const begins = () => {
  const solved = document.querySelector(".solution pre")?.textContent;
  if (!solved) return;
  const lines = solved.split("\n");
  const own = source.split("\n");
  let line = own.findIndex((text, i) => text !== lines[i]);
  if (line < 0 && lines.length > own.length) line = own.length - 1; // it adds lines at the end
  if (challenge || !uncovered()) line = own.findLastIndex((text, i) => i <= line && text.startsWith("define"));
  if (line < 0) return;
  const there = () => send({ type: "sp:line", line: line + 1 });
  there();
  // The run comes later, and the editor scrolls to its step.
  const { contentDocument: page } = frame;
  const arrived = (_, watch) => {
    if (!page.querySelector("#run-sentence, #run-trouble")) return;
    watch.disconnect();
    requestAnimationFrame(there);
  };
  if (run) new MutationObserver(arrived).observe(page.getElementById("run"), { childList: true, subtree: true });
};
