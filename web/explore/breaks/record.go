package breaks

import (
	"context"
	"slices"

	"golang.org/x/arch/x86/x86asm"

	"statepoint/core/provenance"
	"statepoint/lower/amd64"
	"statepoint/lower/machine"
	"statepoint/lower/run"
	"statepoint/stackmap"
	"statepoint/stackmap/collect"
)

// event is a step with an effect outside its frame: an access to an object, a call to a function of
// the runtime, the end.
type event struct {
	step uint64
	kind eventKind
	size uint8
	what meaning // the address, or the function
	// values are what was read or written, the arguments, or the result.
	value meaning
	args  [6]meaning
	// at is the instruction's address, and addr the address that it accessed.
	at, addr uint64
	// beyond is the object that an access through a pointer to it overruns, 0 for none.
	beyond uint64
}

type eventKind uint8

const (
	anAccess eventKind = iota
	aCall
	aReturn
)

// same compares events of two runs. Instructions may differ in how they read, so values are
// compared only for writes.
func (e *event) same(o *event) bool {
	return e.kind == o.kind && e.size == o.size && e.what == o.what && e.value == o.value &&
		e.args == o.args
}

// visit is a reference that a collection found in a frame.
type visit struct {
	step          uint64
	record        int
	location      int
	returnAddress uint64
	place         stackmap.Place
	old, new      uint64
	thrown        bool // the call was left by an exception then
}

// recording is a recorded run.
type recording struct {
	b       *Build
	p       *run.Program
	history *machine.History
	ids     *identities
	events  []event
	visits  []visit
	// read are the bytes of the stack map that collections read, by offset.
	read map[uint64]uint32 // to lengths
	// gaps: the longest stretch of steps without a safepoint, where it began, and the last one.
	gap, gapAt, lastPoint, points uint64
	// reached counts how often an address of code was executed.
	reached map[uint64]uint64
	stale   int // number of the first event that goes through a stale address or passes one, -1
	// waits are the periods for which the companion waited for safepoints.
	waits   []wait
	skipped uint64
	// skippedAt is the step of the first safepoint at which the collector could not run.
	skippedAt uint64
	why       string
	result    string
	output    string
	printed   string // the lines of output that the program printed
	stubbed   string // and those that are calls of stubs
	ended     error  // nil if it returned
	cut       bool   // it was not recorded to its end
	found     *run.Finding
	// marks are the instructions that set the flag of a late transition, with the value they set;
	// within is set while the flag says outside, and outside is the number of the first access
	// then, -1 for none.
	marks   map[uint64]bool
	within  bool
	outside int

	leaving leaving
	// met are the objects that collections reached or freed, in order; only with a dropped barrier.
	met []met
	// allocated is the number of objects made so far.
	allocated uint64
	decoded   map[uint64]*decoded
	thread    int // whose registers are traced back
}

// wait is the period for which a thread that requested a collection waits.
type wait struct {
	from, until uint64
	on          bool
}

// decoded is the memory access of an instruction.
type decoded struct {
	inst   x86asm.Inst
	mem    *x86asm.Mem
	size   uint8
	writes bool
	ok     bool
}

