import assert from "node:assert/strict";
import test from "node:test";

import { find, read, write } from "../js/shared/progress-code.js";

const ada = { who: "Ada Löf", passed: ["left-behind", "pairs"], took: { pairs: [4, 1, 600] } };
const ben = { who: "", passed: [], took: {} };

test("codes are found among other words, quoted and broken into lines", () => {
  const [one, two] = [write(ada), write(ben)];
  const text = `Hello,\n\n> ${one.slice(0, 20)}\n> ${one.slice(20)}\nand ${two}`;
  assert.deepEqual(find(text), { found: [{ ...ada, code: one }, { ...ben, code: two }], cut: [], rest: [1] });
});

test("a code that was cut or changed is told by its line", () => {
  const code = write(ada);
  assert.deepEqual(find(code.slice(0, -3)).cut, [1]);
  assert.deepEqual(find("\n" + code.replace(".", ".x")).cut, [2]);
  assert.deepEqual(find("sp1.").found, []);
});

test("a file that is no progress is refused, and what it should not have is left out", () => {
  assert.equal(read("{}"), null);
  assert.equal(read("no JSON"), null);
  const took = { good: [1, -2, "x", 4], "../bad": [1, 2, 3], none: 7 };
  const long = { who: "x".repeat(100), passed: ["good", "../bad", 7, "x".repeat(81)], took };
  assert.deepEqual(read(JSON.stringify(long)), { who: "x".repeat(80), passed: ["good"], took: { good: [1, 0, 0] } });
});
