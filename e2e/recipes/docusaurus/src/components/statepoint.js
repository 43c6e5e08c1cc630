import React from "react";

export function Explorer({ children, ...attributes }) {
  return (
    <statepoint-explorer {...attributes}>
      <pre>{children.trim()}</pre>
    </statepoint-explorer>
  );
}

// What a script in the fragment does is there from the start, not after a change of page.
export function Fragment({ html }) {
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