// record runs a program and records its events; with a companion, if breaks of the site's kind need
// one. An error is from loading.
func (s *Subject) record(ctx context.Context, b *Build, site *Site) (*recording, error) {
	r := &recording{b: b, ids: newIdentities(), read: map[uint64]uint32{}, stale: -1, outside: -1,
		reached: map[uint64]uint64{}, decoded: map[uint64]*decoded{}}
	opt := s.Run
	opt.Sanitize = true
	opt.Events = &collect.Events{Frame: r.frame, Move: r.ids.moved, Update: r.followed}
	if site != nil && site.Kind == DropBarrier {
		r.followLost(opt.Events)
	}
	var err error
	if r.p, err = s.load(b, opt, site); err != nil {
		return nil, err
	}
	r.ids.p = r.p
	r.marks = r.flagged()
	args, err := r.p.Arguments(s.Entry, s.Arguments)
	if err != nil {
		return nil, err
	}
	if err := r.p.Start(s.Entry, args); err != nil {
		return nil, err
	}
	if r.history, err = r.p.History(machine.HistoryLimits{}); err != nil {
		return nil, err
	}
	most := s.MaxSteps
	if most == 0 {
		most = DefaultMaxSteps
	}
	r.allocated = r.p.Counts().Allocated
	r.before()
	met, err := r.history.Run(ctx, func(*machine.Machine) bool {
		r.after()
		if r.history.Done() {
			return false
		}
		if r.history.Now() >= most || len(r.events) >= 1<<20 {
			return true
		}
		r.before()
		return false
	})
	switch {
	case met:
		r.cut = true
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case err != nil:
		r.ended = r.p.Explain(err)
	default:
		r.result = r.p.Result(s.Entry)
		e := event{step: max(r.history.Now(), 1) - 1, kind: aReturn,
			what: meaning{kind: isSymbol, name: "@" + s.Entry}}
		if f := b.Surface.Funcs[s.Entry]; f != nil && f.Type.Result().IsPointer() {
			e.value = r.ids.of(r.p.Machine.Get(amd64.RAX))
			e.addr = r.p.Machine.Get(amd64.RAX)
		}
		r.add(e)
	}
	r.point(r.history.Now())
	r.output = string(r.p.Output())
	r.printed, r.stubbed = listed(r.p.Printed(0, len(r.output)))
	r.skipped, r.why = r.p.Counts().Skipped, r.p.Skipped()
	r.found, _ = r.p.Findings()
	return r, nil
}

// frame notes a frame that a collection reads.
func (r *recording) frame(f *collect.Frame) {
	if r.p == nil || r.p.Machine.Replaying() {
		return
	}
	r.ids.collecting()
	note := func(b collect.Bytes) {
		if b.Section == stackmap.SectionName {
			r.read[b.Off] = max(r.read[b.Off], uint32(b.Len))
		}
	}
	for _, b := range f.Read {
		note(b)
	}
	for i := range f.Pairs {
		note(f.Pairs[i].Base.Read)
		note(f.Pairs[i].Derived.Read)
	}
}

func (r *recording) followed(x collect.Update) {
	if r.p == nil || r.p.Machine.Replaying() {
		return
	}
	record, location := x.Frame.Record, x.Pair.Number
	switch x.Frame.Source {
	case "stack map":
	case "return address table":
		var ok bool
		record, location, ok = r.tabled(x.Frame.ReturnAddress, x.Pair.Derived.As)
		if !ok {
			return
		}
	default:
		return
	}
	r.leaving.visited(x.Frame.SP, len(r.visits))
	r.visits = append(r.visits, visit{step: r.history.Now(), record: record, location: location,
		returnAddress: x.Frame.ReturnAddress, place: x.Place, old: x.Old, new: x.New})
}

// flagged are the instructions that set the flag of a late transition.
func (r *recording) flagged() map[uint64]bool {
	marks := map[uint64]bool{}
	if r.b.stores == [2]provenance.ID{} {
		return marks
	}
	from := map[provenance.ID]bool{} // machine instructions, and whether they say outside
	for i := range r.b.Result.Links {
		l := &r.b.Result.Links[i]
		for n, store := range r.b.stores {
			if l.Kind == provenance.KindMachine && slices.Contains(l.From, store) {
				from[l.ID] = n == 0
			}
		}
	}
	for i := range r.b.Result.Funcs {
		fn := &r.b.Result.Funcs[i]
		for j := range fn.Insts {
			if outside, ok := from[fn.Insts[j].ID]; ok {
				marks[r.start(fn)+uint64(fn.Insts[j].Offset)] = outside
			}
		}
	}
	return marks
}

// point notes a safepoint, or the end.
func (r *recording) point(step uint64) {
	if step-r.lastPoint > r.gap {
		r.gap, r.gapAt = step-r.lastPoint, r.lastPoint
	}
	r.lastPoint = step
}

