package run

import (
	"encoding/binary"
	"fmt"
	"math"
	"strconv"
	"strings"

	"statepoint/core/ir"
	"statepoint/lower/amd64"
)

// Status returns the program's exit status once the called function has returned: its result,
// modulo 256.
func (p *Program) Status(name string) int {
	if f := p.opt.Surface.function(name); f != nil && (f.Type.Result().IsVoid() ||
		!f.Type.Result().IsInteger()) {
		return 0
	}
	return int(uint8(p.Machine.Get(amd64.RAX)))
}

// Result returns the result of the called function, as text that ParseValues reads: "42", "{null |
// 42}", "void".
func (p *Program) Result(name string) string {
	f := p.opt.Surface.function(name)
	if f == nil {
		return strconv.FormatInt(int64(p.Machine.Get(amd64.RAX)), 10)
	}
	w := &shower{heap: p.heap, names: p.names}
	r := returned{words: []uint64{p.Machine.Get(amd64.RAX), p.Machine.Get(amd64.RDX),
		p.Machine.Get(amd64.RCX)}, vectors: p.Machine.XMM[:4]}
	return w.value(f.Type.Result(), &r)
}

// returned are the result registers that have not been consumed yet.
type returned struct {
	words   []uint64
	vectors [][2]uint64
}

func (r *returned) word() (v uint64) {
	if len(r.words) > 0 {
		v, r.words = r.words[0], r.words[1:]
	}
	return v
}

func (r *returned) vector() (v [2]uint64) {
	if len(r.vectors) > 0 {
		v, r.vectors = r.vectors[0], r.vectors[1:]
	}
	return v
}

// shower writes values as text.
type shower struct {
	heap    *heap
	names   *names
	numbers map[uint64]int // of objects that are referenced more than once
	seen    map[uint64]int // how often each object is reached
	said    map[uint64]bool
	count   int
}

// maxShown bounds the objects of one value that are written.
const maxShown = 1000

func (w *shower) value(t *ir.Type, r *returned) string {
	switch {
	case t.IsVoid():
		return "void"
	case t.IsInteger() && t.Bits == 1:
		return strconv.FormatUint(r.word()&1, 10)
	case t.IsInteger() && t.Bits <= 64:
		return strconv.FormatInt(int64(r.word()<<(64-t.Bits))>>(64-t.Bits), 10)
	case t.IsInteger() && t.Bits <= 128:
		low, high := r.word(), r.word()
		if int64(high) == int64(low)>>63 {
			return strconv.FormatInt(int64(low), 10)
		}
		return fmt.Sprintf("%#x%016x", high, low)
	case t.IsPointer():
		return w.reference(r.word())
	case t.Kind == ir.FloatKind:
		v := math.Float32frombits(uint32(r.vector()[0]))
		return showFloat(float64(v), 32)
	case t.Kind == ir.DoubleKind:
		return showFloat(math.Float64frombits(r.vector()[0]), 64)
	case t.Kind == ir.StructKind:
		var all []string
		for _, f := range t.Fields {
			all = append(all, w.value(f, r))
		}
		return "(" + strings.Join(all, ", ") + ")"
	case t.Kind == ir.VectorKind && !t.Scalable && t.Len == 2 &&
		(t.Elem.IsPointer() || t.Elem.IsInt(64) || t.Elem.Kind == ir.DoubleKind):
		v := r.vector()
		one := &returned{words: v[:], vectors: [][2]uint64{{v[0]}, {v[1]}}}
		return "(" + w.value(t.Elem, one) + ", " + w.value(t.Elem, one) + ")"
	}
	return "a value of type " + t.String()
}

// showFloat writes a number so that it cannot be read as an integer.
func showFloat(v float64, bits int) string {
	s := strconv.FormatFloat(v, 'g', -1, bits)
	if strings.Trim(s, "-0123456789") == "" {
		s += ".0"
	}
	return s
}

// reference writes the object at an address, and all that is reachable from it.
func (w *shower) reference(at uint64) string {
	w.seen, w.numbers, w.said = map[uint64]int{}, map[uint64]int{}, map[uint64]bool{}
	w.visit(at)
	return w.object(at)
}

// visit counts how often objects are reached.
func (w *shower) visit(at uint64) {
	work := []uint64{at}
	for len(work) > 0 && len(w.seen) < maxShown {
		at := work[len(work)-1]
		work = work[:len(work)-1]
		references, _, ok := w.heap.parts(at)
		if !ok {
			continue
		}
		if w.seen[at]++; w.seen[at] > 1 {
			continue
		}
		work = append(work, references...)
	}
}

func (w *shower) object(at uint64) string {
	references, data, ok := w.heap.parts(at)
	switch {
	case at == 0:
		return "null"
	case !ok && w.heap.inside(at):
		return fmt.Sprintf("no object (%#x)", at)
	case !ok:
		if s := w.names.named(at); s != "" {
			return s
		}
		return fmt.Sprintf("%#x", at)
	case w.said[at] && w.numbers[at] != 0:
		return fmt.Sprintf("#%d", w.numbers[at])
	}
	if w.count++; w.count > maxShown {
		return "…"
	}
	name := ""
	if w.seen[at] > 1 {
		w.numbers[at] = len(w.numbers) + 1
		name = fmt.Sprintf("#%d=", w.numbers[at])
	}
	w.said[at] = true
	if name == "" {
		if list, ok := w.list(at); ok {
			return list
		}
	}
	var all []string
	for _, to := range references {
		all = append(all, w.object(to))
	}
	text := name + "{" + strings.Join(all, ", ")
	if plain := w.data(data); plain != "" {
		if len(all) > 0 {
			text += " "
		}
		text += "| " + plain
	}
	return text + "}"
}

// list writes cells of one reference and one number each as a list.
func (w *shower) list(at uint64) (string, bool) {
	var all []string
	for at != 0 {
		references, data, ok := w.heap.parts(at)
		if !ok || len(references) != 1 || len(data) != 8 || w.seen[at] != 1 ||
			len(all) > maxShown {
			return "", false
		}
		all = append(all, w.data(data))
		at = references[0]
	}
	return "[" + strings.Join(all, ", ") + "]", true
}

// data writes plain data: a string, or words.
func (w *shower) data(b []byte) string {
	if text := strings.TrimRight(string(b), "\x00"); len(text) > 1 && len(text) < len(b) &&
		strings.IndexFunc(text, func(r rune) bool { return r < ' ' || r > '~' }) < 0 {
		return strconv.Quote(text)
	}
	var all []string
	for ; len(b) >= 8 && len(all) < maxShown; b = b[8:] {
		v := binary.LittleEndian.Uint64(b)
		if s := w.names.named(v); s != "" {
			all = append(all, s)
			continue
		}
		all = append(all, strconv.FormatInt(int64(v), 10))
	}
	return strings.Join(all, " ")
}
