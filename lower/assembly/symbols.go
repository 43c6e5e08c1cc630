package assembly

import (
	"fmt"
	"strings"

	"statepoint/lower/amd64"
	"statepoint/lower/internal/asmtext"
	"statepoint/lower/object"
)

// symbol is a name in the text.
type symbol struct {
	name string
	pos  int // the offset of its first use
	// at is the symbol's definition, set the value assigned to it; both at.sec and set are nil if
	// it has neither.
	at  place
	set *asmtext.Value

	bind    object.Bind
	bound   bool // by a directive
	vis     object.Visibility
	typ     object.SymType
	size    *asmtext.Value
	common  uint64 // the size of a common symbol
	aligned uint64 // and its alignment
	comdat  bool   // it names a group of which a linker keeps one
	number  amd64.Sym
}

// defined reports whether a symbol has a value.
func (s *symbol) defined() bool { return s.at.sec != nil || s.set != nil }

// private reports whether a symbol's name is omitted from the object.
func (s *symbol) private() bool { return strings.HasPrefix(s.name, ".L") || s.name[0] == ' ' }

// symbols are all names. The first stands for none.
type symbols struct {
	all []*symbol
	by  map[string]amd64.Sym
	// numbered are the latest numeric labels, with the number of times that each was defined.
	numbered map[string]int
}

// find finds a symbol by its name, or adds it.
func (t *symbols) find(name string, pos int) amd64.Sym {
	if t.by == nil {
		t.by, t.numbered = map[string]amd64.Sym{}, map[string]int{}
		t.all = append(t.all, &symbol{name: " none"})
	}
	n, ok := t.by[name]
	if !ok {
		n = amd64.Sym(len(t.all))
		t.all = append(t.all, &symbol{name: name, pos: pos})
		t.by[name] = n
	}
	return n
}

// operand is the number of a symbol in an expression: the current position for `.`, for 1b and 1f
// the label 1 before or after.
func (a *assembler) operand(name string) amd64.Sym {
	pos := a.at.At
	if a.r != nil {
		pos = max(pos, a.r.At()-len(name))
	}
	if name == "." {
		n := a.table.find(fmt.Sprintf(" here %d", len(a.table.all)), pos)
		a.table.all[n].at = a.secs.now.here()
		return n
	}
	if last := len(name) - 1; isNumber(name[:last]) && (name[last] == 'b' || name[last] == 'f') {
		k := a.table.numbered[name[:last]]
		if name[last] == 'f' {
			k++
		}
		return a.table.find(fmt.Sprintf(" %s %d", name[:last], k), pos)
	}
	return a.table.find(name, pos)
}

// isNumber reports whether a name consists of digits.
func isNumber(s string) bool { return s != "" && strings.Trim(s, "0123456789") == "" }

// define defines a label at the current position.
func (a *assembler) define(name string) error {
	a.table.find(name, a.at.At)
	if isNumber(name) {
		if name = strings.TrimLeft(name, "0"); name == "" {
			name = "0"
		}
		a.table.numbered[name]++
		name = fmt.Sprintf(" %s %d", name, a.table.numbered[name])
	}
	s := a.table.all[a.table.find(name, a.at.At)]
	if s.defined() || s.common > 0 {
		return fmt.Errorf("the symbol `%s` is defined twice", name)
	}
	s.at = a.secs.now.here()
	if s.typ == object.TypeNone && a.secs.now.Flags&object.TLS != 0 {
		s.typ = object.TypeTLS
	}
	return nil
}

// assign gives a symbol the value of an expression.
func (a *assembler) assign(name string) error {
	s := a.table.all[a.table.find(name, a.at.At)]
	if s.at.sec != nil || s.common > 0 {
		return fmt.Errorf("the symbol `%s` is defined twice", name)
	}
	v, err := a.r.Expression()
	if err != nil {
		return err
	}
	if v.Mod != 0 {
		return fmt.Errorf("an address in a table of the linker cannot be assigned")
	}
	s.set = &v
	return nil
}

// set is .set and .equ.
func (a *assembler) set(string) error {
	name, err := a.name()
	if err != nil {
		return err
	}
	if !a.r.Take(',') {
		return fmt.Errorf("the value of `%s` is missing", name)
	}
	return a.assign(name)
}

