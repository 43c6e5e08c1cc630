package asmwriter

import (
	"bytes"
	"fmt"
	"io"
	"math/bits"
	"strconv"
	"strings"
	"unicode/utf8"

	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/lower/amd64"
	"statepoint/lower/code"
	"statepoint/lower/object"
	"statepoint/stackmap"
	"statepoint/stackmap/rootmap"
)

// Options control how a module is written.
type Options struct {
	Syntax amd64.Syntax // AT&T or Intel
	// Records writes each stack map record as comments under its call.
	Records bool
	// MaxBytes bounds the text; 0 means no limit. The output stops before the first line beyond it.
	MaxBytes int64
	// Workers is the maximum number of parts of the text that are made in parallel; 0 and 1 mean
	// one at a time. The text is the same.
	Workers int
}

// Write writes a module as assembly text, which llvm-mc and the GNU assembler turn into the same
// sections as the object's. It needs Options.Detail. The error is the writer's, or a *source.Limit.
func Write(to io.Writer, m *code.Module, im *code.Image, opts Options) error {
	w := writer{m: m, im: im, syntax: opts.Syntax, records: opts.Records, to: to,
		max: opts.MaxBytes, workers: opts.Workers, points: make([]string, len(m.Map.Records))}
	w.module()
	w.flush(0)
	return w.err
}

func (w *writer) module() {
	m, im := w.m, w.im
	w.beginText()
	w.findBegins()
	w.findAreas()
	w.patched = make([]bool, len(m.Funcs))
	for _, p := range im.Patches {
		w.patched[p.Func] = true
	}
	if a := im.Asm.Align; a > 1 {
		w.line("\t.p2align\t%d", bits.TrailingZeros64(a))
	}
	for _, d := range im.Asm.Symbols {
		w.line("\t%s\t%s", d.Directive, quoteSymbol(d.Symbol))
	}
	w.printedTables(true)
	w.findSafePoints()
	for i := 0; i < len(m.Funcs) && w.err == nil; i++ {
		w.function(i)
	}
	w.patchPlaces()
	w.variables()
	w.references()
	w.addresses()
	w.aliases()
	w.weak()
	w.printedTables(false)
	if !im.Fill {
		w.stackNote()
	}
	w.stackMap()
	w.returnTables()
	if im.Fill {
		w.stackNote()
	}
	if im.MachO != nil {
		w.line(".subsections_via_symbols")
	}
}

// beginText writes the beginning of the text.
func (w *writer) beginText() {
	if w.im.MachO != nil {
		w.beginMachO()
		return
	}
	if !w.im.Fill {
		w.line("\t.text")
	}
	if w.syntax == amd64.Intel {
		w.line("\t.intel_syntax noprefix")
	}
	w.line("\t.file\t%s", strconv.Quote(w.im.File))
	if !w.im.Fill {
		w.now = code.Text
	}
}

// stackNote declares that the stack is not executable.
func (w *writer) stackNote() {
	if w.im.MachO != nil {
		return
	}
	w.line("\t.section\t\".note.GNU-stack\",\"\",@progbits")
	w.now = code.Ref{Name: ".note.GNU-stack"}
}

type writer struct {
	m       *code.Module
	im      *code.Image
	b       []byte // what to has not been given yet
	to      io.Writer
	written int64 // how much that was given
	max     int64 // Options.MaxBytes
	err     error // nothing is written after it
	syntax  amd64.Syntax
	records bool
	workers int
	now     code.Ref // the section that is being written
	patched []bool   // by function, whether there is room to patch it
	begins  []bool   // by function, whether tables count from its beginning
	// points are, by record, the difference of its label and its function's.
	points []string
	// safePoints are the safe points of the functions, by function number, that have labels;
	// labelled is the number of labels so far, theirs and those of records.
	safePoints [][]rootmap.Point
	labelled   int
	// pooled and tabled are the numbers of entries of Image.Pool and Image.JumpTables already
	// written.
	pooled, tabled int
	areas          []dataArea // by function
}

// chunk is the number of bytes written at once.
const chunk = 64 << 10

func (w *writer) line(format string, args ...any) {
	if w.err != nil {
		return
	}
	before := len(w.b)
	w.b = fmt.Appendf(w.b, format, args...)
	w.end(before)
}

// end ends the line that begins at an offset of the buffer.
func (w *writer) end(before int) {
	w.b = append(w.b, '\n')
	if w.max > 0 && w.written+int64(len(w.b)) > w.max {
		w.b = w.b[:before]
		w.flush(0)
		if w.err == nil {
			w.err = &source.Limit{Stage: "the writer of assembly", Unit: "bytes of text",
				Max: w.max, Option: "lower.AssemblyOptions.MaxBytes"}
		}
		return
	}
	w.flush(chunk)
}

// collector returns a writer of some lines, which only collects them.
func (w *writer) collector() *writer {
	return &writer{m: w.m, im: w.im, syntax: w.syntax, points: w.points}
}

