package browser

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/ui/messages"
	"statepoint/web/ui/panes"
)

// drawing wraps static/editor/drawing.js. Its element has no listeners until there is something to
// show.
type drawing struct {
	make func() app.Value
	js   app.Value // nil until then
	only uint32    // the only function with open folds, 0 for all
}

// Drawing returns the drawing widget of a pane.
func (w *window) Drawing(p panes.Pane, on func(what messages.Told, ids []uint32),
	entered func(text string)) Drawing {
	return w.Aside(p.Key(), on, entered)
}

// Aside returns the drawing widget of the element drawing-KEY.
func (w *window) Aside(key string, on func(what messages.Told, ids []uint32),
	entered func(text string)) Drawing {
	return &drawing{make: func() app.Value {
		told := app.FuncOf(func(_ app.Value, args []app.Value) any {
			what, text := messages.Told(args[0].String()), args[1].String()
			if what == messages.ToldEnter {
				w.Dispatch(func() { entered(text) })
				return nil
			}
			ids := parseIDs(text)
			w.Dispatch(func() { on(what, ids) })
			return nil
		})
		return w.js.Call("createDrawing", app.Window().GetElementByID("drawing-"+key), told)
	}}
}

func (d *drawing) Show(view, html string) []uint32 {
	if d.js == nil {
		d.js = d.make()
		d.Only(d.only)
	}
	return parseIDs(d.js.Call("show", view, html).String())
}

// call calls a method of the drawing if it shows something.
func (d *drawing) call(method string, args ...any) {
	if d.js != nil {
		d.js.Call(method, args...)
	}
}

func (d *drawing) Light(flat []int32, pinned bool) { d.call("light", ints(flat), pinned) }
func (d *drawing) Reveal(id uint32)                { d.call("reveal", int(id)) }
func (d *drawing) FocusOn(id uint32)               { d.call("focusOn", int(id)) }
func (d *drawing) Top()                            { d.call("top") }

func (d *drawing) Only(function uint32) {
	d.only = function
	d.call("only", int(function))
}

func (d *drawing) Trail(path []uint32, pinned bool) {
	ids := make([]int32, len(path))
	for i, id := range path {
		ids[i] = int32(id)
	}
	d.call("trail", ints(ids), pinned)
}

// parseIDs parses ids separated by spaces, as in the elements of a drawing.
func parseIDs(s string) []uint32 {
	var ids []uint32
	for _, f := range strings.Fields(s) {
		if n, err := strconv.ParseUint(f, 10, 32); err == nil {
			ids = append(ids, uint32(n))
		}
	}
	slices.Sort(ids)
	return slices.Compact(ids)
}
