// One of the reader's own lessons, as stored by own.js: this page is empty, and is filled like one
// of our lessons.
import { element } from "./shared/element.js";
import * as fragment from "./shared/fragment.js";
import { images, inline, markdown } from "./shared/markdown.js";

const { then } = document.currentScript.dataset;
const kept = "statepoint-own-lessons";

let tracks;
try {
  tracks = JSON.parse(sessionStorage.getItem(kept))?.tracks || [];
} catch {
  tracks = []; // nothing was stored
}
const row = tracks.flatMap((t, i) => t.lessons.map((l, k) => ({ t, l, k, key: `${i + 1}.${k + 1}` })));
const here = row.findIndex((r) => "#" + r.key === location.hash);
addEventListener("hashchange", () => location.reload());

const fill = ({ t, l, k }) => {
  const by = (id) => document.getElementById(id);

  for (const { name, type, data, width, height } of l.images || []) images.set(name, element("img", { src: `data:${type};base64,${data}`, width, height }));
  const titles = { predict: "Predict", stale: "Find the line", field: "Read the bytes", steps: "Put in order", choice: "Choose" };
  const plain = (text) => text.replaceAll("`", "");
  const question = (q, number) => {
    const section = element("section", { className: "question" }, element("h2", { id: "question-" + number, textContent: titles[q.kind] }), ...markdown(q.prompt));
    section.setAttribute("aria-labelledby", "question-" + number);
    section.dataset.kind = q.kind;
    for (const name of ["before", "after", "break", "run"]) if (q[name]) section.dataset[name] = q[name];
    if (q.dump) section.append(element("pre", { tabIndex: 0, className: "dump", textContent: q.dump }));
    if (q.before && q.items.length === 0) {
      const field = element("input", { className: "number", autocomplete: "off", spellcheck: false, size: 8 });
      section.append(element("p", {}, element("label", {}, "The number ", field)));
    }
    if (q.items.length > 0) {
      const move = (className, label, text, arrow) => {
        const b = element("button", { type: "button", className, textContent: arrow });
        b.setAttribute("aria-label", `${label}: ${plain(text)}`);
        return b;
      };
      section.append(element("ol", { className: "steps" }, ...q.items.map(({ key, text }) => {
        const li = element("li", {}, element("span", {}, ...inline(text)), " ", element("span", { className: "moves" }, move("up", "Earlier", text, "↑"), move("down", "Later", text, "↓")));
        li.dataset.key = key;
        return li;
      })));
    }
    const answers = element("ul", {});
    for (const [r, { label, choices }] of q.rows.entries()) {
      const legend = label ? element("legend", {}, element("code", { textContent: label })) : element("legend", { className: "said", textContent: q.several ? "Answers: mark every right one" : "Answers" });
      section.append(element("fieldset", { className: label ? "word" : "" }, legend, ...choices.map((c) => {
        const input = element("input", { type: q.several ? "checkbox" : "radio", name: `q${number}-${r}`, value: c.text });
        input.dataset.check = c.check || "";
        if (c.right && !c.check) input.dataset.right = "";
        if (c.right) answers.append(element("li", {}, ...(label ? [element("code", { textContent: label }), ": "] : []), ...inline(c.text), ...(c.reason ? [": ", ...inline(c.reason)] : [])));
        return element("div", { className: "answer" }, element("label", {}, input, " ", element("span", {}, ...inline(c.text))), ...(c.reason ? [element("p", { className: "reason", hidden: true }, ...inline(c.reason))] : []));
      })));
    }
    const order = (q.answer || "").split(" ").map((key) => plain(q.items.find((x) => x.key === key)?.text || "").replace(/\.$/, "")).join("; then: ") + ".";
    const judged = element("div", { className: "judged" });
    judged.setAttribute("role", "status");
    section.append(
      element("p", { className: "lesson-actions", id: "answer-" + number }, element("button", { type: "button", className: "ask", disabled: true, textContent: "Check answer" }), " ", element("a", { className: "button to-program", href: "#program", textContent: "To the program" })),
      judged,
      element("details", { className: "answers" }, element("summary", { textContent: "Show the answer" }), q.answer ? element("p", { textContent: q.items.length > 0 ? order : q.answer }) : answers),
    );
    return section;
  };

  document.title = l.title + " · " + document.title;
  document.body.dataset.lesson = `own-${t.name}-${l.name}`.replace(/[^\w-]/g, "_").slice(0, 80);
  if (l.challenge) document.body.dataset.challenge = "";
  const text = by("text");
  const progress = element("progress", { className: "lesson-progress", max: t.lessons.length, value: k + 1 });
  progress.setAttribute("aria-label", `Lesson ${k + 1} of ${t.lessons.length}`);
  text.replaceChildren(
    element("p", { className: "lesson-track" }, element("span", { textContent: t.title }), element("span", { textContent: `${k + 1} / ${t.lessons.length}` })),
    progress,
    element("h1", { textContent: l.title }),
    ...markdown(l.body),
    element("p", { className: "to-turn" }, element("a", { href: "#turn", textContent: "Your turn\u00a0↓" })),
    element("section", { id: "turn", ariaLabel: "Your turn" }, ...l.questions.map((q, i) => question(q, i + 1)), ...markdown(l.turn)),
  );
  for (const e of document.querySelectorAll(".of-lesson")) e.hidden = false;
  by("start").textContent = l.start;
  const following = row[here + 1];
  by("done").append(element("p", {}, ...inline(`You can now ${l.can}.`)));
  const onward = following ? { href: "#" + following.key, textContent: "Next: " + following.l.title } : { href: "../learn.html", textContent: "Lessons" };
  by("done").append(element("p", { className: "lesson-actions" }, element("a", { className: "button", ...onward })));
  by("hints").append(...l.hints.map((h, i) => element("details", { className: "hint" }, element("summary", { textContent: `Hint ${i + 1} of ${l.hints.length}` }), ...markdown(h))));
  if (l.checks) {
    by("checks").textContent = l.checks;
    by("solution").textContent = l.solution;
  } else {
    for (const e of document.querySelectorAll("#check, #verdicts, .solution")) e.remove();
    document.querySelector(".to-text a").textContent = "Back to the text";
  }
  // The address says which lesson this is, so links within the page leave it as it is.
  for (const a of document.querySelectorAll(".to-turn a, .to-program, .to-text a")) {
    a.addEventListener("click", (e) => {
      e.preventDefault();
      const to = document.querySelector(a.hash);
      to.scrollIntoView();
      (to.querySelector("iframe") || to.querySelector("button") || to).focus({ preventScroll: true });
    });
  }
  const link = (rel, other, label) => (other ? [element("a", { rel, href: "#" + other.key, textContent: label(other.l.title) })] : []);
  document.querySelector(".lesson-nav").append(...link("prev", row[here - 1], (s) => "←\u00a0" + s), " ", ...link("next", following, (s) => s + "\u00a0→"));

  const frame = by("explorer");
  const query = new URLSearchParams({ lesson: "", panes: l.panes });
  if (l.covered) query.set("covered", l.covered);
  if (l.run) for (const [name, value] of [["view", "run"], ["run", l.run], ["step", l.place || ""]]) query.set(name, value);
  frame.src = "../embed.html?" + query + fragment.stored({ source: l.start, lesson: l.name });
};

if (here >= 0) {
  fill(row[here]);
  document.body.append(element("script", { src: then })); // which works on the current page
}
