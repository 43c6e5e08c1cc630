package oracle

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"
)

// Typed and Opaque are the releases tests compare with: the last one with
// typed pointers by default, and a current one with `ptr`.
const (
	Typed  = 14
	Opaque = 22
)

// timeLimit ends a tool that hangs. It is far longer than any test input takes, so that no verdict
// depends on the speed of the machine.
const timeLimit = 5 * time.Minute

// tools are the paths that were found.
var tools sync.Map

// Path returns where the tool of that LLVM release is, or an error that names
// the Debian package to install.
func Path(release int, tool string) (string, error) {
	p := fmt.Sprintf("/usr/lib/llvm-%d/bin/%s", release, tool)
	if st, err := os.Stat(p); err == nil && !st.IsDir() && st.Mode()&0o111 != 0 {
		tools.Store(p, true)
		return p, nil
	}
	if p, err := exec.LookPath(fmt.Sprintf("%s-%d", tool, release)); err == nil {
		tools.Store(p, true)
		return p, nil
	}
	pkg := fmt.Sprintf("llvm-%d", release)
	switch tool {
	case "FileCheck", "not", "count", "split-file", "yaml-bench":
		pkg += "-tools"
	case "ld.lld", "ld64.lld", "lld-link":
		pkg = fmt.Sprintf("lld-%d", release)
	}
	return "",
		fmt.Errorf(
			"%s of LLVM %d not found: install the Debian package %s (apt-get install "+
				"--no-install-recommends %s)",
			tool, release, pkg, pkg)
}

// Needs declares that a test needs a program that is not part of Go, such as a C compiler. `go test
// -short`, and so `make quick`, skips such a test.
func Needs(t testing.TB, program string) {
	t.Helper()
	if testing.Short() {
		t.Skipf("-short leaves out what needs %s", program)
	}
}

// Tool returns the path of the tool, and fails the test if it is missing. A short run skips tests
// that call it.
func Tool(t testing.TB, release int, tool string) string {
	t.Helper()
	Needs(t, tool)
	p, err := Path(release, tool)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// Result is the result of one run of a tool.
type Result struct {
	Stdout, Stderr []byte
	// Err is nil when the exit status was 0.
	Err error
}

// Exec runs a program with the bytes on its standard input. LLVM's tools are started once and run
// many times.
func Exec(stdin []byte, program string, args ...string) Result {
	ctx, cancel := context.WithTimeout(context.Background(), timeLimit)
	defer cancel()
	if r, ok := served(ctx, stdin, program, args); ok {
		return r
	}
	cmd := exec.CommandContext(ctx, program, args...)
	cmd.Stdin = bytes.NewReader(stdin)
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	err := cmd.Run()
	if ctx.Err() != nil {
		err = errors.Join(err, ctx.Err())
	}
	return Result{out.Bytes(), errs.Bytes(), err}
}

// Command formats a run as a command line, for messages.
func Command(program string, args ...string) string {
	words := []string{filepath.Base(program)}
	for _, a := range args {
		if strings.ContainsAny(a, " ()<>'\"*;&|$") {
			a = "'" + a + "'"
		}
		words = append(words, a)
	}
	return strings.Join(words, " ")
}

// Run runs a tool of that release and returns its standard output. The test
// fails, with the command and what it said, when the exit status is not 0.
func Run(t testing.TB, release int, stdin []byte, tool string, args ...string) []byte {
	t.Helper()
	p := Tool(t, release, tool)
	r := Exec(stdin, p, args...)
	if r.Err != nil {
		t.Fatalf("LLVM %d: %s: %v\n%s", release, Command(p, args...), r.Err, head(r.Stderr, 4000))
	}
	return r.Stdout
}

// head cuts b after at most n bytes, for messages.
func head(b []byte, n int) []byte {
	if len(b) <= n {
		return b
	}
	return append(append([]byte{}, b[:n]...), "…"...)
}
