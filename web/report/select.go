package report

import (
	"slices"
	"sort"

	"statepoint/core/provenance"
)

// Strength says how closely a highlighted id is related to the selection.
type Strength uint8

// Strengths, weakest first.
const (
	Unlit   Strength = iota
	Place            // a slot or register that holds something related, or a part of it
	Related          // it shares a root with the selection
	Exact            // it was selected
)

// Lit is a highlighted id.
type Lit struct {
	ID       uint32
	Strength Strength
}

// Selection lists the highlighted ids, ascending.
type Selection []Lit

// Strength returns how strongly an id is highlighted.
func (s Selection) Strength(id uint32) Strength {
	if i, ok := slices.BinarySearchFunc(s, id, func(l Lit, id uint32) int {
		switch {
		case l.ID < id:
			return -1
		case l.ID > id:
			return 1
		}
		return 0
	}); ok {
		return s[i].Strength
	}
	return Unlit
}

// Select returns everything that is highlighted when ids are selected: the roots they come from,
// everything that comes from those roots, and the slots and registers that hold any of it. A
// selected slot or register stands for the values it holds. Slots and registers are highlighted as
// such and lead no further, even if their From names what they hold. Ids without a link highlight
// nothing.
//
// The result of a call is not the call. A result lights the call that returns it and the machine's
// call instruction, which leaves it in a register, but neither the statepoint nor the record; a
// call lights nothing of its result.
//
// A copy lights what comes from it, and its original, but not what comes from other copies; the
// code of the original lights no copies. A record lights its parts and their locations: a call is
// selected together with what it records, although that comes from elsewhere.
//
// It is deliberately symmetric: selecting a byte of the stack map highlights the pointer in the
// source, and selecting the pointer highlights the byte.
func (x *Index) Select(ids []uint32) Selection {
	strength := make(map[int32]Strength)
	place := func(i int32) {
		for _, at := range x.links[i].At {
			if p := x.position(at); p >= 0 && x.links[p].Kind.IsPlace() && strength[p] == Unlit {
				strength[p] = Place
			}
		}
	}
	work := x.roots(ids, func(l *Link) bool { return l.Copy })
	above, written := slices.Clone(work), x.written(ids)
	for len(work) > 0 {
		i := work[len(work)-1]
		work = work[:len(work)-1]
		if strength[i] >= Related {
			continue
		}
		strength[i] = Related
		if x.links[i].Kind.IsPlace() {
			strength[i] = Place // its other values are unrelated
			continue
		}
		for _, child := range x.children.of(i) {
			if written || !x.links[child].Copy {
				work = append(work, child)
			}
		}
		place(i)
	}
	for len(above) > 0 { // originals of the copies
		i := above[len(above)-1]
		above = above[:len(above)-1]
		for _, id := range x.links[i].From {
			if p := x.position(id); p >= 0 && !x.links[p].Kind.IsPlace() && strength[p] < Related {
				strength[p] = Related
				above = append(above, p)
			}
		}
	}
	for _, i := range x.callsOf(strength) {
		if strength[i] == Unlit {
			strength[i] = Related
		}
	}
	for i, s := range strength {
		if s < Related || x.links[i].Kind != provenance.KindRecord {
			continue
		}
		for _, part := range x.parts.of(i) {
			if strength[part] == Unlit {
				strength[part] = Place
			}
			place(part)
		}
	}
	for _, id := range ids {
		if p := x.position(id); p >= 0 {
			strength[p] = Exact
		}
	}
	out := make(Selection, 0, len(strength))
	for i, s := range strength {
		out = append(out, Lit{x.links[i].ID, s})
	}
	sort.Slice(out, func(i, j int) bool { return out[i].ID < out[j].ID })
	return out
}

// written reports whether ids belong to the module, which has copied code only once; that code is
// not the code of a copy.
func (x *Index) written(ids []uint32) bool {
	for _, id := range ids {
		if p := x.position(id); p >= 0 && x.links[p].Kind.IsIR() {
			return true
		}
	}
	return false
}

// callsOf returns the calls that return highlighted values, and their machine instructions.
func (x *Index) callsOf(lit map[int32]Strength) (calls []int32) {
	for i, s := range lit {
		call := x.position(x.links[i].Call)
		if s < Related || x.links[i].Call == 0 || call < 0 {
			continue
		}
		if x.links[call].Purpose != PurposeStatepoint {
			calls = append(calls, call)
		}
		for work, n := []int32{call}, 0; n < len(work); n++ { // the call, and its statepoints
			for _, child := range x.children.of(work[n]) {
				switch l := &x.links[child]; {
				case l.Calls:
					calls = append(calls, child)
				case l.Purpose == PurposeStatepoint && !slices.Contains(work, child):
					work = append(work, child)
				}
			}
		}
	}
	return calls
}
