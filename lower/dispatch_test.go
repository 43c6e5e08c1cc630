package lower_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"statepoint/e2e/lowertest"
	"statepoint/lower"
	"statepoint/lower/machine"
)

// dispatcher is a random interpreter with one indirectbr, and step what one of its instructions
// does to its state. Instruction 0 ends it. Some instructions call, and some may end it.
func dispatcher(r *rand.Rand) (text string, n int,
	step func(op int, x, acc, old uint64) (newAcc, newOld uint64, ends bool)) {
	n = 5 + r.IntN(20)
	kinds, keeps, tests := make([]int, n), make([]bool, n), make([]bool, n)
	var b, phis, olds strings.Builder
	list := func(format string) string {
		var all []string
		for i := range n {
			all = append(all, fmt.Sprintf(format, i))
		}
		return strings.Join(all, ", ")
	}
	// only of a constant of the module are the elements known
	fmt.Fprintf(&b, "declare i64 @note(i64)\n@t = %s [%d x ptr] [%s]\n",
		[...]string{"internal constant", "constant", "internal global"}[r.IntN(3)], n,
		list("ptr blockaddress(@run, %%c%d)"))
	b.WriteString("define i64 @run(ptr %code, i64 %x) {\nentry:\n  br label %next\nnext:\n" +
		"  %pc = phi ptr [ %code, %entry ], [ %pc.n, %latch ]\n" +
		"  %acc = phi i64 [ %x, %entry ], [ %acc.n, %latch ]\n" +
		"  %old = phi i64 [ 5, %entry ], [ %old.n, %latch ]\n" +
		"  %op = load i8, ptr %pc\n  %pc.n = getelementptr i8, ptr %pc, i64 1\n" +
		"  %n = zext i8 %op to i64\n  %s = getelementptr ptr, ptr @t, i64 %n\n" +
		"  %to = load ptr, ptr %s\n  indirectbr ptr %to, [" + list("label %%c%d") +
		"]\nc0:\n  ret i64 %acc\n")
	for i := 1; i < n; i++ {
		kinds[i], keeps[i], tests[i] = r.IntN(5), r.IntN(2) == 0, r.IntN(4) == 0
		fmt.Fprintf(&b, [...]string{"c%[1]d:\n  %%a%[1]d = add i64 %%acc, %[1]d\n",
			"c%[1]d:\n  %%a%[1]d = xor i64 %%acc, %%x\n",
			"c%[1]d:\n  %%q%[1]d = mul i64 %%acc, %%old\n  %%a%[1]d = add i64 %%q%[1]d, 3\n",
			"c%[1]d:\n  %%a%[1]d = call i64 @note(i64 %%acc)\n",
			"c%[1]d:\n  %%q%[1]d = call i64 @note(i64 %%old)\n" +
				"  %%a%[1]d = sub i64 %%q%[1]d, %%x\n"}[kinds[i]], i)
		if tests[i] {
			fmt.Fprintf(&b, "  %%z%[1]d = icmp slt i64 %%a%[1]d, -9000000000000000000\n"+
				"  br i1 %%z%[1]d, label %%e%[1]d, label %%latch\ne%[1]d:\n  ret i64 %%a%[1]d\n", i)
		} else {
			b.WriteString("  br label %latch\n")
		}
		kept := map[bool]string{true: "%old", false: "%acc"}[keeps[i]]
		fmt.Fprintf(&phis, ", [ %%a%[1]d, %%c%[1]d ]", i)
		fmt.Fprintf(&olds, ", [ %s, %%c%d ]", kept, i)
	}
	fmt.Fprintf(&b, "latch:\n  %%acc.n = phi i64 %s\n  %%old.n = phi i64 %s\n"+
		"  br label %%next\n}\n", phis.String()[2:], olds.String()[2:])
	return b.String(), n, func(op int, x, acc, old uint64) (uint64, uint64, bool) {
		a := [...]uint64{acc + uint64(op), acc ^ x, acc*old + 3, acc * 7, old*7 - x}[kinds[op]]
		if !keeps[op] {
			old = acc
		}
		return a, old, tests[op] && int64(a) < -9000000000000000000
	}
}

// The dispatch of an interpreter is repeated after its instructions, and each repetition has its
// operands where the instruction leaves them.
func TestRandomDispatch(t *testing.T) {
	for seed := range uint64(60) {
		r := rand.New(rand.NewPCG(seed, 1))
		text, n, step := dispatcher(r)
		res := lowertest.Compile(t, text, lower.Options{})
		m, err := machine.New(machine.Limits{})
		if err != nil {
			t.Fatal(err)
		}
		im, err := m.Load(res.Object, map[string]machine.External{
			"note": func(m *machine.Machine) error {
				m.Return(7 * m.Arg(0))
				return nil
			}})
		if err != nil {
			t.Fatal(err)
		}
		const at, x = 0x30000000, 0x123456789
		acc, old, ended := uint64(x), uint64(5), false
		code := make([]byte, 200)
		for i := range code[:199] {
			code[i] = byte(1 + r.IntN(n-1))
			if !ended {
				acc, old, ended = step(int(code[i]), x, acc, old)
			}
		}
		if err := m.Mem.Map(at, 1<<12, machine.Read|machine.Write); err != nil {
			t.Fatal(err)
		}
		m.Mem.WriteAt(at, code)
		fn, _ := im.Lookup("run")
		if got, err := m.Call(context.Background(), fn, at, x); err != nil || got != acc {
			t.Errorf("seed %d: %#x, %v; want %#x\n%s", seed, got, err, acc, text)
		}
	}
}
