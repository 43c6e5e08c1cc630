/**
 * Makes an element with properties and children.
 *
 * @param {string} tag
 * @param {Record<string, unknown>} properties
 * @param {...(Node | string)} children
 * @returns {any}
 */
export const element = (tag, properties, ...children) => {
  const e = Object.assign(document.createElement(tag), properties);
  e.append(...children);
  return e;
};

/**
 * A paragraph in which text between backquotes is code.
 *
 * @param {string} text
 */
export const sentence = (text) =>
  element("p", {}, ...text.split("`").map((part, i) => (i % 2 === 0 ? part : element("code", { textContent: part }))));
