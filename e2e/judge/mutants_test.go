package judge

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"statepoint/core/ir"
	"statepoint/core/location"
	"statepoint/core/provenance"
	"statepoint/lower"
	"statepoint/stackmap"
	"statepoint/web/explore"
	"statepoint/web/explore/panes"
	"statepoint/web/report"
)

// liar is a program that holds many different values at once: bases, derived pointers, results,
// deopt state, an alloca, and the relocates of both ways out of an invoke.
const liar = `
declare ptr addrspace(1) @make(ptr addrspace(1))
declare void @pause()
declare void @show(i64)
declare i64 @number()
declare void @fill(ptr)
declare i32 @__gxx_personality_v0(...)

define i64 @f(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %c, i64 %n) gc "statepoint-example" personality ptr @__gxx_personality_v0 {
entry:
  %buffer = alloca [4 x i64]
  call void @fill(ptr %buffer)
  %in = getelementptr i8, ptr addrspace(1) %a, i64 24
  %new = call ptr addrspace(1) @make(ptr addrspace(1) %b) [ "deopt"(i64 %n, ptr addrspace(1) %c, i32 7) ]
  %m = call i64 @number()
  call void @pause() [ "deopt"(i64 %m, i64 %n) ]
  %v = load i64, ptr addrspace(1) %in
  %w = load i64, ptr addrspace(1) %new
  invoke void @show(i64 %v) to label %fine unwind label %caught
fine:
  %x = load i64, ptr addrspace(1) %c
  call void @show(i64 %x)
  %y = load i64, ptr addrspace(1) %b
  call void @show(i64 %y)
  %r0 = add i64 %w, %m
  %r1 = add i64 %r0, %y
  ret i64 %r1
caught:
  %pad = landingpad token cleanup
  call void @pause()
  %z = load i64, ptr addrspace(1) %c
  call void @show(i64 %z)
  %u = load i64, ptr addrspace(1) %b
  ret i64 %u
}
`

// lie judges the program after a falsification and returns the kinds of claims found wrong.
func lie(t *testing.T, options lower.Options, falsify func(*lower.Result)) []Kind {
	t.Helper()
	s, err := NewSubject(t.Context(), "liar", liar, Options{Lower: options, Falsify: falsify})
	if err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(6) {
		if err := s.Run(t.Context(), "f", Host{Seed: seed, Throw: []uint64{0, 1, 2, 3}[seed%4]},
			nil); err != nil && falsify == nil {
			t.Fatal(err)
		}
	}
	_, wrong := s.Table()
	var kinds []Kind
	for _, w := range wrong {
		if falsify == nil {
			t.Error(w.Text)
		}
		if !slices.Contains(kinds, w.Claim.Kind) {
			kinds = append(kinds, w.Claim.Kind)
		}
	}
	return kinds
}

// caught fails the test unless a claim of one of the kinds exposes a lie.
func caught(t *testing.T, what string, options lower.Options, falsify func(*lower.Result),
	kinds ...Kind) {
	t.Helper()
	got := lie(t, options, falsify)
	if !slices.ContainsFunc(kinds, func(k Kind) bool { return slices.Contains(got, k) }) {
		t.Errorf("%s: not found out in %v, only in %v", what, kinds, got)
	}
}

func linkOf(r *lower.Result, id provenance.ID) *lower.Link {
	for i := range r.Links {
		if r.Links[i].ID == id {
			return &r.Links[i]
		}
	}
	return nil
}

// TestLiesAreFoundOut falsifies one claim after the other.
func TestLiesAreFoundOut(t *testing.T) {
	for _, options := range []lower.Options{{}, {MaxGCRegisters: 3}, {DeoptRegisters: true}} {
		lie(t, options, nil)
		s, err := NewSubject(t.Context(), "liar", liar, Options{Lower: options})
		if err != nil {
			t.Fatal(err)
		}
		n := lies(t, s, options)
		t.Logf("%d lies with %+v", n, options)
		if n < 50 {
			t.Errorf("only %d lies", n)
		}
	}
}

