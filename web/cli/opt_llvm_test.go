package cli

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"statepoint/e2e/oracle"
)

// optInputs are the files that the command lines below name, by release of LLVM.
var optInputs = map[string]string{
	"a.ll": `define REF @f(REF %p) gc "statepoint-example" {
entry:
  %g = getelementptr i8, REF %p, i64 8
  call void @foo()
  ret REF %g
}
declare void @foo()
declare void @bar()
`,
	// Without pointers, only the comment identifies the release.
	"plain.ll": `; CHECK: @llvm.experimental.gc.statepoint.SUFFIX
define void @f() gc "statepoint-example" {
  call void @foo()
  ret void
}
declare void @foo()
`,
	"poll.ll": `define void @f(i32 %n) gc "statepoint-example" {
entry:
  br label %loop
loop:
  call void @foo()
  br label %loop
}
define void @gc.safepoint_poll() {
  call void @do()
  ret void
}
declare void @foo()
declare void @do()
`,
	"stale.ll": `define REF @f(REF %p) gc "statepoint-example" {
entry:
  %t = call token (i64, i32, FNP, i32, i32, ...) @llvm.experimental.gc.statepoint.SUFFIX(i64 0, i32 0, FNP ELEM@foo, i32 0, i32 0, i32 0, i32 0) ["gc-live"(REF %p)]
  ret REF %p
}
declare void @foo()
declare token @llvm.experimental.gc.statepoint.SUFFIX(i64 immarg, i32 immarg, FNP, i32 immarg, i32 immarg, ...)
`,
	"strange.ll": `define REF @f(REF %p) gc "of my own" {
  call void @foo()
  ret REF %p
}
define REF @g(REF %p) gc "statepoint-example" {
  call void @foo()
  ret REF %p
}
declare void @foo()
`,
	"slots.ll": `define i32 @f(i32 %n) noinline optnone {
  %slot = alloca i32
  store i32 %n, INT %slot
  %1 = load i32, INT %slot
  ret i32 %1
}
define i32 @g(i32 %n) {
  %slot = alloca i32
  store i32 %n, INT %slot
  %1 = load i32, INT %slot
  ret i32 %1
}
`,
	"target.ll": `target triple = "x86_64-apple-macosx10.11.0"
define REF @f(REF %p) {
  ret REF %p
}
`,
}

// Command lines that both releases understand, and some that only one does. "2>&1" at the end
// compares the standard error as well.
const (
	optLines = `-passes=rewrite-statepoints-for-gc -S a.ll
-S a.ll -passes rewrite-statepoints-for-gc
--S --passes=rewrite-statepoints-for-gc -o - a.ll
-passes=rewrite-statepoints-for-gc -S plain.ll
-passes=module(verify,rewrite-statepoints-for-gc,function(verify)) -S a.ll
-passes=rewrite-statepoints-for-gc,verify<safepoint-ir> -S a.ll
-passes=function(require<domtree>),rewrite-statepoints-for-gc -S a.ll
-passes=rewrite-statepoints-for-gc -S -verify-each -disable-verify a.ll
-passes=rewrite-statepoints-for-gc -S -data-layout=e-p1:64:64 a.ll
-passes=rewrite-statepoints-for-gc -S --spp-rematerialization-threshold 0 a.ll
-passes=rewrite-statepoints-for-gc -S -rs4gc-allow-statepoint-with-no-deopt-info=0 a.ll
-passes=rewrite-statepoints-for-gc -spp-print-liveset -S a.ll 2>&1
-passes=rewrite-statepoints-for-gc -disable-output -spp-print-base-pointers a.ll 2>&1
-verify-safepoint-ir -safepoint-ir-verifier-print-only -S stale.ll 2>&1
-passes=verify<safepoint-ir> -safepoint-ir-verifier-print-only -disable-output stale.ll 2>&1
-passes=rewrite-statepoints-for-gc -nosuch -S a.ll
-passes=nosuch -S a.ll
-passes=function(rewrite-statepoints-for-gc) -S a.ll
-passes=rewrite-statepoints-for-gc -S nosuch.ll
-passes=function(mem2reg) -S slots.ll
-passes=sroa -S slots.ll
-passes=instnamer -S slots.ll
-S target.ll
-S`
	optLines14 = `-rewrite-statepoints-for-gc -S plain.ll
-enable-new-pm=0 -place-safepoints -S poll.ll
-enable-new-pm=0 -place-safepoints -rewrite-statepoints-for-gc -S poll.ll
-rewrite-statepoints-for-gc -S strange.ll
-S -mtriple=x86_64-linux-gnu a.ll`
	optLines22 = `-passes=rewrite-statepoints-for-gc -S strange.ll
-passes=place-safepoints -S poll.ll
-passes=function(place-safepoints),rewrite-statepoints-for-gc -S poll.ll
-passes=function<eager-inv>(place-safepoints) -spp-all-backedges=1 -S poll.ll
-S -p rewrite-statepoints-for-gc -mtriple x86_64-linux-gnu a.ll
-S -mtriple=aarch64-linux a.ll
-S -mtriple=x86_64-pc-windows-msvc a.ll`
)

// TestOptCommandLinesAsLLVM runs command lines through LLVM's opt and ours: output and status are
// the same.
func TestOptCommandLinesAsLLVM(t *testing.T) {
	for release, lines := range map[int]string{oracle.Typed: optLines14,
		oracle.Opaque: optLines22} {
		spell := strings.NewReplacer("REF", "ptr addrspace(1)", "FNP", "ptr", "ELEM",
			"elementtype(void ()) ", "SUFFIX", "p0", "INT", "ptr")
		if release == oracle.Typed {
			spell = strings.NewReplacer("REF", "i8 addrspace(1)*", "FNP", "void ()*", "ELEM", "",
				"SUFFIX", "p0f_isVoidf", "INT", "i32*")
		}
		dir := t.TempDir()
		for name, text := range optInputs {
			if err := os.WriteFile(filepath.Join(dir, name), []byte(spell.Replace(text)),
				0o644); err != nil {
				t.Fatal(err)
			}
		}
		opt := oracle.Tool(t, release, "opt")
		for line := range strings.Lines(optLines + "\n" + lines) {
			line = strings.TrimSpace(line)
			t.Run(line, func(t *testing.T) {
				rest, both := strings.CutSuffix(line, " 2>&1")
				args := strings.Fields(rest)
				for i, a := range args {
					if strings.HasSuffix(a, ".ll") {
						args[i] = filepath.Join(dir, a)
					}
				}
				want := oracle.Exec(nil, opt, args...)
				stdout, stderr, status := runCommand("", append([]string{"opt"}, args...)...)
				if (status != 0) != (want.Err != nil) {
					t.Fatalf("status %d; LLVM %d: %v\n%s%s", status, release, want.Err, want.Stderr,
						stderr)
				}
				if stdout != string(want.Stdout) {
					t.Errorf("got\n%s\nLLVM %d\n%s", stdout, release, want.Stdout)
				}
				if both && stderr != string(want.Stderr) {
					t.Errorf("standard error\n%s\nLLVM %d\n%s", stderr, release, want.Stderr)
				}
			})
		}
	}
}
