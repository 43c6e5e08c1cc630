import assert from "node:assert/strict";
import test from "node:test";

import { zipSync } from "fflate";

import { inside, most, unzip, wanted } from "../js/shared/lesson-files.js";

const text = (s) => new TextEncoder().encode(s);

test("the files of lessons come out, and no others", async () => {
  const zip = zipSync({ "a/track.md": text("# A\n"), "a/b/start.ll": text("; ü\n".repeat(1000)), "a/b/picture.png": new Uint8Array([137, 255]), "a/b/x.bin": text("x"), "__MACOSX/a/track.md": text("x"), ".git/a.md": text("x") });
  assert.deepEqual(await unzip(zip), { "a/track.md": "# A\n", "a/b/start.ll": "; ü\n".repeat(1000), "a/b/picture.png": btoa("\x89\xff") });
});

test("what is damaged is refused by the name of the file", async () => {
  const zip = zipSync({ "a/track.md": [text("# A\n"), { level: 0 }] });
  const at = zip.indexOf("#".charCodeAt(0));
  zip[at] ^= 1;
  await assert.rejects(unzip(zip), /a\/track\.md: is damaged/);
  await assert.rejects(unzip(zip.subarray(0, -1)), /not a zip/);
  await assert.rejects(unzip(zipSync({ "a.md": text("x".repeat(most.file + 1)) })), /larger than 256 KB/);
  await assert.rejects(unzip(zipSync({ "../a.md": text("x") })), /is not a path inside a folder/);
});

test("names", () => {
  for (const name of ["a.md", "a/b.ll", "ü/x.txt"]) assert.ok(wanted(name) && inside(name), name);
  for (const name of ["/a.md", "a//b.md", "a/../b.md", "c:/a.md", "./a.md"]) assert.ok(!inside(name), name);
});
