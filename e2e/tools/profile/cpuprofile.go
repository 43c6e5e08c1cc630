package main

import (
	"cmp"
	"encoding/json"
	"fmt"
	"slices"
)

// cpuProfile is a profile as V8 writes it (Chrome DevTools Protocol, "Profiler.Profile"): a call
// tree, and for each sample the node it met and the microseconds since the sample before.
type cpuProfile struct {
	Nodes []struct {
		ID        int
		CallFrame struct{ FunctionName string }
	}
	Samples    []int
	TimeDeltas []int64
}

// row is the share of all time that was spent in a function itself.
type row struct {
	name  string
	share float64
}

// costliest returns the n functions of a profile in which most time was spent, without what they
// called and without idle time.
func costliest(data []byte, n int) ([]row, error) {
	var p cpuProfile
	if err := json.Unmarshal(data, &p); err != nil {
		return nil, err
	}
	if len(p.Samples) != len(p.TimeDeltas) {
		return nil, fmt.Errorf("the profile has %d samples, but %d times", len(p.Samples),
			len(p.TimeDeltas))
	}
	names := map[int]string{}
	for i := range p.Nodes {
		names[p.Nodes[i].ID] = p.Nodes[i].CallFrame.FunctionName
	}
	spent, all := map[string]int64{}, int64(0)
	for i, id := range p.Samples {
		switch name := names[id]; name {
		case "(idle)", "(root)":
		default:
			spent[name] += p.TimeDeltas[i]
			all += p.TimeDeltas[i]
		}
	}
	var rows []row
	for name, t := range spent {
		rows = append(rows, row{name, float64(t) / float64(max(all, 1))})
	}
	slices.SortFunc(rows, func(a, b row) int {
		return cmp.Or(cmp.Compare(b.share, a.share), cmp.Compare(a.name, b.name))
	})
	return rows[:min(n, len(rows))], nil
}
