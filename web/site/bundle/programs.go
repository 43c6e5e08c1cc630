package bundle

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// Programs builds the WebAssembly programs of the module in a folder, ui.wasm, compiler.wasm,
// engine.wasm and objects.wasm, and puts them into outDir with wasm_exec.js.
func Programs(root, outDir string) error {
	out, err := filepath.Abs(outDir)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(out, 0o755); err != nil {
		return err
	}
	for _, p := range []struct {
		name    string
		first   bool // readers wait for it when they first visit
		inlines []string
	}{{"ui", true, uiInlines}, {"compiler", true, compilerInlines},
		{"engine", false, engineInlines}, {"objects", false, compilerInlines}} {
		err := build(root, filepath.Join(out, p.name+".wasm"), "./wasm/"+p.name, p.first,
			smaller(p.inlines)...)
		if err != nil {
			return err
		}
	}
	goroot, err := goCommand(root, "env", "GOROOT")
	if err != nil {
		return err
	}
	start, err := os.ReadFile(filepath.Join(strings.TrimSpace(goroot), "lib", "wasm",
		"wasm_exec.js"))
	if err != nil {
		return err
	}
	return write(filepath.Join(out, "wasm_exec.js"), start)
}

// AsEngine builds a program of the module in a folder as the engine is built, so that what both are
// made of is compiled once.
func AsEngine(root, out, program string) error {
	return build(root, out, program, false, smaller(engineInlines)...)
}

// Inlining makes a WebAssembly program's download a fifth larger. It pays where most time is spent,
// and elsewhere makes startup slower, because the browser must also compile the inlined code. It
// stays enabled in these packages, besides the standard library. The engine, which readers do not
// wait for, also has it where an edit spends its time, in each function that is not edited.
var (
	uiInlines       []string
	compilerInlines = []string{"statepoint/core/analysis", "statepoint/lower/internal/regalloc",
		"statepoint/lower/amd64", "statepoint/lower/machine"}
	engineInlines = append([]string{"statepoint/core/ir/...", "statepoint/core/irparse/...",
		"statepoint/core/source", "statepoint/core/provenance", "statepoint/core/workers",
		"statepoint/core/gc", "statepoint/core/verify", "statepoint/core/passes/pass",
		"statepoint/lower", "statepoint/lower/internal/records", "statepoint/lower/object",
		"statepoint/lower/internal/mir", "statepoint/lower/internal/links", "statepoint/stackmap",
		"statepoint/web/explore", "statepoint/web/report", "statepoint/web/wire"},
		compilerInlines...)
)

// smaller returns the flags that restrict inlining to some packages.
func smaller(inlines []string) []string {
	const plain = "-dwarf=false" // no debugger reads it, and the linker drops it
	flags := []string{"-gcflags=all=" + plain}
	for _, pkg := range []string{"statepoint/...", "github.com/...", "golang.org/...", "math/big",
		"fmt", "encoding/json", "time"} {
		flags = append(flags, "-gcflags="+pkg+"=-l "+plain)
	}
	for _, pkg := range inlines {
		flags = append(flags, "-gcflags="+pkg+"="+plain)
	}
	return flags
}

// build builds a program of the module for the browser. Go recognizes an up-to-date file by the
// build id in it, which is kept. With relative, calls compute their return addresses.
func build(root, out, program string, relative bool, flags ...string) error {
	args := append([]string{"build", "-buildvcs=false", "-trimpath", "-ldflags=-s -w"}, flags...)
	if _, err := goCommand(root, append(args, "-o", out, program)...); err != nil {
		return err
	}
	module, err := os.ReadFile(out)
	if err == nil {
		module, err = compact(module, keepsLines, relative)
	}
	if errors.Is(err, errLayout) {
		version, _ := goCommand(root, "env", "GOVERSION")
		err = fmt.Errorf("%w; it is built by %s", err, strings.TrimSpace(version))
	}
	if err != nil {
		return fmt.Errorf("%s: %w", program, err)
	}
	return write(out, module)
}

// goCommand runs go for the browser and returns its output.
func goCommand(dir string, args ...string) (string, error) {
	cmd := exec.Command("go", args...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	var out, complaint bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &complaint
	if err := cmd.Run(); err != nil {
		return "", fmt.Errorf("go %s: %w\n%s", strings.Join(args, " "), err, complaint.String())
	}
	return out.String(), nil
}

// write writes a file unless its content is unchanged, because another build may be reading it.
func write(name string, data []byte) error {
	if had, err := os.ReadFile(name); err == nil && bytes.Equal(had, data) {
		return nil
	}
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	f, err := os.CreateTemp(filepath.Dir(name), ".new-*")
	if err != nil {
		return err
	}
	_, err = f.Write(data)
	err = errors.Join(err, f.Chmod(0o644), f.Close())
	if err != nil {
		os.Remove(f.Name())
		return err
	}
	return os.Rename(f.Name(), name)
}
