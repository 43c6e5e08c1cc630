package run

import "context"

// maxSanitized is the number of steps after which Sanitized gives up.
const maxSanitized = 1 << 22

// Sanitized runs a function once more from the start, quietly and with Options.Sanitize, and
// returns the first error that this exposes in some million steps; nil if there is none. It
// explains a run that does not end: memory is used again, so a stale address may refer to another
// object, which only Sanitize tells apart.
func (p *Program) Sanitized(ctx context.Context, entry string, given []string) *Finding {
	opt := p.asked
	opt.Sanitize, opt.Out, opt.Err, opt.Trace, opt.Events = true, nil, nil, nil, nil
	opt.Limits.Steps = maxSanitized
	again, err := Load(p.object, opt)
	if err != nil {
		return nil
	}
	values, err := again.Arguments(entry, given)
	if err != nil {
		return nil
	}
	_ = again.Call(ctx, entry, values) // how it ends is known
	first, _ := again.Findings()
	return first
}
