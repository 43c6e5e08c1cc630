// Panes in windows of their own. Each is the page as it stands in documents, with one pane, and
// follows the links that it is sent: static/js/inside.js.

const statepoint = (globalThis.statepoint ||= {});
const windows = new Map();

statepoint.openWindow = (pane, fragment) => {
  const url = new URL("embed.html", document.baseURI);
  url.search = "?panes=" + pane;
  const { theme } = document.documentElement.dataset;
  if (theme) url.searchParams.set("theme", theme);
  url.hash = fragment;
  const opened = open(url.href, "statepoint-" + pane, "popup,width=720,height=800");
  if (opened) windows.set(pane, opened);
};

statepoint.sendWindows = (fragment) => {
  for (const [pane, w] of windows) {
    if (w.closed) windows.delete(pane);
    else w.postMessage({ type: "sp:follow", fragment }, location.origin);
  }
  return windows.size > 0;
};
