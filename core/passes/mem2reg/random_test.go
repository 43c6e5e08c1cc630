package mem2reg_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"statepoint/core/ir"
	"statepoint/core/irparse"
	"statepoint/core/passes/mem2reg"
	"statepoint/core/verify"
	"statepoint/e2e/oracle"
	"statepoint/e2e/short"
)

var (
	functions = flag.Int("mem2reg.functions", 1000,
		"how many functions of each release TestRandomFunctionsAsLLVM promotes")
	seed = flag.Uint64("mem2reg.seed", 1, "the seed of TestRandomFunctionsAsLLVM")
)

// generator writes functions that keep variables in slots: loads, stores, branches, switches,
// loops, blocks that cannot be reached, markers, and uses that keep a slot from being promoted.
type generator struct {
	*rand.Rand
	strings.Builder
	typed  bool
	blocks int
	slots  []string // their types
	next   int
	// here are values of the block by type, there those that every block may use.
	here, there map[string][]string
}

func (g *generator) pick(from ...string) string { return from[g.IntN(len(from))] }

func (g *generator) types() []string {
	if g.typed {
		return []string{"i32", "i64", "i1", "i8 addrspace(1)*", "i8*", "double", "{ i64, i32 }"}
	}
	return []string{"i32", "i64", "i1", "ptr addrspace(1)", "ptr", "double", "{ i64, i32 }"}
}

func (g *generator) pointer(t string) string {
	if g.typed {
		return t + "*"
	}
	return "ptr"
}

// value gives a value of a type.
func (g *generator) value(t string) string {
	all := append(append([]string(nil), g.here[t]...), g.there[t]...)
	if len(all) > 0 && g.IntN(6) > 0 {
		return all[g.IntN(len(all))]
	}
	switch {
	case g.IntN(12) == 0:
		return g.pick("undef", "poison")
	case t == "i1":
		return g.pick("true", "false")
	case t == "double":
		return g.pick("1.0", "0.0")
	case strings.HasPrefix(t, "i") && !strings.Contains(t, "*"):
		return g.pick("0", "1", "7")
	case t == "{ i64, i32 }":
		return "zeroinitializer"
	}
	return "null"
}

func (g *generator) define(t string) string {
	name := fmt.Sprintf("%%v%d", g.next)
	g.next++
	g.here[t] = append(g.here[t], name)
	return name
}

func (g *generator) slot() (name, t string) {
	i := g.IntN(len(g.slots))
	return fmt.Sprintf("%%s%d", i), g.slots[i]
}

func (g *generator) label() string { return fmt.Sprintf("label %%b%d", 1+g.IntN(g.blocks-1)) }

func (g *generator) instruction() {
	name, t := g.slot()
	p := g.pointer(t)
	switch g.IntN(16) {
	case 0, 1, 2, 3, 4:
		promise := ""
		switch {
		case g.IntN(8) == 0 && strings.ContainsAny(t, "*p"):
			promise = ", !nonnull !0"
		case g.IntN(8) == 0 && !g.typed:
			promise = ", !noundef !0"
		case g.IntN(8) == 0 && !g.typed && strings.HasPrefix(t, "ptr"):
			promise = ", !nonnull !0, !noundef !0"
		}
		word := ""
		if g.IntN(60) == 0 {
			word = "volatile "
		}
		v := g.define(t)
		fmt.Fprintf(g, "  %s = load %s%s, %s %s%s\n", v, word, t, p, name, promise)
	case 5, 6, 7, 8, 9:
		fmt.Fprintf(g, "  store %s %s, %s %s\n", t, g.value(t), p, name)
	case 10:
		a, b := g.value("i32"), g.value("i32")
		fmt.Fprintf(g, "  %s = %s i32 %s, %s\n", g.define("i32"),
			g.pick("add", "add nsw", "mul", "udiv", "shl", "xor"), a, b)
	case 11:
		a, b := g.value("i32"), g.value("i32")
		fmt.Fprintf(g, "  %s = icmp %s i32 %s, %s\n", g.define("i1"), g.pick("eq", "slt"), a, b)
	case 12:
		a := g.value("i32")
		fmt.Fprintf(g, "  %s = zext i32 %s to i64\n", g.define("i64"), a)
	case 13:
		if t == "i32" || t == "i64" {
			a := g.value(t)
			fmt.Fprintf(g, "  %s = freeze %s %s\n", g.define(t), t, a)
		}
	case 14:
		fmt.Fprintf(g, "  call void @use(i32 %s)\n", g.value("i32"))
	case 15:
		if g.IntN(30) == 0 {
			fmt.Fprintf(g, "  call void @keep(%s %s)\n", g.pointer("i32"),
				map[bool]string{true: name, false: "null"}[t == "i32"])
		}
	}
}

