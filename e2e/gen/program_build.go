package gen

// The cost of a whole program stays under this many statements.
const costLimit = 4000

type builder struct {
	random
	p       *program
	f       *function
	times   int // how often the current position runs in one call
	recurse bool
	entry   bool // in the entry, from which nothing must be thrown
	tries   int  // how many handlers are around the current place
	quiet   bool // nothing may be thrown here
}

func newProgram(seed uint64, opt Options) *program {
	b := &builder{random: random(seed), p: &program{opt: opt, seed: seed}}
	for n := b.between(2, 4); len(b.p.classes) < n; {
		c := class{words: 1 << b.below(4)}
		c.refs = append(c.refs, len(b.p.classes)) // every class can make lists
		for range b.below(3) {
			c.refs = append(c.refs, b.below(n))
		}
		b.p.classes = append(b.p.classes, c)
	}
	for n := b.between(2, 5); len(b.p.functions) < n; {
		b.function(len(b.p.functions) == n-1)
	}
	return b.p
}

func (b *builder) function(entry bool) {
	f := &function{}
	b.f, b.times, b.recurse = f, 1, !entry && b.chance(2)
	b.entry = entry
	f.vars = []int{number}
	if !entry {
		for range b.between(1, 7) {
			if b.chance(3) {
				f.vars = append(f.vars, number)
			} else {
				f.vars = append(f.vars, b.below(len(b.p.classes)))
			}
		}
	}
	f.params = len(f.vars)
	f.vars = append(f.vars, number, number, number)
	for c := range b.p.classes {
		f.vars = append(f.vars, c, c)
	}
	f.vars = append(f.vars, derived, derived)
	f.result = number
	if !entry && b.chance(2) {
		f.result = b.below(len(b.p.classes))
	}
	if !entry && b.p.opt.more() {
		b.signature(f)
	}
	f.body = b.blocks()
	if entry && b.p.opt.Store {
		f.body = append(b.lists(), f.body...)
	}
	if b.recurse {
		f.cost *= 4
	}
	f.cost += len(f.vars)
	b.p.functions = append(b.p.functions, f)
}

// of returns a variable of that kind that is not the depth.
func (b *builder) of(kind int) int {
	var list []int
	for v, k := range b.f.vars {
		if k == kind && v > 0 {
			list = append(list, v)
		}
	}
	return pick(&b.random, list)
}

func (b *builder) class() int { return b.below(len(b.p.classes)) }

func (b *builder) block(n, depth int) []stmt {
	var list []stmt
	for range n {
		list = append(list, b.stmt(depth))
		b.f.cost += b.times
	}
	return list
}

func (b *builder) stmt(depth int) stmt {
	o := &b.p.opt
	kinds := 22
	if o.Vector || o.Many {
		kinds += 3
	}
	if o.more() {
		kinds = 34
	}
	if o.Store && b.chance(4) {
		return b.store()
	}
	for {
		switch b.below(kinds) {
		case 0:
			return stmt{op: opConst, dst: b.of(number), k: b.between(-1000, 100000)}
		case 1, 2:
			return stmt{op: opArith, dst: b.of(number), a: b.of(number), b: b.of(number),
				k: b.below(10)}
		case 3:
			return stmt{op: opNarrow, dst: b.of(number), a: b.of(number), b: b.of(number),
				k: b.below(2)}
		case 4:
			if kind := pick(&b.random, []int{number, b.class(), derived}); o.Select {
				return stmt{op: opSelect, dst: b.of(kind), a: b.of(number), b: b.of(number),
					c: b.of(kind), d: b.of(kind)}
			}
		case 5, 6:
			return b.allocate(b.of(b.class()))
		case 7:
			a := b.of(b.class())
			return stmt{op: opGet, dst: b.of(number), a: a,
				k: b.below(b.p.classes[b.f.vars[a]].words)}
		case 8:
			a := b.of(b.class())
			return stmt{op: opPut, a: a, b: b.of(number),
				k: b.below(b.p.classes[b.f.vars[a]].words)}
		case 9:
			a := b.of(b.class())
			refs := b.p.classes[b.f.vars[a]].refs
			k := b.below(len(refs))
			return stmt{op: opGetRef, dst: b.of(refs[k]), a: a, k: k}
		case 10:
			a := b.of(b.class())
			refs := b.p.classes[b.f.vars[a]].refs
			k := b.below(len(refs))
			s := stmt{op: opPutRef, a: a, b: b.of(refs[k]), k: k}
			if b.chance(8) {
				s.b = -1
			}
			return s
		case 11:
			return stmt{op: opPoint, dst: b.of(derived), a: b.of(b.class()), b: b.of(number)}
		case 12:
			return stmt{op: opRead, dst: b.of(number), a: b.of(derived)}
		case 13:
			return stmt{op: opWrite, a: b.of(derived), b: b.of(number)}
		case 14:
			return stmt{op: opStray, dst: b.of(derived), k: b.between(-5000, 5000)}
		case 15:
			c := b.class()
			return stmt{op: opSame, dst: b.of(number), a: b.of(c), b: b.of(c)}
		case 16:
			if b.times < 40 || b.chance(10) {
				return stmt{op: opPrint, a: b.of(number)}
			}
		case 17:
			return stmt{op: opPoll, a: b.of(number), b: b.of(b.class()), k: b.below(3)}
		case 18:
			if s, ok := b.call(depth); ok {
				return s
			}
		case 22:
			if o.Vector {
				return stmt{op: opVector, dst: b.of(number), a: b.of(number), b: b.of(number),
					c: b.of(number), d: b.of(number), k: b.below(1 << 10)}
			}
		case 23:
			if c := b.class(); o.Vector {
				return stmt{op: opPack, dst: b.of(c), a: b.of(c), b: b.of(c), c: b.of(number),
					k: b.below(8)}
			}
		case 24:
			if o.Many && b.times < 4 {
				s := stmt{op: opMany, dst: b.of(b.class()), k: b.between(10, 60)}
				b.f.cost += s.k * b.times
				return s
			}
		case 25, 26, 27, 28, 29, 30, 31:
			if s, ok := b.later(); ok {
				return s
			}
		case 32, 33:
			if depth < 3 && o.Throw && !b.quiet {
				return b.try(depth)
			}
		default:
			if depth < 3 {
				return b.compound(depth)
			}
		}
	}
}

