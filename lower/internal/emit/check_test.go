package emit

import (
	"math/rand"
	"testing"

	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
	"statepoint/lower/internal/regalloc"
)

// maker makes a random function: a loop with a branch in it, calls, and more values than registers.
type maker struct {
	r *rand.Rand
	f *mir.Func
}

func (m *maker) add(op mir.Op, w amd64.Width, flags mir.InstFlags, ops ...mir.Operand) *mir.Inst {
	f := m.f
	f.Insts = append(f.Insts, mir.Inst{Op: op, W: w, Flags: flags, Ops: uint32(len(f.Operands)),
		N: uint32(len(ops))})
	f.Operands = append(f.Operands, ops...)
	return &f.Insts[len(f.Insts)-1]
}

func (m *maker) vreg() mir.VReg { return m.f.NewVReg(mir.VRegInfo{Size: 8}) }

// some adds n instructions that compute with the given values, and returns these with the results.
func (m *maker) some(n int, vals []mir.VReg) []mir.VReg {
	vals = append([]mir.VReg(nil), vals...)
	pick := func() mir.VReg { return vals[m.r.Intn(len(vals))] }
	for range n {
		d := m.vreg()
		x, y := mir.R(pick()).As(mir.Tied), mir.RM(pick())
		switch m.r.Intn(9) {
		case 0:
			m.add(mir.Op(amd64.INC), amd64.W64, 0, mir.D(d), x)
		case 1:
			m.add(mir.Op(amd64.SUB), amd64.W64, 0, mir.D(d), x, mir.I(int64(m.r.Intn(100))))
		case 2:
			m.add(mir.Op(amd64.SHL), amd64.W64, 0, mir.D(d), x, mir.I(int64(1+m.r.Intn(5))))
		case 3:
			m.add(mir.Op(amd64.SHL), amd64.W64, 0, mir.D(d), x, mir.Operand{
				Kind: mir.KindReg, Role: mir.FixedUse, Reg: pick(), Phys: amd64.RCX,
				Flags: mir.Explicit,
			})
		case 4:
			m.add(mir.Op(amd64.MOV), amd64.W64, 0, mir.D(d), mir.M(pick(), 8))
		case 5:
			m.f.HasCalls = true
			m.add(mir.Call, amd64.W0, mir.IsCall, mir.Operand{Kind: mir.KindSym, Sym: 1},
				mir.R(pick()).In(amd64.RDI), mir.R(pick()).In(amd64.RSI), mir.Out(d, amd64.RAX))
		case 6:
			m.add(mir.Op(amd64.IMUL), amd64.W64, 0, mir.D(d), x, y)
		default:
			m.add(mir.Op(amd64.ADD), amd64.W64, 0, mir.D(d), x, y)
		}
		vals = append(vals, d)
	}
	return vals
}

// branch ends a block with a comparison: of two values, or of one that was just computed with zero.
func (m *maker) branch(vals []mir.VReg, yes, no int32) {
	v := vals[len(vals)-1]
	if m.r.Intn(2) == 0 {
		m.add(mir.Op(amd64.TEST), amd64.W64, 0, mir.R(v), mir.R(v))
	} else {
		m.add(mir.Op(amd64.CMP), amd64.W64, 0, mir.R(v), mir.RM(vals[0]))
	}
	conds := [...]amd64.Cond{amd64.CondE, amd64.CondL, amd64.CondGE, amd64.CondG}
	jcc := m.add(mir.Op(amd64.JCC), amd64.W0, mir.IsTerm|mir.ReadsFlags, mir.To(yes))
	jcc.Cond = conds[m.r.Intn(len(conds))]
	m.jump(no)
}

func (m *maker) jump(to int32) { m.add(mir.Op(amd64.JMP), amd64.W0, mir.IsTerm, mir.To(to)) }

