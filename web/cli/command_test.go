package cli

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// runCommand runs a command line as main does.
func runCommand(stdin string, args ...string) (stdout, stderr string, status int) {
	var out, err bytes.Buffer
	c := &cli{stdin: strings.NewReader(stdin), stdout: &out, stderr: &err}
	status = c.main(args)
	return out.String(), err.String(), status
}

const liveAcrossCall = `declare void @foo()

define ptr addrspace(1) @test1(ptr addrspace(1) %obj) gc "statepoint-example" {
  call void @foo()
  ret ptr addrspace(1) %obj
}
`

func TestOptThenLLC(t *testing.T) {
	rewritten, stderr, status := runCommand(liveAcrossCall, "opt", "-S",
		"-passes=rewrite-statepoints-for-gc")
	if status != 0 || !strings.HasPrefix(rewritten,
		"; ModuleID = '<stdin>'\nsource_filename = \"<stdin>\"\n") ||
		!strings.Contains(rewritten, "%obj.relocated = call coldcc") {
		t.Fatalf("status %d\n%s%s", status, rewritten, stderr)
	}
	for _, syntax := range []struct{ flag, want string }{{"att", "movq\t%rdi, (%rsp)"},
		{"intel", "mov\tqword ptr [rsp], rdi"}} {
		asm, stderr, status := runCommand(rewritten, "llc", "-x86-asm-syntax="+syntax.flag, "-o",
			"-", "-")
		if status != 0 || !strings.Contains(asm, syntax.want) ||
			!strings.Contains(asm, ".llvm_stackmaps") {
			t.Errorf("%s: status %d\n%s%s", syntax.flag, status, asm, stderr)
		}
	}
	if out, stderr, status := runCommand(rewritten, "llc", "-filetype=null"); status != 0 ||
		out+stderr != "" {
		t.Errorf("null: status %d, %q, %q", status, out, stderr)
	}
}

func TestLLCPutsItsOutputBesideTheInput(t *testing.T) {
	dir := t.TempDir()
	in := filepath.Join(dir, "in.ll")
	if err := os.WriteFile(in, []byte(liveAcrossCall), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ filetype, suffix string }{{"asm", ".s"}, {"obj", ".o"}} {
		if _, stderr, status := runCommand("", "llc", in, "-filetype="+c.filetype); status != 0 {
			t.Fatal(stderr)
		}
		if info, err := os.Stat(filepath.Join(dir, "in"+c.suffix)); err != nil || info.Size() == 0 {
			t.Errorf("%s: %v", c.filetype, err)
		}
	}
}

func TestCompileAndStackMap(t *testing.T) {
	dir := t.TempDir()
	obj := filepath.Join(dir, "out.o")
	if _, stderr, status := runCommand(liveAcrossCall, "compile", "-", "-o", obj); status != 0 ||
		stderr != "" {
		t.Fatalf("status %d: %s", status, stderr)
	}
	text, _, status := runCommand("", "stackmap", obj)
	if status != 0 || !strings.Contains(text, "location 4 Indirect") ||
		!strings.Contains(text, "record 0 at test1+0xa, id 0xABCDEF00\n      pointer [rsp+0]\n") {
		t.Errorf("status %d\n%s", status, text)
	}
	if strings.Contains(text, "return address table") {
		t.Errorf("a table without --table:\n%s", text)
	}
	if _, stderr, status := runCommand(liveAcrossCall, "compile", "-", "-o", obj,
		"--table"); status != 0 || stderr != "" {
		t.Fatalf("status %d: %s", status, stderr)
	}
	text, _, status = runCommand("", "stackmap", obj)
	if status != 0 || !strings.Contains(text, "1 word: [rsp+0]") ||
		!strings.Contains(text,
			"\nreturn address table: 52 bytes, 52.0 for each of 1 return addresses\n") {
		t.Errorf("status %d\n%s", status, text)
	}
	for language, want := range map[string]string{"c": "#include <stdint.h>", "go": "package main",
		"rust": "fn main()"} {
		if text, _, status := runCommand("", "stackmap", "--reader", language); status != 0 ||
			!strings.Contains(text, want) {
			t.Errorf("the reader in %s: %d %.80q", language, status, text)
		}
	}
	if _, said, status := runCommand("", "stackmap", "--reader=ada"); status == 0 ||
		!strings.Contains(said, "c, go and rust") {
		t.Errorf("a reader in Ada: %d %q", status, said)
	}
	if header, _, status := runCommand("", "stackmap", "--c-header"); status != 0 ||
		!strings.Contains(header, "sp_frame_roots") {
		t.Errorf("status %d\n%s", status, header)
	}
	out, _, status := runCommand("", "stackmap", "--json", obj)
	var maps struct {
		Maps []struct {
			Version   int
			Functions []struct{ Symbol string }
			Records   []struct{ Locations []any }
		}
	}
	if err := json.Unmarshal([]byte(out), &maps); err != nil || status != 0 ||
		len(maps.Maps) != 1 || len(maps.Maps[0].Records[0].Locations) != 5 {
		t.Errorf("status %d, %v\n%s", status, err, out)
	}
}

