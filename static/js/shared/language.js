// The texts of the workshop's scripts in the language of the page. A page in another language than
// English has a table of them; web/workshop has one file per language.
const table = JSON.parse(document.getElementById("language")?.textContent || "{}");

/**
 * Says a text in the language of the page, with values for {}, in order.
 *
 * @param {string} text in English
 * @param {...unknown} values
 * @returns {string}
 */
export const say = (text, ...values) => (table[text] ?? text).replace(/\{\}/g, () => String(values.shift()));
