package e2e

import (
	"encoding/json"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"statepoint/e2e/command"
	"statepoint/web/site/bundle"
)

const module = "statepoint"

// A room is one row of the table in ARCHITECTURE.md.
type room struct {
	name    string
	imports []string // rooms and folders; "everything" for all
	outside []string // prefixes of import paths
}

// architecture is what ARCHITECTURE.md states as a rule.
type architecture struct {
	rooms     []room
	folders   []string // top-level
	browser   []string // folders compiled for the browser
	forbidden []string // packages of the standard library they do not import
}

var quoted = regexp.MustCompile("`([^`]+)`")

func names(text string) (list []string) {
	for _, m := range quoted.FindAllStringSubmatch(text, -1) {
		list = append(list, m[1])
	}
	return list
}

// sentence returns the text from one phrase to the first other after it.
func sentence(t testing.TB, doc, from, to string) string {
	t.Helper()
	_, rest, ok := strings.Cut(doc, from)
	s, _, ok2 := strings.Cut(rest, to)
	if !ok || !ok2 {
		t.Fatalf("ARCHITECTURE.md no longer says %q … %q", from, to)
	}
	return s
}

func readArchitecture(t testing.TB, root string) architecture {
	t.Helper()
	b, err := os.ReadFile(filepath.Join(root, "ARCHITECTURE.md"))
	if err != nil {
		t.Fatal(err)
	}
	doc := string(b)
	var a architecture
	table := sentence(t, doc,
		"| room | what lives there | may import | from outside |\n|---|---|---|---|\n", "\n\n")
	for row := range strings.Lines(table) {
		cell := strings.Split(strings.Trim(strings.TrimSpace(row), "|"), "|")
		if len(cell) != 4 || len(names(cell[0])) != 1 {
			t.Fatalf("not a row of the table of rooms: %q", row)
		}
		r := room{name: names(cell[0])[0], imports: names(cell[2]), outside: names(cell[3])}
		if strings.TrimSpace(cell[2]) == "everything" {
			r.imports = []string{"everything"}
		}
		a.rooms = append(a.rooms, r)
	}
	doc = strings.Join(strings.Fields(doc), " ") // sentences may go over several lines
	a.folders = names(sentence(t, doc, "Top-level folders are ", "and no others"))
	a.browser = names(sentence(t, doc, "The packages that run in the browser (", ") do not import"))
	a.forbidden = names(sentence(t, doc, ") do not import ", ":"))
	if len(a.rooms) < 20 || len(a.folders) < 8 || len(a.browser) < 8 || len(a.forbidden) < 6 {
		t.Fatalf("read too little out of ARCHITECTURE.md: %+v", a)
	}
	return a
}

// within reports whether the package is the folder or lies in it.
func within(pkg, folder string) bool { return pkg == folder || strings.HasPrefix(pkg, folder+"/") }

// roomOf returns the row with the longest name that fits the package, given
// without the module's name; "." is the module's own directory.
func (a architecture) roomOf(pkg string) *room {
	var best *room
	for i, r := range a.rooms {
		if within(pkg, r.name) && (best == nil || len(r.name) > len(best.name)) {
			best = &a.rooms[i]
		}
	}
	return best
}

// judge says what is wrong with an import, or nothing. All three names are
// import paths.
func (a architecture) judge(pkg, imported string) string {
	local := func(path string) string {
		return strings.TrimPrefix(strings.TrimPrefix(path, module),
			"/")
	}
	from := local(pkg)
	if from == "" {
		from = "."
	}
	r := a.roomOf(from)
	if r == nil {
		return "belongs to no room"
	}
	if within(imported, module) {
		to := local(imported)
		target := a.roomOf(to)
		switch {
		case target == nil:
			return "imports " + to + ", which belongs to no room"
		case target.name == r.name, slices.Contains(r.imports, "everything"):
			return ""
		case slices.ContainsFunc(r.imports, func(folder string) bool { return within(to, folder) }):
			return ""
		case within(target.name, r.name): // a room may use the rooms inside it
			return ""
		}
		return "imports " + to + ", which the room " + r.name + " may not"
	}
	if first, _, _ := strings.Cut(imported, "/"); strings.Contains(first, ".") {
		if slices.ContainsFunc(r.outside, func(m string) bool { return within(imported, m) }) {
			return ""
		}
		return "imports " + imported + " from outside, which the room " + r.name + " may not"
	}
	if slices.Contains(a.forbidden, imported) &&
		slices.ContainsFunc(a.browser, func(f string) bool { return within(from, f) }) {
		return "imports " + imported + ", which no package that runs in the browser does"
	}
	return ""
}

