package build

import "statepoint/lower/amd64"

// Condition is how a boolean is found in the flags: the condition C, and with it and, or or, a
// second one.
type Condition struct {
	C amd64.Cond
	// Second and Joined are for unordered comparisons of floating point, which need two conditions.
	Second amd64.Cond
	Joined byte // 0, '&' or '|'
}

// Not is the opposite condition.
func (c Condition) Not() Condition {
	c.C, c.Second = c.C.Negate(), c.Second.Negate()
	switch c.Joined {
	case '&':
		c.Joined = '|'
	case '|':
		c.Joined = '&'
	}
	return c
}
