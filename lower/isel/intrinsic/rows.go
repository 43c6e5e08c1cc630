package intrinsic

import (
	"slices"

	"statepoint/core/ir"
	"statepoint/lower/amd64"
)

// Table has a row for each intrinsic that code is made for, or that needs none. Those of
// statepoints are not in it (core/gc), nor those that package expand has rewritten before.
var Table = slices.Concat(noCode, memory, integer, floating, cLibrary, frames, runtime, families)

// noCode are intrinsics that tell the optimiser something.
var noCode = []Entry{
	{Name: "dbg", Makes: Nothing},
	{Name: "lifetime", Makes: Nothing},
	{Name: "assume", Makes: Nothing},
	{Name: "donothing", Makes: Nothing},
	{Name: "invariant", Makes: Nothing},
	{Name: "experimental.noalias.scope.decl", Makes: Nothing},
	{Name: "sideeffect", Makes: Nothing},
	{Name: "pseudoprobe", Makes: Nothing},
	{Name: "var.annotation", Makes: Nothing},
	{Name: "prefetch", Makes: Nothing},
	{Name: "clear_cache", Makes: Nothing},
	{Name: "fake.use", Makes: Nothing},
	{Name: "gcroot", Makes: Nothing},
	{Name: "experimental.convergence.entry", Makes: Nothing},
	{Name: "experimental.convergence.anchor", Makes: Nothing},
	{Name: "experimental.convergence.loop", Makes: Nothing},

	{Name: "expect", Makes: Argument},
	{Name: "launder.invariant.group", Makes: Argument},
	{Name: "strip.invariant.group", Makes: Argument},
	{Name: "ssa.copy", Makes: Argument},
	{Name: "ptr.annotation", Makes: Argument},
	{Name: "annotation", Makes: Argument},
	{Name: "arithmetic.fence", Makes: Argument},
	{Name: "callbr.landingpad", Makes: Argument},
}

var memory = []Entry{
	{Name: "memcpy", Ways: anyWidth, lower: copies("memcpy")},
	{Name: "memcpy.inline", Ways: anyWidth, lower: copies("memcpy")},
	{Name: "memmove", Ways: anyWidth, lower: copies("memmove")},
	{Name: "memset", Ways: anyWidth, lower: copies("memset")},
	{Name: "memset.inline", Ways: anyWidth, lower: copies("memset")},
	{Name: "memcpy.element.unordered.atomic", Ways: anyWidth, lower: copiesElements("memcpy")},
	{Name: "memmove.element.unordered.atomic", Ways: anyWidth, lower: copiesElements("memmove")},
	{Name: "memset.element.unordered.atomic", Ways: anyWidth, lower: copiesElements("memset")},
	{Name: "objectsize", Ways: scalars, lower: (*Unit).objectSize},
	{Name: "ptrmask", Ways: scalars, Pure: true, lower: (*Unit).pointerMask},
	{Name: "load.relative", Ways: scalars, Pure: true, lower: (*Unit).loadRelative},
	{Name: "thread.pointer", Ways: anyWidth, Pure: true, lower: (*Unit).threadPointer},
	{Name: "threadlocal.address", Ways: anyWidth, Pure: true, lower: func(u *Unit, in *ir.Instr) { u.Access.ThreadAddress(in) }},
}

