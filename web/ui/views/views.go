package views

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
)

// ExportDrawing is the kind of file that is the drawing of the second pane, which the page has
// already.
const ExportDrawing = "drawing"

// View is one of the things that a pane can show. The first view of a pane shows what the
// report has anyway; the others are asked of the engine when they are opened.
type View struct {
	// ID never changes: links to the page name views by it.
	ID string
	// Title is the word on the view's tab, Caption the line beside it where the
	// answer has none.
	Title, Caption string
	// Under is the id of the view whose tab is this one's as well; "" for one of its own.
	Under string
	// Ask says what to ask the engine: View, Stage and Subject; nil if the view
	// needs nothing but the report.
	Ask func() report.ViewRequest
	// Draw gives HTML to show instead of the editor; nil for a view that is
	// text. An element with data-p="id" stands for the thing of that id: it
	// takes part in the selection like a range of a text. a is nil if Ask is.
	Draw func(a *report.ViewAnswer) string
	// Compares says that its text is a comparison: what is the same on both sides is folded away.
	Compares bool
	// Picture says that what is drawn is one picture, and no text to be copied.
	Picture bool
	// Copy hands over what is copied in place of what is drawn, and the name of it; may be nil.
	Copy func(done func(name, text string))
	// Act is called when the reader uses an element with data-act="n"; the pane is
	// shown anew afterwards.
	Act func(n uint32)
	// Enter is called with what the reader typed into a field with data-enter; of one with
	// data-live, with each letter.
	Enter func(text string)
	// Tools is what the reader chooses of the view in the head of the pane; nil for
	// nothing.
	Tools func() app.UI
	// File is the kind of file that the view is downloaded as, and FileHint says so;
	// "" for its text.
	File, FileHint string
	// Follow has a view of one function, one instruction or a part of the records go to
	// what is pinned, and says whether it went anywhere; nil for a view of everything.
	Follow func() bool
	// Restart forgets where the view was: the ids of an earlier report mean nothing in a
	// new one.
	Restart func()
	// Reveals says that what is pinned is brought into view in the drawing.
	Reveals bool
}
