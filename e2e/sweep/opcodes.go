package sweep

import (
	"fmt"
	"strings"
)

func (m *maker) binary() {
	for _, t := range isOf(isInt) {
		for _, op := range strings.Fields(
			"add sub mul udiv sdiv urem srem shl lshr ashr and or xor") {
			m.template(op, t, fmt.Sprintf("  %%r = %s T0, $1", op), true, nil, t, t)
		}
		for _, op := range []string{"add nsw", "mul nuw nsw", "shl nuw", "udiv exact",
			"lshr exact"} {
			m.template(op, t, fmt.Sprintf("  %%r = %s T0, $1", op), false, nil, t, t)
		}
	}
	for _, t := range isOf(isFloat) {
		for _, op := range strings.Fields("fadd fsub fmul fdiv frem") {
			m.template(op, t, fmt.Sprintf("  %%r = %s T0, $1", op), true, nil, t, t)
		}
		m.template("fneg", t, "  %r = fneg T0", true, nil, t)
		m.template("fadd fast", t, "  %r = fadd fast T0, $1", false, nil, t, t)
	}
	for _, t := range Types {
		m.template("freeze", t, "  %r = freeze T0", true, nil, t)
	}
}

// castOps say which conversions are legal between two scalars.
var castOps = []struct {
	op string
	ok func(from, to *Type) bool
}{
	{"trunc", func(f, t *Type) bool { return f.is(Int) && t.is(Int) && f.Bits > t.Bits }},
	{"zext", func(f, t *Type) bool { return f.is(Int) && t.is(Int) && f.Bits < t.Bits }},
	{"sext", func(f, t *Type) bool { return f.is(Int) && t.is(Int) && f.Bits < t.Bits }},
	{"fptrunc", func(f, t *Type) bool { return f.is(Float) && t.is(Float) && f.bits() > t.bits() }},
	{"fpext", func(f, t *Type) bool { return f.is(Float) && t.is(Float) && f.bits() < t.bits() }},
	{"fptosi", func(f, t *Type) bool { return f.is(Float) && t.is(Int) }},
	{"fptoui", func(f, t *Type) bool { return f.is(Float) && t.is(Int) }},
	{"sitofp", func(f, t *Type) bool { return f.is(Int) && t.is(Float) }},
	{"uitofp", func(f, t *Type) bool { return f.is(Int) && t.is(Float) }},
	{"ptrtoint", func(f, t *Type) bool { return f.is(Pointer) && t.is(Int) }},
	{"inttoptr", func(f, t *Type) bool { return f.is(Int) && t.is(Pointer) }},
	{"addrspacecast", func(f, t *Type) bool { return f.is(Pointer) && t.is(Pointer) && f.Space != t.Space }},
}

func (m *maker) casts() {
	for _, c := range castOps {
		for _, from := range isOf(func(t *Type) bool { return !isAggregate(t) }) {
			for _, to := range isOf(func(t *Type) bool {
				return !isAggregate(t) && t.Kind != Vector
			}) {
				if c.ok(from.Scalar(), to) {
					r := from.like(to)
					m.template(c.op, r, fmt.Sprintf("  %%r = %s T0 to TR", c.op), true, nil, from)
				}
			}
		}
	}
	for _, from := range Types {
		for _, to := range Types {
			if from == to || from.bits() == to.bits() && from.bits() > 0 &&
				from.has(Pointer) == to.has(Pointer) &&
				(!from.has(Pointer) || from.Scalar() == to.Scalar()) {
				m.template("bitcast", to, "  %r = bitcast T0 to TR", true, nil, from)
			}
		}
	}
}

func (m *maker) compares() {
	for _, t := range isOf(func(t *Type) bool { return isInt(t) || isPointer(t) }) {
		for _, p := range strings.Fields("eq ne ult ule ugt uge slt sle sgt sge") {
			m.template("icmp "+p, t.like(i(1)), fmt.Sprintf("  %%r = icmp %s T0, $1", p),
				p == "eq" || p == "ult" || p == "sgt", nil, t, t)
			if t.Kind != Vector {
				m.template("branch on icmp "+p, i(8),
					fmt.Sprintf(
						"  %%c = icmp %s T0, $1\n  br i1 %%c, label %%yes, label %%no\nyes:\n  "+
							"br label %%both\nno:\n  br label %%both\nboth:\n  %%r = phi i8 [1, "+
							"%%yes], [2, %%no]", p), p == "eq" || p == "slt", nil, t, t)
			}
		}
	}
	for _, t := range isOf(isFloat) {
		for _, p := range strings.Fields(
			"false oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno true") {
			m.template("fcmp "+p, t.like(i(1)), fmt.Sprintf("  %%r = fcmp %s T0, $1", p),
				p == "oeq" || p == "ult", nil, t, t)
		}
	}
}

