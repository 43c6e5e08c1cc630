package code

import (
	"statepoint/lower/amd64"
	"statepoint/lower/object"
	"statepoint/stackmap"
)

// Ref identifies the section of something. Sections with the same name that differ in anything else
// are different sections.
type Ref struct {
	Name string
	// Group is the name of its section group, "" for none; Loose is set if linkers do not drop
	// duplicates of the group.
	Group string
	Loose bool
	// Retain is set if linkers keep the section even if nothing refers to it; Unique then
	// distinguishes sections of the same name.
	Retain bool
	Unique int
	// Flags are those of a section that the module names; 0 means those that its name implies.
	Flags object.Flags
	// Bare is set if it has no flags at all: no program loads it.
	Bare bool
	// Linked is one more than the number of the section of code whose order it follows and with
	// which it is dropped, 0 for none.
	Linked int32
	// NoBits is set if it has no contents, regardless of its name.
	NoBits bool
}

// Text is the section of code without a section of its own.
var Text = Ref{Name: ".text"}

// MapSection is the section of stack maps: as in LLVM, or retained when linkers drop sections and
// writable.
func MapSection(retain, writable bool) Ref {
	r := Ref{Name: stackmap.SectionName, Retain: retain}
	if writable {
		r.Flags = object.Alloc | object.Write
	}
	return r
}

// Like is the section of another name that linkers keep or drop together with r.
func (r Ref) Like(name string) Ref {
	r.Name = name
	return r
}

// Beside is the section of another name for data about code in r: it is dropped with r, but not
// retained by itself.
func (r Ref) Beside(name string) Ref {
	r.Retain, r.Unique = false, 0
	return r.Like(name)
}

// New is an empty section.
func (r Ref) New() *object.Section {
	s := object.Standard(r.Name)
	if !object.Known(r.Name) {
		// the linker may concatenate the sections of this name in several objects into a table
		s.Align = 1
	}
	if r.Flags != 0 {
		s.Flags, s.Entry = r.Flags, 0
		if r.Flags&object.Exec != 0 {
			s.Type = object.ProgBits
		}
	}
	if r.Bare {
		s.Flags, s.Entry = 0, 0
	}
	if r.NoBits {
		s.Type = object.NoBits
	}
	if r.Retain {
		s.Flags |= object.Retain
	}
	return s
}

// Section is a section of code.
type Section struct {
	Name string
	// Group is the name of the section group it is a member of, "" for none.
	Group string
	// Offset and Size are its range in Module.Text.
	Offset, Size uint32
}

// CodeSection is a section of code while it is filled.
type CodeSection struct {
	Ref    Ref
	Data   []byte
	Fixups []amd64.Fixup
	Align  uint64
	Base   uint32 // where it begins in Module.Text
	// Own is set if it has its own name, as do the tables of its functions.
	Own bool
}
