package place

import (
	"fmt"
	"slices"

	"statepoint/core/ir"
	"statepoint/core/passes/internal/edit"
	"statepoint/core/passes/pass"
	"statepoint/core/provenance"
	"statepoint/core/source"
)

// pollName is the function whose body is a safepoint poll.
const pollName = "gc.safepoint_poll"

// inliner inlines a function without parameters or result.
type inliner struct {
	m      *ir.Module
	callee *ir.Func
	// size is the number of instructions of the callee, for the budget.
	size   int
	budget *pass.Budget
}

// newPollInliner checks that the module's poll function can be inlined.
func newPollInliner(m *ir.Module, o *pass.Options) (*inliner, error) {
	f := m.Func(pollName)
	if !f.FuncType.Result().IsVoid() || len(f.FuncType.Fields) != 0 || f.FuncType.Variadic {
		return nil, &pass.Unsupported{Code: pass.CodePoll, Span: f.Span,
			Message: fmt.Sprintf("@gc.safepoint_poll has the type %s; it must be void ()",
				f.FuncType)}
	}
	returns, size := false, 0
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			size++
			if in.IsIntrinsic("llvm.experimental.deoptimize") {
				return nil, &pass.Unsupported{Code: pass.CodePoll, Span: in.Span,
					Message: "@gc.safepoint_poll deoptimizes: a poll cannot return from the " +
						"function that it is inlined into"}
			}
			switch in.Op {
			case ir.Ret:
				returns = true
			case ir.Alloca, ir.Invoke, ir.CallBr, ir.IndirectBr, ir.CatchSwitch:
				return nil, &pass.Unsupported{Code: pass.CodePoll, Span: in.Span,
					Message: "@gc.safepoint_poll has " + source.An("`"+in.Op.String()+"`") +
						", which cannot be inlined as a poll"}
			}
		}
	}
	if !returns {
		return nil, &pass.Unsupported{Code: pass.CodePoll, Span: f.Span,
			Message: "@gc.safepoint_poll never returns"}
	}
	return &inliner{m: m, callee: f, size: size, budget: pass.NewBudget(m, o)}, nil
}

// at inserts a copy of the body before an instruction, with the names and block order of LLVM's
// InlineFunction, and returns the calls in it.
func (n *inliner) at(before *ir.Instr) (calls []*ir.Instr, err error) {
	f, orig := before.Func(), before.Parent()
	if g := n.callee.GC; g != "" && g != f.GC {
		return nil, &pass.Unsupported{Code: pass.CodePoll, Span: n.callee.Span,
			Message: fmt.Sprintf(
				"@gc.safepoint_poll has the strategy %q and cannot be inlined into @%s, which "+
					"has %q", g, f.Name(), f.GC)}
	}
	if err := n.budget.Spend(f, n.size, "instructions of a poll"); err != nil {
		return nil, err
	}
	blocks, returns, calls := n.copyBlocks(f, before)
	if len(blocks) == 1 && len(returns) == 1 {
		only := blocks[0]
		returns[0].Erase()
		for in := only.First(); in != nil; in = only.First() {
			in.Unlink()
			in.InsertBefore(before)
		}
		n.dropBlocks(f, only)
		return calls, nil
	}
	// The code after the poll becomes a separate block, the copied blocks come before it, and the
	// copied entry is merged into the block before the poll. Debug records before the instruction
	// stay before the poll.
	entry := blocks[0]
	if records := before.Records(); len(records) > 0 {
		entry.First().SetRecords(records)
		before.SetRecords(nil)
	}
	after := f.NewBlockAfter(n.callee.Name()+".exit", orig)
	after.From = []provenance.ID{orig.ID()}
	after.SpliceTail(before)
	for _, s := range after.Succs() {
		s.ReplacePhiIncoming(orig, after)
	}
	if len(returns) == 1 {
		ret := returns[0].Parent()
		returns[0].Erase()
		ir.ReplaceAllUses(ret, after)
		for in := ret.Last(); in != nil; in = ret.Last() {
			in.Unlink()
			after.InsertBefore(in, after.First())
		}
		n.dropBlocks(f, ret)
		blocks = without(blocks, ret)
	} else {
		for _, r := range returns {
			br := n.m.NewInstr(ir.Br, n.m.Types.Void, after)
			br.SetFrom(r.From()...)
			br.InsertBefore(r)
			r.Erase()
		}
	}
	for _, s := range entry.Succs() {
		s.ReplacePhiIncoming(entry, orig)
	}
	ir.ReplaceAllUses(entry, orig)
	orig.SpliceTail(entry.First())
	n.dropBlocks(f, entry)
	n.moveBlocks(f, blocks[1:], after)
	return calls, nil
}

func without(blocks []*ir.Block, b *ir.Block) []*ir.Block {
	kept := blocks[:0]
	for _, o := range blocks {
		if o != b {
			kept = append(kept, o)
		}
	}
	return kept
}

