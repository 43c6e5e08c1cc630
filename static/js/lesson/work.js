// What the reader did in this lesson. The program, the answers and the steps are kept until the
// lesson starts again.
import * as workshop from "../shared/workshop.js";

export const { lesson } = document.body.dataset;
export const challenge = "challenge" in document.body.dataset;
export const questions = [...document.querySelectorAll(".question")];
export const source = document.getElementById("start").textContent;
export const check = document.getElementById("check");
const kept = workshop.work(lesson);

export const work = {
  /** The text of the editor, null for that of the lesson. */
  typed: typeof kept?.typed === "string" ? kept.typed : null,
  /** The steps of a challenge until it was passed: what was checked, answered, and shown of the hints. */
  steps: Number.isInteger(kept?.steps) ? kept.steps : 0,
  /** Whether the lesson was passed, with these steps. */
  passed: kept?.passed === true,
  /** Whether the program passes its checks. */
  solved: !check,
  /** The text that was checked last, null for that of the lesson. */
  lookedAt: undefined,
};

const fields = (q) => [...q.querySelectorAll("input[type=radio], input[type=checkbox]")];
const items = (q) => [...q.querySelectorAll(".steps li")];
const orders = new Map(questions.map((q) => [q, items(q)]));

/** The keys of the items of an order. */
export const order = (q) => items(q).map((e) => e.dataset.key);
export const keep = () =>
  workshop.keep(lesson, {
    typed: work.typed,
    steps: work.steps,
    passed: work.passed,
    answers: questions.map((q) => ({
      chosen: fields(q).filter((e) => e.checked).map((e) => e.name + " " + e.value),
      number: q.querySelector(".number")?.value || "",
      steps: order(q),
      asked: q.dataset.asked !== undefined,
    })),
  });

/** The fewest steps that pass a challenge: an answer to each question, and a check. */
export const fewest = questions.length + (check ? 1 : 0);

/** Counts a step. */
export const step = (/** @type {{ tries?: number, hints?: number }} */ what = { tries: 1 }) => {
  if (!work.passed) work.steps++;
  workshop.spend(lesson, what);
  keep();
};

/** What is first in an order cannot go earlier, nor what is last later. */
export const bound = (q) => {
  const list = items(q);
  list.forEach((e, i) => {
    e.querySelector(".up").disabled = i === 0;
    e.querySelector(".down").disabled = i === list.length - 1;
  });
};

/** Fills in answers, none for an empty object. */
export const fill = (q, { chosen = [], number = "", steps = [], asked = false }) => {
  for (const e of fields(q)) e.checked = chosen.includes(e.name + " " + e.value);
  for (const e of q.querySelectorAll(".number")) e.value = number;
  const list = orders.get(q);
  const at = (e) => steps.indexOf(e.dataset.key);
  q.querySelector(".steps")?.append(...(list.every((e) => at(e) >= 0) ? [...list].sort((a, b) => at(a) - at(b)) : list));
  bound(q);
  if (asked) q.dataset.asked = "";
  else delete q.dataset.asked;
};

for (const [i, q] of questions.entries()) fill(q, kept?.answers?.[i] || {});

export const answeredAll = () => questions.every((q) => q.dataset.done !== undefined);
