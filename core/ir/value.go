package ir

import (
	"statepoint/core/provenance"
	"statepoint/core/source"
)

// Value is anything an instruction can have as an operand. The implementations are listed in the
// package comment.
type Value interface {
	// Type is the type of the value.
	Type() *Type
	// ID is the value's provenance id, 0 for constants that are not globals.
	ID() provenance.ID
	// useList is the head of the value's use list, nil for values that have none.
	useList() **Use
}

// Named is a value that can have a name: instructions, arguments, blocks and globals.
type Named interface {
	Value
	// Name is the name without its sigil, "" for a value that is printed by number.
	Name() string
	// Slot is that number, from the last NumberLocals or NumberGlobals.
	Slot() int
	setName(string)
}

// Use is one operand: which value, used by which instruction. Uses of one value are linked, newest
// first.
type Use struct {
	Value Value
	// User is the instruction that has this operand; nil for uses by a global or function (an
	// initialiser, a personality).
	User *Instr

	next *Use
	prev **Use
}

// Next is the next older use of the same value, or nil.
func (u *Use) Next() *Use { return u.next }

// Index is the position of the use among its user's operands.
func (u *Use) Index() int {
	for i := range u.User.ops {
		if &u.User.ops[i] == u {
			return i
		}
	}
	return -1
}

// Set replaces the operand's value and updates both use lists.
func (u *Use) Set(v Value) {
	u.unlink()
	u.Value = v
	u.link()
}

func (u *Use) link() {
	if u.Value == nil {
		return
	}
	head := u.Value.useList()
	if head == nil {
		return
	}
	u.next = *head
	if u.next != nil {
		u.next.prev = &u.next
	}
	u.prev = head
	*head = u
}

func (u *Use) unlink() {
	if u.prev == nil {
		return
	}
	*u.prev = u.next
	if u.next != nil {
		u.next.prev = u.prev
	}
	u.next, u.prev = nil, nil
}

// moveTo puts to into u's position in the use list and leaves u empty.
func (u *Use) moveTo(to *Use) {
	*to = *u
	if u.prev != nil {
		*u.prev = to
		if u.next != nil {
			u.next.prev = &to.next
		}
	}
	*u = Use{}
}

// FirstUse is the newest use of v, or nil. Use.Next leads to the others.
func FirstUse(v Value) *Use {
	if head := v.useList(); head != nil {
		return *head
	}
	return nil
}

// NumUses counts the uses of v.
func NumUses(v Value) int {
	n := 0
	for u := FirstUse(v); u != nil; u = u.next {
		n++
	}
	return n
}

// HasOneUse reports whether v is used exactly once.
func HasOneUse(v Value) bool {
	u := FirstUse(v)
	return u != nil && u.next == nil
}

// ReplaceAllUses makes every user of old use new in its place, in use list order.
func ReplaceAllUses(old, new Value) {
	if old == new {
		return
	}
	for u := FirstUse(old); u != nil; u = FirstUse(old) {
		u.Set(new)
	}
}

// SortUses puts the uses of v in another order: the use that now is at position i moves to position
// order[i].
func SortUses(v Value, order []int) {
	head := v.useList()
	if head == nil {
		return
	}
	sorted := make([]*Use, len(order))
	n := 0
	for u := *head; u != nil && n < len(order); u = u.next {
		sorted[order[n]] = u
		n++
	}
	if n < len(order) {
		return
	}
	at := head
	for _, u := range sorted {
		*at = u
		u.prev = at
		at = &u.next
	}
	*at = nil
}

// node is the common part of all values with an identity.
type node struct {
	typ  *Type
	uses *Use
	name string
	id   provenance.ID
	// slot is the number of an unnamed value.
	slot int32
	scratch
	// unlisted is set in a global value while it has no use list (Share).
	unlisted bool
	// known is what is known of a function while the module is shared.
	known known
}

// located is the common part of values that a text may define.
type located struct {
	// Span is the value's definition in the text; zero for values created by passes.
	Span source.Span
}

func (l *located) definition() source.Span { return l.Span }

// SpanOf returns the span of a value's definition in the text, zero for constants and values
// created by passes.
func SpanOf(v Value) source.Span {
	if l, ok := v.(interface{ definition() source.Span }); ok {
		return l.definition()
	}
	return source.Span{}
}

// Type returns the type of the value.
func (n *node) Type() *Type { return n.typ }

// ID returns the provenance id of the value.
func (n *node) ID() provenance.ID { return n.id }

// Name returns the value's name without its sigil; "" if it is printed by number.
func (n *node) Name() string { return n.name }

// Slot is the number of an unnamed value, from the last NumberLocals or NumberGlobals.
func (n *node) Slot() int { return int(n.slot) }

func (n *node) setName(s string) { n.name = s }
func (n *node) useList() **Use   { return &n.uses }

// MutateType changes the type of a value in place; every user must accept the new type.
func (n *node) MutateType(t *Type) { n.typ = t }

// StripCasts follows pointer casts, and constant getelementptrs whose indices are all zero, to the
// underlying pointer.
func StripCasts(v Value) Value {
	for {
		switch x := v.(type) {
		case *Instr:
			if x.Op == BitCast || x.Op == AddrSpaceCast {
				v = x.Operand(0)
				continue
			}
		case *Const:
			if x.Kind == ConstExpr && (x.Op == BitCast || x.Op == AddrSpaceCast ||
				x.Op == GetElementPtr && zeroIndices(x)) {
				v = x.Elems[0]
				continue
			}
		}
		return v
	}
}

// zeroIndices reports whether a getelementptr expression returns its base address.
func zeroIndices(c *Const) bool {
	for _, e := range c.Elems[1:] {
		if i, ok := e.(*Const); !ok || !i.IsZeroValue() {
			return false
		}
	}
	return true
}
