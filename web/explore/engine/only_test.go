package engine

import (
	"bytes"
	"reflect"
	"strings"
	"testing"

	"statepoint/e2e/gen"
	"statepoint/web/report"
	"statepoint/web/wire"
)

// Of a compilation whose page has an excerpt, all views are as of the whole; the list of functions
// does not compile it again.
func TestViewsBesideAnExcerpt(t *testing.T) {
	req := &report.Request{FileName: "many.ll",
		Source: gen.Module(gen.Shape{Functions: 6, Calls: 3, Live: 3, Blocks: 2})}
	var whole, some Engine
	all := whole.Run(t.Context(), req)
	only := *req
	// The function of an earlier text, which this one does not have, is no reason to show all.
	for _, function := range []string{"@f2", "@f4", "@elsewhere", report.FirstFunction} {
		only.Only = function
		if r := some.Run(t.Context(), &only); r.Only == 0 || some.Last().Only() == "" {
			t.Fatalf("%s: no excerpt", function)
		}
	}
	ask := func(view string, subject uint32) *report.ViewRequest {
		return &report.ViewRequest{View: view, Stage: report.StageRewrite, Subject: subject,
			Of: req.Handle()}
	}
	before := some.Last()
	subject := all.Source.FunctionID(report.NewIndex(all.Links), int32(len(req.Source)-20))
	if subject == 0 {
		t.Fatal("the text does not end in a function")
	}
	for _, view := range []string{report.ViewFunctions, report.ViewRecords, report.ViewCFG,
		report.ViewFrame, report.ViewLiveness} {
		got, want := some.View(t.Context(), ask(view, subject)), whole.View(t.Context(),
			ask(view, subject))
		if !reflect.DeepEqual(got, want) || got.Trouble != "" {
			t.Errorf("%s differs: %.100q, not %.100q", view, got.HTML, want.HTML)
		}
		if again := some.Last() != before; again != (view != report.ViewFunctions) {
			t.Errorf("%s: compiled again: %t", view, again)
		}
		before = some.Last()
		some.Run(t.Context(), &only)
		if view != report.ViewFunctions && some.Last() != before {
			t.Errorf("%s: an excerpt of the whole is compiled again", view)
		}
		before = some.Last()
		if view != report.ViewFunctions {
			some = Engine{}
			some.Run(t.Context(), &only)
			before = some.Last()
		}
	}
	if r := some.Run(t.Context(), req); r.Only != 0 || len(r.Links) != len(all.Links) {
		t.Error("the whole report is not whole")
	}
}

// An engine that is first asked for the list of functions has what the excerpts after it reuse.
func TestListBeforeAnExcerpt(t *testing.T) {
	req := &report.Request{FileName: "many.ll", Only: report.FirstFunction,
		Source: gen.Module(gen.Shape{Functions: 6, Calls: 3, Live: 3, Blocks: 2})}
	var e Engine
	list := e.View(t.Context(), &report.ViewRequest{View: report.ViewFunctions, Of: e.Keep(req)})
	if list.Trouble != "" || e.Last().Only() == "" {
		t.Fatalf("%q, of an excerpt of %q", list.Trouble, e.Last().Only())
	}
	only := *req
	only.Only = "@f4"
	r := e.Run(t.Context(), &only)
	if n := e.past.Reused() + e.past.Known() + e.past.Unread(); r.Only == 0 || n < 4 {
		t.Errorf("%d functions are reused", n)
	}
}

// What the engine does while it is idle gives the report that it gave, and the next edit still
// reuses what did not change.
func TestWarmChangesNothing(t *testing.T) {
	text := gen.Module(gen.Shape{Functions: 20, Calls: 2, Live: 2})
	req := &report.Request{FileName: "many.ll", Source: text, Only: report.FirstFunction}
	var warm, other Engine
	if warm.Warm(t.Context()) != nil {
		t.Error("a report of no text")
	}
	want := wire.Encode(&wire.Report{Report: warm.Run(t.Context(), req)})
	other.Run(t.Context(), req)
	for range 3 {
		got := warm.Warm(t.Context())
		if got == nil || !bytes.Equal(wire.Encode(&wire.Report{Report: got}), want) {
			t.Fatal("another report")
		}
	}
	edited := *req
	edited.Source = strings.Replace(text, "call void", "%more = add i64 1, 2\n  call void", 1)
	got := wire.Encode(&wire.Report{Report: warm.Run(t.Context(), &edited)})
	if !bytes.Equal(got, wire.Encode(&wire.Report{Report: other.Run(t.Context(), &edited)})) {
		t.Error("another report of the edited text")
	}
	if n := warm.past.Known() + warm.past.Reused(); n != other.past.Known()+other.past.Reused() {
		t.Errorf("%d functions reused", n)
	}
}
