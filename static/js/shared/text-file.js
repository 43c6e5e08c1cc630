// Files as texts: what a byte order mark says, otherwise UTF-8, otherwise Latin-1.

/** @type {[string, number[]][]} */
const marks = [
  ["utf-32le", [0xff, 0xfe, 0, 0]],
  ["utf-32be", [0, 0, 0xfe, 0xff]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];

// textOf returns the text of a file's bytes, or null if it is binary: bitcode, or without a mark and
// with a byte of zero early on.
export function textOf(bytes) {
  const starts = (mark) => mark.every((b, i) => bytes[i] === b);
  const [name] = marks.find(([, mark]) => starts(mark)) || [];
  if (name && name.startsWith("utf-32")) return wide(bytes, name === "utf-32le");
  if (name) return new TextDecoder(name).decode(bytes);
  if (bytes.subarray(0, 1 << 16).includes(0) || starts([0x42, 0x43, 0xc0])) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("latin1").decode(bytes);
  }
}

// wide decodes UTF-32 after its mark, which TextDecoder does not.
function wide(bytes, little) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let text = "";
  for (let at = 4; at + 4 <= bytes.length; at += 4) {
    const point = view.getUint32(at, little);
    text += String.fromCodePoint(point > 0x10ffff ? 0xfffd : point);
  }
  return text;
}
