package lower

import "statepoint/lower/mir"

// trace hands the function's code to Options.Trace after a step that changed it.
func (j *job) trace(step string) {
	p := mir.Printer{Symbol: j.c.syms.Name, Value: j.c.names.of}
	switch step {
	case "select", "optimize":
		j.c.opts.Trace(step, p.Text(&j.c.f))
	case "allocate":
		j.c.opts.Trace(step, j.alloc.Text(&j.c.f, p))
	}
}
