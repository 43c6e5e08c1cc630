package lower

import (
	"statepoint/core/ir"
	"statepoint/lower/code"
	"statepoint/lower/target"
)

// patchArea emits the nops that a function wants before its entry, notes the place of all its nops,
// and returns how many stand before it ("patchable-function-prefix" and
// "patchable-function-entry"); false if there may not be so many.
func (c *Compiler) patchArea(f *ir.Func, section int32) (before int, ok bool) {
	before = target.PrefixNops(f)
	if before == 0 && c.f.EntryNops == 0 {
		return 0, true
	}
	if !c.data.Reserve(f.Span, "`\"patchable-function-prefix\"=\""+itoa(before)+"\"`",
		uint64(before)) {
		return 0, false
	}
	s := &c.image.Code[section]
	c.image.Patches = append(c.image.Patches, code.Patch{Func: int32(len(c.res.Funcs)),
		At: uint32(len(s.Data))})
	for range before {
		// instructions of one byte, so that any part of them can be patched
		s.Data = append(s.Data, 0x90)
	}
	return before, true
}
