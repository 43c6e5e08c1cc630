package cli

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const countsUp = `
declare ptr addrspace(1) @rt_alloc(i64, i64)
declare void @rt_print(i64) "gc-leaf-function"
declare void @rt_safepoint()

define void @gc.safepoint_poll() {
  call void @rt_safepoint()
  ret void
}

define i64 @main() gc "statepoint-example" {
entry:
  br label %loop
loop:
  %cell = phi ptr addrspace(1) [ null, %entry ], [ %new, %loop ]
  %n = phi i64 [ 1, %entry ], [ %next, %loop ]
  %new = call ptr addrspace(1) @rt_alloc(i64 1, i64 8)
  %link = getelementptr i8, ptr addrspace(1) %new, i64 8
  store ptr addrspace(1) %cell, ptr addrspace(1) %link
  %at = getelementptr i8, ptr addrspace(1) %new, i64 16
  store i64 %n, ptr addrspace(1) %at
  call void @rt_print(i64 %n)
  %next = add i64 %n, 1
  %end = icmp eq i64 %n, 3
  br i1 %end, label %done, label %loop
done:
  %value = load i64, ptr addrspace(1) %at
  %status = add i64 %value, 256
  ret i64 %status
}

define ptr addrspace(1) @pair(i64 %a, ptr addrspace(1) %b) gc "statepoint-example" {
  %o = call ptr addrspace(1) @rt_alloc(i64 1, i64 8)
  %link = getelementptr i8, ptr addrspace(1) %o, i64 8
  store ptr addrspace(1) %b, ptr addrspace(1) %link
  %at = getelementptr i8, ptr addrspace(1) %o, i64 16
  store i64 %a, ptr addrspace(1) %at
  ret ptr addrspace(1) %o
}
`

func TestRun(t *testing.T) {
	for _, c := range []struct {
		args   string
		out    string
		status int
	}{
		{"run -", "1\n2\n3\n", 3},
		{"run - --result", "1\n2\n3\nresult 259\n", 3},
		{"run --result - --stress every-safepoint --collector semispace", "1\n2\n3\nresult 259\n", 3},
		{"run --stress=2 --heap 4K -", "1\n2\n3\n", 3},
		{"run --table --stress 1 --seed 7 -", "1\n2\n3\n", 3},
		{"run --entry pair --result --stress every-allocation - -- -7 [5,6]",
			"result [-7, 5, 6]\n", 0},
		{"run --entry=@pair --result --passes rewrite-statepoints-for-gc - -- 1 null",
			"result [1]\n", 0},
	} {
		out, stderr, status := runCommand(countsUp, strings.Fields(c.args)...)
		if out != c.out || status != c.status || stderr != "" {
			t.Errorf("%s: status %d, printed\n%s%s", c.args, status, out, stderr)
		}
	}
	file := filepath.Join(t.TempDir(), "program.ll")
	if err := os.WriteFile(file, []byte(countsUp), 0o644); err != nil {
		t.Fatal(err)
	}
	if out, stderr, status := runCommand("", "run", file); out != "1\n2\n3\n" || status != 3 ||
		stderr != "" {
		t.Errorf("a file: status %d, printed\n%s%s", status, out, stderr)
	}
}

// A collector that finds no record at a return address cannot run, which is said.
func TestRunWithoutRecords(t *testing.T) {
	const text = `declare ptr addrspace(1) @rt_alloc(i64, i64) "gc-leaf-function"
define i64 @main() gc "statepoint-example" {
  %p = call ptr addrspace(1) @rt_alloc(i64 1, i64 8)
  %q = call ptr addrspace(1) @rt_alloc(i64 1, i64 8)
  ret i64 0
}`
	_, stderr, status := runCommand(text, "run", "-", "--stress", "every-safepoint")
	if want := "could not run at 2 of 2 safepoints: the call that returns to @main+"; status != 0 ||
		!strings.Contains(stderr, want) {
		t.Errorf("status %d, %s", status, stderr)
	}
}

