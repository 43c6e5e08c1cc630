package abi_test

import (
	"fmt"
	"math"
	"math/rand"
	"strings"
)

// A signature is a function type with a convention and attributes. Functions are made of it that
// pass known values on: the caller loads the arguments from @in and stores the result to @out, the
// callee stores the arguments to @got and returns what is in @res. Values are taken apart to
// scalars and vectors, each in a slot of its own.
type signature struct {
	cc     string
	args   []argument
	result string
	// retAttr is an attribute of the result.
	retAttr string
	// clobber has the callee destroy every register it need not keep.
	clobber bool
}

// argument is a parameter: its type and the attributes before the value.
type argument struct{ typ, attr string }

// slotSize is how far the slots of values in @in, @got, @res and @out are apart.
const slotSize = 32

// text is the signature as LLVM writes it.
func (s *signature) text() string {
	var parts []string
	for _, a := range s.args {
		parts = append(parts, strings.TrimSpace(a.typ+" "+a.attr))
	}
	return strings.TrimSpace(s.cc + " " + s.retAttr + " " + s.result + " (" +
		strings.Join(parts, ", ") + ")")
}

// leaves are the scalars and vectors that a type consists of, each with its path of indices.
func leaves(typ string, path []int, to []leaf) []leaf {
	n, elem, aggregate := elements(typ)
	if !aggregate {
		return append(to, leaf{typ, append([]int(nil), path...)})
	}
	for i := range n {
		to = leaves(elem(i), append(path, i), to)
	}
	return to
}

type leaf struct {
	typ  string
	path []int
}

// elements takes the text of a struct or array type apart.
func elements(typ string) (n int, elem func(int) string, aggregate bool) {
	switch typ[0] {
	case '{':
		var fields []string
		depth, start := 0, 1
		for i := 1; i < len(typ); i++ {
			switch c := typ[i]; {
			case depth == 0 && (c == ',' || c == '}'):
				if f := strings.TrimSpace(typ[start:i]); f != "" {
					fields = append(fields, f)
				}
				start = i + 1
			case c == '{' || c == '[' || c == '<':
				depth++
			case c == '}' || c == ']' || c == '>':
				depth--
			}
		}
		return len(fields), func(i int) string { return fields[i] }, true
	case '[':
		var of string
		head, rest, _ := strings.Cut(typ[1:len(typ)-1], " x ")
		of = rest
		fmt.Sscan(head, &n)
		return n, func(int) string { return of }, true
	}
	return 0, nil, false
}

// sampleOf makes bytes that are a value of a scalar or vector type, and the mask of those bits that
// count.
func sampleOf(typ string, r *rand.Rand) (b, mask []byte) {
	if typ[0] == '<' {
		var n int
		var of string
		head, rest, _ := strings.Cut(typ[1:len(typ)-1], " x ")
		fmt.Sscan(head, &n)
		of = rest
		if of == "i1" {
			b, mask = make([]byte, (n+7)/8), make([]byte, (n+7)/8)
			for i := range n {
				mask[i/8] |= 1 << (i % 8)
				b[i/8] |= byte(r.Intn(2)) << (i % 8)
			}
			return b, mask
		}
		for range n {
			eb, em := sampleOf(of, r)
			b, mask = append(b, eb...), append(mask, em...)
		}
		return b, mask
	}
	number := float64(r.Intn(2000)-1000) / 8
	var bits uint64
	size := 8
	switch typ {
	case "float":
		bits, size = uint64(math.Float32bits(float32(number))), 4
	case "double":
		bits = math.Float64bits(number)
	case "half", "bfloat":
		bits, size = uint64(r.Intn(0x7000)), 2
	case "fp128":
		return randomBits(128, r)
	case "x86_fp80": // an integer bit and an exponent that fits it
		b, mask = randomBits(80, r)
		b[7] |= 0x80
		b[8], b[9] = byte(r.Intn(256)), 0x3f
		return b, mask
	case "ptr", "ptr addrspace(1)":
		return randomBits(64, r)
	default:
		var n int
		fmt.Sscanf(typ, "i%d", &n)
		return randomBits(n, r)
	}
	for i := range size {
		b, mask = append(b, byte(bits>>(8*i))), append(mask, 0xff)
	}
	return b, mask
}

func randomBits(n int, r *rand.Rand) (b, mask []byte) {
	for ; n > 0; n -= 8 {
		m := byte(0xff)
		if n < 8 {
			m >>= 8 - n
		}
		b, mask = append(b, byte(r.Intn(256))&m), append(mask, m)
	}
	return b, mask
}

// indices is a path as extractvalue writes it.
func indices(path []int) string {
	var b strings.Builder
	for _, i := range path {
		fmt.Fprintf(&b, ", %d", i)
	}
	return b.String()
}

