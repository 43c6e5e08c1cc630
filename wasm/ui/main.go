// Command ui is the page's WebAssembly program. It links neither the compiler nor net/http:
// everything it shows comes from the engine in a worker.
package main

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/core/process"
	"statepoint/static/examples"
	"statepoint/web/report"
	"statepoint/web/ui"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/workspace"
	"statepoint/web/wire"
)

// rest is how long after filling the panes the page assumes that the reader is looking at them.
const rest = 30 * time.Millisecond

func main() {
	heap := process.CollectFrom(process.PageFloor, 1<<30)
	resting := time.AfterFunc(rest, func() { heap.Rest(process.PageGarbage) })
	app.Window().Call("addEventListener", "statepoint-shown",
		app.FuncOf(func(app.Value, []app.Value) any {
			resting.Reset(rest)
			return nil
		}))
	c := ui.Config{Open: browser.Open, StartEngine: browser.StartWorker,
		StartCompiler: browser.StartCompiler, StartObjects: browser.StartObjects,
		Examples: list(), First: first()}
	app.Run(func() app.Composer { return ui.NewPage(c) })
}

// list returns the examples. They are embedded and a test parses them, so an error is impossible;
// it would leave the page empty.
func list() []workspace.Example {
	all, err := examples.All()
	if err != nil {
		app.Log(err)
		return nil
	}
	out := make([]workspace.Example, len(all))
	for i, e := range all {
		out[i] = workspace.Example(e)
	}
	return out
}

// first returns the report that was served with the page, if it is valid.
func first() *report.Report {
	m, err := wire.Decode(browser.FirstReport(), nil)
	if err != nil {
		return nil
	}
	if r, ok := m.(*wire.Report); ok {
		return r.Report
	}
	return nil
}
