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

// Mount is where a page is mounted: in no browser while it is drawn ahead, later in a real one.
// What asks for a browser may have it before there is one.
type Mount struct{ Browser }

// Turns say when something is done. All of it is done on the page's goroutine.
type Turns interface {
	// Refresh has the page rendered again.
	Refresh()
	// Dispatch calls f and renders the page; it may be called from any goroutine.
	Dispatch(f func())
	// Quietly is Dispatch without rendering the page for it.
	Quietly(f func())
	// Defer calls f when the page has been rendered.
	Defer(f func())
	// After calls f after a while.
	After(d time.Duration, f func())
	// Frame calls f when the browser is about to draw, with its clock in milliseconds.
	Frame(f func(now float64))
	// Later calls f when the browser has had the chance to draw. The page is not
	// rendered for it: f refreshes it if need be.
	Later(f func())
}

// Storage keeps texts, where "session" is for this tab and "local" for all.
type Storage interface {
	// Load gives what was saved under a key, "" for nothing.
	Load(where, key string) string
	Save(where, key, value string)
}

// Widgets are the parts of the page that draw themselves.
type Widgets interface {
	// Editor makes the editor of a pane.
	Editor(p panes.Pane, on EditorEvents) Editor
	// Drawing gives the drawing of a pane; on is called with what is done to the things in it, and
	// entered what is typed into its field.
	Drawing(p panes.Pane, on func(what messages.Told, ids []uint32),
		entered func(text string)) Drawing
	// Splitters makes the borders between panes movable.
	Splitters()
	// TypedEarly gives what was typed before the program came, or "".
	TypedEarly() string
}

// Address is the address bar.
type Address interface {
	// Hash gives the fragment of the address, with "#".
	Hash() string
	// SetHash writes it without leaving the page.
	SetHash(fragment string)
	// LinkTo gives the whole link with a fragment.
	LinkTo(fragment string) string
	// EmbedCode gives the HTML that shows a state in a document, by an element with attributes.
	EmbedCode(fragment, source, attributes string) string
	// Asked gives what the document around the page asks for: its stage, view, step or select, or
	// whether something is covered.
	Asked(what string) string
}

// Lessons are pages around this one.
type Lessons interface {
	// Checked tells the page around this one what came of its checks.
	Checked(*report.ViewAnswer)
}

// Files come and go.
type Files interface {
	// Copy puts a text on the clipboard, and calls done if that succeeds.
	Copy(text string, done func())
	Download(name, media, data string)
	// OpenFile has the reader choose a file, which arrives as a dropped one does.
	OpenFile()
	// TextOf gives the text of the element that a selector finds, SVGOf the drawing as
	// a file of its own.
	TextOf(selector string) string
	SVGOf(selector string) string
}

// Dialogs are shown above the panes or beside them.
type Dialogs interface {
	// OpenDialog shows the dialog of the page; closed is called when the browser
	// closes it, as Esc has it do.
	OpenDialog(modal bool, closed func())
	CloseDialog()
	// HelpChanged moves the keyboard into the help and back.
	HelpChanged(open bool)
	// PlaceTerm and PlaceOthers put their card beside an element; with nil the
	// keyboard goes back from it.
	PlaceTerm(beside app.Value)
	PlaceOthers(beside app.Value)
}

// Looks are how the page looks, and where the reader is on it.
type Looks interface {
	SetTheme(theme string)
	// HasTouch says that there is no pointer that could rest on something.
	HasTouch() bool
	// SetVim has the source obey Vim's keys or not; failed is called if they cannot be had.
	SetVim(on bool, failed func())
	// Focus moves the keyboard to the element that a selector finds, ScrollTo brings it
	// into view when the page has been rendered.
	Focus(selector string)
	ScrollTo(selector string)
	// BesideRun gives the id of what is next to an element, or before it, among the Run view and
	// the panes that are shown beside it; "" where it is not beside any.
	BesideRun(current string, by int) string
	// RunDrawn draws the arrows from the stack to the heap of the Run view, and lets objects slide
	// to where they have moved.
	RunDrawn()
	// Texts fetches the long texts that few readers want, by name; none if they cannot be had.
	Texts(done func(byName map[string]string))
	// Shown marks the end of all that follows from an edit.
	Shown()
}

// Events are what happens in the window.
type Events interface {
	// Key acts on a key pressed outside of anything that takes typing, or with a
	// modifier anywhere.
	Key(key string, shift, typing bool) bool
	// Dropped takes a file that was dropped on the page, or chosen, and says how many others were
	// dropped with it, which are not opened.
	Dropped(name, text string, others int)
	// Linked follows another fragment in the address bar.
	Linked(fragment string)
	// Pinned pins what has some names, as the page that opened this window has it.
	Pinned(names []string)
	// Asked follows what the document around the page asks for now.
	Asked()
	// Checks has what the reader wrote held against the checks of a lesson; a source that is not
	// empty instead, with the options of a new page, broken as a key says.
	Checks(text, source, broken string)
	// Fragment gives that of a link to what the page shows.
	Fragment() string
}

