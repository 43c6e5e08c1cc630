package sweep

import (
	"fmt"
	"strings"
)

// pointerTo spells the pointer %x0 or a constant as a pointer to a type: the text to put before,
// and the operand.
func (m *maker) pointerTo(t string, from Operand, n int) (before, operand string) {
	v := from.Text
	if from.Kind == "arg" {
		v = fmt.Sprintf("%%x%d", n)
	}
	if !m.typed {
		return "", "ptr " + v
	}
	name := fmt.Sprintf("%%cast%d", n)
	return fmt.Sprintf("  %s = bitcast i8* %s to %s*\n", name, v, t), t + "* " + name
}

// target is memory that a function may change: another 64 bytes of the output.
func (m *maker) target(t string) (before, operand string) {
	if m.typed {
		return fmt.Sprintf(
			"  %%t.b = getelementptr i8, i8* %%out, i64 %d\n  %%t = bitcast i8* %%t.b to %s*\n",
			4*stride, t), t + "* %t"
	}
	return fmt.Sprintf("  %%t = getelementptr i8, ptr %%out, i64 %d\n", 4*stride), "ptr %t"
}

func (m *maker) memory() {
	for _, t := range Types {
		text := t.Text(m.typed)
		before, at := m.target(text)
		for _, how := range []string{"", "volatile "} {
			for _, align := range []string{"", ", align 1", ", align 16, !nontemporal !{i32 1}"} {
				m.template("store "+how+align, t,
					before+fmt.Sprintf("  store %sT0, %s%s\n  %%r = load %s, %s", how, at, align,
						text, at), true, nil, t)
				m.template("load "+how+align, t,
					before+fmt.Sprintf("  store T0, %s\n  %%r = load %s%s, %s%s", at, how, text, at,
						strings.Split(align, ", !")[0]), false, nil, t)
			}
		}
		for _, o := range Pointer0.Operands(m.typed) {
			if o.Kind == "arg" {
				continue
			}
			b, p := m.pointerTo(text, o, 0)
			m.add(&Case{Name: "load " + text + " from " + o.Kind, Result: t, Body: b +
				"  %r = load " + text + ", " + p, Indeterminate: true})
			for _, v := range t.Operands(m.typed)[1:] {
				m.add(&Case{Name: "store " + text + " " + v.Kind + " to " + o.Kind, Body: b +
					"  store " + text + " " + v.Text + ", " + p, Indeterminate: true})
			}
		}
		ints := []*Type{i(1), i(5), i(32), i(64), i(128)}
		for _, n := range ints {
			for _, align := range []string{"", ", align 64", ", align 4"} {
				// How much there is of it is not known, so only its address is used.
				address := "ptr"
				if m.typed {
					address = text + "*"
				}
				b, to := m.target(address)
				m.template("alloca"+align, t,
					"  %s = alloca "+text+", T0"+align+"\n"+b+"  store volatile "+address+
						" %s, "+to+"\n  %r = freeze T1", false, nil, n, t)
			}
		}
		m.template("alloca", t, "  %s = alloca "+text+"\n  store T0, "+map[bool]string{
			true:  text + "* %s",
			false: "ptr %s"}[m.typed]+"\n  %r = load "+text+", "+map[bool]string{
			true: text + "* %s", false: "ptr %s"}[m.typed], true, nil, t)
	}
}

func isAtomic(t *Type) bool {
	switch t.Kind {
	case Int:
		return t.Bits >= 8 && t.Bits&(t.Bits-1) == 0
	case Float:
		return t.Name != "x86_fp80"
	}
	return t.Kind == Pointer
}

