package lower

import (
	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/lower/isel"
)

// targetChecks says what a module and its functions ask of the code generator that their code is
// without: in attributes (attributes.go), the processor and its features (features.go, avx.go),
// module flags and debug information (flags.go). It changes no code.
type targetChecks struct {
	m             *ir.Module
	sel           *isel.Context
	diags         *source.List
	cpu, features string          // of Options
	said          map[string]bool // warnings that are given once a module
}

// module looks at what the module and the options ask for.
func (v *targetChecks) module() {
	v.flags()
	v.processor()
	v.debugInfo()
}

// attributes warns of the attributes of a function that are not heeded, and refuses those without
// which its callers would go wrong.
func (v *targetChecks) attributes(f *ir.Func) bool {
	v.processorOf(f)
	v.vectors(f)
	if f.Attrs == nil {
		return true
	}
	ok := true
	for _, a := range f.Attrs.Attrs {
		rule, known := functionAttrs()[a.Name]
		if !known || rule.effect < warned || a.HasValue && a.Value == rule.off ||
			a.Name == "alignstack" && a.Int <= 16 {
			continue
		}
		if rule.effect == refused {
			v.diags.Codef(isel.CodeUnsupported, f.Span,
				"the attribute `%s` of `@%s`, %s, is not supported by the x86-64 code generator",
				a.Name, f.Name(), rule.lacks)
			ok = false
			continue
		}
		v.warn(f.Span,
			"`@"+f.Name()+"` is compiled without "+rule.lacks+": the x86-64 code generator does "+
				"not heed `"+a.Name+"`")
	}
	return ok
}

// saidOf reports whether something has been said of the module already, and notes that it has: a
// thousand functions with one attribute are one warning, at the first of them.
func (v *targetChecks) saidOf(what string) bool {
	if v.said[what] {
		return true
	}
	if v.said == nil {
		v.said = map[string]bool{}
	}
	v.said[what] = true
	return false
}

func (v *targetChecks) warn(span source.Span, message string) { warn(v.diags, span, message) }

// warn adds a warning about what the code generator does not do.
func warn(diags *source.List, span source.Span, message string) {
	diags.Add(source.Diagnostic{Severity: source.Warning, Code: isel.CodeUnsupported, Span: span,
		Message: message})
}
