package rewrite_test

import (
	"context"
	"testing"

	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/passes"
	"statepoint/core/passes/pass"
	"statepoint/core/provenance"
	"statepoint/e2e/passtest"
)

// explain runs a pipeline with explanations, and returns the module, its original values by name,
// and the explanations by pass.
func explain(t *testing.T, text, pipeline string) (*ir.Module, map[string]provenance.ID,
	[]*pass.Explanation) {
	t.Helper()
	m := passtest.Parse(t, text)
	ids := map[string]provenance.ID{}
	for _, f := range m.Funcs {
		for _, a := range f.Args {
			ids[a.Name()] = a.ID()
		}
		for _, b := range f.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				ids[in.Name()] = in.ID()
			}
		}
	}
	p, err := passes.ParsePipeline(pipeline)
	if err != nil {
		t.Fatal(err)
	}
	p.Options.Explain = true
	var all []*pass.Explanation
	p.After = func(_ *pass.Pass, _ *ir.Module, why *pass.Explanation) error {
		all = append(all, why)
		return nil
	}
	if _, err := p.Run(context.Background(), m); err != nil {
		t.Fatal(err)
	}
	return m, ids, all
}

func find(m *ir.Module, id provenance.ID) *ir.Instr {
	for _, f := range m.Funcs {
		for _, b := range f.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				if in.ID() == id {
					return in
				}
			}
		}
	}
	return nil
}

// TestLiveValuesAreExplained checks the reasons for each value at a safepoint: its base and the
// chain to it, its next use, and what it became.
func TestLiveValuesAreExplained(t *testing.T) {
	m, ids, why := explain(t, `declare void @foo()
define ptr addrspace(1) @f(ptr addrspace(1) %a, ptr addrspace(1) %b, i1 %c) gc "statepoint-example" {
entry:
  %mid = getelementptr i8, ptr addrspace(1) %b, i64 8
  %s = select i1 %c, ptr addrspace(1) %a, ptr addrspace(1) %mid
  %d = getelementptr i8, ptr addrspace(1) %a, i64 8
  call void @foo()
  br i1 %c, label %x, label %y
x:
  %last = load i8, ptr addrspace(1) %d
  ret ptr addrspace(1) %a
y:
  ret ptr addrspace(1) %s
}
`, "rewrite-statepoints-for-gc")
	if len(why) != 1 || len(why[0].Safepoints) != 1 {
		t.Fatalf("explanations: %+v", why)
	}
	f := why[0].Figures
	if f.Statepoints != 1 || f.Bases != 1 || f.Relocates != 3 || f.Remats != 1 {
		t.Errorf("figures %+v", f)
	}
	notes := map[provenance.ID]pass.LiveNote{}
	for _, n := range why[0].Safepoints[0].Live {
		notes[n.Value] = n
	}
	d := notes[ids["d"]]
	if d.Base != ids["a"] || d.NextUse != ids["last"] || !d.Remat || find(m, d.Relocate) == nil ||
		len(d.Chain) != 2 {
		t.Errorf("note on %%d: %+v", d)
	}
	s := notes[ids["s"]]
	base := find(m, s.Base)
	if base == nil || base.Name() != "s.base" || base.From()[0] != ids["s"] || s.Remat ||
		find(m, s.Relocate).From()[0] != ids["s"] {
		t.Errorf("note on %%s: %+v, base %v", s, printer.Instr(base))
	}
	if find(m, s.NextUse).Op != ir.Ret {
		t.Errorf("the next use of %%s is %v", printer.Instr(find(m, s.NextUse)))
	}
	if st := find(m, why[0].Safepoints[0].Statepoint); st == nil ||
		st.From()[0] != why[0].Safepoints[0].Call {
		t.Errorf("the statepoint is %v", printer.Instr(st))
	}
}

// TestPollsAreExplained checks the reasons for polls that are placed and omitted.
func TestPollsAreExplained(t *testing.T) {
	m, _, why := explain(t, passtest.Poll(false)+`declare void @foo()
define void @f(i32 %n, i1 %c) gc "statepoint-example" {
entry:
  br label %counted
counted:
  %i = phi i32 [ 0, %entry ], [ %j, %counted ]
  %j = add i32 %i, 1
  %t = icmp ult i32 %j, %n
  br i1 %t, label %counted, label %calls
calls:
  call void @foo()
  br i1 %c, label %calls, label %spins
spins:
  br i1 %c, label %spins, label %out
out:
  ret void
}
`, "place-safepoints")
	got := map[pass.PollReason]pass.PollNote{}
	for _, n := range why[0].Polls {
		got[n.Reason] = n
	}
	if n := got[pass.NoPollCounted]; n.Placed || find(m, n.Because) == nil ||
		find(m, n.Because).Name() != "t" {
		t.Errorf("counted: %+v", n)
	}
	if n := got[pass.NoPollCall]; n.Placed || find(m, n.Because) == nil ||
		find(m, n.Because).Op != ir.Call {
		t.Errorf("call: %+v", n)
	}
	if !got[pass.PollEntry].Placed || !got[pass.PollBackedge].Placed ||
		why[0].Figures.Polls != 2 {
		t.Errorf("polls: %+v, %+v", why[0].Polls, why[0].Figures)
	}
}
