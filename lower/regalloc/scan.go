package regalloc

import (
	"math"
	"slices"

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

// The registers that are given out, in the order they are tried. RSP is the stack's. XMM14 and XMM15 are left to the copying of memory to memory.
var (
	gprOrder = [...]amd64.Reg{
		amd64.RAX, amd64.RCX, amd64.RDX, amd64.RSI, amd64.RDI, amd64.R8, amd64.R9, amd64.R10, amd64.R11,
		amd64.RBX, amd64.R14, amd64.R15, amd64.R12, amd64.R13, amd64.RBP,
	}
	xmmOrder = [...]amd64.Reg{
		amd64.XMM0, amd64.XMM1, amd64.XMM2, amd64.XMM3, amd64.XMM4, amd64.XMM5, amd64.XMM6, amd64.XMM7,
		amd64.XMM8, amd64.XMM9, amd64.XMM10, amd64.XMM11, amd64.XMM12, amd64.XMM13,
	}
)

// numCallerSaved is how many of gprOrder a call destroys (psABI 3.2.1); of the XMM registers it destroys all.
const numCallerSaved = 9

// CalleeSaved reports whether a function must leave a register as it found it.
func CalleeSaved(r amd64.Reg) bool {
	switch r {
	case amd64.RBX, amd64.RBP, amd64.R12, amd64.R13, amd64.R14, amd64.R15:
		return true
	}
	return false
}

const never = math.MaxInt32

// order is the registers for a class.
func order(c mir.Class) []amd64.Reg {
	if c == mir.XMM {
		return xmmOrder[:]
	}
	return gprOrder[:]
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
		a.inMemory(i)
		return
	}
	a.allocate(i)
}

// storeEarly decides which values recorded at several statepoints are stored at their definition and not before each of the calls.
func (a *allocator) storeEarly() {
	f := a.f
	for v := 1; v < len(f.VRegs); v++ {
		d := &a.values[v]
		if d.slotUses < 2 || d.kind == defMem || d.kind == defNone {
			continue
		}
		var at int64
		for _, u := range a.uses[d.u0:d.u1] {
			if u.op < noOperand && f.Operands[u.op].Role == mir.SlotUse {
				at += weight(f.Blocks[a.instBlock[u.pos>>2]].Depth)
			}
		}
		if at > weight(f.Blocks[d.block].Depth) {
			a.stored[v] = true
			a.found(mir.VReg(v))
		}
	}
}

// inMemory puts interval i in its slot up to where a register is needed; the rest is queued.
func (a *allocator) inMemory(i int32) {
	it := &a.intervals[i]
	it.mem = true
	if a.values[it.v].kind != defMem && !a.stored[it.v] {
		a.stored[it.v] = true
	}
	at := a.reloadAt(it)
	if at == never {
		return
	}
	if at <= it.start {
		a.fail("v%d must be in memory and in a register at %d", it.v, it.start)
		return
	}
	a.push(a.split(i, at))
}

// reloadAt finds where an interval that starts in memory goes to a register: at the first use that needs one, or that could use one and is not
// alone in its block; never if there is none. In a loop that the value lives through, that is before the loop.
func (a *allocator) reloadAt(it *interval) int32 {
	for k := it.u0; k < it.u1; k++ {
		u := &a.uses[k]
		switch u.kind {
		case useAny:
			continue
		case useRM:
			if k+1 == it.u1 || a.instBlock[a.uses[k+1].pos>>2] != a.instBlock[u.pos>>2] {
				if a.f.Blocks[a.instBlock[u.pos>>2]].Depth <= a.f.Blocks[a.blockAt(it.start)].Depth {
					continue
				}
			}
		}
		return a.earlier(it, max(u.pos, it.start+1))
	}
	return never
}

