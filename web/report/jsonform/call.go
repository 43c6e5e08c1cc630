package jsonform

import (
	"statepoint/core/jsontext"
	"statepoint/web/report"
)

// Call asks for a whole run of a program, without its steps.
type Call struct {
	// Entry is the call, "sum({| 3})".
	Entry string
	// Collector and Stress are as in [RunSetup]; Throws are undefined functions that throw.
	Collector, Stress string
	Throws            []string
	// Heap and Steps are the size of the heap in bytes and the limit on the number of steps, 0 for
	// the defaults; Seed determines how threads interleave.
	Heap, Steps, Seed uint64
}

// Outcome is the result of a [Call].
type Outcome struct {
	// Trouble says why nothing ran, "" if something did.
	Trouble string
	// Collector is the one that ran.
	Collector string
	// Result is what the function returned, as the arguments of a call are written: "3", "void".
	Result string
	// Stopped says why the run ended without a result, "" if it has one.
	Stopped string
	// Unsound is the first read or write of something that is not there, "" for none; Unsounds is
	// their number. Blame names what the emulator supplied that may be the cause.
	Unsound, Blame string
	Unsounds       uint64
	// Output is what the program printed.
	Output string
	// Assumed lists what the emulator supplied for the run.
	Assumed []string
	// Steps, Safepoints, Collections, Moved and Updated count instructions, points where the
	// collector could run, its collections, objects moved, and references updated in frames.
	Steps, Safepoints, Collections, Moved, Updated uint64
}

// AppendJSON appends an outcome as a JSON object.
func (o *Outcome) AppendJSON(b []byte) []byte {
	w := writer{jsontext.Writer{Buf: b}}
	w.object(func() {
		w.value("collector", o.Collector)
		w.value("result", o.Result)
		w.value("stopped", o.Stopped)
		w.value("unsound", o.Unsound)
		w.value("blame", o.Blame)
		w.Key("output")
		w.String(o.Output)
		w.value("assumed", o.Assumed)
		for _, count := range []struct {
			key string
			n   uint64
		}{{"unsounds", o.Unsounds}, {"steps", o.Steps}, {"safepoints", o.Safepoints},
			{"collections", o.Collections}, {"moved", o.Moved}, {"updated", o.Updated}} {
			w.Key(count.key)
			w.Uint(count.n)
		}
	})
	return append(w.Buf, '\n')
}

// AppendVerdicts appends the verdicts on a program as a JSON object with a list.
func AppendVerdicts(b []byte, verdicts []report.Verdict) []byte {
	w := writer{jsontext.Writer{Buf: b}}
	w.object(func() {
		w.list("verdicts", len(verdicts), func(i int) {
			v := &verdicts[i]
			w.object(func() {
				w.value("line", v.Line)
				w.value("check", v.Check)
				w.value("ok", v.OK)
				w.value("open", v.Open)
				w.value("said", v.Said)
				w.value("told", v.Told)
			})
		})
	})
	return append(w.Buf, '\n')
}
