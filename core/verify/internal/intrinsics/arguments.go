package intrinsics

import (
	"fmt"
	"strings"
	"sync"

	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/core/verify/diag"
	"statepoint/core/verify/internal/metadata"
)

// codeIntrinsicArg: invalid arguments of an intrinsic.
const codeIntrinsicArg = "SP0218"

// Call checks the arguments of a call to an intrinsic beyond their types (LangRef,
// "Intrinsic Functions").
func (v *Checks) Call(in *ir.Instr, f *ir.Func) {
	for i, a := range f.Args {
		if i >= in.Call.NumArgs || !a.Attrs.Has("immarg") && !in.Call.ParamAttrs(i).Has("immarg") {
			continue
		}
		if c, ok := in.Arg(i).(*ir.Const); !ok || c.Kind != ir.ConstInt && c.Kind != ir.ConstFloat {
			v.r.Theirs("immarg operand has non-immediate parameter").
				At(i+1).Bad(in, diag.Immediate, "argument %d of @%s must be an immediate constant",
				i+1, f.Name())
			return
		}
	}
	for i := range in.Args() {
		if c, ok := in.Arg(i).(*ir.Const); ok && c.Type().Kind == ir.X86AMXKind {
			v.r.At(i+1).Bad(in, codeIntrinsicArg,
				"a constant of type x86_amx cannot be an argument")
		}
	}
	if v.latest.f != f { // the relocates of a statepoint follow each other
		v.latest.f, v.latest.rule = f, ruleOf(f.Name(), v.r.M.Dialect.Opaque())
	}
	if rule := v.latest.rule; rule != nil {
		if problem := rule(v, in); problem != "" {
			v.r.Bad(in, codeIntrinsicArg, "@%s: %s", f.Name(), problem)
		}
	}
	v.funcletCall(in, f)
}

// ruleOf finds the rule of an intrinsic by its name without type suffixes.
func ruleOf(name string, opaque bool) intrinsicRule {
	for name = name[len("llvm."):]; ; {
		if rule := intrinsicRules()[name]; rule != nil {
			if !opaque && recentIntrinsics.Has(name) {
				return nil
			}
			return rule
		}
		dot := strings.LastIndexByte(name, '.')
		if dot < 0 {
			return nil
		}
		name = name[:dot]
	}
}

// recentIntrinsics are those with rules that LLVM with typed pointers does not know.
var recentIntrinsics = source.WordSet(`is.fpclass vp.is.fpclass fptrunc.round ucmp scmp callbr.landingpad threadlocal.address ptrmask stepvector
	experimental.get.vector.length experimental.vector.partial.reduce.add vector.partial.reduce.add vector.insert vector.extract vector.splice
	vp.fcmp vp.icmp vp.trunc vp.zext vp.sext vp.fptoui vp.fptosi vp.uitofp vp.sitofp vp.fptrunc vp.fpext vp.ptrtoint vp.inttoptr vp.lrint vp.llrint`)

// intrinsicRule returns the error in a call to an intrinsic, "" if there is none.
type intrinsicRule func(*Checks, *ir.Instr) string

