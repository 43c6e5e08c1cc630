package intrinsic

import (
	"slices"
	"sync"

	"statepoint/core/ir"
	"statepoint/lower/amd64"
)

// Table has a row for each intrinsic that is selected or needs no code. It omits those of
// statepoints (core/gc), and those that package legalize has rewritten. Functions make it, and not
// variables, so that a program that selects nothing does not link what its rows name.
func Table() []Entry { return loaded().rows }

// table is the table, made when it is first needed.
type table struct {
	once   sync.Once
	rows   []Entry
	byName map[string]*Entry
}

var theTable table

func loaded() *table {
	t := &theTable
	t.once.Do(func() {
		t.rows = slices.Concat(noCode(), memory(), integer(), floating(), cLibrary(), frames(),
			runtime(), families())
		t.byName = make(map[string]*Entry, len(t.rows))
		for i := range t.rows {
			t.byName[t.rows[i].Name] = &t.rows[i]
		}
	})
	return t
}

// noCode are intrinsics that only inform the optimiser.
func noCode() []Entry {
	return []Entry{
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
}

func memory() []Entry {
	return []Entry{
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
		{Name: "threadlocal.address", Ways: anyWidth, Pure: true, Elsewhere: true},
	}
}

func integer() []Entry {
	return []Entry{
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

		{Name: "sadd.with.overflow", Ways: derived, Pure: true, lower: withOverflow(ir.Add, true), OnVectors: true},
		{Name: "uadd.with.overflow", Ways: derived, Pure: true, lower: withOverflow(ir.Add, false), OnVectors: true},
		{Name: "ssub.with.overflow", Ways: derived, Pure: true, lower: withOverflow(ir.Sub, true), OnVectors: true},
		{Name: "usub.with.overflow", Ways: derived, Pure: true, lower: withOverflow(ir.Sub, false), OnVectors: true},
		{Name: "smul.with.overflow", Ways: derived, Pure: true, lower: withOverflow(ir.Mul, true), OnVectors: true},
		{Name: "umul.with.overflow", Ways: derived, Pure: true, lower: withOverflow(ir.Mul, false), OnVectors: true},
	}
}

func floating() []Entry {
	return []Entry{
		{Name: "sqrt", Ways: root, Pure: true, Elsewhere: true, function: "sqrt", OnVectors: true},
		{Name: "fabs", Ways: floats, Pure: true, Elsewhere: true, OnVectors: true},
		{Name: "copysign", Ways: floats, Pure: true, Elsewhere: true},
		{Name: "canonicalize", Ways: floats, Pure: true, lower: (*Unit).canonical},
		{Name: "fmuladd", Ways: floats, Pure: true, Elsewhere: true, OnVectors: true},
		{Name: "minimum", Ways: floats, Pure: true, lower: ordered(ir.FOLT, ir.Or, false)},
		{Name: "maximum", Ways: floats, Pure: true, lower: ordered(ir.FOGT, ir.And, false)},
		{Name: "minimumnum", Ways: floats, Pure: true, lower: ordered(ir.FOLT, ir.Or, true)},
		{Name: "maximumnum", Ways: floats, Pure: true, lower: ordered(ir.FOGT, ir.And, true)},
		{Name: "fptosi.sat", Ways: floats, Pure: true, Elsewhere: true},
		{Name: "fptoui.sat", Ways: floats, Pure: true, Elsewhere: true},
		{Name: "is.fpclass", Ways: classes, Pure: true, Elsewhere: true},
		{Name: "get.rounding", Ways: anyWidth, Elsewhere: true},
		{Name: "flt.rounds", Ways: anyWidth, Elsewhere: true},
		{Name: "set.rounding", Ways: anyWidth, Elsewhere: true},
		{Name: "get.fpenv", Ways: anyWidth, Elsewhere: true},
		{Name: "set.fpenv", Ways: anyWidth, Elsewhere: true},
		{Name: "reset.fpenv", Ways: anyWidth, Elsewhere: true},
		{Name: "get.fpmode", Ways: anyWidth, Elsewhere: true},
		{Name: "set.fpmode", Ways: anyWidth, Elsewhere: true},
		{Name: "reset.fpmode", Ways: anyWidth, Elsewhere: true},
	}
}

// cLibrary are functions of the C library and of the compiler's runtime library.
func cLibrary() []Entry {
	return []Entry{
		{Name: "sin", Ways: functions, function: "sin"}, {Name: "cos", Ways: functions, function: "cos"}, {Name: "tan", Ways: functions, function: "tan"},
		{Name: "asin", Ways: functions, function: "asin"}, {Name: "acos", Ways: functions, function: "acos"}, {Name: "atan", Ways: functions, function: "atan"},
		{Name: "atan2", Ways: functions, function: "atan2"}, {Name: "sinh", Ways: functions, function: "sinh"}, {Name: "cosh", Ways: functions, function: "cosh"},
		{Name: "tanh", Ways: functions, function: "tanh"}, {Name: "pow", Ways: functions, function: "pow"}, {Name: "exp", Ways: functions, function: "exp"},
		{Name: "exp2", Ways: functions, function: "exp2"}, {Name: "exp10", Ways: functions, function: "exp10"}, {Name: "log", Ways: functions, function: "log"},
		{Name: "log2", Ways: functions, function: "log2"}, {Name: "log10", Ways: functions, function: "log10"}, {Name: "floor", Ways: functions, function: "floor"},
		{Name: "ceil", Ways: functions, function: "ceil"}, {Name: "trunc", Ways: functions, function: "trunc"}, {Name: "rint", Ways: functions, function: "rint"},
		{Name: "nearbyint", Ways: functions, function: "nearbyint"}, {Name: "round", Ways: functions, function: "round"}, {Name: "roundeven", Ways: functions, function: "roundeven"},
		{Name: "fma", Ways: functions, function: "fma"}, {Name: "minnum", Ways: functions, function: "fmin"}, {Name: "maxnum", Ways: functions, function: "fmax"},
		{Name: "ldexp", Ways: functions, function: "ldexp"}, {Name: "lround", Ways: functions, function: "lround"}, {Name: "llround", Ways: functions, function: "llround"},
		{Name: "lrint", Ways: functions, function: "lrint"}, {Name: "llrint", Ways: functions, function: "llrint"},
		{Name: "powi", Ways: functions, lower: (*Unit).powerOfInteger},
		{Name: "frexp", Ways: pairs, lower: splits("frexp")},
		{Name: "modf", Ways: pairs, lower: splits("modf")},
		{Name: "sincos", Ways: pairs, Pure: true, lower: (*Unit).sineAndCosine},
	}
}

// frames are intrinsics about the function's frame, its arguments and the stack.
func frames() []Entry {
	return []Entry{
		{Name: "stacksave", Ways: anyWidth, lower: (*Unit).stackSave},
		{Name: "stackrestore", Ways: anyWidth, lower: (*Unit).stackRestore},
		{Name: "frameaddress", Ways: anyWidth, Pure: true, Frame: true, lower: (*Unit).frameAddress},
		{Name: "returnaddress", Ways: anyWidth, Pure: true, Frame: true, lower: (*Unit).returnAddress},
		{Name: "addressofreturnaddress", Ways: anyWidth, Pure: true, lower: (*Unit).addressOfReturnAddress},
		{Name: "sponentry", Ways: anyWidth, Pure: true, lower: (*Unit).spOnEntry},
		{Name: "read_register", Ways: anyWidth, Pure: true, Frame: true, lower: (*Unit).readRegister},
		{Name: "read_volatile_register", Ways: anyWidth, Pure: true, Frame: true, lower: (*Unit).readRegister},
		{Name: "write_register", Ways: anyWidth, lower: (*Unit).writeRegister},
		{Name: "va_start", Ways: anyWidth, Elsewhere: true},
		{Name: "va_copy", Ways: anyWidth, Elsewhere: true},
		{Name: "va_end", Ways: anyWidth, lower: func(*Unit, *ir.Instr) {}},
		{Name: "eh.typeid.for", Ways: anyWidth, Frame: true, Elsewhere: true},
	}
}

// runtime are intrinsics about the running program and its language.
func runtime() []Entry {
	return []Entry{
		{Name: "experimental.deoptimize", Ways: anyWidth, Elsewhere: true},
		{Name: "experimental.stackmap", Ways: anyWidth, Elsewhere: true},
		{Name: "experimental.patchpoint", Ways: anyWidth, Elsewhere: true},
		{Name: "experimental.widenable.condition", Ways: anyWidth, lower: number(1)},
		{Name: "type.test", Ways: anyWidth, lower: number(1)}, // as in LLVM's code generator: it passes
		{Name: "public.type.test", Ways: anyWidth, lower: number(1)},
		{Name: "allow.runtime.check", Ways: anyWidth, lower: number(1)},
		{Name: "allow.ubsan.check", Ways: anyWidth, lower: number(1)},
		{Name: "is.constant", Ways: anyWidth, lower: (*Unit).isConstant},
		{Name: "trap", Ways: anyWidth, lower: (*Unit).trap},
		{Name: "ubsantrap", Ways: anyWidth, lower: (*Unit).numberedTrap},
		{Name: "debugtrap", Ways: anyWidth, lower: func(u *Unit, _ *ir.Instr) { u.X86(amd64.INT3, amd64.W0) }},
		{Name: "readcyclecounter", Ways: anyWidth, lower: (*Unit).readClock},
		// LLVM has no steady counter for x86-64 and returns 0.
		{Name: "readsteadycounter", Ways: anyWidth, lower: number(0)},
	}
}

// families are rows for all intrinsics whose names begin with the row's.
func families() []Entry {
	return []Entry{
		{Name: "experimental.constrained", family: (*Unit).constrained},
		{Name: "vector.reduce", Elsewhere: true}, {Name: "experimental.vector.reduce", Elsewhere: true},
		{Name: "vector.reverse", Elsewhere: true}, {Name: "experimental.vector.reverse", Elsewhere: true},
		{Name: "vector.splice", Elsewhere: true}, {Name: "experimental.vector.splice", Elsewhere: true},
		{Name: "vector.extract", Elsewhere: true}, {Name: "experimental.vector.extract", Elsewhere: true},
		{Name: "vector.insert", Elsewhere: true}, {Name: "experimental.vector.insert", Elsewhere: true},
		{Name: "vector.interleave2", Elsewhere: true}, {Name: "experimental.vector.interleave2", Elsewhere: true},
		{Name: "stepvector", Elsewhere: true}, {Name: "experimental.stepvector", Elsewhere: true},
		{Name: "x86", Elsewhere: true},
	}
}
