package highlight

import (
	"strings"

	"statepoint/core/irparse/internal/scan"
)

// local is a name or number with "%": a value, a block or a type.
func (t *tokenizer) local() {
	define := t.scan.Is('=')
	switch {
	case define && t.body:
		t.endValue()
		t.phi = false
		t.braces, t.brackets, t.parens = 0, 0, 0
		t.emit(Value, true)
		t.value = t.open(SymbolValue, t.cur.start, t.cur.start, t.cur.end, t.fn)
	case define:
		t.topLevel()
		t.emit(Type, true)
		t.entity = t.open(SymbolType, t.cur.start, t.cur.start, t.cur.end, -1) + 1
	case t.lastText == "label" && t.last == Type,
		t.blockAddress && t.lastText == ",",
		t.phi && t.brackets > 0 && t.lastText == ",":
		t.emit(Label, false)
	case t.header:
		if t.parens == 0 || !t.types[t.text()] && !t.typeComes() || t.types[t.text()] &&
			!t.valueComes() {
			t.emit(Type, false)
			return
		}
		t.emit(Value, t.define)
		if t.define && t.named {
			// The function's symbol is opened at its body; those of its parameters come after that.
			t.open(SymbolArgument, t.cur.start, t.cur.start, t.cur.end, -1)
		}
	case t.types[t.text()] && t.isType():
		t.emit(Type, false)
	case !t.body && !t.types[t.text()]:
		t.emit(Type, false)
	default:
		t.emit(Value, false)
	}
}

// typeComes reports whether a parameter's type precedes a name in a function's header that is not a
// type's.
func (t *tokenizer) typeComes() bool {
	return t.typeEnd || t.last == Attribute || t.last == String ||
		t.last == Number || t.last == Keyword || t.lastText == ")"
}

// valueComes is typeComes for a name that is also a type's: after an attribute it may still be the
// type.
func (t *tokenizer) valueComes() bool { return t.typeComes() && (t.scan.Is(',') || t.scan.Is(')')) }

// isType reports whether a name that is also a type's means the type here. Its neighbours decide: a
// type is followed by a value, a value by punctuation or a word.
func (t *tokenizer) isType() bool {
	if t.typeEnd && t.lastText != ")" {
		return false
	}
	switch {
	case typeFollows.Has(t.lastText) || t.last == Keyword && t.lastText != "unwind":
		return true
	case t.braces > 0:
		return true
	}
	switch t.scan.Kind {
	case scan.Local, scan.LocalID, scan.Global, scan.GlobalID, scan.Int, scan.Float, scan.Hex,
		scan.HexInt, scan.String, scan.Meta, scan.Bang:
		return !t.nextLine()
	case scan.Word:
		k := wordKind(t.scan.Text())
		return !t.nextLine() && (k == Number || k == Attribute ||
			t.scan.IsWord("addrspace") || k == Keyword && t.scan.IsWord("getelementptr"))
	case scan.Punct:
		switch t.src[t.scan.Start] {
		case '*', '(', '{', '[', '<':
			return true
		}
		return t.parens > 0 && (t.lastText == "(" || t.lastText == ",")
	}
	return false
}

// global is a name or number with "@".
func (t *tokenizer) global() {
	k := Global
	if strings.HasPrefix(t.text(), "@llvm.") {
		k = Intrinsic
	}
	switch {
	case t.header && !t.named && t.parens == 0:
		t.named = true
		t.emit(k, true)
		kind := SymbolDeclaration
		if t.define {
			kind = SymbolFunction
		}
		t.fn = t.open(kind, t.headerStart, t.cur.start, t.cur.end, -1)
	case !t.body && t.scan.Is('='):
		t.topLevel()
		t.emit(Global, true)
		t.entity = t.open(SymbolGlobal, t.cur.start, t.cur.start, t.cur.end, -1) + 1
	default:
		t.emit(k, false)
	}
}

// topLevel is called at the start of a top-level entity: open symbols end before it.
func (t *tokenizer) topLevel() {
	t.closeFunction(t.before, t.before)
	t.endEntity(t.before)
	t.braces, t.parens, t.brackets, t.metaParens = 0, 0, 0, 0
}

func (t *tokenizer) open(k SymbolKind, start, nameStart, nameEnd int, parent int32) int32 {
	t.symbols = append(t.symbols, Symbol{Kind: k, Start: int32(start), End: int32(nameEnd),
		NameStart: int32(nameStart), NameEnd: int32(nameEnd), Parent: parent})
	return int32(len(t.symbols) - 1)
}

// beginBody is called at the "{" of a function.
func (t *tokenizer) beginBody() {
	t.header, t.named, t.constAhead, t.body = false, false, false, true
	for i := int(t.fn) + 1; t.fn >= 0 && i < len(t.symbols); i++ {
		if t.symbols[i].Kind == SymbolArgument {
			t.symbols[i].Parent = t.fn
		}
	}
}

func (t *tokenizer) endValue() {
	if t.value >= 0 {
		t.symbols[t.value].End = int32(t.before)
		t.value = -1
	}
}

func (t *tokenizer) endBlock(end int) {
	if t.block >= 0 {
		t.symbols[t.block].End = int32(end)
		t.block = -1
	}
}

func (t *tokenizer) endEntity(end int) {
	if t.entity > 0 {
		t.symbols[t.entity-1].End = int32(end)
		t.entity = 0
	}
}

// closeFunction ends the open function, if there is one, and the symbols open in it at a given
// offset.
func (t *tokenizer) closeFunction(end, inner int) {
	if t.value >= 0 {
		t.symbols[t.value].End, t.value = int32(inner), -1
	}
	t.endBlock(inner)
	if t.fn >= 0 {
		if t.header && t.define { // its body never came
			t.beginBody()
		}
		t.symbols[t.fn].End = int32(end)
		t.fn = -1
	}
	t.header, t.named, t.constAhead, t.body, t.phi = false, false, false, false, false
	t.braces = 0
}

func (t *tokenizer) label() {
	if t.body && t.parens == 0 && t.brackets == 0 && t.metaParens == 0 {
		t.endValue()
		t.endBlock(t.before)
		t.phi, t.braces = false, 0
		t.emitTo(t.cur.end-1, Label, true)
		t.block = t.open(SymbolBlock, t.cur.start, t.cur.start, t.cur.end-1, t.fn)
		t.last, t.lastText = noToken, ":"
		return
	}
	// A field of a metadata node or of an attribute, as in `line: 3` and `argmem: read`.
	k := Attribute
	if t.metaParens > 0 {
		k = Metadata
	}
	t.emitTo(t.cur.end-1, k, false)
}
