// Package app draws a page by comparing what a component renders with what it rendered before, and
// changing the elements that differ.
//
// It is a fork of go-app v10.1.11 (MIT licence, see LICENSE), with the same names, reduced to one
// component on one page, and linked both natively and in the browser.
//
// Omitted, because a static site does not need it and a browser would have to load it: the HTTP
// server, routes, navigation and history, installation, pages' metadata, storage, encryption,
// notifications, actions, states that components share, components within components, errors with
// tags. A click on a link is the browser's.
//
// Different, each for a reason:
//
//   - There is one type of element, not one for each tag: the linker keeps all methods of whatever
//     becomes an interface, and of 115 types with a hundred methods each that is a tenth of the
//     page's program.
//   - The page is drawn two milliseconds after something changed, not eight, which is half of what
//     an edit may take; or at once, if nothing is to come (Context.DrawSoon).
//   - Children can be kept while what they show is the same (Element.Kept): most of the page's
//     elements are items of menus that are closed.
//   - Attributes are a list, not a map: most of them are only made to be compared.
//   - HTMLString writes attributes in the order of their names, boolean ones as HTML has them, and
//     values escaped: the same page gives the same bytes, which a browser reads as the page.
//   - Taking the attribute "value" away empties the field. Without that the text stays.
//   - The attribute "value" is set last: a slider clamps its value to its limits.
package app
