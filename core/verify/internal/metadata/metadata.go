package metadata

import (
	"fmt"
	"sync"

	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/core/verify/diag"
)

// Node returns metadata as a node with operands.
func Node(md ir.Metadata) (*ir.MDNode, bool) {
	n, ok := md.(*ir.MDNode)
	return n, ok && n != nil
}

// String returns metadata as a string.
func String(md ir.Metadata) (string, bool) {
	if s, ok := md.(*ir.MDString); ok && s != nil {
		return s.Value, true
	}
	return "", false
}

// Checks checks the metadata of a module.
type Checks struct {
	r       *diag.Report
	symbols aliases

	// scalars are the nodes that were checked as scalar types of `!tbaa`.
	scalars map[*ir.MDNode]scalarKind
}

// aliases maps an alias to its final aliasee.
type aliases interface {
	StandsFor(a *ir.Alias) ir.Value
}

// New returns checks that report to r.
func New(r *diag.Report, symbols aliases) *Checks {
	return &Checks{r: r, symbols: symbols}
}

// codeMetadataRule: metadata that violates the rules of its kind.
const codeMetadataRule = "SP0215"

func (v *Checks) badMetadata(val ir.Value, span source.Span, message string) {
	v.r.Add(diag.Problem{Severity: source.Error, Code: codeMetadataRule, Message: message,
		Value: val, Span: span})
}

// badKind reports an error in an attachment.
func (v *Checks) badKind(val ir.Value, span source.Span, kind, problem string) {
	v.r.AtWord("!" + kind)
	v.badMetadata(val, span, "!"+kind+": "+problem)
}

// Instr checks the metadata of an instruction (LangRef, "Metadata Nodes and Metadata
// Strings").
func (v *Checks) Instr(in *ir.Instr) {
	for _, a := range in.Attachments() {
		if rule := attachmentRules()[a.Kind]; rule != nil &&
			(v.r.M.Dialect.Opaque() || !newKinds.Has(a.Kind)) {
			n, ok := Node(a.Node)
			if !ok {
				continue
			}
			if problem := rule(v, in, n); problem != "" {
				v.badKind(in, in.Span, a.Kind, problem)
			}
		}
	}
}

// newKinds are the kinds of metadata that LLVM with typed pointers does not know.
var newKinds = source.WordSet(
	"noalias.addrspace memprof callsite mmra captures callee_type alloc_token nofree")

// attachmentRule returns the error in metadata on an instruction, "" if there is none.
type attachmentRule func(*Checks, *ir.Instr, *ir.MDNode) string

// attachmentRules are the rules for metadata on instructions, by kind.
var attachmentRules = sync.OnceValue(func() map[string]attachmentRule {
	return map[string]attachmentRule{
		"range":                   (*Checks).mdRange,
		"noalias.addrspace":       (*Checks).mdNoAliasSpace,
		"fpmath":                  (*Checks).mdAccuracy,
		"invariant.group":         (*Checks).mdInvariantGroup,
		"nonnull":                 (*Checks).mdNonNull,
		"dereferenceable":         (*Checks).mdDereferenceable,
		"dereferenceable_or_null": (*Checks).mdDereferenceable,
		"align":                   (*Checks).mdAlign,
		"tbaa":                    (*Checks).mdAccessTag,
		"noalias":                 mdScopes,
		"alias.scope":             mdScopes,
		"llvm.access.group":       (*Checks).mdAccessGroup,
		"prof":                    (*Checks).mdProfile,
		"memprof":                 (*Checks).mdMemoryProfile,
		"callsite":                (*Checks).mdCallSite,
		"mmra":                    (*Checks).mdRelaxed,
		"annotation":              (*Checks).mdAnnotation,
		"captures":                (*Checks).mdCaptures,
		"callee_type":             (*Checks).mdCalleeType,
		"alloc_token":             (*Checks).mdAllocToken,
		"nofree":                  (*Checks).mdNoFree,
	}
})

