package objects

import (
	"strings"
	"sync"

	"statepoint/core/provenance"
	"statepoint/lower"
	"statepoint/lower/amd64"
)

// write makes the rows of the assembly: a record is shown under the instruction that it follows or,
// if it follows none, at the end of its function.
func (b *builder) write() {
	for n := range b.res.Funcs {
		f := &b.res.Funcs[n]
		b.rows = append(b.rows, lower.Row{Kind: lower.RowFunction, Func: int32(n),
			Offset: f.Offset, Text: f.Name, ID: f.ID})
		under := map[uint32][]int32{}
		for _, r := range f.Records {
			off := f.Size
			if in := b.calls[int(r)]; in != nil {
				off = in.Offset
			}
			under[off] = append(under[off], r)
		}
		for i := range f.Insts {
			b.inst(n, i)
			b.recordRows(n, under[f.Insts[i].Offset])
		}
		b.recordRows(n, under[f.Size])
	}
	if b.nobody >= 0 {
		var all []int32
		for _, r := range b.loose {
			all = append(all, int32(r))
		}
		b.recordRows(b.nobody, all)
	}
}

func (b *builder) recordRows(n int, records []int32) {
	for _, r := range records {
		b.rows = append(b.rows, lower.Row{Kind: lower.RowRecord, Func: int32(n),
			ID: provenance.ID(b.res.Map.Records[r].Prov)})
	}
}

// inst adds the row of an instruction.
func (b *builder) inst(n, i int) {
	f, text := &b.res.Funcs[n], &b.texts[n][i]
	in := &f.Insts[i]
	row := lower.Row{Kind: lower.RowInst, Func: int32(n), Offset: f.Offset + in.Offset,
		Size: in.Size, ID: in.ID, Text: text.Text}
	if in.Inst.Op != 0 {
		row.Inst = &in.Inst
	}
	if row.Mnemonic = strings.IndexByte(row.Text, ' '); row.Mnemonic < 0 {
		row.Mnemonic = len(row.Text)
	}
	if m := text.Memory; m != nil && len(in.At) > 0 {
		row.Places = []lower.Place{{Start: m.Start, End: m.End, ID: in.At[0]}}
	}
	if row.Inst != nil {
		row.Registers = registersIn(row.Text, row.Mnemonic)
	}
	b.rows = append(b.rows, row)
}

// named are the registers by their names in lower case.
var named = sync.OnceValue(func() map[string]lower.Register {
	all := map[string]lower.Register{}
	for n := uint16(0); n < 33; n++ {
		r, ok := amd64.FromDWARF(n)
		if !ok {
			continue
		}
		for _, w := range []amd64.Width{amd64.W8, amd64.W16, amd64.W32, amd64.W64} {
			if name := r.Name(w); all[name].Width == 0 {
				all[name] = lower.Register{Reg: r, Width: w}
			}
		}
	}
	return all
})

// registersIn finds the registers in an instruction's text.
func registersIn(text string, from int) (found []lower.Register) {
	for i := from; i < len(text); {
		j := i
		for j < len(text) && (text[j] >= 'a' && text[j] <= 'z' || text[j] >= '0' &&
			text[j] <= '9') {
			j++
		}
		if r, ok := named()[text[i:j]]; ok {
			r.Start, r.End = i, j
			found = append(found, r)
		}
		i = max(j, i+1)
		for j > 0 && i < len(text) && i == j && text[i] == '_' { // a symbol goes on
			i++
		}
	}
	return found
}
