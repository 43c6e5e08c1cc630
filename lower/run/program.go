package run

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"strings"

	"statepoint/core/source"
	"statepoint/lower/amd64"
	"statepoint/lower/code"
	"statepoint/lower/machine"
	"statepoint/lower/object"
	"statepoint/lower/run/layouts"
	"statepoint/stackmap/collect"
)

// Options say how a program runs. The zero value suits most callers.
type Options struct {
	// Collector is one of Collectors, "" for Surface.DefaultCollector.
	Collector string
	// Own is a kind of collector that the caller implements, nil for one of Collectors.
	Own *collect.Kind
	// Stress says when the collector runs in addition to when the heap is full.
	Stress Stress
	// NoBarrier leaves it to the program to report stores to the collector, by rt_store. Without it
	// the emulator reports them, as an operating system can by protecting pages, unless the
	// strategies of all functions have barriers that do.
	NoBarrier bool
	// Tables has the collector read return address tables instead of stack maps.
	Tables bool
	// Seed determines how threads interleave, the collector's own among them if it has one.
	// SwitchEvery is the average number of steps between switches to another thread, 0 for 100, and
	// for 10 beside a collector's thread.
	Seed, SwitchEvery uint64
	// InTurn switches threads in the order of their numbers instead of at random.
	InTurn bool
	// Companion is a thread that collects beside the program, nil for none.
	Companion *Companion
	// HeapBytes is the size of the heap, 0 for DefaultHeap.
	HeapBytes uint64
	// Limits bound steps and memory.
	Limits machine.Limits
	// Advice is added to the message of a run that was stopped.
	Advice Advice
	// Out gets the program's output, and Err its error output. With a nil Out the output is kept
	// instead, see Output, and is restored when the machine steps back.
	Out, Err io.Writer
	// Events receives what collections do; it may be nil.
	Events *collect.Events
	// Code is the compiler's data about the object, or nil.
	Code *code.Module
	// Surface has information from the IR, or nil.
	Surface *Surface
	// Externals are further functions that the program can call, besides those of the runtime.
	Externals map[string]machine.External
	// Stubs makes every undefined function a safepoint that prints its arguments.
	Stubs bool
	// Throws are the stubbed functions that throw instead of returning.
	Throws []string
	// Objects declares the layout of the objects that stubs make, overriding what is inferred.
	Objects []layouts.Declared
	// Damage is applied to the program once it is in memory.
	Damage []Damage
	// Judge finds accesses to addresses without an object and beyond an object's end: see Findings.
	// Instructions that access the heap then take longer. Sanitize also follows addresses of
	// objects through registers and memory, and finds each use of a stale one; all instructions
	// then take longer.
	Judge, Sanitize bool
	// Trace receives the story of the run; it may be nil.
	Trace *Trace

	kind   *collect.Kind // the collector's
	chosen string        // why it was chosen, if none was named
}

// Damage changes a byte of a section in memory, after relocation.
type Damage struct {
	Section string
	Off     uint64
	// Flip is the mask of bits to flip.
	Flip byte
}

// damage applies Options.Damage.
func (p *Program) damage() error {
	for _, d := range p.opt.Damage {
		found := false
		for i := range p.object.Sections {
			s := p.object.Sections[i]
			if s == nil || s.Name != d.Section || d.Off >= s.Len() ||
				p.Image.Base(object.Sec(i)) == 0 {
				continue
			}
			found = true
			at, b := p.Image.Base(object.Sec(i))+d.Off, []byte{0}
			if err := p.Machine.Mem.ReadAt(at, b); err != nil {
				return err
			}
			b[0] ^= d.Flip
			if err := p.Machine.Mem.WriteAt(at, b); err != nil {
				return err
			}
		}
		if !found {
			return fmt.Errorf("run: no section %s with a byte %#x", d.Section, d.Off)
		}
	}
	return nil
}

