package convert

import (
	"slices"
	"strings"

	"statepoint/core/ir"
)

// maskedPointer is the index of the address argument of a masked access, -1 for other functions and
// for those that have their alignment as an argument.
func maskedPointer(f *ir.Func) int {
	for i, names := range [...][2]string{{"llvm.masked.load.", "llvm.masked.gather."},
		{"llvm.masked.store.", "llvm.masked.scatter."}} {
		if (strings.HasPrefix(f.Name(), names[0]) || strings.HasPrefix(f.Name(), names[1])) &&
			len(f.FuncType.Fields) == 3 {
			return i
		}
	}
	return -1
}

// maskedAligns turns the alignment of masked accesses into an argument, as it was up to LLVM 21: 1
// if unknown.
func (c *converter) maskedAligns() {
	i32 := c.m.Types.I32
	c.m.EachInstr(c.meter, func(in *ir.Instr) {
		if in.Call == nil || in.CalledFunc() == nil {
			return
		}
		pointer := maskedPointer(in.CalledFunc())
		if pointer < 0 || in.Call.NumArgs != 3 {
			return
		}
		align := uint64(1)
		attrs := in.Call.ParamAttrs(pointer)
		if a, ok := attrs.Get("align"); ok && a.HasInt {
			align = a.Int
		}
		params := make([]*ir.AttrSet, in.Call.NumArgs)
		copy(params, in.Call.Params)
		params[pointer] = attrs.Without(func(a ir.Attr) bool {
			return a.Name == "align" && !a.Quoted
		})
		info := *in.Call
		info.Params = slices.Insert(params, pointer+1, nil)
		info.NumArgs++
		info.FuncType = c.m.Types.Func(info.FuncType.Result(),
			slices.Insert(slices.Clone(info.FuncType.Fields), pointer+1, i32), false)
		in.RebuildOperands(slices.Insert(keepOperands(in.NumOps()), pointer+2,
			ir.OperandSource{Old: -1, Value: ir.IntConst(i32, align)}))
		in.Call = &info
	})
	for _, f := range c.m.Funcs {
		if pointer := maskedPointer(f); pointer >= 0 {
			c.setSignature(f, c.m.Types.Func(f.FuncType.Result(),
				slices.Insert(slices.Clone(f.FuncType.Fields), pointer+1, i32), false))
		}
	}
}
