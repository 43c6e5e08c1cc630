package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/internal/isel/float"
	"statepoint/lower/internal/isel/intrinsic"
)

// elsewhere maps names of rows to the selectors of intrinsics that belong to another subject.
func (p *subjects) elsewhere() map[string]intrinsic.Selector {
	rearrange := p.vec.Rearrange
	reduce := func(in *ir.Instr, name string) bool { p.vec.Reduce(in, name); return true }
	return map[string]intrinsic.Selector{
		"threadlocal.address": always(p.mem.ThreadAddress),

		"sqrt":       always(p.fp.Sqrt),
		"fmuladd":    always(p.fp.MulAdd),
		"fabs":       always(p.fp.Fabs),
		"copysign":   always(p.fp.CopySign),
		"is.fpclass": always(p.fp.IsClass),
		"fptosi.sat": always(func(in *ir.Instr) { p.fp.SaturatingCast(in, ir.FPToSI) }),
		"fptoui.sat": always(func(in *ir.Instr) { p.fp.SaturatingCast(in, ir.FPToUI) }),

		"get.rounding": always(p.fp.GetRounding),
		"flt.rounds":   always(p.fp.GetRounding),
		"set.rounding": always(p.fp.SetRounding),

		"get.fpenv":    always(func(in *ir.Instr) { p.fp.GetEnvironment(in, "fegetenv") }),
		"set.fpenv":    always(func(in *ir.Instr) { p.fp.SetEnvironment(in, "fesetenv") }),
		"reset.fpenv":  always(func(*ir.Instr) { p.fp.ResetEnvironment("fesetenv") }),
		"get.fpmode":   always(func(in *ir.Instr) { p.fp.GetEnvironment(in, "fegetmode") }),
		"set.fpmode":   always(func(in *ir.Instr) { p.fp.SetEnvironment(in, "fesetmode") }),
		"reset.fpmode": always(func(*ir.Instr) { p.fp.ResetEnvironment("fesetmode") }),

		"va_start":      always(p.varargs.VAStart),
		"va_copy":       always(p.varargs.VACopy),
		"eh.typeid.for": always(p.eh.TypeID),

		"experimental.deoptimize": always(p.points.Deoptimize),
		"experimental.stackmap":   always(p.patch.StackMap),
		"experimental.patchpoint": always(p.patch.PatchPoint),

		"vector.reduce":      reduce,
		"vector.reverse":     rearrange,
		"vector.splice":      rearrange,
		"vector.extract":     rearrange,
		"vector.insert":      rearrange,
		"vector.interleave2": rearrange,
		"stepvector":         rearrange,

		"experimental.vector.reduce":      reduce,
		"experimental.vector.reverse":     rearrange,
		"experimental.vector.splice":      rearrange,
		"experimental.vector.extract":     rearrange,
		"experimental.vector.insert":      rearrange,
		"experimental.vector.interleave2": rearrange,
		"experimental.stepvector":         rearrange,

		"x86": func(in *ir.Instr, name string) bool { p.cpu.Intrinsic(in, name); return true },
	}
}

// onVectors maps names of rows to the selectors of intrinsics that may have vector instructions.
func (p *subjects) onVectors() map[string]intrinsic.Selector {
	overflow := func(op ir.Opcode, signed bool) intrinsic.Selector {
		return always(func(in *ir.Instr) { p.vec.Overflow(in, op, signed) })
	}
	return map[string]intrinsic.Selector{
		"sqrt":    func(in *ir.Instr, _ string) bool { return p.vec.Sqrt(in) },
		"fabs":    func(in *ir.Instr, _ string) bool { return p.vec.Fabs(in) },
		"fmuladd": func(in *ir.Instr, _ string) bool { return p.vec.MulAdd(in) },

		"sadd.with.overflow": overflow(ir.Add, true),
		"uadd.with.overflow": overflow(ir.Add, false),
		"ssub.with.overflow": overflow(ir.Sub, true),
		"usub.with.overflow": overflow(ir.Sub, false),
		"smul.with.overflow": overflow(ir.Mul, true),
		"umul.with.overflow": overflow(ir.Mul, false),
	}
}

// always is a Selector for an intrinsic all of whose calls can be selected.
func always(f func(in *ir.Instr)) intrinsic.Selector {
	return func(in *ir.Instr, _ string) bool {
		f(in)
		return true
	}
}

// intrinsicHost implements intrinsic.Selection.
type intrinsicHost struct {
	*libraryCalls
	mem *memoryAccess
	fp  *float.Unit
	vec interface{ Scalarise(in *ir.Instr) }
}

// InFloat selects an operation on halves as one on floats.
func (h *intrinsicHost) InFloat(in *ir.Instr) { h.fp.InFloat(in) }

// Scalarise selects an intrinsic element by element.
func (h *intrinsicHost) Scalarise(in *ir.Instr) { h.vec.Scalarise(in) }

// CopyInPlace selects memcpy, memmove or memset as moves, and reports whether it could.
func (h *intrinsicHost) CopyInPlace(in *ir.Instr, fn string) bool {
	return h.mem.CopyInPlace(in, fn)
}

// SizeBehind is the number of bytes from a pointer to the end of its object.
func (h *intrinsicHost) SizeBehind(pointer ir.Value) (n int64, known bool) {
	return h.mem.SizeBehind(pointer)
}