// Program is a program in the machine.
type Program struct {
	// Machine is the processor and its memory.
	Machine *machine.Machine
	// Image is the object in memory.
	Image *machine.Image
	// StandIns take the place of what nothing defines.
	StandIns StandIns

	object   *object.Object
	opt      Options
	heap     *heap
	blocks   blocks
	roots    *roots
	code     codeIndex
	unwinder *machine.Unwinder
	exit     uint64 // return address of the started function
	wanted   uint64 // address of rt_wanted
	// companion is the address of the companion's code, 0 before it was started.
	companion uint64
	// workerCode is the address of the code of the collector's thread, 0 before it was started.
	workerCode uint64
	symbols    map[uint64]string // variables that this package made
	barriers   barriers
	judge      *judge // nil without judging
	state      state
	spare      *call // to be used again
}

// ErrExit ends a run: the program exited.
type ErrExit struct{ Status int }

// Error says how the program ended.
func (e *ErrExit) Error() string { return fmt.Sprintf("the program exited with %d", e.Status) }

// Load loads an object into a new machine, with the runtime around it.
func Load(o *object.Object, opt Options) (*Program, error) {
	p, err := load(o, opt)
	var f *machine.Fault
	if errors.As(err, &f) && f.Kind == machine.MemoryLimit {
		err = &Trapped{Fault: f, message: opt.Advice.beyond(f)}
	}
	return p, err
}

func load(o *object.Object, opt Options) (*Program, error) {
	if opt.Err == nil {
		opt.Err = io.Discard
	}
	if opt.Surface == nil {
		opt.Surface = &Surface{}
	}
	opt.Surface = opt.Surface.compiled(opt.Code)
	var err error
	if opt.kind, err = opt.chooseCollector(); err != nil {
		return nil, err
	}
	m, err := machine.New(opt.Limits)
	if err != nil {
		return nil, err
	}
	p := &Program{Machine: m, object: o, opt: opt, symbols: map[uint64]string{},
		StandIns: StandIns{surface: opt.Surface, enabled: opt.Stubs, throws: opt.Throws,
			used: map[string]bool{}},
		state: state{random: 1}}
	m.AddState(p)
	if err := p.variables(); err != nil {
		return nil, err
	}
	if p.Image, err = m.Load(o, p.externals(o)); err != nil {
		return nil, err
	}
	if err := p.damage(); err != nil {
		return nil, err
	}
	opt.Trace.attach(p)
	p.StandIns.findMakers(opt.Objects)
	p.opt.Judge = opt.Judge || opt.Sanitize
	if p.heap, err = newHeap(p); err != nil {
		return nil, err
	}
	m.SetSchedule(machine.Schedule{Seed: opt.Seed,
		Every: cmp.Or(opt.SwitchEvery, p.heap.switchEvery()), InTurn: opt.InTurn})
	p.blocks = blocks{mem: m.Mem, heap: p.heap}
	p.code = newCodeIndex(p.Image, o, opt.Code)
	if p.roots, err = newRoots(p, o); err != nil {
		return nil, err
	}
	p.watchVariables()
	p.unwinder, err = m.NewUnwinder(p.Image)
	return p, err
}

// variables allocates the variables that the module declares. Those that this package does not know
// are zero.
func (p *Program) variables() error {
	size := uint64(8)
	for _, v := range p.opt.Surface.Variables {
		if v.Name == "rt_wanted" {
			size = max(size, v.Size)
		}
	}
	var err error
	if p.wanted, err = p.Machine.AddData("rt_wanted", make([]byte, size)); err != nil {
		return err
	}
	p.barriers.p = p
	p.barriers.reports = p.opt.Surface.reports(p.opt.kind)
	given, err := p.barriers.supply()
	if err != nil {
		return err
	}
	if p.opt.Stress.Every > 0 {
		if err := p.barriers.want(1); err != nil {
			return err
		}
	}
	if err := p.streams(); err != nil {
		return err
	}
	for _, v := range p.opt.Surface.Variables {
		if v.Defined || v.ThreadLocal || given[v.Name] || v.Name == "rt_wanted" ||
			isStream(v.Name) || strings.HasPrefix(v.Name, "llvm.") {
			continue
		}
		if v.Size > p.Machine.Mem.Mapped()+machine.DefaultMemory {
			return fmt.Errorf("run: variable %s of %s, which nothing defines", v.Name,
				source.Count(v.Size, "byte"))
		}
		at, err := p.Machine.AddData(v.Name, make([]byte, max(v.Size, 1)))
		if err != nil {
			return err
		}
		p.symbols[at] = v.Name
		if !v.Constant {
			p.StandIns.variables = append(p.StandIns.variables, v.Name)
		}
	}
	return nil
}

