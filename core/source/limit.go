package source

import (
	"context"
	"fmt"
)

// Limit is the error of a stage that reached a bound on its work: the bound, its value, and how to
// raise it.
type Limit struct {
	// Stage is the stage that stopped, "the verifier"; Unit is what is counted, "steps".
	Stage, Unit string
	// Max is the value of the limit.
	Max int64
	// Option is the field or option that raises it.
	Option string
}

// Error names the stage, the limit, and the option that raises it.
func (e *Limit) Error() string {
	return fmt.Sprintf("%s stops after %d %s, its limit; raise %s to go on", e.Stage, e.Max, e.Unit,
		e.Option)
}

// A Meter counts the work of a stage. It stops the stage at a limit, and when its context ends.
type Meter struct {
	ctx   context.Context
	limit Limit
	spent int64
	check int64 // the next value of spent at which the context is asked
	err   error
	// forked is limit.Max as Fork set it.
	forked int64
}

// meterInterval is the number of steps between two checks of the context.
const meterInterval = 1 << 12

// NewMeter returns a meter that stops at limit.Max steps, or never if that is 0.
func NewMeter(ctx context.Context, limit Limit) *Meter { return &Meter{ctx: ctx, limit: limit} }

// Spend counts n steps and reports whether the stage may continue. A nil meter counts nothing and
// has no limit.
func (m *Meter) Spend(n int) bool {
	if m == nil {
		return true
	}
	m.spent += int64(n)
	return m.spent < m.check || m.look()
}

// Fork returns a meter with the same limit for a part of the work that another goroutine does.
func (m *Meter) Fork() *Meter {
	if m == nil {
		return nil
	}
	return &Meter{ctx: m.ctx, limit: m.limit, forked: m.limit.Max}
}

// Allows reports whether the work of a forked meter is within the limit. If not, that meter has
// stopped, or might have with the steps counted here: the work must be done again.
func (m *Meter) Allows(part *Meter) bool {
	return m == nil || m.err == nil && part.err == nil &&
		(m.limit.Max == 0 || m.spent+part.spent <= m.limit.Max)
}

// Join counts the work of a forked meter.
func (m *Meter) Join(part *Meter) {
	if m != nil {
		m.spent += part.spent
		m.limit.Max += part.limit.Max - part.forked
	}
}

// Allow raises the limit by n steps.
func (m *Meter) Allow(n int) { m.limit.Max += int64(n) }

func (m *Meter) look() bool {
	if m.err != nil {
		return false
	}
	if m.limit.Max > 0 && m.spent > m.limit.Max {
		m.err = &m.limit
		return false
	}
	if m.err = m.ctx.Err(); m.err != nil {
		return false
	}
	m.check = m.spent + meterInterval
	if m.limit.Max > 0 {
		m.check = min(m.check, m.limit.Max+1)
	}
	return true
}

// Done reports whether the stage must stop.
func (m *Meter) Done() bool { return m.err != nil }

// Err is the reason why the stage must stop: a *Limit, or the error of the context; nil if it may
// continue.
func (m *Meter) Err() error { return m.err }
