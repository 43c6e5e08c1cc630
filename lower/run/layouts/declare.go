package layouts

import (
	"fmt"

	"statepoint/core/source"
)

// Declare applies declarations to the objects, and reports where the program contradicts them. A
// declaration of a fixed size applies to objects of that size if arguments determine the size and a
// call may request that size; any other applies to all objects.
func (o *Object) Declare(d *Declared) (doubts []string) {
	fixed := len(d.Size.Args) == 0 && d.Size.Plus > 0
	one := fixed && d.Shape != nil && len(o.Size.Args) > 0 && o.mayAsk(d.Size.Plus)
	if !d.Size.IsZero() && !one {
		if !o.Size.Same(d.Size) && len(o.Shapes) > 0 {
			o.Shapes = []Shape{merged(o.Shapes)} // they were distinguished by another size
		}
		o.Size, o.How = d.Size, "declared"
	}
	if fixed {
		doubts = o.beyond(d, one)
	}
	if d.Shape == nil {
		return doubts
	}
	s := *d.Shape
	s.Declared = true
	if one {
		s.Bytes = d.Size.Plus
	}
	var kept []Shape
	for i := range o.Shapes {
		was := &o.Shapes[i]
		switch replaced := s.Bytes == 0 || was.Bytes == s.Bytes; {
		case was.Declared && was.Bytes != s.Bytes, !replaced:
			kept = append(kept, *was)
		case !was.Declared:
			doubts = append(doubts, s.against(d.Func, was)...)
		}
	}
	o.Shapes = append(kept, s)
	o.Collected = o.Collected || s.hasReferences()
	return doubts
}

// mayAsk reports whether a call may request the given number of bytes.
func (o *Object) mayAsk(bytes uint64) bool {
	for i := range o.Shapes {
		if b := o.Shapes[i].Bytes; b == bytes || b == 0 {
			return true
		}
	}
	return false
}

func (s *Shape) hasReferences() bool {
	for _, w := range append(append([]Word{}, s.Words...), s.Tail...) {
		if w == Reference || w == Mixed {
			return true
		}
	}
	return false
}

// merged returns a shape for objects that may have any of several shapes.
func merged(all []Shape) Shape {
	words, period, tails := 0, 1, false
	for i := range all {
		words = max(words, len(all[i].Words))
		if n := len(all[i].Tail); n > 0 {
			tails = true
			period = period / int(gcd(uint64(period), uint64(n))) * n
		}
	}
	var out Shape
	either := func(word int) Word {
		w := Unknown
		for i := range all {
			switch is := all[i].At(word); {
			case w == Unknown:
				w = is
			case is != w && is != Unknown:
				w = Mixed
			}
		}
		return w
	}
	for w := range words {
		out.Words = append(out.Words, either(w))
	}
	for w := 0; tails && w < period; w++ {
		out.Tail = append(out.Tail, either(words+w))
	}
	for i := range all {
		out.Signs = append(out.Signs, all[i].Signs...)
	}
	return out
}

// at names the source location of a sign.
func (s *Sign) at() string {
	if s.Line == 0 {
		return "the program"
	}
	return fmt.Sprintf("line %d", s.Line)
}

// verb is the verb for a sign's access.
func (s *Sign) verb() string {
	if s.Stores {
		return "stores"
	}
	return "loads"
}

// against reports where the accesses behind an inferred shape contradict a declared one. Accesses
// that may be to other objects contradict nothing.
func (s *Shape) against(function string, inferred *Shape) (doubts []string) {
	for i := range inferred.Signs {
		sign := &inferred.Signs[i]
		is := s.At(int(sign.Offset / wordBytes))
		switch {
		case !sign.Certain:
		case sign.Is == Reference && is == Data:
			doubts = append(doubts, fmt.Sprintf("object %s: %s %s a reference at %d, which is "+
				"declared as data", function, sign.at(), sign.verb(), sign.Offset))
		case sign.Is == Data && is == Reference && sign.Stores:
			doubts = append(doubts, fmt.Sprintf("object %s: %s stores %s at %d, which is declared "+
				"as a reference", function, sign.at(), sign.Type, sign.Offset))
		}
	}
	return doubts
}

// beyond reports where the program accesses memory beyond objects of a fixed size.
func (o *Object) beyond(d *Declared, one bool) (doubts []string) {
	for i := range o.Shapes {
		was := &o.Shapes[i]
		if was.Declared || one && was.Bytes != d.Size.Plus {
			continue
		}
		for k := range was.Signs {
			if sign := &was.Signs[k]; sign.Certain && sign.Offset >= d.Size.Plus {
				doubts = append(doubts, fmt.Sprintf("object %s: %s %s at %d, beyond the %s "+
					"declared", d.Func, sign.at(), sign.verb(), sign.Offset,
					source.Count(d.Size.Plus, "byte")))
			}
		}
	}
	return doubts
}
