package analysis

import (
	"statepoint/core/ir"
)

// LivenessQuery describes the liveness to compute.
type LivenessQuery struct {
	CFG *CFG
	// IsRef reports whether values of a type are tracked: gc pointers, and vectors of them.
	IsRef func(*ir.Type) bool
	// Points are the calls at which the live set is needed, in function order.
	Points []*ir.Instr
	// HoldFirst and HoldLast are values held live after point i as if calls right after it used
	// them, HoldFirst by the nearer one; after an invoke they are held at the start of both its
	// destinations. Either slice may be nil.
	HoldFirst, HoldLast [][]ir.Value
	// AfterOnly omits values that only the call itself uses.
	AfterOnly bool
	// Room is storage for the result and the computation, nil for new storage. Reusing Room
	// invalidates the previous result.
	Room *LivenessRoom
}

// LivenessRoom is storage that successive liveness computations can reuse, so that a pass over many
// small functions allocates it once.
type LivenessRoom struct{ state liveState }

// Liveness is the result: the tracked values that are live after each point, in LLVM's order.
type Liveness struct {
	// Values are the tracked values found; the Num of each is its index plus one.
	Values []ir.Value
	// At is the live set of each point, as indices into Values: the values that are live after the
	// call and those that the call itself uses, without its result.
	At [][]int32
}

// Live computes liveness. The sets are those of LLVM's RewriteStatepointsForGC, whose order is the
// order of insertion: a block's live-out values first, then what its instructions use, from the
// last to the first, operands left to right. Values of the function carry a new Num afterwards.
func Live(q *LivenessQuery) *Liveness {
	room := q.Room
	if room == nil {
		room = new(LivenessRoom)
	}
	s := &room.state
	s.q, s.cfg = q, q.CFG
	s.live.Values, s.live.At = s.live.Values[:0], zeroed(s.live.At, len(q.Points))
	s.events, s.defBlock, s.arena = s.events[:0], s.defBlock[:0], s.arena[:0]
	s.number()
	s.scan()
	s.propagate()
	s.points()
	s.q, s.cfg = nil, nil
	return &s.live
}

// zeroed returns a slice of n zeros, which reuses the old one if that is large enough.
func zeroed[T any](old []T, n int) []T {
	if cap(old) < n {
		return make([]T, n)
	}
	old = old[:n]
	clear(old)
	return old
}

// An event is what an instruction does to the live set, in the order of a backward walk: value
// index times four, plus one of these.
const (
	eventUse   = 0
	eventDef   = 1
	eventPoint = 2 // the value is the index of the point: a snapshot is taken
)

type liveState struct {
	q    *LivenessQuery
	cfg  *CFG
	live Liveness
	// events of all blocks, each block's from the last instruction to the first; start[b] is where
	// block b begins.
	events []int32
	start  []int32
	// defBlock is the block that kills a value, -1 for arguments.
	defBlock []int32
	// seeds are the values that successors' phis take from each block, in order, without
	// repetitions.
	seeds [][]int32
	// near is the index in the phis of each block of the predecessor looked up last.
	near []int32
	// upward are the values used in each block before any definition in it.
	upward [][]int32

	words   int
	inBits  []uint64
	outBits []uint64
	in, out [][]int32
	// dense numbers the values that cross a block boundary, -1 for the others.
	dense []int32
	// place is the index plus one of each value in the ordered set being built, set is storage for
	// that set.
	place, set []int32
	queued     []bool
	work       []int32
	// arena is the storage of sets; a full one stays with its sets and is replaced by a larger one.
	arena []int32
}

func (s *liveState) number() {
	for _, a := range s.cfg.Func.Args {
		a.SetNum(0)
	}
	for _, b := range s.cfg.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			in.SetNum(0)
		}
	}
}

// index returns the number of a tracked value, assigned on first use; ok is false for values that
// are not tracked.
func (s *liveState) index(v ir.Value) (n int32, ok bool) {
	switch v := v.(type) {
	case *ir.Instr:
		if n := v.Num(); n > 0 {
			return n - 1, true
		}
		if !s.q.IsRef(v.Type()) {
			return 0, false
		}
		s.live.Values = append(s.live.Values, v)
		s.defBlock = append(s.defBlock, v.Parent().Num())
		v.SetNum(int32(len(s.live.Values)))
		return v.Num() - 1, true
	case *ir.Arg:
		if n := v.Num(); n > 0 {
			return n - 1, true
		}
		if !s.q.IsRef(v.Type()) {
			return 0, false
		}
		s.live.Values = append(s.live.Values, v)
		s.defBlock = append(s.defBlock, -1)
		v.SetNum(int32(len(s.live.Values)))
		return v.Num() - 1, true
	}
	return 0, false
}

