package ir

import (
	"sync/atomic"

	"statepoint/core/source"
)

// Arg is a parameter of a function.
type Arg struct {
	node
	located
	parent *Func
	// Index is its position, from 0.
	Index int
	// Attrs are the parameter's attributes, nil for none.
	Attrs *AttrSet
}

// Parent is the function the parameter belongs to.
func (a *Arg) Parent() *Func { return a.parent }

// Func is a function, defined or declared. As a value it is its address.
type Func struct {
	node
	located
	GlobalInfo
	module *Module
	view   *Module // of the module, while a worker works on the function
	// FuncType is the function's type; Type is a pointer (to it, in the typed dialects).
	FuncType *Type
	Args     []*Arg
	// Blocks are the basic blocks, entry first; a declaration has none.
	Blocks []*Block
	CC     CallConv
	// Ret and Attrs are the attributes of the result and of the function; nil for none.
	Ret, Attrs *AttrSet
	// GC is the name of the garbage collection strategy, "" for none.
	GC string
	// GCSpan is where GC is in the text, zero if a pass set it.
	GCSpan source.Span
	// Personality, Prefix and Prologue are constants, nil for none.
	Personality, Prefix, Prologue Value
	// Attachments are the metadata attached to the function.
	Attachments []Attachment
	// UseListOrders are the uselistorder directives for constants, as written: constants have no
	// use list here. They are not printed, as opt prints none; the reader has applied those for
	// local values.
	UseListOrders []string
	// BodySpan is the span from "{" to "}", zero for a declaration.
	BodySpan source.Span
	// Unread, unless nil, says what is in the body, which was not read because it is known from an
	// earlier reading. One block that only ends stands for it.
	Unread *Unread

	symbols symbolTable
	packed  bool // symbols is empty, see PackNames
}

// Unread is what a module needs to know of a body that was not read.
type Unread struct {
	// Instructions is their number.
	Instructions int
	// Types are its struct types that have names, as [Func.NamedTypes] returns them.
	Types []*Type
}

// Module is the module the function is in, or the view of it in which the function is worked on.
func (f *Func) Module() *Module {
	if f.view != nil {
		return f.view
	}
	return f.module
}

// Whole is the module the function is in. It may be read even while functions are processed in
// parallel.
func (f *Func) Whole() *Module { return f.module }

// StrategySpan is where the text names the strategy, or the function's name if a pass set it.
func (f *Func) StrategySpan() source.Span {
	if f.GCSpan.IsZero() {
		return f.Span
	}
	return f.GCSpan
}

// IsIntrinsic reports whether the function's name is that of an LLVM intrinsic.
func (f *Func) IsIntrinsic() bool { return len(f.name) > 5 && f.name[:5] == "llvm." }

// IsDeclaration reports whether the function has no body.
func (f *Func) IsDeclaration() bool {
	if f.known != 0 { // another worker may be changing the body
		return f.known == isDeclared
	}
	return len(f.Blocks) == 0
}

// Entry is the entry block, nil in a declaration.
func (f *Func) Entry() *Block {
	if len(f.Blocks) == 0 {
		return nil
	}
	return f.Blocks[0]
}

// NewBlock makes a block at the end of the function; its name is made unique as LLVM does.
func (f *Func) NewBlock(name string) *Block {
	b := f.newBlock()
	f.Blocks = append(f.Blocks, b)
	f.SetName(b, name)
	return b
}

// NewBlockBefore makes a block before pos; pos nil appends.
func (f *Func) NewBlockBefore(name string, pos *Block) *Block {
	b := f.newBlock()
	at := f.indexOf(pos)
	if at < 0 {
		at = len(f.Blocks)
	}
	f.Blocks = append(f.Blocks, nil)
	copy(f.Blocks[at+1:], f.Blocks[at:])
	f.Blocks[at] = b
	f.SetName(b, name)
	return b
}

// indexOf returns the index of a block in f, or -1. It searches from the end, where blocks are
// usually added.
func (f *Func) indexOf(b *Block) int {
	for i := len(f.Blocks) - 1; i >= 0; i-- {
		if f.Blocks[i] == b {
			return i
		}
	}
	return -1
}

// NewBlockAfter makes a block right after pos, which is in f.
func (f *Func) NewBlockAfter(name string, pos *Block) *Block {
	if i := f.indexOf(pos) + 1; i > 0 && i < len(f.Blocks) {
		return f.NewBlockBefore(name, f.Blocks[i])
	}
	return f.NewBlock(name)
}

// NewDetachedBlock makes a block that belongs to the function but is not yet in Blocks; a reader
// needs one when it meets a label before its block.
func (f *Func) NewDetachedBlock() *Block { return f.newBlock() }

func (f *Func) newBlock() *Block {
	return &Block{node: node{typ: f.module.Types.Label, id: f.Module().IDs.Next()}, parent: f}
}

// RemoveBlock removes a block from the function and drops its instructions' operands. The caller
// updates phis elsewhere that name the block.
func (f *Func) RemoveBlock(b *Block) {
	for in := b.first; in != nil; in = in.next {
		in.DropOperands()
		f.forget(in)
	}
	f.forget(b)
	for i, o := range f.Blocks {
		if o == b {
			f.Blocks = append(f.Blocks[:i], f.Blocks[i+1:]...)
			break
		}
	}
	b.parent = nil
	atomic.StoreUint32(&f.module.removed, 1)
}

// AddArg appends a parameter; the reader of a function header calls it once for each parameter of
// FuncType.
func (f *Func) AddArg(t *Type, attrs *AttrSet) *Arg {
	a := &Arg{node: node{typ: t, id: f.Module().IDs.Next()}, parent: f, Index: len(f.Args),
		Attrs: attrs}
	f.Args = append(f.Args, a)
	return a
}

// NewPlaceholder makes a value, in no function, for one to which a reader has seen a reference but
// not yet the definition. ReplaceAllUses substitutes the real one. It has no ID.
func NewPlaceholder(t *Type) *Arg { return &Arg{node: node{typ: t}, Index: -1} }
