import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test from "node:test";

import { archive } from "../js/shared/archive.js";

test("ar reads an archive of files with any names", () => {
  const files = [
    { name: "a.o", bytes: new Uint8Array([1, 2, 3]) },
    { name: "a much longer name, ü.o", bytes: new Uint8Array(300).fill(7) },
    { name: "empty", bytes: new Uint8Array() },
  ];
  const made = archive(files);
  assert.equal(made.name, "a.o + a much longer name, ü.o + empty");
  const dir = mkdtempSync(join(tmpdir(), "archive"));
  writeFileSync(join(dir, "all.a"), made.bytes);
  const names = execFileSync("ar", ["t", "all.a"], { cwd: dir, encoding: "utf8" });
  assert.deepEqual(names.trim().split("\n"), files.map((file) => file.name));
  execFileSync("ar", ["x", "all.a", "a.o", files[1].name], { cwd: dir });
  for (const file of files.slice(0, 2)) assert.deepEqual(new Uint8Array(readFileSync(join(dir, file.name))), file.bytes);
});
