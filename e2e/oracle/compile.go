package oracle

import (
	"bytes"
	"debug/elf"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Release returns the LLVM release to ask about a module: Typed when its text
// uses typed pointers, else Opaque. Comments and strings do not count.
func Release(src []byte) int {
	for _, line := range bytes.Split(src, []byte("\n")) {
		s := codeOf(string(line))
		// A `*` directly after a type or a closing parenthesis is a typed pointer; the grammar has
		// no other outside strings, except in `comdat` names and metadata, which start with $ or !.
		if i := strings.IndexByte(s, '*'); i > 0 && !strings.HasPrefix(strings.TrimSpace(s), "!") {
			return Typed
		}
	}
	return Opaque
}

// codeOf drops the comment and blanks the quoted strings of one line.
func codeOf(line string) string {
	var b strings.Builder
	quoted := false
	for i := 0; i < len(line); i++ {
		switch c := line[i]; {
		case c == '"':
			quoted = !quoted
			b.WriteByte(' ')
		case quoted:
			b.WriteByte(' ')
		case c == ';':
			return b.String()
		default:
			b.WriteByte(c)
		}
	}
	return b.String()
}

// HasPoll reports whether the module defines gc.safepoint_poll, without which
// LLVM's PlaceSafepoints cannot run.
func HasPoll(src []byte) bool {
	for _, line := range strings.Split(string(src), "\n") {
		s := strings.TrimSpace(codeOf(line))
		if strings.HasPrefix(s, "define ") && strings.Contains(s, "@gc.safepoint_poll") {
			return true
		}
	}
	return false
}

// PlaceSafepoints returns the module after LLVM's pass of that name, with
// further options of the pass, as text.
func PlaceSafepoints(t testing.TB, release int, src []byte, options ...string) []byte {
	t.Helper()
	args := []string{"-S", "-passes=place-safepoints"}
	if release < 18 { // only the old pass manager knew it
		args = []string{"-S", "-enable-new-pm=0", "-place-safepoints"}
	}
	return Run(t, release, src, "opt", append(args, options...)...)
}

// RewriteStatepoints returns the module after LLVM's RewriteStatepointsForGC,
// with further options of the pass, as text.
func RewriteStatepoints(t testing.TB, release int, src []byte, options ...string) []byte {
	t.Helper()
	return Run(t, release, src, "opt", append([]string{"-S", "-passes=rewrite-statepoints-for-gc"},
		options...)...)
}

// Rewrite runs both passes: PlaceSafepoints where the module defines a poll,
// then RewriteStatepointsForGC.
func Rewrite(t testing.TB, release int, src []byte) []byte {
	t.Helper()
	if HasPoll(src) {
		src = PlaceSafepoints(t, release, src)
	}
	return RewriteStatepoints(t, release, src)
}

// Verify fails the test unless LLVM of that release accepts the module.
func Verify(t testing.TB, release int, src []byte) {
	t.Helper()
	Run(t, release, src, "opt", verifyArgs(release)...)
}

// Accepts reports whether LLVM of that release accepts the module, and what it
// says when it does not.
func Accepts(t testing.TB, release int, src []byte) (bool, string) {
	t.Helper()
	r := Exec(src, Tool(t, release, "opt"), verifyArgs(release)...)
	return r.Err == nil, string(r.Stderr)
}

func verifyArgs(int) []string { return []string{"-passes=verify", "-disable-output"} }

// Assembly returns what llc prints for x86-64 Linux, with further options.
func Assembly(t testing.TB, release int, src []byte, options ...string) []byte {
	t.Helper()
	return Run(t, release, src, "llc", append([]string{"-mtriple=x86_64-unknown-linux-gnu", "-o",
		"-"}, options...)...)
}

// Object returns the relocatable object llc writes for x86-64 Linux, with
// further options.
func Object(t testing.TB, release int, src []byte, options ...string) []byte {
	t.Helper()
	args := []string{"-mtriple=x86_64-unknown-linux-gnu", "-filetype=obj", "-o", "-"}
	return Run(t, release, src, "llc", append(args, options...)...)
}

// Section returns the bytes of the section of that name, before relocation,
// or nil when the object has none.
func Section(object []byte, name string) ([]byte, error) {
	f, err := elf.NewFile(bytes.NewReader(object))
	if err != nil {
		return nil, err
	}
	s := f.Section(name)
	if s == nil {
		return nil, nil
	}
	b, err := s.Data()
	if err != nil {
		return nil, fmt.Errorf("section %s: %w", name, err)
	}
	return b, nil
}

// StackMap returns the bytes of the object's .llvm_stackmaps section, before
// relocation, so that every function's address reads as what the assembler
// left there. The test fails when the object has no such section.
func StackMap(t testing.TB, object []byte) []byte {
	t.Helper()
	b, err := Section(object, ".llvm_stackmaps")
	if err != nil {
		t.Fatalf("stack map: %v", err)
	}
	if b == nil {
		t.Fatal("the object has no section .llvm_stackmaps")
	}
	return b
}

// File writes the bytes under a name in a directory of the test's own and
// returns the path, for tools that read no standard input.
func File(t testing.TB, name string, b []byte) string {
	t.Helper()
	p := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(p, b, 0o644); err != nil {
		t.Fatal(err)
	}
	return p
}
