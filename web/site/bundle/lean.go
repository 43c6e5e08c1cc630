package bundle

import (
	"bytes"
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"
)

// lean has what stands in for the parts of the page's modules that no browser
// needs.
//
//go:embed lean/*.txt lean/json/json.go lean/url/url.go
var lean embed.FS

const (
	appModule  = "github.com/maxence-charriere/go-app/v10"
	uuidModule = "github.com/google/uuid"
)

// unwanted are the files of go-app that serve HTTP, encrypt, match routes, and share
// states between components: with them come net/http, all of crypto, and regexp, a
// quarter of the program. lean/app.go.txt has the few names the rest refers to.
var unwanted = []string{"http.go", "resource.go", "static.go", "crypto.go", "route.go",
	"state.go"}

// standIns are packages of the standard library instead of which go-app gets the little
// that it uses of them here: a twelfth of the program.
var standIns = []string{"encoding/json", "net/url"}

// edits are what else is different, by file.
var edits = map[string][2]string{
	// The page is drawn anew two milliseconds after something changed, not eight, which
	// is half of what an edit may take.
	"app.go": {"engine.Start(120)", "engine.Start(500)"},
	// A field whose text is taken away is empty.
	"attribute.go": {`jsElement.Call("removeAttribute", name)`, `if name == "value" {
		jsElement.Set(name, "")
	}
	jsElement.Call("removeAttribute", name)`},
	// Components within components have fields that are compared. There are none.
	"node.go": {"!reflect.DeepEqual(v.Interface(), new.Interface())", "true"},
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
		"go-app/pkg/lean/json/json.go": "lean/json/json.go",
		"go-app/pkg/lean/url/url.go":   "lean/url/url.go",
		"uuid/uuid.go":                 "lean/uuid.go.txt"} {
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
	failed = append(failed, removeOthers(dir, files))
	return filepath.Join(dir, "lean.mod"), errors.Join(failed...)
}

// removeOthers removes the files of a folder that are not named: those of an earlier version of
// the copies.
func removeOthers(dir string, files map[string][]byte) error {
	return filepath.WalkDir(dir, func(name string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return err
		}
		rel, err := filepath.Rel(dir, name)
		if err != nil {
			return err
		}
		if _, ok := files[filepath.ToSlash(rel)]; ok {
			return nil
		}
		return os.Remove(name)
	})
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
		for _, pkg := range standIns {
			files[to+name] = bytes.Replace(files[to+name], fmt.Appendf(nil, "\t%q\n", pkg),
				fmt.Appendf(nil, "\t%q\n", appModule+"/pkg/lean/"+path.Base(pkg)), 1)
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
