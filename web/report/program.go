package report

import "statepoint/core/location"

// Actions on a run. The engine first records the run from its beginning to its end, or as far as
// one answer allows; every step shown is a step of that recording.
const (
	RunMore     = "more"      // record on, and stay at the step
	RunStep     = "step"      // the next step, into calls
	RunBack     = "back"      // the step before
	RunOver     = "over"      // to the next step of the same function
	RunOut      = "out"       // to the caller
	RunNext     = "safepoint" // to the next call at which the collector may run
	RunPrevious = "previous"  // to the one before
	RunLater    = "later"     // to the next such call, or after the next spill or reload
	RunEarlier  = "earlier"   // to the call, spill or reload before
	RunSeek     = "seek"      // to the step that the request names
	RunOn       = "on"        // forward by the request's Steps, as in a run at full speed
	RunBreak    = "break"     // stay at the step; the answer has Breaks
	RunEnd      = "end"       // to the end of the run
	// To the collection that the request's From counts, from 1, and to the first stale access. If
	// the run has none, both go to its end.
	RunCollection = "collection"
	RunStale      = "stale"
	// To where the instruction of an object whose id is the request's From begins first, or to the
	// end. If the setup has no entry, the function of the instruction is called where main does not
	// reach it.
	RunAt = "at"
)

// RunSetup selects the call to run and its options. The zero value leaves both to the program and
// the engine.
type RunSetup struct {
	// Entry is the name of a function, Arguments its arguments as lower/run/RUNTIME.md has them.
	Entry, Arguments string
	// Collector and Stress are words of RunState.Collectors and Stresses.
	Collector, Stress string
	// Heap is the size of the heap in bytes.
	Heap uint32
	// Cases are calls given by the text's author, one per line, in the form of lower/run's Case;
	// those in the text itself, after "; run:", are added. Call is the selected one, if any, or any
	// other call in which functions throw: it determines Entry, Arguments and which do.
	Cases, Call string
	// Objects declares the layout of objects that undefined functions allocate, one per line, where
	// it differs from what the engine infers: "alloc: 24 bytes, references at 16".
	Objects string
	// Barriers is BarriersByProgram if only the program's own barriers report stores to the
	// collector; otherwise the emulator reports all of them.
	Barriers string
}

// BarriersByProgram is the value of RunSetup.Barriers with which the emulator reports no stores to
// the collector.
const BarriersByProgram = "program"

// RunMaker is an undefined function that allocates objects.
type RunMaker struct {
	Name string
	// Declaration declares its objects as the run lays them out, in the form of a line of
	// RunSetup.Objects; "" for a function that makes none unless it is declared, as an object does
	// not say what its functions return.
	Declaration string
	// Text describes the layout and where it comes from. Declared is set if a reader declared it;
	// Certain if no part of it is a guess.
	Text              []string
	Declared, Certain bool
}

// RunSupplied is something that the program does not define and the emulator supplied.
type RunSupplied struct {
	// Part is "objects", "result", "variable", "barrier", "collector",
	// "arguments" or "roots".
	Part, Text string
}

// RunHeaps are heap sizes that every collector works with, and whose runs fit a page.
var RunHeaps = []uint32{4 << 10, 16 << 10, 64 << 10, 1 << 20, 8 << 20}

// RunRequest asks for a run of a compilation, at a step.
type RunRequest struct {
	Setup RunSetup
	// From is the step that the page shows, and Within the number of collector actions of the next
	// step already shown, see RunState; Action, one of the Run constants, continues from there.
	// With RunSeek, From is the target.
	From   uint64
	Within uint32
	Action string
	// Steps is how far RunOn goes.
	Steps uint64
	// Of and Seq are the compilation, as in [ViewRequest].
	Of  Handle
	Seq uint32
}

