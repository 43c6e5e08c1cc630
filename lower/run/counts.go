package run

// Counts are what a run did.
type Counts struct {
	Steps       uint64 // instructions, and calls to the runtime
	Safepoints  uint64 // points where the collector could run
	Polls       uint64 // calls to rt_safepoint
	Skipped     uint64 // safepoints where it should have run but the stack could not be read
	Collections uint64
	Frames      uint64 // visited by collections
	Allocated   uint64 // objects
	Bytes       uint64 // of the objects allocated
	Moved       uint64 // objects, by collections
	MovedBytes  uint64
	Freed       uint64 // objects, one by one
	FreedBytes  uint64
	Updated     uint64 // references in frames
	Thrown      uint64 // exceptions
}

// Row is a figure with its name.
type Row struct {
	Name string
	N    uint64
}

// Rows are all counts, in the order in which they are read.
func (c Counts) Rows() []Row {
	return []Row{
		{"steps", c.Steps}, {"safepoints", c.Safepoints}, {"polls taken", c.Polls},
		{"collections", c.Collections}, {"safepoints skipped", c.Skipped},
		{"objects allocated", c.Allocated}, {"bytes allocated", c.Bytes},
		{"objects moved", c.Moved}, {"bytes moved", c.MovedBytes},
		{"objects freed", c.Freed}, {"bytes freed", c.FreedBytes}, {"frames visited", c.Frames},
		{"references updated in frames", c.Updated}, {"exceptions thrown", c.Thrown},
	}
}

// Counts are the totals so far.
func (p *Program) Counts() Counts {
	s := &p.safepoints.state
	c := Counts{Steps: p.Machine.Steps, Safepoints: s.reached, Polls: s.polls, Skipped: s.skipped,
		Thrown: p.thrower.thrown}
	p.heap.count(&c)
	return c
}

// Skipped is the reason why safepoints under stress were skipped, "" if none were.
func (p *Program) Skipped() string { return p.safepoints.state.why }
