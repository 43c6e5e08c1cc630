package inlineasm_test

import (
	"bytes"
	"context"
	"fmt"
	"math/rand"
	"os"
	"strings"
	"testing"

	"statepoint/core/irparse"
	"statepoint/core/source"
	"statepoint/e2e/lowertest"
	"statepoint/lower"
)

// generator writes random functions whose inline assembly gives the same result with any registers:
// outputs are early clobbers.
type generator struct {
	r      *rand.Rand
	b      strings.Builder
	values []string // i64
	n      int
}

func (g *generator) pick() string { return g.values[g.r.Intn(len(g.values))] }

func (g *generator) name() string {
	g.n++
	return fmt.Sprintf("%%v%d", g.n)
}

// step writes one call to inline assembly and adds its results to the values.
func (g *generator) step(memory []string) {
	r := g.r
	registers := []string{"rax", "rbx", "rcx", "rdx", "rsi", "rdi", "r8", "r9", "r10", "r11", "r12",
		"r13", "r14", "r15"}
	r.Shuffle(len(registers), func(i, k int) {
		registers[i], registers[k] = registers[k], registers[i]
	})
	take := func() string {
		s := registers[0]
		registers = registers[1:]
		return s
	}
	var outputs, inputs, args, clobbers []string
	var body, loads []string
	outs := 1 + r.Intn(3)
	for range outs {
		switch r.Intn(3) {
		case 0:
			outputs = append(outputs, "=&{"+take()+"}")
		default:
			outputs = append(outputs, "=&r")
		}
	}
	number := outs
	add := func(constraint, arg string) int {
		inputs, args = append(inputs, constraint), append(args, arg)
		number++
		return number - 1
	}
	for i := range outs { // every output is initialised
		if r.Intn(2) == 0 {
			add(fmt.Sprint(i), "i64 "+g.pick())
		} else {
			loads = append(loads, fmt.Sprintf("movq $$%d, $%d", r.Intn(1000), i))
		}
	}
	for range r.Intn(4) {
		out := r.Intn(outs)
		switch r.Intn(7) {
		case 0:
			k := add("{"+take()+"}", "i64 "+g.pick())
			body = append(body, fmt.Sprintf("addq $%d, $%d", k, out))
		case 1:
			k := add([]string{"i", "n", "e", "ri", "er"}[r.Intn(5)],
				fmt.Sprintf("i64 %d", r.Intn(2000)-1000))
			body = append(body, fmt.Sprintf("xorq $%d, $%d", k, out))
		case 2:
			k := add("*m", "ptr elementtype(i64) "+memory[r.Intn(len(memory))])
			body = append(body, fmt.Sprintf("addq $%d, $%d", k, out),
				fmt.Sprintf("rolq $$5, $%d", out))
		case 3:
			k := add("*m", "ptr elementtype(i64) "+memory[r.Intn(len(memory))])
			body = append(body, fmt.Sprintf("addq $%d, $%d; incl $%d", out, k, k))
		case 4:
			k := add("rm", "i64 "+g.pick())
			body = append(body, fmt.Sprintf("subq $%d, $%d", k, out))
		default:
			k := add("r", "i64 "+g.pick())
			body = append(body, fmt.Sprintf("leaq %d($%d,$%d,%d), $%d", r.Intn(300)-150, out, k,
				1<<r.Intn(4), out))
		}
	}
	for range r.Intn(5) {
		c := take()
		clobbers = append(clobbers, "~{"+c+"}")
		loads = append(loads, "") // the clobbered register may be overwritten once inputs are read
		body = append(body, fmt.Sprintf("movq $$%d, %%%s", r.Intn(100), c))
	}
	if r.Intn(3) == 0 {
		clobbers = append(clobbers, "~{xmm0}", "~{xmm7}")
		body = append(body, "pcmpeqd %xmm0, %xmm0; pcmpeqd %xmm7, %xmm7")
	}
	if r.Intn(2) == 0 {
		body = append(body, "nop # $0", "1: jmp 1f\n nop\n1:")
	}
	result := "i64"
	if outs > 1 {
		result = "{ i64" + strings.Repeat(", i64", outs-1) + " }"
	}
	constraints := append(append(append(outputs, inputs...), clobbers...), "~{memory}", "~{cc}",
		"~{dirflag}", "~{fpsr}", "~{flags}")
	template := strings.NewReplacer("\n", "\\0A").Replace(strings.Join(append(loads, body...),
		"\n"))
	v := g.name()
	fmt.Fprintf(&g.b, "  %s = call %s asm sideeffect \"%s\", \"%s\"(%s)\n", v, result, template,
		strings.Join(constraints, ","), strings.Join(args, ", "))
	if outs == 1 {
		g.values = append(g.values, v)
		return
	}
	for i := range outs {
		e := g.name()
		fmt.Fprintf(&g.b, "  %s = extractvalue %s %s, %d\n", e, result, v, i)
		g.values = append(g.values, e)
	}
}

