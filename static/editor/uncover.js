// What the keyboard comes to is not left behind a bar that stays where it is while what is around
// it scrolls: the browser scrolls only until it is within the edges of what scrolls.

const room = 4;

// scrollerOf is what of the page an element scrolls in.
function scrollerOf(of) {
  for (let e = of.parentElement; e; e = e.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(e).overflowY) && e.scrollHeight > e.clientHeight) return e;
  }
  return document.scrollingElement;
}

// barOver returns the bar over a point of an element, if there is one that scrolls with it.
function barOver(e, x, y) {
  for (let at = document.elementFromPoint(x, y); at && !at.contains(e); at = at.parentElement) {
    if (getComputedStyle(at).position === "sticky" && scrollerOf(at).contains(e)) return at;
  }
  return null;
}

function uncover(e) {
  const { top, bottom, left, right, height } = e.getBoundingClientRect();
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
  const edge = Math.min(height / 2, 3);
  for (const [y, below] of [[bottom - edge, true], [top + edge, false]]) {
    const bar = barOver(e, x, y);
    if (!bar) continue;
    const box = bar.getBoundingClientRect();
    scrollerOf(bar).scrollBy({ top: below ? bottom + room - box.top : top - room - box.bottom, behavior: "instant" });
    return;
  }
}

addEventListener("focusin", ({ target }) => {
  if (!(target instanceof Element) || target.shadowRoot || !target.matches(":focus-visible")) return;
  // The browser scrolls after it has told of it.
  requestAnimationFrame(() => document.activeElement === target && uncover(target));
});
