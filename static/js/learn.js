// A lesson: the reader's program in the explorer beside it is evaluated by the checks, and answers
// to questions by the lesson's start program. Without scripts, the text, hints, answers and
// solution are still readable.
import { element, sentence } from "./shared/element.js";
import * as fragment from "./shared/fragment.js";
import { say } from "./shared/language.js";
import * as workshop from "./shared/workshop.js";

const frame = document.getElementById("explorer");
const check = document.getElementById("check");
const again = document.getElementById("again");
const verdicts = document.getElementById("verdicts");
const done = document.getElementById("done");
const source = document.getElementById("start").textContent;
const { lesson } = document.body.dataset;
const questions = [...document.querySelectorAll(".question")];
let number = 0;
let solved = !check;
let lookedAt; // the text that was checked last, null for that of the lesson
let waits = new Map();
let checking = 0; // the timer of the check that runs

const send = (message) => frame.contentWindow.postMessage(message, location.origin);
const ask = (message) =>
  new Promise((settle) => {
    waits.set(++number, settle);
    send({ type: "sp:check", number, ...message });
  });
const challenge = "challenge" in document.body.dataset;
const score = element("p", { id: "score" });
if (challenge) done.prepend(score);
const answeredAll = () => questions.every((q) => q.dataset.done !== undefined);
const stillOpen = sentence(say("A question above is still open."));
// What was achieved stands below the verdict that achieved it.
const finish = (verdict) => {
  const all = solved && answeredAll();
  done.hidden = !all;
  verdict.after(done);
  if (check && solved && !all) verdicts.append(stillOpen);
  else stillOpen.remove();
  showHints();
  if (all && challenge) score.textContent = steps === 1 ? say("Solved in one step.") : say("Solved in {} steps.", steps);
  if (all) workshop.pass(lesson);
};
// A verdict comes into sight with what is below it, and with the button that asked for it.
const reveal = (actions, verdict) => {
  for (const e of [done.hidden ? verdict : done, verdict, actions]) e.scrollIntoView({ block: "nearest" });
};

// The program and the answers are kept until the lesson starts again.
const orders = new Map(questions.map((q) => [q, [...q.querySelectorAll(".steps li")]]));
const fields = (q) => [...q.querySelectorAll("input[type=radio], input[type=checkbox]")];
const answered = (q) => ({
  chosen: fields(q).filter((e) => e.checked).map((e) => e.name + " " + e.value),
  number: q.querySelector(".number")?.value || "",
  steps: [...q.querySelectorAll(".steps li")].map((e) => e.dataset.key),
  asked: q.dataset.asked !== undefined,
});
let typed = null;
// The steps of a challenge: what was checked, answered, and shown of the hints.
let steps = 0;
const step = (/** @type {{ tries?: number, hints?: number }} */ what = { tries: 1 }) => {
  steps++;
  workshop.spend(lesson, what);
  keep();
  showHints();
};
const keep = () => workshop.keep(lesson, { typed, steps, answers: questions.map(answered) });
// What is first in an order cannot go earlier, nor what is last later.
const bound = (q) => {
  const list = [...q.querySelectorAll(".steps li")];
  list.forEach((e, i) => {
    e.querySelector(".up").disabled = i === 0;
    e.querySelector(".down").disabled = i === list.length - 1;
  });
};
const fill = (q, { chosen = [], number: written = "", steps = [], asked = false }) => {
  for (const e of fields(q)) e.checked = chosen.includes(e.name + " " + e.value);
  for (const e of q.querySelectorAll(".number")) e.value = written;
  const items = orders.get(q);
  const at = (e) => steps.indexOf(e.dataset.key);
  q.querySelector(".steps")?.append(...(items.every((e) => at(e) >= 0) ? [...items].sort((a, b) => at(a) - at(b)) : items));
  bound(q);
  if (asked) q.dataset.asked = "";
  else delete q.dataset.asked;
};
const kept = workshop.work(lesson);
if (typeof kept?.typed === "string") ({ typed } = kept);
if (Number.isInteger(kept?.steps)) ({ steps } = kept);
for (const [i, q] of questions.entries()) kept ? fill(q, kept.answers?.[i] || {}) : bound(q);
// Earlier answers are evaluated again: the answers are stored, not their results.
const takeUp = async () => {
  if (typed !== null) send({ type: "sp:text", text: typed });
  for (const q of questions) if (q.dataset.asked !== undefined) await answer(q);
  for (const b of document.querySelectorAll("#check, #again, .ask")) b.disabled = false;
};

