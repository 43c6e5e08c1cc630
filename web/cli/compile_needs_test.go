package cli

import (
	"strings"
	"testing"
)

// compile names the symbols that a strategy's barriers leave to the run-time library, and nothing
// where there are none.
func TestCompileSaysWhatTheLibraryMustSupply(t *testing.T) {
	const text = `define void @f(ptr addrspace(1) %a, ptr addrspace(1) %b) gc "mine" {
  store ptr addrspace(1) %b, ptr addrspace(1) %a
  ret void
}
`
	for barrier, want := range map[string][]string{
		"cards":    {"gc_card_table"},
		"snapshot": {"gc_marking", "gc_log"},
		"counted":  {"gc_retain", "gc_release"},
		"none":     nil,
	} {
		_, stderr, status := runCommand(text, "compile", "-", "-o", "-",
			"-strategy=name=mine,references=1,write-barrier="+barrier)
		if status != 0 || strings.Count(stderr, "run-time library must supply") != len(want) {
			t.Errorf("%s: status %d\n%s", barrier, status, stderr)
		}
		for _, name := range want {
			if !strings.Contains(stderr, "must supply "+name+": ") {
				t.Errorf("%s: no %s in\n%s", barrier, name, stderr)
			}
		}
	}
}