// RunState is the state of a run at a step.
type RunState struct {
	// Seq is the request's; Trouble says why there is no run, "" if there is one.
	Seq     uint32
	Trouble string
	// Setup is the setup with its defaults filled in. Functions are the names that may be its
	// Entry.
	Setup                           RunSetup
	Functions, Collectors, Stresses []string
	// Calls are the possible values of its Call.
	Calls []string
	// Makers are the functions whose objects may be declared. Doubts are the errors in
	// declarations.
	Makers []RunMaker
	Doubts []string
	// Supplied lists what the emulator supplies for the run. Hears is set if stores must be
	// reported to the collector.
	Supplied []RunSupplied
	Hears    bool
	// Step is the current step. End is the furthest recorded step; it is the last one if Complete
	// is set.
	Step, End uint64
	Complete  bool
	// Actions is the number of collector actions in the next step; each can be shown. Within is how
	// many of them have been done, 0 if the step has not begun.
	Actions, Within uint32
	// Marks are the safepoints known, by Step; of more than MostRunMarks, some.
	Marks []RunMark
	// Prints are the first steps that print something.
	Prints []RunPrint
	// Ended says how the run ended, if this is its end; Failed is set if it was stopped.
	Ended  string
	Failed bool
	// Astray is the first step of an unbroken program that reads or writes where no object is, or
	// beyond its object, or whose store no write barrier reported in a run that was stopped; it has
	// no Text if there is none, or before the end was shown. Hidden is the step that stored the
	// stale address used by Astray where it was hidden; it has no Text if Astray uses no stale
	// address.
	Astray, Hidden RunClaim
	// Blame names the emulator's stand-in that contributed to it, "" for none.
	Blame string
	// Sentence says what the previous step did, and Next what the machine is about to do.
	Sentence, Next string
	// Where is the address, "@f+0x12"; Outside is set in a function of the runtime. IR is the line
	// of the module that the instruction comes from, "" if there is none.
	Where, IR string
	Outside   bool
	// IDs are the instruction's and those of the record that is read.
	IDs []uint32
	// Events are the collector's actions in step EventsOf: the next step if Actions is not 0,
	// otherwise the previous one. If there are many, they are the ones around Within; EventsFrom is
	// the 1-based number of the first, and EventsAll their total.
	Events                []RunEvent
	EventsOf              uint64
	EventsFrom, EventsAll uint32
	// Reads are the bytes that describe the frame that the collector visits.
	Reads []RunRead
	// Code is the collector's file without a line or, if an action is shown, the active functions
	// in its source, outermost first.
	Code      []RunCode
	Registers []RunRegister
	// Frames are those on the stack, the innermost first.
	Frames []RunFrame
	// Thread is the number of the running thread, to which Frames belong. If there are several
	// threads, Threads lists all.
	Thread  uint32
	Threads []RunThread
	Spaces  []RunSpace
	// Objects are the objects of the heap, by address, and those that the previous step moved away,
	// as they were; Total counts the objects of the heap. If there are many, Objects are some of
	// them, and Cells represent all.
	Objects []RunObject
	Cells   []RunCell
	Total   uint64
	Output  string
	// Breaks lists where the program can be broken, and the outcome of a break; nil unless
	// requested.
	Breaks *RunBreaks
}

// RunBreaks lists where a program can be broken on purpose, and the outcome.
type RunBreaks struct {
	Kinds []RunBreakKind
	// Trouble says why there are none.
	Trouble string
	// Done is the outcome of the requested break, nil if the request has none.
	Done *RunBroken
}

// RunBreakKind is a way to break a program.
type RunBreakKind struct {
	// Key begins the keys of its sites; Title and About say what it does.
	Key, Title, About string
	// Sites are the possible places; for the bytes of the map, only their number.
	Sites []RunBreakSite
	Bytes uint32
}

// RunBreakSite is a place where a break is possible.
type RunBreakSite struct {
	// Key is the value for Options.Break; What says what is broken, with code in quotes. Func is
	// the function.
	Key, What, Func string
	// IDs are those of the broken item and its safepoint.
	IDs []uint32
	// Reached is set if the unbroken run is known to come there.
	Reached bool
}

