package passtest

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// RandomWild is RandomModule with what programs of C have and languages with a collector rarely:
// memory that is not the collector's, atomics, intrinsics, indirect calls, vectors of other
// lengths, constants of all kinds, attributes and metadata.
func RandomWild(seed uint64, n int, typed bool) string {
	return writeModule(&moduleGen{rng: rand.New(rand.NewPCG(seed, 2)), typed: typed, wild: true}, n)
}

// p is how a pointer to a type is written, in an address space.
func (g *moduleGen) p(to string, space int) string {
	as := ""
	if space > 0 {
		as = fmt.Sprintf(" addrspace(%d)", space)
	}
	if g.typed {
		return to + as + "*"
	}
	return "ptr" + as
}

// mangled is the suffix of an intrinsic for a pointer to i8 in an address space.
func (g *moduleGen) mangled(space int) string {
	if g.typed {
		return fmt.Sprintf(".p%di8", space)
	}
	return fmt.Sprintf(".p%d", space)
}

const deoptimizers = "declare %[1]s @llvm.experimental.deoptimize%[2]s(...)\ndeclare void " +
	"@llvm.experimental.guard(i1, ...)\n" +
	"declare void @llvm.memcpy%[2]s%[2]s.i64(%[1]s, %[1]s, i64, i1)\n" +
	"declare void @llvm.memcpy.element.unordered.atomic%[2]s%[2]s.i64(%[1]s, %[1]s, i64, i32)\n" +
	"declare void @llvm.memmove.element.unordered.atomic%[2]s%[2]s.i64(%[1]s, %[1]s, i64, i32)\n" +
	"declare void @llvm.memset%[2]s.i64(%[1]s, i8, i64, i1)\ndeclare void @llvm.assume(i1)\n"

func (g *moduleGen) wildDeclarations() string {
	var b strings.Builder
	fmt.Fprintf(&b, deoptimizers, g.ref, g.mangled(1))
	fmt.Fprintf(&b, "@g1 = external addrspace(1) global i8\n@g0 = external global %s\n", g.ref)
	fmt.Fprintf(&b, "declare %s @four()\ndeclare void @variadic(i64, ...)\ndeclare %s @raw(%s)\n",
		g.typ(kFour), g.raw, g.raw)
	fmt.Fprintf(&b, "declare float @float(float, i32)\ndeclare cc 10 void @odd(%s)\n", g.ref)
	fmt.Fprintf(&b,
		"declare noalias nonnull %s @attributed(%s nocapture readonly dereferenceable(8), %s "+
			"noalias align 8) nounwind\n",
		g.ref, g.ref, g.ref)
	fmt.Fprintf(&b, "declare i64 @pure(%s) readnone nounwind\ndeclare i64 @reads(%s) readonly\n",
		g.ref, g.ref)
	fmt.Fprintf(&b, "declare %s @returned(%s returned)\n", g.ref, g.ref)
	return b.String()
}

func (g *moduleGen) typ(k kind) string {
	return [...]string{g.ref, "i64", "i1", g.vec, g.agg, g.raw, strings.Replace(g.vec, "2", "4", 1),
		"<2 x i64>", "float", "i32"}[k]
}

// wildConstant is a constant for a kind, "" if the kind has no particular one.
func (f *funcGen) wildConstant(k kind) string {
	g1, g0 := "@g1", "@g0"
	if f.typed {
		g0 = "bitcast (i8 addrspace(1)** @g0 to i8*)"
	}
	switch k {
	case kRef:
		return []string{g1, "null", "undef", "poison",
			fmt.Sprintf("inttoptr (i64 %d to %s)", 8+f.pick(99), f.ref),
			fmt.Sprintf("getelementptr (i8, %s %s, i64 %d)", f.ref, g1, 1+f.pick(9))}[f.pick(6)]
	case kVec:
		return fmt.Sprintf("<%s %s, %s %s>", f.ref, f.wildConstant(kRef), f.ref,
			f.wildConstant(kRef))
	case kRaw:
		return []string{g0, "null", "undef"}[f.pick(3)]
	case kFour:
		return []string{"undef", "zeroinitializer", "poison"}[f.pick(3)]
	case kInts:
		return "<i64 8, i64 16>"
	case kFloat:
		return "1.0"
	}
	return ""
}

// as is a pointer as one to another type, for typed pointers.
func (f *funcGen) as(b *blockGen, v, from, to string) string {
	if !f.typed || from == to {
		return v
	}
	t := f.fresh("w")
	b.lines = append(b.lines, fmt.Sprintf("%s = bitcast %s %s to %s", ref(t), from, v, to))
	return ref(t)
}

