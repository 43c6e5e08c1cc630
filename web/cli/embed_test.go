package cli

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// embed writes a fragment or a page, the same each time, and reports the errors of a source that
// does not compile.
func TestEmbed(t *testing.T) {
	const source = "declare void @foo()\n\ndefine ptr addrspace(1) @f(ptr addrspace(1) %obj) gc " +
		"\"statepoint-example\" {\n  call void @foo()\n  ret ptr addrspace(1) %obj\n}\n"
	run := func(source string, args ...string) (string, string, int) {
		var out, errs bytes.Buffer
		c := &cli{stdin: strings.NewReader(source), stdout: &out, stderr: &errs}
		status := c.main(append([]string{"embed"}, args...))
		return out.String(), errs.String(), status
	}
	fragment, errs, status := run(source, "-", "-x86-asm-syntax=intel", "-spp-no-entry")
	if status != 0 || errs != "" || !strings.HasPrefix(fragment, "<section") ||
		!strings.Contains(fragment, "qword ptr [rsp]") || strings.Contains(fragment, "<html") {
		t.Errorf("status %d, %s\n%.500s", status, errs, fragment)
	}
	if again, _, _ := run(source, "-", "-x86-asm-syntax=intel", "-spp-no-entry"); again !=
		fragment {
		t.Error("twice is not the same")
	}
	file := filepath.Join(t.TempDir(), "page.html")
	if _, errs, status := run(source, "--page", "-o", file, "-"); status != 0 {
		t.Errorf("status %d, %s", status, errs)
	}
	if page, err := os.ReadFile(file); err != nil ||
		!strings.HasPrefix(string(page), "<!doctype html>") {
		t.Errorf("%.200s, %v", page, err)
	}
	// The same text under the same name yields the same document, whatever its folder.
	var pages []string
	for _, folder := range []string{"a", filepath.Join("b", "c")} {
		dir := filepath.Join(t.TempDir(), folder)
		file := filepath.Join(dir, "f.ll")
		if err := errors.Join(os.MkdirAll(dir, 0o755),
			os.WriteFile(file, []byte(source), 0o644)); err != nil {
			t.Fatal(err)
		}
		page, errs, status := run("", "--page", file)
		if status != 0 || strings.Contains(page, dir) || !strings.Contains(page, "<h1>f.ll</h1>") {
			t.Errorf("status %d, %s\n%.500s", status, errs, page)
		}
		pages = append(pages, page)
	}
	if pages[0] != pages[1] {
		t.Error("the folder of the file is in the document")
	}
	if _, errs, status := run("define void @f() {\n  ret i32 %no\n}\n", "-"); status != 1 ||
		!strings.Contains(errs, ":2:") || !strings.Contains(errs, "error: ") {
		t.Errorf("status %d, %q", status, errs)
	}
	if _, errs, status := run("", "a", "b"); status != 1 || !strings.Contains(errs, "one file") {
		t.Errorf("status %d, %q", status, errs)
	}
}
