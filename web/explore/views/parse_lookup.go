package views

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"statepoint/core/source"
	"statepoint/web/explore"

	"statepoint/stackmap"
	"statepoint/web/report"
)

const (
	mostAddresses = 200 // offered by a look-up
	mostPairs     = 100 // walked by a look-up
)

// lookUp goes from a return address to a collector's actions there. Functions have the addresses of
// the Run view.
func lookUp(r *explore.Compilation, l *report.Lookup, ask *report.ViewRequest) error {
	m := r.Lowered().Map
	w := lookupWalk{comp: r, l: l, in: -1}
	if o := r.Object(); o != nil {
		w.starts, w.sizes = o.Starts, o.Sizes
	} else if err := w.place(); err != nil {
		l.Trouble = "The program cannot be loaded into memory: " + err.Error() + "."
		return nil
	}
	m.Each(func(function, record int) {
		rec := &m.Records[record]
		if ask.Subject != 0 && rec.Prov == ask.Subject {
			w.in = function
		}
		if function < 0 || len(l.Addresses) >= mostAddresses {
			return
		}
		address := w.starts[function] + uint64(rec.Offset)
		l.Addresses = append(l.Addresses, report.LookupAddress{Address: address,
			Name: w.spelt(address), Record: uint32(record)})
	})
	l.Asked, l.At = strings.TrimSpace(ask.Lookup), ask.Step
	if l.Asked == "" {
		return nil
	}
	address, read, ok := w.asked()
	if !ok {
		return nil
	}
	if l.Asked = fmt.Sprintf("0x%x", address); w.function(address) >= 0 {
		l.Asked = w.spelt(address) // how the address was read
	}
	w.walk(address)
	if len(l.Steps) > 0 {
		l.Steps[0].Text = read + l.Steps[0].Text
	} else {
		l.Trouble = read + l.Trouble
	}
	l.At = min(l.At, uint32(max(len(l.Steps), 1)-1))
	return nil
}

// place puts the functions of the map where the Run view has them.
func (w *lookupWalk) place() error {
	res := w.comp.Lowered()
	symbol, err := w.comp.Load()
	if err != nil {
		return err
	}
	w.starts = make([]uint64, len(res.Map.Functions))
	w.sizes = make([]uint64, len(res.Map.Functions))
	for i := range res.Map.Functions {
		name := res.Map.Functions[i].Symbol
		w.starts[i], _ = symbol(name)
		for k := range res.Funcs {
			if res.Funcs[k].Name == name {
				w.sizes[i] = uint64(res.Funcs[k].Size)
			}
		}
	}
	return nil
}

// lookupWalk is a look-up in progress.
type lookupWalk struct {
	comp *explore.Compilation
	l    *report.Lookup
	// starts are the addresses of the map's functions, sizes their sizes.
	starts, sizes []uint64
	in            int // the function whose record is shown, -1 for none
}

// asked parses the requested address: a number, or a function and an offset. A number below all
// functions is an offset as in the assembly: into the function whose record is shown, if it is that
// long, otherwise of a record. The result says how the number was read.
func (w *lookupWalk) asked() (address uint64, read string, ok bool) {
	text := w.l.Asked
	if i := strings.LastIndexByte(text, '+'); i > 0 {
		name, _ := strings.CutPrefix(text[:i], "@")
		offset, read, ok := readNumber(text[i+1:])
		for k := range w.starts {
			if f := &w.comp.Lowered().Map.Functions[k]; ok && f.Name() == name {
				return w.starts[k] + offset, read, true
			}
		}
	}
	n, read, ok := readNumber(text)
	if !ok {
		w.l.Trouble = fmt.Sprintf("“%s” is not an address", text)
		if len(w.l.Addresses) > 0 {
			first := w.l.Addresses[0].Address
			w.l.Trouble += fmt.Sprintf(" such as 0x%x or %s", first, w.spelt(first))
		}
		w.l.Trouble += "."
		return 0, "", false
	}
	switch all := w.meant(n); {
	case len(all) == 1:
		return all[0], read, true
	case len(all) > 1:
		w.l.Trouble = fmt.Sprintf("%sRecords of %s have the offset 0x%x: write %s.",
			read, source.Count(len(all), "function"), n, w.spelt(all[0]))
		return 0, "", false
	}
	hex, err := strconv.ParseUint(text, 16, 64)
	if err == nil && hex != n && len(w.meant(hex)) > 0 {
		read += fmt.Sprintf("For the hexadecimal number, write 0x%s. ", text)
	}
	return n, read, true
}

