package run

import (
	"fmt"
	"slices"

	"statepoint/core/gc"
	"statepoint/lower/amd64"
	"statepoint/lower/code"
	"statepoint/lower/machine"
	"statepoint/lower/object"
	"statepoint/stackmap"
	"statepoint/stackmap/collect"
)

// roots finds the references of a stopped program that are not in objects.
type roots struct {
	machine   *machine.Machine
	image     *machine.Image
	unwinder  *machine.Unwinder
	code      *codeIndex
	names     *names
	surface   *Surface
	compiled  *code.Module
	threads   *threads
	companion *companion
	worker    *worker
	barriers  *barriers
	heap      *heap
	foreign   bool // the object comes without IR
	unsaid    unsaid
	tables    bool   // Options.Tables
	exit      uint64 // return address of the started function

	maps []*collect.StackMap
	// regions has the words of stack objects for these maps, nil if there are none.
	regions *collect.Tables
	source  collect.Source
	hasMap  bool            // the object has stack maps
	mapped  map[string]bool // see markMapped
	fixed   []uint64        // addresses of variables that hold references
	local   []uint64        // of thread-local ones, from the thread pointer
	now     collect.Stopped // see stopped
	lister  int             // the thread with which lists of roots are visited
	// registered are the words that rt_root registered, and those of thrown references.
	registered []uint64
}

// Unreadable is the reason why no collection is possible at a safepoint.
type Unreadable struct {
	// Wrong is set if the program or its map is wrong; otherwise a collection is merely impossible
	// here.
	Wrong bool
	text  string
}

// Error is the reason.
func (u *Unreadable) Error() string { return u.text }

// registers are those of a thread by DWARF number.
type registers struct{ cpu *machine.CPU }

// Register reads a register.
func (r registers) Register(dwarf uint16) (uint64, bool) {
	g, _ := amd64.FromDWARF(dwarf)
	if !g.IsGPR() {
		return 0, false
	}
	return r.cpu.GPR[g-amd64.RAX], true
}

// SetRegister writes one.
func (r registers) SetRegister(dwarf uint16, v uint64) bool {
	g, _ := amd64.FromDWARF(dwarf)
	if !g.IsGPR() {
		return false
	}
	r.cpu.GPR[g-amd64.RAX] = v
	return true
}

// open reads the object's tables about its frames.
func (r *roots) open(o *object.Object) error {
	sec, _ := o.Section(stackmap.SectionName)
	r.hasMap = sec != nil || slices.ContainsFunc(o.Symbols, func(s object.Symbol) bool {
		return s.Section != object.Undefined && s.Name == stackmap.SectionSymbol
	})
	maps, err := r.read(o)
	if err != nil {
		return err
	}
	r.source = collect.Walk(append(maps, others{r})...)
	if err := r.markMapped(); err != nil {
		return err
	}
	seen := map[string]bool{}
	for _, c := range append(r.surface.Chains, // which may be the object's alone
		Chain{gc.ShadowStackChain, "shadow-stack"}) {
		chain, ok := r.image.Lookup(c.Variable)
		if !ok || seen[c.Variable] {
			continue
		}
		seen[c.Variable] = true
		r.source = collect.Several(r.source, collect.ShadowStack(
			collect.Strategy{Name: c.Strategy},
			func(t *collect.Thread) uint64 {
				if t.Number != r.lister {
					return 0 // LLVM has one list for all threads
				}
				return chain
			}))
	}
	return r.variables(o)
}

