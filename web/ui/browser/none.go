package browser

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
	"statepoint/web/ui/messages"
	"statepoint/web/ui/panes"
)

// None is the browser of a page that is rendered but never seen, as in tests and on the server:
// deferred work runs immediately or not at all.
type None struct{}

// Refresh does nothing: the caller renders the page.
func (None) Refresh() {}

// Dispatch calls f immediately.
func (None) Dispatch(f func()) { f() }

// Quietly calls f immediately.
func (None) Quietly(f func()) { f() }

// Defer does nothing: the page never renders on its own.
func (None) Defer(func()) {}

// After does nothing: no time passes.
func (None) After(time.Duration, func()) {}

// Frame does nothing: nothing is drawn.
func (None) Frame(func(float64)) {}

// Later calls f immediately.
func (None) Later(f func()) { f() }

// Leaving does nothing: nobody leaves.
func (None) Leaving(func()) {}

// Load returns nothing.
func (None) Load(string, string) string { return "" }

// Save does nothing.
func (None) Save(string, string, string) {}

// Editor returns an editor that keeps its text.
func (None) Editor(panes.Pane, EditorEvents) Editor { return &noEditor{} }

// Aside returns a drawing that shows nothing.
func (None) Aside(string, func(messages.Told, []uint32), func(string)) Drawing {
	return noDrawing{}
}

// Drawing returns a drawing that shows nothing.
func (None) Drawing(panes.Pane, func(messages.Told, []uint32), func(string)) Drawing {
	return noDrawing{}
}

// Splitters does nothing.
func (None) Splitters() {}

// TypedEarly returns "".
func (None) TypedEarly() string { return "" }

// Place returns "".
func (None) Place() string { return "" }

// SetPlace does nothing.
func (None) SetPlace(string) {}

// LinkTo returns the fragment alone.
func (None) LinkTo(fragment string) string { return "#" + fragment }

// EmbedCode returns "".
func (None) EmbedCode(string, string, string) string { return "" }

// Asked returns "".
func (None) Asked(string) string { return "" }

// Checked does nothing: there is no enclosing page.
func (None) Checked(*report.ViewAnswer) {}

// Copy does nothing: there is no clipboard.
func (None) Copy(string, func()) {}

// Download does nothing.
func (None) Download(string, string, string) {}

// OpenFile does nothing.
func (None) OpenFile() {}

// OpenObject does nothing.
func (None) OpenObject(string) {}

// KeepObject does nothing.
func (None) KeepObject(bool) {}

// TextOf returns "".
func (None) TextOf(string) string { return "" }

// SVGOf returns "".
func (None) SVGOf(string) string { return "" }

// OpenDialog does nothing.
func (None) OpenDialog(bool, func()) {}

// CloseDialog does nothing.
func (None) CloseDialog() {}

// HelpChanged does nothing.
func (None) HelpChanged(bool) {}

// PlaceTerm does nothing.
func (None) PlaceTerm(app.Value) {}

// PlaceOthers does nothing.
func (None) PlaceOthers(app.Value) {}

// SetTheme does nothing.
func (None) SetTheme(string) {}

// Room returns [RoomForAll].
func (None) Room() Room { return RoomForAll }

// HasTouch returns false.
func (None) HasTouch() bool { return false }

// SetVim does nothing.
func (None) SetVim(bool, func()) {}

// Focus does nothing.
func (None) Focus(string) {}

// BesideRun returns "".
func (None) BesideRun(string, int) string { return "" }

// ScrollTo does nothing.
func (None) ScrollTo(string) {}

// Texts returns nothing.
func (None) Texts(func(byName map[string]string)) {}

// RunDrawn does nothing.
func (None) RunDrawn() {}

// Shown does nothing.
func (None) Shown() {}

// noEditor keeps its text.
type noEditor struct{ text string }

func (e *noEditor) SetText(text string, _ []string)      { e.text = text }
func (e *noEditor) Text() string                         { return e.text }
func (e *noEditor) Edited() (Edit, bool)                 { return Edit{}, false }
func (e *noEditor) SetView(string, bool)                 {}
func (e *noEditor) Hold()                                {}
func (e *noEditor) Release()                             {}
func (e *noEditor) Viewport() []Viewport                 { return nil }
func (e *noEditor) SetColours([]int32, []int32)          {}
func (e *noEditor) ClearColours()                        {}
func (e *noEditor) SetTokens([]int32, []int32)           {}
func (e *noEditor) SetFolds([]int32)                     {}
func (e *noEditor) RevealTop(int32)                      {}
func (e *noEditor) SetDetails([]int32)                   {}
func (e *noEditor) SetRails(_, _ []int32, _ string)      {}
func (e *noEditor) SetInlays([]int32)                    {}
func (e *noEditor) SetColumns([]int32)                   {}
func (e *noEditor) SetLines([]int32)                     {}
func (e *noEditor) SetLit([]int32, bool)                 {}
func (e *noEditor) SetProblems([]Problem)                {}
func (e *noEditor) TakeSuggestion(int, string)           {}
func (e *noEditor) Retype(string)                        {}
func (e *noEditor) OpenList(string, string, []int32)     {}
func (e *noEditor) Reveal(int32, int32, bool)            {}
func (e *noEditor) SetEmpty(string)                      {}
func (e *noEditor) SetStale(bool)                        {}
func (e *noEditor) SetWrap(bool)                         {}
func (e *noEditor) Caret() int32                         { return 0 }
func (e *noEditor) ShowLit(uint8, report.Category)       {}
func (e *noEditor) Elsewhere(bool)                       {}
func (e *noEditor) Settle(uint8, report.Category, int32) {}
func (e *noEditor) ScrollToTop()                         {}
func (e *noEditor) Focus()                               {}
func (e *noEditor) Search()                              {}
func (e *noEditor) Measure()                             {}

// noDrawing shows nothing.
type noDrawing struct{}

func (noDrawing) Show(string, string) []uint32 { return nil }
func (noDrawing) Light([]int32, bool)          {}
func (noDrawing) Trail([]uint32, bool)         {}
func (noDrawing) Reveal(uint32)                {}
func (noDrawing) Only(uint32)                  {}
func (noDrawing) FocusOn(uint32)               {}
func (noDrawing) Top()                         {}