// build writes code that loads a value from the slots of a global, slot numbers counting from n on,
// and returns its name.
func build(b *strings.Builder, typ, global, name string, n int) (value string, next int) {
	ls := leaves(typ, nil, nil)
	value = "poison"
	for i, l := range ls {
		fmt.Fprintf(b, "  %%%s.%d = load %s, ptr getelementptr (i8, ptr @%s, i64 %d), align 16\n",
			name, i, l.typ, global, (n+i)*slotSize)
		if len(l.path) == 0 {
			return fmt.Sprintf("%%%s.0", name), n + 1
		}
		fmt.Fprintf(b, "  %%%s.v%d = insertvalue %s %s, %s %%%s.%d%s\n", name, i, typ, value, l.typ,
			name, i, indices(l.path))
		value = fmt.Sprintf("%%%s.v%d", name, i)
	}
	return value, n + len(ls)
}

// take writes code that stores a value to the slots of a global.
func take(b *strings.Builder, typ, value, global, name string, n int) (next int) {
	ls := leaves(typ, nil, nil)
	for i, l := range ls {
		v := value
		if len(l.path) > 0 {
			v = fmt.Sprintf("%%%s.%d", name, i)
			fmt.Fprintf(b, "  %s = extractvalue %s %s%s\n", v, typ, value, indices(l.path))
		}
		fmt.Fprintf(b, "  store %s %s, ptr getelementptr (i8, ptr @%s, i64 %d), align 16\n", l.typ,
			v, global, (n+i)*slotSize)
	}
	return n + len(ls)
}

// clobberAll destroys every register, as far as the function lets it.
const clobberAll = `  call void asm sideeffect "movq $$-1, %rbx; movq $$-2, %rcx; movq $$-3, %rdx; movq $$-4, %rsi; movq $$-5, %rdi; movq $$-6, %r8; ` +
	`movq $$-7, %r9; movq $$-8, %r10; movq $$-9, %r11; movq $$-10, %r12; movq $$-11, %r13; movq $$-12, %r14; movq $$-13, %r15; movq $$-14, %rax; ` +
	`movq $$-15, %rbp; movq %rbp, %xmm0; movq %rbp, %xmm1; movq %rbp, %xmm2; movq %rbp, %xmm3; movq %rbp, %xmm4; movq %rbp, %xmm5; movq %rbp, %xmm6; ` +
	`movq %rbp, %xmm7; movq %rbp, %xmm8; movq %rbp, %xmm9; movq %rbp, %xmm10; movq %rbp, %xmm11; movq %rbp, %xmm12; movq %rbp, %xmm13; ` +
	`movq %rbp, %xmm14; movq %rbp, %xmm15", "~{rax},~{rcx},~{rdx},~{rsi},~{rdi},~{r8},~{r9},~{r10},~{r11},~{rbx},~{rbp},~{r12},~{r13},~{r14},~{r15},` +
	`~{xmm0},~{xmm1},~{xmm2},~{xmm3},~{xmm4},~{xmm5},~{xmm6},~{xmm7},~{xmm8},~{xmm9},~{xmm10},~{xmm11},~{xmm12},~{xmm13},~{xmm14},~{xmm15}"()
`

// extended is the type to which a callee extends an argument, to see what its attribute promised.
func extended(a argument) (op string, ok bool) {
	switch {
	case a.typ[0] != 'i':
	case strings.Contains(a.attr, "zeroext"):
		return "zext", true
	case strings.Contains(a.attr, "signext"):
		return "sext", true
	}
	return "", false
}

// callee writes @f<i>.
func (s *signature) callee(b *strings.Builder, i int) {
	fmt.Fprintf(b, "define %s %s %s @f%d(", s.cc, s.retAttr, s.result, i)
	for k, a := range s.args {
		if k > 0 {
			b.WriteString(", ")
		}
		fmt.Fprintf(b, "%s %s %%a%d", a.typ, a.attr, k)
	}
	b.WriteString(") {\n")
	n := 0
	for k, a := range s.args {
		name := fmt.Sprintf("a%d", k)
		if of, by := pointee(a); by { // what it points to is the argument
			fmt.Fprintf(b, "  %%%s.p = load %s, ptr %%%s, align 1\n", name, of, name)
			n = take(b, of, "%"+name+".p", "got", name+".e", n)
			if givesBack(a) {
				continue
			}
			// the caller has the original
			fmt.Fprintf(b, "  store %s zeroinitializer, ptr %%%s, align 1\n", of, name)
			continue
		}
		if op, ok := extended(a); ok { // the bits above are defined
			fmt.Fprintf(b, "  %%%s.w = %s %s %%%s to i64\n", name, op, a.typ, name)
			n = take(b, "i64", "%"+name+".w", "got", name, n)
			continue
		}
		n = take(b, a.typ, "%"+name, "got", name, n)
	}
	if s.clobber {
		b.WriteString(clobberAll)
	}
	for k, a := range s.args {
		if of, by := pointee(a); by && givesBack(a) {
			v, _ := build(b, of, "res", fmt.Sprintf("s%d", k), behind(k))
			fmt.Fprintf(b, "  store %s %s, ptr %%a%d, align 1\n", of, v, k)
		}
	}
	if s.result == "void" {
		b.WriteString("  ret void\n}\n")
		return
	}
	v, _ := build(b, s.result, "res", "r", 0)
	fmt.Fprintf(b, "  ret %s %s\n}\n", s.result, v)
}

