package cli

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// The marked blocks of a Markdown document are filled, and fragments are reported as stale exactly
// if their source changes.
func TestEmbedDocuments(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) string {
		file := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return file
	}
	run := func(args ...string) (string, string, int) {
		var out, errs bytes.Buffer
		c := &cli{stdin: strings.NewReader(""), stdout: &out, stderr: &errs}
		status := c.main(append([]string{"embed"}, args...))
		return out.String(), errs.String(), status
	}
	const source = "declare void @foo()\n\ndefine ptr addrspace(1) @f(ptr addrspace(1) %obj) gc " +
		"\"statepoint-example\" {\n  call void @foo()\n  ret ptr addrspace(1) %obj\n}\n"
	markdown := "# Title\n\n```llvm\nkept\n```\n\n```llvm statepoint --panes=asm -select=%obj\n" +
		source + "```\nThe end, **bold**.\n"
	chapter := write("src/chapter.md", markdown)
	file := write("src/f.ll", source)
	filled := filepath.Join(dir, "out", "chapter.md")
	write("out/f.html", "<h1>f</h1>\n")
	if _, errs, status := run(chapter, "-o", filled, "-x86-asm-syntax=intel"); status != 0 {
		t.Fatal(errs)
	}
	text, err := os.ReadFile(filled)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"# Title\n\n```llvm\nkept\n```\n\n<section", "qword ptr",
		"</section>\n\nThe end, **bold**.\n",
		`data-statepoint="chapter.md#1 -x86-asm-syntax=intel"`, "<b>x86-64</b>", "sp-exact"} {
		if !strings.Contains(string(text), want) {
			t.Errorf("the document lacks %q", want)
		}
	}
	fragment, errs, status := run(file, "--panes=ir,map", "--theme=dark", "--view=records")
	if status != 0 {
		t.Fatal(errs)
	}
	write("out/f.html", "<h1>f</h1>\n"+fragment)
	check := func(want string, status int, args ...string) {
		t.Helper()
		out, errs, got := run(append([]string{"--check"}, args...)...)
		if got != status || !strings.Contains(out+errs, want) {
			t.Errorf("status %d, %s%s, want %s", got, out, errs, want)
		}
	}
	out := filepath.Join(dir, "out")
	check("2 fragments", 0, out, filepath.Join(dir, "src"))
	check("2 fragments", 0, dir)
	check("f.ll, the source of the fragment, does not exist", 1, out)
	check("no document there has a fragment", 1, filepath.Join(dir, "src"))
	write("src/f.ll", strings.ReplaceAll(source, "%obj", "%other"))
	check("f.html:2: the fragment of f.ll is stale: its source has changed, or this version "+
		"compiles it differently; replace it with the output of: statepoint embed f.ll "+
		"-panes=ir,map -theme=dark -view=records", 1, dir)
	write("src/f.ll", source)
	write("src/chapter.md", strings.ReplaceAll(markdown, "@foo", "@bar"))
	check("chapter.md:7: the fragment of chapter.md#1 is stale: its source has changed, or this "+
		"version compiles it differently; regenerate the document: statepoint embed chapter.md "+
		"-o FILE", 1, dir)

	// A fragment is the same in a list and with CRLF line ends.
	write("src/chapter.md", strings.ReplaceAll("1. A\n\n   > "+strings.ReplaceAll(
		"```llvm statepoint\n"+source+"```\n", "\n", "\n   > ")+"\n2. B\n", "\n", "\r\n"))
	if _, errs, status := run(chapter, "-o", filled); status != 0 {
		t.Fatal(errs)
	}
	check("2 fragments", 0, dir)
	write("out/f.html", strings.ReplaceAll("<h1>f</h1>\n"+fragment, "\n", "\r\n"))
	check("2 fragments", 0, dir)

	// Style and script may be files. Those of another version are stale, too.
	assets := filepath.Join(out, "files", "sp")
	_, errs, status = run(file, "--assets="+assets, "-o", filepath.Join(out, "g.html"))
	if status != 0 {
		t.Fatal(errs)
	}
	text, err = os.ReadFile(filepath.Join(out, "g.html"))
	if err != nil || !strings.Contains(string(text), ` href="files/sp/statepoint-fragment.css"`) ||
		strings.Contains(string(text), "<style") {
		t.Errorf("%v, %.400s", err, text)
	}
	if far, errs, _ := run(file, "--assets="+assets, "--assets-at=/x"); !strings.Contains(far,
		`<script src="/x/statepoint-fragment.js"></script>`) {
		t.Errorf("%s%.400s", errs, far)
	}
	check("3 fragments", 0, dir)
	write("out/files/sp/statepoint-fragment.css", "")
	check("statepoint-fragment.css: the file is of another version", 1, dir)

	// An error in a block names its line in the document.
	for text, want := range map[string]string{
		"\n\n```llvm statepoint\ndefine void @f() {\n  ret i32 %no\n}\n```\n":  "bad.md:5:",
		"\n```llvm statepoint --pains=asm\n```\n":                              "bad.md:2: ",
		"\n```llvm statepoint x.ll\n```\n":                                     `"x.ll" is not an option`,
		"\n- ```llvm statepoint\n  define void @f() {\n    ret i32 %no\n  }\n": "bad.md:4:9:",
	} {
		if out, errs, status := run(write("bad.md", text)); status != 1 || out != "" ||
			!strings.Contains(errs, want) {
			t.Errorf("status %d, %s%s, want %s", status, out, errs, want)
		}
	}
}
