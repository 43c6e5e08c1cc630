package assembly

import (
	"fmt"
	"strconv"

	"statepoint/lower/amd64"
	"statepoint/lower/internal/asmtext"
	"statepoint/lower/object"
)

// frames are the functions that have an unwinding table, in order.
type frames struct {
	all  []*function
	open *function
	off  bool // .cfi_sections without .eh_frame
}

// function has the contents of the directives between .cfi_startproc and .cfi_endproc.
type function struct {
	pos         int
	start, end  place
	changes     []change
	cfa         int32   // the offset of the CFA now
	saved       []int32 // by .cfi_remember_state
	personality asmtext.Value
	tables      asmtext.Value
	who         object.Personality
}

// change is a call frame instruction and the position where it takes effect.
type change struct {
	at place
	op object.CFI
}

// frameDirectives are the directives of unwinding tables.
var frameDirectives = map[string]func(a *assembler, name string) error{
	".cfi_sections":   (*assembler).cfiSections,
	".cfi_startproc":  (*assembler).cfiStart,
	".cfi_endproc":    (*assembler).cfiEnd,
	".cfi_escape":     (*assembler).cfiEscape,
	".cfi_def_cfa":    registerAndNumber(object.DefCFA),
	".cfi_offset":     registerAndNumber(object.SaveAt),
	".cfi_rel_offset": registerAndNumber(object.SaveAt),

	".cfi_def_cfa_offset":    (*assembler).cfiNumber,
	".cfi_adjust_cfa_offset": (*assembler).cfiNumber,
	".cfi_def_cfa_register":  register(object.DefCFARegister),
	".cfi_restore":           register(object.Restore),
	".cfi_same_value":        register(object.SameValue),
	".cfi_undefined":         register(object.Lost),
	".cfi_remember_state":    (*assembler).cfiState,
	".cfi_restore_state":     (*assembler).cfiState,
	".cfi_personality":       (*assembler).cfiPointer,
	".cfi_lsda":              (*assembler).cfiPointer,
}

// change appends a call frame instruction.
func (a *assembler) change(op object.CFI) error {
	f := a.cfi.open
	if f == nil {
		return fmt.Errorf("there is no `.cfi_startproc` before it")
	}
	if op.Op == object.DefCFA || op.Op == object.DefCFAOffset {
		f.cfa = op.N
	}
	f.changes = append(f.changes, change{a.secs.now.here(), op})
	return nil
}

func (a *assembler) cfiSections(string) error {
	a.cfi.off = true
	for {
		if a.r.Until() == ".eh_frame" {
			a.cfi.off = false
		}
		if !a.r.Take(',') {
			return nil
		}
	}
}

func (a *assembler) cfiStart(string) error {
	switch {
	case a.cfi.open != nil:
		return fmt.Errorf("the function before has no `.cfi_endproc`")
	case !a.r.Done():
		return fmt.Errorf("`.cfi_startproc simple` is not supported")
	}
	a.cfi.open = &function{pos: a.at.At, start: a.secs.now.here(), cfa: 8}
	return nil
}

func (a *assembler) cfiEnd(string) error {
	f := a.cfi.open
	switch {
	case f == nil:
		return fmt.Errorf("`.cfi_endproc` without `.cfi_startproc`")
	case f.start.sec != a.secs.now:
		return fmt.Errorf("the function begins in section %s", f.start.sec.Name)
	}
	f.end = a.secs.now.here()
	if a.cfi.open = nil; !a.cfi.off {
		a.cfi.all = append(a.cfi.all, f)
	}
	return nil
}

// integer reads a number.
func (a *assembler) integer() (int32, error) {
	v, err := a.r.Expression()
	if err == nil && (!v.Number() || v.N != int64(int32(v.N))) {
		err = fmt.Errorf("a number of 32 bits is expected")
	}
	return int32(v.N), err
}

