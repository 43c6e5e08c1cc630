package regalloc

import (
	"fmt"
	"slices"
	"strings"

	"statepoint/lower/internal/mir"
)

var stageNames = [numStages]string{
	AtStart: "at start", Before: "before", Copies: "along", AtEnd: "at end", After: "after",
	Stores: "store",
}

// Text prints an allocated function, with a printer whose Slot and Around it sets: the slots, and
// at each instruction the moves there, those of a stage together.
func (r *Result) Text(f *mir.Func, p mir.Printer) string {
	p.Slot = func(v mir.VReg) string {
		if r.SlotOf[v] == 0 {
			return "no slot"
		}
		return fmt.Sprintf("slot%d", r.SlotOf[v]-1)
	}
	p.Around = func(inst int32, after bool) (lines []string) {
		k, _ := slices.BinarySearchFunc(r.Moves, inst, func(m Move,
			n int32) int {
			return int(m.Inst - n)
		})
		for ; k < len(r.Moves) && r.Moves[k].Inst == inst; k++ {
			if m := &r.Moves[k]; m.Stage >= After == after {
				lines = append(lines, fmt.Sprintf("%s: v%d %s -> %s", stageNames[m.Stage], m.VReg,
					r.loc(f, &p, m.Src), r.loc(f, &p, m.Dst)))
			}
		}
		return lines
	}
	var b strings.Builder
	for i := range r.Slots {
		s := &r.Slots[i]
		fmt.Fprintf(&b, "slot%d: %d bytes", i, s.Size)
		if s.Incoming != 0 {
			fmt.Fprintf(&b, ", word %d that came", s.Incoming-1)
		}
		for k, v := range s.Members {
			sep := ","
			if k == 0 {
				sep = ":"
			}
			fmt.Fprintf(&b, "%s v%d", sep, v)
		}
		b.WriteByte('\n')
	}
	return b.String() + p.Text(f)
}

// loc prints a location of a move.
func (r *Result) loc(f *mir.Func, p *mir.Printer, l Loc) string {
	switch l.Kind {
	case LocReg:
		return l.Reg.String()
	case LocSlot:
		return fmt.Sprintf("slot%d", l.N)
	case LocSource:
		list := f.Operands
		if l.Phi {
			list = f.Sources
		}
		o := list[l.N]
		return p.Operand(f, &o)
	}
	return "nowhere"
}

// String prints the last allocation for debugging: the intervals of every virtual register, then
// the moves.
func (al *Allocator) String() string {
	var b strings.Builder
	for v := 1; v < len(al.iv.first); v++ {
		d := &al.live.values[v]
		fmt.Fprintf(&b, "v%d def %d kind %d spans %v:", v, d.def, d.kind, al.live.spans[d.r0:d.r1])
		for i := al.iv.first[v]; i >= 0; i = al.iv.all[i].next {
			it := &al.iv.all[i]
			fmt.Fprintf(&b, " [%d,%d)", it.start, it.end)
			if it.mem {
				b.WriteString("mem")
			} else {
				b.WriteString(it.reg.String())
			}
		}
		if al.mem.stored[v] {
			b.WriteString(" stored")
		}
		b.WriteByte('\n')
	}
	for _, m := range al.res.Moves {
		fmt.Fprintf(&b, "at %d stage %d v%d: %v <- %v\n", m.Inst, m.Stage, m.VReg, m.Dst, m.Src)
	}
	return b.String()
}
