package location

// Use is what a word of a frame is for a collector during a call, by the call's record.
type Use uint8

const (
	UseBase    Use = iota // a pointer to the start of an object
	UseDerived            // a pointer into an object
	UseDirect             // a slot whose address the record has
	UseNone               // nothing that the collector reads
	useEnd
)

var useNames = [useEnd]string{"base", "derived", "Direct", "none"}

// String gives the word for a use, as lessons and keys of breaks write it.
func (u Use) String() string {
	if u < useEnd {
		return useNames[u]
	}
	return "none"
}

// UseNames are the words of all uses, in order.
func UseNames() []string { return useNames[:] }

// ParseUse returns the use with the given word.
func ParseUse(word string) (Use, bool) {
	for u, name := range useNames {
		if name == word {
			return Use(u), true
		}
	}
	return UseNone, false
}
