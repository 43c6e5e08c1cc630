// Command ui is the page's WebAssembly program. It links neither the compiler
// nor net/http: what it shows comes from the engine, in a worker.
package main

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/static/examples"
	"statepoint/web/report"
	"statepoint/web/ui"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/workspace"
	"statepoint/web/wire"
)

func main() {
	c := ui.Config{Open: browser.Open, StartEngine: browser.StartWorker, Examples: list(),
		First: first()}
	// The site may lie in any folder of its server, so any path is the page.
	app.RouteWithRegexp(".*", func() app.Composer { return ui.NewPage(c) })
	app.RunWhenOnBrowser()
}

// list gives the examples. They are embedded and a test reads them, so an error
// is impossible; the page would open empty.
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

// first gives the report that came with the page, if it is one of ours.
func first() *report.Report {
	m, err := wire.Decode(browser.FirstReport())
	if err != nil {
		return nil
	}
	if r, ok := m.(wire.Report); ok {
		return r.Report
	}
	return nil
}