func (r *recording) add(e event) {
	if r.stale < 0 && e.wrong() {
		r.stale = len(r.events)
	}
	r.events = append(r.events, e)
}

// wrong reports whether an event is wrong by itself.
func (e *event) wrong() bool {
	if e.kind == anAccess {
		return e.what.kind == isStale || e.what.kind == isHole || e.value.kind == isStale
	}
	for i := range e.args {
		if e.args[i].kind == isStale {
			return true
		}
	}
	return e.value.kind == isStale
}

// takes reports whether an access goes to a different object than another access.
func (e *event) takes(right *event) bool {
	return e.kind == anAccess && right.kind == anAccess && e.what.kind == isObject &&
		right.what.kind == isObject && e.what.n != right.what.n && !e.wrong()
}

// copies are the functions that intrinsics are lowered to calls of, which no text declares, with
// how many of their leading arguments are pointers.
var copies = map[string]int{"memcpy": 2, "memmove": 2, "memset": 1}

// before examines the step about to be executed.
func (r *recording) before() {
	m := r.p.Machine
	at := m.RIP
	r.reached[at]++
	r.returns()
	if name, ok := m.ExternalAt(at); ok {
		if name == run.CompanionName {
			return
		}
		r.leaving.back, _ = m.ReturnAddress()
		r.leaving.thread = m.Current()
		e := event{step: r.history.Now(), kind: aCall, at: at,
			what: meaning{kind: isSymbol, name: "@" + name}}
		for n := range copies[name] {
			e.args[n] = r.ids.of(m.Arg(n))
		}
		if f := r.b.Surface.Funcs[name]; f != nil {
			n := 0
			for _, t := range f.Type.Fields {
				if !t.IsPointer() && !t.IsInteger() || n == len(e.args) {
					break
				}
				w := m.Arg(n)
				if t.IsInteger() && t.Bits < 64 {
					w &= 1<<t.Bits - 1
				}
				e.args[n] = r.ids.of(w)
				n++
			}
		}
		r.add(e)
		return
	}
	if outside, ok := r.marks[at]; ok {
		r.within = outside
	}
	d := r.decode(at)
	if !d.ok {
		return
	}
	addr := r.address(d)
	if !r.p.InHeap(addr) {
		return
	}
	r.add(event{step: r.history.Now(), kind: anAccess, size: d.size, at: at, addr: addr,
		what: r.ids.of(addr), beyond: r.beyond(d, addr)})
	if r.within && r.outside < 0 {
		r.outside = len(r.events) - 1
	}
}

// after examines what the step has done.
func (r *recording) after() {
	r.ids.stepped(r.history.Now()-1, r.made())
	r.lands()
	if n := r.p.Counts().Skipped; n > 0 && r.skippedAt == 0 {
		r.skippedAt = r.history.Now() - 1
	}
	r.waited()
	if n := r.p.Safepoints(); n != r.points {
		r.points = n
		r.point(r.history.Now() - 1)
	}
	if n := len(r.events); n > 0 && r.events[n-1].step == r.history.Now()-1 {
		e := &r.events[n-1]
		if e.kind == anAccess && r.decoded[e.at].writes && e.size == 8 {
			if v, err := r.p.Machine.Mem.Load64(e.addr); err == nil {
				e.value = r.ids.of(v)
				if r.stale < 0 && e.wrong() {
					r.stale = n - 1
				}
			}
		}
	}
}

// waited notes that a thread waits for others to reach safepoints, and that they have reached them.
func (r *recording) waited() {
	since, on := r.p.Asked()
	n := len(r.waits)
	if n > 0 && r.waits[n-1].on {
		w := &r.waits[n-1]
		w.until, w.on = r.history.Now()-1, on && w.from == since
	}
	if on && (n == 0 || !r.waits[n-1].on) {
		r.waits = append(r.waits, wait{since, since, true})
	}
}
