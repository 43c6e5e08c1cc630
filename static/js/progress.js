// What a reader has passed is kept in this browser, and nowhere else, as are the
// program and the answers of each lesson until it starts again. What is passed can be
// taken along as a file, or as a code to paste, which is all that an instructor needs
// for the page of results.
//
// A code is "sp1.", a name and the names of the lessons as JSON in base64url, and
// four hexadecimal digits that tell a code that was cut.
(() => {
  const kept = "statepoint-lessons";
  const presenting = "statepoint-lessons-presenting";
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
      return;
    }
  };
  const names = (list) => (Array.isArray(list) ? list.filter((name) => typeof name === "string" && /^[\w-]{1,80}$/.test(name)).slice(0, 1000) : []);
  const passed = () => new Set(names(load(kept)));
  const pass = (...list) => save(kept, [...new Set([...passed(), ...names(list)])].sort());

  const sum = (text) => {
    let n = 0x811c9dc5;
    for (const c of text) n = Math.imul(n ^ c.codePointAt(0), 0x01000193) >>> 0;
    return (n >>> 16).toString(16).padStart(4, "0");
  };
  const code = (who) => {
    const bytes = new TextEncoder().encode(JSON.stringify({ who, passed: [...passed()] }));
    const body = btoa(String.fromCharCode(...bytes)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
    return `sp1.${body}.${sum(body)}`;
  };
  // A file, or what a code has, as { who, passed }, or null.
  const read = (json) => {
    try {
      const state = JSON.parse(json);
      if (!Array.isArray(state?.passed)) return null;
      return { who: typeof state.who === "string" ? state.who.slice(0, 80) : "", passed: names(state.passed) };
    } catch {
      return null;
    }
  };
  const unpack = (body, check) => {
    if (sum(body) !== check) return null;
    try {
      return read(new TextDecoder().decode(Uint8Array.from(atob(body.replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0))));
    } catch {
      return null;
    }
  };
  // The codes in a text that may have other words, and that may have been broken into lines and
  // quoted, as mail does. Lines are numbers from 1: those where a part of a code is missing, and
  // those that have something else.
  const find = (text) => {
    const found = [];
    const cut = [];
    const rest = new Set(text.split("\n").flatMap((line, i) => (line.trim() === "" ? [] : [i + 1])));
    let line = 1;
    for (const piece of text.split(/(?=sp1\.)/)) {
      const m = /^sp1\.([\w\-\s>]+)\.((?:[\s>]*[0-9a-f]){4})/.exec(piece);
      const lines = (s) => s.split("\n").length - 1;
      if (piece.startsWith("sp1.")) {
        const state = m && unpack(m[1].replace(/[\s>]/g, ""), m[2].replace(/[\s>]/g, ""));
        if (state) found.push({ ...state, code: m[0].replace(/[\s>]/g, "") });
        else cut.push(line);
        const last = line + (state ? lines(m[0]) : 0);
        for (let n = line; n <= last; n++) rest.delete(n);
      }
      line += lines(piece);
    }
    return { found, cut, rest: [...rest] };
  };

  const present = (on) => {
    document.documentElement.classList.toggle("presenting", on);
    for (const e of document.querySelectorAll("details.hint, details.answers, details.solution")) {
      if (on) e.hidden = false;
      e.open = on;
    }
    for (const e of document.querySelectorAll(".reason")) e.hidden = !on;
    for (const e of document.querySelectorAll("button.present")) e.setAttribute("aria-pressed", String(on));
    save(presenting, on);
  };
  const work = (lesson) => `statepoint-lesson-${lesson}`;
  globalThis.workshop = { passed, pass, work: (lesson) => load(work(lesson)), keep: (lesson, state) => save(work(lesson), state), presenting: () => load(presenting) === true, present };
  for (const e of document.querySelectorAll("button.present")) e.addEventListener("click", () => present(!workshop.presenting()));
  if (workshop.presenting()) present(true);

  const mark = () => {
    const done = passed();
    for (const e of document.querySelectorAll("li[data-lesson]")) {
      e.querySelector(".passed")?.remove();
      if (!done.has(e.dataset.lesson)) continue;
      e.querySelector(".minutes").after(" · ", Object.assign(document.createElement("span"), { className: "passed", textContent: "✓ passed" }));
    }
    const all = document.querySelectorAll("li[data-lesson]").length;
    const count = document.getElementById("count");
    if (count) count.textContent = `${[...document.querySelectorAll("li .passed")].length} of ${all} lessons are passed in this browser.`;
  };
  mark();
  globalThis.workshop.mark = mark;

  const area = document.getElementById("progress");
  if (area) {
    const said = area.querySelector("[role=status]");
    const field = document.getElementById("progress-code");
    const take = (text) => {
      const state = read(text) || find(text).found[0];
      if (!state) return void (said.textContent = "This is no progress of the lessons, or a part of it is missing.");
      pass(...state.passed);
      mark();
      said.textContent = state.passed.length === 1 ? "1 lesson was taken over." : `${state.passed.length} lessons were taken over.`;
    };
    area.querySelector(".make").addEventListener("click", () => {
      field.value = code(document.getElementById("progress-name").value.trim());
      field.select();
      said.textContent = "The code is selected: copy it.";
    });
    area.querySelector(".take").addEventListener("click", () => take(field.value));
    area.querySelector(".file").addEventListener("click", () => {
      const text = JSON.stringify({ who: document.getElementById("progress-name").value.trim(), passed: [...passed()] }, null, 1) + "\n";
      const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(new Blob([text], { type: "application/json" })), download: "workshop.json" });
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
      said.textContent = "The progress is in the file workshop.json.";
    });
    document.getElementById("progress-file").addEventListener("change", async (e) => {
      if (e.target.files[0]) take(await e.target.files[0].text());
      e.target.value = "";
    });
    area.querySelector(".reset").addEventListener("click", () => {
      if (!confirm("Forget which lessons are passed in this browser?")) return;
      save(kept, []);
      mark();
      said.textContent = "No lesson is passed any more.";
    });
  }

  // Results: a row for each code, a column for each track.
  const results = document.getElementById("results");
  if (results) {
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
  }
})();