// meant returns the return addresses that a number may denote: itself, or those with it as offset.
// There are several if several functions have a record at that offset, and none if no function has.
func (w *lookupWalk) meant(n uint64) []uint64 {
	at := w.atOffset(n)
	if w.in >= 0 {
		for _, a := range at {
			if w.function(a) == w.in {
				return []uint64{a}
			}
		}
	}
	switch {
	case w.function(n) >= 0:
		return []uint64{n}
	case w.in >= 0 && n > 0 && n <= w.sizes[w.in] && n < w.starts[w.in]:
		return []uint64{w.starts[w.in] + n}
	}
	return at
}

// readNumber parses a number: hexadecimal after 0x or with digits a to f, otherwise decimal.
// Without 0x, the result says how it was read.
func readNumber(text string) (n uint64, read string, ok bool) {
	text = strings.ToLower(text)
	if hex, is := strings.CutPrefix(text, "0x"); is {
		n, err := strconv.ParseUint(hex, 16, 64)
		return n, "", err == nil
	}
	base, name := 10, "decimal"
	if strings.ContainsAny(text, "abcdef") {
		base, name = 16, "hexadecimal"
	}
	n, err := strconv.ParseUint(text, base, 64)
	return n, fmt.Sprintf("Read as %s: %s = 0x%x. ", name, text, n), err == nil
}

// spelt formats a return address as function and offset.
func (w *lookupWalk) spelt(address uint64) string {
	k := w.function(address)
	if k < 0 { // what a damaged map says
		return fmt.Sprintf("0x%x", address)
	}
	return fmt.Sprintf("@%s+0x%x", w.comp.Lowered().Map.Functions[k].Name(), address-w.starts[k])
}

// atOffset are the return addresses of records with an offset, one for each function.
func (w *lookupWalk) atOffset(offset uint64) (at []uint64) {
	m := w.comp.Lowered().Map
	m.Each(func(function, record int) {
		if function >= 0 && uint64(m.Records[record].Offset) == offset &&
			offset < slices.Min(w.starts) {
			at = append(at, w.starts[function]+offset)
		}
	})
	return at
}

// function returns the number of the function that an address returns to, -1 for none.
func (w *lookupWalk) function(address uint64) int {
	for i := range w.starts {
		if address > w.starts[i] && address-w.starts[i] <= w.sizes[i] {
			return i
		}
	}
	return -1
}

func (w *lookupWalk) step(title, text string, ids ...uint32) {
	known := ids[:0:0]
	for _, id := range ids {
		if id != 0 {
			known = append(known, id)
		}
	}
	w.l.Steps = append(w.l.Steps, report.LookupStep{Title: title, Text: text, IDs: known})
}

// walk looks up an address: its function, record and pairs.
func (w *lookupWalk) walk(address uint64) {
	m := w.comp.Lowered().Map
	function, before := w.function(address), 0
	for i := range function {
		before += m.Functions[i].Records
	}
	if function < 0 {
		w.l.Trouble = fmt.Sprintf("0x%x returns to no function of the map, so the frame is "+
			"unknown to the collector.", address)
		return
	}
	f := &m.Functions[function]
	text := fmt.Sprintf("Function %d of the map is @%s at 0x%x, the last that begins below 0x%x.",
		function, f.Name(), w.starts[function], address)
	if m.Version == stackmap.V1 {
		text += " Version 1 does not say which records belong to a function: a reader looks for " +
			"a record with the right offset, and needs ids to distinguish functions."
	} else {
		switch {
		case f.Records == 0:
			text += " It has no records."
		case before == 0:
			text += " Its " + have(f.Records, "record", "is the first", "are the first") +
				" in the map."
		default:
			text += fmt.Sprintf(" Its %s %s of the functions before it.",
				have(f.Records, "record", "follows", "follow"), source.Count(before, "record"))
		}
	}
	w.step(fmt.Sprintf("%s 0x%x", f.Name(), w.starts[function]), text, f.Prov)
	offset := address - w.starts[function]
	for i := before; i < before+f.Records && i < len(m.Records); i++ {
		if uint64(m.Records[i].Offset) == offset {
			rec := &m.Records[i]
			w.step(fmt.Sprintf("+0x%x = record %d", offset, i),
				fmt.Sprintf("0x%x − 0x%x = 0x%x, which is the instruction_offset of record %d.",
					address, w.starts[function], offset, i), rec.Prov)
			w.pairs(rec)
			w.caller(f)
			return
		}
	}
	w.l.Trouble = fmt.Sprintf("None of its records has the offset 0x%x: no call that is a "+
		"safepoint returns there.", offset)
}

