package passes

import (
	"fmt"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/source"
)

// ConvertDialect rewrites a whole module in another dialect: its pointers, the form of its statepoints, and the names and attributes of intrinsics.
// What the module means stays the same, and so do the ids of everything that is in it before and after.
//
// Typed pointers become `ptr` as LLVM's own reader makes them: casts between pointers stay where they are instructions and vanish from constants.
// In the other direction every pointer gets the type it is used with, and a bitcast where it is used with another one;
// what LLVM had no words for while it had typed pointers is refused. Statepoints move
// between the forms of all dialects; indices of gc.relocate are counted anew.
//
// The module must be valid (ir.Verify). The list holds errors where the module says something that the other dialect cannot, each with its place, and the module is then as it was.
// text is what the module was read from, nil if it was not.
func ConvertDialect(m *ir.Module, to ir.Dialect, text *source.Text) *source.List {
	if to == ir.DialectUnknown {
		to = ir.LLVM15
	}
	c := &converter{m: m, from: m.Dialect, to: to, list: source.NewList(text), declared: map[declaration]*ir.Func{}, done: map[*ir.Func]bool{}, moved: map[*ir.Func]bool{}}
	c.collect()
	switch {
	case to.Opaque():
		c.checkOpaque()
	case hasOpaque(m):
		c.checkTyped()
	}
	if c.list.HasErrors() {
		return c.list
	}
	switch {
	case to.Opaque():
		c.makeOpaque()
	case hasOpaque(m):
		c.makeTyped()
	}
	m.Dialect = to
	m.Metadata.Nodes = append(m.Metadata.Nodes, ir.UpgradeModuleFlags(m)...)
	c.statepoints()
	c.intrinsics()
	c.dropUseListOrders()
	return c.list
}

// converter converts one module.
type converter struct {
	m        *ir.Module
	from, to ir.Dialect
	list     *source.List
	points   []statepointForm
	// declared are the intrinsics of statepoints in the new dialect, and done the functions that already have that form.
	declared map[declaration]*ir.Func
	done     map[*ir.Func]bool
	// moved are those that have changed their names.
	moved map[*ir.Func]bool
	// renamed are the new names of other intrinsics.
	renamed map[*ir.Func]string
	// former remembers what formerConst found.
	former map[*ir.Const]*ir.Const
}

// refuse reports what cannot be converted.
func (c *converter) refuse(span source.Span, why, note string) {
	d := source.Diagnostic{Severity: source.Error, Code: codeConvert, Span: span, Message: fmt.Sprintf("cannot be converted to %s: %s", c.to, why)}
	if note != "" {
		d.Notes = []string{note}
	}
	c.list.Add(d)
}

// eachInstr calls visit for every instruction in the order of the text. visit may erase the instruction it is given.
func eachInstr(m *ir.Module, visit func(in *ir.Instr)) {
	for _, f := range m.Funcs {
		for _, b := range f.Blocks {
			for in := b.First(); in != nil; {
				next := in.Next()
				visit(in)
				in = next
			}
		}
	}
}

// collect reads all statepoints before anything changes, and finds what the new dialect cannot say.
func (c *converter) collect() {
	eachInstr(c.m, func(in *ir.Instr) {
		if in.Call == nil {
			return
		}
		if !gc.IsStatepoint(in) {
			if bundlesUnknown(c.to) && len(in.Call.Bundles) > 0 {
				c.refuse(in.Span, "this call has operand bundles", "Operand bundles came with LLVM 3.8.")
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

// dropUseListOrders removes directives about the order of uses, which speak of operands that have changed. They mean nothing to a program.
func (c *converter) dropUseListOrders() {
	c.m.UseListOrders = nil
	for _, f := range c.m.Funcs {
		f.UseListOrders = nil
	}
}

// hasOpaque reports whether the pointers of a module say nothing about their pointees.
func hasOpaque(m *ir.Module) bool { return m.Dialect.Opaque() }
