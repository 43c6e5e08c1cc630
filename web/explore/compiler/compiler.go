package compiler

import (
	"context"

	"statepoint/web/explore"
	"statepoint/web/explore/panes"
	"statepoint/web/report"
)

// Name is the name by which the compiler's program greets a page.
const Name = "compiler"

// Compiler compiles requests with LLVM's own strategies. The zero value is ready.
type Compiler struct {
	largest int
	last    *explore.Compilation // nil unless its reader sees an excerpt, and may ask for more
}

// Run compiles a request, unless it only asks for another excerpt of the last. It never returns
// nil.
func (c *Compiler) Run(ctx context.Context, req *report.Request) *report.Report {
	comp := c.last
	if comp == nil || !comp.Request().Same(req) || !comp.Serves(req.Only) {
		c.last, c.largest = nil, len(req.Source)
		comp = explore.Compile(ctx, req, nil)
	}
	if c.last = nil; req.Only != "" {
		c.last = comp
	}
	return panes.Excerpt(comp, req.Only)
}

// Largest returns the size in bytes of the latest source.
func (c *Compiler) Largest() int { return c.largest }

// Keep returns the handle of a request, which it does not keep.
func (c *Compiler) Keep(req *report.Request) report.Handle { return req.Handle() }

// Keeps reports that no request is kept.
func (c *Compiler) Keeps(report.Handle) bool { return false }

// notHere answers what only the engine knows.
const notHere = "this program only compiles: ask the engine"

// View says that there are no views here.
func (c *Compiler) View(_ context.Context, ask *report.ViewRequest) *report.ViewAnswer {
	return &report.ViewAnswer{Subject: ask.Subject, Trouble: notHere}
}

// Program says that nothing runs here.
func (c *Compiler) Program(context.Context, *report.RunRequest) *report.RunState {
	return &report.RunState{Trouble: notHere}
}
