package run

import (
	"statepoint/lower/amd64"
	"statepoint/lower/machine"
	"statepoint/stackmap/collect"
)

// look checks an access of an instruction.
func (j *judge) look(a *machine.Access) {
	m := j.machine
	for _, by := range [...]struct {
		reg int
		of  *machine.Origin
	}{{a.Base, a.BaseOf}, {a.Index, a.IndexOf}} {
		if by.of.Of == 0 {
			continue
		}
		v, value := j.shadow.Version(by.of.Of), m.GPR[by.reg]
		if _, ended := j.shadow.Ended(by.of.Of); ended {
			if v.Holds(a.Addr) || v.Holds(value) {
				j.stale(access(a), a.Addr, by.of, machine.Place(by.reg+1)).through(by.reg)
				return
			}
			continue
		}
		switch prefix := j.heap.config.Layout.Prefix(); {
		case a.Addr-v.From < v.Size && a.Addr-v.From+uint64(a.Size) <= (v.Size+7)&^7:
			return
		case v.From-a.Addr-1 < prefix: // a word of the strategy's own
			return
		case a.BaseOf.Of != 0 && a.IndexOf.Of != 0: // either of them may be an index
		case value-v.From <= v.Size && j.heap.inside(a.Addr):
			j.beyond(a, v.From, v.Size, by.reg)
			return
		}
	}
	if !j.heap.inside(a.Addr) {
		return
	}
	if a.Addr-j.near < j.nearEnd-j.near && a.Addr+uint64(a.Size) <= j.nearEnd &&
		(a.Base < 0 || m.GPR[a.Base]-j.near < j.nearEnd-j.near) {
		return
	}
	if a.Base >= 0 && a.BaseOf.Of == 0 { // a register with a reference addresses only its object
		base := m.GPR[a.Base]
		if n := j.markOf(base); n != 0 && base <= a.Addr {
			if v := j.shadow.Version(n); a.Addr-v.From+uint64(a.Size) > (v.Size+7)&^7 {
				j.beyond(a, v.From, v.Size, a.Base)
				return
			}
		}
	}
	n, ok := j.around(a.Addr)
	if n == 0 {
		if !ok && !j.headed(a.Addr) {
			j.gone(access(a), a.Addr, a.Base)
		}
		return
	}
	v := j.shadow.Version(n)
	if end := v.From + (v.Size+7)&^7; a.Addr+uint64(a.Size) > end {
		j.beyond(a, v.From, v.Size, a.Base)
	} else {
		j.near, j.nearEnd = v.From, end
	}
}

// around returns the version that an address lies in, 0 if none is known there; ok reports whether
// there is an object.
func (j *judge) around(addr uint64) (n uint32, ok bool) {
	for at := addr &^ 7; at >= heapBase && addr-at < 128; at -= 8 { // most objects are small
		if n := j.shadow.Mark(at); n != 0 && j.shadow.Version(n).Holds(addr) {
			return n, true
		} else if n != 0 {
			break
		}
	}
	object, ok := j.heap.around(addr)
	if ok {
		n = j.shadow.Mark(object)
	}
	return n, ok
}

// markOf is the version that begins at an address, 0 if none does.
func (j *judge) markOf(addr uint64) uint32 {
	if addr%8 != 0 || !j.heap.inside(addr) {
		return 0
	}
	return j.shadow.Mark(addr)
}

// headed reports whether an address is in the words that a strategy keeps before each object.
func (j *judge) headed(addr uint64) bool {
	prefix := j.heap.config.Layout.Prefix()
	for at := addr &^ 7; at < addr&^7+prefix; {
		if at += 8; j.markOf(at) != 0 {
			return true
		}
	}
	return false
}

// access is the kind of a finding about an access.
func access(a *machine.Access) FindingKind {
	if a.Write {
		return Written
	}
	return Read
}

// stored checks a stale word that was stored into the heap: a field of references must not hold
// one.
func (j *judge) stored(addr uint64, o *machine.Origin) {
	h := j.heap
	v, err := j.machine.Mem.Load64(addr)
	object, ok := h.collector.ObjectAt(addr)
	if err != nil || !ok || !j.shadow.Version(o.Of).Holds(v) {
		return
	}
	if is, err := h.layout.Content(h.config.Memory, object, addr); err == nil &&
		is == collect.ContentReference {
		if f := j.stale(StoredStale, v, o, o.Held.Place); f == j.first {
			f.Point = j.places.point(o.Step, uint64(o.At)) // which has executed
		}
	}
}

