package analysis_test

import (
	"context"
	"flag"
	"fmt"
	"math/bits"
	"math/rand/v2"
	"strings"
	"testing"

	"statepoint/core/analysis"
	"statepoint/core/irparse"
	"statepoint/core/source"
	"statepoint/e2e/short"
)

var tinyLoops = flag.Uint64("tiny-loops", 1000, "how many random loops TestBoundsAreTrue runs")

// TestBoundsAreTrue runs random loops over five-bit numbers with all possible arguments, and
// compares the computed bounds with the number of iterations.
func TestBoundsAreTrue(t *testing.T) {
	bounded := 0
	for seed := range short.Share(*tinyLoops, 10) {
		l := newTinyLoop(rand.New(rand.NewPCG(seed, 5)))
		for width := 1; width <= 6; width++ {
			if !boundedTo(t, l.text, width) {
				continue
			}
			bounded++
			most, ever := l.mostRounds()
			if ever || most >= 1<<width {
				t.Fatalf("seed %d: said to go round less than %d times, but does %d (for ever: "+
					"%v)\n%s", seed, 1<<width, most, ever, l.text)
			}
			break
		}
	}
	if bounded == 0 {
		t.Error("no loop was bounded")
	}
}

func boundedTo(t *testing.T, text string, width int) bool {
	t.Helper()
	m, _, err := irparse.Parse(context.Background(), source.NewText("loop.ll", text), nil)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	cfg := analysis.NewCFG(m.Func("f"))
	dom := analysis.NewDominators(cfg)
	loops := analysis.NewLoops(cfg, dom)
	loop := loops.InnermostFirst()[0]
	_, ok := analysis.NewTripCounts(cfg, dom, loops).Bounded(loop, loops.Latches(loop)[0], width)
	return ok
}

// tinyLoop is a loop as text and as steps to run.
type tinyLoop struct {
	rng  *rand.Rand
	text string
	// pre computes the values before the loop from the arguments; it returns false if that is
	// undefined or the loop is not entered.
	pre          []func(v map[string]tiny) bool
	start, bound string
	step         uint64
	nuw, nsw     bool
	compared     string // %i or %j, the next
	turned       string // the operation on it before the comparison
	swapped      bool
	pred         string
	stay         bool
	lines        []string
	names        int
}

var tinyPreds = []string{"eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge"}

