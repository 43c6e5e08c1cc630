package links

import (
	"sort"
	"strings"

	"statepoint/core/provenance"
	"statepoint/lower/amd64"
	"statepoint/lower/code"
	"statepoint/lower/internal/emit"
	"statepoint/lower/internal/mir"
)

// Instructions fills in the instructions, labels and slots of a function, with their links.
func (l *Links) Instructions(cf *code.Func) {
	e := l.em
	spans, list := e.Spans(), e.Insts()
	cf.Instructions = uint32(len(list))
	for i, s := range spans[:len(list)] {
		if list[i].Inst.Op != amd64.Pad {
			cf.Longest = max(cf.Longest, s.To-s.From)
		}
	}
	if l.brief {
		l.Skip(len(list))
		return
	}
	cf.Insts = make([]code.Inst, len(list))
	record := map[int32]int32{}
	for i := range e.NumPoints() {
		record[e.Point(i).Emitted] = cf.Records[i] + 1
	}
	for i := range list {
		em := &list[i]
		in := code.Inst{
			Offset: spans[i].From, Size: spans[i].To - spans[i].From, Inst: em.Inst,
			Record: record[int32(i)], Asm: em.Asm, Note: em.Note, Ends: em.Ends,
		}
		var moved []provenance.ID
		if em.Value != 0 || len(em.Also) > 0 {
			moved = l.moved(em)
			for _, id := range moved {
				if _, made := l.values.made[id]; !made {
					in.Values = mir.AddID(in.Values, id)
				}
			}
			in.Comment = l.names.comment(&in)
		}
		if !l.TextOnly {
			l.link(&in, em, moved)
		}
		cf.Insts[i] = in
	}
	e.Ways(func(inst int32, to uint32) {
		cf.Insts[inst].To = append(cf.Insts[inst].To, to)
	})
	if !l.TextOnly {
		l.linkSlots(cf)
	}
	l.labels(cf)
}

// link links an instruction to its slots, and to the values that it moves or else to its origin.
func (l *Links) link(in *code.Inst, em *emit.Emitted, moved []provenance.ID) {
	link := code.Link{Kind: provenance.KindMachine, At: l.slotsOf(em)}
	if em.Value != 0 || len(em.Also) > 0 {
		for _, id := range moved {
			link.From = l.values.origins(link.From, id)
		}
	} else {
		ids := l.em.Carried(em)
		if em.Inst.Op == amd64.Pad && em.Asm == 0 { // it aligns the block
			ids = l.irBlocks(em.Block)
		}
		for _, id := range ids {
			link.From = mir.AddID(link.From, id)
		}
	}
	in.ID, in.At = l.add(link), link.At
}

// moved are the values of the text that an instruction moves: several if it is in a shared end of
// blocks.
func (l *Links) moved(em *emit.Emitted) []provenance.ID {
	ids := mir.AddID(nil, l.values.at(em.Value, l.irBlocks(em.Block)))
	for _, o := range em.Also {
		ids = mir.AddID(ids, l.values.at(o.Value, l.irBlocks(o.Block)))
	}
	return ids
}

// comment names the value that an instruction moves, and says whether it is a spill or a reload.
func (t *Names) comment(in *code.Inst) string {
	var names []string
	for _, id := range in.Values {
		if name := t.Of(id); name != "" {
			names = append(names, name)
		}
	}
	text := strings.Join(names, " or ")
	if verb := in.Note.String(); text != "" && verb != "" {
		text = verb + " " + text
	}
	return text
}

// irBlocks are the blocks of the text that a block of the code is part of. A block on an edge is
// part of none: values at both ends of the edge are valid there.
func (l *Links) irBlocks(block int32) []provenance.ID {
	if block < 0 || int(block) >= len(l.mf.Blocks) {
		return nil
	}
	b := &l.mf.Blocks[block]
	if !b.Split {
		return []provenance.ID{b.IR}
	}
	var ids []provenance.ID
	for _, list := range [...][]int32{l.mf.Succs(b), l.mf.Preds(b)} {
		for _, n := range list {
			ids = append(ids, l.mf.Blocks[n].IR)
		}
	}
	return ids
}

// labels names the blocks, the shared exits and the shared ends of blocks, as LLVM does: .LBB, the
// number of the function, the number of the block in the order of the code.
func (l *Links) labels(cf *code.Func) {
	all, most := l.em.Labels()
	cf.LabelNames = make([]string, most)
	used := make([]bool, most)
	for i := range cf.Insts {
		for k := range cf.Insts[i].Inst.Args {
			if a := &cf.Insts[i].Inst.Args[k]; a.Kind == amd64.KindLabel {
				used[a.Label()] = true
			}
		}
	}
	prefix := ".LBB" + itoa(int(l.number())) + "_"
	for _, x := range all {
		if x.Kind == emit.ExitLabel && !used[x.Label] {
			continue
		}
		name := prefix + labelWords[x.Kind] + itoa(x.Index)
		cf.LabelNames[x.Label] = name
		label := code.Label{Offset: x.Offset, Name: name, Branched: used[x.Label]}
		if x.Kind == emit.BlockLabel {
			if blk := &l.mf.Blocks[x.Block]; !blk.Split {
				label.Block = blk.IR
				label.Comment = l.names.Of(blk.IR)
			}
		}
		cf.Labels = append(cf.Labels, label)
	}
	labels := cf.Labels
	sort.SliceStable(labels, func(i, j int) bool { return labels[i].Offset < labels[j].Offset })
}

// labelWords are the prefixes of numbered labels.
var labelWords = [...]string{
	emit.BlockLabel: "", emit.ExitLabel: "ret", emit.TailLabel: "tail", emit.LocalLabel: "in",
}