// Editor is the widget of a pane that shows a text, static/editor/editor.js. Its offsets
// are in UTF-16 units.
type Editor interface {
	// SetText shows a text; labels stand instead of line numbers, if not nil.
	SetText(text string, labels []string)
	// Text gives the text as the reader left it.
	Text() string
	// SetView says which view is shown next, and whether its text is in the pane's own
	// language.
	SetView(id string, own bool)
	// Hold keeps the editor as it is until Release, which shows all that was set.
	Hold()
	Release()
	// Viewport says what is on screen, from top to bottom, without what is folded away.
	Viewport() []Viewport
	// SetColours takes start, end, category …, of parts of the text: from, to ….
	SetColours(flat, parts []int32)
	// ClearColours takes all colours away.
	ClearColours()
	// SetTokens takes start, end, kind …, of parts of the text: from, to ….
	SetTokens(flat, parts []int32)
	// SetColumns takes start, end, kind …: see [report.Column].
	SetColumns(flat []int32)
	// SetFolds folds away parts, start, end …, and nothing else that was folded by it.
	SetFolds(flat []int32)
	// SetInlays takes offset, kind …: see [report.Inlay].
	SetInlays(flat []int32)
	// SetLines takes line, class ….
	SetLines(flat []int32)
	// SetLit takes start, end, category, look ….
	SetLit(flat []int32, pinned bool)
	SetProblems(list []Problem)
	// TakeSuggestion puts in what the problem with a number suggests, as a step that can be
	// undone, unless the text was edited since.
	TakeSuggestion(n int, meant string)
	// OpenList has the reader choose one of many rows, each with its offset.
	OpenList(title, rows string, at []int32)
	// Reveal brings a range into view, and the keyboard to it.
	Reveal(start, end int32, focus bool)
	// SetEmpty gives the text of an editor that has none.
	SetEmpty(text string)
	SetStale(stale bool)
	// SetWrap says whether long lines wrap.
	SetWrap(on bool)
	// Caret gives the offset of the caret.
	Caret() int32
	// ShowLit brings the nearest lit range into view: one of the pin of a colour, if that has any,
	// and what was selected itself or else is of a category, before what belongs to it.
	ShowLit(pin uint8, category report.Category)
	// Pinned says that something else is pinned: views that are not shown go there when they are.
	Pinned()
	// Settle says that all is shown. What is new goes where the reader had scrolled it, else to
	// what is lit, as ShowLit does, else to an offset, unless that is negative.
	Settle(pin uint8, category report.Category, at int32)
	ScrollToTop()
	Focus()
	Search()
	Measure()
}

// Viewport is a part of a text that is on screen: offsets, and numbers of lines.
type Viewport struct{ From, To, FromLine, ToLine int32 }

// Problem is a diagnostic in an editor.
type Problem struct {
	From, To int32
	// Severity is "error", "warning" or "info".
	Severity, Message string
	// N is its number in the list of problems, Meant what to put instead of its text, "" for
	// nothing.
	N     int
	Meant string
}

// EditorEvents are what happens in an editor.
type EditorEvents interface {
	// Typed is called when the text changed; all says that nothing is left of the one before.
	Typed(all bool)
	// Asked answers a question about an offset: text, a map for a card, or nil.
	Asked(what messages.Question, offset int32, more string) any
	// Pointed is called with where pointer or caret is; a negative offset is nowhere.
	Pointed(what messages.Told, offset int32)
	// Scrolled is called when what is on screen has left what was painted.
	Scrolled()
	// Pressed acts on a key that the editor passes on.
	Pressed(key messages.Key)
	// Focused is called when the keyboard comes.
	Focused()
}

// Drawing is the widget of a pane that shows a drawing, static/editor/drawing.js.
type Drawing interface {
	// Show shows a view's HTML, "" for none, and gives the ids of the things in it.
	Show(view, html string) []uint32
	// Light takes id, category, look ….
	Light(flat []int32, pinned bool)
	// Trail shows a way through the blocks: of a finding, or of what is pinned.
	Trail(path []uint32, pinned bool)
	// Only opens the folds of one function and closes those of others; 0 opens all. What the
	// reader has opened or closed stays so when the view is drawn anew.
	Only(function uint32)
	// Reveal brings a thing into view, FocusOn the keyboard to it as well.
	Reveal(id uint32)
	FocusOn(id uint32)
}
