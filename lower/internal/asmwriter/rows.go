package asmwriter

import (
	"strconv"
	"strings"

	"statepoint/core/provenance"
	"statepoint/lower/amd64"
	"statepoint/lower/code"
	"statepoint/stackmap"
)

// RowKind is the kind of a row of assembly.
type RowKind uint8

const (
	RowFunction RowKind = iota // the label of a function
	RowLabel                   // the label of a block
	RowInst                    // an instruction
	RowRecord                  // a line of a stack map record, written under its call
)

// Row is one line of a function's assembly, for a screen.
type Row struct {
	Kind RowKind
	// Func is the number of the function in Result.Funcs.
	Func int32
	// Offset and Size are the instruction's bytes, from the start of Result.Text.
	Offset, Size uint32
	// Text is the label, the instruction, or the description of the record.
	Text string
	// Comment is the text after "#", "" for none. For an instruction that moves values it consists
	// of Note and the names of Values, which callers with better names can replace.
	Comment string
	Note    code.NoteKind
	Values  []provenance.ID
	// ID is the id of the instruction, record, location, function or block that the row shows.
	ID provenance.ID
	// Inst is the instruction, nil for other rows.
	Inst *amd64.Inst
	// Places are the operands of an instruction that are slots of the frame.
	Places []Place
	// Mnemonic is the length in bytes of the mnemonic in Text; Registers are the registers after
	// it.
	Mnemonic  int
	Registers []Register
}

// Register is a range of bytes in a row's Text that is a register, with its width.
type Register struct {
	Start, End int
	Reg        amd64.Reg
	Width      amd64.Width
}

// Place is a range of bytes in a row's Text that is a slot.
type Place struct {
	Start, End int
	ID         provenance.ID
}

// Rows are the lines of all functions. They need Options.Detail.
func Rows(m *code.Module, im *code.Image, syntax amd64.Syntax) []Row {
	n := 0
	for i := range m.Funcs {
		n += 2 + len(m.Funcs[i].Insts) + len(m.Funcs[i].Labels)
	}
	n += 4 * len(m.Map.Records)
	rows := make([]Row, 0, n)
	for i := range m.Funcs {
		rows = appendFunc(m, im, rows, i, syntax)
	}
	return rows
}

// FuncRows are the lines of one function, by its number.
func FuncRows(m *code.Module, im *code.Image, n int, syntax amd64.Syntax) []Row {
	return appendFunc(m, im, nil, n, syntax)
}

func printer(im *code.Image, fn *code.Func, syntax amd64.Syntax) amd64.Printer {
	return amd64.Printer{
		Syntax: syntax,
		Symbol: func(s amd64.Sym) string { return quoteSymbol(im.Symbols[s]) },
		Label:  func(l amd64.Label) string { return fn.LabelNames[l] },
	}
}

func appendFunc(m *code.Module, im *code.Image, rows []Row, n int, syntax amd64.Syntax) []Row {
	fn := &m.Funcs[n]
	p := printer(im, fn, syntax)
	rows = append(rows, Row{Kind: RowFunction, Func: int32(n), Offset: fn.Offset, Text: fn.Name,
		ID: fn.ID})
	label := 0
	var registers []Register // of all rows
	p.Register = func(r amd64.Reg, w amd64.Width, start, end int) {
		registers = append(registers, Register{start, end, r, w})
	}
	for i := range fn.Insts {
		in := &fn.Insts[i]
		if in.Aligns() && in.Size == 0 {
			continue
		}
		for label < len(fn.Labels) && fn.Labels[label].Offset <= in.Offset {
			if l := &fn.Labels[label]; l.Branched || label > 0 && l.Comment != "" {
				rows = append(rows, Row{Kind: RowLabel, Func: int32(n), Offset: fn.Offset +
					l.Offset, Text: l.Name, Comment: l.Comment, ID: l.Block})
			}
			label++
		}
		row := Row{Kind: RowInst, Func: int32(n), Offset: fn.Offset + in.Offset, Size: in.Size,
			Comment: in.Comment, Note: in.Note, Values: in.Values,
			ID: in.ID, Inst: &in.Inst}
		p.Operand = nil
		if len(in.At) > 0 {
			p.Operand = func(arg, start, end int) {
				if in.Inst.Args[arg].Kind == amd64.KindMem { // an instruction has one at most
					row.Places = append(row.Places, Place{start, end, in.At[0]})
				}
			}
		}
		first := len(registers)
		row.Text = string(p.Append(nil, &in.Inst))
		row.Registers = registers[first:len(registers):len(registers)]
		if row.Mnemonic = strings.IndexByte(row.Text, ' '); row.Mnemonic < 0 {
			row.Mnemonic = len(row.Text)
		}
		rows = append(rows, row)
		if in.Record > 0 {
			rows = appendRecord(m, rows, n, int(in.Record-1))
		}
	}
	return rows
}

// appendRecord writes a record, a line for itself and one for each location.
func appendRecord(m *code.Module, rows []Row, fn, n int) []Row {
	rec := &m.Map.Records[n]
	head := "record " + strconv.Itoa(n) + ": id " + strconv.FormatUint(rec.ID, 10) + ", offset " +
		strconv.FormatUint(uint64(rec.Offset), 10)
	rows = append(rows, Row{Kind: RowRecord, Func: int32(fn), Text: head,
		ID: provenance.ID(rec.Prov)})
	rec.Roles(func(i int, role stackmap.Role, number int) {
		l := &rec.Locations[i]
		text := role.String()
		switch role {
		case stackmap.RoleBase, stackmap.RoleDerived, stackmap.RoleDeopt, stackmap.RoleAlloca,
			stackmap.RoleOperand:
			text += " " + strconv.Itoa(number)
		}
		rows = append(rows, Row{Kind: RowRecord, Func: int32(fn), Text: text + ": " + l.String(),
			ID: provenance.ID(l.Prov)})
		if role != stackmap.RoleAlloca {
			return
		}
		for _, w := range m.WordsOf(int32(n), l) {
			rows = append(rows, Row{Kind: RowRecord, Func: int32(fn),
				Text: "reference in it: " + w.String(), ID: provenance.ID(l.Prov)})
		}
	})
	return rows
}
