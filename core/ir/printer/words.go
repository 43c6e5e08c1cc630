package printer

import (
	"strconv"

	"statepoint/core/ir"
)

// flagNames are the keywords, in LLVM's order.
var flagNames = [...]struct {
	flag ir.Flags
	name string
}{
	{ir.Fast, " fast"}, {ir.Reassoc, " reassoc"}, {ir.NNaN, " nnan"}, {ir.NInf, " ninf"}, {ir.NSZ, " nsz"}, {ir.ARcp, " arcp"}, {ir.Contract, " contract"},
	{ir.AFn, " afn"}, {ir.NUW, " nuw"}, {ir.NSW, " nsw"}, {ir.Exact, " exact"}, {ir.InBounds, " inbounds"}, {ir.NNeg, " nneg"}, {ir.Disjoint, " disjoint"},
	{ir.SameSign, " samesign"},
}

// flags appends the optional keywords of arithmetic, each with a space before it, in LLVM's order.
func (p *text) flags(op ir.Opcode, f ir.Flags) {
	if f&^(ir.Volatile|ir.Atomic|ir.Weak|ir.InAlloca|ir.SwiftError|ir.Tail|ir.MustTail|ir.NoTail|
		ir.Cleanup) == 0 {
		return
	}
	if op == ir.GetElementPtr { // inbounds includes nusw
		if f&ir.InBounds != 0 {
			p.s(" inbounds")
		} else if f&ir.NUSW != 0 {
			p.s(" nusw")
		}
		if f&ir.NUW != 0 {
			p.s(" nuw")
		}
		return
	}
	if f&ir.Fast != 0 {
		f &^= ir.FastMathFlags &^ ir.Fast
	}
	for i := range flagNames {
		if f&flagNames[i].flag != 0 {
			p.s(flagNames[i].name)
		}
	}
}

// shuffleMask prints the third operand of a shufflevector. Undefined lanes were `undef` before they
// became `poison`.
func (p *text) shuffleMask(mask []int32, scalable bool) {
	p.c('<')
	if scalable {
		p.s("vscale x ")
	}
	p.uint(uint64(len(mask)))
	p.s(" x i32> ")
	zero, undefined := true, true
	for _, n := range mask {
		zero = zero && n == 0
		undefined = undefined && n < 0
	}
	word := "undef"
	if p.opaque {
		word = "poison"
	}
	switch {
	case zero:
		p.s("zeroinitializer")
	case undefined:
		p.s(word)
	default:
		p.c('<')
		for i, n := range mask {
			if i > 0 {
				p.s(", ")
			}
			p.s("i32 ")
			if n < 0 {
				p.s(word)
			} else {
				p.b = strconv.AppendInt(p.b, int64(n), 10)
			}
		}
		p.c('>')
	}
}

// symbol appends linkage, preemption, visibility, storage class, thread-local model and
// unnamed_addr, each with a space after it.
func (p *text) symbol(g *ir.GlobalInfo) {
	if g.Linkage != "" && g.Linkage != "external" {
		p.s(g.Linkage)
		p.c(' ')
	}
	local := g.Linkage == "private" || g.Linkage == "internal"
	shown := g.Visibility == "" || g.Visibility == "default"
	if g.Preemption == "dso_local" && !local && (shown || g.Linkage == "extern_weak") {
		p.s("dso_local ")
	}
	if !shown {
		p.s(g.Visibility)
		p.c(' ')
	}
	if g.DLLStorage != "" {
		p.s(g.DLLStorage)
		p.c(' ')
	}
	if g.ThreadLocal != "" {
		p.s(g.ThreadLocal)
		p.c(' ')
	}
	if g.UnnamedAddr != "" {
		p.s(g.UnnamedAddr)
		p.c(' ')
	}
}

// symbolOfFunc is symbol without what a function prints after its parameters.
func (p *text) symbolOfFunc(g *ir.GlobalInfo) {
	without := *g
	without.UnnamedAddr = ""
	p.symbol(&without)
}

func (p *text) partition(g *ir.GlobalInfo) {
	if g.Partition != "" {
		p.s(", partition ")
		p.quoted(g.Partition)
	}
}

func (p *text) comdat(owner ir.Named, c *ir.Comdat) {
	p.s(" comdat")
	if c.Name != owner.Name() {
		p.c('(')
		p.b = ir.AppendName(p.b, '$', c.Name)
		p.c(')')
	}
}
