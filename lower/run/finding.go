package run

import (
	"cmp"
	"context"
	"fmt"

	"statepoint/core/source"
	"statepoint/lower/amd64"
	"statepoint/lower/code"
	"statepoint/lower/machine"
)

// FindingKind is a kind of error in a program.
type FindingKind uint8

// The kinds of findings.
const (
	// Read and Written are accesses to where no object is, or by a stale address.
	Read FindingKind = iota
	Written
	// ReadBeyond and WrittenBeyond are accesses that leave the object.
	ReadBeyond
	WrittenBeyond
	// StoredStale is a stale address in a field of references.
	StoredStale
	// Passed is a stale address passed to a function of the runtime, Returned one that the started
	// function returns.
	Passed
	Returned
	// Followed is a stale address that the stack map presents to a collector as a reference.
	Followed
	// Misbased is a derived pointer that the stack map presents with another object's base.
	Misbased
)

// Finding is an error of a program that a run exposes.
type Finding struct {
	Kind   FindingKind
	Thread int
	// Point is the instruction, or the function of the runtime, and the step in which it runs.
	Point
	// Address is the address accessed, or the word passed on. Register is the register that holds
	// it, NoReg if none does.
	Address  uint64
	Register amd64.Reg
	// Object is the former address of the object that the access hits or overruns, Size its size in
	// bytes; 0 if no object was ever there. Moved is its current address, 0 if it was freed;
	// Collection is the number of the collection that moved or freed it, 0 for none.
	Object, Size, Moved uint64
	Collection          int
	// Stale is set if the address is known to come from this object, whatever is there now.
	Stale bool
	// Listed is where the map lists a derived pointer with a wrong base: "[rsp+8] with the base
	// [rsp+0] in the record of the call that returns to @f+0x12".
	Listed string
	// Hidden is the location of a stale address when the object moved or died, "" if that is not
	// known: "`[rsp+8]` (%slot) of @f". Put is the point at which it was stored there.
	Hidden string
	Put    Point
}

// Point is a point in the program at a step.
type Point struct {
	Step uint64
	// At is the address, Where its symbolic name: "@f+0x12".
	At    uint64
	Where string
	// Code is the instruction's text, "" for a function of the runtime. Inst is what the compiler
	// knows of it, nil if nothing; Line is its source line, 0 if none.
	Code string
	Inst *code.Inst
	Line int
}

// String returns the point, "step 8 at @f+0x12, `movq (%rdi), %rax` (line 3)".
func (p *Point) String() string {
	s := fmt.Sprintf("step %d at %s", p.Step, p.Where)
	if p.Code != "" {
		s += ", `" + p.Code + "`"
	}
	if p.Line > 0 {
		s += fmt.Sprintf(" (line %d)", p.Line)
	}
	return s
}

// String returns the whole finding on one line.
func (f *Finding) String() string {
	s := f.Point.String() + ": " + f.What()
	if f.Hidden != "" {
		s += "; the address was hidden in " + f.Hidden
		if f.Put.Where != "" {
			s += ", put there in " + f.Put.String()
		}
	}
	return s
}

// What describes the error: "reads 0x100000208, where there is no object any more: …".
func (f *Finding) What() string {
	verb := map[FindingKind]string{Read: "reads", Written: "writes", ReadBeyond: "reads",
		WrittenBeyond: "writes", StoredStale: "stores", Passed: "passes on", Returned: "returns",
		Followed: "has the collector follow", Misbased: "has the collector derive"}[f.Kind]
	s := fmt.Sprintf("%s %#x", verb, f.Address)
	if f.Register != amd64.NoReg {
		s += " through " + f.Register.String()
	}
	switch {
	case f.Kind == Misbased:
		return s + fmt.Sprintf(" from the object of %s at %#x, which it does not come from: the "+
			"map lists %s", source.Count(f.Size, "byte"), f.Object, f.Listed)
	case f.Kind == ReadBeyond || f.Kind == WrittenBeyond:
		return s + fmt.Sprintf(", beyond the object of %s at %#x", source.Count(f.Size, "byte"),
			f.Object)
	case f.Kind == StoredStale:
		s += ", a stale address, into a field of references"
	case f.Kind == Followed:
		s += ", a stale address, as a reference"
	case f.Stale:
		s += ", a stale address"
	case f.Size == 0:
		return s + ", where no object is"
	default:
		s += ", where there is no object any more"
	}
	object := fmt.Sprintf("the object of %s at %#x", source.Count(f.Size, "byte"), f.Object)
	switch {
	case f.Moved != 0:
		return s + fmt.Sprintf(": collection %d moved %s, which is at %#x now", f.Collection,
			object, f.Moved)
	case f.Collection != 0:
		return s + fmt.Sprintf(": collection %d freed %s", f.Collection, object)
	}
	return s + ": " + object + " was freed"
}

