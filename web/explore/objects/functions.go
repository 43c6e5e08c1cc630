package objects

import (
	"fmt"
	"slices"
	"strings"

	"statepoint/stackmap"
	"statepoint/web/report"
)

// listFunctions lists the functions with their figures, as asked; wrong counts findings by name.
func (o *opened) listFunctions(f *report.ObjectFacts, wrong map[string]int,
	ask *report.ViewRequest) {
	find, address, _ := strings.Cut(ask.Lookup, "\n")
	f.Sorted, f.Find, f.All = ask.Step, strings.TrimSpace(find), len(o.b.res.Funcs)
	if f.Asked = strings.TrimSpace(address); f.Asked != "" {
		f.Found = o.lookUp(f.Asked)
	}
	for i := range o.b.res.Funcs {
		fn := &o.b.res.Funcs[i]
		row := report.ObjectFunction{ID: uint32(fn.ID), Name: fn.Name}
		row.Values = [len(report.ObjectColumns)]int64{report.ObjectCode: int64(fn.Size),
			report.ObjectFrame: fn.Frame.Size, report.ObjectRecords: int64(len(fn.Records)),
			report.ObjectWrong: int64(wrong[fn.Name])}
		if fn.Frame.Dynamic || len(fn.Insts) == 0 || !o.b.frames[i].sized {
			row.Values[report.ObjectFrame] = -1
		}
		for _, r := range fn.Records {
			o.b.res.Map.Records[r].Roles(func(_ int, role stackmap.Role, _ int) {
				if role == stackmap.RoleDerived {
					row.Values[report.ObjectReferences]++
				}
			})
		}
		for k, v := range row.Values {
			f.Totals.Values[k] += v
		}
		if strings.Contains(strings.ToLower(fn.Name), strings.ToLower(f.Find)) {
			f.Functions = append(f.Functions, row)
		}
	}
	column, sign := int(f.Sorted)-1, int64(-1)
	if column >= report.FunctionsReversed {
		column, sign = column-report.FunctionsReversed, 1
	}
	if column < 0 {
		column = report.ObjectWrong
	}
	slices.SortStableFunc(f.Functions, func(a, b report.ObjectFunction) int {
		if column >= len(report.ObjectColumns) {
			return int(sign) * -strings.Compare(a.Name, b.Name)
		}
		return int(sign * (min(max(a.Values[column]-b.Values[column], -1), 1)))
	})
	if all := f.Totals.Values[report.ObjectRecords]; all > 0 {
		f.Address = o.example()
	}
}

// example is the return address of the first record, as a reader may look it up.
func (o *opened) example() string {
	first := ""
	o.b.res.Map.Each(func(function, record int) {
		if first != "" || function < 0 {
			return
		}
		at := uint64(o.b.res.Map.Records[record].Offset)
		if first = o.b.res.Map.Functions[function].Name(); first != "" {
			first = fmt.Sprintf("%s+0x%x", first, at)
		} else {
			first = fmt.Sprintf("0x%x", o.b.starts[function]+at)
		}
	})
	return first
}
