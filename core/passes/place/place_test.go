package place_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"statepoint/e2e/passtest"
)

// TestRandomPollsAsLLVM compares the polls placed in random functions with LLVM's, as text.
func TestRandomPollsAsLLVM(t *testing.T) {
	const modules, functions = 6, 50
	for _, typed := range []bool{false, true} {
		for seed := range uint64(modules) {
			text := passtest.Poll(typed) + passtest.RandomModule(seed+1000, functions, typed)
			for _, options := range [][]string{nil, {"-spp-all-backedges"}, {"-spp-split-backedge"},
				{"-spp-no-call", "-spp-no-entry"}} {
				want := passtest.Body(passtest.Theirs(t, passtest.Release(typed), text,
					"place-safepoints", options...))
				got := passtest.Body(passtest.Ours(t, "random.ll", text, "place-safepoints",
					options...))
				if got != want {
					if dir := os.Getenv("KEEP"); dir != "" {
						os.WriteFile(fmt.Sprintf("%s/polls%d_%v.ll", dir, seed, typed),
							[]byte(text), 0o644)
					}
					t.Errorf("seed %d, typed %v, %v: %s", seed, typed, options,
						passtest.Difference(got, want))
				}
			}
		}
	}
}

// countedLoops writes counted loops with every combination of predicate, step, bounds and flags,
// tested at the top or bottom.
func countedLoops(width int) string {
	var b strings.Builder
	n := 0
	typ := fmt.Sprintf("i%d", width)
	emit := func(prefix, start, bound, pred, inc string, top, swap bool) {
		cond := fmt.Sprintf("%s %s %%X, %s", pred, typ, bound)
		if swap {
			cond = fmt.Sprintf("%s %s %s, %%X", pred, typ, bound)
		}
		fmt.Fprintf(&b,
			"define void @loop%d(%s %%n, %s %%m, i32 %%s, i8 %%t) gc \"statepoint-example\" "+
				"{\nentry:\n%s  br label %%head\n", n, typ, typ, prefix)
		n++
		if top {
			fmt.Fprintf(&b,
				"head:\n  %%i = phi %s [ %s, %%entry ], [ %%next, %%body ]\n  %%c = icmp %s\n  "+
					"br i1 %%c, label %%body, label %%out\nbody:\n  %%next = %s\n  br label "+
					"%%head\n",
				typ, start, strings.Replace(cond, "%X", "%i", 1), inc)
		} else {
			fmt.Fprintf(&b,
				"head:\n  %%i = phi %s [ %s, %%entry ], [ %%next, %%head ]\n  %%next = %s\n  %%c "+
					"= icmp %s\n  br i1 %%c, label %%head, label %%out\n",
				typ, start, inc, strings.Replace(cond, "%X", "%next", 1))
		}
		b.WriteString("out:\n  ret void\n}\n")
	}
	extend := fmt.Sprintf("  %%w = zext i32 %%s to %s\n", typ)
	if width == 32 {
		extend = fmt.Sprintf("  %%w = zext i8 %%t to %s\n", typ)
	}
	for _, pred := range []string{"eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt",
		"sge"} {
		for _, inc := range []string{"add", "add nsw", "add nuw", "add nuw nsw"} {
			for _, step := range []int{1, -1, 2, 3, -4} {
				for k, pair := range [][3]string{{"", "0", "%n"}, {"", "%m", "%n"},
					{"", "0", "100"}, {"", "100", "0"}, {"", "7", "-9"}, {extend, "0", "%w"},
					{extend, "%w", "0"}, {extend, "%m", "%w"}} {
					top := (k+step)%2 == 0
					emit(pair[0], pair[1], pair[2], pred,
						fmt.Sprintf("%s %s %%i, %d", inc, typ, step), top, (k+len(inc))%3 == 0)
				}
			}
		}
	}
	return b.String()
}

// TestCountedLoopsAsLLVM compares which counted loops get a poll.
func TestCountedLoopsAsLLVM(t *testing.T) {
	for _, width := range []int{32, 64} {
		for _, typed := range []bool{false, true} {
			text := passtest.Poll(typed) + countedLoops(width)
			want := polled(passtest.Theirs(t, passtest.Release(typed), text, "place-safepoints",
				"-spp-no-entry"))
			got := polled(passtest.Ours(t, "loops.ll", text, "place-safepoints", "-spp-no-entry"))
			missing, extra := 0, 0
			for f, w := range want {
				switch {
				case got[f] == w:
				case w:
					if missing++; missing <= 3 {
						t.Errorf("i%d, LLVM %d: a poll is missing in\n%s", width,
							passtest.Release(typed), functionText(text, f))
					}
				default:
					extra++
					if os.Getenv("EXTRA") != "" {
						t.Logf("i%d, LLVM %d: a poll too many in\n%s", width,
							passtest.Release(typed), functionText(text, f))
					}
				}
			}
			// LLVM proves a little more than we do about loops that count away from their bound or
			// step over it. An extra poll is safe.
			if limit := len(want) * 3 / 100; extra > limit {
				t.Errorf("i%d, LLVM %d: %d of %d loops have a poll too many, at most %d may", width,
					passtest.Release(typed), extra, len(want), limit)
			}
		}
	}
}

// polled reports for each function whether it has a poll.
func polled(s string) map[string]bool {
	has := map[string]bool{}
	name := ""
	for _, l := range strings.Split(s, "\n") {
		if rest, ok := strings.CutPrefix(l, "define void @"); ok {
			name = rest[:strings.IndexByte(rest, '(')]
			has[name] = false
		} else if strings.Contains(l, "@do_safepoint()") {
			has[name] = true
		}
	}
	return has
}

func functionText(s, name string) string {
	i := strings.Index(s, "define void @"+name+"(")
	return s[i : i+strings.Index(s[i:], "\n}")+2]
}
