// What stands below the program, chosen by buttons above it: the run, or some of the other panes.
import { element } from "../shared/element.js";
import { say } from "../shared/language.js";
import { frame, send } from "./frame.js";
import { challenge, check, source } from "./work.js";

const asks = new URL(frame.src).searchParams;
let below;
let run;
let began; // once it has, the run follows the program by itself
export const uncovered = () => !asks.has("covered");

const buttons = element("div", { className: "lesson-panes" }, element("span", { textContent: say("Below the program") }));
buttons.setAttribute("role", "region"); // no landmark has it otherwise
buttons.setAttribute("aria-label", say("Below the program"));
const marks = () => {
  for (const b of buttons.querySelectorAll("button")) b.setAttribute("aria-pressed", String(b.dataset.pane === "run" ? run : !run && below.has(b.dataset.pane)));
};
const show = (more = {}) => {
  marks();
  send({ type: "sp:show", panes: ["ir", ...(run ? [] : below)].join(), runs: run, covered: !uncovered(), ...more });
};
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
  const link = e.target.closest?.("a.to-run");
  if (!link) return;
  e.preventDefault();
  run = true;
  show(showing(link.dataset));
  current(link);
  if (matchMedia("(max-width: 900px)").matches) toRun();
});

// Where the program is above its run, the page scrolls on to the run, once that is there.
const toRun = () => {
  frame.scrollIntoView();
  const { contentDocument: page, contentWindow: inside } = frame;
  const sized = new inside.ResizeObserver(() => {
    sized.disconnect();
    page.getElementById("run").scrollIntoView();
  });
  sized.observe(page.getElementById("run"));
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
  show();
  if (!run) begins();
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
