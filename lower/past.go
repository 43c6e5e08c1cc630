package lower

import (
	"errors"
	"slices"

	"statepoint/core/ir"
	"statepoint/core/provenance"
	"statepoint/core/source"
	"statepoint/lower/amd64"
	"statepoint/lower/code"
	"statepoint/lower/internal/emit"
	"statepoint/lower/internal/mir"
	"statepoint/lower/object"
	"statepoint/stackmap"
)

// MaxPast bounds the memory in bytes that a [Past] takes, its keys included. Functions beyond it
// are compiled again.
const MaxPast = 64 << 20

// Key has everything that the code of a function depends on, except what all functions of a module
// depend on. The zero value is that of a function whose code is not reused.
type Key [2]string

// Reuse says which code of an earlier compilation is reused.
type Reuse struct {
	// Known, unless nil, returns the code of a function whose body the passes skipped; known is
	// false for other functions. If that code cannot be reused, Compile returns ErrNotReused.
	Known func(*ir.Func) (c *Code, known bool)

	key   func(*ir.Func) Key
	past  *Past
	begin func(*Compiler) func(*ir.Func) error
}

// NewReuse returns a Reuse of the code of functions that had the same key in past, which may be
// nil. past must be of a compilation with the same options, of a module that is the same except for
// the bodies of functions. Programs that do not call NewReuse do not link what reuses code.
func NewReuse(past *Past, key func(*ir.Func) Key) *Reuse {
	return &Reuse{key: key, past: past, begin: (*Compiler).reuser}
}

// ErrNotReused is the error for a function whose code must be reused but cannot be.
var ErrNotReused = errors.New("code cannot be reused")

// Past has code of a compilation for the next one to reuse; see [NewReuse].
type Past struct {
	// Reused is the number of functions of the compilation whose code was reused.
	Reused int

	made  map[Key]*Code
	bytes int
	// functions and records are the numbers of those in the map, code and fixups those of bytes and
	// fixups in the first section.
	functions, records, code, fixups int
}

// Code returns the code of functions with a key, nil for none.
func (p *Past) Code(k Key) *Code {
	if p == nil {
		return nil
	}
	return p.made[k]
}

// Add keeps code of functions with a key for the next compilation.
func (p *Past) Add(k Key, m *Code) {
	const each, record = 1 << 10, 40 // of what a function has besides its bytes
	n := each + len(k[0]) + len(k[1]) + len(m.code) + record*len(m.fixups)
	for i := range m.records {
		n += record * (2 + len(m.records[i].Locations))
	}
	if p.bytes+n > MaxPast {
		return
	}
	if p.made == nil {
		p.made = map[Key]*Code{}
	}
	p.made[k], p.bytes = m, p.bytes+n
}

// Code is what compiling a function added to the module, without numbers of the module:
// symbols are the function's own, and ids are left out.
type Code struct {
	work   *source.Meter
	syms   *mir.Symbols
	shared bool // its section is the one of all functions that ask for none
	code   []byte
	fixups []amd64.Fixup // Off counts from the function's start

	frame                 code.Frame
	slots                 int // that have ids
	instructions, longest uint32
	cfi                   []object.CFI
	hasCFI                bool

	stackSize uint64 // of its entry in the stack map, if it has records
	records   []stackmap.Record
	// calls are, for each record, the calls that it is of, by their numbers among the calls of the
	// function.
	calls [][]int32
}

// finishedCode appends code that was made before, as an emitter does.
type finishedCode struct {
	m  *Code
	to []amd64.Sym // the number of each symbol in the module
}

func (f *finishedCode) Finish(data []byte, fix []amd64.Fixup) ([]byte, []amd64.Fixup, error) {
	start := uint32(len(data))
	for _, x := range f.m.fixups {
		x.Off, x.Sym = x.Off+start, f.to[x.Sym]
		fix = append(fix, x)
	}
	return append(data, f.m.code...), fix, nil
}

func (*finishedCode) Tables() []emit.Table { return nil }

// reuser compiles functions, with the code of an earlier compilation where that has it. It keeps
// the code of functions that need nothing but themselves, have no diagnostics, tables, exceptions
// or roots of their own, and are not shown in detail.
type reuser struct {
	c             *Compiler
	worker        *worker
	admit, adding []step
	blank         maker // of functions that are not made

	// section is that of all functions that ask for none, -1 while it is unknown.
	section int32

	// of the function whose code is reused
	fn       function
	finished finishedCode
	syms     mir.Symbols
}

