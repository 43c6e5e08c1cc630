// The page of all lessons: passed lessons, progress to export, and the reader's own lessons.
import "./own.js";
import { say } from "./shared/language.js";
import { mark } from "./shared/passed-marks.js";
import * as code from "./shared/progress-code.js";
import { forget, pass, passed, spent } from "./shared/workshop.js";

mark();

const area = document.getElementById("progress");
if (area) {
  const said = area.querySelector("[role=status]");
  const field = document.getElementById("progress-code");
  const progress = () => ({ who: document.getElementById("progress-name").value.trim(), passed: [...passed()], took: spent() });
  const take = (text) => {
    const state = code.read(text) || code.find(text).found[0];
    if (!state) return void (said.textContent = say("This is not progress in the lessons, or part of it is missing."));
    pass(...state.passed);
    mark();
    said.textContent = state.passed.length === 1 ? say("One lesson was imported.") : say("{} lessons were imported.", state.passed.length);
  };
  area.querySelector(".make").addEventListener("click", () => {
    field.value = code.write(progress());
    field.select();
    said.textContent = say("The code is selected: copy it.");
  });
  area.querySelector(".take").addEventListener("click", () => take(field.value));
  area.querySelector(".file").addEventListener("click", () => {
    const text = JSON.stringify(progress(), null, 1) + "\n";
    const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(new Blob([text], { type: "application/json" })), download: "workshop.json" });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    said.textContent = say("The progress is in the file workshop.json.");
  });
  document.getElementById("progress-file").addEventListener("change", async (e) => {
    if (e.target.files[0]) take(await e.target.files[0].text());
    e.target.value = "";
  });
  area.querySelector(".reset").addEventListener("click", () => {
    if (!confirm(say("Forget which lessons are passed in this browser?"))) return;
    forget();
    mark();
    said.textContent = say("The progress is cleared.");
  });
}

