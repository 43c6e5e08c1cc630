package report

import "statepoint/core/location"

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
	RunOn       = "on"        // on by the request's Steps, as a run at full speed does
	RunBreak    = "break"     // stay at the step; the answer has Breaks
)

// RunSetup says what runs, and how. The zero value leaves it to the program and the engine.
type RunSetup struct {
	// Entry is the name of a function, Arguments its arguments as lower/run/RUNTIME.md has them.
	Entry, Arguments string
	// Collector and Stress are words of RunState.Collectors and Stresses.
	Collector, Stress string
	// Heap is the size of the heap in bytes.
	Heap uint32
	// Cases are calls that the text's author wrote down, a line each, as lower/run's Case has them;
	// those in the text itself, behind "; run:", are added. Call is the one that is made, if it is
	// one of them: it says Entry, Arguments and which functions throw.
	Cases, Call string
	// Objects declare what the objects look like that functions make which nothing defines, a line
	// each, where that is not as the engine infers: "alloc: 24 bytes, references at 16".
	Objects string
	// Barriers is BarriersByProgram where the program's own barriers alone tell the collector of
	// stores; else the emulator tells it of all.
	Barriers string
}

// BarriersByProgram is RunSetup.Barriers where the emulator tells the collector of no store.
const BarriersByProgram = "program"

// RunMaker is a function that makes objects and that nothing defines.
type RunMaker struct {
	Name string
	// Declaration is what declares its objects as the run has them, as RunSetup.Objects has lines.
	Declaration string
	// Text says what they are and from where that is known. Declared is set if a reader said so;
	// Certain if nothing of it is a guess.
	Text              []string
	Declared, Certain bool
}

// RunSupplied is a thing that the program does not define and the emulator supplied.
type RunSupplied struct {
	// Part is "objects", "result", "variable", "barrier", "collector" or "arguments".
	Part, Text string
}

// RunHeaps are sizes of a heap that any collector works with, and whose runs fit a page.
var RunHeaps = []uint32{4 << 10, 16 << 10, 64 << 10, 1 << 20, 8 << 20}

// RunRequest asks for a run of a compilation, at a step.
type RunRequest struct {
	Setup RunSetup
	// From is the step at which the page stands, and Within how much of the step behind it has been
	// seen, see RunState; Action, one of the Run constants, goes on from there. With RunSeek it is
	// where to go.
	From   uint64
	Within uint32
	Action string
	// Steps is how far RunOn goes.
	Steps uint64
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
	// Calls are what may be its Call.
	Calls []string
	// Makers are the functions whose objects may be declared. Doubts are what is wrong with
	// declarations.
	Makers []RunMaker
	Doubts []string
	// Supplied is all that the emulator supplies of the run. Hears is set if the collector must
	// hear of stores.
	Supplied []RunSupplied
	Hears    bool
	// Step is where this is. End is the furthest step known; it is the last one if Complete is set.
	Step, End uint64
	Complete  bool
	// Actions is how many things the collector does in the step that comes next; each can be looked
	// at. Within says after how many of them this is, 0 if the step has not begun.
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
	// no Text if there is none, or before the end was shown.
	// Hidden is the step that put the stale address where it was hidden that Astray uses, with no
	// Text if it does not go through a stale address.
	Astray, Hidden RunClaim
	// Blame names what the emulator supplied that had a part in it, "" for nothing.
	Blame string
	// Sentence says what the step before did, and Next what the machine is about to do.
	Sentence, Next string
	// Where names the place, "@f+0x12"; Outside is set in a function of the runtime. IR is the
	// line of the module that the instruction comes from, "" if there is none.
	Where, IR string
	Outside   bool
	// IDs are the instruction's and those of the record that is read.
	IDs []uint32
	// Events are what the collector does in step EventsOf: the next one if Actions is not 0, else
	// the one before. Of many they are those around Within; EventsFrom is the number of the first,
	// from 1 on, and EventsAll how many there are.
	Events                []RunEvent
	EventsOf              uint64
	EventsFrom, EventsAll uint32
	// Reads are the bytes that describe the frame that the collector visits.
	Reads []RunRead
	// Code is the collector's file without a line, and where an action is shown, the functions that
	// are active in its text, the outermost first.
	Code      []RunCode
	Registers []RunRegister
	// Frames are those on the stack, the innermost first.
	Frames []RunFrame
	// Thread is the number of the thread that runs, whose frames these are. Of several threads,
	// Threads has all.
	Thread  uint32
	Threads []RunThread
	Spaces  []RunSpace
	// Objects are those of the heap, by address, and those that the step before moved away, as
	// they were; Total counts all that are there. Of many, Objects are some, and Cells stand for
	// all.
	Objects []RunObject
	Cells   []RunCell
	Total   uint64
	Output  string
	// Breaks is where the program can be broken and what came of it; nil unless asked for.
	Breaks *RunBreaks
}

