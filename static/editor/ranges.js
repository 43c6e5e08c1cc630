// Flat lists of ranges: `width` numbers each, start and end first, sorted by
// start.

// mapFlat moves ranges along with a change of the text. Most changes are one key: ranges before it
// stay, those after it shift.
export function mapFlat(flat, width, changes) {
  const moved = Int32Array.from(flat);
  let count = 0;
  let from = 0;
  let to = 0;
  let by = 0;
  changes.iterChanges((fromA, toA, fromB, toB) => {
    count++;
    from = fromA;
    to = toA;
    by = toB - fromB - (toA - fromA);
  });
  for (let i = 0; i < moved.length; i += width) {
    if (count === 1 && moved[i + 1] < from) continue;
    if (count === 1 && moved[i] > to) {
      moved[i] += by;
      moved[i + 1] += by;
      continue;
    }
    moved[i] = changes.mapPos(moved[i], 1);
    moved[i + 1] = Math.max(moved[i], changes.mapPos(moved[i + 1], -1));
  }
  return moved;
}
