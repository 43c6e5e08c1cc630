package edition

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// ITEMS.md has 145 items, each once, and the proofs that it names exist.
func TestItems(t *testing.T) {
	text, err := os.ReadFile("ITEMS.md")
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	for line := range strings.Lines(string(text)) {
		cells := strings.Split(strings.Trim(strings.TrimSpace(line), "|"), " | ")
		for i := range cells {
			cells[i] = strings.TrimSpace(cells[i])
		}
		if !strings.HasPrefix(line, "| ") || cells[0] == "item" {
			continue
		}
		if len(cells) != 4 || seen[cells[0]] {
			t.Errorf("a row of %d cells, or a second time: %s", len(cells), line)
			continue
		}
		seen[cells[0]] = true
		status, proofs := cells[1], strings.Split(cells[3], ", ")
		switch {
		case status != "whole" && status != "partly" && status != "not":
			t.Errorf("%s is here %q", cells[0], status)
		case proofs[0] == "—" && status == "whole":
			t.Errorf("%s is here whole without a proof", cells[0])
		}
		for _, proof := range proofs {
			if proof = strings.Trim(proof, "`"); proof != "—" && !exists(t, proof) {
				t.Errorf("%s: there is no %s", cells[0], proof)
			}
		}
	}
	if len(seen) != 145 {
		t.Errorf("%d items", len(seen))
	}
}

// exists reports whether there is a case in a file, or a test in a folder.
func exists(t *testing.T, proof string) bool {
	t.Helper()
	root := filepath.Join("..", "..")
	folder, test, isTest := strings.Cut(proof, ":")
	if !isTest {
		_, err := os.Stat(filepath.Join(root, proof))
		return err == nil
	}
	files, err := filepath.Glob(filepath.Join(root, folder, "*_test.go"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if strings.Contains(string(text), "\nfunc "+test+"(") {
			return true
		}
	}
	return false
}
