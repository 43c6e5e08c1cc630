package rewrite

import (
	"sort"
	"strconv"

	"statepoint/core/analysis"
	"statepoint/core/gc"
	"statepoint/core/ir"
)

// relocation replaces the original values by relocated ones: a construction of SSA form in which
// each live pointer is a variable, its definition and every relocation of it are assignments, and
// its uses read it. LLVM does this with an alloca per pointer that is promoted to registers; the
// result, down to the names and the order of the phis it inserts, is the same.
type relocation struct {
	r   *rewriter
	cfg *analysis.CFG
	dom *analysis.Dominators
	// vars are the variables. Num of the instruction or argument that defines one is its index plus
	// one, and Num of the instructions that redefine it is minus that.
	vars []variable
	// phis are the new phis of each block.
	phis [][]newPhi
	// edgeAt is, for each block and each of its edges, the index of the incoming value in the
	// successor's phis; entering lists the incoming blocks of each block in the order of the phis'
	// operands.
	edgeAt   [][]int32
	entering [][]*ir.Block
	// clobbers are the variables that become null right after an instruction, clobbersBefore those
	// that do so before one; nil unless requested.
	clobbers, clobbersBefore map[*ir.Instr][]int32
}

// variable is one pointer with the blocks where it is assigned and read.
type variable struct {
	value ir.Value
	// defs are the blocks that assign it, and reads those that read it before they assign it.
	defs, reads []int32
	// block is the only block that refers to it, or manyBlocks.
	block int32
	// defIn and readIn are the last blocks added to defs and reads.
	defIn, readIn int32
}

const manyBlocks = -2

type newPhi struct {
	variable int32
	phi      *ir.Instr
}

func (r *rewriter) relocate(cfg *analysis.CFG) error {
	for _, b := range r.f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			in.SetNum(0)
		}
	}
	for _, a := range r.f.Args {
		a.SetNum(0)
	}
	l := &relocation{r: r, cfg: cfg, dom: analysis.NewDominators(cfg)}
	l.collect()
	if len(l.vars) == 0 {
		return nil
	}
	l.castRelocates()
	if r.o.ClobberNonLive {
		l.clobber()
	}
	l.scan()
	if err := l.placePhis(); err != nil {
		return err
	}
	l.rename()
	l.simplify()
	return nil
}

// collect creates the variables: for values that are live at a safepoint, in order, and then for
// rematerialised values.
func (l *relocation) collect() {
	for i := range l.r.records {
		live := l.r.records[i].listed()
		for j := range live {
			l.variableOf(live[j].Value)
		}
	}
	for i := range l.r.records {
		for _, m := range l.r.records[i].remats {
			m.copy.SetNum(-l.variableOf(m.original))
		}
	}
}

// listed are the pointers that a record's statepoint lists and relocates, after the calls have been
// replaced.
func (rec *record) listed() []ir.Use {
	if rec.token == nil {
		return nil // there is no statepoint, see rootConverter
	}
	return gc.Live(rec.token)[:len(rec.live)]
}

// variableOf returns the number of a value's variable, and creates it if there is none.
func (l *relocation) variableOf(v ir.Value) int32 {
	if n := valueNum(v); n > 0 {
		return n
	}
	l.vars = append(l.vars, variable{value: v, block: -1, defIn: -1, readIn: -1})
	n := int32(len(l.vars))
	setValueNum(v, n)
	return n
}

// castRelocates casts relocates to the types of the pointers that they relocate, in typed dialects,
// in LLVM's order: newest first.
func (l *relocation) castRelocates() {
	for i := range l.r.records {
		rec := &l.r.records[i]
		live := rec.listed()
		for _, relocates := range [][]*ir.Instr{rec.relocates, rec.unwindRelocates} {
			for j := len(relocates) - 1; j >= 0; j-- {
				in, v := relocates[j], live[j].Value
				if in.Type() != v.Type() {
					in = l.r.castRelocate(in, v)
				}
				in.SetNum(-valueNum(v))
			}
		}
	}
}

func (r *rewriter) castRelocate(in *ir.Instr, v ir.Value) *ir.Instr {
	c := r.m.NewInstr(ir.BitCast, v.Type(), in)
	c.SetFrom(v.ID())
	c.CopyDebugLoc(in.Next())
	c.InsertBefore(in.Next())
	if in.Name() != "" {
		r.f.SetName(c, in.Name()+".casted")
	}
	return c
}

// clobber sets variables to null after every statepoint that neither relocates nor rematerialises
// them, so a wrong use of one faults at once. For an invoke it does so at the start of both
// destinations.
func (l *relocation) clobber() {
	l.clobbers, l.clobbersBefore = map[*ir.Instr][]int32{}, map[*ir.Instr][]int32{}
	kept := make([]int, len(l.vars))
	for i := range l.r.records {
		rec := &l.r.records[i]
		live := rec.listed()
		for j := range live {
			kept[valueNum(live[j].Value)-1] = i + 1
		}
		for _, m := range rec.remats {
			kept[valueNum(m.original)-1] = i + 1
		}
		var gone []int32
		for v := range kept {
			if kept[v] != i+1 {
				gone = append(gone, int32(v))
			}
		}
		if rec.token.Op == ir.Call {
			l.clobbers[rec.token] = gone
			continue
		}
		l.clobbers[rec.unwind] = gone
		l.clobbersBefore[rec.token.NormalDest().FirstInsertionPt()] = gone
	}
}

