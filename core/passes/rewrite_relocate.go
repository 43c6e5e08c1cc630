package passes

import (
	"slices"
	"strconv"

	"statepoint/core/analysis"
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
	// vars are the variables; each is numbered by its place plus one in Num of the instruction or
	// argument that defines it, and minus that in Num of the instructions that redefine it.
	vars []variable
	// phis are the new phis of each block.
	phis [][]newPhi
	// edgeAt is, for each block and each of its edges, where the incoming value stands in the phis
	// of the successor; entering is the incoming blocks of each block in the order of the phis'
	// operands.
	edgeAt   [][]int32
	entering [][]*ir.Block
	// clobbers are the variables that become null right after an instruction, clobbersBefore those
	// that do before one; nil unless asked for.
	clobbers, clobbersBefore map[*ir.Instr][]int32
}

// variable is one pointer with the places it is assigned and read in.
type variable struct {
	value ir.Value
	// defs are the blocks that assign it, and reads those that read it before they assign it.
	defs, reads []int32
	// block is the only block that speaks of it, or manyBlocks.
	block int32
	// defIn and readIn are the last block noted in defs and reads.
	defIn, readIn int32
}

const manyBlocks = -2

type newPhi struct {
	variable int32
	phi      *ir.Instr
}

func (r *rewriter) relocate(cfg *analysis.CFG) {
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
		return
	}
	l.castRelocates()
	if r.o.ClobberNonLive {
		l.clobber()
	}
	l.scan()
	l.placePhis()
	l.rename()
	l.simplify()
}

// collect makes the variables: what is live at a safepoint, in order, and then what is
// rematerialised.
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

// listed are the pointers that a record's statepoint lists and relocates, as they are after the
// calls have been replaced.
func (rec *record) listed() []ir.Use {
	if rec.token == nil {
		return nil // there is no statepoint, see rootConverter
	}
	live, _ := rec.token.FindBundle("gc-live")
	return live[:len(rec.live)]
}

// variableOf returns the number of the variable of a value, making it if there is none.
func (l *relocation) variableOf(v ir.Value) int32 {
	if n := valueNum(v); n > 0 {
		return n
	}
	l.vars = append(l.vars, variable{value: v, block: -1, defIn: -1, readIn: -1})
	n := int32(len(l.vars))
	setValueNum(v, n)
	return n
}

// castRelocates casts relocates to the types of what they relocate, in typed dialects, in the order
// in which LLVM meets them: newest first.
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

// clobber makes null, after every statepoint, of the variables that it neither relocates nor has
// computed again: what uses one of them by mistake then faults at once. An invoke does so at the
// start of both its destinations.
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

