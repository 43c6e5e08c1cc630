// What a reader has passed is kept in this browser, and nowhere else, as are the program and the
// answers of each lesson until it starts again.
import { efforts, names } from "./progress-code.js";

const kept = "statepoint-lessons";
const spentKey = "statepoint-lessons-spent";
const presentingKey = "statepoint-lessons-presenting";
const largeKey = "statepoint-lessons-large";
const load = (key) => {
  try {
    return JSON.parse(localStorage.getItem(key));
  } catch {
    return null; // a browser that keeps nothing
  }
};
const save = (key, value) => {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // a browser that keeps nothing
  }
};

/** The names of the lessons that are passed. */
export const passed = () => new Set(names(load(kept)));

/** Adds lessons to those that are passed. */
export const pass = (...list) => save(kept, [...new Set([...passed(), ...names(list)])].sort());

/** What each lesson took so far: checks and answers, hints opened, and seconds. */
export const spent = () => efforts(load(spentKey));

/** Adds to what a lesson took. */
export const spend = (lesson, { tries = 0, hints = 0, seconds = 0 }) => {
  const all = spent();
  const was = all[lesson] || [0, 0, 0];
  save(spentKey, { ...all, [lesson]: [was[0] + tries, was[1] + hints, was[2] + seconds] });
};

/** Forgets which lessons are passed, and what they took. */
export const forget = () => {
  save(kept, []);
  save(spentKey, {});
};

const key = (lesson) => `statepoint-lesson-${lesson}`;

/** What the reader typed and answered in a lesson, null for nothing. */
export const work = (lesson) => load(key(lesson));

/** Keeps what was typed and answered; null starts the lesson again. */
export const keep = (lesson, state) => save(key(lesson), state);

/** Whether answers and reasons are shown from the start, as instructors want them. */
export const presenting = () => load(presentingKey) === true;

/** Shows all hints, answers and reasons, or hides them again. */
export const present = (on) => {
  for (const e of document.querySelectorAll("details.hint, details.answers, details.solution")) {
    if (on) e.hidden = false;
    e.open = on;
  }
  for (const e of document.querySelectorAll(".reason")) e.hidden = !on;
  for (const e of document.querySelectorAll("button.present")) e.setAttribute("aria-pressed", String(on));
  save(presentingKey, on);
};

/** Makes text and program large, as for a projector, or as they were. */
export const enlarge = (on) => {
  document.documentElement.classList.toggle("large", on);
  for (const e of document.querySelectorAll("button.large")) e.setAttribute("aria-pressed", String(on));
  save(largeKey, on);
};

/** Whether they are. */
export const large = () => load(largeKey) === true;

for (const e of document.querySelectorAll("button.large")) e.addEventListener("click", () => enlarge(!large()));
for (const e of document.querySelectorAll("button.present")) e.addEventListener("click", () => present(!presenting()));
if (large()) enlarge(true);
if (presenting()) present(true);
