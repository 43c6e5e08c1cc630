package records

import (
	"errors"
	"fmt"
	"slices"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/lower/code"
	"statepoint/lower/internal/isel"
	"statepoint/lower/object"
	"statepoint/stackmap"
	"statepoint/stackmap/compact"
	"statepoint/stackmap/erlang"
	"statepoint/stackmap/gcmap"
	"statepoint/stackmap/ocaml"
	"statepoint/stackmap/rootmap"
)

// Printing is a strategy with its own printer of tables of roots.
type Printing interface {
	gc.Metadata
	Printer() rootmap.Printer
}

// printers are the printers that strategies choose by name.
var printers = map[string]rootmap.Printer{
	"ocaml": ocaml.Printer{}, "erlang": erlang.Printer{}, "gcmap": gcmap.Printer{},
	"compact": compact.Printer{},
}

// printerOf is the printer of a strategy's table, nil for none; ok is false if it names an
// unknown one.
func printerOf(s gc.Strategy) (p rootmap.Printer, ok bool) {
	if !gc.WritesTable(s) {
		return nil, true
	}
	if own, is := gc.As[Printing](s); is {
		return own.Printer(), true
	}
	name := gc.TableName(s)
	if name == "" || name == stackmap.TableSectionName {
		return nil, true
	}
	p, ok = printers[name]
	return p, ok
}

// Print runs the strategies' printers, once all code has its final offsets, and reports whether
// they succeeded.
func (m *RootMap) Print() bool {
	roots, diags := m.Out.Roots, m.Env.Diags
	for _, name := range roots.Strategies() {
		s, err := m.Strategies.Lookup(name)
		if err != nil {
			continue
		}
		printer, ok := printerOf(s)
		if !ok {
			diags.Codef(isel.CodeUnsupported, m.spanOf(roots.Of(name).Functions[0].Name),
				"unknown printer %q for the table of `gc %q`", gc.TableName(s), name)
			continue
		}
		if printer == nil {
			continue
		}
		t := code.PrintedTable{Strategy: name}
		if t.Begin, t.Finish, err = rootmap.Print(printer, roots.Of(name)); err != nil {
			var refused *rootmap.Error
			at := roots.Of(name).Functions[0].Name
			if errors.As(err, &refused) && refused.Function != "" {
				at = refused.Function
			}
			d := source.Diagnostic{Severity: source.Error, Code: isel.CodeLimit,
				Span:    m.spanOf(at),
				Message: fmt.Sprintf("the table of `gc %q` cannot be written: %v", name, err)}
			if refused != nil && refused.InLLVM != "" {
				d.Notes, d.Aborts = []string{refused.InLLVM}, true
			}
			diags.Add(d)
			continue
		}
		m.checkLabels(&t, name)
		m.Out.Printed = append(m.Out.Printed, t)
	}
	if !diags.HasErrors() {
		return true
	}
	diags.Sort()
	return false
}

// checkLabels refuses labels of a table that the module also defines.
func (m *RootMap) checkLabels(t *code.PrintedTable, strategy string) {
	for _, items := range [...][]*rootmap.Item{t.Begin, t.Finish} {
		for _, it := range items {
			if it.Kind != rootmap.ItemLabel {
				continue
			}
			if span, defined := Definition(m.Env.Module.Lookup(it.Name)); defined {
				m.Env.Diags.Codef(isel.CodeUnsupported, span,
					"`@%s` is the name of the table of `gc %q`, too", it.Name, strategy)
			}
		}
	}
}

// Definition is the address of a value in the module's sections, false for one that it does not
// define.
func Definition(v ir.Named) (span source.Span, ok bool) {
	switch v := v.(type) {
	case *ir.Func:
		return v.Span, !v.IsDeclaration()
	case *ir.Global:
		return v.Span, v.Init != nil
	case *ir.Alias:
		return v.Span, true
	case *ir.IFunc:
		return v.Span, true
	}
	return span, false
}

// Annotate returns the meaning of the bytes of printed tables in an object.
func (m *RootMap) Annotate(o *object.Object) {
	for i := range m.Out.Printed {
		t := &m.Out.Printed[i]
		items := slices.Concat(t.Begin, t.Finish)
		for _, name := range rootmap.Sections(items) {
			if sec, _ := o.Section(name); sec != nil {
				t.Bytes = append(t.Bytes, code.PrintedBytes{Section: name,
					Contents: rootmap.Annotate(items, name, sec.Data)})
			}
		}
	}
}

// spanOf is the span of a function in the text.
func (m *RootMap) spanOf(function string) source.Span {
	if f, ok := m.Env.Module.Lookup(function).(*ir.Func); ok {
		return f.Span
	}
	return source.Span{}
}