// lines writes the lines of a part.
func (w *writer) lines(text []byte) {
	if w.max <= 0 || w.written+int64(len(w.b)+len(text)) <= w.max {
		w.b = append(w.b, text...)
		w.flush(chunk)
		return
	}
	for line := range bytes.Lines(text) {
		before := len(w.b)
		w.b = append(w.b, line[:len(line)-1]...)
		if w.end(before); w.err != nil {
			return
		}
	}
}

// flush writes the buffer if it has more than a given number of bytes.
func (w *writer) flush(least int) {
	if w.err != nil || len(w.b) <= least || w.to == nil {
		return
	}
	w.written += int64(len(w.b))
	_, w.err = w.to.Write(w.b)
	w.b = w.b[:0]
}

// alignData aligns the following data, up to the given number of bytes.
func (w *writer) alignData(n uint64) {
	if n > 1 {
		w.line("%s", w.aligned(n))
	}
}

// aligned is the directive that aligns data to a given number of bytes.
func (w *writer) aligned(n uint64) string {
	fill := ""
	if w.im.Fill {
		fill = ", 0x0"
	}
	return fmt.Sprintf("\t.p2align\t%d%s", bits.TrailingZeros64(n), fill)
}

// alignCode is the directive that aligns code to a given number of bytes.
func (w *writer) alignCode(n uint64) string {
	fill := ""
	if !w.im.Fill {
		fill = ", 0x90"
	}
	return fmt.Sprintf("\t.p2align\t%d%s", bits.TrailingZeros64(n), fill)
}

// commentColumn is the column of comments, as in LLVM.
const commentColumn = 40

// comment writes a line with a comment at its column. As in LLVM, a tab at a multiple of eight has
// no width, and any other extends to the next multiple.
func (w *writer) comment(text, comment string) {
	before := len(w.b)
	w.b = append(w.b, text...)
	w.commented(before, comment)
}

// commented ends the line that begins at an offset of the buffer with a comment, as comment does.
func (w *writer) commented(before int, comment string) {
	if w.err != nil {
		w.b = w.b[:before]
		return
	}
	if comment == "" {
		w.end(before)
		return
	}
	col := 0
	for text := w.b[before:]; len(text) > 0; {
		size := 1
		switch c := text[0]; {
		case c == '\t':
			col = (col + 7) &^ 7
		case c < utf8.RuneSelf:
			col++
		default:
			_, size = utf8.DecodeRune(text)
			col++
		}
		text = text[size:]
	}
	const spaces = "                                        "
	w.b = append(w.b, spaces[:max(1, min(commentColumn-col, len(spaces)))]...)
	w.b = append(append(w.b, w.hash()...), ' ')
	w.b = append(w.b, comment...)
	w.end(before)
}

// symbol writes the directives that give a symbol its linkage. The comment goes to the first of
// them, and is returned if there is none.
func (w *writer) symbol(name, comment string, info *ir.GlobalInfo) string {
	say := func(directive string) {
		w.comment("\t"+directive+"\t"+name, comment)
		comment = ""
	}
	if w.im.MachO != nil {
		w.machoLinkage(say, info)
		return comment
	}
	switch info.Visibility {
	case "hidden", "protected":
		say("." + info.Visibility)
	}
	switch info.Linkage {
	case "private", "internal":
	case "weak", "weak_odr", "linkonce", "linkonce_odr":
		say(".weak")
	default:
		say(".globl")
	}
	return comment
}