// randomAsm is a module of functions of four numbers.
func randomAsm(seed int64, funcs int) string {
	g := generator{r: rand.New(rand.NewSource(seed))}
	g.b.WriteString(
		"@g = internal global [4 x i64] [i64 3, i64 5, i64 7, i64 11]\ndeclare i64 @other(i64)\n")
	for f := range funcs {
		fmt.Fprintf(&g.b,
			"define i64 @f%d(i64 %%a, i64 %%b, i64 %%c, i64 %%d) {\n  %%p = alloca i64\n  %%q = "+
				"alloca [4 x i64]\n  store i64 %%a, ptr %%p\n", f)
		g.b.WriteString(
			"  %i = and i64 %b, 3\n  %q1 = getelementptr i64, ptr %q, i64 %i\n  %q2 = " +
				"getelementptr i64, ptr %q, i64 1\n  store [4 x i64] [i64 1, i64 2, i64 3, i64 " +
				"4], ptr %q\n")
		g.b.WriteString(
			"  store i64 %d, ptr %q1\n  %g1 = getelementptr i64, ptr @g, i64 %i\n  %g2 = " +
				"getelementptr i64, ptr @g, i64 2\n")
		g.values, g.n = []string{"%a", "%b", "%c", "%d"}, 0
		memory := []string{"%p", "%q", "%q1", "%q2", "@g", "%g1", "%g2"}
		for range 2 + g.r.Intn(4) {
			g.step(memory)
			if g.r.Intn(3) == 0 {
				v := g.name()
				fmt.Fprintf(&g.b, "  %s = call i64 @other(i64 %s)\n", v, g.pick())
				g.values = append(g.values, v)
			}
		}
		sum := "%a"
		for _, v := range append(g.values, "%m0", "%m1", "%m2") {
			if strings.HasPrefix(v, "%m") {
				fmt.Fprintf(&g.b, "  %s = load i64, ptr %s\n", v,
					map[string]string{"%m0": "%p", "%m1": "%q1", "%m2": "%q2"}[v])
			}
			s, t := g.name(), g.name()
			fmt.Fprintf(&g.b, "  %s = mul i64 %s, 31\n  %s = add i64 %s, %s\n", s, sum, t, s, v)
			sum = t
		}
		fmt.Fprintf(&g.b, "  ret i64 %s\n}\n", sum)
	}
	return g.b.String()
}

// TestRandomInlineAsm runs random functions with inline assembly as compiled here and by llc.
func TestRandomInlineAsm(t *testing.T) {
	const funcs = 40
	seeds := int64(4)
	if n := os.Getenv("LOWER_SEEDS"); n != "" {
		fmt.Sscan(n, &seeds)
	}
	var c strings.Builder
	c.WriteString(
		"#include <stdio.h>\n#include <stdint.h>\nint64_t other(int64_t x) { return x * 3 + 1; }\n")
	for f := range funcs {
		fmt.Fprintf(&c, "int64_t f%d(int64_t, int64_t, int64_t, int64_t);\n", f)
	}
	c.WriteString("int main(void) {\n")
	for f := range funcs {
		fmt.Fprintf(&c, "\tprintf(\"f%d: %%lld\\n\", (long long)f%d(%d, 2, -3, 1000000007));\n", f,
			f, f)
	}
	c.WriteString("\treturn 0;\n}\n")
	for seed := int64(1); seed <= seeds; seed++ {
		t.Run(fmt.Sprint("seed", seed), func(t *testing.T) {
			t.Logf("seed %d", seed)
			text := randomAsm(seed, funcs)
			lowertest.SameOutput(t, text, c.String(), "-O1")
			one, two := lowertest.Compile(t, text, lower.Options{}),
				lowertest.Compile(t, text, lower.Options{Detail: true})
			if !bytes.Equal(lowertest.Object(t, one), lowertest.Object(t, two)) {
				t.Error("the object is another with details")
			}
		})
	}
}

