package gc

import "statepoint/core/ir"

// ShapeIn is the shape of statepoints in a dialect.
func ShapeIn(d ir.Dialect) Shape {
	switch d {
	case ir.LLVM36:
		return Inline36
	case ir.LLVM37, ir.LLVM38:
		return Inline
	}
	return Bundled
}

// TokenType is the type of a statepoint in a dialect.
func TokenType(m *ir.Module, d ir.Dialect) *ir.Type {
	if d == ir.LLVM36 || d == ir.LLVM37 {
		return m.Types.I32
	}
	return m.Types.Token
}
