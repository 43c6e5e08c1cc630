// When a lesson is done, and the hints, answers and solution that lead there.
import { element } from "../shared/element.js";
import { say } from "../shared/language.js";
import * as workshop from "../shared/workshop.js";
import { send } from "./frame.js";
import { answeredAll, challenge, check, fewest, keep, lesson, questions, step, work } from "./work.js";

const done = document.getElementById("done");
const score = element("p", { id: "score" });
if (challenge) done.prepend(score);
const toQuestion = element("a", { href: "#turn", textContent: say("A question above is still open.") });
const stillOpen = element("p", {}, toQuestion);
// The address stays as it is: on the page of a reader's own lesson it says which one this is.
toQuestion.addEventListener("click", (e) => {
  e.preventDefault();
  const q = questions.find((q) => q.dataset.done === undefined);
  q?.scrollIntoView();
  q?.querySelector("input, .moves button:enabled").focus({ preventScroll: true });
});

/** Shows what was achieved below the verdict that achieved it. */
export const finish = (verdict) => {
  const all = work.solved && answeredAll();
  done.hidden = !all;
  verdict.after(done);
  if (check && work.solved && !all) verdict.append(stillOpen);
  else stillOpen.remove();
  work.passed ||= all;
  showHints();
  if (!all) return;
  score.textContent = say("Steps: {}; the fewest are {}", work.steps, fewest);
  keep();
  workshop.pass(lesson);
};

/** Brings into sight a verdict with what is below it, and the button that asked for it. */
export const reveal = (actions, verdict) => {
  for (const e of [done.hidden ? verdict : done, verdict, actions]) e.scrollIntoView({ block: "nearest" });
};

/** Begins again. */
export const undo = () => {
  work.solved = !check;
  done.hidden = true;
};

// Hints are shown one at a time, in a challenge after some steps or once it was passed, as are
// answers and solutions.
export const hints = [...document.querySelectorAll("details.hint")];
const opened = new Set();
const later = element("p", { textContent: say("Hints, answers and solutions come after three steps. The fewest steps that pass are {}.", fewest) });
document.querySelector("#hints, details.hint, details.solution, .lesson-nav").before(later);
export const showHints = () => {
  const early = challenge && work.steps < 3 && !work.passed && !workshop.presenting();
  later.hidden = !early;
  for (const e of document.querySelectorAll("details:is(.answers, .solution)")) e.hidden = early;
  for (const [i, h] of hints.entries()) h.hidden = early || (!workshop.presenting() && i > 0 && !opened.has(hints[i - 1]));
};
for (const h of hints) {
  h.addEventListener("toggle", () => {
    if (!h.open || opened.has(h)) return;
    opened.add(h);
    if (!workshop.presenting()) step({ hints: 1 });
    showHints();
  });
}
showHints();
document.querySelector(".present").addEventListener("click", showHints);

// A confirmation precedes the solution, which can then be tried.
const solution = document.querySelector("details.solution");
const of = (selector) => solution.querySelector(selector);
export const showSolution = (all) => {
  of(".sure").hidden = all;
  of(".told").hidden = !all;
  of(".sure p").textContent = work.lookedAt === work.typed ? say("Your program does not pass yet. See a solution anyway?") : say("Your program has not been checked in this form. See a solution anyway?");
};
if (solution) {
  of(".put").hidden = false;
  solution.addEventListener("toggle", () => showSolution(!solution.open || work.solved || workshop.presenting()));
  of(".show").addEventListener("click", () => {
    showSolution(true);
    of("pre").focus();
  });
  of(".later").addEventListener("click", () => {
    solution.open = false;
    of("summary").focus();
  });
  of(".put").addEventListener("click", () => send({ type: "sp:text", text: of("pre").textContent }));
}
