// The reader's program is evaluated by the checks of the lesson.
import { element } from "../shared/element.js";
import { say } from "../shared/language.js";
import { finish, reveal, showSolution } from "./done.js";
import { ask, inEnglish, result, send, told } from "./frame.js";
import { check, questions, source, step, work } from "./work.js";

const verdicts = document.getElementById("verdicts");
let checking = 0; // the timer of the check that runs

// The list of checks: the result of each but the one above, and for failures why it matters.
// What is said or told twice is listed once.
const checked = element("ul", { className: "checked" });
checked.setAttribute("aria-label", say("What was checked"));
const row = (/** @type {string[]} */ [sign, kind, label], ...said) => {
  const mark = element("span", { className: "mark " + kind, textContent: sign });
  mark.setAttribute("role", "img");
  mark.setAttribute("aria-label", label);
  return element("li", {}, mark, element("div", {}, ...said));
};
const passes = ["✓", "ok", say("passes")];
const fails = ["✗", "no", say("fails")];
const open = ["–", "open", say("could not be decided")];
const showChecked = (list, lead) => {
  const known = new Set([lead?.told || lead?.said]);
  const rows = [];
  for (const v of list) {
    const said = v.ok ? v.said : v.said.split("\n")[0];
    const of = v.told || v.said;
    if (v.ok || !known.has(of)) rows.push(row(v.ok ? passes : v.open ? open : fails, inEnglish(said), ...(v.told ? [told(v.told)] : [])));
    if (!v.ok) known.add(of);
  }
  checked.replaceChildren(...rows);
  list.length > 0 ? verdicts.after(checked) : checked.remove();
};

// The results are for the checked program, and no longer apply to a later one.
const since = element("p", { textContent: say("The program has changed since. This result is for the program that was checked:") });
export const outdate = () => {
  if (!verdicts?.hasChildNodes() || work.lookedAt === undefined) return;
  const old = (work.typed ?? source) !== (work.lookedAt ?? source);
  if (!old) since.remove();
  else if (!since.isConnected) verdicts.prepend(since);
  for (const e of [verdicts, checked]) e.classList.toggle("outdated", old);
};

const rest = () => {
  clearTimeout(checking);
  checking = 0;
  if (!check) return;
  delete check.dataset.stops;
  check.textContent = say("Check");
};

/** Forgets the results. */
export const clear = () => {
  rest();
  work.lookedAt = undefined;
  checked.remove();
  verdicts?.replaceChildren();
  if (verdicts) verdicts.className = "";
};

export const checkProgram = async () => {
  if (!check || check.disabled || checking) return;
  // A check that takes longer than most turns its button into one that stops it.
  checking = setTimeout(() => {
    verdicts.replaceChildren(element("p", { textContent: say("The program is being checked.") }));
    verdicts.className = "";
    check.textContent = say("Stop");
    check.dataset.stops = "";
  }, 400);
  work.lookedAt = work.typed;
  const { trouble, verdicts: list } = await ask({ checks: document.getElementById("checks").textContent });
  rest();
  // The question of which use is stale may still be open.
  if (questions.some((q) => q.dataset.kind === "stale" && q.dataset.done === undefined)) {
    for (const v of list) if (!v.ok && !v.open && v.check.trim() === "safe") v.said = say("The program uses a pointer that a safepoint may have made stale; which one is the question above.");
  }
  const lead = list.find((v) => v.lead);
  const passing = list.filter((v) => v.ok).length;
  // Of a program that does not compile, only the first check says why, and none counts as a step.
  const nothing = trouble || (list.some((v) => v.open) && list.every((v) => !v.ok && (v.open || v === lead)));
  let head = say("{} of {} checks pass.", passing, list.length);
  if (trouble === "it was stopped") head = say("The check was stopped.");
  else if (trouble) head = say("Nothing was checked: {}", trouble);
  else if (nothing) head = say("Nothing could be checked.");
  else if (!lead) head = list.length === 1 ? say("The check passes.") : say("All {} checks pass.", list.length);
  verdicts.replaceChildren(...result(head));
  verdicts.className = nothing || lead ? "failed" : "passed";
  // One thing at a time: the most specific failure first.
  if (lead) verdicts.append(inEnglish(lead.said), ...(lead.told ? [told(lead.told)] : []));
  if (lead?.run) {
    const link = element("a", { className: "to-run", href: "#explorer", textContent: say("Watch this run") });
    const [run, place] = lead.run.split("#");
    Object.assign(link.dataset, { run, place });
    verdicts.append(element("p", {}, link));
  }
  showChecked(nothing ? [] : list.filter((v) => v !== lead), lead);
  work.solved = !trouble && !lead;
  if (work.solved) showSolution(true);
  if (!nothing) step();
  finish(verdicts);
  outdate();
  reveal(document.getElementById("actions"), verdicts);
};
check?.addEventListener("click", () => ("stops" in check.dataset ? send({ type: "sp:stop" }) : checkProgram()));
