package safepointir_test

import (
	"context"
	"errors"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/passes"
	"statepoint/core/passes/pass"
	"statepoint/core/passes/safepointir"
	"statepoint/e2e/oracle"
	"statepoint/e2e/passtest"
)

// mutate breaks relocations in a rewritten module by making uses read the unrelocated value. It
// returns the text and the number of broken uses.
func mutate(t *testing.T, text string, seed uint64, percent int) (string, int) {
	m := passtest.Parse(t, text)
	rng := rand.New(rand.NewPCG(seed, 2))
	broken := 0
	for _, f := range m.Funcs {
		for _, b := range f.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				if in.Op != ir.Call || !gc.IsRelocate(in) {
					continue
				}
				r, err := gc.ViewRelocate(in)
				if err != nil {
					t.Fatal(err)
				}
				for u := ir.FirstUse(in); u != nil; {
					next := u.Next()
					if rng.IntN(100) < percent && !entersTwice(u.User) &&
						r.Derived.Type() == in.Type() {
						u.Set(r.Derived)
						broken++
					}
					u = next
				}
			}
		}
	}
	return string(printer.AppendModule(nil, m, nil)), broken
}

// entersTwice reports whether a phi has two entries from one block, which must be equal.
func entersTwice(in *ir.Instr) bool {
	for i, b := range in.Blocks {
		if in.IncomingIndex(b) != i {
			return true
		}
	}
	return false
}

// TestSafepointVerifierAsLLVM compares the verifier's output for rewritten functions, intact and
// broken, with LLVM's.
func TestSafepointVerifierAsLLVM(t *testing.T) {
	total := 0
	for _, typed := range []bool{false, true} {
		for seed := range uint64(6) {
			clean := passtest.Ours(t, "random.ll", passtest.RandomModule(seed+2000, 40, typed),
				"rewrite-statepoints-for-gc")
			// LLVM 14 treats a shuffle of constants as a constant and does not relocate it; its
			// verifier sees a pointer. The comparison without any breakage, below, covers that.
			if r, n := passtest.SafepointReport(t, clean); n != 0 && !typed {
				t.Errorf("seed %d, typed %v: %d violations in our own output\n%s", seed, typed, n,
					r)
			}
			for _, percent := range []int{0, 2, 10, 40} {
				text, broken := mutate(t, clean, seed, percent)
				total += broken
				got, n := passtest.SafepointReport(t, text)
				args := []string{"-passes=verify<safepoint-ir>", "-disable-output",
					"-safepoint-ir-verifier-print-only"}
				if typed {
					args = []string{"-enable-new-pm=0", "-verify-safepoint-ir", "-disable-output",
						"-safepoint-ir-verifier-print-only"}
				}
				opt := oracle.Tool(t, passtest.Release(typed), "opt")
				r := oracle.Exec([]byte(text), opt, args...)
				if r.Err != nil {
					t.Fatalf("%v\n%s", r.Err, r.Stderr)
				}
				if want := string(r.Stderr); got != want {
					if dir := os.Getenv("KEEP"); dir != "" {
						os.WriteFile(dir+"/safepoints.ll", []byte(text), 0o644)
					}
					t.Errorf("seed %d, typed %v, %d%%: %d broken, %d found: %s", seed, typed,
						percent, broken, n, passtest.Difference(got, want))
				}
			}
		}
	}
	if total < 200 {
		t.Errorf("only %d uses were broken", total)
	}
}

// TestUnrelocatedUseIsExplained checks the error's contents: the position, the safepoint, the path
// from it, and the pointer to use.
func TestUnrelocatedUseIsExplained(t *testing.T) {
	text := `declare void @foo()
declare void @use(ptr addrspace(1))
define void @f(ptr addrspace(1) %p, i1 %c) gc "statepoint-example" {
entry:
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
  %q = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  br i1 %c, label %then, label %done
then:
  br label %done
done:
  store i8 0, ptr addrspace(1) %p
  ret void
}
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
`
	p, err := passes.NewPipeline("verify<safepoint-ir>")
	if err != nil {
		t.Fatal(err)
	}
	_, err = p.Run(context.Background(), passtest.Parse(t, text))
	var use *safepointir.UnrelocatedUse
	if !errors.As(err, &use) {
		t.Fatalf("got %v", err)
	}
	d, ok := pass.AsDiagnostic(err)
	if !ok || text[d.Span.Start:d.Span.End] == "" ||
		!strings.Contains(text[d.Span.Start:], "store i8 0") {
		t.Errorf("diagnostic %+v", d)
	}
	notes := strings.Join(d.Notes, "\n")
	for _, want := range []string{"safepoint at 5:3: `%t`", "%entry → %done", "use `%q` instead"} {
		if !strings.Contains(notes, want) {
			t.Errorf("the notes lack %q:\n%s", want, notes)
		}
	}
	if len(use.Path) != 2 || use.Safepoint == 0 || use.Instead == 0 {
		t.Errorf("violation %+v", use.Violation)
	}
}