// scan notes where each variable is assigned and read.
func (l *relocation) scan() {
	for _, a := range l.r.f.Args {
		if n := a.Num(); n > 0 {
			l.assign(n-1, 0)
		}
	}
	for b, block := range l.cfg.Blocks {
		for in := block.First(); in != nil; in = in.Next() {
			for _, v := range l.clobbersBefore[in] {
				l.assign(v, int32(b))
			}
			if in.Op != ir.Phi {
				for i := range in.NumOps() {
					if n := valueNum(in.Operand(i)); n > 0 {
						l.read(n-1, int32(b))
					}
				}
			}
			for _, v := range l.clobbers[in] {
				l.assign(v, int32(b))
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
				if at := phi.IncomingIndex(block); at >= 0 {
					if n := valueNum(phi.Operand(at)); n > 0 {
						l.read(n-1, int32(b))
					}
				}
			}
		}
	}
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
func (l *relocation) placePhis() {
	n := len(l.cfg.Blocks)
	l.phis = make([][]newPhi, n)
	order := make([]int32, len(l.vars))
	needed := false
	for i := range order {
		order[i] = int32(i)
		needed = needed || l.vars[i].block == manyBlocks
	}
	if !needed {
		return
	}
	frontier := analysis.NewFrontier(l.dom)
	numbers := l.blockOrder()
	l.orderEdges()
	most := 0
	for _, from := range l.entering {
		most = max(most, len(from))
	}
	noneYet := make([]ir.Value, most)
	// blocks are where the phis go, variable after variable; ends is where those of each variable
	// end. There may be millions.
	var blocks, ends []int32
	in := make([]int32, n)
	for i := 0; i < len(order); i++ {
		x := &l.vars[order[i]]
		if x.block != manyBlocks {
			// It is done at once, and the last one in the list takes its place: so does LLVM, and
			// the order shows in the names.
			order[i] = order[len(order)-1]
			order = order[:len(order)-1]
			i--
			continue
		}
		start := len(blocks)
		blocks = frontier.Phis(blocks, x.defs, x.reads)
		ends = append(ends, int32(len(blocks)))
		slices.SortFunc(blocks[start:], func(a, b int32) int {
			return int(numbers[a] - numbers[b])
		})
		for _, b := range blocks[start:] {
			in[b]++
		}
	}
	// The phis of a block are made together, the last of it first, as they come to stand: what
	// walks over them later finds them side by side.
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
}

// blockOrder is the order in which LLVM numbers a variable's phis, by block: by position before
// LLVM 20, and then by the number a block got when it was made, which for a block of the text is
// when it was first mentioned.
func (l *relocation) blockOrder() []int32 {
	numbers := make([]int32, len(l.cfg.Blocks))
	for i, b := range l.cfg.Blocks {
		numbers[i] = int32(i)
		if l.r.m.Dialect.Opaque() {
			numbers[i] = int32(b.ID())
		}
	}
	return numbers
}

// orderEdges walks the graph as LLVM's renamer does, for the order in which phis get their operands
// is the order in which it takes the edges.
func (l *relocation) orderEdges() {
	n := len(l.cfg.Blocks)
	l.edgeAt = make([][]int32, n)
	l.entering = make([][]*ir.Block, n)
	type step struct{ block, from int32 }
	visited := make([]bool, n)
	stamp := make([]int32, n)
	stack := []step{{0, -1}}
	var succs []int32
	for len(stack) > 0 {
		s := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if s.from >= 0 {
			at := int32(len(l.entering[s.block]))
			for j, t := range l.cfg.Succs[s.from] {
				if t == s.block {
					l.entering[s.block] = append(l.entering[s.block], l.cfg.Blocks[s.from])
					l.edgeAt[s.from][j] = at
					at++
				}
			}
		}
		if visited[s.block] {
			continue
		}
		visited[s.block] = true
		l.edgeAt[s.block] = make([]int32, len(l.cfg.Succs[s.block]))
		succs = succs[:0]
		for _, t := range l.cfg.Succs[s.block] {
			if stamp[t] != s.block+1 {
				stamp[t] = s.block + 1
				succs = append(succs, t)
			}
		}
		if l.r.m.Dialect.Opaque() {
			// LLVM 20 and later take the successors in order.
			for j := len(succs) - 1; j >= 0; j-- {
				stack = append(stack, step{succs[j], s.block})
			}
			continue
		}
		// Before that, the first and then the others from the last on.
		for j := 1; j < len(succs); j++ {
			stack = append(stack, step{succs[j], s.block})
		}
		if len(succs) > 0 {
			stack = append(stack, step{succs[0], s.block})
		}
	}
}

// undo is an assignment to take back when the renaming leaves the part of the dominator tree below
// a block.
type undo struct {
	variable int32
	value    ir.Value
}

// rename walks the dominator tree and replaces every read by the assignment that reaches it.
func (l *relocation) rename() {
	cur := make([]ir.Value, len(l.vars))
	type open struct{ end, log int32 }
	assignments := 0
	for i := range l.vars {
		assignments += len(l.vars[i].defs)
	}
	for _, phis := range l.phis {
		assignments += len(phis)
	}
	log := slices.Grow(l.r.undo[:0], assignments)
	var stack []open
	// A block takes back one assignment of each variable, however many it makes, and the entry
	// none: noted is the block that last noted one.
	noted := make([]int32, len(l.vars))
	set := func(v, b int32, to ir.Value) {
		if noted[v] != b {
			noted[v] = b
			log = append(log, undo{v, cur[v]})
		}
		cur[v] = to
	}
	for _, a := range l.r.f.Args {
		if n := a.Num(); n > 0 {
			cur[n-1] = a
		}
	}
	for at, b := range l.dom.Order {
		for len(stack) > 0 && stack[len(stack)-1].end <= int32(at) {
			top := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			for len(log) > int(top.log) {
				u := log[len(log)-1]
				log = log[:len(log)-1]
				cur[u.variable] = u.value
			}
		}
		stack = append(stack, open{l.dom.LastOf(b), int32(len(log))})
		for _, p := range l.phis[b] {
			set(p.variable, b, p.phi)
		}
		for in := l.cfg.Blocks[b].First(); in != nil; in = in.Next() {
			for _, v := range l.clobbersBefore[in] {
				set(v, b, ir.Zero(l.vars[v].value.Type()))
			}
			if in.Op != ir.Phi {
				uses := in.Uses()
				for i := range uses {
					if n := valueNum(uses[i].Value); n > 0 && cur[n-1] != nil &&
						cur[n-1] != uses[i].Value {
						uses[i].Set(cur[n-1])
					}
				}
			}
			for _, v := range l.clobbers[in] {
				set(v, b, ir.Zero(l.vars[v].value.Type()))
			}
			if n := in.Num(); n > 0 {
				set(n-1, b, in)
			} else if n < 0 {
				set(-n-1, b, in)
			}
		}
		l.leave(b, cur)
	}
	l.r.undo = log
}

// leave gives the phis of b's successors their values along the edges from b.
func (l *relocation) leave(b int32, cur []ir.Value) {
	block := l.cfg.Blocks[b]
	for j, s := range l.cfg.Succs[b] {
		for _, p := range l.phis[s] {
			v := cur[p.variable]
			if v == nil {
				v = noValue(l.r.m, p.phi.Type())
			}
			p.phi.SetOperand(int(l.edgeAt[b][j]), v)
		}
		phi := l.cfg.Blocks[s].First()
		for range l.phis[s] { // the new ones stand first
			phi = phi.Next()
		}
		for ; phi != nil && phi.Op == ir.Phi; phi = phi.Next() {
			for i, from := range phi.Blocks {
				if from != block {
					continue
				}
				if n := valueNum(phi.Operand(i)); n > 0 && cur[n-1] != nil {
					phi.SetOperand(i, cur[n-1])
				}
			}
		}
	}
}

// simplify removes new phis that merge one value, until there are none: loops with two entries can
// leave some.
func (l *relocation) simplify() {
	for again := true; again; {
		again = false
		for b := range l.phis {
			kept := l.phis[b][:0]
			for _, p := range l.phis[b] {
				v := sameIncoming(p.phi)
				if v == nil {
					kept = append(kept, p)
					continue
				}
				ir.ReplaceAllUses(p.phi, v)
				p.phi.Erase()
				l.r.why.Figures.Phis--
				again = true
			}
			l.phis[b] = kept
		}
	}
}
