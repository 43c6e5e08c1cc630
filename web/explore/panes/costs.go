package panes

import (
	"fmt"
	"strings"

	"statepoint/lower/cost"
	"statepoint/stackmap"
	"statepoint/web/explore"
	"statepoint/web/report"
)

// Costs returns what each safepoint costs; nil for an object without IR, whose spills are unknown,
// and where there is no record.
func Costs(c *explore.Compilation) *report.Costs {
	res := c.Lowered()
	if res == nil || c.Object() != nil || len(res.Map.Records) == 0 {
		return nil
	}
	costs := cost.Of(c.Module(), &res.Module)
	out := &report.Costs{Spills: costs.Spills, Reloads: costs.Reloads, Text: costs.Text}
	for _, t := range costs.Tables {
		out.Tables = append(out.Tables, report.CostTable(t))
	}
	for i := range costs.Records {
		r := &costs.Records[i]
		out.Records = append(out.Records, report.RecordCost{Number: uint32(i),
			Function: res.Funcs[r.Func].Name, Offset: res.Map.Records[i].Offset, Tables: r.Tables,
			Spills: r.Spills, Reloads: r.Reloads, Poll: r.Poll})
	}
	return out
}

// Replaced says what replaces the stack map in the object, "" if nothing does.
func Replaced(c *explore.Compilation) string {
	res := c.Lowered()
	if res == nil || !res.MapReplaced {
		return ""
	}
	var tables []string
	for i := range res.Printed {
		for _, b := range res.Printed[i].Bytes {
			tables = append(tables, fmt.Sprintf("the table of gc %q in %s",
				res.Printed[i].Strategy, b.Section))
		}
	}
	for i := range res.Tables {
		if !res.Tables[i].Regions {
			tables = append(tables, "the return address table in "+stackmap.TableSectionName)
			break
		}
	}
	verb := " replaces it."
	if len(tables) > 1 {
		verb = " replace it."
	}
	return "The object has no stack map: " + strings.Join(tables, " and ") + verb
}