func (f *funcGen) line(b *blockGen, format string, args ...any) {
	b.lines = append(b.lines, fmt.Sprintf(format, args...))
}

func (f *funcGen) wildInstr(b *blockGen) {
	switch n := f.pick(5); n {
	case 0:
		f.wildVector(b)
	case 1, 2:
		f.wildCall(b)
	case 3:
		f.wildMemory(b)
	default:
		f.wildPointer(b)
	}
}

func (f *funcGen) wildPointer(b *blockGen) {
	r := f.ref
	some := func(k kind) string { return f.some(b, k) }
	switch f.pick(14) {
	case 0:
		f.def(b, kRef, "i2p", "inttoptr i64 %s to %s", some(kInt), r)
	case 1:
		f.def(b, kInt, "p2i", "ptrtoint %s %s to i64", r, some(kRef))
	case 2:
		f.def(b, kRef, "cast", "bitcast %s %s to %s", r, some(kRef), r)
	case 3:
		i := f.fresh("x")
		f.line(b, "%s = trunc i64 %s to i32", ref(i), some(kInt))
		f.def(b, kRef, "g", "getelementptr inbounds i8, %s %s, i32 %s", r, some(kRef), ref(i))
	case 4:
		from := "{ i32, [4 x i16] }"
		v := f.as(b, some(kRef), r, f.p(from, 1))
		t := f.fresh("s")
		f.line(b, "%s = getelementptr %s, %s %s, i64 %s, i32 1, i64 %s", ref(t), from, f.p(from, 1),
			v, some(kInt), some(kInt))
		if f.typed {
			f.def(b, kRef, "sb", "bitcast i16 addrspace(1)* %s to %s", ref(t), r)
			break
		}
		b.avail[kRef] = append(b.avail[kRef], value{t, kRef})
	case 5:
		if f.typed { // LLVM 14 takes what is frozen for a base of its own
			break
		}
		f.def(b, kRef, "fr", "freeze %s %s", r, some(kRef))
	case 6:
		if f.typed {
			break
		}
		f.def(b, kVec, "frv", "freeze %s %s", f.vec, some(kVec))
	case 7:
		f.def(b, kVec, "sel", "select i1 %s, %s %s, %s %s", some(kBool), f.vec, some(kVec), f.vec,
			some(kVec))
	case 8:
		f.def(b, kBool, "nn", "icmp eq %s %s, null", r, some(kRef))
	case 9:
		f.def(b, kRaw, "a", "alloca %s", []string{"i8", "i64", "[4 x i32]"}[0])
	case 10:
		f.def(b, kRaw, "rg", "getelementptr i8, %s %s, i64 %s", f.raw, some(kRaw), some(kInt))
	case 11: // a chain, as rematerialization looks at them
		v := some(kRef)
		for range 2 + f.pick(4) {
			f.def(b, kRef, "ch", "getelementptr i8, %s %s, i64 %d", r, v, 1+f.pick(64))
			v = ref(b.avail[kRef][len(b.avail[kRef])-1].id)
		}
	case 12:
		f.def(b, kInt32, "tr", "trunc i64 %s to i32", some(kInt))
	default:
		f.def(b, kFloat, "ui", "uitofp i64 %s to float", some(kInt))
	}
}

