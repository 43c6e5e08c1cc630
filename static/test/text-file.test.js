import assert from "node:assert/strict";
import { test } from "node:test";

import { textOf } from "../js/shared/text-file.js";

const want = "; Prüfung 😀\ndefine void @f()\n";

const utf16 = (text, little) => {
  const bytes = new Uint8Array(2 * text.length);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < text.length; i++) view.setUint16(2 * i, text.charCodeAt(i), little);
  return bytes;
};

const utf32 = (text, little) => {
  const points = [...text].map((c) => c.codePointAt(0));
  const bytes = new Uint8Array(4 * points.length);
  const view = new DataView(bytes.buffer);
  points.forEach((p, i) => view.setUint32(4 * i, p, little));
  return bytes;
};

test("a text is read in every encoding that its mark names", () => {
  for (const little of [true, false]) {
    assert.equal(textOf(utf16("\ufeff" + want, little)), want);
    assert.equal(textOf(utf32("\ufeff" + want, little)), want);
  }
  assert.equal(textOf(new TextEncoder().encode(want)), want);
  assert.equal(textOf(new TextEncoder().encode("\ufeff" + want)), want);
});

test("what is not UTF-8 is Latin-1", () => {
  assert.equal(textOf(Uint8Array.from("; Prüfung\n", (c) => c.charCodeAt(0))), "; Prüfung\n");
});

test("objects and bitcode are no text", () => {
  assert.equal(textOf(Uint8Array.of(0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0)), null);
  assert.equal(textOf(Uint8Array.of(0x42, 0x43, 0xc0, 0xde)), null);
  assert.equal(textOf(Uint8Array.of()), "");
});
