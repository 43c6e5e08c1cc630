package report

import "slices"

// Together joins the names of objects that were opened at once in the name of the archive that the
// page makes of them: all its members are linked.
const Together = " + "

// Request describes one compilation.
type Request struct {
	// Seq numbers requests in the order they were made; the report carries it back, so the page can
	// discard answers to older requests.
	Seq uint32
	// FileName is what diagnostics call the source, such as "input.ll".
	FileName string
	// Source is LLVM assembly, UTF-8.
	Source  string
	Options Options
	// Covered omits from the assembly what shows where values are (comments and records), for
	// lessons that ask about it.
	Covered bool
	// Only asks for an excerpt of the report, about the function with this name; "" asks for the
	// whole. The compilation is the same.
	Only string
}

// Options say how to compile. The zero value is what the page starts with:
// every pass in its usual order, the dialect the source is written in, AT&T
// syntax.
type Options struct {
	// Passes are LLVM's names of the passes to run, in order; none means the
	// default line, "place-safepoints" then "rewrite-statepoints-for-gc".
	Passes []string
	// PassFlags are LLVM's own options of those passes, spelled as LLVM spells
	// them, such as "-spp-all-backedges".
	PassFlags []string
	// Dialect is a version of LLVM such as "3.8" or "22": the source is read as
	// that version reads it, and converted if it has pointers of another kind.
	// Empty means that the source decides.
	Dialect string
	// Syntax of the assembly: "att", "intel" or "go"; empty means "att".
	Syntax string
	// Strategy replaces the collection strategy of every function that has one; empty keeps each.
	Strategy string
	// MapVersion is the version of the stack map: "1", "2" or "3"; empty means
	// "3".
	MapVersion string
	// Break breaks the program on purpose, to show what detects it: a key of web/explore/breaks,
	// such as "drop-root@f#1". Empty means no break.
	Break string
	// Member is the object to show if Source is an archive, by its number from 1; 0 means the first
	// that has a map.
	Member uint32
}

// Same reports whether two requests describe the same compilation, ignoring Seq and Only.
func (r *Request) Same(o *Request) bool {
	return r.FileName == o.FileName && r.Source == o.Source && r.Covered == o.Covered &&
		r.Options.Same(&o.Options)
}

// Same reports whether two sets of options describe the same compilation.
func (p *Options) Same(o *Options) bool {
	return slices.Equal(p.Passes, o.Passes) && slices.Equal(p.PassFlags, o.PassFlags) &&
		p.Dialect == o.Dialect && p.Syntax == o.Syntax && p.Strategy == o.Strategy &&
		p.MapVersion == o.MapVersion && p.Break == o.Break &&
		p.Member == o.Member
}