// lies tells every lie of each sort and returns how many.
func lies(t *testing.T, s *Subject, options lower.Options) (n int) {
	honest := s.Result
	fn := &honest.Funcs[0]
	tell := func(what string, falsify func(*lower.Result), kinds ...Kind) {
		t.Helper()
		n++
		caught(t, what, options, falsify, kinds...)
	}
	// Slots that swap their contents.
	for i := range fn.Frame.Slots {
		for k := range i {
			a, b := &fn.Frame.Slots[i], &fn.Frame.Slots[k]
			if a.Kind != location.SlotSpill || b.Kind != location.SlotSpill {
				continue
			}
			tell(fmt.Sprintf("slots [rsp+%d] and [rsp+%d] trade names", a.Offset, b.Offset),
				func(r *lower.Result) {
					x := r.Funcs[0].Frame.Slots
					x[i].ID, x[k].ID = x[k].ID, x[i].ID
				}, At, SlotHolds)
		}
	}
	// Comments that name another value of the same type.
	for i := range fn.Insts {
		for _, id := range fn.Insts[i].Values {
			for _, other := range s.othersLike(id, 2) {
				tell(fmt.Sprintf("+0x%x: %s is said to be %s", fn.Insts[i].Offset,
					s.named([]provenance.ID{id}), s.named([]provenance.ID{other})),
					func(r *lower.Result) {
						r.Funcs[0].Insts[i].Values = []provenance.ID{other}
					}, Spill, Reload, Move, Result)
			}
		}
		// Accesses claimed to touch another slot.
		for _, at := range fn.Insts[i].At {
			tell(fmt.Sprintf("+0x%x is about another slot", fn.Insts[i].Offset),
				func(r *lower.Result) {
					for _, slot := range r.Funcs[0].Frame.Slots {
						if slot.ID != at {
							r.Funcs[0].Insts[i].At = []provenance.ID{slot.ID}
							return
						}
					}
				}, At)
		}
		// A call with another's record.
		if rec := fn.Insts[i].Record; rec > 1 {
			tell(fmt.Sprintf("+0x%x has the record before", fn.Insts[i].Offset),
				func(r *lower.Result) {
					r.Funcs[0].Insts[i].Record--
				}, Recorded)
		}
	}
	// Locations said to be about another value.
	for ri := range honest.Map.Records {
		for li, loc := range honest.Map.Records[ri].Locations {
			l := linkOf(honest, provenance.ID(loc.Prov))
			if l == nil || l.Kind != provenance.KindLocation || len(l.From) != 1 {
				continue
			}
			for _, other := range s.othersLike(l.From[0], 1) {
				tell(fmt.Sprintf("%s is said to be about %s", l.Label,
					s.named([]provenance.ID{other})),
					func(r *lower.Result) {
						linkOf(r, provenance.ID(loc.Prov)).From = []provenance.ID{other}
					}, Base, Derived, Deopt, Alloca, Relocated)
			}
			if loc.Kind == stackmap.Indirect && l.Role != stackmap.RoleDeopt {
				tell(fmt.Sprintf("%s names the word above", l.Label), func(r *lower.Result) {
					r.Map.Records[ri].Locations[li].Offset += 8
				}, Base, Derived, Relocated, At)
			}
		}
	}
	return n
}

// othersLike are other values of the program of the type of one: up to so many, none of which is it
// relocated, or an older form.
func (s *Subject) othersLike(id provenance.ID, most int) (list []provenance.ID) {
	var typ *ir.Type
	var all []ir.Value
	f := s.Module.Func("f")
	for _, a := range f.Args {
		all = append(all, a)
	}
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			all = append(all, in)
		}
	}
	for _, v := range all {
		if v.ID() == id {
			typ = v.Type()
		}
	}
	mine := s.origins(id, true)
	for _, v := range all {
		if v.Type() != typ || typ == nil || v.ID() == id || len(list) == most {
			continue
		}
		related := false
		for o := range s.origins(v.ID(), true) {
			related = related || mine[o]
		}
		if !related {
			list = append(list, v.ID())
		}
	}
	return list
}

// TestWrongWay gives the relocate of one edge of an invoke the name of the other's.
func TestWrongWay(t *testing.T) {
	s, err := NewSubject(t.Context(), "liar", liar, Options{})
	if err != nil {
		t.Fatal(err)
	}
	told := 0
	for i := range s.Result.Funcs[0].Insts {
		for _, id := range s.Result.Funcs[0].Insts[i].Values {
			r := s.instrs[id]
			if r == nil || !r.IsIntrinsic("llvm.experimental.gc.relocate") {
				continue
			}
			sp := statepointOf(r.Arg(0))
			for _, o := range s.relocatesOf[sp.ID()] {
				if o != r && relocatedBy(o, sp) == relocatedBy(r, sp) && o.Parent() != r.Parent() {
					told++
					caught(t, fmt.Sprintf("%s is called %s", s.named([]provenance.ID{id}),
						s.named([]provenance.ID{o.ID()})), lower.Options{}, func(r *lower.Result) {
						r.Funcs[0].Insts[i].Values = []provenance.ID{o.ID()}
					}, Spill, Reload, Move)
				}
			}
		}
	}
	if told == 0 {
		t.Error("nothing was told: no comment names a relocate of an invoke")
	}
}

