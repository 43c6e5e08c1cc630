package object

import (
	"encoding/binary"
	"fmt"
	"sort"

	"statepoint/stackmap"
)

// StackMaps reads the stack maps of an object or of a linked file, with the names of their
// functions: those that its relocations give, or else the symbols at their addresses. It is an
// error if there is no such section.
func (o *Object) StackMaps() ([]*stackmap.Map, error) {
	data, opts, err := o.stackMapSection()
	if err != nil {
		return nil, err
	}
	maps, err := stackmap.Decode(data, opts)
	return maps, inSection(err)
}

// AnnotatedStackMaps is StackMaps with a note on what every byte means; after an error it says so
// of what was read.
func (o *Object) AnnotatedStackMaps() (*stackmap.Annotation, error) {
	data, opts, err := o.stackMapSection()
	if err != nil {
		return nil, err
	}
	a, err := stackmap.DecodeAnnotated(data, opts)
	return a, inSection(err)
}

func inSection(err error) error {
	if err != nil {
		return fmt.Errorf("section %s: %w", stackmap.SectionName, err)
	}
	return nil
}

// stackMapSection is the section of stack maps and what its bytes alone do not say.
func (o *Object) stackMapSection() ([]byte, stackmap.DecodeOptions, error) {
	var opts stackmap.DecodeOptions
	s, _ := o.Section(stackmap.SectionName)
	if s == nil {
		return nil, opts,
			fmt.Errorf(
				"it has no section %s: nothing in it is a statepoint, stackmap or patchpoint",
				stackmap.SectionName)
	}
	for _, r := range s.Relocs {
		opts.Relocations = append(opts.Relocations,
			stackmap.Relocation{Offset: uint64(r.Off), Symbol: o.Target(r), Addend: r.Addend})
	}
	if o.Executable {
		opts.Relocations = o.loaderRelocations(s)
		names := o.functionNames()
		opts.Names = func(address uint64) string { return names[address] }
	}
	all := opts.Relocations
	sort.Slice(all, func(i, j int) bool { return all[i].Offset < all[j].Offset })
	return s.Data, opts, nil
}

// relative is the type of relocation by which a loader adds where it has put the program,
// R_X86_64_RELATIVE.
const relative = 8

// loaderRelocations are what the loader writes into a section of a position independent program:
// addresses, as they are in the file.
func (o *Object) loaderRelocations(s *Section) []stackmap.Relocation {
	var out []stackmap.Relocation
	for _, r := range o.Sections[1:] {
		if r.Type != Rela {
			continue
		}
		for table := r.Data; len(table) >= relaSize; table = table[relaSize:] {
			at := binary.LittleEndian.Uint64(table) - s.Addr
			if binary.LittleEndian.Uint64(table[8:]) == relative && at < s.Len() {
				out = append(out, stackmap.Relocation{
					Offset: at, Addend: int64(binary.LittleEndian.Uint64(table[16:]))})
			}
		}
	}
	return out
}

// functionNames are the names of the functions of a linked file by address. Of several at one
// address it is a global one's.
func (o *Object) functionNames() map[uint64]string {
	names := map[uint64]string{}
	for i := range o.Symbols {
		s := &o.Symbols[i]
		if s.Type != TypeFunc || s.Section <= 0 {
			continue
		}
		at := o.Sections[s.Section].Addr + s.Value
		if _, known := names[at]; !known || s.Bind == Global {
			names[at] = s.Name
		}
	}
	return names
}
