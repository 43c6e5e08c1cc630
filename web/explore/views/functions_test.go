package views_test

import (
	"fmt"
	"strings"
	"testing"

	"golang.org/x/arch/x86/x86asm"

	"statepoint/lower/data"
	"statepoint/web/explore"
	"statepoint/web/explore/engine"
	"statepoint/web/explore/exploretest"
	"statepoint/web/explore/views"
	"statepoint/web/report"
)

// The figures of the functions of every example add up to those of the module.
func TestFunctionsAddUp(t *testing.T) {
	polls := uint32(0)
	for name, source := range exploretest.Examples(t) {
		req := report.Request{Source: source}
		r := explore.Compile(t.Context(), &req, nil)
		if r.Lowered() == nil {
			continue
		}
		var sum [len(report.FunctionColumns)]uint32
		frame := uint32(0)
		for _, f := range views.FunctionRows(r) {
			for i, v := range f.Values {
				sum[i] += v
			}
			frame = max(frame, f.Values[report.FunctionFrame])
		}
		f := &r.Outline().Figures
		rest := uint32(16 + 8*len(r.Lowered().StackMap.Constants)) // header and constants
		if len(r.Lowered().StackMap.Bytes) == 0 {
			rest = 0
		}
		statepoints, pairs := uint32(0), uint32(0)
		for i := range r.Lowered().Map.Records {
			if s, err := r.Lowered().Map.Records[i].Statepoint(); err == nil {
				statepoints++
				pairs += uint32(s.Pairs())
			}
		}
		padding := paddingOf(t, name, r)
		if sum[report.FunctionInstructions] != f.MachineInstructions ||
			frame != f.FrameBytes || sum[report.FunctionStatepoints] != statepoints ||
			sum[report.FunctionLive] != pairs ||
			sum[report.FunctionMap]+rest != uint32(len(r.Lowered().StackMap.Bytes)) ||
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

// paddingOf returns the number of code bytes outside functions. It checks that no two functions
// overlap, and that these bytes are no-ops and no more than an alignment needs.
func paddingOf(t *testing.T, name string, r *explore.Compilation) uint32 {
	t.Helper()
	padding, end := uint32(0), uint32(0)
	for _, fn := range r.Lowered().Funcs {
		if fn.Offset < end || fn.Offset-end >= data.TextAlign {
			t.Errorf("%s: @%s begins at %d, and what is before it ends at %d", name, fn.Name,
				fn.Offset, end)
			return 0
		}
		padding += fn.Offset - end
		for code := r.Lowered().Text[end:fn.Offset]; len(code) > 0; {
			in, err := x86asm.Decode(code, 64)
			if err != nil || in.Op != x86asm.NOP {
				t.Errorf("%s: % x before @%s: %v", name, code, fn.Name, err)
				break
			}
			code = code[in.Len:]
		}
		end = fn.Offset + fn.Size
	}
	if int(end) != len(r.Lowered().Text) {
		t.Errorf("%s: the last function ends at %d of %d bytes", name, end, len(r.Lowered().Text))
	}
	return padding
}

// The list of functions says how much of the code is in no function.
func TestFunctionsSayPadding(t *testing.T) {
	const one = "define void @f() {\n  ret void\n}\n"
	for source, want := range map[string]string{
		one: "",
		one + "define void @g() {\n  ret void\n}\n": "17 bytes of code: 2 in functions, " +
			"15 of padding between them",
		one + "define void @g() prefix i32 7 {\n  ret void\n}\n": "21 bytes of code: 2 in " +
			"functions, 19 of padding and prefix data between them",
	} {
		e := engine.Engine{}
		a := e.View(t.Context(), &report.ViewRequest{View: report.ViewFunctions,
			Of: e.Keep(&report.Request{Source: source})})
		if !strings.Contains(a.HTML, want) ||
			want == "" && strings.Contains(a.HTML, "bytes of code") {
			t.Errorf("%s: not %q\n%s", source, want, a.HTML)
		}
	}
}

// Functions are found by parts of their names, and sorted by their figures.
func TestFunctionsSortedAndFound(t *testing.T) {
	source := "declare void @g()\n" + functionText("low", 1) +
		functionText("high", 9) + functionText("middle", 4)
	req := report.Request{Source: source}
	e := engine.Engine{}
	const frame, name = 1 + report.FunctionFrame, 1 + uint32(len(report.FunctionColumns))
	const back = report.FunctionsReversed
	// Figures are sorted largest first and names alphabetically. Pressing a header again reverses
	// the order, and the third press restores the order of the text.
	for step, want := range map[uint32]struct {
		order, said string
		next        uint32
	}{
		0:            {"low high middle", "", 0},
		frame:        {"high middle low", "descending", frame + back},
		frame + back: {"low middle high", "ascending", 0},
		name:         {"high low middle", "ascending", name + back},
		name + back:  {"middle low high", "descending", 0},
	} {
		a := e.View(t.Context(), &report.ViewRequest{View: report.ViewFunctions, Step: step,
			Of: e.Keep(&req)})
		at := -1
		for name := range strings.FieldsSeq(want.order) {
			next := strings.Index(a.HTML, ">@"+name+"<")
			if next <= at {
				t.Errorf("by column %d @%s is not where it should be: %s", step, name, a.HTML)
			}
			at = next
		}
		if step == 0 {
			continue
		}
		column := (step - 1) % back
		if head := fmt.Sprintf(`aria-sort="%s"`, want.said); strings.Count(a.HTML, head) != 1 ||
			!strings.Contains(a.HTML, fmt.Sprintf(`data-act="%d" data-key="%d"`, want.next<<1,
				column)) {
			t.Errorf("the head of column %d does not say %s and lead to %d: %s", column,
				want.said, want.next, a.HTML)
		}
	}
	a := e.View(t.Context(), &report.ViewRequest{View: report.ViewFunctions, Lookup: "@H ig",
		Of: e.Keep(&req)})
	if strings.Count(a.HTML, "<tr data-p") != 1 || !strings.Contains(a.HTML, "1 of 3 functions") {
		t.Error(a.HTML)
	}
}

// The functions with warnings can be listed alone, in any order; the totals are those of the list.
func TestFunctionsWarned(t *testing.T) {
	const hidden = `define void @hidden(ptr addrspace(1) %a) gc "statepoint-example" {
  %p = addrspacecast ptr addrspace(1) %a to ptr
  call void @g()
  %v = load i8, ptr %p
  store i8 %v, ptr null
  ret void
}
`
	req := report.Request{Source: "declare void @g()\n" + functionText("low", 1) + hidden}
	e := engine.Engine{}
	const frame = 1 + report.FunctionFrame
	for step, want := range map[uint32]struct{ rows, next, more uint32 }{
		0:                              {2, report.FunctionsWarned, frame},
		report.FunctionsWarned:         {1, 0, frame + report.FunctionsWarned},
		frame:                          {2, frame + report.FunctionsWarned, 0},
		frame + report.FunctionsWarned: {1, frame, 0},
	} {
		a := e.View(t.Context(), &report.ViewRequest{View: report.ViewFunctions, Step: step,
			Of: e.Keep(&req)})
		rows := uint32(strings.Count(a.HTML, "<tr data-p"))
		if rows != want.rows || !strings.Contains(a.HTML, "@hidden<") ||
			!strings.Contains(a.HTML, fmt.Sprintf(`data-act="%d" data-key="warned"`,
				want.next<<1)) ||
			want.more > 0 && !strings.Contains(a.HTML, fmt.Sprintf(`data-act="%d" data-key="%d"`,
				want.more<<1, report.FunctionFrame)) {
			t.Errorf("order %d has %d rows, or leads elsewhere: %s", step, rows, a.HTML)
		}
		if total := strings.Contains(a.HTML, `<p class="totals">2 functions: 0 polls, `+
			`2 statepoints, `); total != (want.rows == 2) {
			t.Errorf("order %d: the totals are others: %s", step, a.HTML)
		}
	}
}

// functionText returns a function with the given number of references live across a call.
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
