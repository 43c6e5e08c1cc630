package explore

import (
	"slices"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/passes/pass"
	"statepoint/core/passes/prepare"
	"statepoint/lower"
)

// kept is the outcome of the passes on each function, for the compilation of a text that differs
// only in the bodies of some functions.
type kept struct {
	// outside is the text outside of the bodies of functions, with the options and what else the
	// compilation of a body depends on, and poll the body that is copied into others.
	outside, poll string
	functions     []*keptFunction // by their places among the definitions
	// lengths are those of the printed texts, by stage.
	lengths []int
	// between is what the passes learned of one function for others. changed is set if a pass
	// changed a function.
	between string
	changed bool
	// known is the number of functions of which the outcome was known.
	known int
	// unread is the number of those whose bodies were not read.
	unread int
	// failed counts the compilations in a row that did not know enough.
	failed int
}

// mostFailed is the number of such compilations after which the next ones know nothing.
const mostFailed = 2

// mostInstructions bounds the modules of which functions are known. The limits of a compilation do
// not count what passes would add to known functions, and are far from this.
const mostInstructions = 100_000

// longerEdit is the number of bytes by which an edit may make a text longer before its memory must
// grow.
const longerEdit = 4 << 10

// keptFunction is the outcome of the passes on a function. Of ids, only their number is kept.
type keptFunction struct {
	name  string
	body  string      // as written
	plain bool        // it has no `*`, and only ASCII characters
	code  *lower.Code // nil if that is not kept
	// texts are the texts after each stage, and calls the numbers of calls with links of their own.
	texts  []*printer.FuncText
	calls  []int
	passes []keptPass
	// reference is the label of its first reference, and polls says which of its records are of
	// polls.
	reference string
	polls     []bool
	// open is set if this is not its whole outcome: it has findings, or declares something.
	open bool
	// alone is set if the body need not be read again; ids and instructions are their numbers in
	// it, and for nodes and types see [irparse.Known]. collects is set if it calls something that
	// may be a safepoint.
	alone, collects   bool
	ids, instructions int
	nodes             []int
	types             []string
}

// keptPass is the outcome of one pass.
type keptPass struct {
	ids      int
	changed  bool
	figures  pass.Figures
	declared []string // by the pass before it came to the function
}

// key is that of the code.
func (one *keptFunction) key() lower.Key {
	return keyOf(one.name, strings.TrimSuffix(one.texts[len(one.texts)-1].Text, "\n"),
		strings.TrimSuffix(one.texts[0].Text, "\n"))
}

// read keeps what the next compilation needs to know of a body instead of reading it, if that is
// enough. collected is set if the module has functions that are collected: what these hide in
// variables depends on all functions that use them, and what is said of allocations on all that
// allocate.
func (one *keptFunction) read(r *readFunction, collected bool) {
	c := &r.concerns
	if r.known != nil || c.More || prepare.Allocates(r.f) && dropped != dependAllocations ||
		passesVectors(r.f) && dropped != dependVectors ||
		collected && slices.ContainsFunc(c.Variables, isVariable) {
		return
	}
	for _, t := range r.f.NamedTypes() {
		if t.Name == "" {
			return
		}
		one.types = append(one.types, t.Name)
	}
	one.alone, one.ids, one.nodes = true, r.ids, c.Nodes
	one.collects, one.instructions = calls(r.f), instructionsOf(r.f)
}

// passesVectors reports whether a function passes vectors to others or gets some from them. Of
// those that do so otherwise than code for AVX, only the first has a warning.
func passesVectors(f *ir.Func) bool {
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			if callee := in.CalledFunc(); in.Op.IsCall() && in.Call != nil &&
				(callee == nil || !callee.IsIntrinsic()) && (hasVector(in.Type()) ||
				slices.ContainsFunc(in.Call.FuncType.Fields, hasVector)) {
				return true
			}
		}
	}
	return false
}

func hasVector(t *ir.Type) bool {
	return t.IsVector() || t.Kind == ir.ArrayKind && hasVector(t.Elem) ||
		t.Kind == ir.StructKind && slices.ContainsFunc(t.Fields, hasVector)
}

func isVariable(g *ir.Global) bool { return !g.Constant }
