package check

import (
	"fmt"
	"strings"
)

// Entry is a check or a question by example.
type Entry struct {
	// Example is a line that [Parse] reads, or the lines of a question.
	Example string
	// Says is when a program passes it, or what it asks.
	Says string
}

// Reference returns each check by example, in the order of [Subject].
func Reference() []Entry { return reference[:] }

var reference = [subjects]Entry{
	Compiles:    {"compiles", "every stage runs to its end"},
	Safe:        {"safe", "no pointer is used that a safepoint may have made stale"},
	Statepoints: {"statepoints in @sum = 1", "calls that became statepoints: = != < <= > >="},
	Relocates:   {"relocates in @sum >= 2", "gc.relocates, by hand or by the pass"},
	UsedRelocates: {"used relocates in @sum >= 1",
		"gc.relocates of the source with a use; the pass's do not count"},
	Polls:      {"polls in @wait >= 1", "polls that PlaceSafepoints placed"},
	Records:    {"records in @sum = 1", "records of the stack map"},
	Pairs:      {"pairs in @sum = 2", "pairs of base and derived pointer in the records"},
	Deopts:     {"deopts in @sum = 1", "deopt values in the records"},
	CodeBytes:  {"code bytes in @sum <= 40", "the size of the machine code"},
	FrameBytes: {"frame bytes in @sum <= 24", "the size of the frame, the largest without in"},
	MapBytes:   {"map bytes <= 144", "the size of the stack map"},
	Calls:      {"calls @visit in @sum = 1", "calls to a function, also as statepoints"},
	PointerPhis: {"pointer phis in @sum = 1",
		"phis of the source whose type the collector follows"},
	VolatileLoads: {"volatile loads in @sum >= 2",
		"loads that are volatile, or atomic and stronger than unordered"},
	Live: {"live %head at @visit in @sum", "the pointer is live across the call"},
	Dead: {"dead %total at @visit", "the pointer is not live across the call"},
	Base: {"base of %cursor at @visit is %head", "which pointer another is derived from"},
	Location: {"location of %cursor at @visit is Indirect rsp+8",
		"where a record has a pointer, or deopt 0; without a place, any of the kind"},
	Strategy: {`strategy of @sum is "statepoint-example"`,
		"the strategy of a function, or none; of all functions without of"},
	Deopt: {"deopt at @visit in @sum is 17 %count %head", "the deopt bundle of a call, or none"},
	Run: {"run sum({| 3}) = 3 prints visit(3) under semispace stress every-safepoint",
		"result and printed lines of a call; also stopped, throwing NAME, stores unseen"},
	Slot: {"slot rsp+8 at @visit in @sum is derived",
		"the role of a word of the frame: base, derived, Direct or none"},
	Stale: {"stale line 12", "the line uses a pointer from before a safepoint"},
	MapField: {"field record[0].location[3].offset = 8",
		"the number in a field of the map, by its name in the Bytes view"},
	Steps: {"steps frame visit move update run sum({| 3}) = 3 under semispace",
		"the order of a collector's actions in its first collection"},
	Leaf: {"leaf @rt_print", "the function is a gc-leaf-function"},
	Uses: {"uses of %root by getelementptr in @keep = 1",
		"instructions of the source that take the value as an operand"},
	FailsWith: {"error SP0205", "the first error of a program that does not compile"},
}

// Questions returns each kind of question by example.
func Questions() []Entry { return asked }

var asked = []Entry{
	{"predict @sum at @visit\n  Mark each word of the frame.\n" +
		"  = run sum({| 3}) = 3 stress every-safepoint",
		"the role of each word; the run shows what a wrong map does"},
	{"stale @sum\n  Write the number of a line that uses a stale address.",
		"the number of a line of the program"},
	{"field record[0].offset\n  Read the offset of the record.", "a number of the map"},
	{"steps\n  Put this in order.\n  = run sum({| 3}) = 3 under semispace\n" +
		"  - Update the slot.\n    = update\n  - Copy the object.\n    = move",
		"the order of a collector's actions: " + strings.Join(StepKinds, ", ")},
	{"choice\n  Which pointer is needed after the call?\n  - The head\n" +
		"    = live %head at @visit\n    The loop goes on from it.\n  - The tail\n    = wrong\n" +
		"    The function has no tail.",
		"one right answer: a check decides, or right, or wrong; the reason is below it"},
	{"choice\n  Mark every pointer that is needed after the call.\n  - [x] The head\n" +
		"    = live %head at @visit\n    The loop goes on from it.\n  - [ ] The tail\n" +
		"    Nothing reads it.", "every right answer has to be marked"},
}

