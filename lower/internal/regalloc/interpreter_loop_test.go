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

// interpreterLoop is an interpreter: a loop around a switch, or an indirectbr, whose cases each use
// one of twenty values from before the loop. Every fourth case makes a call.
func interpreterLoop(indirect bool) string {
	const cases = 20
	var b strings.Builder
	b.WriteString("declare void @note(i64)\n")
	if indirect {
		b.WriteString("@targets = internal constant [20 x ptr] [")
		for i := range cases {
			if i > 0 {
				b.WriteString(", ")
			}
			fmt.Fprintf(&b, "ptr blockaddress(@run, %%case%d)", i)
		}
		b.WriteString("]\n")
	}
	b.WriteString("define i64 @run(ptr %code, ptr %env) {\nentry:\n")
	for i := range cases {
		fmt.Fprintf(&b,
			"  %%p%d = getelementptr i64, ptr %%env, i64 %d\n  %%v%d = load i64, ptr %%p%d\n", i, i,
			i, i)
	}
	b.WriteString(
		"  br label %next\nnext:\n  %pc = phi ptr [ %code, %entry ], [ %pc.next, %latch ]\n" +
			"  %acc = phi i64 [ 0, %entry ], [ %acc.next, %latch ]\n  %op = load i8, ptr %pc\n" +
			"  %pc.next = getelementptr i8, ptr %pc, i64 1\n")
	if indirect {
		b.WriteString(
			"  %n = zext i8 %op to i64\n  %slot = getelementptr ptr, ptr @targets, i64 %n\n" +
				"  %to = load ptr, ptr %slot\n  indirectbr ptr %to, [")
		for i := range cases {
			if i > 0 {
				b.WriteString(", ")
			}
			fmt.Fprintf(&b, "label %%case%d", i)
		}
		b.WriteString("]\n")
	} else {
		b.WriteString("  switch i8 %op, label %case0 [")
		for i := 1; i < cases; i++ {
			fmt.Fprintf(&b, " i8 %d, label %%case%d", i, i)
		}
		b.WriteString(" ]\n")
	}
	phi := ""
	for i := range cases {
		fmt.Fprintf(&b, "case%d:\n", i)
		if i == 0 {
			b.WriteString("  ret i64 %acc\n")
			continue
		}
		if i%4 == 0 {
			fmt.Fprintf(&b, "  call void @note(i64 %%v%d)\n", i)
		}
		fmt.Fprintf(&b, "  %%a%d = %s i64 %%acc, %%v%d\n  br label %%latch\n", i,
			[...]string{"add", "xor", "sub"}[i%3], i)
		phi += fmt.Sprintf(", [ %%a%d, %%case%d ]", i, i)
	}
	b.WriteString("latch:\n  %acc.next = phi i64 " + phi[2:] + "\n  br label %next\n}\n")
	return b.String()
}

// TestInterpreterLoops counts the instructions of one iteration of such a loop. A value that few
// cases use is not loaded in every iteration, and indirectbr needs no bounds check. It is repeated
// at the end of each case, so that processors predict its targets separately.
func TestInterpreterLoops(t *testing.T) {
	const turns = 1000
	for _, c := range []struct {
		name     string
		indirect bool
		most     int64 // instructions per iteration
		jumps    int   // through a table
	}{{"switch", false, 16, 1}, {"indirectbr", true, 13, 20}} {
		t.Run(c.name, func(t *testing.T) {
			res := lowertest.Compile(t, interpreterLoop(c.indirect), lower.Options{Detail: true})
			if n := strings.Count(lowertest.Rows(res), "jmpq *"); n != c.jumps {
				t.Errorf("%d jumps through a table, want %d", n, c.jumps)
			}
			m, err := machine.New(machine.Limits{})
			if err != nil {
				t.Fatal(err)
			}
			im, err := m.Load(res.Object, map[string]machine.External{
				"note": func(*machine.Machine) error { return nil }})
			if err != nil {
				t.Fatal(err)
			}
			const at = 0x30000000
			if err := m.Mem.Map(at, 1<<13, machine.Read|machine.Write); err != nil {
				t.Fatal(err)
			}
			env, code := make([]byte, 20*8), make([]byte, turns+1)
			want := uint64(0)
			for i := range 20 {
				env[8*i], env[8*i+2] = byte(i*7), byte(i)
			}
			for i := range turns {
				op := 1 + (i*7+i/5)%19
				code[i] = byte(op)
				v := uint64(env[8*op]) | uint64(env[8*op+2])<<16
				want = [...]uint64{want + v, want ^ v, want - v}[op%3]
			}
			m.Mem.WriteAt(at, env)
			m.Mem.WriteAt(at+1024, code)
			fn, _ := im.Lookup("run")
			before := m.Steps
			got, err := m.Call(context.Background(), fn, at+1024, at)
			if err != nil || got != want {
				t.Fatalf("%#x, %v; want %#x", got, err, want)
			}
			if n := int64(m.Steps-before) / turns; n > c.most {
				t.Errorf("%d instructions per iteration, want at most %d", n, c.most)
			} else {
				t.Logf("%d instructions per iteration", n)
			}
		})
	}
}
