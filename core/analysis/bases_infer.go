package analysis

import "statepoint/core/ir"

// BaseStatus is the lattice element of a base defining value in Infer: unknown at the top, one
// base, conflict at the bottom.
type BaseStatus uint8

const (
	// BaseUnknown is a value about which nothing is known yet.
	BaseUnknown BaseStatus = iota
	// BaseFound is a value all of whose inputs have the same base.
	BaseFound
	// BaseConflict is a value that needs a parallel instruction to merge the bases of its inputs.
	BaseConflict
)

// BaseState is Infer's result for one base defining value. Passes set Base for conflicts once they
// have created the parallel instruction.
type BaseState struct {
	Value  *ir.Instr
	Status BaseStatus
	Base   ir.Value
	// Extract is set if Base is a vector and the element with the value's index is the base (before
	// LLVM 15; later this is a conflict).
	Extract bool

	inputs []baseInput
	// feeds are the states that this one flows into.
	feeds          []*BaseState
	blocked        int
	pruned, queued bool
}

// baseInput is one pointer that flows into a state: from another state, or with a base that is
// known.
type baseInput struct {
	state *BaseState
	base  ir.Value
}

// PointerInputs calls visit with the operands of a base defining value that are its possible
// values.
func PointerInputs(in *ir.Instr, visit func(ir.Value) error) error {
	first, last := 0, 0
	switch in.Op {
	case ir.Phi:
		last = in.NumOps()
	case ir.Select:
		first, last = 1, 3
	case ir.ExtractElement:
		last = 1
	case ir.InsertElement:
		last = 2
	case ir.ShuffleVector:
		last = 2
		if isZeroSplat(in) {
			last = 1
		}
	}
	for i := first; i < last; i++ {
		if err := visit(in.Operand(i)); err != nil {
			return err
		}
	}
	return nil
}

// isZeroSplat reports whether a shufflevector copies element 0 of its first operand to every lane
// that has a value, and keeps the length.
func isZeroSplat(in *ir.Instr) bool {
	if uint64(len(in.Indices())) != in.Operand(0).Type().Len {
		return false
	}
	for _, i := range in.Indices() {
		if i > 0 {
			return false
		}
	}
	return true
}

// Infer determines which of the base defining values reachable from def are bases themselves, which
// have one base, and which are conflicts. It returns the states in depth-first order; none means
// that def is a base itself. modern selects the rules of LLVM 15 and later: a phi that merges a
// base with itself counts as a base, and a value that needs a parallel instruction turns the values
// it flows into into conflicts.
func (b *Bases) Infer(def *ir.Instr, modern bool) ([]*BaseState, error) {
	if b.pruned[def] {
		return nil, nil
	}
	states, place, err := b.collect(def)
	if err != nil {
		return nil, err
	}
	if err := b.prune(states, place, modern); err != nil {
		return nil, err
	}
	if states[0].pruned {
		return nil, nil
	}
	kept := states[:0:0]
	for _, s := range states {
		if !s.pruned {
			kept = append(kept, s)
		}
	}
	if err := b.meet(kept, place, modern); err != nil {
		return nil, err
	}
	for _, s := range kept {
		switch {
		case s.Status == BaseConflict:
		case s.Base == nil || modern && parallelTo(s.Value, s.Base):
			s.Status, s.Base = BaseConflict, nil
		case modern || !s.Base.Type().IsVector():
		case s.Value.Op == ir.ExtractElement:
			s.Extract = true
		case !s.Value.Type().IsVector():
			s.Status, s.Base = BaseConflict, nil
		}
	}
	return kept, nil
}

