package check

import (
	"errors"
	"reflect"
	"strings"
	"testing"
)

func TestParse(t *testing.T) {
	const text = `; what the lesson is about
compiles
safe
statepoints in @sum = 1
code bytes <= 64
frame bytes in @"a b" < 32
calls @visit in @sum >= 2
volatile loads in @sum > 0
live %head at @visit in @sum
  The list is walked
  after the call.
dead %"odd name" at @visit
base of %cursor at @visit in @sum is %head
base of %p is %q
location of %cursor at @visit is Indirect
location of deopt 2 at @visit in @sum is Indirect rsp+8
deopts >= 1
strategy of @sum is "statepoint-example"
run sum({| 3}, 2) = 3 prints visit(3) under semispace stress every-safepoint
run f() = void
run f() = 1 under generational stores unseen
deopt at @visit in @sum is 17  %count
deopt at @visit is none
slot rsp+8 at @visit in @sum is derived
stale line 12
field record[0].location[3].offset = -0x8
steps frame visit run f() = 1 under semispace
leaf @"rt: print"
uses of %root by getelementptr in @sum >= 1
strategy of @sum is none
pointer phis in @sum = 1
error SP0205
used relocates in @sum >= 1
`
	got, err := Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	want := []Check{
		{Subject: Compiles, Line: 2}, {Subject: Safe, Line: 3},
		{Subject: Statepoints, Line: 4, Function: "sum", Number: 1},
		{Subject: CodeBytes, Line: 5, Compare: AtMost, Number: 64},
		{Subject: FrameBytes, Line: 6, Function: "a b", Compare: Less, Number: 32},
		{Subject: Calls, Line: 7, Callee: "visit", Function: "sum", Compare: AtLeast, Number: 2},
		{Subject: VolatileLoads, Line: 8, Function: "sum", Compare: More},
		{Subject: Live, Line: 9, Value: "head", Callee: "visit", Function: "sum",
			Told: "The list is walked after the call."},
		{Subject: Dead, Line: 12, Value: "odd name", Callee: "visit"},
		{Subject: Base, Line: 13, Value: "cursor", Callee: "visit", Function: "sum", Is: "head"},
		{Subject: Base, Line: 14, Value: "p", Is: "q"},
		{Subject: Location, Line: 15, Value: "cursor", Callee: "visit", Is: "Indirect"},
		{Subject: Location, Line: 16, Deopt: true, Number: 2, Callee: "visit", Function: "sum",
			Is: "Indirect", Place: "rsp+8"},
		{Subject: Deopts, Line: 17, Compare: AtLeast, Number: 1},
		{Subject: Strategy, Line: 18, Function: "sum", Is: "statepoint-example"},
		{Subject: Run, Line: 19, Case: "sum({| 3}, 2) = 3 prints visit(3)",
			Collector: "semispace", Stress: "every-safepoint"},
		{Subject: Run, Line: 20, Case: "f() = void"},
		{Subject: Run, Line: 21, Case: "f() = 1", Collector: "generational", Unseen: true},
		{Subject: Deopt, Line: 22, Callee: "visit", Function: "sum", Is: "17 %count"},
		{Subject: Deopt, Line: 23, Callee: "visit", Is: "none"},
		{Subject: Slot, Line: 24, Place: "rsp+8", Callee: "visit", Function: "sum", Is: "derived"},
		{Subject: Stale, Line: 25, Number: 12},
		{Subject: MapField, Line: 26, Field: "record[0].location[3].offset", Number: -8},
		{Subject: Steps, Line: 27, Is: "frame visit", Case: "f() = 1", Collector: "semispace"},
		{Subject: Leaf, Line: 28, Callee: "rt: print"},
		{Subject: Uses, Line: 29, Value: "root", Opcode: "getelementptr", Function: "sum",
			Compare: AtLeast, Number: 1},
		{Subject: Strategy, Line: 30, Function: "sum"},
		{Subject: PointerPhis, Line: 31, Function: "sum", Number: 1},
		{Subject: FailsWith, Line: 32, Is: "SP0205"},
		{Subject: UsedRelocates, Line: 33, Function: "sum", Compare: AtLeast, Number: 1},
	}
	if len(got) != len(want) {
		t.Fatalf("%d checks, not %d", len(got), len(want))
	}
	lines := strings.Split(text, "\n")
	for i := range want {
		want[i].Text = lines[want[i].Line-1]
		if !reflect.DeepEqual(got[i], want[i]) {
			t.Errorf("got  %+v\nwant %+v", got[i], want[i])
		}
	}
}

