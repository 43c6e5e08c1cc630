package irparse

import (
	"fmt"
	"strconv"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/ir/datalayout"
	"statepoint/core/source"
)

type sourceSpan = source.Span

var typeWords = []string{
	"void", "half", "bfloat", "float", "double", "x86_fp80", "fp128", "ppc_fp128", "x86_amx",
	"label", "metadata", "token", "ptr",
	"target", "i1", "i8", "i16", "i32", "i64", "i128",
}

// typeMistake describes a word found instead of a type.
func (p *nameTable) typeMistake() source.Diagnostic {
	d := source.Diagnostic{Code: codeSyntax, Span: p.Span(), Message: "unexpected " +
		quote(p.Text()), Expected: "a type"}
	d.Suggestion = nearestType(p.Text())
	return d
}

// undefinedGlobal describes a use of an undefined global.
func (p *nameTable) undefinedGlobal(name string, span source.Span) source.Diagnostic {
	d := source.Diagnostic{
		Severity: source.Error, Code: codeUndefined, Span: span,
		Message: fmt.Sprintf("use of undefined value %s", quote(p.textAt(span))),
	}
	if p.suggesting(p.m.NumGlobalNames()) {
		if near := nearest(name, p.m.GlobalNames(nil)); near != "" {
			d.Suggestion = string(ir.AppendName(nil, '@', near))
		}
	}
	return d
}

// otherwiseSpelled returns, with a warning, the only global whose name differs from the undefined
// one only in case; nil if there is none. The documents of LLVM 3.9 spell one global in both ways.
func (p *nameTable) otherwiseSpelled(name string, span source.Span) ir.Named {
	if name == "" || !p.suggesting(p.m.NumGlobalNames()) {
		return nil
	}
	var found ir.Named
	for _, n := range p.m.GlobalNames(nil) {
		if !strings.EqualFold(n, name) {
			continue
		}
		if found != nil {
			return nil
		}
		found = p.m.Lookup(n)
	}
	if found == nil || strings.HasPrefix(name, "llvm.") {
		return nil
	}
	spelled := string(ir.AppendName(nil, '@', found.Name()))
	p.report(source.Diagnostic{
		Severity: source.Warning, Code: codeUndefined, Span: span, Suggestion: spelled,
		Message: fmt.Sprintf("%s is not defined; it is taken for `%s`", quote(p.textAt(span)),
			spelled),
		Notes: []string{"LLVM itself would refuse this because the case of letters tells names " +
			"apart."},
	})
	return found
}

// undefinedLocal describes a use of an undefined local value.
func (p *nameTable) undefinedLocal(name string, span source.Span, what string) source.Diagnostic {
	d := source.Diagnostic{
		Severity: source.Error, Code: codeUndefined, Span: span,
		Message: fmt.Sprintf("use of undefined %s %s", what, quote(p.textAt(span))),
	}
	if name != "" && p.fn.f != nil && p.suggesting(p.fn.f.NumLocalNames()) {
		names := p.fn.f.LocalNames(nil)
		kept := names[:0]
		for _, n := range names {
			if _, forward := p.fn.forward[n]; forward {
				continue
			}
			v := p.fn.f.Lookup(n)
			b, isBlock := v.(*ir.Block)
			if isBlock != (what == "block") || isBlock && p.fn.awaited[b] != nil {
				continue
			}
			if in, ok := v.(*ir.Instr); ok && in.Span.Start <= span.Start &&
				span.Start-in.Span.Start < 200 && p.sameLine(in.Span.Start, span.Start) {
				continue // the value that the line itself defines
			}
			kept = append(kept, n)
		}
		if near := nearest(name, kept); near != "" {
			d.Suggestion = string(ir.AppendName(nil, '%', near))
		}
	}
	return d
}

// textAt is the text of a span.
func (p *reader) textAt(s source.Span) string { return p.Src[s.Start:s.End] }

// name is the name in the current token.
func (p *nameTable) name() string {
	if p.Src[p.Start+1] != '"' { // only a quoted name can have any byte
		return p.Src[p.Start+1 : p.End]
	}
	return p.withoutNUL(p.Scanner.Name())
}

// labelName is the name in the current token, a label.
func (p *nameTable) labelName() string { return p.withoutNUL(p.Scanner.LabelName()) }

// withoutNUL returns the name, which may have any byte but NUL.
func (p *nameTable) withoutNUL(name string) string {
	if strings.IndexByte(name, 0) >= 0 {
		p.failf(codeSyntax, p.Span(), "a name cannot contain a NUL byte")
	}
	return name
}

// namedAddrSpace looks up an address space that the data layout names: p[name]n:…
func (p *nameTable) namedAddrSpace(name string) (uint32, bool) {
	switch name {
	case "A", "G", "P":
		l, _ := datalayout.Parse(p.m.DataLayout)
		return map[string]uint32{"A": l.AllocaAddrSpace, "G": l.GlobalsAddrSpace,
			"P": l.ProgramAddrSpace}[name], true
	}
	for spec := range strings.SplitSeq(p.m.DataLayout, "-") {
		if head, _, _ := strings.Cut(spec, ":"); strings.HasPrefix(head, "p") &&
			strings.HasSuffix(head, "("+name+")") {
			number, _, _ := strings.Cut(strings.TrimLeft(head[1:], "eui"), "(")
			n, err := strconv.ParseUint(number, 10, 24)
			return uint32(n), err == nil
		}
	}
	return 0, false
}

// undefinedType describes a use of an undefined type.
func (p *nameTable) undefinedType(t *ir.Type, span source.Span) source.Diagnostic {
	d := source.Diagnostic{
		Severity: source.Error, Code: codeUndefined, Span: span,
		Message: "use of undefined type " + quote(p.textAt(span)),
	}
	if t.Name != "" && p.suggesting(len(p.m.StructTypes)) {
		var names []string
		for _, o := range p.m.StructTypes {
			names = append(names, o.Name)
		}
		if near := nearest(t.Name, names); near != "" {
			d.Suggestion = string(ir.AppendName(nil, '%', near))
		}
	}
	return d
}

// sameLine reports whether two offsets are in the same line.
func (p *nameTable) sameLine(a, b source.Pos) bool {
	return strings.IndexByte(p.Src[a:b], '\n') < 0
}
