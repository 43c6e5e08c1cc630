package browser

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
	"statepoint/web/ui/messages"
	"statepoint/web/ui/panes"
)

// Browser is the window that the page is in.
type Browser interface {
	Turns
	Storage
	Widgets
	Address
	Files
	Dialogs
	Looks
	Tours
	Windows
	Lessons
}

// Mount holds the browser that a page is mounted in: none while it is prerendered, later a real
// one. Parts may keep a Mount before there is a browser.
type Mount struct{ Browser }

// Turns schedules work. All of it runs on the page's goroutine.
type Turns interface {
	// Refresh renders the page again.
	Refresh()
	// Dispatch calls f and renders the page; it may be called from any goroutine.
	Dispatch(f func())
	// Quietly is Dispatch without the rendering.
	Quietly(f func())
	// Defer calls f after the page has been rendered.
	Defer(f func())
	// After calls f after a delay, without rendering the page.
	After(d time.Duration, f func())
	// Frame calls f just before the browser draws, with the browser's clock in milliseconds.
	Frame(f func(now float64))
	// Later calls f after the browser has had a chance to draw. It does not render the page: f
	// calls Refresh if needed.
	Later(f func())
	// Leaving calls f each time the reader leaves the page or puts it away, before the browser may
	// end it. f ends before anything else happens.
	Leaving(f func())
}

// Storage saves texts: "session" for this tab, "local" for all tabs.
type Storage interface {
	// KeepObject keeps the object that was opened last for a reload of this tab, or none.
	KeepObject(keep bool)
	// Load returns the text saved under a key, or "".
	Load(where, key string) string
	Save(where, key, value string)
}

// Widgets are the parts of the page that draw themselves.
type Widgets interface {
	// Editor creates the editor of a pane.
	Editor(p panes.Pane, on EditorEvents) Editor
	// Drawing returns the drawing of a pane; on is called for events on its items, entered with the
	// text typed into its field.
	Drawing(p panes.Pane, on func(what messages.Told, ids []uint32),
		entered func(text string)) Drawing
	// Aside returns the drawing of the element drawing-KEY, outside of the panes.
	Aside(key string, on func(what messages.Told, ids []uint32),
		entered func(text string)) Drawing
	// Splitters makes the borders between panes movable.
	Splitters()
	// TypedEarly returns the text typed before the program had loaded, or "".
	TypedEarly() string
}

// Address is the address bar.
type Address interface {
	// Place returns what a link has after the page's address: "?example=NAME", a fragment with "#",
	// or both; "" for nothing.
	Place() string
	// SetPlace sets it without leaving the page.
	SetPlace(place string)
	// LinkTo returns the full link to a place.
	LinkTo(place string) string
	// EmbedCode returns the HTML that embeds a state in a document: an element with attributes.
	EmbedCode(fragment, source, attributes string) string
	// Asked returns a setting from the enclosing document: layout, stage, view, step or select, or
	// whether something is covered.
	Asked(what string) string
}

// Lessons are pages that enclose this one.
type Lessons interface {
	// Checked sends the results of the checks to the enclosing page.
	Checked(*report.ViewAnswer)
}

// Files moves files and texts in and out of the page.
type Files interface {
	// Copy copies a text to the clipboard and calls done on success.
	Copy(text string, done func())
	Download(name, media, data string)
	// OpenFile lets the reader choose a file, which arrives like a dropped one.
	OpenFile()
	// OpenObject fetches an object of the site, which arrives like a dropped file.
	OpenObject(name string)
	// TextOf returns the text of the element that a selector matches, SVGOf its drawing as a
	// separate file.
	TextOf(selector string) string
	SVGOf(selector string) string
}

// Dialogs are shown above the panes or beside them.
type Dialogs interface {
	// OpenDialog shows the page's dialog; closed is called when the browser closes it, as on Esc.
	OpenDialog(modal bool, closed func())
	CloseDialog()
	// HelpChanged moves the focus into the help and back.
	HelpChanged(open bool)
	// PlaceTerm and PlaceOthers place their card beside an element; with nil the focus returns from
	// it.
	PlaceTerm(beside app.Value)
	PlaceOthers(beside app.Value)
}

