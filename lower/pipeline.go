package lower

import (
	"fmt"
	"slices"

	"statepoint/core/ir"
	"statepoint/core/provenance"
	"statepoint/lower/code"
	"statepoint/lower/internal/mir"
	"statepoint/lower/internal/regalloc"
)

// function is a function being compiled: f is its IR, mf the machine code selected for it, cf the
// compiled result. Comments and names use f, mf and cf for these three everywhere.
type function struct {
	f *ir.Func
	// given is the last id of the input module: anything with a larger id was created here.
	given   provenance.ID
	form    Form
	number  int   // among the functions with code, 0 if a worker compiles it
	section int32 // of code
	by      *maker
	alloc   *regalloc.Result
	cf      *code.Func
}

// text is the machine code as text, with registers and slots once they are allocated.
func (fn *function) text(p *mir.Printer) string {
	if fn.alloc != nil {
		return fn.alloc.Text(&fn.by.mf, *p)
	}
	return p.Text(&fn.by.mf)
}

// step is one step of the compilation of a function.
type step struct {
	name, about string
	// run reports whether to continue with the function: if not, there is a diagnostic, or too much
	// code. An error ends the compilation.
	run func(*function) (bool, error)
	// changes is the form of the function that the step changes.
	changes Form
}

// fault is the error of a step.
func (s *step) fault(err error) error {
	return fmt.Errorf("step %q, which %s: %w", s.name, s.about, err)
}

// pipeline lists the steps of the compilation of a function by a maker, in order. Each line says
// what the step uses.
func (c *Compiler) pipeline(k *maker) []step {
	return slices.Concat(c.admitting(), c.making(k), c.adding())
}

// admitting lists the steps that decide whether there is code for the function.
func (c *Compiler) admitting() []step {
	return []step{
		{"place", "chooses its section; refuses a function that no section can hold",
			place(c.data, c.diags), NoForm},
		{"check", "refuses attributes and pointers that have no code, and warns of what " +
			"is not done", check(c.maker.checks), NoForm},
	}
}

// making lists the steps that make its code. They use nothing but the parts of the maker.
func (c *Compiler) making(k *maker) []step {
	return []step{
		{"names", "notes the names of its values, on request", noteNames(k.m, k.names), NoForm},
		{"barriers", "gives accesses of objects the barriers of their strategy",
			placeBarriers(k.barriers, k.diags), IRForm},
		{"roots", "makes ordinary code of llvm.gcroot, llvm.gcread and llvm.gcwrite",
			k.roots.lower, IRForm},
		{"legalize", "rewrites IR that has no instructions into IR that has",
			legalizeIR(k.m), IRForm},
		{"spill slots", "finds the references in stack objects that statepoints list",
			k.spills.find, NoForm},
		{"live roots", "finds the roots that are live at safe points, on request",
			findLiveRoots(k.live, k.sel), NoForm},
		{"select", "chooses instructions: IR becomes machine code without registers",
			selectCode(k.sel, k.syms), MachineForm},
		{"attributes", "shapes the frame by attributes and the convention",
			applyAttributes(k.attributes), MachineForm},
		{"root frame", "makes the frame as tables of roots need it", k.roots.shapeFrame,
			MachineForm},
		{"optimize", "eliminates common subexpressions, hoists and sinks",
			optimizeCode(c.opts.Detail), MachineForm},
		{"allocate", "gives virtual registers their places, and checks them on request",
			allocate(c.opts.Checked), MachineForm},
		{"emit", "lays blocks out and writes instructions, and checks them on request",
			emitCode(k.checks, k.diags), NoForm},
	}
}

// adding lists the steps that add its code to the module, and describe it.
func (c *Compiler) adding() []step {
	return []step{
		{"append", "appends the code and its prefix to its section",
			c.sections.append, NoForm},
		{"frame", "describes the frame", describeFrame(c.links), NoForm},
		{"records", "makes the records of the stack map", makeRecords(c.stackMap), NoForm},
		{"root map", "notes where roots are and where a collector may stop",
			mapRoots(c.rootMap), NoForm},
		{"tables", "notes jump tables, and how to unwind",
			noteTables(c.sections, c.unwinding), NoForm},
		{"links", "links instructions and slots to their origin, on request",
			linkCode(c.links), NoForm},
	}
}

// constraint says that one step must come before another.
type constraint struct{ before, after string }

// order lists the pairs of steps whose order matters. A pipeline that breaks one is refused.
var order = []constraint{
	// Names are read from the input; what steps add to the IR has none.
	{"names", "roots"},
	{"names", "barriers"},
	// This makes plain stores of llvm.gcwrite, which must not get a barrier again.
	{"barriers", "roots"},
	// Pointers of other sizes, and attributes that callers rely on, must not reach selection.
	{"check", "select"},
	// A strategy may lower its roots to IR that itself needs legalizing.
	{"roots", "legalize"},
	{"legalize", "select"},
	// What these store of references is what runs; they clear words themselves.
	{"legalize", "spill slots"},
	{"spill slots", "select"},
	// Liveness must be that of the function as it is selected, and selected calls refer to its
	// sets.
	{"legalize", "live roots"},
	{"live roots", "select"},
	// These work on machine code in SSA form, which register allocation destroys.
	{"select", "optimize"},
	{"optimize", "allocate"},
	// What they reserve or put into the frame must be known to the allocator.
	{"select", "attributes"},
	{"attributes", "allocate"},
	{"select", "root frame"},
	{"root frame", "allocate"},
	{"allocate", "emit"},
	// The section must be known, and the size of the code.
	{"place", "append"},
	{"emit", "append"},
	// The steps that follow describe the function in the module, to which append adds it.
	{"append", "frame"},
	{"append", "tables"},
	// Links of roots and locations need the ids that this step gives to the slots of the frame.
	{"frame", "root map"},
	{"frame", "records"},
	// The computed map refers to the records of statepoints.
	{"records", "root map"},
	// A slot that no record or root refers to may be omitted, and instructions refer to their
	// records.
	{"root map", "links"},
	{"records", "links"},
}

// checkOrder reports the first constraint that steps break.
func checkOrder(steps []step, order []constraint) error {
	at := make(map[string]int, len(steps))
	for i := range steps {
		name := steps[i].name
		if _, twice := at[name]; twice {
			return fmt.Errorf("two steps are called %q", name)
		}
		at[name] = i
	}
	for _, c := range order {
		before, ok := at[c.before]
		if !ok {
			return fmt.Errorf("unknown step %q", c.before)
		}
		after, ok := at[c.after]
		if !ok {
			return fmt.Errorf("unknown step %q", c.after)
		}
		if before >= after {
			return fmt.Errorf("step %q must come before %q", c.before, c.after)
		}
	}
	return nil
}
