package collector

import (
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/core/verify/diag"
)

// IsRoot reports whether a name is that of an intrinsic for roots or barriers, whose types are
// checked first.
func IsRoot(name string) bool {
	return name == gc.RootName || name == gc.ReadName || name == gc.WriteName
}

// gcRoot checks llvm.gcroot (GarbageCollection.rst, "Identifying GC roots on the stack"). Problems
// that LLVM refuses too have its verifier's wording, with its full stops.
func (v *Checks) gcRoot(in *ir.Instr) {
	v.enclosed(in)
	if in.Call.NumArgs != 2 {
		v.r.Bad(in, codeGCRoot, "llvm.gcroot must have two arguments: the root's alloca and its "+
			"metadata")
		return
	}
	slot, ok := gc.WithoutCasts(in.Arg(0)).(*ir.Instr)
	if !ok || slot.Op != ir.Alloca {
		v.r.At(1).Bad(in, codeGCRoot, "llvm.gcroot parameter #1 must be an alloca.")
		return
	}
	meta := in.Arg(1)
	if !ir.IsConstant(meta) {
		v.r.At(2).Bad(in, codeGCRoot, "llvm.gcroot parameter #2 must be a constant.")
		return
	}
	if c, isConst := meta.(*ir.Const); !slot.ElemType.IsPointer() && isConst && c.IsZeroValue() {
		v.r.At(2).Bad(in, codeGCRoot, "llvm.gcroot parameter #1 must either be a pointer alloca, "+
			"or argument #2 must be a non-null constant.")
	}
	if in.Parent() != v.r.F.Entry() {
		v.r.Add(diag.Problem{
			Severity: source.Warning, Code: codeGCRoot, Value: in, Span: in.Span,
			Message: "llvm.gcroot outside of the entry block",
			Notes: []string{"GarbageCollection.rst requires all roots at the start of the " +
				"function, where they are initialised with null."},
		})
	}
}

func (v *Checks) gcBarrier(in *ir.Instr, name string) {
	v.enclosed(in)
	slot := 1
	if name == "llvm.gcwrite" {
		slot = 2
	}
	if slot < in.Call.NumArgs && !in.Arg(slot).Type().IsPointer() {
		v.r.At(slot+1).Bad(in, codeGCRoot, "argument %d of %s must be the address of a pointer",
			slot+1, name)
	}
}

// enclosed checks that a function with roots or barriers names a strategy.
func (v *Checks) enclosed(in *ir.Instr) {
	if v.r.F.GC == "" {
		v.r.At(0).Bad(in, codeGCRoot, "Enclosing function does not use GC.")
	}
}
