package lower

import (
	"slices"
	"sort"
	"strconv"
	"strings"

	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/emit"
	"statepoint/lower/mir"
)

func itoa(n int) string { return strconv.Itoa(n) }

// details fills in what Options.Detail asks for.
func (c *Compiler) details(fn *Func) {
	e := &c.em
	n := int32(len(c.res.Funcs) - 1)
	spans, list := e.Spans(), e.Insts()
	fn.Insts = make([]Inst, len(list))
	record := map[int32]int32{}
	for i := range e.NumPoints() {
		record[e.Point(i).Emitted] = fn.Records[i] + 1
	}
	for i := range list {
		em := &list[i]
		in := Inst{
			Offset: spans[i].From, Size: spans[i].To - spans[i].From, Inst: em.Inst,
			Record: record[int32(i)], Asm: em.Asm, Note: em.Note, Ends: em.Ends,
		}
		l := Link{Kind: LinkInst, Func: n, At: c.slotsOf(em)}
		if em.Value != 0 || len(em.Also) > 0 {
			for _, id := range c.moved(em) {
				if _, made := c.holders.made[id]; !made {
					in.Values = mir.AddID(in.Values, id)
				}
				l.From = c.holders.origins(l.From, id)
			}
			in.Comment = c.names.comment(&in)
		} else {
			for _, id := range e.Carried(em) {
				l.From = mir.AddID(l.From, id)
			}
		}
		in.ID, in.At = c.link(l), l.At
		fn.Insts[i] = in
	}
	e.Ways(func(inst int32, to uint32) {
		fn.Insts[inst].To = append(fn.Insts[inst].To, to)
	})
	c.slotDetails(fn)
	c.labels(fn)
}

// moved are the values of the text that an instruction moves: several where it is the end of blocks
// that ended alike.
func (c *Compiler) moved(em *emit.Emitted) []ir.ID {
	ids := mir.AddID(nil, c.holders.at(em.Value, c.irBlocks(em.Block)))
	for _, o := range em.Also {
		ids = mir.AddID(ids, c.holders.at(o.Value, c.irBlocks(o.Block)))
	}
	return ids
}

// comment names what an instruction moves, and says if that goes to the frame or comes from it.
func (t *nameTable) comment(in *Inst) string {
	var names []string
	for _, id := range in.Values {
		if name := t.of(id); name != "" {
			names = append(names, name)
		}
	}
	text := strings.Join(names, " or ")
	if verb := in.Note.String(); text != "" && verb != "" {
		text = verb + " " + text
	}
	return text
}

// irBlocks are the blocks of the text that a block of the code is part of. One that stands on an
// edge is part of none: what is known at the edge's end is known there, and what is known at its
// beginning.
func (c *Compiler) irBlocks(block int32) []ir.ID {
	if block < 0 || int(block) >= len(c.f.Blocks) {
		return nil
	}
	b := &c.f.Blocks[block]
	if !b.Split {
		return []ir.ID{b.IR}
	}
	var ids []ir.ID
	for _, list := range [...][]int32{c.f.Succs(b), c.f.Preds(b)} {
		for _, n := range list {
			ids = append(ids, c.f.Blocks[n].IR)
		}
	}
	return ids
}

// slotDetails says what each slot holds, names it and links it.
func (c *Compiler) slotDetails(fn *Func) {
	f := &fn.Frame
	first := f.Slots[0].ID // they have ids one after the other
	for i := range fn.Insts {
		in := &fn.Insts[i]
		for _, at := range in.At {
			k := at - first
			c.touched[k] = true
			if in.Note == NoteSpill {
				for _, id := range in.Values {
					f.Slots[k].Holds = mir.AddID(f.Slots[k].Holds, id)
				}
			}
		}
	}
	used := f.Slots[:0]
	for k, s := range f.Slots {
		if s.Kind == SlotSpill && !c.touched[k] {
			continue // the allocator had it in mind for a value that then stayed in registers
		}
		if s.Name == "" {
			var names strings.Builder
			for k, id := range s.Holds {
				if k > 0 {
					names.WriteString(", ")
				}
				names.WriteString(c.names.of(id))
			}
			s.Name = names.String()
		}
		c.res.Links = append(c.res.Links, Link{
			ID: s.ID, Kind: LinkSlot, From: s.Holds, Func: int32(len(c.res.Funcs) - 1),
			Label: "[" + f.PlaceText(&s) + "]",
		})
		used = append(used, s)
	}
	f.Slots = used
	f.Slots = append(f.Slots, c.gaps(f)...)
}

// slotsOf are the slots an instruction touches.
func (c *Compiler) slotsOf(em *emit.Emitted) []ir.ID {
	var at []ir.ID
	fn := &c.res.Funcs[len(c.res.Funcs)-1]
	base, delta := c.em.Frame.Base()
	for i := range em.Inst.Args {
		a := &em.Inst.Args[i]
		if a.Kind != amd64.KindMem || a.Reg != base && a.Reg != amd64.RSP {
			continue
		}
		from := a.Val - em.Pushed
		if a.Reg == base {
			from -= delta
		}
		k, _ := slices.BinarySearchFunc(c.slotOrder, from, func(k int32, from int64) int {
			if s := &fn.Frame.Slots[k]; s.Offset+max(s.Size, 1) <= from {
				return -1
			}
			return 1
		})
		if k == len(c.slotOrder) {
			continue
		}
		s := &fn.Frame.Slots[c.slotOrder[k]]
		outgoing := s.Kind == SlotOutgoing
		if s.Offset <= from && (a.Reg == base || outgoing) {
			at = mir.AddID(at, s.ID)
		}
	}
	return at
}

// labels names the blocks, the ways out and the ends of blocks that others jump to, as LLVM does:
// .LBB, the number of the function, the number of the block in the order of the code.
func (c *Compiler) labels(fn *Func) {
	all, most := c.em.Labels()
	fn.LabelNames = make([]string, most)
	used := make([]bool, most)
	for i := range fn.Insts {
		for k := range fn.Insts[i].Inst.Args {
			if a := &fn.Insts[i].Inst.Args[k]; a.Kind == amd64.KindLabel {
				used[a.Label()] = true
			}
		}
	}
	prefix := ".LBB" + itoa(len(c.res.Funcs)-1) + "_"
	for _, x := range all {
		if x.Kind == emit.ExitLabel && !used[x.Label] {
			continue
		}
		name := prefix + labelWords[x.Kind] + itoa(x.Index)
		fn.LabelNames[x.Label] = name
		l := Label{Offset: x.Offset, Name: name, Branched: used[x.Label]}
		if x.Kind == emit.BlockLabel {
			if blk := &c.f.Blocks[x.Block]; !blk.Split {
				l.Block = blk.IR
				l.Comment = c.names.of(blk.IR)
			}
		}
		fn.Labels = append(fn.Labels, l)
	}
	labels := fn.Labels
	sort.SliceStable(labels, func(i, j int) bool { return labels[i].Offset < labels[j].Offset })
}

// labelWords stand before the numbers of labels.
var labelWords = [...]string{
	emit.BlockLabel: "", emit.ExitLabel: "ret", emit.TailLabel: "tail", emit.LocalLabel: "in",
}
