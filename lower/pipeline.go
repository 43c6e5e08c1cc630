package lower

import (
	"fmt"
	"slices"

	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/lower/code"
	"statepoint/lower/data"
	"statepoint/lower/isel"
	"statepoint/lower/legalize"
	"statepoint/lower/regalloc"
)

// job is a function on its way.
type job struct {
	c *Compiler
	f *ir.Func
	// given is the last id of the module as it was given: what has a larger one was made here.
	given   ir.ID
	section int32 // of code
	alloc   *regalloc.Result
	fn      *code.Func
}

// step does one thing to a function. It reports whether the function goes on: if not, a diagnostic
// says why. An error ends the compilation.
type step struct {
	name, about string
	run         func(*job) (bool, error)
}

// steps is the table of contents: what becomes of a function, in order.
var steps = []step{
	{"place", "chooses its section, and refuses what no section can hold", (*job).place},
	{"attributes", "warns of attributes that are not heeded, and refuses some, and pointers of " +
		"other sizes", (*job).check},
	{"roots", "makes ordinary code of llvm.gcroot, llvm.gcread and llvm.gcwrite", (*job).roots},
	{"legalize", "rewrites IR that has no instructions into IR that has", (*job).legalize},
	{"select", "chooses instructions: IR becomes machine code without registers", (*job).selection},
	{"optimize", "eliminates common subexpressions, hoists and sinks", (*job).optimize},
	{"allocate", "gives virtual registers their places, and checks them on request",
		(*job).allocate},
	{"emit", "lays blocks out and writes instructions, which it checks on request", (*job).emit},
	{"append", "appends the code to its section, with what stands before it", (*job).append},
	{"frame", "describes the frame, and names what its slots hold", (*job).frame},
	{"roots map", "notes where roots are and where a collector may stop", (*job).rootMap},
	{"records", "makes the records of the stack map", (*job).records},
	{"tables", "notes jump tables, and how to unwind", (*job).tables},
	{"details", "links instructions to what they come from, on request", (*job).details},
}

func (j *job) place() (bool, error) {
	if j.f.Prologue != nil {
		j.c.diags.Codef(isel.CodeUnsupportedGlobal, j.f.Span,
			"`prologue` data is not supported by the x86-64 code generator")
		return false, nil
	}
	if j.c.opts.Detail || j.c.opts.Trace != nil {
		j.c.names.fill(j.c.m, j.f)
	}
	section, ok := j.c.data.CodeSectionOf(j.f)
	j.section = section
	return ok, nil
}

func (j *job) check() (bool, error) {
	return j.c.checks.Function(j.f), nil
}

func (j *job) roots() (bool, error) { return j.c.lowerRoots(j.f), nil }

func (j *job) legalize() (bool, error) {
	if !legalize.Function(j.c.m, j.f, j.c.work) {
		return false, j.c.stopped(j.f, "")
	}
	return true, nil
}

func (j *job) selection() (bool, error) {
	j.c.sel.Given = j.given
	j.c.syms.BeginFunction(len(j.c.res.Funcs))
	j.c.liveRoots(j.f)
	if !j.c.sel.Select(j.f, &j.c.f) {
		return false, j.c.stopped(j.f, "")
	}
	j.c.syms.OrderConstants(&j.c.f)
	if !j.c.attributes.Apply(j.f, &j.c.f) {
		return false, j.c.stopped(j.f, "")
	}
	j.c.keepRoots(j.f)
	if !j.c.attributes.StackCheck(j.f, &j.c.f) {
		return false, nil
	}
	j.c.f.SafePoints = j.c.safePoints(j.f)
	return true, nil
}

func (j *job) optimize() (bool, error) {
	j.c.optimizer.Run(&j.c.f)
	return true, nil
}

func (j *job) allocate() (bool, error) {
	alloc, err := j.c.alloc.Allocate(&j.c.f)
	if err != nil {
		return false, err
	}
	j.alloc = alloc
	if j.c.opts.Checked {
		err = regalloc.Check(&j.c.f, alloc)
	}
	return true, err
}

// maxFrame bounds the size of a frame in bytes: offsets in it, and into the arguments above it,
// have 31 bits.
const maxFrame = 1<<31 - 1<<20

func (j *job) emit() (bool, error) {
	c := j.c
	c.em.Function(&c.f, j.alloc)
	if c.opts.Detail { // a link for each location, of which a long function has very many
		c.res.Links = slices.Grow(c.res.Links, len(c.f.Recorded))
	}
	if size := c.em.Frame.Size + c.em.Frame.Below + c.em.Frame.AlignTo; size > maxFrame {
		c.diags.Codef(isel.CodeLimit, j.f.Span,
			"the frame of `@%s` takes %s, the limit of the code generator is %d", j.f.Name(),
			source.Count(size, "byte"), maxFrame)
		return false, nil
	}
	c.checks.FrameSize(j.f, c.em.Frame.Size+c.em.Frame.Below)
	if c.opts.Checked {
		return true, c.em.Check()
	}
	return true, nil
}

func (j *job) append() (bool, error) {
	c, f := j.c, j.f
	s := &c.image.Code[j.section]
	if !c.alignCode(f, s) {
		return false, nil
	}
	if !c.data.PrefixFits(f) {
		return false, nil
	}
	prefix := c.prefix(f, s)
	patch, ok := c.patchArea(f, j.section)
	if !ok {
		return false, nil
	}
	start := uint32(len(s.Data))
	var err error
	s.Data, s.Fixups, err = c.em.Finish(s.Data, s.Fixups)
	if err != nil {
		return false, fmt.Errorf("function %s: %w", f.Name(), err)
	}
	size := uint32(len(s.Data)) - start
	if !c.data.Reserve(f.Span, "the code of `@"+f.Name()+"`", uint64(size)) {
		return false, nil
	}
	sym := c.syms.Of(f)
	c.res.Funcs = append(c.res.Funcs, code.Func{
		Name: c.syms.Name(sym), ID: f.ID(), Sym: sym, Section: j.section, At: start, Size: size,
		Info: &f.GlobalInfo, Align: data.FunctionAlign(f, c.m.Dialect),
		Prefix: prefix, Patch: patch, OwnTables: s.Own,
	})
	j.fn = &c.res.Funcs[len(c.res.Funcs)-1]
	return true, nil
}

func (j *job) frame() (bool, error) {
	if j.c.opts.Detail {
		j.c.holders.fill(j.f, j.given, j.c.sel.StandsFor)
	}
	j.c.frameOf(j.fn, j.alloc)
	return true, nil
}

func (j *job) rootMap() (bool, error) { return j.c.rootMap(j.f, j.fn) }

func (j *job) records() (bool, error) {
	j.c.records(j.f, j.fn)
	return true, nil
}

func (j *job) tables() (bool, error) {
	j.c.jumpTables(j.fn)
	j.c.unwind.info(j.f, j.fn)
	return true, nil
}

func (j *job) details() (bool, error) {
	if j.c.opts.Detail {
		j.c.details(j.fn)
	}
	return true, nil
}
