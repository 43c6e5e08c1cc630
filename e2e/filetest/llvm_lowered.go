package filetest

import (
	"strings"
	"testing"

	"statepoint/core/ir"
	"statepoint/core/options"
	"statepoint/core/passes"
	"statepoint/core/passes/pass"
	"statepoint/core/source"
	"statepoint/e2e/oracle"
	"statepoint/lower"
	"statepoint/lower/object"
	"statepoint/lower/run"
	"statepoint/stackmap"
)

func newText(s string) *source.Text { return source.NewText("case.ll", s) }

// liveSets compares what -spp-print-liveset prints, which is where the live sets of the test come
// from.
func (q *question) liveSets(t *testing.T) {
	args := []string{"-disable-output", "-passes=rewrite-statepoints-for-gc",
		"-spp-print-liveset", "-spp-print-base-pointers"}
	theirs := oracle.Exec([]byte(q.form.text), oracle.Tool(t, q.form.release, "opt"), args...)
	w := q.fresh(t)
	p, err := passes.NewPipeline(options.RewriteStatepoints)
	if err != nil {
		t.Fatal(err)
	}
	p.Options.PrintLiveSet, p.Options.PrintBasePointers = true, true
	said := ""
	p.After = func(_ *pass.Pass, _ *ir.Module, why *pass.Explanation) error {
		said += why.Report
		return nil
	}
	if _, err := p.Run(w.ctx(), w.m); err != nil || theirs.Err != nil {
		q.errorf("passes here: %v; there: %v %s", err, theirs.Err, theirs.Stderr)
		return
	}
	if want := string(theirs.Stderr); said != want || want == "" {
		q.errorf("-spp-print-liveset: %s", difference(said, want))
	}
}

// compiled is llc's object for the text, after opt's passes if the test has any.
func (q *question) compiled(t *testing.T) []byte {
	text := []byte(q.form.text)
	if w := (&work{test: q.test}); w.pipeline() != "" {
		text = oracle.Run(t, q.form.release, text, "opt", q.optArgs()...)
	}
	return oracle.Object(t, q.form.release, text, q.test.codegenOptions()...)
}

// records compares the records of the stack map with llc's: ids, and every location's kind, size
// and constant, in order. In which register or slot a value is is free.
func (q *question) records(t *testing.T) {
	w := q.fresh(t)
	res := w.lower(lower.Options{})
	if res == nil {
		if q.c.Differs == "" {
			q.errorf("it is refused here: %v", w.diags)
		}
		return
	}
	section, err := oracle.Section(q.compiled(t), stackmap.SectionName)
	if err != nil {
		t.Fatal(err)
	}
	got, err := RecordLines(res.StackMap.Bytes)
	want, err2 := RecordLines(section)
	if err != nil || err2 != nil {
		q.errorf("here: %v; there: %v", err, err2)
		return
	}
	same := strings.Join(got, "\n") == strings.Join(want, "\n")
	switch {
	case same && q.c.Differs != "":
		q.errorf("the records are the same, but the case says they differ: %s", q.c.Differs)
	case !same && q.c.Differs == "":
		q.errorf("records: %s", difference(strings.Join(got, "\n"), strings.Join(want, "\n")))
	}
}

// results runs llc's object for the module in the emulator, which must print the same.
func (q *question) results(t *testing.T, ours *result) {
	o, err := object.Read(q.compiled(t))
	if err != nil {
		t.Fatal(err)
	}
	w := q.fresh(t)
	calls, err := w.calls()
	if err != nil {
		t.Fatal(err)
	}
	theirs, err := w.emulate(o, run.Describe(w.m, nil), calls)
	if err != nil {
		t.Fatal(err)
	}
	if got := q.output(ours); got != theirs {
		q.errorf("%s", difference(got, theirs))
	}
}