// Looks are how the page looks, and where the reader is on it.
type Looks interface {
	SetTheme(theme string)
	// HasTouch reports whether there is no pointer that can hover.
	HasTouch() bool
	// Room returns how many panes the page is wide enough for.
	Room() Room
	// SetVim turns Vim's keys in the source on or off; failed is called if they cannot be loaded.
	SetVim(on bool, failed func())
	// Focus moves the focus to the element that a selector matches; ScrollTo scrolls it into view
	// after the page has been rendered.
	Focus(selector string)
	ScrollTo(selector string)
	// BesideRun returns the id of the next or previous neighbour of an element among the Run view
	// and the panes shown beside it; "" if it has none.
	BesideRun(current string, by int) string
	// RunDrawn draws the Run view's arrows from stack to heap and animates objects to their new
	// positions.
	RunDrawn()
	// Texts fetches the long, rarely needed texts by name; empty if they cannot be loaded.
	Texts(done func(byName map[string]string))
	// Shown marks the point where everything that follows from an edit is on screen.
	Shown()
}

// Room is how many panes the page is wide enough for.
type Room uint8

const (
	// RoomForAll is also what a frame of another document counts as, which shows what it says.
	RoomForAll Room = iota
	RoomForTwo      // the source, and one pane that follows the stages
	RoomForOne      // one pane at a time
)

// Events are the callbacks for events in the window.
type Events interface {
	// Resized is called when there is room for more or fewer panes.
	Resized()
	// Key handles a key pressed outside text fields, or anywhere with a modifier.
	Key(key string, shift, typing bool) bool
	// Dropped receives a file that was dropped on the page or chosen, as text or, if it is none, as
	// bytes, and the number of other dropped files, which are not opened. If there is none, it
	// receives the reason as text, and -1.
	Dropped(name, text string, others int)
	// Linked follows a new fragment in the address bar.
	Linked(fragment string)
	// Pinned pins by name what is pinned in the page that opened this window.
	Pinned(names []string)
	// Asked applies the enclosing document's new settings.
	Asked()
	// GoTo goes to a stop of the stages and opens a view of its pane, as a lesson's text asks.
	GoTo(stage, view string)
	// Checks runs the checks of a lesson on the reader's text; or, if source is not empty, on
	// source with the options of a new page, broken as a key says.
	Checks(text, source, broken string)
	// StopChecks cancels the checks of a lesson.
	StopChecks()
	// Fragment returns the fragment of a link to the page's current state.
	Fragment() string
}

