package source

import (
	"context"
	"errors"
	"testing"
)

func TestMeter(t *testing.T) {
	m := NewMeter(t.Context(), Limit{Stage: "the verifier", Unit: "steps", Max: 10_000,
		Option: "Options.MaxSteps"})
	steps := 0
	for m.Spend(1) {
		steps++
	}
	var limit *Limit
	if steps != 10_000 || !m.Done() || m.Spend(1) || !errors.As(m.Err(), &limit) {
		t.Fatalf("%d steps, %v", steps, m.Err())
	}
	if got, want := m.Err().Error(),
		"the verifier stops after 10000 steps, its limit; raise Options.MaxSteps to go on"; got !=
		want {
		t.Errorf("got  %s\nwant %s", got, want)
	}

	m = NewMeter(t.Context(), Limit{Max: 10})
	m.Allow(5)
	if !m.Spend(15) || m.Spend(1) {
		t.Error("a limit of 10 that was raised by 5 is not 15")
	}

	ctx, cancel := context.WithCancel(t.Context())
	m = NewMeter(ctx, Limit{})
	if !m.Spend(1 << 40) {
		t.Fatal("a meter without a limit stops")
	}
	cancel()
	if m.Spend(meterInterval) || !errors.Is(m.Err(), context.Canceled) {
		t.Errorf("the context ended, and the meter says %v", m.Err())
	}
}
