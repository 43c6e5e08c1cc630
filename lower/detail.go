package lower

import (
	"cmp"
	"slices"
	"strconv"

	"statepoint/core/ir"
	"statepoint/lower/amd64"
)

func itoa(n int) string { return strconv.Itoa(n) }

// nameTable gives the names of a function's values as the text has them, by id.
type nameTable struct {
	names map[ir.ID]string
}

// fill reads the names of f.
func (t *nameTable) fill(f *ir.Func) {
	if t.names == nil {
		t.names = map[ir.ID]string{}
	}
	clear(t.names)
	ir.NumberLocals(f)
	add := func(v ir.Named, num int32) {
		if n := v.Name(); n != "" {
			t.names[v.ID()] = string(ir.AppendName(nil, '%', n))
		} else {
			t.names[v.ID()] = "%" + itoa(int(num))
		}
	}
	for _, a := range f.Args {
		add(a, a.Num())
	}
	for _, b := range f.Blocks {
		add(b, b.Num())
		for in := b.First(); in != nil; in = in.Next() {
			if !in.Type().IsVoid() {
				add(in, in.Num())
			}
		}
	}
}

func (t *nameTable) of(id ir.ID) string { return t.names[id] }

// maxHeld is how many values' names a slot shows.
const maxHeld = 3

// details fills in what Options.Detail asks for.
func (c *Compiler) details(f *ir.Func, fn *Func) {
	e := &c.em
	c.names.fill(f)
	for i := range fn.Frame.Slots {
		c.slotDetails(fn, &fn.Frame.Slots[i])
	}
	c.slotAt = map[int64]int{}
	for k, off := range e.frame.Slots {
		c.slotAt[off] = k
	}
	spans := e.asm.Spans()
	fn.Insts = make([]Inst, len(e.list))
	record := map[int32]int32{}
	for i := range e.points {
		record[e.points[i].span] = fn.Records[i] + 1
	}
	for i := range e.list {
		em := &e.list[i]
		in := Inst{Offset: spans[i].From, Size: spans[i].To - spans[i].From, Inst: em.inst, Record: record[int32(i)], Asm: em.asm}
		l := Link{Kind: LinkInst, Func: int32(len(c.res.Funcs) - 1), At: c.slotsOf(em)}
		if em.value != 0 {
			l.From = []ir.ID{em.value}
			if name := c.names.of(em.value); name != "" {
				switch em.note {
				case noteSpill:
					in.Comment = "spill " + name
				case noteReload:
					in.Comment = "reload " + name
				default:
					in.Comment = name
				}
			}
		} else {
			for _, id := range c.f.FromIDs[em.from : em.from+uint32(em.fromN)] {
				l.From = addID(l.From, id)
			}
		}
		in.ID, in.At = c.link(l), l.At
		fn.Insts[i] = in
	}
	c.labels(fn)
}

// slotDetails names a slot and links it.
func (c *Compiler) slotDetails(fn *Func, s *Slot) {
	if s.Name == "" {
		for i, id := range s.Holds {
			if i == maxHeld {
				s.Name += ", …"
				break
			}
			if i > 0 {
				s.Name += ", "
			}
			s.Name += c.names.of(id)
		}
	}
	c.res.Links = append(c.res.Links, Link{
		ID: s.ID, Kind: LinkSlot, From: s.Holds, Label: "[rsp+" + strconv.FormatInt(s.Offset, 10) + "]", Func: int32(len(c.res.Funcs) - 1),
	})
}

// slotsOf are the slots an instruction touches.
func (c *Compiler) slotsOf(em *emitted) []ir.ID {
	var at []ir.ID
	for i := range em.inst.Args {
		a := &em.inst.Args[i]
		base, delta := c.em.frame.Base()
		if a.Kind != amd64.KindMem || a.Reg != base {
			continue
		}
		at_ := a.Val - delta
		if k, ok := c.slotAt[at_]; ok {
			at = addID(at, c.slotIDs[k])
		}
		for k, off := range c.em.frame.Objects {
			if off <= at_ && at_ < off+int64(max(c.f.Objects[k].Size, 1)) {
				at = addID(at, c.slotIDs[len(c.em.frame.Slots)+k])
			}
		}
	}
	return at
}

// labels names the ways out and the ends of blocks that others jump to, and the blocks, as LLVM does: .LBB, the number of the function, the number of the block in the order of the code.
func (c *Compiler) labels(fn *Func) {
	e := &c.em
	n := len(c.res.Funcs) - 1
	fn.labels = make([]string, len(e.labels)+len(e.exits)+len(e.tails.entries)+len(e.locals))
	used := make([]bool, len(fn.labels))
	for i := range fn.Insts {
		for k := range fn.Insts[i].Inst.Args {
			if a := &fn.Insts[i].Inst.Args[k]; a.Kind == amd64.KindLabel {
				used[a.Label()] = true
			}
		}
	}
	for i, b := range e.order {
		off, _ := e.asm.Offset(e.labels[b])
		name := ".LBB" + itoa(n) + "_" + itoa(i)
		fn.labels[e.labels[b]] = name
		l := Label{Offset: off, Name: name, Branched: used[e.labels[b]]}
		if blk := &c.f.Blocks[b]; !blk.Split {
			l.Block = blk.IR
			l.Comment = c.names.of(blk.IR)
		}
		fn.Labels = append(fn.Labels, l)
	}
	for i, x := range e.exits {
		if !used[x] {
			continue
		}
		off, _ := e.asm.Offset(x)
		name := ".LBB" + itoa(n) + "_ret" + itoa(i)
		fn.labels[x] = name
		fn.Labels = append(fn.Labels, Label{Offset: off, Name: name, Branched: true})
	}
	for i := range e.tails.entries {
		x := e.tails.entries[i].label
		off, _ := e.asm.Offset(x)
		name := ".LBB" + itoa(n) + "_tail" + itoa(i)
		fn.labels[x] = name
		fn.Labels = append(fn.Labels, Label{Offset: off, Name: name, Branched: used[x]})
	}
	for i, x := range e.locals {
		off, _ := e.asm.Offset(x)
		name := ".LBB" + itoa(n) + "_asm" + itoa(i)
		fn.labels[x] = name
		fn.Labels = append(fn.Labels, Label{Offset: off, Name: name, Branched: used[x]})
	}
	slices.SortStableFunc(fn.Labels, func(x, y Label) int { return cmp.Compare(x.Offset, y.Offset) })
}
