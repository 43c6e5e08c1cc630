package machine

// bindSSE finds the function that executes an instruction on XMM registers.
func (d *inst) bindSSE() bool { return false }