// markMapped marks the functions with statepoints by their records, for objects that other
// compilers made: there is no IR to name their strategies.
func (r *roots) markMapped() error {
	r.mapped = map[string]bool{}
	if !r.foreign {
		return nil
	}
	for _, m := range r.maps {
		err := m.Each(func(e *stackmap.Entry) error {
			if _, err := e.Record.Statepoint(); err == nil {
				r.mapped[r.code.around(e.Function.Address)] = true
			}
			return nil
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// stopped is the program at a safepoint. It is valid until the next one: programs reach a safepoint
// every few instructions, and usually nothing is due.
func (r *roots) stopped(at safepoint) (*collect.Stopped, error) {
	threads, err := r.standing(at)
	if r.now.Source == nil {
		source := r.source
		if r.barriers.reports.countsRoots {
			source = noFrames{}
		}
		r.now.Source = together{source, r.machine, r.threads}
	}
	r.now.Threads = threads
	r.now.Globals = r.globals(r.now.Globals[:0])
	return &r.now, err
}

// entry returns the record of a return address, nil if there is none.
func (r *roots) entry(returnAddress uint64) *stackmap.Entry {
	for _, m := range r.maps {
		if e := m.Lookup(returnAddress); e != nil {
			return e
		}
	}
	return nil
}

// words are those that hold references in the stack objects that a record lists.
func (r *roots) words(e *stackmap.Entry) []stackmap.Location {
	for _, m := range r.maps {
		if words := m.Words(e); words != nil {
			return words
		}
	}
	return nil
}

// others is the map of frames that have no record: it gives their sizes, or reports that they may
// hold references that no map names.
type others struct{ roots *roots }

// Describe implements collect.Map.
func (o others) Describe(f *collect.Frame) (*collect.Description, error) {
	name := o.roots.code.around(f.ReturnAddress - 1)
	fn := o.roots.surface.Funcs[name]
	if o.roots.mapped[name] {
		fn = &Function{Statepoints: true}
	}
	where := o.roots.names.symbol(f.ReturnAddress)
	switch {
	case name == "":
		return nil, nil
	case fn == nil:
	case fn.Statepoints && f.Depth == 0:
		return nil, &Unreadable{text: fmt.Sprintf("the call that returns to %s has no "+
			"record", where)}
	case fn.Statepoints:
		return nil, &Unreadable{Wrong: true, text: fmt.Sprintf("the stack map has no "+
			"record of the call that returns to %s, where the collector may run", where)}
	case fn.Opaque:
		return nil, &Unreadable{text: fmt.Sprintf("@%s is on the stack, which holds "+
			"references that no map names (strategies such as "+
			"gc \"statepoint-example\" and gc \"shadow-stack\" have one)", name)}
	}
	shape, ok := o.roots.code.shape(name)
	if !ok {
		shape, ok = o.roots.byTable(f.ReturnAddress)
	}
	if !ok {
		return nil, &Unreadable{text: fmt.Sprintf("the size of @%s's frame is not known", name)}
	}
	return &collect.Description{Source: "frame", Function: name, Shape: shape}, nil
}

// register registers a word as a root, and reports whether it was none.
func (r *roots) register(at uint64) bool {
	is := !slices.Contains(r.registered, at) && !slices.Contains(r.fixed, at)
	if is {
		r.registered = append(r.registered, at)
	}
	return is
}

// byTable is the shape of the frame of a call by the unwinding table. Only frames found from the
// stack pointer, or from a frame pointer below the return address, have one.
func (r *roots) byTable(returnAddress uint64) (shape stackmap.Shape, ok bool) {
	if r.unwinder == nil {
		return shape, false
	}
	row, ok := r.unwinder.Row(returnAddress)
	switch {
	case ok && row.Register == stackmap.RSP:
		shape.Size = uint64(row.Offset) - 8
	case ok && row.Register == stackmap.RBP && row.Offset == 16:
		shape.Size = stackmap.DynamicStackSize
	default:
		return shape, false
	}
	shape.Saved = func(dwarf uint16) (int64, bool) {
		off, ok := row.Saved[dwarf]
		return off, ok
	}
	return shape, true
}

// unwound is a stack map with the frame sizes of the unwinding table: LLVM's sizes in the map omit
// arguments pushed for a call.
type unwound struct {
	collect.Map
	r *roots
}

// Describe implements collect.Map.
func (u unwound) Describe(f *collect.Frame) (*collect.Description, error) {
	d, err := u.Map.Describe(f)
	if err != nil || d == nil {
		return d, err
	}
	if shape, ok := u.r.byTable(f.ReturnAddress); ok {
		again := *d
		again.Shape = shape
		return &again, nil
	}
	return d, nil
}
