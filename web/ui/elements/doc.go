// Package elements renders small pieces of markup used all over the page: icons, and sentences that
// contain code.
package elements
