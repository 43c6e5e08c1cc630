package check

import (
	"errors"
	"strconv"
	"strings"

	"golang.org/x/arch/x86/x86asm"
)

// flow computes what registers and slots hold at every instruction of a function.
type flow struct {
	stepper
	points map[int32][]*point
	// adjust is what calls that pop their arguments add to the stack pointer.
	adjust map[int32]popped
	// refs are the names that records list. With marking set, words among these that a safepoint
	// does not list become stale.
	refs    map[int32]bool
	refBy   map[int32]listing
	marking bool
	// bases has, unless it is nil, a record for each derived pointer with its base, by names.
	bases map[[2]int32]*point
	isRef map[int32]bool
	marks []mark

	in  map[int32]*state // states by the first instruction of a block
	out map[int32]*state // the same at the end of the block
	// thrown is the state at the end of a block whose last call goes to a landing pad. pads are the
	// distances of the stack pointer from the frame's top there, according to the unwinding table:
	// without the arguments of the call.
	thrown map[int32]*state
	pads   map[int32]int64
	last   map[int32]int32 // the last instruction of each block
	pred   map[int32][]int32
}

// listing is the position at which a record lists a word.
type listing struct {
	p        *point
	location string
}

// mark is a copy that a safepoint left stale.
type mark struct {
	p   *point
	k   int32 // the call
	loc string
	ref listing
}

// After widenAfter executions of a block, what meets there keeps the names that it has.
const widenAfter, maxRounds = 16, 64

// errRounds is the error for a function whose states did not converge.
var errRounds = errors.New("its loops are too entangled for the limit of 64 rounds")

// newFlow finds the blocks of a function.
func newFlow(c *code, abi *convention) *flow {
	f := &flow{stepper: stepper{c: c, names: newNames(), abi: abi, slots: map[slot]int32{},
		fixed: map[slot]bool{}, passed: map[int32]int64{}},
		points: map[int32][]*point{}, adjust: map[int32]popped{}, refs: map[int32]bool{},
		refBy: map[int32]listing{}}
	f.together = func(a, b value) bool {
		return a.stale != 0 && b.stale != 0 && f.marks[a.stale-1].p == f.marks[b.stale-1].p
	}
	leads := make([]bool, len(c.insts)+1)
	leads[0] = true
	for i := range c.insts {
		in := &c.insts[i]
		if !in.reached {
			continue
		}
		if in.pad >= 0 {
			leads[in.pad], leads[i+1] = true, true
		}
		if len(in.next) == 1 && in.next[0] == int32(i)+1 {
			continue
		}
		leads[i+1] = true
		for _, k := range in.next {
			leads[k] = true
		}
	}
	f.last, f.pred = map[int32]int32{}, map[int32][]int32{}
	for i := range c.insts {
		if !leads[i] || !c.insts[i].reached {
			continue
		}
		first, end := int32(i), int32(i)
		for !leads[end+1] && int(end)+1 < len(c.insts) {
			end++
		}
		f.last[first] = end
		for _, to := range f.after(end) {
			f.pred[to] = append(f.pred[to], first)
		}
	}
	return f
}

// after are the successor blocks of an instruction.
func (f *flow) after(end int32) []int32 {
	in := &f.c.insts[end]
	to := append([]int32(nil), in.next...)
	if in.pad >= 0 {
		to = append(to, in.pad)
	}
	return to
}

// entry is the state at the function's entry.
func (f *flow) entry() *state {
	st := &state{slots: map[slot]value{}}
	for r := range st.reg {
		st.reg[r] = value{kind: word, root: f.names.name(nameKey{at: -1, loc: int32(r),
			from: argument})}
	}
	st.reg[rsp] = value{kind: stack, off: -8}
	st.slots[slot{0, -8}] = value{kind: word, root: f.names.name(nameKey{at: -2,
		from: argument})}
	return st
}

// settle executes blocks until nothing changes.
func (f *flow) settle() error {
	f.in, f.out, f.thrown = map[int32]*state{}, map[int32]*state{}, map[int32]*state{}
	f.isRef = map[int32]bool{}
	f.in[0] = f.entry()
	rounds := map[int32]int{}
	work := newQueue(len(f.c.insts))
	work.push(0)
	for {
		b, ok := work.pop()
		if !ok {
			return nil
		}
		if rounds[b]++; rounds[b] > maxRounds {
			return errRounds
		}
		st := f.in[b].clone()
		for k := b; k <= f.last[b]; k++ {
			f.execute(st, k)
		}
		f.out[b] = st
		if end := f.last[b]; f.c.insts[end].pad >= 0 {
			f.thrown[b] = st
			if at, ok := f.pads[f.c.insts[end].pad]; ok && st.reg[rsp].kind == stack {
				pad := st.clone()
				pad.reg[rsp] = value{kind: stack, off: f.top(st) - at}
				f.thrown[b] = pad
			}
		}
		for _, to := range f.after(f.last[b]) {
			in := f.join(to, rounds[to] >= widenAfter)
			if f.in[to] == nil || !equal(in, f.in[to]) {
				f.in[to] = in
				work.push(to)
			}
		}
	}
}

// execute executes an instruction, and the collector after it if it is a safepoint.
func (f *flow) execute(st *state, k int32) {
	in := &f.c.insts[k]
	points := f.points[k]
	switch {
	case in.op.Op != x86asm.CALL && len(points) == 0:
		f.step(st, k)
		return
	case in.op.Op == x86asm.CALL && f.probes(k): // and nothing else
		return
	}
	before := st.reg
	f.call(st, k)
	for _, p := range points {
		if p.statepoint {
			f.collect(st, k, p, f.seen(p, k, st, before))
		}
	}
	if n, ok := f.adjust[k]; ok && st.reg[rsp].kind == stack {
		st.reg[rsp].off += n.of(f.top(st), st.reg[rsp].off)
	}
}