func (w *writer) function(n int) {
	fn := &w.m.Funcs[n]
	name := w.name(fn.Name)
	begin := w.pool(n, "-- Begin function "+fn.Name)
	w.section(w.im.Code[fn.Section].Ref)
	begin = w.symbol(name, begin, fn.Info)
	if fn.Align > 1 {
		w.comment(w.alignCode(fn.Align), begin)
		begin = ""
	}
	if fn.Prefix != nil {
		w.contents(fn.Prefix)
	}
	if w.patched[n] {
		w.line("%spatch%d:", w.private(), n)
	}
	for range fn.Patch {
		w.line("\tnop")
	}
	if w.im.MachO == nil {
		w.comment("\t.type\t"+name+",@function", begin)
	}
	w.comment(name+":", "@"+plain(fn.Name))
	if w.begins[n] {
		w.line("%sfunc_begin%d:", w.private(), n)
	}
	if fn.HasCFI {
		w.line("\t.cfi_startproc")
	}
	if fn.Personality != amd64.NoSym {
		encoding := 27
		if w.im.MachO != nil {
			encoding = 16
		}
		w.line("\t.cfi_personality 155, %s", w.name(w.im.Symbols[w.referred(fn.Personality)]))
		w.line("\t.cfi_lsda %d, %sexception%d", encoding, w.private(), w.areas[n].number)
	}
	p := w.printer(fn)
	label, cfi, changes := 0, 0, fn.CFI
	if w.im.MachO != nil {
		changes = ofPrologue(changes)
	}
	records := w.pointsUpTo(name, fn.Records, 0)
	stops := w.safePoints[n]
	asm := int32(0)
	if len(fn.Labels) > 0 && !fn.Labels[0].Branched { // the entry, before what makes the frame
		w.label(&fn.Labels[0])
		label = 1
	}
	for i := 0; i < len(fn.Insts) && w.err == nil; i++ {
		in := &fn.Insts[i]
		if in.Asm != asm {
			w.inlineAsm(&asm, 0)
		}
		// even without a nop, the label of the block that it aligns follows
		first := !in.Aligns() || in.Size > 0
		for ; first && label < len(fn.Labels) && fn.Labels[label].Offset <= in.Offset; label++ {
			w.label(&fn.Labels[label])
		}
		w.inlineAsm(&asm, in.Asm)
		stops = w.safePointsUpTo(stops, in.Offset)
		if in.Aligns() {
			w.line("%s", w.alignCode(uint64(in.Inst.Args[0].Val)))
		} else {
			before := len(w.b)
			w.b = p.Append(append(w.b, '	'), w.throughTables(&in.Inst))
			w.commented(before, commentOf(in))
		}
		stops = w.returnsUpTo(stops, in.Offset+in.Size)
		records = w.pointsUpTo(name, records, in.Offset+in.Size)
		for ; cfi < len(changes) && changes[cfi].Off <= in.Offset+in.Size; cfi++ {
			w.cfi(&changes[cfi])
		}
		if in.Record > 0 && w.records {
			for _, row := range appendRecord(w.m, nil, n, int(in.Record-1)) {
				w.line("\t%s %s", w.hash(), row.Text)
			}
		}
	}
	w.inlineAsm(&asm, 0)
	for ; label < len(fn.Labels); label++ {
		w.label(&fn.Labels[label])
	}
	if w.im.MachO == nil {
		w.line(".Lfunc_end%d:", n)
		w.line("\t.size\t%s, .Lfunc_end%d-%s", name, n, name)
	}
	if fn.HasCFI {
		w.line("\t.cfi_endproc")
	}
	w.exceptionTable(n)
	w.jumpTables(n)
	w.comment("", "-- End function")
}

// commentOf is the comment of an instruction: what it moves, or LLVM's comment on a tail call.
func commentOf(in *code.Inst) string {
	if in.Comment != "" || in.Inst.Op != amd64.JMP || in.Asm != 0 {
		return in.Comment
	}
	switch in.Inst.Args[0].Kind {
	case amd64.KindSym:
		return "TAILCALL"
	case amd64.KindReg:
		if len(in.To) == 0 { // through no table
			return "TAILCALL"
		}
	}
	return ""
}

// findBegins finds the functions to whose start tables are relative. They need a label for this
// definition, even if the linker chooses another for the name.
func (w *writer) findBegins() {
	w.begins = make([]bool, len(w.m.Funcs))
	for i := range w.im.JumpTables {
		w.begins[w.im.JumpTables[i].Func] = true
	}
	for i := range w.m.Tables {
		w.begins[w.m.FirstIn(w.m.Tables[i].Section)] = true
	}
	for i := range w.m.Printed {
		for _, it := range w.m.Printed[i].Finish {
			if it.Kind == rootmap.ItemDistance && it.Place.Func > 0 {
				w.begins[it.Place.Func-1] = true
			}
		}
	}
}

// inlineAsm marks where inline assembly ends and begins, as LLVM does.
func (w *writer) inlineAsm(now *int32, next int32) {
	if *now == next {
		return
	}
	if *now != 0 {
		w.line("\t%sNO_APP", w.hash())
	}
	if next != 0 {
		w.line("\t%sAPP", w.hash())
	}
	*now = next
}

func (w *writer) label(l *code.Label) {
	if l.Branched {
		w.comment(w.local(l.Name)+":", l.Comment)
		return
	}
	w.comment(w.hash()+" %bb."+l.Name[strings.LastIndexByte(l.Name, '_')+1:]+":", l.Comment)
}

func (w *writer) cfi(c *object.CFI) {
	register := stackmap.RegisterName(c.Reg)
	if w.syntax == amd64.ATT {
		// llvm-mc silently treats it as a symbol under .intel_syntax noprefix
		register = "%" + register
	}
	switch c.Op {
	case object.DefCFA:
		w.line("\t.cfi_def_cfa %s, %d", register, c.N)
	case object.DefCFARegister:
		w.line("\t.cfi_def_cfa_register %s", register)
	case object.DefCFAOffset:
		w.line("\t.cfi_def_cfa_offset %d", c.N)
	case object.SaveAt:
		w.line("\t.cfi_offset %s, %d", register, c.N)
	}
}
