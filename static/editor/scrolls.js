// Where views are scrolled to, kept over changes of their texts.
//
// To ask where something is scrolled to, and to set it, has the browser lay out the page if
// anything changed since. The panes get their texts one after the other, so all are asked before
// the first of them changes, and set once the last has.

const views = new Set();
let asked = null;

// scrolls makes a view be read together with the others, until it is destroyed.
export function scrolls(view) {
  views.add(view);
}

export function scrollsNoMore(view) {
  views.delete(view);
  asked?.delete(view);
}

const ask = ({ scrollDOM: { scrollTop: top, scrollLeft: left } }) => ({ top, left, changed: false });

function begin() {
  if (asked) return;
  asked = new Map([...views].map((v) => [v, ask(v)]));
  queueMicrotask(() => {
    for (const v of [...asked.keys()]) settle(v);
    asked = null;
  });
}

// keepsScroll says that a view's text is about to change: it will be scrolled to where it is,
// unless it is sent elsewhere meanwhile.
export function keepsScroll(view) {
  begin();
  if (!asked.has(view)) asked.set(view, ask(view));
  const place = asked.get(view);
  if (place) place.changed = true;
}

// settle sets a view to where it was before its changes.
export function settle(view) {
  const place = asked?.get(view);
  asked?.delete(view);
  if (!place?.changed) return;
  view.scrollDOM.scrollTop = place.top;
  view.scrollDOM.scrollLeft = place.left;
}

// sent says that a view is about to be scrolled to some place. The editor does that when it next
// measures, which may be before the others are set, so changes that follow leave it there.
export function sent(view) {
  begin();
  settle(view);
  asked.set(view, null);
}
