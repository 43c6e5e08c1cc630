package ir

import (
	"context"
	"fmt"

	"statepoint/core/source"
)

// Problem is one rule that a module breaks.
type Problem struct {
	// Severity is Error where LLVM's verifier refuses the module, Warning where its documents demand what no verifier checks.
	Severity source.Severity
	// Code is stable: SP02… for structure, SP03… for the gc intrinsics.
	Code    string
	Message string
	// Notes are further lines, each a sentence.
	Notes []string
	// Func is the function concerned, nil for the module itself.
	Func *Func
	// Value is what breaks the rule: an instruction, block, function or global; nil if there is none.
	Value Value
	// Span is where the text has it, the zero Span for what a pass made.
	Span source.Span

	focus focus
}

// String is the problem in one line, with the function and the value it concerns.
func (p *Problem) String() string {
	s := p.Message
	if p.Func != nil {
		s = "@" + p.Func.name + ": " + s
	}
	if in, ok := p.Value.(*Instr); ok {
		s += ": " + in.String()
	}
	return s
}

// Diagnostic is the problem as a message about the text it was read from.
func (p *Problem) Diagnostic() source.Diagnostic {
	d := source.Diagnostic{Severity: p.Severity, Code: p.Code, Span: p.Span, Message: p.Message, Notes: p.Notes}
	if p.Span.IsZero() {
		d.Message = p.String()
	}
	return d
}

// VerifyOptions say what the rules need to know from outside. nil is the zero value.
type VerifyOptions struct {
	// KnownGC reports whether a garbage collection strategy of this name exists; nil does not ask.
	KnownGC func(name string) bool
	// MaxProblems ends the check after so many; 0 means 100.
	MaxProblems int
	// MaxSteps bounds the instructions, operands, constants and metadata nodes looked at; 0 means DefaultMaxSteps.
	MaxSteps int64
}

// DefaultMaxSteps bounds the work of the verifier unless VerifyOptions say otherwise.
const DefaultMaxSteps = 1 << 28

// Verify checks the rules that hold for every module (LangRef; Statepoints.rst; GarbageCollection.rst) and returns what breaks
// them, in the order of the module. No problem means the module is valid. The error says that the check did not come to its
// end: it is a *source.Limit, or the context's own.
func Verify(ctx context.Context, m *Module, opts *VerifyOptions) ([]Problem, error) {
	v := newVerifier(ctx, m, opts)
	for _, f := range m.Funcs {
		v.function(f)
	}
	v.globals()
	return v.problems, v.meter.Err()
}

// A FuncVerifier checks single functions of a module as Verify does, for a caller that has them only in turn.
type FuncVerifier struct{ v *verifier }

// NewFuncVerifier returns a verifier for the functions of a module. All of them together may take opts.MaxSteps.
func NewFuncVerifier(ctx context.Context, m *Module, opts *VerifyOptions) *FuncVerifier {
	return &FuncVerifier{newVerifier(ctx, m, opts)}
}

// Check checks one function. The problems are this function's alone.
func (c *FuncVerifier) Check(f *Func) ([]Problem, error) {
	v := c.v
	v.problems = nil
	if missing := int(v.m.lastID) + 1 - len(v.order); missing > 0 { // passes have made instructions since
		v.order = append(v.order, make([]int32, missing)...)
	}
	v.function(f)
	return v.problems, v.meter.Err()
}

type verifier struct {
	focus    focus // of the next problem
	m        *Module
	opts     VerifyOptions
	meter    *source.Meter
	problems []Problem
	f        *Func
	// order is the position of each instruction in its block, by ID; it is right for the current function.
	order []int32
	dom   domTree
	preds []*Block
	vals  []Value
	// aliases are those that were followed to what they stand for.
	aliases map[*Alias]Value
	attrs   map[attrCheck]string
	layout  *DataLayout
	// landing is what the landingpads of the current function give.
	landing *Type
	// siblings are the pads that unwind to one with the same parent, and the instruction that does.
	siblings map[*Instr]*Instr
}

func newVerifier(ctx context.Context, m *Module, opts *VerifyOptions) *verifier {
	v := &verifier{m: m, order: make([]int32, m.lastID+1)}
	if opts != nil {
		v.opts = *opts
	}
	if v.opts.MaxProblems == 0 {
		v.opts.MaxProblems = 100
	}
	if v.opts.MaxSteps == 0 {
		v.opts.MaxSteps = DefaultMaxSteps
	}
	v.meter = source.NewMeter(ctx, source.Limit{
		Stage: "the verifier", Unit: "steps", Max: v.opts.MaxSteps, Option: "ir.VerifyOptions.MaxSteps",
	})
	return v
}