func newTinyLoop(rng *rand.Rand) *tinyLoop {
	l := &tinyLoop{rng: rng}
	l.start, l.bound = l.value(0), l.value(0)
	if rng.IntN(4) == 0 {
		l.bound = l.binary("add", l.start, l.value(2))
	}
	head := strings.Join(l.lines, "\n")
	at := "entry"
	for i := range rng.IntN(3) {
		a, b := l.start, l.bound
		if rng.IntN(2) == 0 {
			b = fmt.Sprint(rng.IntN(32) - 16)
		}
		if rng.IntN(2) == 0 {
			a = l.bound
		}
		pred, holds := tinyPreds[rng.IntN(len(tinyPreds))], rng.IntN(2) == 0
		head += fmt.Sprintf("\n%%g%d = icmp %s i5 %s, %s\n", i, pred, a, b)
		if rng.IntN(3) == 0 {
			holds = true
			head += fmt.Sprintf("call void @llvm.assume(i1 %%g%d)", i)
		} else {
			to, other := fmt.Sprintf("k%d", i), "exit"
			at = to
			if !holds {
				to, other = other, to
			}
			head += fmt.Sprintf("br i1 %%g%d, label %%%s, label %%%s\nk%d:", i, to, other, i)
		}
		l.pre = append(l.pre, func(v map[string]tiny) bool {
			x, y := v[a], v[b]
			return !x.poison && !y.poison && tinyCompare(pred, x, y) == holds
		})
	}
	l.step = []uint64{1, 1, 1, 31, 31, 2, 3, 4, 30, 8}[rng.IntN(10)]
	l.nuw, l.nsw = rng.IntN(3) == 0, rng.IntN(3) == 0
	l.compared = []string{"%i", "%j"}[rng.IntN(2)]
	l.swapped = rng.IntN(5) == 0
	l.pred = tinyPreds[rng.IntN(len(tinyPreds))]
	l.stay = l.pred == "ne" || l.pred != "eq" && rng.IntN(5) > 0
	l.turned = []string{"", "", "", "mul i5 %s, 3", "sub i5 7, %s", "add i5 %s, %%a",
		"xor i5 %s, -1", "trunc i5 %s to i3"}[rng.IntN(8)]
	a, b, turn := l.compared, l.bound, ""
	if l.turned != "" {
		a, turn = "%w", "%w = "+fmt.Sprintf(l.turned, a)+"\n"
	}
	if strings.HasPrefix(l.turned, "trunc") {
		turn = strings.Replace(turn, "%w", "%l", 1) + "%w = zext i3 %l to i5\n"
	}
	if l.swapped {
		a, b = b, a
	}
	on, off := "next", "exit"
	if !l.stay {
		on, off = off, on
	}
	flags := ""
	if l.nuw {
		flags += " nuw"
	}
	if l.nsw {
		flags += " nsw"
	}
	next := "br label %loop"
	if rng.IntN(3) == 0 {
		next = "%v = load volatile i1, ptr %p\nbr i1 %v, label %loop, label %exit"
	}
	l.text = fmt.Sprintf("define void @f(i5 %%a, i5 %%b, ptr %%p) {\nentry:\n%s\nbr label %%loop\n"+
		"loop:\n%%i = phi i5 [ %s, %%%s ], [ %%j, %%next ]\n%%j = add%s i5 %%i, %d\n%s"+
		"%%c = icmp %s i5 %s, %s\nbr i1 %%c, label %%%s, label %%%s\nnext:\n%s\n"+
		"exit:\nret void\n}\ndeclare void @llvm.assume(i1)\n", head, l.start, at, flags,
		int64(l.step<<59)>>59, turn, l.pred, a, b, on, off, next)
	for _, name := range []string{"umin", "umax", "smin", "smax", "ctpop"} {
		more := ", i5"
		if name == "ctpop" {
			more = ""
		}
		if strings.Contains(l.text, "@llvm."+name+".") {
			l.text += fmt.Sprintf("declare i5 @llvm.%s.i5(i5%s)\n", name, more)
		}
	}
	return l
}

// mostRounds runs the loop with all arguments, and reports whether it is endless for some.
func (l *tinyLoop) mostRounds() (most int, ever bool) {
	for args := range 1 << (2 * tinyWidth) {
		v := map[string]tiny{}
		for n := int64(-16); n < 32; n++ {
			v[fmt.Sprint(n)] = tiny{n: uint64(n) & 31}
		}
		v["%a"], v["%b"] = tiny{n: uint64(args) & 31}, tiny{n: uint64(args) >> tinyWidth}
		entered := true
		for _, step := range l.pre {
			if entered = step(v); !entered {
				break
			}
		}
		if !entered {
			continue
		}
		i, rounds := v[l.start], 0
		for ; rounds <= 64; rounds++ {
			j := tinyBinary("add", i, tiny{n: l.step}, l.nuw, l.nsw)
			x, y := i, v[l.bound]
			if l.compared == "%j" {
				x = j
			}
			x = l.turn(x, v)
			if x.poison || y.poison { // the behaviour is undefined from here on
				rounds = 0
				break
			}
			if l.swapped {
				x, y = y, x
			}
			if tinyCompare(l.pred, x, y) != l.stay {
				break
			}
			i = j
		}
		if rounds > 64 {
			return most, true
		}
		most = max(most, rounds)
	}
	return most, false
}

