// What tsc cannot know of the scripts' surroundings. It checks names, imports and arguments; which kind
// of element has an id or matches a selector is left to the tests in a browser.

interface Document {
  getElementById(id: string): any;
}

interface ParentNode {
  querySelector(selectors: string): any;
  querySelectorAll(selectors: string): NodeListOf<any>;
}

interface DocumentOrShadowRoot {
  readonly activeElement: any;
}

interface EventTarget {
  [name: string]: any;
}

interface Event {
  readonly target: any;
}

/** What the page's program, the editor and boot.js say to each other. */
declare var statepoint: any;

/** Go's own start of a WebAssembly program, wasm_exec.js. */
declare var Go: any;

interface ShadowRoot {
  readonly host: any;
}

interface CSSRule {
  /** Of rules for elements. */
  readonly selectorText?: string;
}
