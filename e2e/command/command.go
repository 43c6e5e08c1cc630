// Package command builds the native command for tests that run it as a person
// would, through its flags, standard streams and exit status.
//
// Go keeps the result of a test until something the test read has changed; it cannot see what a
// child process read. So Build looks at every source file of the command before it builds it, so
// that a change to any of them makes the test run again.
//
// Rustc and Chromium find programs of others.
package command

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
)

// sources are the folders with the module's Go code.
var sources = []string{"core", "stackmap", "lower", "web", "wasm", "static"}

// Root returns the directory of the module.
func Root(t testing.TB) string {
	t.Helper()
	dir, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return dir
		}
		up := filepath.Dir(dir)
		if up == dir {
			t.Fatal("no go.mod above the working directory")
		}
		dir = up
	}
}

// Build builds the command, once for all tests of a package, and returns the path of the
// executable.
func Build(t testing.TB) string {
	t.Helper()
	root := Root(t)
	looked.Do(func() { Look(t, root) })
	built.Do(func() {
		path := filepath.Join(root, "build", "test", "statepoint")
		cmd := exec.Command("go", "build", "-buildvcs=false", "-o", path, ".")
		cmd.Dir = root
		out, err := cmd.CombinedOutput()
		if err != nil {
			failure = fmt.Errorf("go build: %w\n%s", err, out)
		}
		executable = path
	})
	if failure != nil {
		t.Fatal(failure)
	}
	return executable
}

var (
	looked, built sync.Once
	executable    string
	failure       error
)

// Look looks at every source file of the module except tests, so that a test that calls it runs
// again when one has changed.
func Look(t testing.TB, root string) {
	t.Helper()
	top, err := filepath.Glob(filepath.Join(root, "*"))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range top {
		if name := filepath.Base(f); name == "statepoint" || strings.HasSuffix(name, ".test") {
			continue // built, not a source
		}
		if _, err := os.Stat(f); err != nil {
			t.Fatal(err)
		}
	}
	for _, dir := range sources {
		err := filepath.WalkDir(filepath.Join(root, dir),
			func(path string, d fs.DirEntry, err error) error {
				if err == nil && d.IsDir() && d.Name() == "node_modules" {
					return filepath.SkipDir
				}
				if err != nil || d.IsDir() || strings.HasSuffix(path, "_test.go") {
					return err
				}
				_, err = os.Stat(path)
				return err
			})
		if err != nil {
			t.Fatal(err)
		}
	}
}

// Rustc is a Rust compiler that works: the one in the path, or Debian's.
func Rustc() (string, error) {
	var tried error
	for _, name := range []string{"rustc", "/usr/bin/rustc"} {
		if tried = exec.Command(name, "--version").Run(); tried == nil {
			return name, nil
		}
	}
	return "", fmt.Errorf("there is no rustc (Debian has the package rustc): %w", tried)
}

// chromiums are the programs in which pages are opened, the first that is installed. The shell is
// Chromium without its own windows and menus: a page takes it a quarter less time.
var chromiums = []string{"chromium-headless-shell", "chromium", "google-chrome"}

// Chromium is the path of the Chromium in which pages are opened.
func Chromium() (string, error) {
	for _, name := range chromiums {
		if path, err := exec.LookPath(name); err == nil {
			return path, nil
		}
	}
	return "", errors.New("no Chromium: make needs says how to install it")
}
