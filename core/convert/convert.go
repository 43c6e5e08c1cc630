package convert

import (
	"context"
	"fmt"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/ir/upgrade"
	"statepoint/core/source"
)

// Dialect rewrites a whole module in another dialect: its pointers, the form of its statepoints,
// and the names and attributes of intrinsics. The module's meaning stays the same, as do the ids of
// everything in it both before and after.
//
// Typed pointers become `ptr` as LLVM's own reader makes them: casts between pointers remain as
// instructions and vanish from constants. In the other direction every pointer gets the type with
// which it is used, and a bitcast where it is used with another type; what LLVM with typed pointers
// could not express is refused. Statepoints are converted between the forms of all dialects, and
// the indices of gc.relocate are recomputed.
//
// The module must be valid (verify.Module). The list has an error, with its position, for
// everything that the other dialect cannot express; the module is then unchanged, and the error is
// the list. If the work was cut short, the error is a *source.Limit or the context's; the module
// may then be half converted.
func Dialect(ctx context.Context, m *ir.Module, to ir.Dialect, opts *Options) (*source.List,
	error) {
	if to == ir.DialectUnknown {
		to = ir.LLVM15
	}
	c := &converter{
		m: m, from: m.Dialect, to: to, list: source.NewList(m.Text), meter: opts.meter(ctx),
		declared: map[declaration]*ir.Func{}, done: map[*ir.Func]bool{}, moved: map[*ir.Func]bool{},
	}
	check, rewrite := func() {}, func() {}
	switch {
	case to.Opaque():
		check, rewrite = c.checkOpaque, c.makeOpaque
	case hasOpaque(m):
		check, rewrite = c.checkTyped, c.makeTyped
	}
	for _, stage := range []func(){c.collect, check} {
		if stage(); c.meter.Done() {
			return c.list, c.meter.Err()
		}
	}
	if err := c.list.Err(); err != nil {
		return c.list, err
	}
	for _, stage := range []func(){rewrite, c.restate, c.statepoints, c.intrinsics,
		c.dropUseListOrders} {
		if stage(); c.meter.Done() {
			return c.list, c.meter.Err()
		}
	}
	return c.list, nil
}

// DefaultMaxSteps bounds the work of a conversion unless Options say otherwise.
const DefaultMaxSteps = 1 << 28

// codeConvert is the code of the messages: the requested dialect cannot express the module. It is
// stable.
const codeConvert = "SP0408"

// Options bound the work of a conversion. nil is the zero value.
type Options struct {
	// MaxSteps bounds the visits of instructions and operands, each of which is visited several
	// times; 0 means DefaultMaxSteps.
	MaxSteps int64
}

func (o *Options) meter(ctx context.Context) *source.Meter {
	limit := source.Limit{Stage: "the conversion between dialects", Unit: "steps",
		Max: DefaultMaxSteps, Option: "convert.Options.MaxSteps"}
	if o != nil && o.MaxSteps != 0 {
		limit.Max = o.MaxSteps
	}
	return source.NewMeter(ctx, limit)
}

// restate sets the module's dialect, and adapts its module flags.
func (c *converter) restate() {
	c.m.Dialect = c.to
	c.m.Metadata.Nodes = append(c.m.Metadata.Nodes, upgrade.ModuleFlags(c.m)...)
}

// converter converts one module.
type converter struct {
	m        *ir.Module
	from, to ir.Dialect
	list     *source.List
	meter    *source.Meter
	points   []statepointForm
	// declared are the intrinsics of statepoints in the new dialect, and done the functions that
	// already have that form.
	declared map[declaration]*ir.Func
	done     map[*ir.Func]bool
	// moved are those whose names have changed.
	moved map[*ir.Func]bool
	// renamed are the new names of other intrinsics.
	renamed map[*ir.Func]string
	// former caches the results of formerConst.
	former map[*ir.Const]*ir.Const
}

// refuse reports what cannot be converted.
func (c *converter) refuse(span source.Span, why, note string) {
	d := source.Diagnostic{Severity: source.Error, Code: codeConvert, Span: span,
		Message: fmt.Sprintf("cannot be converted to %s: %s", c.to, why)}
	if note != "" {
		d.Notes = []string{note}
	}
	c.list.Add(d)
}

// collect reads all statepoints before anything changes, and finds what the new dialect cannot
// express.
func (c *converter) collect() {
	c.m.EachInstr(c.meter, func(in *ir.Instr) {
		if _, problem := in.ShapeProblem(); problem != "" {
			c.list.Errorf(in.Span, "the module is not valid: %s", problem)
			return
		}
		if in.Call == nil {
			return
		}
		if !gc.IsStatepoint(in) {
			if bundlesUnknown(c.to) && len(in.Call.Bundles) > 0 {
				c.refuse(in.Span, "this call has operand bundles",
					"Operand bundles came with LLVM 3.8.")
			}
			return
		}
		s, err := gc.View(in)
		if err != nil {
			c.list.Errorf(in.Span, "%v", err)
			return
		}
		p := newStatepointForm(s)
		if p.relocates, err = gc.RelocatesOf(&s); err != nil {
			c.list.Errorf(in.Span, "%v", err)
			return
		}
		c.checkStatepoint(&s)
		c.checkToken(in)
		c.points = append(c.points, p)
	})
}

// bundlesUnknown reports whether a dialect is older than operand bundles.
func bundlesUnknown(d ir.Dialect) bool { return d == ir.LLVM36 || d == ir.LLVM37 }

// dropUseListOrders removes use-list order directives, whose operands have changed. They do not
// affect a program's meaning.
func (c *converter) dropUseListOrders() {
	c.m.UseListOrders = nil
	for _, f := range c.m.Funcs {
		f.UseListOrders = nil
	}
}

// hasOpaque reports whether the pointers of a module are opaque.
func hasOpaque(m *ir.Module) bool { return m.Dialect.Opaque() }