// collect finds the base defining values that are not known bases, and the state of each.
func (b *Bases) collect(def *ir.Instr) ([]*BaseState, map[ir.Value]*BaseState, error) {
	first := &BaseState{Value: def}
	states := []*BaseState{first}
	place := map[ir.Value]*BaseState{def: first}
	work := []*ir.Instr{def}
	for len(work) > 0 {
		cur := work[len(work)-1]
		work = work[:len(work)-1]
		err := PointerInputs(cur, func(v ir.Value) error {
			base, err := b.BaseOrDefining(v)
			if err != nil {
				return err
			}
			if b.known[base] && SameShape(base, v) {
				return nil
			}
			in, ok := base.(*ir.Instr)
			if !ok || !isMerge(in) {
				return &UnsupportedBase{
					cur, "it mixes a vector of pointers with a pointer whose base is not a vector"}
			}
			if place[in] == nil && !b.pruned[in] {
				s := &BaseState{Value: in}
				place[in] = s
				states = append(states, s)
				work = append(work, in)
			}
			return nil
		})
		if err != nil {
			return nil, nil, err
		}
	}
	return states, place, nil
}

func isMerge(in *ir.Instr) bool {
	switch in.Op {
	case ir.Phi, ir.Select, ir.ExtractElement, ir.InsertElement, ir.ShuffleVector:
		return true
	}
	return false
}

// prune removes the values that are bases because all their inputs are bases, apart from casts.
// Each state counts the inputs that are not known to be bases; removing a state decrements the
// counts of those it flows into.
func (b *Bases) prune(states []*BaseState, place map[ir.Value]*BaseState, selfInputs bool) error {
	var free []*BaseState
	for _, s := range states {
		err := PointerInputs(s.Value, func(v ir.Value) error {
			stripped := stripPointerCasts(v)
			if selfInputs && stripped == ir.Value(s.Value) {
				return nil
			}
			base, err := b.BaseOrDefining(v)
			if err != nil {
				return err
			}
			if stripped != base {
				s.blocked++
			} else if from := place[base]; from != nil {
				s.blocked++
				from.feeds = append(from.feeds, s)
			}
			return nil
		})
		if err != nil {
			return err
		}
		if s.blocked == 0 {
			free = append(free, s)
		}
	}
	for len(free) > 0 {
		s := free[len(free)-1]
		free = free[:len(free)-1]
		s.pruned, b.pruned[s.Value] = true, true
		delete(place, s.Value)
		b.found[s.Value] = s.Value
		for _, f := range s.feeds {
			if f.blocked--; f.blocked == 0 {
				free = append(free, f)
			}
		}
	}
	return nil
}

// meet lowers every state to the meet of its inputs until nothing changes, with a worklist of the
// states whose inputs have changed.
func (b *Bases) meet(states []*BaseState, place map[ir.Value]*BaseState, modern bool) error {
	for _, s := range states {
		s.feeds = s.feeds[:0]
	}
	for _, s := range states {
		err := PointerInputs(s.Value, func(v ir.Value) error {
			base, err := b.BaseOrDefining(v)
			if err != nil {
				return err
			}
			if from := place[base]; from != nil {
				from.feeds = append(from.feeds, s)
				s.inputs = append(s.inputs, baseInput{state: from})
			} else {
				s.inputs = append(s.inputs, baseInput{base: base})
			}
			return nil
		})
		if err != nil {
			return err
		}
		s.queued = true
	}
	work := append([]*BaseState(nil), states...)
	for len(work) > 0 {
		s := work[0]
		work = work[1:]
		s.queued = false
		status, base := BaseUnknown, ir.Value(nil)
		for _, in := range s.inputs {
			st, v := BaseFound, in.base
			if in.state != nil {
				st, v = in.state.Status, in.state.Base
			}
			switch {
			case status == BaseUnknown:
				status, base = st, v
			case status == BaseFound && (st == BaseConflict || st == BaseFound && v != base):
				status, base = BaseConflict, nil
			}
		}
		if modern && status == BaseFound && parallelTo(s.Value, base) {
			status, base = BaseConflict, nil
		}
		if status == s.Status && base == s.Base {
			continue
		}
		s.Status, s.Base = status, base
		for _, f := range s.feeds {
			if !f.queued {
				f.queued = true
				work = append(work, f)
			}
		}
	}
	return nil
}

// parallelTo reports whether a value with one base still needs a parallel instruction: the vector
// instructions always do, and so does a scalar whose base is a vector.
func parallelTo(in *ir.Instr, base ir.Value) bool {
	switch in.Op {
	case ir.InsertElement, ir.ExtractElement, ir.ShuffleVector:
		return true
	}
	return !SameShape(base, in)
}
