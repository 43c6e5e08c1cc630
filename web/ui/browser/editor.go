package browser

import (
	"encoding/binary"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
	"statepoint/web/ui/messages"
	"statepoint/web/ui/panes"
)

// editor wraps static/editor/editor.js.
type editor struct{ js app.Value }

// Editor creates the widget of a pane or takes over the existing one.
func (w *window) Editor(p panes.Pane, on EditorEvents) Editor {
	ed := &editor{}
	told := app.FuncOf(func(_ app.Value, args []app.Value) any {
		// The arguments are only valid during the call.
		switch what := messages.Told(args[0].String()); what {
		case messages.ToldText:
			all := args[1].Bool()
			w.Dispatch(func() { on.Typed(all) })
		case messages.ToldAsk:
			n, what := args[1].Int(), messages.Question(args[2].String())
			offset, more := int32(args[3].Int()), args[4].String()
			w.Quietly(func() { ed.js.Call("answer", n, on.Asked(what, offset, more)) })
		case messages.ToldHover, messages.ToldCaret, messages.ToldClick, messages.ToldMore,
			messages.ToldJump, messages.ToldUses, messages.ToldWent:
			offset := int32(args[1].Int())
			w.Dispatch(func() { on.Pointed(what, offset) })
		case messages.ToldView:
			w.Quietly(on.Scrolled)
		case messages.ToldKey:
			name := messages.Key(args[1].String())
			w.Dispatch(func() { on.Pressed(name) })
		case messages.ToldFocus:
			if args[1].Bool() {
				w.Dispatch(on.Focused)
			}
		}
		return nil
	})
	ed.js = w.js.Call("createEditor", app.Window().GetElementByID("host-"+p.Key()),
		map[string]any{
			"name":     p.Key(),
			"lang":     p.Lang(),
			"label":    p.Title(),
			"readOnly": p != panes.Source,
			"on":       told,
		})
	return ed
}

func (e *editor) SetText(text string, labels []string) {
	if labels == nil {
		e.js.Call("setText", text, nil)
	} else {
		e.js.Call("setText", text, strings.Join(labels, "\n"))
	}
}

func (e *editor) Text() string { return e.js.Call("text").String() }

func (e *editor) Edited() (Edit, bool) {
	v := e.js.Call("edited")
	if !v.Truthy() {
		return Edit{}, false
	}
	return Edit{int32(v.Index(0).Int()), int32(v.Index(1).Int()), v.Index(2).String()}, true
}

func (e *editor) SetView(id string, own bool) { e.js.Call("setView", id, own) }
func (e *editor) Hold()                       { e.js.Call("hold") }
func (e *editor) Release()                    { e.js.Call("release") }

func (e *editor) Viewport() []Viewport {
	v := e.js.Call("viewport")
	at := func(i int) int32 { return int32(v.Index(i).Int()) }
	parts := make([]Viewport, v.Length()/4)
	for i := range parts {
		parts[i] = Viewport{at(4 * i), at(4*i + 1), at(4*i + 2), at(4*i + 3)}
	}
	return parts
}

func (e *editor) SetColours(flat, parts []int32) {
	e.js.Call("setColours", ints(flat), ints(parts))
}

func (e *editor) ClearColours() { e.js.Call("setColours", ints(nil)) }

func (e *editor) SetTokens(flat, parts []int32) {
	e.js.Call("setTokens", ints(flat), ints(parts))
}

func (e *editor) SetFolds(flat []int32)   { e.js.Call("setFolds", ints(flat)) }
func (e *editor) RevealTop(at int32)      { e.js.Call("revealTop", at) }
func (e *editor) SetDetails(flat []int32) { e.js.Call("setDetails", ints(flat)) }
func (e *editor) SetRails(rails, after []int32, words string) {
	e.js.Call("setRails", ints(rails), ints(after), words)
}

func (e *editor) SetInlays(flat []int32)           { e.js.Call("setInlays", ints(flat)) }
func (e *editor) SetColumns(flat []int32)          { e.js.Call("setColumns", ints(flat)) }
func (e *editor) SetLines(flat []int32)            { e.js.Call("setLines", ints(flat)) }
func (e *editor) SetLit(flat []int32, pinned bool) { e.js.Call("setLit", ints(flat), pinned) }

func (e *editor) SetProblems(list []Problem) {
	out := make([]any, len(list))
	for i, d := range list {
		out[i] = map[string]any{"from": d.From, "to": d.To, "severity": d.Severity,
			"message": d.Message, "n": d.N, "meant": d.Meant}
	}
	e.js.Call("setProblems", out)
}

func (e *editor) TakeSuggestion(n int, meant string) { e.js.Call("takeSuggestion", n, meant) }

func (e *editor) Retype(text string) { e.js.Call("retype", text, true) }

func (e *editor) OpenList(title, rows string, at []int32) {
	e.js.Call("openList", title, rows, ints(at))
}

func (e *editor) Reveal(start, end int32, focus bool) { e.js.Call("reveal", start, end, focus) }
func (e *editor) SetEmpty(text string)                { e.js.Call("setEmpty", text) }
func (e *editor) SetStale(stale bool)                 { e.js.Call("setStale", stale) }
func (e *editor) SetWrap(on bool)                     { e.js.Call("setWrap", on) }
func (e *editor) Caret() int32                        { return int32(e.js.Call("caret").Int()) }
func (e *editor) Elsewhere(shown bool)                { e.js.Call("elsewhere", shown) }
func (e *editor) ScrollToTop()                        { e.js.Call("scrollToTop") }
func (e *editor) Focus()                              { e.js.Call("focus") }
func (e *editor) Search()                             { e.js.Call("search") }
func (e *editor) Measure()                            { e.js.Call("measure") }

func (e *editor) ShowLit(pin uint8, category report.Category) {
	e.js.Call("showLit", pin, uint8(category))
}

func (e *editor) Settle(pin uint8, category report.Category, at int32) {
	e.js.Call("settle", pin, uint8(category), at)
}

// ints makes an Int32Array.
func ints(v []int32) app.Value {
	b := make([]byte, 4*len(v))
	for i, n := range v {
		binary.LittleEndian.PutUint32(b[4*i:], uint32(n))
	}
	bytes := app.Window().Get("Uint8Array").New(len(b))
	app.CopyBytesToJS(bytes, b)
	return app.Window().Get("Int32Array").New(bytes.Get("buffer"))
}
