// A lesson: what the reader wrote in the explorer beside it is held against the
// checks, and what was passed is kept in this browser. Without scripts the text,
// the hints and the solution are there to be read.
(() => {
  const kept = "statepoint-lessons";
  const passed = () => {
    try {
      return new Set(JSON.parse(localStorage.getItem(kept)) || []);
    } catch {
      return new Set(); // a browser that keeps nothing
    }
  };
  const pass = (name) => {
    try {
      localStorage.setItem(kept, JSON.stringify([...passed().add(name)].sort()));
    } catch {
      return;
    }
  };
  for (const e of document.querySelectorAll("li[data-lesson]")) {
    if (!passed().has(e.dataset.lesson)) continue;
    const mark = document.createElement("span");
    mark.className = "passed";
    mark.textContent = "✓ passed";
    e.querySelector("a").after(" ", mark);
  }

  const frame = document.getElementById("explorer");
  if (!frame) return;
  const check = document.getElementById("check");
  const again = document.getElementById("again");
  const verdicts = document.getElementById("verdicts");
  const { lesson } = document.body.dataset;
  let number = 0;

  // `code` in a sentence.
  const sentence = (text) => {
    const p = document.createElement("p");
    for (const [i, part] of text.split("`").entries()) {
      if (i % 2 === 0) p.append(part);
      else p.append(Object.assign(document.createElement("code"), { textContent: part }));
    }
    return p;
  };
  const show = (trouble, list) => {
    const failed = list.filter((v) => !v.ok);
    const head = document.createElement("p");
    const strong = head.appendChild(document.createElement("strong"));
    if (trouble) strong.textContent = "Nothing was checked: " + trouble;
    else if (failed.length === 0) strong.textContent = list.length === 1 ? "The check passes." : `All ${list.length} checks pass.`;
    else strong.textContent = `${list.length - failed.length} of ${list.length} checks pass.`;
    verdicts.replaceChildren(head);
    verdicts.className = trouble || failed.length > 0 ? "failed" : "passed";
    // One thing at a time: the first that fails is the one to look at.
    for (const v of failed.slice(0, 1)) {
      verdicts.append(sentence(v.said));
      if (v.told) verdicts.append(sentence(v.told));
    }
    const done = !trouble && failed.length === 0;
    document.getElementById("done").hidden = !done;
    if (done) pass(lesson);
    check.disabled = false;
  };

  addEventListener("message", (e) => {
    if (e.source !== frame.contentWindow || e.origin !== location.origin || typeof e.data !== "object" || e.data === null) return;
    if (e.data.type === "sp:ready") check.disabled = again.disabled = false;
    if (e.data.type === "sp:checked" && e.data.number === number) show(e.data.trouble, e.data.verdicts);
  });
  check.addEventListener("click", () => {
    check.disabled = true;
    frame.contentWindow.postMessage({ type: "sp:check", number: ++number, checks: document.getElementById("checks").textContent }, location.origin);
  });
  again.addEventListener("click", () => {
    verdicts.replaceChildren();
    verdicts.className = "";
    document.getElementById("done").hidden = true;
    check.disabled = again.disabled = true;
    const url = new URL(frame.src);
    url.searchParams.set("again", ++number);
    frame.src = url.href;
  });

  // Hints come one after the other.
  const hints = [...document.querySelectorAll("details.hint")];
  for (const [i, h] of hints.entries()) {
    h.hidden = i > 0;
    h.addEventListener("toggle", () => h.open && hints[i + 1] && (hints[i + 1].hidden = false));
  }
})();
