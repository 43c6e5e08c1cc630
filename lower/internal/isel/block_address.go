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
// for them. Where the address comes from a constant table of blocks, as in most interpreters, the
// jump table has the order of that table, and the number is not read.

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
		s.flow.unreachable(in)
		return
	}
	if s.branchByTable(in) {
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
		s.flow.tableJump(s.Reg(in.Operand(0)), cases, 0, high, def, true)
		return
	}
	v := s.Leaf(s.Env.Module.Types.Int(64), build.Scalar{mir.R(s.Reg(in.Operand(0)))})
	s.flow.caseTree(s.Reg(v), amd64.W64, cases, def, 64)
}

// branchByTable selects an indirectbr to an address that is read from a constant table of blocks,
// as a jump by the index in the table, and reports whether it did: the address need not be read.
func (s *memoryAccess) branchByTable(in *ir.Instr) bool {
	load, entries := s.tableLoad(in.Operand(0))
	if len(entries) < tableCases || len(entries) > tableLimit {
		return false
	}
	to := map[ir.Value]int32{}
	for i := 1; i < in.NumOps(); i++ {
		b := in.Operand(i).(*ir.Block)
		to[b] = s.body.label(b)
	}
	listed := map[ir.Value]bool{}
	cases := make([]switchCase, len(entries))
	for i, e := range entries {
		c, ok := e.(*ir.Const)
		if !ok || c.Kind != ir.ConstBlockAddress || len(c.Elems) != 2 {
			return false
		}
		label, known := to[c.Elems[1]]
		if !known {
			return false
		}
		listed[c.Elems[1]] = true
		cases[i] = switchCase{int64(i), int64(i), label}
	}
	if len(listed) != len(to) { // the others would have no edge
		return false
	}
	gep := load.Operand(0).(*ir.Instr)
	s.Carry(load)
	s.Carry(gep)
	index := s.Index64(gep.Operand(gep.NumOps() - 1))
	s.flow.tableJump(index, cases, 0, int64(len(cases)-1), cases[0].label, true)
	return true
}

// tableLoad returns the load of an address from a constant array of the module, by an index that is
// the last operand of its getelementptr, and the elements of the array; none if v is none.
func (s *memoryAccess) tableLoad(v ir.Value) (load *ir.Instr, elements []ir.Value) {
	load, ok := v.(*ir.Instr)
	if !ok || load.Op != ir.Load || load.Flags&(ir.Volatile|ir.Atomic) != 0 {
		return nil, nil
	}
	gep, ok := load.Operand(0).(*ir.Instr)
	if !ok || gep.Op != ir.GetElementPtr || !gep.Type().IsPointer() {
		return nil, nil
	}
	g, ok := gep.Operand(0).(*ir.Global)
	if !ok || !g.Constant || g.Linkage != "internal" && g.Linkage != "private" {
		return nil, nil
	}
	element := gep.ElemType
	switch gep.NumOps() {
	case 2:
	case 3:
		n, ok := ir.AsInt(gep.Operand(1))
		if !ok || n.Bits != 0 || element.Kind != ir.ArrayKind {
			return nil, nil
		}
		element = element.Elem
	default:
		return nil, nil
	}
	table, ok := g.Init.(*ir.Const)
	if !ok || table.Kind != ir.ConstAggregate || table.Type().Kind != ir.ArrayKind ||
		s.Env.Layout.Size(element) != 8 {
		return nil, nil
	}
	return load, table.Elems
}
