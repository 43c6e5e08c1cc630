package machine

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"statepoint/e2e/compiled"
)

const threadsProgram = `
@total = global i64 0
@own = thread_local global i64 5
@big = thread_local global i64 0, align 4096
declare void @note(i64)
declare void @spawn(i64)
declare void @join()
define i64 @worker(i64 %id) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %old = load i64, ptr @own
  %new = add i64 %old, %id
  store i64 %new, ptr @own
  store i64 %i, ptr @big
  %t = load volatile i64, ptr @total
  %t2 = add i64 %t, 1
  store volatile i64 %t2, ptr @total
  %i2 = add i64 %i, 1
  %c = icmp ult i64 %i2, 100
  br i1 %c, label %loop, label %done
done:
  %v = load i64, ptr @own
  call void @note(i64 %v)
  ret i64 %v
}
define i64 @main() {
  call void @spawn(i64 1)
  call void @spawn(i64 2)
  call void @spawn(i64 3)
  call void @join()
  %t = load volatile i64, ptr @total
  ret i64 %t
}
`

// crowd is the runtime of threadsProgram. All its state is in the machine.
type crowd struct{ notes []string }

func (c *crowd) Snapshot() any { return c.notes[:len(c.notes):len(c.notes)] }
func (c *crowd) Restore(v any) { c.notes = v.([]string) }

// startThreads begins a run of threadsProgram.
func startThreads(t *testing.T, s Schedule) (*History, *crowd) {
	t.Helper()
	m, err := New(Limits{})
	if err != nil {
		t.Fatal(err)
	}
	c := &crowd{}
	var im *Image
	im, err = m.Load(compiled.Text(t, threadsProgram).Object, map[string]External{
		"note": func(m *Machine) error {
			c.notes = append(c.notes, fmt.Sprintf("%d:%d", m.Current(), m.Arg(0)))
			return nil
		},
		"spawn": func(m *Machine) error {
			fn, _ := im.Lookup("worker")
			_, err := m.Spawn(fn, m.Arg(0))
			return err
		},
		"join": func(m *Machine) error {
			for i := 1; i < m.Threads(); i++ {
				if m.ThreadState(i) != Finished {
					m.Wait()
				}
			}
			return nil
		}})
	if err != nil {
		t.Fatal(err)
	}
	m.AddState(c)
	m.SetSchedule(s)
	fn, _ := im.Lookup("main")
	if err := m.Start(fn); err != nil {
		t.Fatal(err)
	}
	return NewHistory(m, HistoryLimits{}), c
}

// TestThreads interleaves threads with separate stacks and thread-local variables: each has its own
// sum, the same seed gives the same run, a different seed a different one, and going back is exact.
func TestThreads(t *testing.T) {
	ctx := t.Context()
	totals := map[uint64]bool{}
	for seed := range uint64(8) {
		var first string
		for range 2 {
			h, c := startThreads(t, Schedule{Seed: seed, Every: 7})
			if _, err := h.Run(ctx, nil); err != nil || !h.Done() {
				t.Fatal(err)
			}
			total := h.m.GPR[rax]
			totals[total] = true
			list := strings.Join(c.notes, " ")
			for i := 1; i <= 3; i++ {
				if want := fmt.Sprintf("%d:%d", i, 5+100*i); !strings.Contains(list, want) {
					t.Errorf("seed %d: %s without %s", seed, list, want)
				}
			}
			now := fmt.Sprint(h.End(), total, list)
			if first != "" && now != first {
				t.Errorf("seed %d gives %s and %s", seed, first, now)
			}
			first = now
			end := h.m.Snapshot()
			if err := h.Seek(ctx, h.End()/3); err != nil {
				t.Fatal(err)
			}
			for range 200 {
				if err := h.Back(ctx); err != nil {
					t.Fatal(err)
				}
			}
			if err := h.Seek(ctx, h.End()); err != nil || !end.Equal(h.m.Snapshot()) ||
				strings.Join(c.notes, " ") != list {
				t.Errorf("seed %d: going back and forward: %v, %v", seed, err, c.notes)
			}
		}
	}
	if len(totals) < 3 {
		t.Errorf("all seeds give the same interleaving: %v", totals)
	}
	// Without a switch in a loop nothing is lost.
	h, _ := startThreads(t, Schedule{})
	if _, err := h.Run(ctx, nil); err != nil || h.m.GPR[rax] != 300 {
		t.Errorf("without switches: %d, %v", h.m.GPR[rax], err)
	}
}

// TestDeadlock makes the only thread wait.
func TestDeadlock(t *testing.T) {
	m, err := New(Limits{})
	if err != nil {
		t.Fatal(err)
	}
	at := m.AddExternal("forever", func(m *Machine) error { m.Wait(); return nil })
	if err := m.Start(at); err != nil {
		t.Fatal(err)
	}
	h := NewHistory(m, HistoryLimits{})
	var f *Fault
	for range 2 {
		if _, err := h.Run(t.Context(), nil); !errors.As(err, &f) || f.Kind != Deadlock ||
			!strings.Contains(err.Error(), "forever") {
			t.Errorf("%v", err)
		}
	}
}
