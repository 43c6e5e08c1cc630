package passtest

import (
	"fmt"
	"strconv"
	"strings"
)

func (f *funcGen) some(b *blockGen, k kind) string {
	if f.wild && f.chance(6) {
		if c := f.wildConstant(k); c != "" {
			return c
		}
	}
	if vs := b.avail[k]; len(vs) > 0 && !f.chance(4) {
		if f.chance(60) {
			return ref(vs[len(vs)-1-f.pick(min(3, len(vs)))].id)
		}
		return ref(vs[f.pick(len(vs))].id)
	}
	switch k {
	case kRef:
		return []string{"null", "undef"}[f.pick(2)]
	case kInt:
		return strconv.Itoa(f.pick(20))
	case kBool:
		return "undef"
	}
	return "zeroinitializer"
}

func (f *funcGen) def(b *blockGen, k kind, base, format string, args ...any) {
	v := value{f.fresh(base), k}
	b.lines = append(b.lines, ref(v.id)+" = "+fmt.Sprintf(format, args...))
	b.avail[k] = append(b.avail[k], v)
}

func (f *funcGen) instr(b *blockGen) {
	r, raw := f.ref, f.raw
	_ = raw
	if f.aggregates && f.chance(35) {
		f.aggregate(b)
		return
	}
	if f.wild && f.chance(55) {
		f.wildInstr(b)
		return
	}
	switch f.pick(20) {
	case 0, 1, 2:
		index := strconv.Itoa(8 * f.pick(4))
		if f.chance(40) {
			index = f.some(b, kInt)
		}
		f.def(b, kRef, "g", "getelementptr i8, %s %s, i64 %s", r, f.some(b, kRef), index)
	case 3:
		f.def(b, kRef, "s", "select i1 %s, %s %s, %s %s", f.some(b, kBool), r, f.some(b, kRef), r,
			f.some(b, kRef))
	case 4:
		if f.typed {
			t := f.fresh("w")
			b.lines = append(b.lines, fmt.Sprintf("%s = bitcast %s %s to %s addrspace(1)*", ref(t),
				r, f.some(b, kRef), r))
			f.def(b, kRef, "l", "load %s, %s addrspace(1)* %s", r, r, ref(t))
		} else {
			f.def(b, kRef, "l", "load ptr addrspace(1), ptr addrspace(1) %s", f.some(b, kRef))
		}
	case 5:
		if f.typed {
			t := f.fresh("w")
			b.lines = append(b.lines, fmt.Sprintf("%s = bitcast %s %s to i64 addrspace(1)*", ref(t),
				r, f.some(b, kRef)))
			b.lines = append(b.lines, fmt.Sprintf("%s = call i64 @num(%s %s)", ref(f.fresh("k")), r,
				f.some(b, kRef)))
			f.def(b, kRef, "x", "bitcast i64 addrspace(1)* %s to %s", ref(t), r)
		} else {
			f.def(b, kRef, "fr", "freeze %s %s", r, f.some(b, kRef))
		}
	case 6:
		f.def(b, kInt, "i", "add i64 %s, %s", f.some(b, kInt), f.some(b, kInt))
	case 7, 8:
		pred := []string{"eq", "ne", "ult"}[f.pick(3)]
		f.def(b, kBool, "t", "icmp %s %s %s, %s", pred, r, f.some(b, kRef), f.some(b, kRef))
	case 9:
		f.def(b, kVec, "ie", "insertelement %s %s, %s %s, i32 %d", f.vec, f.some(b, kVec), r,
			f.some(b, kRef), f.pick(2))
	case 10:
		f.def(b, kRef, "ee", "extractelement %s %s, i32 %d", f.vec, f.some(b, kVec), f.pick(2))
	case 11:
		mask := []string{"zeroinitializer", "<i32 1, i32 0>", "<i32 2, i32 1>"}[f.pick(3)]
		f.def(b, kVec, "sv", "shufflevector %s %s, %s %s, <2 x i32> %s", f.vec, f.some(b, kVec),
			f.vec, f.some(b, kVec), mask)
	case 12:
		b.lines = append(b.lines, fmt.Sprintf("call void @leaf(%s %s)", r, f.some(b, kRef)))
	case 13, 14:
		f.def(b, kRef, "m", "call %s @make()%s", r, f.bundle(b))
	case 15:
		f.def(b, kRef, "m", "call %s @mix(%s %s, i64 %s)%s", r, r, f.some(b, kRef), f.some(b, kInt),
			f.bundle(b))
	case 16:
		f.def(b, kInt, "k", "call i64 @num(%s %s)%s", r, f.some(b, kRef), f.bundle(b))
	case 17:
		f.def(b, kVec, "vm", "call %s @vmake()%s", f.vec, f.bundle(b))
	default:
		b.lines = append(b.lines, "call void @poll()"+f.bundle(b))
	}
}

