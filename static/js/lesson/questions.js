// Answers to questions are evaluated by the lesson's start program.
import { element, sentence } from "../shared/element.js";
import * as fragment from "../shared/fragment.js";
import { say } from "../shared/language.js";
import * as workshop from "../shared/workshop.js";
import { finish, reveal } from "./done.js";
import { ask, inEnglish, result } from "./frame.js";
import { uncover } from "./panes.js";
import { answeredAll, bound, keep, lesson, order, questions, source, step } from "./work.js";

const judged = (q) => q.querySelector(".judged");
const judge = (q, right, head, ...rest) => {
  judged(q).replaceChildren(...result(head, ...rest));
  judged(q).className = right ? "judged passed" : "judged failed";
  if (right) q.dataset.done = "";
  else delete q.dataset.done;
  if (answeredAll()) uncover();
  finish(judged(q));
};
const fail = (q, ...said) => judge(q, false, ...said);
const succeed = (q, ...rest) => judge(q, true, say("Right."), ...rest);

// Why a word is not what the reader said, and what the collector does that is told this of the word,
// and the truth of the others: of the first word with which it fails.
const believed = async (q, chosen, judgements) => {
  const places = [...q.querySelectorAll("legend")].map((e) => e.textContent);
  const wrong = [...judgements.keys()].filter((i) => !judgements[i].ok);
  let [at] = wrong;
  let key = "";
  let run;
  for (const i of wrong) {
    const one = `${q.dataset.break}:${places[i]}=${chosen[i].value}`;
    const { trouble, verdicts: list } = await ask({ checks: q.dataset.run, source, break: one });
    if (trouble) continue;
    run ??= list[0];
    if (list[0].ok) continue;
    [at, key, run] = [i, one, list[0]];
    break;
  }
  const add = (...said) => judged(q).append(...said);
  add(sentence(say("You marked `{}` as {}. {}", places[at], chosen[at].value, judgements[at].said)));
  if (!run) return;
  if (run.ok) return add(sentence(say("A collector that relies on this mark survives this run. {}", judgements[at].told)));
  // The run with the reader's map names no slots, because their content is the question.
  const state = { name: lesson + ".ll", break: key, run: ["0", ...run.run.split("#")[0].split("\n").slice(0, 4), "0"], source };
  const href = "../embed.html?view=run&covered=frame" + fragment.stored(state);
  add(sentence(say("A collector that relies on this mark fails: {}", run.said)), element("p", {}, element("a", { href, target: "_blank", rel: "noopener", textContent: say("Watch it fail in a new tab") })));
};

const right = (e, list) => (e.dataset.check ? list.shift().ok : "right" in e.dataset);
const reason = (e) => e.closest(".answer").querySelector(".reason");

// Every right answer must be marked, and no other.
const answerSeveral = (q, boxes, list) => {
  const rights = boxes.map((e) => right(e, list));
  const agree = boxes.filter((e, i) => e.checked === rights[i]).length;
  const all = agree === boxes.length;
  // The page says why a mark is wrong, but not which is missing.
  for (const [i, e] of boxes.entries()) reason(e).hidden = !workshop.presenting() && (!e.checked || (rights[i] && !all));
  if (all) return succeed(q);
  const missing = boxes.filter((e, i) => rights[i] && !e.checked).length;
  fail(q, say("{} of {} answers are right.", agree, boxes.length), ...(missing > 0 ? [sentence(say("Right answers that are not marked: {}.", missing))] : []));
};

/** Evaluates the answer to a question. One that is not complete counts as no step. */
const answer = async (q, counts) => {
  for (const e of q.querySelectorAll("fieldset > .mark")) e.remove();
  const rows = [...q.querySelectorAll("fieldset")];
  const boxes = [...q.querySelectorAll("input[type=checkbox]")];
  const chosen = rows.map((f) => f.querySelector("input:checked"));
  const { before, after = "", run } = q.dataset;
  const number = q.querySelector(".number")?.value.trim();
  if (chosen.some((e) => !e)) return fail(q, rows.length > 1 ? say("Mark every word first.") : say("Mark an answer first."));
  if (number !== undefined && !/^-?(0x[0-9a-f]{1,15}|\d{1,18})$/i.test(number)) return fail(q, say("Write a number, such as 31 or 0x1f."));
  q.dataset.asked = "";
  if (counts) step();
  const of = boxes.length > 0 ? boxes : chosen;
  const checks = before ? before + (number ?? order(q).join(" ")) + after : of.map((e) => e.dataset.check).filter(Boolean).join("\n");
  const { trouble, verdicts: list } = checks ? await ask({ checks, source }) : { trouble: "", verdicts: [] };
  if (trouble) return fail(q, say("Nothing was checked: {}", trouble));
  if (boxes.length > 0) return answerSeveral(q, boxes, list);
  const reasons = chosen.map(reason).filter(Boolean);
  for (const e of q.querySelectorAll(".reason")) e.hidden = !reasons.includes(e) && !workshop.presenting();
  if (!checks) list.push({ ok: right(chosen[0], list), said: "" });
  const wrong = list.filter((v) => !v.ok);
  if (rows.length > 1) for (const [i, f] of rows.entries()) f.append(element("span", { className: "mark " + (list[i].ok ? "ok" : "no"), textContent: list[i].ok ? "✓" : say("look again") }));
  const says = (v) => (v.said && reasons.length === 0 && !run ? [inEnglish(v.said)] : []);
  if (wrong.length === 0) return succeed(q, ...list.flatMap(says));
  fail(q, rows.length > 1 ? say("{} of {} agree with the record.", list.length - wrong.length, list.length) : say("Not this."), ...says(wrong[0]));
  if (run) await believed(q, chosen, list);
};

/** Evaluates the answers of an earlier visit: they are stored, not their results. */
export const answerAgain = async () => {
  for (const q of questions) if (q.dataset.asked !== undefined) await answer(q, false);
};

/** Forgets whether a question was answered. */
export const forget = (q) => {
  delete q.dataset.done;
  judged(q).replaceChildren();
  judged(q).className = "judged";
  for (const e of q.querySelectorAll(".mark")) e.remove();
  for (const e of q.querySelectorAll(".reason")) e.hidden = !workshop.presenting();
  q.querySelector(".answers").open = workshop.presenting();
};

for (const q of questions) {
  const button = q.querySelector(".ask");
  button.addEventListener("click", async () => {
    const focused = document.activeElement === button;
    button.disabled = true;
    await answer(q, true);
    reveal(button.parentElement, judged(q));
    button.disabled = false;
    if (focused) button.focus();
  });
  q.addEventListener("input", keep);
  q.querySelector(".answers").addEventListener("toggle", (e) => e.target.open && uncover());
  for (const e of q.querySelectorAll(".moves button")) {
    e.addEventListener("click", () => {
      const item = e.closest("li");
      if (e.className === "up") item.previousElementSibling.before(item);
      else item.nextElementSibling.after(item);
      bound(q);
      (e.disabled ? item.querySelector(".moves button:enabled") : e).focus();
      keep();
    });
  }
}