// scan writes the events of every block, and the seeds.
func (s *liveState) scan() {
	n := len(s.cfg.Blocks)
	s.start = zeroed(s.start, n)
	s.seeds = zeroed(s.seeds, n)
	s.upward, s.near = zeroed(s.upward, n), zeroed(s.near, n)
	points := s.q.Points
	held := s.heldAtEntry()
	after := len(points) // points at and beyond this one are done, as blocks are walked backwards
	for b := n - 1; b >= 0; b-- {
		s.start[b] = int32(len(s.events))
		insertion := (*ir.Instr)(nil)
		if held != nil && len(held[b]) > 0 {
			insertion = s.cfg.Blocks[b].FirstInsertionPt()
		}
		for in := s.cfg.Blocks[b].Last(); in != nil; in = in.Prev() {
			point := -1
			if after > 0 && points[after-1] == in {
				after--
				point = after
				if in.Op == ir.Call {
					s.holdEvents(point)
				}
			}
			if n, ok := s.index(in); ok {
				s.events = append(s.events, n<<2|eventDef)
			}
			if point >= 0 && s.q.AfterOnly {
				s.events = append(s.events, int32(point)<<2|eventPoint)
			}
			if in.Op != ir.Phi {
				first, last := 0, len(in.Uses())
				if in.Op.IsCall() {
					// LLVM has the callee as the last operand, and the order shows in the live
					// set's
					first, last = 1, last+1
				}
				for i := first; i < last; i++ {
					if i == len(in.Uses()) {
						i, last = 0, 0
					}
					if n, ok := s.index(in.Operand(i)); ok {
						s.events = append(s.events, n<<2|eventUse)
					}
				}
			}
			if point >= 0 && !s.q.AfterOnly {
				s.events = append(s.events, int32(point)<<2|eventPoint)
			}
			if in == insertion {
				for i := len(held[b]) - 1; i >= 0; i-- {
					s.holdEvents(int(held[b][i]))
				}
			}
		}
		s.seed(int32(b))
	}
	s.upwardExposed()
}

// block returns the events of block b: blocks are scanned from the last to the first, so they end
// where those of the block before begin.
func (s *liveState) block(b int32) []int32 {
	end := len(s.events)
	if b > 0 {
		end = int(s.start[b-1])
	}
	return s.events[s.start[b]:end]
}

// heldAtEntry lists for each block the invokes whose held values are used at its start.
func (s *liveState) heldAtEntry() [][]int32 {
	var held [][]int32
	for i, p := range s.q.Points {
		if p.Op != ir.Invoke || !s.holds(i) {
			continue
		}
		if held == nil {
			held = make([][]int32, len(s.cfg.Blocks))
		}
		for _, d := range []*ir.Block{p.NormalDest(), p.UnwindDest()} {
			held[d.Num()] = append(held[d.Num()], int32(i))
		}
	}
	return held
}

func (s *liveState) holds(i int) bool {
	return s.q.HoldFirst != nil && len(s.q.HoldFirst[i]) > 0 || s.q.HoldLast != nil &&
		len(s.q.HoldLast[i]) > 0
}

// holdEvents adds the uses that hold values live after point i, the farther ones first.
func (s *liveState) holdEvents(i int) {
	for _, hold := range [2][][]ir.Value{s.q.HoldLast, s.q.HoldFirst} {
		if hold == nil {
			continue
		}
		for _, v := range hold[i] {
			if n, ok := s.index(v); ok {
				s.events = append(s.events, n<<2|eventUse)
			}
		}
	}
}

// points walks every block that has points backwards from its live-out set and takes the snapshots.
func (s *liveState) points() {
	set := s.set
	for b := range int32(len(s.cfg.Blocks)) {
		events := s.block(b)
		wanted := false
		for _, e := range events {
			if e&3 == eventPoint {
				wanted = true
				break
			}
		}
		if !wanted {
			continue
		}
		set = append(set[:0], s.out[b]...)
		for i, v := range set {
			s.place[v] = int32(i + 1)
		}
		holes := false
		for _, e := range events {
			if e&3 != eventPoint {
				set = s.apply(set, e)
				holes = holes || e&3 == eventDef
				continue
			}
			if holes {
				set = s.compact(set)
				holes = false
			}
			s.live.At[e>>2] = s.keep(set)
		}
		for _, v := range set {
			if v >= 0 {
				s.place[v] = 0
			}
		}
	}
	s.set = set
}

// keep copies a set into the arena. Most functions need little, so the arena starts small and
// doubles.
func (s *liveState) keep(set []int32) []int32 {
	if len(set) > cap(s.arena)-len(s.arena) {
		s.arena = make([]int32, 0, max(128, min(2*cap(s.arena), 1<<14), len(set)))
	}
	first := len(s.arena)
	s.arena = append(s.arena, set...)
	return s.arena[first:len(s.arena):len(s.arena)]
}
