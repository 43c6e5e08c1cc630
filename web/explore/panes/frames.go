package panes

import (
	"errors"
	"sort"

	"statepoint/core/location"
	"statepoint/core/provenance"
	"statepoint/lower"
	"statepoint/lower/amd64"
	"statepoint/lower/object"
	"statepoint/stackmap"
	"statepoint/web/explore"
	"statepoint/web/report"
)

// Frames describes the frames of all functions, each at every instruction.
func Frames(c *explore.Compilation) []report.Frame {
	if c.Lowered() == nil {
		return nil
	}
	text := instRows(c, func(*lower.Row) bool { return true })
	frames := make([]report.Frame, len(c.Lowered().Funcs))
	for i := range frames {
		frames[i] = frame(c, i, text)
	}
	return frames
}

// FrameOf describes the frame of one function, by its number, as Frames does.
func FrameOf(c *explore.Compilation, n int) report.Frame {
	return frame(c, n, instRows(c, func(r *lower.Row) bool { return r.Func == int32(n) }))
}

// instRows returns the rows of instructions that are wanted, by the id of the instruction.
func instRows(c *explore.Compilation,
	wanted func(*lower.Row) bool) map[provenance.ID]*lower.Row {
	text, rows := map[provenance.ID]*lower.Row{}, c.Rows()
	for i := range rows {
		if rows[i].Kind == lower.RowInst && wanted(&rows[i]) {
			text[rows[i].ID] = &rows[i]
		}
	}
	return text
}

// frame describes the frame of a function, by its number.
func frame(c *explore.Compilation, n int, text map[provenance.ID]*lower.Row) report.Frame {
	fn := &c.Lowered().Funcs[n]
	f := report.Frame{ID: uint32(fn.ID), Name: fn.Name, Start: fn.Offset, End: fn.Offset +
		fn.Size, Size: uint32(fn.Frame.Size), Dynamic: fn.Frame.Dynamic, Grows: fn.Frame.Grows,
		AlignTo: uint32(fn.Frame.AlignTo), Below: uint32(fn.Frame.Below)}
	for i := range fn.Frame.Slots {
		s := &fn.Frame.Slots[i]
		if s.Base == amd64.NoReg {
			f.Slots = append(f.Slots, FrameSlot(c, &fn.Frame, s))
		} else {
			f.Moving = append(f.Moving, FrameSlot(c, &fn.Frame, s))
		}
	}
	for i := range fn.Frame.Aligned {
		f.Moving = append(f.Moving, FrameSlot(c, &fn.Frame, &fn.Frame.Aligned[i]))
	}
	sort.SliceStable(f.Moving, func(i, j int) bool {
		return f.Moving[i].Offset < f.Moving[j].Offset
	})
	sort.SliceStable(f.Slots, func(i, j int) bool {
		return f.Slots[i].Offset < f.Slots[j].Offset
	})
	depth, body := depths(fn)
	for j := range fn.Insts {
		in := &fn.Insts[j]
		step := report.FrameStep{ID: uint32(in.ID), Start: fn.Offset + in.Offset,
			Depth: depth[j], Body: body[j], Touches: explore.IDs(in.At)}
		if row := text[in.ID]; row != nil {
			step.Text, step.Comment = row.Text, comment(c, row)
		}
		if in.Record > 0 {
			frameRecord(c, &step, int(in.Record-1))
		}
		f.Steps = append(f.Steps, step)
	}
	return f
}

// FrameAt returns the frames, and the frame and step that an id belongs to.
func FrameAt(c *explore.Compilation, id uint32) (frames []report.Frame, at, step int, err error) {
	if c.Lowered() == nil {
		return nil, 0, 0, errors.New("no frame: " + c.NotLowered())
	}
	frames, at = Frames(c), -1
	for i := range frames {
		if id != 0 && frames[i].ID == id && len(frames[i].Steps) > 0 {
			return frames, i, frames[i].FirstRecord(), nil
		}
		if s := frames[i].Step(id); s >= 0 && id != 0 {
			at, step = i, s
			break
		}
	}
	for i := range frames {
		if first := frames[i].FirstRecord(); at < 0 && len(frames[i].Steps) > 0 &&
			frames[i].Steps[first].Record != 0 {
			at, step = i, first
		}
	}
	for i := range frames {
		if at < 0 && len(frames[i].Steps) > 0 {
			at = i
		}
	}
	if at < 0 {
		err = errors.New("no frame: the module defines no function")
	}
	return frames, at, step, err
}

// FrameSlot describes a slot of a frame for the frame view.
func FrameSlot(c *explore.Compilation, f *lower.Frame, s *lower.Slot) report.FrameSlot {
	name := names(c, s.Holds, ", ")
	if s.Kind == location.SlotSaved {
		name = s.Name
	}
	return report.FrameSlot{ID: uint32(s.ID), Kind: s.Kind, Name: name, Place: f.PlaceText(s),
		Category: c.CategoryOf(explore.IDs(s.Holds)), Offset: int32(s.Offset),
		FromRBX: s.Base == amd64.RBX, Size: uint32(s.Size)}
}

