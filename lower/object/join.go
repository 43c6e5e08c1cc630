package object

import (
	"fmt"
	"slices"

	"statepoint/lower/amd64"
)

// Join combines relocatable objects into one, as a linker does: a definition of a global name
// replaces its undefined symbols, a strong one replaces weak ones, and the first of several groups
// with the same signature is kept. names are for messages. The objects are not changed; the result
// shares their sections' contents.
func Join(names []string, objects []*Object) (*Object, error) {
	if len(objects) == 1 {
		return objects[0], nil
	}
	j := joiner{out: New(""), globals: map[string]amd64.Sym{}, from: map[string]string{},
		groups: map[string]bool{}}
	for i, o := range objects {
		if o.Linked != nil {
			return nil, fmt.Errorf("%s: an executable or shared object runs alone; give the "+
				"objects that it was linked from instead", names[i])
		}
		if err := j.add(names[i], o); err != nil {
			return nil, err
		}
	}
	return j.out, nil
}

// joiner puts objects together.
type joiner struct {
	out     *Object
	globals map[string]amd64.Sym
	from    map[string]string // which file defines a global name
	groups  map[string]bool   // signatures
}

func (j *joiner) add(name string, o *Object) error {
	secs := j.sections(o)
	syms := make([]amd64.Sym, len(o.Symbols))
	for i := 1; i < len(o.Symbols); i++ {
		s := o.Symbols[i]
		if s.Section > 0 {
			if s.Section = secs[s.Section]; s.Section == 0 && s.Bind == Local {
				s.Section, s.Value = Absolute, 0 // in a group that was dropped
			}
		}
		if s.Bind == Local {
			syms[i] = j.out.AddSymbol(s)
			continue
		}
		n, err := j.global(name, s)
		if err != nil {
			return err
		}
		syms[i] = n
	}
	for i, sec := range o.Sections {
		if i == 0 || secs[i] == 0 {
			continue
		}
		to := j.out.Sections[secs[i]]
		to.LinkedTo = secs[to.LinkedTo]
		to.Relocs = slices.Clone(sec.Relocs)
		for k := range to.Relocs {
			if r := &to.Relocs[k]; r.Sym > 0 && int(r.Sym) < len(syms) {
				r.Sym = syms[r.Sym]
			}
		}
	}
	return nil
}

// sections adds the sections of an object and returns their numbers, 0 for those of groups that
// already exist.
func (j *joiner) sections(o *Object) []Sec {
	dropped := make([]bool, len(o.Groups)+1)
	for i, g := range o.Groups {
		signature := o.Symbols[g.Signature].Name
		if g.Comdat && j.groups[signature] {
			dropped[i+1] = true
			continue
		}
		j.groups[signature] = j.groups[signature] || g.Comdat
	}
	secs := make([]Sec, len(o.Sections))
	for i, s := range o.Sections {
		if i == 0 || s.Group < len(dropped) && dropped[s.Group] {
			continue
		}
		c := *s
		c.Group = 0 // every group that is here stays
		c.Flags &^= InGroup
		secs[i] = j.out.AddSection(&c)
	}
	return secs
}

// global adds a global or weak symbol, or the definition of one.
func (j *joiner) global(name string, s Symbol) (amd64.Sym, error) {
	n, known := j.globals[s.Name]
	if !known {
		n = j.out.AddSymbol(s)
		j.globals[s.Name] = n
		if s.Section != Undefined {
			j.from[s.Name] = name
		}
		return n, nil
	}
	old := &j.out.Symbols[n]
	switch {
	case s.Section == Undefined:
		if old.Section == Undefined && s.Bind == Global {
			old.Bind = Global // one that must be defined
		}
	case old.Section == Undefined, old.Bind == Weak && s.Bind == Global,
		old.Section == Common && s.Section != Common:
		*old = s
		j.from[s.Name] = name
	case s.Bind == Weak, s.Section == Common:
	default:
		return 0, fmt.Errorf("%s: symbol %s is defined in %s as well", name, s.Name,
			j.from[s.Name])
	}
	return n, nil
}