// judgeTest is judge for what only tests import: the standard library, modules
// from outside, e2e, static and the rest of their top-level folder besides.
func (a architecture) judgeTest(pkg, imported string) string {
	folder := func(path string) string {
		top, _, _ := strings.Cut(strings.TrimPrefix(path, module+"/"), "/")
		return top
	}
	if !within(imported, module) || folder(imported) == "e2e" || folder(imported) == "static" ||
		folder(imported) == folder(pkg) {
		return ""
	}
	return a.judge(pkg, imported)
}

// pkg is what `go list -json` says of a package.
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

// Every package keeps to the rule, as built for this machine and for the browser.
func TestImports(t *testing.T) {
	root := command.Root(t)
	command.Look(t, root)
	a := readArchitecture(t, root)
	seen := map[string]bool{}
	for _, env := range [][]string{nil, browserEnv} {
		for _, p := range list(t, root, env, "./...") {
			if within(p.ImportPath, module+"/build") {
				continue // the Makefile's output
			}
			if len(p.GoFiles) > 0 {
				if r := a.roomOf(strings.TrimPrefix(p.ImportPath, module+"/")); r != nil {
					seen[r.name] = true
				}
			}
			for _, imported := range p.Imports {
				if wrong := a.judge(p.ImportPath, imported); wrong != "" {
					t.Errorf("%s %s", p.ImportPath, wrong)
				}
			}
			for _, imported := range slices.Concat(p.TestImports, p.XTestImports) {
				if wrong := a.judgeTest(p.ImportPath, imported); wrong != "" {
					t.Errorf("a test of %s %s", p.ImportPath, wrong)
				}
			}
		}
	}
	for _, r := range a.rooms {
		if !seen[r.name] && r.name != "." {
			t.Errorf("the room %s has no Go package", r.name)
		}
	}
}

// The rule itself notices what it is there to notice.
func TestImportRuleRefuses(t *testing.T) {
	a := readArchitecture(t, command.Root(t))
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
		{"statepoint/lower", "statepoint/lower/isel", true},
		{"statepoint/lower/isel", "statepoint/core/gc", true},
		{"statepoint/lower/amd64", "golang.org/x/arch/x86/x86asm", false},
		{"statepoint/lower/machine", "golang.org/x/arch/x86/x86asm", true},
		{"statepoint/lower/object", "statepoint/core/ir", false},
		{"statepoint/web/ui", "statepoint/web/explore", false},
		{"statepoint/web/site", "net/http", true},
		{"statepoint/core/llir", "github.com/llir/llvm/ir", true},
		{"statepoint/core/irparse", "github.com/llir/llvm/asm", false},
		{"statepoint/other", "fmt", false},
		{"statepoint", "statepoint/web/site", true},
	} {
		if got := a.judge(c.pkg, c.imported); (got == "") != c.fine {
			t.Errorf("%s importing %s: %q", c.pkg, c.imported, got)
		}
	}
	if wrong := a.judgeTest("statepoint/core/ir", "statepoint/core/irparse"); wrong != "" {
		t.Errorf("a test of core/ir %s", wrong)
	}
	if a.judgeTest("statepoint/core/gc", "statepoint/lower") == "" {
		t.Error("a test of core/gc may import lower")
	}
	if a.judgeTest("statepoint/core/ir", "statepoint/web/report") == "" {
		t.Error("a test of core/ir may import web/report")
	}
}

// Folders at the top are the ones ARCHITECTURE.md lists.
func TestTopLevelFolders(t *testing.T) {
	root := command.Root(t)
	a := readArchitecture(t, root)
	cmd := exec.Command("git", "ls-files")
	cmd.Dir = root
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("git ls-files: %v", err)
	}
	wrong := map[string]bool{}
	for f := range strings.Lines(string(out)) {
		if top, _, inFolder := strings.Cut(f, "/"); inFolder && !slices.Contains(a.folders, top) {
			wrong[top] = true
		}
	}
	for top := range wrong {
		t.Errorf("top-level folder %s is not in ARCHITECTURE.md", top)
	}
}

// What the two WebAssembly programs are made of.
func TestWhatIsLinked(t *testing.T) {
	root := command.Root(t)
	command.Look(t, root)
	// Of core the page has what is data only: options and version.
	pipeline := []string{"statepoint/core/ir", "statepoint/core/irparse", "statepoint/core/source",
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
				if within(dep, folder) {
					t.Errorf("%s is built from %s", program, dep)
				}
			}
		}
	}
	// The names of functions in the program show what the linker left in.
	dir := t.TempDir()
	if err := bundle.Programs(root, dir); err != nil {
		t.Fatal(err)
	}
	out := filepath.Join(dir, "ui.wasm")
	program, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	for _, function := range []string{"net/http.", "net/url.", "encoding/json.", "crypto/aes.",
		"crypto/internal/", "regexp.", "regexp/syntax."} {
		if strings.Contains(string(program), function) {
			t.Errorf("the page's program contains %s", function)
		}
	}
	if !strings.Contains(string(program), "statepoint/web/ui.") {
		t.Error("the program does not name its functions, so this test sees nothing")
	}
}
