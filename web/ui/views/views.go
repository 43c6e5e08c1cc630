package views

import (
	"statepoint/web/report"
	"statepoint/web/ui/elements"
)

// ExportDrawing is the file kind for the drawing in the second pane, which the page already has.
const ExportDrawing = "drawing"

// Place is where a view is opened.
type Place uint8

// The tabs of the pane's head, the pane's menu, or something outside the pane. A view that is open
// has a tab wherever it was opened.
const (
	InTabs Place = iota
	InMenu
	Elsewhere
)

// View is one of the views of a pane. The first shows part of the report; the others are requested
// from the engine when they are opened.
type View struct {
	// ID never changes: links to the page name views by it.
	ID string
	// Shown reports whether the view is offered; nil for always.
	Shown func() bool
	// Title is the label of the view's tab, Caption the line beside it if the answer has none.
	Title, Caption string
	// Place is where the view is opened.
	Place Place
	// Under is the id of the view whose tab this one shares; "" if it has a separate tab.
	Under string
	// Detail is how much the view shows of what the views of a pane with a detail all show, from 1
	// for the least. To the reader they are one view, with a choice of detail in place of tabs.
	Detail int
	// Ask returns the request to the engine: View, Stage and Subject; nil if the view needs only
	// the report.
	Ask func() report.ViewRequest
	// Draw returns HTML to show instead of the editor; nil for a text view. An element with
	// data-p="id" represents the item with that id and takes part in the selection like a range of
	// text. a is nil if Ask is.
	Draw func(a *report.ViewAnswer) string
	// Compares marks a text that is a comparison: what both sides have in common is folded away.
	Compares bool
	// Picture marks a drawing that is a single picture, without text to copy.
	Picture bool
	// Copy passes on the text to copy in place of the drawing, and its name; may be nil.
	Copy func(done func(name, text string))
	// Act is called when the reader uses an element with data-act="n"; afterwards the pane is
	// redrawn.
	Act func(n uint32)
	// Enter is called with the text typed into a field with data-enter; with data-live, on each
	// letter. A field's data-as comes before its text.
	Enter func(text string)
	// Choices are the view's part of the pane's menu; may be nil.
	Choices func() []elements.Group
	// File is the kind of file for downloading the view, and FileHint describes it; "" downloads
	// its text.
	File, FileHint string
	// Follow makes a view of one function, one instruction or part of the records go to the latest
	// pin or the position of a run, and reports whether it moved; nil for a view of everything.
	Follow func() bool
	// Restart resets the view's position: the ids of an earlier report are invalid in a new one.
	Restart func()
	// Reveals means that the drawing scrolls to the pins and the position of a run.
	Reveals bool
}