// dwarf reads a register as its DWARF number.
func (a *assembler) dwarf() (uint16, error) {
	percent := a.r.Take('%')
	word, _, err := a.r.Word()
	if err != nil {
		return 0, err
	}
	if isNumber(word) && !percent {
		n, err := strconv.ParseUint(word, 10, 15)
		if err != nil {
			err = fmt.Errorf("%s is not the number of a register", word)
		}
		return uint16(n), err
	}
	if word == "rip" {
		return amd64.RIP.DWARF(), nil
	}
	r, w, ok := asmtext.FindRegister(word)
	if !ok || w < amd64.W64 {
		return 0, fmt.Errorf("the register `%s` is not supported", word)
	}
	return r.DWARF(), nil
}

// register reads a directive about a register.
func register(op object.CFIOp) func(a *assembler, name string) error {
	return func(a *assembler, _ string) error {
		reg, err := a.dwarf()
		if err != nil {
			return err
		}
		return a.change(object.CFI{Op: op, Reg: reg})
	}
}

// registerAndNumber reads a directive about a register and an offset; that of .cfi_rel_offset is
// relative to the CFA's register.
func registerAndNumber(op object.CFIOp) func(a *assembler, name string) error {
	return func(a *assembler, name string) error {
		reg, err := a.dwarf()
		if err != nil {
			return err
		}
		if !a.r.Take(',') {
			return fmt.Errorf("the offset is missing")
		}
		n, err := a.integer()
		if err != nil {
			return err
		}
		if name == ".cfi_rel_offset" && a.cfi.open != nil {
			n -= a.cfi.open.cfa
		}
		return a.change(object.CFI{Op: op, Reg: reg, N: n})
	}
}

func (a *assembler) cfiNumber(name string) error {
	n, err := a.integer()
	if err != nil {
		return err
	}
	if name == ".cfi_adjust_cfa_offset" && a.cfi.open != nil {
		n += a.cfi.open.cfa
	}
	return a.change(object.CFI{Op: object.DefCFAOffset, N: n})
}

func (a *assembler) cfiState(name string) error {
	f := a.cfi.open
	if f == nil {
		return fmt.Errorf("there is no `.cfi_startproc` before it")
	}
	if name == ".cfi_remember_state" {
		f.saved = append(f.saved, f.cfa)
		return a.change(object.CFI{Op: object.RememberState})
	}
	n := len(f.saved)
	if n == 0 {
		return fmt.Errorf("there is no `.cfi_remember_state` before it")
	}
	f.cfa, f.saved = f.saved[n-1], f.saved[:n-1]
	return a.change(object.CFI{Op: object.RestoreState})
}

func (a *assembler) cfiEscape(string) error {
	var b []byte
	for {
		n, err := a.integer()
		if err != nil {
			return err
		}
		if b = append(b, uint8(n)); !a.r.Take(',') {
			return a.change(object.CFI{Op: object.Escape, Bytes: string(b)})
		}
	}
}

// noPointer is the encoding of an absent pointer.
const noPointer = 0xff

// cfiPointer reads .cfi_personality and .cfi_lsda: an encoding and a symbol.
func (a *assembler) cfiPointer(name string) error {
	f := a.cfi.open
	if f == nil {
		return fmt.Errorf("there is no `.cfi_startproc` before it")
	}
	encoding, err := a.integer()
	if err != nil || encoding == noPointer {
		return err
	}
	switch encoding {
	case object.Absolute4, object.Absolute8, object.PCRel4, object.IndirectPCRel4:
	default:
		return fmt.Errorf("the encoding %d of a pointer is not supported", encoding)
	}
	if !a.r.Take(',') {
		return fmt.Errorf("the symbol is missing")
	}
	v, err := a.r.Expression()
	switch {
	case err != nil:
		return err
	case v.Sym == amd64.NoSym || v.Minus != amd64.NoSym || v.Mod != 0:
		return fmt.Errorf("a symbol is expected")
	case name == ".cfi_lsda":
		f.tables, f.who.TableEncoding = v, uint8(encoding)
	default:
		f.personality, f.who.Encoding = v, uint8(encoding)
	}
	return nil
}
