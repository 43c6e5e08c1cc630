// The minimap of a large graph: its blocks in small, and which part of them the
// pane shows. A press or a drag brings that place to the middle of the pane.

// Its maximum width and height, in pixels, and the smallest number of blocks for which there is
// one.
const widest = 150;
const highest = 170;
const fewest = 10;

const make = (name, attributes, parent) => {
  const e = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) e.setAttribute(key, value);
  return parent.appendChild(e);
};

// minimap adds one to the bar of a graph and returns a function that updates it, to be called with
// the scale of the graph, and whether the graph is larger than the pane. A graph of few blocks gets
// none.
export function minimap(host, bar, graph) {
  const boxes = graph.querySelectorAll(".node > .box");
  if (!bar || boxes.length < fewest) return () => {};
  const { width, height } = graph.viewBox.baseVal;
  const small = Math.min(widest / width, highest / height);
  // Blocks are reached by the keyboard in the graph itself.
  const map = make("svg", { class: "minimap", "aria-hidden": "true", viewBox: `0 0 ${width} ${height}`, width: width * small, height: height * small }, bar);
  for (const box of boxes) {
    const at = Object.fromEntries(["x", "y", "width", "height"].map((name) => [name, box.getAttribute(name)]));
    make("rect", { ...at, class: box.parentNode.getAttribute("class") }, map);
  }
  const view = make("rect", { class: "seen", rx: 2 / small }, map);
  let scale = 1;
  const update = () => {
    if (!map.isConnected) return host.removeEventListener("scroll", update);
    const part = { x: host.scrollLeft / scale, y: host.scrollTop / scale, width: host.clientWidth / scale, height: (host.clientHeight - bar.offsetHeight) / scale };
    for (const [name, value] of Object.entries(part)) view.setAttribute(name, value);
  };
  const go = (e) => {
    const box = map.getBoundingClientRect();
    host.scrollTo({
      left: ((e.clientX - box.left) / small) * scale - host.clientWidth / 2,
      top: ((e.clientY - box.top) / small) * scale - (host.clientHeight - bar.offsetHeight) / 2,
      behavior: "instant",
    });
  };
  map.addEventListener("pointerdown", (e) => {
    e.preventDefault();
    map.setPointerCapture(e.pointerId);
    go(e);
  });
  map.addEventListener("pointermove", (e) => e.buttons & 1 && go(e));
  map.addEventListener("click", (e) => e.stopPropagation());
  host.addEventListener("scroll", update, { passive: true });
  return (next, partly) => {
    scale = next;
    map.style.display = partly ? "" : "none";
    update();
  };
}