addEventListener("message", (e) => {
  if (e.source !== frame.contentWindow || e.origin !== location.origin || typeof e.data !== "object" || e.data === null) return;
  if (e.data.type === "sp:ready") {
    begins();
    takeUp();
    if (answeredAll() || questions.some((q) => q.querySelector(".answers").open)) uncover();
  }
  if (e.data.type === "sp:typed" && typeof e.data.text === "string") {
    typed = e.data.text;
    keep();
    outdate();
  }
  if (e.data.type === "sp:enter") checkProgram();
  if (e.data.type === "sp:checked") {
    waits.get(e.data.number)?.(e.data);
    waits.delete(e.data.number);
  }
});

// Anything that would reveal an answer is shown only once all questions are answered.
const uncover = () => {
  if (uncovered()) return;
  asks.delete("covered");
  for (const b of buttons.querySelectorAll("button")) b.hidden = false;
  for (const pane of ["rewritten", "asm", "map"]) below.add(pane);
  run = false;
  send({ type: "sp:panes", panes: "ir,rewritten,asm,map" });
  show();
  begins();
};

// The content below the program, chosen by buttons above it: the run, or some of the other panes.
// The engine speaks English, whatever the language of the page.
const inEnglish = (text) => Object.assign(sentence(text), { lang: "en" });
const told = document.querySelector("#checks[data-told]") ? sentence : inEnglish;
const asks = new URL(frame.src).searchParams;
const atFirst = () => new Set(asks.get("panes").split(",").slice(1));
let below = atFirst();
let run = asks.has("run");
const buttons = element("div", { className: "lesson-panes" }, element("span", { textContent: say("Below the program") }));
buttons.setAttribute("role", "region"); // no landmark has it otherwise
buttons.setAttribute("aria-label", say("Below the program"));
const marks = () => {
  for (const b of buttons.querySelectorAll("button")) b.setAttribute("aria-pressed", String(b.dataset.pane === "run" ? run : !run && below.has(b.dataset.pane)));
};
const show = (more = {}) => {
  marks();
  send({ type: "sp:show", panes: ["ir", ...(run ? [] : below)].join(), runs: run, ...more });
};
const uncovered = () => !asks.has("covered");
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
marks();
let began = run; // once it has, the run follows the program by itself
const showing = (data) => {
  began = true;
  return { run: data.run, place: data.place };
};
frame.before(buttons);
for (const a of document.querySelectorAll("a.to-run")) {
  a.addEventListener("click", (e) => {
    e.preventDefault();
    run = true;
    show(showing(a.dataset));
    for (const other of document.querySelectorAll("a.to-run")) other.toggleAttribute("aria-current", other === a);
    if (matchMedia("(max-width: 900px)").matches) frame.scrollIntoView();
  });
}