// TestRootTables reads tables of roots back from objects, and the computed map as JSON.
func TestRootTables(t *testing.T) {
	const text = `declare ptr @make()
declare void @llvm.gcroot(ptr, ptr)
define void @f() gc "STRATEGY" {
  %r = alloca ptr
  call void @llvm.gcroot(ptr %r, ptr null)
  call ptr @make()
  ret void
}
`
	obj := filepath.Join(t.TempDir(), "out.o")
	for _, format := range []string{"ocaml", "erlang", "gcmap"} {
		out, stderr, status := runCommand(strings.ReplaceAll(text, "STRATEGY", format), "compile",
			"-", "-o", obj, "--json")
		if status != 0 || stderr != "" {
			t.Fatalf("%s: status %d: %s", format, status, stderr)
		}
		var compiled struct {
			Roots struct {
				Functions []struct {
					Name, Strategy, Base string
					FrameSize            int
					Roots                []struct{ Name string }
					Points               []struct {
						Kind string
						Live []int
					}
				}
			}
		}
		if err := json.Unmarshal([]byte(out), &compiled); err != nil {
			t.Fatalf("%s: %v\n%s", format, err, out)
		}
		f := &compiled.Roots.Functions
		if len(*f) != 1 || (*f)[0].FrameSize != 8 || (*f)[0].Base != "rsp" ||
			(*f)[0].Roots[0].Name != "r" || (*f)[0].Points[0].Kind != "post-call" ||
			len((*f)[0].Points[0].Live) != 1 {
			t.Errorf("%s: %+v", format, compiled)
		}
		out, _, status = runCommand("", "stackmap", obj)
		if status != 0 || !strings.HasPrefix(out, "table of roots, "+format+", in .") ||
			!strings.Contains(out, "[rsp+0]") || !strings.Contains(out, "f+0x") {
			t.Errorf("%s: status %d\n%s", format, status, out)
		}
		out, _, status = runCommand("", "stackmap", "--json", obj)
		var read struct{ RootTables []struct{ Format string } }
		if err := json.Unmarshal([]byte(out), &read); err != nil || status != 0 ||
			len(read.RootTables) != 1 || read.RootTables[0].Format != format {
			t.Errorf("%s: status %d, %v\n%s", format, status, err, out)
		}
	}
	if _, stderr, status := runCommand(liveAcrossCall, "compile", "-",
		"--json"); status == 0 ||
		!strings.Contains(stderr, "-o FILE.o") {
		t.Errorf("status %d: %s", status, stderr)
	}
}