var integer = []Entry{
	{Name: "smax", Ways: integers, Pure: true, lower: minMax(amd64.CondG, true), wide: wider(choose(ir.SGT))},
	{Name: "smin", Ways: integers, Pure: true, lower: minMax(amd64.CondL, true), wide: wider(choose(ir.SLT))},
	{Name: "umax", Ways: integers, Pure: true, lower: minMax(amd64.CondA, false), wide: wider(choose(ir.UGT))},
	{Name: "umin", Ways: integers, Pure: true, lower: minMax(amd64.CondB, false), wide: wider(choose(ir.ULT))},
	{Name: "abs", Ways: integers, Pure: true, lower: (*Unit).abs, wide: wider(wide.magnitude)},
	{Name: "ctpop", Ways: integers, Pure: true, lower: (*Unit).ctpop, wide: wider(wide.countOnes)},
	{Name: "ctlz", Ways: integers, Pure: true, lower: (*Unit).ctlz, wide: wider(wide.leadingZeros)},
	{Name: "cttz", Ways: integers, Pure: true, lower: (*Unit).cttz, wide: wider(wide.trailingZeros)},
	{Name: "bswap", Ways: integers, Pure: true, lower: (*Unit).bswap, wide: wider(reversed("llvm.bswap"))},
	{Name: "bitreverse", Ways: integers, Pure: true, lower: (*Unit).bitReverse, wide: wider(reversed("llvm.bitreverse"))},
	{Name: "fshl", Ways: integers, Pure: true, lower: funnel(true), wide: funnelOdd(true)},
	{Name: "fshr", Ways: integers, Pure: true, lower: funnel(false), wide: funnelOdd(false)},

	{Name: "sadd.sat", Ways: integers, Pure: true, lower: saturating(amd64.ADD, true), wide: saturate(ir.Add, true)},
	{Name: "uadd.sat", Ways: integers, Pure: true, lower: saturating(amd64.ADD, false), wide: saturate(ir.Add, false)},
	{Name: "ssub.sat", Ways: integers, Pure: true, lower: saturating(amd64.SUB, true), wide: saturate(ir.Sub, true)},
	{Name: "usub.sat", Ways: integers, Pure: true, lower: saturating(amd64.SUB, false), wide: saturate(ir.Sub, false)},
	{Name: "sshl.sat", Ways: derived, Pure: true, lower: shiftSaturating(true)},
	{Name: "ushl.sat", Ways: derived, Pure: true, lower: shiftSaturating(false)},
	{Name: "scmp", Ways: derived, Pure: true, lower: threeWay(ir.SLT, ir.SGT)},
	{Name: "ucmp", Ways: derived, Pure: true, lower: threeWay(ir.ULT, ir.UGT)},

	{Name: "sadd.with.overflow", Ways: derived, Pure: true, lower: withOverflow(ir.Add, true), lanes: overflowLanes(ir.Add, true)},
	{Name: "uadd.with.overflow", Ways: derived, Pure: true, lower: withOverflow(ir.Add, false), lanes: overflowLanes(ir.Add, false)},
	{Name: "ssub.with.overflow", Ways: derived, Pure: true, lower: withOverflow(ir.Sub, true), lanes: overflowLanes(ir.Sub, true)},
	{Name: "usub.with.overflow", Ways: derived, Pure: true, lower: withOverflow(ir.Sub, false), lanes: overflowLanes(ir.Sub, false)},
	{Name: "smul.with.overflow", Ways: derived, Pure: true, lower: withOverflow(ir.Mul, true), lanes: overflowLanes(ir.Mul, true)},
	{Name: "umul.with.overflow", Ways: derived, Pure: true, lower: withOverflow(ir.Mul, false), lanes: overflowLanes(ir.Mul, false)},
}

var floating = []Entry{
	{Name: "sqrt", Ways: root, Pure: true, lower: (*Unit).sqrt, lanes: func(u *Unit, in *ir.Instr) bool { return u.Vectors.Sqrt(in) }},
	{Name: "fabs", Ways: floats, Pure: true, lower: func(u *Unit, in *ir.Instr) { u.Floats.Fabs(in) }, lanes: func(u *Unit, in *ir.Instr) bool { return u.Vectors.Fabs(in) }},
	{Name: "copysign", Ways: floats, Pure: true, lower: func(u *Unit, in *ir.Instr) { u.Floats.CopySign(in) }},
	{Name: "canonicalize", Ways: floats, Pure: true, lower: (*Unit).canonical},
	{Name: "fmuladd", Ways: floats, Pure: true, lower: (*Unit).mulAdd},
	{Name: "minimum", Ways: floats, Pure: true, lower: ordered(ir.FOLT, ir.Or, false)},
	{Name: "maximum", Ways: floats, Pure: true, lower: ordered(ir.FOGT, ir.And, false)},
	{Name: "minimumnum", Ways: floats, Pure: true, lower: ordered(ir.FOLT, ir.Or, true)},
	{Name: "maximumnum", Ways: floats, Pure: true, lower: ordered(ir.FOGT, ir.And, true)},
	{Name: "fptosi.sat", Ways: floats, Pure: true, lower: func(u *Unit, in *ir.Instr) { u.Floats.SaturatingCast(in, ir.FPToSI) }},
	{Name: "fptoui.sat", Ways: floats, Pure: true, lower: func(u *Unit, in *ir.Instr) { u.Floats.SaturatingCast(in, ir.FPToUI) }},
	{Name: "is.fpclass", Ways: classes, Pure: true, lower: func(u *Unit, in *ir.Instr) { u.Floats.IsClass(in) }},
	{Name: "get.rounding", Ways: anyWidth, lower: func(u *Unit, in *ir.Instr) { u.Floats.GetRounding(in) }},
	{Name: "flt.rounds", Ways: anyWidth, lower: func(u *Unit, in *ir.Instr) { u.Floats.GetRounding(in) }},
	{Name: "set.rounding", Ways: anyWidth, lower: func(u *Unit, in *ir.Instr) { u.Floats.SetRounding(in) }},
}

