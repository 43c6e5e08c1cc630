package regalloc

import "sort"

// span is a half-open range of positions in which a value is live. The package comment of mir says
// what positions are.
type span struct{ from, to int32 }

// spanSet is an ordered list of spans that neither touch nor overlap.
type spanSet struct {
	spans []span
	// owned is set when spans is the set's own and may be changed in place.
	owned bool
}

func overlap(s, t []span) bool {
	for len(s) > 0 && len(t) > 0 {
		switch {
		case s[0].to <= t[0].from:
			s = s[1:]
		case t[0].to <= s[0].from:
			t = t[1:]
		default:
			return true
		}
	}
	return false
}

// maxSpans limits the number of spans in a set; a set with more counts as live from first to last,
// so that joining stays linear.
const maxSpans = 128

// union adds the spans of another set, which do not overlap its own.
func (p *spanSet) union(other *spanSet) {
	s, t := p.spans, other.spans
	if len(s) == 0 || len(t) == 0 {
		return
	}
	if len(t) == 1 && s[len(s)-1].to == t[0].from {
		// The common case: the next statepoint of a chain.
		p.own()
		p.spans[len(s)-1].to = t[0].to
		return
	}
	out := make([]span, 0, len(s)+len(t))
	for len(s) > 0 || len(t) > 0 {
		var next span
		if len(t) == 0 || len(s) > 0 && s[0].from < t[0].from {
			next, s = s[0], s[1:]
		} else {
			next, t = t[0], t[1:]
		}
		if n := len(out); n > 0 && next.from <= out[n-1].to {
			out[n-1].to = max(out[n-1].to, next.to)
			continue
		}
		out = append(out, next)
	}
	if len(out) > maxSpans {
		out[0].to = out[len(out)-1].to
		out = out[:1]
	}
	p.spans, p.owned = out, true
}

// own makes the spans the set's own.
func (p *spanSet) own() {
	if !p.owned {
		p.spans = append(make([]span, 0, len(p.spans)+2), p.spans...)
		p.owned = true
	}
}

// add adds a span, which may overlap others; it works in place only if the span begins with the
// last one or later.
func (p *spanSet) add(from, to int32) {
	last := len(p.spans) - 1
	for i := last; i >= 0; i-- {
		if s := p.spans[i]; s.from <= from {
			if to <= s.to {
				return
			}
			break
		}
	}
	p.own()
	if s := &p.spans[last]; s.from <= from && from <= s.to {
		s.to = to
		return
	}
	p.spans = mergeSpans(append(p.spans, span{from, to}), 0)
}

// mergeSpans sorts s[first:] and joins what touches or overlaps.
func mergeSpans(s []span, first int) []span {
	t := s[first:]
	if len(t) > 32 {
		sort.Slice(t, func(i, j int) bool { return t[i].from < t[j].from })
	} else {
		for i := 1; i < len(t); i++ {
			for k := i; k > 0 && t[k].from < t[k-1].from; k-- {
				t[k], t[k-1] = t[k-1], t[k]
			}
		}
	}
	n := 0
	for i := 1; i < len(t); i++ {
		if t[i].from <= t[n].to {
			t[n].to = max(t[n].to, t[i].to)
			continue
		}
		n++
		t[n] = t[i]
	}
	return s[:first+n+1]
}
