package machine

import (
	"bufio"
	"context"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"statepoint/lower/amd64"
)

var update = flag.Bool("update", false, "write testdata/forms.sums anew")

// rowName names a row of openTable.
func rowName(row *openRow) string { return strings.Join(row.names, ", ") + ": " + row.what }

// TestOpenTableNamesForms checks that the rows name existing instructions, and have texts.
func TestOpenTableNamesForms(t *testing.T) {
	known := map[string]bool{}
	for _, f := range amd64.Forms() {
		known[f.Mnemonic()] = true
	}
	for i := range openTable {
		row := &openTable[i]
		for _, name := range row.names {
			if !known[name] {
				t.Errorf("%s: %s is in no line of the instruction table", rowName(row), name)
			}
		}
		if row.what == "" || row.choice == "" {
			t.Errorf("%s: says nothing", rowName(row))
		}
		if row.bits == nil && row.reserved == 0 && !row.split && !row.never &&
			!row.faults {
			t.Errorf("%s: opens nothing", rowName(row))
		}
	}
}

// openness counts, for each row, the results of random instructions with undefined bits that only
// this row adds.
func openness(m *Machine, d *inst, counts map[*openRow]int) {
	of := map[*openRow]*openBits{}
	for _, row := range openRows(mnemonic(d.op)) {
		if row.bits != nil {
			o := &openBits{}
			row.bits(&m.Processor, d, o)
			of[row] = o
		}
	}
	for row, o := range of {
		rest := *o
		for other, p := range of {
			if other != row {
				rest.flags &^= p.flags
				for i := range rest.gpr {
					rest.gpr[i] &^= p.gpr[i]
				}
			}
		}
		if rest != (openBits{}) {
			counts[row]++
		}
	}
}

// TestOpenTableIsNeeded checks that each row with undefined bits adds some that no other row adds.
func TestOpenTableIsNeeded(t *testing.T) {
	const states = 300
	head := newFormHead(*seed, states)
	list, _, _ := formCases(t, *seed, 12)
	e := newFormMachine(t, head)
	counts := map[*openRow]int{}
	for n := range list {
		e.load(t, &list[n])
		d, f := e.m.decode(formEnd - list[n].Len)
		if f != nil || len(openRows(mnemonic(d.op))) == 0 {
			continue
		}
		for k := range uint64(states) {
			e.fill(uint64(n), k)
			e.m.RIP = formEnd
			openness(e.m, d, counts)
		}
	}
	for i := range openTable {
		if row := &openTable[i]; row.bits != nil && counts[row] == 0 {
			t.Errorf("%s: opens nothing in %d instructions (seed %d)", rowName(row), len(list),
				*seed)
		}
	}
}

// TestFormsOnAnotherProcessor compares this machine with one that differs in the bits in openTable,
// which must go unnoticed, and with one that differs in another bit, which must be noticed.
func TestFormsOnAnotherProcessor(t *testing.T) {
	const states = 24
	head := newFormHead(*seed, states)
	list, _, names := formCases(t, *seed, 6)
	e := newFormMachine(t, head)
	rnd := rand.New(rand.NewPCG(*seed, 9))
	differs := 0
	for n := range list {
		e.another = nil
		want, _ := e.all(t, uint64(n), &list[n])
		e.another = rnd.Uint64
		if got, _ := e.all(t, uint64(n), &list[n]); got != want {
			t.Errorf("%s: a processor that differs where it may is found to be wrong (seed %d)",
				names[n], *seed)
		}
		// One defined bit of one result.
		k := rnd.Uint64N(states)
		e.another = nil
		w := slices.Clone(e.one(uint64(n), k))
		at, bit := rnd.IntN(len(w)), uint64(1)<<rnd.IntN(64)
		sum, changed := uint64(0), uint64(0)
		for i, v := range w {
			sum = add(sum, v)
			if i == at {
				v ^= bit &^ e.open[i]
			}
			changed = add(changed, v)
		}
		if e.open[at]&bit == 0 {
			if differs++; sum == changed {
				t.Errorf("%s: a wrong bit of %s is not found (seed %d)", names[n], formWord(at),
					*seed)
			}
		}
	}
	if differs < len(list)/2 {
		t.Errorf("only %d of %d results had a bit that is not open", differs, len(list))
	}
}

