package ir

// scratch holds a small number that a running analysis attaches to a value instead of using a map.
// An analysis must assume nothing about the numbers on entry, and they are meaningless once another
// analysis has begun.
type scratch struct{ num int32 }

// Num is the number that the running analysis assigned to the value.
func (s *scratch) Num() int32 { return s.num }

// SetNum sets the value's number.
func (s *scratch) SetNum(n int32) { s.num = n }
