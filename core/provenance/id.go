package provenance

// ID stands for one thing of a compilation. It is never reused; 0 means none.
type ID uint32

// Counter allocates ids. The zero value starts with 1.
type Counter struct{ last ID }

// Next returns an id that was not allocated before.
func (c *Counter) Next() ID {
	c.last++
	return c.last
}

// Last is the largest id allocated so far, 0 if there is none.
func (c *Counter) Last() ID { return c.last }
