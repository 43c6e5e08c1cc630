package lowertest

import (
	"fmt"
	"math/rand"
	"strings"
)

// randomModule writes random functions on integers: arithmetic of many widths, memory, branches,
// loops that end, switches, calls to the functions before, selects, comparisons. No result depends
// on undefined behaviour. Every function takes (i64, i32, i16, i8, i1, i64, i64, i64, i64) and
// gives i64.
type randomModule struct {
	r    *rand.Rand
	b    strings.Builder
	n    int // numbers values and blocks
	vals []value
	cur  string // the block being written
	self int    // the function being written
	room int    // statements left
	deep int
}

type value struct {
	name string
	bits int
}

var widths = [...]int{1, 3, 8, 13, 16, 24, 32, 32, 32, 33, 48, 63, 64, 64, 64}

const randomSignature = "i64 %a0, i32 %a1, i16 %a2, i8 %a3, i1 %a4, i64 %a5, i64 %a6, i64 %a7, " +
	"i64 %a8"

func RandomModule(seed int64, funcs int) string {
	m := &randomModule{r: rand.New(rand.NewSource(seed))}
	m.p(
		"@bytes = global [256 x i8] zeroinitializer\n@words = internal global [32 x i64] " +
			"zeroinitializer\n")
	m.p(
		"@table = internal constant [8 x i32] [i32 5, i32 -7, i32 11, i32 0, i32 1, i32 " +
			"2147483647, i32 -2147483648, i32 99]\n")
	for i := range funcs {
		m.function(i)
	}
	return m.b.String()
}

func (m *randomModule) p(format string, args ...any) { fmt.Fprintf(&m.b, format, args...) }

func (m *randomModule) name() string { m.n++; return fmt.Sprintf("%%v%d", m.n) }

func (m *randomModule) label() string { m.n++; return fmt.Sprintf("b%d", m.n) }

func (m *randomModule) function(i int) {
	m.self, m.room, m.deep = i, 12+m.r.Intn(50), 0
	m.p("define i64 @f%d(%s) {\nentry:\n", i, randomSignature)
	m.p("  %%buf = alloca [64 x i8], align 8\n  %%cell = alloca i64\n  store i64 0, ptr %%cell\n")
	for k := 0; k < 64; k += 8 {
		m.p("  %%z%d = getelementptr i8, ptr %%buf, i64 %d\n  store i64 %%a5, ptr %%z%d\n", k, k, k)
	}
	m.cur = "entry"
	m.vals = []value{{"%a0", 64}, {"%a1", 32}, {"%a2", 16}, {"%a3", 8}, {"%a4", 1}, {"%a5", 64},
		{"%a6", 64}, {"%a7", 64}, {"%a8", 64}}
	m.statements()
	sum := m.get(64)
	for range 3 {
		s := m.name()
		m.p("  %s = add i64 %s, %s\n", s, sum, m.get(64))
		sum = s
	}
	m.p("  ret i64 %s\n}\n", sum)
}

func (m *randomModule) statements() {
	for m.room > 0 {
		m.room--
		m.statement()
		if m.deep > 0 && m.r.Intn(8) == 0 {
			return
		}
	}
}

// get is a value of a width: an existing one, a constant, or one converted.
func (m *randomModule) get(bits int) string {
	switch k := m.r.Intn(10); {
	case k == 0:
		return m.constant(bits)
	case k < 7:
		for range 6 {
			v := m.vals[len(m.vals)-1-m.r.Intn(min(len(m.vals), 12))]
			if v.bits == bits {
				return v.name
			}
		}
	}
	v := m.vals[m.r.Intn(len(m.vals))]
	return m.convert(v, bits)
}

func (m *randomModule) convert(v value, bits int) string {
	if v.bits == bits {
		return v.name
	}
	n := m.name()
	op := "trunc"
	if v.bits < bits {
		op = [...]string{"zext", "sext"}[m.r.Intn(2)]
	}
	m.p("  %s = %s i%d %s to i%d\n", n, op, v.bits, v.name, bits)
	m.vals = append(m.vals, value{n, bits})
	return n
}

func (m *randomModule) constant(bits int) string {
	var n int64
	switch m.r.Intn(5) {
	case 0:
		n = int64(m.r.Intn(5)) - 2
	case 1:
		n = int64(m.r.Uint64())
	case 2:
		n = 1 << m.r.Intn(bits)
	default:
		n = int64(m.r.Intn(400)) - 200
	}
	if bits < 64 {
		n = n << (64 - bits) >> (64 - bits)
	}
	if bits == 1 {
		return [...]string{"false", "true"}[n&1]
	}
	return fmt.Sprint(n)
}

func (m *randomModule) width() int { return widths[m.r.Intn(len(widths))] }

func (m *randomModule) def(bits int, format string, args ...any) {
	n := m.name()
	m.p("  %s = "+format+"\n", append([]any{n}, args...)...)
	m.vals = append(m.vals, value{n, bits})
}