// value writes a value before the loop and returns its name.
func (l *tinyLoop) value(depth int) string {
	n := l.rng.IntN(20)
	switch {
	case n < 3:
		return fmt.Sprint(l.rng.IntN(48) - 16)
	case n < 7 || depth > 3:
		return []string{"%a", "%b"}[l.rng.IntN(2)]
	case n < 10:
		return l.binary([]string{"add", "sub", "mul"}[l.rng.IntN(3)], l.value(depth+1),
			l.value(depth+1))
	case n < 13:
		op := []string{"udiv", "urem", "sdiv", "srem", "lshr", "ashr", "shl"}[l.rng.IntN(7)]
		return l.binary(op, l.value(depth+1), fmt.Sprint(1+l.rng.IntN(4)))
	case n < 15:
		return l.binary([]string{"and", "or", "xor"}[l.rng.IntN(3)], l.value(depth+1),
			fmt.Sprint([]int{1, 3, 7, -1, -4, 12, 5}[l.rng.IntN(7)]))
	case n < 17:
		return l.binary([]string{"umin", "umax", "smin", "smax"}[l.rng.IntN(4)],
			l.value(depth+1), l.value(depth+1))
	case n == 17:
		return l.choice(depth)
	case n == 18:
		x, name := l.value(depth+1), l.name()
		l.lines = append(l.lines, fmt.Sprintf("%s = call i5 @llvm.ctpop.i5(i5 %s)", name, x))
		l.does(name, func(v map[string]tiny) tiny {
			return tiny{uint64(bits.OnesCount64(v[x].n)), v[x].poison}
		})
		return name
	}
	x, low, name := l.value(depth+1), l.name(), l.name()
	signed := l.rng.IntN(2) == 0
	l.lines = append(l.lines, fmt.Sprintf("%s = trunc i5 %s to i3\n%s = %s i3 %s to i5", low, x,
		name, map[bool]string{false: "zext", true: "sext"}[signed], low))
	l.does(name, func(v map[string]tiny) tiny {
		n := v[x].n & 7
		if signed && n > 3 {
			n |= 24
		}
		return tiny{n, v[x].poison}
	})
	return name
}

func (l *tinyLoop) name() string {
	l.names++
	return fmt.Sprintf("%%t%d", l.names)
}

func (l *tinyLoop) does(name string, f func(v map[string]tiny) tiny) {
	l.pre = append(l.pre, func(v map[string]tiny) bool { v[name] = f(v); return true })
}

func (l *tinyLoop) binary(op, x, y string) string {
	name := l.name()
	nuw, nsw, flags := false, false, ""
	switch op {
	case "umin", "umax", "smin", "smax":
		l.lines = append(l.lines, fmt.Sprintf("%s = call i5 @llvm.%s.i5(i5 %s, i5 %s)", name, op, x,
			y))
	default:
		if strings.Contains("add sub mul shl", op) {
			if nuw = l.rng.IntN(4) == 0; nuw {
				flags += " nuw"
			}
			if nsw = l.rng.IntN(4) == 0; nsw {
				flags += " nsw"
			}
		}
		l.lines = append(l.lines, fmt.Sprintf("%s = %s%s i5 %s, %s", name, op, flags, x, y))
	}
	l.does(name, func(v map[string]tiny) tiny { return tinyBinary(op, v[x], v[y], nuw, nsw) })
	return name
}

func (l *tinyLoop) choice(depth int) string {
	a, b, c, name := l.value(depth+1), l.value(depth+1), l.name(), l.name()
	pred := tinyPreds[l.rng.IntN(len(tinyPreds))]
	x, y := a, b
	if l.rng.IntN(2) == 0 {
		x, y = y, x
	}
	if l.rng.IntN(4) == 0 {
		x = "7"
	}
	l.lines = append(l.lines, fmt.Sprintf("%s = icmp %s i5 %s, %s\n%s = select i1 %s, i5 %s, i5 %s",
		c, pred, a, b, name, c, x, y))
	l.does(name, func(v map[string]tiny) tiny {
		switch {
		case v[a].poison || v[b].poison:
			return tiny{poison: true}
		case tinyCompare(pred, v[a], v[b]):
			return v[x]
		}
		return v[y]
	})
	return name
}
