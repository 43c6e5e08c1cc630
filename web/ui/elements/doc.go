// Package elements has small pieces of markup that are used all over the page: icons, and
// sentences with code in them.
package elements