func (g *generator) end() {
	if g.blocks == 1 {
		g.WriteString("  ret i32 " + g.value("i32") + "\n")
		return
	}
	switch g.IntN(9) {
	case 0, 1:
		fmt.Fprintf(g, "  ret i32 %s\n", g.value("i32"))
	case 2, 3:
		fmt.Fprintf(g, "  br %s\n", g.label())
	case 4, 5, 6:
		fmt.Fprintf(g, "  br i1 %s, %s, %s\n", g.value("i1"), g.label(), g.label())
	case 7:
		fmt.Fprintf(g, "  switch i32 %s, %s [ i32 1, %s\n i32 4, %s\n i32 9, %s ]\n",
			g.value("i32"), g.label(), g.label(), g.label(), g.label())
	case 8:
		g.WriteString("  unreachable\n")
	}
}

// function writes one function.
func (g *generator) function(n int) {
	g.blocks, g.slots, g.next = 1+g.IntN(9), nil, 0
	types := g.types()
	for range 1 + g.IntN(6) {
		g.slots = append(g.slots, types[g.IntN(len(types))])
	}
	g.there = map[string][]string{"i32": {"%a", "%b"}, "i1": {"%c"}, types[3]: {"%p"},
		types[4]: {"%q"}}
	g.here = map[string][]string{}
	nsz := ""
	if g.IntN(5) == 0 {
		nsz = ` "no-signed-zeros-fp-math"="true"`
	}
	fmt.Fprintf(g, "define i32 @f%d(i32 %%a, i32 noundef %%b, i1 %%c, %s %%p, "+
		"%s nonnull %%q)%s {\nb0:\n", n, types[3], types[4], nsz)
	for i, t := range g.slots {
		fmt.Fprintf(g, "  %%s%d = alloca %s\n", i, t)
	}
	for b := range g.blocks {
		if b > 0 {
			fmt.Fprintf(g, "b%d:\n", b)
			g.here = map[string][]string{}
		}
		for range g.IntN(7) {
			g.instruction()
		}
		if b == 0 && g.IntN(2) == 0 {
			for t, vs := range g.here {
				g.there[t] = append(g.there[t], vs...)
			}
		}
		g.end()
	}
	g.WriteString("}\n\n")
}

func (g *generator) module(functions int) string {
	fmt.Fprintf(g, "declare void @use(i32)\ndeclare void @keep(%s)\n", g.pointer("i32"))
	for n := range functions {
		g.function(n)
	}
	g.WriteString("!0 = !{}\n")
	return g.String()
}

// promoted is a module after mem2reg as our printer prints it.
func promoted(t *testing.T, text string) string {
	t.Helper()
	m, _, err := irparse.ParseString(t.Context(), "test.ll", text)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	for _, f := range m.Funcs {
		if _, err := mem2reg.Function(m, f, func(int) error { return nil }); err != nil {
			t.Fatal(err)
		}
	}
	if list, err := verify.Diagnose(t.Context(), m, nil); err != nil || list.HasErrors() {
		t.Errorf("not valid any more: %v %v", err, list)
	}
	return string(ir.AppendModule(nil, m, nil))
}

// body drops the lines that only name the module.
func body(s string) string {
	var kept []string
	for _, l := range strings.Split(s, "\n") {
		if !strings.HasPrefix(l, "; ModuleID") && !strings.HasPrefix(l, "source_filename") {
			kept = append(kept, l)
		}
	}
	return strings.TrimSpace(strings.Join(kept, "\n"))
}

// TestRandomFunctionsAsLLVM promotes slots of random functions and compares the text, names
// included, with that of both releases of LLVM.
func TestRandomFunctionsAsLLVM(t *testing.T) {
	oracle.Needs(t, "opt")
	const each = 20
	for _, release := range []int{oracle.Typed, oracle.Opaque} {
		differ := 0
		for i := range short.Share(*functions, 10) / each {
			g := &generator{Rand: rand.New(rand.NewPCG(*seed, uint64(i))),
				typed: release == oracle.Typed}
			text := g.module(each)
			want := body(string(oracle.Run(t, release, []byte(text), "opt", "-S",
				"-passes=mem2reg")))
			got := body(promoted(t, text))
			if got != want {
				differ++
				if differ < 4 {
					t.Errorf("seed %d, module %d, LLVM %d: %s", *seed, i, release,
						firstDifference(text, got, want))
				}
			}
		}
		t.Logf("seed %d, LLVM %d: %d modules differ", *seed, release, differ)
	}
}

// firstDifference is the first function in which two modules differ, with its source.
func firstDifference(text, got, want string) string {
	g, w := strings.Split(got, "\ndefine "), strings.Split(want, "\ndefine ")
	s := strings.Split(text, "\ndefine ")
	for i := range min(len(g), len(w)) {
		if g[i] != w[i] {
			return "\nsource: " + s[min(i, len(s)-1)] + "\ngot: " + g[i] + "\nwant: " + w[i]
		}
	}
	return "other length"
}
