package e2e

import (
	"encoding/json"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"statepoint/e2e/command"
	"statepoint/e2e/rooms"
)

func readRule(t testing.TB, root string) *rooms.Rule {
	t.Helper()
	r, err := rooms.Read(root)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// pkg is the output of `go list -json` for a package.
type pkg struct {
	ImportPath, Dir                    string
	Imports, TestImports, XTestImports []string
	GoFiles, IgnoredGoFiles            []string
	Deps                               []string
}

func list(t testing.TB, root string, env []string, args ...string) []pkg {
	t.Helper()
	cmd := exec.Command("go",
		append([]string{
			"list", "-e", "-json=ImportPath,Dir,Imports,TestImports,XTestImports,GoFiles,Deps"},
			args...)...)
	cmd.Dir = root
	cmd.Env = append(os.Environ(), env...)
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("go list: %v", err)
	}
	var all []pkg
	for d := json.NewDecoder(strings.NewReader(string(out))); ; {
		var p pkg
		if err := d.Decode(&p); errors.Is(err, io.EOF) {
			return all
		} else if err != nil {
			t.Fatal(err)
		}
		all = append(all, p)
	}
}

var browserEnv = []string{"GOOS=js", "GOARCH=wasm"}

// Every package obeys the rule, as built for this machine and for the browser.
func TestImports(t *testing.T) {
	root := command.Root(t)
	command.Look(t, root)
	a := readRule(t, root)
	seen := map[string]bool{}
	for _, env := range [][]string{nil, browserEnv} {
		for _, p := range list(t, root, env, "./...") {
			if rooms.Within(p.ImportPath, rooms.Module+"/build") {
				continue // the Makefile's output
			}
			if len(p.GoFiles) > 0 {
				if r := a.Of(strings.TrimPrefix(p.ImportPath, rooms.Module+"/")); r != nil {
					seen[r.Name] = true
				}
			}
			for _, imported := range p.Imports {
				if wrong := a.Judge(p.ImportPath, imported); wrong != "" {
					t.Errorf("%s %s", p.ImportPath, wrong)
				}
			}
			for _, imported := range slices.Concat(p.TestImports, p.XTestImports) {
				if wrong := a.JudgeTest(p.ImportPath, imported); wrong != "" {
					t.Errorf("a test of %s %s", p.ImportPath, wrong)
				}
			}
		}
	}
	for _, r := range a.Rooms {
		if !seen[r.Name] && r.Name != "." {
			t.Errorf("the room %s has no Go package", r.Name)
		}
	}
}

// The rule detects violations.
func TestImportRuleRefuses(t *testing.T) {
	a := readRule(t, command.Root(t))
	for _, c := range []struct {
		pkg, imported string
		fine          bool
	}{
		{"statepoint/core/ir", "statepoint/core/source", true},
		{"statepoint/core/ir", "statepoint/core/passes", false},
		{"statepoint/core/ir", "statepoint/web/report", false},
		{"statepoint/core/ir", "regexp", false},
		{"statepoint/core/ir", "fmt", true},
		{"statepoint/stackmap/collect", "statepoint/stackmap", true},
		{"statepoint/stackmap", "statepoint/core/ir", false},
		{"statepoint/lower", "statepoint/lower/internal/isel", true},
		{"statepoint/lower/internal/isel", "statepoint/core/gc", true},
		{"statepoint/lower/amd64", "golang.org/x/arch/x86/x86asm", false},
		{"statepoint/lower/machine", "golang.org/x/arch/x86/x86asm", true},
		{"statepoint/lower/object", "statepoint/core/ir", false},
		{"statepoint/web/ui", "statepoint/web/explore", false},
		{"statepoint/web/site", "net/http", true},
		{"statepoint/core/llir", "github.com/llir/llvm/ir", true},
		{"statepoint/core/irparse", "github.com/llir/llvm/asm", false},
		{"statepoint/other", "fmt", false},
		{"statepoint", "statepoint/web/site", false},
		{"statepoint/web/cli", "statepoint/web/site", true},
	} {
		if got := a.Judge(c.pkg, c.imported); (got == "") != c.fine {
			t.Errorf("%s importing %s: %q", c.pkg, c.imported, got)
		}
	}
	if wrong := a.JudgeTest("statepoint/core/ir", "statepoint/core/irparse"); wrong != "" {
		t.Errorf("a test of core/ir %s", wrong)
	}
	const emit = "statepoint/lower/internal/emit"
	if wrong := a.JudgeTest(emit, "statepoint/core/passes"); wrong != "" {
		t.Errorf("a test of lower/internal/emit %s, which lower may", wrong)
	}
	if a.JudgeTest(emit, "statepoint/web/report") == "" {
		t.Error("a test of lower/internal/emit may import web/report")
	}
	if a.JudgeTest("statepoint/core/gc", "statepoint/lower") == "" {
		t.Error("a test of core/gc may import lower")
	}
	if a.JudgeTest("statepoint/core/ir", "statepoint/web/report") == "" {
		t.Error("a test of core/ir may import web/report")
	}
}

