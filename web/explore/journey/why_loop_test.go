package journey

import (
	"slices"
	"strings"
	"testing"

	"statepoint/web/explore"
	"statepoint/web/report"
)

// The journey names the location that a collector updates, not the base's, even for a pointer that
// only a phi carries over the safepoint.
func TestWhyThroughPhi(t *testing.T) {
	const text = `declare void @f()
declare i1 @more()
define ptr addrspace(1) @loop(ptr addrspace(1) %obj) gc "statepoint-example" {
entry:
  br label %again
again:
  call void @f()
  %m = call i1 @more()
  br i1 %m, label %again, label %done
done:
  ret ptr addrspace(1) %obj
}
`
	req := report.Request{Source: text}
	r := explore.Compile(t.Context(), &req, nil)
	x := report.NewIndex(r.Outline().Links)
	i := slices.IndexFunc(x.All(), func(l report.Link) bool { return l.Label == "%obj" })
	if why := x.Why([]uint32{x.All()[i].ID}).String(); !strings.Contains(why, "location 4") {
		t.Error(why)
	}
}