func TestRunGoesAstray(t *testing.T) {
	const text = `
declare void @do_safepoint()
define i64 @main(ptr addrspace(1) %p) gc "statepoint-example" {
  %a = alloca ptr addrspace(1)
  store ptr addrspace(1) %p, ptr %a
  call void @do_safepoint()
  %q = load ptr addrspace(1), ptr %a
  %f = getelementptr i8, ptr addrspace(1) %q, i64 8
  %v = load i64, ptr addrspace(1) %f
  store i64 1, ptr addrspace(1) %f
  ret i64 %v
}
define i64 @beyond(ptr addrspace(1) %p) gc "statepoint-example" {
  %f = getelementptr i8, ptr addrspace(1) %p, i64 80
  %v = load i64, ptr addrspace(1) %f
  ret i64 %v
}`
	const stress = " --stress every-safepoint - -- {|42}"
	for _, c := range []struct {
		args string
		want []string
	}{
		{"run" + stress, []string{"(line 9): reads 0x", "where there is no object any more: " +
			"collection 1 freed the object of 16 bytes", "1 more such step", "--sanitize says"}},
		{"run --sanitize" + stress, []string{"(line 9): reads 0x", "a stale address",
			"hidden in `[rsp+0]` (%a) of @main, put there in step 1", "(line 5)", "1 more"}},
		{"run --entry beyond - -- {|42}", []string{"beyond the object of 16 bytes"}},
		{"run - -- {|42}", nil},
	} {
		_, stderr, status := runCommand(text, strings.Fields(c.args)...)
		if (status == 3) != (c.want != nil) {
			t.Errorf("%s: status %d, %s", c.args, status, stderr)
		}
		for _, want := range c.want {
			if !strings.Contains(stderr, want) {
				t.Errorf("%s: no %q in %s", c.args, want, stderr)
			}
		}
	}
}

// A run that a stale reference keeps from ending says which one: its objects' memory was used
// again, so that no access was to memory without an object.
func TestRunThatDoesNotEnd(t *testing.T) {
	const text = `
declare ptr addrspace(1) @rt_alloc(i64, i64)
define i64 @main() gc "card-marking" {
  %root = call ptr addrspace(1) @rt_alloc(i64 1, i64 8)
  %other = call ptr addrspace(1) @rt_alloc(i64 1, i64 8)
  %at = getelementptr i8, ptr addrspace(1) %other, i64 8
  store ptr addrspace(1) %root, ptr addrspace(1) %at
  %more = call ptr addrspace(1) @rt_alloc(i64 1, i64 8)
  br label %sum
sum:
  %p = phi ptr addrspace(1) [ %root, %0 ], [ %n, %sum ]
  %f = getelementptr i8, ptr addrspace(1) %other, i64 8
  store ptr addrspace(1) %p, ptr addrspace(1) %f
  %n = load ptr addrspace(1), ptr addrspace(1) %f
  %z = icmp eq ptr addrspace(1) %n, null
  br i1 %z, label %done, label %sum
done:
  ret i64 1
}`
	_, stderr, status := runCommand(text, "run", "--collector=generational",
		"--stress=every-safepoint", "--max-steps=10000", "-")
	if status != 3 || !strings.Contains(stderr, "astray, as --sanitize finds: step ") ||
		!strings.Contains(stderr, "stopped after 10000 steps") {
		t.Errorf("status %d\n%s", status, stderr)
	}
}

func TestRunCounts(t *testing.T) {
	_, stderr, status := runCommand(countsUp, "run", "-", "--counts", "--stress=every-safepoint")
	for _, want := range []string{"steps: ", "polls taken: 1\n", "collections: 4\n",
		"safepoints: 4\n",
		"objects allocated: 3\n", "bytes moved: "} {
		if status != 3 || !strings.Contains(stderr, want) {
			t.Errorf("no %q in\n%s", want, stderr)
		}
	}
	_, stderr, _ = runCommand(countsUp, "run", "-", "--trace-steps")
	for _, want := range []string{"  @main\t", "\ncall @rt_print(1) ", "callq @rt_print\n"} {
		if !strings.Contains(stderr, want) {
			t.Errorf("no %q in the trace\n%s", want, stderr)
		}
	}
}

