package explore

import (
	"errors"

	"statepoint/core/convert"
	"statepoint/core/ir"
	"statepoint/core/irparse"
	"statepoint/core/source"
	"statepoint/core/verify"
)

// read parses the source, and converts it to the dialect that the request asks for, if it does.
func (r *Compilation) read(marks *[]ir.Mark) (m *ir.Module, list *source.List, ok bool) {
	opts := &irparse.Options{Marks: marks, MaxBytes: MaxSourceBytes}
	m, list, err := irparse.Parse(r.ctx, r.Text, opts)
	if stopped(err) {
		return m, list, r.fail("%v", err)
	}
	if r.Request.Options.Dialect == "" {
		return m, list, true
	}
	asked, err := ir.ParseDialect(r.Request.Options.Dialect)
	if err != nil {
		return m, list, r.fail("%v", err)
	}
	r.dialect = asked
	if !list.HasErrors() {
		if _, err := verify.Diagnose(r.ctx, m, nil); err == nil {
			return m, list, r.convert(m)
		}
	}
	return m, list, true
}

// stopped reports whether an error is no list of diagnostics: it says that a stage did not come to
// its end.
func stopped(err error) bool {
	var list *source.List
	return err != nil && !errors.As(err, &list)
}

// convert gives a module the form of the dialect asked for. The passes write statepoints as LLVM
// does today, so it is done after each of them.
func (r *Compilation) convert(m *ir.Module) bool {
	if r.dialect == ir.DialectUnknown {
		return true
	}
	list, err := convert.Dialect(r.ctx, m, r.dialect, nil)
	r.list.Items = append(r.list.Items, list.Items...)
	if stopped(err) {
		return r.fail("%v", err)
	}
	return true
}
