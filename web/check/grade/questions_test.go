package grade_test

import (
	"fmt"
	"strings"
	"testing"

	"statepoint/core/location"
	"statepoint/web/check"
	"statepoint/web/explore/engine"
	"statepoint/web/report"
)

// looks has a base, a pointer derived from it, a Direct word, and one with a saved register.
const looks = `declare void @rt_collect()
define i64 @look(ptr addrspace(1) %array, i64 %n) gc "statepoint-example" {
  %count = alloca i64
  store i64 %n, ptr %count
  %inside = getelementptr i8, ptr addrspace(1) %array, i64 %n
  %first = getelementptr i8, ptr addrspace(1) %array, i64 8
  %given = icmp sgt i64 %n, 0
  %at = select i1 %given, ptr addrspace(1) %inside, ptr addrspace(1) %first
  call void @rt_collect() [ "deopt"(ptr %count) ]
  %word = load i64, ptr addrspace(1) %at
  %now = load i64, ptr %count
  %sum = add i64 %word, %now
  ret i64 %sum
}
`

// The role of a word of a frame comes from the record, and the verdict on a wrong answer says what
// is right.
func TestCheckSlots(t *testing.T) {
	const at = " at @rt_collect in @look is "
	for _, c := range []struct{ place, is, said, pair string }{
		{"rsp+0", "base", "`rsp+0` holds `%array`, the start of an object", ": the base of `%at`."},
		{"rsp+8", "derived", "`rsp+8` holds `%at`, an address inside an object",
			", whose base is in `rsp+0`."},
		{"rsp+16", "Direct",
			"`rsp+16` is `%count`, and the record has its address as deopt value 0, as line 9 " +
				"gives it, not the value stored there.", ""},
		{"rsp+24", "none", "`rsp+24` holds the return address: nothing that a collector updates.",
			""},
	} {
		for _, role := range location.UseNames() {
			got := verdicts(t, looks, "slot "+c.place+at+role)[0]
			said := c.said
			if c.pair != "" && role == c.is {
				said += c.pair
			} else if c.pair != "" {
				said += "." // the other word of the pair is left to the reader
			}
			if got.OK != (role == c.is) || got.Said != said {
				t.Errorf("%s is %s: %v %s", c.place, role, got.OK, got.Said)
			}
		}
	}
	got := verdicts(t, looks, "slot rsp+0 at @absent is base")[0]
	if got.OK || got.Said != "No record belongs to a call to `@absent`." {
		t.Errorf("%+v", got)
	}
}

// A run with the reader's map fails where that is wrong, and only there.
func TestPredictedMap(t *testing.T) {
	const run = "run look({| 5}, 0) = 5 stress every-safepoint"
	for words, want := range map[string]string{
		"rsp+0=base,rsp+8=derived,rsp+16=Direct,rsp+24=none": "",
		"rsp+0=base,rsp+8=base,rsp+16=Direct,rsp+24=none":    "is not the start of an object",
		"rsp+0=none,rsp+8=none,rsp+16=Direct,rsp+24=none":    "and should return 5",
		// The answer for a single word leaves the others unchanged, unless it removes the base they
		// need.
		"rsp+0=none":     "is not the start of an object",
		"rsp+8=none":     "and should return 5",
		"rsp+16=none":    "",
		"rsp+16=derived": "and should return 5",
		"rsp+0=derived":  "[rsp+8]",
	} {
		req := &report.Request{Source: looks}
		req.Options.Break = "map-as@look#1:" + words
		var e engine.Engine
		got, err := e.Check(t.Context(), req, run)
		if err != nil || got[0].OK != (want == "") || !strings.Contains(got[0].Said, want) {
			t.Errorf("%s: %v %+v", words, err, got)
		}
	}
}

const staleAdd = `declare void @rt_collect()
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
define i64 @add(ptr addrspace(1) %p) gc "statepoint-example" {
entry:
  %a = load i64, ptr addrspace(1) %p
  %token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(
      i64 0, i32 0, ptr elementtype(void ()) @rt_collect, i32 0, i32 0, i32 0, i32 0)
      [ "gc-live"(ptr addrspace(1) %p) ]
  %q = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %token, i32 0, i32 0)
  %b = load i64, ptr addrspace(1) %q
  %c = load i64, ptr addrspace(1) %p
  %sum = add i64 %b, %c
  ret i64 %sum
}
`

