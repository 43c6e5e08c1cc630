package breaks_test

import (
	"context"
	"strings"
	"testing"

	"statepoint/core/gc"
	"statepoint/static/examples"
	"statepoint/web/explore/breaks"
)

// example is the text of an example.
func example(t *testing.T, name string) string {
	t.Helper()
	all, err := examples.All()
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range all {
		if e.Name == name {
			return e.Source
		}
	}
	t.Fatalf("no example %s", name)
	return ""
}

// examined is the outcome of a break.
func examined(t *testing.T, s *breaks.Subject, key string) *breaks.Explanation {
	t.Helper()
	x, err := breaks.NewExaminer(context.Background(), s)
	if err != nil {
		t.Fatal(err)
	}
	site, err := breaks.Find(x.Sites, key)
	if err != nil {
		t.Fatal(err)
	}
	if site.Key() != key {
		t.Errorf("the site of %s is %s", key, site.Key())
	}
	e, err := x.Examine(context.Background(), site)
	if err != nil {
		t.Fatal(err)
	}
	return e
}

const derived = "read_cell({| 1 2 3 4 5 6}, 2, 1, 0) = 12"

// For each kind of break: what notices it, and its explanation.
func TestWhoNotices(t *testing.T) {
	for _, c := range []struct {
		example, line, key string
		by                 []breaks.Finder
		says               []string
	}{
		{"derived-pointer", derived, "skip-relocate@read_cell#1",
			[]breaks.Finder{breaks.SafepointVerifier, breaks.Machine, breaks.Outcome},
			[]string{"`add (%r14,%rbx,8),%rax`: reads through 0x", "is computed",
				"collection 1 moves the object from", "in r14 is named by no record",
				"returns -2401053088876216587 instead of 12"}},
		{"derived-pointer", derived, "swap-base@read_cell#1",
			[]breaks.Finder{breaks.HeapVerifier},
			[]string{"is not the start of an object"}},
		{"derived-pointer", derived, "drop-root@read_cell#2",
			[]breaks.Finder{breaks.Machine, breaks.Outcome},
			[]string{"`[rsp+8]` of @read_cell is named by no record", "is loaded"}},
		{"derived-pointer", derived, "drop-root@read_cell#1", nil,
			[]string{"updated by another pair of the record, as its base"}},
		{"derived-pointer", derived, "leaf@read_cell#1", []breaks.Finder{breaks.Collector},
			[]string{"the collector should run here and cannot", "has no record"}},
		{"derived-pointer", derived, "skip-relocate@read_field#1",
			[]breaks.Finder{breaks.SafepointVerifier}, []string{"this run never makes the " +
				"call; "}},
		{"derived-pointer", derived, "flip-byte@0x0", []breaks.Finder{breaks.Decoder},
			[]string{"is not loaded"}},
		{"derived-pointer", derived, "flip-byte@0x10^0x1", []breaks.Finder{breaks.Decoder},
			[]string{"does not follow a call"}},
		{"derived-pointer", derived, "flip-byte@0x2", []breaks.Finder{breaks.Decoder},
			[]string{"reserved2`: 0xff instead of 0"}},
		{"loop-poll", "sum_until_zero({| 1 2 3 0}) = 6", "remove-poll@sum_until_zero#2",
			[]breaks.Finder{breaks.Waiting}, []string{"another thread wants to collect",
				"continues without a poll while another thread waits"}},
		{"entry-poll", "move({| 7}, {| 0}) = {| 7}", "remove-poll@move#1", nil,
			[]string{"does not reach the poll"}},
		{"live-pointer", "test1({| 42}) = {| 42}", "drop-root@test1#1",
			[]breaks.Finder{breaks.Runtime, breaks.Outcome},
			[]string{"is passed on as a reference, and no object is there"}},
		{"live-pointer", "test1({| 42}) = {| 42}", "skip-relocate@test1#1",
			[]breaks.Finder{breaks.SafepointVerifier, breaks.Runtime, breaks.Outcome},
			[]string{"`%obj` may be stale in `ret", "`retq`: returns 0x"}},
	} {
		e := examined(t, subject(t, example(t, c.example), c.line), c.key)
		var by []breaks.Finder
		for _, f := range breaks.Finders {
			if e.Noticed(f) != nil {
				by = append(by, f)
			}
		}
		same := len(by) == len(c.by)
		for i := range by {
			same = same && by[i] == c.by[i]
		}
		text := e.Text()
		for _, want := range c.says {
			same = same && strings.Contains(text, want)
		}
		if !same {
			t.Errorf("%s: noticed by %v, want %v and %q in\n%s", c.key, by, c.by, c.says, text)
		}
		if e.Running() && e.First == nil {
			t.Errorf("%s: no first wrong step\n%s", c.key, text)
		}
	}
}

const outside = `
@flag = global i32 0
declare void @native()
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)

define i64 @f(ptr addrspace(1) %o) gc "hypothetical-gc" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0,
    ptr elementtype(void ()) @native, i32 0, i32 1, i32 0, i32 0)
    [ "gc-transition"(ptr @flag), "gc-live"(ptr addrspace(1) %o) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  %at = getelementptr i8, ptr addrspace(1) %r, i64 8
  %v = load i64, ptr addrspace(1) %at
  ret i64 %v
}
`

// A collector does not wait for a thread whose flag still says that it is outside: another thread
// moves the object that it is about to read.
func TestLateTransition(t *testing.T) {
	if _, err := (*gc.Registry)(nil).Lookup("hypothetical-gc"); err != nil {
		t.Fatal(err)
	}
	e := examined(t, subject(t, outside, "f({| 5}) = 5"), "late-transition@f#1")
	if e.By() != breaks.Machine || e.First == nil ||
		!strings.Contains(e.First.Text, "reads through 0x") || e.Noticed(breaks.Outcome) == nil ||
		!strings.Contains(e.Text(), "flag says that it is outside") ||
		!strings.Contains(e.Text(), "at @another thread: collection") {
		t.Errorf("%s", e.Text())
	}
}

func TestParseKeyRefuses(t *testing.T) {
	for text, want := range map[string]string{
		"":                  `no break is called ""`,
		"drop-rot":          "did you mean drop-root?",
		"flip-byte@here":    "not an offset of a byte",
		"flip-byte@1^0":     "not bits of a byte",
		"flip-byte@1^0x100": "not bits of a byte",
		"leaf@f#0":          "is not the number of a site",
		"leaf@f#x":          "is not the number of a site",
	} {
		if _, err := breaks.ParseKey(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", text, err, want)
		}
	}
	sites := []breaks.Site{{Kind: breaks.Leaf, Func: "a#b", Number: 2}}
	if s, err := breaks.Find(sites, "leaf@a#b#2"); err != nil || s.Func != "a#b" {
		t.Errorf("%v, %v", s, err)
	}
}