// TestHostileInlineAsm compiles inline assembly with random constraints and templates: each gives
// code or a diagnostic, without a panic, and the allocation is valid.
func TestHostileInlineAsm(t *testing.T) {
	const seed = 7
	t.Logf("seed %d", seed)
	r := rand.New(rand.NewSource(seed))
	codes := []string{"r", "q", "Q", "a", "D", "x", "m", "i", "n", "g", "X", "p", "I", "{ax}",
		"{xmm15}", "{xmm3}", "{rbp}", "{@ccz}", "0", "1", "rm", "imr", "^Yz", "^Yt", "@2ab", "f",
		"{st}", "r|m", "0|r", "A", "{}", "{rsp}", "v", "s", "e"}
	types := []string{"i64", "i32", "i8", "i1", "ptr", "double", "float", "half", "<4 x i32>",
		"i128", "{ i64, i32 }", "x86_fp80", "i24", "[2 x i64]", "<8 x i32>"}
	templates := []string{"", "nop", "mov $0, $1", "movq $1, $0", "addl ${0:k}, ${1:k}", "$0",
		"${0:h}", "leaq $1, $0", "call ${0:P}", "jmp *$0", "1: jmp 1b", ".byte 1", "movaps $0, $1",
		"${1:c}", "incl 4+$0"}
	compiled, refused := 0, 0
	for range 4000 {
		var constraints, args, results []string
		for range r.Intn(3) {
			c, ty := codes[r.Intn(len(codes))], types[r.Intn(len(types))]
			if r.Intn(4) == 0 {
				constraints, args = append(constraints, "=*"+c),
					append(args, "ptr elementtype("+ty+") "+[]string{"%p", "@g", "%q"}[r.Intn(3)])
				continue
			}
			constraints, results = append(constraints, "="+[]string{"", "&"}[r.Intn(2)]+c),
				append(results, ty)
		}
		for range r.Intn(4) {
			c, ty := codes[r.Intn(len(codes))], types[r.Intn(len(types))]
			if r.Intn(4) == 0 {
				constraints, args = append(constraints, "*"+c),
					append(args, "ptr elementtype("+ty+") "+[]string{"%p", "@g", "%q"}[r.Intn(3)])
				continue
			}
			constraints, args = append(constraints, c),
				append(args, ty+" "+[]string{"undef", "zeroinitializer", "undef"}[r.Intn(3)])
		}
		for range r.Intn(3) {
			constraints = append(constraints, []string{"~{rax}", "~{xmm14}", "~{memory}", "~{rbp}",
				"~{st(3)}", "~{zmm20}", "~{bl}"}[r.Intn(7)])
		}
		result := "void"
		switch len(results) {
		case 0:
		case 1:
			result = results[0]
		default:
			result = "{ " + strings.Join(results, ", ") + " }"
		}
		text := "@g = external global i64\ndefine void @f(ptr %p, i64 %n) {\n  %q = alloca [4 x " +
			"i64]\n"
		if r.Intn(4) == 0 {
			text += "  %d = alloca i8, i64 %n\n"
		}
		call := fmt.Sprintf("call %s asm \"%s\", \"%s\"(%s)\n", result,
			templates[r.Intn(len(templates))], strings.Join(constraints, ","),
			strings.Join(args, ", "))
		if result != "void" {
			text += "  %r = " + call
			if r.Intn(3) > 0 {
				text += "  store " + result + " %r, ptr %p\n"
			}
		} else {
			text += "  " + call
		}
		text += "  ret void\n}\n"
		src := source.NewText("hostile.ll", text)
		m, diags, _ := irparse.Parse(context.Background(), src, nil)
		if diags.HasErrors() {
			continue
		}
		if _, err := lower.Compile(context.Background(), m,
			lower.Options{Checked: true, Detail: true}); err == nil {
			compiled++
		} else if refused++; !strings.Contains(err.Error(), "SP0501") {
			t.Errorf("%s\n%v", text, err)
		}
	}
	if t.Logf("%d compiled, %d refused", compiled, refused); compiled < 100 || refused < 100 {
		t.Error("the modules are too much alike")
	}
}