func (v *Checks) mdRange(in *ir.Instr, n *ir.MDNode) string {
	if in.Op != ir.Load && in.Op != ir.Call && in.Op != ir.Invoke {
		return "only loads and calls can have ranges"
	}
	if !in.Type().Scalar().IsInteger() && len(n.Operands) > 1 {
		return fmt.Sprintf("ranges need integers, not %s", in.Type())
	}
	return rangeProblem(n, in.Type().Scalar(), false)
}

func (v *Checks) mdNoFree(in *ir.Instr, n *ir.MDNode) string {
	switch {
	case in.Op != ir.IntToPtr:
		return "it is for inttoptr"
	case len(n.Operands) > 0:
		return "it has no operands"
	}
	return ""
}

func (v *Checks) mdNoAliasSpace(in *ir.Instr, n *ir.MDNode) string {
	switch in.Op {
	case ir.Load, ir.Store, ir.AtomicRMW, ir.CmpXchg, ir.Call:
		return rangeProblem(n, v.r.M.Types.I32, false)
	}
	return "only instructions that access memory can have it"
}

func (v *Checks) mdAccuracy(in *ir.Instr, n *ir.MDNode) string {
	if !in.Type().Scalar().IsFloat() {
		return fmt.Sprintf("an accuracy needs floats, not %s", in.Type())
	}
	if len(n.Operands) != 1 {
		return "it must have one operand, the accuracy"
	}
	val, ok := n.Operands[0].(*ir.MDValue)
	if !ok {
		return "the accuracy must be a constant of type float"
	}
	c, ok := val.Value.(*ir.Const)
	if !ok || c.Kind != ir.ConstFloat || c.Type().Kind != ir.FloatKind {
		return "the accuracy must be a constant of type float"
	}
	if c.IsZeroBits() || c.Text == "" || c.Text[0] == '-' || len(c.Text) > 4 &&
		(c.Text[2:5] == "7FF" || c.Text[2] >= '8' && c.Text[:2] == "0x") {
		return "the accuracy must be a positive number"
	}
	return ""
}

func (v *Checks) mdInvariantGroup(in *ir.Instr, _ *ir.MDNode) string {
	if in.Op != ir.Load && in.Op != ir.Store {
		return "only loads and stores can have it"
	}
	return ""
}

func (v *Checks) mdNonNull(in *ir.Instr, n *ir.MDNode) string {
	switch {
	case !in.Type().IsPointer():
		return fmt.Sprintf("it needs a pointer, not %s", in.Type())
	case in.Op != ir.Load:
		return "only loads can have it; calls have the attribute nonnull"
	case len(n.Operands) > 0 && v.r.M.Dialect.Opaque():
		// which LLVM with typed pointers did not check
		return "it has no operands"
	}
	return ""
}

// oneInt64 is the only operand of a node, which is a constant of type i64.
func oneInt64(n *ir.MDNode) (*ir.Const, bool) {
	if len(n.Operands) != 1 {
		return nil, false
	}
	c, ok := Int(n.Operands[0])
	return c, ok && c.Type().IsInt(64)
}

func (v *Checks) mdDereferenceable(in *ir.Instr, n *ir.MDNode) string {
	if !in.Type().IsPointer() {
		return fmt.Sprintf("it needs a pointer, not %s", in.Type())
	}
	if in.Op != ir.Load && in.Op != ir.IntToPtr {
		return "only loads and inttoptr can have it; calls have attributes"
	}
	if _, ok := oneInt64(n); !ok {
		return "it must have one operand, a number of bytes of type i64"
	}
	return ""
}

func (v *Checks) mdAlign(in *ir.Instr, n *ir.MDNode) string {
	if !in.Type().IsPointer() {
		return fmt.Sprintf("it needs a pointer, not %s", in.Type())
	}
	if in.Op != ir.Load {
		return "only loads can have it; calls have the attribute align"
	}
	c, ok := oneInt64(n)
	if !ok {
		return "it must have one operand, a number of bytes of type i64"
	}
	if c.Bits == 0 || c.Bits&(c.Bits-1) != 0 || c.Bits > 1<<32 {
		return fmt.Sprintf("%d is not a power of two up to 2^32", c.Bits)
	}
	return ""
}

func mdScopes(_ *Checks, _ *ir.Instr, n *ir.MDNode) string { return ScopesProblem(n) }

