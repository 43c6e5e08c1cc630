// Package static holds what is served as it is: styles, icons, the two small
// scripts that start the WebAssembly programs, and the examples. They are
// embedded, so that the native command needs no folder beside it.
//
// The editor's source lives in editor; it is bundled when the site is built and
// is not a part of this package.
package static