// TestWhyLies makes why lines show other locations than those of the pointer.
func TestWhyLies(t *testing.T) {
	rep := panes.Run(t.Context(), &report.Request{FileName: "liar", Source: liar})
	judged := func(links []report.Link) (wrong int) {
		s, err := NewSubject(t.Context(), "liar", liar, Options{})
		if err != nil {
			t.Fatal(err)
		}
		for seed := range uint64(6) {
			if err := s.Run(t.Context(), "f", Host{Seed: seed, Throw: seed % 3}, nil); err != nil {
				t.Fatal(err)
			}
		}
		if !s.Why(links) {
			t.Fatal("the report gives other ids")
		}
		_, list := s.Table()
		for _, d := range list {
			if d.Claim.Kind == Why {
				wrong++
			}
		}
		return wrong
	}
	if n := judged(rep.Links); n != 0 {
		t.Errorf("%d why lines are wrong", n)
	}
	told := 0
	for i := range rep.Links {
		for k := range i {
			a, b := &rep.Links[i], &rep.Links[k]
			if a.Kind != provenance.KindLocation || b.Kind != provenance.KindLocation ||
				len(a.From) != 1 ||
				len(b.From) != 1 || a.From[0] == b.From[0] ||
				a.Category != b.Category || a.Category != report.CategoryBase || told == 12 {
				continue
			}
			links := slices.Clone(rep.Links)
			links[i].From, links[k].From = b.From, a.From
			if told++; judged(links) == 0 {
				t.Errorf("%s and %s trade values, and no check notices", a.Label, b.Label)
			}
		}
	}
	if told < 4 {
		t.Errorf("only %d lies", told)
	}
}

// TestFrameLies falsifies the frame view.
func TestFrameLies(t *testing.T) {
	req := &report.Request{FileName: "liar", Source: liar}
	judged := func(what string, falsify func(f *report.Frame), kind Kind) {
		t.Helper()
		s, err := NewSubject(t.Context(), "liar", liar, Options{})
		if err != nil {
			t.Fatal(err)
		}
		frames := panes.Frames(explore.Compile(t.Context(), req, nil))
		falsify(&frames[0])
		if !s.Frames(frames) {
			t.Fatal("the frame view has other ids")
		}
		for seed := range uint64(6) {
			if err := s.Run(t.Context(), "f", Host{Seed: seed, Throw: seed % 3}, nil); err != nil {
				t.Fatal(err)
			}
		}
		_, wrong := s.Table()
		if (len(wrong) == 0) != (kind == numKinds) || len(wrong) > 0 &&
			wrong[0].Claim.Kind != kind {
			t.Errorf("%s: found %v", what, wrong)
		}
	}
	judged("nothing", func(*report.Frame) {}, numKinds)
	frames := panes.Frames(explore.Compile(t.Context(), req, nil))
	for j := range frames[0].Steps {
		judged("a depth", func(f *report.Frame) { f.Steps[j].Depth += 8 }, FrameDepth)
		uses := frames[0].Steps[j].Uses
		for n := 1; n < len(uses); n++ {
			judged("a slot", func(f *report.Frame) {
				f.Steps[j].Uses[n].Slot = f.Steps[j].Uses[n-1].Slot
			}, FrameUse)
			judged("a name", func(f *report.Frame) {
				f.Steps[j].Uses[n].Value = f.Steps[j].Uses[n-1].Value
			}, FrameUse)
		}
	}
}

// TestStaleUse judges a program whose safepoint omits a pointer that is used later.
func TestStaleUse(t *testing.T) {
	const text = `
declare void @pause()
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
define i1 @f(ptr addrspace(1) %a, ptr addrspace(1) %b) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @pause, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a, ptr addrspace(1) %b) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 1, i32 1)
  %same = icmp eq ptr addrspace(1) %r, %a
  ret i1 %same
}
`
	s, err := NewSubject(t.Context(), "stale", text, Options{})
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Run(t.Context(), "f", Host{}, nil); err != nil {
		t.Fatal(err)
	}
	_, wrong := s.Table()
	if len(wrong) != 1 || wrong[0].Claim.Kind != NotLive ||
		!strings.Contains(wrong[0].Text, "uses %a") {
		t.Errorf("found %+v", wrong)
	}
}
