package emit

import (
	"encoding/binary"

	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
	"statepoint/lower/object"
)

// callSite is a call for the call-site table of a function with a personality routine.
type callSite struct {
	first, last int32 // emitted instructions
	pad         amd64.Label
	hasPad      bool
	landing     int32 // from mir.Func.Pads, of the landing pad
}

// landings are the calls from which unwinding continues in the function itself.
type landings struct {
	*job
	out    *writer
	layout *layout
	list   []callSite
}

// note records the landing pad of a call that is an invoke.
func (l *landings) note(k int32, in *mir.Inst, first int32) {
	if !in.Invoke {
		return
	}
	// a result is moved from its register before the jump
	for k++; l.f.Insts[k].Flags&mir.IsTerm == 0; k++ {
	}
	ops := l.f.Ops(&l.f.Insts[k])
	pad := l.layout.target(int32(ops[1].Val))
	s := callSite{first: first, last: l.out.lastSpan(), pad: l.layout.labels[pad],
		hasPad: true, landing: -1}
	// Blocks on the edge, for moves and transitions, lead to the landing pad.
	for b := &l.f.Blocks[pad]; ; b = &l.f.Blocks[l.f.Succs(b)[0]] {
		if u := &l.f.Insts[b.First]; u.Op == mir.Unwind {
			s.landing = u.Aux
			break
		}
		if b.SuccEnd-b.Succ0 != 1 {
			break
		}
	}
	l.list = append(l.list, s)
}

// lsda builds the language-specific data area of a function (Itanium C++ ABI: Exception Handling,
// "The LSDA" as GCC and LLVM lay it out): call sites, actions, type infos, filters.
type lsda struct {
	f       *mir.Func
	actions []byte
	filters []byte
	first   map[int32]uint64 // the action, plus one, where a landing pad's chain begins
}

// action is the first action of a pad: 0 if it only cleans up. The chain is written from its end,
// so that the offset of the next action is known.
func (l *lsda) action(pad int32) uint64 {
	if a, ok := l.first[pad]; ok {
		return a
	}
	p := &l.f.Pads[pad]
	next := -1 // offset of the action that follows
	add := func(filter int64) {
		at := len(l.actions)
		l.actions = object.AppendSLEB(l.actions, filter)
		if next < 0 {
			l.actions = append(l.actions, 0)
		} else {
			l.actions = object.AppendSLEB(l.actions, int64(next-len(l.actions)))
		}
		next = at
	}
	if p.Cleanup && p.Clauses > 0 {
		add(0)
	}
	for i := p.Clauses - 1; i >= 0; i-- {
		c := &l.f.Clauses[p.Clause0+i]
		if !c.Filter {
			add(l.f.TypeIndex(c.Types[0]))
			continue
		}
		filter := -int64(len(l.filters)) - 1
		for _, t := range c.Types {
			l.filters = binary.AppendUvarint(l.filters, uint64(l.f.TypeIndex(t)))
		}
		l.filters = append(l.filters, 0)
		add(filter)
	}
	l.first[pad] = uint64(next + 1)
	return uint64(next + 1)
}

// Encodings of the data area.
const (
	omitted        = 0xff
	ulebEncoding   = 0x01
	indirectPCRel4 = 0x9b
)

// ExceptionsAlign is the alignment of data areas, in bytes.
const ExceptionsAlign = 4

// Exceptions is a section of data areas of functions with a personality routine.
type Exceptions struct {
	Data   []byte
	Relocs []amd64.Fixup
}

// table appends the data area of the most recently emitted function to a section, and returns its
// offset. Its type infos are found through pointers, whose symbols reference returns.
func (s *landings) table(x *Exceptions, reference func(amd64.Sym) amd64.Sym) uint32 {
	l := lsda{f: s.f, first: map[int32]uint64{}}
	spans := s.out.asm.Spans()
	var sites []byte
	at := uint32(0)
	site := func(from, to uint32, pad uint32, action uint64) {
		if from == to {
			return
		}
		sites = binary.AppendUvarint(sites, uint64(from))
		sites = binary.AppendUvarint(sites, uint64(to-from))
		sites = binary.AppendUvarint(sites, uint64(pad))
		sites = binary.AppendUvarint(sites, action)
	}
	for i := range s.list {
		c := &s.list[i]
		if !c.hasPad {
			continue
		}
		from, to := spans[c.first].From, spans[c.last].To
		site(at, from, 0, 0) // calls without a landing pad
		pad, _ := s.out.asm.Offset(c.pad)
		site(from, to, pad, l.action(c.landing))
		at = to
	}
	end := uint32(0)
	if n := len(spans); n > 0 {
		end = spans[n-1].To
	}
	site(at, end, 0, 0)

	for len(x.Data)%ExceptionsAlign != 0 {
		x.Data = append(x.Data, 0)
	}
	start := uint32(len(x.Data))
	out := append(x.Data, omitted)
	tail := append([]byte{ulebEncoding}, binary.AppendUvarint(nil, uint64(len(sites)))...)
	tail = append(append(tail, sites...), l.actions...)
	if len(l.f.TypeInfos) == 0 {
		x.Data = append(append(out, omitted), tail...)
		return start
	}
	out = append(out, indirectPCRel4)
	// The distance from the end of this field to the end of the type infos, which must be aligned;
	// the field's own length affects the alignment.
	distance := uint64(0)
	pad := 0
	for range 8 {
		head := len(out) + len(binary.AppendUvarint(nil, distance))
		pad = -(head + len(tail)) & (ExceptionsAlign - 1)
		distance = uint64(len(tail) + pad + 4*len(l.f.TypeInfos))
	}
	out = append(binary.AppendUvarint(out, distance), tail...)
	for range pad {
		out = append(out, 0)
	}
	for len(out)%ExceptionsAlign != 0 {
		out = append(out, 0)
	}
	for i := len(l.f.TypeInfos) - 1; i >= 0; i-- {
		if l.f.TypeInfos[i] != amd64.NoSym {
			x.Relocs = append(x.Relocs, amd64.Fixup{Off: uint32(len(out)), Kind: amd64.RelocPC32,
				Sym: reference(l.f.TypeInfos[i])})
		}
		out = append(out, 0, 0, 0, 0)
	}
	x.Data = append(out, l.filters...)
	return start
}
