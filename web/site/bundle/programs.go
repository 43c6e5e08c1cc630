package bundle

import (
	"bytes"
	"embed"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// lean has what stands in for the parts of the page's modules that no browser
// needs.
//
//go:embed lean/*.txt
var lean embed.FS

const (
	appModule  = "github.com/maxence-charriere/go-app/v10"
	uuidModule = "github.com/google/uuid"
)

// unwanted are the files of go-app that serve HTTP, encrypt, and match routes:
// with them come net/http, all of crypto, and regexp, a quarter of the program.
// lean/app.go.txt has the few names the rest refers to.
var unwanted = []string{"http.go", "resource.go", "static.go", "crypto.go", "route.go"}

// edits are what else is different: the page is drawn anew two milliseconds after
// something changed, not eight, which is half of what an edit may take.
var edits = map[string][2]string{"app.go": {"engine.Start(120)", "engine.Start(500)"}}

// Programs builds both WebAssembly programs of the module in a folder, ui.wasm
// and engine.wasm, and puts them into outDir with wasm_exec.js.
//
// The page's program is linked against a copy of go-app without its server,
// which is made in build/lean. Everything else, tests and the analysis of the
// sources included, sees go-app as it is.
func Programs(root, outDir string) error {
	out, err := filepath.Abs(outDir)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(out, 0o755); err != nil {
		return err
	}
	mod, err := leanModules(root)
	if err != nil {
		return err
	}
	if err := build(root, filepath.Join(out, "ui.wasm"), "./wasm/ui",
		append(smaller(uiInlines), "-modfile="+mod)...); err != nil {
		return err
	}
	if err := build(root, filepath.Join(out, "engine.wasm"), "./wasm/engine",
		smaller(engineInlines)...); err != nil {
		return err
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

// Inlining makes a WebAssembly program a fifth larger, as it comes over the line.
// It pays where most time is spent, and elsewhere makes the first compilation
// slower: the browser, too, has to compile what is inlined. These are the packages,
// beyond the standard library's, in which it stays.
var (
	engineInlines = []string{"statepoint/core/analysis", "statepoint/lower/regalloc",
		"statepoint/lower/amd64", "statepoint/lower/machine"}
	uiInlines []string
)

// smaller gives the flags that keep inlining to some packages.
func smaller(inlines []string) []string {
	flags := []string{"-gcflags=statepoint/...=-l", "-gcflags=github.com/...=-l", "-gcflags=fmt=-l",
		"-gcflags=encoding/json=-l", "-gcflags=time=-l"}
	for _, pkg := range inlines {
		flags = append(flags, "-gcflags="+pkg+"=")
	}
	return flags
}

func build(root, out, program string, flags ...string) error {
	args := append([]string{"build", "-buildvcs=false", "-trimpath", "-ldflags=-s -w"}, flags...)
	_, err := goCommand(root, append(args, "-o", out, program)...)
	return err
}

// goCommand runs go for the browser and gives what it printed.
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

// leanModules makes the copies, and a go.mod that uses them, whose absolute
// path it gives.
func leanModules(root string) (string, error) {
	dir, err := filepath.Abs(filepath.Join(root, "build", "lean"))
	if err != nil {
		return "", err
	}
	out, err := goCommand(root, "list", "-m", "-f", "{{.Dir}}", appModule)
	if err != nil {
		return "", err
	}
	from := strings.TrimSpace(out)
	files := map[string][]byte{"uuid/go.mod": []byte("module " + uuidModule + "\n\ngo 1.20\n")}
	for name, text := range map[string]string{"go-app/pkg/app/lean.go": "lean/app.go.txt",
		"uuid/uuid.go": "lean/uuid.go.txt"} {
		if files[name], err = lean.ReadFile(text); err != nil {
			return "", err
		}
	}
	if files["go-app/go.mod"], err = os.ReadFile(filepath.Join(from, "go.mod")); err != nil {
		return "", err
	}
	for _, pkg := range []string{"app", "errors"} {
		if err := sources(files, filepath.Join(from, "pkg", pkg), "go-app/pkg/"+pkg+"/"); err !=
			nil {
			return "", err
		}
	}
	mod, err := os.ReadFile(filepath.Join(root, "go.mod"))
	if err != nil {
		return "", err
	}
	// Paths are relative to the main module, so that the program does not
	// depend on where the tree lies.
	files["lean.mod"] = fmt.Appendf(mod,
		"\nreplace (\n\t%s => ./build/lean/go-app\n\t%s => ./build/lean/uuid\n)\n", appModule,
		uuidModule)
	if files["lean.sum"], err = os.ReadFile(filepath.Join(root, "go.sum")); err != nil {
		return "", err
	}
	var failed []error
	for name, data := range files {
		failed = append(failed, write(filepath.Join(dir, filepath.FromSlash(name)), data))
	}
	return filepath.Join(dir, "lean.mod"), errors.Join(failed...)
}

// sources adds the wanted files of a package of go-app.
func sources(files map[string][]byte, from, to string) error {
	entries, err := os.ReadDir(from)
	if err != nil {
		return err
	}
	drop := map[string]bool{}
	for _, name := range unwanted {
		drop[name] = true
	}
	for _, e := range entries {
		name := e.Name()
		if e.IsDir() || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") ||
			drop[name] {
			continue
		}
		if files[to+name], err = os.ReadFile(filepath.Join(from, name)); err != nil {
			return err
		}
		if e, has := edits[name]; has {
			if bytes.Count(files[to+name], []byte(e[0])) != 1 {
				return fmt.Errorf("%s of %s has not one %q", name, appModule, e[0])
			}
			files[to+name] = bytes.ReplaceAll(files[to+name], []byte(e[0]), []byte(e[1]))
		}
	}
	return nil
}

// write writes a file unless it is the same already: another build may be
// reading it.
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
