// Command structure counts what the plan of the house shows: lines and exported names of each
// package, the types with the most methods, the places that read a statepoint, the formats of test
// data, long files, and imports that ARCHITECTURE.md forbids.
//
//	go run ./e2e/tools/structure [FOLDER…]
//
// Each folder is a checkout and becomes a column of the tables, which are Markdown; without one it
// is this checkout. With several, say a work tree of an older commit and ".", the tables are a
// comparison.
package main

import (
	"cmp"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"
	"strings"
)

func main() {
	folders := os.Args[1:]
	if len(folders) == 0 {
		folders = []string{"."}
	}
	var trees []*tree
	for _, folder := range folders {
		t, err := read(folder)
		if err != nil {
			fmt.Fprintln(os.Stderr, "structure:", err)
			os.Exit(1)
		}
		trees = append(trees, t)
	}
	write(os.Stdout, folders, trees)
}

// write prints the tables.
func write(w io.Writer, folders []string, trees []*tree) {
	rows(w, "", folders, nil)
	for _, row := range []struct {
		name  string
		count func(*tree) any
	}{
		{"packages", func(t *tree) any { return len(t.packages) }},
		{"lines of Go without tests", func(t *tree) any {
			return t.sum(func(p *pkg) int { return p.lines })
		}},
		{"exported names", func(t *tree) any {
			return t.sum(func(p *pkg) int { return p.exported })
		}},
		{"types with the most methods", func(t *tree) any { return t.largest(3) }},
		{"places that read a statepoint", func(t *tree) any { return list(t.readers()) }},
		{"formats of test data", func(t *tree) any { return list(t.formats) }},
		{"files over 400 lines", func(t *tree) any { return list(t.long) }},
		{"imports against ARCHITECTURE.md", func(t *tree) any { return list(t.wrong) }},
	} {
		var cells []string
		for _, t := range trees {
			cells = append(cells, fmt.Sprint(row.count(t)))
		}
		rows(w, row.name, cells, nil)
	}
	names := map[string]bool{}
	for _, t := range trees {
		for name := range t.packages {
			names[name] = true
		}
	}
	fmt.Fprintln(w, "\nLines without tests, and exported names:")
	fmt.Fprintln(w)
	rows(w, "package", folders, []string{"---"})
	for _, name := range slices.Sorted(maps.Keys(names)) {
		var cells []string
		for _, t := range trees {
			cell := "–"
			if p := t.packages[name]; p != nil {
				cell = fmt.Sprintf("%d, %d", p.lines, p.exported)
			}
			cells = append(cells, cell)
		}
		rows(w, name, cells, nil)
	}
}

// rows writes a row; the first of a table is followed by the line that makes it a table.
func rows(w io.Writer, name string, cells, head []string) {
	fmt.Fprintf(w, "| %s | %s |\n", name, strings.Join(cells, " | "))
	if name == "" || head != nil {
		fmt.Fprintln(w, "|---"+strings.Repeat("|---", len(cells))+"|")
	}
}

// list is how many there are, and which.
func list(all []string) string {
	if len(all) == 0 {
		return "0"
	}
	return fmt.Sprintf("%d: %s", len(all), strings.Join(all, ", "))
}

func (t *tree) sum(count func(*pkg) int) (n int) {
	for _, p := range t.packages {
		n += count(p)
	}
	return n
}

// largest are the types with the most methods.
func (t *tree) largest(n int) string {
	types := slices.SortedFunc(maps.Keys(t.methods), func(a, b string) int {
		return cmp.Or(cmp.Compare(t.methods[b], t.methods[a]), cmp.Compare(a, b))
	})
	var out []string
	for _, name := range types[:min(n, len(types))] {
		out = append(out, fmt.Sprintf("%s %d", name, t.methods[name]))
	}
	return strings.Join(out, ", ")
}
