// Package parttest holds a part of selection by itself, for its tests: it has the functions of a
// text, and answers for the rest of selection.
package parttest
