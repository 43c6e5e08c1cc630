package frame_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"statepoint/e2e/lowertest"
	"statepoint/e2e/oracle"
	"statepoint/lower"
	"statepoint/lower/amd64"
	"statepoint/lower/machine"
	"statepoint/stackmap"
)

// realignedText has objects aligned to more than the stack in records, in frames whose size is
// constant but for that and in frames that make room as they run.
const realignedText = `declare void @use(ptr, ptr)
declare void @llvm.experimental.stackmap(i64, i32, ...)
declare void @llvm.experimental.patchpoint.void(i64, i32, ptr, i32, ...)
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
define void @fixed(i64 %n) {
  %a = alloca i64, align 64
  call void @use(ptr %a, ptr %a)
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 1, i32 0, ptr %a)
  call void (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.void(i64 2, i32 16, ptr null, i32 0, ptr %a)
  ret void
}
define void @grows(i64 %n) {
  %a = alloca i64, align 64
  %c = alloca i64, i64 %n
  call void @use(ptr %a, ptr %c)
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 3, i32 0, ptr %a)
  call void (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.void(i64 4, i32 16, ptr null, i32 0, ptr %a)
  ret void
}
define void @point(ptr addrspace(1) %p) gc "statepoint-example" {
  %a = alloca ptr addrspace(1), align 32
  %b = alloca ptr addrspace(1), align 128
  store ptr addrspace(1) %p, ptr %a
  store ptr addrspace(1) %p, ptr %b
  call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 5, i32 0, ptr elementtype(void (ptr, ptr)) @use, i32 2, i32 0, ptr %a, ptr %b, i32 0, i32 0) ["gc-live"(ptr %a, ptr %b), "deopt"(ptr %a)]
  ret void
}
define void @pointgrows(ptr addrspace(1) %p, i64 %n) gc "statepoint-example" {
  %a = alloca ptr addrspace(1), align 32
  %c = alloca i64, i64 %n
  store ptr addrspace(1) %p, ptr %a
  call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 6, i32 0, ptr elementtype(void (ptr, ptr)) @use, i32 2, i32 0, ptr %a, ptr %c, i32 0, i32 0) ["gc-live"(ptr %a), "deopt"(ptr %a)]
  ret void
}
`

// TestRealignedAsLLVM compares the places of objects that are aligned to more than the stack with
// those in the maps of both releases: the kind, the register and the alignment of the offset.
func TestRealignedAsLLVM(t *testing.T) {
	direct := func(m *stackmap.Map) string {
		var b strings.Builder
		for i := range m.Records {
			r := &m.Records[i]
			fmt.Fprintf(&b, "%d:", r.ID)
			for _, l := range r.Locations {
				if l.Kind != stackmap.Constant {
					fmt.Fprintf(&b, " %v in %d, %d", l.Kind, l.DwarfReg, l.Offset&31)
				}
			}
			b.WriteByte('\n')
		}
		for _, f := range m.Functions {
			fmt.Fprintf(&b, "%d\n", int64(f.StackSize))
		}
		return b.String()
	}
	got := direct(lowertest.Compile(t, realignedText, lower.Options{}).Map)
	if !strings.Contains(got, "3: Direct in 3, 0") || !strings.Contains(got, "1: Direct in 7, 0") {
		t.Errorf("unexpected places:\n%s", got)
	}
	older, _, _ := strings.Cut(realignedText, "define void @point") // its statepoints are typed
	for _, test := range []struct {
		release int
		text    string
		options []string
	}{{oracle.Opaque, realignedText, nil}, {oracle.Typed, older, []string{"-opaque-pointers"}}} {
		theirs, err := stackmap.Decode(oracle.StackMap(t, oracle.Object(t, test.release,
			[]byte(test.text), test.options...)), stackmap.DecodeOptions{})
		if err != nil {
			t.Fatal(err)
		}
		got, want := direct(lowertest.Compile(t, test.text, lower.Options{}).Map), direct(theirs[0])
		if got != want {
			t.Errorf("got\n%s\nLLVM %d has\n%s", got, test.release, want)
		}
	}
}

