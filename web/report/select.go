package report

import (
	"slices"
	"sort"
)

// Strength says how near a lit id is to what was selected.
type Strength uint8

// Strengths, weakest first.
const (
	Unlit   Strength = iota
	Place            // a slot or register where something related is found, or a part of it
	Related          // it shares a root with what was selected
	Exact            // it was selected
)

// Lit is one id that lights up.
type Lit struct {
	ID       uint32
	Strength Strength
}

// Selection is what lights up, by ascending id.
type Selection []Lit

// Strength gives how strongly an id is lit.
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

// Select gives everything that lights up when ids are selected: the roots they
// come from, all that comes from those roots, and the places where any of that
// is found. A selected slot or register stands for the values found there. A
// place lights as a place and leads no further, even if it says to come from
// what it holds. Ids without a link light nothing.
//
// What a call returned is not the call: unless the call is selected, its statepoint or its record,
// its record does not light, nor does anything else of its statepoint but the machine's call, which
// leaves the value in a register.
//
// Of a copy lights what comes from it, and what it is a copy of, but not what
// comes from other copies. With a record light its parts and their places: a call
// is selected together with what it records, though that comes from elsewhere.
//
// It is deliberately symmetric: pointing at a byte of the stack map lights up
// the pointer in the source, and pointing at the pointer lights up the byte.
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
	above := slices.Clone(work)
	called := x.called(ids)
	for len(work) > 0 {
		i := work[len(work)-1]
		work = work[:len(work)-1]
		if strength[i] >= Related {
			continue
		}
		strength[i] = Related
		if x.links[i].Kind.IsPlace() {
			strength[i] = Place // whatever else it holds is none of this
			continue
		}
		for _, child := range x.children.of(i) {
			if x.links[child].Purpose != PurposeStatepoint || called[i] || called[child] {
				work = append(work, child)
				continue
			}
			for _, made := range x.children.of(child) {
				if x.links[made].Kind == KindMachine && strength[made] == Unlit {
					strength[made] = Related
				}
			}
		}
		place(i)
	}
	for len(above) > 0 { // what copies were made of
		i := above[len(above)-1]
		above = above[:len(above)-1]
		for _, id := range x.links[i].From {
			if p := x.position(id); p >= 0 && !x.links[p].Kind.IsPlace() && strength[p] < Related {
				strength[p] = Related
				above = append(above, p)
			}
		}
	}
	for i, s := range strength {
		if s < Related || x.links[i].Kind != KindRecord {
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
			if x.links[p].Purpose == PurposeResult {
				for _, from := range x.links[p].From {
					if call := x.position(from); call >= 0 && strength[call] == Related {
						strength[call] = Exact // it has the value in the source
					}
				}
			}
		}
	}
	out := make(Selection, 0, len(strength))
	for i, s := range strength {
		out = append(out, Lit{x.links[i].ID, s})
	}
	sort.Slice(out, func(i, j int) bool { return out[i].ID < out[j].ID })
	return out
}

// called says of what ids come from, by position, whether it is a call that is selected as such: by
// itself, or by something that comes from its statepoint.
func (x *Index) called(ids []uint32) map[int32]bool {
	called, seen := map[int32]bool{}, map[int32]bool{}
	var work []int32
	for _, id := range ids {
		if p := x.position(id); p >= 0 && !x.links[p].Kind.IsPlace() {
			work, called[p] = append(work, p), true
		}
	}
	for len(work) > 0 {
		i := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[i] {
			continue
		}
		seen[i] = true
		for _, from := range x.links[i].From {
			if p := x.position(from); p >= 0 {
				work = append(work, p)
				called[p] = called[p] || x.links[i].Purpose == PurposeStatepoint
			}
		}
	}
	return called
}

// Result gives the id of what a call returned, where it was made a statepoint; 0 for none.
func (x *Index) Result(call uint32) uint32 {
	if i := x.position(call); i >= 0 {
		for _, child := range x.children.of(i) {
			if x.links[child].Purpose == PurposeResult {
				return x.links[child].ID
			}
		}
	}
	return 0
}
