package gen

import (
	"fmt"
	"strings"
)

// Roots makes a module of functions that declare their roots by llvm.gcroot, each of one of the
// strategies: roots with metadata and without, among other slots; calls of different functions,
// with arguments on the stack, in branches and loops, indirect and by the library; barriers. The
// module only tests compilation: its functions cannot run.
func Roots(seed uint64, functions int, strategies ...string) string {
	g := rootsGen{r: random(seed)}
	g.line("@tag = external constant i8")
	g.line("declare void @llvm.gcroot(ptr, ptr)")
	g.line("declare ptr @llvm.gcread(ptr, ptr)")
	g.line("declare void @llvm.gcwrite(ptr, ptr, ptr)")
	for i := range rootCallees {
		g.line("declare ptr @c%d(ptr, i64)", i)
	}
	g.line("declare i64 @llvm.readcyclecounter()")
	g.line("declare void @many(i64, i64, i64, i64, i64, i64, i64, ptr)")
	for n := range functions {
		g.function(n, pick(&g.r, strategies))
	}
	return g.b.String()
}

// rootCallees is the number of functions that the functions call.
const rootCallees = 12

type rootsGen struct {
	r     random
	b     strings.Builder
	roots int
	value int
}

func (g *rootsGen) line(format string, args ...any) { fmt.Fprintf(&g.b, format+"\n", args...) }

func (g *rootsGen) function(n int, strategy string) {
	params := []string{"i64 %n", "ptr %given", "ptr %at", "ptr %f"}
	for i := range g.r.below(7) {
		params = append(params, fmt.Sprintf("i64 %%p%d", i))
	}
	g.line("define ptr @f%d(%s) gc %q {\nentry:", n, strings.Join(params, ", "), strategy)
	g.roots = g.r.below(6)
	for i := range g.roots {
		g.line("  %%r%d = alloca ptr", i)
		if g.r.chance(4) {
			g.line("  %%i%d = alloca i64\n  store volatile i64 %%n, ptr %%i%d", i, i)
		}
	}
	for i := range g.roots {
		g.line("  call void @llvm.gcroot(ptr %%r%d, ptr %s)", i,
			pick(&g.r, []string{"null", "null", "@tag"}))
		if g.r.chance(3) {
			g.line("  store ptr %%given, ptr %%r%d", i)
		}
	}
	blocks := g.r.between(1, 5)
	if g.r.chance(8) { // one that calls nothing
		for i := range g.roots {
			g.line("  %%v%d = load volatile ptr, ptr %%r%d", i, i)
		}
		g.line("  ret ptr %%given\n}")
		return
	}
	for k := range blocks {
		if k > 0 {
			g.line("b%d:", k)
		}
		for range g.r.between(1, 5) {
			g.statement()
		}
		switch {
		case k+1 == blocks || g.r.chance(5):
			g.exit(k)
		default:
			to := g.r.between(1, blocks-1) // backwards, too
			g.line("  %%k%d = call i64 @llvm.readcyclecounter()", k)
			g.line("  %%b%d.c = icmp eq i64 %%k%d, %d", k, k, k)
			g.line("  br i1 %%b%d.c, label %%b%d, label %%b%d", k, k+1, to)
		}
	}
	g.line("}")
}

// exit leaves the function, by a call marked tail every now and then.
func (g *rootsGen) exit(block int) {
	switch g.r.below(6) {
	case 0:
		g.line("  %%t%d = tail call ptr @c%d(ptr %%given, i64 1)\n  ret ptr %%t%d", block,
			g.r.below(rootCallees), block)
	case 1:
		g.line("  %%t%d = tail call ptr %%f(ptr null)\n  ret ptr %%t%d", block, block)
	default:
		g.line("  ret ptr %%given")
	}
}

// statement writes a statement that calls, or that reads or writes a root.
func (g *rootsGen) statement() {
	g.value++
	v := g.value
	switch g.r.below(8) {
	case 0, 1:
		g.line("  %%v%d = call ptr @c%d(ptr null, i64 %d)", v, g.r.below(rootCallees), v)
		if g.roots > 0 {
			g.line("  store ptr %%v%d, ptr %%r%d", v, g.r.below(g.roots))
		}
	case 2:
		g.line("  call void @many(i64 1, i64 2, i64 3, i64 4, i64 %%n, i64 6, i64 %d, ptr %%given)",
			v)
	case 3:
		g.line("  call void %%f(i64 %d)", v)
	case 4:
		g.line("  call void @llvm.gcwrite(ptr %%given, ptr null, ptr %%at)")
	case 5:
		g.line("  %%v%d = call ptr @llvm.gcread(ptr %%given, ptr %%at)", v)
		g.line("  call ptr @c%d(ptr %%v%d, i64 %d)", g.r.below(rootCallees), v, v)
	default:
		if g.roots == 0 {
			return
		}
		g.line("  %%v%d = load ptr, ptr %%r%d", v, g.r.below(g.roots))
		g.line("  call ptr @c%d(ptr %%v%d, i64 %%n)", g.r.below(rootCallees), v)
	}
}