func (m *maker) atomics() {
	for _, t := range isOf(isAtomic) {
		text, bytes := t.Text(m.typed), t.bits()/8
		before, at := m.target(text)
		for _, order := range strings.Fields("unordered monotonic acquire seq_cst release") {
			for _, scope := range []string{"", `syncscope("singlethread") `} {
				for _, align := range []int{bytes, 1} {
					if order != "release" {
						m.template("load atomic "+order, t,
							before+fmt.Sprintf(
								"  store T0, %s\n  %%r = load atomic %s, %s %s%s, align %d", at,
								text, at, scope, order, align), false, nil, t)
					}
					if order != "acquire" {
						m.template("store atomic "+order, t,
							before+fmt.Sprintf(
								"  store atomic T0, %s %s%s, align %d\n  %%r = load %s, %s", at,
								scope, order, align, text, at), false, nil, t)
					}
				}
			}
		}
		pair := rec(t, i(1))
		if !t.is(Float) {
			for _, order := range []string{"monotonic monotonic", "seq_cst seq_cst",
				"acq_rel acquire"} {
				for _, how := range []string{"", "weak ", "volatile "} {
					m.template("cmpxchg "+how+order, pair,
						before+fmt.Sprintf("  store T0, %s\n  %%r = cmpxchg %s%s, T1, T2 %s", at,
							how, at, order), false, nil, t, t, t)
				}
			}
		}
		ops := "xchg add sub and nand or xor max min umax umin"
		if !m.typed {
			ops += " uinc_wrap udec_wrap usub_cond usub_sat"
		}
		switch {
		case t.is(Float) && m.typed:
			ops = "xchg fadd fsub"
		case t.is(Float):
			ops = "xchg fadd fsub fmax fmin fmaximum fminimum"
		case t.is(Pointer) && m.typed:
			continue
		case t.is(Pointer):
			ops = "xchg"
		}
		for _, op := range strings.Fields(ops) {
			for _, order := range []string{"monotonic", "seq_cst"} {
				m.template("atomicrmw "+op+" "+order, t,
					before+fmt.Sprintf("  store T0, %s\n  %%r = atomicrmw %s %s, T1 %s", at, op, at,
						order), false, nil, t, t)
				m.template("atomicrmw without result "+op+" "+order, t,
					before+fmt.Sprintf(
						"  store T0, %s\n  %%q = atomicrmw volatile %s %s, T1 %s\n  %%r = load "+
							"%s, %s", at, op, at, order, text, at), false, nil, t, t)
			}
		}
	}
	for _, order := range strings.Fields("acquire release acq_rel seq_cst") {
		m.add(&Case{Name: "fence " + order, Body: "  fence " + order})
		m.add(&Case{Name: "fence singlethread " + order,
			Body: `  fence syncscope("singlethread") ` + order})
	}
}

func (m *maker) addresses() {
	for _, t := range Types {
		text := t.Text(m.typed)
		for _, p := range []*Type{ptr(0), ptr(1)} {
			for _, n := range []*Type{i(1), i(5), i(32), i(64), i(128), i(256)} {
				if m.typed {
					space := strings.TrimPrefix(strings.TrimSuffix(p.Text(true), "*"), "i8")
					m.template("getelementptr "+text, p,
						fmt.Sprintf(
							"  %%c = bitcast T0 to %s%s*\n  %%g = getelementptr inbounds %s, "+
								"%s%s* %%c, T1\n  %%r = bitcast %s%s* %%g to TR", text, space, text,
							text, space, text, space), false, nil, p, n)
					continue
				}
				m.template("getelementptr "+text, p, "  %r = getelementptr "+text+", T0, T1",
					n.Bits == 64 && p.Space == 0, nil, p, n)
				m.template("getelementptr two of "+text, p,
					"  %r = getelementptr {i8, ["+"3 x "+text+"]}, T0, T1, i32 1, i32 2", false,
					nil, p, n)
			}
			if !m.typed {
				v := vec(3, p)
				m.template("getelementptr lanes "+text, v, "  %r = getelementptr "+text+", T0, T1",
					false, nil, v, i(32))
				m.template("getelementptr indices "+text, v,
					"  %r = getelementptr "+text+", T0, T1", false, nil, p, vec(3, i(64)))
				m.template("getelementptr both "+text, v, "  %r = getelementptr "+text+", T0, T1",
					false, nil, v, vec(3, i(16)))
			}
		}
	}
}
