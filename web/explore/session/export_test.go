package session

import (
	"statepoint/lower/run"
	"statepoint/web/explore"
)

// Limits that tests reach.
const (
	InnerFrames    = innerFrames
	OuterFrames    = outerFrames
	RecordedAtOnce = recordedAtOnce
)

// CallOf is exported for its own test.
var CallOf = callOf

// Compilation is the compilation that the session runs, and Program the program in the emulator.
func (s *Session) Compilation() *explore.Compilation { return s.comp }
func (s *Session) Program() *run.Program             { return s.program }
