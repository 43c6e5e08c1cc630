package isel_test

import (
	"fmt"
	"strings"
	"testing"

	"statepoint/e2e/lowertest"
	"statepoint/e2e/oracle"
	"statepoint/lower"
	"statepoint/lower/amd64"
	"statepoint/stackmap"
)

// TestStackMapsAndPatchPoints compares the records of these intrinsics with llc's: ids, numbers of
// locations, constants, and that live values have a location.
func TestStackMapsAndPatchPoints(t *testing.T) {
	got := plainSummary(t, lowertest.Compile(t, lowertest.Points, lower.Options{}).StackMap.Bytes)
	want := plainSummary(t, oracle.StackMap(t, oracle.Object(t, oracle.Opaque,
		[]byte(lowertest.Points))))
	lowertest.SameRecords(t, got, want)
}

func plainSummary(t *testing.T, section []byte) []string {
	t.Helper()
	return lowertest.Lines(t, section, func(function int, r *stackmap.Record) string {
		line := fmt.Sprintf("function %d id %d:", function, r.ID)
		for _, l := range r.Locations {
			switch {
			case l.IsConstant():
				line += fmt.Sprintf(" %d", l.Value)
			case l.Kind == stackmap.Direct:
				line += " alloca"
			default:
				line += fmt.Sprintf(" value/%d", l.Size)
			}
		}
		return line
	})
}

// TestTransition compiles the example of "GC Transitions" (Statepoints.rst): the strategy's flag is
// set before the call and cleared after it.
func TestTransition(t *testing.T) {
	res := lowertest.Compile(t, `
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare void @foo()
@flag = thread_local(localexec) global i32 0
define void @f() gc "hypothetical-gc" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 1, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 1, i32 0, i32 0) ["gc-transition"(ptr @flag)]
  ret void
}
`, lower.Options{Detail: true})
	var got []string
	for _, row := range res.Rows(amd64.ATT) {
		if row.Kind == lower.RowInst {
			got = append(got, row.Text)
		}
	}
	want := []string{"pushq %rax", "movl $1, %fs:flag@TPOFF", "callq foo",
		"movl $0, %fs:flag@TPOFF", "popq %rax", "retq"}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("got %q, want %q", got, want)
	}
	s, err := res.Map.Records[0].Statepoint()
	if err != nil || s.Flags != stackmap.FlagTransition {
		t.Errorf("flags %d, %v", s.Flags, err)
	}
}

// TestThreadLocal reads and writes thread-local variables of the module and of another.
func TestThreadLocal(t *testing.T) {
	lowertest.SameOutput(t, `
@mine = thread_local global i64 5
@zero = internal thread_local global [4 x i32] zeroinitializer
@theirs = external thread_local global i64
define i64 @f(i64 %x) {
  %a = load i64, ptr @mine
  %b = add i64 %a, %x
  store i64 %b, ptr @mine
  %p = getelementptr [4 x i32], ptr @zero, i64 0, i64 %x
  %c = load i32, ptr %p
  %d = add i32 %c, 7
  store i32 %d, ptr %p
  %e = load i64, ptr @theirs
  %g = zext i32 %d to i64
  %h = add i64 %b, %g
  %i = add i64 %h, %e
  ret i64 %i
}
define ptr @address(i64 %x) {
  %c = icmp eq i64 %x, 0
  %p = select i1 %c, ptr @mine, ptr @theirs
  ret ptr %p
}
`, `#include <stdio.h>
long f(long); long *address(long); __thread long theirs = 100; extern __thread long mine;
int main(void) {
	for (long i = 0; i < 4; i++) printf("%ld\n", f(i));
	printf("%d %d\n", address(0) == &mine, address(1) == &theirs);
}
`, "-relocation-model=static")
}

// TestRegisterLocations compares the records of random functions whose gc pointers may be in
// registers with llc's.
func TestRegisterLocations(t *testing.T) {
	for seed := int64(1); seed <= 4; seed++ {
		t.Logf("seed %d", seed)
		text := string(oracle.RewriteStatepoints(t, oracle.Opaque,
			[]byte(lowertest.RandomStatepoints(seed, false))))
		for _, n := range [...]int{1, 3, 9} {
			res := lowertest.Compile(t, text, lower.Options{MaxGCRegisters: n,
				DeoptRegisters: seed%2 == 0})
			plain := lowertest.Compile(t, text, lower.Options{})
			if len(res.Map.Records) != len(plain.Map.Records) {
				t.Fatalf("%d records, want %d", len(res.Map.Records), len(plain.Map.Records))
			}
			held := 0
			for i := range res.Map.Records {
				a, b := &res.Map.Records[i], &plain.Map.Records[i]
				if a.ID != b.ID || len(a.Locations) != len(b.Locations) {
					t.Fatalf("record %d: %d locations, want %d", i, len(a.Locations),
						len(b.Locations))
				}
				registers := map[uint16]bool{}
				for k := range a.Locations {
					x, y := &a.Locations[k], &b.Locations[k]
					switch {
					case x.Kind == stackmap.Register:
						if y.Kind != stackmap.Indirect || x.Size != y.Size && y.Size != 8 {
							t.Errorf("record %d, location %d is %v, in a slot it is %v", i, k, x, y)
						}
						registers[x.DwarfReg] = true
					case x.Kind != y.Kind || x.Size != y.Size:
						t.Errorf("record %d, location %d is %v, want the kind of %v", i, k, x, y)
					}
				}
				if seed%2 == 1 && len(registers) > n {
					t.Errorf("record %d: %d registers, the most is %d", i, len(registers), n)
				}
				held += len(registers)
			}
			if held == 0 {
				t.Error("no pointer is in a register")
			}
		}
	}
}

// TestAnyRegMemory compiles a patchpoint of anyregcc with more arguments than there are registers:
// the first eight are in registers, and some of the others in memory.
func TestAnyRegMemory(t *testing.T) {
	var b strings.Builder
	b.WriteString(
		"declare i64 @llvm.experimental.patchpoint.i64(i64, i32, ptr, i32, ...)\ndefine i64 " +
			"@f(i64 %a) {\n")
	args := ""
	for i := 1; i <= 20; i++ {
		fmt.Fprintf(&b, "  %%v%d = add i64 %%a, %d\n", i, i)
		args += fmt.Sprintf(", i64 %%v%d", i)
	}
	fmt.Fprintf(&b,
		"  %%r = call anyregcc i64 (i64, i32, ptr, i32, ...) "+
			"@llvm.experimental.patchpoint.i64(i64 2, i32 15, ptr null, i32 8%s)\n  ret i64 "+
			"%%r\n}\n", args)
	rec := lowertest.Compile(t, b.String(), lower.Options{}).Map.Records[0]
	if len(rec.Locations) != 21 {
		t.Fatalf("%d locations", len(rec.Locations))
	}
	taken, memory := map[uint16]bool{}, 0
	for i := range rec.Locations {
		switch l := &rec.Locations[i]; {
		case l.Kind == stackmap.Register && i > 0 && taken[l.DwarfReg]:
			t.Errorf("location %d shares register %d", i, l.DwarfReg)
		case l.Kind == stackmap.Register && i > 0:
			taken[l.DwarfReg] = true
		case l.Kind == stackmap.Indirect && i > 8:
			memory++
		case l.Kind != stackmap.Register:
			t.Errorf("location %d is %s", i, l)
		}
	}
	if memory == 0 {
		t.Error("nothing is in memory")
	}
}
