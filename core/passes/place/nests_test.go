package place_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"statepoint/e2e/passtest"
	"statepoint/e2e/short"
)

// nestsModule writes functions with one to three loops each, of all widths: counting up and down in
// steps of all sizes, tested by any comparison at the top, the bottom or in the middle; in sequence
// or nested, with bounds from the outer loop; entered after branches and switches; with exits by
// switches, by invariant conditions, or several; with calls on some paths.
func nestsModule(seed uint64, n int) string {
	var b strings.Builder
	b.WriteString("declare void @do_safepoint()\ndefine void @gc.safepoint_poll() {\n" +
		"  call void @do_safepoint()\n  ret void\n}\ndeclare void @work()\n" +
		"declare void @leaf() \"gc-leaf-function\"\ndeclare i1 @asked() \"gc-leaf-function\"\n" +
		"declare void @llvm.assume(i1)\n")
	for i := range n {
		g := &nestGen{loopGen: loopGen{rng: rand.New(rand.NewPCG(seed, uint64(i)))}}
		b.WriteString(g.function(i))
	}
	return b.String()
}

// nestGen writes one function.
type nestGen struct {
	loopGen
	blocks int
	// block is the current block.
	block string
	// outer are the counters of the enclosing loops, by type.
	outer map[string][]string
}

func (g *nestGen) label(prefix string) string {
	g.blocks++
	return fmt.Sprintf("%s%d", prefix, g.blocks)
}

func (g *nestGen) begin(label string) {
	g.lines = append(g.lines, label+":")
	g.block = label
}

func (g *nestGen) name(prefix string) string {
	g.values++
	return fmt.Sprintf("%%%s%d", prefix, g.values)
}

func (g *nestGen) width() int { return pick(&g.loopGen, 8, 16, 32, 32, 32, 64, 64, 128) }

// number returns a constant of a width.
func (g *nestGen) number(width int) string {
	k := pick(&g.loopGen, 0, 1, 2, 3, 7, 10, 100, 127, -1, -2, -100, 1000, 65535, 1<<31, 1<<33)
	for width < 64 && (k >= 1<<(width-1) || k < -1<<(width-1)) {
		k /= 3
	}
	return fmt.Sprint(k)
}

// amount returns a value of a width that is invariant in the loops, or the counter of an enclosing
// loop.
func (g *nestGen) amount(width int) string {
	typ := fmt.Sprintf("i%d", width)
	if list := g.outer[typ]; len(list) > 0 && g.rng.IntN(2) == 0 {
		return list[g.rng.IntN(len(list))]
	}
	arg := fmt.Sprintf("%%%s%d", pick(&g.loopGen, "a", "b"), width)
	switch g.rng.IntN(12) {
	case 0, 1, 2, 3:
		return g.number(width)
	case 4:
		v := g.name("v")
		g.line("%s = add %s %s %s, %s", v, pick(&g.loopGen, "", "nsw", "nuw"), typ, arg,
			g.number(width))
		return v
	case 5:
		v := g.name("v")
		g.line("%s = and %s %s, %s", v, typ, arg, pick(&g.loopGen, "15", "127", "7"))
		return v
	case 6:
		if width > 8 {
			v := g.name("v")
			g.line("%s = %s i8 %%a8 to %s", v, pick(&g.loopGen, "zext", "sext"), typ)
			return v
		}
	case 7:
		v := g.name("v")
		g.line("%s = %s %s %s, %s", v, pick(&g.loopGen, "lshr", "udiv", "urem", "shl", "mul"), typ,
			arg, pick(&g.loopGen, "1", "2", "3", "5"))
		return v
	case 8:
		c, v := g.name("c"), g.name("v")
		g.line("%s = icmp %s %s %s, %s", c, pick(&g.loopGen, orders...), typ, arg, g.number(width))
		g.line("%s = select i1 %s, %s %s, %s %s", v, c, typ, arg, typ, g.number(width))
		return v
	}
	return arg
}

