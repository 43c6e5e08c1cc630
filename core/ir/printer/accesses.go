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
		p.out.c(' ')
		if in.Flags&ir.InAlloca != 0 {
			p.out.s("inalloca ")
		}
		if in.Flags&ir.SwiftError != 0 {
			p.out.s("swifterror ")
		}
		p.out.typ(in.ElemType)
		if in.NumOps() > 0 && !isOneI32(in.Operand(0)) {
			p.ops.typedAfterComma(in, 0)
		}
		p.align(in, mem)
		if mem.AddrSpace != 0 {
			p.out.s(", ")
			p.out.b = ir.AppendAddrSpace(p.out.b, mem.AddrSpace)
		}
	case ir.Load:
		if p.out.m.Dialect == ir.LLVM36 {
			p.ops.typedAfterSpace(in, 0)
		} else {
			p.out.c(' ')
			p.out.typ(in.Type())
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
		p.out.c(' ')
		p.out.s(mem.RMW)
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
		p.out.s(" syncscope(")
		p.out.quoted(mem.SyncScope)
		p.out.c(')')
	}
	p.out.c(' ')
	p.out.s(mem.Ordering)
	if mem.FailureOrdering != "" {
		p.out.c(' ')
		p.out.s(mem.FailureOrdering)
	}
}

func (p *accessPrinter) align(in *ir.Instr, mem *ir.MemInfo) {
	n := mem.Align
	if n == 0 {
		switch p.out.m.Dialect {
		case ir.LLVM36, ir.LLVM37, ir.LLVM38:
			return
		}
		n = p.out.dataLayout().AlignOf(in)
	}
	p.out.s(", align ")
	p.out.uint(n)
}
