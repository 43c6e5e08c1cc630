package explore

import (
	"slices"
	"strings"
	"testing"

	"statepoint/core/provenance"
	"statepoint/web/report"
)

// The result of a call or invoke lights its own locations, not what the record of the call lists;
// the call lights that.
func TestResultIsNotItsCall(t *testing.T) {
	const declared = `declare ptr addrspace(1) @f(ptr addrspace(1))
declare void @g()
declare i32 @pers()
define ptr addrspace(1) @h(ptr addrspace(1) %x, ptr addrspace(1) %y) gc "statepoint-example"`
	const rest = `
  call void @g()
  store ptr addrspace(1) %y, ptr addrspace(1) %r
  ret ptr addrspace(1) %r
`
	for name, body := range map[string]string{
		"call": " {\n  %r = call ptr addrspace(1) @f(ptr addrspace(1) %x)" + rest + "}\n",
		"invoke": ` personality ptr @pers {
  %r = invoke ptr addrspace(1) @f(ptr addrspace(1) %x) to label %a unwind label %b
a:` + rest + "b:\n  %l = landingpad token cleanup\n  ret ptr addrspace(1) %y\n}\n",
	} {
		req := report.Request{Source: declared + body}
		r := Compile(t.Context(), &req, nil)
		x := report.NewIndex(r.Outline().Links)
		byLabel := func(label string) uint32 {
			t.Helper()
			i := slices.IndexFunc(x.All(), func(l report.Link) bool { return l.Label == label })
			if i < 0 {
				t.Fatalf("%s: nothing is called %s", name, label)
			}
			return x.All()[i].ID
		}
		value, token := byLabel("%r"), byLabel("%statepoint_token")
		call := x.Link(value).Call
		if l := x.Link(call); l == nil || l.Kind != provenance.KindCall || x.Link(token).Call != 0 {
			t.Fatalf("%s: %+v is the call of %%r", name, l)
		}
		result := uint32(0)
		for _, l := range x.All() {
			if l.Purpose == report.PurposeResult && l.Call == token {
				result = l.ID
			}
		}
		record := byLabel("record 0")
		ofRecord := func(l *report.Link) bool {
			return l.ID == record || strings.HasPrefix(l.Label, "record 0,")
		}
		for _, of := range []uint32{value, result, byLabel("%r.relocated"),
			byLabel("record 1, location 5")} {
			lit := x.Select([]uint32{of})
			for _, want := range []string{"%r", "callq f", "movq %rax, (%rsp)", "[rsp+0]",
				"movq (%rsp), %rcx", "%r.relocated", "record 1, location 5"} {
				if lit.Strength(byLabel(want)) == report.Unlit {
					t.Errorf("%s: %s does not light %s", name, x.Link(of).Name(), want)
				}
			}
			for _, s := range lit {
				if l := x.Link(s.ID); ofRecord(l) || l.ID == token || l.Label == "[rsp+8]" {
					t.Errorf("%s: %s lights %s", name, x.Link(of).Name(), l.Name())
				}
			}
		}
		if s := x.Select([]uint32{result}).Strength(call); s != report.Related {
			t.Errorf("%s: the call in the source is lit as %v", name, s)
		}
		for _, of := range []uint32{call, token, record, byLabel("callq f")} {
			lit := x.Select([]uint32{of})
			for _, not := range []uint32{value, result, byLabel("%r.relocated"),
				byLabel("record 1, location 5")} {
				if lit.Strength(not) != report.Unlit {
					t.Errorf("%s: %s lights %s", name, x.Link(of).Name(), x.Link(not).Name())
				}
			}
			for i := range x.All() {
				l := &x.All()[i]
				if ofRecord(l) && lit.Strength(l.ID) == report.Unlit {
					t.Errorf("%s: %s does not light %s", name, x.Link(of).Name(), l.Name())
				}
			}
		}
	}
}

// If a pointer is its own base, the chain shows the location that a collector updates, whichever
// item of the pointer is selected; the base's location says what it is.
func TestWhyTellsOfTheUpdatedLocation(t *testing.T) {
	req := report.Request{Source: `declare void @foo()
define ptr addrspace(1) @test1(ptr addrspace(1) %obj) gc "statepoint-example" {
  call void @foo()
  ret ptr addrspace(1) %obj
}
`}
	r := Compile(t.Context(), &req, nil)
	x := report.NewIndex(r.Outline().Links)
	const updated = "record 0, location 4: Indirect rsp+0, 8 bytes, its own base " +
		"(location 3)"
	seen := 0
	for _, l := range x.All() {
		want := ""
		switch l.Label {
		case "%obj", "%obj.relocated", "record 0, location 4":
			want = updated
		case "record 0, location 3":
			want = "record 0, location 3: Indirect rsp+0, 8 bytes, base of location 4"
		default:
			continue
		}
		seen++
		if got := x.Why([]uint32{l.ID}).String(); !strings.Contains(got, want) {
			t.Errorf("of %s: %s", l.Label, got)
		}
	}
	if seen != 4 {
		t.Errorf("%d things of the pointer", seen)
	}
}