// guard exits by a branch or a switch unless a condition on a value holds.
func (g *nestGen) guard(width int, v, exit string) {
	on := g.label("on")
	if g.rng.IntN(3) == 0 {
		g.line("switch i%d %s, label %%%s [ i%d %s, label %%%s ]", width, v, on, width,
			g.number(width), exit)
	} else {
		c := g.name("c")
		g.line("%s = icmp %s i%d %s, %s", c, pick(&g.loopGen, append(orders, "eq", "ne")...), width,
			v, g.amount(width))
		ways := []any{c, on, exit}
		if g.rng.IntN(2) == 0 {
			ways[1], ways[2] = ways[2], ways[1]
		}
		g.line("br i1 %s, label %%%s, label %%%s", ways...)
	}
	g.begin(on)
}

// loop writes a loop, with nested ones; control continues in a separate block.
func (g *nestGen) loop(depth int) {
	width := g.width()
	typ := fmt.Sprintf("i%d", width)
	start, bound := g.amount(width), g.amount(width)
	exit := g.label("exit")
	for g.rng.IntN(3) == 0 {
		g.guard(width, pick(&g.loopGen, start, bound, bound), exit)
	}
	from, head, latch := g.block, g.label("head"), g.label("latch")
	i, next := g.name("i"), g.name("next")
	g.line("br label %%%s", head)
	g.begin(head)
	g.line("%s = phi %s [ %s, %%%s ], [ %s, %%%s ]", i, typ, start, from, next, latch)
	step := func() {
		by := pick(&g.loopGen, "1", "1", "1", "1", "-1", "-1", "2", "3", "-2", "4", "7")
		flags := pick(&g.loopGen, "", "", "nuw", "nsw", "nuw nsw")
		switch g.rng.IntN(14) {
		case 0:
			g.line("%s = sub %s %s %s, %s", next, flags, typ, i, by)
		case 1:
			g.line("%s = %s %s %s, %s", next, pick(&g.loopGen, "mul", "shl", "lshr", "ashr",
				"udiv", "and", "xor"), typ, i, pick(&g.loopGen, "1", "2", "3"))
		case 2:
			g.line("%s = add %s %s %s, %s", next, flags, typ, i, g.amountOutside(width))
		default:
			g.line("%s = add %s %s %s, %s", next, flags, typ, i, by)
		}
	}
	early := g.rng.IntN(3) == 0
	if early {
		step()
	}
	tested := func(on, off string) {
		x := i
		if early && g.rng.IntN(2) == 0 {
			x = next
		}
		if g.rng.IntN(9) == 0 {
			g.line("switch %s %s, label %%%s [ %s %s, label %%%s ]", typ, x, on, typ,
				g.number(width), off)
			return
		}
		pred := pick(&g.loopGen, append(orders, "ne", "ne", "ult", "slt", "eq")...)
		y := bound
		if pred == "eq" || g.rng.IntN(12) == 0 {
			on, off = off, on
		}
		if g.rng.IntN(5) == 0 {
			x, y = y, x
		}
		c := g.name("c")
		g.line("%s = icmp %s %s %s, %s", c, pred, typ, x, y)
		g.line("br i1 %s, label %%%s, label %%%s", c, on, off)
	}
	kind := g.rng.IntN(5)
	if kind < 3 { // tests at the top
		body := g.label("body")
		tested(body, exit)
		g.begin(body)
	}
	if g.outer == nil {
		g.outer = map[string][]string{}
	}
	if depth < 2 && g.rng.IntN(3) == 0 {
		g.outer[typ] = append(g.outer[typ], i)
		g.loop(depth + 1)
		g.outer[typ] = g.outer[typ][:len(g.outer[typ])-1]
	}
	switch g.rng.IntN(10) {
	case 0:
		g.line("call void @work()")
	case 1:
		g.line("call void @leaf()")
	case 2: // a call on one of two paths
		one, both := g.label("one"), g.label("both")
		g.line("br i1 %%k, label %%%s, label %%%s", one, both)
		g.begin(one)
		g.line("call void @work()")
		g.line("br label %%%s", both)
		g.begin(both)
	case 3: // another exit
		c, on := g.name("c"), g.label("on")
		g.line("%s = call i1 @asked()", c)
		g.line("br i1 %s, label %%%s, label %%%s", c, on, exit)
		g.begin(on)
	case 4: // an exit by an invariant condition
		on := g.label("on")
		g.line("br i1 %%k, label %%%s, label %%%s", on, exit)
		g.begin(on)
	}
	g.line("br label %%%s", latch)
	g.begin(latch)
	if !early {
		step()
		early = true
	}
	switch {
	case kind < 3 && g.rng.IntN(8) > 0:
		g.line("br label %%%s", head)
	default:
		tested(head, exit)
	}
	g.begin(exit)
}

