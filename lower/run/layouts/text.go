package layouts

import (
	"fmt"
	"strconv"
	"strings"

	"statepoint/core/source"
)

// Text describes the layouts of a function's objects and where they come from, a line for each
// shape: "objects of 24 bytes, references at 16 (from the store at line 9)".
func (o *Object) Text() []string {
	if !o.Collected {
		return []string{fmt.Sprintf("memory of C of %s, because no pointer to it becomes a "+
			"reference",
			o.sizeText())}
	}
	if len(o.Shapes) == 0 {
		return []string{"objects of " + o.sizeText() + ", not known inside" + followed}
	}
	var all []string
	for i := range o.Shapes {
		s := &o.Shapes[i]
		text := "objects of " + o.sizeText()
		switch {
		case s.Bytes > 0:
			text = fmt.Sprintf("objects of %s", source.Count(s.Bytes, "byte"))
			if !s.Declared {
				text += " (" + o.Size.source() + ")"
			}
		case len(o.Shapes) > 1:
			text = "other " + text
		}
		const most = 8
		if i == most && len(o.Shapes) > most+1 {
			return append(all, fmt.Sprintf("objects of %s",
				source.Count(len(o.Shapes)-i, "more size")))
		}
		all = append(all, text+s.text(o.bytes(s)))
	}
	return all
}

// followed describes how words that may be references are treated.
const followed = " (followed where it holds an object's address)"

func (o *Object) sizeText() string {
	if len(o.Size.Args) == 0 {
		return source.Count(max(o.Size.Plus, o.Least(0)), "byte")
	}
	return o.Size.Text()
}

// bytes returns the size of objects of a shape, 0 if it varies.
func (o *Object) bytes(s *Shape) uint64 {
	switch {
	case s.Bytes > 0:
		return s.Bytes
	case len(o.Size.Args) == 0:
		return max(o.Size.Plus, o.Least(0))
	}
	return 0
}

// text describes where a shape has references, after its size in bytes, 0 if it varies.
func (s *Shape) text(bytes uint64) string {
	text := ", " + s.references()
	if s.Declared {
		return text + " (declared)"
	}
	text += s.from()
	var open []string
	for i, w := range s.Words {
		if w == Unknown || w == Mixed {
			open = append(open, strconv.Itoa(i*wordBytes))
		}
	}
	rest := len(s.Tail) == 0 && bytes > uint64(len(s.Words)*wordBytes)
	for _, w := range s.Tail {
		rest = rest || w == Unknown || w == Mixed
	}
	if rest {
		open = append(open, fmt.Sprintf("%d on", len(s.Words)*wordBytes))
	}
	if len(open) == 0 {
		return text
	}
	const most = 6
	if len(open) > most {
		open = append(open[:most], "…")
	}
	return text + "; not known at " + strings.Join(open, ", ") + followed
}

// from names the accesses that reveal references.
func (s *Shape) from() string {
	var stores, loads []string
	seen := map[int]bool{}
	for i := range s.Signs {
		sign := &s.Signs[i]
		if sign.Is != Reference || sign.Line == 0 || seen[sign.Line] {
			continue
		}
		seen[sign.Line] = true
		if sign.Stores {
			stores = append(stores, strconv.Itoa(sign.Line))
		} else {
			loads = append(loads, strconv.Itoa(sign.Line))
		}
	}
	var parts []string
	for _, of := range []struct {
		what  string
		lines []string
	}{{"store", stores}, {"load", loads}} {
		const most = 4
		switch n := len(of.lines); {
		case n == 0:
		case n == 1:
			parts = append(parts, "the "+of.what+" at line "+of.lines[0])
		case n > most:
			parts = append(parts, fmt.Sprintf("%d %ss from line %s on", n, of.what, of.lines[0]))
		default:
			parts = append(parts, "the "+of.what+"s at lines "+
				strings.Join(of.lines[:n-1], ", ")+" and "+of.lines[n-1])
		}
	}
	if len(parts) == 0 {
		return ""
	}
	return " (from " + strings.Join(parts, " and ") + ")"
}

// Declarations returns declarations of the objects as currently inferred.
func (o *Object) Declarations() []Declared {
	if len(o.Shapes) == 0 {
		return []Declared{{Func: o.Func, Size: o.Size}}
	}
	var all []Declared
	for i := range o.Shapes {
		s := o.Shapes[i]
		d := Declared{Func: o.Func, Size: o.Size, Shape: s.settled()}
		if s.Bytes > 0 {
			d.Size = Fixed(s.Bytes)
		} else if least := o.Least(0); len(o.Size.Args) == 0 {
			d.Size = Fixed(max(o.Size.Plus, least))
		}
		all = append(all, d)
	}
	return all
}

// settled returns a shape in a form that can be declared: words that are not certain are data.
func (s *Shape) settled() *Shape {
	out := &Shape{}
	certain := func(words []Word) (all []Word) {
		for _, w := range words {
			if w != Reference {
				w = Data
			}
			all = append(all, w)
		}
		return all
	}
	out.Words, out.Tail = certain(s.Words), certain(s.Tail)
	first := -1
	for i, w := range out.Tail {
		if w == Reference {
			first = i
			break
		}
	}
	if first < 0 {
		out.Tail = []Word{Data}
	}
	for range first { // so that the tail begins with a reference
		out.Words = append(out.Words, Data)
		out.Tail = append(out.Tail[1:], out.Tail[0])
	}
	return out
}