// called checks the pointers passed to a function of the runtime.
func (j *judge) called(name string) {
	m := j.machine
	if j.threads.me().counted || name == CompanionName || name == CollectorName {
		return // it waited inside, and is called again
	}
	defer func(before uint64) {
		if j.count != before {
			j.said = m.Steps + 1
		}
	}(j.count)
	check := func(n int, word uint64, bytes uint64) {
		if j.passed(n, word) {
			return
		}
		if !j.heap.inside(word) || bytes == 0 {
			return
		}
		if object, ok := j.heap.around(word); !ok {
			j.gone(Passed, word, -1)
		} else if n := j.shadow.Mark(object); n != 0 && bytes > 1 &&
			word-object+bytes > (j.shadow.Version(n).Size+7)&^7 {
			j.beyond(&machine.Access{Addr: word + bytes - 1, Base: -1}, object,
				j.shadow.Version(n).Size, -1)
		}
	}
	if pointers := copies[name]; pointers > 0 {
		for n := range pointers {
			check(n, m.Arg(n), m.Arg(2))
		}
		return
	}
	f := j.surface.Funcs[name]
	if f == nil {
		return
	}
	n := 0
	for i, t := range f.Type.Fields {
		switch {
		case t.IsPointer():
			bytes := uint64(0)
			if i < len(f.References) && f.References[i] {
				bytes = 1
			}
			check(n, m.Arg(n), bytes)
		case !t.IsInteger() || t.Bits > 64:
			return // the calling convention determines where the others are
		}
		n++
	}
}

// passed checks argument n of a function of the runtime, a pointer, and reports whether it is known
// to be stale.
func (j *judge) passed(n int, word uint64) bool {
	if !j.shadow.Follows() {
		return false
	}
	m := j.machine
	at, reg := m.Get(amd64.RSP)+8*uint64(n-len(argumentRegisters)+1), -1
	o, place := j.shadow.Word(at), machine.Place(at)
	if n < len(argumentRegisters) {
		reg = int(argumentRegisters[n].Num())
		o, place = j.shadow.Register(m.Current(), reg), machine.Place(reg+1)
	}
	if _, ended := j.shadow.Ended(o.Of); ended && j.shadow.Version(o.Of).Holds(word) {
		j.stale(Passed, word, o, place).through(reg)
		return true
	}
	return false
}

// reads checks an address from which a function of the C library reads: any of its arguments.
func (j *judge) reads(word uint64) {
	if j.said == j.machine.Steps+1 {
		return
	}
	before := j.count
	for n := 0; n < len(argumentRegisters)+8 && j.count == before; n++ {
		if j.machine.Arg(n) == word {
			j.passed(n, word)
		}
	}
	if _, ok := j.heap.around(word); j.count == before && !ok && j.heap.inside(word) {
		j.gone(Passed, word, -1)
	}
	if j.count != before {
		j.said = j.machine.Steps + 1
	}
}

// copies are the functions that intrinsics become calls of, with the number of leading pointer
// arguments; the third argument is the number of bytes.
var copies = map[string]int{"memcpy": 2, "memmove": 2, "memset": 1}

var argumentRegisters = [...]amd64.Reg{amd64.RDI, amd64.RSI, amd64.RDX, amd64.RCX, amd64.R8,
	amd64.R9}

// returned checks the result of the started function.
func (j *judge) returned() {
	m, f := j.machine, j.surface.function(j.places.entry)
	if !m.Done() || f == nil || !f.Type.Result().IsPointer() {
		return
	}
	word := m.Get(amd64.RAX)
	if !j.shadow.Follows() {
		if _, ok := j.heap.around(word); !ok && j.heap.inside(word) {
			j.gone(Returned, word, 0)
		}
		return
	}
	o := j.shadow.Register(0, 0)
	if _, ended := j.shadow.Ended(o.Of); ended && j.shadow.Version(o.Of).Holds(word) {
		j.stale(Returned, word, o, 1).through(0)
	}
}

// based checks a derived pointer that a collector has followed: it must come from the object of its
// base. Where it points does not matter, since IR may compute addresses outside of an object; a run
// that does not follow words only notes that it points outside.
func (j *judge) based(x *collect.Update) {
	if x.Old == x.OldBase || x.Frame.Strategy.Fixed {
		return
	}
	u, ok := j.updatedAt(x)
	v := j.shadow.Version(j.before(x.OldBase))
	if !ok || v.Object == 0 {
		return
	}
	if !j.shadow.Follows() {
		if j.strayed == "" && !v.Holds(x.Old) {
			j.strayed = j.listed(x)
		}
		return
	}
	o := j.shadow.Version(j.known(&u).Of)
	if o.Object == 0 || o.Object == v.Object || !o.Holds(x.Old) {
		return
	}
	if f := j.found(Misbased, x.Old); f == j.first {
		f.Object, f.Size, f.Listed = x.OldBase, v.Size, j.listed(x)
	}
}

// listed is where the map lists a derived pointer, and with which base.
func (j *judge) listed(x *collect.Update) string {
	return x.Pair.Derived.String() + " with the base " + x.Pair.Base.String() +
		" in the record of the call that returns to " +
		j.places.names.symbol(x.Frame.ReturnAddress)
}

// before is a version of the object that was at an address before the collection that runs.
func (j *judge) before(at uint64) uint32 {
	for i := range j.moves {
		if j.moves[i].From == at {
			return j.markOf(j.moves[i].To)
		}
	}
	return j.markOf(at)
}