func (f *funcGen) wildVector(b *blockGen) {
	r := f.ref
	some := func(k kind) string { return f.some(b, k) }
	four := f.typ(kFour)
	switch f.pick(13) {
	case 0:
		f.def(b, kVec, "gv", "getelementptr i8, %s %s, i64 %d", f.vec, some(kVec), 8*f.pick(3))
	case 1:
		f.def(b, kVec, "gs", "getelementptr i8, %s %s, <2 x i64> %s", r, some(kRef), some(kInts))
	case 2:
		f.def(b, kVec, "gvv", "getelementptr inbounds i8, %s %s, <2 x i64> %s", f.vec, some(kVec),
			some(kInts))
	case 3:
		f.def(b, kRef, "eev", "extractelement %s %s, i64 %s", f.vec, some(kVec), some(kInt))
	case 4:
		f.def(b, kVec, "iev", "insertelement %s %s, %s %s, i64 %s", f.vec, some(kVec), r,
			some(kRef), some(kInt))
	case 5:
		f.def(b, kFour, "wide", "shufflevector %s %s, %s %s, <4 x i32> %s", f.vec, some(kVec),
			f.vec, some(kVec),
			[]string{"<i32 0, i32 1, i32 2, i32 3>", "<i32 3, i32 undef, i32 1, i32 0>",
				"zeroinitializer"}[f.pick(3)])
	case 6:
		f.def(b, kVec, "half", "shufflevector %s %s, %s %s, <2 x i32> %s", four, some(kFour), four,
			some(kFour),
			[]string{"<i32 0, i32 7>", "<i32 undef, i32 2>", "<i32 4, i32 5>"}[f.pick(3)])
	case 7:
		f.def(b, kFour, "vm", "call %s @four()%s", four, f.bundle(b))
	case 8:
		f.def(b, kRef, "e4", "extractelement %s %s, i32 %d", four, some(kFour), f.pick(4))
	case 9:
		f.def(b, kFour, "i4", "insertelement %s %s, %s %s, i32 %d", four, some(kFour), r,
			some(kRef), f.pick(4))
	case 10:
		f.def(b, kInts, "vi", "add <2 x i64> %s, %s", some(kInts), some(kInts))
	case 11:
		mask := f.fresh("m")
		f.line(b, "%s = icmp eq %s %s, %s", ref(mask), f.vec, some(kVec), some(kVec))
		f.def(b, kVec, "vs", "select <2 x i1> %s, %s %s, %s %s", ref(mask), f.vec, some(kVec),
			f.vec, some(kVec))
	default:
		f.def(b, kVec, "vp", "inttoptr <2 x i64> %s to %s", some(kInts), f.vec)
	}
}

func (f *funcGen) wildMemory(b *blockGen) {
	r, m := f.ref, f.mangled(1)
	some := func(k kind) string { return f.some(b, k) }
	refp := f.p(r, 1)
	notes := []string{"", ", !invariant.load !{}", ", !nonnull !{}", ", !dereferenceable !{i64 8}",
		", !noundef !{}"}
	switch f.pick(12) {
	case 0:
		f.line(b, "store %s %s, %s %s", r, some(kRef), refp, f.as(b, some(kRef), r, refp))
	case 1:
		f.def(b, kRef, "ld", "load %s, %s %s, align 8%s", r, refp, f.as(b, some(kRef), r, refp),
			notes[f.pick(5)])
	case 2:
		f.def(b, kVec, "lv", "load %s, %s %s", f.vec, f.p(f.vec, 1),
			f.as(b, some(kRef), r, f.p(f.vec, 1)))
	case 3:
		f.def(b, kRef, "la", "load atomic %s, %s %s unordered, align 8", r, f.p(r, 0),
			f.as(b, some(kRaw), f.raw, f.p(r, 0)))
	case 4:
		f.def(b, kInt, "rmw", "atomicrmw add %s %s, i64 %s seq_cst", f.p("i64", 1),
			f.as(b, some(kRef), r, f.p("i64", 1)), some(kInt))
	case 5:
		x := f.fresh("cx")
		f.line(b, "%s = cmpxchg %s %s, %s %s, %s %s seq_cst monotonic", ref(x), refp,
			f.as(b, some(kRef), r, refp), r, some(kRef), r, some(kRef))
		if f.chance(70) {
			f.def(b, kRef, "cxp", "extractvalue { %s, i1 } %s, 0", r, ref(x))
		}
		f.def(b, kBool, "cxb", "extractvalue { %s, i1 } %s, 1", r, ref(x))
	case 6:
		if f.typed {
			f.line(b, "fence seq_cst")
			break
		}
		f.def(b, kRef, "xc", "atomicrmw xchg ptr addrspace(1) %s, %s %s seq_cst", some(kRef), r,
			some(kRef))
	case 7:
		f.line(b, "call void @llvm.memcpy%s%s.i64(%s align 4 %s, %s align 4 %s, i64 %s, i1 false)",
			m, m, r, some(kRef), r, some(kRef), some(kInt))
	case 8:
		leaf := ""
		if f.chance(30) {
			leaf = ` "gc-leaf-function"`
		}
		f.line(b,
			"call void @llvm.mem%s.element.unordered.atomic%s%s.i64(%s align 4 %s, %s align 4 "+
				"%s, i64 %s, i32 %d)%s", []string{"cpy", "move"}[f.pick(2)],
			m, m, r, some(kRef), r, some(kRef), some(kInt), 1<<f.pick(3), leaf)
	case 9:
		f.line(b, "call void @llvm.memset%s.i64(%s align 1 %s, i8 0, i64 %s, i1 false)", m, r,
			some(kRef), some(kInt))
	case 10:
		f.line(b, "call void @llvm.assume(i1 %s)", some(kBool))
	default:
		f.line(b, "call void (i1, ...) @llvm.experimental.guard(i1 %s%s) [ \"deopt\"(%s %s) ]",
			some(kBool), []string{"", ", i32 5"}[f.pick(2)], r, some(kRef))
	}
}

