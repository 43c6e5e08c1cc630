package judge

import (
	"cmp"
	"slices"

	"statepoint/core/provenance"
	"statepoint/lower/amd64"
	"statepoint/web/report"
)

// journeyRow is one row of a journey: where a pointer is around one safepoint.
type journeyRow struct {
	row *report.Crossing
	fn  int
	// stores and reads are the instructions that it names, incoming and next are the safepoints
	// that it says come next.
	stores, reads, next []int
	// slot is where the record has it.
	slot place
	// spilled claims that one of stores stored what the slot has, reloaded that one of reads is the
	// first to read it; after, by read, that the register then holds the pointer's new name.
	spilled, reloaded *Claim
	after             map[int]*Claim
	// before, by store, claims that what it stores is the pointer that the safepoint lists.
	before map[int]*Claim
}

// writer is the instruction that stored a word.
type writer struct {
	a    *activation
	inst int
}

// storing is a store of an activation that a claim is about, and stored what it stored when.
type storing struct {
	c *Claim
	a *activation
}

type stored struct {
	value       uint64
	collections int
}

// waited is a slot after a safepoint, until an instruction reads it.
type waited struct {
	row *journeyRow
	a   *activation
}

// Journeys makes claims of journeys: at each safepoint one of the stores named was the last to
// write to the slot, what it stored was the pointer, what reads the slot first afterwards is one of
// the reads named, and reads the relocated pointer; and the locations are those of pointer and
// base.
func (s *Subject) Journeys(journeys []report.Journey) {
	at := map[uint32]int{}
	calls := map[uint32][]int{} // by statepoint
	fns := map[uint32]int{}
	for i := range s.Result.Funcs {
		for k := range s.Result.Funcs[i].Insts {
			in := &s.Result.Funcs[i].Insts[k]
			at[uint32(in.ID)], fns[uint32(in.ID)] = k, i
			if in.Record == 0 {
				continue
			}
			for n := range s.Result.Links {
				l := &s.Result.Links[n]
				if uint32(l.ID) == s.Result.Map.Records[in.Record-1].Prov {
					for _, call := range l.From {
						calls[uint32(call)] = append(calls[uint32(call)], k)
						fns[uint32(call)] = i
					}
				}
			}
		}
	}
	made := map[int]uint32{} // by call, the first statepoint that it is made for
	shared := map[int]bool{}
	for i := range journeys {
		for k := range journeys[i].Rows {
			id := journeys[i].Rows[k].Call.ID
			for _, call := range calls[id] {
				first, known := made[call]
				made[call] = cmp.Or(first, id)
				shared[call] = shared[call] || known && first != id
			}
		}
	}
	for i := range journeys {
		for k := range journeys[i].Rows {
			s.journeyRow(&journeys[i].Rows[k], at, calls, fns, shared)
		}
	}
}

// journeyRow makes the claims of a row.
func (s *Subject) journeyRow(row *report.Crossing, at map[uint32]int, calls map[uint32][]int,
	fns map[uint32]int, shared map[int]bool) {
	if row.Location == 0 {
		return
	}
	value := []provenance.ID{provenance.ID(row.Pointer.ID)}
	insts := func(spots ...report.Spot) (list []int) {
		for _, p := range spots {
			list = append(list, at[p.Inst])
		}
		return list
	}
	fn, ok := fns[row.Call.ID]
	if !ok || row.Constant != "" {
		return
	}
	s.journeyPlaces(row, fn, calls[row.Call.ID])
	if row.Place.ID == 0 {
		return
	}
	r := &journeyRow{row: row, fn: fn, after: map[int]*Claim{}, before: map[int]*Claim{},
		stores: append(insts(row.Stores...), insts(row.Since...)...), reads: insts(row.Reads...)}
	for _, u := range row.Until {
		r.next = append(r.next, calls[u.ID]...)
	}
	for _, store := range row.Stores {
		k := at[store.Inst]
		in := &s.Result.Funcs[fn].Insts[k]
		if p, ok := operandPlace(&in.Inst, 1); ok && p.kind == inRegister {
			c := s.add(Claim{Kind: JourneyBefore, Func: fn, Inst: k, values: value, place: p})
			r.before[k] = c
			s.at(fn, k).journeyStores = append(s.at(fn, k).journeyStores, c)
			if p.reg.String() != store.Place {
				c.disagree("it says %s", store.Place)
			}
		}
	}
	var names []provenance.ID
	for _, n := range slices.Concat(row.After, row.Unwound) {
		names = append(names, provenance.ID(n.ID))
	}
	if row.Same {
		names = value
	}
	for i, read := range row.Reads {
		k := r.reads[i]
		in := &s.Result.Funcs[fn].Insts[k]
		if p, ok := operandPlace(&in.Inst, 0); ok && p.kind == inRegister && read.Place != "" {
			after := Claim{Kind: JourneyAfter, Func: fn, Inst: k, values: names, place: p}
			for _, call := range calls[row.Call.ID] {
				after.shared = after.shared || shared[call]
			}
			r.after[k] = s.add(after)
		}
	}
	for _, call := range calls[row.Call.ID] {
		rec := &s.Result.Map.Records[s.Result.Funcs[fn].Insts[call].Record-1]
		for i := range rec.Locations {
			if rec.Locations[i].Prov == row.Location {
				r.slot = locationPlace(&rec.Locations[i])
			}
		}
		about := Claim{Func: fn, Inst: call, values: value}
		about.Kind = JourneySpilled
		r.spilled = s.add(about)
		about.Kind = JourneyReloaded
		r.reloaded = s.add(about)
		s.at(fn, call).journeys = append(s.at(fn, call).journeys, r)
	}
	s.journeyed = true
}

