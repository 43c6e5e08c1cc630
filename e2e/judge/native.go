package judge

import (
	"context"
	"fmt"

	"statepoint/core/interp"
	"statepoint/core/ir"
	"statepoint/core/location"
	"statepoint/lower/amd64"
	"statepoint/lower/machine"
	"statepoint/lower/run"
	"statepoint/stackmap"
	"statepoint/stackmap/collect"
)

// native runs the machine code and keeps the log.
type native struct {
	s    *Subject
	host *Host
	p    *run.Program
	m    *machine.Machine // of p

	surface *run.Surface
	im      *machine.Image
	heap    *heap
	maps    *collect.StackMap // nil without records
	rooted  *collect.RootMaps // nil without functions with roots

	base  []uint64 // address of each function
	where map[uint64]codeAt
	log   *machineLog
	stack []*activation
	last  codeAt // the instruction executed last, in the innermost activation
	after []pendingClaim
	calls map[uint64]codeAt // by return address
	fail  error
	moved int // objects, by all collections so far
	// writers are who stored what the words of the stack have, waiting what was not read since a
	// safepoint.
	writers map[uint64]writer
	stored  map[storing]stored // what registers had that rows say are stored
	waiting map[uint64][]waited
}

// codeAt is an instruction; inst is -1 for none.
type codeAt struct{ fn, inst int }

// pendingClaim is a claim to look at when its instruction has been executed.
type pendingClaim struct {
	c    *Claim
	addr uint64 // of memory
}

// memory is the machine's memory in the form that collectors need.
type memory struct{ *machine.Memory }

func (m memory) ReadU64(addr uint64) (uint64, error) { return m.Load64(addr) }
func (m memory) WriteU64(addr, v uint64) error       { return m.Store64(addr, v) }

// registers are the machine's by DWARF number.
type registers struct{ m *machine.Machine }

// Register reads a register.
func (r registers) Register(dwarf uint16) (uint64, bool) {
	g, _ := amd64.FromDWARF(dwarf)
	if !g.IsGPR() {
		return 0, false
	}
	return r.m.Get(g), true
}

// SetRegister writes one.
func (r registers) SetRegister(dwarf uint16, v uint64) bool {
	g, _ := amd64.FromDWARF(dwarf)
	if !g.IsGPR() {
		return false
	}
	r.m.Set(g, v)
	return true
}

// newNative loads the code with externals provided by the host.
func newNative(s *Subject, host *Host, steps uint64) (*native, error) {
	n := &native{
		s: s, host: host, surface: run.Describe(s.Module, nil), log: &machineLog{},
		last:  codeAt{inst: -1},
		where: map[uint64]codeAt{}, calls: map[uint64]codeAt{},
	}
	var err error
	externals := map[string]machine.External{}
	for _, f := range s.Module.Funcs {
		if f.IsDeclaration() && (len(f.Name()) < 5 || f.Name()[:5] != "llvm.") {
			externals[f.Name()] = func(m *machine.Machine) error { return n.external(f.Name()) }
		}
	}
	if n.p, err = run.Load(s.Result.Object, run.Options{Surface: n.surface,
		Code: &s.Result.Module, Externals: externals, HeapBytes: machine.PageSize,
		Limits: machine.Limits{Steps: steps}}); err != nil {
		return nil, err
	}
	n.m, n.im = n.p.Machine, n.p.Image
	if n.heap, err = newHeap(n.m, host.HeapBytes); err != nil {
		return nil, err
	}
	if err := n.data(); err != nil {
		return nil, err
	}
	for i := range s.Result.Funcs {
		fn := &s.Result.Funcs[i]
		base, ok := n.im.Lookup(fn.Name)
		if !ok {
			return nil, fmt.Errorf("the code of @%s has no address", fn.Name)
		}
		n.base = append(n.base, base)
		for k := range fn.Insts {
			in := &fn.Insts[k]
			n.where[base+uint64(in.Offset)] = codeAt{i, k}
			if in.Inst.Op == amd64.CALL {
				n.calls[base+uint64(in.Offset+in.Size)] = codeAt{i, k}
			}
		}
	}
	if s.Result.Map != nil {
		n.maps = collect.StackMapOf([]*stackmap.Map{s.Result.Map},
			func(f *stackmap.Function) (uint64, bool) { return n.im.Lookup(f.Symbol) })
		n.maps.Saved = n.saved
	}
	n.m.OnStep = n.step
	return n, n.gcMaps()
}

