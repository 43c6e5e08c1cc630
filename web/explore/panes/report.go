package panes

import (
	"context"

	"statepoint/web/explore"
	"statepoint/web/report"
)

// Run compiles a request and returns the full report. It never returns nil: whatever stops the
// compilation, including a done context, is among the report's diagnostics, and OK is false. It
// knows LLVM's collection strategies; explore.Compile accepts others.
func Run(ctx context.Context, req *report.Request) *report.Report {
	return Excerpt(explore.Compile(ctx, req, nil), req.Only)
}

// Excerpt returns the report of a compilation that serves an excerpt, or all of it if only is "".
func Excerpt(c *explore.Compilation, only string) *report.Report {
	if c.Only() != "" {
		only = c.Only()
	}
	return Report(c).Excerpt(only)
}

// Report returns the report of a compilation: its outline with the panes' documents, and the words
// of its dialect.
func Report(c *explore.Compilation) *report.Report {
	r := *c.Outline()
	r.Asm, r.StackMap = Assembly(c), StackMap(c)
	if r.Dialect != "" {
		r.Words = vocabulary(c.Dialect(), c.Strategies())
	}
	return &r
}
