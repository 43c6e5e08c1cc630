package regalloc

import (
	"math"

	"statepoint/lower/abi"
	"statepoint/lower/amd64"
	"statepoint/lower/mir"
)

// interval is a piece of a virtual register's life that is in one place.
type interval struct {
	v          mir.VReg
	start, end int32
	r0, r1     int32 // spans that reach into it
	u0, u1     int32 // uses in it
	next       int32 // the piece that follows, -1 for none
	reg        amd64.Reg
	mem        bool // in its slot
	whole      bool // begins at the definition
}

// The registers that are given out, in the order they are tried. RSP is the stack's. XMM14 and
// XMM15 are left to the copying of memory to memory.
var (
	gprOrder = [...]amd64.Reg{
		amd64.RAX, amd64.RCX, amd64.RDX, amd64.RSI, amd64.RDI, amd64.R8, amd64.R9, amd64.R10,
		amd64.R11,
		amd64.RBX, amd64.R14, amd64.R15, amd64.R12, amd64.R13, amd64.RBP,
	}
	xmmOrder = [...]amd64.Reg{
		amd64.XMM0, amd64.XMM1, amd64.XMM2, amd64.XMM3, amd64.XMM4, amd64.XMM5, amd64.XMM6,
		amd64.XMM7,
		amd64.XMM8, amd64.XMM9, amd64.XMM10, amd64.XMM11, amd64.XMM12, amd64.XMM13,
	}
)

// numCallerSaved is how many of gprOrder a call destroys (psABI 3.2.1); of the XMM registers it
// destroys all.
const numCallerSaved = 9

// CalleeSaved reports whether a C function must leave a register as it found it. Of a call of
// another convention the operands say what else it destroys.
func CalleeSaved(r amd64.Reg) bool { return abi.C.Keeps.Has(r) }

const never = math.MaxInt32

// order is the registers for a class.
func (a *allocator) order(c mir.Class) []amd64.Reg {
	if c == mir.XMM {
		return xmmOrder[:]
	}
	return a.gprs[:a.numGPRs]
}

// findOrder finds the general registers that the function may use: none that are reserved, and not
// RBP where it stands for the frame.
func (a *allocator) findOrder() {
	a.numGPRs = numCallerSaved
	copy(a.gprs[:], gprOrder[:numCallerSaved])
	for _, r := range gprOrder[numCallerSaved:] {
		if a.f.Reserved.Has(r) || r == amd64.RBP && a.f.Dynamic {
			continue
		}
		a.gprs[a.numGPRs] = r
		a.numGPRs++
	}
}

// scan runs the linear scan.
func (a *allocator) scan() {
	f := a.f
	n := len(f.VRegs)
	a.intervals = a.intervals[:0]
	a.first = resize(a.first, n)
	a.stored = resize(a.stored, n)
	clear(a.stored)
	for i := range a.first {
		a.first[i] = -1
	}
	for r := range a.active {
		a.active[r] = -1
		a.cursor[r] = 0
	}
	a.inactive, a.queue, a.callAt = a.inactive[:0], a.queue[:0], 0
	a.storeEarly()
	for v := 1; v < n; v++ {
		if a.values[v].kind == defMem && a.values[v].def == 0 {
			a.start(mir.VReg(v))
		}
	}
	for i := range f.Blocks {
		b := &f.Blocks[i]
		for k := b.Phi0; k < b.PhiEnd; k++ {
			a.start(f.Phis[k].Dst)
		}
		for k := b.First; k < b.End; k++ {
			a.startDefs(&f.Insts[k])
		}
	}
	for len(a.queue) > 0 && a.err == nil {
		a.allocate(a.popQueue())
	}
}

// startDefs starts the values an instruction defines, in the order of their positions.
func (a *allocator) startDefs(in *mir.Inst) {
	f := a.f
	for k := in.Ops; k < in.Ops+in.N; k++ {
		if o := &f.Operands[k]; o.Role == mir.SlotUse && o.Index != o.Reg {
			a.start(o.Index)
		}
	}
	for k := in.Ops; k < in.Ops+in.N; k++ {
		if o := &f.Operands[k]; o.Role == mir.Def {
			a.start(o.Reg)
		}
	}
	for k := in.Ops; k < in.Ops+in.N; k++ {
		if o := &f.Operands[k]; o.Role == mir.FixedDef {
			a.start(o.Reg)
		}
	}
}

// start makes the first interval of a value, after everything queued that begins before it.
func (a *allocator) start(v mir.VReg) {
	d := &a.values[v]
	if a.first[v] >= 0 || d.kind == defNone {
		return
	}
	for len(a.queue) > 0 && a.intervals[a.queue[0]].start < d.def && a.err == nil {
		a.allocate(a.popQueue())
	}
	i := int32(len(a.intervals))
	a.intervals = append(a.intervals, interval{
		v: v, start: d.def, end: a.spans[d.r1-1].to, r0: d.r0, r1: d.r1, u0: d.u0, u1: d.u1, next: -1, whole: true,
	})
	a.first[v] = i
	if d.kind == defMem {
		a.inMemory(i, 0)
		return
	}
	a.allocate(i)
}

// allocate finds a register for interval i, or splits it or others until there is one.
func (a *allocator) allocate(i int32) {
	a.advance(a.intervals[i].start)
	if a.tryFree(i) {
		return
	}
	a.blocked(i)
}

// advance brings the sets of active and inactive intervals to a position.
func (a *allocator) advance(pos int32) {
	for r := amd64.RAX; r <= amd64.XMM13; r++ {
		i := a.active[r]
		if i < 0 {
			continue
		}
		it := &a.intervals[i]
		if it.end <= pos {
			a.active[r] = -1
		} else if !a.coversFrom(it, pos) {
			a.active[r] = -1
			a.inactive = append(a.inactive, i)
		}
	}
	n := 0
	for _, i := range a.inactive {
		it := &a.intervals[i]
		if it.end <= pos {
			continue
		}
		if a.coversFrom(it, pos) {
			a.active[it.reg] = i
			continue
		}
		a.inactive[n] = i
		n++
	}
	a.inactive = a.inactive[:n]
	for a.callAt < len(a.calls) && a.calls[a.callAt]+3 <= pos {
		a.callAt++
	}
	for r := range a.fixed {
		for a.cursor[r] < len(a.fixed[r]) && a.fixed[r][a.cursor[r]]+3 <= pos {
			a.cursor[r]++
		}
	}
}

// coversFrom is covers, and drops spans that lie before pos, which no later question will be about.
func (a *allocator) coversFrom(it *interval, pos int32) bool {
	for it.r0 < it.r1-1 && a.spans[it.r0].to <= pos {
		it.r0++
	}
	s := a.spans[it.r0]
	return s.from <= pos && pos < s.to
}
