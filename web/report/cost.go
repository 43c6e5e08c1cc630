package report

import (
	"fmt"
	"sort"

	"statepoint/core/source"
)

// ByCost is the Stage of a request of [ViewRecords] for the records that cost most first.
const ByCost = "cost"

// RecordsSort is the number of the act of a reader who sorts the table of records by cost, or puts
// it back in order.
const RecordsSort = 1 << 31

// Costs are the bytes that safepoints add to an object; see lower/cost for what counts.
type Costs struct {
	Tables  []CostTable
	Records []RecordCost
	// Spills and Reloads are the bytes of all spills and reloads, Text those of all code.
	Spills, Reloads, Text uint32
}

// CostTable is a table that describes safepoints: its section, its bytes, and how many of them
// belong to no single record.
type CostTable struct {
	Section      string
	Size, Shared uint32
}

// RecordCost is what one safepoint costs.
type RecordCost struct {
	// Number is the record's, Function the name of its function, Offset its return address there.
	Number   uint32
	Function string
	Offset   uint32
	// Tables are the bytes in each table; the rest are bytes of code.
	Tables                []uint32
	Spills, Reloads, Poll uint32
}

// Map is the bytes in all tables.
func (r *RecordCost) Map() (n uint32) {
	for _, b := range r.Tables {
		n += b
	}
	return n
}

// Code is the bytes of code.
func (r *RecordCost) Code() uint32 { return r.Spills + r.Reloads + r.Poll }

// Text is the cost in words: "costs 48 bytes of map, 9 bytes of code".
func (r *RecordCost) Text() string {
	return fmt.Sprintf("costs %s of map, %s of code", source.Count(r.Map(), "byte"),
		source.Count(r.Code(), "byte"))
}

// Parts says what the code is: "spills 4, reloads 5, poll 0".
func (r *RecordCost) Parts() string {
	return fmt.Sprintf("spills %d, reloads %d, poll %d", r.Spills, r.Reloads, r.Poll)
}

// Order returns the numbers of records, those that cost most first.
func (c *Costs) Order() []int {
	order := make([]int, len(c.Records))
	for i := range order {
		order[i] = i
	}
	all := func(i int) uint32 { return c.Records[i].Map() + c.Records[i].Code() }
	sort.SliceStable(order, func(i, j int) bool { return all(order[i]) > all(order[j]) })
	return order
}
