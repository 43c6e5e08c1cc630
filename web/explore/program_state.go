package explore

import (
	"context"
	"fmt"
	"slices"
	"sort"
	"strings"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/code"
	"statepoint/lower/machine"
	emulated "statepoint/lower/run"
	"statepoint/stackmap"
	"statepoint/web/report"
)

// sight is what is remembered of the step before the one that is shown.
type sight struct {
	cpu     machine.CPU
	words   map[uint64]uint64 // of frames, by address
	objects []report.RunObject
	output  int
	total   uint64
	next    string
	outside bool
}

// state shows the run at a moment: the step before is made again while the collector is listened
// to.
func (s *session) state(ctx context.Context, at moment) (*report.RunState, error) {
	if at.within > 0 {
		return s.during(ctx, at)
	}
	coming, err := s.listen(ctx, at.step, &did{from: 1})
	if err != nil {
		return nil, err
	}
	state := &report.RunState{Setup: s.setup, Marks: s.shownMarks(),
		Prints: s.prints, Complete: s.complete}
	s.choices(state)
	var before *sight
	if err := s.history.Seek(ctx, max(at.step, 1)-1); err != nil {
		return nil, err
	}
	heard := &did{from: 1}
	if at.step > 0 {
		before = s.look()
		s.did = heard
		err := s.history.Seek(ctx, at.step)
		s.did = nil
		if err != nil {
			return nil, err
		}
	}
	state.Step, state.End = s.history.Now(), s.history.End()
	if s.complete && state.Step == state.End {
		state.Ended, state.Failed = s.ended, s.failed
		if err := s.judge(ctx); err != nil {
			return nil, err
		}
	}
	state.Astray = s.astray
	state.Output = string(s.program.Output())
	s.heap(state, before, heard)
	state.Spaces = s.spaces(state)
	words := valuer{s, state.Objects, before, heard, known(state)}
	activations, _ := s.program.Activations()
	s.place(state, activations)
	s.registers(state, &words)
	s.stacks(state, activations, &words)
	state.Code = s.ownCode()
	s.sentence(state, before, heard)
	chooseObjects(state)
	if state.Actions = coming.told; coming.told > 0 {
		s.keep(state, coming, at.step)
	} else if heard.told > 0 {
		s.keep(state, heard, at.step-1)
	}
	return state, nil
}

// look remembers what the next step may change.
func (s *session) look() *sight {
	p := s.program
	b := &sight{cpu: p.Machine.CPU, words: map[uint64]uint64{}, output: len(p.Output())}
	activations, _ := p.Activations()
	for i := range activations {
		a := &activations[i]
		b.outside = b.outside || i == 0 && a.Outside
		fn := s.funcs[a.Function]
		if fn == nil || a.Outside {
			continue
		}
		for j := range fn.Frame.Slots {
			if fn.Frame.Slots[j].Base != amd64.NoReg {
				continue
			}
			at := bottom(fn, a) + uint64(fn.Frame.Slots[j].Offset)
			if v, err := p.Machine.Mem.Load64(at); err == nil {
				b.words[at] = v
			}
		}
	}
	b.next = s.next(activations)
	if b.outside {
		b.objects, b.total = s.objects()
	}
	return b
}

// bottom is the address of the lowest byte of a frame.
func bottom(fn *code.Func, a *emulated.Activation) uint64 {
	return a.CFA - 8 - uint64(fn.Frame.Size+fn.Frame.Copied)
}

// at finds the instruction of a frame: the one that is next, or in a frame that has called, the
// call.
func (s *session) at(i int, a *emulated.Activation) (*report.FrameStep, *code.Inst) {
	fn, frame := s.funcs[a.Function], s.frames[a.Function]
	if fn == nil || frame == nil || a.Outside {
		return nil, nil
	}
	for j := range fn.Insts {
		in := &fn.Insts[j]
		if i == 0 && uint64(in.Offset) == a.Offset ||
			i > 0 && uint64(in.Offset+in.Size) == a.Offset {
			return &frame.Steps[j], in
		}
	}
	return nil, nil
}

// next says what the machine is about to do.
func (s *session) next(frames []emulated.Activation) string {
	if len(frames) == 0 {
		return ""
	}
	if frames[0].Outside {
		return "the runtime's @" + frames[0].Function
	}
	step, _ := s.at(0, &frames[0])
	if step == nil {
		return ""
	}
	text := strings.Join(strings.Fields(step.Text), " ")
	if step.Comment != "" {
		text += " (" + step.Comment + ")"
	}
	return text
}

