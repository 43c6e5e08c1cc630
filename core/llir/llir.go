package llir

import (
	"context"
	"errors"
	"fmt"

	"github.com/llir/llvm/asm"
	llvmir "github.com/llir/llvm/ir"

	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/irparse"
	"statepoint/core/source"
)

// ErrOpaquePointers is returned for a module that llir cannot hold because its pointers have no
// pointee types.
var ErrOpaquePointers = errors.New(
	"llir: the module has opaque pointers, llir knows typed ones only; convert.Dialect gives " +
		"them types")

// FromLLIR returns an llir module as one of ours. The error is a *source.List about the text that
// llir prints, or says that llir could not print it.
func FromLLIR(ctx context.Context, m *llvmir.Module) (*ir.Module, error) {
	text, err := guard(func() (string, error) { return m.String(), nil })
	if err != nil {
		return nil, err
	}
	out, _, err := irparse.Parse(ctx, source.NewText("llir", text),
		&irparse.Options{Default: ir.LLVM11})
	if err != nil {
		return nil, err
	}
	return out, nil
}

// ToLLIR returns a module with typed pointers as an llir module. It omits alignments of results,
// promises that llir cannot express. The error is ErrOpaquePointers, or llir's own about a
// construct it does not know.
func ToLLIR(m *ir.Module) (*llvmir.Module, error) {
	if hasOpaquePointers(m) {
		return nil, ErrOpaquePointers
	}
	if m.Dialect == ir.LLVM36 { // llir wants the types that LLVM 3.6 did not write
		m.Dialect = ir.LLVM37
		defer func() { m.Dialect = ir.LLVM36 }()
	}
	defer leaveOut(m)()
	text := string(printer.AppendModule(nil, m, &printer.Options{NoAttributeComments: true}))
	return guard(func() (*llvmir.Module, error) { return asm.ParseString(m.Name, text) })
}

// leaveOut removes the alignments that llir cannot parse from the results of functions and calls,
// and returns a function that restores them.
func leaveOut(m *ir.Module) (restore func()) {
	var undo []func()
	drop := func(at **ir.AttrSet) {
		if old := *at; old.Has("align") {
			*at = old.Without(func(a ir.Attr) bool { return a.Name == "align" && !a.Quoted })
			undo = append(undo, func() { *at = old })
		}
	}
	for _, f := range m.Funcs {
		drop(&f.Ret)
		for _, b := range f.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				if in.Call != nil {
					drop(&in.Call.Ret)
				}
			}
		}
	}
	return func() {
		for _, u := range undo {
			u()
		}
	}
}

// guard turns a panic inside llir, which is how it refuses an unfinished module, into an error.
func guard[T any](f func() (T, error)) (out T, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("llir: %v", r)
		}
	}()
	return f()
}

// hasOpaquePointers reports whether any value of the module is a `ptr`.
func hasOpaquePointers(m *ir.Module) bool {
	if !m.Dialect.Opaque() {
		return false
	}
	for _, f := range m.Funcs {
		if usesPointer(f.FuncType) {
			return true
		}
		for _, b := range f.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				if usesPointer(in.Type()) || in.Op.IsCall() {
					return true
				}
			}
		}
	}
	return len(m.Globals)+len(m.Aliases)+len(m.IFuncs) > 0
}

func usesPointer(t *ir.Type) bool {
	switch t.Kind {
	case ir.PointerKind:
		return true
	case ir.ArrayKind, ir.VectorKind:
		return usesPointer(t.Elem)
	case ir.FunctionKind, ir.StructKind:
		if t.Identified() {
			return true
		}
		for _, f := range t.Fields {
			if usesPointer(f) {
				return true
			}
		}
		return t.Elem != nil && usesPointer(t.Elem)
	}
	return false
}