func TestBadInput(t *testing.T) {
	empty := filepath.Join(t.TempDir(), "empty.o")
	if err := os.WriteFile(empty, []byte("not an object"), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name, stdin string
		args        []string
		want        string
	}{
		{"syntax", "define void @f() {\n  ret vod\n}\n", []string{"opt", "-S"}, "<stdin>:2:7: error: "},
		{"caret", "define void @f() {\n  ret vod\n}\n", []string{"llc"}, "\n  ret vod\n      ^~~\n"},
		{"verifier", "define i64 @f() {\n  ret i64 %x\n}\n", []string{"opt", "-S"}, "<stdin>:2:11: error: "},
		{"no such pass", "", []string{"opt", "-S", "-passes=rewrite-statepoint-for-gc"}, `did you mean "rewrite-statepoints-for-gc"?`},
		{"unknown option", "", []string{"opt", "-SS"}, "unknown option -SS; did you mean -S?"},
		{"unknown command", "", []string{"otp"}, "did you mean `opt`?"},
		{"bitcode", "BC\xc0\xde5\x14", []string{"opt"}, "bitcode is not supported"},
		{"bitcode to explain", "BC\xc0\xde5\x14", []string{"explain", "-"}, "bitcode is not supported"},
		{"bitcode to embed", "BC\xc0\xde5\x14", []string{"embed", "-"}, "bitcode is not supported"},
		{"bitcode to worlds", "BC\xc0\xde5\x14", []string{"worlds", "-"}, "bitcode is not supported"},
		{"other target", liveAcrossCall, []string{"llc", "-mtriple=aarch64-linux-gnu"}, "the only target is x86_64"},
		{"file type", liveAcrossCall, []string{"llc", "-filetype=exe"}, "asm, obj or null"},
		{"missing file", "", []string{"compile", "/nonexistent/in.ll"}, "no such file"},
		{"no such code", "", []string{"explain", "SP1102"}, "did you mean SP0102?"},
		{"no object", "", []string{"stackmap", empty}, "this is text, but neither assembly nor LLVM IR"},
		{"not supported", "define void @f() {\n  call amdgpu_gfx void @f()\n  ret void\n}\n", []string{"llc"}, "<stdin>:2:"},
	} {
		t.Run(c.name, func(t *testing.T) {
			stdout, stderr, status := runCommand(c.stdin, c.args...)
			if status != 1 || stdout != "" || !strings.Contains(stderr, c.want) {
				t.Errorf("status %d, stdout %q, stderr\n%swant %q", status, stdout, stderr, c.want)
			}
		})
	}
}

// A target that another option names is reported like one that the module names.
func TestOtherTargetByOption(t *testing.T) {
	for triple, want := range map[string]string{"x86_64-apple-darwin": "its object is ELF's",
		"x86_64-windows": "System V", "x86_64-linux-gnu": ""} {
		stdout, stderr, status := runCommand(liveAcrossCall, "llc", "-mtriple="+triple,
			"-Wno-SP0407")
		if status != 0 || stdout == "" || (want == "") != (stderr == "") ||
			!strings.Contains(stderr, want) {
			t.Errorf("%s: status %d, stderr %q", triple, status, stderr)
		}
	}
}

func TestOptionsOfLLVMThatMeanNothingHereAreAccepted(t *testing.T) {
	_, stderr, status := runCommand(liveAcrossCall, "llc", "-filetype=null", "-code-model=small",
		"-O0")
	if status != 0 || !strings.Contains(stderr, "-code-model has no effect") {
		t.Errorf("status %d, %q", status, stderr)
	}
}

