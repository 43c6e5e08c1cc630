package main

import (
	"go/ast"
	"maps"
	"slices"
)

// arrow is a file that uses what another one of its package declares.
type arrow struct{ from, to string }

// fileUses is what a file declares and what it may name of others.
type fileUses struct {
	name     string
	declares []string // package-level names, and unexported methods as ".name"
	uses     map[string]bool
}

// usesOf looks at a file.
func usesOf(name string, f *ast.File) *fileUses {
	u := &fileUses{name: name, uses: map[string]bool{}}
	for _, d := range f.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			switch {
			case d.Recv == nil:
				u.declares = append(u.declares, d.Name.Name)
			case !d.Name.IsExported():
				u.declares = append(u.declares, "."+d.Name.Name)
			}
		case *ast.GenDecl:
			for _, s := range d.Specs {
				switch s := s.(type) {
				case *ast.TypeSpec:
					u.declares = append(u.declares, s.Name.Name)
				case *ast.ValueSpec:
					for _, id := range s.Names {
						u.declares = append(u.declares, id.Name)
					}
				}
			}
		}
	}
	for _, id := range f.Unresolved { // in the file alone
		u.uses[id.Name] = true
	}
	ast.Inspect(f, func(n ast.Node) bool {
		if call, ok := n.(*ast.CallExpr); ok {
			if s, ok := call.Fun.(*ast.SelectorExpr); ok && !s.Sel.IsExported() {
				u.uses["."+s.Sel.Name] = true
			}
		}
		return true
	})
	return u
}

// arrowsOf are the arrows between the files of a package. A method that two files declare, of two
// types, makes none.
func arrowsOf(files []*fileUses) map[arrow]bool {
	where := map[string]string{}
	for _, f := range files {
		for _, name := range f.declares {
			if other, ok := where[name]; ok && other != f.name {
				where[name] = ""
			} else {
				where[name] = f.name
			}
		}
	}
	out := map[arrow]bool{}
	for _, f := range files {
		for name := range f.uses {
			if to := where[name]; to != "" && to != f.name {
				out[arrow{f.name, to}] = true
			}
		}
	}
	return out
}

// runBack counts the arrows that run back in an order of the files in which few do, found
// greedily: a file that none uses comes first, one that uses none comes last, else that comes
// first which uses the most others and is used the least (Eades, Lin and Smyth, "A fast and
// effective heuristic for the feedback arc set problem", 1993).
func runBack(arrows map[arrow]bool) (back int) {
	out, in := map[string]map[string]bool{}, map[string]map[string]bool{}
	link := func(of map[string]map[string]bool, a, b string) {
		if of[a] == nil {
			of[a] = map[string]bool{}
		}
		of[a][b] = true
	}
	left := map[string]bool{}
	for a := range arrows {
		link(out, a.from, a.to)
		link(in, a.to, a.from)
		left[a.from], left[a.to] = true, true
	}
	at, first, last := map[string]int{}, 0, len(left)
	take := func(file string, place int) {
		at[file] = place
		delete(left, file)
		for to := range out[file] {
			delete(in[to], file)
		}
		for from := range in[file] {
			delete(out[from], file)
		}
	}
	for len(left) > 0 {
		best, most := "", 0
		for _, f := range slices.Sorted(maps.Keys(left)) {
			n := len(out[f]) - len(in[f])
			switch {
			case len(out[f]) == 0:
				n = -len(arrows) // last
			case len(in[f]) == 0:
				n = len(arrows)
			}
			if best == "" || n > most {
				best, most = f, n
			}
			if len(out[f]) == 0 {
				best = f
				break
			}
		}
		if len(out[best]) == 0 {
			last--
			take(best, last)
		} else {
			take(best, first)
			first++
		}
	}
	for a := range arrows {
		if at[a.from] > at[a.to] {
			back++
		}
	}
	return back
}
