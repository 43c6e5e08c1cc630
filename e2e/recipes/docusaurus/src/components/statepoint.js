import React from "react";

const escaped = (text) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

// What is inside is the explorer's: React leaves it alone.
export function Explorer({ children, ...attributes }) {
  const html = `<pre>${escaped(children.trim())}</pre>`;
  return <statepoint-explorer {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}

// What a script in the fragment does is there from the start, not after a change of page.
export function Fragment({ html }) {
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