// saved tells the walker where functions save registers.
func (n *native) saved(f *stackmap.Function, dwarf uint16) (int64, bool) {
	return n.savedBy(f.Symbol, dwarf)
}

func (n *native) savedBy(function string, dwarf uint16) (int64, bool) {
	for i := range n.s.Result.Funcs {
		fn := &n.s.Result.Funcs[i]
		if fn.Name != function {
			continue
		}
		for _, slot := range fn.Frame.Slots {
			if slot.Kind == location.SlotSaved && slot.Reg.DWARF() == dwarf {
				return slot.Offset - fn.Frame.Size - fn.Frame.Copied - 8, true
			}
		}
	}
	return 0, false
}

// run calls a function.
func (n *native) run(ctx context.Context, name string, args []interp.Value) *machineLog {
	fn, ok := n.im.Lookup(name)
	if !ok {
		n.log.err = fmt.Errorf("no function %s", name)
		return n.log
	}
	n.log.err = n.call(ctx, fn, args)
	if n.log.err == nil {
		n.forget(nil)
	}
	n.log.result = n.m.Get(amd64.RAX)
	if n.fail != nil {
		n.log.err = n.fail
	}
	return n.log
}

// call passes arguments as the C convention does: first-class structs one field after the other.
func (n *native) call(ctx context.Context, fn uint64, args []interp.Value) error {
	var words []uint64
	var vectors [][2]uint64
	var pass func(v *interp.Value) error
	pass = func(v *interp.Value) error {
		switch t := v.Type; {
		case t.Kind == ir.StructKind:
			for i := range v.Elems {
				if err := pass(&v.Elems[i]); err != nil {
					return err
				}
			}
		case t.Kind == ir.VectorKind && len(v.Elems) == 2 && t.Elem.Kind == ir.PointerKind:
			vectors = append(vectors, [2]uint64{v.Elems[0].Bits, v.Elems[1].Bits})
		case t.Kind == ir.FloatKind || t.Kind == ir.DoubleKind:
			vectors = append(vectors, [2]uint64{v.Bits})
		case t.Kind == ir.PointerKind || t.Kind == ir.IntegerKind && t.Bits <= 64:
			words = append(words, v.Bits)
		default:
			return fmt.Errorf("no argument of type %s is passed", t)
		}
		return nil
	}
	for i := range args {
		if err := pass(&args[i]); err != nil {
			return err
		}
	}
	if err := n.m.Start(fn, words...); err != nil {
		return err
	}
	copy(n.m.XMM[:8], vectors)
	if n.s.journeyed {
		n.watchStack()
	}
	for !n.m.Done() {
		if err := n.m.Run(ctx); err != nil {
			return err
		}
	}
	return nil
}

// leave ends the innermost activation.
func (n *native) leave() {
	n.top().begun.after = len(n.log.collections)
	n.forget(n.top())
	n.stack = n.stack[:len(n.stack)-1]
}

func (n *native) top() *activation {
	if len(n.stack) == 0 {
		return nil
	}
	return n.stack[len(n.stack)-1]
}

