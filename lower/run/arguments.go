package run

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/lower/machine"
	"statepoint/lower/run/internal/libc"
)

// arguments reads the arguments of a call, and puts them where the callee expects them.
type arguments struct {
	machine  *machine.Machine
	image    *machine.Image
	blocks   *libc.Blocks
	heap     *heap
	barriers *barriers
	code     *codeIndex
	surface  *Surface
	standIns *StandIns
}

// build makes the objects of arguments.
type build struct {
	arguments *arguments
	labels    map[string]uint64
}

// read reads the arguments of a function according to its parameter types, and makes their
// objects. The entry of a C program, main(i32, ptr), gets the words unread, like the main of a
// linked file.
func (a *arguments) read(name string, words []string) ([]Value, error) {
	f := a.surface.function(name)
	if f == nil && a.code.defines(name) {
		if name == "main" && (len(words) == 0 || a.code.object.Linked != nil) {
			return a.commandLine(words, true)
		}
		return parseAll(words)
	}
	if f == nil || !f.Defined {
		return nil, fmt.Errorf("the program defines no function %s%s", inText(name),
			a.entries(name))
	}
	if f.Convention != "" {
		return nil, fmt.Errorf("%s %s, so that it cannot be called from outside", inText(name),
			f.Convention)
	}
	types := f.Type.Fields
	if name == "main" && len(types) >= 2 && len(types) <= 3 && types[0].IsInteger() &&
		types[1].IsPointer() && types[1].AddrSpace == 0 {
		return a.commandLine(words, len(types) == 3)
	}
	values, err := parseAll(words)
	if err != nil && len(types) == 0 {
		return nil, fmt.Errorf("%s takes no arguments, %d given", inText(name), len(words))
	}
	if err != nil {
		return nil, err
	}
	if len(values) != len(types) {
		return nil, fmt.Errorf("%s takes %s, %d given", inText(name), parameters(types),
			len(values))
	}
	return values, nil
}

// parseAll reads the values of several words.
func parseAll(words []string) (values []Value, err error) {
	for _, w := range words {
		list, err := parseValues(w)
		if err != nil {
			return nil, err
		}
		values = append(values, list...)
	}
	return values, nil
}

// entries suggests functions instead of an unknown name: the one with the nearest name, or else the
// first few.
func (a *arguments) entries(name string) string {
	const most = 5
	var defined []string
	for _, n := range slices.Sorted(maps.Keys(a.surface.Funcs)) {
		if f := a.surface.Funcs[n]; f.Defined && f.Convention == "" &&
			!slices.ContainsFunc(a.surface.Unnamed, func(u *Function) bool {
				return u.ID == f.ID
			}) {
			defined = append(defined, n)
		}
	}
	if len(defined) == 0 && len(a.surface.Unnamed) == 0 { // an object without IR
		defined = a.code.defined()
	}
	if near := source.Nearest(name, defined); near != "" {
		return "; did you mean " + inText(near) + "?"
	}
	for i, n := range defined {
		defined[i] = inText(n)
	}
	for _, f := range a.surface.Unnamed {
		if f.Defined && f.Convention == "" {
			defined = append(defined, "@"+strconv.Itoa(f.Number))
		}
	}
	if len(defined) == 0 {
		if a.code.object.Linked != nil {
			return "; the file has no names of functions: it is stripped"
		}
		return ""
	}
	more := ""
	if len(defined) > most {
		defined, more = defined[:most], "…"
	}
	return "; an entry may be " + strings.Join(defined, ", ") + more
}

// inText is a function's name in the text.
func inText(name string) string { return string(ir.AppendName(nil, '@', name)) }

// parameters formats the number and types of parameters.
func parameters(types []*ir.Type) string {
	switch len(types) {
	case 0:
		return "no arguments"
	case 1:
		return fmt.Sprintf("1 argument (%s)", types[0])
	}
	text := fmt.Sprintf("%s (%s", source.Count(len(types), "argument"), types[0])
	for _, t := range types[1:] {
		text += ", " + t.String()
	}
	return text + ")"
}

