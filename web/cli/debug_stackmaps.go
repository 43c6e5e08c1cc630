package cli

import (
	"fmt"
	"io"
	"strings"

	"statepoint/lower"
	"statepoint/stackmap"
)

// printStackMap prints the map of a module as debug builds of LLVM's llc do for
// -debug-only=stackmaps: the command with which the documents show their examples' maps
// (Statepoints.rst, "Simple Example"). Functions have their name where LLVM prints an address in
// its own memory, and registers the name that the documents show: since the map is written at the
// end of the module, today's LLVM no longer knows the target there, and prints numbers.
func printStackMap(w io.Writer, result *lower.Result) error {
	if len(result.MapBytes()) == 0 {
		return nil
	}
	maps, err := result.StackMap.DecodeTraced(result.Map) // with the pool of constants
	if err != nil {
		return err
	}
	m := maps[0]
	const mark = "Stack Maps: "
	var b strings.Builder
	line := func(format string, args ...any) { fmt.Fprintf(&b, mark+format+"\n", args...) }
	b.WriteString("********** Stack Map Output **********\n")
	line("#functions = %d", len(m.Functions))
	line("#constants = %d", len(m.Constants))
	line("#callsites = %d", len(m.Records))
	line("functions:")
	for i := range m.Functions {
		f := &m.Functions[i]
		line("function addr: %s frame size: %d callsite count: %d", f.Name(), f.StackSize,
			f.Records)
	}
	line("constants:")
	for _, c := range m.Constants {
		line("%d", c)
	}
	line("callsites:")
	for i := range m.Records {
		r := &m.Records[i]
		line("callsite %d", r.ID)
		line("  has %d locations", len(r.Locations))
		for i, l := range r.Locations {
			value := l.Offset
			if l.Kind == stackmap.Constant {
				value = int32(l.Value)
			}
			line("\t\tLoc %d: %s\t[encoding: .byte %d, .byte 0, .short %d, .short %d, "+
				".short 0, .int %d]", i, debugLocation(l), l.Kind, l.Size, l.DwarfReg, value)
		}
		line("\thas %d live-out registers", len(r.LiveOuts))
		for i, l := range r.LiveOuts {
			line("\t\tLO %d: %s\t[encoding: .short %d, .byte 0, .byte %d]", i,
				registerOf(l.DwarfReg), l.DwarfReg, l.Size)
		}
	}
	_, err = io.WriteString(w, b.String())
	return err
}

// debugLocation is a location in the words of LLVM's StackMaps::print.
func debugLocation(l stackmap.Location) string {
	switch l.Kind {
	case stackmap.Register:
		return "Register " + registerOf(l.DwarfReg)
	case stackmap.Direct:
		if l.Offset == 0 {
			return "Direct " + registerOf(l.DwarfReg)
		}
		return fmt.Sprintf("Direct %s + %d", registerOf(l.DwarfReg), l.Offset)
	case stackmap.Indirect:
		return fmt.Sprintf("Indirect %s+%d", registerOf(l.DwarfReg), l.Offset)
	case stackmap.Constant:
		return fmt.Sprintf("Constant %d", l.Value)
	}
	return fmt.Sprintf("Constant Index %d", l.Offset)
}

func registerOf(dwarf uint16) string { return strings.ToUpper(stackmap.RegisterName(dwarf)) }