// Section is a part of the reference.
type Section struct {
	Title string
	// Before and After are Markdown, around the entries.
	Before, After string
	Entries       []Entry
}

// Sections is the whole reference for authors of lessons, except the files that a lesson has.
func Sections() []Section {
	return []Section{{Title: "Checks", Entries: reference[:],
		Before: "check.txt has a check on each line. A line that begins with a semicolon is a " +
			"comment.\n",
		After: `Indented lines below a check are shown when a program fails it. After ` +
			`"returned:", "stopped:",
"endless:" or "unsound:" is the text for a run that ended that way. A run is unsound if it
returned the right result, but used an address where its object is not, or listed a wrong base.
After "when", a fact and a colon is the text to show instead if the fact, which is any check, holds;
"when not" negates it. The first that holds counts. Once a run was stopped, others that are stopped
show only such a fact and the text after "stopped:". Readers first see the first check that fails.
If that is a run without a fact that holds, they first see the first other check with one.

    run sum({| 3}) = 3
      Each word is added once.
      endless: A loop without a poll keeps the collector waiting.
      when leaf @visit: The collector runs inside it, so it may not be a leaf.
      when not safe: An old address is used.
`}, {Title: "Questions", Entries: asked,
		Before: "questions.txt has questions about start.ll, which come before the exercise.\n",
	}, {Title: "Claims",
		Before: `A block in lesson.md has checks that the text relies on. Readers do not see it; ` +
			`lessons check
proves it on the program that it names, start or solution.

    ` + "```" + `claims start
    statepoints in @sum = 0
    run sum({| 3}) = 3
    ` + "```" + `
`}, {Title: "Runs",
		Before: `A link in lesson.md shows a run below the program: at its beginning, a ` +
			`collection, an
action in one, the first stale access, or the end. lessons check goes there.

    [the collection](<run:sum({| 3}) under semispace#collection-1>)
    [an action in it](<run:sum({| 3})#collection-1.2>)
    [the load](<run:sum({| 3})#stale>)
    [the end](<run:sum({| 3})#end>)
    [where it throws](<run:sum({| 3}) throwing visit#end>)
    [where it stops](<run:sum({| 3}) under generational stores unseen#end>)
`}, {Title: "Stages",
		Before: `Below the program stands what the slider above it leads to. A link in lesson.md ` +
			`moves the slider
to a stage (parse, place-safepoints, rewrite-statepoints, lower, stack-map), and may open a view
there (diff, cfg, liveness, functions; frame; records, parse, json). A reader who chose All panes
sees it beside the others.

    [*Rewritten IR*](stage:rewrite-statepoints)
    [the frame](stage:lower#frame)
    [the records](stage:stack-map#records)
`}, {Title: "Front matter",
		Before: `title, minutes and can; panes (rewritten, asm, map), if the lesson does not ` +
			`begin with a run:
the slider begins at the first of them, and All panes shows all of them; challenge: yes, if steps
are counted and hints come late; covered: yes, if warnings and panes would answer a question, and
are hidden until all are answered.
`}}
}

// Page is the reference as text.
func Page() string {
	var b strings.Builder
	for i, s := range Sections() {
		if i > 0 {
			b.WriteString("\n")
		}
		fmt.Fprintf(&b, "# %s\n\n%s", s.Title, s.Before)
		for k, e := range s.Entries {
			if k == 0 {
				b.WriteString("\n")
			}
			example := strings.ReplaceAll(e.Example, "\n", "\n    ")
			if s.Title == "Checks" {
				fmt.Fprintf(&b, "    %s\n        %s\n", example, e.Says)
			} else {
				fmt.Fprintf(&b, "    %s\n        (%s)\n", example, e.Says)
				if k+1 < len(s.Entries) {
					b.WriteString("\n")
				}
			}
		}
		if s.After != "" {
			b.WriteString("\n" + s.After)
		}
	}
	return b.String()
}
