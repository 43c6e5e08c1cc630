package roots_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
)

var (
	rootModulesCount = flag.Int("root-modules", 5,
		"how many random modules with roots are lowered as LLVM does, of each kind of pointers")
	rootModulesSeed = flag.Uint64("root-modules.seed", 0, "the first seed of these modules")
)

// TestRandomRootLoweringAsLLVM compares the two passes with LLVM's for random functions, in both
// dialects of pointers.
func TestRandomRootLoweringAsLLVM(t *testing.T) {
	for _, typed := range []bool{false, true} {
		for n := range uint64(*rootModulesCount) {
			seed := *rootModulesSeed + n
			sameRoots(t, fmt.Sprintf("seed %d", seed), randomRoots(seed, typed), typed)
		}
	}
}

// rootTexts writes a module of functions for the older interface.
type rootTexts struct {
	*rand.Rand
	b     strings.Builder
	spell *strings.Replacer
	roots int
	// personality is set in a function that may have landing pads.
	personality bool
}

func (r *rootTexts) line(format string, args ...any) {
	r.b.WriteString(r.spell.Replace(fmt.Sprintf(format, args...)) + "\n")
}

func (r *rootTexts) one(of ...string) string { return of[r.IntN(len(of))] }

// randomRoots is a random module of this kind: roots with and without metadata, calls that may
// throw and that do not, invokes; it may declare the list's head and use the names that the pass
// gives.
func randomRoots(seed uint64, typed bool) string {
	r := &rootTexts{Rand: rand.New(rand.NewPCG(seed, 78)), spell: strings.NewReplacer("PLACE",
		"ptr", "POINTER", "ptr", "DESC", "@desc", "PERS", "ptr @pers")}
	chains := []string{"", "", "@llvm_gc_root_chain = external global ptr",
		"@llvm_gc_root_chain = global ptr null", "@llvm_gc_root_chain = internal global ptr null",
		"@llvm_gc_root_chain = linkonce_odr global ptr null", "%gc_map = type { i8 }",
		"%gc_stackentry = type { i8, i16 }"}
	if typed {
		r.spell = strings.NewReplacer("PLACE", "i8**", "POINTER", "i8*", "DESC",
			"bitcast ({ i32, i8 }* @desc to i8*)", "PERS", "i32 (...)* @pers")
		chains = []string{"", "", "%gc_map = type { i8 }", "%gc_stackentry = type { i8, i16 }"}
	}
	r.line("%s", r.one(chains...))
	r.line("@tag = external constant i8")
	r.line("@desc = constant { i32, i8 } { i32 1, i8 2 }")
	r.line("declare void @llvm.gcroot(PLACE, POINTER)")
	r.line("declare POINTER @llvm.gcread(POINTER, PLACE)")
	r.line("declare void @llvm.gcwrite(POINTER, POINTER, PLACE)")
	r.line("declare POINTER @make(i64)")
	r.line("declare void @leaf() nounwind")
	r.line("declare void @look(PLACE)")
	r.line("declare i32 @pers(...)")
	for n := range 12 {
		r.function(n)
	}
	return r.b.String()
}

func (r *rootTexts) function(n int) {
	r.personality = r.IntN(3) == 0
	attrs := r.one("", "", "", " nounwind")
	strategy := r.one("shadow-stack", "shadow-stack", "shadow-stack", "ocaml", "erlang",
		"statepoint-example")
	with := ""
	if r.personality {
		with = " personality PERS"
	}
	argument := r.one("given", "given", "gc_frame", "gc_root") // names of the pass
	r.line("define %s POINTER @f%d(i64 %%n, POINTER %%%s, PLACE %%at)%s gc %q%s {",
		r.one("", "internal", "weak_odr"), n, argument, attrs, strategy, with)
	r.line("%s:", r.one("entry", "entry", "gc_cleanup"))
	r.roots = r.IntN(5)
	for i := range r.roots {
		r.line("  %%r%d = alloca POINTER%s", i, r.one("", "", ", align 16"))
		if r.IntN(4) == 0 {
			r.line("  %%i%d = alloca i64", i)
		}
	}
	for i := range r.roots {
		if r.IntN(3) == 0 {
			r.line("  store POINTER %%%s, PLACE %%r%d", argument, i)
		}
		r.line("  call void @llvm.gcroot(PLACE %%r%d, POINTER %s)", i,
			r.one("null", "null", "@tag", "DESC", "inttoptr (i64 9 to POINTER)"))
		if r.IntN(3) == 0 {
			r.line("  store POINTER null, PLACE %%r%d", i)
		}
	}
	blocks := 1 + r.IntN(4)
	for k := range blocks {
		if k > 0 {
			r.line("b%d:", k)
		}
		for i := range 1 + r.IntN(4) {
			r.statement(k, i, argument)
		}
		switch {
		case k+1 == blocks || r.IntN(4) == 0:
			r.line("  %s", r.one("ret POINTER %"+argument, "ret POINTER %"+argument, "unreachable"))
		default:
			to := k + 1 + r.IntN(blocks-k-1) // forward edges only: LLVM inserts blocks before loops
			r.line("  %%c%d = icmp eq i64 %%n, %d", k, k)
			r.line("  br i1 %%c%d, label %%b%d, label %%b%d", k, k+1, to)
		}
	}
	r.line("}")
}

// statement writes a statement of block k.
func (r *rootTexts) statement(k, i int, argument string) {
	switch r.IntN(9) {
	case 0:
		r.line("  %%v%d.%d = call POINTER @make(i64 %%n)", k, i)
	case 1:
		r.line("  %scall POINTER @make(i64 %d)", r.one("", "tail ", "notail "), i)
	case 2:
		r.line("  call void @leaf()")
	case 3:
		r.line("  call void @llvm.gcwrite(POINTER %%%s, POINTER null, PLACE %%at)", argument)
	case 4:
		r.line("  %%v%d.%d = call POINTER @llvm.gcread(POINTER %%%s, PLACE %%at)", k, i, argument)
	case 5:
		r.line("  call POINTER @make(i64 7) nounwind")
	case 6:
		if r.personality {
			r.line("  invoke POINTER @make(i64 %d) to label %%o%d.%d unwind label %%p%d.%d", i,
				k, i, k, i)
			r.line("p%d.%d:", k, i)
			r.line("  %%l%d.%d = landingpad { POINTER, i32 } %s", k, i,
				r.one("cleanup", "catch POINTER null", "cleanup catch POINTER @tag"))
			if r.IntN(2) == 0 {
				r.line("  call void @leaf()")
			}
			r.line("  %s", r.one(fmt.Sprintf("resume { POINTER, i32 } %%l%d.%d", k, i),
				"ret POINTER null", "unreachable"))
			r.line("o%d.%d:", k, i)
		}
	default:
		if r.roots > 0 {
			n := r.IntN(r.roots)
			r.line("  %s", r.one(fmt.Sprintf("store POINTER %%%s, PLACE %%r%d", argument, n),
				fmt.Sprintf("call void @look(PLACE %%r%d)", n),
				fmt.Sprintf("%%v%d.%d = load POINTER, PLACE %%r%d", k, i, n)))
		}
	}
}
