package ir

import (
	"encoding/binary"
	"fmt"
	"maps"
	"slices"
	"sync"
	"sync/atomic"
)

// Types interns types and the constants worth sharing. Create one with NewTypes; the zero value is
// not usable.
type Types struct {
	Void, Label, Metadata, Token, X86AMX, X86MMX          *Type
	Half, BFloat, Float, Double, X86FP80, FP128, PPCFP128 *Type
	I1, I8, I16, I32, I64                                 *Type

	typeMaps
	count  uint32
	bodies uint32 // how often a struct's body was set
	consts constTable
	spaces atomic.Pointer[[]uint32] // of PointerSpaces

	// late are the types made while several goroutines use the table (Share), nil at other times;
	// mu guards it.
	late *typeMaps
	mu   sync.Mutex
}

// typeMaps find types by what they are.
type typeMaps struct {
	byKey  map[string]*Type
	ints   map[uint32]*Type
	ptrs   map[ptrKey]*Type
	named  map[string]*Type
	number map[int]*Type
}

func newTypeMaps() typeMaps {
	return typeMaps{byKey: map[string]*Type{}, ints: map[uint32]*Type{}, ptrs: map[ptrKey]*Type{},
		named: map[string]*Type{}, number: map[int]*Type{}}
}

func intsOf(m *typeMaps) map[uint32]*Type     { return m.ints }
func ptrsOf(m *typeMaps) map[ptrKey]*Type     { return m.ptrs }
func namedOf(m *typeMaps) map[string]*Type    { return m.named }
func numberedOf(m *typeMaps) map[int]*Type    { return m.number }
func literalsOf(m *typeMaps) map[string]*Type { return m.byKey }

type ptrKey struct {
	elem      *Type
	addrSpace uint32
}

// NewTypes returns a table that holds the primitive types.
func NewTypes() *Types {
	ts := &Types{typeMaps: newTypeMaps()}
	ts.consts.init()
	for _, p := range []struct {
		at   **Type
		kind TypeKind
	}{
		{&ts.Void, VoidKind}, {&ts.Label, LabelKind}, {&ts.Metadata, MetadataKind}, {&ts.Token, TokenKind},
		{&ts.X86AMX, X86AMXKind}, {&ts.X86MMX, X86MMXKind}, {&ts.Half, HalfKind}, {&ts.BFloat, BFloatKind},
		{&ts.Float, FloatKind}, {&ts.Double, DoubleKind}, {&ts.X86FP80, X86FP80Kind}, {&ts.FP128, FP128Kind},
		{&ts.PPCFP128, PPCFP128Kind},
	} {
		*p.at = ts.add(&Type{Kind: p.kind})
	}
	ts.I1, ts.I8, ts.I16, ts.I32, ts.I64 = ts.Int(1), ts.Int(8), ts.Int(16), ts.Int(32), ts.Int(64)
	return ts
}

// make makes a type that the table lacks, for one of its maps; while several goroutines use it,
// another may just have made it.
func makeType[K comparable](ts *Types, in func(*typeMaps) map[K]*Type, k K, t Type) *Type {
	to := &ts.typeMaps
	if ts.late != nil {
		ts.mu.Lock()
		defer ts.mu.Unlock()
		to = ts.late
		if made := in(to)[k]; made != nil {
			return made
		}
	}
	made := new(Type)
	*made = t
	made.Fields, made.Ints = slices.Clone(t.Fields), slices.Clone(t.Ints)
	in(to)[k] = ts.add(made)
	if ts.late != nil && t.Kind == StructKind {
		made.structSizing() // whose result is kept
	}
	return made
}

func (ts *Types) add(t *Type) *Type {
	switch t.Kind {
	case IntegerKind:
		t.small = new(smallConsts)
	case PointerKind:
		if spaces := ts.PointerSpaces(); !slices.Contains(spaces, t.AddrSpace) {
			spaces = append(slices.Clone(spaces), t.AddrSpace)
			ts.spaces.Store(&spaces)
		}
	}
	if !(t.Kind == StructKind && t.Number >= 0) {
		t.Number = -1
	}
	t.table = ts
	t.id = ts.count
	ts.count++
	return t
}

// Int returns the integer type of the given width in bits, 1 to 2^23.
func (ts *Types) Int(bits uint32) *Type {
	if t := ts.ints[bits]; t != nil {
		return t
	}
	return makeType(ts, intsOf, bits, Type{Kind: IntegerKind, Bits: bits})
}

// Pointer returns the pointer type to elem in an address space; elem nil gives the opaque pointer.
func (ts *Types) Pointer(elem *Type, addrSpace uint32) *Type {
	k := ptrKey{elem, addrSpace}
	if t := ts.ptrs[k]; t != nil {
		return t
	}
	return makeType(ts, ptrsOf, k, Type{Kind: PointerKind, Elem: elem, AddrSpace: addrSpace})
}

