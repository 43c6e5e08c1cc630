package gc

// Outside is a strategy whose code uses data or functions of the run-time library, besides the list
// of roots. The host of the program must supply them.
type Outside interface {
	Outside() []Need
}

// Need is a symbol or data that a strategy's code needs from the run-time library.
type Need struct {
	Kind NeedKind
	// Name is the symbol's, "" where there is none.
	Name string
}

// NeedKind says what a Need is.
type NeedKind uint8

// The kinds of needs. Functions do not collect, except where stated.
const (
	// NeedsCards is a variable that points to the card table, see [CardTable].
	NeedsCards NeedKind = 1 + iota
	// NeedsMarking is an i32 that is not 0 while the collector marks.
	NeedsMarking
	// NeedsLog is void(reference): it is about to be overwritten while the collector marks.
	NeedsLog
	// NeedsRetain and NeedsRelease are void(reference): one more, and one less.
	NeedsRetain
	NeedsRelease
	// NeedsForward is a word before each object, its forwarding pointer, see [ForwardOffset].
	NeedsForward
	// NeedsWanted is an i64 that is not 0 while a collection is pending.
	NeedsWanted
	// NeedsCollect is void(): the collector may run.
	NeedsCollect
	// NeedsNotice is void(): it is called before or after calls.
	NeedsNotice
	// NeedsRead is reference(object, field), and NeedsWrite void(value, object, field).
	NeedsRead
	NeedsWrite
	// NeedsBadBits is an i64, the bits of references that must not be used, see [BadBits].
	NeedsBadBits
	// NeedsHeal is reference(reference, field): it returns the reference to use instead.
	NeedsHeal
)

// About says what the run-time library must define, and what the code does with it.
func (n Need) About() string {
	switch n.Kind {
	case NeedsCards:
		return "a pointer to the card table: a store to address a sets byte a >> 9 from there to 1"
	case NeedsMarking:
		return "an i32 that is not 0 while the collector marks"
	case NeedsLog:
		return "void (reference): called while the collector marks, with a reference that is " +
			"about to be overwritten"
	case NeedsRetain:
		return "void (reference): called with a reference that is stored, or null"
	case NeedsRelease:
		return "void (reference): called with a reference that is overwritten, or null"
	case NeedsForward:
		return "a word before each object that points to where the object is"
	case NeedsWanted:
		return "an i64 that is not 0 while a collection is pending"
	case NeedsCollect:
		return "void (): the collector may run in it"
	case NeedsNotice:
		return "void (): called before or after calls"
	case NeedsRead:
		return "reference (object, field): the barrier of a load, which does the load"
	case NeedsWrite:
		return "void (value, object, field): the barrier of a store, which does the store"
	case NeedsBadBits:
		return "an i64: references with one of these bits must go through the function that heals"
	case NeedsHeal:
		return "reference (reference, field): called with a reference that has a bad bit; " +
			"returns the one to use"
	}
	return ""
}

// IsVariable reports whether a need is a variable, and its size in bytes.
func (n Need) IsVariable() (bytes uint64, ok bool) {
	switch n.Kind {
	case NeedsCards, NeedsWanted, NeedsBadBits:
		return 8, true
	case NeedsMarking:
		return 4, true
	}
	return 0, false
}

// OutsideOf lists everything that a strategy and its parts need, without repetitions.
func OutsideOf(s Strategy) []Need {
	var all []Need
	seen := map[Need]bool{}
	var add func(part any)
	add = func(part any) {
		if c, ok := part.(*composed); ok {
			for _, p := range c.parts {
				add(p)
			}
			add(c.Strategy)
			return
		}
		o, ok := part.(Outside)
		if !ok {
			return
		}
		for _, n := range o.Outside() {
			if !seen[n] {
				seen[n] = true
				all = append(all, n)
			}
		}
	}
	add(s)
	return all
}

// ReportsOf is what the write barrier of a strategy needs: how stores are reported to a collector.
func ReportsOf(s Strategy) []Need {
	writes, _ := As[CustomWrites](s)
	if o, ok := writes.(Outside); ok {
		return o.Outside()
	}
	return nil
}

// Outside is what the parts need.
func (all WriteBarriers) Outside() (needs []Need) {
	for _, part := range all {
		if o, ok := part.(Outside); ok {
			needs = append(needs, o.Outside()...)
		}
	}
	return needs
}

// Outside is the card table.
func (Cards) Outside() []Need { return []Need{{NeedsCards, CardTable}} }

// Outside are the functions that count.
func (Counted) Outside() []Need { return counting() }

// Outside are the functions that count.
func (CountedRoots) Outside() []Need { return counting() }

func counting() []Need { return []Need{{NeedsRetain, retainName}, {NeedsRelease, releaseName}} }

// Outside are the flag and the log.
func (Snapshot) Outside() []Need { return []Need{{NeedsMarking, MarkingFlag}, {NeedsLog, logName}} }

// Outside is the forwarding pointer.
func (Brooks) Outside() []Need { return []Need{{Kind: NeedsForward}} }

// Outside are the bits and the function.
func (LoadValue) Outside() []Need {
	return []Need{{NeedsBadBits, BadBits}, {NeedsHeal, healName}}
}

// Outside is the function.
func (c CalledWrite) Outside() []Need { return []Need{{NeedsWrite, c.Func}} }

// Outside is the function.
func (c CalledRead) Outside() []Need { return []Need{{NeedsRead, c.Func}} }

// Outside are the function and the flag.
func (p Poll) Outside() []Need {
	needs := []Need{{NeedsCollect, p.Func}}
	if p.Flag != "" {
		needs = append(needs, Need{NeedsWanted, p.Flag})
	}
	return needs
}

// Outside are the functions.
func (a Around) Outside() (needs []Need) {
	for _, name := range []string{a.Before, a.After} {
		if name != "" {
			needs = append(needs, Need{NeedsNotice, name})
		}
	}
	return needs
}