// have formats a count with a matching verb.
func have(n int, what, one, many string) string {
	if n == 1 {
		return "one " + what + " " + one
	}
	return fmt.Sprintf("%d %ss %s", n, what, many)
}

// pairs goes through the pairs of a record.
func (w *lookupWalk) pairs(rec *stackmap.Record) {
	s, err := rec.Statepoint()
	if err != nil {
		w.step("no pairs", "The record is not a statepoint's: its locations are the operands, "+
			"which only the compiler knows the meaning of.", rec.Prov)
		return
	}
	first := len(rec.Locations) - len(s.GC) - len(s.Allocas)
	if s.Pairs() == 0 {
		w.step("no pairs", fmt.Sprintf("No pair follows location %d, so the frame has no pointer "+
			"to update here.", first-1), rec.Prov)
	}
	for i := range min(s.Pairs(), mostPairs) {
		base, derived := s.Pair(i)
		at := first + 2*i
		text := fmt.Sprintf("Location %d is the base, location %d the pointer to update.", at, at+1)
		if i == 0 {
			text = w.head(rec, len(s.Deopt), first) + " " + text
		}
		w.step(fmt.Sprintf("pair %d: locations %d, %d", i, at, at+1), text, base.Prov, derived.Prov)
		w.update(base, derived)
	}
	if n := s.Pairs() - mostPairs; n > 0 {
		w.step(fmt.Sprintf("%d more", n), fmt.Sprintf("Continue in the same way for %s.",
			source.Count(n, "more pair")),
			rec.Prov)
	}
}

// head describes the part before the pairs.
func (w *lookupWalk) head(rec *stackmap.Record, deopt, first int) string {
	text := "Locations 0 to 2 are the calling convention, the flags and the number of deopt " +
		"locations"
	if rec.Form == stackmap.FormStatepoint36 {
		text = "Location 0 is the number of deopt locations"
	}
	return fmt.Sprintf("%s, %d, so pairs begin at location %d.", text, deopt, first)
}

// update says what a collector does with a pair.
func (w *lookupWalk) update(base, derived *stackmap.Location) {
	ids := []uint32{base.Prov, derived.Prov}
	if derived.IsConstant() {
		w.step("null", "The pointer is the constant null: nothing to update.", ids...)
		return
	}
	place := placeOf(derived, w.comp.RegisterName)
	many := ""
	if n := derived.Size / 8; n > 1 {
		many = fmt.Sprintf(" The location is %s: %s, each is updated so.",
			source.Count(derived.Size, "byte"), source.Count(n, "pointer"))
	}
	if base.SamePlace(*derived) {
		w.step(place+" = new", fmt.Sprintf("Both are the same location, so the pointer is its "+
			"own base: the collector moves the object at %s, and writes its new address "+
			"back.%s", place,
			many), ids...)
		return
	}
	w.step(place+" += new − old", fmt.Sprintf("old is the object's address in %s, and new the "+
		"address to which the collector moves it. Adding new − old to %s keeps the pointer's "+
		"distance from its base. Bases that are updated too are read "+
		"first.%s",
		placeOf(base, w.comp.RegisterName), place, many), ids...)
}

// placeOf is a location as an expression: what is there.
func placeOf(l *stackmap.Location, registers stackmap.RegisterNames) string {
	if l.Kind == stackmap.Indirect {
		text := registers(l.DwarfReg)
		if l.Offset != 0 {
			text += fmt.Sprintf("%+d", l.Offset)
		}
		return "*(" + text + ")"
	}
	return l.Text(registers)
}

// caller says where the look-up continues.
func (w *lookupWalk) caller(f *stackmap.Function) {
	if w.comp.RegisterName(stackmap.RSP) != "rsp" {
		w.step("caller", fmt.Sprintf("The stack_size of @%s is %d. Where the caller’s return "+
			"address is depends on the machine.", f.Name(), f.StackSize), f.Prov)
		return
	}
	if f.StackSize == stackmap.DynamicStackSize {
		w.step("caller", fmt.Sprintf("The stack_size of @%s is 0x%x: the frame has no fixed size, "+
			"and its return address is at *(rbp+8).", f.Name(), uint64(math.MaxUint64)), f.Prov)
		return
	}
	w.step("caller", fmt.Sprintf("The stack_size of @%s is %d, so the caller’s return address is "+
		"*(rsp+%d), and rsp was %d higher there. Look that up next.", f.Name(), f.StackSize,
		f.StackSize, f.StackSize+8), f.Prov)
}
