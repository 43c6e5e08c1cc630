package passes_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"testing"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/passes"
	"statepoint/core/passes/pass"
	"statepoint/core/provenance"
	"statepoint/e2e/passtest"
	"statepoint/e2e/short"
)

// rewriteInPlace rewrites a module in memory, which keeps its ids, and returns its identities from
// before.
func rewriteInPlace(t *testing.T, text string) (*ir.Module, *identities) {
	t.Helper()
	m := passtest.Parse(t, text)
	before := identitiesOf(m)
	p, err := passes.NewPipeline("rewrite-statepoints-for-gc")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := p.Run(context.Background(), m); err != nil {
		t.Fatal(err)
	}
	return m, before
}

// stale is the number of stale uses that the verifier finds.
func stale(t *testing.T, m *ir.Module) int {
	t.Helper()
	p, err := passes.NewPipeline("verify<safepoint-ir>")
	if err != nil {
		t.Fatal(err)
	}
	p.Options.PrintOnly = true
	n := 0
	p.After = func(_ *pass.Pass, _ *ir.Module, why *pass.Explanation) error {
		n = len(why.Violations)
		return nil
	}
	if _, err := p.Run(context.Background(), m); err != nil {
		t.Fatal(err)
	}
	return n
}

// observable reports whether a use shows which pointer it reads, and cannot be moved past a
// safepoint.
func observable(u *ir.Use) bool {
	switch u.User.Op {
	case ir.Load, ir.Store, ir.Ret:
		return true
	case ir.Call:
		if !gc.IsStatepoint(u.User) {
			return true
		}
		s, err := gc.View(u.User)
		if err != nil {
			return false
		}
		i := u.Index() - s.ArgOperand(0)
		return i >= 0 && i < len(s.CallArgs)
	}
	return false
}

// relocatesOf are the relocates of a module with an observable use, by statepoint and edge.
func relocatesOf(m *ir.Module) (groups [][]gc.Relocate) {
	for _, f := range m.Funcs {
		for _, b := range f.Blocks {
			var group []gc.Relocate
			for in := b.First(); in != nil; in = in.Next() {
				if in.Op != ir.Call || !gc.IsRelocate(in) {
					continue
				}
				r, err := gc.ViewRelocate(in)
				if err != nil {
					continue
				}
				if len(group) > 0 && group[0].Statepoint != r.Statepoint {
					groups = append(groups, group)
					group = nil
				}
				for u := ir.FirstUse(in); u != nil; u = u.Next() {
					if observable(u) {
						group = append(group, r)
						break
					}
				}
			}
			if len(group) > 0 {
				groups = append(groups, group)
			}
		}
	}
	return groups
}

// breakOne breaks one relocation of a module in one of three ways and says how; "" if there is none
// to break.
func breakOne(m *ir.Module, rng *rand.Rand, how int) string {
	groups := relocatesOf(m)
	if how == 2 { // two of one statepoint that relocate different pointers
		var pairs [][2]gc.Relocate
		for _, g := range groups {
			for i := range g {
				for j := range i {
					if g[i].Derived != g[j].Derived && g[i].Call.Type() == g[j].Call.Type() {
						pairs = append(pairs, [2]gc.Relocate{g[i], g[j]})
					}
				}
			}
		}
		if len(pairs) == 0 {
			return ""
		}
		p := pairs[rng.IntN(len(pairs))]
		for _, at := range []int{2, 3} {
			x, y := p[0].Call.Operand(at), p[1].Call.Operand(at)
			p[0].Call.SetOperand(at, y)
			p[1].Call.SetOperand(at, x)
		}
		return fmt.Sprintf("swapped %s and %s", printer.Instr(p[0].Call), printer.Instr(p[1].Call))
	}
	if len(groups) == 0 {
		return ""
	}
	g := groups[rng.IntN(len(groups))]
	r := g[rng.IntN(len(g))]
	if how == 0 {
		said := "dropped " + printer.Instr(r.Call)
		ir.ReplaceAllUses(r.Call, r.Derived)
		r.Call.Erase()
		return said
	}
	var uses []*ir.Use
	for u := ir.FirstUse(r.Call); u != nil; u = u.Next() {
		if observable(u) {
			uses = append(uses, u)
		}
	}
	u := uses[rng.IntN(len(uses))]
	u.Set(r.Derived)
	return "unrelocated in " + printer.Instr(u.User)
}

// TestEveryBrokenRelocationIsFound rewrites random functions and finds no errors, then breaks one
// relocation in each and finds it. The identities show what the safepoint verifier cannot: uses of
// the wrong fresh pointer.
func TestEveryBrokenRelocationIsFound(t *testing.T) {
	var broken [3]int
	for seed := range short.Share(uint64(150), 10) {
		for how := range broken {
			text := passtest.RandomModule(seed+9000, 24, seed%2 == 1)
			m, before := rewriteInPlace(t, text)
			// for typed pointers see TestSafepointVerifierAsLLVM
			if n := stale(t, m); n != 0 && seed%2 == 0 {
				t.Errorf("seed %d: %d stale uses in our own output", seed, n)
			}
			if wrong := before.check(m); len(wrong) != 0 {
				t.Fatalf("seed %d: our own output reads other pointers: %+v\n%s\n%s", seed, wrong,
					printer.Instr(instrOf(m, wrong[0].Use)), printer.Module(m))
			}
			said := breakOne(m, rand.New(rand.NewPCG(seed, 4)), how)
			if said == "" {
				continue
			}
			broken[how]++
			if stale(t, m) == 0 && len(before.check(m)) == 0 {
				t.Errorf("seed %d: not found: %s\n%s", seed, said, printer.Module(m))
			}
		}
	}
	if broken[0]+broken[1]+broken[2] < short.Share(200, 10) ||
		broken[2] < short.Share(50, 10) {
		t.Errorf("only %v were broken", broken)
	}
}

// instrOf finds an instruction by its id.
func instrOf(m *ir.Module, id provenance.ID) *ir.Instr {
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
