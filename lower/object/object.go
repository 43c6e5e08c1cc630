package object

import (
	"slices"
	"strings"

	"statepoint/lower/amd64"
)

// Sec is the number of a section in an Object, from 1 on.
type Sec int32

// Places of a symbol that are no section.
const (
	Undefined Sec = 0  // defined in another object
	Absolute  Sec = -1 // Value is the address
	// the linker makes room, for the largest of that name; Value is the alignment
	Common Sec = -2
)

// SectionType is the sh_type of a section.
type SectionType uint32

// The types of section (gABI, "Section Types"; psABI, table 4.2).
const (
	ProgBits     SectionType = 1
	SymTab       SectionType = 2
	StrTab       SectionType = 3
	Rela         SectionType = 4
	Note         SectionType = 7
	NoBits       SectionType = 8 // takes memory but no place in the file
	InitArray    SectionType = 14
	FiniArray    SectionType = 15
	PreinitArray SectionType = 16
	GroupTable   SectionType = 17 // the members of a group; Object.Groups has them
	SymTabIndex  SectionType = 18 // section numbers of symbols, where 16 bits are too few
	X86_64Unwind SectionType = 0x70000001
)

// Flags are the sh_flags of a section.
type Flags uint64

// The flags of sections (gABI, "Section Attribute Flags").
const (
	Write     Flags = 1 << 0
	Alloc     Flags = 1 << 1
	Exec      Flags = 1 << 2
	Merge     Flags = 1 << 4
	Strings   Flags = 1 << 5
	InfoLink  Flags = 1 << 6
	LinkOrder Flags = 1 << 7 // lies as Section.LinkedTo lies, and is dropped with it
	InGroup   Flags = 1 << 9 // a member of a group; Section.Group says which
	TLS       Flags = 1 << 10
	Retain    Flags = 1 << 21 // stays, even if nothing refers to it (GNU)
	Large     Flags = 1 << 28 // may be more than 2 GB away (psABI)
)

// Section is one section.
type Section struct {
	Name   string
	Type   SectionType
	Flags  Flags
	Align  uint64 // a power of two, in bytes
	Entry  uint64 // sh_entsize, in bytes; 0 if it has none
	Addr   uint64 // where it is loaded; 0 in a relocatable object
	Data   []byte
	Size   uint64        // of NoBits, in bytes; otherwise len(Data) counts
	Relocs []amd64.Fixup // Off counts from the start of the section
	// LinkedTo is the section whose order one with the flag LinkOrder follows.
	LinkedTo Sec
	Group    int // one more than the number of the group it is in, 0 for none
}

// Group is a group of sections, which the linker keeps or drops together (gABI,
// "Section Groups").
type Group struct {
	// Signature is the symbol the group is known by. It need not be defined: if it
	// is local and undefined, the group table itself is its section.
	Signature amd64.Sym
	// Comdat is set if the linker keeps one group of several with the same name.
	Comdat bool
}

// Len returns the size of the section in memory, in bytes.
func (s *Section) Len() uint64 {
	if s.Type == NoBits {
		return s.Size
	}
	return uint64(len(s.Data))
}

// SymType is the type of a symbol (gABI, "Symbol Types").
type SymType uint8

// The types of symbol.
const (
	TypeNone    SymType = 0
	TypeObject  SymType = 1
	TypeFunc    SymType = 2
	TypeSection SymType = 3
	TypeFile    SymType = 4
	TypeTLS     SymType = 6
	TypeIFunc   SymType = 10 // the linker has the function called that this one returns
)

// Bind is the binding of a symbol (gABI, "Symbol Binding").
type Bind uint8

// The bindings.
const (
	Local  Bind = 0
	Global Bind = 1
	Weak   Bind = 2
)

// Visibility is the visibility of a symbol (gABI, "Symbol Visibility").
type Visibility uint8

// The visibilities.
const (
	Default   Visibility = 0
	Internal  Visibility = 1
	Hidden    Visibility = 2
	Protected Visibility = 3
)

// Symbol is one symbol.
type Symbol struct {
	Name    string
	Section Sec
	Value   uint64 // offset in the section, in bytes; the address if Absolute
	Size    uint64 // in bytes
	Type    SymType
	Bind    Bind
	Vis     Visibility
	Private bool   // leaves no name in the file; must be local and defined
	Prov    uint32 // the caller's id; not written
}

// Object is an object, relocatable unless Linked is set. Sections[0] and Symbols[0] mean none.
type Object struct {
	Sections []*Section
	Symbols  []Symbol
	Groups   []Group
	// Linked is how an executable or a shared object is loaded, nil for a relocatable object.
	Linked *Linked

	sectionSyms map[Sec]amd64.Sym
	funcs       map[place]string // see Target
}

// New returns an empty object. A source name that is not empty becomes the
// object's file symbol.
func New(source string) *Object {
	o := &Object{Sections: []*Section{{}}, Symbols: make([]Symbol, 1)}
	if source != "" {
		o.AddSymbol(Symbol{Name: source, Section: Absolute, Type: TypeFile})
	}
	return o
}