// The top-level folders are those of the rooms.
func TestTopLevelFolders(t *testing.T) {
	root := command.Root(t)
	a := readRule(t, root)
	cmd := exec.Command("git", "ls-files")
	cmd.Dir = root
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("git ls-files: %v", err)
	}
	wrong := map[string]bool{}
	for f := range strings.Lines(string(out)) {
		top, _, inFolder := strings.Cut(f, "/")
		if inFolder && top != ".ci" && !slices.Contains(a.Folders, top) {
			wrong[top] = true
		}
	}
	for top := range wrong {
		t.Errorf("top-level folder %s has no room", top)
	}
}

// The packages of the two WebAssembly programs.
func TestWhatIsLinked(t *testing.T) {
	root := command.Root(t)
	command.Look(t, root)
	// Of core the page has what is data only, options and version, the words for counts, and when
	// garbage is collected.
	pipeline := []string{"statepoint/core/ir", "statepoint/core/irparse",
		"statepoint/core/analysis", "statepoint/core/gc", "statepoint/core/passes",
		"statepoint/lower", "statepoint/stackmap", "statepoint/web/explore", "statepoint/web/site"}
	page := []string{"statepoint/web/ui", "statepoint/web/site", "net/http", "encoding/json",
		"regexp", "github.com/maxence-charriere/go-app/v10/pkg/app"}
	for program, never := range map[string][]string{"wasm/ui": pipeline, "wasm/engine": page} {
		p := list(t, root, browserEnv, "./"+program)
		if len(p) != 1 || len(p[0].Deps) < 20 {
			t.Fatalf("%s: %d packages", program, len(p))
		}
		for _, dep := range p[0].Deps {
			for _, folder := range never {
				if rooms.Within(dep, folder) {
					t.Errorf("%s is built from %s", program, dep)
				}
			}
		}
	}
	// The names of functions in the program show what the linker kept.
	dir, err := builtSite()
	if err != nil {
		t.Fatal(err)
	}
	for file, linked := range map[string]struct {
		has   string
		never []string
	}{
		"ui.wasm": {"statepoint/web/ui.", []string{"net/http.", "net/url.", "encoding/json.",
			"crypto/aes.", "crypto/internal/", "regexp.", "regexp/syntax."}},
		// What runs programs, and what shows views.
		"compiler.wasm": {"statepoint/web/explore/compiler.", []string{"statepoint/lower/run.",
			"statepoint/lower/machine.", "statepoint/stackmap/collect.",
			"statepoint/web/explore/views."}},
		// What reads formatted text, and what decodes instructions that are never executed here.
		"engine.wasm": {"golang.org/x/arch/x86/x86asm.Decode", []string{"fmt.(*ss).",
			"x86asm.decodeAVX"}},
	} {
		program, err := os.ReadFile(filepath.Join(dir, file))
		if err != nil {
			t.Fatal(err)
		}
		for _, function := range linked.never {
			if strings.Contains(string(program), function) {
				t.Errorf("%s contains %s", file, function)
			}
		}
		if !strings.Contains(string(program), linked.has) {
			t.Errorf("%s does not name its functions, so this test sees nothing", file)
		}
	}
}
