package image

import (
	"bytes"
	"fmt"
)

// known is the list of what Open reads.
const known = "ELF, Mach-O, COFF and PE files, archives, assembly for ELF and x86-64, and the " +
	"bytes of a stack map are read"

// unread are the formats of compilers' output that Open refuses, by their first bytes.
var unread = []struct{ magic, why string }{
	{"BC\xc0\xde", "this is LLVM bitcode, not an object: llc makes one of it"},
	{"\xde\xc0\x17\x0b", "this is LLVM bitcode in a wrapper, not an object: llc makes one of it"},
	{"\x00asm", "this is WebAssembly, for which LLVM writes no stack map"},
	{thinMagic, "a thin archive has only the names of its members; give those files instead"},
	{"\x00\x00\xff\xff", "this is an import library or a COFF object with more than 65,279 " +
		"sections (bigobj), which are not read"},
	{"Microsoft C/C++ MSF", "this is a program database (PDB), which has debug information " +
		"only; the code is in the executable"},
}

// IsObject reports whether a file begins like the output of a compiler, an assembler or a linker,
// which Open reads or refuses by name. It is false for text, also for assembly, and for bitcode,
// which is IR.
func IsObject(head []byte) bool {
	if bytes.HasPrefix(head, []byte("\x7fELF")) || isArchive(head) || isMachO(head) ||
		isUniversal(head) || isMap(head) || isCOFF(head) && !printable(head) {
		return true
	}
	for _, f := range unread[2:] {
		if bytes.HasPrefix(head, []byte(f.magic)) {
			return true
		}
	}
	return false
}

// unknown is the error for a file of unknown format, with a guess at what it is.
func unknown(data []byte) string {
	for _, f := range unread {
		if bytes.HasPrefix(data, []byte(f.magic)) {
			return f.why
		}
	}
	switch {
	case len(data) == 0:
		return "the file is empty; " + known
	case printable(data) && !isIR(data):
		return "this is text, but neither assembly nor LLVM IR; " + known
	case printable(data):
		return "this is LLVM IR, not an object: `statepoint compile` makes one of it; " + known
	}
	return fmt.Sprintf("the file begins with % x; %s", data[:min(8, len(data))], known)
}