// A broken program also has its tables, and the trace mentions events only if they happen.
func TestBreakWithTables(t *testing.T) {
	for args, want := range map[string][2]string{
		"drop-root": {"return address table table[0]", "has no record"},
		"leaf":      {"\nno collection 2 at @", "\ncollection 2 at @"},
	} {
		_, stderr, _ := runCommand(countsUp, "run", "-", "--table", "--trace", "--stress", "1",
			"--break", args)
		if !strings.Contains(stderr, want[0]) || strings.Contains(stderr, want[1]) {
			t.Errorf("%s: want %q and not %q in\n%s", args, want[0], want[1], stderr)
		}
	}
}

// Steps are traced in AT&T syntax, like traps, with the symbols that they call and address.
func TestRunTracesSteps(t *testing.T) {
	const text = `@x = global i64 3
declare ptr addrspace(1) @rt_alloc(i64, i64)
define void @main() gc "statepoint-example" {
  %o = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  call void @f(ptr @x, ptr @main)
  %f = getelementptr i8, ptr addrspace(1) %o, i64 8
  store i64 1, ptr addrspace(1) %f
  ret void
}
define void @f(ptr %p, ptr %q) gc "statepoint-example" {
  %n = load i32, ptr %p
  %wide = sext i32 %n to i64
  store i64 %wide, ptr @x
  store i32 7, ptr @x
  ret void
}
`
	_, stderr, _ := runCommand(text, "run", "-", "--trace-steps")
	for _, want := range []string{"\tmov %rax,(%rsp)\n", "\tcallq @rt_alloc\n", "\tcallq @f\n",
		"\tlea @x(%rip),%rdi\n", "\tlea @main(%rip),%rsi\n", "\tmovslq (%rdi),%rax\n",
		"\tmovl $0x7,@x(%rip)\n"} {
		if !strings.Contains(stderr, want) {
			t.Errorf("no %q in the trace\n%s", want, stderr)
		}
	}
}

// unnamed has functions without names, which are numbered after the variable.
const unnamed = `@0 = global i64 1
define i64 @1(i64 %x) {
  %y = add i64 %x, 2
  ret i64 %y
}
define i64 @named(i64 %x) {
  %y = call i64 @2(i64 %x)
  %z = call i64 @1(i64 %y)
  ret i64 %z
}
define i64 @2(i64 %x) {
  %y = mul i64 %x, 3
  ret i64 %y
}
`

// An unnamed function is called by its number.
func TestRunUnnamed(t *testing.T) {
	for entry, want := range map[string]string{"1": "7", "@1": "7", "@2": "15", "2": "15",
		"named": "17"} {
		out, stderr, status := runCommand(unnamed, "run", "-", "--result", "--entry", entry, "--",
			"5")
		if out != "result "+want+"\n" {
			t.Errorf("%s: status %d, %q, %s", entry, status, out, stderr)
		}
	}
}

