package collectors

import (
	"embed"
	"fmt"
	"strings"

	"statepoint/core/gc"
	"statepoint/web/collectors/strategies"
)

//go:embed programs/*.ll
var programs embed.FS

// StrategyName is the name that the programs give after gc.
const StrategyName = "mine"

// Collector is one column of the matrix.
type Collector struct {
	// ID is a word for addresses, and Title the column's head.
	ID, Title string
	// About says in a few sentences how it works, and what it needs from the compiler.
	About string
	// Switches make its strategy without Go ([gc.ParseSpec]), but for the name.
	Switches string
	// Strategy is the same strategy in Go, and File its source in package strategies.
	Strategy func(name string) gc.Strategy
	File     string
	// Program are the files of what it adds to the shared program.
	Program []string
	// Runs is the collector of package collect under which the program runs, and Prints what the
	// program prints there. Reference counting needs none.
	Runs   string
	Prints string
	// See is a larger example of the explorer, "" for none.
	See string
}

// Spec is the text of its strategy.
func (c *Collector) Spec() string { return "name=" + StrategyName + "," + c.Switches }

// Source is its program: the shared one, and what it adds.
func (c *Collector) Source() string { return shared() + "\n" + c.Own() }

// Own is what it adds to the shared program.
func (c *Collector) Own() string {
	var parts []string
	for _, name := range c.Program {
		parts = append(parts, read(programs, "programs/"+name))
	}
	return strings.Join(parts, "\n")
}

func shared() string { return read(programs, "programs/list.ll") }

// Go is the source of its strategy.
func (c *Collector) Go() string { return read(strategies.Files, c.File) }

// read returns an embedded file named in a table of this package.
func read(files embed.FS, name string) string {
	b, err := files.ReadFile(name)
	if err != nil {
		panic(fmt.Sprintf("collectors: %v", err))
	}
	return string(b)
}

// everyPoint are the safe points at which threads stop, with polls at the ones where all roots are
// in their slots.
const everyPoint = "derived-roots=metadata,safepoints=loop+return+pre-call+post-call," +
	"at-safepoints=poll:rt_wanted:rt_safepoint@loop+return,table=gcmap"

// All are the collectors in the order of the document.
var All = []Collector{
	{ID: "shadow-stack", Title: "Shadow stack",
		About: "Each call pushes an entry with its roots onto a list and pops it at the end, by " +
			"return or by exception. The collector reads that list and needs no knowledge of " +
			"frames, so it works on any machine, at the cost of the entry.",
		Switches: "roots=linked", Strategy: strategies.ShadowStack, File: "shadow_stack.go",
		Program: []string{"plain.ll"}, Runs: "semispace", Prints: "55\n", See: "shadow-stack"},
	{ID: "reference-counting", Title: "Reference counting",
		About: "An object counts the references to it, and is freed when there are none. Each " +
			"store of a reference, to a root or an object, updates counts; there is no search " +
			"for roots and no pause. The program prints how many cells were freed.",
		Switches: "roots=counted,write-barrier=counted", Strategy: strategies.ReferenceCounting,
		File: "reference_counting.go", Program: []string{"reference_counting.ll"}, Prints: "55\n11\n",
		See: "reference-counting"},
	{ID: "mark-sweep", Title: "Mark-sweep",
		About: "The program stops at a call. A table lists the slots that are roots, by the " +
			"call's return address; the collector marks everything reachable from them and frees " +
			"the rest.",
		Switches: "safepoints=post-call,table=gcmap", Strategy: strategies.MarkSweep,
		File: "mark_sweep.go", Program: []string{"plain.ll"}, Runs: "mark-sweep", Prints: "55\n"},
	{ID: "copying", Title: "Copying",
		About: "Objects move, and every root is updated. A value loaded before a call is " +
			"reloaded after it. The root of a pointer into an object names the root of the " +
			"object itself; across calls the pointer is kept as an offset from that.",
		Switches: "derived-roots=metadata,safepoints=post-call,table=gcmap",
		Strategy: strategies.Copying, File: "copying.go",
		Program: []string{"derived.ll", "derived_main.ll"},
		Runs:    "semispace", Prints: "55\n42\n"},
	{ID: "incremental", Title: "Incremental",
		About: "Marking proceeds in small steps, between which the program runs and may hide an " +
			"object from it. The write barrier logs each overwritten reference, so that " +
			"everything reachable when marking began is marked. The program prints how many were " +
			"logged.",
		Switches: "write-barrier=snapshot,safepoints=post-call,table=gcmap",
		Strategy: strategies.Incremental, File: "incremental.go", Program: []string{"incremental.ll"},
		Runs: "incremental", Prints: "55\n20\n", See: "snapshot"},
	{ID: "threaded", Title: "Threaded",
		About: "All threads must stop soon, at points where their frames can be read: loops and " +
			"returns poll whether the collector is waiting. The table also has the roots before " +
			"and after a call that may block.",
		Switches: everyPoint, Strategy: strategies.Threaded, File: "threaded.go",
		Program: []string{"derived.ll", "derived_main.ll"}, Runs: "semispace",
		Prints: "55\n42\n"},
	{ID: "concurrent", Title: "Concurrent",
		About: "The collector works while all threads run. The write barrier shows it what they " +
			"overwrite, and the read barrier what they read. It stops them only to begin, as the " +
			"threaded collector does. In Run it has a thread of its own. The program prints how " +
			"many references were overwritten and how many were read.",
		Switches: "read-barrier=call:gc_loaded,write-barrier=snapshot," + everyPoint,
		Strategy: strategies.Concurrent, File: "concurrent.go",
		Program: []string{"derived.ll", "concurrent.ll"},
		Runs:    "concurrent", Prints: "55\n20\n30\n42\n", See: "brooks-barrier"},
}
