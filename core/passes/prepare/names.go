package prepare

import (
	"fmt"
	"slices"
	"strings"

	"statepoint/core/findings"
	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/passes/pass"
	"statepoint/core/source"
)

// localName is a value of a function as an operand, with its sigil.
func localName(v ir.Value) string { return printer.Operand(nil, v) }

// warnOfNames warns of names in the options that the module does not have.
func (p *Plan) warnOfNames(found *findings.List) {
	var functions, values []string
	for _, fn := range p.f.m.Funcs {
		functions = append(functions, fn.Name())
		values = append(values, "@"+fn.Name())
	}
	unknown := func(option, name string, known []string) {
		if slices.Contains(known, name) {
			return
		}
		d := source.Diagnostic{Severity: source.Warning, Code: pass.CodeNoName,
			Message:    fmt.Sprintf("-references-%s: the module has no `%s`", option, name),
			Suggestion: source.Nearest(name, known)}
		if option != "raw" && strings.HasPrefix(name, "@") {
			d.Suggestion = strings.TrimPrefix(name, "@")
		}
		found.Warn(d)
	}
	for _, name := range p.Allocators {
		unknown("allocators", name, functions)
	}
	for _, name := range p.Safepoints {
		unknown("safepoints", name, functions)
	}
	for _, name := range p.Raw {
		fn, _, isValue := strings.Cut(strings.TrimPrefix(name, "@"), ":")
		f := p.f.m.Func(fn)
		if !isValue || f == nil || !strings.HasPrefix(name, "@") {
			unknown("raw", strings.TrimSuffix(name, ":"), values)
			continue
		}
		var local []string
		for _, a := range f.Args {
			local = append(local, NameOf(a, f))
		}
		for _, b := range f.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				if in.Type().Kind != ir.VoidKind {
					local = append(local, NameOf(in, f))
				}
			}
		}
		unknown("raw", name, local)
	}
}

// baseName is the name from which that of a value made of another comes.
func baseName(v ir.Value) string {
	if n, ok := v.(ir.Named); ok && n.Name() != "" {
		return n.Name()
	}
	return "ref"
}
