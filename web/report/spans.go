package report

// WordSpan says that the bytes [Start, End) of a [Doc]'s text are a word with an explanation.
type WordSpan struct {
	Start, End int32
	Word       uint32 // its number in Doc.Explained
}

// WordSpans are explained words, packed like [Tokens]: triples of varints, the space since the word
// before (or the block's start), the length and the number.
type WordSpans []string

// PackWords packs words, which must be in order.
func PackWords(spans []WordSpan) WordSpans {
	var p packer
	for _, s := range spans {
		p.number(p.gap(s.Start))
		p.number(uint64(s.End - s.Start))
		p.number(uint64(s.Word))
		p.at = s.End
	}
	return p.finish()
}

// At returns the word around an offset, or the one that ends there.
func (p WordSpans) At(offset int32) (found WordSpan, ok bool) {
	p.each(offset, offset, func(w WordSpan) bool {
		if w.Start > offset {
			return false
		}
		if offset <= w.End {
			found, ok = w, true
		}
		return true
	})
	return found, ok
}

// in calls yield with the words in [from, to), in order.
func (p WordSpans) in(from, to int32, yield func(WordSpan)) {
	p.each(from, to, func(w WordSpan) bool {
		if w.Start >= from && w.End <= to {
			yield(w)
		}
		return w.Start < to
	})
}

// each calls yield with the words around [from, to], in order, until it returns false. Nearby ones
// come as well.
func (p WordSpans) each(from, to int32, yield func(WordSpan) bool) {
	for block := max(0, from/TokenBlock-1); block < int32(len(p)) &&
		block*TokenBlock <= to; block++ {
		at := int64(block) * TokenBlock
		for b := p[block]; b != ""; {
			gap, n := uvarint(b)
			length, m := uvarint(b[n:])
			number, k := uvarint(b[n+m:])
			if n == 0 || m == 0 || k == 0 || gap > TokenBlock || length >= 1<<31 ||
				number >= 1<<32 {
				return // not packed by PackWords
			}
			b = b[n+m+k:]
			at += int64(gap)
			end := at + int64(length)
			w := WordSpan{int32(at), int32(min(end, 1<<31-1)), uint32(number)}
			if !yield(w) {
				return
			}
			at = end
		}
	}
}

// WordAt returns the explained word around an offset, and its span; nil if there is none.
func (d *Doc) WordAt(offset int32) (*Word, Span) {
	s, ok := d.Words.At(offset)
	if !ok || int64(s.Word) >= int64(len(d.Explained)) || int(s.End) > len(d.Text) {
		return nil, Span{}
	}
	return &d.Explained[s.Word], Span{Start: s.Start, End: s.End}
}
