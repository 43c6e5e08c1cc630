package explore

import (
	"statepoint/core/ir"
	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/core/source"
)

// read parses the source. A request may say which version of LLVM it is for: a source with pointers of that version is read as that
// version reads it, and any other is converted to what that version writes.
func (r *run) read(marks *[]ir.Mark) (m *ir.Module, list *source.List, ok bool) {
	opts := &irparse.Options{Marks: marks, MaxBytes: MaxSourceBytes}
	m, list = irparse.ParseWith(r.text, opts)
	if r.req.Options.Dialect == "" {
		return m, list, true
	}
	asked, err := ir.ParseDialect(r.req.Options.Dialect)
	if err != nil {
		return m, list, r.fail("%v", err)
	}
	r.dialect = asked
	if m.Dialect == ir.DialectUnknown || m.Dialect.Opaque() == asked.Opaque() {
		*marks = (*marks)[:0]
		opts.Dialect = asked
		m, list = irparse.ParseWith(r.text, opts)
	}
	if !list.HasErrors() && !ir.Diagnose(m, r.text, nil).HasErrors() {
		r.convert(m)
	}
	return m, list, true
}

// convert gives a module the form of the dialect asked for. The passes write statepoints as LLVM does today, so it is done after each of them.
func (r *run) convert(m *ir.Module) {
	if r.dialect == ir.DialectUnknown {
		return
	}
	list := passes.ConvertDialect(m, r.dialect, r.text)
	r.list.Items = append(r.list.Items, list.Items...)
}