func (c *Compiler) reuser() func(*ir.Func) error {
	c.res.Past = &Past{}
	w := &worker{c: c, limit: c.budget.meter.Fork()}
	w.maker = newMaker(c.m, &c.opts, source.NewList(c.diags.Text), nil, c.res.image.MachO != nil,
		c.maker.sel.FramePointers)
	w.maker.names = nil // nothing names the values
	w.steps = c.making(w.maker)
	r := &reuser{c: c, worker: w, admit: c.admitting(), adding: c.adding(), section: -1}
	if p := c.opts.Reuse.past; p != nil {
		c.maker.syms.Reserve(len(c.m.Funcs))
		c.res.image.FDEs = make([]code.FDE, 0, len(c.m.Funcs))
		c.stackMap.Tables.Reserve(p.functions + 1)
		c.res.Map.Functions = make([]stackmap.Function, 0, p.functions+1)
		c.res.Map.Records = make([]stackmap.Record, 0, p.records+16)
	}
	return r.function
}

// reuses reports whether code can be reused.
func (c *Compiler) reuses() bool {
	o := &c.opts
	return o.Only != nil && o.Detail && !o.CodeOnly && o.Verified && c.divides()
}

// function does what [Compiler.Function] does.
func (r *reuser) function(f *ir.Func) error {
	c := r.c
	if err := c.ctx.Err(); err != nil {
		return err
	}
	if known := c.opts.Reuse.Known; known != nil && !c.skips(f) {
		if m, known := known(f); known {
			used := false
			var err error
			if m != nil {
				used, err = r.reuse(f, m, nil)
			}
			if err == nil && !used {
				err = ErrNotReused
			}
			c.res.Past.Reused++
			return err
		}
	}
	key := Key{}
	if f != c.opts.Only {
		key = c.opts.Reuse.key(f)
	}
	if key == (Key{}) {
		return c.Function(f)
	}
	if c.skips(f) {
		return nil
	}
	if m := c.opts.Reuse.past.Code(key); m != nil {
		if used, err := r.reuse(f, m, callsOf); used || err != nil {
			c.res.Past.Reused++
			c.res.Past.Add(key, m)
			return err
		}
	}
	return r.make(f, key)
}

// make compiles a function, and keeps its code.
func (r *reuser) make(f *ir.Func, key Key) error {
	c, w, ids := r.c, r.worker, r.c.m.IDs.Own()
	k := w.maker
	k.diags.Items = nil
	if w.concernsModule(f) || !w.make(f) || !c.budget.meter.Allows(k.work) {
		return c.compile(f)
	}
	fits := len(k.diags.Items) == 0 && c.m.IDs.Own() == ids
	if ok, err := c.take(r.admit, &w.fn); !ok || err != nil {
		c.budget.allow(f, c.budget.meter)
		return err
	}
	c.budget.meter.Join(k.work)
	c.diags.Items = append(c.diags.Items, k.diags.Items...)
	to := c.maker.syms.Take(c.m, k.syms, len(c.res.Funcs))
	k.em.Renumber(to)
	c.follow(k)
	before := c.sizes(w.fn.section)
	if ok, err := c.take(r.adding, &w.fn); !ok || err != nil {
		return err
	}
	if m := r.keep(&w.fn, to, before); fits && m != nil {
		c.res.Past.Add(key, m)
	}
	return nil
}

// sizes are the sizes of what a function may add to.
type sizes struct {
	id                                           provenance.ID
	fixups, links, records                       int
	words, tables, patches, excepts, roots, says int
}

func (c *Compiler) sizes(section int32) sizes {
	image, out := &c.res.image, &c.res.Module
	return sizes{id: c.m.IDs.Own(), fixups: len(image.Code[section].Fixups),
		links: len(out.Links), records: len(out.Map.Records), words: len(out.Words),
		tables: len(image.JumpTables), patches: len(image.Patches), excepts: len(image.Excepts),
		roots: len(out.Roots.Functions), says: len(c.diags.Items)}
}

