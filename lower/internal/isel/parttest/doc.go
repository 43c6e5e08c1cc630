// Package parttest runs one part of selection alone, for its tests: it parses the functions of a
// text, and stands in for the rest of selection.
package parttest
