package session

import (
	"statepoint/lower/run"
	"statepoint/web/explore"
)

// Limits that tests go up to.
const (
	InnerFrames    = innerFrames
	OuterFrames    = outerFrames
	RecordedAtOnce = recordedAtOnce
)

// CallOf is tested by itself.
var CallOf = callOf

// Compilation is what the session runs, and Program the program in the emulator.
func (s *Session) Compilation() *explore.Compilation { return s.comp }
func (s *Session) Program() *run.Program             { return s.program }