// One line is stale; the verdict for each other line says why it is not.
func TestCheckStale(t *testing.T) {
	for line, want := range map[string]string{
		"5": "Line 5 has no instruction.", "99": "Line 99 has no instruction.",
		"6": "Line 6 uses `%p`, and no path from the definition of `%p` to this line passes " +
			"through a safepoint.",
		"8": "Line 8 is the safepoint itself: the object of the value that it names has not " +
			"moved yet.",
		"10": "The relocate in line 10 has the index of `%p`, the pointer from before the " +
			"safepoint, as only a relocate may.",
		"11": "Line 11 uses `%q`, the result of a relocate: it is the address after the safepoint.",
		"12": "Line 12 uses `%p`, from before the safepoint.",
		"13": "Line 13 uses no pointer that a collector follows.",
	} {
		got := verdicts(t, staleAdd, "stale line "+line)[0]
		if got.OK != (line == "12") || got.Said != want {
			t.Errorf("%s: %v %s", line, got.OK, got.Said)
		}
	}
}

// An address computed after a safepoint from a stale pointer is stale, and so is the line that
// computes it; for one computed before the safepoint, only uses after it are stale.
func TestCheckStaleAddress(t *testing.T) {
	const statepoint = `%token = call token (i64, i32, ptr, i32, i32, ...) ` +
		`@llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @rt_collect, ` +
		`i32 0, i32 0, i32 0, i32 0)`
	source := `declare void @rt_collect()
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
define i64 @add(ptr addrspace(1) %p, i1 %some) gc "statepoint-example" {
entry:
  %above = getelementptr i8, ptr addrspace(1) %p, i64 8
  br i1 %some, label %collect, label %done
collect:
  ` + statepoint + `
  br label %done
done:
  %at = getelementptr i8, ptr addrspace(1) %p, i64 8
  %next = getelementptr i8, ptr addrspace(1) %at, i64 8
  %a = load i64, ptr addrspace(1) %next
  %b = load i64, ptr addrspace(1) %above
  %sum = add i64 %a, %b
  ret i64 %sum
never:
  %round = getelementptr i8, ptr addrspace(1) %round, i64 8
  %c = load i64, ptr addrspace(1) %round
  br label %never
}
`
	const above = ", from before the safepoint."
	computed := ", which is computed from `%p`, from before the safepoint."
	for line, want := range map[string]string{"5": "", "18": "", "11": "`%p`" + above,
		"12": "`%at`" + computed, "13": "`%next`" + computed, "14": "`%above`" + above, "15": ""} {
		got := verdicts(t, source, "stale line "+line)[0]
		if got.OK != (want != "") || got.OK && got.Said != "Line "+line+" uses "+want {
			t.Errorf("%s: %v %s", line, got.OK, got.Said)
		}
	}
	want := "`%next` is computed from the value that `%p` had before a safepoint"
	if got := verdicts(t, source, "safe")[0]; !strings.HasPrefix(got.Said, want) {
		t.Errorf("safe: %s", got.Said)
	}
	phi := strings.ReplaceAll(strings.Replace(source, "  %at", "  %now = phi ptr addrspace(1) "+
		"[ %p, %entry ], [ %p, %collect ]\n  %at", 1), "%at = getelementptr i8, "+
		"ptr addrspace(1) %p", "%at = getelementptr i8, ptr addrspace(1) %now")
	want = "`%now` takes from `%collect` the value that `%p` had before a safepoint"
	if got := verdicts(t, phi, "safe")[0]; !strings.HasPrefix(got.Said, want) {
		t.Errorf("safe: %s", got.Said)
	}
	var e engine.Engine
	r := e.Run(t.Context(), &report.Request{Source: phi})
	want = "`%next` is used here, and comes from `%now`, which takes from `%collect` the value that"
	if len(r.Diagnostics) == 0 || !strings.HasPrefix(r.Diagnostics[0].Message, want) {
		t.Errorf("of a phi: %+v", r.Diagnostics)
	}
	r = e.Run(t.Context(), &report.Request{Source: source})
	want = "`%next` is used here, and is computed from the value that `%p` had before a safepoint"
	warned := 0
	for i := range r.Diagnostics {
		d := &r.Diagnostics[i]
		if d.Code != "SP0407" {
			continue
		}
		warned++
		if strings.Contains(d.Message, "`%above` is") {
			want = "`%above` is used here as it was before a safepoint"
		}
		if !strings.HasPrefix(d.Message, want) {
			t.Errorf("%d: %s", d.Line, d.Message)
		}
	}
	if warned != 2 {
		t.Errorf("%d warnings", warned)
	}
}

