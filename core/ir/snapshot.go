package ir

// Snapshot returns a read-only copy of a module, which later passes do not change. It copies
// arguments, blocks and instructions of functions with bodies, including ids, numbers, names and
// use lists; globals, constants, types and metadata are those of m, and so are functions as
// operands. It numbers the values of m by SetNum.
func (m *Module) Snapshot() *Module {
	c := *m
	c.Funcs = make([]*Func, len(m.Funcs))
	for i, f := range m.Funcs {
		if c.Funcs[i] = f; !f.IsDeclaration() {
			c.Funcs[i] = f.snapshot(&c)
		}
	}
	return &c
}

// bodyCopy is a function's body while it is copied: the copies by the numbers of the originals.
type bodyCopy struct {
	args   []Arg
	blocks []Block
	instrs []Instr
}

// snapshot copies a function into a copy of its module.
func (f *Func) snapshot(m *Module) *Func {
	g := *f
	g.module, g.view, g.symbols = m, nil, symbolTable{}
	instrs, operands := 0, 0
	for i, b := range f.Blocks {
		b.SetNum(int32(i))
		for in := b.first; in != nil; in = in.next {
			in.SetNum(int32(instrs))
			instrs++
			operands += len(in.ops)
		}
	}
	c := bodyCopy{make([]Arg, len(f.Args)), make([]Block, len(f.Blocks)), make([]Instr, instrs)}
	uses := make([]Use, operands)
	g.Args, g.Blocks = make([]*Arg, len(f.Args)), make([]*Block, len(f.Blocks))
	for i, a := range f.Args {
		a.SetNum(int32(i))
		c.args[i] = *a
		c.args[i].uses, c.args[i].parent = nil, &g
		g.Args[i] = &c.args[i]
	}
	for i, b := range f.Blocks {
		to := &c.blocks[i]
		*to = *b
		to.uses, to.parent, g.Blocks[i] = nil, &g, to
		to.first, to.last = c.instr(b.first), c.instr(b.last)
		for in := b.first; in != nil; in = in.next {
			c.copyInstr(in, to)
		}
	}
	for _, b := range f.Blocks {
		for in := b.first; in != nil; in = in.next { // an operand may be a later instruction
			n := len(in.ops)
			c.copyOperands(in, uses[:n:n])
			uses = uses[n:]
		}
	}
	return &g
}

func (c *bodyCopy) instr(in *Instr) *Instr {
	if in == nil {
		return nil
	}
	return &c.instrs[in.num]
}

// copyInstr fills in the copy of an instruction except for its operands.
func (c *bodyCopy) copyInstr(in *Instr, parent *Block) {
	to := c.instr(in)
	*to = *in
	to.uses, to.ops, to.parent = nil, nil, parent
	to.next, to.prev = c.instr(in.next), c.instr(in.prev)
	if in.rare != nil {
		rare := *in.rare
		to.rare = &rare
	}
	if len(in.Blocks) > 0 {
		to.Blocks = make([]*Block, len(in.Blocks))
		for i, b := range in.Blocks {
			to.Blocks[i] = &c.blocks[b.num]
		}
	}
}

// copyOperands sets the operands of an instruction's copy, which are stored in uses.
func (c *bodyCopy) copyOperands(in *Instr, uses []Use) {
	to := c.instr(in)
	to.ops = uses
	for i := range in.ops {
		u := &uses[i]
		u.User, u.Value = to, in.ops[i].Value
		switch v := u.Value.(type) {
		case *Instr:
			u.Value = c.instr(v)
		case *Arg:
			u.Value = &c.args[v.num]
		case *Block:
			u.Value = &c.blocks[v.num]
		default:
			continue
		}
		u.link()
	}
}
