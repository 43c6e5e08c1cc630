package prepare

import (
	"sort"

	"statepoint/core/ir"
)

// rootOf follows the joins of a node to the last one. up gives the field that leads from a node to
// the one that it was joined to; the ways are shortened.
func rootOf[T any](node *T, up func(*T) **T) *T {
	for *up(node) != nil {
		if next := *up(*up(node)); next != nil {
			*up(node) = next
		}
		node = *up(node)
	}
	return node
}

// class is a set of pointers that have the same type: all are references, or none are. The zero
// value is a new class.
type class struct {
	up *class
	// raw is the first reason why the class cannot be references, nil if there is none; seeds are
	// all kinds of pointers in it.
	raw   *Reason
	seeds uint32
	// sites are the calls to allocators that return its pointers.
	sites []*ir.Instr
}

func (c *class) find() *class { return rootOf(c, func(c *class) **class { return &c.up }) }

// pointer is the type of one or more pointers: its class, and the contents of the objects to which
// it points.
type pointer struct {
	space *class
	to    *contents
}

// contents are the words of the objects to which some pointers point, by offset. From a start on
// they may repeat with a period.
type contents struct {
	up    *contents
	words map[int64]*word
	// period is not 0 if the words at and after from repeat.
	from, period int64
	// holders are the classes of pointers to these objects.
	holders []*class
}

// word is a word of an object. Words that copies of memory join are one.
type word struct {
	up *word
	// is is the type of the pointers in it, nil if none is stored or loaded.
	is *pointer
	// data is an access as data, nil if there is none.
	data *Reason
}

func (w *word) find() *word { return rootOf(w, func(w *word) **word { return &w.up }) }

func (c *contents) find() *contents {
	return rootOf(c, func(c *contents) **contents { return &c.up })
}

const wordBytes = 8

// classes unifies pointers.
type classes struct {
	pending [][2]*pointer
	all     []*pointer
	spaces  []*class
}

// fresh returns a pointer about which nothing is known.
func (c *classes) fresh() *pointer {
	s := &class{}
	p := &pointer{space: s, to: &contents{words: map[int64]*word{}, holders: []*class{s}}}
	c.all = append(c.all, p)
	c.spaces = append(c.spaces, s)
	return p
}

// unify makes two pointers one.
func (c *classes) unify(a, b *pointer) {
	c.pending = append(c.pending, [2]*pointer{a, b})
	c.settle()
}

// settle unifies all pending pairs.
func (c *classes) settle() {
	for len(c.pending) > 0 {
		last := len(c.pending) - 1
		a, b := c.pending[last][0], c.pending[last][1]
		c.pending = c.pending[:last]
		if a == nil || b == nil || a == b {
			continue
		}
		c.joinSpaces(a.space, b.space)
		c.joinContents(a.to, b.to)
	}
}

// joinSpaces makes two classes one.
func (c *classes) joinSpaces(a, b *class) {
	a, b = a.find(), b.find()
	if a == b {
		return
	}
	if a.raw == nil {
		a.raw = b.raw
	}
	a.seeds |= b.seeds
	a.sites = append(a.sites, b.sites...)
	b.up, b.sites = a, nil
}

// joinContents makes the contents of two kinds of objects one.
func (c *classes) joinContents(a, b *contents) {
	a, b = a.find(), b.find()
	if a == b {
		return
	}
	if len(a.words) < len(b.words) {
		a, b = b, a
	}
	words, from, period := b.words, b.from, b.period
	b.up, b.words = a, nil
	a.holders = append(a.holders, b.holders...)
	b.holders = nil
	if period != 0 {
		c.repeat(a, from, period)
	}
	for _, at := range offsets(words) {
		c.put(a, at, words[at])
	}
}

func offsets(words map[int64]*word) []int64 {
	all := make([]int64, 0, len(words))
	for at := range words {
		all = append(all, at)
	}
	sort.Slice(all, func(i, j int) bool { return all[i] < all[j] })
	return all
}

// put adds a word to contents.
func (c *classes) put(to *contents, at int64, w *word) {
	at = to.key(at)
	was := to.words[at]
	if was == nil {
		to.words[at] = w
		return
	}
	c.joinWords(was, w)
}

// joinWords makes two words one.
func (c *classes) joinWords(a, b *word) {
	a, b = a.find(), b.find()
	switch {
	case a == b:
		return
	case a.is == nil:
		a.is = b.is
	case b.is != nil:
		c.pending = append(c.pending, [2]*pointer{a.is, b.is})
	}
	if a.data == nil {
		a.data = b.data
	}
	b.up = a
}

// key is the offset under which the word at an offset is kept.
func (o *contents) key(at int64) int64 {
	if o.period == 0 || at < o.from {
		return at
	}
	return o.from + (at-o.from)%o.period
}

// repeat makes the words at and after an offset repeat.
func (c *classes) repeat(o *contents, from, period int64) {
	from &^= wordBytes - 1
	if period%wordBytes != 0 {
		period = wordBytes
	}
	if o.period != 0 {
		from, period = min(from, o.from), gcd(period, o.period)
	}
	if from == o.from && period == o.period {
		return
	}
	words := o.words
	o.words, o.from, o.period = make(map[int64]*word, len(words)), from, period
	for _, at := range offsets(words) {
		c.put(o, at, words[at])
	}
}

// word returns the word at a place of objects.
func (c *classes) word(o *contents, p place) *word {
	o = o.find()
	if p.stride != 0 {
		c.repeat(o, p.off, p.stride)
	}
	at := o.key(p.off &^ (wordBytes - 1))
	w := o.words[at]
	if w == nil {
		w = &word{}
		o.words[at] = w
	}
	c.settle()
	return w.find()
}

// held returns the pointer at a place of objects.
func (c *classes) held(o *contents, p place) *pointer {
	w := c.word(o, p)
	if w.is == nil {
		w.is = c.fresh()
	}
	return w.is
}

// keep keeps a class as it is, for a reason.
func (c *classes) keep(p *pointer, why *Reason) {
	s := p.space.find()
	s.seeds |= 1 << why.Why
	if s.raw == nil || s.raw.Why == OfVariable && why.Why == OnStack {
		s.raw = why
	}
}

func gcd(a, b int64) int64 {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}
