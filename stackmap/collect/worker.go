package collect

import "fmt"

// Worker is a collector that also works on a thread of its own while the program runs. Its caller
// interleaves calls to Work with the program's instructions, in any order: between two calls the
// program may have done anything but store a reference without Store.
//
// A cycle needs the roots once. The caller either stops all threads and passes them to Scan
// together, which is correct for every program; or, if every store of a reference goes through
// Store, including stores into new objects and into variables, it passes threads to Scan one at a
// time, each at its own safepoint, while the others run.
type Worker interface {
	Collector
	// Due reports whether Work has something to do.
	Due() bool
	// Work does the next piece of work, a small one, and returns what its thread waits for.
	Work() (Wait, error)
	// Scan reads the roots of threads at safepoints: s has these threads, and all Globals. Each
	// thread is passed to it once after Work has returned WaitRoots, including threads that start
	// before all have been scanned.
	Scan(s *Stopped) error
	// Scanned says that all threads have been passed to Scan.
	Scanned() error
}

// Wait is what the thread of a Worker waits for.
type Wait uint8

// What the thread waits for.
const (
	WaitNothing Wait = iota // it continues
	WaitRoots               // threads to be scanned, since it has no other work
	WaitProgram             // the program, until Due
)

// PieceKind is a kind of Piece.
type PieceKind uint8

// The kinds of pieces.
const (
	PieceAsks    PieceKind = iota // a cycle is due: the roots are wanted
	PieceScanned                  // a thread's roots have been read
	PieceFollows                  // fields of an object have been followed
	PieceMarked                   // nothing is grey any more
	PieceSwept                    // the sweep has come to an object
	PieceEnds                     // it has come to the end
)

// Piece is a piece of work that a Worker has done.
type Piece struct {
	Kind PieceKind
	// Thread is the number of the thread that was scanned.
	Thread int
	// Object is the object that was followed or swept; Freed is set if it was freed, Black if all
	// its fields have been followed.
	Object       uint64
	Freed, Black bool
	// From and To are the first and last of the fields that were followed, numbered from 1.
	From, To uint64
}

// Sentence says what was done, without a full stop. thread is the name of the thread that was
// scanned, such as "thread 1".
func (p *Piece) Sentence(thread string) string {
	switch p.Kind {
	case PieceAsks:
		return "a cycle is due: each thread is to show its roots at its next safepoint"
	case PieceScanned:
		return "the roots of " + thread + " have been read: it is black"
	case PieceFollows:
		text := fmt.Sprintf("the object at 0x%x has no reference to follow", p.Object)
		switch {
		case p.From == p.To && p.To > 0:
			text = fmt.Sprintf("reference %d of the object at 0x%x has been followed", p.From,
				p.Object)
		case p.To > 0:
			text = fmt.Sprintf("references %d to %d of the object at 0x%x have been followed",
				p.From, p.To, p.Object)
		}
		if p.Black {
			return text + ": it is black"
		}
		return text + ": it stays grey, there are more"
	case PieceMarked:
		return "no object is grey, so white objects are garbage: the sweep begins"
	case PieceSwept:
		if p.Freed {
			return fmt.Sprintf("the white object at 0x%x is freed", p.Object)
		}
		return fmt.Sprintf("the black object at 0x%x stays, and is white again", p.Object)
	}
	return "the sweep has come to the end of the heap"
}

// did reports a piece of work.
func (h *heap) did(p Piece) {
	if h.on.Piece != nil && h.err == nil {
		h.on.Piece(p)
	}
}

// broken fails because the collector's state in memory is corrupt.
func (h *heap) broken(phase uint64) {
	h.fail(fmt.Errorf("the collector's state is corrupt: there is no phase %d", phase))
}