// externals are the functions of the runtime, and stubs for the object's undefined functions.
func (p *Program) externals(o *object.Object) map[string]machine.External {
	all := map[string]machine.External{}
	add := func(name string, f function) {
		all[name] = func(m *machine.Machine) error { return p.outside(name, f) }
	}
	for _, known := range []map[string]function{library(), p.barriers.functions()} {
		for name, f := range known {
			add(name, f)
		}
	}
	for name, f := range p.opt.Externals {
		all[name] = f
	}
	if !p.opt.Stubs {
		return all
	}
	variable := map[string]bool{}
	for _, v := range p.opt.Surface.Variables {
		variable[v.Name] = !v.ThreadLocal
	}
	for i := range o.Symbols {
		s := &o.Symbols[i]
		if s.Section != 0 || s.Name == "" || all[s.Name] != nil || variable[s.Name] {
			continue
		}
		add(s.Name, stub)
		p.StandIns.names = append(p.StandIns.names, s.Name)
	}
	return all
}

// function is a function of the runtime.
type function func(p *Program, c *call) error

// call is the state of a call of a function of the runtime.
type call struct {
	name string
	m    *machine.Machine
	// next is the index of the next integer argument, and vector that of the next floating point
	// argument.
	next, vector int
}

// outside runs a function of the runtime.
func (p *Program) outside(name string, f function) error {
	c := p.spare
	p.spare = nil // f may call outside again
	if c == nil {
		c = new(call)
	}
	*c = call{name: name, m: p.Machine}
	p.opt.Trace.called(p, c)
	err := f(p, c)
	p.rouse()
	p.rouseWorker()
	p.spare = c
	return err
}

// arg is argument i as an integer.
func (c *call) arg(i int) uint64 { return c.m.Arg(i) }

// word takes the next integer argument.
func (c *call) word() uint64 {
	v := c.m.Arg(c.next)
	c.next++
	return v
}

// double takes the next argument that is a floating point number.
func (c *call) double() uint64 {
	c.vector++
	if c.vector <= 8 {
		return c.m.XMM[c.vector-1][0]
	}
	c.next = max(c.next, 6)
	return c.word()
}

// result sets the result.
func (c *call) result(v uint64) error {
	c.m.Return(v)
	return nil
}

// Start prepares the call of a function; Run or the machine's Step continues from there.
func (p *Program) Start(name string, args []Value) error {
	symbol := name
	if f := p.opt.Surface.function(name); f != nil {
		symbol = f.Name
	}
	at, ok := p.Image.Lookup(symbol)
	if !ok {
		return fmt.Errorf("run: the program has no function @%s", name)
	}
	words, vectors, err := p.pass(name, args)
	if err != nil {
		return err
	}
	if err := p.Machine.Start(at, words...); err != nil {
		return err
	}
	p.judge.begun(name)
	if len(vectors) > len(p.Machine.XMM[:8]) {
		return fmt.Errorf("run: more than 8 arguments that are floating point numbers")
	}
	copy(p.Machine.XMM[:8], vectors)
	p.Machine.Set(amd64.RAX, uint64(len(vectors)))
	if p.exit, err = p.Machine.ReturnAddress(); err != nil {
		return err
	}
	if err := p.accompany(); err != nil {
		return err
	}
	return p.startWorker()
}

// Call calls a function. How it returned is in the machine's registers; see Result.
func (p *Program) Call(ctx context.Context, name string, args []Value) error {
	if err := p.Start(name, args); err != nil {
		return err
	}
	return p.Run(ctx)
}

// Run runs the started function to its end. A program that exits ends with an *ErrExit.
func (p *Program) Run(ctx context.Context) error {
	for !p.Machine.Done() {
		if err := p.Machine.Run(ctx); err != nil {
			return p.Explain(err)
		}
	}
	return nil
}