// cLibrary are functions of the C library, and of the compiler's own.
var cLibrary = []Entry{
	{Name: "sin", Ways: functions, lower: calls("sin")}, {Name: "cos", Ways: functions, lower: calls("cos")}, {Name: "tan", Ways: functions, lower: calls("tan")},
	{Name: "asin", Ways: functions, lower: calls("asin")}, {Name: "acos", Ways: functions, lower: calls("acos")}, {Name: "atan", Ways: functions, lower: calls("atan")},
	{Name: "atan2", Ways: functions, lower: calls("atan2")}, {Name: "sinh", Ways: functions, lower: calls("sinh")}, {Name: "cosh", Ways: functions, lower: calls("cosh")},
	{Name: "tanh", Ways: functions, lower: calls("tanh")}, {Name: "pow", Ways: functions, lower: calls("pow")}, {Name: "exp", Ways: functions, lower: calls("exp")},
	{Name: "exp2", Ways: functions, lower: calls("exp2")}, {Name: "exp10", Ways: functions, lower: calls("exp10")}, {Name: "log", Ways: functions, lower: calls("log")},
	{Name: "log2", Ways: functions, lower: calls("log2")}, {Name: "log10", Ways: functions, lower: calls("log10")}, {Name: "floor", Ways: functions, lower: calls("floor")},
	{Name: "ceil", Ways: functions, lower: calls("ceil")}, {Name: "trunc", Ways: functions, lower: calls("trunc")}, {Name: "rint", Ways: functions, lower: calls("rint")},
	{Name: "nearbyint", Ways: functions, lower: calls("nearbyint")}, {Name: "round", Ways: functions, lower: calls("round")}, {Name: "roundeven", Ways: functions, lower: calls("roundeven")},
	{Name: "fma", Ways: functions, lower: calls("fma")}, {Name: "minnum", Ways: functions, lower: calls("fmin")}, {Name: "maxnum", Ways: functions, lower: calls("fmax")},
	{Name: "ldexp", Ways: functions, lower: calls("ldexp")}, {Name: "lround", Ways: functions, lower: calls("lround")}, {Name: "llround", Ways: functions, lower: calls("llround")},
	{Name: "lrint", Ways: functions, lower: calls("lrint")}, {Name: "llrint", Ways: functions, lower: calls("llrint")},
	{Name: "powi", Ways: functions, lower: (*Unit).powerOfInteger},
	{Name: "frexp", Ways: pairs, lower: splits("frexp")},
	{Name: "modf", Ways: pairs, lower: splits("modf")},
	{Name: "sincos", Ways: pairs, Pure: true, lower: (*Unit).sineAndCosine},
}

