package explore

import (
	"fmt"
	"strings"
	"testing"

	"statepoint/web/report"
)

// The figures of the functions of every example add up to those of the module.
func TestFunctionsAddUp(t *testing.T) {
	polls := uint32(0)
	for name, source := range exampleSources(t) {
		req := report.Request{Source: source}
		r := start(t.Context(), &req, nil)
		if r.lowered == nil {
			continue
		}
		var sum [len(report.FunctionColumns)]uint32
		frame := uint32(0)
		for _, f := range r.functions() {
			for i, v := range f.Values {
				sum[i] += v
			}
			frame = max(frame, f.Values[report.FunctionFrame])
		}
		f := &r.rep.Figures
		rest := uint32(16 + 8*len(r.lowered.StackMap.Constants)) // header and constants
		if len(r.lowered.StackMap.Bytes) == 0 {
			rest = 0
		}
		statepoints, pairs := uint32(0), uint32(0)
		for i := range r.lowered.Map.Records {
			if s, err := r.lowered.Map.Records[i].Statepoint(); err == nil {
				statepoints++
				pairs += uint32(s.Pairs())
			}
		}
		padding := uint32(0) // between functions
		for i, fn := range r.lowered.Funcs {
			if i > 0 {
				before := &r.lowered.Funcs[i-1]
				padding += fn.Offset - before.Offset - before.Size
			}
		}
		if sum[report.FunctionInstructions] != f.MachineInstructions ||
			frame != f.FrameBytes || sum[report.FunctionStatepoints] != statepoints ||
			sum[report.FunctionLive] != pairs ||
			sum[report.FunctionMap]+rest != uint32(len(r.lowered.StackMap.Bytes)) ||
			sum[report.FunctionCode]+padding != f.CodeBytes {
			t.Errorf("%s: %v, frame %d, and %d; of the module %+v, %d, %d", name, sum, frame, rest,
				*f, statepoints, pairs)
		}
		if sum[report.FunctionPolls] < f.Polls {
			t.Errorf("%s: %d polls, of the module %d", name, sum[report.FunctionPolls], f.Polls)
		}
		polls += sum[report.FunctionPolls]
	}
	if polls < 5 {
		t.Errorf("%d polls", polls)
	}
}

// Functions are found by parts of their names, and sorted by their figures.
func TestFunctionsSortedAndFound(t *testing.T) {
	source := "declare void @g()\n" + functionText("low", 1) +
		functionText("high", 9) + functionText("middle", 4)
	req := report.Request{Source: source}
	e := Engine{}
	for step, want := range map[uint32]string{0: "low high middle",
		1 + report.FunctionFrame:                "high middle low",
		1 + uint32(len(report.FunctionColumns)): "high low middle"} {
		a := e.View(t.Context(), &report.ViewRequest{View: report.ViewFunctions, Step: step,
			Request: req})
		at := -1
		for name := range strings.FieldsSeq(want) {
			next := strings.Index(a.HTML, ">@"+name+"<")
			if next <= at {
				t.Errorf("by column %d @%s is not where it should be: %s", step, name, a.HTML)
			}
			at = next
		}
	}
	a := e.View(t.Context(), &report.ViewRequest{View: report.ViewFunctions, Lookup: "@H ig",
		Request: req})
	if strings.Count(a.HTML, "<tr data-p") != 1 || !strings.Contains(a.HTML, "1 of 3 functions") {
		t.Error(a.HTML)
	}
}

// functionText is a function in which so many references live across a call.
func functionText(name string, n int) string {
	var b strings.Builder
	b.WriteString("define void @" + name + `(ptr addrspace(1) %a) gc "statepoint-example" {` + "\n")
	for i := range n {
		fmt.Fprintf(&b, "  %%p%d = getelementptr ptr addrspace(1), ptr addrspace(1) %%a, "+
			"i64 %d\n  %%v%d = load ptr addrspace(1), ptr addrspace(1) %%p%d\n", i, i, i, i)
	}
	b.WriteString("  call void @g()\n")
	for i := range n {
		fmt.Fprintf(&b, "  store ptr addrspace(1) %%v%d, ptr addrspace(1) null\n", i)
	}
	b.WriteString("  ret void\n}\n")
	return b.String()
}
