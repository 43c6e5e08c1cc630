package printer

import "io"

// behind writes pieces of a text on another goroutine while the next are made.
type behind struct {
	w    io.Writer
	full chan []byte // pieces to be written
	free chan []byte // their memory
	err  error       // of w; may be read once free is closed
}

func newBehind(w io.Writer) *behind {
	b := &behind{w: w, full: make(chan []byte), free: make(chan []byte, 2)}
	b.free <- make([]byte, 0, writeChunk+writeChunk/4)
	go b.run()
	return b
}

func (b *behind) run() {
	for piece := range b.full {
		if b.err == nil {
			_, b.err = b.w.Write(piece)
		}
		b.free <- piece[:0]
	}
	close(b.free)
}

// write begins to write a piece, and returns memory for the next.
func (b *behind) write(piece []byte) []byte {
	next := <-b.free
	b.full <- piece
	return next
}

// end returns the first error of the writer once all is written.
func (b *behind) end() error {
	close(b.full)
	for range b.free {
	}
	return b.err
}