// name reads the name of a symbol.
func (a *assembler) name() (string, error) {
	name, _, err := a.r.Word()
	if err == nil && (name == "" || isNumber(name)) {
		err = fmt.Errorf("the name of a symbol is expected")
	}
	return name, err
}

// symbolAfterComma reads a comma and a name.
func (a *assembler) symbolAfterComma() (amd64.Sym, error) {
	if !a.r.Take(',') {
		return amd64.NoSym, fmt.Errorf("the name of a symbol is missing")
	}
	pos := a.r.At()
	name, err := a.name()
	if err != nil {
		return amd64.NoSym, err
	}
	return a.table.find(name, pos), nil
}

// attribute reads a directive that sets the binding or visibility of symbols.
func (a *assembler) attribute(directive string) error {
	for {
		name, err := a.name()
		if err != nil {
			return err
		}
		s := a.table.all[a.table.find(name, a.at.At)]
		switch directive {
		case ".globl", ".global":
			if s.bind != object.Weak {
				s.bind = object.Global
			}
			s.bound = true
		case ".weak":
			s.bind, s.bound = object.Weak, true
		case ".local":
			s.bind, s.bound = object.Local, true
		case ".hidden":
			s.vis = object.Hidden
		case ".protected":
			s.vis = object.Protected
		case ".internal":
			s.vis = object.Internal
		}
		if !a.r.Take(',') {
			return nil
		}
	}
}

// symbolTypes are the types of symbols by name.
var symbolTypes = map[string]object.SymType{"function": object.TypeFunc,
	"object": object.TypeObject, "tls_object": object.TypeTLS, "notype": object.TypeNone,
	"gnu_indirect_function": object.TypeIFunc}

// typed is .type.
func (a *assembler) typed(string) error {
	name, err := a.name()
	if err != nil {
		return err
	}
	if !a.r.Take(',') {
		return fmt.Errorf("the type of `%s` is missing", name)
	}
	if !a.r.Take('@') {
		a.r.Take('%')
	}
	word := a.r.Until()
	t, ok := symbolTypes[strings.Trim(word, `"`)]
	if !ok {
		return fmt.Errorf("the type `%s` of a symbol is not supported", word)
	}
	a.table.all[a.table.find(name, a.at.At)].typ = t
	return nil
}

// sized is .size.
func (a *assembler) sized(string) error {
	name, err := a.name()
	if err != nil {
		return err
	}
	if !a.r.Take(',') {
		return fmt.Errorf("the size of `%s` is missing", name)
	}
	v, err := a.r.Expression()
	a.table.all[a.table.find(name, a.at.At)].size = &v
	return err
}

// commonSymbol reads .comm and .lcomm: name, size, alignment. A symbol declared local goes into
// .bss.
func (a *assembler) commonSymbol(directive string) error {
	name, err := a.name()
	if err != nil {
		return err
	}
	size, err := a.count("the size of `" + name + "`")
	if err != nil {
		return err
	}
	align := uint64(1)
	if a.r.Peek() == ',' {
		if align, err = a.count("the alignment of `" + name + "`"); err != nil {
			return err
		}
	}
	s := a.table.all[a.table.find(name, a.at.At)]
	switch {
	case align == 0 || align&(align-1) != 0 || align > maxAlign:
		return fmt.Errorf("an alignment is a power of two up to %d", maxAlign)
	case s.defined() || s.common > 0:
		return fmt.Errorf("the symbol `%s` is defined twice", name)
	}
	if s.typ == object.TypeNone {
		s.typ = object.TypeObject
	}
	s.size = &asmtext.Value{N: int64(size)}
	if directive == ".lcomm" || s.bound && s.bind == object.Local {
		bss := a.secs.standard(".bss")
		a.alignAt(bss, align, 0, 0, false)
		s.at = bss.here()
		f := bss.add(fill)
		f.count = size
		return nil
	}
	if !s.bound {
		s.bind, s.bound = object.Global, true
	}
	s.common, s.aligned = max(size, 1), align
	return nil
}
