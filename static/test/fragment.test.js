import assert from "node:assert/strict";
import test from "node:test";
import { deflateRawSync, inflateRawSync } from "node:zlib";

import { read, stored, write } from "../js/shared/fragment.js";

test("a fragment carries a state and gives it back", () => {
  for (const state of [{}, { source: "define void @f() { ret void }\n" }, { source: "grüße \u{1f600}\0".repeat(20_000), break: "map:1" }]) {
    const fragment = write(state);
    assert.match(fragment, /^#1\.[\w-]+$/);
    assert.deepEqual(read("https://explorer.example/embed.html?view=run" + fragment), state);
    const plain = stored(state);
    assert.match(plain, /^#1\.[\w-]+$/);
    assert.deepEqual(read(plain), state);
    assert.equal(inflateRawSync(Buffer.from(plain.slice("#1.".length), "base64url")).toString(), JSON.stringify(state));
  }
});

test("others' deflate reads and writes the same", () => {
  const state = { source: "; ü\n" + "ret void\n".repeat(5_000) };
  const text = JSON.stringify(state);
  for (const level of [0, 1, 9]) {
    assert.deepEqual(read("#1." + deflateRawSync(text, { level }).toString("base64url")), state);
  }
  const packed = Buffer.from(write(state).slice("#1.".length), "base64url");
  assert.equal(inflateRawSync(packed).toString(), text);
});

test("what is no link carries nothing", () => {
  const whole = write({ source: "ret void" });
  for (const link of ["", "#", "#1.", "#2.abc", "#1.%%%", whole.slice(0, -6), "#1." + deflateRawSync("no JSON").toString("base64url")]) {
    assert.deepEqual(read(link), {}, link);
  }
});

test("a small link that unpacks to more than a megabyte carries nothing", () => {
  const packed = deflateRawSync(JSON.stringify({ source: "a".repeat(64 << 20) }));
  assert.ok(packed.length < 1 << 17);
  assert.deepEqual(read("#1." + packed.toString("base64url")), {});
});
