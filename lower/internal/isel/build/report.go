package build

import (
	"statepoint/core/ir"
	"statepoint/core/source"
)

// CodeUnsupported is the code of messages about an instruction, type or intrinsic that cannot be
// lowered.
const CodeUnsupported = "SP0501"

// maxErrors is the number of errors reported for one function.
const maxErrors = 20

// Report adds a message at an instruction.
func (c *Code) Report(in *ir.Instr, message string) {
	c.Failed++
	if c.Failed > maxErrors {
		return
	}
	span := c.Func.Span
	if in != nil && !in.Span.IsZero() {
		span = in.Span
	}
	c.Env.Diags.Add(source.Diagnostic{Severity: source.Error, Code: CodeUnsupported, Span: span,
		Message: message})
}

// Refuse reports that a call to an intrinsic is not supported.
func (c *Code) Refuse(in *ir.Instr) {
	c.Fail("the intrinsic `@" + in.CalledFunc().Name() + "`")
}

// Fail reports that the instruction being selected is not supported; what is the name of the
// construct.
func (c *Code) Fail(what string) {
	c.FailAt(c.At, what)
}

// FailAt is Fail for another instruction, nil for the function as a whole.
func (c *Code) FailAt(in *ir.Instr, what string) {
	c.Report(in, what+" is not supported by the x86-64 code generator")
}
