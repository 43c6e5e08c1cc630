package location

// Use is the meaning of a word of a frame to a collector during a call, according to the call's
// record.
type Use uint8

const (
	UseBase    Use = iota // a pointer to the start of an object
	UseDerived            // a pointer into an object
	UseDirect             // a slot whose address the record has
	UseNone               // nothing that the collector reads
	useEnd
)

var useNames = [useEnd]string{"base", "derived", "Direct", "none"}

// String is the name of a use, as in lessons and keys of breaks.
func (u Use) String() string {
	if u < useEnd {
		return useNames[u]
	}
	return "none"
}

// UseNames are the names of all uses, in order.
func UseNames() []string { return useNames[:] }

// ParseUse returns the use with the given name.
func ParseUse(word string) (Use, bool) {
	for u, name := range useNames {
		if name == word {
			return Use(u), true
		}
	}
	return UseNone, false
}
