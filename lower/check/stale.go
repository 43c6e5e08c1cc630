package check

import (
	"strconv"

	"statepoint/stackmap"
)

// place is the machine location of a record's location: a register or a slot.
type place struct {
	reg int // -1 for a slot
	at  slot
}

// listed is a reference that a record lists.
type listed struct {
	place
	location stackmap.Location
}

// dwarf returns the number of a general register for a DWARF number, -1 for others.
func dwarf(n uint16) int {
	if n < 16 {
		return [16]int{rax, rdx, rcx, rbx, rsi, rdi, rbp, rsp, 8, 9, 10, 11, 12, 13, 14, 15}[n]
	}
	return -1
}

// places are the machine locations of a location, several for one of several words; none if
// unknown.
func places(l *stackmap.Location, reg *[registers]value) []place {
	r := dwarf(l.DwarfReg)
	switch l.Kind {
	case stackmap.Register:
		if r >= 0 && l.Size == 8 {
			return []place{{reg: r}}
		}
	case stackmap.Indirect:
		if r < 0 || reg[r].kind != stack {
			return nil
		}
		var all []place
		for n := int64(0); n < max(int64(l.Size), 8); n += 8 {
			all = append(all, place{-1, slot{reg[r].root, reg[r].off + int64(l.Offset) + n}})
		}
		return all
	}
	return nil
}

// collect models a collector at a safepoint: locations that the record lists get new names, and
// unlisted ones that hold a reference are marked. before are the registers before the call.
func (f *flow) collect(st *state, k int32, p *point, before [registers]value) {
	f.st, f.k = st, k
	at := map[place]bool{}
	var found []listed
	for _, i := range p.references {
		l := &p.record.Locations[i]
		for _, pl := range places(l, &before) {
			if !at[pl] && (pl.reg < 0 || f.abi.kept[pl.reg]) {
				at[pl] = true
				found = append(found, listed{pl, *l})
			}
		}
	}
	for _, i := range p.objects {
		l := &p.record.Locations[i]
		r := dwarf(l.DwarfReg)
		if r < 0 || before[r].kind != stack {
			continue
		}
		from := slot{before[r].root, before[r].off + int64(l.Offset)}
		for s := range st.slots { // the object extends to some slot above
			if s.region == from.region && s.off >= from.off && !f.fixed[s] && !f.saves(s) {
				st.slots[s] = value{}
			}
		}
	}
	value := func(pl place) value {
		if pl.reg >= 0 {
			return st.reg[pl.reg]
		}
		return st.slots[pl.at]
	}
	if f.marking {
		f.leave(st, k, p, at)
	}
	for _, l := range found {
		f.note(value(l.place), asRoot)
	}
	// Locations with one name now have one name afterwards.
	renamed := map[int32]int32{}
	var roots []int32
	for _, l := range found {
		if v := value(l.place); v.kind == word && renamed[v.root] == 0 {
			roots = append(roots, v.root)
			if !f.refs[v.root] {
				f.refs[v.root] = true
				f.refBy[v.root] = listing{p, l.location.String()}
			}
			renamed[v.root] = f.names.name(nameKey{at: k, loc: int32(len(roots)), from: moved})
		}
	}
	values := map[place]int32{}
	for _, l := range found {
		if v := value(l.place); v.kind == word {
			values[l.place] = v.root
		}
	}
	f.learn(p, &before, value, renamed)
	for i, r := range roots {
		id := f.fresh(int32(i+1), moved).root
		f.names.rename(id, r)
		if !f.refs[id] {
			f.refs[id] = true
			f.refBy[id] = f.refBy[r]
		}
		if parents, ok := f.names.parents[r]; ok {
			for j, parent := range parents {
				if to := renamed[parent]; to != 0 {
					parents[j] = to
				}
			}
			f.names.parents[id] = parents
		}
	}
	for _, l := range found {
		root, ok := values[l.place]
		if !ok {
			continue
		}
		v := value(l.place)
		v.root, v.stale = renamed[root], 0
		if l.reg >= 0 {
			st.reg[l.reg] = v
		} else {
			st.slots[l.at] = v
		}
	}
}

// learn records the bases in a record, by the names before and after the safepoint.
func (f *flow) learn(p *point, reg *[registers]value, at func(place) value,
	renamed map[int32]int32) {
	if f.bases == nil {
		return
	}
	for _, pair := range p.pairs {
		base := places(&p.record.Locations[pair[0]], reg)
		derived := places(&p.record.Locations[pair[1]], reg)
		if len(base) != 1 || len(derived) != 1 {
			continue
		}
		b, d := at(base[0]), at(derived[0])
		if b.kind == word && d.kind == word && b.root != d.root {
			f.bases[[2]int32{d.root, b.root}] = p
			f.bases[[2]int32{renamed[d.root], renamed[b.root]}] = p
		}
	}
}

// leave marks the references that a safepoint does not list.
func (f *flow) leave(st *state, k int32, p *point, at map[place]bool) {
	test := func(pl place, v value, name func() string) value {
		if v.kind != word || v.stale != 0 || at[pl] || !f.reference(v.root) {
			return v
		}
		v.stale = f.mark(p, k, v.root, name)
		return v
	}
	for r := range st.reg {
		if f.abi.kept[r] {
			st.reg[r] = test(place{reg: r}, st.reg[r], func() string { return registerName(r) })
		}
	}
	sp := st.reg[rsp]
	for _, s := range st.sorted() {
		st.slots[s] = test(place{-1, s}, st.slots[s], func() string { return slotName(s, sp) })
	}
}

// mark returns the index of a copy's mark.
func (f *flow) mark(p *point, k, root int32, name func() string) int32 {
	loc := name()
	for i := range f.marks {
		if m := &f.marks[i]; m.k == k && m.loc == loc && m.p == p {
			return int32(i + 1)
		}
	}
	f.marks = append(f.marks, mark{p, k, loc, f.listing(root)})
	return int32(len(f.marks))
}

// reference reports whether a word is listed by a record, or computed from one that is.
func (f *flow) reference(root int32) bool {
	is, ok := f.isRef[root]
	if !ok {
		is = f.names.computedFrom(root, func(id int32) bool {
			return f.refs[id] || f.refs[f.current(id)]
		})
		f.isRef[root] = is
	}
	return is
}

// current is the name that a word had before it was renamed.
func (f *flow) current(id int32) int32 {
	key := f.names.keys[id]
	if !key.old {
		return id
	}
	key.old = false
	return f.names.ids[key]
}

// listing is a position at which a word, or one from which it is computed, is listed.
func (f *flow) listing(root int32) (found listing) {
	f.names.computedFrom(root, func(id int32) bool {
		by, ok := f.refBy[id]
		if !ok {
			by, ok = f.refBy[f.current(id)]
		}
		if ok && found.p == nil {
			found = by
		}
		return ok
	})
	return found
}

// registerName is the name of a register.
func registerName(r int) string {
	for n := range uint16(16) {
		if dwarf(n) == r {
			return stackmap.RegisterName(n)
		}
	}
	return "xmm" + strconv.Itoa((r-firstLane)/2)
}

// slotName formats a slot as an offset from the stack pointer, or from the CFA.
func slotName(s slot, sp value) string {
	if sp.kind == stack && sp.root == s.region {
		return stackmap.InMemory(stackmap.RSP, int32(s.off-sp.off), 8).String()
	}
	return "the slot at CFA" + signed(s.off)
}
