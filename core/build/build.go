package build

import (
	"context"
	"errors"
	"fmt"

	"statepoint/core/ir"
	"statepoint/core/verify"
)

// Builder makes one module with opaque pointers (LLVM 15 and later).
type Builder struct {
	// Void to Double are the types that most programs need; Types makes all others.
	Void, I1, I8, I16, I32, I64, Float, Double *ir.Type
	Types                                      *ir.Types
	module                                     *ir.Module
	problems                                   []error
}

// New returns a builder of an empty module.
func New(name string) *Builder {
	m := ir.NewModule(name)
	m.Dialect = ir.LLVM15
	t := m.Types
	return &Builder{Void: t.Void, I1: t.I1, I8: t.I8, I16: t.I16, I32: t.I32, I64: t.I64,
		Float: t.Float, Double: t.Double, Types: t, module: m}
}

// Reference is the type of references to collected objects, `ptr addrspace(1)`.
func (b *Builder) Reference() *ir.Type { return b.Types.OpaquePointer(1) }

// Pointer is the type of other pointers, `ptr`.
func (b *Builder) Pointer() *ir.Type { return b.Types.OpaquePointer(0) }

// Module returns the module, once all of its functions are complete. The error joins all mistakes.
func (b *Builder) Module() (*ir.Module, error) {
	problems := b.problems
	if _, err := verify.Diagnose(context.Background(), b.module, nil); err != nil {
		problems = append(problems[:len(problems):len(problems)], err)
	}
	if len(problems) > 0 {
		return nil, errors.Join(problems...)
	}
	return b.module, nil
}

func (b *Builder) problem(format string, args ...any) {
	b.problems = append(b.problems, fmt.Errorf(format, args...))
}

// Param is a parameter: a name, which may be "", and a type.
type Param struct {
	Name string
	Type *ir.Type
}

// Declare declares a function that another module defines. A function that never lets the collector
// run has the attribute "gc-leaf-function"; see Leaf.
func (b *Builder) Declare(name string, result *ir.Type, params ...*ir.Type) *ir.Func {
	return b.module.Declare(name, b.Types.Func(result, params, false), nil)
}

// Leaf marks a function as one that never lets the collector run, so that its calls are no
// safepoints (Statepoints.rst, "gc-leaf-function").
func Leaf(f *ir.Func) {
	f.Attrs = f.Attrs.With(ir.Attr{Name: "gc-leaf-function", Quoted: true})
}

// Global defines a variable with an initial value.
func (b *Builder) Global(name string, initial *ir.Const) *ir.Global {
	g := b.module.NewGlobal(name, initial.Type(), b.Pointer())
	g.Init = initial
	return g
}

// Function begins the definition of a function; its first block is its entry.
func (b *Builder) Function(name string, result *ir.Type, params ...Param) *Func {
	types := make([]*ir.Type, len(params))
	for i, p := range params {
		types[i] = p.Type
	}
	if b.module.Func(name) != nil {
		b.problem("@%s is declared or defined already", name)
	}
	f := b.module.NewFunc(name, b.Types.Func(result, types, false), b.Pointer())
	for _, p := range params {
		f.SetName(f.AddArg(p.Type, nil), p.Name)
	}
	return &Func{IR: f, b: b}
}
