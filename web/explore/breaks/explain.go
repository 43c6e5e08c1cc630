package breaks

import (
	"fmt"
	"strings"

	"statepoint/core/provenance"
	"statepoint/lower/run"
)

// Finder is what noticed a break.
type Finder uint8

// The finders, in the order in which they get a chance to notice.
const (
	Nobody Finder = iota
	Verifier
	SafepointVerifier
	Generator
	Decoder
	Collector
	HeapVerifier
	Machine
	Runtime
	Outcome
	Waiting
)

// Finders are all that can notice something.
var Finders = []Finder{Verifier, SafepointVerifier, Generator, Decoder, Collector, HeapVerifier,
	Machine, Runtime, Outcome, Waiting}

// String names a finder for a reader.
func (f Finder) String() string {
	return [...]string{"nobody", "IR verifier", "safepoint verifier", "code generator",
		"map decoder", "collector", "heap verifier", "machine", "runtime", "outcome",
		"waiting collector"}[f]
}

// Notice is what a finder noticed.
type Notice struct {
	By   Finder
	Text string
	// Step is the step at which it was noticed, if Running is set; else it was before the run.
	Step    uint64
	Running bool
	IDs     []provenance.ID
}

// Claim is a statement about a step, with its subject.
type Claim struct {
	Step uint64
	Text string
	// Code is the instruction, "" if it is about something else; Outside says that it names a
	// function of the runtime instead.
	Code    string
	Outside bool
	// Address is the instruction's, as "@f+0x12".
	Address string
	// IDs are the instruction's, the record's and the location's. Line is the line of the source
	// that it comes from, 0 if none.
	IDs  []provenance.ID
	Line int
}

// Explanation is the outcome of a break.
type Explanation struct {
	Site Site
	// Notices are what was noticed, in order of time.
	Notices []Notice
	// First is the first wrong step, nil if there is none. Way is the steps that lead to it.
	First *Claim
	Way   []Claim
	// Left is the former address of the moved or freed object that the first wrong step accesses,
	// and LeftSize its size; 0 if there is no such object.
	Left, LeftSize uint64
	// Found is the first use of a stale address found by following addresses in the broken run,
	// wherever that address points now; nil if there is none.
	Found *run.Finding
	// Refused is the reason why the map cannot be read and nothing ran, "" if it can.
	Refused string
	// Reason is the reason why the run noticed nothing, "" if it did.
	Reason string
	// Ended says how the broken run ended, Whole how the unbroken one did.
	Ended, Whole string
	// Endless is set if the broken run still ran at the step limit, long after the unbroken one had
	// ended.
	Endless bool
	// End is the number of steps of the broken run, 0 if it did not run.
	End uint64
}

// By returns the finder that noticed first.
func (e *Explanation) By() Finder {
	if len(e.Notices) == 0 {
		return Nobody
	}
	return e.Notices[0].By
}

// Noticed reports whether a finder noticed anything, and its first notice.
func (e *Explanation) Noticed(by Finder) *Notice {
	for i := range e.Notices {
		if e.Notices[i].By == by {
			return &e.Notices[i]
		}
	}
	return nil
}

// Running reports whether anything was noticed in the run.
func (e *Explanation) Running() bool {
	for i := range e.Notices {
		if e.Notices[i].Running {
			return true
		}
	}
	return false
}

// Text writes the explanation as sentences, a line each.
func (e *Explanation) Text() string {
	var b strings.Builder
	line := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	line("broken: %s: %s (%s)", strings.ToLower(e.Site.Kind.Title()), e.Site.What, e.Site.Key())
	if e.First != nil {
		line("first wrong step: %s", e.First.text())
	}
	if len(e.Way) > 0 {
		line("the way to it:")
		for i := range e.Way {
			line("  %s", e.Way[i].text())
		}
	}
	for i := range e.Notices {
		n := &e.Notices[i]
		when := "before the run"
		if n.Running {
			when = fmt.Sprintf("at step %d", n.Step)
		}
		line("noticed %s by the %s: %s", when, n.By, n.Text)
	}
	if e.Reason != "" {
		line("the run noticed nothing: %s", e.Reason)
	}
	if e.Ended != "" {
		line("the broken program: %s", e.Ended)
	}
	line("the unbroken program: %s", e.Whole)
	return b.String()
}

func (c *Claim) text() string {
	s := fmt.Sprintf("step %d", c.Step)
	if c.Address != "" {
		s += " at " + c.Address
	}
	if c.Code != "" {
		s += ", `" + c.Code + "`"
	}
	s += ": " + c.Text
	if c.Line > 0 {
		s += fmt.Sprintf(" (line %d)", c.Line)
	}
	return s
}