func (m *maker) selects() {
	for _, t := range Types {
		m.template("select", t, "  %r = select T0, T1, T2", false, nil, i(1), t, t)
		m.template("select constants", t, "  %r = select i1 true, T0, T1", true, nil, t, t)
		if t.Kind == Vector {
			m.template("select lanes", t, "  %r = select T0, T1, T2", false, nil, vec(t.Len, i(1)),
				t, t)
		}
		m.template("phi", t,
			"  br i1 true, label %yes, label %no\nyes:\n  br label %both\nno:\n  br label "+
				"%both\nboth:\n  %r = phi TR [$0, %yes], [$1, %no]", true, nil, t, t)
		m.template("phi of a branch", t,
			"  br T0, label %yes, label %both\nyes:\n  br label %both\nboth:\n  %r = phi TR [$1, "+
				"%yes], [$2, %entry]", false, nil, i(1), t, t)
		m.template("phi of a loop", t,
			"  br label %loop\nloop:\n  %v = phi TR [$0, %entry], [$1, %loop]\n  %k = phi i8 [0, "+
				"%entry], [%l, %loop]\n  %l = add i8 %k, 1\n  %c = icmp ult i8 %l, 3\n  br i1 "+
				"%c, label %loop, label %done\ndone:\n  %r = freeze TR %v", true, nil, t, t)
		m.template("phi of a switch", t,
			"  switch T0, label %other [i8 1, label %both i8 2, label %more]\nmore:\n  br label "+
				"%both\nother:\n  br label %both\nboth:\n  %r = phi TR [$1, %entry], [$2, "+
				"%more], [$2, %other]", false, nil, i(8), t, t)
	}
}

func (m *maker) vectors() {
	for _, t := range isOf(func(t *Type) bool { return t.Kind == Vector }) {
		for _, ix := range []*Type{i(1), i(8), i(32), i(64), i(128)} {
			m.template("extractelement", t.Elem, "  %r = extractelement T0, T1", ix.Bits == 32, nil,
				t, ix)
			m.template("insertelement", t, "  %r = insertelement T0, T1, T2", false, nil, t, t.Elem,
				ix)
		}
		for _, k := range []int{0, t.Len - 1, t.Len} {
			m.template(fmt.Sprintf("extractelement %d", k), t.Elem,
				fmt.Sprintf("  %%r = extractelement T0, i32 %d", k), true, nil, t)
			m.template(fmt.Sprintf("insertelement %d", k), t,
				fmt.Sprintf("  %%r = insertelement T0, T1, i32 %d", k), false, nil, t, t.Elem)
		}
		for _, n := range []int{1, 2, 3, 4, t.Len, 2 * t.Len} {
			masks := [...]func(k int) string{
				func(k int) string { return fmt.Sprint(k % t.Len) },
				func(k int) string { return fmt.Sprint((2*t.Len - 1) - k%(2*t.Len)) },
				func(k int) string {
					return []string{"undef", fmt.Sprint((7 * k) % (2 * t.Len))}[k&1]
				},
				func(k int) string { return fmt.Sprint(t.Len - 1) },
			}
			for k, name := range [...]string{"first", "reverse", "mixed", "one"} {
				text := vec(n, i(32)).each(m.typed, masks[k])
				m.template(fmt.Sprintf("shufflevector %s %d", name, n), vec(n, t.Elem),
					fmt.Sprintf("  %%r = shufflevector T0, T1, <%d x i32> %s", n, text), false, nil,
					t, t)
			}
			m.template(fmt.Sprintf("shufflevector zero %d", n), vec(n, t.Elem),
				fmt.Sprintf("  %%r = shufflevector T0, T1, <%d x i32> zeroinitializer", n), false,
				nil, t, t)
			m.template(fmt.Sprintf("shufflevector undef %d", n), vec(n, t.Elem),
				fmt.Sprintf("  %%r = shufflevector T0, T1, <%d x i32> undef", n), false, nil, t, t)
		}
	}
}

func (m *maker) aggregates() {
	for _, t := range isOf(isAggregate) {
		fields := t.Fields
		if t.Kind == Array {
			for range t.Len {
				fields = append(fields, t.Elem)
			}
		}
		for k, f := range fields {
			m.template(fmt.Sprintf("extractvalue %d", k), f,
				fmt.Sprintf("  %%r = extractvalue T0, %d", k), true, nil, t)
			m.template(fmt.Sprintf("insertvalue %d", k), t,
				fmt.Sprintf("  %%r = insertvalue T0, T1, %d", k), true, nil, t, f)
		}
	}
}
