package rewrite

import (
	"slices"

	"statepoint/core/ir"
	"statepoint/core/passes/internal/edit"
)

// blockOrder is the order in which LLVM numbers a variable's phis, by block: by position before
// LLVM 20, then by the number assigned to a block on creation, which for a block of a text is its
// first mention.
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

// orderEdges walks the graph as LLVM's renamer does, because the order in which it visits edges is
// the order of phi operands.
func (l *relocation) orderEdges() {
	n := len(l.cfg.Blocks)
	l.edgeAt = make([][]int32, n)
	l.entering = make([][]*ir.Block, n)
	type step struct{ block, from int32 }
	visited := make([]bool, n)
	stamp := make([]int32, n)
	stack := []step{{0, -1}}
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
		follow := func(t int32) {
			if stamp[t] != s.block+1 {
				stamp[t] = s.block + 1
				stack = append(stack, step{t, s.block})
			}
		}
		succs := l.cfg.Succs[s.block]
		if l.r.m.Dialect.Opaque() {
			// LLVM 20 and later visit the successors in order, a repeated one at its last mention.
			for j := len(succs) - 1; j >= 0; j-- {
				follow(succs[j])
			}
			continue
		}
		// Before that, the first and then the others, last first, a repeated one at its first
		// mention.
		if len(succs) > 0 {
			stamp[succs[0]] = s.block + 1
			for _, t := range succs[1:] {
				follow(t)
			}
			stack = append(stack, step{succs[0], s.block})
		}
	}
}

// undo is an assignment to revert when the renaming leaves a block's subtree of the dominator tree.
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
	// A block reverts one assignment of each variable, however many it makes, and the entry none:
	// noted is the last block that logged one.
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
			if l.clobbers != nil {
				for _, v := range l.clobbersBefore[in] {
					set(v, b, ir.Zero(l.vars[v].value.Type()))
				}
			}
			if readsVariables(in) {
				uses := in.Uses()
				for i := range uses {
					if n := valueNum(uses[i].Value); n > 0 && cur[n-1] != nil &&
						cur[n-1] != uses[i].Value {
						uses[i].Set(cur[n-1])
					}
				}
			}
			if l.clobbers != nil {
				for _, v := range l.clobbers[in] {
					set(v, b, ir.Zero(l.vars[v].value.Type()))
				}
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

// leave sets the incoming values from b of the phis in b's successors.
func (l *relocation) leave(b int32, cur []ir.Value) {
	block := l.cfg.Blocks[b]
	for j, s := range l.cfg.Succs[b] {
		for _, p := range l.phis[s] {
			v := cur[p.variable]
			if v == nil {
				v = edit.NoValue(l.r.m, p.phi.Type())
			}
			p.phi.SetOperand(int(l.edgeAt[b][j]), v)
		}
		phi := l.cfg.Blocks[s].First()
		for range l.phis[s] { // the new ones come first
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
// have some.
func (l *relocation) simplify() {
	for again := true; again; {
		again = false
		for b := range l.phis {
			kept := l.phis[b][:0]
			for _, p := range l.phis[b] {
				v := edit.SameIncoming(p.phi)
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
