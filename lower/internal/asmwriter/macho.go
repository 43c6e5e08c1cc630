package asmwriter

import (
	"math/bits"
	"strconv"
	"strings"

	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/code"
	"statepoint/lower/object"
	"statepoint/stackmap"
)

// The differences of Mach-O: C names begin with an underscore, private labels with L, sections have
// segments, and symbols have neither type nor size.

// beginMachO names the release of the system and the section of code.
func (w *writer) beginMachO() {
	version := func() {
		if v := w.im.MachO.Version; v != "" {
			w.line("\t%s", v)
		}
	}
	if w.im.Fill {
		version()
	}
	w.section(code.Text)
	if !w.im.Fill {
		version()
	}
	if w.syntax == amd64.Intel {
		w.line("\t.intel_syntax noprefix")
	}
}

// hash begins a comment.
func (w *writer) hash() string {
	if w.im.MachO != nil {
		return "##"
	}
	return "#"
}

// private begins a private label, which has no name in the object.
func (w *writer) private() string {
	if w.im.MachO != nil {
		return "L"
	}
	return ".L"
}

// local is a label of the compiler's own.
func (w *writer) local(label string) string { return w.private() + strings.TrimPrefix(label, ".L") }

// ownLabels are the prefixes of the compiler's own labels; any other private name is the module's.
var ownLabels = [...]string{".LCPI", ".LJTI", ".LBB", ".Ltmp"}

// name is a symbol's name in assembly.
func (w *writer) name(symbol string) string {
	if w.im.MachO == nil || w.im.MachO.Verbatim[symbol] {
		return quoteSymbol(symbol)
	}
	for _, own := range ownLabels {
		if strings.HasPrefix(symbol, own) {
			return w.local(symbol)
		}
	}
	if name, private := strings.CutPrefix(symbol, ".L"); private {
		return quoteSymbol("L_" + name)
	}
	return quoteSymbol("_" + symbol)
}

// plain is a symbol's name in the module.
func plain(symbol string) string { return strings.TrimPrefix(symbol, ".L") }

// printer writes the instructions of a function.
func (w *writer) printer(fn *code.Func) amd64.Printer {
	p := printer(w.im, fn, w.syntax)
	p.Tab = true
	p.Symbol = func(s amd64.Sym) string { return w.name(w.im.Symbols[s]) }
	p.Label = func(l amd64.Label) string { return w.local(fn.LabelNames[l]) }
	return p
}

// machoLinkage writes the visibility of a symbol.
func (w *writer) machoLinkage(say func(directive string), info *ir.GlobalInfo) {
	if info.Visibility == "hidden" {
		say(".private_extern")
	}
	switch info.Linkage {
	case "private", "internal":
		return
	}
	say(".globl")
	switch info.Linkage {
	case "weak", "weak_odr", "linkonce", "linkonce_odr":
		say(".weak_definition")
	}
}

// weakDirective declares symbols that need not be defined anywhere.
func (w *writer) weakDirective() string {
	if w.im.MachO != nil {
		return ".weak_reference"
	}
	return ".weak"
}

// machoSections are the sections that correspond to ELF sections, by the beginnings of their names.
var machoSections = [...]struct{ elf, macho string }{
	{".text", "__TEXT,__text,regular,pure_instructions"},
	{".rodata.cst4", "__TEXT,__literal4,4byte_literals"},
	{".rodata.cst8", "__TEXT,__literal8,8byte_literals"},
	{".rodata.cst16", "__TEXT,__literal16,16byte_literals"},
	{".rodata", "__TEXT,__const"},
	{".data.rel.ro", "__DATA,__const"},
	{".data", "__DATA,__data"},
	{".bss", "__DATA,__data"},
	{".gcc_except_table", "__TEXT,__gcc_except_tab"},
	{".init_array", "__DATA,__mod_init_func,mod_init_funcs"},
	{".fini_array", "__DATA,__mod_term_func,mod_term_funcs"},
	{stackmap.SectionName, "__LLVM_STACKMAPS,__llvm_stackmaps"},
}

// machoSection is the section that corresponds to an ELF section.
func machoSection(ref code.Ref) string {
	for _, s := range machoSections {
		if ref.Name == s.elf || strings.HasPrefix(ref.Name, s.elf+".") {
			return s.macho
		}
	}
	if strings.Contains(ref.Name, ",") {
		return ref.Name // as the module has it
	}
	name := strings.Trim(strings.ReplaceAll(ref.Name, ".", "_"), "_")
	return "__DATA,__" + name[:min(len(name), 14)] // names have at most 16 bytes
}

// machoVariable writes a variable.
func (w *writer) machoVariable(name string, d *code.Datum) {
	comment := "@" + plain(w.im.Symbols[d.Sym])
	align := bits.TrailingZeros64(max(1, d.Align))
	room := name + "," + strconv.FormatUint(d.Size, 10) + "," + strconv.Itoa(align)
	if d.Common {
		w.comment("\t.comm\t"+room, comment)
		return
	}
	weak := strings.HasPrefix(d.Info.Linkage, "weak") ||
		strings.HasPrefix(d.Info.Linkage, "linkonce")
	if d.Section.New().Type == object.NoBits && !weak {
		comment = w.symbol(name, comment, d.Info)
		section := "__common"
		if d.Info.Linkage == "internal" || d.Info.Linkage == "private" {
			section = "__bss"
		}
		w.comment(".zerofill __DATA,"+section+","+room, comment)
		return
	}
	w.section(d.Section)
	comment = w.symbol(name, comment, d.Info)
	if d.Align > 1 {
		w.comment(w.aligned(d.Align), comment)
		comment = ""
	}
	w.comment(name+":", comment)
	w.value(d)
}

// referred is the symbol that a pointer addresses; in ELF the pointer has its own section.
func (w *writer) referred(pointer amd64.Sym) amd64.Sym {
	if w.im.MachO != nil {
		for i := range w.im.Pointers {
			if p := &w.im.Pointers[i]; p.Sym == pointer {
				return p.To
			}
		}
	}
	return pointer
}

// pointerTo is the distance to a pointer to a symbol that a data area names.
func (w *writer) pointerTo(pointer amd64.Sym) string {
	if w.im.MachO != nil {
		return w.name(w.im.Symbols[w.referred(pointer)]) + "@GOTPCREL+4"
	}
	return w.name(w.im.Symbols[pointer]) + "-."
}

// withoutTables is a call in Mach-O, whose linker needs no modifier for the procedure linkage
// table.
func (w *writer) withoutTables(in *amd64.Inst) *amd64.Inst {
	if in.Args[0].Kind != amd64.KindSym || in.Args[0].Mod != amd64.ModPLT {
		return in
	}
	call := *in
	call.Args[0].Mod = amd64.ModNone
	return &call
}

// ofPrologue are the changes of the frame up to the end of the prologue: all that Mach-O's compact
// unwind tables can express, and all that LLVM writes there.
func ofPrologue(changes []object.CFI) []object.CFI {
	high := int32(0)
	for i := range changes {
		switch c := &changes[i]; c.Op {
		case object.DefCFA, object.DefCFAOffset:
			if c.N < high {
				return changes[:i]
			}
			high = c.N
		}
	}
	return changes
}