// TestRealignedRun runs functions with objects aligned to more than the stack beside all that moves
// the stack pointer or needs registers: arguments on the stack, room of a variable size, arguments
// by value that are aligned, many values, exceptions.
func TestRealignedRun(t *testing.T) {
	lowertest.SameOutput(t, `
declare i64 @seen(ptr, ptr, i64, i64, i64, i64, i64, i64, i64)
declare i64 @big(ptr byval([8 x i64]) align 64, i64)
declare void @fills(ptr, i64)
define i64 @fixed(i64 %n, i64 %m, i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f) {
  %x = alloca [3 x i64], align 64
  %y = alloca i64
  %z = alloca i8, align 256
  store i64 %f, ptr %y
  %p = getelementptr i64, ptr %x, i64 2
  store i64 %e, ptr %p
  store i8 5, ptr %z
  %r = call i64 @seen(ptr %x, ptr %z, i64 %n, i64 %m, i64 %a, i64 %b, i64 %c, i64 %d, i64 %e)
  %s = load i64, ptr %y
  %t = load i64, ptr %p
  %u = add i64 %r, %s
  %v = mul i64 %u, %t
  %i = ptrtoint ptr %z to i64
  %j = and i64 %i, 255
  %w = add i64 %v, %j
  ret i64 %w
}
define i64 @grows(i64 %n, i64 %m) {
  %x = alloca [3 x i64], align 128
  %y = alloca i64
  store i64 %m, ptr %y
  br label %loop
loop:
  %i = phi i64 [ 1, %0 ], [ %j, %loop ]
  %s = phi i64 [ 0, %0 ], [ %s2, %loop ]
  %c = alloca i64, i64 %i
  call void @fills(ptr %c, i64 %i)
  %r = call i64 @seen(ptr %x, ptr %c, i64 %i, i64 %s, i64 %m, i64 %n, i64 1, i64 2, i64 3)
  %v = load i64, ptr %y
  %w = load i64, ptr %x
  %s1 = add i64 %r, %v
  %s2 = add i64 %s1, %w
  %j = add i64 %i, 1
  %l = icmp sle i64 %j, %n
  br i1 %l, label %loop, label %done
done:
  %k = ptrtoint ptr %x to i64
  %low = and i64 %k, 127
  %o = add i64 %s2, %low
  ret i64 %o
}
define i64 @value(i64 %n) {
  %x = alloca [8 x i64], align 64
  %y = alloca [8 x i64], align 32
  call void @fills(ptr %x, i64 8)
  call void @fills(ptr %y, i64 8)
  %r = call i64 @big(ptr byval([8 x i64]) align 64 %x, i64 %n)
  %s = call i64 @big(ptr byval([8 x i64]) align 64 %y, i64 %r)
  %p = getelementptr i64, ptr %y, i64 7
  %v = load i64, ptr %p
  %t = add i64 %s, %v
  ret i64 %t
}
`, `#include <stdio.h>
typedef long L; typedef struct { L v[8]; } __attribute__((aligned(64))) B;
L fixed(L, L, L, L, L, L, L, L), grows(L, L), value(L);
L seen(L *p, char *q, L a, L b, L c, L d, L e, L f, L g) { *p = a + g; return ((L)p & 63) + a * 2 + b * 3 + c * 5 + d * 7 + e * 11 + f * 13 + g * 17 + *q; }
L big(B b, L n) { L s = (L)&b & 63; for (int i = 0; i < 8; i++) s = s * 3 + b.v[i] * n; b.v[7] = 1; return s; }
void fills(L *p, L n) { for (L i = 0; i < n; i++) p[i] = i * i + 1; }
int main(void) {
	printf("%ld\n", fixed(1, 2, 3, 4, 5, 6, 7, 8));
	for (L i = 1; i < 9; i++) printf("%ld %ld\n", grows(i, 100), value(i));
}
`, "-O1")
}

// TestRealignedInTheEmulator stops functions of realignedText where they call @use with the address
// of an object, and holds the place that the map gives it against that.
func TestRealignedInTheEmulator(t *testing.T) {
	res := lowertest.Compile(t, realignedText+`
define void @outer(ptr addrspace(1) %p, i64 %n) {
  %r = alloca i8, i64 %n
  store volatile i8 1, ptr %r
  call void @point(ptr addrspace(1) %p)
  call void @pointgrows(ptr addrspace(1) %p, i64 %n)
  ret void
}
`, lower.Options{})
	emulated, err := machine.New(machine.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	var im *machine.Image
	seen := 0
	use := func(m *machine.Machine) error {
		a, sp := m.Get(amd64.RDI), m.Get(amd64.RSP)
		ra, err := m.Mem.Load64(sp)
		if err != nil {
			return err
		}
		for f, next := 0, 0; f < len(res.Map.Functions); f++ {
			entry, _ := im.Lookup(res.Map.Functions[f].Symbol)
			for range res.Map.Functions[f].Records {
				r := &res.Map.Records[next]
				next++
				if r.Form != stackmap.FormStatepoint || entry+uint64(r.Offset) != ra {
					continue
				}
				seen++
				l := r.Locations[3]
				base := sp + 8
				if l.DwarfReg == amd64.RBX.DWARF() {
					base = m.Get(amd64.RBX)
				}
				if at := base + uint64(int64(l.Offset)); at != a || a&31 != 0 {
					t.Errorf("%s: the map has %#x, the object is at %#x",
						res.Map.Functions[f].Symbol, at, a)
				}
			}
		}
		return nil
	}
	im, err = emulated.Load(res.Object, map[string]machine.External{"use": use})
	if err != nil {
		t.Fatal(err)
	}
	fn, _ := im.Lookup("outer")
	for n := range uint64(20) {
		if _, err := emulated.Call(context.Background(), fn, 0, 16*n); err != nil {
			t.Fatal(err)
		}
	}
	if seen != 40 {
		t.Errorf("%d safepoints were seen, 40 were passed", seen)
	}
}

// TestRealignedLimit checks that the part of a frame below what RSP is rounded to counts.
func TestRealignedLimit(t *testing.T) {
	m, _ := lowertest.Parse(t, "declare void @use(ptr, ptr)\ndefine void @f() {\n"+
		"  %a = alloca [2000000000 x i8], align 64\n  %b = alloca [2000000000 x i8], align 64\n"+
		"  call void @use(ptr %a, ptr %b)\n  ret void\n}")
	_, err := lower.Compile(context.Background(), m, lower.Options{})
	const want = "the frame of `@f` takes 4000000"
	if err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("gives %v, want %q", err, want)
	}
}
