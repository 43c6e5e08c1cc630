package place_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"statepoint/e2e/passtest"
	"statepoint/e2e/short"
)

var randomLoops = flag.Int("random-loops", 1000, "how many loops TestRandomLoopsAsLLVM compares")

// TestRandomLoopsAsLLVM compares which of many random loops are recognised as counted. LLVM's
// scalar evolution has more rules, but lacks some of ours: three of a hundred loops may differ.
func TestRandomLoopsAsLLVM(t *testing.T) {
	options := []string{"-spp-no-entry", "-spp-no-call"}
	for _, typed := range []bool{false, true} {
		n := short.Share(*randomLoops, 10)
		text := loopsModule(1, n, typed)
		want := pollsByFunction(passtest.Theirs(t, passtest.Release(typed), text,
			"place-safepoints", options...))
		got := pollsByFunction(passtest.Ours(t, "loops.ll", text, "place-safepoints", options...))
		var more, fewer []string
		for name, polls := range want {
			switch {
			case got[name] > polls:
				more = append(more, name)
			case got[name] < polls:
				fewer = append(fewer, name)
			}
		}
		slices.Sort(more)
		slices.Sort(fewer)
		t.Logf("typed %v, of %d loops: polls here alone: %s; of LLVM alone: %s", typed, n,
			strings.Join(more, " "), strings.Join(fewer, " "))
		if len(want) < n || (len(more)+len(fewer))*100 > 3*n {
			t.Errorf("typed %v: %d and %d of %d loops differ", typed, len(more), len(fewer),
				len(want))
		}
	}
}

func pollsByFunction(text string) map[string]int {
	polls, name := map[string]int{}, ""
	for line := range strings.SplitSeq(text, "\n") {
		if rest, ok := strings.CutPrefix(line, "define void @f"); ok {
			name, _, _ = strings.Cut(rest, "(")
			polls[name] = 0
		}
		if strings.Contains(line, "call void @do_safepoint") && name != "" {
			polls[name]++
		}
	}
	return polls
}

// loopsModule writes functions with one loop each, over i64: its start and bound are computed from
// arguments, loads and constants, and branches and assumptions before it compare these.
func loopsModule(seed uint64, n int, typed bool) string {
	var b strings.Builder
	b.WriteString("declare void @do_safepoint()\ndefine void @gc.safepoint_poll() {\n" +
		"  call void @do_safepoint()\n  ret void\n}\ndeclare void @llvm.assume(i1)\n" +
		"declare i64 @llvm.ctpop.i64(i64)\n!0 = !{i64 0, i64 100}\n!1 = !{i64 5, i64 70000}\n")
	for _, name := range extremes {
		fmt.Fprintf(&b, "declare i64 @llvm.%s.i64(i64, i64)\n", name)
	}
	for i := range n {
		g := &loopGen{rng: rand.New(rand.NewPCG(seed, uint64(i))), typed: typed}
		b.WriteString(g.function(i))
	}
	return b.String()
}

type loopGen struct {
	rng    *rand.Rand
	typed  bool
	lines  []string
	values int
}

var (
	extremes = []string{"umin", "umax", "smin", "smax"}
	orders   = []string{"ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge"}
)

func pick[T any](g *loopGen, list ...T) T { return list[g.rng.IntN(len(list))] }

func (g *loopGen) line(format string, args ...any) {
	g.lines = append(g.lines, "  "+fmt.Sprintf(format, args...))
}

func (g *loopGen) load(typ string) string {
	if g.typed {
		from := map[string]string{"i64": "p", "i1": "q"}[typ]
		return fmt.Sprintf("load %s, %s* %%%s", typ, typ, from)
	}
	return fmt.Sprintf("load %s, ptr %%p", typ)
}

