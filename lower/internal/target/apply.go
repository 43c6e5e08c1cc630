package target

import (
	"strconv"

	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// Attributes implements the attributes of functions in their machine code.
type Attributes struct {
	env           *build.Env
	framePointers *FramePointers
}

// NewAttributes returns Attributes for the functions of env's module.
func NewAttributes(env *build.Env, p *FramePointers) *Attributes { return &Attributes{env, p} }

// Apply implements f's attributes in its machine code. It reports false if that exceeds the limit
// of code.
func (a *Attributes) Apply(f *ir.Func, out *mir.Func) bool {
	// Compact unwinding tables have the size of a large frame as a distance from the function's
	// start to the instruction that makes it, which assemblers compute for a prologue there.
	out.AtStart = a.env.MachO
	if out.Naked {
		return true
	}
	if !a.env.Unoptimized && !f.Attrs.Has("optnone") && !f.Attrs.Has("optsize") &&
		!f.Attrs.Has("minsize") {
		out.LoopAlign = loopAlign
	}
	if out.Conv.Keeps.Has(amd64.RBP) {
		switch a.framePointers.Of(f) {
		case FramePointerAll:
			out.FramePointer = true
		case FramePointerNonLeaf:
			out.FramePointer = out.FramePointer || out.HasCalls
		}
	}
	if !a.probes(f, out) {
		return false
	}
	if needsGuard(f, a.env.Layout) {
		a.protect(out)
	}
	if n := countAttr(f, "patchable-function-entry"); n > 0 {
		if !a.env.Work.Spend(build.NopWork(uint64(n))) {
			a.env.Over = build.Overrun{Span: f.Span,
				What: "`\"patchable-function-entry\"=\"" + strconv.Itoa(n) + "\"`"}
			return false
		}
		out.EntryNops = n
	}
	if v, ok := f.Attrs.Get("fentry-call"); ok && v.Value == "true" {
		out.EntryCall = a.env.Symbols.Named(a.env.Module, "__fentry__")
	}
	return true
}

// loopAlign is the alignment of loops, in bytes (X86ISelLowering.cpp).
const loopAlign = 16

// defaultProbe is the distance of probes, the size of a page.
const defaultProbe = 4096

// probes makes the function touch the stack as it grows. It reports false if that exceeds the limit
// of code.
func (a *Attributes) probes(f *ir.Func, out *mir.Func) bool {
	by, ok := f.Attrs.Get("probe-stack")
	if !ok || by.Value == "" {
		return true
	}
	out.Probe.Step = defaultProbe
	if n := countAttr(f, "stack-probe-size"); n > 0 {
		out.Probe.Step = max(int64(n)&^15, 16)
	}
	// the call takes RAX, in which variadic functions get the number of vector registers
	if by.Value != "inline-asm" && !f.FuncType.Variadic {
		out.Probe.Call = a.env.Symbols.Named(a.env.Module, by.Value)
		return true
	}
	if !out.UnrollsProbes() {
		return true
	}
	const each = 6 // instructions and operands
	pages := uint64(0)
	for i := range out.Objects {
		pages += out.Objects[i].Size / uint64(out.Probe.Step)
	}
	if !a.env.Work.Spend(int(each * pages)) {
		a.env.Over = build.Overrun{Span: f.Span, What: "the " +
			strconv.FormatUint(pages, 10) + " probes of the frame of `@" + f.Name() + "`"}
		return false
	}
	return true
}

// PrefixNops is the number of bytes of nops before a function's entry.
func PrefixNops(f *ir.Func) int { return countAttr(f, "patchable-function-prefix") }

// countAttr is the number in a string attribute, 0 if it is missing or invalid.
func countAttr(f *ir.Func, name string) int {
	a, ok := f.Attrs.Get(name)
	if !ok {
		return 0
	}
	n, err := strconv.ParseUint(a.Value, 0, 32)
	if err != nil {
		return 0
	}
	return int(n)
}
