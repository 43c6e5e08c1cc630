// While the page is presented, each text is as large as its pane has room for: a short one fills its
// half of the screen, within bounds, and a long one has the size of all.

const statepoint = (globalThis.statepoint ||= {});

// In pixels, before the page's magnification; the last is that of all texts.
const sizes = [21, 19, 17.5, 16, 14, 12.5];
// A longer text has lines that are not drawn, so its height is not known; it has no room anyway.
const most = 60;

let asked = false;

function fill() {
  asked = false;
  const page = document.querySelector("#page");
  const presented = page?.dataset.present === "true";
  for (const editor of Object.values(statepoint.editors || {})) {
    const { view } = editor;
    const host = view.dom.getRootNode().host;
    const was = host.style.getPropertyValue("--code");
    const top = view.scrollDOM.scrollTop;
    host.style.removeProperty("--code");
    const large = presented && page.dataset.run !== "front" && view.dom.clientHeight > 0 && view.state.doc.lines < most;
    const size = large && sizes.find((px) => (host.style.setProperty("--code", px + "px"), view.scrollDOM.scrollHeight <= view.scrollDOM.clientHeight + 1));
    if (!size) host.style.removeProperty("--code");
    if (large && !size) view.scrollDOM.scrollTop = top; // small letters left less to scroll
    // The editor measures its lines again only if the height of all of them has changed.
    view.contentDOM.style.minHeight = size ? "0" : "";
    if (host.style.getPropertyValue("--code") !== was) view.requestMeasure();
  }
}

// refill measures again, once what has changed is drawn.
function refill() {
  if (asked) return;
  asked = true;
  requestAnimationFrame(() => requestAnimationFrame(fill));
}

// watch begins once there is a page.
export function watchPresenting() {
  const page = document.querySelector("#page");
  new MutationObserver(refill).observe(page, { attributes: true, attributeFilter: ["data-present", "data-run"] });
  const presents = () => page.dataset.present === "true" && refill();
  addEventListener("statepoint-shown", presents);
  addEventListener("resize", presents);
}
