package machine

import (
	"context"
	"math/rand/v2"
	"testing"

	"statepoint/lower/amd64"
)

// TestPairsAsSteps executes comparisons with the conditional jumps after them at once, and one by
// one: in every form, width and condition.
func TestPairsAsSteps(t *testing.T) {
	m, err := New(Limits{})
	if err != nil {
		t.Fatal(err)
	}
	const data = ImageBase + PageSize
	if err := m.Mem.Map(ImageBase, 2*PageSize, Read|Write|Exec); err != nil {
		t.Fatal(err)
	}
	a, b, at := amd64.R(amd64.RAX), amd64.R(amd64.RBX), amd64.M(amd64.RSI, 8)
	rnd := rand.New(rand.NewPCG(*seed, 7))
	paired := 0
	for _, form := range []struct {
		op   amd64.Op
		x, y amd64.Operand
	}{{amd64.CMP, a, b}, {amd64.CMP, a, at}, {amd64.CMP, at, b}, {amd64.CMP, a, amd64.I(-3)},
		{amd64.CMP, at, amd64.I(5)}, {amd64.TEST, a, b}, {amd64.TEST, at, b},
		{amd64.TEST, a, amd64.I(6)}, {amd64.TEST, at, amd64.I(1)}} {
		for _, w := range []amd64.Width{amd64.W8, amd64.W16, amd64.W32, amd64.W64} {
			for cc := range amd64.Cond(16) {
				jump := amd64.Ins(amd64.JCC, amd64.W0, amd64.Rel(1))
				jump.Cond = cc
				var code []byte
				for _, in := range []amd64.Inst{amd64.Ins(form.op, w, form.x, form.y), jump,
					amd64.Ins(amd64.NOP, amd64.W0), amd64.Ins(amd64.NOP, amd64.W0)} {
					if code, _, err = amd64.Append(code, nil, &in); err != nil {
						t.Fatal(err)
					}
				}
				if err := m.Mem.WriteAt(ImageBase, code); err != nil {
					t.Fatal(err)
				}
				for range 8 {
					x, y := rnd.Uint64()>>rnd.IntN(64), rnd.Uint64()>>rnd.IntN(64)
					if rnd.IntN(3) == 0 {
						x = y
					}
					begin := CPU{RIP: ImageBase, Flags: flagFixed | rnd.Uint64()&Arithmetic}
					begin.GPR[rax], begin.GPR[rbx], begin.GPR[rsi] = x, y, data
					if err := m.Mem.Store64(data+8, x^rnd.Uint64N(3)); err != nil {
						t.Fatal(err)
					}
					m.CPU = begin
					for range 2 {
						if err := m.Step(); err != nil {
							t.Fatal(err)
						}
					}
					want := m.CPU
					m.Mem.decoded(begin.RIP).link(m.Mem.decoded(begin.RIP + lenAt(&m.Processor)))
					m.CPU = begin
					if n := m.quickly(2); n != 2 || m.CPU != want {
						t.Fatalf("%v %v, condition %d: %d steps to\n%+v, not\n%+v", form, w, cc, n,
							m.CPU, want)
					}
					if m.Mem.decoded(begin.RIP).steps == 2 {
						paired++
					}
				}
			}
		}
	}
	if paired < 9*4*14*8 { // those on parity are not paired
		t.Errorf("%d pairs", paired)
	}
}

// lenAt is the length of the first instruction.
func lenAt(m *Processor) uint64 { return uint64(m.Mem.decoded(ImageBase).len) }

// TestChainsAsSteps runs a program in pieces of any length and step by step.
func TestChainsAsSteps(t *testing.T) {
	slow, _, _ := begin(t, HistoryLimits{}, 1000)
	quick, _, _ := begin(t, HistoryLimits{}, 1000)
	rnd := rand.New(rand.NewPCG(*seed, 8))
	for !quick.m.done {
		n, err := quick.m.steps(1 + rnd.Uint64N(1+rnd.Uint64N(40)))
		if err != nil {
			t.Fatal(err)
		}
		for range n {
			if err := slow.m.Step(); err != nil {
				t.Fatal(err)
			}
		}
		if slow.m.CPU != quick.m.CPU || slow.m.Steps != quick.m.Steps {
			t.Fatalf("after %d steps: %+v, not %+v", slow.m.Steps, quick.m.CPU, slow.m.CPU)
		}
		if rnd.IntN(50) == 0 { // pages must be cached again
			quick.m.Restore(quick.m.Snapshot())
		}
	}
	if err := slow.m.Run(context.Background()); err != nil || !slow.m.done {
		t.Error(err)
	}
}
