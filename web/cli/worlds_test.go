package cli

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// worlds compares a program in three forms, runs the requested call, and says what it cannot do.
func TestWorldsCommand(t *testing.T) {
	run := func(args ...string) (string, string, int) {
		var out, errs bytes.Buffer
		c := &cli{stdin: strings.NewReader(""), stdout: &out, stderr: &errs}
		status := c.main(append([]string{"worlds"}, args...))
		return out.String(), errs.String(), status
	}
	const file = "static/examples/04-loop-poll.ll"
	for _, c := range []struct {
		args []string
		want []string
	}{
		{[]string{file}, []string{"Shadow stack  gcroot and a map  Statepoints", "code bytes",
			"@sum_until_zero code", "executed per call",
			"The call sum_until_zero(object 1 2 3 0) returned 6 in each.", "times as much"}},
		{[]string{file, "--entry=sum_until_zero", "--", "{| 7 0}"},
			[]string{"(object 7 0) returned 7 in each"}},
		{[]string{"static/examples/60-shadow-stack.ll"},
			[]string{"@cons code", "with statepoints"}},
		{[]string{"static/examples/34-doc-gcroot.ll"}, []string{"with statepoints"}},
	} {
		out, errs, status := run(c.args...)
		if status != 0 || errs != "" {
			t.Errorf("%v: status %d, %s", c.args, status, errs)
		}
		for _, want := range c.want {
			if !strings.Contains(out, want) {
				t.Errorf("%v: %s\nlacks %s", c.args, out, want)
			}
		}
	}
	for _, c := range []struct {
		args []string
		want string
	}{
		{[]string{file, "--entry=nosuch"}, "error: the run ended: the program defines no function"},
		{[]string{file, "--entry=sum_until_zero", "--", "1", "2"}, "2 given"},
	} {
		out, errs, status := run(c.args...)
		if status != 1 || !strings.Contains(errs, c.want) || !strings.Contains(out, "code bytes") ||
			strings.Contains(out, "the run ended") {
			t.Errorf("%v: status %d, %s%s\nwant %s", c.args, status, out, errs, c.want)
		}
	}
	plain := filepath.Join(t.TempDir(), "plain.ll")
	if err := os.WriteFile(plain, []byte("define void @f() { ret void }\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, errs, status := run(plain); status == 0 || !strings.Contains(errs, "no function has a") {
		t.Errorf("status %d, %s", status, errs)
	}
	_, errs, status := run(file, "--stubs=false")
	if status == 0 || !strings.Contains(errs, "stubs=false is not possible") {
		t.Errorf("status %d, %s", status, errs)
	}
	const noArguments = "define i32 @main() {\n  ret i32 0\n}\n"
	_, errs, status = runCommand(noArguments, "run", "-", "--", "a", "b")
	if status == 0 || !strings.Contains(errs, "@main takes no arguments, 2 given") {
		t.Errorf("status %d, %s", status, errs)
	}
}

// In JSON, a safe point without roots has an empty list, not null.
func TestEmptyListsInJSON(t *testing.T) {
	for _, strategy := range []string{"ocaml", "erlang", "gcmap"} {
		dir := t.TempDir()
		source, object := filepath.Join(dir, "a.ll"), filepath.Join(dir, "a.o")
		if err := os.WriteFile(source, []byte("declare void @g()\ndefine void @f() gc \""+strategy+
			"\" {\n  call void @g()\n  ret void\n}\n"), 0o644); err != nil {
			t.Fatal(err)
		}
		var out, errs bytes.Buffer
		c := &cli{stdin: strings.NewReader(""), stdout: &out, stderr: &errs}
		if c.main([]string{"compile", source, "-o", object}) != 0 ||
			c.main([]string{"stackmap", object, "--json"}) != 0 {
			t.Fatal(errs.String())
		}
		if !strings.Contains(out.String(), `"live": []`) || strings.Contains(out.String(), "null") {
			t.Errorf("%s: %s", strategy, out.String())
		}
	}
}
