package isel

import (
	"sort"

	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// The address of a block may only be used by indirectbr in the same function and in comparisons
// with null (LangRef, "Addresses of Basic Blocks"). So the address-taken blocks of a function are
// numbered from 1, and indirectbr is a switch on that number, usually through a jump table. Its
// edges are then ordinary edges, which can be split and hold moves, and data needs no relocations
// for them.

// blockNumbers assigns numbers to address-taken blocks.
type blockNumbers struct {
	of   map[*ir.Block]int64
	last map[*ir.Func]int64
}

// blockNumber is the number of a blockaddress constant.
func (ctx *Context) blockNumber(c *ir.Const) (int64, bool) {
	if len(c.Elems) != 2 {
		return 0, false
	}
	b, ok := c.Elems[1].(*ir.Block)
	if !ok {
		return 0, false
	}
	return ctx.numberBlock(b), true
}

func (ctx *Context) numberBlock(b *ir.Block) int64 {
	ctx.Depends = true
	n := &ctx.blockAddresses
	if n.of == nil {
		n.of, n.last = map[*ir.Block]int64{}, map[*ir.Func]int64{}
	}
	if k, ok := n.of[b]; ok {
		return k
	}
	f := b.Parent()
	n.last[f]++
	n.of[b] = n.last[f]
	return n.of[b]
}

// indirectBranch selects indirectbr.
func (s *memoryAccess) indirectBranch(in *ir.Instr) {
	if in.NumOps() < 2 { // no possible destination
		s.flow.unreachable()
		return
	}
	var cases []switchCase
	for i := 1; i < in.NumOps(); i++ {
		b := in.Operand(i).(*ir.Block)
		n := s.walk.numberBlock(b)
		known := false
		for _, c := range cases {
			known = known || c.low == n
		}
		if !known {
			cases = append(cases, switchCase{n, n, s.body.label(b)})
		}
	}
	// No other address is possible, so one of the blocks needs no case, and a jump table needs no
	// bounds check.
	def := cases[0].label
	sort.Slice(cases, func(i, j int) bool { return cases[i].low < cases[j].low })
	if high := cases[len(cases)-1].low; len(cases) >= tableCases &&
		high/tableDensity < int64(len(cases)) {
		s.flow.tableJump(s.Reg(in.Operand(0)), cases, 0, high, def)
		s.Out.Tables[len(s.Out.Tables)-1].Indirect = true
		return
	}
	v := s.Leaf(s.Env.Module.Types.Int(64), build.Scalar{mir.R(s.Reg(in.Operand(0)))})
	s.flow.caseTree(s.Reg(v), amd64.W64, cases, def, 64)
}
