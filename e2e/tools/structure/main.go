// Command structure counts what shows how the house is built. For a checkout:
//
//   - packages, lines, exported names; files and lines of the ten largest packages;
//   - the five types with the most methods;
//   - embedded wholes: structs with an embedded pointer to a struct of another package of the
//     module, or to one with more than ten fields or methods;
//   - arrows between the files of a package, and how many of them run back: file A has an arrow to
//     file B if it names what B declares, or calls an unexported method of B's. The files are put
//     into an order in which few arrows run back, and those are counted;
//   - imports that run back up: a package inside a folder imports the folder's own package, which
//     imports another one inside;
//   - packages with functions and without tests of their own, the places that read a statepoint,
//     the formats of test data, long files, imports that ARCHITECTURE.md forbids.
//
// Modules of their own in folders are left out. It is used so:
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
		{"the same outside e2e", func(t *tree) any {
			return t.sum(func(p *pkg) int {
				if p.inE2E() {
					return 0
				}
				return p.lines
			})
		}},
		{"lines of tests", func(t *tree) any {
			return t.sum(func(p *pkg) int { return p.testLines })
		}},
		{"exported names", func(t *tree) any {
			return t.sum(func(p *pkg) int { return p.exported })
		}},
		{"largest packages (files, lines)", func(t *tree) any { return t.largestPackages(10) }},
		{"types with the most methods", func(t *tree) any { return t.largestTypes(5) }},
		{"embedded wholes", func(t *tree) any { return byFolder(t.wholes()) }},
		{"arrows between files, and back", func(t *tree) any { return t.arrowsBack(10) }},
		{"imports that run back up", func(t *tree) any { return list(t.backUp()) }},
		{"packages without tests of their own", func(t *tree) any { return list(t.untested()) }},
		{"places that read a statepoint", func(t *tree) any { return list(t.readers()) }},
		{"formats of test data", func(t *tree) any { return list(t.formats) }},
		{"files over 400 lines", func(t *tree) any { return list(t.long) }},
		{"imports against ARCHITECTURE.md", func(t *tree) any {
			if t.rule == nil {
				return "–"
			}
			return list(t.wrong)
		}},
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
	fmt.Fprintln(w, "\nFiles and lines without tests, exported names; arrows between files, and "+
		"those that run back:")
	fmt.Fprintln(w)
	rows(w, "package", folders, []string{"---"})
	for _, name := range slices.Sorted(maps.Keys(names)) {
		var cells []string
		for _, t := range trees {
			cell := "–"
			if p := t.packages[name]; p != nil {
				arrows, back := p.arrows()
				cell = fmt.Sprintf("%d, %d, %d; %d, %d", p.files, p.lines, p.exported, arrows, back)
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

// byFolder is how many there are of names such as folder.Type, and how many in each folder.
func byFolder(all []string) string {
	n := map[string]int{}
	for _, name := range all {
		n[folderOf(name)]++
	}
	return fmt.Sprintf("%d: %s", len(all), most(n, len(n)))
}

// most lists those of most, and of how many.
func most(of map[string]int, n int) string {
	names := slices.SortedFunc(maps.Keys(of), func(a, b string) int {
		return cmp.Or(cmp.Compare(of[b], of[a]), cmp.Compare(a, b))
	})
	var out []string
	for _, name := range names[:min(n, len(names))] {
		out = append(out, fmt.Sprintf("%s %d", name, of[name]))
	}
	return strings.Join(out, ", ")
}

func (t *tree) sum(count func(*pkg) int) (n int) {
	for _, p := range t.packages {
		n += count(p)
	}
	return n
}

// largestPackages are those with the most lines.
func (t *tree) largestPackages(n int) string {
	all := slices.SortedFunc(maps.Values(t.packages), func(a, b *pkg) int {
		return cmp.Or(cmp.Compare(b.lines, a.lines), cmp.Compare(a.dir, b.dir))
	})
	var out []string
	for _, p := range all[:min(n, len(all))] {
		out = append(out, fmt.Sprintf("%s %d, %d", p.dir, p.files, p.lines))
	}
	return strings.Join(out, "; ")
}

// largestTypes are the types with the most methods.
func (t *tree) largestTypes(n int) string {
	methods := map[string]int{}
	for name, s := range t.types {
		methods[name] = s.methods
	}
	return most(methods, n)
}

// arrowsBack are all arrows and those that run back, and the packages in which most do.
func (t *tree) arrowsBack(n int) string {
	all, back := 0, map[string]int{}
	total := 0
	for dir, p := range t.packages {
		a, b := p.arrows()
		all += a
		total += b
		if b > 0 {
			back[dir] = b
		}
	}
	return fmt.Sprintf("%d, %d back: %s", all, total, most(back, n))
}