// Retaining returns the object with the sections of a name marked as ones that linkers keep though
// nothing refers to them. It shares everything else with o.
func (o *Object) Retaining(name string) *Object {
	out := *o
	out.Sections = slices.Clone(o.Sections)
	for i, s := range out.Sections {
		if s.Name == name {
			kept := *s
			kept.Flags |= Retain
			out.Sections[i] = &kept
		}
	}
	return &out
}

// AddSection adds a section and returns its number.
func (o *Object) AddSection(s *Section) Sec {
	o.Sections = append(o.Sections, s)
	return Sec(len(o.Sections) - 1)
}

// AddGroup adds a group of sections and returns what Section.Group is for its
// members.
func (o *Object) AddGroup(g Group) int {
	o.Groups = append(o.Groups, g)
	return len(o.Groups)
}

// AddSymbol adds a symbol and returns its number.
func (o *Object) AddSymbol(s Symbol) amd64.Sym {
	o.Symbols = append(o.Symbols, s)
	return amd64.Sym(len(o.Symbols) - 1)
}

// Section returns the first section with the name, and its number, or nil.
func (o *Object) Section(name string) (*Section, Sec) {
	for i, s := range o.Sections {
		if i > 0 && s.Name == name {
			return s, Sec(i)
		}
	}
	return nil, 0
}

// SectionSymbol returns the symbol for the start of a section.
func (o *Object) SectionSymbol(sec Sec) amd64.Sym {
	if n, ok := o.sectionSyms[sec]; ok {
		return n
	}
	if o.sectionSyms == nil {
		o.sectionSyms = map[Sec]amd64.Sym{}
	}
	n := o.AddSymbol(Symbol{Section: sec, Type: TypeSection})
	o.sectionSyms[sec] = n
	return n
}

// standard is what the names of sections say about them.
var standard = map[string]Section{
	".text":           {Type: ProgBits, Flags: Alloc | Exec, Align: 16},
	".data":           {Type: ProgBits, Flags: Alloc | Write, Align: 8},
	".bss":            {Type: NoBits, Flags: Alloc | Write, Align: 8},
	".rodata":         {Type: ProgBits, Flags: Alloc, Align: 8},
	".rodata.cst4":    {Type: ProgBits, Flags: Alloc | Merge, Align: 4, Entry: 4},
	".rodata.cst8":    {Type: ProgBits, Flags: Alloc | Merge, Align: 8, Entry: 8},
	".rodata.cst16":   {Type: ProgBits, Flags: Alloc | Merge, Align: 16, Entry: 16},
	".rodata.str1.1":  {Type: ProgBits, Flags: Alloc | Merge | Strings, Align: 1, Entry: 1},
	".data.rel.ro":    {Type: ProgBits, Flags: Alloc | Write, Align: 8},
	".tdata":          {Type: ProgBits, Flags: Alloc | Write | TLS, Align: 8},
	".tbss":           {Type: NoBits, Flags: Alloc | Write | TLS, Align: 8},
	".init_array":     {Type: InitArray, Flags: Alloc | Write, Align: 8},
	".fini_array":     {Type: FiniArray, Flags: Alloc | Write, Align: 8},
	".preinit_array":  {Type: PreinitArray, Flags: Alloc | Write, Align: 8},
	".note":           {Type: Note, Flags: Alloc, Align: 4},
	".llvm_stackmaps": {Type: ProgBits, Flags: Alloc, Align: 8},
	".note.gc":        {Type: ProgBits, Align: 1},
	".note.GNU-stack": {Type: ProgBits, Align: 1},
	".eh_frame":       {Type: X86_64Unwind, Flags: Alloc, Align: 8},

	".gcc_except_table": {Type: ProgBits, Flags: Alloc, Align: 4},
}

// Standard returns a section of a well-known name with the type, flags and alignment that LLVM
// gives it; a name that begins with such a name and a dot denotes the same kind. Any other name
// means read-only data.
func Standard(name string) *Section {
	s, ok := standard[name]
	for stem := name; !ok && strings.LastIndexByte(stem, '.') > 0; {
		stem = stem[:strings.LastIndexByte(stem, '.')]
		s, ok = standard[stem]
	}
	if !ok {
		s = standard[".rodata"]
	}
	s.Name = name
	return &s
}

// Known reports whether Standard knows a section of exactly this name.
func Known(name string) bool {
	_, ok := standard[name]
	return ok
}

// ResolveLocal patches the PC-relative references that stay within a section and
// go to a local symbol, whose distance no linker can change, and drops their
// relocations. References it cannot patch stay. It changes sections' contents
// in place.
func (o *Object) ResolveLocal() {
	for i := 1; i < len(o.Sections); i++ {
		s := o.Sections[i]
		kept := s.Relocs[:0]
		for _, r := range s.Relocs {
			if r.Kind == amd64.RelocPC32 || r.Kind == amd64.RelocPLT32 {
				if int(r.Sym) < len(o.Symbols) && uint64(r.Off)+4 <= uint64(len(s.Data)) {
					sym := &o.Symbols[r.Sym]
					v := int64(sym.Value) + r.Addend - int64(r.Off)
					if sym.Section == Sec(i) && sym.Bind == Local && sym.Type != TypeIFunc &&
						v == int64(int32(v)) {
						le.PutUint32(s.Data[r.Off:], uint32(v))
						continue
					}
				}
			}
			kept = append(kept, r)
		}
		s.Relocs = kept
	}
}
