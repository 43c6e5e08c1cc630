// The explorer beside a lesson, in a frame: what is sent to it, and what it answers.
import { element, sentence } from "../shared/element.js";

export const frame = document.getElementById("explorer");
export const send = (message) => frame.contentWindow.postMessage(message, location.origin);

const waits = new Map();
let number = 0;

/** Has the engine evaluate checks. */
export const ask = (message) =>
  new Promise((settle) => {
    waits.set(++number, settle);
    send({ type: "sp:check", number, ...message });
  });

/** Gives an answer to the one who asked. */
export const settle = (answer) => {
  waits.get(answer.number)?.(answer);
  waits.delete(answer.number);
};

/** Loads the explorer again; what was asked of it is not answered. */
export const restart = (covered) => {
  waits.clear();
  const url = new URL(frame.src);
  if (!covered) url.searchParams.delete("covered");
  url.searchParams.set("again", String(++number));
  frame.src = url.href.replaceAll("%2C", ",");
};

// The engine speaks English, whatever the language of the page.
export const inEnglish = (text) => Object.assign(sentence(text), { lang: "en" });
/** What a check tells is translated if the lesson is. */
export const told = document.querySelector("#checks[data-told]") ? sentence : inEnglish;
/** The first line of a result, in bold, and what follows it. */
export const result = (head, ...rest) => [element("p", {}, element("strong", { textContent: head })), ...rest];