// TestProgramsOnAnotherProcessor runs the random programs on two machines, one of which differs in
// the bits in openTable.
func TestProgramsOnAnotherProcessor(t *testing.T) {
	for name, generate := range randomPrograms() {
		t.Run(name, func(t *testing.T) {
			const programs = 300
			rnd := rand.New(rand.NewPCG(*seed, 10))
			bodies, undef := make([][]amd64.Inst, programs), make([]uint64, programs)
			states := make([]byte, programs*stateSize)
			for i := range bodies {
				bodies[i], undef[i] = generate(rnd)
				randomState(rnd, states[i*stateSize:])
			}
			b := newBuilder(t)
			addPrograms(b, bodies, states)
			ours := runPrograms(t, b, bodies, len(states), nil)
			theirs := runPrograms(t, b, bodies, len(states), rnd.Uint64)
			comparePrograms(t, bodies, undef, theirs, ours)
		})
	}
}

// TestFormsAsRecorded executes each line of the instruction table and compares the results with
// testdata/forms.sums, which were confirmed on a processor with the instruction. It needs neither
// that processor nor another program.
func TestFormsAsRecorded(t *testing.T) {
	const recordedSeed, each, states = 1, 3, 24
	head := newFormHead(recordedSeed, states)
	list, forms, names := formCases(t, recordedSeed, each)
	head.Cases = uint64(len(list))
	e := newFormMachine(t, head)
	var lines, texts []string
	var open []formOpen
	var sums []uint64
	for n := range list {
		sum, of := e.all(t, uint64(n), &list[n])
		open, sums = append(open, of...), append(sums, sum)
		lines = append(lines, fmt.Sprintf("%016x %x %s", sum, list[n].Code[:list[n].Len],
			forms[n].Text))
		texts = append(texts, names[n])
	}
	file := filepath.Join("testdata", "forms.sums")
	if *update {
		recordForms(t, file, head, forms, list, open, sums, lines)
	}
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	n := 0
	for s := bufio.NewScanner(f); s.Scan(); n++ {
		if n < len(lines) && s.Text() != lines[n] {
			t.Errorf("%s: %q is recorded, here it is %q", texts[n], s.Text(), lines[n])
		}
	}
	if n != len(lines) {
		t.Errorf("%d results are recorded, there are %d: go test ./lower/machine -run "+
			"FormsAsRecorded -update, on a processor that has every instruction", n, len(lines))
	}
}

// recordForms writes the results of the instructions, if the host's processor has all of them and
// gives the same results.
func recordForms(t *testing.T, file string, head *formHead, forms []amd64.Form, list []formCase,
	open []formOpen, sums []uint64, lines []string) {
	t.Helper()
	theirs := nativeForms(t, head, list, open)()
	for n := range list {
		if hostLacks(forms[n].Op) {
			t.Fatalf("the processor at hand does not have %s", forms[n].Text)
		}
		if uint64At(theirs, n) != sums[n] {
			t.Fatalf("%s: the processor at hand leaves something else", lines[n])
		}
	}
	text := strings.Join(lines, "\n") + "\n"
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// runPrograms loads the programs of a builder into a new machine, and runs each on its state.
// another, if not nil, makes it behave like another vendor's processor.
func runPrograms(t *testing.T, b *builder, bodies [][]amd64.Inst, size int,
	another func() uint64) []byte {
	t.Helper()
	m, im := b.load(Limits{}, nil)
	if another != nil {
		m.ActAsAnother(another)
	}
	at := b.addr(im, "states")
	for i := range bodies {
		if _, err := m.Call(context.Background(), b.addr(im, fmt.Sprintf("p%d", i)),
			at+uint64(i*stateSize)); err != nil {
			for k := range bodies[i] {
				t.Log(amd64.Text(&bodies[i][k], amd64.ATT))
			}
			t.Fatalf("program %d: %v", i, err)
		}
	}
	ours := make([]byte, size)
	if err := m.Mem.ReadAt(at, ours); err != nil {
		t.Fatal(err)
	}
	return ours
}
