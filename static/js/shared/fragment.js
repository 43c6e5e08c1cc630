// The fragment of a link: "#1." and the state as JSON, deflated (RFC 1951), in base64url. Package
// web/ui/link reads and writes the same in Go; the 1 is the version of the format.
import { Inflate, deflateSync } from "fflate";

import { decode, encode } from "./base64url.js";

const version = "#1.";
const largest = 1 << 20; // bytes of JSON

/** @typedef {Record<string, any>} State What a link carries: source, options, layout. */

/**
 * @param {State} state
 * @returns {string} the fragment, "#" included
 */
export const write = (state) => version + encode(deflateSync(new TextEncoder().encode(JSON.stringify(state))));

/**
 * Writes a state without compressing it, which takes a tenth of the code.
 *
 * @param {State} state
 * @returns {string} the fragment, "#" included
 */
export const stored = (state) => {
  const bytes = new TextEncoder().encode(JSON.stringify(state));
  const blocks = [];
  for (let i = 0; i < bytes.length; i += 0xffff) {
    const n = Math.min(bytes.length - i, 0xffff);
    blocks.push(Number(i + n === bytes.length), n & 255, n >> 8, ~n & 255, (~n >> 8) & 255, ...bytes.subarray(i, i + n));
  }
  return version + encode(Uint8Array.from(blocks));
};

/**
 * @param {string} link a link or its fragment
 * @returns {State} {} if the link carries no state, or more than a megabyte
 */
export const read = (link) => {
  try {
    const packed = decode(/#1\.([\w-]+)/.exec(link)[1]);
    const decoder = new TextDecoder();
    let text = "";
    let size = 0;
    const stream = new Inflate((part, last) => {
      if ((size += part.length) > largest) throw new RangeError("more than a link can hold");
      text += decoder.decode(part, { stream: !last });
    });
    // In parts, so that a small link cannot unpack into any amount of memory.
    for (let i = 0; i < packed.length; i += 4096) stream.push(packed.subarray(i, i + 4096), i + 4096 >= packed.length);
    return JSON.parse(text);
  } catch {
    return {};
  }
};