// commandLine builds argc, argv and an empty environment.
func (a *arguments) commandLine(words []string, environment bool) ([]Value, error) {
	words = append([]string{"program"}, words...)
	array, err := a.blocks.Take(uint64(8*len(words)+16), 0)
	if err != nil {
		return nil, err
	}
	for i, w := range words {
		at, err := a.cString(w)
		if err != nil {
			return nil, err
		}
		if err := a.machine.Mem.Store64(array+8*uint64(i), at); err != nil {
			return nil, err
		}
	}
	end := array + 8*uint64(len(words))
	if err := a.machine.Mem.WriteAt(end, make([]byte, 16)); err != nil {
		return nil, err
	}
	values := []Value{Int(int64(len(words))), Int(int64(array))}
	if environment {
		values = append(values, Int(int64(end)))
	}
	return values, nil
}

// cString puts a string into malloc's memory.
func (a *arguments) cString(s string) (uint64, error) {
	at, err := a.blocks.Take(uint64(len(s)+1), 0)
	if err != nil {
		return 0, err
	}
	return at, a.machine.Mem.WriteAt(at, []byte(s+"\x00"))
}

// passing assigns arguments as the C convention does: words to registers and the stack, floating
// point numbers and vectors to XMM registers.
type passing struct {
	build   *build
	words   []uint64
	vectors [][2]uint64
}

// pass assigns the locations of arguments. A first-class struct is passed field by field.
func (a *arguments) pass(name string, values []Value) ([]uint64, [][2]uint64, error) {
	s := passing{build: &build{arguments: a, labels: map[string]uint64{}}}
	f := a.surface.function(name)
	for i := range values {
		t, signed := (*ir.Type)(nil), true
		if f != nil && i < len(f.Type.Fields) {
			t, signed = f.Type.Fields[i], f.Signed[i]
			if v := &values[i]; f.References[i] && (v.Kind == Float || v.Kind == Integer &&
				v.Bits != 0) {
				return nil, nil, fmt.Errorf("argument %d: %s is a reference: null, an {object}, "+
					"a [list], \"text\" or a #name, not a number", i+1, t)
			}
		}
		if err := s.argument(t, &values[i], signed); err != nil {
			return nil, nil, fmt.Errorf("argument %d: %w", i+1, err)
		}
	}
	return s.words, s.vectors, nil
}

func (s *passing) argument(t *ir.Type, v *Value, signed bool) error {
	switch {
	case t == nil:
		bits, err := s.build.word(nil, v)
		s.words = append(s.words, bits)
		return err
	case t.IsInteger() && t.Bits <= 64:
		if v.Kind != Integer {
			return fmt.Errorf("%s wants an integer", t)
		}
		bits, err := fit(t, v.Bits, signed)
		s.words = append(s.words, bits)
		return err
	case t.IsInteger() && t.Bits <= 128 && v.Kind == Integer:
		s.words = append(s.words, v.Bits, uint64(int64(v.Bits)>>63))
		return nil
	case t.IsPointer():
		bits, err := s.build.word(t, v)
		s.words = append(s.words, bits)
		if err == nil && s.build.arguments.barriers.reports.countsRoots {
			err = s.build.arguments.barriers.counted(bits) // the caller sign-extends it too
		}
		return err
	case t.Kind == ir.FloatKind || t.Kind == ir.DoubleKind:
		bits, err := float(t, v)
		s.vectors = append(s.vectors, [2]uint64{bits})
		return err
	case t.Kind == ir.StructKind && v.Kind == Tuple && len(v.Data) == len(t.Fields):
		for i := range v.Data {
			if err := s.argument(t.Fields[i], &v.Data[i], false); err != nil {
				return err
			}
		}
		return nil
	case t.Kind == ir.VectorKind && !t.Scalable && t.Len == 2 && v.Kind == Tuple &&
		len(v.Data) == 2 && (t.Elem.IsPointer() || t.Elem.IsInt(64) ||
		t.Elem.Kind == ir.DoubleKind):
		var both [2]uint64
		for i := range both {
			var one passing
			one.build = s.build
			if err := one.argument(t.Elem, &v.Data[i], false); err != nil {
				return err
			}
			if both[i] = 0; len(one.words) == 1 {
				both[i] = one.words[0]
			} else {
				both[i] = one.vectors[0][0]
			}
		}
		s.vectors = append(s.vectors, both)
		return nil
	}
	return fmt.Errorf("no value of type %s can be passed from here", t)
}