// Editor is the text widget of a pane, static/editor/editor.js. Offsets are in UTF-16 code units.
type Editor interface {
	// SetText shows a text; labels, if not nil, replace the line numbers.
	SetText(text string, labels []string)
	// Text returns the current text, including the reader's edits.
	Text() string
	// Edited returns the part that replaced one of the text as last read by it or Text, or false if
	// that is unknown: then Text must follow.
	Edited() (Edit, bool)
	// SetView sets the view to show next and whether its text is in the pane's own language.
	SetView(id string, own bool)
	// Hold defers all changes until Release, which shows them.
	Hold()
	Release()
	// Viewport returns the visible parts, from top to bottom, without folded text.
	Viewport() []Viewport
	// SetColours takes triples (start, end, category) for parts of the text, given as pairs (from,
	// to).
	SetColours(flat, parts []int32)
	// ClearColours removes all colours.
	ClearColours()
	// SetTokens takes triples (start, end, kind) for parts of the text, given as pairs (from, to).
	SetTokens(flat, parts []int32)
	// SetColumns takes triples (start, end, kind): see [report.Column].
	SetColumns(flat []int32)
	// SetFolds folds the given pairs (start, end) and unfolds what it folded before.
	SetFolds(flat []int32)
	// SetDetails takes pairs (start, end) of parts that are folded at first, each from the end of
	// the line whose button unfolds it.
	SetDetails(flat []int32)
	// SetRails shows the references that live across calls. rails has, for each, its first and last
	// offset, column (plus 256 if it is pinned), category, the numbers of calls that it crosses and
	// of stretches in which it is not needed, the offsets of those calls, and those where each
	// stretch begins and ends. after has, for each line with names after it, its end, the number
	// of names, and for each its category and the offset of what it names, -1 for none; the lines
	// of words are, for each, the word before the names, and the names. Without after, they are
	// labels of the places that rails cross.
	SetRails(rails, after []int32, words string)
	// SetInlays takes pairs (offset, kind): see [report.Inlay].
	SetInlays(flat []int32)
	// SetLines takes pairs (line, class).
	SetLines(flat []int32)
	// SetLit takes quadruples (start, end, category, look).
	SetLit(flat []int32, pinned bool)
	SetProblems(list []Problem)
	// TakeSuggestion applies the suggestion of the numbered problem as one undoable edit, unless
	// the text was edited since.
	TakeSuggestion(n int, meant string)
	// Retype replaces the text as one edit by the reader.
	Retype(text string)
	// OpenList lets the reader choose one of many rows, each with an offset.
	OpenList(title, rows string, at []int32)
	// Reveal scrolls a range into view and moves the focus to it.
	Reveal(start, end int32, focus bool)
	// RevealTop scrolls an offset to the top.
	RevealTop(at int32)
	// SetEmpty sets the placeholder shown while the editor has no text.
	SetEmpty(text string)
	SetStale(stale bool)
	// SetWrap sets whether long lines wrap.
	SetWrap(on bool)
	// Caret returns the offset of the caret.
	Caret() int32
	// ShowLit scrolls the nearest lit range into view. It prefers ranges of the pin with the given
	// colour, and the selected item itself, or else one of the given category, to related items.
	ShowLit(pin uint8, category report.Category)
	// Elsewhere records that the reader went to other pins or to another function: hidden views
	// scroll there when they are shown, and so does the next text if the view shown follows.
	Elsewhere(shown bool)
	// Settle marks that everything is shown. A new text scrolls to where the reader had left it,
	// else to a lit range as in ShowLit, else to an offset unless that is negative.
	Settle(pin uint8, category report.Category, at int32)
	ScrollToTop()
	Focus()
	Search()
	Measure()
}

// Edit is a change of a text: Text replaces what was from From to To.
type Edit struct {
	From, To int32
	Text     string
}

// Viewport is a visible part of a text: offsets and line numbers.
type Viewport struct{ From, To, FromLine, ToLine int32 }

// Problem is a diagnostic in an editor.
type Problem struct {
	From, To int32
	// Severity is "error", "warning" or "info".
	Severity, Message string
	// N is its number in the list of problems, Meant the suggested replacement for its text, or "".
	N     int
	Meant string
}

// EditorEvents are the callbacks for events in an editor.
type EditorEvents interface {
	// Typed is called when the text changes; all is set if nothing of the previous text is left.
	Typed(all bool)
	// Asked answers a question about an offset: text, a map for a card, or nil.
	Asked(what messages.Question, offset int32, more string) any
	// Pointed is called with the position of the pointer or caret; a negative offset means nowhere.
	Pointed(what messages.Told, offset int32)
	// Scrolled is called when the visible part leaves the painted part.
	Scrolled()
	// Pressed handles a key that the editor passes on.
	Pressed(key messages.Key)
	// Focused is called when the editor gets the focus.
	Focused()
}

// Drawing is the drawing widget of a pane, static/editor/drawing.js.
type Drawing interface {
	// Show shows a view's HTML, "" for none, and returns the ids of its items.
	Show(view, html string) []uint32
	// Light takes triples (id, category, look).
	Light(flat []int32, pinned bool)
	// Trail shows a path through the blocks: that of a finding or of a pin.
	Trail(path []uint32, pinned bool)
	// Only opens the folds of one function and closes the others, and marks its row in a list; 0
	// opens all, and marks none. Folds that the reader opened or closed keep their state when the
	// view is redrawn.
	Only(function uint32)
	// Reveal scrolls an item into view; FocusOn also moves the focus to it.
	Reveal(id uint32)
	FocusOn(id uint32)
	// Top scrolls to the top.
	Top()
}