// full reports whether the check is to end: there are problems enough, or the work has met its limit.
func (v *verifier) full() bool { return len(v.problems) >= v.opts.MaxProblems || v.meter.Done() }

func (v *verifier) add(p Problem) {
	p.focus, v.focus = v.focus, focus{}
	if !v.full() {
		p.Func = v.f
		v.problems = append(v.problems, p)
	}
}

// bad reports an instruction.
func (v *verifier) bad(in *Instr, code, format string, args ...any) {
	v.add(Problem{Severity: source.Error, Code: code, Message: fmt.Sprintf(format, args...), Value: in, Span: in.Span})
}

func (v *verifier) badBlock(b *Block, code, format string, args ...any) {
	v.add(Problem{Severity: source.Error, Code: code, Message: fmt.Sprintf(format, args...), Value: b, Span: b.Span})
}

func (v *verifier) badFunc(code, format string, args ...any) {
	v.add(Problem{Severity: source.Error, Code: code, Message: fmt.Sprintf(format, args...), Value: v.f, Span: v.f.Span})
}

// The codes of the verifier's messages. They are stable.
const (
	codeNoTerminator   = "SP0201" // a block without terminator, or an instruction after one
	codeEntryPreds     = "SP0202" // the entry block has predecessors
	codePhiPlace       = "SP0203" // a phi after other instructions
	codePhiEdges       = "SP0204" // the incoming blocks of a phi are not the predecessors
	codeDominance      = "SP0205" // a definition does not dominate its use
	codeForeign        = "SP0206" // an operand belongs to another function, or to none
	codeOperandType    = "SP0207" // operands of types that the instruction cannot have
	codeCallType       = "SP0208" // a call does not match the function type
	codeTokenUse       = "SP0209" // a token where none can be
	codeLandingPad     = "SP0210" // exception pads and their edges
	codeIntrinsicUse   = "SP0211" // an intrinsic used other than by a call
	codeGlobal         = "SP0212" // a global's initialiser, linkage or type
	codeMustTail       = "SP0213" // a musttail call not followed by its return
	codeUnknownGC      = "SP0301" // a strategy that does not exist
	codeStatepoint     = "SP0302" // the arguments of a gc.statepoint
	codeStatepointUse  = "SP0303" // a statepoint's token used by something else than gc.relocate or gc.result
	codeRelocate       = "SP0304" // a gc.relocate
	codeGCResult       = "SP0305" // a gc.result
	codeGCRoot         = "SP0306" // gcroot, gcread, gcwrite
	codeImmediate      = "SP0307" // an argument that must be a constant
	codeStatepointEdge = "SP0308" // the exceptional edge of a statepoint
)

// shapeCodes are the codes of misshapen instructions.
var shapeCodes = [...]string{
	BadOperands: codeOperandType, BadCall: codeCallType, BadPhi: codePhiEdges, NoOperand: codeForeign,
}

func (v *verifier) globals() {
	v.f = nil
	for _, g := range v.m.Globals {
		if !v.meter.Spend(1) {
			return
		}
		if g.Init != nil && g.Init.Type() != g.Content {
			v.add(Problem{
				Severity: source.Error, Code: codeGlobal, Value: g, Span: g.Span,
				Message: fmt.Sprintf("the initialiser of @%s has type %s, the variable %s", g.name, g.Init.Type(), g.Content),
			})
		}
	}
	v.symbols()
	v.constantUses()
	v.namedMetadata()
	v.debugNodes()
}

func (v *verifier) function(f *Func) {
	if v.full() {
		return
	}
	v.f = f
	if f.GC != "" && v.opts.KnownGC != nil && !v.opts.KnownGC(f.GC) {
		v.badFunc(codeUnknownGC, "there is no garbage collection strategy %q", f.GC)
	}
	if isIntrinsicName(f.name) {
		v.intrinsicUses(f)
	}
	v.functionSymbol(f)
	v.functionAttrs(f)
	if f.Attachments != nil {
		v.functionProfile(f)
		v.globalAttachments(f, f.Span, f.Type(), f.Attachments)
	}
	if f.IsDeclaration() {
		return
	}
	if len(f.Args) != len(f.FuncType.Fields) {
		v.badFunc(codeGlobal, "the function has %d parameters, its type %d", len(f.Args), len(f.FuncType.Fields))
		return
	}
	if !v.blocks(f) {
		return // the control flow graph cannot be trusted
	}
	for _, a := range f.Args {
		if a.Attrs != nil && a.Attrs.Has("swifterror") {
			v.swiftError(a)
		}
	}
	v.landing, v.siblings = nil, nil
	v.dom.build(f)
	for _, b := range f.Blocks {
		v.phis(b)
		for in := b.first; in != nil; in = in.next {
			if !v.meter.Spend(1+len(in.ops)) || v.full() {
				return
			}
			if v.operands(in) {
				v.instruction(in)
				v.access(in)
				if len(in.Attachments()) > 0 {
					v.attachments(in)
				}
			}
		}
	}
	v.unwindCircles(f)
	if v.m.Dialect.Opaque() {
		v.convergence(f)
	}
}

