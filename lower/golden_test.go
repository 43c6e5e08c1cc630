package lower_test

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"statepoint/lower"
	"statepoint/lower/amd64"
	"statepoint/stackmap"
)

var update = flag.Bool("update", false, "write what is compiled into the golden files")

// TestGolden compiles in.ll of every testdata/*.txtar and compares the assembly, with each record under its call, and the annotated stack map.
func TestGolden(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatalf("no golden files: %v", err)
	}
	for _, name := range files {
		t.Run(strings.TrimSuffix(filepath.Base(name), ".txtar"), func(t *testing.T) {
			b, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			comment, sections := splitArchive(string(b))
			res := compile(t, sections["in.ll"], lower.Options{Detail: true})
			got := comment + "-- in.ll --\n" + sections["in.ll"] + "-- asm --\n" + assemblyRows(res)
			if len(res.StackMap.Bytes) > 0 {
				got += "-- stackmap --\n" + res.StackMap.Annotation.Text(stackmap.TextOptions{}).Text
			}
			if *update {
				if err := os.WriteFile(name, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
				return
			}
			if got != string(b) {
				g, w := strings.Split(got, "\n"), strings.Split(string(b), "\n")
				for i := range min(len(g), len(w)) {
					if g[i] != w[i] {
						t.Fatalf("line %d:\n got %s\nwant %s\n(go test ./lower -run Golden -update rewrites the files; read the difference)", i+1, g[i], w[i])
					}
				}
				t.Fatalf("%d lines, want %d", len(g), len(w))
			}
		})
	}
}

// splitArchive reads a txtar archive: text before the first file, and the files by name.
func splitArchive(s string) (comment string, files map[string]string) {
	files = map[string]string{}
	name := ""
	for _, line := range strings.SplitAfter(s, "\n") {
		if n, ok := strings.CutPrefix(strings.TrimSuffix(line, " --\n"), "-- "); ok && strings.HasSuffix(line, " --\n") {
			name = n
			continue
		}
		if name == "" {
			comment += line
		} else {
			files[name] += line
		}
	}
	return comment, files
}

// assemblyRows writes the rows as text.
func assemblyRows(res *lower.Result) string {
	var b strings.Builder
	for _, r := range res.Rows(amd64.ATT) {
		line := "\t" + r.Text
		switch r.Kind {
		case lower.RowFunction, lower.RowLabel:
			line = r.Text + ":"
		case lower.RowRecord:
			line = "\t\t" + r.Text
		}
		if r.Comment != "" {
			line += "\t# " + r.Comment
		}
		b.WriteString(line + "\n")
	}
	return b.String()
}