// RunBreaks is where a program can be broken on purpose, and what came of that.
type RunBreaks struct {
	Kinds []RunBreakKind
	// Trouble says why nothing can be said of it.
	Trouble string
	// Done is what came of the break that the request asks for, nil if it asks for none.
	Done *RunBroken
}

// RunBreakKind is a way to break a program.
type RunBreakKind struct {
	// Key begins the keys of its sites; Title and About say what it does.
	Key, Title, About string
	// Sites are the places; of the bytes of the map there is only the number.
	Sites []RunBreakSite
	Bytes uint32
}

// RunBreakSite is a place where a break is possible.
type RunBreakSite struct {
	// Key is for Options.Break; What says what is broken, with code in quotes.
	Key, What string
	// IDs are what is broken, and its safepoint.
	IDs []uint32
}

// RunBroken is what came of a break.
type RunBroken struct {
	Key, Title, What string
	// First is the first wrong step; it has no Text if there is none. Way leads to it.
	First   RunClaim
	Way     []RunClaim
	Notices []RunNotice
	// Left is where the object was that the first wrong step goes to, LeftSize its size; 0 if it
	// goes to none that has moved or was freed.
	Left, LeftSize uint64
	// Refused says why the collector cannot read the map, "" if it can; then nothing ran.
	Refused string
	// Reason says why nobody noticed anything in the run, Ended and Whole how the broken and the
	// unbroken run ended.
	Reason, Ended, Whole string
}

// RunClaim is a statement about a step.
type RunClaim struct {
	Step uint64
	// Text is the statement, Code the instruction that the step executes, and Where its place,
	// "@f+0x12"; Line is that of the source, 0 for none.
	Text, Code, Where string
	Line              uint32
	// IDs are what it is about.
	IDs []uint32
}

// RunNotice is what a finder noticed: before the run, or at a step of it.
type RunNotice struct {
	// By names the finder, such as "safepoint verifier"; Text is what it says.
	By, Text string
	// Running is set if it noticed at a step, which is Step.
	Running bool
	Step    uint64
	// IDs are what it is about.
	IDs []uint32
}

// MostRunMarks is how many safepoints a state has at most.
const MostRunMarks = 1000

// RunMark is a call at which the collector may run.
type RunMark struct {
	// Step is the one that is about to make the call.
	Step uint64
	// Collected is set if the collector ran.
	Collected bool
}

// RunPrint is a step that prints a text.
type RunPrint struct {
	Step uint64
	Text string
}

// RunEvent is a thing that a collector does.
type RunEvent struct {
	// Kind is one of the Act constants.
	Kind, Text string
	// IDs are what it is about: a location of a record.
	IDs []uint32
}

// What a collector does.
const (
	ActFrame  = "frame"  // finds a frame
	ActVisit  = "visit"  // follows a reference of a frame
	ActMove   = "move"   // moves an object
	ActMark   = "mark"   // reaches an object
	ActUpdate = "update" // has updated a reference of a frame
	ActField  = "field"  // has updated a reference of an object or a variable
	ActFree   = "free"   // gives an object's room back
)

