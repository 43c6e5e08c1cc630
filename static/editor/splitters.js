// Splitters between panes, by pointer and keyboard, as the ARIA practices have
// a window splitter. Where one stands is a custom property of the page, in
// percent; how that becomes a layout is the style sheet's business. Positions
// are set through CSSOM, which the content security policy leaves alone.

const statepoint = (globalThis.statepoint ||= {});

const least = 12;

// place moves a splitter, within what its neighbours leave room for.
function place(panes, splitter, percent, keep) {
  const { name } = splitter.dataset;
  const edge = (which, none) => {
    const neighbour = which && panes.querySelector(`[data-name="${which}"]`);
    return neighbour ? Number(neighbour.getAttribute("aria-valuenow")) : none;
  };
  const low = edge(splitter.dataset.after, 0) + least;
  const high = edge(splitter.dataset.before, 100) - least;
  const value = Math.round(Math.max(low, Math.min(high, percent)) * 10) / 10;
  panes.style.setProperty("--" + name, value);
  splitter.setAttribute("aria-valuenow", String(value));
  if (keep) statepoint.save("local", "splitter-" + name, String(value));
}

function home(splitter) {
  return Number(splitter.dataset.home);
}

statepoint.splitters = () => {
  const panes = document.querySelector(".panes");
  const all = [...panes.querySelectorAll(".splitter")];
  for (const splitter of all) {
    const kept = Number(statepoint.load("local", "splitter-" + splitter.dataset.name));
    splitter.setAttribute("aria-valuenow", String(home(splitter)));
    if (kept > 0) place(panes, splitter, kept, false);
  }
  for (const splitter of all) {
    const upright = splitter.getAttribute("aria-orientation") === "vertical";
    const now = () => Number(splitter.getAttribute("aria-valuenow"));
    splitter.addEventListener("pointerdown", (e) => {
      if (e.button !== 0) return;
      e.preventDefault();
      splitter.setPointerCapture(e.pointerId);
    });
    splitter.addEventListener("pointermove", (e) => {
      if (!splitter.hasPointerCapture(e.pointerId)) return;
      const box = panes.getBoundingClientRect();
      place(panes, splitter, upright ? ((e.clientX - box.left) / box.width) * 100 : ((e.clientY - box.top) / box.height) * 100, true);
    });
    splitter.addEventListener("dblclick", () => place(panes, splitter, home(splitter), true));
    splitter.addEventListener("keydown", (e) => {
      const step = e.shiftKey ? 10 : 2;
      const to = { [upright ? "ArrowLeft" : "ArrowUp"]: now() - step, [upright ? "ArrowRight" : "ArrowDown"]: now() + step, Home: 0, End: 100, Enter: home(splitter) }[e.key];
      if (to === undefined) return;
      e.preventDefault();
      place(panes, splitter, to, true);
    });
  }
};
