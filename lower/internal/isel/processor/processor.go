package processor

import (
	"strings"
	"sync"

	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// Unit selects the processor's intrinsics.
type Unit struct{ build.Builder }

// prefix begins the names of intrinsics that stand for instructions of this processor.
const prefix = "llvm.x86."

// shape is how an intrinsic's arguments and result map to an instruction's operands.
type shape uint8

const (
	shapeNone      shape = iota // neither
	shapeUnary                  // a vector of one
	shapeBinary                 // the result replaces the first argument
	shapeImmediate              // the same, followed by a number
	shapeUnaryImm               // of one vector, followed by a number
	shapeShift                  // shifts by a number, which may be in a general register
	shapeToInt                  // an integer from a vector
	shapeCompare                // compares lowest lanes to 0 or 1; may exchange them for cond
	shapeTest                   // a flag set by two vectors, as 0 or 1
	shapePointer                // of an address
	shapeLoad                   // 16 bytes
	shapeIntegers               // general registers: the result replaces the first argument
)

// row is one intrinsic: its instruction and the feature that it requires.
type row struct {
	op      amd64.Op
	shape   shape
	feature string
	cond    amd64.Cond
	swap    bool // compares the second with the first
}

// table maps names without the prefix, from LLVM's IntrinsicsX86.td, to rows. It has all intrinsics
// of SSE and SSE2, which every processor supports, except the approximations.
var table = sync.OnceValue(func() map[string]row {
	table := map[string]row{
		"sse2.pause": {op: amd64.PAUSE}, "sse.sfence": {op: amd64.SFENCE},
		"sse2.lfence": {op: amd64.LFENCE}, "sse2.mfence": {op: amd64.MFENCE},
		"sse2.clflush": {op: amd64.CLFLUSH, shape: shapePointer},
		"sse.ldmxcsr":  {op: amd64.LDMXCSR, shape: shapePointer},
		"sse.stmxcsr":  {op: amd64.STMXCSR, shape: shapePointer},

		"sse.cvtss2si": {op: amd64.CVTSS2SI, shape: shapeToInt}, "sse.cvtss2si64": {op: amd64.CVTSS2SI, shape: shapeToInt},
		"sse.cvttss2si": {op: amd64.CVTTSS2SI, shape: shapeToInt}, "sse.cvttss2si64": {op: amd64.CVTTSS2SI, shape: shapeToInt},
		"sse2.cvtsd2si": {op: amd64.CVTSD2SI, shape: shapeToInt}, "sse2.cvtsd2si64": {op: amd64.CVTSD2SI, shape: shapeToInt},
		"sse2.cvttsd2si": {op: amd64.CVTTSD2SI, shape: shapeToInt}, "sse2.cvttsd2si64": {op: amd64.CVTTSD2SI, shape: shapeToInt},
		"sse.movmsk.ps": {op: amd64.MOVMSKPS, shape: shapeToInt}, "sse2.movmsk.pd": {op: amd64.MOVMSKPD, shape: shapeToInt},
		"sse2.pmovmskb.128": {op: amd64.PMOVMSKB, shape: shapeToInt},
		"sse2.cvtps2dq":     {op: amd64.CVTPS2DQ, shape: shapeUnary}, "sse2.cvttps2dq": {op: amd64.CVTTPS2DQ, shape: shapeUnary},
		"sse2.cvtpd2dq": {op: amd64.CVTPD2DQ, shape: shapeUnary}, "sse2.cvttpd2dq": {op: amd64.CVTTPD2DQ, shape: shapeUnary},
		"sse2.cvtpd2ps": {op: amd64.CVTPD2PS, shape: shapeUnary}, "sse2.cvtsd2ss": {op: amd64.CVTSD2SS, shape: shapeBinary},

		"sse2.pslli.w": {op: amd64.PSLLW, shape: shapeShift}, "sse2.pslli.d": {op: amd64.PSLLD, shape: shapeShift},
		"sse2.pslli.q": {op: amd64.PSLLQ, shape: shapeShift}, "sse2.psrli.w": {op: amd64.PSRLW, shape: shapeShift},
		"sse2.psrli.d": {op: amd64.PSRLD, shape: shapeShift}, "sse2.psrli.q": {op: amd64.PSRLQ, shape: shapeShift},
		"sse2.psrai.w": {op: amd64.PSRAW, shape: shapeShift}, "sse2.psrai.d": {op: amd64.PSRAD, shape: shapeShift},

		"sse3.ldu.dq":      {op: amd64.LDDQU, shape: shapeLoad, feature: "sse3"},
		"sse41.phminposuw": {op: amd64.PHMINPOSUW, shape: shapeUnary, feature: "sse4.1"},
		"sse41.round.ps":   {op: amd64.ROUNDPS, shape: shapeUnaryImm, feature: "sse4.1"},
		"sse41.round.pd":   {op: amd64.ROUNDPD, shape: shapeUnaryImm, feature: "sse4.1"},
		"sse41.ptestz":     {op: amd64.PTEST, shape: shapeTest, feature: "sse4.1", cond: amd64.CondE},
		"sse41.ptestc":     {op: amd64.PTEST, shape: shapeTest, feature: "sse4.1", cond: amd64.CondB},
		"sse41.ptestnzc":   {op: amd64.PTEST, shape: shapeTest, feature: "sse4.1", cond: amd64.CondA},
		"sse42.crc32.32.8": {op: amd64.CRC32B, shape: shapeIntegers, feature: "crc32"}, "sse42.crc32.32.16": {op: amd64.CRC32W, shape: shapeIntegers, feature: "crc32"},
		"sse42.crc32.32.32": {op: amd64.CRC32L, shape: shapeIntegers, feature: "crc32"}, "sse42.crc32.64.64": {op: amd64.CRC32Q, shape: shapeIntegers, feature: "crc32"},
		"aesni.aesimc":          {op: amd64.AESIMC, shape: shapeUnary, feature: "aes"},
		"aesni.aeskeygenassist": {op: amd64.AESKEYGENASSIST, shape: shapeUnaryImm, feature: "aes"},
		"pclmulqdq":             {op: amd64.PCLMULQDQ, shape: shapeImmediate, feature: "pclmul"},
	}
	binary := func(feature string, ops map[string]amd64.Op) {
		for name, op := range ops {
			table[name] = row{op: op, shape: shapeBinary, feature: feature}
		}
	}
	binary("", map[string]amd64.Op{
		"sse.min.ss": amd64.MINSS, "sse.min.ps": amd64.MINPS, "sse.max.ss": amd64.MAXSS, "sse.max.ps": amd64.MAXPS,
		"sse2.min.sd": amd64.MINSD, "sse2.min.pd": amd64.MINPD, "sse2.max.sd": amd64.MAXSD, "sse2.max.pd": amd64.MAXPD,
		"sse2.packsswb.128": amd64.PACKSSWB, "sse2.packssdw.128": amd64.PACKSSDW, "sse2.packuswb.128": amd64.PACKUSWB,
		"sse2.pavg.b": amd64.PAVGB, "sse2.pavg.w": amd64.PAVGW, "sse2.pmadd.wd": amd64.PMADDWD, "sse2.psad.bw": amd64.PSADBW,
		"sse2.pmulh.w": amd64.PMULHW, "sse2.pmulhu.w": amd64.PMULHUW, "sse2.pmulu.dq": amd64.PMULUDQ,
		"sse2.psll.w": amd64.PSLLW, "sse2.psll.d": amd64.PSLLD, "sse2.psll.q": amd64.PSLLQ, "sse2.psrl.w": amd64.PSRLW,
		"sse2.psrl.d": amd64.PSRLD, "sse2.psrl.q": amd64.PSRLQ, "sse2.psra.w": amd64.PSRAW, "sse2.psra.d": amd64.PSRAD,
	})
	binary("sse3", map[string]amd64.Op{
		"sse3.addsub.ps": amd64.ADDSUBPS, "sse3.addsub.pd": amd64.ADDSUBPD,
		"sse3.hadd.ps": amd64.HADDPS,
		"sse3.hadd.pd": amd64.HADDPD, "sse3.hsub.ps": amd64.HSUBPS, "sse3.hsub.pd": amd64.HSUBPD,
	})
	binary("ssse3", map[string]amd64.Op{
		"ssse3.pshuf.b.128": amd64.PSHUFB, "ssse3.phadd.w.128": amd64.PHADDW, "ssse3.phadd.d.128": amd64.PHADDD,
		"ssse3.phadd.sw.128": amd64.PHADDSW, "ssse3.phsub.w.128": amd64.PHSUBW, "ssse3.phsub.d.128": amd64.PHSUBD,
		"ssse3.phsub.sw.128": amd64.PHSUBSW, "ssse3.pmadd.ub.sw.128": amd64.PMADDUBSW, "ssse3.pmul.hr.sw.128": amd64.PMULHRSW,
		"ssse3.psign.b.128": amd64.PSIGNB, "ssse3.psign.w.128": amd64.PSIGNW, "ssse3.psign.d.128": amd64.PSIGND,
	})
	binary("sse4.1", map[string]amd64.Op{"sse41.packusdw": amd64.PACKUSDW})
	binary("aes", map[string]amd64.Op{
		"aesni.aesenc": amd64.AESENC, "aesni.aesenclast": amd64.AESENCLAST,
		"aesni.aesdec": amd64.AESDEC, "aesni.aesdeclast": amd64.AESDECLAST,
	})
	for name, op := range map[string]amd64.Op{
		"sse.cmp.ss": amd64.CMPSS, "sse.cmp.ps": amd64.CMPPS, "sse2.cmp.sd": amd64.CMPSD,
		"sse2.cmp.pd": amd64.CMPPD,
	} {
		table[name] = row{op: op, shape: shapeImmediate}
	}
	for name, op := range map[string]amd64.Op{
		"sse41.round.ss": amd64.ROUNDSS, "sse41.round.sd": amd64.ROUNDSD,
		"sse41.insertps": amd64.INSERTPS,
		"sse41.dpps":     amd64.DPPS, "sse41.dppd": amd64.DPPD, "sse41.mpsadbw": amd64.MPSADBW,
	} {
		table[name] = row{op: op, shape: shapeImmediate, feature: "sse4.1"}
	}
	// Unordered operands set the flags for below and equal, so comparisons test for above, with
	// exchanged operands if necessary.
	for relation, x := range map[string]row{
		"eq": {cond: amd64.CondE}, "neq": {cond: amd64.CondNE}, "gt": {cond: amd64.CondA},
		"ge": {cond: amd64.CondAE},
		"lt": {cond: amd64.CondA, swap: true}, "le": {cond: amd64.CondAE, swap: true},
	} {
		x.shape = shapeCompare
		for name, op := range map[string]amd64.Op{
			"sse.comi%.ss": amd64.COMISS, "sse.ucomi%.ss": amd64.UCOMISS,
			"sse2.comi%.sd": amd64.COMISD, "sse2.ucomi%.sd": amd64.UCOMISD,
		} {
			x.op = op
			table[strings.Replace(name, "%", relation, 1)] = x
		}
	}
	return table
})

// Intrinsic selects an intrinsic of this processor.
func (u *Unit) Intrinsic(in *ir.Instr, name string) {
	short := name[len(prefix):]
	if fn := others()[short]; fn != nil {
		fn(u, in)
		return
	}
	x, ok := table()[short]
	if !ok {
		u.Refuse(in)
		return
	}
	if x.feature != "" && !u.hasFeature(x.feature) {
		u.needsFeature(in, x.feature)
		return
	}
	if !u.Needed(in) && !in.Type().IsVoid() {
		return
	}
	switch x.shape {
	case shapeNone:
		u.X86(x.op, amd64.W0)
	case shapePointer:
		u.X86(x.op, amd64.W0, u.Memory(in.Arg(0)))
	case shapeLoad:
		u.X86(x.op, amd64.W0, mir.D(u.VReg(in, 0)),
			u.Memory(in.Arg(0)))
	case shapeUnary:
		u.X86(x.op, amd64.W0, mir.D(u.VReg(in, 0)), u.vectorArg(in, 0))
	case shapeBinary:
		u.X86(x.op, amd64.W0, mir.D(u.VReg(in, 0)), u.vectorArg(in, 0).As(mir.Tied),
			u.vectorArg(in, 1))
	case shapeImmediate, shapeUnaryImm:
		u.withNumber(in, x)
	case shapeShift:
		u.shiftBy(in, x.op)
	case shapeToInt:
		w := build.OpWidth(in.Type().Bits)
		u.X86(x.op, w, mir.D(u.VReg(in, 0)), u.vectorArg(in, 0))
	case shapeCompare:
		u.compareLowest(in, x)
	case shapeTest:
		u.X86(x.op, amd64.W0, u.vectorArg(in, 0), u.vectorArg(in, 1))
		u.zeroOrOne(in, build.Condition{C: x.cond})
	case shapeIntegers:
		w := build.OpWidth(in.Type().Bits)
		u.X86(x.op, w, mir.D(u.VReg(in, 0)), u.Source(in.Arg(0), 0).As(mir.Tied),
			mir.R(u.Reg(in.Arg(1))))
	}
}

// vectorArg is an argument of one XMM register.
func (u *Unit) vectorArg(in *ir.Instr, i int) mir.Operand {
	return mir.R(u.RegXMM(in.Arg(i), 0))
}

// withNumber selects an instruction whose last operand is an immediate, the intrinsic's last
// argument.
func (u *Unit) withNumber(in *ir.Instr, x row) {
	last := in.Call.NumArgs - 1
	c, ok := ir.AsInt(in.Arg(last))
	if !ok {
		u.Refuse(in)
		return
	}
	n := int64(c.Bits & 0xFF)
	switch x.op {
	case amd64.CMPSS, amd64.CMPPS, amd64.CMPSD, amd64.CMPPD: // predicates above 7 are AVX's
		n &= 7
	}
	ops := []mir.Operand{mir.D(u.VReg(in, 0)), u.vectorArg(in, 0)}
	if x.shape == shapeImmediate {
		ops[1] = ops[1].As(mir.Tied)
		ops = append(ops, u.vectorArg(in, 1))
	}
	u.X86(x.op, amd64.W0, append(ops, mir.I(n))...)
}

// shiftBy selects a shift of all lanes by one number, which may exceed their width.
func (u *Unit) shiftBy(in *ir.Instr, op amd64.Op) {
	by := mir.I(0)
	if c, ok := ir.AsInt(in.Arg(1)); ok {
		by.Val = int64(min(c.Bits, 255))
	} else {
		by = mir.R(u.VMove(amd64.MOVD, amd64.W0, mir.R(u.Reg(in.Arg(1)))))
	}
	u.X86(op, amd64.W0, mir.D(u.VReg(in, 0)), u.vectorArg(in, 0).As(mir.Tied), by)
}

// compareLowest selects a comparison of the lowest lanes. Equal and different also test the parity
// flag, which is clear if both are numbers.
func (u *Unit) compareLowest(in *ir.Instr, x row) {
	a, b := u.vectorArg(in, 0), u.vectorArg(in, 1)
	if x.swap {
		a, b = b, a
	}
	u.X86(x.op, amd64.W0, a, b)
	c := build.Condition{C: x.cond}
	switch x.cond {
	case amd64.CondE:
		c.Second, c.Joined = amd64.CondNP, '&'
	case amd64.CondNE:
		c.Second, c.Joined = amd64.CondP, '|'
	}
	u.zeroOrOne(in, c)
}

// zeroOrOne defines an i32 as a condition.
func (u *Unit) zeroOrOne(in *ir.Instr, c build.Condition) {
	bit := u.Temp(mir.GPR, 4)
	u.SetCC(bit, c)
	u.X86(amd64.MOVZXB, amd64.W32, mir.D(u.VReg(in, 0)), mir.R(bit))
}

// others are the intrinsics that need more than one instruction on their arguments.
var others = sync.OnceValue(func() map[string]func(*Unit, *ir.Instr) {
	clock := func(u *Unit, in *ir.Instr) { u.SelectIntrinsic(in, "llvm.readcyclecounter") }
	carry := func(add bool) func(*Unit, *ir.Instr) {
		return func(u *Unit, in *ir.Instr) { u.withCarry(in, add) }
	}
	blend := func(op amd64.Op, shuffle bool) func(*Unit, *ir.Instr) {
		return func(u *Unit, in *ir.Instr) { u.blendBySign(in, op, shuffle) }
	}
	return map[string]func(*Unit, *ir.Instr){
		"rdtsc": clock, "rdtscp": func(u *Unit, in *ir.Instr) { u.clockAndProcessor(in) }, "int": func(u *Unit, in *ir.Instr) { u.softwareInterrupt(in) },
		"addcarry.32": carry(true), "addcarry.64": carry(true), "subborrow.32": carry(false), "subborrow.64": carry(false),
		"sse41.blendvps": blend(amd64.PSRAD, false), "sse41.blendvpd": blend(amd64.PSRAD, true), "sse41.pblendvb": blend(amd64.PCMPGTB, false),
	}
})

// clockAndProcessor selects llvm.x86.rdtscp: the time-stamp counter and the processor's number.
func (u *Unit) clockAndProcessor(in *ir.Instr) {
	low, high, number := u.Temp(mir.GPR, 8), u.Temp(mir.GPR, 8), u.Temp(mir.GPR, 4)
	m := u.X86(amd64.RDTSCP, amd64.W0, mir.Out(low, amd64.RAX), mir.Out(high, amd64.RDX),
		mir.Out(number, amd64.RCX))
	m.Flags |= mir.ClobbersRAX | mir.ClobbersRDX
	if u.Needed(in) {
		up := u.Op2(amd64.SHL, amd64.W64, high, mir.I(32))
		u.X86(amd64.OR, amd64.W64, mir.D(u.VReg(in, 0)), mir.R(up).As(mir.Tied), mir.R(low))
		u.Emit(mir.Copy, amd64.W32, mir.D(u.VReg(in, 1)), mir.R(number).As(mir.Tied))
	}
}

// softwareInterrupt selects llvm.x86.int.
func (u *Unit) softwareInterrupt(in *ir.Instr) {
	c, ok := ir.AsInt(in.Arg(0))
	switch {
	case !ok:
		u.Refuse(in)
	case c.Bits&0xFF == 3:
		u.X86(amd64.INT3, amd64.W0)
	default:
		u.X86(amd64.INT, amd64.W0, mir.I(int64(c.Bits&0xFF)))
	}
}

// withCarry selects llvm.x86.addcarry and llvm.x86.subborrow: a sum or difference with a carry in,
// and the carry out.
func (u *Unit) withCarry(in *ir.Instr, add bool) {
	if !u.Needed(in) {
		return
	}
	b := u.Expr(in)
	x, y := in.Arg(1), in.Arg(2)
	t, byteType := x.Type(), in.Arg(0).Type()
	had := b.Compare(ir.NE, in.Arg(0), b.Number(byteType, 0))
	one := b.Cast(ir.ZExt, had, t)
	op, first, second := ir.Sub, ir.Value(nil), ir.Value(nil)
	var part, whole ir.Value
	if add {
		op = ir.Add
	}
	part = b.Op(op, x, y)
	whole = b.Op(op, part, one)
	if add {
		first, second = b.Compare(ir.ULT, part, x), b.Compare(ir.ULT, whole, part)
	} else {
		first, second = b.Compare(ir.ULT, x, y), b.Compare(ir.ULT, part, one)
	}
	over := b.Cast(ir.ZExt, b.Op(ir.Or, first, second), byteType)
	u.Emit(mir.Copy, amd64.W32, mir.D(u.VReg(in, 0)), b.Scalar(over)[0].As(mir.Tied))
	u.Emit(mir.Copy, build.OpWidth(t.Bits), mir.D(u.VReg(in, 1)), b.Scalar(whole)[0].As(mir.Tied))
}

// blendBySign selects the second argument's lanes where the third's are negative, without BLENDV,
// whose mask must be in XMM0.
func (u *Unit) blendBySign(in *ir.Instr, op amd64.Op, shuffle bool) {
	if !u.hasFeature("sse4.1") {
		u.needsFeature(in, "sse4.1")
		return
	}
	if !u.Needed(in) {
		return
	}
	no, yes, sign := u.RegXMM(in.Arg(0), 0), u.RegXMM(in.Arg(1), 0),
		u.RegXMM(in.Arg(2), 0)
	var mask mir.VReg
	if op == amd64.PCMPGTB {
		mask = u.VOp(op, u.Load(mir.I(0), mir.XMM, 16), mir.R(sign))
	} else {
		mask = u.VOp(op, sign, mir.I(31))
	}
	if shuffle { // the sign of a double is in its upper half
		mask = u.VMove(amd64.PSHUFD, amd64.W0, mir.R(mask), mir.I(0xf5))
	}
	u.DefineXMM(in, 0, u.Blend(mask, mir.R(yes), mir.R(no), op != amd64.PCMPGTB))
}

// needsFeature reports that an intrinsic requires a feature that the function does not have.
func (u *Unit) needsFeature(in *ir.Instr, feature string) {
	u.Failed++
	u.Env.Diags.Add(source.Diagnostic{
		Severity: source.Error, Code: build.CodeUnsupported, Span: in.Span,
		Message: "`@" + in.CalledFunc().Name() + "` needs a processor with `" + feature +
			"`, which `@" + u.Func.Name() + "` is not compiled for",
		Notes: []string{"the attribute `\"target-features\"=\"+" + feature +
			"\"` of the function enables it"},
	})
}