// keep returns the code of the function that was added last, nil if it is not kept. to are the
// symbols of the module by those of the function.
func (r *reuser) keep(fn *function, to []amd64.Sym, before sizes) *Code {
	c := r.c
	now, cf, image := c.sizes(fn.section), fn.cf, &c.res.image
	syms := fn.by.syms.Unbound()
	alike := before
	alike.id, alike.fixups, alike.links, alike.records = now.id, now.fixups, now.links, now.records
	if now != alike || syms == nil || cf.Prefix != nil || cf.Patch != 0 ||
		cf.Personality != amd64.NoSym || fn.f.Personality != nil {
		return nil
	}
	in := &image.Code[fn.section]
	m := &Code{work: fn.by.work, syms: syms, shared: in.Ref == code.Text && fn.f.Section == "",
		code:   slices.Clone(in.Data[cf.At : cf.At+cf.Size]),
		fixups: slices.Clone(in.Fixups[before.fixups:]), frame: cf.Frame,
		instructions: cf.Instructions, longest: cf.Longest, cfi: cf.CFI, hasCFI: cf.HasCFI}
	own := make(map[amd64.Sym]amd64.Sym, len(to))
	for mine, sym := range to {
		own[sym] = amd64.Sym(mine)
	}
	for i := range m.fixups {
		x := &m.fixups[i]
		mine, known := own[x.Sym]
		if !known {
			return nil
		}
		x.Off, x.Sym = x.Off-cf.At, mine
	}
	linked := int(cf.Instructions) // ids that are not of slots
	if n := len(cf.Records); n > 0 {
		m.stackSize = c.res.Map.Functions[len(c.res.Map.Functions)-1].StackSize
		linked++
		numbers := map[provenance.ID]int32{}
		for i, id := range callsOf(fn.f) {
			numbers[id] = int32(i)
		}
		for i := range c.res.Links[before.links:] {
			l := &c.res.Links[before.links+i]
			if l.Kind != provenance.KindRecord {
				continue
			}
			var calls []int32
			for _, id := range l.From {
				number, known := numbers[id]
				if !known {
					return nil
				}
				calls = append(calls, number)
			}
			m.calls = append(m.calls, calls)
		}
		for _, rec := range c.res.Map.Records[before.records:] {
			rec.Locations = slices.Clone(rec.Locations)
			for i := range rec.Locations {
				if l := &rec.Locations[i]; l.Prov == rec.Prov {
					l.Prov = 0
				} else {
					l.Prov, linked = 1, linked+1
				}
			}
			m.records, linked = append(m.records, rec), linked+1
		}
		if len(m.calls) != len(m.records) {
			return nil
		}
	}
	m.slots = int(now.id-before.id) - linked
	return m
}

// callsOf returns the ids of the calls to a function, in order.
func callsOf(f *ir.Func) (ids []provenance.ID) {
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			if in.Op.IsCall() {
				ids = append(ids, in.ID())
			}
		}
	}
	return ids
}

// reuse adds code that was made before, and reports whether it could. callsOf finds the calls of
// records; nil if there are none to find.
func (r *reuser) reuse(f *ir.Func, m *Code, callsOf func(*ir.Func) []provenance.ID) (used bool,
	err error) {
	c := r.c
	syms := m.syms.Bound(c.m, &r.syms)
	if syms == nil || !c.budget.meter.Allows(m.work) {
		return false, nil
	}
	fn := &r.fn
	*fn = function{f: f, form: IRForm, given: c.m.IDs.Own(), number: len(c.res.Funcs),
		by: &r.blank}
	if fn.section = r.section; f.Unread == nil || !m.shared || r.section < 0 {
		if ok, err := c.take(r.admit, fn); !ok || err != nil {
			c.budget.allow(f, c.budget.meter)
			return true, err
		}
		if m.shared {
			r.section = fn.section
		}
	} // otherwise nothing of it has changed, and its section is that of the function before it
	c.budget.meter.Join(m.work)
	if in, p := &c.res.image.Code[fn.section], c.opts.Reuse.past; in.Data == nil && p != nil {
		in.Data = make([]byte, 0, p.code+4<<10)
		in.Fixups = make([]amd64.Fixup, 0, p.fixups+64)
	}
	r.finished = finishedCode{m, c.maker.syms.Take(c.m, syms, len(c.res.Funcs))}
	c.sections.em = &r.finished
	if ok, err := c.sections.append(fn); !ok || err != nil {
		return true, err
	}
	cf := fn.cf
	cf.Frame, cf.Instructions, cf.Longest = m.frame, m.instructions, m.longest
	c.links.Skip(m.slots)
	if len(m.records) > 0 {
		var of func(record int) []provenance.ID
		if callsOf != nil {
			calls := callsOf(f)
			of = func(record int) (of []provenance.ID) {
				for _, n := range m.calls[record] {
					of = append(of, calls[n])
				}
				return of
			}
		}
		c.stackMap.Again(f, cf, m.stackSize, m.records, of)
	}
	if m.hasCFI {
		c.unwinding.Add(cf, m.cfi)
	}
	c.links.Skip(int(m.instructions))
	return true, nil
}
