package check

import (
	"fmt"
	"slices"
	"strings"
)

// Subject is what a check is about.
type Subject uint8

const (
	Compiles      Subject = iota // every stage runs to its end
	Safe                         // no pointer is used that a safepoint may have made stale
	Statepoints                  // calls that became statepoints
	Relocates                    // their gc.relocates
	UsedRelocates                // gc.relocates of the source, those that something uses
	Polls                        // polls placed in a function
	Records                      // records of the stack map
	Pairs                        // pairs of base and derived pointer in these
	Deopts                       // deopt values in these
	CodeBytes                    // size of machine code
	FrameBytes                   // size of a frame, of the largest if no function is named
	MapBytes                     // size of the stack map
	Calls                        // calls to a function
	PointerPhis                  // phis in the source of pointers that a collector follows
	VolatileLoads                // loads that an optimizer does not move
	Live                         // a pointer is live across a call
	Dead                         // a pointer is not live across a call
	Base                         // which pointer another is derived from
	Location                     // the location of a pointer or deopt value in a record
	Strategy                     // a function's collection strategy
	Deopt                        // what a call keeps for an interpreter
	Run                          // the outcome of a call
	Slot                         // the role of a word of a frame for a collector
	Stale                        // a line that uses a pointer from before a safepoint
	MapField                     // the number in a field of the stack map
	Steps                        // the order of a collector's actions
	Leaf                         // a function is declared never to run the collector
	Uses                         // instructions of a kind that take a value as an operand
	FailsWith                    // the first error has a code
	subjects
)

// Check is one line that a program passes or fails.
type Check struct {
	Subject
	// Line is the 1-based line of the check, and Text the line, without surrounding blanks.
	Line int
	Text string
	// Function is the function to check, Callee the called function, both without @; empty means
	// every function, and every call.
	Function, Callee string
	// Value is the pointer to check, and Is the expected property: a base's name (both without %),
	// a kind of location, the name of a strategy, deopt operands with a blank between, the code of
	// an error.
	Value, Is string
	// Deopt says that the location is that of deopt value Number. Place is its address as in the
	// Records view, such as "rsp+8"; empty means any address of its kind.
	Deopt bool
	Place string
	// Compare and Number are what a figure is compared with.
	Compare Compare
	Number  int64
	// Field is a field of the map, by its path, such as "record[0].location[3].offset".
	Field string
	// Case is a call and its outcome, in the form that run.ParseCase of lower/run reads, and
	// Collector and Stress are those of the run; empty means the runtime's default.
	Case, Collector, Stress string
	// Unseen says that only the program's barriers report stores to the collector.
	Unseen bool
	// Opcode is the opcode of the instructions that [Uses] counts.
	Opcode string
	// Told is the text shown when the program fails; may be empty. ToldOf is the additional text
	// for a run that ended in one way, by [Ending].
	Told   string
	ToldOf [len(endings)]string
	// When lists facts with a text shown instead: the first fact that holds counts.
	When []When
}

// When is a fact that explains a failed check in other words. A fact is a check without a text. Not
// negates it; a fact that could not be decided holds neither way.
type When struct {
	Fact Check
	Not  bool
	Told string
}

// Ending says how the run of a check ended.
type Ending uint8

// Endings, in the order of [endings].
const (
	Returned Ending = iota // with another result
	Stopped                // by the collector, or by a trap
	Endless                // not at all
	Unsound                // with the right result, though it used a wrong or stale address
)

// In a text of checks.
var endings = [...]string{"returned", "stopped", "endless", "unsound"}

// IsEnding reports whether a text of checks names an ending so.
func IsEnding(name string) bool { return slices.Contains(endings[:], name) }

// Compare is a comparison operator for figures.
type Compare uint8

// Operators, in the order of [comparisons].
const (
	Equal Compare = iota
	NotEqual
	Less
	AtMost
	More
	AtLeast
)

var comparisons = [...]string{"=", "!=", "<", "<=", ">", ">="}

// String is the sign.
func (c Compare) String() string { return comparisons[c] }

// Holds reports whether a figure is the expected one.
func (c Compare) Holds(figure, want int64) bool {
	switch c {
	case Equal:
		return figure == want
	case NotEqual:
		return figure != want
	case Less:
		return figure < want
	case AtMost:
		return figure <= want
	case More:
		return figure > want
	}
	return figure >= want
}

// In words, for messages.
var inWords = [...]string{"", "not ", "less than ", "at most ", "more than ", "at least "}

// Wanted describes the expected figure, such as "at most 24".
func (c *Check) Wanted() string { return fmt.Sprintf("%s%d", inWords[c.Compare], c.Number) }

// Error is an error in a text of checks.
type Error struct {
	// Line and Column are from 1; the column counts bytes.
	Line, Column int
	Message      string
}

// Error returns the position and the message.
func (e *Error) Error() string { return fmt.Sprintf("%d:%d: %s", e.Line, e.Column, e.Message) }

// MaxChecks bounds the checks of one text, including their facts.
const MaxChecks = 200

// Parse parses checks, in the order of the text. Its error is an [*Error].
func Parse(text string) ([]Check, error) {
	var out []Check
	var below telling
	n, count := 0, 0
	for line := range strings.Lines(text) {
		n++
		w := words{text: strings.TrimRight(line, " \t\r\n"), line: n}
		trimmed := strings.TrimSpace(line)
		if trimmed == "" || trimmed[0] == ';' {
			continue
		}
		at := strings.Index(line, trimmed)
		if at > 0 && len(out) == 0 {
			return nil, w.errorf("an indented line belongs to a check, but there is none above it")
		}
		counts := true
		var err error
		if at > 0 {
			counts, err = below.line(&out[len(out)-1], w, at)
		} else if err = below.end(); err == nil {
			var c Check
			c, err = w.check()
			c.Line, c.Text, below = n, trimmed, telling{}
			out = append(out, c)
		}
		if counts {
			count++
		}
		if count > MaxChecks {
			err = &Error{n, 1, fmt.Sprintf("more than %d checks", MaxChecks)}
		}
		if err != nil {
			return nil, err
		}
	}
	if err := below.end(); err != nil {
		return nil, err
	}
	return out, nil
}
