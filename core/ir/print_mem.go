package ir

// memory prints the operands of memory instructions. Like LLVM it prints an implicit alignment,
// taken from the data layout; the oldest dialects omit it.
func (p *accessPrinter) memory(in *Instr) {
	mem := in.Mem
	if mem == nil {
		mem = &noMem
	}
	switch in.Op {
	case Alloca:
		p.c(' ')
		if in.Flags&InAlloca != 0 {
			p.s("inalloca ")
		}
		if in.Flags&SwiftError != 0 {
			p.s("swifterror ")
		}
		p.typ(in.ElemType)
		if len(in.ops) > 0 && !isOneI32(in.ops[0].Value) {
			p.ops.typedAfterComma(in, 0)
		}
		p.align(mem, in.ElemType, alignPreferred)
		if mem.AddrSpace != 0 {
			p.s(", ")
			p.b = appendAddrSpace(p.b, mem.AddrSpace)
		}
	case Load:
		if p.m.Dialect == LLVM36 {
			p.ops.typedAfterSpace(in, 0)
		} else {
			p.c(' ')
			p.typ(in.typ)
			p.ops.typedAfterComma(in, 0)
		}
		p.ordering(in, mem)
		p.align(mem, in.typ, alignABI)
	case Store:
		p.ops.typedAfterSpace(in, 0)
		p.ops.typedAfterComma(in, 1)
		p.ordering(in, mem)
		p.align(mem, in.ops[0].Value.Type(), alignABI)
	case Fence:
		p.ordering(in, mem)
	case CmpXchg:
		p.ops.eachTyped(in)
		p.ordering(in, mem)
		p.align(mem, in.ops[1].Value.Type(), alignSize)
	case AtomicRMW:
		p.c(' ')
		p.s(mem.RMW)
		p.ops.eachTyped(in)
		p.ordering(in, mem)
		p.align(mem, in.ops[1].Value.Type(), alignSize)
	}
}

var noMem MemInfo

func isOneI32(v Value) bool {
	c, ok := v.(*Const)
	return ok && c.Kind == ConstInt && c.Bits == 1 && c.Big == nil && c.typ.IsInt(32)
}

func (p *accessPrinter) ordering(in *Instr, mem *MemInfo) {
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

type alignDefault uint8

const (
	alignABI alignDefault = iota
	alignPreferred
	alignSize
)

func (p *accessPrinter) align(mem *MemInfo, t *Type, d alignDefault) {
	n := mem.Align
	if n == 0 {
		if p.m.Dialect == LLVM36 || p.m.Dialect == LLVM37 || p.m.Dialect == LLVM38 {
			return
		}
		n = p.dataLayout().defaultAlign(t, d)
	}
	p.s(", align ")
	p.uint(n)
}

// defaultAlign is the alignment in bytes of a load, store (alignABI), alloca (alignPreferred) or
// atomic operation (alignSize) without an explicit one.
func (d *DataLayout) defaultAlign(t *Type, kind alignDefault) uint64 {
	switch kind {
	case alignPreferred:
		return max(d.PrefAlign(t), 1)
	case alignSize:
		return nextPowerOfTwo(d.StoreSize(t))
	}
	return max(d.ABIAlign(t), 1)
}

// AlignOf is the alignment in bytes, explicit or implicit, of a load, store, alloca, cmpxchg or
// atomicrmw.
func (d *DataLayout) AlignOf(in *Instr) uint64 {
	if in.Mem != nil && in.Mem.Align != 0 {
		return in.Mem.Align
	}
	switch in.Op {
	case Alloca:
		return d.defaultAlign(in.ElemType, alignPreferred)
	case Load:
		return d.defaultAlign(in.typ, alignABI)
	case Store:
		return d.defaultAlign(in.ops[0].Value.Type(), alignABI)
	}
	return d.defaultAlign(in.ops[1].Value.Type(), alignSize)
}