// RunRead is a row of bytes that say where a frame's references are.
type RunRead struct {
	// Section is what they lie in, Offset where.
	Section string
	Offset  uint64
	// Bytes are in hexadecimal; Text says what they mean.
	Bytes, Text string
	ID          uint32
	// Light is Near for the base of the reference that is at hand, Now for the reference.
	Light RunLight
}

// RunCode is a line of the collector that is being executed.
type RunCode struct {
	// File is in stackmap/collect.
	File     string
	Function string
	Line     uint32
}

// RunLight says how much a thing has to do with what the collector does just now.
type RunLight uint8

const (
	LightFar  RunLight = iota // nothing
	LightNear                 // it belongs to what the collector is at
	LightNow                  // the collector is at it
)

// RunValue is a word of a register or a frame, now and before the step.
type RunValue struct {
	Value   uint64
	Before  uint64
	Changed bool
	// Object is the address of the object that the word points into, 0 for none.
	Object uint64
	// Stale is set if the word points to where the step before left nothing. While a collector
	// works Object may then be the one that has moved away.
	Stale bool
	// Filler is set of a stale word that was made from what memory is filled with when it is freed,
	// and Nowhere of one that points into the heap where no object is.
	Filler, Nowhere bool
	// Ahead is set if a collector has updated the word, and the object is still to move there.
	Ahead bool
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
	// Light is Now for the frame that the collector visits.
	Light RunLight
	// Skipped is how many frames between this one and the next older one are not shown.
	Skipped uint32
}

// RunSlot is a slot of a frame.
type RunSlot struct {
	ID uint32
	// Place is "[rsp+8]"; Address where that is.
	Place   string
	Address uint64
	// Name is what it holds; where no record describes the frame, what it holds at one time or
	// another. Kind is what the slot is for.
	Name, Kind string
	// Roles are what a record says it is for, none if no record names it.
	Roles    location.RoleSet
	Category Category
	// Means says what the value of a return address names, "@f+0x12".
	Means string
	// Dead is set if a record describes the frame and does not name the slot, which is for values.
	Dead bool
	// IDs are those of the location that names it, and of its bytes.
	IDs []uint32
	// Light is Now for the slot that the collector is at, Near for its base's.
	Light RunLight
	RunValue
}

// RunThread is a thread of the program.
type RunThread struct {
	Number uint32
	// Text says what it does: that it runs, waits or has ended, and how long it took to come to a
	// safepoint.
	Text string
	// Late is set while another thread waits for it to come to a safepoint.
	Late bool
	// Frames are those on its stack, unless it is the one that runs.
	Frames []RunFrame
}

// RunSpace is a part of the heap.
type RunSpace struct {
	Name string
	// Start is its address, where something may be left free; Size and Used are bytes.
	Start, Size, Used uint64
	// First is the address of the first object in it, 0 if none is known.
	First uint64
	// Overwritten is the address of the first object whose header cannot be one, so that Used is
	// what the objects before it take; 0 if there is none.
	Overwritten uint64
}

// RunCell is a cell in a map of many objects: one of them, or several that lie one behind the
// other.
type RunCell struct {
	// Address is that of the first, Objects how many they are, Bytes their size.
	Address uint64
	Objects uint32
	Bytes   uint64
	// Look says what is to be seen of them.
	Look RunLook
}

// RunLook is a set of what can be seen of objects.
type RunLook uint8

// What can be seen: of one of the objects at least.
const (
	LookNow    RunLook = 1 << iota // the collector is at it
	LookHeld                       // a frame or a register refers to it
	LookMoved                      // it has been moved here
	LookLeft                       // it has been moved away
	LookNew                        // the step before made it
	LookFreed                      // the collector has given its room back
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
	// From is where it was before the step before moved it, 0 if that did not. To is set instead
	// for an object that was here and is now there.
	From, To uint64
	// New is set if the step before made it, Freed if the collector has given its room back, Marked
	// if it has been reached, and Lost if the collection will find that nothing refers to it.
	New, Freed, Marked, Lost bool
	Light                    RunLight
	// Next is where the collector will move it, 0 if it will not. Of the first 64 references, bit N
	// of Ahead says that it has been updated to where its object will be.
	Next, Ahead uint64
}
