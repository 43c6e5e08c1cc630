package assembly

import (
	"fmt"
	"strings"

	"statepoint/core/source"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/asmtext"
	"statepoint/lower/object"
)

// MaxErrors bounds the errors of one text that are reported, and MaxBytes the contents of an
// object's sections.
const (
	MaxErrors = 10
	MaxBytes  = 256 << 20
)

// assembler reads one text.
type assembler struct {
	diags *source.List
	r     *asmtext.Reader
	table symbols
	secs  sections
	cfi   frames
	file  string // the name in the first .file
	// bytes counts the contents of all sections before their layout.
	bytes int64
	at    asmtext.Statement
}

// Assemble assembles a text. The error is a *source.List, whose diagnostics have the position of
// each invalid or unsupported statement.
func Assemble(name, text string) (*object.Object, error) {
	a := &assembler{diags: source.NewList(source.NewText(name, text))}
	list, err := asmtext.Statements(text)
	if err != nil {
		at := source.Pos(0)
		if e, ok := err.(*asmtext.Error); ok {
			at = a.diags.Text.Offset(e.Line)
			err = fmt.Errorf("%s", e.Message)
		}
		a.fail(int(at), err)
		return nil, a.diags.Err()
	}
	a.r = asmtext.NewReader(a.operand)
	a.secs.begin()
	for _, s := range list {
		a.at = s
		if err := a.statement(s); err != nil {
			at := a.r.At()
			if e, ok := err.(*placed); ok {
				at = e.at
			}
			a.fail(min(at, s.At+len(s.Text)-1), err)
		}
		if len(a.diags.Items) >= MaxErrors {
			return nil, a.diags.Err()
		}
	}
	if a.cfi.open != nil {
		a.fail(a.cfi.open.pos, fmt.Errorf("the function has no .cfi_endproc"))
	}
	var obj *object.Object
	if !a.diags.HasErrors() {
		a.layout()
		obj = a.finish()
	}
	if err := a.diags.Err(); err != nil {
		return nil, err
	}
	return obj, nil
}

// placed is an error at an offset of the text.
type placed struct {
	at  int
	err error
}

func (e *placed) Error() string { return e.err.Error() }

// fail reports an error at an offset.
func (a *assembler) fail(at int, err error) {
	if len(a.diags.Items) >= MaxErrors {
		return
	}
	a.diags.Errorf(source.Span{Start: source.Pos(at), End: source.Pos(at) + 1}, "%s", err)
}

// statement reads a statement: labels, then a directive or an instruction.
func (a *assembler) statement(s asmtext.Statement) error {
	r := a.r
	r.Begin(s)
	for !r.Done() {
		start := r.At()
		word, quoted, err := r.Word()
		switch {
		case err != nil:
			return err
		case word == "":
			return fmt.Errorf("`%c` cannot begin a statement", r.Peek())
		case r.Take(':'):
			if err := a.define(word); err != nil {
				return &placed{start, err}
			}
			continue
		case r.Take('='):
			return a.assign(word)
		case word[0] == '.' && !quoted:
			do, ok := directives[strings.ToLower(word)]
			if !ok {
				return &placed{start, fmt.Errorf("the directive `%s` is not supported", word)}
			}
			if err := do(a, strings.ToLower(word)); err != nil {
				return err
			}
			if !r.Done() {
				return fmt.Errorf("`%c` after the operands of `%s`", r.Peek(), word)
			}
			return nil
		case quoted:
			return &placed{start, fmt.Errorf("a string cannot begin a statement")}
		}
		if err := a.instruction(word); err != nil {
			return &placed{start, err}
		}
		return nil
	}
	return nil
}

// instruction appends an instruction to the current section.
func (a *assembler) instruction(word string) error {
	items, err := a.r.Instruction(word)
	if err != nil {
		return err
	}
	for i := range items {
		if err := a.emit(&items[i].Inst); err != nil {
			return err
		}
	}
	return nil
}

// emit appends an encoded instruction, or a branch whose length is decided by the layout.
func (a *assembler) emit(in *amd64.Inst) error {
	s := a.secs.now
	if err := s.filled("an instruction"); err != nil {
		return err
	}
	if t := &in.Args[0]; t.Kind == amd64.KindSym && (in.Op == amd64.JMP || in.Op == amd64.JCC) {
		f := s.add(branch)
		f.value = asmtext.Value{Sym: t.Sym, N: t.Val, Mod: t.Mod}
		f.pos = a.at.At
		f.jcc, f.cond = in.Op == amd64.JCC, in.Cond
		return a.grow(2)
	}
	f := s.tail()
	before := len(f.data)
	var fixes []amd64.Fixup
	var err error
	f.data, fixes, err = amd64.Append(f.data, nil, in)
	if err != nil {
		f.data = f.data[:before]
		return err
	}
	for _, fix := range fixes {
		mod := amd64.ModNone
		for i := range in.Args {
			if in.Args[i].Sym == fix.Sym {
				mod = in.Args[i].Mod
			}
		}
		f.fixups = append(f.fixups, fixup{off: fix.Off, kind: fix.Kind, pos: a.at.At,
			value: asmtext.Value{Sym: fix.Sym, N: fix.Addend, Mod: mod}})
	}
	return a.grow(int64(len(f.data) - before))
}

// grow counts bytes of contents.
func (a *assembler) grow(n int64) error {
	if a.bytes += n; a.bytes > MaxBytes {
		return fmt.Errorf("the sections have more than %d bytes, the limit of an object", MaxBytes)
	}
	return nil
}
