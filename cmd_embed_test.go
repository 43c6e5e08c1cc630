package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// embed writes a fragment or a page, the same each time, and says what is wrong
// with a source that does not compile.
func TestEmbed(t *testing.T) {
	const source = "declare void @foo()\n\ndefine ptr addrspace(1) @f(ptr addrspace(1) %obj) gc \"statepoint-example\" {\n  call void @foo()\n  ret ptr addrspace(1) %obj\n}\n"
	run := func(source string, args ...string) (string, string, int) {
		var out, errs bytes.Buffer
		c := &cli{strings.NewReader(source), &out, &errs, nil}
		status := c.main(append([]string{"embed"}, args...))
		return out.String(), errs.String(), status
	}
	fragment, errs, status := run(source, "-", "-x86-asm-syntax=intel", "-spp-no-entry")
	if status != 0 || errs != "" || !strings.HasPrefix(fragment, "<section") || !strings.Contains(fragment, "qword ptr [rsp]") || strings.Contains(fragment, "<html") {
		t.Errorf("status %d, %s\n%.500s", status, errs, fragment)
	}
	if again, _, _ := run(source, "-", "-x86-asm-syntax=intel", "-spp-no-entry"); again != fragment {
		t.Error("twice is not the same")
	}
	file := filepath.Join(t.TempDir(), "page.html")
	if _, errs, status := run(source, "--page", "-o", file, "-"); status != 0 {
		t.Errorf("status %d, %s", status, errs)
	}
	if page, err := os.ReadFile(file); err != nil || !strings.HasPrefix(string(page), "<!doctype html>") {
		t.Errorf("%.200s, %v", page, err)
	}
	if _, errs, status := run("define void @f() {\n  ret i32 %no\n}\n", "-"); status != 1 || !strings.Contains(errs, ":2:") || !strings.Contains(errs, "error: ") {
		t.Errorf("status %d, %q", status, errs)
	}
	if _, errs, status := run("", "a", "b"); status != 1 || !strings.Contains(errs, "one file") {
		t.Errorf("status %d, %q", status, errs)
	}
}
