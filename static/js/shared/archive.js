// Several objects opened at once go to the program that opens objects as one file: an archive of
// them (ar(5), with names before the contents, as BSD has them). Its name is those of the files,
// joined by " + ", which tells it to link all of them (report.Together).

export const together = " + ";

// archive makes one of files, each a name and its bytes.
export function archive(files) {
  const encoder = new TextEncoder();
  const parts = [encoder.encode("!<arch>\n")];
  for (const { name, bytes } of files) {
    const title = encoder.encode(name);
    const size = title.length + bytes.length;
    const field = (value, width) => String(value).padEnd(width);
    parts.push(encoder.encode(field("#1/" + title.length, 16) + field(0, 12) + field(0, 6) + field(0, 6) + field(644, 8) + field(size, 10) + "`\n"), title, bytes);
    if (size % 2) parts.push(encoder.encode("\n"));
  }
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return { name: files.map((file) => file.name).join(together), bytes: all };
}
