// Progress as a code to paste, which is all that an instructor needs for the page of results: "sp1.",
// a name and the names of the lessons as JSON in base64url, and four hexadecimal digits that tell a
// code that was cut.
import { decode, encode } from "./base64url.js";

/** The names of lessons in a list that may hold anything. */
export const names = (list) => (Array.isArray(list) ? list.filter((name) => typeof name === "string" && /^[\w-]{1,80}$/.test(name)).slice(0, 1000) : []);

const count = (n) => (Number.isSafeInteger(n) && n >= 0 ? Math.min(n, 999_999) : 0);

/**
 * What lessons took, of an object that may hold anything: by name the checks and answers, the hints
 * opened, and the seconds.
 *
 * @returns {Record<string, number[]>}
 */
export const efforts = (object) => {
  if (typeof object !== "object" || object === null || Array.isArray(object)) return {};
  return Object.fromEntries(names(Object.keys(object)).filter((name) => Array.isArray(object[name])).map((name) => [name, [0, 1, 2].map((i) => count(object[name][i]))]));
};

const sum = (text) => {
  let n = 0x811c9dc5; // FNV-1a, of which the upper half is kept
  for (const c of text) n = Math.imul(n ^ c.codePointAt(0), 0x01000193) >>> 0;
  return (n >>> 16).toString(16).padStart(4, "0");
};

/**
 * @typedef {{ who: string, passed: string[], took?: Record<string, number[]> }} Progress Whose it is,
 * the lessons that are passed, and what they took, see efforts.
 */

/** @param {Progress} progress */
export const write = (progress) => {
  const body = encode(new TextEncoder().encode(JSON.stringify(progress)));
  return `sp1.${body}.${sum(body)}`;
};

/**
 * Reads the JSON of a code or of a file.
 *
 * @param {string} json
 * @returns {Progress | null}
 */
export const read = (json) => {
  try {
    const state = JSON.parse(json);
    if (!Array.isArray(state?.passed)) return null;
    return { who: typeof state.who === "string" ? state.who.slice(0, 80) : "", passed: names(state.passed), took: efforts(state.took) };
  } catch {
    return null;
  }
};

const unpack = (body, check) => {
  if (sum(body) !== check) return null;
  try {
    return read(new TextDecoder().decode(decode(body)));
  } catch {
    return null;
  }
};

/**
 * Finds the codes in a text that may have other words, and that may have been broken into lines and
 * quoted, as mail does. cut and rest are numbers of lines, from 1: those where a part of a code is
 * missing, and those that have something else.
 *
 * @param {string} text
 */
export const find = (text) => {
  const found = [];
  const cut = [];
  const rest = new Set(text.split("\n").flatMap((line, i) => (line.trim() === "" ? [] : [i + 1])));
  let line = 1;
  for (const piece of text.split(/(?=sp1\.)/)) {
    const m = /^sp1\.([\w\-\s>]+)\.((?:[\s>]*[0-9a-f]){4})/.exec(piece);
    const lines = (s) => s.split("\n").length - 1;
    if (piece.startsWith("sp1.")) {
      const state = m && unpack(m[1].replace(/[\s>]/g, ""), m[2].replace(/[\s>]/g, ""));
      if (state) found.push({ ...state, code: m[0].replace(/[\s>]/g, "") });
      else cut.push(line);
      const last = line + (state ? lines(m[0]) : 0);
      for (let n = line; n <= last; n++) rest.delete(n);
    }
    line += lines(piece);
  }
  return { found, cut, rest: [...rest] };
};