// earlier moves the place of a reload out of loops that the interval lives through: to the end of the block before the loop.
func (a *allocator) earlier(it *interval, pos int32) int32 {
	f := a.f
	from := a.blockAt(it.start)
	b := a.instBlock[pos>>2]
	depth := f.Blocks[b].Depth
	best := pos
	for k := b; k > from; k-- {
		start := a.blockFrom[k]
		if start <= it.start || !a.covers(it, start-1) {
			break
		}
		if d := f.Blocks[k-1].Depth; d < depth {
			depth = d
			best = start
		}
		if k < b-16 {
			break
		}
	}
	if best < pos && a.callBetween(best, pos) {
		return pos
	}
	return best
}

// callBetween reports whether there is a call from one position to another.
func (a *allocator) callBetween(from, to int32) bool {
	i, _ := slices.BinarySearch(a.calls, from)
	return i < len(a.calls) && a.calls[i] < to
}

// blockAt is the block of a position.
func (a *allocator) blockAt(pos int32) int32 {
	return a.instBlock[min(int(pos>>2), len(a.instBlock)-1)]
}

// covers reports whether a position is in one of the interval's spans.
func (a *allocator) covers(it *interval, pos int32) bool {
	for _, s := range a.spans[it.r0:it.r1] {
		if pos < s.from {
			return false
		}
		if pos < s.to {
			return true
		}
	}
	return false
}

// split ends interval i at pos and returns what is left, which begins there or, if pos is in a hole, where the hole ends.
func (a *allocator) split(i, pos int32) int32 {
	j := int32(len(a.intervals))
	a.intervals = append(a.intervals, interval{})
	it, rest := &a.intervals[i], &a.intervals[j]
	*rest = *it
	rest.reg, rest.mem, rest.whole = amd64.NoReg, false, false
	r := it.r0
	for r < it.r1 && a.spans[r].to <= pos {
		r++
	}
	rest.r0 = r
	rest.start = max(pos, a.spans[r].from)
	it.r1 = r
	it.end = pos
	if a.spans[r].from < pos {
		it.r1 = r + 1
	} else {
		it.end = a.spans[r-1].to
	}
	u := a.useFrom(it, pos)
	rest.u0 = u
	it.u1 = u
	it.next = j
	return j
}

