package image

import (
	"slices"
	"strings"

	"statepoint/stackmap"
)

// WithoutMap is why an image without stack maps has none, as a clause. Of a linked file it is not
// known whether its objects had some.
func (im *Image) WithoutMap() string {
	const none = " no statepoint, stackmap or patchpoint"
	switch why := im.WithoutCode(); {
	case why != "":
		return why
	case im.Kind != Relocatable && im.forWindows():
		return "its objects contain" + none + ", the compiler wrote no map, as LLVM 14 does for " +
			"64-bit Windows if a module has floating point, or the linker dropped the maps, to " +
			"which no code refers"
	case im.Kind != Relocatable:
		return "its objects contain" + none + ", or the linker dropped their maps, to which no " +
			"code refers: --gc-sections and -dead_strip do, unless the section is retained"
	case im.forWindows() && im.hasSymbol("_fltused"):
		return "it contains" + none + ", or the compiler wrote no map, as LLVM 14 does for " +
			"64-bit Windows if a module has floating point: the object has the symbol _fltused; " +
			"LLVM 22 writes the map"
	}
	return "it contains" + none
}

// forWindows reports whether an image is one of Windows for x86-64.
func (im *Image) forWindows() bool {
	return (im.Format == "COFF" || im.Format == "PE") && im.Machine == AMD64
}

// WithoutCode is why an image of a compiler or a linker lacks the machine code that belongs to it,
// as a clause; "" if it has some, or never had any.
func (im *Image) WithoutCode() string {
	var code, emptied, split bool
	for _, s := range im.Sections {
		empty := s.Size > 0 && len(s.Raw) == 0
		code = code || s.Exec && s.Size > 0 && !empty
		emptied = emptied || empty && (s.Exec || s.Name == stackmap.SectionName)
		split = split || strings.HasSuffix(s.Name, ".dwo")
	}
	switch {
	case code || im.Kind == Raw:
		return ""
	case emptied:
		return "it has the debug information of another file, which has the code and any map: " +
			"its own sections are empty"
	case split:
		return "it has debug information only, by -gsplit-dwarf: the code and any map are in the " +
			"object"
	}
	if im.hasSymbol("__gnu_lto_slim") {
		return "it has GCC's intermediate code, by -flto, instead of machine code: " +
			"-ffat-lto-objects adds that"
	}
	return ""
}

// hasSymbol reports whether a file defines or uses a symbol.
func (im *Image) hasSymbol(name string) bool {
	return slices.ContainsFunc(im.Symbols, func(s Symbol) bool { return s.Name == name })
}
