// The page of results: a row for each code, a column for each track.
import { say } from "./shared/language.js";
import { find } from "./shared/progress-code.js";
import "./shared/workshop.js";

const results = document.getElementById("results");
const tracks = [...results.querySelectorAll("th[data-lessons]")].map((e) => e.dataset.lessons.split(" "));
const codes = document.getElementById("codes");
const show = () => {
  const rows = [];
  const { found, cut, rest } = find(codes.value);
  const people = [...new Map(found.map((state) => [state.code, state])).values()];
  const known = new Set(tracks.flat());
  const others = [...new Set(people.flatMap((state) => state.passed))].filter((name) => !known.has(name));
  const own = results.querySelectorAll(".own");
  for (const e of own) e.hidden = others.length === 0;
  for (const state of people) {
    const done = new Set(state.passed);
    const row = document.createElement("tr");
    row.append(Object.assign(document.createElement("th"), { scope: "row", textContent: state.who || say("without a name") }));
    for (const lessons of [...tracks, others]) {
      if (lessons.length === 0) continue;
      const cell = row.appendChild(document.createElement("td"));
      cell.textContent = say("{} of {}", lessons.filter((name) => done.has(name)).length, lessons.length);
      const open = lessons.flatMap((name, i) => (done.has(name) ? [] : [i + 1]));
      if (open.length > 0 && open.length < lessons.length) cell.append(Object.assign(document.createElement("small"), { textContent: " " + say("open: {}", open.join(", ")) }));
    }
    rows.push(row);
  }
  results.tBodies[0].replaceChildren(...rows);
  // How many have passed each lesson.
  const totals = tracks.map((lessons) => lessons.map((name, i) => `${i + 1}:\u00a0${people.filter((state) => state.passed.includes(name)).length}`).join(", "));
  for (const [i, cell] of [...results.tFoot.rows[0].cells].slice(1).entries()) cell.textContent = totals[i] || "";
  results.hidden = rows.length === 0;
  document.getElementById("csv").disabled = rows.length === 0;
  const n = rows.length;
  const again = people.filter((state) => found.filter((other) => other.code === state.code).length > 1).length;
  const where = (list) => (list.length === 1 ? say("line {}", list[0]) : say("lines {}", list.length > 12 ? say("{} and more", list.slice(0, 12).join(", ")) : list.join(", ")));
  document.getElementById("codes-said").textContent =
    codes.value.trim() === ""
      ? ""
      : [
          n === 1 ? say("One code was read.") : say("{} codes were read.", n),
          ...(again > 0 ? [again === 1 ? say("One was there more than once.") : say("{} were there more than once.", again)] : []),
          ...(cut.length > 0 ? [say("Part of a code is missing in {}.", where(cut))] : []),
          ...(rest.length > 0 ? [say("There is no code in {}.", where(rest))] : []),
        ].join(" ");
};

// A line for each participant, and for each lesson whether it is passed and what it took: lessons of
// the site first, then those of the leader's own, in the order in which they occur.
const csv = () => {
  const people = [...new Map(find(codes.value).found.map((state) => [state.code, state])).values()];
  const known = tracks.flat();
  const others = new Set(people.flatMap((state) => [...state.passed, ...Object.keys(state.took)]).filter((name) => !known.includes(name)));
  const lessons = [...known, ...others];
  // A cell that begins like a formula is none.
  const cell = (text) => `"${String(text).replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`;
  const head = ["participant", ...lessons.flatMap((name) => [name, `${name} tries`, `${name} hints`, `${name} minutes`])];
  const rows = people.map((state) => [state.who, ...lessons.flatMap((name) => {
    const [tries, hints, seconds] = state.took[name] || [0, 0, 0];
    return [state.passed.includes(name) ? 1 : 0, tries, hints, Math.round(seconds / 60)];
  })]);
  return [head, ...rows].map((row) => row.map(cell).join(",") + "\r\n").join("");
};
document.getElementById("csv").addEventListener("click", () => {
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(new Blob([csv()], { type: "text/csv" })), download: "results.csv" });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
});
codes.addEventListener("input", show);
show();
