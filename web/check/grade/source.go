package grade

import (
	"fmt"
	"strings"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/provenance"
	"statepoint/web/check"
	"statepoint/web/report"
)

// knownChecks rejects names in checks that neither emulator nor IR knows. Facts are evaluated only
// if a check fails, so they are validated here.
func knownChecks(list []check.Check) error {
	for i := range list {
		k := &list[i]
		if err := knownCheck(k); err != nil {
			return err
		}
		for n := range k.When {
			if err := knownCheck(&k.When[n].Fact); err != nil {
				return err
			}
		}
	}
	return nil
}

func knownCheck(k *check.Check) error {
	switch k.Subject {
	case check.Run, check.Steps:
		_, _, err := runSettings(k)
		return err
	case check.Uses:
		if _, is := ir.OpcodeByName(k.Opcode); !is {
			return fmt.Errorf("line %d: unknown instruction %q", k.Line, k.Opcode)
		}
	}
	return nil
}

// firstError returns the first error of the report with its position, followed by its details on
// separate lines.
func (c *checker) firstError() string {
	d := c.errorFound()
	if d == nil {
		return "it was stopped"
	}
	message := d.Message
	if d.Line > 0 {
		message += fmt.Sprintf(" (line %d)", d.Line)
	}
	return strings.Join(append([]string{message}, d.Details()...), "\n")
}

// errorFound returns the first error of the report, nil if it has none.
func (c *checker) errorFound() *report.Diagnostic {
	for i := range c.comp.Outline().Diagnostics {
		if d := &c.comp.Outline().Diagnostics[i]; d.Severity == report.Error {
			return d
		}
	}
	return nil
}

// failsWith checks whether the first error of the program has a code.
func (c *checker) failsWith(k *check.Check) found {
	f := found{said: "The program compiles."}
	if d := c.errorFound(); d != nil {
		f.ok, f.said = d.Code == k.Is, "The program does not compile: "+c.firstError()
	}
	return f
}

// strategy checks a function's strategy.
func (c *checker) strategy(k *check.Check) found {
	wanted := fmt.Sprintf("the strategy %q", k.Is)
	if k.Is == "" {
		wanted = "no strategy"
	}
	f := found{ok: true, said: fmt.Sprintf("The functions have %s.", wanted)}
	if k.Function != "" {
		f.said = fmt.Sprintf("`@%s` has %s.", k.Function, wanted)
	}
	for _, fn := range c.comp.Module().Funcs {
		if k.Function == "" && fn.IsDeclaration() || k.Function != "" && k.Function != fn.Name() ||
			fn.GC == k.Is {
			continue
		}
		f = found{said: fmt.Sprintf("`@%s` has the strategy %q, and should have %s.", fn.Name(),
			fn.GC, wanted), ids: []uint32{uint32(fn.ID())}}
		if fn.GC == "" {
			f.said = fmt.Sprintf("`@%s` has no collection strategy, and should have gc %q.",
				fn.Name(), k.Is)
		}
		break
	}
	return f
}

// leaf checks whether a function is a gc-leaf-function.
func (c *checker) leaf(k *check.Check) found {
	fn := c.comp.Module().Func(k.Callee)
	if fn == nil {
		return found{said: fmt.Sprintf("No function `@%s`.", k.Callee), open: true}
	}
	f := found{ok: fn.Attrs.Has("gc-leaf-function"), ids: []uint32{uint32(fn.ID())}}
	if f.said = fmt.Sprintf("`@%s` is declared never to run the collector.", k.Callee); !f.ok {
		f.said = fmt.Sprintf("`@%s` is not declared a `\"gc-leaf-function\"`.", k.Callee)
	}
	return f
}

// ofLeaf completes the message about a call without a statepoint or record: the call to a leaf has
// none.
func (c *checker) ofLeaf(callee string) string {
	if fn := c.comp.Module().Func(callee); fn != nil && fn.Attrs.Has("gc-leaf-function") {
		return ": the function is declared never to run the collector."
	}
	return "."
}

// uses counts instructions of the source with a value as an operand.
func (c *checker) uses(k *check.Check, in func(function string) bool,
	add func(provenance.ID)) error {
	return c.inSource(func(f *ir.Func, at *ir.Instr) {
		if in(f.Name()) && at.Op.String() == k.Opcode && c.takes(at, k.Value) {
			add(at.ID())
		}
	})
}

// pointerPhis counts phis of the source whose type has pointers that a collector follows.
func (c *checker) pointerPhis(in func(function string) bool, add func(provenance.ID)) error {
	return c.inSource(func(f *ir.Func, at *ir.Instr) {
		if at.Op != ir.Phi || !in(f.Name()) {
			return
		}
		s, err := c.comp.Strategies().Lookup(f.GC)
		if err == nil && s != nil && gc.HoldsGCPointers(s, at.Type()) {
			add(at.ID())
		}
	})
}

// usedRelocates counts gc.relocates of the source that an instruction uses.
func (c *checker) usedRelocates(in func(function string) bool, add func(provenance.ID)) error {
	return c.inSource(func(f *ir.Func, at *ir.Instr) {
		if in(f.Name()) && gc.IsRelocate(at) && ir.NumUses(at) > 0 {
			add(at.ID())
		}
	})
}

// inSource visits the instructions of the parsed module.
func (c *checker) inSource(visit func(*ir.Func, *ir.Instr)) error {
	if c.source == nil {
		p, err := c.comp.At(report.StageParse)
		if err != nil {
			return err
		}
		c.source, c.sourceLinks = p, p.Links()
	}
	for _, f := range c.source.Module.Funcs {
		for _, b := range f.Blocks {
			for at := b.First(); at != nil; at = at.Next() {
				visit(f, at)
			}
		}
	}
	return nil
}

// takes reports whether an instruction of the source has a value with a name as an operand.
func (c *checker) takes(at *ir.Instr, value string) bool {
	for i := range at.NumOps() {
		if v := at.Operand(i); v != nil && bare(c.sourceLinks, v.ID()) == value {
			return true
		}
	}
	return false
}
