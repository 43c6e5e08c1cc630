package emulator

import (
	"strings"
	"testing"

	"statepoint/web/report"
	"statepoint/web/report/jsonform"
)

const added = `declare void @visit(i64)
declare void @fails()

define i64 @add(ptr addrspace(1) %list, i64 %n) gc "statepoint-example" {
  call void @visit(i64 %n)
  %at = getelementptr i64, ptr addrspace(1) %list, i64 1
  %v = load i64, ptr addrspace(1) %at
  %sum = add i64 %v, %n
  ret i64 %sum
}

define void @forever() gc "statepoint-example" {
  br label %loop
loop:
  br label %loop
}

define i64 @far(ptr addrspace(1) %list) gc "statepoint-example" {
  %at = getelementptr i64, ptr addrspace(1) %list, i64 5
  %v = load i64, ptr addrspace(1) %at
  ret i64 %v
}
`

// A call has what a run has at its end, and a sentence if there is none.
func TestCall(t *testing.T) {
	c := Compile(t.Context(), &report.Request{FileName: "a.ll", Source: added}, nil)
	if c.Lowered() == nil {
		t.Fatal("it does not compile")
	}
	o := Call(t.Context(), c, &jsonform.Call{Entry: "add({| 3}, 4)", Collector: "semispace",
		Stress: "every-safepoint"})
	if o.Trouble != "" || o.Result != "7" || o.Output != "visit(4)\n" || o.Stopped != "" ||
		o.Collector != "semispace" || o.Collections != 1 || o.Moved != 1 || o.Updated != 1 ||
		o.Unsounds != 0 || o.Steps == 0 || o.Safepoints != 1 {
		t.Errorf("got %+v", o)
	}
	o = Call(t.Context(), c, &jsonform.Call{Entry: "add({| 3}, 4)", Throws: []string{"visit"}})
	if o.Result != "" || !strings.Contains(o.Stopped, "nothing catches what @visit throws") {
		t.Errorf("got %+v", o)
	}
	if o = Call(t.Context(), c, &jsonform.Call{Entry: "forever()", Steps: 100}); o.Result != "" ||
		!strings.Contains(o.Stopped, "100") || o.Steps != 100 {
		t.Errorf("got %+v", o)
	}
	if o = Call(t.Context(), c, &jsonform.Call{Entry: "far({| 3})"}); o.Unsounds != 1 ||
		o.Unsound == "" {
		t.Errorf("got %+v", o)
	}
	for want, ask := range map[string]jsonform.Call{
		`the call is "add"`: {Entry: "add"}, "none": {Entry: "nobody()"},
		`not "fast"`: {Entry: "add({| 3}, 4)", Collector: "fast"},
		"stress is ": {Entry: "add({| 3}, 4)", Stress: "much"},
		"at most ":   {Entry: "add({| 3}, 4)", Heap: 1 << 40},
	} {
		if o := Call(t.Context(), c, &ask); !strings.Contains(o.Trouble, want) && want != "none" ||
			o.Trouble == "" {
			t.Errorf("%v: got %+v", ask, o)
		}
	}
}
