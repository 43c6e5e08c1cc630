// Package draw turns parts of a report into HTML and SVG: the stack frame, to
// scale, and the stack map's records as a table.
//
// Its output is used in three places: in the page's panes, in fragments for documents, and in saved
// files. So it contains neither scripts nor styles; classes name the kinds of things, and an
// element with data-p="7" represents the thing with id 7. The embedding page decides what selecting
// one does.
//
// All text from a source is escaped. Equal data produces equal text, byte for byte.
package draw