// intrinsicRules are the rules of intrinsics, by name without "llvm.".
var intrinsicRules = sync.OnceValue(func() map[string]intrinsicRule {
	rules := map[string]intrinsicRule{
		"assume": (*Checks).inAssume, "ucmp": inCompare, "scmp": inCompare, "coro.id": inCoroID,
		"is.fpclass":       func(_ *Checks, in *ir.Instr) string { return classMask(in, 1) },
		"vp.is.fpclass":    func(_ *Checks, in *ir.Instr) string { return classMask(in, 1) },
		"fptrunc.round":    inRounding,
		"init.trampoline":  inTrampoline,
		"prefetch":         inPrefetch,
		"stackprotector":   inStackProtector,
		"localescape":      (*Checks).inLocalEscape,
		"localrecover":     inLocalRecover,
		"eh.exceptioncode": inCatchPad, "eh.exceptionpointer": inCatchPad,
		"experimental.guard": (*Checks).inGuard, "experimental.deoptimize": (*Checks).inDeoptimize,
		"va_start": (*Checks).inVAStart, "bswap": inByteSwap, "invariant.start": inInvariant,
		"memcpy.element.unordered.atomic": inElements, "memmove.element.unordered.atomic": inElements, "memset.element.unordered.atomic": inElements,
		"call.preallocated.setup": inPreallocated, "call.preallocated.arg": inPreallocatedArg, "call.preallocated.teardown": inPreallocatedToken,
		"callbr.landingpad": inCallBrPad, "threadlocal.address": inThreadLocal,
		"ptrmask":                     (*Checks).inPointerMask,
		"preserve.array.access.index": inElementType, "preserve.struct.access.index": inElementType,
		"experimental.noalias.scope.decl": (*Checks).inScopeDecl, "dbg.label": inDebugLabel,
		"lifetime.start": (*Checks).inLifetime, "lifetime.end": (*Checks).inLifetime,
		"experimental.patchpoint": inPatchPoint,
	}
	addReductionRules(rules)
	addVectorRules(rules)
	for name := range strings.FieldsSeq(
		"smul.fix smul.fix.sat sdiv.fix sdiv.fix.sat umul.fix umul.fix.sat udiv.fix udiv.fix.sat") {
		rules[name] = inFixedPoint
	}
	for name := range strings.FieldsSeq("lrint llrint lround llround") {
		rules[name] = inRound
	}
	for name := range strings.FieldsSeq(
		"fptosi fptoui sitofp uitofp fptrunc fpext lrint llrint lround llround fcmp fcmps") {
		rules["experimental.constrained."+name] = inConstrained
	}
	for name := range strings.FieldsSeq(`fadd fsub fmul fdiv frem fma fmuladd sqrt pow powi ldexp sin cos tan asin acos atan atan2 sinh cosh tanh exp
		exp2 log log10 log2 rint nearbyint maxnum minnum maximum minimum ceil floor round roundeven trunc`) {
		rules["experimental.constrained."+name] = inConstrained
	}
	return rules
})

// argInt is argument i as an integer constant of at most 64 bits.
func argInt(in *ir.Instr, i int) (uint64, bool) {
	if i >= in.Call.NumArgs {
		return 0, false
	}
	c, ok := ir.AsInt(in.Arg(i))
	if !ok {
		return 0, false
	}
	return c.Bits, true
}

// argType is the type of argument i, void if there is none.
func (v *Checks) argType(in *ir.Instr, i int) *ir.Type {
	if i >= in.Call.NumArgs {
		return v.r.M.Types.Void
	}
	return in.Arg(i).Type()
}

func inCompare(v *Checks, in *ir.Instr) string {
	from, to := v.argType(in, 0), in.Type()
	switch {
	case to.Scalar().IsInteger() && to.Scalar().Bits < 2:
		return "the result must have at least 2 bits"
	case from.IsVector() != to.IsVector(), from.IsVector() && !ir.SameLanes(from, to):
		return "arguments and result must have the same number of elements"
	}
	return ""
}

func inCoroID(_ *Checks, in *ir.Instr) string {
	if in.Call.NumArgs != 4 {
		return ""
	}
	info := ir.StripCasts(in.Arg(3))
	if c, ok := info.(*ir.Const); ok && c.Kind == ir.ConstNull {
		return ""
	}
	g, ok := info.(*ir.Global)
	if !ok || !g.Constant || g.Init == nil || g.Interposable() {
		return "the fourth argument must be null or a constant variable that is defined here"
	}
	if c, ok := g.Init.(*ir.Const); !ok || c.Kind != ir.ConstAggregate {
		return "the fourth argument must be initialised with a struct or an array"
	}
	return ""
}

func classMask(in *ir.Instr, at int) string {
	if n, ok := argInt(in, at); ok && n > 1023 {
		return fmt.Sprintf(
			"there are ten classes of numbers, so the mask must not exceed 1023, but is %d", n)
	}
	return ""
}

// textArg is argument i as a metadata string.
func textArg(in *ir.Instr, i int) (string, bool) {
	if i >= in.Call.NumArgs {
		return "", false
	}
	if m, ok := in.Arg(i).(*ir.MetadataValue); ok {
		return metadata.String(m.MD)
	}
	return "", false
}