// place says where the machine is, with the ids of what it is at.
func (s *session) place(state *report.RunState, frames []emulated.Activation) {
	state.Where = s.program.Symbol(s.program.Machine.RIP)
	if s.complete && s.history.Now() == s.history.End() && strings.HasPrefix(state.Where, "0x") {
		state.Where = "the end"
	}
	state.Next = s.next(frames)
	for i := range frames {
		if i == 0 {
			state.Outside = frames[0].Outside
			if state.Outside {
				continue
			}
		}
		step, in := s.at(i, &frames[i])
		if step == nil {
			break
		}
		state.IDs = append(state.IDs, step.ID)
		if i > 0 && frames[i].Record >= 0 && frames[i].Record < len(s.lowered.Map.Records) {
			state.IDs = append(state.IDs, s.lowered.Map.Records[frames[i].Record].Prov)
		}
		state.IR = s.line(in)
		break
	}
}

// line is the line of the module that an instruction comes from. It may come from several: those
// that give what a statepoint gave are behind the others, and a statepoint is before all.
func (s *session) line(in *code.Inst) string {
	l := s.links.get(in.ID)
	if l == nil || s.printed == nil {
		return ""
	}
	line, rank := "", 0
	s.eachOf(l.From, func(x *ir.Instr) {
		is := 2
		switch {
		case gc.IsStatepoint(x):
			is = 3
		case gc.IsResult(x), gc.IsRelocate(x):
			is = 1
		case x.Op.IsCall() && (in.Inst.Op == amd64.CALL || in.Inst.Op == amd64.JMP):
			is = 3 // rather than what its address was folded of
		}
		if text, ok := s.printed.lines[x.ID()]; ok && is > rank {
			line, rank = strings.TrimSpace(text), is
		}
	})
	return line
}

// eachOf visits the instructions of the module with certain ids, in order of the ids.
func (s *session) eachOf(ids []uint32, visit func(*ir.Instr)) {
	found := make([]*ir.Instr, len(ids))
	for _, f := range s.module.Funcs {
		for _, b := range f.Blocks {
			for x := b.First(); x != nil; x = x.Next() {
				if i := slices.Index(ids, uint32(x.ID())); i >= 0 {
					found[i] = x
				}
			}
		}
	}
	for _, x := range found {
		if x != nil {
			visit(x)
		}
	}
}

// registers shows those of general use.
func (s *session) registers(state *report.RunState, words *valuer) {
	cpu := &s.program.Machine.CPU
	for n := range cpu.GPR {
		r := report.RunRegister{Name: (amd64.RAX + amd64.Reg(n)).String()}
		r.RunValue = words.value(cpu.GPR[n])
		if words.before != nil {
			r.Before = words.before.cpu.GPR[n]
			r.Changed = r.Before != r.Value
		}
		state.Registers = append(state.Registers, r)
	}
}

// described reports whether the record of a frame's PC says what its slots hold now: in all frames
// that have called, and in the innermost one just after its call has returned.
func (s *session) described(i int, a *emulated.Activation, before *sight) bool {
	if a.Record < 0 || a.Record >= len(s.lowered.Map.Records) {
		return false
	}
	if i > 0 {
		return true
	}
	if before == nil {
		return false
	}
	sp := before.cpu.GPR[amd64.RSP-amd64.RAX]
	back, err := s.program.Machine.Mem.Load64(sp)
	return err == nil && back == a.PC && sp+8 == a.SP
}

