package collectors

// Need says how a collector needs a feature, by the document's matrix.
type Need uint8

// Needs.
const (
	No     Need = iota
	Useful      // "could be utilized if available"
	Needed
)

// Feature is a row of the matrix.
type Feature struct {
	Name string
	// Indented is set for a feature that belongs to the one above.
	Indented bool
	// Then says whether LLVM 2.8 had it; a heading has neither.
	Then Had
	// Needs are in the order of All.
	Needs [7]Need
	// Switch is the strategy option that enables it here, "" if there is none.
	Switch string
	// Here says how it is provided here.
	Here string
}

// Had says whether LLVM 2.8 had a feature.
type Had uint8

// What LLVM 2.8 had.
const (
	Head Had = iota
	Yes
	Not
)

// Columns of the matrix that need a feature. The document's columns are shadow stack, reference
// counting, mark-sweep, copying, incremental, threaded, concurrent.
var (
	all         = [7]Need{Needed, Needed, Needed, Needed, Needed, Needed, Needed}
	tracing     = [7]Need{2: Needed, 3: Needed, 4: Needed, 5: Needed, 6: Needed}
	helpTracing = [7]Need{2: Useful, 3: Useful, 4: Useful, 5: Useful, 6: Useful}
	threads     = [7]Need{5: Needed, 6: Needed}
)

// Matrix has the features in the order of the document.
var Matrix = []Feature{
	{Name: "stack map", Then: Yes, Needs: tracing, Switch: "table",
		Here: "Tables of roots by return address, and the stack maps of statepoints."},
	{Name: "initialize roots", Then: Yes, Needs: all, Switch: "init-roots",
		Here: "To null, unless the root is stored to at once or the strategy opts out."},
	{Name: "derived pointers", Then: Not, Needs: threads, Switch: "derived-roots",
		Here: "A root's metadata names the root of its object. For statepoints, the compiler " +
			"finds bases."},
	{Name: "custom lowering", Then: Yes,
		Here: "A strategy in Go sees whole modules and functions, with a builder for IR."},
	{Name: "gcroot", Indented: true, Then: Yes, Needs: [7]Need{Needed, Needed}, Switch: "roots",
		Here: "Left in slots, linked into a list, counted, or lowered by a strategy."},
	{Name: "gcwrite", Indented: true, Then: Yes, Needs: [7]Need{1: Needed, 4: Needed, 6: Needed},
		Switch: "write-barrier",
		Here:   "Cards, counts, a snapshot, Brooks's word, several of these, or a function."},
	{Name: "gcread", Indented: true, Then: Yes, Needs: [7]Need{6: Needed}, Switch: "read-barrier",
		Here: "Brooks's word, or a function."},
	{Name: "safe points", Then: Head},
	{Name: "in calls", Indented: true, Then: Yes, Needs: tracing, Switch: "safepoints=post-call",
		Here: "The return address of each call."},
	{Name: "before calls", Indented: true, Then: Yes, Needs: threads, Switch: "safepoints=pre-call",
		Here: "The call instruction."},
	{Name: "for loops", Indented: true, Then: Not, Needs: threads, Switch: "safepoints=loop",
		Here: "Each branch to a block that dominates it."},
	{Name: "before escape", Indented: true, Then: Yes, Needs: threads, Switch: "safepoints=return",
		Here: "Each return."},
	{Name: "emit code at safe points", Then: Not, Needs: threads, Switch: "at-safepoints",
		Here: "A call, or a call if a variable is not 0; at all points or at some."},
	{Name: "output", Then: Head},
	{Name: "assembly", Indented: true, Then: Yes, Needs: tracing,
		Here: "With each table below the code it describes."},
	{Name: "JIT", Indented: true, Then: Not, Needs: helpTracing,
		Here: "Run executes the emitted code in the tab, under a collector that reads the tables."},
	{Name: "obj", Indented: true, Then: Not, Needs: helpTracing,
		Here: "Relocatable ELF objects with the same tables."},
	{Name: "live analysis", Then: Not, Needs: helpTracing, Switch: "-live-roots",
		Here: "An option: tables omit roots that are no longer read."},
	{Name: "register map", Then: Not, Needs: helpTracing,
		Switch: "-max-registers-for-gc-values",
		Here:   "Statepoints may keep references in callee-saved registers; records name them."},
}
