// The page of results: a row for each code, a column for each track.
import { find } from "./shared/progress-code.js";
import "./shared/workshop.js";

const results = document.getElementById("results");
const tracks = [...results.querySelectorAll("th[data-lessons]")].map((e) => e.dataset.lessons.split(" "));
const codes = document.getElementById("codes");
const show = () => {
  const rows = [];
  const { found, cut, rest } = find(codes.value);
  const people = [...new Map(found.map((state) => [state.code, state])).values()];
  for (const state of people) {
    const done = new Set(state.passed);
    const row = document.createElement("tr");
    row.append(Object.assign(document.createElement("th"), { scope: "row", textContent: state.who || "without a name" }));
    for (const lessons of tracks) {
      const cell = row.appendChild(document.createElement("td"));
      cell.textContent = `${lessons.filter((name) => done.has(name)).length} of ${lessons.length}`;
      const open = lessons.flatMap((name, i) => (done.has(name) ? [] : [i + 1]));
      if (open.length > 0 && open.length < lessons.length) cell.append(Object.assign(document.createElement("small"), { textContent: " open: " + open.join(", ") }));
    }
    rows.push(row);
  }
  results.tBodies[0].replaceChildren(...rows);
  // How many have passed each lesson.
  const totals = tracks.map((lessons) => lessons.map((name, i) => `${i + 1}:\u00a0${people.filter((state) => state.passed.includes(name)).length}`).join(", "));
  for (const [i, cell] of [...results.tFoot.rows[0].cells].slice(1).entries()) cell.textContent = totals[i];
  results.hidden = rows.length === 0;
  const n = rows.length;
  const again = people.filter((state) => found.filter((other) => other.code === state.code).length > 1).length;
  const where = (list) => (list.length === 1 ? "line " : "lines ") + (list.length > 12 ? list.slice(0, 12).join(", ") + " and more" : list.join(", "));
  document.getElementById("codes-said").textContent =
    codes.value.trim() === ""
      ? ""
      : (n === 1 ? "1 code was read" : `${n} codes were read`) + (again > 0 ? `, ${again} of them more than once.` : ".") + (cut.length > 0 ? ` A part of the code is missing in ${where(cut)}.` : "") + (rest.length > 0 ? ` No code is in ${where(rest)}.` : "");
};
codes.addEventListener("input", show);
show();