func roundingMode(s string) bool {
	switch s {
	case "round.tonearest", "round.downward", "round.upward", "round.towardzero",
		"round.tonearestaway":
		return true
	}
	return false
}

func inRounding(_ *Checks, in *ir.Instr) string {
	if s, ok := textArg(in, 1); !ok || !roundingMode(s) {
		return "the second argument must be a rounding mode, such as !\"round.upward\""
	}
	return ""
}

func inTrampoline(_ *Checks, in *ir.Instr) string {
	if in.Call.NumArgs > 1 {
		if _, ok := ir.StripCasts(in.Arg(1)).(*ir.Func); !ok {
			return "the second argument must be a function"
		}
	}
	return ""
}

func inPrefetch(v *Checks, in *ir.Instr) string {
	for i, most := range []uint64{1: 1, 2: 3, 3: 1} {
		if n, ok := argInt(in, i); i > 0 && ok && n > most && (i < 3 || v.r.M.Dialect.Opaque()) {
			return fmt.Sprintf("argument %d is at most %d", i+1, most)
		}
	}
	return ""
}

func inStackProtector(_ *Checks, in *ir.Instr) string {
	if in.Call.NumArgs > 1 {
		if a, ok := ir.StripCasts(in.Arg(1)).(*ir.Instr); !ok || a.Op != ir.Alloca {
			return "the second argument must be an alloca"
		}
	}
	return ""
}

func (v *Checks) inLocalEscape(in *ir.Instr) string {
	if in.Parent() != v.r.F.Entry() {
		return "it must be called in the entry block"
	}
	for o := in.Prev(); o != nil; o = o.Prev() {
		if o.Op.IsCall() && o.CalledFunc() == in.CalledFunc() {
			return "it can be called only once in a function"
		}
	}
	for i := range in.Args() {
		if c, ok := in.Arg(i).(*ir.Const); ok && c.Kind == ir.ConstNull {
			continue
		}
		a, ok := ir.StripCasts(in.Arg(i)).(*ir.Instr)
		if ok && a.Op == ir.Alloca && a.Parent() == v.r.F.Entry() && a.Flags&ir.InAlloca == 0 {
			if _, fixed := ir.AsInt(a.Operand(0)); fixed {
				continue
			}
		}
		return fmt.Sprintf("argument %d must be an alloca of the entry block with a fixed "+
			"size", i+1)
	}
	return ""
}

func inLocalRecover(_ *Checks, in *ir.Instr) string {
	if in.Call.NumArgs != 3 {
		return ""
	}
	f, ok := ir.StripCasts(in.Arg(0)).(*ir.Func)
	if !ok || f.IsDeclaration() {
		return "the first argument must be a function defined in this module"
	}
	n, _ := argInt(in, 2)
	escaped := 0
	for b := f.Entry().First(); b != nil; b = b.Next() {
		if b.Op == ir.Call && b.IsIntrinsic("llvm.localescape") {
			escaped = b.Call.NumArgs
		}
	}
	if n >= uint64(escaped) {
		return fmt.Sprintf("index %d, but @%s lets %s escape", n, f.Name(),
			source.Count(escaped, "alloca"))
	}
	return ""
}

func inCatchPad(_ *Checks, in *ir.Instr) string {
	if in.Call.NumArgs == 1 {
		if pad, ok := in.Arg(0).(*ir.Instr); !ok || pad.Op != ir.CatchPad {
			return "the argument must be a catchpad"
		}
	}
	return ""
}

// deoptBundles checks the form of a guard or a deoptimize, which LLVM's messages call theirs.
func (v *Checks) deoptBundles(in *ir.Instr, theirs string) string {
	n := 0
	for _, b := range in.Call.Bundles {
		if b.Tag == "deopt" {
			n++
		}
	}
	switch {
	case in.Op != ir.Call:
		v.r.LLVMSays = theirs + " cannot be invoked"
		return "it must be called, not invoked"
	case n != 1:
		v.r.LLVMSays = theirs + " must have exactly one \"deopt\" operand bundle"
		return "it must have one bundle \"deopt\""
	}
	return ""
}

