package breaks

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/provenance"
	"statepoint/core/source"
	"statepoint/lower"
)

// Kind is a way to break a program.
type Kind string

const (
	SkipRelocate   Kind = "skip-relocate"
	SwapBase       Kind = "swap-base"
	DropRoot       Kind = "drop-root"
	FlipByte       Kind = "flip-byte"
	Leaf           Kind = "leaf"
	RemovePoll     Kind = "remove-poll"
	LateTransition Kind = "late-transition"
	DropBarrier    Kind = "drop-barrier"
	// MapAs is not in [Kinds], because it has a site for each possible classification of a frame.
	// It writes a record as a reader predicted it, to show the effect.
	MapAs Kind = "map-as"
)

// Kinds are all kinds, in the order in which they are offered.
var Kinds = []Kind{SkipRelocate, SwapBase, DropRoot, FlipByte, Leaf, RemovePoll, LateTransition,
	DropBarrier}

// Title is a short description of a kind.
func (k Kind) Title() string {
	return map[Kind]string{SkipRelocate: "Skip a relocate", SwapBase: "Swap base and derived",
		DropRoot: "Drop a root", FlipByte: "Flip a byte of the map", Leaf: "Mark a call as a leaf",
		RemovePoll: "Remove a poll", LateTransition: "Reset a transition too late",
		DropBarrier: "Drop a write barrier", MapAs: "Write a record as predicted"}[k]
}

// About describes what is changed.
func (k Kind) About() string {
	return map[Kind]string{
		SkipRelocate: "The program continues with the pointer from before the safepoint.",
		SwapBase: "A record names a pointer into an object as its base, and the base as the " +
			"pointer.",
		DropRoot: "A record loses a location: the collector misses that root.",
		FlipByte: "All bits of a byte of the stack map in memory are inverted.",
		Leaf: "A call at which the collector may run is compiled as if it could not: no " +
			"statepoint, no record.",
		RemovePoll: "A poll is removed: the collector must wait for the next one.",
		LateTransition: "The flag that says that the thread is outside of managed code is reset " +
			"at the end of the block instead of right after the call.",
		DropBarrier: "A reference is stored into an object, and no barrier tells the collector. " +
			"The emulator tells it of no store in such a run.",
		MapAs: "A record describes words of the frame as a reader took them.",
	}[k]
}

// lack completes "there …": what a program lacks in which a kind is not possible.
func (k Kind) lack() string {
	return map[Kind]string{
		SkipRelocate:   "is no relocate whose result is used",
		SwapBase:       "is no derived pointer beside its base in a map that the collector reads",
		DropRoot:       "is no reference in a map that the collector reads",
		FlipByte:       "is no stack map that the collector reads",
		Leaf:           "is no statepoint except of polls and with patch bytes",
		RemovePoll:     "is no poll",
		LateTransition: "is no transition with a flag",
		DropBarrier:    "is no write barrier",
	}[k]
}

// OfModule is set if the break changes the module that is compiled; else the map is changed.
func (k Kind) OfModule() bool {
	return k != SwapBase && k != DropRoot && k != FlipByte && k != MapAs
}

// Site is a point at which a break of a kind is possible.
type Site struct {
	Kind Kind
	// Func is the function, "" for a byte site. Number is the number of the site among those of its
	// kind in the function, from 1.
	Func   string
	Number int
	// Safepoint is the statepoint's id in the module, ID what is broken: a relocate, a statepoint,
	// a location; 0 for a byte.
	Safepoint, ID provenance.ID
	// Exceptional is set for a relocate where the call throws.
	Exceptional bool
	// Map, Record and Location are a root's: the index of its map in the object, 0 unless several
	// objects were linked, and its place in the map.
	Map, Record, Location int
	// Offset is a byte's in the section, or in all sections of maps, one after the other; Flip are
	// the bits that change.
	Offset uint64
	Flip   byte
	// As is how a reader classified the words of a frame, by the record's number in its function.
	As []SlotAs
	// What describes what is broken, in code quotes: "`%hole` after `@cons`".
	What string
}

// Key is the text of the site, which ParseKey reads: "skip-relocate@insert#1", "flip-byte@0x4c".
func (s *Site) Key() string {
	if s.Kind != FlipByte {
		return fmt.Sprintf("%s@%s#%d", s.Kind, s.Func, s.Number) + asText(s.As)
	}
	text := fmt.Sprintf("%s@%#x", s.Kind, s.Offset)
	if s.Flip != 0xff {
		text += fmt.Sprintf("^%#x", s.Flip)
	}
	return text
}

