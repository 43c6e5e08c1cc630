package session

import (
	"context"
	"slices"
	"strings"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/provenance"
	"statepoint/lower/amd64"
	"statepoint/lower/code"
	"statepoint/lower/machine"
	emulated "statepoint/lower/run"
	"statepoint/web/report"
)

// sight is what is saved of the state before the last step.
type sight struct {
	cpu     machine.CPU
	words   map[uint64]uint64 // of frames, by address
	objects []report.RunObject
	fields  fields
	output  int
	total   uint64
	next    string
	outside bool
	runtime string // the function of the runtime that was about to run
}

// state shows the run at a moment: it repeats the last step while recording the collector's
// actions.
func (s *Session) state(ctx context.Context, at moment) (*report.RunState, error) {
	if at.within > 0 {
		return s.during(ctx, at)
	}
	coming, err := s.recording.listen(ctx, at.step, &did{from: 1})
	if err != nil {
		return nil, err
	}
	state := &report.RunState{Setup: s.call.setup, Marks: s.recording.shownMarks(),
		Prints: s.recording.prints, Complete: s.recording.complete}
	s.choices(state)
	var before *sight
	if err := s.recording.history.Seek(ctx, max(at.step, 1)-1); err != nil {
		return nil, err
	}
	heard := &did{from: 1}
	if at.step > 0 {
		before = s.look()
		s.recording.did = heard
		err := s.recording.history.Step(ctx) // Seek may use a snapshot of after the step
		s.recording.did = nil
		if err != nil {
			return nil, err
		}
	}
	state.Step, state.End = s.recording.history.Now(), s.recording.history.End()
	if s.recording.complete && state.Step == state.End {
		state.Ended, state.Failed = s.recording.ended, s.recording.failed
		s.verdict = s.judge()
	}
	state.Astray, state.Hidden, state.Blame = s.verdict.astray, s.verdict.hidden, s.verdict.blame
	state.Output = string(s.program.Output())
	s.heap(state, before, heard)
	state.Spaces = s.spaces(state)
	words := valuer{s, state.Objects, before, heard, known(state)}
	frames, _ := s.program.Frames()
	s.place(state, frames)
	s.registers(state, &words)
	s.stacks(state, frames, &words)
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

// look saves what the next step may change.
func (s *Session) look() *sight {
	p := s.program
	b := &sight{cpu: p.Machine.CPU, words: map[uint64]uint64{}, output: len(p.Output())}
	frames, _ := p.Frames()
	for i := range frames {
		a := &frames[i]
		if i == 0 && a.Outside {
			b.outside, b.runtime = true, a.Function
		}
		fn := s.funcs[a.Function]
		if fn == nil || a.Outside {
			continue
		}
		for j := range fn.Frame.Slots {
			if fn.Frame.Slots[j].Base != amd64.NoReg {
				continue
			}
			at := bottom(fn, a) + uint64(fn.Frame.Slots[j].Offset)
			for range wordsOf(&fn.Frame.Slots[j]) {
				if v, err := p.Machine.Mem.Load64(at); err == nil {
					b.words[at] = v
				}
				at += 8
			}
		}
	}
	b.next = s.next(frames)
	if b.outside {
		b.objects, b.fields, b.total = s.objects()
	}
	return b
}

// next describes the machine's next action.
func (s *Session) next(frames []emulated.Frame) string {
	if len(frames) == 0 {
		return ""
	}
	if frames[0].Outside {
		if frames[0].Function == emulated.CollectorName {
			return "the next piece of the collector's work"
		}
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

// place says where the machine is, with the ids of the items there.
func (s *Session) place(state *report.RunState, frames []emulated.Frame) {
	state.Where = s.program.Symbol(s.program.Machine.RIP)
	unnamed := s.program.Named(s.program.Machine.RIP) == ""
	if s.recording.complete && s.recording.history.Now() == s.recording.history.End() && unnamed {
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
		if i > 0 && frames[i].Record >= 0 && frames[i].Record < len(s.comp.Lowered().Map.Records) {
			state.IDs = append(state.IDs, s.comp.Lowered().Map.Records[frames[i].Record].Prov)
		}
		if !s.comp.Request().Covered {
			state.IR = s.line(frames[i].Function, in)
		}
		break
	}
}

// line is the line of the module that an instruction of a function comes from. If there are
// several, a statepoint is preferred, and its results and relocates come last.
func (s *Session) line(function string, in *code.Inst) string {
	l, f := s.comp.Links().Get(in.ID), s.comp.Module().Func(function)
	if l == nil || f == nil || s.comp.Printed() == nil {
		return ""
	}
	line, rank := provenance.ID(0), 0
	s.eachOf(f, l.From, func(x *ir.Instr) {
		is := 2
		switch {
		case gc.IsStatepoint(x):
			is = 3
		case gc.IsResult(x), gc.IsRelocate(x):
			is = 1
		case x.Op.IsCall() && (in.Inst.Op == amd64.CALL || in.Inst.Op == amd64.JMP):
			is = 3 // rather than the values folded into its address
		}
		if _, shown := s.comp.Printed().Lines[x.ID()]; shown && is > rank {
			line, rank = x.ID(), is
		}
	})
	return s.comp.Instr(line)
}

// eachOf visits the instructions of a function with the given ids or call ids, in order of the ids.
func (s *Session) eachOf(f *ir.Func, ids []uint32, visit func(*ir.Instr)) {
	found := make([]*ir.Instr, len(ids))
	for _, b := range f.Blocks {
		for x := b.First(); x != nil; x = x.Next() {
			i := slices.Index(ids, uint32(x.ID()))
			if i < 0 {
				i = slices.Index(ids, uint32(s.comp.Links().CallOf(x.ID())))
			}
			if i >= 0 {
				found[i] = x
			}
		}
	}
	for _, x := range found {
		if x != nil {
			visit(x)
		}
	}
}

// registers shows the general-purpose registers.
func (s *Session) registers(state *report.RunState, words *valuer) {
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