// Numbers are read from the map, and the order of a collection from a run.
func TestCheckFieldsAndSteps(t *testing.T) {
	const run = " run look({| 5}, 0) = 5 under semispace"
	for text, want := range map[string]string{
		"field header.records = 1": "+The 4 bytes at 0xc say 1.",
		"field header.records = 256": "-The 4 bytes at 0xc do not say 256; the lowest " +
			"byte comes first.",
		"field record[0].location[3].offset = 10": "-The 4 bytes at 0x64 are hexadecimal: 0x10 " +
			"is 16. Write 0x10, as 10 alone is a decimal number.",
		"field header.none = 1": `-The map has no field "header.none".`,
		"steps frame visit move update" + run: "+This is the order of the first collection of " +
			"the run.",
		"steps frame move visit update" + run: "-Step 2 is too early: another step " +
			"comes before it.",
		"steps frame mark" + run: "-The first collection of the run has no step `mark`.",
	} {
		got := verdicts(t, looks, text)[0]
		said := "-" + got.Said
		if got.OK {
			said = "+" + got.Said
		}
		if said != want {
			t.Errorf("%s:\ngot  %s\nwant %s", text, said, want)
		}
	}
}

// The verdict on a number that another record has in the same field names that record.
func TestCheckFieldOfAnotherRecord(t *testing.T) {
	const source = `declare void @one()
define ptr addrspace(1) @f(ptr addrspace(1) %p) gc "statepoint-example" {
  call void @one()
  call void @one()
  ret ptr addrspace(1) %p
}
`
	first, second := int64(-1), int64(-1)
	for n := range int64(64) {
		for i, v := range verdicts(t, source, fmt.Sprintf(
			"field record[0].offset = %d\nfield record[1].offset = %d", n, n)) {
			if v.OK {
				*[]*int64{&first, &second}[i] = n
			}
		}
	}
	if first < 0 || second <= first {
		t.Fatal(first, second)
	}
	said := verdicts(t, source, fmt.Sprintf("field record[1].offset = 0x%x", first))[0].Said
	if want := fmt.Sprintf(" do not say 0x%x; the same field of the "+
		"first record does.", first); !strings.HasSuffix(said, want) {
		t.Errorf("got  %s\nwant %s", said, want)
	}
	said = verdicts(t, source, "field record[1].offset = 0x7f")[0].Said
	if !strings.HasSuffix(said, " do not say 0x7f; the lowest byte comes first.") {
		t.Error(said)
	}
}

// The answer is the number of each line that uses a stale address.
func TestAskStaleLines(t *testing.T) {
	var e engine.Engine
	asked, err := e.Ask(t.Context(), &report.Request{Source: staleAdd},
		&check.Question{Kind: check.AskStale, Function: "add"})
	if err != nil {
		t.Fatal(err)
	}
	if asked.Before != "stale line " || asked.Answer != "12" {
		t.Errorf("%q is completed by %q", asked.Before, asked.Answer)
	}
	_, err = e.Ask(t.Context(), &report.Request{Source: "define void @add() {\n  ret void\n}\n"},
		&check.Question{Kind: check.AskStale, Function: "add"})
	if err == nil || err.Error() != "no line of @add uses a stale pointer" {
		t.Errorf("of a function without one: %v", err)
	}
}
