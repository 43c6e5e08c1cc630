package erlang

import (
	"fmt"
	"math"

	"statepoint/stackmap/rootmap"
)

// SectionName is the section of the note.
const SectionName = ".note.gc"

// registerArgs is the number of parameters assumed to be passed in registers.
const registerArgs = 6

// dynamic is the frame size of a function with a dynamic frame: all bits set.
const dynamic = -1

// Printer writes the note.
type Printer struct{}

// Begin writes nothing.
func (Printer) Begin(*rootmap.Writer, *rootmap.Map) error { return nil }

// Finish writes the note.
func (Printer) Finish(w *rootmap.Writer, m *rootmap.Map) error {
	w.Section(rootmap.Note(SectionName))
	for i := range m.Functions {
		w.Align(8)
		w.Begin(fmt.Sprintf("entry %d", i), m.Functions[i].Prov)
		if err := entry(w, &m.Functions[i]); err != nil {
			return err
		}
		w.End()
	}
	return nil
}

// entry writes the entry of one function.
func entry(w *rootmap.Writer, f *rootmap.Function) error {
	refuse := func(what string, n int64) error {
		return &rootmap.Error{Function: f.Name, Problem: fmt.Sprintf(
			"the note for Erlang has 16 bits for %s, which is %d", what, n)}
	}
	if len(f.Points) > math.MaxUint16 {
		return refuse("the number of safe points", int64(len(f.Points)))
	}
	w.Int(2, int64(len(f.Points))).Noted("safe point count").
		Called("points", "return addresses of "+f.Name+" that follow")
	for k := range f.Points {
		w.Address(4, f.Place(&f.Points[k])).Noted("safe point address").
			Called(fmt.Sprintf("point %d", k), "where the call returns to").From(f.Points[k].Prov)
	}
	words := int64(dynamic)
	shown := "dynamic"
	if f.FrameSize != rootmap.DynamicFrame {
		words = int64(f.FrameSize / 8)
		shown = fmt.Sprint(words)
		if words >= math.MaxUint16 {
			return refuse("the words of its frame", words)
		}
	}
	w.Int(2, words).Noted("stack frame size (in words)").As(shown).
		Called("frame size", "words from the stack pointer to the return address")
	w.Int(2, int64(max(0, f.Args-registerArgs))).Noted("stack arity").
		Called("stack arity", "parameters that come on the stack")
	for k := range f.Points {
		p := &f.Points[k]
		switch held, err := f.Held(p); {
		case err != nil:
			return err
		case len(held) > len(p.Live):
			return &rootmap.Error{Function: f.Name,
				Problem: "the note for Erlang has one list of " +
					"roots for all return addresses of a function, and statepoints reuse slots"}
		}
	}
	live := liveAnywhere(f)
	if len(live) > math.MaxUint16 {
		return refuse("the number of roots", int64(len(live)))
	}
	w.Int(2, int64(len(live))).Noted("live root count").Called("live roots", "slots that follow")
	for n, r := range live {
		word := f.Roots[r].Offset / 8
		if word < math.MinInt16 || word > math.MaxInt16 {
			return refuse("the offset of a root", word)
		}
		w.Int(2, word).Noted("stack index (offset / wordsize)").As(rootmap.Slot(8*word)).
			Called(fmt.Sprintf("root %d", n), "holds a reference").From(f.Roots[r].Prov)
	}
	return nil
}

// liveAnywhere returns the roots that are live at any point of a function; all roots if it has no
// points.
func liveAnywhere(f *rootmap.Function) (live []int32) {
	at := make([]bool, len(f.Roots))
	for i := range f.Points {
		for _, r := range f.Points[i].Live {
			at[r] = true
		}
	}
	for r := range at {
		if at[r] || len(f.Points) == 0 {
			live = append(live, int32(r))
		}
	}
	return live
}
