// Where views are scrolled to, kept over changes of their texts.
//
// To ask where something is scrolled to, and to set it, has the browser lay out the page if
// anything changed since. The panes get their texts one after the other, so all are asked before
// the first of them changes, and set once the last has.

const views = new Set();
let asked = null;

// scrolls has a view asked together with the others, until it is destroyed.
export function scrolls(view) {
  views.add(view);
}

export function scrollsNoMore(view) {
  views.delete(view);
  asked?.delete(view);
}

const ask = ({ scrollDOM: { scrollTop: top, scrollLeft: left } }) => ({ top, left, changed: false });

// keepsScroll says that a view's text is about to change: it will be scrolled to where it is.
export function keepsScroll(view) {
  if (!asked) {
    asked = new Map([...views].map((v) => [v, ask(v)]));
    queueMicrotask(() => {
      for (const v of [...asked.keys()]) scrolledBack(v);
      asked = null;
    });
  }
  if (!asked.has(view)) asked.set(view, ask(view));
  asked.get(view).changed = true;
}

// scrolledBack sets a view to where it was before its changes. What scrolls it after those calls
// this first.
export function scrolledBack(view) {
  const place = asked?.get(view);
  if (!place) return;
  asked.delete(view);
  if (!place.changed) return;
  view.scrollDOM.scrollTop = place.top;
  view.scrollDOM.scrollLeft = place.left;
}