// step is called before each instruction.
func (n *native) step(m *machine.Machine, addr uint64) {
	here, known := n.where[addr]
	if len(n.after) > 0 && n.top() != nil {
		for _, p := range n.after {
			n.observe(observed, p.c, p.addr)
		}
	}
	n.after = n.after[:0]
	if !known {
		return // an External
	}
	n.follow(here, addr)
	a := n.top()
	if a == nil {
		return
	}
	n.last = here
	fn := &n.s.Result.Funcs[here.fn]
	in := &fn.Insts[here.inst]
	if len(n.s.blockAt[here.fn][in.Offset]) > 0 {
		a.list = append(a.list, event{kind: entered, offset: in.Offset})
	}
	at := n.s.at(here.fn, here.inst)
	for _, c := range at.before {
		n.observe(observed, c, n.address(&c.place))
	}
	if n.s.journeyed {
		n.journeys(a, here.inst)
	}
	for _, c := range at.depths {
		n.deep(c)
	}
	for _, c := range at.at {
		n.inside(a, c)
	}
	for _, c := range at.after {
		n.after = append(n.after, pendingClaim{c, n.address(&c.place)})
	}
	for _, c := range at.recorded {
		found := n.maps.Lookup(addr + uint64(in.Size))
		switch {
		case found == nil:
			c.disagree("the map has none for it")
		case found.Record != c.record:
			c.disagree("the map has another for it, at 0x%x", found.Record.Offset)
		default:
			c.checked++
		}
	}
	for _, c := range at.called {
		n.observe(observed, c, n.address(&c.place))
	}
	if in.Inst.Op == amd64.CALL {
		n.after = n.after[:0] // what a call does is seen where it returns
	}
}

// follow updates the stack of activations: the previous instruction may have called, returned or
// jumped to another function.
func (n *native) follow(here codeAt, addr uint64) {
	if n.top() == nil {
		n.enter(here.fn)
		return
	}
	if n.last.inst < 0 { // an External that was jumped to returned, or an exception landed
		n.came(n.top(), addr)
		return
	}
	last := &n.s.Result.Funcs[n.last.fn].Insts[n.last.inst].Inst
	switch {
	case last.Op == amd64.CALL && addr == n.base[here.fn] && n.isReturn():
		n.enter(here.fn)
	case last.Op == amd64.CALL:
		n.came(n.top(), addr)
	case last.Op == amd64.RET:
		n.leave()
		n.came(n.top(), addr)
	case last.Op == amd64.JMP && (last.Args[0].Kind == amd64.KindSym || here.fn != n.last.fn):
		// a tail call
		n.last.inst = -1
		gone := n.top()
		gone.list = append(gone.list, event{kind: called, n: len(n.log.syncs)})
		n.leave()
		n.enter(here.fn)
	}
}

// isReturn reports whether the word on top of the stack is where the last call returns to.
func (n *native) isReturn() bool {
	fn := &n.s.Result.Funcs[n.last.fn]
	in := &fn.Insts[n.last.inst]
	v, err := n.m.Mem.Load64(n.m.Get(amd64.RSP))
	return err == nil && v == n.base[n.last.fn]+uint64(in.Offset+in.Size)
}

// enter begins an activation.
func (n *native) enter(fn int) {
	rsp := n.m.Get(amd64.RSP)
	a := &activation{fn: fn, cfa: rsp + 8, frame: rsp - uint64(n.s.Result.Funcs[fn].Frame.Size)}
	if caller := n.top(); caller != nil && n.last.inst >= 0 {
		caller.list = append(caller.list, event{kind: called, n: len(n.log.syncs)})
	}
	a.begun = &syncPoint{name: n.s.Result.Funcs[fn].Name, before: len(n.log.collections), after: -1}
	n.log.syncs = append(n.log.syncs, a.begun)
	n.stack = append(n.stack, a)
	n.log.acts = append(n.log.acts, a)
}

// came checks the values in a call's record at its return address.
func (n *native) came(a *activation, ra uint64) {
	at, ok := n.calls[ra]
	if a == nil || !ok || at.fn != a.fn {
		return
	}
	for _, c := range n.s.at(at.fn, at.inst).returned {
		n.observe(returned, c, n.address(&c.place))
	}
	for _, c := range n.s.at(at.fn, at.inst).after {
		n.observe(observed, c, n.address(&c.place))
	}
}