// frames speak of the function's frame, its arguments and its stack.
var frames = []Entry{
	{Name: "stacksave", Ways: anyWidth, Frame: true, lower: (*Unit).stackSave},
	{Name: "stackrestore", Ways: anyWidth, Frame: true, lower: (*Unit).stackRestore},
	{Name: "frameaddress", Ways: anyWidth, Pure: true, Frame: true, lower: (*Unit).frameAddress},
	{Name: "returnaddress", Ways: anyWidth, Pure: true, Frame: true, lower: (*Unit).returnAddress},
	{Name: "addressofreturnaddress", Ways: anyWidth, Pure: true, Frame: true, lower: func(u *Unit, in *ir.Instr) { u.aboveFrame(in, 8) }},
	{Name: "sponentry", Ways: anyWidth, Pure: true, Frame: true, lower: func(u *Unit, in *ir.Instr) { u.aboveFrame(in, 16) }},
	{Name: "read_register", Ways: anyWidth, Pure: true, Frame: true, lower: (*Unit).readRegister},
	{Name: "read_volatile_register", Ways: anyWidth, Pure: true, Frame: true, lower: (*Unit).readRegister},
	{Name: "write_register", Ways: anyWidth, Frame: true, lower: (*Unit).writeRegister},
	{Name: "va_start", Ways: anyWidth, lower: func(u *Unit, in *ir.Instr) { u.Calls.VAStart(in) }},
	{Name: "va_copy", Ways: anyWidth, lower: func(u *Unit, in *ir.Instr) { u.Calls.VACopy(in) }},
	{Name: "va_end", Ways: anyWidth, lower: func(*Unit, *ir.Instr) {}},
	{Name: "eh.typeid.for", Ways: anyWidth, Frame: true, lower: func(u *Unit, in *ir.Instr) { u.Calls.TypeID(in) }},
}

// runtime are intrinsics of the running program and its language.
var runtime = []Entry{
	{Name: "experimental.deoptimize", Ways: anyWidth, lower: func(u *Unit, in *ir.Instr) { u.Points.Deoptimize(in) }},
	{Name: "experimental.stackmap", Ways: anyWidth, lower: func(u *Unit, in *ir.Instr) { u.Points.StackMap(in) }},
	{Name: "experimental.patchpoint", Ways: anyWidth, lower: func(u *Unit, in *ir.Instr) { u.Points.PatchPoint(in) }},
	{Name: "experimental.widenable.condition", Ways: anyWidth, lower: number(1)},
	{Name: "type.test", Ways: anyWidth, lower: number(1)}, // as LLVM's code generator does: it passes
	{Name: "public.type.test", Ways: anyWidth, lower: number(1)},
	{Name: "allow.runtime.check", Ways: anyWidth, lower: number(1)},
	{Name: "allow.ubsan.check", Ways: anyWidth, lower: number(1)},
	{Name: "is.constant", Ways: anyWidth, lower: (*Unit).isConstant},
	{Name: "trap", Ways: anyWidth, lower: (*Unit).trap},
	{Name: "ubsantrap", Ways: anyWidth, lower: (*Unit).trap},
	{Name: "debugtrap", Ways: anyWidth, lower: func(u *Unit, _ *ir.Instr) { u.X86(amd64.INT3, amd64.W0) }},
	{Name: "readcyclecounter", Ways: anyWidth, lower: (*Unit).readClock},
	// LLVM has no steady counter for x86-64 and gives 0.
	{Name: "readsteadycounter", Ways: anyWidth, lower: number(0)},
}

// families are intrinsics whose names say more than what they are.
var families = []Entry{
	{Name: "experimental.constrained", family: (*Unit).constrained},
	{Name: "vector.reduce", family: reduces}, {Name: "experimental.vector.reduce", family: reduces},
	{Name: "vector.reverse", family: rearranges}, {Name: "experimental.vector.reverse", family: rearranges},
	{Name: "vector.splice", family: rearranges}, {Name: "experimental.vector.splice", family: rearranges},
	{Name: "vector.extract", family: rearranges}, {Name: "experimental.vector.extract", family: rearranges},
	{Name: "vector.insert", family: rearranges}, {Name: "experimental.vector.insert", family: rearranges},
	{Name: "vector.interleave2", family: rearranges}, {Name: "experimental.vector.interleave2", family: rearranges},
	{Name: "stepvector", family: rearranges}, {Name: "experimental.stepvector", family: rearranges},
	{Name: "x86", family: func(u *Unit, in *ir.Instr, name string) { u.Processor.Intrinsic(in, name) }},
}

func reduces(u *Unit, in *ir.Instr, name string) { u.Vectors.Reduce(in, name) }

func rearranges(u *Unit, in *ir.Instr, name string) {
	if !u.Vectors.Rearrange(in, name) {
		u.Fail("the intrinsic `@" + name + "`")
	}
}