// RunBroken is the outcome of a break.
type RunBroken struct {
	Key, Title, What string
	// First is the first wrong step; it has no Text if there is none. Way lists the steps that lead
	// to it.
	First   RunClaim
	Way     []RunClaim
	Notices []RunNotice
	// Left is the old address of the object that the first wrong step accesses, LeftSize its size;
	// 0 if that object neither moved nor was freed.
	Left, LeftSize uint64
	// Refused says why the collector cannot read the map, "" if it can; then nothing ran.
	Refused string
	// Reason says why nothing in the run detected the break, Ended and Whole how the broken and the
	// unbroken run ended.
	Reason, Ended, Whole string
}

// RunClaim is a statement about a step.
type RunClaim struct {
	Step uint64
	// Text is the statement, Code the instruction that the step executes, and Where its address,
	// "@f+0x12"; Line is the source line, 0 for none.
	Text, Code, Where string
	Line              uint32
	// IDs are what it is about.
	IDs []uint32
}

// RunNotice is a detector's report, before the run or at a step of it.
type RunNotice struct {
	// By names the detector, such as "safepoint verifier"; Text is its message.
	By, Text string
	// Running is set if the report is about a step of the run, Step.
	Running bool
	Step    uint64
	// IDs are what it is about.
	IDs []uint32
}

// MostRunMarks bounds the safepoints of a state.
const MostRunMarks = 1000

// RunMark is a call at which the collector may run.
type RunMark struct {
	// Step is the step before the call.
	Step uint64
	// Collected is set if the collector ran.
	Collected bool
}

// RunPrint is a step that prints, or calls a function that the emulator stands in for; Text says
// which and what.
type RunPrint struct {
	Step uint64
	Text string
}

// RunEvent is an action of a collector.
type RunEvent struct {
	// Kind is one of the Act constants.
	Kind, Text string
	// IDs are what it is about: a location of a record.
	IDs []uint32
}

// Actions of a collector.
const (
	ActFrame  = "frame"  // finds a frame
	ActVisit  = "visit"  // follows a reference of a frame
	ActMove   = "move"   // moves an object
	ActMark   = "mark"   // reaches an object
	ActUpdate = "update" // has updated a reference of a frame
	ActField  = "field"  // has updated a reference of an object or a variable
	ActFree   = "free"   // frees an object
	ActWork   = "work"   // has done a piece of work on a thread of its own
)

// RunRead is a row of bytes that say where a frame's references are.
type RunRead struct {
	// Section is the section that contains them, Offset their offset.
	Section string
	Offset  uint64
	// Bytes are in hexadecimal; Text says what they mean.
	Bytes, Text string
	ID          uint32
	// Light is Near for the base of the current reference, Now for the reference itself.
	Light RunLight
}

// RunCode is a line of the collector that is being executed.
type RunCode struct {
	// File is in stackmap/collect.
	File     string
	Function string
	Line     uint32
}

// RunLight says how closely an item is related to the collector's current action.
type RunLight uint8

const (
	LightFar  RunLight = iota // nothing
	LightNear                 // it belongs to the subject of the action
	LightNow                  // it is the subject of the action
)

// RunValue is a word in a register or a frame, now and before the step.
type RunValue struct {
	Value   uint64
	Before  uint64
	Changed bool
	// Object is the address of the object that the word points into, 0 for none.
	Object uint64
	// Stale is set if the word points to where the previous step left no object. During a
	// collection, Object may then be the object that has moved away.
	Stale bool
	// Freed is set for a stale word whose object the collector has freed, Filler for one made from
	// the fill pattern of freed memory, and Nowhere for a word that points into the heap where no
	// object is.
	Freed, Filler, Nowhere bool
	// Ahead is set if a collector has updated the word but has not yet moved the object there.
	Ahead bool
}

// RunRegister is a register of the processor.
type RunRegister struct {
	Name string
	RunValue
}

