package check

import "slices"

// kind is the kind of a value.
type kind uint8

const (
	unknown  kind = iota
	word          // root + off, where root is a name
	stack         // an address in the frame: region root, at off
	constant      // off itself, or the address of a variable
)

// value is a word without its bits.
type value struct {
	kind kind
	root int32 // for a word its name, for a stack address its region
	off  int64
	// stale is one more than the number of the safepoint that left the word stale, 0 for none.
	stale int32
}

// same reports whether two values are known to be equal, ignoring staleness.
func (v value) same(o value) bool {
	return v.kind != unknown && v.kind == o.kind && v.root == o.root && v.off == o.off
}

// origin is the kind of origin of a name.
type origin uint8

const (
	computed origin = iota
	argument        // a register or slot at the function's entry
	loaded          // from memory that is not the frame
	returned        // by a call
	merged          // where paths meet
	moved           // by a collector
)

// nameKey identifies a name.
type nameKey struct {
	at   int32 // the instruction, or for a merge the block
	loc  int32 // index among several
	from origin
	old  bool // the word that had the name the previous time
}

// names are the names of a function's words.
type names struct {
	ids  map[nameKey]int32
	keys []nameKey
	// parents are the names from which a word is computed, by name, and inputs those that it
	// merges; before are those that a collector gave the name to.
	parents map[int32][2]int32
	inputs  map[int32][]int32
	before  map[int32][]int32
}

func newNames() *names {
	return &names{ids: map[nameKey]int32{}, keys: make([]nameKey, 1),
		parents: map[int32][2]int32{}, inputs: map[int32][]int32{},
		before: map[int32][]int32{}}
}

// name returns the number of a name, from 1 on.
func (n *names) name(k nameKey) int32 {
	id, ok := n.ids[k]
	if !ok {
		id = int32(len(n.keys))
		n.ids[k] = id
		n.keys = append(n.keys, k)
	}
	return id
}

// from is where a name comes from.
func (n *names) from(id int32) origin { return n.keys[id].from }

// rename notes that a collector may give a word a new name.
func (n *names) rename(id, from int32) {
	if !slices.Contains(n.before[id], from) {
		n.before[id] = append(n.before[id], from)
	}
}

// made are the names that a word had when it was made, before any collector moved its object, and
// before paths met if merges is set.
func (n *names) made(id int32, merges bool) (all []int32) {
	seen := map[int32]bool{id: true}
	for work := []int32{id}; len(work) > 0; {
		id, work = work[0], work[1:]
		before := n.before[id]
		if n.from(id) == merged && merges {
			before = n.inputs[id]
		} else if n.from(id) != moved {
			all = append(all, id)
		}
		for _, r := range before {
			if !seen[r] {
				seen[r] = true
				work = append(work, r)
			}
		}
	}
	return all
}

// computedFrom reports whether is returns true for a word, or for one from which it may be
// computed.
func (n *names) computedFrom(id int32, is func(int32) bool) bool {
	seen := map[int32]bool{}
	var visit func(id int32) bool
	visit = func(id int32) bool {
		if id == 0 || seen[id] {
			return false
		}
		if seen[id] = true; is(id) {
			return true
		}
		p := n.parents[id]
		if visit(p[0]) || visit(p[1]) {
			return true
		}
		for _, in := range n.inputs[id] {
			if visit(in) {
				return true
			}
		}
		return false
	}
	return visit(id)
}

// spread adds to a set the words that its words merge.
func (n *names) spread(set map[int32]bool) {
	var work []int32
	for id := range set {
		work = append(work, id)
	}
	for len(work) > 0 {
		id := work[len(work)-1]
		work = work[:len(work)-1]
		for _, in := range n.inputs[id] {
			if !set[in] {
				set[in] = true
				work = append(work, in)
			}
		}
	}
}
