// A lesson of the reader's own, as own.js kept it: this page is empty, and is filled with what a
// lesson of ours has. Its text is Markdown: headings, paragraphs, lists, fenced and indented code,
// `code`, *emphasis*, **strength** and [links](of this site or https). Whatever else stands there
// is shown as it was written.
(() => {
  const kept = "statepoint-own-lessons";
  const element = (tag, properties, ...children) => {
    const e = Object.assign(document.createElement(tag), properties);
    e.append(...children);
    return e;
  };

  const pieces = /\\([!-/:-@[-`{-~])|(`+)(.+?)\2(?!`)|\*\*([^\s*](?:(?:(?!\*\*).)*[^\s\\])?)\*\*|\*([^\s*](?:[^*]*[^\s*\\])?)\*(?!\*)|\[([^\]]+)\]\(([^()\s]+)\)/gs;
  const inline = (text) => {
    if (text.length > 1 << 16) return [text]; // no paragraph that a person wrote
    const out = [];
    let at = 0;
    for (const m of text.matchAll(pieces)) {
      out.push(text.slice(at, m.index));
      at = m.index + m[0].length;
      const [, escaped, , code, strong, em, label, href] = m;
      if (escaped) out.push(escaped);
      else if (code) out.push(element("code", { textContent: code.replace(/^ (.*) $/s, "$1") }));
      else if (strong) out.push(element("strong", {}, ...inline(strong)));
      else if (em) out.push(element("em", {}, ...inline(em)));
      else if (/^[a-z][a-z0-9+.-]*:/i.test(href) && !/^https?:/i.test(href)) out.push(m[0]);
      else out.push(element("a", { href, rel: "noopener noreferrer" }, ...inline(label)));
    }
    return [...out, text.slice(at)].filter((x) => x !== "");
  };
  const item = /^( {0,3})([-*+]|\d{1,9}[.)])( +)(?=\S)/;
  const fence = /^ {0,3}(```+|~~~+)/;
  // What ends a paragraph without a blank line: of numbers only 1, as others may be its own.
  const starts = (line) => fence.test(line) || /^ {0,3}#{1,6} /.test(line) || /^( {0,3})([-*+]|1[.)]) +\S/.test(line);
  // Lists in lists end somewhere: what is deeper is shown as it was written.
  const deepest = 20;
  const blocks = (lines, depth = 0) => {
    const out = [];
    let i = 0;
    while (i < lines.length) {
      const line = lines[i];
      let m;
      if (line.trim() === "") i++;
      else if ((m = fence.exec(line))) {
        const code = [];
        for (i++; i < lines.length && !(lines[i].trim().startsWith(m[1]) && /^[`~]+$/.test(lines[i].trim())); i++) code.push(lines[i]);
        i++;
        out.push(element("pre", { tabIndex: 0 }, element("code", { textContent: code.join("\n") + "\n" })));
      } else if ((m = /^ {0,3}(#{1,6}) +(.*?)(?: +#+)? *$/.exec(line))) {
        i++;
        out.push(element("h" + m[1].length, {}, ...inline(m[2])));
      } else if (/^ {4}/.test(line)) {
        const code = [];
        for (; i < lines.length && (/^ {4}/.test(lines[i]) || lines[i].trim() === ""); i++) code.push(lines[i].slice(4));
        out.push(element("pre", { tabIndex: 0 }, element("code", { textContent: code.join("\n").trimEnd() + "\n" })));
      } else if (depth < deepest && (m = item.exec(line))) {
        const numbered = /\d/.test(m[2]);
        const list = element(numbered ? "ol" : "ul", {});
        if (numbered && parseInt(m[2], 10) !== 1) list.start = parseInt(m[2], 10);
        while (i < lines.length && (m = item.exec(lines[i])) && /\d/.test(m[2]) === numbered) {
          const inside = [lines[i].slice(m[0].length)];
          const indented = new RegExp(`^ {${m[0].length}}`);
          let loose = false;
          for (i++; i < lines.length; i++) {
            if (lines[i].trim() === "") {
              if (!indented.test(lines[i + 1] || "")) break;
              loose = true;
            } else if (!indented.test(lines[i]) && (starts(lines[i]) || item.test(lines[i]) || inside.at(-1) === "")) break;
            inside.push(lines[i].replace(indented, ""));
          }
          const children = blocks(inside, depth + 1);
          if (!loose && children[0]?.tagName === "P") children.splice(0, 1, ...children[0].childNodes);
          list.append(element("li", {}, ...children));
          while (i < lines.length && lines[i].trim() === "" && item.test(lines[i + 1] || "")) i++;
        }
        out.push(list);
      } else {
        const text = [];
        for (; i < lines.length && lines[i].trim() !== "" && !(text.length > 0 && starts(lines[i])); i++) text.push(lines[i].trim());
        out.push(element("p", {}, ...inline(text.join("\n"))));
      }
    }
    return out;
  };
  const markdown = (text) => blocks((text || "").split("\n"));
  workshop.markdown = markdown;

  let tracks = [];
  try {
    tracks = JSON.parse(sessionStorage.getItem(kept))?.tracks || [];
  } catch {
    tracks = []; // nothing was kept
  }
  const row = tracks.flatMap((t, i) => t.lessons.map((l, k) => ({ t, l, k, key: `${i + 1}.${k + 1}` })));
  const here = row.findIndex((r) => "#" + r.key === location.hash);
  addEventListener("hashchange", () => location.reload());
  if (here < 0) return;
  const { t, l, k } = row[here];
  const by = (id) => document.getElementById(id);

  const titles = { predict: "Predict", stale: "Find the line", field: "Read the bytes", steps: "Put in order", choice: "Choose" };
  const plain = (text) => text.replaceAll("`", "");
  const question = (q, number) => {
    const section = element("section", { className: "question" }, element("h2", { id: "question-" + number, textContent: titles[q.kind] }), ...markdown(q.prompt));
    section.setAttribute("aria-labelledby", "question-" + number);
    section.dataset.kind = q.kind;
    for (const name of ["before", "after", "break", "run"]) if (q[name]) section.dataset[name] = q[name];
    if (q.dump) {
      const field = element("input", { className: "number", autocomplete: "off", spellcheck: false, size: 8 });
      section.append(element("pre", { tabIndex: 0, className: "dump", textContent: q.dump }), element("p", {}, element("label", {}, "The number ", field)));
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
      section.append(element("fieldset", { className: label ? "word" : "" }, legend, ...choices.flatMap((c) => {
        const input = element("input", { type: q.several ? "checkbox" : "radio", name: `q${number}-${r}`, value: c.code ? c.line : c.text });
        input.dataset.check = c.check || "";
        if (c.right && !c.check) input.dataset.right = "";
        const text = () => (c.code ? [element("code", { textContent: c.text })] : inline(c.text));
        const said = c.code ? element("span", { className: "line" }, element("span", { className: "at", textContent: c.line }), " ", ...text()) : element("span", {}, ...text());
        if (c.right) answers.append(element("li", {}, ...(label ? [element("code", { textContent: label }), ": "] : []), ...(c.code ? [`line ${c.line}, `] : []), ...text(), ...(c.reason ? [": ", ...inline(c.reason)] : [])));
        const block = c.block ? [element("p", { className: "block" }, element("code", { textContent: c.block }))] : [];
        return [...block, element("div", { className: "answer" }, element("label", {}, input, " ", said), ...(c.reason ? [element("p", { className: "reason", hidden: true }, ...inline(c.reason))] : []))];
      })));
    }
    const order = (q.answer || "").split(" ").map((key) => plain(q.items.find((x) => x.key === key)?.text || "").replace(/\.$/, "")).join("; then: ") + ".";
    const judged = element("div", { className: "judged" });
    judged.setAttribute("role", "status");
    section.append(
      element("p", { className: "lesson-actions", id: "answer-" + number }, element("button", { type: "button", className: "ask", disabled: true, textContent: "Check answer" }), " ", element("a", { className: "button to-program", href: "#explorer", textContent: "To the program" })),
      judged,
      element("details", { className: "answers" }, element("summary", { textContent: "Show the answer" }), q.answer ? element("p", { textContent: q.items.length > 0 ? order : q.answer }) : answers),
    );
    return section;
  };

  document.title = l.title + " · " + document.title;
  document.body.dataset.lesson = `own-${t.name}-${l.name}`.replace(/[^\w-]/g, "_").slice(0, 80);
  const text = by("text");
  const progress = element("progress", { className: "lesson-progress", max: t.lessons.length, value: k + 1 });
  progress.setAttribute("aria-label", `Lesson ${k + 1} of ${t.lessons.length}`);
  text.replaceChildren(
    element("p", { className: "lesson-track" }, element("span", { textContent: t.title }), element("span", { textContent: `${k + 1} / ${t.lessons.length}` })),
    progress,
    element("h1", { textContent: l.title }),
    ...markdown(l.body),
    ...l.questions.map((q, i) => question(q, i + 1)),
    ...markdown(l.turn),
  );
  for (const e of document.querySelectorAll(".of-lesson")) e.hidden = false;
  by("start").textContent = l.start;
  by("done").textContent = `You can now ${l.can}.`;
  by("hints").append(...l.hints.map((h, i) => element("details", { className: "hint" }, element("summary", { textContent: `Hint ${i + 1} of ${l.hints.length}` }), ...markdown(h))));
  if (l.checks) {
    by("checks").textContent = l.checks;
    by("solution").textContent = l.solution;
  } else {
    for (const e of document.querySelectorAll("#check, #verdicts, .solution")) e.remove();
    document.querySelector(".to-text a").textContent = "Back to the text";
  }
  // The address says which lesson this is, so links within the page leave it as it is.
  for (const a of document.querySelectorAll(".to-program, .to-text a")) {
    a.addEventListener("click", (e) => {
      e.preventDefault();
      const to = document.querySelector(a.hash);
      to.scrollIntoView();
      (to.querySelector("button") || to).focus({ preventScroll: true });
    });
  }
  const link = (rel, other, label) => (other ? [element("a", { rel, href: "#" + other.key, textContent: label(other.l.title) })] : []);
  document.querySelector(".lesson-nav").append(...link("prev", row[here - 1], (s) => "←\u00a0" + s), " ", ...link("next", row[here + 1], (s) => s + "\u00a0→"));

  if (workshop.presenting()) workshop.present(true);
  const frame = by("explorer");
  (async () => {
    const stream = new Blob([JSON.stringify({ source: l.start })]).stream().pipeThrough(new CompressionStream("deflate-raw"));
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    let packed = "";
    for (let i = 0; i < bytes.length; i += 8192) packed += String.fromCharCode(...bytes.subarray(i, i + 8192));
    frame.src = `../embed.html?panes=${l.covered ? "ir,asm&covered=" + l.covered : "ir,rewritten,asm,map"}#1.` + btoa(packed).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
  })();
})();