func TestRunRefuses(t *testing.T) {
	for _, c := range []struct{ in, args, want string }{
		{countsUp, "run", "run needs one file"},
		{countsUp, "run - --collector=copying", "-collector must be one of semispace"},
		{countsUp, "run - --stress=often", `not "often"`},
		{countsUp, "run - --heap=large", `not "large"`},
		{countsUp, "run - --heap=100000G", "limit of 1073741824 bytes; --max-memory raises it"},
		{countsUp, "run - --heap=10", "the smallest has 1024"},
		{countsUp, "run - --seed=x", "-seed needs a number of up to 64 bits, such as 1, not \"x\""},
		{"define void @0() { ret void }\ndefine void @\"a b\"() { ret void }", "run -",
			`defines no function @main; an entry may be @"a b", @0`},
		{unnamed, "run - --entry=3", `defines no function @"3"; an entry may be @named, @1, @2`},
		{countsUp, "run - --entry=mian", "defines no function @mian; did you mean @main?"},
		{"define void @f() { ret void }", "run -", "defines no function @main; an entry may be @f"},
		{countsUp, "run - -- 1", "@main takes no arguments, 1 given"},
		{countsUp, "run - --entry pair -- 1 {", `expected '}'`},
		{countsUp, "run - --max-steps=10", "stopped after 10 steps, the limit; --max-steps raises it"},
		{"define i64 @main() {\n  ret i64 %x\n}\n", "run -", "<stdin>:2:11: error: "},
		{"declare void @f()\ndefine void @main() {\n  call void @f()\n  ret void\n}\n", "run -",
			"@f is undefined"},
		{"define i64 @main() {\n  %v = load i64, ptr null\n  ret i64 %v\n}\n", "run - --result",
			"a null pointer"},
	} {
		out, stderr, status := runCommand(c.in, strings.Fields(c.args)...)
		if status != 1 || out != "" || !strings.Contains(stderr, c.want) {
			t.Errorf("%s: status %d, %q, %s", c.args, status, out, stderr)
		}
	}
}

// A value that a call both passes and lists is reported as stale once.
func TestRunBrokenSaysOnce(t *testing.T) {
	const twice = `declare ptr addrspace(1) @rt_alloc(i64, i64)
define i64 @f(ptr addrspace(1) %o) gc "statepoint-example" {
  ret i64 0
}
define i64 @main() gc "statepoint-example" {
  %o = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  %a = call i64 @f(ptr addrspace(1) %o)
  %b = call i64 @f(ptr addrspace(1) %o)
  %c = call i64 @f(ptr addrspace(1) %o)
  ret i64 %b
}
`
	_, said, _ := runCommand(twice, "run", "-", "--break", "skip-relocate")
	if n := strings.Count(said, "noticed before the run by the safepoint verifier"); n != 1 {
		t.Errorf("noticed %d times:\n%s", n, said)
	}
}

// A program broken on purpose runs unrepaired, and the explanation says which detector noticed.
func TestRunBroken(t *testing.T) {
	for _, c := range []struct{ args, out, says string }{
		{"run - --break list", "skip-relocate@main#1", ""},
		{"run - --break list", "flip-byte@0x0 ", ""},
		{"run - --break list", "; --break list@flip-byte lists them\n", ""},
		{"run - --break list@flip-byte", "flip-byte@0x1 ", ""},
		{"run - --break list@lef", "", "did you mean leaf?"},
		{"run - --break list", "map-as@F#N:rsp+0=ROLE", ""},
		{"run - --break foo", "", "late-transition, drop-barrier, map-as\n"},
		{"run - --break map-as", "", "does not classify words of a frame; map-as@f#1:rsp+0=base"},
		{"run - --break skip-relocate", "1\n2\n",
			"noticed before the run by the safepoint verifier"},
		{"run - --break drop-root", "1\n2\n3\n", "a stale address, into byte 8 of object 2"},
		{"run - --break leaf@main#1", "1\n2\n3\n", "has no record"},
		{"run - --break lef", "", "did you mean leaf?"},
		{"run - --break leaf@main#9", "", "leaf is possible at 1 place in @main"},
		{"run - --break late-transition", "",
			"late-transition is not possible in this program: there is no transition with a flag"},
		{"run - --break flip-byte", "", "noticed before the run by the map decoder"},
		{"run - --break flip-byte@x", "", `"x" is not an offset of a byte`},
	} {
		out, said, _ := runCommand(countsUp, strings.Fields(c.args)...)
		if !strings.Contains(out, c.out) || !strings.Contains(said, c.says) {
			t.Errorf("%s: printed\n%s\nsaid\n%s\nwant %q and %q", c.args, out, said, c.out, c.says)
		}
	}
}