func TestParseErrors(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"compile", `1:1: unknown check "compile"`},
		{"\n  safe", "2:1: an indented line belongs to a check, but there is none above it"},
		{"safe now", `1:6: unexpected "now"`},
		{"statepoints in sum = 1", `1:16: expected a name that begins with @, not "sum"`},
		{"statepoints 1", `1:13: expected one of = != < <= > >=, not "1"`},
		{"records = many", `1:11: expected a number, not "many"`},
		{"map bytes in @f < 3", "1:13: a stack map belongs to the whole module"},
		{"code size < 3", `1:6: expected "bytes", not "size"`},
		{"volatile stores > 1", `1:10: expected "loads", not "stores"`},
		{"pointer loads > 1", `1:9: expected "phis", not "loads"`},
		{"error", "1:6: expected the code of an error, such as SP0205"},
		{"live %x", `1:8: expected "at", not ""`},
		{"base of %x at @f is y", `1:21: expected a name that begins with %, not "y"`},
		{"location of %x at @f is Slot", "1:25: expected a kind of location (Register, Direct, " +
			`Indirect, Constant, ConstIndex), not "Slot"`},
		{"location of deopt x at @f is Direct", `1:19: expected a number, not "x"`},
		{"location of %x at @f is Direct rsp+0 now", `1:38: unexpected "now"`},
		{"run f", "1:5: expected NAME(ARGUMENTS) = RESULT after run"},
		{"run f() = 1 under a b", `1:13: expected one word after "under", at the end of the line`},
		{"run f() = 1 stores seen", `1:20: expected unseen after stores, not "seen"`},
		{"deopt at @f is", "1:15: expected deopt operands, such as 17 %count, or none"},
		{"deopt of @f is 1", `1:7: expected "at", not "of"`},
		{"slot rsp+8 at @f is live", `1:21: expected what a slot is (base, derived, Direct, none), ` +
			`not "live"`},
		{"stale 3", `1:7: expected "line", not "3"`},
		{"field record[0].offset = x", `1:26: expected a number, not "x"`},
		{"steps walk run f() = 1", `1:7: expected a step of a collection (frame, visit, move, ` +
			`mark, update, field, free), not "walk"`},
		{"leaf rt_print", `1:6: expected a name that begins with @, not "rt_print"`},
		{"uses %root", `1:6: expected "of", not "%root"`},
		{"uses of %root by", "1:17: expected an instruction, such as getelementptr"},
		{"uses of %root by load in f = 1",
			`1:26: expected a name that begins with @, not "f"`},
		{"strategy is", "1:12: expected a name, or none"},
		{strings.Repeat("safe\n", MaxChecks+1), "201:1: more than 200 checks"},
	} {
		_, err := Parse(c.text)
		var e *Error
		if !errors.As(err, &e) || err.Error() != c.want {
			t.Errorf("%.40q:\ngot  %v\nwant %v", c.text, err, c.want)
		}
	}
}

func TestHolds(t *testing.T) {
	for i, want := range [][3]bool{{false, true, false}, {true, false, true}, {true, false, false},
		{true, true, false}, {false, false, true}, {false, true, true}} {
		for k, figure := range []int64{1, 2, 3} {
			if got := Compare(i).Holds(figure, 2); got != want[k] {
				t.Errorf("%d %v 2 is %v", figure, Compare(i), got)
			}
		}
	}
}
