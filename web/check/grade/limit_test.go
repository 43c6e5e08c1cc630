package grade_test

import (
	"strings"
	"testing"

	"statepoint/web/explore/engine"
	"statepoint/web/report"
)

// A loop with a collection at each iteration ends after a number of frames, which is far less work
// than the limit of steps allows.
func TestEndlessCollections(t *testing.T) {
	src := `declare void @rt_safepoint()
define i64 @f(ptr addrspace(1) %p) gc "statepoint-example" {
entry:
  br label %loop
loop:
  call void @rt_safepoint()
  %data = getelementptr i8, ptr addrspace(1) %p, i64 8
  %word = load i64, ptr addrspace(1) %data
  %end = icmp eq i64 %word, 0
  br i1 %end, label %done, label %loop
done:
  ret i64 0
}
`
	var e engine.Engine
	for _, c := range []struct {
		check, want string
		ok          bool
	}{
		{"run f({| 3}) = 3 stress every-safepoint", "`f({| 3})` (a collection at every " +
			"safepoint) did not end before the collector visited 32768 frames, the limit of a " +
			"check.",
			false},
		{"run f({| 3}) = stopped under generational stress every-safepoint", "32768 frames", true},
		{"run f({| 3}) = 3", "did not end within 4194304 steps", false},
		{"run f({| 0}) = 0 stress every-safepoint", "returned 0", true},
	} {
		got, err := e.Check(t.Context(), &report.Request{Source: src}, c.check)
		if err != nil || got[0].OK != c.ok || !strings.Contains(got[0].Said, c.want) {
			t.Errorf("%s: %+v %v", c.check, got, err)
		}
	}
}
