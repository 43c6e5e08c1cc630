package cli

import (
	"strings"
	"testing"
)

// TestUnreachableStopsTheProgram takes LLVM's option for what is always so here.
func TestUnreachableStopsTheProgram(t *testing.T) {
	const text = "define void @f() {\n  unreachable\n}\n"
	for _, flag := range []string{"-trap-unreachable", "-trap-unreachable=false"} {
		out, errs, status := runCommand(text, "llc", flag, "-", "-o", "-")
		warned := strings.Contains(errs, "stays the instruction ud2")
		if status != 0 || !strings.Contains(out, "ud2") ||
			warned != strings.HasSuffix(flag, "false") {
			t.Errorf("%s: %d\n%s\n%s", flag, status, out, errs)
		}
	}
}

// TestWorldsHaveStubs compares a program that calls an undefined function.
func TestWorldsHaveStubs(t *testing.T) {
	const text = "declare void @foo()\n" +
		"define ptr addrspace(1) @f(ptr addrspace(1) %p) gc \"statepoint-example\" {\n" +
		"  call void @foo()\n  ret ptr addrspace(1) %p\n}\n"
	if _, errs, status := runCommand(text, "worlds", "--stubs", "-"); status != 0 {
		t.Errorf("%d %s", status, errs)
	}
}
