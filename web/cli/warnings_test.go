package cli

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// inSlot keeps a reference in a stack object across a safepoint.
const inSlot = `declare ptr addrspace(1) @rt_alloc(i64, i64)
declare void @rt_safepoint()
define i64 @main() gc "statepoint-example" {
  %a = alloca ptr addrspace(1)
  %o = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  store ptr addrspace(1) %o, ptr %a
  call void @rt_safepoint()
  %p = load ptr addrspace(1), ptr %a
  %v = load i64, ptr addrspace(1) %p
  ret i64 0
}
`

// commandsOnPrograms are the command lines that read a program, without its name.
var commandsOnPrograms = [][]string{
	{"compile", "-o", "-"}, {"run"}, {"explain"}, {"worlds"}, {"embed"}, {"llc"},
	{"opt", "-S", "-passes=rewrite-statepoints-for-gc"},
	{"opt", "-passes=rewrite-statepoints-for-gc", "-disable-output"}, {"llc", "-filetype=null"},
	{"run", "--break", "list"},
}

// Every command prints a program's warnings to standard error, once, and does its work; with
// -Werror it fails and writes nothing, with -Wno-CODE it is silent.
func TestEveryCommandSaysWhatIsFound(t *testing.T) {
	for _, command := range commandsOnPrograms {
		text, at, code := inSlot, "<stdin>:9:3: ", "SP0413"
		if command[0] == "llc" { // which makes no statepoints
			text, at, code = liveAcrossCall, "<stdin>:5:3: ", "SP0407"
		}
		run := func(more ...string) (out, stderr string, status int) {
			return runCommand(text, append(slices.Concat(command, more), "-")...)
		}
		plain, stderr, status := run()
		if status != 0 || strings.Count(stderr, at+"warning: ") != 1 ||
			strings.Count(stderr, "["+code+"]") != 1 {
			t.Errorf("%q: status %d\n%s", command, status, stderr)
		}
		out, stderr, status := run("-Werror")
		if status != 1 || out != "" || !strings.Contains(stderr, at+"error: ") ||
			!strings.Contains(stderr, "1 warning, which -Werror makes errors") {
			t.Errorf("%q -Werror: status %d\n%s%s", command, status, out, stderr)
		}
		for _, more := range [][]string{{"-Wno-" + code},
			{"--Wno-" + strings.ToLower(code), "-Werror"}} {
			out, stderr, status = run(more...)
			if status != 0 || strings.Contains(stderr, code) || command[0] != "embed" &&
				out != plain {
				t.Errorf("%q %q: status %d\n%s%s", command, more, status, out, stderr)
			}
		}
	}
}

// With -Werror no file is written.
func TestWerrorWritesNoFile(t *testing.T) {
	for _, command := range [][]string{{"compile"}, {"embed"},
		{"opt", "-S", "-passes=rewrite-statepoints-for-gc"}} {
		out := filepath.Join(t.TempDir(), "out")
		_, stderr, status := runCommand(inSlot, append(command, "-", "-Werror", "-o", out)...)
		if _, err := os.Stat(out); status != 1 || !os.IsNotExist(err) {
			t.Errorf("%q: status %d, %v\n%s", command, status, err, stderr)
		}
	}
}

// An unknown code is rejected, with the nearest known one.
func TestUnknownCodeOfWarning(t *testing.T) {
	for arg, want := range map[string]string{
		"-Wno-SP0499":  `option -Wno-SP0499: unknown message code "SP0499"; did you mean SP04`,
		"-Wno-foo":     `option -Wno-foo: unknown message code "foo"; ` + "`statepoint explain`",
		"-Wno-":        "option -Wno- needs a name directly after it",
		"-Wno-=SP0413": "option -Wno-=SP0413 needs a name directly after it",
		"-Werror=x":    `option -Werror is a switch: "x" is neither true nor false`,
		"-Werro":       "did you mean -Werror?",
	} {
		if _, stderr, status := runCommand(inSlot, "compile", "-", arg); status != 1 ||
			!strings.Contains(stderr, want) {
			t.Errorf("%s: status %d, %s", arg, status, stderr)
		}
	}
}

