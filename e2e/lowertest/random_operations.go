package lowertest

import "fmt"

// bitIntrinsic calls one of the intrinsics on integers.
func (m *randomModule) bitIntrinsic() {
	w := m.width()
	a, b := m.get(w), m.get(w)
	switch m.r.Intn(9) {
	case 0:
		m.def(w, "call i%d @llvm.ctpop.i%d(i%d %s)", w, w, w, a)
	case 1:
		m.def(w, "call i%d @llvm.%s.i%d(i%d %s, i1 false)", w,
			[...]string{"ctlz", "cttz"}[m.r.Intn(2)], w, w, a)
	case 2:
		w := [...]int{16, 32, 48, 64}[m.r.Intn(4)]
		m.def(w, "call i%d @llvm.bswap.i%d(i%d %s)", w, w, w, m.get(w))
	case 3:
		m.def(w, "call i%d @llvm.bitreverse.i%d(i%d %s)", w, w, w, a)
	case 4:
		w := [...]int{8, 16, 32, 64}[m.r.Intn(4)]
		x, y, n := m.get(w), m.get(w), m.get(w)
		if m.r.Intn(3) == 0 {
			y = x
		}
		if m.r.Intn(2) == 0 {
			n = fmt.Sprint(m.r.Intn(w))
		}
		m.def(w, "call i%d @llvm.fsh%c.i%d(i%d %s, i%d %s, i%d %s)", w, "lr"[m.r.Intn(2)], w, w, x,
			w, y, w, n)
	case 5:
		m.def(w, "call i%d @llvm.abs.i%d(i%d %s, i1 false)", w, w, w, a)
	case 6:
		w := [...]int{8, 16, 32, 64}[m.r.Intn(4)]
		x := m.get(w)
		m.def(w, "call i%d @llvm.%s.sat.i%d(i%d %s, i%d %s)", w,
			[...]string{"sadd", "uadd", "ssub", "usub"}[m.r.Intn(4)], w, w, x, w, m.get(w))
	default:
		op := [...]string{"sadd", "uadd", "ssub", "usub", "smul", "umul"}[m.r.Intn(6)]
		if op[1:] == "mul" && w > 32 && w < 64 {
			w = 64
			a, b = m.get(w), m.get(w)
		}
		n := m.name()
		m.p("  %s = call {i%d, i1} @llvm.%s.with.overflow.i%d(i%d %s, i%d %s)\n", n, w, op, w, w, a,
			w, b)
		m.def(w, "extractvalue {i%d, i1} %s, 0", w, n)
		m.def(1, "extractvalue {i%d, i1} %s, 1", w, n)
	}
}

// float computes in float or double and comes back to integers.
func (m *randomModule) float() {
	t := [...]string{"float", "double"}[m.r.Intn(2)]
	one := func() string {
		n := m.name()
		w := m.width()
		m.p("  %s = %s i%d %s to %s\n", n, [...]string{"sitofp", "uitofp"}[m.r.Intn(2)], w,
			m.get(w), t)
		return n
	}
	x, y := one(), one()
	for range 1 + m.r.Intn(4) {
		z := m.name()
		switch m.r.Intn(7) {
		case 0:
			m.p("  %s = fneg %s %s\n", z, t, y)
		case 1:
			m.p("  %s = select i1 %s, %s %s, %s %s\n", z, m.get(1), t, x, t, y)
		case 2:
			m.p("  %s = call %s @llvm.fabs.%s(%s %s)\n", z, t,
				map[string]string{"float": "f32", "double": "f64"}[t], t, x)
		case 3:
			m.p("  %s = fadd %s %s, 1.5\n", z, t, y)
		default:
			m.p("  %s = %s %s %s, %s\n", z, [...]string{"fadd", "fsub", "fmul"}[m.r.Intn(3)], t, x,
				y)
		}
		x, y = y, z
	}
	m.def(1, "fcmp %s %s %s, %s", [...]string{"oeq", "ogt", "oge", "olt", "ole", "one", "ord",
		"uno", "ueq", "ugt", "uge", "ult", "ule", "une"}[m.r.Intn(14)], t, x, y)
	bits := map[string]int{"float": 32, "double": 64}[t]
	// A NaN's sign is not defined: compare before looking at the bits.
	ok, sel := m.name(), m.name()
	m.p("  %s = fcmp ord %s %s, %s\n  %s = select i1 %s, %s %s, %s 0.0\n", ok, t, y, y, sel, ok, t,
		y, t)
	m.def(bits, "bitcast %s %s to i%d", t, sel, bits)
	small, in := m.name(), m.name()
	m.p("  %s = fcmp olt %s %s, 1000.0\n  %s = select i1 %s, %s %s, %s 3.0\n", small, t, y, in,
		small, t, y, t)
	big, in2 := m.name(), m.name()
	m.p("  %s = fcmp ogt %s %s, -1000.0\n  %s = select i1 %s, %s %s, %s -3.0\n", big, t, in, in2,
		big, t, in, t)
	w := [...]int{16, 32, 64}[m.r.Intn(3)]
	m.def(w, "fptosi %s %s to i%d", t, in2, w)
}

// atomic changes a word of memory atomically, in a single thread.
func (m *randomModule) atomic() {
	w := [...]int{8, 16, 32, 64}[m.r.Intn(4)]
	p := "%cell"
	switch m.r.Intn(3) {
	case 0:
		n := m.name()
		x := m.get(w)
		m.p("  %s = cmpxchg ptr %s, i%d %s, i%d %s seq_cst seq_cst\n", n, p, w, x, w, m.get(w))
		m.def(w, "extractvalue {i%d, i1} %s, 0", w, n)
		m.def(1, "extractvalue {i%d, i1} %s, 1", w, n)
	case 1:
		m.def(w, "atomicrmw %s ptr %s, i%d %s seq_cst",
			[...]string{"xchg", "add", "sub"}[m.r.Intn(3)], p, w, m.get(w))
	default:
		n := m.name()
		m.p("  %s = atomicrmw %s ptr %s, i%d %s seq_cst\n", n,
			[...]string{"and", "or", "xor", "add", "sub"}[m.r.Intn(5)], p, w, m.get(w))
	}
}
