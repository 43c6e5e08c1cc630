package gen

// signature gives a function further results and a calling convention.
func (b *builder) signature(f *function) {
	if b.p.opt.Struct && b.chance(2) {
		for range b.between(1, 3) {
			kind := number
			if b.chance(3) {
				kind = b.class()
			}
			f.more = append(f.more, kind)
		}
	}
	if b.p.opt.Conv {
		f.conv = pick(&b.random, []string{"", "fastcc ", "tailcc "})
	}
}

// blocks is the body of a function. That of the entry has handlers around everything, if anything
// may be thrown.
func (b *builder) blocks() []stmt {
	if !b.entry || !b.p.opt.Throw {
		return b.block(b.between(6, 16), 0)
	}
	var list []stmt
	for range b.between(3, 6) {
		list = append(list, b.try(0))
	}
	return list
}

// mayThrow reports whether an exception may be thrown at the current place.
func (b *builder) mayThrow() bool { return !b.quiet && (!b.entry || b.tries > 0) }

// How a try ends.
const (
	catchAll = iota
	catchKind
	cleanUp
)

// try makes a handler around some statements. A handler for a single kind of exception is not
// nested in others, so that a landing pad never has to determine its clause.
func (b *builder) try(depth int) stmt {
	s := stmt{op: opTry, dst: b.of(number), d: b.of(0), k: catchAll}
	quiet, tries := b.quiet, b.tries
	defer func() { b.quiet, b.tries = quiet, tries }()
	if !b.entry || tries > 0 {
		s.k = b.below(3)
	}
	if s.k == catchKind && tries > 0 {
		s.k = catchAll
	}
	b.tries++
	s.body = b.block(b.between(2, 5), depth+1)
	b.tries = tries
	// While an exception passes through a cleanup, no other may be thrown.
	b.quiet = b.quiet || s.k == cleanUp || b.entry && tries == 0
	s.other = b.block(b.below(4), depth+1)
	return s
}

// later makes one of the statements of the later options, if the one chosen is switched on.
func (b *builder) later() (stmt, bool) {
	o := &b.p.opt
	switch b.below(7) {
	case 0, 1:
		if !o.Throw || !b.mayThrow() {
			return stmt{}, false
		}
		return stmt{op: opThrow, a: b.of(number), b: b.of(number), c: b.of(0), k: b.below(8),
			d: b.below(3)}, true
	case 2, 3:
		kind := b.class()
		s := stmt{op: opClone, k: b.below(4)}
		if b.chance(4) { // of a derived pointer, by what keeps its base
			kind, s.k = derived, 0
		}
		s.dst, s.a = b.of(kind), b.of(kind)
		return s, o.Clone && (s.k != 2 || o.Space)
	case 4:
		return stmt{op: opTwice, dst: b.of(number), a: b.of(number), b: b.of(number),
			c: b.of(number), d: b.of(number), k: b.below(100)}, o.Twice
	case 5:
		return stmt{op: opEdges, dst: b.of(number), a: b.of(number), k: b.below(1000)}, o.Edge
	default:
		c := b.class()
		return stmt{op: opHold, dst: b.of(c), a: b.of(c), b: b.of(c), c: b.of(number),
			k: b.below(4)}, o.Hold
	}
}

// lists makes two lists of each class, and a loop that changes them.
func (b *builder) lists() (list []stmt) {
	for c := range b.p.classes {
		for range 2 {
			s := stmt{op: opMany, dst: b.of(c), k: b.between(4, 12)}
			b.f.cost += s.k
			list = append(list, s)
		}
	}
	loop := stmt{op: opLoop, dst: b.of(number), k: b.between(4, 8)}
	for range b.between(4, 8) {
		loop.body = append(loop.body, b.store(), stmt{op: opPoll, b: b.of(0), a: b.of(number)})
		b.f.cost += 2 * loop.k
	}
	return append(list, loop)
}

// store changes which objects refer to which.
func (b *builder) store() stmt {
	a := b.of(b.class())
	refs := b.p.classes[b.f.vars[a]].refs
	s := stmt{op: opGrow, a: a, b: b.of(number), k: b.below(len(refs))}
	if b.chance(2) {
		s.op, s.b, s.c = opMove, b.of(refs[s.k]), b.below(2)
	}
	return s
}
