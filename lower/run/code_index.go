package run

import (
	"slices"
	"sort"
	"strings"

	"statepoint/core/location"
	"statepoint/lower/amd64"
	"statepoint/lower/code"
	"statepoint/lower/machine"
	"statepoint/lower/object"
	"statepoint/stackmap"
)

// codeIndex is what is known of the code in memory: the object's symbols, and the functions that
// the compiler describes, none if another compiler made the object.
type codeIndex struct {
	image  *machine.Image
	object *object.Object
	funcs  map[string]*code.Func // by name
}

func newCodeIndex(image *machine.Image, o *object.Object, compiled *code.Module) *codeIndex {
	x := &codeIndex{image, o, map[string]*code.Func{}}
	if compiled != nil {
		for i := range compiled.Funcs {
			f := &compiled.Funcs[i]
			x.funcs[f.Name] = f
		}
	}
	return x
}

// around returns the name of the function around a code address.
func (x *codeIndex) around(addr uint64) string {
	if n, _, ok := x.image.Symbol(addr); ok {
		return x.object.Symbols[n].Name
	}
	return ""
}

// instruction is what the compiler knows of the instruction at an address, or of the call that
// returns there, nil if nothing.
func (x *codeIndex) instruction(at uint64, returns bool) *code.Inst {
	within := at
	if returns {
		within--
	}
	fn := x.funcs[x.around(within)]
	if fn == nil {
		return nil
	}
	start, _ := x.image.Lookup(fn.Name)
	for i := range fn.Insts {
		in := &fn.Insts[i]
		if begin := start + uint64(in.Offset); !returns && begin == at && in.Size > 0 ||
			returns && begin+uint64(in.Size) == at {
			return in
		}
	}
	return nil
}

// listed is an instruction as the listing has it, "" if it is nil or names a symbol.
func listed(in *code.Inst) string {
	if in == nil || slices.ContainsFunc(in.Inst.Args[:], func(a amd64.Operand) bool {
		return a.Sym != amd64.NoSym
	}) {
		return ""
	}
	return strings.ReplaceAll(amd64.Text(&in.Inst, amd64.ATT), "\t", " ")
}

// before is the address of the instruction before an address, as far as the compiler tells.
func (x *codeIndex) before(addr uint64) uint64 {
	n, off, ok := x.image.Symbol(addr - 1)
	if !ok {
		return addr
	}
	fn := x.funcs[x.object.Symbols[n].Name]
	if fn == nil {
		return addr
	}
	start, at := addr-1-off, addr
	for i := range fn.Insts {
		if begin := start + uint64(fn.Insts[i].Offset); begin < addr && (at == addr || begin > at) {
			at = begin
		}
	}
	return at
}

// slotOf names the slot that an instruction wrote in a frame that no longer exists, "" if unknown.
func (x *codeIndex) slotOf(p *Point) string {
	fn := x.funcs[x.around(p.At)]
	if fn == nil || p.Inst == nil || len(p.Inst.At) != 1 {
		return ""
	}
	for k := range fn.Frame.Slots {
		if s := &fn.Frame.Slots[k]; s.ID == p.Inst.At[0] {
			return slotText(s, fn.Frame.PlaceText(s)) + " of @" + fn.Name
		}
	}
	return ""
}

// defines reports whether the object defines a function.
func (x *codeIndex) defines(name string) bool {
	n, ok := x.image.Number(name)
	if !ok {
		return false
	}
	s := &x.object.Symbols[n]
	return s.Type == object.TypeFunc && s.Section > 0
}

// defined are the global functions of the object, in order.
func (x *codeIndex) defined() (names []string) {
	for i := range x.object.Symbols {
		s := &x.object.Symbols[i]
		if s.Type == object.TypeFunc && s.Section > 0 && s.Bind != object.Local {
			names = append(names, s.Name)
		}
	}
	sort.Strings(names)
	return names
}

// shape is what the compiler knows of a function's frame.
func (x *codeIndex) shape(name string) (shape stackmap.Shape, ok bool) {
	fn := x.funcs[name]
	if fn == nil {
		return shape, false
	}
	shape.Size = uint64(fn.Frame.Size + fn.Frame.Copied)
	for i := range fn.CFI {
		if fn.CFI[i].Op == object.DefCFARegister {
			shape.Size = stackmap.DynamicStackSize
		}
	}
	shape.Saved = func(dwarf uint16) (int64, bool) { return savedAt(fn, dwarf) }
	return shape, true
}

// savedAt returns where a function saves a register, once its frame is set up: the prologue may
// move a register saved earlier.
func savedAt(fn *code.Func, dwarf uint16) (int64, bool) {
	if fn == nil {
		return 0, false
	}
	for i := len(fn.CFI) - 1; i >= 0; i-- {
		if c := &fn.CFI[i]; c.Op == object.SaveAt && c.Reg == dwarf {
			return int64(c.N), true
		}
	}
	for _, slot := range fn.Frame.Slots {
		if slot.Kind == location.SlotSaved && slot.Reg.DWARF() == dwarf {
			return slot.Offset - fn.Frame.Size - fn.Frame.Copied - 8, true
		}
	}
	return 0, false
}
