package ir

// scratch is room for a small number that an analysis hangs on a value while it runs, which spares
// it a map. Nothing may be assumed about the numbers on entry, and they mean nothing once another
// analysis has begun.
type scratch struct{ num int32 }

// Num is the number the running analysis gave the value.
func (s *scratch) Num() int32 { return s.num }

// SetNum gives the value a number.
func (s *scratch) SetNum(n int32) { s.num = n }
