package workers_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/irparse"
	"statepoint/core/workers"
)

// declarer adds a call to each function, of one that it declares, with a constant of a type that it
// makes.
type declarer struct {
	view    *ir.Module
	joined  *[]string
	working *atomic.Int32
	refuse  string
}

func (d *declarer) Work(f *ir.Func) {
	d.working.Add(1)
	m := d.view
	n := uint64(len(f.Name()) * 1000)
	ft := m.Types.Func(m.Types.Void, []*ir.Type{m.Types.Int(uint32(17 + n%7))}, false)
	// some functions need a declaration of their own
	name := "shared"
	if strings.HasSuffix(f.Name(), "3") {
		name = "own." + f.Name()
	}
	callee := m.Declare(name, ft, nil)
	call := m.NewInstr(ir.Call, m.Types.Void, callee, ir.IntConst(callee.FuncType.Fields[0], n))
	call.Call = &ir.CallInfo{FuncType: callee.FuncType, NumArgs: 1}
	call.InsertBefore(f.Entry().First())
}

var errRefused = errors.New("refused")

func (d *declarer) Join(f *ir.Func) error {
	*d.joined = append(*d.joined, f.Name())
	if f.Name() == d.refuse {
		return errRefused
	}
	return nil
}

// declared is the text of a module of functions after a declarer has worked on them, and the names
// in the order of Join.
func declared(t *testing.T, functions, n int, refuse string) (text string, joined []string,
	err error) {
	t.Helper()
	var b strings.Builder
	for i := range functions {
		fmt.Fprintf(&b, "define void @f%d() {\n  ret void\n}\n", i)
	}
	m, _, err := irparse.ParseString(t.Context(), "test.ll", b.String())
	if err != nil {
		t.Fatal(err)
	}
	var working atomic.Int32
	share := ir.NewShare(m)
	all := slices.Clone(m.Funcs)
	err = workers.Run(share, all, n, func(view *ir.Module) workers.Worker {
		return &declarer{view, &joined, &working, refuse}
	})
	share.Close()
	if err == nil && int(working.Load()) != functions {
		t.Errorf("%d of %d functions were worked on", working.Load(), functions)
	}
	// the use lists are back
	uses := 0
	for _, f := range m.Funcs {
		uses += ir.NumUses(f)
	}
	if err == nil && uses != functions {
		t.Errorf("%d uses of functions, not %d", uses, functions)
	}
	b.Reset()
	if err := printer.WriteModule(&b, m, &printer.Options{}); err != nil {
		t.Fatal(err)
	}
	return b.String(), joined, err
}

func TestRun(t *testing.T) {
	want, order, _ := declared(t, 200, 1, "")
	for _, n := range []int{2, 3, 8} {
		for range 5 {
			text, joined, err := declared(t, 200, n, "")
			if err != nil || text != want || !slices.Equal(joined, order) {
				t.Fatalf("%d workers: %v\n%s\nwant\n%s", n, err, text, want)
			}
		}
	}
}

func TestRunEndsAtAnError(t *testing.T) {
	for _, refuse := range []string{"f0", "f3", "f77", "f199"} {
		_, joined, err := declared(t, 200, 4, refuse)
		if !errors.Is(err, errRefused) || joined[len(joined)-1] != refuse {
			t.Errorf("refused %s: %v after %d functions", refuse, err, len(joined))
		}
	}
}

// TestInspect reads functions that call one another, by the use lists too, and joins what it finds
// in order.
func TestInspect(t *testing.T) {
	var b strings.Builder
	for i := range 100 {
		fmt.Fprintf(&b, "define void @f%d() {\n  call void @f%d()\n  ret void\n}\n", i, (i*7)%100)
	}
	m, _, err := irparse.ParseString(t.Context(), "test.ll", b.String())
	if err != nil {
		t.Fatal(err)
	}
	inspect := func(n, last int) (found []string, err error) {
		err = workers.Inspect(m, m.Funcs, n, 3, func(view *ir.Module) func(*ir.Func) func() error {
			return func(f *ir.Func) func() error {
				if n > 1 && f.Module() != view {
					t.Errorf("@%s is looked at outside of a view", f.Name())
				}
				what := fmt.Sprint(f.Name(), " ", ir.NumUses(f), " ",
					f.Entry().First().CalledFunc().Name())
				return func() error {
					if found = append(found, what); len(found) == last {
						return errRefused
					}
					return nil
				}
			}
		})
		return found, err
	}
	for _, last := range []int{1000, 60, 1} {
		want, wantErr := inspect(1, last)
		for _, n := range []int{2, 3, 8} {
			if got, err := inspect(n, last); err != wantErr || !slices.Equal(got, want) {
				t.Errorf("%d workers, up to %d: %v, %v", n, last, got, err)
			}
		}
	}
	if f := m.Funcs[3]; f.Module() != m {
		t.Error("a function is still in a view")
	}
}