// ScopesProblem returns the error in a list of alias scopes, "" if there is none.
func ScopesProblem(n *ir.MDNode) string {
	for _, op := range n.Operands {
		s, ok := Node(op)
		if !ok {
			return "it must be a list of scopes, which are nodes"
		}
		if problem := scopeProblem(s); problem != "" {
			return problem
		}
	}
	return ""
}

// scopeProblem checks a scope of !alias.scope: itself or a string, its domain, and a name (LangRef,
// "'noalias' and 'alias.scope' Metadata").
func scopeProblem(s *ir.MDNode) string {
	named := func(n *ir.MDNode, at int) bool {
		if len(n.Operands) <= at {
			return true
		}
		_, ok := String(n.Operands[at])
		return ok
	}
	first := func(n *ir.MDNode) bool { return n.Operands[0] == ir.Metadata(n) || named(n, 0) }
	if len(s.Operands) < 2 || len(s.Operands) > 3 {
		return "a scope must have two or three operands"
	}
	if !first(s) {
		return "the first operand of a scope is the scope itself or a string"
	}
	if !named(s, 2) {
		return "the third operand of a scope is a string"
	}
	d, ok := Node(s.Operands[1])
	switch {
	case !ok:
		return "the second operand of a scope is its domain, a node"
	case len(d.Operands) < 1 || len(d.Operands) > 2:
		return "a domain must have one or two operands"
	case !first(d):
		return "the first operand of a domain is the domain itself or a string"
	case !named(d, 1):
		return "the second operand of a domain is a string"
	}
	return ""
}

func (v *Checks) mdAccessGroup(_ *ir.Instr, n *ir.MDNode) string {
	group := func(n *ir.MDNode) bool { return len(n.Operands) == 0 && n.Distinct }
	if group(n) || !v.r.M.Dialect.Opaque() { // LLVM with typed pointers did not check it
		return ""
	}
	for _, op := range n.Operands {
		if g, ok := Node(op); !ok || !group(g) {
			return "an access group must be a distinct node without operands, or a list of such " +
				"nodes"
		}
	}
	return ""
}

func (v *Checks) mdRelaxed(in *ir.Instr, n *ir.MDNode) string {
	tag := func(n *ir.MDNode) bool {
		if n.Kind != "" || len(n.Operands) != 2 {
			return false
		}
		_, a := String(n.Operands[0])
		_, b := String(n.Operands[1])
		return a && b
	}
	switch in.Op {
	case ir.Load, ir.Store, ir.AtomicRMW, ir.CmpXchg, ir.Fence, ir.Call, ir.Invoke, ir.CallBr:
	default:
		return "only instructions that access memory can have it"
	}
	if tag(n) {
		return ""
	}
	for _, op := range n.Operands {
		if t, ok := Node(op); !ok || !tag(t) {
			return "it must be a pair of strings, or a list of such pairs"
		}
	}
	return ""
}

func (v *Checks) mdAnnotation(_ *ir.Instr, n *ir.MDNode) string {
	if n.Kind != "" || len(n.Operands) == 0 {
		return "it must be a list of at least one string"
	}
	for _, op := range n.Operands {
		if _, ok := String(op); ok {
			continue
		}
		t, ok := Node(op)
		if ok {
			for _, s := range t.Operands {
				_, isString := String(s)
				ok = ok && isString
			}
		}
		if !ok {
			return "its operands must be strings, or tuples of strings"
		}
	}
	return ""
}

func (v *Checks) mdCaptures(in *ir.Instr, n *ir.MDNode) string {
	if in.Op != ir.Store {
		return "it is for stores"
	}
	if !in.Operand(0).Type().Scalar().IsPointer() {
		return "it is for stores of pointers"
	}
	if len(n.Operands) == 0 {
		return "it must be a list of at least one string"
	}
	for _, op := range n.Operands {
		switch s, _ := String(op); s {
		case "address", "address_is_null", "provenance", "read_provenance":
		default:
			return "its operands must be strings: address, address_is_null, provenance, " +
				"read_provenance"
		}
	}
	return ""
}
