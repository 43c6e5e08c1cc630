package image

import (
	"strconv"
	"strings"

	"golang.org/x/arch/arm64/arm64asm"
	"golang.org/x/arch/x86/x86asm"

	"statepoint/lower/machine"
	"statepoint/stackmap"
)

// Machine is a kind of processor.
type Machine struct {
	Name      string
	BigEndian bool
	// Registers names the registers by their DWARF numbers.
	Registers stackmap.RegisterNames

	// fixups are the effects of relocation types, by number in ELF.
	fixups map[uint64]how
	// text decodes the instruction at the start of code; n is 0 if it cannot.
	text func(code []byte, at uint64, name func(uint64) string) (text string, n int)
}

// AMD64 is x86-64, which is fully supported.
var AMD64 = &Machine{Name: "x86-64", Registers: stackmap.RegisterName,
	text: amd64Text,
	fixups: map[uint64]how{1: whole64, 2: distance32, 4: distance32, 5: nothing, 6: whole64,
		7: whole64, 8: whole64, 10: whole32, 11: whole32, 24: distance64, 37: whole64,
		38: whole64}}

// x32 is x86-64 with pointers of 4 bytes; its instructions are shown but not analysed.
var x32 = &Machine{Name: "x32", Registers: AMD64.Registers, text: AMD64.text,
	fixups: AMD64.fixups}

// ARM64 is AArch64, whose instructions are shown but not analysed.
var ARM64 = &Machine{Name: "AArch64", text: arm64Text,
	Registers: func(d uint16) string {
		switch {
		case d < 31:
			return numbered("x", d)
		case d == 31:
			return "sp"
		case d >= 64 && d < 96:
			return numbered("v", d-64)
		}
		return numbered("reg", d)
	},
	fixups: map[uint64]how{257: whole64, 258: whole32, 260: distance64, 261: distance32,
		275: page21, 276: page21, 277: pageOffset, 278: pageOffset, 282: branch26, 283: branch26,
		284: pageOffset, 285: pageOffset, 286: pageOffset, 299: pageOffset, 1025: whole64,
		1026: whole64, 1027: whole64}}

// Further machines for which LLVM writes stack maps, or wrote tables of roots; only these are read.
var (
	i386 = &Machine{Name: "x86", Registers: func(d uint16) string {
		if d < 8 {
			return [8]string{"eax", "ecx", "edx", "ebx", "esp", "ebp", "esi", "edi"}[d]
		}
		return numbered("reg", d)
	}, fixups: map[uint64]how{1: whole32, 2: distance32, 4: distance32}}
	ppc64 = &Machine{Name: "PowerPC64", Registers: two("r", 32, "f"),
		fixups: map[uint64]how{38: whole64}}
	s390x = &Machine{Name: "SystemZ", BigEndian: true, Registers: func(d uint16) string {
		if d < 16 {
			return numbered("r", d)
		}
		if d < 32 { // ELF Application Binary Interface s390x Supplement, "DWARF register numbers"
			return numbered("f", [16]uint16{0, 2, 4, 6, 1, 3, 5, 7, 8, 10, 12, 14, 9, 11, 13,
				15}[d-16])
		}
		return numbered("reg", d)
	}, fixups: map[uint64]how{22: whole64}}
	riscv64 = &Machine{Name: "RISC-V", Registers: two("x", 32, "f"),
		fixups: map[uint64]how{2: whole64, 35: add32, 39: sub32}}
	loong64 = &Machine{Name: "LoongArch", Registers: two("r", 32, "f"),
		fixups: map[uint64]how{2: whole64, 50: add32, 55: sub32}}
)

// other is an unknown machine.
func other(name string) *Machine {
	return &Machine{Name: name, Registers: func(d uint16) string { return numbered("reg", d) }}
}

func numbered(prefix string, n uint16) string { return prefix + strconv.Itoa(int(n)) }

// two names the registers of a machine with n general and n floating-point registers.
func two(general string, n uint16, float string) stackmap.RegisterNames {
	return func(d uint16) string {
		switch {
		case d < n:
			return numbered(general, d)
		case d < 2*n:
			return numbered(float, d-n)
		}
		return numbered("reg", d)
	}
}

// elf is the effect of a type of relocation in ELF.
func (m *Machine) elf(typ uint64) how {
	if typ == 0 {
		return nothing
	}
	if h, ok := m.fixups[typ]; ok {
		return h
	}
	return unsupported
}

// Decodes reports whether the machine's instructions can be shown.
func (m *Machine) Decodes() bool { return m.text != nil }

// Instruction returns the instruction at an address as text, with symbol names, and its length in
// bytes, 0 if there is none.
func (im *Image) Instruction(addr uint64) (text string, n int) {
	if im.Machine.text == nil {
		return "", 0
	}
	b := im.Bytes(addr, 16)
	if len(b) == 0 {
		return "", 0
	}
	return im.Machine.text(b, addr, func(at uint64) string { return im.name(addr, at) })
}

// name is the name of an address that the instruction at another refers to, "" for none.
func (im *Image) name(from, at uint64) string {
	if s := im.FunctionAt(at); s != nil {
		return s.Name
	}
	if s := im.Around(from); s != nil && at > s.Addr && at < s.Addr+s.Size {
		return im.Place(at)
	}
	return im.SymbolAt(at)
}

func amd64Text(code []byte, at uint64, name func(uint64) string) (string, int) {
	if len(code) >= 4 && string(code[:4]) == "\xf3\x0f\x1e\xfa" {
		return "endbr64", 4
	}
	in, err := machine.Decode(code)
	if err != nil {
		return "", 0
	}
	names := func(a uint64) (string, uint64) { return name(a), a }
	if !refers(in) { // numbers are not addresses, even if something is at that address
		names = nil
	}
	return machine.Text(in, at, names), in.Len
}

// refers reports whether an instruction has an address relative to its own.
func refers(in x86asm.Inst) bool {
	for _, a := range in.Args {
		if _, ok := a.(x86asm.Rel); ok {
			return true
		}
		if m, ok := a.(x86asm.Mem); ok && m.Base == x86asm.RIP {
			return true
		}
	}
	return false
}

func arm64Text(code []byte, at uint64, name func(uint64) string) (string, int) {
	if len(code) < 4 {
		return "", 0
	}
	in, err := arm64asm.Decode(code)
	if err != nil {
		return "", 0
	}
	text := arm64asm.GNUSyntax(in)
	for _, a := range in.Args {
		if d, ok := a.(arm64asm.PCRel); ok {
			to := at + uint64(int64(d))
			s := name(to)
			if s == "" {
				s = "0x" + strconv.FormatUint(to, 16)
			}
			text = strings.Replace(text, d.String(), s, 1)
		}
	}
	return text, 4
}
