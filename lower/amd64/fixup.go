package amd64

// Reloc is the kind of a Fixup: the number of the relocation in the System V
// psABI ("Relocation Types"), or one of our own below it for a label.
type Reloc uint8

// The relocations that instructions need. S is the symbol's address, A the
// addend, P the place, L the address of the symbol's entry in the procedure
// linkage table, GOT that of its entry in the global offset table.
const (
	RelocNone         Reloc = 0
	Reloc64           Reloc = 1   // R_X86_64_64: S + A, 8 bytes
	RelocPC32         Reloc = 2   // R_X86_64_PC32: S + A - P
	RelocPLT32        Reloc = 4   // R_X86_64_PLT32: L + A - P
	RelocGOTPCREL     Reloc = 9   // R_X86_64_GOTPCREL: GOT + A - P
	Reloc32           Reloc = 10  // R_X86_64_32: S + A, zero-extended
	Reloc32S          Reloc = 11  // R_X86_64_32S: S + A, sign-extended
	Reloc8            Reloc = 14  // R_X86_64_8: S + A
	RelocDTPOFF64     Reloc = 17  // R_X86_64_DTPOFF64
	RelocTPOFF64      Reloc = 18  // R_X86_64_TPOFF64
	RelocTLSGD        Reloc = 19  // R_X86_64_TLSGD
	RelocTLSLD        Reloc = 20  // R_X86_64_TLSLD
	RelocDTPOFF32     Reloc = 21  // R_X86_64_DTPOFF32
	RelocGOTTPOFF     Reloc = 22  // R_X86_64_GOTTPOFF
	RelocTPOFF32      Reloc = 23  // R_X86_64_TPOFF32
	RelocPC64         Reloc = 24  // R_X86_64_PC64: S + A - P, 8 bytes
	RelocGOTPCRELX    Reloc = 41  // R_X86_64_GOTPCRELX: GOTPCREL that the linker may relax
	RelocREXGOTPCRELX Reloc = 42  // R_X86_64_REX_GOTPCRELX: the same, with a REX prefix
	RelocLabel        Reloc = 255 // Sym is a Label: label + A - P
)

// Fixup is a place in code whose bytes depend on an address not known yet. The bytes there are
// zero; the addend is only here (RELA).
type Fixup struct {
	Off    uint32 // of the field, in bytes from the start of the slice appended to
	Kind   Reloc
	Sym    Sym // a Label for RelocLabel
	Addend int64
}

// Size returns the number of bytes that the relocation fills in.
func (k Reloc) Size() int {
	switch k {
	case RelocNone:
		return 0
	case Reloc8:
		return 1
	case Reloc64, RelocDTPOFF64, RelocTPOFF64, RelocPC64:
		return 8
	}
	return 4
}
