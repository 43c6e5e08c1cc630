// Package draw turns parts of a report into HTML and SVG: the stack frame, to
// scale, and the stack map's records as a table.
//
// What it writes is used in three places: in the page's panes, in the fragments
// for other people's documents, and in files to keep. So it holds no script and no
// style of its own; classes name what things are, and an element with data-p="7"
// stands for the thing of id 7. Whoever shows it decides what pointing at one does.
//
// Everything that comes from a source text is escaped. The same data gives the
// same text, byte for byte.
package draw