func (f *funcGen) bundle(b *blockGen) string {
	if f.wild && f.chance(25) {
		return f.wildBundle(b)
	}
	switch f.pick(12) {
	case 0:
		return fmt.Sprintf(" [ \"deopt\"(%s %s, i64 %s, %s %s) ]", f.ref, f.some(b, kRef),
			f.some(b, kInt), f.ref, f.some(b, kRef))
	case 1:
		return fmt.Sprintf(" [ \"gc-transition\"(%s %s, i64 7) ]", f.ref, f.some(b, kRef))
	}
	return ""
}

func (f *funcGen) label(i int) string { return "label " + ref(f.blocks[i].id) }

func (f *funcGen) terminator(b *blockGen) {
	switch {
	case b.invoke >= 0:
		if f.chance(50) {
			b.invokeDef = &value{f.fresh("iv"), kRef}
			b.term = fmt.Sprintf("%s = invoke %s @make()%s to %s unwind %s", ref(b.invokeDef.id),
				f.ref, f.bundle(b), f.label(b.succs[0]), f.label(b.succs[1]))
		} else {
			b.term = fmt.Sprintf("invoke void @poll()%s to %s unwind %s", f.bundle(b),
				f.label(b.succs[0]), f.label(b.succs[1]))
		}
	case len(b.succs) == 1:
		b.term = "br " + f.label(b.succs[0])
	case len(b.succs) == 2:
		b.term = fmt.Sprintf("br i1 %s, %s, %s", f.some(b, kBool), f.label(b.succs[0]),
			f.label(b.succs[1]))
	case len(b.succs) == 3:
		b.term = fmt.Sprintf("switch i64 %s, %s [ i64 1, %s\n i64 2, %s ]", f.some(b, kInt),
			f.label(b.succs[0]), f.label(b.succs[1]), f.label(b.succs[2]))
	case f.wild && f.chance(15):
		f.deoptimize(b)
	case f.chance(10):
		b.term = "unreachable"
	default:
		b.term = fmt.Sprintf("ret %s %s", f.ref, f.some(b, kRef))
	}
}

func (f *funcGen) finishPhis(b *blockGen) {
	for _, v := range b.phiKinds {
		var in []string
		byPred := map[int]string{}
		for _, p := range b.preds {
			if byPred[p] == "" {
				byPred[p] = f.some(f.blocks[p], v.kind)
			}
			in = append(in, fmt.Sprintf("[ %s, %s ]", byPred[p], ref(f.blocks[p].id)))
		}
		b.phis = append(b.phis, fmt.Sprintf("%s = phi %s %s", ref(v.id), f.typ(v.kind),
			strings.Join(in, ", ")))
	}
}

// aggregate writes an instruction about structs.
func (f *funcGen) aggregate(b *blockGen) {
	switch f.pick(8) {
	case 0:
		f.def(b, kAgg, "a", "insertvalue %s %s, %s %s, 1, %d", f.agg, f.some(b, kAgg), f.ref,
			f.some(b, kRef), f.pick(2))
	case 1:
		f.def(b, kAgg, "a", "insertvalue %s %s, %s %s, 2", f.agg, f.some(b, kAgg), f.vec,
			f.some(b, kVec))
	case 2:
		f.def(b, kInt, "i", "extractvalue %s %s, 0", f.agg, f.some(b, kAgg))
	case 3:
		f.def(b, kRef, "e", "extractvalue %s %s, 1, %d", f.agg, f.some(b, kAgg), f.pick(2))
	case 4:
		f.def(b, kVec, "v", "extractvalue %s %s, 2", f.agg, f.some(b, kAgg))
	case 5:
		f.def(b, kAgg, "s", "select i1 %s, %s %s, %s %s", f.some(b, kBool), f.agg, f.some(b, kAgg),
			f.agg, f.some(b, kAgg))
	case 6:
		f.def(b, kAgg, "m", "call %s @amake()%s", f.agg, f.bundle(b))
	default:
		f.def(b, kAgg, "m", "call %s @amix(%s %s)%s", f.agg, f.agg, f.some(b, kAgg), f.bundle(b))
	}
}
