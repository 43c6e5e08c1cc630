package printer

// PackAll packs all texts.
func (e *Early) PackAll() { e.plain = 0 }
