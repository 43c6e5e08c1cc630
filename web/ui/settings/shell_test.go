package settings

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"statepoint/core/options"
	"statepoint/e2e/command"
	"statepoint/e2e/oracle"
	"statepoint/static/examples"
	"statepoint/web/explore/engine"
	"statepoint/web/report"
)

// spread are options of every kind. Each example uses the first and some of the others.
var spread = []report.Options{
	{},
	{Passes: []string{"rewrite-statepoints-for-gc"}},
	{Passes: []string{"place-safepoints"}},
	{Passes: []string{"verify"}},
	{Passes: []string{options.PlaceSafepoints, options.RewriteStatepoints,
		options.VerifySafepoints, options.LowerGC, options.LowerShadowStack}},
	{PassFlags: []string{"-spp-all-backedges", "-spp-no-entry", "-spp-no-call"}},
	{PassFlags: []string{"-spp-no-backedge", "-rs4gc-remat-derived-at-uses=false", "-rs4gc-clobber-non-live"}},
	{PassFlags: []string{"-spp-split-backedge", "-spp-counted-loop-trip-width=8", "-spp-rematerialization-threshold=0"}},
	{Dialect: "11"},
	{Dialect: "15", MapVersion: "2", Syntax: "intel"},
	{Dialect: "3.7"},
	{Strategy: "coreclr", MapVersion: "1"},
	{Strategy: "statepoint-example", Dialect: "11"},
	{PassFlags: []string{"-spp-return-polls"}, Syntax: "go"},
}

// The panel's command lines run, for every example and options of every kind: LLVM's write the IR
// shown wherever the panel says so, ours the object of Export. If there are none for LLVM, its
// tools reject the module.
func TestCommandsRun(t *testing.T) {
	all, err := examples.All()
	if err != nil {
		t.Fatal(err)
	}
	path, own := toolsPath(t), command.Build(t)
	for i, e := range all {
		for j := range spread {
			if j > 0 && (i+j)%11 != 0 {
				continue
			}
			t.Run(fmt.Sprintf("%s-%d", e.Name, j), func(t *testing.T) {
				t.Parallel()
				c := newShellCase(t, e.Name, e.Source, &spread[j])
				c.path = path
				c.runLLVM(t)
				c.runOwn(t, own)
			})
		}
	}
}

// shellCase is one compilation, and a folder with the files that the page exports of it.
type shellCase struct {
	dir, path, name string
	options         *report.Options
	engine          engine.Engine
	report          *report.Report
	request         report.Request
	lines           shellLines
}

func newShellCase(t *testing.T, name, source string, o *report.Options) *shellCase {
	c := &shellCase{dir: t.TempDir(), name: name, options: o}
	c.request = report.Request{Source: source, FileName: name + ".ll", Options: *o}
	c.report = c.engine.Run(context.Background(), &c.request)
	c.lines = Commands(o, name+".ll", c.report)
	c.write(t, name+".ll", source)
	for _, s := range c.report.Stages {
		if s.Doc != nil {
			f := c.export(t, report.FileModule+s.Key)
			c.write(t, f.Name, f.Data)
		}
	}
	return c
}

