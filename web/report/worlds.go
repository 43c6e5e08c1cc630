package report

import (
	"errors"
	"fmt"
	"strconv"
)

// Worlds compares one program in the three forms in which a collector can find its references: with
// a shadow stack, a map of roots, and statepoints.
type Worlds struct {
	// Entry and Arguments are the call that was run, as lower/run/RUNTIME.md has them; NotRun says
	// why there was none, "" if there was.
	Entry, Arguments, NotRun string
	// Worlds are in the order of their columns.
	Worlds []World
	// Functions are the rows: the functions common to all worlds.
	Functions []WorldFunc
	// Words summarizes the figures.
	Words []string
}

// Err says which runs did not return, and why; nil if all did.
func (ws *Worlds) Err() error {
	var stops []error
	ran, reasons := 0, map[string]bool{}
	for i := range ws.Worlds {
		w := &ws.Worlds[i]
		if w.Trouble != "" {
			continue
		}
		ran++
		if w.Stopped != "" {
			reasons[w.Stopped] = true
			stops = append(stops, fmt.Errorf("with %s the run ended: %s", w.Name, w.Stopped))
		}
	}
	if len(stops) == ran && len(reasons) == 1 {
		for reason := range reasons {
			return fmt.Errorf("the run ended: %s", reason)
		}
	}
	return errors.Join(stops...)
}

// World is the program in one of the forms.
type World struct {
	// Title names it, Name is its name in a sentence, and About says how the collector finds
	// references.
	Title, Name, About string
	// Trouble says why the program lacks this form, "" if it has it.
	Trouble string
	// Code, Map and Frames are bytes: of all functions, of what the collector reads to find
	// references, and of the frames of all functions together.
	Code, Map, Frames uint64
	// Dynamic is the number of functions whose frame size is known only at run time; Frames
	// excludes them.
	Dynamic int
	// Executed counts the instructions of the program's functions that the run executed, and Result
	// is the call's result and output. Stopped says why it did not return.
	Executed        uint64
	Result, Stopped string
}

// WorldFunc is a function in each world.
type WorldFunc struct {
	// Name is the function's in the text, Symbol in the object.
	Name, Symbol string
	// ID is the function's in the report.
	ID uint32
	// In are its figures, one for each of Worlds.
	In []WorldFigures
}

// WorldFigures are the costs of a function in one world.
type WorldFigures struct {
	// Code and Frame are bytes.
	Code, Frame uint64
	// Dynamic is set if the size of the frame is known only at run time.
	Dynamic bool
	// Calls is the number of calls to the function, and Executed the number of its instructions
	// that the run executed, without those of its callees.
	Calls, Executed uint64
}

// FrameText is the size of the frame, "dynamic" if it is known only at run time.
func (f *WorldFigures) FrameText() string {
	if f.Dynamic {
		return "dynamic"
	}
	return strconv.FormatUint(f.Frame, 10)
}

// PerCallText is PerCall as a decimal fraction, "not called" if the run did not call the function.
func (f *WorldFigures) PerCallText() string {
	if f.Calls == 0 {
		return "not called"
	}
	tenths := f.PerCall()
	text := strconv.FormatUint(tenths/10, 10)
	if tenths%10 != 0 {
		text += "." + strconv.FormatUint(tenths%10, 10)
	}
	return text
}

// PerCall is the number of instructions executed per call, in tenths, rounded: 125 for 12.5.
func (f *WorldFigures) PerCall() (tenths uint64) {
	if f.Calls == 0 {
		return 0
	}
	return (20*f.Executed + f.Calls) / (2 * f.Calls)
}