// value writes a value and returns its name.
func (g *loopGen) value(depth int) string {
	kind := g.rng.IntN(22)
	if kind < 3 {
		return fmt.Sprint(pick(g, 0, 1, 2, 7, 8, 10, 100, 255, 65535, -1, -8, 1<<31, 1<<32))
	}
	if kind < 7 || depth > 3 {
		return pick(g, "%a", "%z", "%r")
	}
	v := func() string { return g.value(depth + 1) }
	var text string
	switch kind {
	case 7:
		text = pick(g, "zext i32 %b to i64", "sext i32 %b to i64", "zext i16 %h to i64")
	case 8:
		text = fmt.Sprintf("and i64 %s, %d", v(), pick(g, 3, 255, -4, 65535))
	case 9:
		text = fmt.Sprintf("lshr i64 %s, %d", v(), pick(g, 1, 8, 31, 33, 48))
	case 10:
		text = fmt.Sprintf("ashr i64 %s, %d", v(), pick(g, 1, 8, 33))
	case 11:
		text = fmt.Sprintf("%s i64 %s, %d", pick(g, "udiv", "urem", "sdiv", "srem"), v(),
			pick(g, 2, 3, 10, 16))
	case 12, 13:
		text = fmt.Sprintf("%s i64 %s, %s", pick(g, "add", "add nuw", "add nsw", "sub"), v(), v())
	case 14:
		text = fmt.Sprintf("%s i64 %s, %d", pick(g, "mul", "mul nsw", "shl", "shl nuw"), v(),
			pick(g, 1, 2, 3, 8))
	case 15:
		x, y := v(), v()
		g.values++
		g.line("%%c%d = icmp %s i64 %s, %s", g.values, pick(g, orders...), x, y)
		if pick(g, true, false) {
			x, y = y, x
		}
		text = fmt.Sprintf("select i1 %%c%d, i64 %s, i64 %s", g.values, x, y)
	case 16:
		text = fmt.Sprintf("call i64 @llvm.%s.i64(i64 %s, i64 %s)", pick(g, extremes...), v(), v())
	case 17:
		text = g.load("i64") + fmt.Sprintf(", !range !%d", g.rng.IntN(2))
	case 18:
		text = g.load("i64")
	case 19:
		text = fmt.Sprintf("select i1 %%k, i64 %s, i64 %s", v(), v())
	case 20:
		text = fmt.Sprintf("call i64 @llvm.ctpop.i64(i64 %s)", v())
	default:
		text = fmt.Sprintf("%s i64 %s, %d", pick(g, "xor", "or"), v(), pick(g, 1, 7, -1))
	}
	g.values++
	g.line("%%v%d = %s", g.values, text)
	return fmt.Sprintf("%%v%d", g.values)
}

func (g *loopGen) function(number int) string {
	start, bound := g.value(0), g.value(0)
	from := "entry"
	for i := range g.rng.IntN(3) {
		x, y := bound, pick(g, start, "0", "1", "100", "1000")
		if pick(g, true, false) {
			x = start
		}
		g.line("%%g%d = icmp %s i64 %s, %s", i, pick(g, append(orders, "eq", "ne")...), x, y)
		if g.rng.IntN(3) == 0 {
			g.line("call void @llvm.assume(i1 %%g%d)", i)
			continue
		}
		from = fmt.Sprintf("on%d", i)
		ways := []any{i, from, "exit"}
		if pick(g, true, false) {
			ways[1], ways[2] = ways[2], ways[1]
		}
		g.line("br i1 %%g%d, label %%%s, label %%%s", ways...)
		g.lines = append(g.lines, from+":")
	}
	pred := pick(g, append(orders, "eq", "ne", "ne", "ult", "slt")...)
	on, off := "latch", "exit"
	if pred == "eq" {
		on, off = off, on
	}
	g.line("br label %%loop")
	g.lines = append(g.lines, "loop:")
	g.line("%%i = phi i64 [ %s, %%%s ], [ %%j, %%latch ]", start, from)
	g.line("%%j = add %s i64 %%i, %d", pick(g, "", "", "nuw", "nsw", "nuw nsw"),
		pick(g, 1, 1, 1, -1, -1, 2, 4, 3, -2))
	x, y := pick(g, "%i", "%j"), bound
	if g.rng.IntN(5) == 0 {
		x, y = y, x
	}
	g.line("%%c = icmp %s i64 %s, %s", pred, x, y)
	g.line("br i1 %%c, label %%%s, label %%%s", on, off)
	g.lines = append(g.lines, "latch:")
	if g.rng.IntN(3) == 0 {
		g.line("%%v = %s", strings.Replace(g.load("i1"), "load", "load volatile", 1))
		g.line("br i1 %%v, label %%loop, label %%exit")
	} else {
		g.line("br label %%loop")
	}
	args := "i64 range(i64 0, 1000) %r, ptr %p"
	if g.typed {
		args = "i64 %r, i64* %p, i1* %q"
	}
	return fmt.Sprintf("define void @f%d(i64 %%a, i64 %%z, i32 %%b, i16 %%h, i1 %%k, %s) "+
		"gc \"statepoint-example\" {\nentry:\n%s\nexit:\n  ret void\n}\n", number, args,
		strings.Join(g.lines, "\n"))
}
