package regalloc_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"statepoint/e2e/lowertest"
	"statepoint/lower"
	"statepoint/lower/machine"
)

// carriedLoop is an interpreter with more variables than registers: each of its cases changes one
// of them, and the end of the loop joins them all by phis that nothing but the next iteration uses.
func carriedLoop(variables int) string {
	var b strings.Builder
	b.WriteString("define i64 @run(ptr %code) {\nentry:\n  br label %next\nnext:\n" +
		"  %pc = phi ptr [ %code, %entry ], [ %pc.next, %latch ]\n")
	for v := range variables {
		fmt.Fprintf(&b, "  %%v%d = phi i64 [ %d, %%entry ], [ %%w%d, %%latch ]\n", v, v, v)
	}
	b.WriteString("  %op = load i8, ptr %pc\n  %pc.next = getelementptr i8, ptr %pc, i64 1\n" +
		"  switch i8 %op, label %done [")
	for v := range variables {
		fmt.Fprintf(&b, " i8 %d, label %%case%d", v+1, v)
	}
	b.WriteString(" ]\n")
	for v := range variables {
		fmt.Fprintf(&b, "case%d:\n  %%a%d = mul i64 %%v%d, 3\n  br label %%latch\n", v, v, v)
	}
	b.WriteString("latch:\n")
	for v := range variables {
		fmt.Fprintf(&b, "  %%w%d = phi i64 ", v)
		for c := range variables {
			if c > 0 {
				b.WriteString(", ")
			}
			from := "v"
			if c == v {
				from = "a"
			}
			fmt.Fprintf(&b, "[ %%%s%d, %%case%d ]", from, v, c)
		}
		b.WriteString("\n")
	}
	b.WriteString("  br label %next\ndone:\n  %s0 = add i64 %v0, 0\n")
	for v := 1; v < variables; v++ {
		fmt.Fprintf(&b, "  %%m%d = mul i64 %%v%d, %d\n  %%s%d = add i64 %%s%d, %%m%d\n", v, v, v+1,
			v, v-1, v)
	}
	fmt.Fprintf(&b, "  ret i64 %%s%d\n}\n", variables-1)
	return b.String()
}

// TestCarriedVariables counts the instructions of one iteration: a variable that a case does not
// change stays in its slot.
func TestCarriedVariables(t *testing.T) {
	const variables, turns, most = 24, 960, 17
	res := lowertest.Compile(t, carriedLoop(variables), lower.Options{})
	m, err := machine.New(machine.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	im, err := m.Load(res.Object, nil)
	if err != nil {
		t.Fatal(err)
	}
	const at = 0x30000000
	if err := m.Mem.Map(at, 1<<12, machine.Read|machine.Write); err != nil {
		t.Fatal(err)
	}
	code := make([]byte, turns+1)
	var v [variables]uint64
	for i := range v {
		v[i] = uint64(i)
	}
	for i := range turns {
		op := (i*7 + i/5) % variables
		code[i] = byte(op + 1)
		v[op] *= 3
	}
	var want uint64
	for i := range v {
		want += v[i] * uint64(i+1)
	}
	m.Mem.WriteAt(at, code)
	fn, _ := im.Lookup("run")
	before := m.Steps
	got, err := m.Call(context.Background(), fn, at)
	if err != nil || got != want {
		t.Fatalf("%#x, %v; want %#x", got, err, want)
	}
	if n := int64(m.Steps-before) / turns; n > most {
		t.Errorf("%d instructions per iteration, want at most %d", n, most)
	} else {
		t.Logf("%d instructions per iteration", n)
	}
}
