package printer_test

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"statepoint/core/ir/printer"
	"statepoint/core/irparse"
	"statepoint/core/source"
)

// TestPrintLimit prints a module with every limit around the length of its text.
func TestPrintLimit(t *testing.T) {
	m, _, err := irparse.ParseString(t.Context(), "m.ll", `@g = global i32 1
define i32 @f(i32 %x) {
  %y = add i32 %x, 1
  %z = add i32 %y, 2
  ret i32 %z
}
!n = !{!0}
!0 = !{!"node"}
`)
	if err != nil {
		t.Fatal(err)
	}
	whole := printer.Module(m)
	for _, limit := range []int{1, 10, 60, len(whole) - 1, len(whole), len(whole) + 1} {
		opts := &printer.Options{MaxBytes: limit}
		var out bytes.Buffer
		err := printer.WriteModule(&out, m, opts)
		var met *source.Limit
		if over := limit < len(whole); errors.As(err, &met) != over || over == (err == nil) {
			t.Errorf("limit %d of %d: %v", limit, len(whole), err)
		}
		if out.Len() > limit+1 || !strings.HasPrefix(whole, out.String()) {
			t.Errorf("limit %d: wrote\n%s", limit, &out)
		}
		if got := string(printer.AppendModule(nil, m, opts)); len(got) != min(limit+1,
			len(whole)) ||
			!strings.HasPrefix(whole, got) {
			t.Errorf("limit %d: appended\n%s", limit, got)
		}
	}
}