func (c *shellCase) write(t *testing.T, name, text string) {
	t.Helper()
	if err := os.WriteFile(filepath.Join(c.dir, name), []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

func (c *shellCase) read(t *testing.T, name string) string {
	t.Helper()
	b, err := os.ReadFile(filepath.Join(c.dir, name))
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

func (c *shellCase) export(t *testing.T, kind string) *report.File {
	t.Helper()
	a := c.engine.View(context.Background(), &report.ViewRequest{View: report.ViewFile, Stage: kind,
		Of: c.engine.Keep(&c.request)})
	if a.File == nil {
		t.Fatalf("%s: %s", kind, a.Trouble)
	}
	return a.File
}

// shell runs lines in the folder.
func (c *shellCase) shell(lines ...string) ([]byte, error) {
	cmd := exec.Command("sh", "-e", "-c", strings.Join(lines, "\n"))
	cmd.Env, cmd.Dir = append(os.Environ(), "PATH="+c.path), c.dir
	return cmd.CombinedOutput()
}

func (c *shellCase) runLLVM(t *testing.T) {
	notes := strings.Join(c.lines.Notes, "\n")
	if len(c.lines.LLVM) == 0 {
		for _, file := range []string{c.name + ".ll", c.name + "." + report.StageParse + ".ll"} {
			out, err := c.shell("llc-" + fmt.Sprint(max(14, c.report.LLVM.Release)) + " -o x.s " +
				file)
			if err == nil && c.options.Dialect == "" {
				t.Errorf("LLVM takes %s, though: %s\n%s", file, notes, out)
			}
		}
		return
	}
	script := strings.Join(c.lines.LLVM, "\n")
	if out, err := c.shell(c.lines.LLVM...); err != nil {
		t.Fatalf("%v\n%s\n%.600s\n%s", err, script, out, notes)
	}
	module := ""
	for _, s := range c.report.Stages {
		if s.Doc != nil && !(c.report.LLVM.Release == 14 && begins(s.Key)) {
			module = s.Doc.Text
		}
	}
	got, want := bare(module), bare(c.read(t, c.name+".rewritten.ll"))
	if c.lines.same && got != want {
		t.Errorf("%s\n%s\n%s", firstDifference(got, want), script, notes)
	}
	if c.report.LLVM.Aggregates && got == want {
		t.Errorf("LLVM writes the same IR, though: %s", notes)
	}
}

func (c *shellCase) runOwn(t *testing.T, own string) {
	if !c.report.OK {
		return
	}
	lines := slices.Clone(c.lines.Own)
	for i := range lines {
		lines[i] = strings.Replace(lines[i], "statepoint ", own+" ", 1)
	}
	if out, err := c.shell(lines...); err != nil {
		t.Fatalf("%v\n%s\n%s", err, strings.Join(lines, "\n"), out)
	}
	object, want := c.read(t, c.name+".o"), c.export(t, report.FileObject).Data
	if strings.Contains(lines[0], "."+report.StageParse+".ll") { // whose name the object has
		for _, name := range []string{".text", ".data", ".llvm_stackmaps", ".eh_frame"} {
			if !bytes.Equal(section(t, object, name), section(t, want, name)) {
				t.Errorf("%s\nmakes another %s", strings.Join(lines, "\n"), name)
			}
		}
	} else if object != want {
		t.Errorf("%s\nmakes another object", strings.Join(lines, "\n"))
	}
}

func section(t *testing.T, object, name string) []byte {
	t.Helper()
	b, err := oracle.Section([]byte(object), name)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// bare returns a module's text without comments and the lines that state its origin.
func bare(text string) string {
	var kept []string
	for line := range strings.Lines(text) {
		line, _, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ; preds = ")
		if !strings.HasPrefix(line, ";") && !strings.HasPrefix(line, "source_filename") {
			kept = append(kept, strings.TrimRight(line, " "))
		}
	}
	return strings.TrimSpace(strings.Join(kept, "\n"))
}

// firstDifference shows the first line in which two texts differ.
func firstDifference(got, want string) string {
	g, w := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range min(len(g), len(w)) {
		if g[i] != w[i] {
			return fmt.Sprintf("line %d\n got %s\nwant %s", i+1, g[i], w[i])
		}
	}
	return fmt.Sprintf("%d lines, want %d", len(g), len(w))
}

// toolsPath is a PATH on which LLVM's tools have the names used in the command lines.
func toolsPath(t *testing.T) string {
	dir := t.TempDir()
	for _, release := range []int{oracle.Typed, oracle.Opaque} {
		for _, tool := range []string{"opt", "llc"} {
			link := filepath.Join(dir, fmt.Sprintf("%s-%d", tool, release))
			if err := os.Symlink(oracle.Tool(t, release, tool), link); err != nil {
				t.Fatal(err)
			}
		}
	}
	return dir + ":" + os.Getenv("PATH")
}

// If landing pads are turned into tokens there is no command line, and opt fails.
func TestTokenPads(t *testing.T) {
	c := newShellCase(t, "pads", `declare void @foo()
declare i32 @personality(...)
define ptr addrspace(1) @f(ptr addrspace(1) %a) gc "statepoint-example" personality ptr @personality {
  invoke void @foo() to label %ok unwind label %bad
ok:
  ret ptr addrspace(1) %a
bad:
  %lp = landingpad { ptr, i32 } cleanup
  ret ptr addrspace(1) %a
}
`, &report.Options{})
	c.path = toolsPath(t)
	notes := strings.Join(c.lines.Notes, " ")
	if !c.report.OK || len(c.lines.LLVM) > 0 || c.lines.same ||
		!strings.Contains(notes, "become tokens") {
		t.Errorf("%v, %q, notes %q", c.report.OK, c.lines.LLVM, notes)
	}
	out, err := c.shell("opt-22 -disable-output -passes=rewrite-statepoints-for-gc pads.ll")
	if err == nil || !strings.Contains(string(out), "Call parameter type does not match") {
		t.Errorf("opt: %v\n%.300s", err, out)
	}
}

// For an older stack map version the notes say that no llc writes it: its option only changes the
// number before the same bytes.
func TestOldMapsAreOurs(t *testing.T) {
	const text = `declare void @foo()
define ptr addrspace(1) @f(ptr addrspace(1) %a) gc "statepoint-example" {
  call void @foo()
  ret ptr addrspace(1) %a
}
`
	for version := range 3 {
		o := report.Options{MapVersion: fmt.Sprint(version + 1)}
		c := newShellCase(t, "old", text, &o)
		c.path = toolsPath(t)
		notes := strings.Join(c.lines.Notes, " ")
		if says := strings.Contains(notes, "No current llc writes"); says != (version+1 < 3) {
			t.Errorf("of version %s: %s", o.MapVersion, notes)
		}
		script := strings.Join(c.lines.LLVM, "\n")
		if out, err := c.shell(c.lines.LLVM...); err != nil ||
			strings.Contains(script, "-version") {
			t.Fatalf("%v\n%s\n%.600s", err, script, out)
		}
		plain := section(t, c.read(t, "old.o"), ".llvm_stackmaps")
		out, err := c.shell("llc-22 -O2 " + triple + " -filetype=obj -stackmap-version=" +
			o.MapVersion + " old.rewritten.ll -o asked.o")
		if err != nil {
			t.Fatalf("%v\n%.600s", err, out)
		}
		asked := section(t, c.read(t, "asked.o"), ".llvm_stackmaps")
		if int(asked[0]) != version+1 || plain[0] != 3 || !bytes.Equal(asked[1:], plain[1:]) {
			t.Errorf("llc writes version %s as\n%x\nand version 3 as\n%x", o.MapVersion, asked,
				plain)
		}
		ours := section(t, c.export(t, report.FileObject).Data, ".llvm_stackmaps")
		if ours[0] != asked[0] || (len(ours) == len(asked)) != (version+1 == 3) {
			t.Errorf("ours of version %s is %d bytes, llc's %d", o.MapVersion, len(ours),
				len(asked))
		}
	}
}

// The command lines quote file names for a shell, and use only options that the tools have.
func TestCommands(t *testing.T) {
	o := report.Options{
		PassFlags: []string{"-spp-no-entry", "-spp-return-polls"}, MapVersion: "1", Syntax: "intel",
	}
	stages := []report.Stage{{Key: report.StageParse, Doc: &report.Doc{}}}
	r := &report.Report{OK: true, Stages: stages, LLVM: report.LLVM{Release: 22, HasPoll: true}}
	s := Commands(&o, "it's.ll", r)
	want := []string{
		`opt-22 -S '-passes=function(place-safepoints),rewrite-statepoints-for-gc' -spp-no-entry 'it'\''s.ll' -o 'it'\''s.rewritten.ll'`,
		`llc-22 -O2 ` + triple +
			` -filetype=obj 'it'\''s.rewritten.ll' -o 'it'\''s.o'`,
		`llc-22 -O2 ` + triple +
			` -x86-asm-syntax=intel 'it'\''s.rewritten.ll' -o -`,
	}
	if !slices.Equal(s.LLVM, want) {
		t.Errorf("got\n%s", strings.Join(s.LLVM, "\n"))
	}
	own := `statepoint compile -spp-no-entry -spp-return-polls -stackmap-version=1 'it'\''s.ll' -o 'it'\''s.o'`
	if s.Own[0] != own {
		t.Errorf("got  %s\nwant %s", s.Own[0], own)
	}
	if s.Left != "-spp-return-polls" || s.same {
		t.Errorf("left %q, same %v", s.Left, s.same)
	}
	r.LLVM.Release, r.LLVM.RefusesSource = 14, true
	s = Commands(&report.Options{}, "a.ll", r)
	if len(s.LLVM) != 4 ||
		s.LLVM[0] != "opt-14 -S -enable-new-pm=0 -place-safepoints a.parse.ll -o a.polls.ll" ||
		s.LLVM[1] != "opt-14 -S -passes=rewrite-statepoints-for-gc a.polls.ll -o a.rewritten.ll" ||
		!s.same ||
		!strings.Contains(strings.Join(s.Notes, " "),
			"a.parse.ll, the “Module after Parse” of Export") {
		t.Errorf("got\n%s\n%s", strings.Join(s.Notes, "\n"), strings.Join(s.LLVM, "\n"))
	}
	if s = Commands(&o, "a.ll", &report.Report{}); len(s.LLVM) != 0 || len(s.Notes) != 1 {
		t.Errorf("of a text that cannot be read: %q %q", s.LLVM, s.Notes)
	}
}
