/**
 * Writes bytes in base64url (RFC 4648, section 5) without padding.
 *
 * @param {Uint8Array} bytes
 */
export const encode = (bytes) => {
  let text = "";
  // Few arguments at a time: String.fromCharCode takes no million.
  for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
};

/**
 * Reads base64url; throws on anything else.
 *
 * @param {string} text
 */
export const decode = (text) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