// blocks checks that every block ends in its only terminator and that branches stay in the function.
func (v *verifier) blocks(f *Func) bool {
	ok := true
	for i, b := range f.Blocks {
		b.SetNum(int32(i))
	}
	for _, b := range f.Blocks {
		if b.parent != f {
			v.badBlock(b, codeForeign, "the block belongs to another function")
			return false
		}
		n := int32(0)
		for in := b.first; in != nil; in = in.next {
			v.order[in.id] = n
			n++
			if in.parent != b {
				v.bad(in, codeForeign, "the instruction does not know the block it is in")
				return false
			}
			if fault, problem := in.ShapeProblem(); problem != "" {
				v.bad(in, shapeCodes[fault], "%s", problem)
				return false
			}
			if in.IsTerminator() != (in == b.last) {
				ok = false
				if in.IsTerminator() {
					v.bad(in, codeNoTerminator, "a terminator in the middle of a block")
				} else {
					v.bad(in, codeNoTerminator, "the block does not end in a terminator")
				}
			}
			if in.IsTerminator() {
				for j := range in.ops {
					if s, isBlock := in.ops[j].Value.(*Block); isBlock && (s.parent != f || uint32(s.Num()) >= uint32(len(f.Blocks)) || f.Blocks[s.Num()] != s) {
						v.bad(in, codeForeign, "a branch to a block of another function")
						ok = false
					}
				}
			}
		}
		if b.first == nil {
			v.badBlock(b, codeNoTerminator, "the block is empty; it needs a terminator")
			ok = false
		}
	}
	for i, b := range f.Blocks {
		if !ok || int(b.Num()) != i { // a block that is listed twice
			return false
		}
	}
	if entry := f.Entry(); len(entry.AppendPreds(nil)) > 0 {
		v.badBlock(entry, codeEntryPreds, "the entry block cannot be branched to")
	}
	return ok
}

// operands checks that everything an instruction uses is there, and is defined on every way to it.
func (v *verifier) operands(in *Instr) bool {
	for i := range in.ops {
		op := in.ops[i].Value
		switch o := op.(type) {
		case *Instr:
			if o.parent == nil || o.parent.parent != v.f {
				v.bad(in, codeForeign, "%%%s is not an instruction of this function", o.name)
				return false
			}
			if o.typ.Kind == VoidKind {
				v.at(i).bad(in, codeOperandType, "an instruction without a result is used")
				return false
			}
			if in.Op != Phi && !v.dominates(o, in) {
				v.at(i).bad(in, codeDominance, "%s is used here, but not defined on every way to here", v.name(o))
			}
		case *Arg:
			if o.parent != v.f {
				v.bad(in, codeForeign, "%%%s is not a parameter of this function", o.name)
				return false
			}
		}
	}
	return true
}

// name is a local value's name for a message.
func (v *verifier) name(val Value) string {
	NumberLocals(v.f)
	return string(AppendValue(nil, v.m, val, false))
}

// dominates reports whether def is computed before every run of use.
func (v *verifier) dominates(def, use *Instr) bool {
	if def.parent == use.parent {
		return v.order[def.id] < v.order[use.id] || !v.dom.reachable(use.parent)
	}
	return v.definesIn(def, use.parent)
}

// definesIn reports whether def, in another block, is available throughout b. The result of an invoke is available only where it returned.
func (v *verifier) definesIn(def *Instr, b *Block) bool {
	if !v.dom.reachable(b) {
		return true
	}
	if def.Op == Invoke {
		normal := def.NormalDest()
		if normal == def.UnwindDest() {
			return false
		}
		return v.dom.dominates(normal, b) && v.edgeDominates(def.parent, normal)
	}
	return v.dom.dominates(def.parent, b)
}

// edgeDominates reports whether every other way into to comes from what to itself dominates.
func (v *verifier) edgeDominates(from, to *Block) bool {
	edges := 0
	for u := to.uses; u != nil; u = u.next {
		if u.User == nil || !u.User.IsTerminator() || u.User.parent == nil {
			continue
		}
		if p := u.User.parent; p == from {
			if edges++; edges > 1 {
				return false
			}
		} else if v.dom.reachable(p) && !v.dom.dominates(to, p) {
			return false
		}
	}
	return true
}
