// The page inside a document, in a frame: what its address asks for, and
// what it and the document around it tell each other. It knows nothing of that
// document but whether a message is from the frame's parent, and keeps nothing.
//
// ?panes=ir,rewritten,asm,map  the panes to show
// &theme=light|dark            else the system's
// &readonly                    the text can be looked at, and not changed
//
// Messages are objects with a type: out go sp:ready, when there is output, and
// sp:height with the height in pixels that shows everything, as far as that is
// sensible; in comes sp:theme with a theme, "" for the system's. From a page of the
// same origin, a lesson, comes sp:check with checks and a number, and goes back
// sp:checked with the number and what came of them, or why nothing did.
(() => {
  const root = document.documentElement;
  const asks = new URLSearchParams(location.search);
  const names = { ir: "source", source: "source", rewritten: "module", module: "module", asm: "asm", "x86-64": "asm", map: "map", stackmap: "map" };
  const wanted = (asks.get("panes") || "").split(/[\s,]+/).map((name) => names[name.toLowerCase()]);
  const shown = ["source", "module", "asm", "map"].filter((name) => wanted.includes(name));
  if (shown.length === 0) shown.push("source", "module", "asm", "map");
  root.dataset.embed = "";
  root.dataset.panes = shown.join(" ");
  root.dataset.count = shown.length;
  if (asks.has("readonly")) root.dataset.readonly = "";

  const setTheme = (theme) => {
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    else delete root.dataset.theme;
  };
  setTheme(asks.get("theme"));

  const tell = (message) => {
    if (parent !== window) parent.postMessage(message, "*");
  };
  addEventListener("message", (e) => {
    if (e.source !== parent || parent === window || typeof e.data !== "object" || e.data === null) return;
    if (e.data.type === "sp:theme") setTheme(e.data.theme);
    if (e.data.type === "sp:check" && e.origin === location.origin && typeof e.data.checks === "string") {
      asked = e.data.number;
      globalThis.statepoint?.check?.(e.data.checks);
    }
    if (e.data.type === "sp:text" && e.origin === location.origin && typeof e.data.text === "string") globalThis.statepoint?.replace?.(e.data.text);
  });
  let asked = 0;
  (globalThis.statepoint ||= {}).checked = (trouble, rows) => {
    const verdicts = rows === "" ? [] : rows.split("\x1e").map((row) => {
      const [ok, said, told] = row.split("\x1f");
      return { ok: ok === "1", said, told };
    });
    tell({ type: "sp:checked", number: asked, trouble, verdicts });
  };

  // The height is that of the tallest pane of each row, between bounds, and each row
  // has what it asks for. It follows from the width and the text alone, whatever the
  // frame's height is by now, or it would differ from one visit to the next.
  const least = 160;
  const most = 640;
  let told = 0;
  const viewOf = (name) => statepoint.editors?.[name]?.view;
  const measure = () => {
    const main = document.querySelector("main");
    const rows = new Map();
    for (const name of shown) {
      const pane = document.getElementById("pane-" + name);
      const { top, height } = pane.getBoundingClientRect();
      const body = pane.querySelector(".body").getBoundingClientRect().height;
      const drawing = document.getElementById("drawing-" + name);
      const content = drawing.hidden ? viewOf(name).contentHeight : [...drawing.children].reduce((sum, e) => sum + e.getBoundingClientRect().height, 0);
      const wants = Math.min(most, Math.max(least, Math.ceil(height - body + content + 8)));
      rows.set(Math.round(top), Math.max(rows.get(Math.round(top)) || 0, wants));
    }
    const wants = [...rows.values()];
    main.style.gridTemplateRows = wants.map((n) => `minmax(${least}px, ${n}fr)`).join(" ");
    const around = root.clientHeight - main.getBoundingClientRect().height;
    const sum = Math.ceil(wants.reduce((a, b) => a + b, around));
    if (sum !== told) tell({ type: "sp:height", height: (told = sum) });
  };

  addEventListener("DOMContentLoaded", () => {
    const link = document.getElementById("outside");
    const follow = () => (link.href = "./" + location.hash);
    follow();
    addEventListener("hashchange", follow);
    // What was changed here goes along.
    link.addEventListener("click", () => {
      const state = statepoint.state?.();
      if (state) link.href = "./#" + state;
    });
    // Measured is when there is output and each editor knows how high its lines are,
    // and again whenever one finds them to be higher.
    let answered = false;
    let ready = false;
    let frame = 0;
    const settle = () => {
      if (!answered || frame) return;
      frame = requestAnimationFrame(() => {
        frame = 0;
        let waits = shown.length;
        for (const name of shown) {
          viewOf(name).requestMeasure({
            key: settle,
            read: () => {
              if (--waits > 0) return;
              requestAnimationFrame(() => {
                measure();
                if (!ready) tell({ type: "sp:ready" });
                ready = true;
              });
            },
          });
        }
      });
    };
    const sizes = new ResizeObserver(settle);
    addEventListener("statepoint-shown", () => {
      if (!answered) for (const name of shown) for (const e of [viewOf(name).contentDOM, document.getElementById("body-" + name)]) sizes.observe(e);
      answered = true;
      settle();
    });
  });
})();
