package grade

import (
	"fmt"
	"strings"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/web/check"
)

// state compares the deopt operands of statepoints, one by one.
func (c *checker) state(k *check.Check) found {
	f := found{said: fmt.Sprintf("No statepoint belongs to the call to `@%s`", k.Callee) +
		c.ofLeaf(k.Callee), open: true}
	failed := false
	c.eachCall(func(fn *ir.Func, call *ir.Instr) {
		if failed || !gc.IsStatepoint(call) || calleeOf(call) != k.Callee ||
			k.Function != "" && fn.Name() != k.Function {
			return
		}
		s, err := gc.View(call)
		if err != nil {
			return
		}
		got := c.operands(s.Deopt)
		f = found{ok: got == k.Is, ids: []uint32{uint32(call.ID())},
			said: fmt.Sprintf("The deopt operands of the call to `@%s`: `%s`", k.Callee, got)}
		if failed = !f.ok; failed {
			f.said += fmt.Sprintf(", and should be `%s`", k.Is)
		}
		f.said += "."
	})
	return f
}

// operands are values as checks write them: numbers, names with % or @, "none" for no value.
func (c *checker) operands(list []ir.Use) string {
	if len(list) == 0 {
		return "none"
	}
	words := make([]string, len(list))
	for i := range list {
		words[i] = c.operand(list[i].Value)
	}
	return strings.Join(words, " ")
}

// operand is one value as checks write it.
func (c *checker) operand(v ir.Value) string {
	switch v := v.(type) {
	case *ir.Const:
		switch {
		case v.Kind == ir.ConstInt && v.Big == nil:
			return fmt.Sprint(v.Int64())
		case v.Kind == ir.ConstNull:
			return "null"
		}
		return "constant"
	case *ir.Func:
		return "@" + v.Name()
	}
	return "%" + bare(c.comp.Links(), v.ID())
}
