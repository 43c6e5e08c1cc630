package explore

import (
	"errors"

	"statepoint/core/convert"
	"statepoint/core/ir"
	"statepoint/core/irparse"
	"statepoint/core/source"
	"statepoint/core/verify"
)

// read parses the source, and converts it to the requested dialect, if any.
func (b *builder) read(marks *[]ir.Mark) (m *ir.Module, list *source.List, ok bool) {
	opts := &irparse.Options{Marks: marks, MaxBytes: MaxSourceBytes}
	if b.bodies != nil {
		opts.Bodies, opts.Nodes = b.bodies, b.bodies.nodes
	}
	m, list, err := irparse.Parse(b.ctx, b.c.text, opts)
	if stopped(err) {
		return m, list, b.fail("%v", err)
	}
	if b.c.request.Options.Dialect == "" {
		return m, list, true
	}
	asked, err := ir.ParseDialect(b.c.request.Options.Dialect)
	if err != nil {
		return m, list, b.fail("%v", err)
	}
	b.dialect = asked
	if !list.HasErrors() {
		if _, err := verify.Diagnose(b.ctx, m, nil); err == nil {
			return m, list, b.convert(m)
		}
	}
	return m, list, true
}

// stopped reports whether an error is not a list of diagnostics, which means that a stage did not
// finish.
func stopped(err error) bool {
	var list *source.List
	return err != nil && !errors.As(err, &list)
}

// convert converts a module to the requested dialect. It runs after each pass, since the passes
// write statepoints in LLVM's current form.
func (b *builder) convert(m *ir.Module) bool {
	if b.dialect == ir.DialectUnknown {
		return true
	}
	list, err := convert.Dialect(b.ctx, m, b.dialect, nil)
	b.list.Items = append(b.list.Items, list.Items...)
	if stopped(err) {
		return b.fail("%v", err)
	}
	return true
}