// maxSlots is how many slots the globals have; from the 64th on they are what is after arguments
// that point to it.
const maxSlots = 128

// after is the first slot of what argument k points to, after the call.
func behind(k int) int { return 64 + 8*k }

// givesBack reports whether the callee changes for the caller what an argument points to.
func givesBack(a argument) bool {
	return strings.HasPrefix(a.attr, "sret") || strings.HasPrefix(a.attr, "swifterror")
}

// pointee is what the argument points to, if that is passed in its place or after it.
func pointee(a argument) (typ string, ok bool) {
	for _, attr := range [...]string{"byval(", "sret("} {
		if _, rest, found := strings.Cut(a.attr, attr); found {
			depth := 1
			for i, c := range rest {
				switch c {
				case '(':
					depth++
				case ')':
					if depth--; depth == 0 {
						return rest[:i], true
					}
				}
			}
		}
	}
	return "ptr", strings.HasPrefix(a.attr, "swifterror")
}

// caller writes @c<i>, and the declaration of what it calls.
func (s *signature) caller(b *strings.Builder, i int) {
	types := make([]string, len(s.args))
	for k, a := range s.args {
		types[k] = a.typ + " " + a.attr
	}
	fmt.Fprintf(b, "declare %s %s %s @f%d(%s)\n", s.cc, s.retAttr, s.result, i,
		strings.Join(types, ", "))
	fmt.Fprintf(b, "define void @c%d() {\n", i)
	// Values that live across the call.
	for k := range 7 {
		fmt.Fprintf(b, "  %%l%d = load volatile i64, ptr getelementptr (i8, ptr @live, i64 %d)\n",
			k, 8*k)
	}
	b.WriteString("  %ld = load volatile double, ptr getelementptr (i8, ptr @live, i64 56)\n")
	var passed []string
	n := 0
	for k, a := range s.args {
		name := fmt.Sprintf("a%d", k)
		var v string
		if of, by := pointee(a); by {
			attr := ""
			if strings.HasPrefix(a.attr, "swifterror") {
				attr = "swifterror "
			}
			fmt.Fprintf(b, "  %%%s = alloca %s%s, align 16\n", name, attr, of)
			v, n = build(b, of, "in", name+".e", n)
			fmt.Fprintf(b, "  store %s %s, ptr %%%s, align 1\n", of, v, name)
			v = "%" + name
		} else {
			v, n = build(b, a.typ, "in", name, n)
		}
		passed = append(passed, fmt.Sprintf("%s %s %s", a.typ, a.attr, v))
	}
	call := fmt.Sprintf("call %s %s %s @f%d(%s)\n", s.cc, s.retAttr, s.result, i,
		strings.Join(passed, ", "))
	if s.result == "void" {
		b.WriteString("  " + call)
	} else {
		b.WriteString("  %r = " + call)
		switch op := map[string]string{"zeroext": "zext", "signext": "sext"}[s.retAttr]; {
		case op != "":
			fmt.Fprintf(b, "  %%rx = %s %s %%r to i64\n", op, s.result)
			take(b, "i64", "%rx", "out", "rx", 0)
		default:
			take(b, s.result, "%r", "out", "rx", 0)
		}
	}
	for k, a := range s.args {
		of, by := pointee(a)
		if !by {
			continue
		}
		fmt.Fprintf(b, "  %%s%d = load %s, ptr %%a%d, align 1\n", k, of, k)
		take(b, of, fmt.Sprintf("%%s%d", k), "out", fmt.Sprintf("s%d", k), behind(k))
	}
	for k := range 7 {
		fmt.Fprintf(b, "  store volatile i64 %%l%d, ptr getelementptr (i8, ptr @alive, i64 %d)\n",
			k, 8*k)
	}
	b.WriteString(
		"  store volatile double %ld, ptr getelementptr (i8, ptr @alive, i64 56)\n  ret void\n}\n")
}
