package breaks_test

import (
	"strings"
	"testing"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/lower/run"
	"statepoint/web/explore/breaks"
)

// storing is a program with an old object into which a young one is stored: BARRIER stores.
const storing = `declare ptr addrspace(1) @rt_alloc(i64, i64)
declare void @rt_store(ptr addrspace(1), ptr addrspace(1), ptr addrspace(1))ATTRS
define i64 @main() gc "statepoint-example" {
  %old = call ptr addrspace(1) @rt_alloc(i64 1, i64 8)
  %one = call ptr addrspace(1) @rt_alloc(i64 1, i64 8)
  %two = call ptr addrspace(1) @rt_alloc(i64 1, i64 8)
  %young = call ptr addrspace(1) @rt_alloc(i64 1, i64 8)
  %y.at = getelementptr i8, ptr addrspace(1) %young, i64 16
  store i64 77, ptr addrspace(1) %y.at
  %f = getelementptr i8, ptr addrspace(1) %old, i64 8
  call void @rt_store(ptr addrspace(1) %old, ptr addrspace(1) %f, ptr addrspace(1) %young)
  %four = call ptr addrspace(1) @rt_alloc(i64 1, i64 8)
  %five = call ptr addrspace(1) @rt_alloc(i64 1, i64 8)
  %f2 = getelementptr i8, ptr addrspace(1) %old, i64 8
  %got = load ptr addrspace(1), ptr addrspace(1) %f2
  %g.at = getelementptr i8, ptr addrspace(1) %got, i64 16
  %v = load i64, ptr addrspace(1) %g.at
  ret i64 %v
}
`

// A dropped barrier: collectors that need it notice, and the store is the first wrong step; others
// do not, and the explanation says why. The same holds for a call that is a statepoint.
func TestDropBarrier(t *testing.T) {
	for _, attrs := range []string{"", ` "gc-leaf-function"`} {
		for _, c := range []struct{ collector, reason, noticed string }{
			{"semispace", "the collector semispace needs no write barrier", ""},
			{"mark-compact", "the collector mark-compact needs no write barrier", ""},
			{"mark-sweep", "the collector mark-sweep needs no write barrier", ""},
			{"generational", "", "to the generational collector, step "},
			{"refcount", "", "to the refcount collector, step "},
			{"incremental", "needed no report of the store", ""},
		} {
			s := subject(t, strings.Replace(storing, "ATTRS", attrs, 1), "main() = 77")
			s.Run.Collector = c.collector
			x, err := breaks.NewExaminer(t.Context(), s)
			if err != nil {
				t.Fatal(err)
			}
			site, err := breaks.Find(x.Sites, "drop-barrier@main")
			if err != nil {
				t.Fatal(err)
			}
			why, err := x.Examine(t.Context(), site)
			if err != nil {
				t.Fatal(err)
			}
			if why.Whole != "returns 77" {
				t.Errorf("%s: the unbroken program %s", c.collector, why.Whole)
			}
			if !strings.Contains(why.Reason, c.reason) || why.Running() != (c.noticed != "") {
				t.Errorf("%s:\n%s", c.collector, why.Text())
			}
			if c.noticed == "" {
				continue
			}
			if !strings.Contains(why.Text(), c.noticed) || why.First == nil ||
				why.First.Line < 10 || why.First.Line > 11 ||
				!strings.HasPrefix(why.First.Text, "stores a reference into an object, and no") {
				t.Errorf("%s:\n%s", c.collector, why.Text())
			}
		}
	}
}

