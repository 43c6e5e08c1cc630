package session_test

import (
	"fmt"
	"strings"
	"testing"

	"statepoint/web/report"
)

// Objects of undefined functions have the size that can be inferred or that the reader chose, and
// the run states the assumption.
func TestSizesOfUnknownAllocators(t *testing.T) {
	for _, c := range []struct {
		declared, called, sizes string
		bytes                   uint64
		says                    string
	}{
		{"(i64)", "(i64 24)", "", 24, "objects of 24 bytes (argument 1), no references"},
		{"(i64)", "(i64 3)", "", 16, "objects of 3 bytes (argument 1)"},
		{"(i32)", "(i32 30)", "", 32, "objects of 30 bytes (argument 1)"},
		{"(i64, i64)", "(i64 24, i64 8)", "", 24, "(argument 1)"},
		{"(i64, i64) allocsize(1)", "(i64 3, i64 40)", "", 40, "(argument 2)"},
		{"(i64, i64) allocsize(0,1)", "(i64 3, i64 40)", "", 120, "(argument 1 times argument 2)"},
		{"(double, ptr, i32)", "(double 1.0, ptr null, i32 48)", "new=arg3", 48, "argument 3"},
		{"(i64, i64)", "(i64 5, i64 8)", "", 40, "(argument 1 times argument 2)"},
		{"(i64, i64)", "(i64 5, i64 8)", "new: arg1*8+16 bytes", 56,
			"argument 1 times 8 plus 16 bytes"},
		{"(i64)", "(i64 1000)", "other=arg1\nnew=64", 64, "objects of 64 bytes"},
		{"()", "()", "", 16, "objects of 16 bytes"},
		{"(ptr, i64)", "(ptr null, i64 400)", "", 400, "(argument 2)"},
	} {
		r := &runner{T: t, ask: report.RunRequest{Setup: report.RunSetup{Objects: c.sizes}},
			of: report.Request{Source: fmt.Sprintf(`declare ptr addrspace(1) @new%s
define i64 @main() gc "statepoint-example" {
  %%a = call ptr addrspace(1) @new%s
  %%p = getelementptr i8, ptr addrspace(1) %%a, i64 8
  %%n = load i64, ptr addrspace(1) %%p
  ret i64 %%n
}
`, c.declared, c.called)}}
		s := r.do(report.RunSeek)
		for s.Step < s.End && (len(s.Objects) == 0 || !s.Objects[0].New) {
			s = r.do(report.RunStep)
		}
		if len(s.Objects) != 1 || s.Objects[0].Size != c.bytes || len(s.Objects[0].References) > 0 {
			t.Errorf("%s: %+v, not %d bytes", c.called, s.Objects, c.bytes)
		}
		if !strings.Contains(s.Sentence, c.says) ||
			!strings.Contains(s.Sentence, "@new is undefined") {
			t.Errorf("%s: %q", c.called, s.Sentence)
		}
		if len(s.Makers) != 1 || s.Makers[0].Name != "new" || len(s.Makers[0].Text) == 0 {
			t.Errorf("%s: %+v", c.called, s.Makers)
		}
	}
	r := &runner{T: t, ask: report.RunRequest{Setup: report.RunSetup{Objects: "new=arg0"}},
		of: report.Request{Source: "define void @main() { ret void }"}}
	if s := r.try(""); s.Trouble !=
		"object \"new=arg0\", column 9: expected one or two arguments, counted from arg1, before "+
			"it, not the end" {
		t.Errorf("trouble is %q", s.Trouble)
	}
}

// The error for an object that does not fit names the function that allocates it.
func TestUnknownAllocatorAsksTooMuch(t *testing.T) {
	r := &runner{T: t, of: report.Request{
		Source: `declare ptr addrspace(1) @new(i64)
define void @main() gc "statepoint-example" {
  %a = call ptr addrspace(1) @new(i64 -1)
  ret void
}
`}}
	s := r.do(report.RunSeek)
	for s.Step < s.End {
		s = r.do(report.RunStep)
	}
	if !strings.Contains(s.Ended, "@new is undefined, and is assumed to allocate objects of as") {
		t.Errorf("it ended: %s", s.Ended)
	}
}