// siteAttributes are what may follow the arguments of a call.
var siteAttributes = []string{"", "", "", ` "statepoint-id"="77"`,
	` "statepoint-num-patch-bytes"="5"`, ` "deopt-lowering"="live-in"`,
	` "deopt-lowering"="live-through"`, " nounwind", " noinline readonly", ` "a"="b" willreturn`,
	` "gc-leaf-function"`, ` "gc-leaf-function"="true"`, " noreturn", ` "statepoint-id"="x"`,
	" argmemonly nosync nofree", " convergent"}

func (f *funcGen) wildCall(b *blockGen) {
	r := f.ref
	some := func(k kind) string { return f.some(b, k) }
	at := siteAttributes[f.pick(len(siteAttributes))]
	tail := []string{"", "", "", "tail ", "notail "}[f.pick(5)]
	end := func() string { return at + f.bundle(b) }
	switch f.pick(13) {
	case 0:
		t := r + " (" + r + ")"
		v := f.as(b, some(kRaw), f.raw, t+"*")
		f.def(b, kRef, "ic", "%scall %s %s(%s %s)%s", tail, r, v, r, some(kRef), end())
	case 1:
		f.line(b, "%scall void (i64, ...) @variadic(i64 %s, %s %s, float %s, %s %s)%s", tail,
			some(kInt), r, some(kRef), some(kFloat), f.vec, some(kVec), end())
	case 2:
		f.def(b, kRaw, "rw", "call %s @raw(%s %s)%s", f.raw, f.raw, some(kRaw), end())
	case 3:
		f.def(b, kFloat, "fl", "call fast float @float(float %s, i32 %s)%s", some(kFloat),
			some(kInt32), end())
	case 4:
		f.line(b, "call cc 10 void @odd(%s %s)%s", r, some(kRef), end())
	case 5:
		f.def(b, kRef, "at",
			"call noalias align 16 dereferenceable(16) %s @attributed(%s nonnull %s, %s %s)%s", r,
			r, some(kRef), r, some(kRef), end())
	case 6:
		f.def(b, kInt, "pu", "call i64 @%s(%s %s)%s", []string{"pure", "reads"}[f.pick(2)], r,
			some(kRef), end())
	case 7:
		f.def(b, kRef, "re", "call %s @returned(%s %s)%s", r, r, some(kRef), end())
	case 8:
		f.line(b, `call void asm sideeffect "nop", "r"(%s %s) "gc-leaf-function"`, r, some(kRef))
	case 9:
		f.line(b, "call void null()%s", end())
	case 10:
		f.def(b, kRef, "m", "%scall %s @make()%s, !prof !{!\"branch_weights\", i32 3}", tail, r,
			end())
	case 11:
		f.def(b, kRef, "mx", "call %s @mix(%s %s, i64 %s)%s", r, r, some(kRef), some(kInt), end())
	default:
		f.def(b, kRef, "k", "%scall %s @make()%s", tail, r, end())
	}
}

func (f *funcGen) wildBundle(b *blockGen) string {
	some := func(k kind) string { return f.typ(k) + " " + f.some(b, k) }
	switch f.pick(5) {
	case 0:
		return fmt.Sprintf(" [ \"deopt\"(%s, %s, %s, %s, i32 undef, i8 0) ]", some(kVec),
			some(kFloat), some(kRaw), some(kBool))
	case 1:
		return fmt.Sprintf(" [ \"gc-transition\"(%s, i64 7), \"deopt\"(%s, %s) ]", some(kRaw),
			some(kRef), some(kRef))
	case 2:
		return ` [ "deopt"() ]`
	case 3:
		return fmt.Sprintf(" [ \"deopt\"(%s, %s) ]", some(kInts), some(kFour))
	}
	return ""
}

// deoptimize ends a function with a call that does not return.
func (f *funcGen) deoptimize(b *blockGen) {
	d := f.fresh("d")
	f.line(b,
		"%s = call %s (...) @llvm.experimental.deoptimize%s(%s %s) [ \"deopt\"(i32 0, %s %s) ]",
		ref(d), f.ref, f.mangled(1), f.ref, f.some(b, kRef), f.ref, f.some(b, kRef))
	b.term = fmt.Sprintf("ret %s %s", f.ref, ref(d))
}
