package objects

import (
	"fmt"
	"strings"

	"statepoint/core/source"
	"statepoint/lower/image"
	"statepoint/stackmap"
	"statepoint/web/report"
)

// lookUp answers what a collector does with a frame that returns to an address.
func (o *opened) lookUp(asked string) (found []report.ObjectFound) {
	say := func(id uint32, format string, args ...any) {
		found = append(found, report.ObjectFound{ID: id, Text: fmt.Sprintf(format, args...)})
	}
	addr, err := o.im.ParseAddress(asked)
	if err != nil {
		say(0, "%s", err)
		return found
	}
	if _, err := o.maps.At(addr); err != nil {
		say(0, "%s", strings.TrimPrefix(err.Error(), o.im.Name+": "))
		return found
	}
	place := o.im.Place(addr)
	for i := range o.b.res.Map.Records {
		rec := &o.b.res.Map.Records[i]
		n, known := o.b.owner[i]
		if !known || o.b.addrs[n]+uint64(rec.Offset) != addr {
			continue
		}
		say(rec.Prov, "`%s` is where a call in `%s` returns, record %d. %s", place,
			o.b.res.Funcs[n].Name, i, o.frameOf(i))
		s, err := rec.Statepoint()
		if err != nil {
			say(0, "The record is of a `stackmap` or `patchpoint`: it describes %s, and a "+
				"collector updates none of them", source.Count(len(rec.Locations), "value"))
			continue
		}
		o.pairs(&s, say)
		if n := len(s.Allocas); n > 0 {
			say(0, "The frame has %s that %s references: their words are not in this record",
				source.Count(n, "stack object"), map[bool]string{true: "may hold",
					false: "may each hold"}[n == 1])
		}
		if n := len(s.Deopt); n > 0 {
			say(0, "%s the state for deoptimization. The first three of the record are its "+
				"calling convention, its flags and that count", map[bool]string{
				true: "1 location is", false: source.Count(n, "location") + " are"}[n == 1])
		}
	}
	if len(found) == 0 {
		say(0, "`%s` has a record in a further section of maps", place)
	}
	return found
}

// frameOf says how large the frame of a record is, and where its caller's frame begins.
func (o *opened) frameOf(record int) string {
	m := o.b.res.Map
	size := uint64(stackmap.DynamicStackSize)
	m.Each(func(function, r int) {
		if r == record && function >= 0 {
			size = m.Functions[function].StackSize
		}
	})
	switch {
	case size == stackmap.DynamicStackSize:
		return "The map gives the frame no size, as it has dynamic allocas or is realigned: find " +
			"its caller by the frame pointer or unwinding tables"
	case o.im.Machine == image.AMD64:
		return fmt.Sprintf("The frame has %s from `rsp`: the caller's return address is at "+
			"`[rsp+%d]`", source.Count(size, "byte"), size)
	}
	return fmt.Sprintf("The frame has %s from the stack pointer", source.Count(size, "byte"))
}

// pairs says what a collector updates.
func (o *opened) pairs(s *stackmap.Statepoint, say func(uint32, string, ...any)) {
	if s.Pairs() == 0 {
		say(0, "No reference lives across the call: there is nothing to update")
	}
	for i := range s.Pairs() {
		base, derived := s.Pair(i)
		at, from := derived.Text(o.im.Machine.Registers), base.Text(o.im.Machine.Registers)
		switch {
		case base.SamePlace(*derived):
			say(derived.Prov, "`%s` holds a reference: if its object moves, write the new "+
				"address there", at)
		default:
			say(derived.Prov, "`%s` points into the object that `%s` refers to: if that moves by "+
				"d bytes, add d to `%[1]s`", at, from)
		}
	}
}
