// What `make lint` asks of the scripts besides types, which tsc checks.
import js from "@eslint/js";
import globals from "globals";

export default [
  { ignores: ["lessons/", "examples/"] },
  js.configs.recommended,
  {
    languageOptions: { ecmaVersion: 2024, sourceType: "module", globals: { ...globals.browser, Go: "readonly", statepoint: "readonly" } },
    rules: {
      curly: ["error", "multi-line"],
      eqeqeq: "error",
      "no-control-regex": "off", // names and texts may have any character
      "no-implicit-coercion": "error",
      "no-misleading-character-class": "off", // enums.js lists single characters
      "no-shadow-restricted-names": "error",
      "no-unused-private-class-members": "off", // takes `#x ||= y` for a write alone
      "no-unused-vars": ["error", { argsIgnorePattern: "^_", caughtErrors: "none" }],
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-const": ["error", { destructuring: "all" }],
    },
  },
  {
    files: ["js/sw.js", "js/sw-off.js", "js/worker.js"],
    languageOptions: { sourceType: "script", globals: { ...globals.serviceworker, ...globals.worker, Go: "readonly", PAGES: "readonly", FILES: "readonly", LATER: "readonly", VERSION: "readonly" } },
  },
  { files: ["package/*.cjs"], languageOptions: { sourceType: "script", globals: { ...globals.node, importScripts: "readonly" } } },
  { files: ["test/*.js", "package/node.js", "eslint.config.js"], languageOptions: { globals: globals.node } },
];
