// The files of lessons, from a zip that may be malicious. Libraries that unpack zips ignore what is
// rejected here: checksums, links, encryption, names that are not paths.

/** The limits in bytes and files, as in package lessons, limits.go. */
export const most = { zip: 4 << 20, file: 256 << 10, all: 1 << 20, files: 1000 };

export const bytes = (n) => (n < 1 << 20 ? (n >> 10) + " KB" : (n >> 20) + " MB");
export const fail = (text) => {
  throw new Error(text);
};
// The files of a lesson; others in a folder are ignored.
const image = /\.(png|jpe?g|gif|svg)$/i;
export const wanted = (name) => (/\.(md|ll|txt)$/.test(name) || image.test(name)) && !/(^|\/)(\.(?!\.?\/)|__MACOSX\/)/.test(name);
const shown = (name) => name.replace(/[\x00-\x1f\x7f]/g, "\ufffd");
// A path that leads to no other folder, nor to itself by another name.
export const inside = (name) => !name.includes(":") && shown(name) === name && name.split("/").every((part) => !["", ".", ".."].includes(part));
const decoder = new TextDecoder("utf-8", { fatal: true });
export const decode = (what, data) => {
  try {
    return decoder.decode(data);
  } catch {
    return fail(`${what} is not UTF-8`);
  }
};

// contents returns a text, or an image in base64.
export const contents = (name, data) => {
  if (!image.test(name)) return decode(`${name}:`, data);
  let chars = "";
  for (let i = 0; i < data.length; i += 4096) chars += String.fromCharCode(...data.subarray(i, i + 4096));
  return btoa(chars);
};

// read returns the bytes of a stream, and fails if there are too many.
export const read = async (stream, limit, tooLong) => {
  const parts = [];
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > limit) {
      reader.cancel().catch(() => {});
      fail(tooLong);
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
};

const crcTable = Array.from({ length: 256 }, (_, n) => {
  for (let k = 0; k < 8; k++) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1;
  return n >>> 0;
});
const crc = (data) => {
  let c = ~0;
  for (const b of data) c = crcTable[(c ^ b) & 255] ^ (c >>> 8);
  return ~c >>> 0;
};

const cut = "this is not a zip, or part of it is missing";
// unzip returns the texts and images of a zip by path. Package zipped is the same for the command.
export const unzip = async (data) => {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const u16 = (at) => view.getUint16(at, true);
  const u32 = (at) => view.getUint32(at, true);
  let end = data.length - 22;
  while (end >= Math.max(0, data.length - 22 - 65535) && u32(end) !== 0x06054b50) end--;
  if (end < 0 || u32(end) !== 0x06054b50) fail(cut);
  const count = u16(end + 10);
  if (count === 0xffff || u32(end + 16) === 0xffffffff) fail("Zip64 files cannot be read");
  const files = {};
  let all = 0;
  let number = 0;
  let inner = "";
  try {
    for (let i = 0, at = u32(end + 16); i < count; i++) {
      if (u32(at) !== 0x02014b50) throw new RangeError();
      const flags = u16(at + 8);
      const method = u16(at + 10);
      const [sum, packed, size] = [u32(at + 16), u32(at + 20), u32(at + 24)];
      const lengths = [u16(at + 28), u16(at + 30), u16(at + 32)];
      const local = u32(at + 42);
      const named = data.subarray(at + 46, at + 46 + lengths[0]);
      const name = new TextDecoder().decode(named).replace(/^\.\//, "");
      // its creator, and the mode of a file on Unix and macOS
      const linked = [3, 19].includes(data[at + 5]) && u32(at + 38) >>> 28 === 10;
      at += 46 + lengths[0] + lengths[1] + lengths[2];
      if (name.endsWith(".zip")) inner = shown(name);
      if (!wanted(name)) continue;
      if (number++ === most.files) fail(`more than ${most.files} files`);
      decode(`${shown(name)}: the name`, named);
      if (name.includes("\\")) fail(`${name}: the name has a backslash; zips separate folders by a slash`);
      if (!inside(name)) fail(`${shown(name)}: is not a path inside a folder`);
      if (flags & 1) fail(`${name}: is encrypted`);
      if (linked) fail(`${name}: is a symbolic link`);
      if (method !== 0 && method !== 8) fail(`${name}: is packed by method ${method}; only stored and deflated files can be read`);
      if (size > most.file) fail(`${name}: larger than ${bytes(most.file)}`);
      if (Object.hasOwn(files, name)) fail(`${name}: is in the zip twice`);
      const start = local + 30 + (local + 30 > data.length || u32(local) !== 0x04034b50 ? data.length : u16(local + 26) + u16(local + 28));
      if (start + packed > data.length) fail(`${name}: is damaged`);
      const body = data.subarray(start, start + packed);
      let text = body;
      if (method === 8) {
        try {
          text = await read(new Blob([body]).stream().pipeThrough(new DecompressionStream("deflate-raw")), size, "");
        } catch {
          fail(`${name}: is damaged`); // or is larger than its header says
        }
      }
      if (text.length !== size || crc(text) !== sum) fail(`${name}: is damaged`);
      if ((all += size) > most.all) fail(`all files together are larger than ${bytes(most.all)}`);
      files[name] = contents(name, text);
    }
  } catch (err) {
    if (err instanceof RangeError) fail(cut);
    throw err;
  }
  if (number === 0) fail(inner ? `no lessons, but another zip: ${inner}` : "no lessons: a lesson is a folder inside the folder of a track");
  return files;
};
