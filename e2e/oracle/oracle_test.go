package oracle_test

import (
	"bytes"
	"strings"
	"testing"

	"statepoint/e2e/oracle"
)

const typedModule = `declare void @foo()
define i8 addrspace(1)* @f(i8 addrspace(1)* %obj) gc "statepoint-example" {
  call void @foo()
  ret i8 addrspace(1)* %obj
}
`

const opaqueModule = `; a comment with i8* in it
@s = constant [2 x i8] c"*\00"
declare void @foo()
define ptr addrspace(1) @f(ptr addrspace(1) %obj) gc "statepoint-example" {
  call void @foo()
  ret ptr addrspace(1) %obj
}
`

func TestRelease(t *testing.T) {
	if got := oracle.Release([]byte(typedModule)); got != oracle.Typed {
		t.Errorf("typed module: release %d", got)
	}
	if got := oracle.Release([]byte(opaqueModule)); got != oracle.Opaque {
		t.Errorf("ptr module: release %d", got)
	}
}

func TestMissingToolNamesThePackage(t *testing.T) {
	_, err := oracle.Path(22, "no-such-tool")
	if err == nil || !strings.Contains(err.Error(), "llvm-22") {
		t.Errorf("error does not name the package: %v", err)
	}
}

// The map of the documented example has 128 bytes in both releases.
func TestCompileAndExtract(t *testing.T) {
	for release, src := range map[int]string{oracle.Typed: typedModule,
		oracle.Opaque: opaqueModule} {
		oracle.Verify(t, release, []byte(src))
		out := oracle.Rewrite(t, release, []byte(src))
		if !bytes.Contains(out, []byte("%obj.relocated")) {
			t.Errorf("LLVM %d: no relocation in\n%s", release, out)
		}
		obj := oracle.Object(t, release, out)
		if n := len(oracle.StackMap(t, obj)); n != 128 {
			t.Errorf("LLVM %d: stack map of %d bytes, want 128", release, n)
		}
		asm := oracle.Assembly(t, release, out)
		if !bytes.Contains(asm, []byte("__LLVM_StackMaps")) {
			t.Errorf("LLVM %d: no stack map in the assembly", release)
		}
	}
	if ok, msg := oracle.Accepts(t, oracle.Opaque, []byte("define void @f() { ret i32 0 }")); ok ||
		!strings.Contains(msg, "error") {
		t.Errorf("a wrong module was accepted: %q", msg)
	}
	if oracle.HasPoll([]byte(typedModule)) ||
		!oracle.HasPoll([]byte("define void @gc.safepoint_poll() {")) {
		t.Error("HasPoll")
	}
}
