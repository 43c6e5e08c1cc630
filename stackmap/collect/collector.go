package collect

import (
	"errors"
	"fmt"
	"slices"

	"statepoint/stackmap"
)

// Collector manages a heap. Between calls all its state is in the program's memory, so restoring
// that memory restores the collector.
//
// If a source fails, nothing has changed: the program may continue, and a collection may succeed
// elsewhere. After any other error except ErrFull the heap is unusable: the map, the layout or the
// program is wrong, and the error says where.
type Collector interface {
	// Name is the name that New takes.
	Name() string
	// Alloc allocates an object of size bytes and zeroes it, prefix included; the caller must write
	// the header first. It fails with ErrFull if the heap is full.
	Alloc(size uint64) (object uint64, err error)
	// Store stores a reference into a field of an object, including the write barrier. Plain stores
	// are correct only before the first safepoint after the object's allocation.
	Store(object, field, value uint64) error
	// Safepoint must be called at each safepoint that the program reaches, and does the work due
	// there: before an allocation, whatever makes room for an object of need bytes.
	Safepoint(s *Stopped, need uint64) error
	// Rests reports whether Safepoint would do nothing; then the caller need not determine where
	// the program is stopped.
	Rests(need uint64) bool
	// Step does the collector's most common work at a safepoint: a full collection, a minor
	// collection, or a slice of work. Safepoint calls it when work is due, Stress at any time.
	Step(s *Stopped) error
	// Collect finds all unreachable objects and frees them.
	Collect(s *Stopped) error
	// Objects visits all objects that have not been freed, in address order.
	Objects(visit func(object, size uint64) error) error
	// IsObject reports whether one of them starts at addr.
	IsObject(addr uint64) bool
	// ObjectAt returns the one that contains addr.
	ObjectAt(addr uint64) (object uint64, ok bool)
	// Note describes the collector's state for an object in words: its colour, its count, its
	// generation; "" if it has none.
	Note(object uint64) string
	// Spaces are the parts of the heap.
	Spaces() []Space
	// Check checks the collector's own invariants at a safepoint. See Verify. A Worker's Check may
	// be called at any time with a nil s, and then ignores roots.
	Check(s *Stopped) error
	// Stats are the totals so far.
	Stats() Stats
}

// Hearing is a collector that can say which stores need its barrier.
type Hearing interface {
	// Loses returns the object that the collector may lose if value is stored into the field by a
	// plain store instead of Store, which would break its invariants; 0 if it needs no Store.
	Loses(object, field, value uint64) uint64
}

// Space is a part of a heap.
type Space struct {
	Name string
	// Start is its address, Size its length in bytes; the first Used bytes are in use.
	Start, Size, Used uint64
	// Before is how many bytes before an object belong to it, and Unit what an object with them is
	// rounded up to a multiple of: 0 for words.
	Before, Unit uint64
}

// Takes returns how many bytes an object of a size takes in the space, with those before it.
func (s *Space) Takes(size uint64) uint64 {
	unit := max(s.Unit, 8)
	return (s.Before + words(size)*8 + unit - 1) / unit * unit
}

// Config configures a collector.
type Config struct {
	Memory stackmap.Memory
	Layout Layout
	// Start and Size are the collector's memory, for objects and for its metadata; multiples of 16.
	// The caller must map it and fill it with zeros.
	Start, Size uint64
	// Events, if not nil, are called for what happens.
	Events *Events
	// Stress moves every movable object to a different address, so that a missed reference does not
	// find the same object again.
	Stress bool
	// Counted is set if the program itself counts the references in objects, by calling Retain and
	// Release, and CountedRoots that it also counts those in its frames: the collector "refcount"
	// then reads no frames.
	Counted, CountedRoots bool
	// Snapshot is set if the program calls Log for each reference that it overwrites while Marking:
	// the collector "incremental" then keeps everything that was reachable when marking began.
	Snapshot bool
}

// ErrFull is returned by Alloc when the heap is full.
var ErrFull = errors.New("the space is full")

// Poison fills space that objects have vacated. It is a non-canonical address, so the program
// faults when it follows a missed reference.
const Poison = 0xDEADBEEFDEADBEEF

// Report is a way in which a program's write barriers tell a collector of stores.
type Report uint8

// The reports.
const (
	// ReportCards: the barrier marks the card of the field. At a safepoint the references on marked
	// cards are stored again through Store.
	ReportCards Report = iota
	// ReportStore: the barrier calls a function that stores through Store.
	ReportStore
	// ReportLog: the barrier passes the overwritten reference to Log, see Config.Snapshot.
	ReportLog
	// ReportCount: the barrier calls Retain and Release, see Config.Counted.
	ReportCount
)

// Kind is a kind of collector: one of this package's ([Find]), or a caller's own.
type Kind struct {
	// Name is the name that its collectors return.
	Name string
	// File is the file of this package that implements it, "" for a caller's own.
	File string
	// NeedsBarrier is set if stores into an object must go through Store after the first safepoint
	// that follows its allocation.
	NeedsBarrier bool
	// Moves is set if it moves objects.
	Moves bool
	// Reports are the reports of a program's write barriers that serve it, the preferred one first;
	// nil for ReportCards and ReportStore.
	Reports []Report
	// New makes a collector.
	New func(Config) (Collector, error)
}

var collectors = []Kind{
	{"semispace", "semispace.go", false, true, nil,
		func(c Config) (Collector, error) { return NewSemispace(c) }},
	{"mark-compact", "compact.go", false, true, nil,
		func(c Config) (Collector, error) { return NewMarkCompact(c) }},
	{"mark-sweep", "marksweep.go", false, false, nil,
		func(c Config) (Collector, error) { return NewMarkSweep(c) }},
	{"generational", "generational.go", true, true, nil,
		func(c Config) (Collector, error) { return NewGenerational(c) }},
	{"refcount", "refcount.go", true, false, []Report{ReportCount, ReportStore},
		func(c Config) (Collector, error) { return NewRefCount(c) }},
	{"incremental", "incremental.go", true, false, []Report{ReportLog, ReportCards, ReportStore},
		func(c Config) (Collector, error) { return NewIncremental(c) }},
	{"concurrent", "concurrent.go", true, false, []Report{ReportLog, ReportStore},
		func(c Config) (Collector, error) { return NewConcurrent(c) }},
}

// Names are the names of all collectors.
func Names() []string {
	var names []string
	for i := range collectors {
		names = append(names, collectors[i].Name)
	}
	return names
}

// Find returns the named kind, nil if there is none.
func Find(name string) *Kind {
	for i := range collectors {
		if collectors[i].Name == name {
			return &collectors[i]
		}
	}
	return nil
}

// Staying returns the names of the non-moving collectors.
func Staying() []string {
	var names []string
	for i := range collectors {
		if !collectors[i].Moves {
			names = append(names, collectors[i].Name)
		}
	}
	return names
}

// New makes the named collector.
func New(name string, c Config) (Collector, error) {
	if k := Find(name); k != nil {
		return k.New(c)
	}
	return nil, fmt.Errorf("no collector %q; there are %q", name,
		slices.Sorted(slices.Values(Names())))
}
