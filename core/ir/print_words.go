package ir

import "strconv"

// flagNames are the keywords, in LLVM's order.
var flagNames = [...]struct {
	flag Flags
	name string
}{
	{Fast, " fast"}, {Reassoc, " reassoc"}, {NNaN, " nnan"}, {NInf, " ninf"}, {NSZ, " nsz"}, {ARcp, " arcp"}, {Contract, " contract"},
	{AFn, " afn"}, {NUW, " nuw"}, {NSW, " nsw"}, {Exact, " exact"}, {InBounds, " inbounds"}, {NNeg, " nneg"}, {Disjoint, " disjoint"},
	{SameSign, " samesign"},
}

// flags appends the optional keywords of arithmetic, each with a space before it, in LLVM's order.
func (p *text) flags(op Opcode, f Flags) {
	if f&^(Volatile|Atomic|Weak|InAlloca|SwiftError|Tail|MustTail|NoTail|Cleanup) == 0 {
		return
	}
	if op == GetElementPtr { // inbounds includes nusw
		if f&InBounds != 0 {
			p.s(" inbounds")
		} else if f&NUSW != 0 {
			p.s(" nusw")
		}
		if f&NUW != 0 {
			p.s(" nuw")
		}
		return
	}
	if f&Fast != 0 {
		f &^= FastMathFlags &^ Fast
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
func (p *text) symbol(g *GlobalInfo) {
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
func (p *text) symbolOfFunc(g *GlobalInfo) {
	without := *g
	without.UnnamedAddr = ""
	p.symbol(&without)
}

func (p *text) partition(g *GlobalInfo) {
	if g.Partition != "" {
		p.s(", partition ")
		p.quoted(g.Partition)
	}
}

func (p *text) comdat(owner *node, c *Comdat) {
	p.s(" comdat")
	if c.Name != owner.name {
		p.c('(')
		p.b = AppendName(p.b, '$', c.Name)
		p.c(')')
	}
}