// ParseKey reads a key. A key without a location is the first site of its kind.
func ParseKey(text string) (Site, error) {
	kind, place, placed := strings.Cut(text, "@")
	s := Site{Kind: Kind(kind), Number: 1, Flip: 0xff}
	if s.Kind.Title() == "" {
		var names []string
		for _, k := range append(slices.Clip(Kinds), MapAs) {
			names = append(names, string(k))
		}
		err := fmt.Errorf("no break is called %q; there are %s", kind, strings.Join(names, ", "))
		if near := source.Nearest(kind, names); near != "" {
			err = fmt.Errorf("%w; did you mean %s?", err, near)
		}
		return s, err
	}
	if s.Kind == MapAs {
		as := ""
		place, as, _ = strings.Cut(place, ":")
		if as == "" {
			return s, fmt.Errorf("break %q does not classify words of a frame; "+
				"map-as@f#1:rsp+0=base,rsp+8=none does, of those at record 1 of @f", text)
		}
		var err error
		if s.As, err = parseAs(as); err != nil {
			return s, fmt.Errorf("break %q: %w", text, err)
		}
		s.What = "the words of a frame in `@" + strings.TrimPrefix(place, "@") + "`"
	}
	if !placed {
		return s, nil
	}
	if s.Kind == FlipByte {
		at, bits, some := strings.Cut(place, "^")
		off, err := strconv.ParseUint(at, 0, 32)
		if err != nil {
			return s, fmt.Errorf("break %q: %q is not an offset of a byte", text, at)
		}
		s.Offset = off
		if some {
			n, err := strconv.ParseUint(bits, 0, 8)
			if err != nil || n == 0 {
				return s, fmt.Errorf("break %q: %q are not bits of a byte", text, bits)
			}
			s.Flip = byte(n)
		}
		return s, nil
	}
	s.Func = place
	if i := strings.LastIndexByte(place, '#'); i >= 0 {
		n, err := strconv.Atoi(place[i+1:])
		if err != nil || n < 1 {
			return s, fmt.Errorf("break %q: %q is not the number of a site", text, place[i+1:])
		}
		s.Func, s.Number = place[:i], n
	}
	s.Func = strings.TrimPrefix(s.Func, "@")
	return s, nil
}

// is reports whether a key identifies a site.
func (s *Site) is(have *Site) bool {
	if s.Kind != have.Kind {
		return false
	}
	if s.Kind == FlipByte {
		return s.Offset == have.Offset
	}
	return (s.Func == "" || s.Func == have.Func) && s.Number == have.Number
}

// Find returns the site that a key identifies among the given ones.
func Find(sites []Site, key string) (*Site, error) {
	want, err := ParseKey(key)
	if err != nil {
		return nil, err
	}
	if want.Kind == MapAs {
		return &want, nil
	}
	n := 0
	for i := range sites {
		if want.is(&sites[i]) {
			found := sites[i]
			found.Flip = want.Flip
			return &found, nil
		}
		if sites[i].Kind == want.Kind && (want.Func == "" || sites[i].Func == want.Func) {
			n++
		}
	}
	where := "in this program"
	if want.Func != "" {
		where = "in @" + want.Func
	}
	if n == 0 {
		return nil, fmt.Errorf("%s is not possible %s: there %s", want.Kind, where,
			want.Kind.lack())
	}
	return nil, fmt.Errorf("%s is possible at %s %s, but not there", want.Kind,
		source.Count(n, "place"), where)
}

// Sites returns all sites of a compiled module, kind by kind. The module must be unchanged since it
// was compiled; nil strategies are LLVM's own.
func Sites(m *ir.Module, res *lower.Result, strategies *gc.Registry) []Site {
	sites := ModuleSites(m, strategies)
	all := make([]Site, 0, len(sites)+len(res.StackMap.Bytes))
	roots := rootSites(m, res)
	for _, k := range Kinds {
		for _, of := range [][]Site{sites, roots} {
			for i := range of {
				if of[i].Kind == k {
					all = append(all, of[i])
				}
			}
		}
		if k == FlipByte {
			all = append(all, byteSites(res)...)
		}
	}
	return all
}