// frameRecord fills in what a record says about the slots.
func frameRecord(c *explore.Compilation, step *report.FrameStep, n int) {
	rec := &c.Lowered().Map.Records[n]
	step.Record = rec.Prov
	// the use of a slot, by slot: a base that is its own derived pointer is one use
	at := map[uint32]int{}
	for _, l := range MapLocations(c, n) {
		link := c.Links().Get(provenance.ID(l.ID))
		if link == nil || len(link.At) == 0 {
			continue
		}
		if place := c.Links().Get(provenance.ID(link.At[0])); place == nil ||
			place.Kind != provenance.KindSlot {
			continue
		}
		use := report.FrameUse{Slot: link.At[0], Location: l.ID,
			Roles: stackmap.Roles(l.Role), Value: l.Value, Category: l.Category}
		if len(l.Words) > 0 {
			use.Roles |= stackmap.Roles(stackmap.RoleDerived)
		}
		if i, had := at[use.Slot]; had && step.Uses[i].Value == use.Value {
			old := &step.Uses[i]
			if old.Roles == stackmap.Roles(stackmap.RoleBase) && l.Role == stackmap.RoleDerived {
				old.Location = use.Location // no remark is needed if one pointer is both
			} else {
				old.Roles |= use.Roles
			}
			continue
		}
		at[use.Slot] = len(step.Uses)
		step.Uses = append(step.Uses, use)
	}
}

// depths returns, for each instruction, the distance of the stack pointer below the return address
// before it. The call frame information gives it while the CFA is relative to RSP. While the CFA is
// relative to another register, the frame is complete in the body; in the entry and the exits, each
// instruction determines how RSP moves.
func depths(fn *lower.Func) (all []uint32, body []bool) {
	const returnAddress = 8
	const rsp = 7 // DWARF's number
	all, body = make([]uint32, len(fn.Insts)), make([]bool, len(fn.Insts))
	for j := range all {
		all[j], body[j] = uint32(fn.Frame.Size), true
	}
	if !fn.HasCFI {
		undescribed(fn, all, body)
		return all, body
	}
	type state struct{ reg, cfa int32 }
	now, kept := state{rsp, returnAddress}, []state(nil)
	i, entering := 0, false
	for j := range fn.Insts {
		was := now
		for ; i < len(fn.CFI) && fn.CFI[i].Off <= fn.Insts[j].Offset; i++ {
			switch c := &fn.CFI[i]; c.Op {
			case object.DefCFA:
				now = state{int32(c.Reg), c.N}
			case object.DefCFAOffset:
				now.cfa = c.N
			case object.DefCFARegister:
				now.reg = int32(c.Reg)
				entering = now.reg != rsp
			case object.RememberState:
				kept = append(kept, now)
			case object.RestoreState:
				if len(kept) > 0 {
					now, kept = kept[len(kept)-1], kept[:len(kept)-1]
				}
			}
		}
		switch {
		case now.reg == rsp:
			all[j] = uint32(max(now.cfa-returnAddress, 0))
			body[j] = int64(all[j]) == fn.Frame.Size && !fn.Frame.Dynamic
			if was.reg != rsp { // after the end of an exit
				for k := j - 1; k >= 0; k-- {
					n, ok := lowers(&fn.Insts[k].Inst)
					if !ok {
						break
					}
					all[k], body[k] = uint32(int64(all[k+1])-n), false
				}
			}
		case entering:
			n, ok := lowers(&fn.Insts[j-1].Inst)
			if entering = ok || was.reg == rsp; entering { // the latter sets the register
				all[j], body[j] = uint32(int64(all[j-1])+n), false
			}
		}
	}
	return all, body
}

// undescribed finds where there is less than the whole frame in a function without call frame
// information: up to the instruction that completes the frame, and in the exits.
func undescribed(fn *lower.Func, all []uint32, body []bool) {
	depth, made := int64(0), 0
	for ; made < len(all) && depth < fn.Frame.Size; made++ {
		n, _ := lowers(&fn.Insts[made].Inst)
		depth += n
	}
	if depth != fn.Frame.Size || fn.Frame.Dynamic || fn.Frame.Copied != 0 {
		return
	}
	depth = 0
	for j := range made {
		all[j], body[j] = uint32(depth), false
		n, _ := lowers(&fn.Insts[j].Inst)
		depth += n
	}
	for j := made + 1; j < len(all); j++ {
		op := fn.Insts[j].Inst.Op
		if n, _ := lowers(&fn.Insts[j-1].Inst); n >= 0 || op != amd64.RET && op != amd64.JMP {
			continue
		}
		all[j], body[j] = 0, false
		for k := j - 1; k >= made; k-- {
			n, ok := lowers(&fn.Insts[k].Inst)
			if !ok {
				break
			}
			all[k] = uint32(int64(all[k+1]) - n)
			body[k] = int64(all[k]) == fn.Frame.Size
		}
	}
}

// lowers returns the number of bytes by which a prologue or epilogue instruction lowers RSP.
func lowers(in *amd64.Inst) (bytes int64, ok bool) {
	switch to, from := &in.Args[0], &in.Args[1]; {
	case in.Op == amd64.PUSH:
		return 8, true
	case in.Op == amd64.POP:
		return -8, true
	case in.Op == amd64.SUB && to.Reg == amd64.RSP && from.Kind == amd64.KindImm:
		return from.Val, true
	case in.Op == amd64.ADD && to.Reg == amd64.RSP && from.Kind == amd64.KindImm:
		return -from.Val, true
	}
	return 0, false
}
