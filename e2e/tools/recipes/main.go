// Command recipes builds the documents in e2e/recipes with the tools that they are for, finds in
// each what was put in, the fragment, byte by byte, and the element with its text, and opens it in
// Chromium. A program in TypeScript that has every type of engine.js is compiled. It needs the
// command and the site, Hugo, MkDocs and Sphinx of Debian, and npm, which has the others; a tool
// that is missing is a failure. Plain HTML has the fragment pasted, and plain Markdown is read by
// goldmark, as CommonMark says.
//
//	go run ./e2e/tools/recipes [NAME…]
package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/renderer/html"

	"statepoint/web/embed"
)

// A step is a command in the folder of a recipe's copy, or "paste" or "goldmark" with a file and
// what becomes of it.
type step []string

// recipes are the folders, the steps, and the page that comes of them, if one does.
var recipes = []struct {
	name, page string
	steps      []step
}{
	{"html", "public/index.html", []step{
		{"statepoint", "embed", "../f.ll", "--panes=ir,asm", "-o", "f.html"},
		{"paste", "index.html", "public/index.html"}}},
	{"markdown", "public/index.html", []step{
		{"statepoint", "embed", "index.md", "-o", "index.md"},
		{"goldmark", "index.md", "public/index.html"}}},
	{"hugo", "public/index.html", []step{
		{"statepoint", "embed", "content/_index.md", "-o", "content/_index.md"},
		{"hugo", "--quiet"}}},
	{"sphinx", "public/index.html", []step{
		{"statepoint", "embed", "../f.ll", "--panes=ir,asm", "-o", "f.html"},
		{"sphinx-build", "-q", "-b", "html", ".", "public"}}},
	{"mkdocs", "public/index.html", []step{
		{"statepoint", "embed", "docs/index.md", "--assets=docs/assets", "-o", "docs/index.md"},
		{"mkdocs", "build", "-q", "-d", "public"}}},
	{"docusaurus", "build/index.html", []step{
		{"statepoint", "embed", "../f.ll", "--panes=ir,asm", "-o", "f.html"},
		npm("install", "--no-package-lock"),
		{"node_modules/.bin/docusaurus", "build"}}},
	{"typescript", "", []step{
		npm("ci"),
		{"node_modules/.bin/tsc", "-p", "."}}},
}

// npm fetches what a recipe needs, and runs no script of it.
func npm(how ...string) step {
	return append(append(step{"npm"}, how...), "--ignore-scripts", "--no-audit", "--no-fund",
		"--no-update-notifier", "--loglevel=error")
}

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "recipes:", err)
		os.Exit(1)
	}
}

func run() error {
	command, err := filepath.Abs("statepoint")
	if err != nil {
		return err
	}
	dir, err := os.MkdirTemp("", "statepoint-recipes-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	if err := os.CopyFS(dir, os.DirFS(filepath.Join("e2e", "recipes"))); err != nil {
		return err
	}
	types, err := os.ReadFile(filepath.Join("static", "js", "engine.d.ts"))
	if err == nil {
		err = os.WriteFile(filepath.Join(dir, "typescript", "engine.d.ts"), types, 0o644)
	}
	if err != nil {
		return err
	}
	var trouble []error
	pages := map[string]string{}
	for _, r := range recipes {
		if len(os.Args) > 1 && !slices.Contains(os.Args[1:], r.name) {
			continue
		}
		folder := filepath.Join(dir, r.name)
		if err := build(folder, command, r.steps); err != nil {
			trouble = append(trouble, fmt.Errorf("%s: %w", r.name, err))
			continue
		}
		if r.page == "" {
			fmt.Println(r.name + ": compiled")
			continue
		}
		pages[r.name] = filepath.Join(folder, r.page)
		if err := look(pages[r.name]); err != nil {
			trouble = append(trouble, fmt.Errorf("%s: %w", r.name, err))
			continue
		}
		fmt.Println(r.name + ": as it was put in")
	}
	if len(pages) > 0 {
		trouble = append(trouble, open(pages))
	}
	return errors.Join(trouble...)
}

func build(folder, command string, steps []step) error {
	for _, s := range steps {
		name := s[0]
		switch name {
		case "statepoint":
			name = command
		case "paste", "goldmark":
			if err := render(folder, s); err != nil {
				return err
			}
			continue
		}
		cmd := exec.Command(name, s[1:]...)
		cmd.Dir = folder
		if out, err := cmd.CombinedOutput(); err != nil {
			return fmt.Errorf("%s: %w\n%s", strings.Join(s, " "), err, out)
		}
	}
	return nil
}

// render does a step for which no tool is needed.
func render(folder string, s step) error {
	data, err := os.ReadFile(filepath.Join(folder, s[1]))
	if err != nil {
		return err
	}
	var b bytes.Buffer
	if s[0] == "goldmark" {
		b.WriteString("<!doctype html>\n")
		md := goldmark.New(goldmark.WithRendererOptions(html.WithUnsafe()))
		if err := md.Convert(data, &b); err != nil {
			return err
		}
	} else {
		fragment, err := os.ReadFile(filepath.Join(folder, "f.html"))
		if err != nil {
			return err
		}
		b.Write(bytes.Replace(data, []byte("<!-- f.html -->"), fragment, 1))
	}
	to := filepath.Join(folder, s[2])
	if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
		return err
	}
	return os.WriteFile(to, b.Bytes(), 0o644)
}

// look reads a page that a tool made.
func look(page string) error {
	data, err := os.ReadFile(page)
	if err != nil {
		return err
	}
	text := string(data)
	found := embed.Find(string(data))
	if len(found) != 1 {
		return fmt.Errorf("the page has %d fragments", len(found))
	}
	fragment := text[found[0].Start:found[0].End]
	for _, want := range []string{"callq", "%obj", "<template>", "<script"} {
		if !strings.Contains(fragment, want) {
			return fmt.Errorf("the fragment lacks %s", want)
		}
	}
	for _, never := range []string{"<p><", "&lt;span", "&lt;s "} {
		if strings.Contains(fragment, never) {
			return fmt.Errorf("the tool changed the fragment: it has %s", never)
		}
	}
	rest := strings.ReplaceAll(text[found[0].End:]+text[:found[0].Start], "\n<pre>", "<pre>")
	for _, want := range []string{`explorer.example/embed.js"`,
		`<statepoint-explorer panes="ir map"><pre>declare void @foo()`, "ret ptr addrspace(1) %obj",
		"The end."} {
		if !strings.Contains(rest, want) {
			return fmt.Errorf("the page lacks %s", want)
		}
	}
	return nil
}