// frame shows a frame.
func (s *session) frame(i int, a *emulated.Activation, words *valuer) report.RunFrame {
	f := report.RunFrame{Name: a.Function, Outside: a.Outside, Offset: uint32(a.Offset), SP: a.SP}
	fn := s.funcs[a.Function]
	if fn == nil || a.Outside {
		return f
	}
	f.ID = uint32(fn.ID)
	described := s.described(i, a, words.before)
	said := map[uint64]*report.RunSlot{}
	var registers []report.RunSlot
	if described {
		rec := &s.lowered.Map.Records[a.Record]
		f.Record, f.Number = rec.Prov, uint32(a.Record)
		if l := s.links.get(ir.ID(rec.Prov)); l != nil {
			f.Start, f.End = l.Start, l.End
		}
		said, registers = s.said(rec, a, words)
	}
	for j := range fn.Frame.Slots {
		slot := &fn.Frame.Slots[j]
		shown := s.frameSlot(&fn.Frame, slot)
		at := bottom(fn, a) + uint64(slot.Offset)
		if slot.Base != amd64.NoReg {
			if i == 0 {
				continue // whether RSP has come there is not known
			}
			at = a.SP + uint64(slot.Offset)
		}
		if at < a.SP && (slot.Offset >= 0 || a.SP != bottom(fn, a)) {
			continue // not made yet, or given back; nor does it lie in the red zone
		}
		v := report.RunSlot{ID: shown.ID, Place: fmt.Sprintf("[rsp%+d]", int64(at-a.SP)),
			Address: at, Name: shown.Name, Kind: shown.Kind, Category: shown.Category,
			RunValue: words.word(at)}
		if slot.Kind == code.SlotReturn {
			if v.Means = s.program.Symbol(v.Value); strings.HasPrefix(v.Means, "0x") {
				v.Means = "the end" // of the run, or of a thread
			}
		}
		if r := said[at]; r != nil {
			v.Name, v.Kind, v.Category, v.IDs = r.Name, r.Kind, r.Category, r.IDs
		} else if described && slot.Kind == code.SlotSpill {
			v.Dead, v.Name, v.Category = true, "", report.CategoryNone
		}
		f.Slots = append(f.Slots, v)
	}
	sort.SliceStable(f.Slots, func(i, j int) bool {
		return f.Slots[i].Address > f.Slots[j].Address
	})
	f.Slots = append(f.Slots, registers...)
	return f
}

// said is what a record says of a frame: of memory by address, and of registers.
func (s *session) said(rec *stackmap.Record, a *emulated.Activation,
	words *valuer) (map[uint64]*report.RunSlot, []report.RunSlot) {
	memory := map[uint64]*report.RunSlot{}
	var registers []report.RunSlot
	locations := map[int]*report.MapLocation{}
	all := s.mapLocations(rec)
	for i := range all {
		locations[int(all[i].Number)] = &all[i]
	}
	for _, h := range a.Holds {
		l := locations[h.Location]
		if l == nil || h.Role == stackmap.RoleAlloca {
			continue
		}
		slot := report.RunSlot{Place: l.Place, Name: l.Value, Kind: roleWord(l.Role),
			Category: l.Category, IDs: []uint32{l.ID}, Address: h.Address}
		if h.Register {
			slot.RunValue = words.value(h.Value)
			registers = append(registers, slot)
			continue
		}
		old := memory[h.Address]
		switch {
		case old == nil:
			memory[h.Address] = &slot
		case old.Kind == "base" && slot.Kind == "derived":
			if old.IDs = slot.IDs; old.Name != slot.Name {
				old.Name += ", " + slot.Name
			}
		case old.Kind == slot.Kind || strings.Contains(old.Kind, slot.Kind):
		default:
			old.Kind += ", " + slot.Kind
		}
	}
	return memory, registers
}

// sentence says what the step before did.
func (s *session) sentence(state *report.RunState, before *sight, did *did) {
	switch {
	case before == nil:
		state.Sentence = fmt.Sprintf("@%s(%s) is about to begin.", s.setup.Entry,
			s.setup.Arguments)
	case did.told > 0:
		state.Sentence = s.collected(did)
	default:
		state.Sentence = "Executed `" + before.next + "`."
		if before.outside {
			state.Sentence = "Ran " + before.next + "."
		}
	}
	for i := range state.Objects {
		if o := &state.Objects[i]; o.New {
			who := "It"
			if before != nil && did.told > 0 {
				who = "The allocation then"
			}
			state.Sentence += fmt.Sprintf(" %s made the object at %#x.", who, o.Address)
			break
		}
	}
	if before != nil && len(state.Output) > before.output {
		state.Sentence += fmt.Sprintf(" It printed %q.",
			strings.TrimSuffix(state.Output[before.output:], "\n"))
	}
	if state.Ended != "" {
		state.Sentence = state.Ended
	}
}

// collected says what the collector has done in a step.
func (s *session) collected(d *did) string {
	text := fmt.Sprintf("Collection %d read %s, moved %s and updated %s in frames.",
		s.program.Counts().Collections, count(d.frames, "frame"), count(len(d.moves), "object"),
		count(d.updated, "reference"))
	if len(d.moves) == 0 {
		text = fmt.Sprintf("The collector read %s, marked %s and moved none.",
			count(d.frames, "frame"), count(len(d.marked), "object"))
	}
	if d.freed > 0 {
		text += fmt.Sprintf(" It freed %s.", count(d.freed, "object"))
	}
	return text
}

// upperFirst begins a sentence, unless it begins with a name.
func upperFirst(text string) string {
	if text == "" {
		return text
	}
	return strings.ToUpper(text[:1]) + text[1:]
}
