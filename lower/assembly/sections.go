package assembly

import (
	"fmt"
	"strconv"
	"strings"

	"statepoint/lower/amd64"
	"statepoint/lower/object"
)

// section is a section being filled.
type section struct {
	object.Section
	fragments []*fragment
	size      uint64 // after layout
	// group is the signature of its group, and linked the symbol whose section it is ordered after;
	// NoSym for none.
	group, linked amd64.Sym
	number        object.Sec
}

// filled reports an error if a section has no contents in the file.
func (s *section) filled(what string) error {
	if s.Type == object.NoBits {
		return fmt.Errorf("%s in section %s, which has no contents in the file", what, s.Name)
	}
	return nil
}

// sections are those of an object in the order of their first use, and the current one.
type sections struct {
	all    []*section
	by     map[string]*section
	now    *section
	before *section
	stack  [][2]*section
}

// begin starts in .text, which every object has.
func (s *sections) begin() {
	s.by = map[string]*section{}
	s.now = s.standard(".text")
	s.before = s.now
}

// standard finds a section with a standard name.
func (s *sections) standard(name string) *section {
	if sec, ok := s.by[name]; ok {
		return sec
	}
	sec := &section{Section: *object.Standard(name)}
	if sec.Flags&object.Exec == 0 {
		sec.Align = 1
	} else {
		sec.Align = 4
	}
	s.all = append(s.all, sec)
	s.by[name] = sec
	return sec
}

// enter makes a section the current one.
func (s *sections) enter(sec *section) { s.before, s.now = s.now, sec }

// sectionTypes are the types of sections by name.
var sectionTypes = map[string]object.SectionType{"progbits": object.ProgBits,
	"nobits": object.NoBits, "note": object.Note, "init_array": object.InitArray,
	"fini_array": object.FiniArray, "preinit_array": object.PreinitArray,
	"unwind": object.X86_64Unwind, "llvm_addrsig": 0x6fff4c03}

// sectionFlags are the flags of sections by letter.
var sectionFlags = map[byte]object.Flags{'a': object.Alloc, 'w': object.Write, 'x': object.Exec,
	'M': object.Merge, 'S': object.Strings, 'T': object.TLS, 'G': object.InGroup,
	'o': object.LinkOrder, 'R': object.Retain, 'l': object.Large}

// named reads a directive that is the name of a section.
func (a *assembler) named(name string) error {
	a.secs.enter(a.secs.standard(name))
	return nil
}

// section reads .section and .pushsection: name, "flags", @type, entry size, group and its kind,
// linked symbol, and a number that makes the section unique.
func (a *assembler) section(directive string) error {
	r := a.r
	if directive == ".pushsection" {
		a.secs.stack = append(a.secs.stack, [2]*section{a.secs.now, a.secs.before})
	}
	name, ok, err := r.String()
	if !ok {
		name = r.Until()
	}
	switch {
	case err != nil:
		return err
	case name == "":
		return fmt.Errorf("`%s` needs the name of a section", directive)
	case strings.HasPrefix(name, "__") && r.Peek() == ',' || !r.Done() && r.Peek() != ',':
		return fmt.Errorf("a section of Mach-O or COFF: only text for ELF is assembled")
	}
	if !r.Take(',') {
		if !object.Known(name) && a.secs.by[name] == nil {
			s := a.secs.standard(name)
			s.Flags, s.Type = 0, object.ProgBits
		}
		return a.named(name)
	}
	s := &section{Section: object.Section{Name: name, Type: object.ProgBits, Align: 1}}
	key := name
	letters, ok, err := r.String()
	if err != nil || !ok {
		return fmt.Errorf("the flags of a section are a string in quotes")
	}
	for i := range len(letters) {
		flag, ok := sectionFlags[letters[i]]
		if !ok {
			return fmt.Errorf("the flag `%c` of a section is not supported", letters[i])
		}
		s.Flags |= flag
	}
	if r.Take(',') {
		if !r.Take('@') && !r.Take('%') {
			return fmt.Errorf("the type of a section begins with `@`")
		}
		word := r.Until()
		if s.Type, ok = sectionTypes[word]; !ok {
			n, err := strconv.ParseUint(word, 0, 32)
			if err != nil {
				return fmt.Errorf("the type `@%s` of a section is not supported", word)
			}
			s.Type = object.SectionType(n)
		}
	}
	if s.Flags&object.Merge != 0 {
		if s.Entry, err = a.count("the size of an entry"); err != nil {
			return err
		}
	}
	if s.Flags&object.LinkOrder != 0 {
		if s.linked, err = a.symbolAfterComma(); err != nil {
			return err
		}
		key += ",o," + a.table.all[s.linked].name
	}
	if s.Flags&object.InGroup != 0 {
		s.Flags &^= object.InGroup
		if s.group, err = a.symbolAfterComma(); err != nil {
			return err
		}
		key += ",G," + a.table.all[s.group].name
		if r.Peek() == ',' {
			r.Take(',')
			if kind := r.Until(); kind == "comdat" {
				a.table.all[s.group].comdat = true
			} else if kind == "unique" {
				return a.unique(s, key)
			} else {
				return fmt.Errorf("the kind `%s` of a group is not supported", kind)
			}
		}
	}
	if r.Take(',') {
		if word := r.Until(); word != "unique" {
			return fmt.Errorf("`%s` of a section is not supported", word)
		}
		return a.unique(s, key)
	}
	return a.use(s, key)
}

// unique reads the number of a unique section.
func (a *assembler) unique(s *section, key string) error {
	n, err := a.count("the number of a section")
	if err != nil {
		return err
	}
	return a.use(s, key+",unique,"+strconv.FormatUint(n, 10))
}

// use enters a section, or the identical one declared earlier.
func (a *assembler) use(s *section, key string) error {
	old := a.secs.by[key]
	switch {
	case old == nil:
		a.secs.all = append(a.secs.all, s)
		a.secs.by[key] = s
		old = s
	case old.Flags != s.Flags || old.Type != s.Type:
		return fmt.Errorf("section %s was declared with other flags or another type", s.Name)
	}
	a.secs.enter(old)
	return nil
}

// count reads a comma and a number.
func (a *assembler) count(what string) (uint64, error) {
	if !a.r.Take(',') {
		return 0, fmt.Errorf("%s is missing", what)
	}
	v, err := a.r.Expression()
	if err == nil && (!v.Number() || v.N < 0) {
		err = fmt.Errorf("%s must be a number", what)
	}
	return uint64(v.N), err
}

// pop reads .popsection, and previous .previous.
func (a *assembler) pop(string) error {
	n := len(a.secs.stack)
	if n == 0 {
		return fmt.Errorf("`.popsection` without a `.pushsection` before it")
	}
	a.secs.now, a.secs.before = a.secs.stack[n-1][0], a.secs.stack[n-1][1]
	a.secs.stack = a.secs.stack[:n-1]
	return nil
}

func (a *assembler) previous(string) error {
	a.secs.enter(a.secs.before)
	return nil
}