// journeyPlaces claims that the locations of a row hold the pointer and its base at the call.
func (s *Subject) journeyPlaces(row *report.Crossing, fn int, calls []int) {
	for _, k := range calls {
		in := &s.Result.Funcs[fn].Insts[k]
		rec := &s.Result.Map.Records[in.Record-1]
		list := &s.at(fn, k).called
		if in.Inst.Op != amd64.CALL {
			list = &s.at(fn, k).after
		}
		for i := range rec.Locations {
			loc := &rec.Locations[i]
			c := Claim{Kind: JourneyPlace, Func: fn, Inst: k, place: locationPlace(loc)}
			if loc.Prov == row.Location {
				c.values = []provenance.ID{provenance.ID(row.Pointer.ID)}
				s.add(c, list)
			}
			if loc.Prov == row.BaseLocation && row.Base.ID != 0 && c.place.kind != isConstant {
				c.values, c.note = []provenance.ID{provenance.ID(row.Base.ID)}, " (base)"
				s.add(c, list)
			}
		}
	}
}

// watchStack records the writers of stack words.
func (n *native) watchStack() {
	rsp := n.m.Get(amd64.RSP)
	n.stored = map[storing]stored{}
	n.writers, n.waiting = map[uint64]writer{}, map[uint64][]waited{}
	for _, region := range n.m.Mem.Regions() {
		if region.Addr <= rsp && rsp <= region.Addr+region.Size {
			n.m.Mem.Watch(region.Addr, region.Size, func(addr uint64, b []byte) error {
				for w := addr &^ 7; w < addr+uint64(len(b)); w += 8 {
					n.writers[w] = writer{n.top(), n.last.inst}
					for _, u := range n.waiting[w] {
						u.row.reloaded.checked++ // nothing read it, which rows need not say
					}
					delete(n.waiting, w)
				}
				return nil
			})
		}
	}
}

// journeys evaluates the next instruction for rows of journeys.
func (n *native) journeys(a *activation, inst int) {
	in := &n.s.Result.Funcs[a.fn].Insts[inst]
	for _, c := range n.s.at(a.fn, inst).journeyStores {
		v := n.m.Get(c.place.reg)
		if c.place.reg.IsXMM() {
			v = n.m.XMM[c.place.reg.Num()][0]
		}
		n.stored[storing{c, a}] = stored{v, len(n.log.collections)}
	}
	for i := range in.Inst.Args {
		o := &in.Inst.Args[i]
		if o.Kind != amd64.KindMem || in.Inst.Op == amd64.LEA || i == 0 && overwrites(in.Inst.Op) {
			continue
		}
		addr := n.address(&place{kind: inOperand, mem: *o})
		for _, w := range n.waiting[addr] {
			if w.a != a {
				continue
			}
			if !slices.Contains(w.row.reads, inst) {
				w.row.reloaded.disagree("+0x%x is the first to read it", in.Offset)
				continue
			}
			w.row.reloaded.checked++
			if c := w.row.after[inst]; c != nil {
				n.after = append(n.after, pendingClaim{c, 0})
			}
		}
		delete(n.waiting, addr)
	}
	for _, r := range n.s.at(a.fn, inst).journeys {
		addr := n.address(&r.slot)
		by, known := n.writers[addr]
		switch {
		case known && by.a == a && slices.Contains(r.stores, by.inst):
			r.spilled.checked++
			n.before(r.before[by.inst], addr)
		case (!known || by.a != a) && r.row.Incoming:
			r.spilled.checked++
		case !known || by.a != a:
			r.spilled.disagree("nothing in this call stored it")
		default:
			r.spilled.disagree("+0x%x stored it",
				n.s.Result.Funcs[a.fn].Insts[by.inst].Offset)
		}
		for _, w := range n.waiting[addr] {
			switch {
			case w.a != a:
			case slices.Contains(w.row.next, inst):
				w.row.reloaded.checked++
			default:
				w.row.reloaded.disagree("the safepoint at +0x%x lists it next", in.Offset)
			}
		}
	}
	for _, r := range n.s.at(a.fn, inst).journeys {
		delete(n.waiting, n.address(&r.slot))
	}
	for _, r := range n.s.at(a.fn, inst).journeys {
		addr := n.address(&r.slot)
		n.waiting[addr] = append(n.waiting[addr], waited{r, a})
	}
}

// before judges what a store took from its register: it is what the slot has at the safepoint,
// where the record's claim says that this is the pointer.
func (n *native) before(c *Claim, addr uint64) {
	if c == nil {
		return
	}
	was, known := n.stored[storing{c, n.top()}]
	switch has, err := n.m.Mem.Load64(addr); {
	case !known || err != nil || was.collections != len(n.log.collections):
	case has == was.value:
		c.checked++
	default:
		c.disagree("%s had 0x%x, the slot has 0x%x at the safepoint", c.place.reg, was.value, has)
	}
}

// overwrites reports whether an operation does not read the memory that it names first.
func overwrites(op amd64.Op) bool {
	switch op {
	case amd64.MOV, amd64.MOVUPS, amd64.MOVAPS, amd64.MOVQ, amd64.MOVD, amd64.MOVSS, amd64.MOVSD,
		amd64.POP, amd64.SETCC:
		return true
	}
	return false
}

// forget settles the pending claims of an activation that ends: nothing read the slot any more,
// which rows need not say; nil settles all.
func (n *native) forget(a *activation) {
	for addr, list := range n.waiting {
		for _, w := range list {
			if w.a == a || a == nil {
				w.row.reloaded.checked++
			}
		}
		list = slices.DeleteFunc(list, func(w waited) bool { return w.a == a || a == nil })
		if n.waiting[addr] = list; len(list) == 0 {
			delete(n.waiting, addr)
		}
	}
}
