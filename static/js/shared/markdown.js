// Markdown as a lesson uses it: headings, paragraphs, lists, fenced and indented code, `code`,
// *emphasis*, **strength**, [links](of this site or https), [runs](<run:f(7)#end>),
// [stages](stage:lower) and ![images](file.png) that the lesson has. Everything else is shown as it was written.
import { element } from "./element.js";

// A link to a run of the lesson's program, which package lessons has read: what runs, on a line each,
// and where.
const runLink = (address, label) => {
  const [, name, args, options, place] = /^([^(]*)\((.*)\)([^)#]*)(?:#(.*))?$/.exec(address);
  const option = (word) => new RegExp(`\\b${word} (\\S+)`).exec(options)?.[1] || "";
  const link = element("a", { href: "run:" + encodeURI(address), className: "to-run" }, ...inline(label));
  const throws = [...options.matchAll(/\bthrowing (\S+)/g)].map((m) => m[1]).join(" ");
  const call = throws ? [`${name}(${args}) throwing ${throws}`] : [];
  Object.assign(link.dataset, { run: [name, args, option("under"), option("stress"), ...call].join("\n"), place: place || "" });
  return link;
};

const stageLink = (address, label) => {
  const [stage, view = ""] = address.split("#");
  const link = element("a", { href: "stage:" + address, className: "to-stage" }, ...inline(label));
  Object.assign(link.dataset, { stage, view });
  return link;
};

/** @type {Map<string, HTMLElement>} The images of the lesson by name. */
export const images = new Map();

const picture = (alt, name) => {
  const image = /** @type {HTMLImageElement | undefined} */ (images.get(name)?.cloneNode());
  if (image) image.alt = alt;
  return image;
};

const pieces = /\\([!-/:-@[-`{-~])|(`+)(.+?)\2(?!`)|\*\*([^\s*](?:(?:(?!\*\*).)*[^\s\\])?)\*\*|\*([^\s*](?:[^*]*[^\s*\\])?)\*(?!\*)|!\[([^\]]+)\]\(([\w.-]+)\)|\[((?:`[^`]*`|[^\]`])+)\]\((?:<run:([^<>]*)>|([^()\s]+))\)/gs;
export const inline = (text) => {
  if (text.length > 1 << 16) return [text]; // no paragraph that a person wrote
  const out = [];
  let at = 0;
  for (const m of text.matchAll(pieces)) {
    out.push(text.slice(at, m.index));
    at = m.index + m[0].length;
    const [, escaped, , code, strong, em, alt, name, label, run, href] = m;
    if (escaped) out.push(escaped);
    else if (code) out.push(element("code", { textContent: code.replace(/^ (.*) $/s, "$1") }));
    else if (strong) out.push(element("strong", {}, ...inline(strong)));
    else if (em) out.push(element("em", {}, ...inline(em)));
    else if (alt) out.push(picture(alt, name) || m[0]);
    else if (run) out.push(runLink(run, label));
    else if (href.startsWith("stage:")) out.push(stageLink(href.slice(6), label));
    else if (/^[a-z][a-z0-9+.-]*:/i.test(href) && !/^https?:/i.test(href)) out.push(m[0]);
    else out.push(element("a", { href, rel: "noopener noreferrer" }, ...inline(label)));
  }
  return [...out, text.slice(at)].filter((x) => x !== "");
};
const item = /^( {0,3})([-*+]|\d{1,9}[.)])( +)(?=\S)/;
const fence = /^ {0,3}(```+|~~~+)/;
// What ends a paragraph without a blank line: of numbers only 1, as others may be its own.
const starts = (line) => fence.test(line) || /^ {0,3}#{1,6} /.test(line) || /^( {0,3})([-*+]|1[.)]) +\S/.test(line);
// Lists in lists end somewhere: what is deeper is shown as it was written.
const deepest = 20;
const blocks = (lines, depth = 0) => {
  const out = [];
  let i = 0;
  while (i < lines.length) {
    const line = lines[i];
    let m;
    if (line.trim() === "") i++;
    else if ((m = fence.exec(line))) {
      const code = [];
      for (i++; i < lines.length && !(lines[i].trim().startsWith(m[1]) && /^[`~]+$/.test(lines[i].trim())); i++) code.push(lines[i]);
      i++;
      out.push(element("pre", { tabIndex: 0 }, element("code", { textContent: code.join("\n") + "\n" })));
    } else if ((m = /^ {0,3}(#{1,6}) +(.*?)(?: +#+)? *$/.exec(line))) {
      i++;
      out.push(element("h" + m[1].length, {}, ...inline(m[2])));
    } else if (/^ {4}/.test(line)) {
      const code = [];
      for (; i < lines.length && (/^ {4}/.test(lines[i]) || lines[i].trim() === ""); i++) code.push(lines[i].slice(4));
      out.push(element("pre", { tabIndex: 0 }, element("code", { textContent: code.join("\n").trimEnd() + "\n" })));
    } else if (depth < deepest && (m = item.exec(line))) {
      const numbered = /\d/.test(m[2]);
      const list = element(numbered ? "ol" : "ul", {});
      if (numbered && parseInt(m[2], 10) !== 1) list.start = parseInt(m[2], 10);
      while (i < lines.length && (m = item.exec(lines[i])) && /\d/.test(m[2]) === numbered) {
        const inside = [lines[i].slice(m[0].length)];
        const indented = new RegExp(`^ {${m[0].length}}`);
        let loose = false;
        for (i++; i < lines.length; i++) {
          if (lines[i].trim() === "") {
            if (!indented.test(lines[i + 1] || "")) break;
            loose = true;
          } else if (!indented.test(lines[i]) && (starts(lines[i]) || item.test(lines[i]) || inside.at(-1) === "")) break;
          inside.push(lines[i].replace(indented, ""));
        }
        const children = blocks(inside, depth + 1);
        if (!loose && children[0]?.tagName === "P") children.splice(0, 1, ...children[0].childNodes);
        list.append(element("li", {}, ...children));
        while (i < lines.length && lines[i].trim() === "" && item.test(lines[i + 1] || "")) i++;
      }
      out.push(list);
    } else {
      const text = [];
      for (; i < lines.length && lines[i].trim() !== "" && !(text.length > 0 && starts(lines[i])); i++) text.push(lines[i].trim());
      out.push(element("p", {}, ...inline(text.join("\n"))));
    }
  }
  return out;
};
export const markdown = (text) => blocks((text || "").split("\n"));
