package collect

import (
	"errors"
	"fmt"
	"slices"

	"statepoint/stackmap"
)

// Collector is a heap and who keeps it. All it knows between two calls is in the program's memory,
// so that who puts that back puts the collector back.
//
// A source that fails changes nothing: the program may go on, and be collected elsewhere. After
// any other error but ErrFull the heap is not usable: the map, the layout or the program is wrong,
// and the error says where.
type Collector interface {
	// Name is what New calls it.
	Name() string
	// Alloc reserves room for an object of size bytes and zeroes it, prefix included; the caller
	// writes the header before anything else. It fails with ErrFull if there is no room.
	Alloc(size uint64) (object uint64, err error)
	// Store stores a reference into a field of an object, with all that the collector must know of
	// it. Stores without it are right only while no safepoint has come since the object was made.
	Store(object, field, value uint64) error
	// Safepoint is told of each safepoint that the program comes to, and does what is due there:
	// before an allocation, what it takes to have room for an object of so many bytes.
	Safepoint(s *Stopped, need uint64) error
	// Rests reports whether Safepoint would do nothing, so that nobody has to find out where the
	// program is stopped.
	Rests(need uint64) bool
	// Step does at a safepoint what the collector does most: a whole collection, one of the young
	// objects, a slice of work. Safepoint calls it when something is due, stress at will.
	Step(s *Stopped) error
	// Collect finds all objects that cannot be reached any more and gives their room back.
	Collect(s *Stopped) error
	// Objects visits all objects whose room has not been given back, in order of address.
	Objects(visit func(object, size uint64) error) error
	// IsObject reports whether one of them begins at an address.
	IsObject(addr uint64) bool
	// ObjectAt is the one that an address lies in.
	ObjectAt(addr uint64) (object uint64, ok bool)
	// Note is what the collector has noted about an object, in words for who looks on: its colour,
	// its count, its generation. It is "" for one that has no notes.
	Note(object uint64) string
	// Spaces are the parts of the heap.
	Spaces() []Space
	// Check looks at what the collector itself must have right at a safepoint. See Verify.
	Check(s *Stopped) error
	// Stats are the totals so far.
	Stats() Stats
}

// Hearing is a collector that must hear of some stores, and knows of which.
type Hearing interface {
	// Hears reports whether Store must be called for a value that is about to be stored into a
	// field of an object: a plain store would leave the collector wrong.
	Hears(object, field, value uint64) bool
}

// Space is a part of a heap.
type Space struct {
	Name string
	// Start is its address, Size its bytes; of them Used are in use from the start on.
	Start, Size, Used uint64
}

// Config is what a collector works with.
type Config struct {
	Memory stackmap.Memory
	Layout Layout
	// Start and Size are the memory that the collector has, for objects and for what it notes
	// about them; multiples of 16. It is the caller's to map, and holds zeros.
	Start, Size uint64
	// Events are told what happens, if not nil.
	Events *Events
	// Stress has everything that can move go to where it was not before, so that a reference that
	// was missed does not meet the same object again.
	Stress bool
	// Counted says that the program counts all references itself, those in its frames too, and
	// tells of them by Retain and Release: the collector "refcount" then looks at no frames.
	Counted bool
	// Snapshot says that the program tells by Log of each reference that it overwrites while
	// Marking: the collector "incremental" then finds what could be reached when it began.
	Snapshot bool
}

// ErrFull is what Alloc returns when there is no room.
var ErrFull = errors.New("collect: the space is full")

// Poison fills room that objects have left. As an address it is not canonical, so that the program
// stops where it follows a reference that was missed.
const Poison = 0xDEADBEEFDEADBEEF

var collectors = []struct {
	name    string
	file    string // that it is read in
	barrier bool   // it must know of stores into objects
	moves   bool
	make    func(Config) (Collector, error)
}{
	{"semispace", "semispace.go", false, true, func(c Config) (Collector, error) { return NewSemispace(c) }},
	{"mark-compact", "compact.go", false, true, func(c Config) (Collector, error) { return NewMarkCompact(c) }},
	{"mark-sweep", "marksweep.go", false, false, func(c Config) (Collector, error) { return NewMarkSweep(c) }},
	{"generational", "generational.go", true, true, func(c Config) (Collector, error) { return NewGenerational(c) }},
	{"refcount", "refcount.go", true, false, func(c Config) (Collector, error) { return NewRefCount(c) }},
	{"incremental", "incremental.go", true, false, func(c Config) (Collector, error) { return NewIncremental(c) }},
}

// Names are the names of all collectors.
func Names() []string {
	var names []string
	for i := range collectors {
		names = append(names, collectors[i].name)
	}
	return names
}

// File is the name of the file in this package that the collector of a name is read in, "" for
// none.
func File(name string) string {
	for i := range collectors {
		if collectors[i].name == name {
			return collectors[i].file
		}
	}
	return ""
}

// NeedsBarrier reports whether the collector of a name must be told of stores into objects by
// Store, once a safepoint has come since the object was made.
func NeedsBarrier(name string) bool {
	for i := range collectors {
		if collectors[i].name == name {
			return collectors[i].barrier
		}
	}
	return false
}

// Moves reports whether the collector of a name moves objects.
func Moves(name string) bool {
	for i := range collectors {
		if collectors[i].name == name {
			return collectors[i].moves
		}
	}
	return false
}

// Staying are the names of the collectors that move nothing.
func Staying() []string {
	var names []string
	for i := range collectors {
		if !collectors[i].moves {
			names = append(names, collectors[i].name)
		}
	}
	return names
}

// New makes the collector of a name.
func New(name string, c Config) (Collector, error) {
	for i := range collectors {
		if collectors[i].name == name {
			return collectors[i].make(c)
		}
	}
	return nil, fmt.Errorf("collect: no collector %q; there are %q", name,
		slices.Sorted(slices.Values(Names())))
}
