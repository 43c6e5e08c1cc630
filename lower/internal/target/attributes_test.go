package target_test

import (
	"context"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"statepoint/e2e/lowertest"
	"statepoint/e2e/oracle"
	"statepoint/lower"
	"statepoint/lower/internal/target"
	"statepoint/lower/machine"
)

// TestFramePointers walks frames by the stack map and by the chain of frame pointers at once: both
// find the same return addresses.
func TestFramePointers(t *testing.T) {
	res := lowertest.Compile(t, lowertest.Framed, lower.Options{})
	m, err := machine.New(machine.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	var im *machine.Image
	var walked []string
	look := func(m *machine.Machine) error {
		const rsp, rbp = 4, 5
		sp, bp := m.GPR[rsp], m.GPR[rbp]
		back, err := m.Mem.Load64(sp)
		if err != nil {
			return err
		}
		sp += 8
		for range 4 {
			sym, off, ok := im.Symbol(back)
			if !ok {
				return fmt.Errorf("no function at %#x", back)
			}
			name := res.Object.Symbols[sym].Name
			walked = append(walked, name)
			at := -1
			res.Map.Each(func(f, r int) {
				if res.Map.Functions[f].Symbol == name && uint64(res.Map.Records[r].Offset) == off {
					at = f
				}
			})
			if at < 0 {
				return fmt.Errorf("no record for %s+%d", name, off)
			}
			sp += res.Map.Functions[at].StackSize + 8
			if bp+16 != sp {
				return fmt.Errorf("in %s the frame pointer is %#x, the caller's stack pointer %#x",
					name, bp, sp)
			}
			if back, err = m.Mem.Load64(bp + 8); err != nil {
				return err
			}
			if bp, err = m.Mem.Load64(bp); err != nil {
				return err
			}
		}
		return nil
	}
	if im, err = m.Load(res.Object, map[string]machine.External{"look": look}); err != nil {
		t.Fatal(err)
	}
	top, _ := im.Lookup("top")
	got, err := m.Call(context.Background(), top, 100, 0)
	if want := uint64((1+2)^(3*4)) + (5 - 6 + 7) + 100 + 100 + 100; err != nil || got != want {
		t.Errorf("top(100) = %d, %v; want %d", got, err, want)
	}
	if strings.Join(walked, " ") != "clobbers many large top" {
		t.Errorf("walked %v", walked)
	}
}

// TestFramePointersReserved keeps values out of RBP where it is not to be used, and refuses what
// needs it for both.
func TestFramePointersReserved(t *testing.T) {
	var body strings.Builder
	body.WriteString(
		"declare void @u()\ndefine i64 @f(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f) ATTR " +
			"{\n  call void @u()\n  %s0 = add i64 %a, 0\n")
	for i, v := range "bcdef" {
		fmt.Fprintf(&body, "  call void @u()\n  %%s%d = mul i64 %%s%d, %%%c\n", i+1, i, v)
	}
	body.WriteString("  ret i64 %s5\n}\n")
	uses := func(attr string) (saved, pointed bool) {
		s := lowertest.Compile(t, strings.Replace(body.String(), "ATTR", attr, 1),
			lower.Options{Detail: true}).Assembly(0, false)
		return strings.Contains(s, "pushq\t%rbp"), strings.Contains(s, "movq\t%rsp, %rbp")
	}
	for attr, want := range map[string][2]bool{
		``: {true, false}, `"frame-pointer"="none"`: {true, false},
		`"frame-pointer"="reserved"`: {false, false},
		`"frame-pointer"="all"`:      {true, true}, `"frame-pointer"="non-leaf"`: {true, true},
		`"no-frame-pointer-elim"="true"`: {true, true},
	} {
		if saved, pointed := uses(attr); saved != want[0] || pointed != want[1] {
			t.Errorf("%s: RBP is saved %v, points to the frame %v", attr, saved, pointed)
		}
	}
	got := lowertest.Refused(t,
		"define i64 @f() \"frame-pointer\"=\"all\" {\n  %r = call i64 asm \"movq $$1, %rbp\", "+
			"\"={rbp}\"()\n  ret i64 %r\n}")
	if !strings.Contains(got, "2:3: error: inline assembly that changes `rbp`") {
		t.Error(got)
	}
}

// guards are the bodies of functions that a stack protector may guard.
var guards = []string{
	"  ret i64 %n\n",
	"  %x = alloca i64\n  store i64 %n, ptr %x\n  %r = load i64, ptr %x\n  ret i64 %r\n",
	"  %x = alloca i64\n  call void @use(ptr %x)\n  %r = load i64, ptr %x\n  ret i64 %r\n",
	"  %x = alloca [7 x i8]\n  call void @use(ptr %x)\n  ret i64 %n\n",
	"  %x = alloca [8 x i8]\n  call void @use(ptr %x)\n  ret i64 %n\n",
	"  %x = alloca [40 x i32]\n  call void @use(ptr %x)\n  ret i64 %n\n",
	"  %x = alloca { i32, [16 x i8] }\n  call void @use(ptr %x)\n  ret i64 %n\n",
	"  %x = alloca { i32, [2 x i8] }\n  store i32 1, ptr %x\n  ret i64 %n\n",
	"  %x = alloca i8, i64 %n\n  call void @use(ptr %x)\n  ret i64 %n\n",
	"  %x = alloca i64\n  %p = getelementptr i8, ptr %x, i64 4\n  store i32 1, ptr %p\n  ret i64 " +
		"%n\n",
	"  %x = alloca ptr\n  store ptr %x, ptr @g\n  ret i64 %n\n",
	"  %x = alloca i64\n  %c = icmp eq i64 %n, 1\n  %p = select i1 %c, ptr %x, ptr @g\n  store " +
		"i64 1, ptr %p\n  ret i64 %n\n",
}

// TestAttributesOfLLVM gives llc each attribute of the table, and some it has not: where llc makes
// other code of a function that has one, the table must say that it is supported, or that a warning
// or an error says otherwise, or why the code is right without.
func TestAttributesOfLLVM(t *testing.T) {
	// What makes llc's code different and is right without here.
	harmless := map[string]string{
		"noredzone": "no red zone", "minsize": "size", "optsize": "size", "optnone": "no optimisation", "hot": "section", "cold": "section",
		"nonlazybind": "the call to a function by its table entry", "no-realign-stack": "",
		"disable-tail-calls": "no tail calls", "tune-cpu": "speed",
		"prefer-vector-width": "speed", "min-legal-vector-width": "speed", "nobuiltin": "", "no-builtins": "", "strictfp": "",
		"indirect-tls-seg-refs": "how a thread-local variable is reached",
	}
	const body = ` {
  %x = alloca [5000 x i8], align 16
  call void @use(ptr %x)
  %v = load double, ptr %p
  %w = fmul double %v, 3.0
  store double %w, ptr %p
  %c = call i64 @given(i64 %n)
  switch i64 %c, label %d [ i64 0, label %a
    i64 1, label %b
    i64 2, label %e
    i64 3, label %f
    i64 4, label %d
    i64 5, label %g
    i64 6, label %a ]
a:
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %x, i64 32, i1 false)
  ret i64 1
b:
  call void @llvm.trap()
  unreachable
e:
  %l = load i64, ptr @tl
  ret i64 %l
f:
  ret i64 50
g:
  %t = tail call i64 @given(i64 7)
  ret i64 %t
d:
  ret i64 %n
}
`
	words := strings.Fields(`noredzone nonlazybind minsize optsize hot cold strictfp noimplicitfloat nobuiltin nocf_check naked=skip
ssp sspstrong sspreq safestack shadowcallstack sanitize_address sanitize_hwaddress sanitize_memory sanitize_memtag sanitize_thread sanitize_type
sanitize_realtime sanitize_numerical_stability sanitize_alloc_token speculative_load_hardening fn_ret_thunk_extern alignstack(32) uwtable nounwind norecurse noreturn=skip
mustprogress willreturn nosync nofree convergent noduplicate nomerge alwaysinline noinline inlinehint returns_twice skipprofile noprofile optforfuzzing
disable_sanitizer_instrumentation nosanitize_bounds nosanitize_coverage null_pointer_is_valid
"frame-pointer"="all" "frame-pointer"="non-leaf" "frame-pointer"="reserved" "probe-stack"="inline-asm" "probe-stack"="__probe" "stack-probe-size"="8192" "split-stack" "stackrealign"
"no-realign-stack" "patchable-function-entry"="2" "patchable-function-prefix"="2" "patchable-function"="prologue-short-redirect" "fentry-call"="true" "mnop-mcount" "mrecord-mcount"
"instrument-function-entry"="mcount" "instrument-function-entry-inlined"="mcount" "instrument-function-exit-inlined"="__cyg_profile_func_exit"
"function-instrument"="xray-always" "function-instrument"="xray-never" "xray-instruction-threshold"="1" "zero-call-used-regs"="all" "zero-call-used-regs"="skip"
"no-jump-tables"="true" "disable-tail-calls"="true" "use-soft-float"="false" "indirect-tls-seg-refs" "no_caller_saved_registers" "no_callee_saved_registers" "thunk"
"min-legal-vector-width"="512" "prefer-vector-width"="128" "tune-cpu"="znver4" "denormal-fp-math"="preserve-sign" "no-builtins" "no-trapping-math"="true" "no-nans-fp-math"="true"
"less-precise-fpmad"="true" "unsafe-fp-math"="true" "stack-protector-buffer-size"="8" "stack-protector-guard"="tls" "warn-stack-size"="100000" "trap-func-name"="f" "implicit-section-name"="x"
"marked_for_windows_hot_patching" "no-inline-line-tables" "target-abi"="x" "amdgpu-flat-work-group-size"="1" "coro.elide" "no-stack-arg-probe" "branch-target-enforcement"
"sign-return-address"="all" "hotpatch" "nooutline" "large-data-threshold"="1" "function-inline-cost"="1" "bss-section"="x"`)
	module := "target triple = \"x86_64-unknown-linux-gnu\"\n@tl = internal thread_local global " +
		"i64 3\ndeclare void @use(ptr)\ndeclare i64 @given(i64)\ndeclare void @llvm.trap()\n" +
		"declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n"
	words = slices.DeleteFunc(words, func(w string) bool { return strings.HasSuffix(w, "=skip") })
	all := module
	for i, w := range append([]string{""}, words...) {
		all += fmt.Sprintf("define i64 @f%d(i64 %%n, ptr %%p) %s%s", i, w, body)
	}
	codes := codeOf(t, all)
	for i, w := range words {
		one := module + "define i64 @f(i64 %n, ptr %p) " + w + body
		changed := codes[i+1] != codes[0]
		name := strings.Trim(strings.SplitN(strings.SplitN(w, "=", 2)[0], "(", 2)[0], `"`)
		how, known := target.AttributeEffect(name)
		_, explained := harmless[name]
		if (w == "sspreq" || w == `"frame-pointer"="all"`) && !changed {
			t.Errorf("llc's code with `%s` looks the same", w)
		}
		switch {
		case changed && !known:
			t.Errorf("llc makes other code of `%s`, and the table does not have it", w)
		case changed && how == "harmless" && !explained:
			t.Errorf("llc makes other code of `%s`, which the table says is harmless", w)
		case how == "warned":
			if !strings.HasSuffix(w, `"xray-never"`) && !strings.HasSuffix(w, `"skip"`) &&
				!strings.HasSuffix(w, `"false"`) && !warns(t, one, name) {
				t.Errorf("no warning of `%s`", w)
			}
		case how == "refused":
			if got := lowertest.Refused(t, one); !strings.Contains(got, "the attribute `"+
				name+"`") {
				t.Errorf("`%s`: %s", w, got)
			}
		case warns(t, one, name):
			t.Errorf("`%s` gives a warning, though it is %s", w, how)
		}
	}
}

// TestCallsThatDestroyRegisters keeps nothing in registers over a call to a function that saves
// none.
func TestCallsThatDestroyRegisters(t *testing.T) {
	const text = `define i64 @wild(i64 %x) "no_callee_saved_registers" naked noinline {
  call void asm sideeffect "xorl %ebx, %ebx; xorl %ebp, %ebp; xorl %r12d, %r12d; xorl %r13d, %r13d; xorl %r14d, %r14d; xorl %r15d, %r15d; leaq 1(%rdi), %rax; ret", ""()
  unreachable
}
define i64 @f(i64 %a, i64 %b, i64 %c) {
  %x = call i64 @wild(i64 %a)
  %y = call i64 @wild(i64 %b)
  %p = mul i64 %x, 10
  %q = add i64 %p, %y
  %r = mul i64 %q, %c
  ret i64 %r
}
`
	m, im := lowertest.Load(t, text)
	f, _ := im.Lookup("f")
	if got, err := m.Call(context.Background(), f, 3, 4, 2); err != nil || got != 90 {
		t.Errorf("f = %d, %v; want 90", got, err)
	}
	got := lowertest.Refused(t, strings.Replace(text, "@f(i64 %a, i64 %b, i64 %c)",
		"@f(i64 %a, i64 %b, i64 %c) \"frame-pointer\"=\"all\"", 1))
	if !strings.Contains(got, "a call that destroys `rbp`") {
		t.Error(got)
	}
}

// TestModuleFlags warns of the flags that change llc's code and are not heeded, at their places.
func TestModuleFlags(t *testing.T) {
	const text = `define void @f() {
  ret void
}
!llvm.module.flags = !{!0, !1, !2}
!0 = !{i32 8, !"cf-protection-branch", i32 1}
!1 = !{i32 8, !"cf-protection-return", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
`
	items := lowertest.Compile(t, text, lower.Options{}).Warnings.Items
	if len(items) != 1 || !strings.Contains(items[0].Message, "endbr64") || items[0].Span.IsZero() {
		t.Errorf("%+v", items)
	}
}

// warns reports whether compiling a module gives a warning that names something.
func warns(t *testing.T, text, name string) bool {
	for _, w := range lowertest.Compile(t, text, lower.Options{}).Warnings.Items {
		if strings.Contains(w.Message, "`"+name+"`") && !w.Span.IsZero() {
			return true
		}
	}
	return false
}

var functionLabels = regexp.MustCompile(`(\.L?[A-Za-z_]+|@f|\bf)\d+`)

// codeOf is llc's code for each function of a module, with what stands between it and the one
// before, and without numbers that name functions.
func codeOf(t *testing.T, text string) []string {
	var all []string
	var b strings.Builder
	for _, l := range strings.Split(string(oracle.Assembly(t, oracle.Opaque, []byte(text))), "\n") {
		if strings.Contains(l, "-- End function") {
			all = append(all, b.String())
			b.Reset()
			continue
		}
		if i := strings.IndexByte(l, '#'); i >= 0 {
			l = l[:i]
		}
		if l = strings.TrimSpace(l); l == "" || strings.HasPrefix(l, ".file") || l == ".text" {
			continue
		}
		b.WriteString(functionLabels.ReplaceAllString(l, "$1") + "\n")
	}
	return all
}

// TestBaseOfFramesThatPop keeps RBP free in a function with a frame pointer whose convention has it
// take its arguments off the stack.
func TestBaseOfFramesThatPop(t *testing.T) {
	uses := regexp.MustCompile(`(?m)^\t[a-z].*%rbp`)
	for attribute, want := range map[string]int{`"frame-pointer"="all"`: 3, "": 4} {
		asm := lowertest.Compile(t, `declare void @use()
define tailcc i64 @f(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %g) `+attribute+` {
  call void @use()
  %1 = mul i64 %a, %b
  %2 = mul i64 %c, %d
  %3 = mul i64 %e, %g
  %4 = sub i64 %1, %2
  %5 = sub i64 %4, %3
  ret i64 %5
}
`, lower.Options{Detail: true, Checked: true}).Assembly(0, false)
		if n := len(uses.FindAllString(asm, -1)); n != want {
			t.Errorf("%s: RBP is in %d instructions, not %d:\n%s", attribute, n, want, asm)
		}
	}
}
