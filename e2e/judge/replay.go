package judge

import (
	"context"
	"errors"
	"fmt"

	"statepoint/core/interp"
	"statepoint/core/ir"
	"statepoint/core/location"
	"statepoint/core/provenance"
)

// replay runs the IR as the machine ran its code, and records the values of names.
type replay struct {
	s      *Subject
	log    *machineLog
	n      *native
	run    *interp.Interp
	heap   *mirror
	acts   []*replayed
	now    int // of log.syncs: the next
	stale  *staleness
	closed error
}

// errEnded ends a replay where the machine's log ends.
var errEnded = errors.New("judge: the machine's run ends here")

// newReplay prepares the interpreter with the memory that the machine had when it began.
func newReplay(s *Subject, n *native, image []memoryRange) (*replay, error) {
	r := &replay{s: s, n: n, log: n.log}
	space := interp.NewSpace(256 << 20)
	r.heap = &mirror{Space: space}
	externals := func(c *interp.Call) (interp.Value, error) { return r.external(c) }
	var err error
	r.run, err = interp.New(s.Module, interp.Options{
		Steps: 4_000_000, Space: space, AddressOf: r.addressOf, Alloca: r.alloca,
		External: externals, Collector: r.heap,
		OnLeave: func(f *interp.Frame) { f.User.(*replayed).left = true },
		OnEnter: r.enter, OnBlock: r.block, Before: r.before, After: r.after,
	})
	if err != nil {
		return nil, err
	}
	r.heap.run = r.run
	for _, m := range image {
		if err := space.Map(m.addr, uint64(len(m.bytes))); err != nil {
			return nil, err
		}
		if err := space.WriteAt(m.addr, m.bytes); err != nil {
			return nil, err
		}
	}
	r.heap.roots = n.heap.roots
	r.stale = newStaleness(s)
	return r, nil
}

// memoryRange is memory of the machine when its run began.
type memoryRange struct {
	addr  uint64
	bytes []byte
}

// image is the heap and the other memory that arguments point to.
func (n *native) image() []memoryRange {
	list := []memoryRange{
		{heapBase, make([]byte, n.heap.bytes)}, {scratchBase, make([]byte, scratchSize)},
	}
	_ = n.declared(func(_ int, addr, size uint64) error {
		list = append(list, memoryRange{addr, make([]byte, size)})
		return nil
	})
	for _, m := range list {
		n.m.Mem.ReadAt(m.addr, m.bytes)
	}
	return list
}

func (r *replay) addressOf(v ir.Named) (uint64, bool) {
	addr, ok := r.n.im.Lookup(v.Name())
	return addr, ok && addr != 0 && v.Name() != ""
}

// alloca places an alloca where the machine's frame has it.
func (r *replay) alloca(f *interp.Frame, in *ir.Instr, _, _ uint64) (uint64, bool) {
	if f.Number >= len(r.log.acts) {
		return 0, false
	}
	a := r.log.acts[f.Number]
	for _, slot := range r.s.Result.Funcs[a.fn].Frame.Slots {
		if slot.Kind == location.SlotAlloca && len(slot.Holds) == 1 && slot.Holds[0] == in.ID() {
			return a.frame + uint64(slot.Offset), true
		}
	}
	return 0, false
}

// play runs the function that the machine ran.
func (r *replay) play(ctx context.Context, f *ir.Func, args []interp.Value) (interp.Value, error) {
	r.heap.collections = r.log.collections
	v, err := r.run.Run(ctx, f, args...)
	if r.closed != nil {
		err = r.closed
	}
	return v, err
}

// enter begins an activation, which must be the machine's next.
func (r *replay) enter(f *interp.Frame) {
	a := &replayed{fn: f.Func, defs: map[provenance.ID][]def{}}
	f.User = a
	r.acts = append(r.acts, a)
	if f.Caller != nil {
		r.sync(f.Caller)
	}
	if y := r.next(f.Func.Name()); y == nil && r.closed == nil {
		r.closed = errEnded
	}
	for _, arg := range f.Func.Args {
		if r.s.wanted[arg.ID()] {
			v, _ := f.Value(arg)
			a.defs[arg.ID()] = append(a.defs[arg.ID()], def{0, v, r.heap.done})
		}
	}
	r.stale.enter(r, f)
}

// sync records a call.
func (r *replay) sync(f *interp.Frame) {
	a := f.User.(*replayed)
	a.now++
	a.calls = append(a.calls, call{a.now, r.now, f.At})
}

// next takes the next call of the log, which must be of a name.
func (r *replay) next(name string) *syncPoint {
	if r.now >= len(r.log.syncs) {
		return nil
	}
	y := r.log.syncs[r.now]
	if y.name != name {
		if r.closed == nil {
			r.closed = fmt.Errorf("call %d: the machine calls @%s, the IR @%s", r.now, y.name, name)
		}
		return nil
	}
	r.now++
	return y
}

// external does what the machine's external did.
func (r *replay) external(c *interp.Call) (interp.Value, error) {
	if f := c.Run.Top(); f != nil {
		r.sync(f)
	}
	y := r.next(c.Func.Name())
	switch {
	case r.closed != nil:
		return interp.Value{}, r.closed
	case y == nil:
		return interp.Value{}, errEnded
	}
	for i, v := range y.args {
		if a := &c.Args[i]; a.StateOf() == interp.Defined && a.Bits != v && !private(a.Bits) {
			r.closed = fmt.Errorf(
				"call %d: argument %d of @%s is 0x%x in the machine, 0x%x in the IR",
				r.now-1, i+1, y.name, v, a.Bits)
			return interp.Value{}, r.closed
		}
	}
	if err := r.heap.until(y.after, c.Run.Top()); err != nil {
		return interp.Value{}, err
	}
	if y.thrown {
		return interp.Value{}, &interp.Unwind{Pointer: y.result, Selector: y.selector}
	}
	if t := c.Type.Result(); t.Kind == ir.PointerKind && y.result >= heapBase {
		size := uint64(64)
		if y.name == "rt_alloc" && len(y.args) == 2 {
			size = 8 + 8*y.args[0] + y.args[1]
		}
		if err := r.heap.alloc(y.result, size); err != nil {
			return interp.Value{}, err
		}
	}
	return c.Return(y.result), nil
}

func private(addr uint64) bool { return addr >= interp.Private && addr < interp.PrivateEnd }

// block notes a block and its phis.
func (r *replay) block(f *interp.Frame) {
	a := f.User.(*replayed)
	a.now++
	a.blocks = append(a.blocks, entry{a.now, f.Block.ID()})
	for in := f.Block.First(); in != nil && in.Op == ir.Phi; in = in.Next() {
		r.define(f, a, in)
		r.stale.use(r, f, in)
	}
}

func (r *replay) before(f *interp.Frame, in *ir.Instr) { r.stale.use(r, f, in) }

func (r *replay) after(f *interp.Frame, in *ir.Instr) {
	a := f.User.(*replayed)
	a.now++
	r.define(f, a, in)
}

func (r *replay) define(f *interp.Frame, a *replayed, in *ir.Instr) {
	r.stale.define(r, in, f)
	if r.s.wanted[in.ID()] {
		if v, ok := f.Value(in); ok {
			a.defs[in.ID()] = append(a.defs[in.ID()], def{a.now, v, r.heap.done})
		}
	}
}
