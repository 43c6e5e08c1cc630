import { say } from "./language.js";
import { passed } from "./workshop.js";

/** Marks the lessons that are passed in the list of lessons, and counts them. */
export const mark = () => {
  const done = passed();
  for (const e of document.querySelectorAll("li[data-lesson]")) {
    e.querySelector(".passed")?.remove();
    if (!done.has(e.dataset.lesson)) continue;
    e.querySelector(".minutes").after(" · ", Object.assign(document.createElement("span"), { className: "passed", textContent: "✓ " + say("passed") }));
  }
  const all = document.querySelectorAll("li[data-lesson]").length;
  const count = document.getElementById("count");
  if (count) count.textContent = say("{} of {} lessons are passed.", document.querySelectorAll("li .passed").length, all);
};