func (m *randomModule) statement() {
	switch m.r.Intn(28) {
	case 0, 1, 2, 3, 4, 5:
		w := m.width()
		op := [...]string{"add", "sub", "mul", "and", "or", "xor"}[m.r.Intn(6)]
		a := m.get(w)
		m.def(w, "%s i%d %s, %s", op, w, a, m.get(w))
	case 6:
		w := m.width()
		a, c := m.get(w), m.get(w)
		op := [...]string{"shl", "lshr", "ashr"}[m.r.Intn(3)]
		if m.r.Intn(2) == 0 {
			m.def(w, "%s i%d %s, %d", op, w, a, m.r.Intn(w))
			return
		}
		n := m.name()
		m.p("  %s = urem i%d %s, %s\n", n, w, c, m.small(w))
		m.def(w, "%s i%d %s, %s", op, w, a, n)
	case 7:
		m.division()
	case 8, 9:
		w := m.width()
		a := m.get(w)
		m.def(1, "icmp %s i%d %s, %s", m.pred(), w, a, m.get(w))
	case 10, 11:
		w := m.width()
		c, a := m.get(1), m.get(w)
		m.def(w, "select i1 %s, i%d %s, i%d %s", c, w, a, w, m.get(w))
	case 12, 13, 14:
		m.memory()
	case 15:
		m.call()
	case 16, 17, 18:
		m.ifElse()
	case 19:
		m.loop()
	case 20:
		m.switchOn()
	case 21:
		w := m.width()
		a := m.get(w)
		b := m.get(w)
		m.def(w, "call i%d @llvm.%s.i%d(i%d %s, i%d %s)", w,
			[...]string{"smax", "smin", "umax", "umin"}[m.r.Intn(4)], w, w, a, w, b)
	case 22:
		v := m.vals[m.r.Intn(len(m.vals))]
		m.convert(v, m.width())
	case 23, 24:
		m.bitIntrinsic()
	case 25:
		m.float()
	case 26:
		m.atomic()
	default:
		p := m.address("%buf", 56)
		m.def(64, "ptrtoint ptr %s to i64", p)
		// Only differences of addresses are the same in two programs.
		q := m.name()
		m.p("  %s = ptrtoint ptr %%buf to i64\n", q)
		x := m.vals[len(m.vals)-1].name
		m.vals = m.vals[:len(m.vals)-1]
		m.def(64, "sub i64 %s, %s", x, q)
	}
}

// small is a divisor that keeps a shift count below the width.
func (m *randomModule) small(w int) string {
	if w == 1 {
		return "true"
	}
	limit := w
	if w < 7 {
		limit = min(w, 1<<(w-1)-1)
	}
	return fmt.Sprint(limit)
}

func (m *randomModule) pred() string {
	return [...]string{"eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt",
		"sge"}[m.r.Intn(10)]
}

func (m *randomModule) division() {
	w := m.width()
	if w == 1 {
		w = 64
	}
	op := [...]string{"udiv", "sdiv", "urem", "srem"}[m.r.Intn(4)]
	a := m.get(w)
	if m.r.Intn(2) == 0 {
		d := 1 + m.r.Intn(min(1<<(w-2), 4000))
		m.def(w, "%s i%d %s, %d", op, w, a, d)
		return
	}
	// Never zero and never minus one.
	x, y := m.name(), m.name()
	m.p("  %s = lshr i%d %s, 1\n  %s = or i%d %s, 1\n", x, w, m.get(w), y, w, x)
	m.def(w, "%s i%d %s, %s", op, w, a, y)
}

// address is a pointer somewhere into a buffer.
func (m *randomModule) address(buf string, last int) string {
	i := m.get(64)
	j, p := m.name(), m.name()
	m.p("  %s = urem i64 %s, %d\n", j, i, last+1)
	if m.r.Intn(3) == 0 {
		k := m.name()
		m.p("  %s = trunc i64 %s to i32\n  %s = getelementptr i8, ptr %s, i32 %s\n", k, j, p, buf,
			k)
		return p
	}
	m.p("  %s = getelementptr i8, ptr %s, i64 %s\n", p, buf, j)
	return p
}

func (m *randomModule) memory() {
	switch m.r.Intn(7) {
	case 0:
		w := m.width()
		p := m.address("%buf", 56)
		m.def(w, "load i%d, ptr %s, align 1", w, p)
		if w%8 != 0 { // the padding bits in memory must be zero
			m.vals = m.vals[:len(m.vals)-1]
		}
	case 1:
		w := [...]int{8, 16, 24, 32, 48, 64}[m.r.Intn(6)]
		v := m.get(w)
		p := m.address("%buf", 56)
		m.p("  store i%d %s, ptr %s, align 1\n", w, v, p)
	case 2:
		i, p := m.name(), m.name()
		m.p("  %s = and i64 %s, 31\n  %s = getelementptr [32 x i64], ptr @words, i64 0, i64 %s\n",
			i, m.get(64), p, i)
		x := m.name()
		m.p("  %s = load i64, ptr %s\n", x, p)
		y := m.name()
		m.p("  %s = %s i64 %s, %s\n  store i64 %s, ptr %s\n", y,
			[...]string{"add", "xor", "sub", "or"}[m.r.Intn(4)], x, m.get(64), y, p)
		m.vals = append(m.vals, value{y, 64})
	case 3:
		i, p := m.name(), m.name()
		m.p("  %s = and i32 %s, 7\n  %s = getelementptr [8 x i32], ptr @table, i32 0, i32 %s\n", i,
			m.get(32), p, i)
		m.def(32, "load i32, ptr %s", p)
	case 4:
		x := m.name()
		m.p("  %s = load i64, ptr %%cell\n", x)
		y := m.name()
		m.p("  %s = add i64 %s, %s\n  store i64 %s, ptr %%cell\n", y, x, m.constant(64), y)
	case 5:
		k := m.r.Intn(31)
		p := m.name()
		m.p("  %s = getelementptr {i8, [31 x i64]}, ptr @words, i64 0, i32 1, i64 %d\n", p, k%30)
		m.def(64, "load i64, ptr %s", p)
	default:
		p := m.name()
		m.p("  %s = getelementptr i8, ptr @bytes, i64 %d\n  store i8 %s, ptr %s\n", p,
			m.r.Intn(256), m.get(8), p)
		m.def(8, "load i8, ptr %s", p)
	}
}
