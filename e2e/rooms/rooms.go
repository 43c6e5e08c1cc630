// Package rooms reads the rule of ARCHITECTURE.md, which room may import which, and holds imports
// to it.
package rooms

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// Module is the name of the module.
const Module = "statepoint"

// A Room is one row of the table in ARCHITECTURE.md.
type Room struct {
	Name    string
	imports []string // rooms and folders, or everything
	outside []string // prefixes of import paths
}

const everything = "everything"

// Rule is what ARCHITECTURE.md states as a rule.
type Rule struct {
	Rooms     []Room
	Folders   []string // top-level, those of the rooms
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

// table returns the rows of the table with a head, cell by cell.
func table(doc, head string) ([][]string, error) {
	_, rest, ok := strings.Cut(doc, head+"\n")
	if !ok {
		return nil, fmt.Errorf("ARCHITECTURE.md has no table %q", head)
	}
	var rows [][]string
	for row := range strings.Lines(rest) {
		row = strings.TrimSpace(row)
		if !strings.HasPrefix(row, "|") {
			break
		}
		if !strings.HasPrefix(row, "|---") {
			rows = append(rows, strings.Split(strings.Trim(row, "|"), "|"))
		}
	}
	return rows, nil
}

// Read reads the rule out of the tables of ARCHITECTURE.md in a folder.
func Read(root string) (*Rule, error) {
	b, err := os.ReadFile(filepath.Join(root, "ARCHITECTURE.md"))
	if err != nil {
		return nil, err
	}
	var r Rule
	rooms, err := table(string(b), "| room | what lives there | may import | from outside |")
	if err != nil {
		return nil, err
	}
	for _, cell := range rooms {
		if len(cell) != 4 || len(names(cell[0])) != 1 {
			return nil, fmt.Errorf("not a row of the table of rooms: %q", cell)
		}
		imports := names(cell[2])
		if strings.TrimSpace(cell[2]) == everything {
			imports = []string{everything}
		}
		room := Room{names(cell[0])[0], imports, names(cell[3])}
		r.Rooms = append(r.Rooms, room)
		if top, _, _ := strings.Cut(room.Name, "/"); !slices.Contains(r.Folders, top) {
			r.Folders = append(r.Folders, top)
		}
	}
	limits, err := table(string(b), "| limit | |")
	if err != nil {
		return nil, err
	}
	if len(limits) != 2 {
		return nil, fmt.Errorf("the table of limits has %d rows", len(limits))
	}
	r.browser, r.forbidden = names(limits[0][1]), names(limits[1][1])
	if len(r.Rooms) < 20 || len(r.Folders) < 8 || len(r.browser) < 8 || len(r.forbidden) < 6 {
		return nil, fmt.Errorf("read too little out of ARCHITECTURE.md: %+v", r)
	}
	return &r, nil
}

// Within reports whether the package is the folder or in it.
func Within(pkg, folder string) bool { return pkg == folder || strings.HasPrefix(pkg, folder+"/") }

// Of returns the row with the longest name that fits the package, given
// without the module's name; "." is the module's own directory.
func (r *Rule) Of(pkg string) *Room {
	var best *Room
	for i := range r.Rooms {
		room := &r.Rooms[i]
		if Within(pkg, room.Name) && (best == nil || len(room.Name) > len(best.Name)) {
			best = room
		}
	}
	return best
}

// Judge says what is wrong with an import, or nothing. All three names are
// import paths.
func (r *Rule) Judge(pkg, imported string) string {
	local := func(path string) string {
		return strings.TrimPrefix(strings.TrimPrefix(path, Module),
			"/")
	}
	from := local(pkg)
	if from == "" {
		from = "."
	}
	room := r.Of(from)
	if room == nil {
		return "belongs to no room"
	}
	if Within(imported, Module) {
		to := local(imported)
		target := r.Of(to)
		switch {
		case target == nil:
			return "imports " + to + ", which belongs to no room"
		case target.Name == room.Name, slices.Contains(room.imports, everything):
			return ""
		case slices.ContainsFunc(room.imports,
			func(folder string) bool { return Within(to, folder) }):
			return ""
		case Within(target.Name, room.Name): // a room may use the rooms inside it
			return ""
		}
		return "imports " + to + ", which the room " + room.Name + " may not"
	}
	if first, _, _ := strings.Cut(imported, "/"); strings.Contains(first, ".") {
		if slices.ContainsFunc(room.outside, func(m string) bool { return Within(imported, m) }) {
			return ""
		}
		return "imports " + imported + " from outside, which the room " + room.Name + " may not"
	}
	if slices.Contains(r.forbidden, imported) &&
		slices.ContainsFunc(r.browser, func(f string) bool { return Within(from, f) }) {
		return "imports " + imported + ", which no package that runs in the browser does"
	}
	return ""
}

// JudgeTest is Judge for what only tests import: the standard library, modules
// from outside, e2e, static, the rest of their top-level folder and what the row of that folder may
// import besides.
func (r *Rule) JudgeTest(pkg, imported string) string {
	folder := func(path string) string {
		top, _, _ := strings.Cut(strings.TrimPrefix(path, Module+"/"), "/")
		return top
	}
	if !Within(imported, Module) || folder(imported) == "e2e" || folder(imported) == "static" ||
		folder(imported) == folder(pkg) {
		return ""
	}
	if whole := folder(pkg); r.Of(whole) != nil && r.Judge(Module+"/"+whole, imported) == "" {
		return ""
	}
	return r.Judge(pkg, imported)
}
