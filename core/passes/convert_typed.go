package passes

func (c *converter) checkTyped() {}
func (c *converter) makeTyped()  {}