// A block of a document is named by its number; with -Werror the document is not written.
func TestFindingsOfABlock(t *testing.T) {
	document := "# Title\n\n```llvm statepoint\n" + inSlot + "```\n"
	out, stderr, status := runCommand(document, "embed", "-markdown", "-")
	if status != 0 || !strings.Contains(out, "<h1") && !strings.Contains(out, "# Title") ||
		!strings.Contains(stderr, "<stdin>#1:9:3: warning: ") {
		t.Errorf("status %d\n%s", status, stderr)
	}
	out, stderr, status = runCommand(document, "embed", "-markdown", "-Werror", "-")
	if status != 1 || out != "" || !strings.Contains(stderr, "<stdin>#1:9:3: error: ") {
		t.Errorf("status %d\n%s%s", status, out, stderr)
	}
}

// With the default passes, no polls were requested.
func TestPollsThatNobodyAskedFor(t *testing.T) {
	if _, stderr, status := runCommand(liveAcrossCall, "compile", "-", "-o", "-"); status != 0 ||
		stderr != "" {
		t.Errorf("status %d, %s", status, stderr)
	}
	_, stderr, status := runCommand(liveAcrossCall, "compile", "-", "-o", "-", "--passes",
		defaultPasses)
	if status != 0 || !strings.Contains(stderr, "[SP0406]") {
		t.Errorf("by name: status %d, %s", status, stderr)
	}
}

// Without the pass that relocates, every command that generates code warns; opt leaves that to the
// next tool.
func TestCallsThatNoPassMakesStatepoints(t *testing.T) {
	for _, command := range [][]string{{"llc", "-o", "-"}, {"compile", "-o", "-", "--passes="},
		{"explain", "--passes=verify"}, {"embed", "--passes=verify"},
		{"opt", "-S", "-passes=verify"}} {
		want := 1
		if command[0] == "opt" {
			want = 0
		}
		_, stderr, status := runCommand(liveAcrossCall, append(command, "-")...)
		if status != 0 || strings.Count(stderr, "[SP0407]") != want {
			t.Errorf("%q: status %d, %s", command, status, stderr)
		}
	}
}

// It is also said of functions to which a pass gave the collector.
func TestPreparedCallsThatNoPassMakesStatepoints(t *testing.T) {
	const text = `declare noalias ptr @malloc(i64)
declare void @visit(ptr)
define i64 @f() {
  %object = call ptr @malloc(i64 16)
  call void @visit(ptr %object)
  %first = load i64, ptr %object
  ret i64 %first
}
`
	_, stderr, status := runCommand(text, "compile", "-", "-o", "-", "--passes=make-references")
	if status != 0 || strings.Count(stderr, "[SP0407]") != 1 {
		t.Errorf("status %d, %s", status, stderr)
	}
	_, stderr, status = runCommand(text, "compile", "-", "-o", "-",
		"--passes=make-references,rewrite-statepoints-for-gc")
	if status != 0 || strings.Contains(stderr, "[SP0407]") {
		t.Errorf("with statepoints: status %d, %s", status, stderr)
	}
}

// A list with make-references, which LLVM's opt does not take, promotes slots of optnone functions.
func TestPreparesWithoutOptimization(t *testing.T) {
	const text = `declare noalias ptr @malloc(i64)
define void @f() noinline optnone {
  %slot = alloca ptr
  %object = call ptr @malloc(i64 16)
  store ptr %object, ptr %slot
  ret void
}
`
	out, _, status := runCommand(text, "opt", "-S", "-passes=mem2reg,make-references", "-")
	if status != 0 || strings.Contains(out, "alloca") || !strings.Contains(out, "gc \"") {
		t.Errorf("status %d\n%s", status, out)
	}
}

// Every possible pipe from one command into the next works.
func TestCompileIntoStackMap(t *testing.T) {
	object, stderr, status := runCommand(liveAcrossCall, "compile", "-", "-o", "-")
	if status != 0 {
		t.Fatal(stderr)
	}
	if out, stderr, status := runCommand(object, "stackmap", "-"); status != 0 ||
		!strings.Contains(out, "record 0 at test1+0xa") {
		t.Errorf("status %d, %s%s", status, out, stderr)
	}
	if _, stderr, status := runCommand("", "stackmap", "-"); status != 1 ||
		!strings.Contains(stderr, "<stdin>: the file is empty") {
		t.Errorf("nothing: status %d, %s", status, stderr)
	}
}

// What is a warning to one step and an error to the next is said once.
func TestWarningThatIsAnError(t *testing.T) {
	const text = "define void @f() gc \"mine\" {\n  ret void\n}\n"
	_, stderr, status := runCommand(text, "compile", "-", "-o", "-")
	if status != 1 || strings.Count(stderr, "unsupported GC: mine") != 1 ||
		!strings.Contains(stderr, "<stdin>:1:21: error: ") {
		t.Errorf("status %d\n%s", status, stderr)
	}
}
