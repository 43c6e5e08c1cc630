package cli

import (
	"strings"
	"testing"

	"statepoint/e2e/oracle"
)

// TestReferencesInRegisters checks that references stay in registers across calls only as in LLVM's
// llc: at most the given number, and only in callee-saved registers.
func TestReferencesInRegisters(t *testing.T) {
	text, stderr, status := runCommand(liveAcrossCall, "opt", "-S",
		"-passes=rewrite-statepoints-for-gc")
	if status != 0 {
		t.Fatal(stderr)
	}
	const many, saved = "-max-registers-for-gc-values=4", "-fixup-allow-gcptr-in-csr"
	for _, c := range []struct {
		flags   []string
		inFrame bool
	}{
		{nil, true},
		{[]string{many}, true},
		{[]string{saved}, true},
		{[]string{many, saved}, false},
		{[]string{saved + "=true", many}, false},
		{[]string{many, saved + "=false"}, true},
	} {
		asm, stderr, status := runCommand(text, append([]string{"llc"}, c.flags...)...)
		if status != 0 || strings.Contains(asm, "(%rsp)") != c.inFrame {
			t.Errorf("%s: status %d, %s%s", c.flags, status, stderr, asm)
		}
		if testing.Short() {
			continue
		}
		theirs := string(oracle.Run(t, oracle.Opaque, []byte(text), "llc", c.flags...))
		if strings.Contains(theirs, "(%rsp)") != c.inFrame {
			t.Errorf("%s: LLVM has %s", c.flags, theirs)
		}
	}
}

// rootsOf returns a module with a root of a strategy, in a dynamic frame.
func rootsOf(strategy string) string {
	return strings.ReplaceAll(`declare void @llvm.gcroot(ptr, ptr)
declare void @ext()
define void @f(ptr %a, i64 %n) gc "STRATEGY" {
  %r = alloca ptr
  call void @llvm.gcroot(ptr %r, ptr null)
  store ptr %a, ptr %r
  %x = alloca i8, i64 %n
  call void @ext()
  ret void
}
`, "STRATEGY", strategy)
}

// TestAborts checks that llc aborts where LLVM's llc does, if requested, and with its message.
func TestAborts(t *testing.T) {
	for strategy, want := range map[string]struct {
		status int
		words  string
	}{
		"nosuch": {abortStatus, "LLVM ERROR: unsupported GC: nosuch"},
		"ocaml":  {abortStatus, "LLVM ERROR: Function 'f' is too large for the ocaml GC!"},
		"erlang": {0, ""},
	} {
		text := rootsOf(strategy)
		_, stderr, status := runCommand(text, "llc", "-llvm-aborts")
		if status != want.status || !strings.Contains(stderr, want.words) {
			t.Errorf("%s: status %d, %s", strategy, status, stderr)
		}
		if _, plain, status := runCommand(text, "llc"); status != min(want.status, 1) ||
			plain != stderr {
			t.Errorf("%s without the option: status %d, %s", strategy, status, plain)
		}
		if testing.Short() {
			continue
		}
		theirs := oracle.Exec([]byte(text), oracle.Tool(t, oracle.Opaque, "llc"))
		if (theirs.Err != nil) != (status != 0) ||
			!strings.Contains(string(theirs.Stderr), want.words) {
			t.Errorf("%s: LLVM says %s, %v", strategy, theirs.Stderr, theirs.Err)
		}
	}
	for text, want := range map[string]int{rootsOf("nosuch"): abortStatus, rootsOf("ocaml"): 0,
		`declare void @f() gc "nosuch"`: 0} {
		_, stderr, status := runCommand(text, "opt", "-S", "-passes=gc-lowering", "-llvm-aborts")
		if status != want || want != 0 && !strings.Contains(stderr,
			"LLVM ERROR: unsupported GC: nosuch") {
			t.Errorf("opt: status %d, %s", status, stderr)
		}
	}
	if _, _, status := runCommand("define i32 @f() { ret i64 0 }", "llc"); status != 1 {
		t.Errorf("a text that is at fault: status %d", status)
	}
}

// TestStopAfter writes the module after the passes for roots.
func TestStopAfter(t *testing.T) {
	text := rootsOf("shadow-stack")
	for _, c := range []struct{ pass, text, want string }{
		{"gc-lowering", text, "  call void @llvm.gcroot(ptr %r, ptr null)"},
		{"shadow-stack-gc-lowering", text, "  %gc_frame = alloca %gc_stackentry.f"},
		{"shadow-stack-gc-lowering", `declare void @f() gc "shadow-stack"`,
			"  @llvm_gc_root_chain = linkonce global ptr null"},
	} {
		pass, text, want := c.pass, c.text, c.want
		got, stderr, status := runCommand(text, "llc", "-stop-after="+pass)
		if status != 0 || !strings.Contains(got, want) {
			t.Fatalf("%s: status %d, %s%s", pass, status, stderr, got)
		}
		if testing.Short() {
			continue
		}
		theirs := string(oracle.Run(t, oracle.Opaque, []byte(text), "llc", "-stop-after="+pass))
		if module, _, _ := strings.Cut(theirs, "\n...\n"); got != module+"\n...\n" {
			t.Errorf("%s: got\n%s\nLLVM has\n%s", pass, got, module)
		}
	}
	if _, stderr, status := runCommand(text, "llc", "-stop-after=finalize-isel"); status != 1 ||
		!strings.Contains(stderr, "must be gc-lowering or shadow-stack-gc-lowering") {
		t.Errorf("status %d, %s", status, stderr)
	}
}

// TestTailCallOption checks that -disable-tail-calls applies to functions without the attribute.
func TestTailCallOption(t *testing.T) {
	const text = `declare void @g(ptr)
define void @f(ptr %p) gc "ocaml" {
  tail call void @g(ptr %p)
  ret void
}
define void @h(ptr %p) gc "ocaml" "disable-tail-calls"="false" {
  tail call void @g(ptr %p)
  ret void
}
`
	for option, want := range map[string]int{"-O2": 2, "-disable-tail-calls": 1,
		"-disable-tail-calls=false": 2} {
		got, stderr, status := runCommand(text, "llc", option)
		if n := strings.Count(got, "# TAILCALL"); status != 0 || n != want {
			t.Errorf("%s: status %d, %d tail calls, want %d; %s", option, status, n, want, stderr)
		}
	}
}

// TestFramePointerOption checks that -frame-pointer applies to functions without the attribute.
func TestFramePointerOption(t *testing.T) {
	const text = `define void @f() {
  ret void
}
define void @g() "frame-pointer"="none" {
  ret void
}
`
	for where, want := range map[string]int{"all": 1, "non-leaf": 0, "none": 0} {
		got, stderr, status := runCommand(text, "llc", "-frame-pointer="+where)
		if n := strings.Count(got, "movq\t%rsp, %rbp"); status != 0 || n != want {
			t.Errorf("%s: status %d, %d frames, %s", where, status, n, stderr)
		}
	}
	if _, stderr, status := runCommand(text, "llc", "-frame-pointer=some"); status != 1 ||
		!strings.Contains(stderr, `not "some"`) {
		t.Errorf("status %d, %s", status, stderr)
	}
}
