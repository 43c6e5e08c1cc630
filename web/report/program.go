package report

// What the engine is asked about a run. The run is recorded from its beginning to its end, or as
// far as one answer goes, before anything else: whoever looks at a step looks at a recording.
const (
	RunMore     = "more"      // record on, and stay at the step
	RunStep     = "step"      // the next step, into calls
	RunBack     = "back"      // the step before
	RunOver     = "over"      // to the next step of the same function
	RunOut      = "out"       // to the caller
	RunNext     = "safepoint" // to the next call at which the collector may run
	RunPrevious = "previous"  // to the one before
	RunSeek     = "seek"      // to the step that the request names
)

// RunSetup says what runs, and how. The zero value leaves it to the program and the engine.
type RunSetup struct {
	// Entry is the name of a function, Arguments its arguments as lower/run/RUNTIME.md has them.
	Entry, Arguments string
	// Collector and Stress are words of RunState.Collectors and Stresses.
	Collector, Stress string
	// Heap is the size of the heap in bytes.
	Heap uint32
}

// RunRequest asks for a run of a compilation, at a step.
type RunRequest struct {
	Setup RunSetup
	// From is the step at which the page stands; Action, one of the Run constants, goes on from
	// there. With RunSeek it is where to go.
	From   uint64
	Action string
	// Request is the compilation, as in [ViewRequest].
	Request Request
}

// RunState is a run as it stands at a step.
type RunState struct {
	// Seq is the request's; Trouble says why there is no run, "" if there is one.
	Seq     uint32
	Trouble string
	// Setup is what runs, with all filled in. Functions are the names that may be its Entry.
	Setup                           RunSetup
	Functions, Collectors, Stresses []string
	// Step is where this is. End is the furthest step known; it is the last one if Complete is set.
	Step, End uint64
	Complete  bool
	// Marks are the safepoints known, by Step; of more than a thousand, some.
	Marks []RunMark
	// Ended says how the run ended, if this is its end; Failed is set if it was stopped.
	Ended  string
	Failed bool
	// Sentence says what the step before did, and Next what the machine is about to do.
	Sentence, Next string
	// Where names the place, "@f+0x12"; Outside is set in a function of the runtime. IR is the
	// line of the module that the instruction comes from, "" if there is none.
	Where, IR string
	Outside   bool
	// IDs are the instruction's and those of the record that is read.
	IDs []uint32
	// Events are what the collector did in the step before.
	Events    []RunEvent
	Registers []RunRegister
	// Frames are those on the stack, the innermost first.
	Frames []RunFrame
	Spaces []RunSpace
	// Objects are those of the heap, by address, and those that the step before moved away, as
	// they were; Total counts all that are there.
	Objects []RunObject
	Total   uint64
	Output  string
}

// RunMark is a call at which the collector may run.
type RunMark struct {
	// Step is the one that is about to make the call.
	Step uint64
	// Collected is set if the collector ran.
	Collected bool
}

// RunEvent is a thing that a collector did.
type RunEvent struct {
	Text string
	// IDs are what it is about: a location of a record.
	IDs []uint32
}

// RunValue is a word of a register or a frame, now and before the step.
type RunValue struct {
	Value   uint64
	Before  uint64
	Changed bool
	// Object is the address of the object that the word points into, 0 for none.
	Object uint64
	// Stale is set if the word points to where the step before left nothing.
	Stale bool
}

// RunRegister is a register of the processor.
type RunRegister struct {
	Name string
	RunValue
}

// RunFrame is an activation of a function.
type RunFrame struct {
	// Name is the function's, ID its id, 0 for one of the runtime, which has no frame of ours.
	Name    string
	ID      uint32
	Outside bool
	// Offset is where it goes on, from its start; SP its stack pointer.
	Offset uint32
	SP     uint64
	// Record is the id of the stack map's record that describes it now, 0 if none does. Number,
	// Start and End are the record's number and bytes in the map.
	Record, Number, Start, End uint32
	// Slots are the parts of the frame, by descending address.
	Slots []RunSlot
}

// RunSlot is a slot of a frame.
type RunSlot struct {
	ID uint32
	// Place is "[rsp+8]"; Address where that is.
	Place   string
	Address uint64
	// Name is what it holds; where no record describes the frame, what it holds at one time or
	// another. Kind is "base", "derived", "base and derived", "deopt" or what the slot is for.
	Name, Kind string
	Category   Category
	// Dead is set if a record describes the frame and does not name the slot, which is for values.
	Dead bool
	// IDs are those of the location that names it, and of its bytes.
	IDs []uint32
	RunValue
}

// RunSpace is a part of the heap.
type RunSpace struct {
	Name              string
	Start, Size, Used uint64
}

// RunObject is an object of the heap.
type RunObject struct {
	Address, Size uint64
	// References are its references; Data its first word of plain data, if HasData is set.
	References []uint64
	Data       int64
	HasData    bool
	// From is where it was before the step before moved it, 0 if that did not. To is set instead
	// for an object that was here and is now there.
	From, To uint64
	// New is set if the step before made it.
	New bool
}
