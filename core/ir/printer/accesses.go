package printer

import "statepoint/core/ir"

// memory prints the operands of memory instructions. Like LLVM it prints an implicit alignment,
// taken from the data layout; the oldest dialects omit it.
func (p *accessPrinter) memory(in *ir.Instr) {
	mem := in.Mem
	if mem == nil {
		mem = &noMem
	}
	switch in.Op {
	case ir.Alloca:
		p.c(' ')
		if in.Flags&ir.InAlloca != 0 {
			p.s("inalloca ")
		}
		if in.Flags&ir.SwiftError != 0 {
			p.s("swifterror ")
		}
		p.typ(in.ElemType)
		if in.NumOps() > 0 && !isOneI32(in.Operand(0)) {
			p.ops.typedAfterComma(in, 0)
		}
		p.align(in, mem)
		if mem.AddrSpace != 0 {
			p.s(", ")
			p.b = ir.AppendAddrSpace(p.b, mem.AddrSpace)
		}
	case ir.Load:
		if p.m.Dialect == ir.LLVM36 {
			p.ops.typedAfterSpace(in, 0)
		} else {
			p.c(' ')
			p.typ(in.Type())
			p.ops.typedAfterComma(in, 0)
		}
		p.ordering(in, mem)
		p.align(in, mem)
	case ir.Store:
		p.ops.typedAfterSpace(in, 0)
		p.ops.typedAfterComma(in, 1)
		p.ordering(in, mem)
		p.align(in, mem)
	case ir.Fence:
		p.ordering(in, mem)
	case ir.CmpXchg:
		p.ops.eachTyped(in)
		p.ordering(in, mem)
		p.align(in, mem)
	case ir.AtomicRMW:
		p.c(' ')
		p.s(mem.RMW)
		p.ops.eachTyped(in)
		p.ordering(in, mem)
		p.align(in, mem)
	}
}

var noMem ir.MemInfo

func isOneI32(v ir.Value) bool {
	c, ok := v.(*ir.Const)
	return ok && c.Kind == ir.ConstInt && c.Bits == 1 && c.Big == nil && c.Type().IsInt(32)
}

func (p *accessPrinter) ordering(in *ir.Instr, mem *ir.MemInfo) {
	if mem.Ordering == "" {
		return
	}
	if mem.SyncScope != "" {
		p.s(" syncscope(")
		p.quoted(mem.SyncScope)
		p.c(')')
	}
	p.c(' ')
	p.s(mem.Ordering)
	if mem.FailureOrdering != "" {
		p.c(' ')
		p.s(mem.FailureOrdering)
	}
}

func (p *accessPrinter) align(in *ir.Instr, mem *ir.MemInfo) {
	n := mem.Align
	if n == 0 {
		if p.m.Dialect == ir.LLVM36 || p.m.Dialect == ir.LLVM37 || p.m.Dialect == ir.LLVM38 {
			return
		}
		n = p.dataLayout().AlignOf(in)
	}
	p.s(", align ")
	p.uint(n)
}