// All barriers of a program are found: those that a strategy emits for llvm.gcwrite, and those
// written by hand.
func TestBarriersAreFound(t *testing.T) {
	const byHand = `@gc_card_table = external global ptr
declare void @gc_log(ptr addrspace(1))
declare void @note(ptr addrspace(1))
define void @f(ptr addrspace(1) %a, ptr addrspace(1) %b) gc "statepoint-example" {
  call void @gc_log(ptr addrspace(1) %b) "gc-leaf-function"
  call void @note(ptr addrspace(1) %b) "gc-leaf-function"
  store ptr addrspace(1) %b, ptr addrspace(1) %a
  %table = load ptr, ptr @gc_card_table
  %word = ptrtoint ptr addrspace(1) %a to i64
  %card = lshr i64 %word, 9
  %mark = getelementptr i8, ptr %table, i64 %card
  store i8 1, ptr %mark
  ret void
}
`
	const written = `declare void @llvm.gcwrite(ptr, ptr, ptr)
define void @f(ptr %a, ptr %b) gc "STRATEGY" {
  call void @llvm.gcwrite(ptr %b, ptr %a, ptr %a)
  ret void
}
`
	for _, c := range []struct {
		text string
		want int
	}{
		{byHand, 2},
		{strings.Replace(written, "STRATEGY", "card-marking", 1), 1},
		{strings.Replace(written, "STRATEGY", "snapshot", 1), 1},
		{strings.Replace(written, "STRATEGY", "reference-counting", 1), 2}, // both counts
		{strings.Replace(written, "STRATEGY", "shadow-stack", 1), 0},       // a plain store
	} {
		sites, err := subject(t, c.text, "f({| 1}, {| 2}) = void").Sites(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		n := 0
		for i := range sites {
			if sites[i].Kind == breaks.DropBarrier {
				n++
				if found, err := breaks.Find(sites, sites[i].Key()); err != nil ||
					found.What != sites[i].What || found.What == "" {
					t.Errorf("%s: %v, %v", sites[i].Key(), found, err)
				}
			}
		}
		if n != c.want {
			t.Errorf("%d barriers, not %d, in\n%s", n, c.want, c.text)
		}
	}
}

// What the verifiers find in the unbroken program, too, is not listed: under a strategy that moves
// nothing, references used after a safepoint. The break's first step and the run name one line.
func TestNoticesAreOfTheBreak(t *testing.T) {
	const written = `declare ptr addrspace(1) @rt_alloc(i64, i64)
declare void @rt_safepoint()
define i64 @main() gc "still" {
  %a = call ptr addrspace(1) @rt_alloc(i64 1, i64 8)
  %pad = call ptr addrspace(1) @rt_alloc(i64 0, i64 2000)
  call void @rt_safepoint()
  call void @rt_safepoint()
  call void @rt_safepoint()
  %b = call ptr addrspace(1) @rt_alloc(i64 1, i64 8)
  %f = getelementptr i8, ptr addrspace(1) %a, i64 8
  store ptr addrspace(1) %b, ptr addrspace(1) %f
  call void @rt_safepoint()
  ret i64 77
}
`
	for _, c := range []struct{ moving, collector string }{
		{"no", "incremental"}, {"yes", "generational"}} {
		spec, err := gc.ParseSpec("name=still,references=1,write-barrier=cards,moving=" + c.moving)
		if err != nil {
			t.Fatal(err)
		}
		known := gc.NewRegistry().With(spec)
		s := subject(t, written, "main() = 77")
		s.Module = func() (*ir.Module, *run.Surface, error) {
			m, _, err := irparse.ParseString(t.Context(), "program.ll", written)
			if err != nil {
				return nil, nil, err
			}
			surface := run.Describe(m, known)
			p, err := passes.ParsePipeline("rewrite-statepoints-for-gc")
			if err == nil {
				p.Options.Strategies = known
				_, err = p.Run(t.Context(), m)
			}
			return m, surface, err
		}
		s.Lower.Strategies = known
		s.Run.Collector = c.collector
		s.Run.HeapBytes = 8 << 20
		x, err := breaks.NewExaminer(t.Context(), s)
		if err != nil {
			t.Fatal(err)
		}
		site, err := breaks.Find(x.Sites, "drop-barrier@main")
		if err != nil {
			t.Fatal(err)
		}
		why, err := x.Examine(t.Context(), site)
		if err != nil {
			t.Fatal(err)
		}
		text := why.Text()
		if strings.Contains(text, breaks.SafepointVerifier.String()) {
			t.Errorf("moving=%s:\n%s", c.moving, text)
		}
		if n := strings.Count(text, "(line 11)"); strings.Count(text, "(line ") != n ||
			c.moving == "yes" && n < 2 {
			t.Errorf("moving=%s:\n%s", c.moving, text)
		}
	}
}
