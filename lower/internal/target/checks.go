package target

import (
	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/lower/internal/isel/build"
	"strconv"
)

// Checks reports requirements of a module and its functions that their code does not meet:
// attributes (attributes.go), the processor and its features (processor.go, avx.go), module flags
// and debug information (flags.go), the data layout (pointers.go) and the target triple
// (triple.go). It changes no code.
type Checks struct {
	env      *build.Env
	pointers pointers
	said     map[string]bool // warnings given once per module
}

// NewChecks checks the module of env.
func NewChecks(env *build.Env) *Checks {
	return &Checks{env: env, pointers: pointers{layout: env.Layout, diags: env.Diags,
		types: env.Module.Types}}
}

// Module warns of unsupported requirements of the module as a whole and of the options.
func (v *Checks) Module() {
	v.flags()
	v.processor()
	v.debugInfo()
}

// Function warns of unsupported requirements of a function. It reports false, with an error, if
// ignoring one would break the code: pointers of another size, or an attribute on which its callers
// rely.
func (v *Checks) Function(f *ir.Func) bool {
	return v.pointers.function(f) && v.attributes(f)
}

// Pointers does the same only for pointers.
func (v *Checks) Pointers(f *ir.Func) bool { return v.pointers.function(f) }

// Variables does the same for the pointers in the module's variables.
func (v *Checks) Variables() bool { return v.pointers.variables(v.env.Module) }

// FrameSize warns of a frame that is larger than the function's attribute "warn-stack-size" allows.
func (v *Checks) FrameSize(f *ir.Func, size int64) {
	a, ok := f.Attrs.Get("warn-stack-size")
	if !ok {
		return
	}
	if limit, err := strconv.ParseInt(a.Value, 10, 64); err == nil && size > limit {
		v.warn(f.Span, "the frame of `@"+f.Name()+"` takes "+strconv.FormatInt(size, 10)+
			" bytes, more than the "+a.Value+" of `warn-stack-size`")
	}
}

// attributes checks the attributes of a function.
func (v *Checks) attributes(f *ir.Func) bool {
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
			v.env.Diags.Codef(build.CodeUnsupported, f.Span,
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

// saidOf reports whether a warning has already been given for the module, and records that it has:
// a thousand functions with the same attribute cause one warning, at the first of them.
func (v *Checks) saidOf(what string) bool {
	if v.said[what] {
		return true
	}
	if v.said == nil {
		v.said = map[string]bool{}
	}
	v.said[what] = true
	return false
}

// warn adds a warning about something that the code generator does not support.
func (v *Checks) warn(span source.Span, message string) {
	v.env.Diags.Add(source.Diagnostic{Severity: source.Warning, Code: build.CodeUnsupported,
		Span:    span,
		Message: message})
}
