package breaks

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"statepoint/core/location"
	"statepoint/core/provenance"
	"statepoint/lower"
	"statepoint/stackmap"
)

// SlotAs is how a word of a frame is classified, by its offset from rsp.
type SlotAs struct {
	Offset int32
	Use    location.Use
}

// asText is a list of words as parseAs reads it, with a colon before it.
func asText(as []SlotAs) string {
	if len(as) == 0 {
		return ""
	}
	words := make([]string, len(as))
	for i, a := range as {
		words[i] = fmt.Sprintf("rsp%+d=%s", a.Offset, a.Use)
	}
	return ":" + strings.Join(words, ",")
}

// parseAs reads "rsp+0=base,rsp+8=none".
func parseAs(text string) ([]SlotAs, error) {
	var out []SlotAs
	for word := range strings.SplitSeq(text, ",") {
		place, use, _ := strings.Cut(word, "=")
		offset, ok := strings.CutPrefix(place, "rsp")
		n, err := strconv.ParseInt(offset, 10, 32)
		if !ok || err != nil || n < 0 {
			return nil, fmt.Errorf("%q is not a word of a frame, such as rsp+8=base", word)
		}
		as, ok := location.ParseUse(use)
		if !ok {
			return nil, fmt.Errorf("a word of a frame is base, derived, Direct or none, not %q",
				use)
		}
		out = append(out, SlotAs{int32(n), as})
	}
	return out, nil
}

// mapAs rewrites the pairs of a record. A word classified as derived keeps its base, unless that is
// classified otherwise; it then gets the first word that is classified as a base, or is one in the
// record, or itself, since a pair must have a base. Words without a classification are unchanged,
// but become their own base if theirs is classified otherwise. Locations other than pairs in the
// frame are unchanged.
func (s *Site) mapAs(res *lower.Result) error {
	at, n := -1, 0
	res.Map.Each(func(function, record int) {
		if res.Map.Functions[function].Name() == s.Func {
			if n++; n == s.Number {
				at = record
			}
		}
	})
	if at < 0 {
		return fmt.Errorf("@%s has no record %d", s.Func, s.Number)
	}
	rec := &res.Map.Records[at]
	was, err := rec.Statepoint()
	if err != nil {
		return err
	}
	s.Record, s.ID = at, provenance.ID(rec.Prov)
	place := func(offset int32) stackmap.Location {
		return stackmap.Location{Kind: stackmap.Indirect, DwarfReg: stackmap.RSP, Offset: offset,
			Size: 8}
	}
	var pairs []stackmap.Location
	for i := 0; i+1 < len(was.GC); i += 2 {
		base, l := was.GC[i], was.GC[i+1]
		if _, said := s.said(l); said {
			continue
		}
		if use, said := s.said(base); said && use != location.UseBase {
			base = l
		}
		pairs = append(pairs, base, l)
	}
	for _, a := range s.As {
		l := place(a.Offset)
		switch a.Use {
		case location.UseBase:
			pairs = append(pairs, l, l)
		case location.UseDerived:
			pairs = append(pairs, s.baseAs(was.GC, l, place), l)
		}
	}
	head := len(rec.Locations) - len(was.Deopt) - len(was.GC) - len(was.Allocas)
	rec.Locations = slices.Concat(rec.Locations[:head], was.Deopt, pairs, was.Allocas)
	return nil
}

// said returns the classification of a location in the frame, if it has one.
func (s *Site) said(l stackmap.Location) (use location.Use, said bool) {
	for _, a := range s.As {
		if l.Kind == stackmap.Indirect && l.DwarfReg == stackmap.RSP && l.Offset == a.Offset {
			return a.Use, true
		}
	}
	return location.UseNone, false
}

// baseAs returns the base of a word classified as derived.
func (s *Site) baseAs(pairs []stackmap.Location, l stackmap.Location,
	place func(int32) stackmap.Location) stackmap.Location {
	for i := 0; i+1 < len(pairs); i += 2 {
		if base := pairs[i]; pairs[i+1].SamePlace(l) && !base.SamePlace(l) {
			if use, said := s.said(base); !said || use == location.UseBase {
				return base
			}
		}
	}
	for _, a := range s.As {
		if a.Use == location.UseBase {
			return place(a.Offset)
		}
	}
	for i := 0; i+1 < len(pairs); i += 2 {
		if _, said := s.said(pairs[i]); !said && !pairs[i].SamePlace(l) {
			return pairs[i]
		}
	}
	return l
}
