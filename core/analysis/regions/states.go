package regions

// state is the set of what a word may hold; it is empty in unreachable code.
type state uint8

const (
	nothing state = 1 << iota
	null
	reference
	derived
	other
	stale

	followed = null | reference
)

// fit reports whether a collector may follow the word.
func (s state) fit() bool { return s != 0 && s&^followed == 0 }

// afterPoint is what a word holds after a safepoint that followed it or not.
func (s state) afterPoint(isFollowed bool) state {
	if s&(reference|derived) == 0 || isFollowed {
		return s
	}
	return s&^(reference|derived) | stale
}

// kind is the kind of an effect.
type kind uint8

const (
	reads kind = iota
	replaces
	adds
	copies // replaces by the state of another word
)

// effect is the effect of an instruction on a word.
type effect struct {
	kind kind
	word int32
	set  state
	from int32 // of a copy
}

// step is a safepoint or an instruction with effects.
type step struct {
	effects []effect
	// isPoint is set for safepoints; lists are the objects that it lists.
	isPoint bool
	lists   []int32
}
