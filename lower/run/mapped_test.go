package run_test

import (
	"strings"
	"testing"

	"statepoint/lower"
	"statepoint/lower/run"
)

// TestObjectWithoutRecord reaches a frame whose call has no record, in a function that has records
// of other calls: an error in an object without IR as in a program with it.
func TestObjectWithoutRecord(t *testing.T) {
	const text = `declare void @rt_safepoint()

define void @inner() gc "statepoint-example" {
  call void @rt_safepoint()
  ret void
}

define void @outer() gc "statepoint-example" {
  call void @rt_safepoint()
  call void @inner() "gc-leaf-function"
  ret void
}
`
	result, surface := compile(t, text, "rewrite-statepoints-for-gc", lower.Options{})
	for name, s := range map[string]*run.Surface{"with IR": surface, "an object": nil} {
		p, err := run.Load(result.Object, run.Options{Surface: s, Stress: run.Stress{Every: 1}})
		if err != nil {
			t.Fatal(err)
		}
		err = p.Call(t.Context(), "outer", nil)
		if err == nil || !strings.Contains(err.Error(), "no record of the call that returns to") {
			t.Errorf("%s: %v", name, err)
		}
	}
}