func (b *builder) allocate(dst int) stmt {
	s := stmt{op: opNew, dst: dst, a: b.of(number)}
	for _, c := range b.p.classes[b.f.vars[dst]].refs {
		v := -1
		if !b.chance(3) {
			v = b.of(c)
		}
		s.args = append(s.args, v)
	}
	return s
}

func (b *builder) call(depth int) (stmt, bool) {
	if b.p.opt.Throw && !b.mayThrow() {
		return stmt{}, false
	}
	k := b.below(len(b.p.functions) + 1)
	callee := b.f
	if k < len(b.p.functions) {
		callee = b.p.functions[k]
		if b.f.cost+callee.cost*b.times > costLimit {
			return stmt{}, false
		}
		b.f.cost += callee.cost * b.times
	} else if !b.recurse || depth > 1 || b.times > 1 {
		return stmt{}, false
	} else {
		b.recurse = false // one recursive call a function keeps it linear
		b.f.cost *= 4
	}
	s := stmt{op: opCall, dst: b.of(callee.result), k: k}
	if b.p.opt.Invoke && b.chance(3) {
		s.c = 1 // an invoke
	}
	for _, kind := range callee.vars[1:callee.params] {
		s.args = append(s.args, b.of(kind))
	}
	for _, kind := range callee.more {
		s.extra = append(s.extra, b.of(kind))
	}
	if b.p.opt.Indirect && b.chance(3) {
		s.b = 1 // through a pointer
	}
	return s, true
}

func (b *builder) compound(depth int) stmt {
	times := b.times
	defer func() { b.times = times }()
	switch b.below(4) {
	case 0:
		s := stmt{op: opIf, a: b.of(number), b: b.of(number)}
		s.body = b.block(b.between(1, 4), depth+1)
		s.other = b.block(b.below(3), depth+1)
		return s
	case 1:
		s := stmt{op: opLoop, dst: b.of(number), k: b.between(1, 5)}
		b.times *= s.k
		if b.chance(3) { // a list, longer by one in each iteration
			c := b.class()
			head, cell := b.of(c), b.of(c)
			grow := b.allocate(cell)
			grow.args[0] = head
			s.body = append(s.body, grow, stmt{op: opCopy, dst: head, a: cell})
		}
		s.body = append(s.body, b.block(b.between(1, 5), depth+1)...)
		return s
	case 2:
		a := b.of(b.class())
		s := stmt{op: opWalk, dst: b.of(number), a: a}
		b.times *= 8
		s.body = b.block(b.below(4), depth+1)
		return s
	default:
		if !b.p.opt.Switch {
			return stmt{op: opPoll}
		}
		s := stmt{op: opSwitch, a: b.of(number)}
		s.body = b.block(b.between(1, 3), depth+1)
		s.other = b.block(b.between(1, 3), depth+1)
		return s
	}
}
