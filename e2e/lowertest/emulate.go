package lowertest

import (
	"strings"
	"testing"

	"statepoint/lower"
	"statepoint/lower/amd64"
	"statepoint/lower/machine"
)

// Load is the code of a module in the emulator.
func Load(t *testing.T, text string) (*machine.Machine, *machine.Image) {
	t.Helper()
	m, err := machine.New(machine.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	im, err := m.Load(Compile(t, text, lower.Options{}).Object, nil)
	if err != nil {
		t.Fatal(err)
	}
	return m, im
}

// Steps runs the function f of a module in the emulator and returns its result and the number of
// instructions.
func Steps(t *testing.T, text string, args ...uint64) (result uint64, n int) {
	t.Helper()
	m, im := Load(t, text)
	fn, ok := im.Lookup("f")
	if !ok {
		t.Fatal("no function f")
	}
	if err := m.Start(fn, args...); err != nil {
		t.Fatal(err)
	}
	for !m.Done() {
		if err := m.Step(); err != nil {
			t.Fatal(err)
		}
		n++
	}
	return m.GPR[0], n
}

// Rows writes the rows as text.
func Rows(res *lower.Result) string {
	var b strings.Builder
	for _, r := range res.Rows(amd64.ATT) {
		line := "\t" + r.Text
		switch r.Kind {
		case lower.RowFunction, lower.RowLabel:
			line = r.Text + ":"
		case lower.RowRecord:
			line = "\t\t" + r.Text
		}
		if r.Comment != "" {
			line += "\t# " + r.Comment
		}
		b.WriteString(line + "\n")
	}
	return b.String()
}