// splitPos is the last position not after pos at which a value can change places.
func splitPos(pos int32) int32 {
	if pos&3 > 1 {
		return pos&^3 + 1
	}
	return pos
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

// firstHit is the first position from it.start on at which the interval meets one of the instructions at the given positions, each of which takes
// its registers from p+1 to p+3; never if there is none.
func (a *allocator) firstHit(it *interval, list []int32) int32 {
	if len(list) == 0 || list[0] >= it.end {
		return never
	}
	for r := it.r0; r < it.r1 && len(list) > 0; r++ {
		from, to := max(a.spans[r].from, it.start), min(a.spans[r].to, it.end)
		if from >= to {
			continue
		}
		lo, hi := 0, len(list)
		if list[0]+3 > from {
			hi = 0
		}
		for lo < hi {
			m := (lo + hi) / 2
			if list[m]+3 <= from {
				lo = m + 1
			} else {
				hi = m
			}
		}
		list = list[lo:]
		if len(list) > 0 && list[0]+1 < to {
			return max(from, list[0]+1)
		}
	}
	return never
}

// meet is the first position at which two intervals are both alive, never if there is none.
func (a *allocator) meet(x, y *interval) int32 {
	i, j := x.r0, y.r0
	for i < x.r1 && j < y.r1 {
		f1, t1 := max(a.spans[i].from, x.start), min(a.spans[i].to, x.end)
		f2, t2 := max(a.spans[j].from, y.start), min(a.spans[j].to, y.end)
		switch {
		case t1 <= f2 || t1 <= f1:
			i++
		case t2 <= f1 || t2 <= f2:
			j++
		default:
			return max(f1, f2)
		}
	}
	return never
}

// freeUntil fills a.until: for each register of the class, the position up to which interval i could have it.
func (a *allocator) freeUntil(i int32, regs []amd64.Reg) {
	it := &a.intervals[i]
	call := a.firstHit(it, a.calls[a.callAt:])
	for k, r := range regs {
		a.until[r] = never
		if k < numCallerSaved || r.IsXMM() {
			a.until[r] = call
		}
		if a.active[r] >= 0 {
			a.until[r] = 0
			continue
		}
		if l := a.fixed[r]; a.cursor[r] < len(l) {
			a.until[r] = min(a.until[r], a.firstHit(it, l[a.cursor[r]:]))
		}
	}
	if it.whole {
		// In SSA form two values meet only if one is alive where the other is defined; what is in a hole now was defined before and is not alive here.
		return
	}
	for _, j := range a.inactive {
		other := &a.intervals[j]
		if other.reg.IsXMM() != regs[0].IsXMM() {
			continue
		}
		if m := a.meet(it, other); m < a.until[other.reg] {
			a.until[other.reg] = m
		}
	}
}

// tryFree gives interval i a register that is free for all or the beginning of it.
func (a *allocator) tryFree(i int32) bool {
	it := &a.intervals[i]
	regs := order(a.f.VRegs[it.v].Class)
	a.freeUntil(i, regs)
	var hints [4]amd64.Reg
	wanted := a.hints(it, hints[:0])
	for _, h := range wanted {
		if a.crossing[it.v] && it.whole && !CalleeSaved(h) && regs[0].IsGPR() {
			continue
		}
		if a.until[h] >= it.end && h.IsXMM() == regs[0].IsXMM() && (!CalleeSaved(h) || a.res.Used&(1<<h) != 0) {
			a.take(i, h)
			return true
		}
	}
	best, found := amd64.NoReg, int32(0)
	if a.crossing[it.v] && it.whole && regs[0].IsGPR() {
		for _, r := range regs[numCallerSaved:] {
			if a.until[r] >= it.end {
				a.take(i, r)
				return true
			}
		}
	}
	for _, r := range regs {
		if a.until[r] >= it.end {
			a.take(i, r)
			return true
		}
		if a.until[r] > found {
			best, found = r, a.until[r]
		}
	}
	pos := splitPos(found)
	if best == amd64.NoReg || pos <= it.start {
		return false
	}
	// A hint that lasts as long is better.
	for _, h := range wanted {
		if h.IsXMM() == regs[0].IsXMM() && splitPos(a.until[h]) == pos {
			best = h
		}
	}
	if !a.worth(it, pos) {
		return false
	}
	rest := a.split(i, pos)
	a.take(i, best)
	a.push(rest)
	return true
}

// worth reports whether a register until pos serves a use: if there is none, the interval may as well stay in memory.
func (a *allocator) worth(it *interval, pos int32) bool {
	if it.whole && a.values[it.v].kind == defReg {
		return true
	}
	return it.u0 < it.u1 && a.uses[it.u0].pos < pos
}

func (a *allocator) take(i int32, r amd64.Reg) {
	it := &a.intervals[i]
	it.reg = r
	a.active[r] = i
	if CalleeSaved(r) {
		a.res.Used |= 1 << r
	}
}

// blocked gives interval i the register whose holder needs it last, or puts i itself into memory if all need theirs sooner.
func (a *allocator) blocked(i int32) {
	it := &a.intervals[i]
	regs := order(a.f.VRegs[it.v].Class)
	firstUse := a.firstNeed(it)
	call := a.firstHit(it, a.calls[a.callAt:])
	var limit [amd64.NumRegs]int32 // where a fixed use ends a register's being available
	depth := a.f.Blocks[a.blockAt(it.start)].Depth
	for k, r := range regs {
		limit[r], a.until[r] = never, never
		if k < numCallerSaved || r.IsXMM() {
			limit[r] = call
		}
		if l := a.fixed[r]; a.cursor[r] < len(l) {
			limit[r] = min(limit[r], a.firstHit(it, l[a.cursor[r]:]))
		}
		if j := a.active[r]; j >= 0 {
			a.until[r] = a.nextNeed(&a.intervals[j], it.start, depth)
		}
	}
	for _, j := range a.inactive {
		other := &a.intervals[j]
		if other.reg.IsXMM() == regs[0].IsXMM() && a.meet(it, other) != never {
			a.until[other.reg] = min(a.until[other.reg], a.nextNeed(other, it.start, depth))
		}
	}
	best, score := amd64.NoReg, int32(-1)
	for _, r := range regs {
		if splitPos(limit[r]) <= it.start && limit[r] < it.end {
			continue
		}
		if n := min(a.until[r], limit[r]); n > score {
			best, score = r, n
		}
	}
	needNow := firstUse <= it.start
	if !needNow && (best == amd64.NoReg || score <= firstUse) {
		a.inMemory(i)
		return
	}
	if best == amd64.NoReg || score <= it.start {
		a.fail("no register for v%d at %d", it.v, it.start)
		return
	}
	if limit[best] < it.end {
		a.push(a.split(i, splitPos(limit[best])))
	}
	a.evict(best, i)
	a.take(i, best)
}

// firstNeed is where an interval first needs a register: at its definition by an instruction, or at a use.
func (a *allocator) firstNeed(it *interval) int32 {
	if it.whole && a.values[it.v].kind == defReg {
		return it.start
	}
	for k := it.u0; k < it.u1; k++ {
		if a.uses[k].kind != useAny {
			return a.uses[k].pos
		}
	}
	return never
}

// nextNeed is where an interval that holds a register is used next, from a position in so many loops on; uses outside those loops count as far away. It is
// pos itself if the interval cannot give its register up there.
func (a *allocator) nextNeed(it *interval, pos, depth int32) int32 {
	if it.start >= pos {
		return pos
	}
	for k := a.useFrom(it, pos); k < it.u1; k++ {
		u := &a.uses[k]
		if u.kind == useAny {
			continue
		}
		far := int32(0)
		if d := a.f.Blocks[a.instBlock[u.pos>>2]].Depth; d < depth {
			far = (depth - d) << 24
		}
		if u.pos > never/2-far {
			return never / 2
		}
		return u.pos + far
	}
	return never - 1
}

// useFrom is the first use of an interval at or after a position.
func (a *allocator) useFrom(it *interval, pos int32) int32 {
	lo, hi := it.u0, it.u1
	for lo < hi {
		m := (lo + hi) / 2
		if a.uses[m].pos < pos {
			lo = m + 1
		} else {
			hi = m
		}
	}
	return lo
}

// evict takes register r away from whoever holds it where interval i lives.
func (a *allocator) evict(r amd64.Reg, i int32) {
	pos := a.intervals[i].start
	if j := a.active[r]; j >= 0 {
		a.active[r] = -1
		a.spillFrom(j, pos)
	}
	n := 0
	for _, j := range a.inactive {
		if a.intervals[j].reg == r && a.meet(&a.intervals[i], &a.intervals[j]) != never {
			a.spillFrom(j, pos)
			continue
		}
		a.inactive[n] = j
		n++
	}
	a.inactive = a.inactive[:n]
}

// spillFrom puts interval j into memory from a position on.
func (a *allocator) spillFrom(j, pos int32) {
	rest := a.split(j, pos)
	a.inMemory(rest)
}

// push queues a split interval.
func (a *allocator) push(i int32) {
	a.queue = append(a.queue, i)
	k := len(a.queue) - 1
	for k > 0 {
		p := (k - 1) / 2
		if a.before(a.queue[p], a.queue[k]) {
			break
		}
		a.queue[p], a.queue[k] = a.queue[k], a.queue[p]
		k = p
	}
}

func (a *allocator) before(i, j int32) bool {
	x, y := &a.intervals[i], &a.intervals[j]
	return x.start < y.start || x.start == y.start && i < j
}

func (a *allocator) popQueue() int32 {
	top := a.queue[0]
	n := len(a.queue) - 1
	a.queue[0] = a.queue[n]
	a.queue = a.queue[:n]
	k := 0
	for {
		c := 2*k + 1
		if c >= n {
			break
		}
		if c+1 < n && a.before(a.queue[c+1], a.queue[c]) {
			c++
		}
		if a.before(a.queue[k], a.queue[c]) {
			break
		}
		a.queue[k], a.queue[c] = a.queue[c], a.queue[k]
		k = c
	}
	return top
}