// scan records where each variable is assigned and read.
func (l *relocation) scan() {
	for _, a := range l.r.f.Args {
		if n := a.Num(); n > 0 {
			l.assign(n-1, 0)
		}
	}
	near := make([]int, len(l.cfg.Blocks)) // the index at which phis had the last predecessor
	for b, block := range l.cfg.Blocks {
		for in := block.First(); in != nil; in = in.Next() {
			if l.clobbers != nil {
				for _, v := range l.clobbersBefore[in] {
					l.assign(v, int32(b))
				}
			}
			if readsVariables(in) {
				uses := in.Uses()
				for i := range uses {
					if n := valueNum(uses[i].Value); n > 0 {
						l.read(n-1, int32(b))
					}
				}
			}
			if l.clobbers != nil {
				for _, v := range l.clobbers[in] {
					l.assign(v, int32(b))
				}
			}
			if n := in.Num(); n > 0 && in.Op != ir.Invoke {
				l.assign(n-1, int32(b))
			} else if n < 0 {
				l.assign(-n-1, int32(b))
			} else if n > 0 {
				l.assign(n-1, in.NormalDest().Num())
			}
		}
		for _, s := range l.cfg.Succs[b] {
			for phi := l.cfg.Blocks[s].First(); phi != nil && phi.Op == ir.Phi; phi = phi.Next() {
				if at := phi.IncomingNear(block, near[s]); at >= 0 {
					near[s] = at
					if n := valueNum(phi.Operand(at)); n > 0 {
						l.read(n-1, int32(b))
					}
				}
			}
		}
	}
}

// readsVariables reports whether an instruction may read variables where it is. A phi reads them at
// the ends of its predecessors, and a relocate that assigns one has a token and numbers only.
func readsVariables(in *ir.Instr) bool {
	return in.Op != ir.Phi && (in.Op != ir.Call || in.Num() >= 0)
}

func (l *relocation) assign(v, b int32) {
	x := &l.vars[v]
	x.note(b)
	if x.defIn != b {
		x.defIn = b
		x.defs = append(x.defs, b)
	}
}

func (l *relocation) read(v, b int32) {
	x := &l.vars[v]
	x.note(b)
	if x.defIn != b && x.readIn != b {
		x.readIn = b
		x.reads = append(x.reads, b)
	}
}

func (x *variable) note(b int32) {
	if x.block == -1 {
		x.block = b
	} else if x.block != b {
		x.block = manyBlocks
	}
}

// placePhis inserts the phis that each variable needs: at its iterated dominance frontier, where it
// is live.
func (l *relocation) placePhis() error {
	n := len(l.cfg.Blocks)
	l.phis = make([][]newPhi, n)
	order := make([]int32, len(l.vars))
	needed := false
	for i := range order {
		order[i] = int32(i)
		needed = needed || l.vars[i].block == manyBlocks
	}
	if !needed {
		return nil
	}
	frontier := analysis.NewFrontier(l.dom)
	numbers := l.blockOrder()
	l.orderEdges()
	most := 0
	for _, from := range l.entering {
		most = max(most, len(from))
	}
	noneYet := make([]ir.Value, most)
	// blocks are the blocks of the phis, variable by variable; ends has the index at which those of
	// each variable end. There may be millions.
	var blocks, ends []int32
	in := make([]int32, n)
	for i := 0; i < len(order); i++ {
		x := &l.vars[order[i]]
		if x.block != manyBlocks {
			// It is handled immediately, and the last one in the list takes its index, as in LLVM:
			// the order shows in the names.
			order[i] = order[len(order)-1]
			order = order[:len(order)-1]
			i--
			continue
		}
		start := len(blocks)
		blocks = frontier.Phis(blocks, x.defs, x.reads)
		ends = append(ends, int32(len(blocks)))
		added := blocks[start:]
		sort.Slice(added, func(i, j int) bool { return numbers[added[i]] < numbers[added[j]] })
		merged := 0
		for _, b := range blocks[start:] {
			in[b]++
			merged += len(l.entering[b])
		}
		if err := l.r.budget.Spend(l.r.f, merged, "values to merge in phis"); err != nil {
			return err
		}
	}
	// The phis of a block are created together, last first, in their final order, so they are
	// adjacent in memory when they are visited later.
	phis := make([]newPhi, len(blocks))
	for b, count := range in {
		first := l.cfg.Blocks[b].First()
		l.phis[b], phis = phis[:count:count], phis[count:]
		for i := count - 1; i >= 0; i-- {
			phi := l.r.m.NewInstr(ir.Phi, l.r.m.Types.Void, noneYet[:len(l.entering[b])]...)
			phi.Blocks = l.entering[b]
			l.cfg.Blocks[b].InsertBefore(phi, first)
			l.phis[b][i].phi = phi
		}
		in[b] = 0
	}
	l.r.f.GrowNames(len(blocks))
	start := int32(0)
	for i, end := range ends {
		v := l.vars[order[i]].value
		for version, b := range blocks[start:end] {
			p := &l.phis[b][in[b]]
			in[b]++
			p.variable = order[i]
			p.phi.MutateType(v.Type())
			p.phi.SetFrom(v.ID())
			l.r.f.SetName(p.phi, "."+strconv.Itoa(version))
		}
		start = end
	}
	l.r.why.Figures.Phis += len(blocks)
	return nil
}