// random makes a function.
func random(r *rand.Rand) *mir.Func {
	f := &mir.Func{}
	f.Reset("f")
	m := &maker{r, f}
	end := func() { f.Blocks[len(f.Blocks)-1].End = int32(len(f.Insts)) }
	begin := func(depth int32) {
		at, phi := int32(len(f.Insts)), int32(len(f.Phis))
		f.Blocks = append(f.Blocks, mir.Block{First: at, Phi0: phi, PhiEnd: phi, Depth: depth})
	}
	phi := func(sources ...mir.Operand) mir.VReg {
		d := m.vreg()
		f.Phis = append(f.Phis, mir.Phi{Dst: d, Src0: int32(len(f.Sources))})
		f.Sources = append(f.Sources, sources...)
		f.Blocks[len(f.Blocks)-1].PhiEnd++
		return d
	}
	begin(0)
	var args []mir.Operand
	var vals []mir.VReg
	for _, reg := range []amd64.Reg{amd64.RDI, amd64.RSI, amd64.RDX, amd64.RCX} {
		vals = append(vals, m.vreg())
		args = append(args, mir.Out(vals[len(vals)-1], reg))
	}
	m.add(mir.Entry, amd64.W0, 0, args...)
	vals = m.some(4+r.Intn(12), vals)
	m.jump(1)
	end()

	begin(1) // the loop
	for i := range 4 {
		first := mir.R(vals[len(vals)-1-i])
		if i == 3 {
			first = mir.I(int64(r.Intn(3)))
		}
		vals = append(vals, phi(first, mir.R(vals[0])))
	}
	vals = m.some(r.Intn(8), vals)
	m.branch(vals, 2, 3)
	end()
	begin(1)
	left := m.some(r.Intn(8), vals)
	m.jump(4)
	end()
	begin(1)
	right := m.some(r.Intn(4), vals)
	m.jump(4)
	end()
	begin(1)
	vals = append(vals, phi(mir.R(left[len(left)-1]), mir.R(right[len(right)-1])),
		phi(mir.R(left[1]), mir.I(7)))
	vals = m.some(r.Intn(8), vals)
	m.branch(vals, 5, 6)
	end()
	for i := range 4 { // the next values of the loop's phis
		f.Sources[2*i+1] = mir.R(vals[len(vals)-1-r.Intn(6)])
	}
	begin(1)
	f.Blocks[5].Split = true
	m.jump(1)
	end()
	begin(0)
	out := vals[len(vals)-1]
	m.add(mir.Ret, amd64.W0, mir.IsTerm, mir.R(out).In(amd64.RAX))
	end()
	f.Results = 1 << amd64.RAX
	edges(f, [][]int32{{1}, {2, 3}, {4}, {4}, {5, 6}, {1}, {}})
	return f
}

// edges sets the successors of blocks, and from them the predecessors.
func edges(f *mir.Func, succs [][]int32) {
	for i, list := range succs {
		f.Blocks[i].Succ0 = int32(len(f.Edges))
		f.Edges = append(f.Edges, list...)
		f.Blocks[i].SuccEnd = int32(len(f.Edges))
	}
	for i := range f.Blocks {
		f.Blocks[i].Pred0 = int32(len(f.Edges))
		for from, list := range succs {
			for _, to := range list {
				if int(to) == i {
					f.Edges = append(f.Edges, int32(from))
				}
			}
		}
		f.Blocks[i].PredEnd = int32(len(f.Edges))
	}
}

// TestCheckFindsMistakes emits random functions, which Check accepts, then changes one emitted
// instruction at a time: Check must find nearly every change. (A few are harmless: a copy of a
// value that is not read, a flag of a result that is always positive.)
func TestCheckFindsMistakes(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	broken, found := 0, 0
	for n := range 600 {
		f := random(r)
		var al regalloc.Allocator
		alloc, err := al.Allocate(f)
		if err == nil {
			err = regalloc.Check(f, alloc)
		}
		if err != nil {
			t.Fatalf("function %d: %v\n%s", n, err, f)
		}
		e := Emitter{Checked: true}
		e.Function(f, alloc)
		if err := e.Check(); err != nil {
			t.Fatalf("function %d: %v\n%s", n, err, alloc.Text(f, mir.Printer{}))
		}
		for range 5 {
			i := r.Intn(len(e.out.list))
			was := e.out.list[i].Inst
			if !spoil(r, &e.out.list[i].Inst) {
				continue
			}
			broken++
			if e.Check() != nil {
				found++
			} else {
				t.Logf("function %d: %s instead of %s is not found", n,
					amd64.Text(&e.out.list[i].Inst, amd64.ATT), amd64.Text(&was, amd64.ATT))
			}
			e.out.list[i].Inst = was
		}
	}
	if broken < 1000 || found*100 < broken*90 {
		t.Errorf("%d of %d mistakes are found", found, broken)
	}
}

// spoil changes an instruction; false if it is part of the prologue or epilogue, which Check
// ignores.
func spoil(r *rand.Rand, in *amd64.Inst) bool {
	switch in.Op {
	case amd64.PUSH, amd64.POP, amd64.RET, amd64.CALL:
		return false
	case amd64.JCC:
		in.Cond = in.Cond.Negate()
		return true
	case amd64.JMP:
		in.Args[0].Sym++
		return true
	}
	if in.Args[0].Reg == amd64.RSP {
		return false
	}
	for i := range in.Args {
		if a := &in.Args[i]; a.Kind == amd64.KindReg && r.Intn(2) == 0 {
			a.Reg = amd64.RAX + (a.Reg-amd64.RAX+1)%4
			return true
		}
	}
	if in.Args[0].Kind == amd64.KindMem && in.Args[0].Reg == amd64.RSP {
		in.Args[0].Val += 8
		return true
	}
	return false
}
