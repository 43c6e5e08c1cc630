// A lesson: the reader's program in the explorer beside it is evaluated by the checks, and answers
// to questions by the lesson's start program. Without scripts, the text, hints, answers and
// solution are still readable.
import { say } from "./shared/language.js";
import * as workshop from "./shared/workshop.js";
import { hints, undo } from "./lesson/done.js";
import { frame, restart, send, settle } from "./lesson/frame.js";
import { atFirst, begins, uncover, uncovered } from "./lesson/panes.js";
import { answerAgain, forget } from "./lesson/questions.js";
import { checkProgram, clear, outdate } from "./lesson/verdicts.js";
import { answeredAll, challenge, check, fill, keep, lesson, questions, work } from "./lesson/work.js";

const again = document.getElementById("again");
const enable = (on) => {
  for (const b of document.querySelectorAll("#check, #again, .ask")) b.disabled = !on;
};

addEventListener("message", async ({ source, origin, data }) => {
  if (source !== frame.contentWindow || origin !== location.origin || typeof data !== "object" || data === null) return;
  if (data.type === "sp:ready") {
    begins();
    if (answeredAll() || questions.some((q) => q.querySelector(".answers").open)) uncover();
    if (work.typed !== null) send({ type: "sp:text", text: work.typed });
    await answerAgain();
    enable(true);
  }
  if (data.type === "sp:typed" && typeof data.text === "string") {
    work.typed = data.text;
    keep();
    outdate();
  }
  if (data.type === "sp:enter") checkProgram();
  if (data.type === "sp:checked") settle(data);
});

again.addEventListener("click", () => {
  clear();
  undo();
  work.typed = null;
  workshop.keep(lesson, null);
  if (!challenge) Object.assign(work, { steps: 0, passed: false });
  // An exercise restarts with its program; earlier answers stay.
  if (check) keep();
  else for (const q of questions) fill(q, {}), forget(q);
  enable(false);
  // The explorer begins as at first, except that what was uncovered stays so.
  restart(!uncovered());
  atFirst();
});

// On a phone, the way back from the program leads to its origin.
const back = document.querySelector(".to-text a");
const toCheck = back.textContent;
for (const a of document.querySelectorAll(".to-program")) {
  a.addEventListener("click", () => {
    const { id } = a.closest(".lesson-actions");
    back.hash = id;
    back.textContent = id === "actions" ? toCheck : say("Back to the question");
    // The reader finds the roles of a frame's words in the assembly, below the program's text.
    const { contentDocument: page } = frame;
    if (id === "actions" || "follows" in document.body.dataset || page?.documentElement.dataset.covered !== "frame") return;
    requestAnimationFrame(() => scrollBy(0, page.getElementById("pane-asm")?.getBoundingClientRect().top || 0));
  });
}

// On a phone and in large letters the way to the exercise is above the buttons, however many rows these take.
const actions = document.getElementById("actions");
new ResizeObserver(() => document.body.style.setProperty("--actions", actions.offsetHeight + "px")).observe(actions);

// The time that the lesson is looked at.
let seenAt = Date.now();
const pass = () => {
  if (seenAt > 0) workshop.spend(lesson, { seconds: Math.round((Date.now() - seenAt) / 1000) });
  seenAt = document.visibilityState === "visible" ? Date.now() : 0;
};
document.addEventListener("visibilitychange", pass);
addEventListener("pagehide", () => {
  pass();
  seenAt = 0;
});
addEventListener("pageshow", () => (seenAt = Date.now()));

// Keys, while no field has the focus.
const keys = {
  n: () => document.querySelector("a[rel=next]")?.click(),
  p: () => document.querySelector("a[rel=prev]")?.click(),
  c: checkProgram,
  h: () => {
    const hint = hints.find((h) => !h.open && !h.hidden);
    if (hint) hint.open = true;
    hint?.querySelector("summary").focus();
  },
  i: () => document.querySelector(".present").click(),
  l: () => workshop.enlarge(!workshop.large()),
};
addEventListener("keydown", (e) => {
  if (e.ctrlKey || e.metaKey || e.altKey || e.target.matches?.("input:not([type=radio], [type=checkbox]), textarea, select")) return;
  keys[e.key]?.();
});