// copyBlocks copies the reachable blocks to the end of f, to be inlined before an instruction;
// names get ".i".
//
// If f has debug information, the copies get the instruction's source position. (LLVM keeps those
// of the body, which are of another function, and its verifier refuses them.)
func (n *inliner) copyBlocks(f *ir.Func, before *ir.Instr) (blocks []*ir.Block,
	returns, calls []*ir.Instr) {
	to := map[ir.Value]ir.Value{}
	copies := map[*ir.Block]*ir.Block{}
	reachable := reachableBlocks(n.callee)
	noUnwind := n.callee.Attrs.Has("nounwind")
	described := slices.ContainsFunc(f.Attachments,
		func(a ir.Attachment) bool { return a.Kind == "dbg" })
	strict := n.m.Dialect.Opaque() && f.Attrs.Has("strictfp")
	for _, b := range reachable {
		c := f.NewDetachedBlock()
		c.From = []provenance.ID{b.ID()}
		copies[b], to[b] = c, c
		f.Blocks = append(f.Blocks, c)
		blocks = append(blocks, c)
		for in := b.First(); in != nil; in = in.Next() {
			if described && in.IsDebugCall() {
				continue // about variables of another function
			}
			ci := edit.Clone(n.m, in)
			if described && ci.Attachment("dbg") != nil {
				ci.TakeDebugLoc(before)
			}
			c.Append(ci)
			to[in] = ci
			switch ci.Op {
			case ir.Ret:
				returns = append(returns, ci)
			case ir.Call:
				calls = append(calls, ci)
				ci.Flags &^= ir.Tail | ir.MustTail
				if noUnwind {
					ci.Call.Attrs = ci.Call.Attrs.With(ir.Attr{Name: "nounwind"})
				}
				if strict {
					ci.Call.Attrs = ci.Call.Attrs.With(ir.Attr{Name: "strictfp"})
				}
			}
		}
	}
	n.nameCopies(f, reachable, to)
	for _, c := range blocks {
		for in := c.First(); in != nil; in = in.Next() {
			for i := range in.NumOps() {
				if v, ok := to[in.Operand(i)]; ok {
					in.SetOperand(i, v)
				}
			}
			for i := len(in.Blocks) - 1; i >= 0; i-- {
				if p := copies[in.Blocks[i]]; p != nil {
					in.SetIncomingBlock(i, p)
				} else {
					in.RemoveIncoming(i)
				}
			}
		}
	}
	return n.joinBlocks(f, blocks), returns, calls
}

// nameCopies names the copies of blocks and their instructions. Where a name is taken, the order
// decides which copy gets which number: LLVM 14 names the blocks in the order of the function, each
// after its instructions; later releases name each block before its instructions as they find it,
// the last successor first.
func (n *inliner) nameCopies(f *ir.Func, blocks []*ir.Block, to map[ir.Value]ir.Value) {
	name := func(v ir.Value, given string) {
		if c, ok := to[v].(ir.Named); ok && given != "" {
			f.SetName(c, given+".i")
		}
	}
	instrs := func(b *ir.Block) {
		for in := b.First(); in != nil; in = in.Next() {
			name(in, in.Name())
		}
	}
	if !n.m.Dialect.Opaque() {
		for _, b := range blocks {
			instrs(b)
			name(b, b.Name())
		}
		return
	}
	named := map[*ir.Block]bool{}
	for work := []*ir.Block{n.callee.Entry()}; len(work) > 0; {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if !named[b] {
			named[b] = true
			name(b, b.Name())
			instrs(b)
			work = append(work, b.Succs()...)
		}
	}
}

// joinBlocks merges each copied block with its only successor, if that has no other predecessor.
func (n *inliner) joinBlocks(f *ir.Func, blocks []*ir.Block) []*ir.Block {
	for i := 0; i < len(blocks); {
		b := blocks[i]
		t := b.Terminator()
		if t.Op != ir.Br || t.NumOps() != 1 {
			i++
			continue
		}
		dest := t.Operand(0).(*ir.Block)
		if dest == b || dest.SinglePred() == nil {
			i++
			continue
		}
		edit.FoldSingleEntryPhis(dest)
		t.Erase()
		for _, s := range dest.Succs() {
			s.ReplacePhiIncoming(dest, b)
		}
		ir.ReplaceAllUses(dest, b)
		b.SpliceTail(dest.First())
		n.dropBlocks(f, dest)
		blocks = without(blocks, dest)
	}
	return blocks
}

// dropBlocks removes an empty block without uses.
func (n *inliner) dropBlocks(f *ir.Func, b *ir.Block) { f.RemoveBlock(b) }

// moveBlocks moves blocks from the end of f to before pos.
func (n *inliner) moveBlocks(f *ir.Func, blocks []*ir.Block, pos *ir.Block) {
	f.Blocks = f.Blocks[:len(f.Blocks)-len(blocks)]
	at := 0
	for at < len(f.Blocks) && f.Blocks[at] != pos {
		at++
	}
	tail := append(append([]*ir.Block(nil), blocks...), f.Blocks[at:]...)
	f.Blocks = append(f.Blocks[:at], tail...)
}

// reachableBlocks are the blocks of f that are reachable from its entry, in the order of f.
func reachableBlocks(f *ir.Func) []*ir.Block {
	seen := map[*ir.Block]bool{f.Entry(): true}
	work := []*ir.Block{f.Entry()}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		for _, s := range b.Succs() {
			if !seen[s] {
				seen[s] = true
				work = append(work, s)
			}
		}
	}
	var blocks []*ir.Block
	for _, b := range f.Blocks {
		if seen[b] {
			blocks = append(blocks, b)
		}
	}
	return blocks
}
