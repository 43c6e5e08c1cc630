package explore

import (
	"context"
	"fmt"

	"statepoint/core/gc"
	"statepoint/web/report"
)

// Engine compiles, and keeps what the last compilation left, so that a reader who opens one more
// view of it need not wait for another. The zero value is ready; it is for one goroutine.
type Engine struct {
	// Strategies finds the collection strategies of every request by name; nil has LLVM's own.
	Strategies *gc.Registry

	last    *run
	session *session
	kept    *run // what others are compared with; nil if nothing
	whole   *run // what last is without being broken; nil if nobody asked
}

// Run is the function [Run], and keeps what the run left.
func (e *Engine) Run(ctx context.Context, req *report.Request) *report.Report {
	e.last, e.session, e.whole = nil, nil, nil // their memory is needed now
	e.last = start(ctx, req, e.Strategies)
	return e.last.rep
}

// A viewer works out one view of a run that went through to its end, or as far as the view needs.
type viewer func(*run, *report.ViewRequest) (*report.ViewAnswer, error)

// viewers are the views there are, by key.
var viewers = map[string]viewer{
	report.ViewDiff:     (*run).diff,
	report.ViewLiveness: (*run).liveness,
	report.ViewCFG:      (*run).cfg,
	report.ViewCFGBrief: (*run).cfg,
	report.ViewFrame:    (*run).frameView,
	report.ViewRecords:  (*run).recordsView,
	report.ViewRoots:    (*run).rootsView,
	report.ViewMapJSON:  (*run).mapJSONView,
	report.ViewFile:     (*run).fileView,
	report.ViewWorlds:   (*run).worldsView,
	report.ViewParse:    (*run).parseView,
	report.ViewCompact:  (*run).compactView,
	report.ViewJourney:  (*run).journeyView,
	report.ViewChecks:   (*run).checksView,
}

// View works out a view. It compiles first if the engine has not compiled the request last. It
// never returns nil; an answer with Trouble says why there is nothing to show. A defect below
// panics, as everywhere in the engine, and ends in a report of a crash.
func (e *Engine) View(ctx context.Context, ask *report.ViewRequest) *report.ViewAnswer {
	view := viewers[ask.View]
	switch ask.View {
	case report.ViewCompare:
		view = e.compareView
	case report.ViewFunctions:
		view = e.functionsView
	}
	if view == nil {
		return &report.ViewAnswer{Trouble: fmt.Sprintf("this engine has no view %q", ask.View)}
	}
	if e.last == nil || !e.last.req.Same(&ask.Request) {
		e.Run(ctx, &ask.Request)
	}
	e.last.ctx = ctx
	if e.session != nil && e.session.c == e.last {
		e.last.setup = e.session.setup
	}
	answer, err := view(e.last, ask)
	if err != nil {
		return &report.ViewAnswer{Subject: ask.Subject, Trouble: err.Error()}
	}
	return answer
}