// amountOutside returns an argument or a constant.
func (g *nestGen) amountOutside(width int) string {
	return pick(&g.loopGen, fmt.Sprintf("%%a%d", width), g.number(width))
}

func (g *nestGen) function(number int) string {
	g.block = "entry"
	for range 1 + g.rng.IntN(2) {
		g.loop(0)
	}
	var args []string
	for _, w := range []int{8, 16, 32, 64, 128} {
		args = append(args, fmt.Sprintf("i%d %%a%d, i%d %%b%d", w, w, w, w))
	}
	return fmt.Sprintf("define void @f%d(%s, i1 %%k) gc \"statepoint-example\" {\nentry:\n%s\n"+
		"  ret void\n}\n", number, strings.Join(args, ", "), strings.Join(g.lines, "\n"))
}

var (
	randomNests = flag.Int("random-nests", 500,
		"how many functions TestRandomNestsAsLLVM compares with each release")
	nestsSeed = flag.Uint64("random-nests-seed", 1, "the seed of TestRandomNestsAsLLVM")
)

// TestRandomNestsAsLLVM compares the polls in functions with nested loops. Loops that get a poll
// only from LLVM end in fewer iterations than the width allows, which only this pass proves: by the
// range of a remainder, by a bound that a step without wrapping passes, or by an end that the first
// steps reach.
func TestRandomNestsAsLLVM(t *testing.T) {
	for _, typed := range []bool{false, true} {
		n := short.Share(*randomNests, 10)
		text := nestsModule(*nestsSeed, n)
		if typed {
			text = "declare void @typed(i8*)\n" + text
		}
		want := functionsOf(passtest.Theirs(t, passtest.Release(typed), text, "place-safepoints",
			"-spp-no-entry"))
		got := functionsOf(passtest.Ours(t, "nests.ll", text, "place-safepoints", "-spp-no-entry"))
		polls := func(s string) int { return strings.Count(s, "call void @do_safepoint") }
		same := 0
		var more, fewer, other []string
		for i := range n {
			name := fmt.Sprintf("f%d", i)
			a, b := got[name], want[name]
			switch x, y := polls(a), polls(b); {
			case a == b:
				same++
			case x > y:
				more = append(more, name)
			case x < y:
				fewer = append(fewer, name)
			default:
				other = append(other, name)
			}
		}
		t.Logf("seed %d, typed %v: of %d functions %d are the same; more polls here: %v; fewer: "+
			"%v; in other places: %v", *nestsSeed, typed, n, same, more, fewer, other)
		if b := len(more)*100 > 8*n || len(fewer)*100 > 2*n || len(other)*100 > n; b {
			t.Errorf("seed %d, typed %v: %d, %d and %d of %d functions differ", *nestsSeed, typed,
				len(more), len(fewer), len(other), n)
		}
	}
}

// functionsOf are the definitions of a module by their names.
func functionsOf(text string) map[string]string {
	all := map[string]string{}
	for _, f := range strings.Split(text, "\ndefine void @")[1:] {
		name, rest, _ := strings.Cut(f, "(")
		all[name], _, _ = strings.Cut(rest, "\n}\n")
	}
	return all
}