func (v *Checks) inGuard(in *ir.Instr) string { return v.deoptBundles(in, "experimental_guard") }

func (v *Checks) inDeoptimize(in *ir.Instr) string {
	if problem := v.deoptBundles(in, "experimental_deoptimize"); problem != "" {
		return problem
	}
	if in.Type() != v.r.F.FuncType.Elem {
		v.r.LLVMSays = "experimental_deoptimize return type must match caller return type"
		return fmt.Sprintf("it must return its caller's type %s, not %s", v.r.F.FuncType.Elem,
			in.Type())
	}
	next := in.Next()
	v.r.LLVMSays = "calls to experimental_deoptimize must be followed by a return"
	if next != nil && next.Op == ir.Ret {
		v.r.LLVMSays += " of the value computed by experimental_deoptimize"
	}
	if next == nil || next.Op != ir.Ret || in.Type().Kind != ir.VoidKind &&
		(next.NumOps() == 0 || next.Operand(0) != in) {
		return "it must be followed by the return of its result"
	}
	v.r.LLVMSays = ""
	for _, f := range v.r.M.Funcs {
		if f != in.CalledFunc() && strings.HasPrefix(f.Name(), "llvm.experimental.deoptimize.") &&
			f.CC != in.CalledFunc().CC {
			return "all of its declarations must have one calling convention"
		}
	}
	return ""
}

func (v *Checks) inVAStart(_ *ir.Instr) string {
	if !v.r.F.FuncType.Variadic && v.r.M.Dialect.Opaque() {
		return "the function must have variable arguments"
	}
	return ""
}

func inByteSwap(_ *Checks, in *ir.Instr) string {
	if t := in.Type().Scalar(); t.IsInteger() && t.Bits%16 != 0 {
		return fmt.Sprintf("%s is not an even number of bytes", t)
	}
	return ""
}

func inInvariant(_ *Checks, in *ir.Instr) string {
	c, ok := (*ir.Const)(nil), false
	if in.Call.NumArgs > 0 {
		c, ok = ir.AsInt(in.Arg(0))
	}
	if !ok || c.Int64() < -1 {
		return "the first argument must be a constant size, or -1"
	}
	return ""
}

func inElements(_ *Checks, in *ir.Instr) string {
	if in.Call.NumArgs != 4 {
		return ""
	}
	size, ok := argInt(in, 3)
	if !ok || size == 0 || size&(size-1) != 0 {
		return "the size of an element must be a power of two"
	}
	last := 2
	if in.IsIntrinsic("llvm.memset.element.unordered.atomic") {
		last = 1
	}
	for i := range last {
		a, _ := in.Call.ParamAttrs(i).Get("align")
		if a.Int < size {
			return fmt.Sprintf("argument %d must be aligned to at least the size of an element, "+
				"%d", i+1, size)
		}
	}
	return ""
}

func inElementType(_ *Checks, in *ir.Instr) string {
	if !in.Call.ParamAttrs(0).Has("elementtype") {
		return "the first argument needs elementtype(…)"
	}
	return ""
}

func inThreadLocal(_ *Checks, in *ir.Instr) string {
	if in.Call.NumArgs == 1 {
		if info := ir.Info(in.Arg(0)); info == nil || info.ThreadLocal == "" {
			return "the argument must be a thread_local variable"
		}
	}
	return ""
}

func (v *Checks) inPointerMask(in *ir.Instr) string {
	p, m := v.argType(in, 0), v.argType(in, 1)
	switch {
	case !p.Scalar().IsPointer():
		return fmt.Sprintf("it needs a pointer or a vector of pointers, not %s", p)
	case !m.Scalar().IsInteger() || !v.r.M.Dialect.Opaque():
		return ""
	case p.IsVector() != m.IsVector() || p.IsVector() && !ir.SameLanes(p, m):
		return "the numbers of pointers and mask elements must be equal"
	case v.r.DataLayout().IndexBits(p.Scalar().AddrSpace) != uint64(m.Scalar().Bits):
		return fmt.Sprintf("the mask must be as wide as an index into memory, not %s", m.Scalar())
	}
	return ""
}