// Output of passes goes to standard error, as in LLVM's opt.
func TestPassesPrint(t *testing.T) {
	in := `declare void @foo()
define ptr addrspace(1) @f(ptr addrspace(1) %p) gc "statepoint-example" {
  call void @foo()
  ret ptr addrspace(1) %p
}
`
	for flags, want := range map[string]string{
		"-passes=rewrite-statepoints-for-gc -spp-print-liveset":             "Live Variables:\n p ptr addrspace(1) %p\n",
		"-passes=rewrite-statepoints-for-gc -spp-print-liveset-size":        "Safepoint For: foo\nNumber live values: 1\n",
		"-passes=rewrite-statepoints-for-gc --spp-print-base-pointers=true": "Base Pairs (w/o Relocation):\n derived %p base %p\nBase Pairs: (w/Relocation)\n derived %p base %p\n",
		"-safepoint-ir-verifier-print-only -passes=verify<safepoint-ir>": "Verifying " +
			"gc pointers in function: f\nNo illegal uses found by SafepointIRVerifier in: f\n",
		"-verify-safepoint-ir -safepoint-ir-verifier-print-only -enable-new-pm=0": "Verifying " +
			"gc pointers in function: f\nNo illegal uses found by SafepointIRVerifier in: f\n",
		"-passes=require<domtree>,rewrite-statepoints-for-gc -spp-print-liveset=0": "",
	} {
		if _, stderr, status := runCommand(in,
			append([]string{"opt", "-disable-output"}, strings.Fields(flags)...)...); status != 0 ||
			stderr != want {
			t.Errorf("%s: status %d, printed\n%s", flags, status, stderr)
		}
	}
}

// The safepoint verifier prints LLVM's message, and then where and why.
func TestStaleUseIsAnError(t *testing.T) {
	in := `declare void @foo()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
define i64 @f(ptr addrspace(1) %p) gc "statepoint-example" {
  %s = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
  %v = load i64, ptr addrspace(1) %p, align 4
  ret i64 %v
}
`
	_, stderr, status := runCommand(in, "opt", "-S", "-passes=verify<safepoint-ir>")
	want := "Illegal use of unrelocated value found!\nDef: ptr addrspace(1) %p\nUse:   %v = load " +
		"i64, ptr addrspace(1) %p, align 4\n<stdin>:5:3: error: "
	if status != 1 || !strings.HasPrefix(stderr, want) {
		t.Errorf("status %d\n%s", status, stderr)
	}
}

func TestExplain(t *testing.T) {
	list, _, status := runCommand("", "explain")
	if status != 0 || !strings.Contains(list, "SP0304  A relocate with invalid operands\n") ||
		strings.Count(list, "\n") < 50 {
		t.Errorf("status %d, list\n%s", status, list)
	}
	page, _, status := runCommand("", "explain", "sp0304")
	for _, want := range []string{"SP0304: A relocate with invalid operands", "\nWhy\n",
		"\nWrong\n", "    %obj.relocated = call", "\nFixed\n", "opt 22: gc.relocate: "} {
		if status != 0 || !strings.Contains(page, want) {
			t.Errorf("status %d, no %q in\n%s", status, want, page)
		}
	}
}

func TestHelp(t *testing.T) {
	out, _, status := runCommand("", "help")
	for _, name := range commandNames() {
		if !strings.Contains(out, "statepoint "+name) {
			t.Errorf("help says nothing of %s", name)
		}
	}
	if status != 0 {
		t.Errorf("status %d", status)
	}
}

func TestValuesOfOptionsAreChecked(t *testing.T) {
	for arg, want := range map[string]string{
		"-relocation-model=foo": `-relocation-model must be static or pic, not "foo"`,
		"-O=9":                  `-O must be 0 to 3, not "9"`,
		"-O5":                   `-O must be 0 to 3, not "5"`,
		"-O10":                  `-O must be 0 to 3, not "10"`,
	} {
		_, stderr, status := runCommand(liveAcrossCall, "llc", "-filetype=null", arg)
		if status != 1 || !strings.Contains(stderr, want) {
			t.Errorf("%s: status %d, %q", arg, status, stderr)
		}
	}
	for _, arg := range []string{"-relocation-model=pic", "-O=2", "-O1", "-O3"} {
		if _, stderr, status := runCommand(liveAcrossCall, "llc", "-filetype=null", arg); status !=
			0 {
			t.Errorf("%s: status %d, %q", arg, status, stderr)
		}
	}
}
