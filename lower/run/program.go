package run

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"statepoint/core/source"
	"statepoint/lower/amd64"
	"statepoint/lower/machine"
	"statepoint/lower/object"
	"statepoint/lower/run/internal/libc"
)

// Program is a program in the machine.
type Program struct {
	// Machine is the processor and its memory.
	Machine *machine.Machine
	// Image is the object in memory.
	Image *machine.Image
	// StandIns take the place of what nothing defines.
	StandIns StandIns

	object *object.Object
	asked  Options // as given to Load
	opt    Options

	// The parts: each has its own state, and names in its fields the parts that it asks.
	names      *names
	output     *output
	barriers   *barriers
	blocks     *libc.Blocks
	libc       *libc.Library
	code       *codeIndex
	heap       *heap
	roots      *roots
	stack      *stack
	places     *places
	reporter   *reporter
	missed     *missed
	threads    *threads
	companion  *companion
	worker     *worker
	safepoints *safepoints
	thrower    *thrower
	arguments  *arguments
	faults     *faults
	judge      *judge // nil without judging
	comparers  comparers

	spare *libc.Call // to be used again
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
	asked := opt
	if opt.Err == nil {
		opt.Err = io.Discard
	}
	if opt.Surface == nil {
		opt.Surface = &Surface{}
	}
	opt.foreign = opt.Surface.empty()
	opt.Surface = opt.Surface.compiled(opt.Code)
	opt.Surface, opt.Objects = opt.Surface.declaring(o, opt.Objects)
	var err error
	if opt.kind, err = opt.chooseCollector(); err != nil {
		return nil, err
	}
	m, err := machine.New(opt.Limits)
	if err != nil {
		return nil, err
	}
	p := &Program{Machine: m, object: o, asked: asked, opt: opt,
		StandIns: StandIns{surface: opt.Surface, enabled: opt.Stubs, throws: opt.Throws,
			used: map[string]bool{}}}
	p.makeParts()
	m.AddState(p)
	if err := p.variables(); err != nil {
		return nil, err
	}
	if p.Image, err = m.Load(o, p.externals(o)); err != nil {
		return nil, err
	}
	p.addComparers(o)
	if err := p.damage(); err != nil {
		return nil, err
	}
	if err := p.connect(); err != nil {
		return nil, err
	}
	opt.Trace.attach(p)
	p.StandIns.findMakers(opt.Objects)
	if opt.foreign {
		p.StandIns.ownAllocators(p.code)
	}
	if err := p.openHeap(); err != nil {
		return nil, err
	}
	m.SetSchedule(machine.Schedule{Seed: opt.Seed,
		Every: cmp.Or(opt.SwitchEvery, p.heap.switchEvery()), InTurn: opt.InTurn})
	if err := p.roots.open(o); err != nil {
		return nil, err
	}
	p.reporter.watchVariables()
	p.watchUnsaid()
	return p, p.startUp()
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
	wanted, err := p.Machine.AddData("rt_wanted", make([]byte, size))
	if err != nil {
		return err
	}
	p.barriers.wanted = []uint64{wanted}
	given, err := p.barriers.supply()
	if err != nil {
		return err
	}
	if p.opt.Stress.Every > 0 {
		if err := p.barriers.want(1); err != nil {
			return err
		}
	}
	if err := p.output.streams(); err != nil {
		return err
	}
	for _, v := range p.opt.Surface.Variables {
		if v.Defined || v.ThreadLocal || given[v.Name] || v.Name == "rt_wanted" ||
			slices.Contains(libc.Streams, v.Name) || strings.HasPrefix(v.Name, "llvm.") {
			continue
		}
		if v.Size > p.Machine.Mem.Mapped()+machine.DefaultMemory {
			return fmt.Errorf("variable %s of %s, which nothing defines", v.Name,
				source.Count(v.Size, "byte"))
		}
		at, err := p.Machine.AddData(v.Name, make([]byte, max(v.Size, 1)))
		if err != nil {
			return err
		}
		p.names.given[at] = v.Name
		if !v.Constant && !strings.HasPrefix(v.Name, cxxTypes) {
			p.StandIns.variables = append(p.StandIns.variables, v.Name)
		}
	}
	return nil
}

// rustShim is part of the mangled name of a function that rustc calls before it allocates. It does
// nothing: it makes linking fail where no allocator was chosen.
const rustShim = "__rust_no_alloc_shim_is_unstable"

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
	for i := range o.Symbols {
		s := &o.Symbols[i]
		f := p.opt.Surface.Funcs[s.Name]
		switch {
		case s.Section != 0 || all[s.Name] != nil:
		case strings.Contains(s.Name, rustShim):
			add(s.Name, func(*Program, *libc.Call) error { return nil })
		case f == nil:
		case f.Allocates:
			add(s.Name, allocate)
			p.StandIns.names = append(p.StandIns.names, s.Name)
		case f.Releases:
			add(s.Name, func(p *Program, c *libc.Call) error { return libc.Free(p.libc, c) })
		}
	}
	if !p.opt.Stubs {
		return all
	}
	variable := map[string]bool{}
	for _, v := range p.opt.Surface.Variables {
		variable[v.Name] = !v.ThreadLocal
	}
	// The code generator may have inserted the barriers, whose variables the IR did not have.
	for _, n := range p.opt.Surface.Needs {
		if _, is := n.IsVariable(); is {
			variable[n.Name] = true
		}
	}
	for i := range o.Symbols {
		s := &o.Symbols[i]
		if s.Section != 0 || s.Name == "" || all[s.Name] != nil || variable[s.Name] ||
			o.Linked != nil && s.Bind == object.Weak {
			continue
		}
		add(s.Name, stub)
		p.StandIns.names = append(p.StandIns.names, s.Name)
	}
	return all
}

// Start prepares the call to a function; Run or the machine's Step continues from there.
func (p *Program) Start(name string, args []Value) error {
	symbol := name
	if f := p.opt.Surface.function(name); f != nil {
		symbol = f.Name
	}
	at, ok := p.Image.Lookup(symbol)
	if !ok {
		return fmt.Errorf("the program has no function @%s", name)
	}
	words, vectors, err := p.arguments.pass(name, args)
	if err != nil {
		return err
	}
	if err := p.begin(at, words...); err != nil {
		return err
	}
	p.StandIns.passed(name, words)
	p.places.entry = name
	p.judge.begun()
	if len(vectors) > len(p.Machine.XMM[:8]) {
		return fmt.Errorf("more than 8 arguments that are floating point numbers")
	}
	copy(p.Machine.XMM[:8], vectors)
	p.Machine.Set(amd64.RAX, uint64(len(vectors)))
	if err := p.companion.start(); err != nil {
		return err
	}
	return p.worker.start()
}

// begin prepares the call to a function at an address.
func (p *Program) begin(at uint64, words ...uint64) (err error) {
	if err = p.Machine.Start(at, words...); err == nil {
		p.roots.exit, err = p.Machine.ReturnAddress()
	}
	return err
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

// outside runs a function of the runtime.
func (p *Program) outside(name string, f function) error {
	c := p.spare
	p.spare = nil // f may call outside again
	if c == nil {
		c = new(libc.Call)
	}
	*c = libc.Call{Name: name, M: p.Machine}
	if p.judge != nil {
		c.Reads = p.judge.reads
	}
	p.opt.Trace.called(p, c)
	err := f(p, c)
	p.companion.rouse()
	p.worker.rouse()
	p.spare = c
	return err
}
