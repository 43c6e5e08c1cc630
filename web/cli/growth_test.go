package cli

import (
	"fmt"
	"os"
	"runtime"
	"strings"
	"testing"
)

// grown are texts of n units each, by what grows.
var grown = []struct {
	name string
	text func(n int) string
	// lights is set if the units light each other: there are n squared pairs.
	lights bool
}{
	{"functions", func(n int) string {
		var b strings.Builder
		b.WriteString("declare void @callee()\n")
		for k := range n {
			fmt.Fprintf(&b, "define ptr addrspace(1) @f%d(ptr addrspace(1) %%p) gc "+
				"\"statepoint-example\" {\n  call void @callee()\n  "+
				"ret ptr addrspace(1) %%p\n}\n", k)
		}
		return b.String()
	}, false},
	{"loads and calls in turn, which share a slot", func(n int) string {
		var b strings.Builder
		for k := range n {
			fmt.Fprintf(&b, "  %%v%d = load ptr addrspace(1), ptr addrspace(1) %%v%d\n"+
				"  call void @callee()\n", k+1, k)
		}
		return oneFunction(b.String(), fmt.Sprintf("%%v%d", n))
	}, false},
	{"calls with a reference live across", func(n int) string {
		return oneFunction(strings.Repeat("  call void @callee()\n", n), "%v0")
	}, true},
	{"instructions without calls", func(n int) string {
		var b strings.Builder
		for k := range n {
			fmt.Fprintf(&b, "  %%x%d = load volatile i64, ptr addrspace(1) %%v0\n", k)
		}
		return oneFunction(b.String()+"  call void @callee()\n", "%v0")
	}, false},
}

func oneFunction(body, result string) string {
	return "declare void @callee()\ndefine ptr addrspace(1) @f0(ptr addrspace(1) %v0) gc " +
		"\"statepoint-example\" {\n" + body + "  ret ptr addrspace(1) " + result + "\n}\n"
}

// TestGrowthOfCommands checks that commands allocate less than three times as much for texts with
// twice as many units. It does not measure time.
func TestGrowthOfCommands(t *testing.T) {
	for _, g := range grown {
		for _, command := range []string{"embed -", "explain -", "worlds -", "compile - -o " +
			os.DevNull, "run --stubs --entry f0 - -- 0"} {
			if g.lights && command == "embed -" {
				continue // each call lights all others: TestLimitsOfCommands
			}
			took := func(n int) float64 {
				text := g.text(n)
				var before, after runtime.MemStats
				runtime.ReadMemStats(&before)
				_, said, status := runCommand(text, strings.Fields(command)...)
				runtime.ReadMemStats(&after)
				if status != 0 && !strings.Contains(said, "a null pointer") { // run needs one
					t.Errorf("%s: %s: status %d\n%s", g.name, command, status, said)
				}
				return float64(after.TotalAlloc - before.TotalAlloc)
			}
			if few, many := took(200), took(400); many > 3*few {
				t.Errorf("%s: %s allocates %.0f bytes, and %.0f of a text twice as long", g.name,
					command, few, many)
			}
		}
	}
}

// TestLimitsOfCommands checks that embed and worlds report their limits, and that explain names
// only a few of the many pointers that share a slot.
func TestLimitsOfCommands(t *testing.T) {
	chain, calls := grown[1].text, grown[2].text
	const many = 1000
	roots, declared := "", ""
	for k := range many {
		roots += fmt.Sprintf("  %%r%d = alloca ptr\n", k)
		declared += fmt.Sprintf("  call void @llvm.gcroot(ptr %%r%d, ptr null)\n", k)
	}
	shadowed := "declare void @callee()\ndeclare void @llvm.gcroot(ptr, ptr)\n" +
		"define void @f0() gc \"shadow-stack\" {\n" + roots + declared +
		strings.Repeat("  call void @callee()\n", many) + "  ret void\n}\n"
	for _, c := range []struct {
		command, text, says string
		status              int
	}{
		{"embed -", calls(800), "error: <stdin>: the items shown light more than 1500000 parts " +
			"of each other, the limit (MaxLit); show fewer panes or a part of the program", 1},
		{"worlds -", shadowed, "gcroot and a map: not available: with the table of roots of " +
			"`@f0` the code of the module has more than ", 0},
		{"explain -", chain(40), " and 23 others\n", 0},
	} {
		out, said, status := runCommand(c.text, strings.Fields(c.command)...)
		if status != c.status || !strings.Contains(out+said, c.says) {
			t.Errorf("%s: status %d\n%.2000s", c.command, status, out+said)
		}
	}
}

// TestLongChainsOfRelocates relocates a pointer and one computed from it thousands of times: every
// base is correct.
func TestLongChainsOfRelocates(t *testing.T) {
	const declared = `declare void @callee()
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
define ptr addrspace(1) @f(ptr addrspace(1) %p, i64 %i) gc "statepoint-example" {
  %d = getelementptr i8, ptr addrspace(1) %p, i64 %i
`
	const step = `  %tN = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(
    i64 0, i32 0, ptr elementtype(void ()) @callee, i32 0, i32 0, i32 0, i32 0)
    ["gc-live"(ptr addrspace(1) BASE, ptr addrspace(1) DERIVED)]
  %rN = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %tN, i32 0, i32 0)
  %eN = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %tN, i32 0, i32 1)
`
	text, base, derived := declared, "%p", "%d"
	for k := range 2000 {
		n := fmt.Sprint(k)
		text += strings.NewReplacer("N", n, "BASE", base, "DERIVED", derived).Replace(step)
		base, derived = "%r"+n, "%e"+n
	}
	text += "  ret ptr addrspace(1) " + derived + "\n}\n"
	if out, said, status := runCommand(text, "llc", "-filetype=null", "-"); status != 0 ||
		out+said != "" {
		t.Errorf("status %d\n%.1000s", status, out+said)
	}
}
