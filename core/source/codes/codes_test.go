package codes_test

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"statepoint/core/source/codes"
)

// inSources returns every code that stands as a string in a source file that is no test, nor the
// list of pages.
func inSources(t *testing.T) []string {
	t.Helper()
	var found []string
	literal := regexp.MustCompile(`"(SP0[1-9]\d\d)"`)
	root := filepath.Join("..", "..", "..")
	for _, room := range []string{"core", "lower", "web", "stackmap"} {
		err := filepath.WalkDir(filepath.Join(root, room),
			func(path string, d os.DirEntry, err error) error {
				if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") ||
					strings.HasSuffix(path, "_test.go") ||
					strings.HasSuffix(path, filepath.Join("codes", "pages.go")) {
					return err
				}
				text, err := os.ReadFile(path)
				for _, line := range strings.Split(string(text), "\n") {
					code, _, _ := strings.Cut(line, "//")
					for _, m := range literal.FindAllStringSubmatch(code, -1) {
						found = append(found, m[1])
					}
				}
				return err
			})
		if err != nil {
			t.Fatal(err)
		}
	}
	slices.Sort(found)
	return slices.Compact(found)
}

// TestCodesAndPages compares the codes that the sources give with the pages.
func TestCodesAndPages(t *testing.T) {
	given := inSources(t)
	if len(given) < 50 {
		t.Fatalf("found only %d codes in the sources: %v", len(given), given)
	}
	var pages []string
	for _, p := range codes.All() {
		pages = append(pages, p.Code)
	}
	for _, c := range given {
		if !slices.Contains(pages, c) {
			t.Errorf("%s has no page", c)
		}
	}
	for _, c := range pages {
		if !slices.Contains(given, c) {
			t.Errorf("nothing gives %s, which has a page", c)
		}
	}
}

// TestPagesAreWhole looks for pages that miss a part.
func TestPagesAreWhole(t *testing.T) {
	for _, p := range codes.All() {
		q, ok := codes.Lookup(strings.ToLower(p.Code))
		if !ok || q.Code != p.Code {
			t.Errorf("%s: looked up as %q, %v", p.Code, q.Code, ok)
		}
		for what, text := range map[string]string{
			"title": p.Title, "finder": p.FoundBy, "meaning": p.Means, "reason": p.Why,
			"wrong example": p.Wrong, "fixed example": p.Fixed,
			"word about LLVM": strings.Join(p.WhatLLVMSays(), "\n"),
		} {
			if text == "" {
				t.Errorf("%s has no %s", p.Code, what)
			}
			for line := range strings.Lines(text) {
				if len(line) > 240 && !strings.HasSuffix(what, "example") ||
					strings.Contains(line, "-- ") {
					t.Errorf("%s: the %s has a line that is too long or a separator: %q", p.Code,
						what, line)
				}
			}
		}
		if p.Code < "SP05" && !p.InGo &&
			!regexp.MustCompile(`\.rst|Offsets|LLVM has no|every dialect`).MatchString(p.Why) {
			t.Errorf("%s names no document: %q", p.Code, p.Why)
		}
	}
	for _, no := range []string{"", "SP0100", "SP01020", "SP0", "../../codes", "pages",
		"SP0102.txt"} {
		if p, ok := codes.Lookup(no); ok {
			t.Errorf("Lookup(%q) found %q", no, p.Code)
		}
	}
}

// Each file of the folder is a page, and pages stand in the order of their codes.
func TestEveryFileIsAPage(t *testing.T) {
	files, err := filepath.Glob("pages/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	pages := codes.All()
	if len(pages) != len(files) {
		t.Errorf("%d pages of %d files", len(pages), len(files))
	}
	for i, f := range files {
		if code := strings.TrimSuffix(filepath.Base(f), ".txt"); i < len(pages) &&
			pages[i].Code != code {
			t.Errorf("page %d is %s, not %s", i, pages[i].Code, code)
		}
	}
}