// Findings returns the first error that the run has exposed so far, nil if there is none, and the
// number of errors. Options enable the checks.
func (p *Program) Findings() (first *Finding, count uint64) {
	if p.judge == nil {
		return nil, 0
	}
	j := *p.judge // the result is checked each time
	j.returned()
	if l := j.last; j.first == nil && l != nil && l.Step == p.Machine.Steps &&
		l.At == p.Machine.RIP { // a failed call was rolled back
		return l, 1
	}
	return j.first, j.count
}

// found counts a finding and returns it for filling in; only the first is kept.
func (j *judge) found(kind FindingKind, addr uint64) *Finding {
	j.count++
	f := &Finding{Kind: kind, Address: addr, Register: amd64.NoReg,
		Thread: j.machine.Current()}
	if j.first == nil {
		f.Point = j.places.point(j.machine.Steps, j.machine.RIP)
		if kind == Returned {
			f.Step--
		}
		j.first = f
		if _, call := j.machine.ExternalAt(f.At); call {
			j.last = f
		}
	}
	return f
}

// through names the register that held the address.
func (f *Finding) through(reg int) {
	if reg >= 0 {
		f.Register = amd64.RAX + amd64.Reg(reg)
	}
}

// of records which version of an object an address pointed into.
func (j *judge) of(f *Finding, v *machine.Version) {
	f.Object, f.Size, f.Collection = v.From, v.Size, int(v.Collection)
	if _, now := j.latest(v.Next); now != nil {
		f.Moved = now.From
	}
}

// stale is a finding about an address of an object that is no longer there; place is the location
// of the word.
func (j *judge) stale(kind FindingKind, addr uint64, o *machine.Origin,
	place machine.Place) *Finding {
	f := j.found(kind, addr)
	if f != j.first {
		return f
	}
	f.Stale = true
	j.of(f, j.shadow.Version(o.Of))
	held := o.Held
	if held.Place == 0 {
		held = machine.Held{Place: place, At: o.At, Step: o.Step}
	}
	f.Put = j.places.point(held.Step, uint64(held.At))
	f.Hidden = cmp.Or(j.places.name(held.Place), j.code.slotOf(&f.Put),
		fmt.Sprintf("the word at %#x of the stack", uint64(held.Place)))
	return f
}

// gone is a finding about an address at which there is no object.
func (j *judge) gone(kind FindingKind, addr uint64, base int) {
	f := j.found(kind, addr)
	f.through(base)
	if v := j.shadow.Grave(addr); f == j.first && v != nil {
		j.of(f, v)
	}
}

// beyond is a finding about an access that overruns its object.
func (j *judge) beyond(a *machine.Access, object, size uint64, base int) {
	kind := ReadBeyond
	if a.Write {
		kind = WrittenBeyond
	}
	f := j.found(kind, a.Addr)
	f.through(base)
	f.Object, f.Size = object, size
}

// maxSanitized is the number of steps after which Sanitized gives up.
const maxSanitized = 1 << 22

// Strayed is where a map lists a derived pointer that pointed outside the object of its base, "" if
// none has. Its base may be wrong: only a run with Options.Sanitize knows.
func (p *Program) Strayed() string {
	if p.judge == nil {
		return ""
	}
	return p.judge.strayed
}

// Sanitized runs a function once more from the start, quietly and with Options.Sanitize, and
// returns the first error that this exposes in some million steps, nil if there is none; whole
// reports that these are all steps of the run. It explains a run that does not end: memory is used
// again, so a stale address may refer to another object, which only Sanitize tells apart.
func (p *Program) Sanitized(ctx context.Context, entry string, given []string) (first *Finding,
	whole bool) {
	opt := p.asked
	opt.Sanitize, opt.Out, opt.Err, opt.Trace, opt.Events = true, nil, nil, nil, nil
	opt.Limits.Steps = maxSanitized
	again, err := Load(p.object, opt)
	if err != nil {
		return nil, false
	}
	values, err := again.Arguments(entry, given)
	if err != nil {
		return nil, false
	}
	_ = again.Call(ctx, entry, values) // how it ends is known
	first, _ = again.Findings()
	return first, again.Machine.Steps < maxSanitized
}