// The editor begins at the first line that a solution changes, in a challenge at its function.
const begins = () => {
  const solved = document.querySelector(".solution pre")?.textContent;
  if (!solved) return;
  const lines = solved.split("\n");
  const own = source.split("\n");
  let line = own.findIndex((text, i) => text !== lines[i]);
  if (line < 0 && lines.length > own.length) line = own.length - 1; // it adds lines at the end
  if (challenge) line = own.findLastIndex((text, i) => i <= line && text.startsWith("define"));
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

// The list of checks: the result of each, and for failures other than the first, which is above,
// why it matters. Identical results are listed once, as are the reasons why some could not be
// decided.
const checked = element("ul", { className: "checked" });
checked.setAttribute("aria-label", say("What was checked"));
const row = (sign, kind, label, ...said) => {
  const mark = element("span", { className: "mark " + kind, textContent: sign });
  mark.setAttribute("role", "img");
  mark.setAttribute("aria-label", label);
  return element("li", {}, mark, element("div", {}, ...said));
};
const showChecked = (list, first) => {
  const found = new Set();
  const rows = [];
  const reasons = new Map(); // why some could not be decided, and how many
  let alike = 0;
  for (const v of list) {
    const said = v.ok ? v.said : v.said.split("\n")[0];
    if (v.ok) rows.push(row("✓", "ok", say("passes"), inEnglish(said)));
    else if (v.open) reasons.set(said, (reasons.get(said) || 0) + 1);
    else if (found.has(said)) alike++;
    else rows.push(row("✗", "no", say("fails"), inEnglish(said), ...(v !== first && v.told ? [told(v.told)] : [])));
    if (!v.ok && !v.open) found.add(said);
  }
  if (alike > 0) rows.push(row("✗", "no", say("fails"), sentence(alike === 1 ? say("One more check fails for a reason listed above.") : say("{} more checks fail for reasons listed above.", alike))));
  for (const [why, n] of reasons) {
    const head = n === 1 ? say("One check could not be decided") : say("{} checks could not be decided", n);
    rows.push(row("–", "open", say("could not be decided"), sentence(`${head}: ${why}`)));
  }
  checked.replaceChildren(...rows);
  list.length > 0 ? verdicts.after(checked) : checked.remove();
};

// The results are for the checked program, and no longer apply to a later one.
const since = element("p", { textContent: say("The program has changed since. This result is for the program that was checked:") });
const outdate = () => {
  if (!verdicts?.hasChildNodes() || lookedAt === undefined) return;
  const old = (typed ?? source) !== (lookedAt ?? source);
  if (old && !since.isConnected) verdicts.prepend(since);
  if (!old) since.remove();
  for (const e of [verdicts, checked]) e.classList.toggle("outdated", old);
};

// A check that takes longer than most turns its button into one that stops it.
const rest = () => {
  clearTimeout(checking);
  checking = 0;
  delete check?.dataset.stops;
  if (check) check.textContent = say("Check");
};
const checkProgram = async () => {
  if (!check || check.disabled || checking) return;
  checking = setTimeout(() => {
    verdicts.replaceChildren(element("p", { textContent: say("The program is being checked.") }));
    verdicts.className = "";
    check.textContent = say("Stop");
    check.dataset.stops = "";
  }, 400);
  lookedAt = typed;
  step();
  const { trouble, verdicts: list } = await ask({ checks: document.getElementById("checks").textContent });
  rest();
  // The question of which use is stale may still be open.
  if (questions.some((q) => q.dataset.kind === "stale" && q.dataset.done === undefined)) {
    for (const v of list) if (!v.ok && !v.open && v.check.trim() === "safe") v.said = say("The program uses a pointer that a safepoint may have made stale; which one is the question above.");
  }
  const failed = list.filter((v) => !v.ok);
  const open = failed.filter((v) => v.open).length;
  // For a program that does not compile, all checks report the same.
  const nothing = open > 0 && list.every((v) => (v.open || v.check === "compiles") && v.said === list[0].said);
  const passing = list.length - failed.length;
  let head = open === 0 ? say("{} of {} checks pass.", passing, list.length) : say("{} of {} checks pass, {} could not be decided.", passing, list.length, open);
  if (nothing) head = say("Nothing could be checked.");
  if (trouble === "it was stopped") head = say("The check was stopped.");
  else if (trouble) head = say("Nothing was checked: {}", trouble);
  else if (failed.length === 0) head = list.length === 1 ? say("The check passes.") : say("All {} checks pass.", list.length);
  verdicts.replaceChildren(element("p", {}, element("strong", { textContent: head })));
  verdicts.className = trouble || failed.length > 0 ? "failed" : "passed";
  // One thing at a time: show the first failure.
  const first = failed.find((v) => !v.open) || failed[0];
  if (first) verdicts.append(inEnglish(first.said), ...(first.told ? [told(first.told)] : []));
  showChecked(nothing ? [] : list, first);
  solved = !trouble && failed.length === 0;
  if (solved) showSolution(true);
  finish(verdicts);
  outdate();
  reveal(document.getElementById("actions"), verdicts);
};
check?.addEventListener("click", () => ("stops" in check.dataset ? send({ type: "sp:stop" }) : checkProgram()));
again.addEventListener("click", () => {
  rest();
  verdicts?.replaceChildren();
  if (verdicts) verdicts.className = "";
  checked.remove();
  solved = !check;
  lookedAt = undefined;
  done.hidden = true;
  waits = new Map();
  typed = null;
  workshop.keep(lesson, null);
  if (!challenge) steps = 0;
  // An exercise restarts with its program; earlier answers stay.
  if (check) keep();
  for (const q of check ? [] : questions) {
    delete q.dataset.done;
    judged(q).replaceChildren();
    judged(q).className = "judged";
    fill(q, {});
    for (const e of q.querySelectorAll(".mark")) e.remove();
    for (const e of q.querySelectorAll(".reason, details")) e.tagName === "P" ? (e.hidden = !workshop.presenting()) : (e.open = workshop.presenting());
  }
  for (const b of document.querySelectorAll("#check, #again, .ask")) b.disabled = true;
  // The explorer begins as at first, except that what was uncovered stays so.
  const url = new URL(frame.src);
  if (uncovered()) url.searchParams.delete("covered");
  url.searchParams.set("again", String(++number));
  frame.src = url.href.replaceAll("%2C", ",");
  [run, began, below] = [asks.has("run"), asks.has("run"), atFirst()];
  marks();
  for (const a of document.querySelectorAll("a.to-run")) a.removeAttribute("aria-current");
});

// A link to the run of a program with the reader's map. It names no slots, because their content is
// the question.
const broken = (key, run) => {
  const [, entry, args] = /^run\s+([^\s(]+)\((.*)\)(?:\s+throwing.*?)?\s+=/.exec(run) || [];
  const word = (name) => new RegExp(` ${name} (\\S+)`).exec(run)?.[1] || "";
  const state = { name: lesson + ".ll", break: key, run: ["0", entry || "", args || "", word("under") || "semispace", word("stress") || "every-safepoint", "65536"], source };
  return "../embed.html?view=run&covered=frame" + fragment.write(state);
};

const judged = (q) => q.querySelector(".judged");
const fail = (q, head, ...rest) => {
  judged(q).replaceChildren(element("p", {}, element("strong", { textContent: head })), ...rest);
  judged(q).className = "judged failed";
  delete q.dataset.done;
  finish(judged(q));
};
const succeed = (q, ...rest) => {
  judged(q).replaceChildren(element("p", {}, element("strong", { textContent: say("Right.") })), ...rest);
  judged(q).className = "judged passed";
  q.dataset.done = "";
  if (answeredAll()) uncover();
  finish(judged(q));
};

// Why a word is not what the reader said, and what the collector does that is told this of the word,
// and the truth of the others: of the first word with which it fails.
const believed = async (q, chosen, judgements) => {
  const places = [...q.querySelectorAll("fieldset")].map((f) => f.querySelector("legend").textContent);
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
  judged(q).append(sentence(say("You marked `{}` as {}. {}", places[at], chosen[at].value, judgements[at].said)));
  if (!run) return;
  if (run.ok) return judged(q).append(sentence(say("A collector that relies on this mark survives this run. {}", judgements[at].told)));
  judged(q).append(sentence(say("A collector that relies on this mark fails: {}", run.said)));
  judged(q).append(element("p", {}, element("a", { href: broken(key, q.dataset.run), target: "_blank", rel: "noopener", textContent: say("Watch it fail") }), " " + say("(in a new tab)")));
};

// Every right answer must be marked, and no other.
const answerSeveral = async (q) => {
  const boxes = [...q.querySelectorAll("input[type=checkbox]")];
  const reason = (e) => e.closest(".answer").querySelector(".reason");
  const checks = boxes.map((e) => e.dataset.check).filter(Boolean).join("\n");
  let list = [];
  if (checks) {
    const got = await ask({ checks, source });
    if (got.trouble) return fail(q, say("Nothing was checked: {}", got.trouble));
    list = got.verdicts;
  }
  const right = boxes.map((e) => (e.dataset.check ? list.shift().ok : "right" in e.dataset));
  const agree = boxes.filter((e, i) => e.checked === right[i]).length;
  // The page says why a mark is wrong, but not which is missing.
  for (const [i, e] of boxes.entries()) reason(e).hidden = !workshop.presenting() && (!e.checked || (right[i] && agree < boxes.length));
  if (agree === boxes.length) return succeed(q);
  const missing = boxes.filter((e, i) => right[i] && !e.checked).length;
  const rest = missing > 0 ? [sentence(missing === 1 ? say("A right answer is not marked.") : say("{} right answers are not marked.", missing))] : [];
  fail(q, say("{} of {} answers are right.", agree, boxes.length), ...rest);
};

const answer = async (q) => {
  if (q.querySelector("input[type=checkbox]")) return answerSeveral(q);
  const rows = [...q.querySelectorAll("fieldset")];
  const chosen = rows.map((f) => f.querySelector("input:checked"));
  const { before, after = "", run } = q.dataset;
  let checks;
  for (const e of q.querySelectorAll(".mark")) e.remove();
  if (chosen.includes(null)) return fail(q, rows.length > 1 ? say("Mark every word first.") : say("Choose an answer first."));
  if (q.querySelector(".steps")) checks = before + [...q.querySelectorAll(".steps li")].map((e) => e.dataset.key).join(" ") + after;
  else if (before) {
    const text = q.querySelector(".number").value.trim();
    if (!/^-?(0x[0-9a-f]{1,15}|\d{1,18})$/i.test(text)) return fail(q, say("Write a number, such as 31 or 0x1f."));
    checks = before + text + after;
  } else checks = chosen.map((e) => e.dataset.check).filter(Boolean).join("\n");
  const reasons = chosen.map((e) => e.closest(".answer").querySelector(".reason")).filter(Boolean);
  for (const e of q.querySelectorAll(".reason")) e.hidden = !reasons.includes(e) && !workshop.presenting();
  let list;
  if (checks) {
    const got = await ask({ checks, source });
    if (got.trouble) return fail(q, say("Nothing was checked: {}", got.trouble));
    list = got.verdicts;
  } else list = [{ ok: "right" in chosen[0].dataset, said: "" }];
  const wrong = list.filter((v) => !v.ok);
  if (rows.length > 1) for (const [i, f] of rows.entries()) f.append(element("span", { className: "mark " + (list[i].ok ? "ok" : "no"), textContent: list[i].ok ? "✓" : say("look again") }));
  if (wrong.length === 0) return succeed(q, ...(reasons.length > 0 ? [] : list.filter((v) => v.said).map((v) => inEnglish(v.said))));
  const head = rows.length > 1 ? say("{} of {} agree with the record.", list.length - wrong.length, list.length) : say("Not this.");
  fail(q, head, ...(wrong[0].said && reasons.length === 0 && !run ? [inEnglish(wrong[0].said)] : []));
  if (run) await believed(q, chosen, list);
};

for (const q of questions) {
  const button = q.querySelector(".ask");
  button.addEventListener("click", async () => {
    const focused = document.activeElement === button;
    button.disabled = true;
    q.dataset.asked = "";
    step();
    await answer(q);
    reveal(button.parentElement, judged(q));
    button.disabled = false;
    if (focused) button.focus();
  });
  q.addEventListener("input", keep);
  q.querySelector(".answers").addEventListener("toggle", (e) => e.target.open && uncover());
  for (const e of q.querySelectorAll(".moves button")) {
    e.addEventListener("click", () => {
      const item = e.closest("li");
      const up = e.className === "up";
      const other = up ? item.previousElementSibling : item.nextElementSibling;
      if (!other) return;
      up ? other.before(item) : other.after(item);
      bound(q);
      (e.disabled ? item.querySelector(".moves button:enabled") : e).focus();
      keep();
    });
  }
}

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
    if (id === "actions" || page?.documentElement.dataset.covered !== "frame") return;
    requestAnimationFrame(() => scrollBy(0, page.getElementById("pane-asm")?.getBoundingClientRect().top || 0));
  });
}

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

// Hints are shown one at a time, in a challenge after some steps, as are answers and solutions.
const hints = [...document.querySelectorAll("details.hint")];
const opened = new Set();
const later = element("p", { textContent: say("Hints, answers and solutions come after three steps.") });
document.querySelector("#hints, details.hint, details.solution, .lesson-nav").before(later);
const showHints = () => {
  const early = challenge && steps < 3 && done.hidden && !workshop.presenting();
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
const showSolution = (all) => {
  solution.querySelector(".sure").hidden = all;
  solution.querySelector(".told").hidden = !all;
  solution.querySelector(".sure p").textContent = lookedAt === typed ? say("Your program does not pass yet. See a solution anyway?") : say("Your program has not been checked in this form. See a solution anyway?");
};
if (solution) {
  const of = (selector) => solution.querySelector(selector);
  of(".put").hidden = false;
  solution.addEventListener("toggle", () => showSolution(!solution.open || solved || workshop.presenting()));
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
