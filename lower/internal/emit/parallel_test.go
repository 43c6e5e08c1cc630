package emit

import (
	"fmt"
	"math/rand"
	"testing"

	"statepoint/lower/amd64"
	"statepoint/lower/internal/frame"
	"statepoint/lower/internal/mir"
)

// moveMachine executes the few instructions of moves: its registers and stack of 8-byte words hold
// names of values.
type moveMachine struct {
	regs  [amd64.NumRegs]string
	stack map[int64]string
}

func (m *moveMachine) run(t *testing.T, in *amd64.Inst) {
	t.Helper()
	get := func(o amd64.Operand) string {
		switch o.Kind {
		case amd64.KindReg:
			return m.regs[o.Reg]
		case amd64.KindMem:
			return m.stack[o.Val]
		}
		return fmt.Sprint("$", o.Val)
	}
	put := func(o amd64.Operand, v string) {
		if o.Kind == amd64.KindReg {
			m.regs[o.Reg] = v
		} else {
			m.stack[o.Val] = v
		}
	}
	d, s := in.Args[0], in.Args[1]
	switch in.Op {
	case amd64.MOV, amd64.MOVQ, amd64.MOVSD, amd64.MOVAPS:
		if d.Kind == amd64.KindMem && s.Kind == amd64.KindMem {
			t.Fatal("a move from memory to memory")
		}
		put(d, get(s))
	case amd64.XCHG:
		x, y := get(d), get(s)
		put(d, y)
		put(s, x)
	case amd64.XOR, amd64.XORPS:
		put(d, "$0")
	case amd64.LEA:
		put(d, fmt.Sprint("frame", s.Val))
	default:
		t.Fatalf("unexpected instruction %s", amd64.Text(in, amd64.ATT))
	}
}

// TestParallelMoves generates random groups of moves and executes the emitted code: every
// destination must have its source's old value, and only scratch registers may change otherwise.
func TestParallelMoves(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	for n := range 20000 {
		out := writer{keep: true, safe: &safePoints{}}
		j := job{frame: &frame.Layout{Objects: []int64{-64}}}
		if n%3 == 0 { // below RSP, so that nothing can be pushed
			j.frame.Red = 64
		}
		mv := mover{job: &j, out: &out, places: &places{job: &j}}
		m := moveMachine{stack: map[int64]string{}}
		pool := []place{}
		for _, reg := range []amd64.Reg{amd64.RAX, amd64.RCX, amd64.RBX, amd64.R9, amd64.XMM0,
			amd64.XMM3} {
			pool = append(pool, place{kind: inReg, reg: reg})
			m.regs[reg] = reg.String()
		}
		for off := int64(0); off < 32; off += 8 {
			pool = append(pool, place{kind: atStack, off: off})
			m.stack[off] = fmt.Sprint("stack", off)
		}
		before := m.regs
		stack := map[int64]string{}
		for k, v := range m.stack {
			stack[k] = v
		}
		value := func(p place) string {
			if p.kind == inReg {
				return before[p.reg]
			}
			return stack[p.off]
		}
		to := r.Perm(len(pool))
		var group []transfer
		want := map[int]string{}
		for i := range 1 + r.Intn(len(pool)) {
			d := pool[to[i]]
			s := pool[r.Intn(len(pool))]
			want[to[i]] = value(s)
			if r.Intn(6) == 0 {
				s = place{kind: aSource, from: &mir.Operand{Kind: mir.KindImm}}
				want[to[i]] = "$0"
			}
			if j.frame.Red > 0 && !d.reg.IsXMM() && r.Intn(6) == 0 {
				s = place{kind: aSource, from: &mir.Operand{Kind: mir.KindFrameAddr, Val: 8}}
				want[to[i]] = "frame-56"
			}
			group = append(group, transfer{dst: d, src: s, size: 8, srcSize: 8})
		}
		mv.parallel(group, r.Intn(2) == 0, amd64.NoReg)
		for i := range out.list {
			m.run(t, &out.list[i].Inst)
		}
		for i, p := range pool {
			got, w := "", value(p)
			if p.kind == inReg {
				got = m.regs[p.reg]
			} else {
				got = m.stack[p.off]
			}
			if moved, ok := want[i]; ok {
				w = moved
			}
			if got != w {
				for i := range out.list {
					t.Log(amd64.Text(&out.list[i].Inst, amd64.ATT))
				}
				t.Fatalf("group %d: place %d holds %q, want %q", n, i, got, w)
			}
		}
		for _, c := range mv.readers {
			if c != 0 {
				t.Fatalf("group %d: readers are left: %v", n, mv.readers)
			}
		}
	}
}
