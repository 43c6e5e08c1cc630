// What the keyboard comes to is not left behind a bar that stays where it is while what is around
// it scrolls: the browser scrolls only until it is within the edges of what scrolls.

const room = 4;

// barOver gives the bar that lies over a point of an element, if one does.
function barOver(e, x, y) {
  for (let at = document.elementFromPoint(x, y); at && !at.contains(e); at = at.parentElement) {
    if (getComputedStyle(at).position === "sticky") return at;
  }
  return null;
}

// scrollerOf is what of the page a bar scrolls in.
function scrollerOf(bar) {
  for (let e = bar.parentElement; e; e = e.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(e).overflowY) && e.scrollHeight > e.clientHeight) return e;
  }
  return document.scrollingElement;
}

function uncover(e) {
  const { top, bottom, left, right, height } = e.getBoundingClientRect();
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
  const edge = Math.min(height / 2, 3);
  for (const [y, below] of [[bottom - edge, true], [top + edge, false]]) {
    const bar = barOver(e, x, y);
    const scroller = bar && scrollerOf(bar);
    if (!scroller || !scroller.contains(e)) continue;
    const box = bar.getBoundingClientRect();
    scroller.scrollBy({ top: below ? bottom + room - box.top : top - room - box.bottom, behavior: "instant" });
    return;
  }
}

addEventListener("focusin", ({ target }) => {
  if (!(target instanceof Element) || target.shadowRoot || !target.matches(":focus-visible")) return;
  // The browser scrolls after it has told of it.
  requestAnimationFrame(() => document.activeElement === target && uncover(target));
});