// RunFrame is a frame of a function.
type RunFrame struct {
	// Name is the function's, ID its id, 0 for one of the runtime, which has no frame of ours.
	Name    string
	ID      uint32
	Outside bool
	// Offset is where it continues, from its start; SP its stack pointer.
	Offset uint32
	SP     uint64
	// Record is the id of the stack map's record that describes it now, 0 if none does. Number,
	// Start and End are the record's number and bytes in the map.
	Record, Number, Start, End uint32
	// Slots are the parts of the frame, by descending address.
	Slots []RunSlot
	// Light is Now for the frame that the collector visits.
	Light RunLight
	// Skipped is the number of frames between this one and the next older one that are not shown.
	Skipped uint32
}

// RunSlot is a slot of a frame.
type RunSlot struct {
	ID uint32
	// Place is "[rsp+8]"; Address where that is.
	Place   string
	Address uint64
	// Name is the value that it holds; if no record describes the frame, all values that it ever
	// holds.
	Name string
	// Kind is the purpose of the slot.
	Kind location.SlotKind
	// Roles are its purposes according to a record, none if no record names it.
	Roles    location.RoleSet
	Category Category
	// Means stands for the value: the symbolic value of a return address, "@f+0x12", or the size of
	// padding.
	Means string
	// Dead is set for a slot for values if a record describes the frame and does not name the slot.
	Dead bool
	// IDs are those of the location that names it, and of its bytes.
	IDs []uint32
	// Light is Now for the slot of the current action, which for finding a frame is the return
	// address that leads to it, and Near for the base of a reference.
	Light RunLight
	RunValue
}

// RunThread is a thread of the program.
type RunThread struct {
	Number uint32
	// Name is the name by which the program knows it, as a title: "Thread 1", "The collector".
	Name string
	// Text says what it does: that it runs, waits or has ended, and how long it took to reach a
	// safepoint.
	Text string
	// Late is set while another thread waits for it to reach a safepoint.
	Late bool
	// Frames are those on its stack, unless it is the one that runs.
	Frames []RunFrame
}

// RunSpace is a part of the heap.
type RunSpace struct {
	Name string
	// Start is its address, which may be before the first object; Size and Used are bytes.
	Start, Size, Used uint64
	// First is the address of the first object in it, 0 if none is known.
	First uint64
	// Overwritten is the address of the first object with an impossible header, 0 if there is none;
	// Used then counts only the objects before it.
	Overwritten uint64
}

// RunCell is a cell in a map of many objects: one of them, or several consecutive ones.
type RunCell struct {
	// Address is that of the first, Objects their number, Bytes their size.
	Address uint64
	Objects uint32
	Bytes   uint64
	// Look says what is visible about them.
	Look RunLook
}

// RunLook is a set of visible properties of objects.
type RunLook uint8

// Properties that at least one of the objects has.
const (
	LookNow    RunLook = 1 << iota // it is the subject of the action
	LookHeld                       // a frame or a register refers to it
	LookMoved                      // it has been moved here
	LookLeft                       // it has been moved away
	LookNew                        // the previous step allocated it
	LookFreed                      // the collector has freed it
	LookMarked                     // the collector has reached it
	LookLost                       // nothing refers to it any more
)

// RunObject is an object of the heap.
type RunObject struct {
	Address, Size uint64
	// References are its references; Data its first word of plain data, if HasData is set.
	References []uint64
	Data       int64
	HasData    bool
	// Note is what the collector has noted of it, in words: its colour, count or generation.
	Note string
	// From is its address before the previous step moved it, 0 if that did not. To is set instead
	// for an object that has moved from here to there.
	From, To uint64
	// New is set if the previous step allocated it, Freed if the collector has freed it, Marked if
	// it has been reached, and Lost if the collection will find that nothing refers to it.
	New, Freed, Marked, Lost bool
	Light                    RunLight
	// Next is the address to which the collector will move it, 0 if it will not. Bit N of Ahead
	// says that reference N, of the first 64, already has the future address of its object.
	Next, Ahead uint64
}