// seen are the registers to which a record's offsets refer: if the callee pops its arguments, some
// compilers count from 8 bytes below the stack pointer after the call.
func (f *flow) seen(p *point, k int32, st *state, reg [registers]value) [registers]value {
	sp := reg[rsp]
	pops, ok := f.adjust[k]
	if !ok || sp.kind != stack || sp.root != 0 {
		return reg
	}
	top := f.top(st)
	if n := pops.of(top, sp.off) - 8; n > 0 && top-sp.off-8-n == int64(p.function.StackSize) {
		reg[rsp].off += n
	}
	return reg
}

// top is the offset of the frame's top from the top at the entry: a function that pops its
// arguments may store a copy of the return address above them.
func (f *flow) top(st *state) int64 {
	id := f.names.name(nameKey{at: -2, from: argument})
	top := int64(0)
	for k, v := range st.slots {
		if k.region == 0 && v.kind == word && v.root == id && v.off == 0 {
			top = max(top, k.off+8)
		}
	}
	return top
}

// join computes the state where blocks meet. With widen set, words that met there before keep
// their names and offsets, so that loops in which offsets grow come to an end.
func (f *flow) join(b int32, widen bool) *state {
	var from []*state
	if b == 0 {
		from = append(from, f.entry())
	}
	for _, p := range f.pred[b] {
		if s := f.out[p]; s != nil {
			if in := &f.c.insts[f.last[p]]; in.pad == b {
				s = f.thrown[p]
			}
			from = append(from, s)
		}
	}
	out := &state{slots: map[slot]value{}}
	if len(from) == 1 {
		return from[0].clone()
	}
	before := &state{}
	if widen && f.in[b] != nil {
		before = f.in[b]
	}
	groups := meeting{b: b, groups: map[string]group{}, taken: map[int32]bool{}}
	tuple := make([]value, len(from))
	for r := range out.reg {
		for i, s := range from {
			tuple[i] = s.reg[r]
		}
		out.reg[r] = f.meet(&groups, int32(r), tuple, before.reg[r])
	}
	for _, k := range from[0].sorted() {
		everywhere := true
		for i, s := range from {
			v, ok := s.slots[k]
			everywhere = everywhere && ok
			tuple[i] = v
		}
		if everywhere {
			out.slots[k] = f.meet(&groups, f.slotNumber(k), tuple, before.slots[k])
		}
	}
	return out
}

// meeting is where several states meet: at a block.
type meeting struct {
	b      int32
	groups map[string]group
	taken  map[int32]bool // the names of groups
}

// group has the locations in which the same words meet, up to one offset. A location's offset from
// the name is that of the first word that meets there, plus shift.
type group struct {
	root  int32
	shift int64
}

// meet is the value of a location where several meet. was is its value before that keeps its name.
func (f *flow) meet(m *meeting, loc int32, tuple []value, was value) value {
	stale := int32(0)
	all, words := true, true
	for _, v := range tuple {
		if v.stale != 0 && (stale == 0 || v.stale < stale) {
			stale = v.stale
		}
		all = all && v.same(tuple[0])
		words = words && v.kind == word
		if v.kind == unknown {
			return value{stale: stale}
		}
	}
	first, met := tuple[0], was.kind == word && f.mergesAt(was.root, m.b)
	if all && !met && (first.kind != word || !f.mergesAt(first.root, m.b)) {
		first.stale = stale
		return first
	}
	var key strings.Builder
	base := int64(0)
	if words {
		base = first.off
	}
	if met {
		key.WriteString(strconv.Itoa(int(was.root)) + ":")
	}
	for _, v := range tuple {
		key.WriteString(strconv.Itoa(int(v.kind)) + "," + strconv.Itoa(int(v.root)) + "," +
			strconv.FormatInt(v.off-base, 16) + ";")
	}
	g, ok := m.groups[key.String()]
	if !ok {
		g = group{root: f.names.name(nameKey{at: m.b, loc: loc, from: merged})}
		if met && !m.taken[was.root] {
			g = group{was.root, was.off - base}
		}
		m.groups[key.String()], m.taken[g.root] = g, true
		var inputs []int32
		for _, v := range tuple {
			if r := rootOf(v); r != 0 {
				inputs = append(inputs, r)
			}
		}
		f.names.inputs[g.root] = inputs
	}
	return value{kind: word, root: g.root, off: base + g.shift, stale: stale}
}

// mergesAt reports whether a name was given to a merge at block b.
func (f *flow) mergesAt(id, b int32) bool {
	k := f.names.keys[id]
	return k.from == merged && k.at == b
}

// equal reports whether two states are the same.
func equal(a, b *state) bool {
	if a.reg != b.reg || len(a.slots) != len(b.slots) {
		return false
	}
	for k, v := range a.slots {
		if w, ok := b.slots[k]; !ok || v != w {
			return false
		}
	}
	return true
}

// queue has the blocks that wait, in the order of the code.
type queue struct {
	waits []bool
	first int
	count int
}

func newQueue(n int) *queue { return &queue{waits: make([]bool, n)} }

func (q *queue) push(k int32) {
	if !q.waits[k] {
		q.waits[k] = true
		q.count++
		q.first = min(q.first, int(k))
	}
}

func (q *queue) pop() (int32, bool) {
	if q.count == 0 {
		return 0, false
	}
	for !q.waits[q.first] {
		q.first++
	}
	q.waits[q.first] = false
	q.count--
	return int32(q.first), true
}