// fit checks that an integer fits its type.
func fit(t *ir.Type, v uint64, signed bool) (uint64, error) {
	if t.Bits == 64 {
		return v, nil
	}
	high := int64(v) >> (t.Bits - 1)
	if v>>t.Bits != 0 && high != -1 {
		return 0, fmt.Errorf("%d does not fit %s", int64(v), t)
	}
	low := v & (1<<t.Bits - 1)
	if signed && low>>(t.Bits-1) != 0 {
		low |= ^uint64(0) << t.Bits
	}
	return low, nil
}

func float(t *ir.Type, v *Value) (uint64, error) {
	f := math.Float64frombits(v.Bits)
	switch v.Kind {
	case Integer:
		f = float64(int64(v.Bits))
	case Float:
	default:
		return 0, fmt.Errorf("%s wants a number", t)
	}
	if t.Kind == ir.FloatKind {
		return uint64(math.Float32bits(float32(f))), nil
	}
	return math.Float64bits(f), nil
}

// word is a value as an address or number. A string for a pointer that is not a reference is a C
// string.
func (b *build) word(t *ir.Type, v *Value) (uint64, error) {
	switch v.Kind {
	case Integer, Float:
		return v.Bits, nil
	case Null:
		return 0, nil
	case Text:
		if t != nil && t.AddrSpace == 0 {
			return b.arguments.cString(v.Text)
		}
		return b.object(&Value{Label: v.Label, Data: []Value{*v}})
	case Address:
		if at, ok := b.arguments.image.Lookup(v.Text); ok {
			return at, nil
		}
		return 0, fmt.Errorf("the program has no @%s", v.Text)
	case Same:
		if at, ok := b.labels[v.Text]; ok {
			return at, nil
		}
		return 0, fmt.Errorf("no object before it has the name #%s", v.Text)
	case Object:
		return b.object(v)
	case List:
		return b.cells(v)
	}
	return 0, fmt.Errorf("a tuple is not an address")
}

// cells builds a list, from its end.
func (b *build) cells(v *Value) (uint64, error) {
	var rest uint64
	for i := len(v.Data) - 1; i >= 0; i-- {
		next := Value{Kind: Integer, Bits: rest}
		cell := Value{Kind: Object, References: []Value{next}}
		switch e := v.Data[i]; e.Kind {
		case Integer, Float, Address:
			cell.Data = []Value{e}
		default:
			cell.References = append(cell.References, e)
		}
		if i == 0 {
			cell.Label = v.Label
		}
		var err error
		if rest, err = b.object(&cell); err != nil {
			return 0, err
		}
	}
	return rest, nil
}

// object makes an object. It is named before its references are built, so they may refer back to
// it; no collection runs while arguments are built.
func (b *build) object(v *Value) (uint64, error) {
	b.arguments.standIns.use(argumentsUsed)
	var data []byte
	for i := range v.Data {
		e := &v.Data[i]
		if e.Kind == Text {
			data = append(append(data, e.Text...), 0)
			continue
		}
		bits, err := b.word(nil, e)
		if err != nil {
			return 0, err
		}
		width := 8
		if e.Width != 0 {
			width = e.Width
			if e.Kind == Float && width == 4 {
				bits = uint64(math.Float32bits(float32(math.Float64frombits(bits))))
			}
		}
		for range width {
			data = append(data, byte(bits))
			bits >>= 8
		}
	}
	object, err := b.arguments.heap.alloc(uint64(len(v.References)), uint64(len(data)))
	if err != nil {
		return 0, err
	}
	if v.Label != "" {
		b.labels[v.Label] = object
	}
	mem := b.arguments.machine.Mem
	for i := range v.References {
		to, err := b.word(nil, &v.References[i])
		if err == nil {
			err = mem.Store64(object+8+8*uint64(i), to)
		}
		if err == nil {
			err = b.arguments.barriers.counted(to)
		}
		if err != nil {
			return 0, err
		}
	}
	return object, mem.WriteAt(object+8+8*uint64(len(v.References)), data)
}
