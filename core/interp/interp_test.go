package interp_test

import (
	"context"
	"errors"
	"strings"
	"testing"

	"statepoint/core/interp"
	"statepoint/core/ir"
	"statepoint/core/irparse"
	"statepoint/core/verify"
)

// parse reads a module and fails the test on any error.
func parse(t testing.TB, text string) *ir.Module {
	t.Helper()
	m, _, err := irparse.ParseString(t.Context(), "test.ll", text)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := verify.Diagnose(t.Context(), m, nil); err != nil {
		t.Fatal(err)
	}
	return m
}

func start(t testing.TB, text string, opt interp.Options) *interp.Interp {
	t.Helper()
	m, err := interp.New(parse(t, text), opt)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// TestPrograms runs small functions, each of which returns what its comment says.
func TestPrograms(t *testing.T) {
	for name, text := range map[string]string{
		"loop and phis that swap": `; 13
			define i64 @f() {
			entry:
			  br label %l
			l:
			  %a = phi i64 [ 0, %entry ], [ %b, %l ]
			  %b = phi i64 [ 1, %entry ], [ %s, %l ]
			  %i = phi i64 [ 0, %entry ], [ %j, %l ]
			  %s = add i64 %a, %b
			  %j = add i64 %i, 1
			  %c = icmp eq i64 %j, 7
			  br i1 %c, label %x, label %l
			x:
			  ret i64 %b
			}`,
		"memory, allocas, fields": `; 1234567
			%S = type { i8, i32, [2 x i16] }
			@g = global %S { i8 1, i32 1234500, [2 x i16] [i16 60, i16 7] }
			define i64 @f() {
			  %p = alloca %S
			  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr @g, i64 12, i1 false)
			  %v = load %S, ptr %p
			  %a = extractvalue %S %v, 1
			  %q = getelementptr %S, ptr %p, i64 0, i32 2, i64 1
			  %b = load i16, ptr %q
			  %c = extractvalue %S %v, 2, 0
			  %w = zext i16 %b to i32
			  %x = zext i16 %c to i32
			  %s = add i32 %a, %w
			  %r = add i32 %s, %x
			  %l = zext i32 %r to i64
			  ret i64 %l
			}
			declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)`,
		"recursion through a pointer": `; 120
			@p = global ptr @fac
			define i64 @fac(i64 %n) {
			  %z = icmp eq i64 %n, 0
			  br i1 %z, label %a, label %b
			a:
			  ret i64 1
			b:
			  %m = sub i64 %n, 1
			  %g = load ptr, ptr @p
			  %r = call i64 %g(i64 %m)
			  %s = mul i64 %r, %n
			  ret i64 %s
			}
			define i64 @f() {
			  %r = call i64 @fac(i64 5)
			  ret i64 %r
			}`,
		"switch, select, vectors": `; 42
			define i64 @f() {
			  %v = insertelement <4 x i64> <i64 1, i64 2, i64 3, i64 4>, i64 30, i32 2
			  %w = shufflevector <4 x i64> %v, <4 x i64> zeroinitializer, <4 x i32> <i32 3, i32 2, i32 1, i32 5>
			  %d = mul <4 x i64> %w, <i64 2, i64 1, i64 2, i64 9>
			  %s = call i64 @llvm.vector.reduce.add.v4i64(<4 x i64> %d)
			  switch i64 %s, label %no [ i64 7, label %no
			    i64 42, label %yes ]
			no:
			  ret i64 0
			yes:
			  %c = icmp ult i64 %s, 100
			  %r = select i1 %c, i64 %s, i64 -1
			  ret i64 %r
			}
			declare i64 @llvm.vector.reduce.add.v4i64(<4 x i64>)`,
		"exceptions": `; 77
			declare i32 @__gxx_personality_v0(...)
			declare void @throw(i64)
			define void @g() {
			  call void @throw(i64 70)
			  ret void
			}
			define i64 @f() personality ptr @__gxx_personality_v0 {
			  invoke void @g() to label %ok unwind label %bad
			ok:
			  ret i64 0
			bad:
			  %e = landingpad { ptr, i32 } catch ptr null
			  %p = extractvalue { ptr, i32 } %e, 0
			  %s = extractvalue { ptr, i32 } %e, 1
			  %a = ptrtoint ptr %p to i64
			  %b = zext i32 %s to i64
			  %r = add i64 %a, %b
			  ret i64 %r
			}`,
		"atomics": `; 5
			define i64 @f() {
			  %p = alloca i64
			  store i64 7, ptr %p
			  %o = atomicrmw sub ptr %p, i64 4 seq_cst
			  %x = cmpxchg ptr %p, i64 3, i64 %o seq_cst seq_cst
			  %ok = extractvalue { i64, i1 } %x, 1
			  %n = load atomic i64, ptr %p seq_cst, align 8
			  %m = select i1 %ok, i64 -2, i64 0
			  %r = add i64 %n, %m
			  ret i64 %r
			}`,
		"indirectbr": `; 9
			@t = constant [2 x ptr] [ptr blockaddress(@f, %a), ptr blockaddress(@f, %b)]
			define i64 @f() {
			  %q = getelementptr [2 x ptr], ptr @t, i64 0, i64 1
			  %p = load ptr, ptr %q
			  indirectbr ptr %p, [label %a, label %b]
			a:
			  ret i64 8
			b:
			  ret i64 9
			}`,
		"typed pointers": `; 6
			define i64 @f() {
			  %p = alloca [4 x i32]
			  %q = getelementptr [4 x i32], [4 x i32]* %p, i32 0, i32 3
			  store i32 6, i32* %q
			  %b = bitcast i32* %q to i8*
			  %c = load i8, i8* %b
			  %r = zext i8 %c to i64
			  ret i64 %r
			}`,
	} {
		want, body, _ := strings.Cut(strings.TrimPrefix(text, "; "), "\n")
		m := start(t, body, interp.Options{Externals: map[string]interp.External{
			"throw": func(c *interp.Call) (interp.Value, error) {
				return interp.Value{}, &interp.Unwind{Pointer: c.Args[0].Bits, Selector: 7}
			}}})
		v, err := m.RunName(context.Background(), "f")
		if err != nil {
			t.Errorf("%s: %v", name, err)
		} else if v.String() != "i64 "+want {
			t.Errorf("%s: %s, want %s", name, v, want)
		}
	}
}

// moves is a collector that moved what was at one address to another, once.
type moves struct {
	n        int
	from, to uint64
}

func (c *moves) Epoch() int { return c.n }
func (c *moves) Moved(base uint64, from, to int) (uint64, error) {
	if base == c.from && from < to {
		return c.to, nil
	}
	return base, nil
}

// TestStatepoints relocates a base and a pointer derived from it, in each dialect's form.
func TestStatepoints(t *testing.T) {
	for name, text := range map[string]string{
		"bundles": `
			declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
			declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
			declare i64 @llvm.experimental.gc.result.i64(token)
			declare i64 @collect(i64)
			define i64 @f(ptr addrspace(1) %o) gc "statepoint-example" {
			  %d = getelementptr i8, ptr addrspace(1) %o, i64 24
			  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(i64 (i64)) @collect, i32 1, i32 0, i64 5, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %d, ptr addrspace(1) %o) ]
			  %n = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 1, i32 0)
			  %r = call i64 @llvm.experimental.gc.result.i64(token %t)
			  %a = ptrtoint ptr addrspace(1) %n to i64
			  %s = add i64 %a, %r
			  ret i64 %s
			}`,
		"3.7": `
			declare i32 @llvm.experimental.gc.statepoint.p0f_i64i64f(i64, i32, i64 (i64)*, i32, i32, ...)
			declare i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(i32, i32, i32)
			declare i64 @llvm.experimental.gc.result.i64(i32)
			declare i64 @collect(i64)
			define i64 @f(i8 addrspace(1)* %o) gc "statepoint-example" {
			  %d = getelementptr i8, i8 addrspace(1)* %o, i64 24
			  %t = call i32 (i64, i32, i64 (i64)*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_i64i64f(i64 0, i32 0, i64 (i64)* @collect, i32 1, i32 0, i64 5, i32 0, i32 0, i8 addrspace(1)* %d, i8 addrspace(1)* %o)
			  %n = call i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(i32 %t, i32 9, i32 8)
			  %r = call i64 @llvm.experimental.gc.result.i64(i32 %t)
			  %a = ptrtoint i8 addrspace(1)* %n to i64
			  %s = add i64 %a, %r
			  ret i64 %s
			}`,
	} {
		c := &moves{from: 0x1000, to: 0x9000}
		m := start(t, text, interp.Options{Collector: c,
			External: func(call *interp.Call) (interp.Value, error) {
				c.n++
				return call.Return(call.Args[0].Bits + 1), nil
			}})
		v, err := m.RunName(context.Background(), "f", 0x1000)
		if err != nil || v.Bits != 0x9000+24+6 {
			t.Errorf("%s: 0x%x, %v", name, v.Bits, err)
		}
	}
}

// TestFaults checks that what is not defined, or goes on for ever, is said to be so.
func TestFaults(t *testing.T) {
	for text, want := range map[string]interp.FaultKind{
		"  %r = udiv i64 1, %x\n  ret i64 %r": interp.UndefinedBehaviour,
		"  %r = add nsw i8 127, 1\n  %c = icmp eq i8 %r, 0\n  br i1 %c, label %a, label %a\na:\n  ret i64 0": interp.UndefinedBehaviour,
		"  %r = load i64, ptr null\n  ret i64 %r":                                                            interp.UndefinedBehaviour,
		"  unreachable":                                     interp.UndefinedBehaviour,
		"  br label %a\na:\n  br label %a":                  interp.StepLimit,
		"  %r = call i64 @f(i64 0)\n  ret i64 %r":           interp.DepthLimit,
		"  call void @llvm.trap()\n  ret i64 0":             interp.Trapped,
		"  %p = alloca i64, i64 1000000000000\n  ret i64 0": interp.MemoryLimit,
		"  call void @other()\n  ret i64 0":                 interp.Unsupported,
		"  call void asm \"nop\", \"\"()\n  ret i64 0":      interp.Unsupported,
	} {
		m := start(t,
			"declare void @llvm.trap()\ndeclare void @other()\n"+
				"define i64 @f(i64 %x) {\n"+text+"\n}\n", interp.Options{Steps: 100000, Depth: 50})
		_, err := m.RunName(context.Background(), "f", 0)
		var f *interp.Fault
		if !errors.As(err, &f) || f.Kind != want {
			t.Errorf("%s:\n%v, want %s", text, err, want)
		}
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	m := start(t, "define void @f() {\n  br label %a\na:\n  br label %a\n}\n", interp.Options{})
	_, err := m.RunName(ctx, "f")
	var f *interp.Fault
	if !errors.As(err, &f) || f.Kind != interp.Cancelled {
		t.Errorf("a cancelled run: %v", err)
	}
}

// TestHooks looks at the value of a name while it runs.
func TestHooks(t *testing.T) {
	var seen []string
	m := start(t, `
		define i32 @f(i32 %n) {
		entry:
		  br label %l
		l:
		  %i = phi i32 [ 0, %entry ], [ %j, %l ]
		  %j = add i32 %i, 1
		  %c = icmp ult i32 %j, %n
		  br i1 %c, label %l, label %x
		x:
		  ret i32 %j
		}`, interp.Options{After: func(f *interp.Frame, in *ir.Instr) {
		if in.Op == ir.Add {
			i, _ := f.Value(in.Operand(0))
			j, _ := f.Value(in)
			seen = append(seen, i.String()+" "+j.String())
		}
	}})
	if _, err := m.RunName(context.Background(), "f", 3); err != nil {
		t.Fatal(err)
	}
	if got := strings.Join(seen, "; "); got != "i32 0 i32 1; i32 1 i32 2; i32 2 i32 3" {
		t.Errorf("saw %s", got)
	}
}