// PointerSpaces are the address spaces of the pointer types made so far, in the order in which they
// were made.
func (ts *Types) PointerSpaces() []uint32 {
	if spaces := ts.spaces.Load(); spaces != nil {
		return *spaces
	}
	return nil
}

// OpaquePointer returns `ptr addrspace(n)`.
func (ts *Types) OpaquePointer(addrSpace uint32) *Type { return ts.Pointer(nil, addrSpace) }

// Array returns the array type [n x elem].
func (ts *Types) Array(n uint64, elem *Type) *Type {
	return ts.intern(Type{Kind: ArrayKind, Len: n, Elem: elem})
}

// Vector returns the vector type <n x elem>, or <vscale x n x elem>.
func (ts *Types) Vector(n uint64, elem *Type, scalable bool) *Type {
	return ts.intern(Type{Kind: VectorKind, Len: n, Elem: elem, Scalable: scalable})
}

// Struct returns a literal struct type.
func (ts *Types) Struct(fields []*Type, packed bool) *Type {
	return ts.intern(Type{Kind: StructKind, Fields: fields, Packed: packed, Number: -1})
}

// Func returns a function type.
func (ts *Types) Func(result *Type, params []*Type, variadic bool) *Type {
	return ts.intern(Type{Kind: FunctionKind, Elem: result, Fields: params, Variadic: variadic})
}

// Target returns the target extension type target("name", types…, ints…).
func (ts *Types) Target(name string, fields []*Type, ints []uint64) *Type {
	return ts.intern(Type{Kind: TargetKind, Name: name, Fields: fields, Ints: ints})
}

// Named returns the struct type with the given name, opaque until SetBody sets its body. The name
// has no "%".
func (ts *Types) Named(name string) *Type {
	if t := ts.named[name]; t != nil {
		return t
	}
	return makeType(ts, namedOf, name, Type{Kind: StructKind, Name: name, Opaque: true, Number: -1})
}

// LookupNamed returns the struct type with the given name, or nil.
func (ts *Types) LookupNamed(name string) *Type { return ts.named[name] }

// Numbered returns the identified struct type %n, opaque until SetBody sets its body.
func (ts *Types) Numbered(n int) *Type {
	if t := ts.number[n]; t != nil {
		return t
	}
	return makeType(ts, numberedOf, n, Type{Kind: StructKind, Opaque: true, Number: n})
}

// LookupNumbered returns the struct type %n, or nil.
func (ts *Types) LookupNumbered(n int) *Type { return ts.number[n] }

// SetBody sets the fields of an identified struct.
func (t *Type) SetBody(fields []*Type, packed bool) {
	t.Fields, t.Packed, t.Opaque = fields, packed, false
	t.table.bodies++
}

// intern returns the unique type that is structurally equal to t. A new one gets its own copy of
// fields and integers.
func (ts *Types) intern(t Type) *Type {
	var room [128]byte
	k := append(room[:0], byte(t.Kind), boolBit(t.Packed)|boolBit(t.Scalable)<<1|boolBit(
		t.Variadic)<<2)
	k = binary.AppendUvarint(k, t.Len)
	if t.Elem != nil {
		k = binary.AppendUvarint(k, uint64(t.Elem.id)+1)
	}
	k = binary.AppendUvarint(k, uint64(len(t.Fields)))
	for _, f := range t.Fields {
		k = binary.AppendUvarint(k, uint64(f.id))
	}
	for _, n := range t.Ints {
		k = binary.AppendUvarint(k, n)
	}
	k = append(k, t.Name...)
	if old := ts.byKey[string(k)]; old != nil {
		return old
	}
	return makeType(ts, literalsOf, string(k), t)
}

// share lets several goroutines use the table until unshare is called. No struct may get a body.
func (ts *Types) share() {
	for _, in := range []map[string]*Type{ts.named, ts.byKey} {
		for _, t := range in {
			t.sizedScalable() // structs keep the result
		}
	}
	for _, t := range ts.number {
		t.sizedScalable()
	}
	late := newTypeMaps()
	ts.late = &late
}

// unshare ends what share began.
func (ts *Types) unshare() {
	late := ts.late
	ts.late = nil
	maps.Copy(ts.byKey, late.byKey)
	maps.Copy(ts.ints, late.ints)
	maps.Copy(ts.ptrs, late.ptrs)
	maps.Copy(ts.named, late.named)
	maps.Copy(ts.number, late.number)
}

func boolBit(b bool) byte {
	if b {
		return 1
	}
	return 0
}

// String is the type as LLVM assembly writes it; an identified struct is written by its name.
func (t *Type) String() string { return string(AppendType(nil, t)) }

// GoString helps a debugger; it is String with the kind.
func (t *Type) GoString() string { return fmt.Sprintf("ir.Type(%s)", t) }
