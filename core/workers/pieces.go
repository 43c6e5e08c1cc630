package workers

// Piecework does the work on one piece at a time.
type Piecework interface {
	// Work does what concerns the piece alone.
	Work(piece int)
	// Join does the rest, in the order of the pieces. An error ends the run.
	Join(piece int) error
}

// Pieces works on pieces, numbered from 0, up to n at a time. worker makes what does.
func Pieces(pieces, n int, worker func() Piecework) error {
	if n = Number(n, pieces); n > 1 {
		return sideBySide(pieces, n, worker, func() {})
	}
	w := worker()
	for i := range pieces {
		w.Work(i)
		if err := w.Join(i); err != nil {
			return err
		}
	}
	return nil
}
