package foreign

import (
	"fmt"
	"slices"
	"sort"
	"strings"

	"statepoint/core/source"
	"statepoint/lower/check"
	"statepoint/lower/image"
)

// Row counts the objects of one maker for one target.
type Row struct {
	Maker, Target string
	// Objects is the number of objects, and Agree that of objects for whose maps llvm-readobj
	// prints the same.
	Objects, Agree             int
	Functions, Records, Follow int
	// Findings are counts by code; an object that LLVM compiled to code that calls into its own
	// stack counts once, as check.CallsStack.
	Findings map[check.Code]int
}

// Table has rows in the order of makers and targets.
type Table struct {
	rows map[[2]string]*Row
	// Unexpected are findings and differences that are not LLVM's known faults, as sentences.
	Unexpected []string
	// Skipped are reasons why something was not checked, with how often.
	Skipped map[string]int
}

// Pushed reports whether a finding is LLVM's frame size without the arguments that a call pushes.
func Pushed(f *check.Finding) bool {
	return f.Code == check.FrameSize && strings.Contains(f.Text, "are pushed for the call")
}

// Add checks an object and counts it.
func (t *Table) Add(o *Object) error {
	images, err := image.Open("a.o", o.Data)
	if err != nil {
		return fmt.Errorf("%s: %w", o, err)
	}
	if t.rows == nil {
		t.rows, t.Skipped = map[[2]string]*Row{}, map[string]int{}
	}
	key := [2]string{o.Maker, o.Target}
	row := t.rows[key]
	if row == nil {
		row = &Row{Maker: o.Maker, Target: o.Target, Findings: map[check.Code]int{}}
		t.rows[key] = row
	}
	row.Objects++
	if images[0].Format == "PE" { // the name of its section is truncated
		t.Skipped["llvm-readobj does not find the maps of PE files"]++
	} else if differs, err := Readobj(o); err != nil {
		return fmt.Errorf("%s: %w", o, err)
	} else if differs == "" {
		row.Agree++
	} else {
		t.Unexpected = append(t.Unexpected, fmt.Sprintf("%s: %s", o, differs))
	}
	r := check.Check(images[0])
	row.Functions += r.Functions
	row.Records += r.Records
	row.Follow += r.Framed
	for _, why := range r.Skipped {
		_, reason, found := strings.Cut(why, ": ")
		if !found {
			reason = why
		}
		if i := strings.Index(reason, "control does not reach"); i >= 0 {
			reason = "control does not reach a call with a record"
		}
		t.Skipped[reason]++
	}
	if slices.ContainsFunc(r.Findings, func(f check.Finding) bool {
		return f.Code == check.CallsStack
	}) {
		row.Findings[check.CallsStack]++
		return nil
	}
	for i := range r.Findings {
		f := &r.Findings[i]
		// LLVM's maps never say which words of a stack object hold references.
		if row.Findings[f.Code]++; !Pushed(f) && f.Code != check.ObjectWords {
			t.Unexpected = append(t.Unexpected, fmt.Sprintf("%s: %s", o, f))
		}
	}
	return nil
}

// Rows are the rows in order.
func (t *Table) Rows() []*Row {
	var all []*Row
	for _, r := range t.rows {
		all = append(all, r)
	}
	sort.Slice(all, func(i, j int) bool {
		a, b := all[i], all[j]
		return a.Maker < b.Maker || a.Maker == b.Maker && a.Target < b.Target
	})
	return all
}

// String is the table as text, with the reasons why something was not checked.
func (t *Table) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%-18s %-24s %7s %7s %9s %8s %8s  findings\n", "made by", "for", "objects",
		"readobj", "functions", "records", "followed")
	sum := Row{Maker: "all", Findings: map[check.Code]int{}}
	line := func(r *Row) {
		fmt.Fprintf(&b, "%-18s %-24s %7d %7d %9d %8d %8d  %s\n", r.Maker, r.Target, r.Objects,
			r.Agree, r.Functions, r.Records, r.Follow, counts(r.Findings))
	}
	for _, r := range t.Rows() {
		line(r)
		sum.Objects += r.Objects
		sum.Agree += r.Agree
		sum.Functions += r.Functions
		sum.Records += r.Records
		sum.Follow += r.Follow
		for c, n := range r.Findings {
			sum.Findings[c] += n
		}
	}
	line(&sum)
	b.WriteString(counts(t.Skipped) + "\n")
	return b.String()
}

// counts lists counts by name, the largest first.
func counts[K ~string](of map[K]int) string {
	var keys []K
	for k := range of {
		keys = append(keys, k)
	}
	sort.Slice(keys, func(i, j int) bool {
		if of[keys[i]] != of[keys[j]] {
			return of[keys[i]] > of[keys[j]]
		}
		return keys[i] < keys[j]
	})
	var parts []string
	for _, k := range keys {
		parts = append(parts, fmt.Sprintf("%d %s", of[k], k))
	}
	if len(parts) == 0 {
		return "none"
	}
	return strings.Join(parts, ", ")
}

// Total is the number of objects.
func (t *Table) Total() string {
	n := 0
	for _, r := range t.rows {
		n += r.Objects
	}
	return source.Count(n, "object")
}
