package isel

import (
	"sort"

	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// switchCase is one case of a switch: values from low to high, as numbers of the instruction's
// width, go to label.
type switchCase struct {
	low, high int64
	label     int32
}

// switchInst selects switch as a tree of comparisons, in which neighbouring cases with one
// destination are a range. A value of more than 64 bits is refused.
func (s *control) switchInst(in *ir.Instr) {
	if only := onlyTarget(in); only != nil {
		s.Jump(s.body.label(only))
		return
	}
	v := in.Operand(0)
	bits := v.Type().Bits
	if bits > build.MaxIntBits {
		s.Fail("a switch on `" + v.Type().String() + "`")
		return
	}
	if bits > 64 {
		s.wide.Switch(in)
		return
	}
	def := s.body.label(in.Operand(1).(*ir.Block))
	var cases []switchCase
	for i := 2; i+1 < in.NumOps(); i += 2 {
		c, ok := ir.AsInt(in.Operand(i))
		if !ok {
			s.Fail("a switch case that is not an integer")
			return
		}
		cases = append(cases, switchCase{c.Int64(), c.Int64(),
			s.body.label(in.Operand(i + 1).(*ir.Block))})
	}
	if s.bitTest(v, cases, def, false) || s.jumpTable(v, cases, def, false) ||
		s.bitTest(v, cases, def, true) || s.jumpTable(v, cases, def, true) {
		return
	}
	w, exact := build.ExactWidth(bits)
	var r mir.VReg
	if exact {
		r = s.Reg(v)
	} else {
		w = build.OpWidth(bits)
		r = s.ints.Extend(v, true, uint32(w))
	}
	s.caseTree(r, w, cases, def, bits)
}

// caseTree emits comparisons with all cases.
func (s *control) caseTree(r mir.VReg, w amd64.Width, cases []switchCase, def int32, bits uint32) {
	cases = mergeCases(cases, def)
	if len(cases) == 0 {
		s.Jump(def)
		return
	}
	head := append([]mir.Inst(nil), s.Buf...)
	s.Buf = s.Buf[:0]
	// The blocks of the tree are closed from the last to the first; the first one is the rest of
	// the block the switch ends.
	s.switchTree(r, w, cases, def, bits, true)
	s.Buf = append(head, s.Buf...)
}

// mergeCases sorts the cases, joins neighbours and drops those with the default's destination.
func mergeCases(cases []switchCase, def int32) []switchCase {
	sort.Slice(cases, func(i, j int) bool { return cases[i].low < cases[j].low })
	out := cases[:0]
	for _, c := range cases {
		if c.label == def {
			continue
		}
		if n := len(out); n > 0 && out[n-1].label == c.label && out[n-1].high+1 == c.low {
			out[n-1].high = c.high
			continue
		}
		out = append(out, c)
	}
	return out
}

// bitComparisons is the number of comparisons from which on a test of one bit is better.
const bitComparisons = 3

// bitTest selects a switch in which many cases that lead to one block lie close together: as a test
// of a bit of a number that has a bit for each of these cases, and comparisons with the others, if
// there may be others.
func (s *control) bitTest(v ir.Value, cases []switchCase, def int32, others bool) bool {
	merged := mergeCases(append([]switchCase(nil), cases...), def)
	first, last := bitRange(merged)
	if first < 0 {
		return false
	}
	to, low, high := merged[first].label, merged[first].low, merged[last].high
	var rest []switchCase
	var mask uint64
	for k, c := range merged {
		if k < first || k > last || c.label != to {
			rest = append(rest, c)
		}
	}
	if len(rest) > 0 && !others {
		return false
	}
	if low > 0 && high < 64 {
		low = 0 // saves a subtraction
	}
	span := uint64(high - low)
	for _, c := range merged[first : last+1] {
		if c.label == to {
			mask |= ^uint64(0) >> (63 - uint64(c.high-c.low)) << uint64(c.low-low)
		}
	}
	bits := v.Type().Bits
	w := build.OpWidth(bits)
	value := s.ints.Extend(v, low < 0 || len(rest) > 0, uint32(w))
	index := value
	if low != 0 {
		index = s.Temp(mir.GPR, uint8(w/8))
		s.subtractCase(index, value, w, low)
	}
	head := append([]mir.Inst(nil), s.Buf...)
	s.Buf = s.Buf[:0]
	if len(rest) > 0 {
		def = s.switchTree(value, w, rest, def, bits, false)
	}
	// The instruction takes the number of the bit modulo the width of the mask.
	tested := amd64.W32
	if span > 31 {
		tested = amd64.W64
	}
	number := s.Load(mir.I(int64(mask)), mir.GPR, uint8(tested/8))
	s.X86(amd64.BT, tested, mir.R(number), mir.R(index))
	s.JumpIf(amd64.CondB, to)
	s.Jump(def)
	test := s.Piece()
	s.Buf = append(s.Buf, head...)
	s.compareCase(index, w, int64(span))
	s.JumpIf(amd64.CondA, def)
	s.Jump(test)
	return true
}

// bitRange finds, among sorted cases, the range of at most 64 numbers from the first case to the
// last, both with the same destination, in which a test of one bit saves most comparisons; first is
// -1 if there is none.
func bitRange(cases []switchCase) (first, last int) {
	first, most := -1, bitComparisons-1
	for i := range cases {
		n := 0
		for k := i; k < len(cases) && uint64(cases[k].high-cases[i].low) < 64; k++ {
			if cases[k].label != cases[i].label {
				continue
			}
			if n++; cases[k].low != cases[k].high {
				n++
			}
			if n > most {
				first, last, most = i, k, n
			}
		}
	}
	return first, last
}

// A jump table is used for at least this number of cases, if at least one in this number of its
// entries is a case.
const (
	tableCases   = 4
	tableDensity = 10
	tableLimit   = 1 << 16
	tableRuns    = 256 // of at most so many cases, part may be in a table
)

// jumpTable selects a switch of which many cases lie close together as a jump through a table of
// distances or addresses, and comparisons with the others, if there may be others.
func (s *control) jumpTable(v ir.Value, cases []switchCase, def int32, others bool) bool {
	if a, ok := s.Func.Attrs.Get("no-jump-tables"); len(cases) < tableCases ||
		ok && a.Value == "true" {
		return false
	}
	sorted := append([]switchCase(nil), cases...)
	sort.Slice(sorted, func(i, j int) bool { return sorted[i].low < sorted[j].low })
	first, last := tableRange(sorted)
	if len(mergeCases(append([]switchCase(nil), sorted[first:last]...), def)) < tableCases {
		return false
	}
	rest := append(append([]switchCase(nil), sorted[:first]...), sorted[last:]...)
	if rest = mergeCases(rest, def); len(rest) > 0 && !others {
		return false
	}
	sorted = sorted[first:last]
	low, high := sorted[0].low, sorted[len(sorted)-1].high
	span := uint64(high - low)
	bits := v.Type().Bits
	w := build.OpWidth(bits)
	value := s.ints.Extend(v, low < 0 || len(rest) > 0, uint32(w))
	index := value
	if low != 0 {
		index = s.Temp(mir.GPR, uint8(w/8))
		s.subtractCase(index, value, w, low)
	}
	wide := index
	// an extension to 32 bits and a subtraction clear the upper half
	if bits == 32 && low == 0 && !s.walk.upperIsZero(v) {
		wide = s.Temp(mir.GPR, 8)
		s.X86(amd64.MOV, amd64.W32, mir.D(wide), mir.R(index))
	}
	head := append([]mir.Inst(nil), s.Buf...)
	s.Buf = s.Buf[:0]
	s.tableJump(wide, sorted, low, high, def, false)
	jump := s.Piece()
	if len(rest) > 0 {
		def = s.switchTree(value, w, rest, def, bits, false)
	}
	s.Buf = append(s.Buf, head...)
	s.compareCase(index, w, int64(span))
	s.JumpIf(amd64.CondA, def)
	s.Jump(jump)
	return true
}

// tableRange finds the longest run of sorted cases that is dense enough for a table; among very
// many, it only looks at all of them.
func tableRange(cases []switchCase) (first, last int) {
	for i := range cases {
		for k := len(cases); k-i > last-first; k-- {
			span := uint64(cases[k-1].high - cases[i].low)
			if span < tableLimit && span/tableDensity < uint64(k-i) {
				first, last = i, k
			}
			if len(cases) > tableRuns {
				return first, last
			}
		}
	}
	return first, last
}

// tableJump jumps through a table with an entry for each number from low to high; index is the
// number minus low. Numbers without a case go to def. As in LLVM's code, the entries are addresses
// unless the code is position-independent, and always for an indirectbr, whose own table has them.
func (s *control) tableJump(index mir.VReg, sorted []switchCase, low, high int64, def int32,
	indirect bool) {
	number := len(s.Out.Tables) + 1
	table := mir.Table{Sym: s.Env.Symbols.JumpTable(number - 1), Indirect: indirect,
		Addresses: (indirect || !s.Env.PIC) && !s.Env.MachO}
	s.Out.Tables = append(s.Out.Tables, table)
	base := s.Temp(mir.GPR, 8)
	s.X86(amd64.LEA, amd64.W64, mir.D(base), mir.Operand{Kind: mir.KindMem, Sym: table.Sym})
	entry := mir.Operand{Kind: mir.KindMem, Reg: base, Index: index, Scale: 8}
	if !table.Addresses {
		distance := s.Temp(mir.GPR, 8)
		entry.Scale = 4
		s.X86(amd64.MOVSXD, amd64.W64, mir.D(distance), entry)
		entry = mir.R(s.Op2(amd64.ADD, amd64.W64, distance, mir.R(base)))
	}
	ops := []mir.Operand{entry}
	k := 0
	for n := low; ; n++ {
		to := def
		if k < len(sorted) && sorted[k].low == n {
			to = sorted[k].label
			k++
		}
		ops = append(ops, mir.To(to))
		if n == high {
			break
		}
	}
	m := s.X86(amd64.JMP, amd64.W64, ops...)
	m.Flags |= mir.IsTerm
	m.Aux = int32(number)
}

// linearCases is the number of cases that are compared one by one.
const linearCases = 3

// switchTree emits the tree for sorted cases. All pieces but the first become separate blocks,
// finished at once; the first is left in buf.
func (s *control) switchTree(r mir.VReg, w amd64.Width, cases []switchCase, def int32, bits uint32,
	first bool) int32 {
	if len(cases) > linearCases {
		mid := len(cases) / 2
		c := cases[mid]
		after := cases[mid:]
		if c.low == c.high {
			after = cases[mid+1:]
		}
		right := s.switchTree(r, w, after, def, bits, false)
		left := s.switchTree(r, w, cases[:mid], def, bits, false)
		s.compareCase(r, w, c.low)
		if c.low == c.high { // the same comparison decides whether it is this case
			s.JumpIf(amd64.CondE, c.label)
		}
		s.JumpIf(amd64.CondGE, right)
		s.Jump(left)
	} else {
		next := def
		for i := len(cases) - 1; i >= 0; i-- {
			c := cases[i]
			if c.low == c.high {
				s.compareCase(r, w, c.low)
				s.JumpIf(amd64.CondE, c.label)
			} else {
				t := r
				if c.low != 0 {
					t = s.Temp(mir.GPR, uint8(max(w, amd64.W32)/8))
					s.subtractCase(t, r, max(w, amd64.W32), c.low)
				}
				s.compareCase(t, w, c.high-c.low)
				s.JumpIf(amd64.CondBE, c.label)
			}
			s.Jump(next)
			if i > 0 {
				next = s.Piece()
			}
		}
	}
	if first {
		return -1
	}
	return s.Piece()
}

func (s *control) compareCase(r mir.VReg, w amd64.Width, n int64) {
	switch {
	case n == 0:
		s.X86(amd64.TEST, w, mir.R(r), mir.R(r))
	case build.Fits32(n):
		s.X86(amd64.CMP, w, mir.R(r), mir.I(n))
	default:
		s.X86(amd64.CMP, w, mir.R(r), mir.R(s.Load(mir.I(n), mir.GPR, 8)))
	}
}

func (s *control) subtractCase(d, r mir.VReg, w amd64.Width, n int64) {
	switch {
	case n == 1:
		s.X86(amd64.DEC, w, mir.D(d), mir.R(r).As(mir.Tied))
		return
	case n == -1:
		s.X86(amd64.INC, w, mir.D(d), mir.R(r).As(mir.Tied))
		return
	case build.Fits32(-n):
		s.X86(amd64.ADD, w, mir.D(d), mir.R(r).As(mir.Tied), mir.I(-n))
		return
	}
	s.X86(amd64.SUB, w, mir.D(d), mir.R(r).As(mir.Tied), mir.R(s.Load(mir.I(n), mir.GPR, 8)))
}
