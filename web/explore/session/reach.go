package session

import (
	"context"
	"fmt"
	"slices"

	"statepoint/lower/code"
	"statepoint/lower/machine"
	"statepoint/web/report"
)

// instruction shows the first step that is about to execute an instruction, given by its id, or the
// end of the run.
func (s *Session) instruction(ctx context.Context, id uint32) (*report.RunState, error) {
	addr, place, ok := s.address(id)
	to := moment{}
	if err := s.recording.history.Seek(ctx, 0); err != nil {
		return nil, err
	}
	if ok && s.program.Machine.RIP != addr {
		var err error
		to, err = s.recording.seek(ctx, 0, func(stop machine.Stop) error {
			_, err := s.recording.history.Run(ctx, func(m *machine.Machine) bool {
				return stop(m) || m.RIP == addr
			})
			return err
		})
		if err != nil {
			return nil, err
		}
	}
	state, err := s.state(ctx, to)
	if err != nil || Reached(state, id) {
		return state, err
	}
	missed := "The run does not reach this instruction"
	if ok {
		missed = fmt.Sprintf("The run does not reach `%s`", place)
	}
	missed += ": choose another function or other arguments. "
	state.Sentence = missed + state.Sentence
	return state, nil
}

// Reached reports whether a state is about to execute an instruction.
func Reached(s *report.RunState, id uint32) bool {
	return s.Trouble == "" && !s.Outside && len(s.IDs) > 0 && s.IDs[0] == id
}

// address is the address of an instruction in the program, and its name.
func (s *Session) address(id uint32) (addr uint64, place string, ok bool) {
	for i := range s.comp.Lowered().Funcs {
		f := &s.comp.Lowered().Funcs[i]
		k := slices.IndexFunc(f.Insts, func(in code.Inst) bool { return uint32(in.ID) == id })
		if k < 0 {
			continue
		}
		at, ok := s.program.Image.Lookup(f.Name)
		off := uint64(f.Insts[k].Offset)
		return at + off, fmt.Sprintf("%s+0x%x", f.Name, off), ok
	}
	return 0, "", false
}
