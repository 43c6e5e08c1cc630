package views

import (
	"encoding/hex"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/arch/x86/x86asm"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/irparse"
	"statepoint/core/provenance"
	"statepoint/core/source"
	"statepoint/stackmap"
	"statepoint/static/examples"
	"statepoint/web/explore"
	"statepoint/web/explore/emulator"
	"statepoint/web/explore/panes"
	"statepoint/web/report"
)

// unnamedProgram is like a compiler's output: its values have no names, and the source and the
// rewritten text number them differently.
const unnamedProgram = `define ptr addrspace(1) @walk(ptr addrspace(1) %0, i64 %1) gc "statepoint-example" {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %4, label %6

4:
  %5 = call ptr addrspace(1) @alloc(i64 16)
  br label %9

6:
  %7 = getelementptr i8, ptr addrspace(1) %0, i64 8
  call void @safe()
  %8 = load ptr addrspace(1), ptr addrspace(1) %7
  br label %9

9:
  %10 = phi ptr addrspace(1) [ %5, %4 ], [ %8, %6 ]
  %11 = phi ptr addrspace(1) [ %5, %4 ], [ %7, %6 ]
  call void @use(ptr addrspace(1) %10)
  call void @use(ptr addrspace(1) %0)
  %12 = load i64, ptr addrspace(1) %11
  ret ptr addrspace(1) %10
}

define ptr addrspace(1) @twice(ptr addrspace(1) %0, i1 %1) gc "statepoint-example" personality ptr @__gxx_personality_v0 {
  br i1 %1, label %3, label %5

3:
  %4 = invoke ptr addrspace(1) @alloc(i64 8) to label %7 unwind label %8

5:
  %6 = freeze ptr addrspace(1) %0
  call void @use(ptr addrspace(1) %6)
  ret ptr addrspace(1) %0

7:
  call void @use(ptr addrspace(1) %0)
  ret ptr addrspace(1) %4

8:
  %9 = landingpad token cleanup
  call void @use(ptr addrspace(1) %0)
  ret ptr addrspace(1) %0
}

declare void @safe()
declare ptr addrspace(1) @alloc(i64)
declare void @use(ptr addrspace(1))
declare i32 @__gxx_personality_v0(...)
`

// Everything on screen, for every example and program, agrees with independent readings: the
// rewritten text parsed again, the machine code disassembled, and the stack map decoded from its
// bytes.
func TestTruthOfExamples(t *testing.T) {
	all, err := examples.All()
	if err != nil {
		t.Fatal(err)
	}
	all = append(all, examples.Example{Name: "unnamed", Source: unnamedProgram})
	programs, err := filepath.Glob(filepath.Join("..", "..", "..", "e2e", "runtime", "programs",
		"*.ll"))
	if err != nil || len(programs) == 0 {
		t.Fatalf("%d programs, %v", len(programs), err)
	}
	for _, file := range programs {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, examples.Example{Name: filepath.Base(file), Source: string(text)})
	}
	for _, e := range all {
		t.Run(e.Name, func(t *testing.T) {
			r := emulator.Compile(t.Context(), &report.Request{FileName: e.Name + ".ll",
				Source: e.Source},
				nil)
			if !r.Outline().OK {
				t.Fatalf("%+v", r.Outline().Diagnostics)
			}
			w := newWitness(t, r)
			w.names()
			w.assembly()
			w.records()
			w.frames()
			w.chains()
			w.liveness()
			w.statepoints()
			w.code()
		})
	}
}

// witness has the data that a report is compared with.
type witness struct {
	*testing.T
	r     *explore.Compilation
	text  string // of the compiled module
	again *ir.Module
	// locals are the names of each function's values in the text.
	locals map[string]map[string]bool
	// relocates maps function and name to the pair that the text's relocate has.
	relocates map[string]map[string]pair
	// calls are the pairs of the statepoints, by their lines in the text.
	calls map[int][]pair
	maps  []*stackmap.Map
	index *report.Index
	// inCode maps function and name in the text to the name in code, frames and records; a value
	// among written is in the source and has another number there.
	inCode  map[string]map[string]string
	written map[string]bool
}

// pair is a pointer and its base, by their names.
type pair struct{ base, derived string }

func newWitness(t *testing.T, r *explore.Compilation) *witness {
	w := &witness{T: t, r: r, locals: map[string]map[string]bool{},
		relocates: map[string]map[string]pair{}, calls: map[int][]pair{},
		index: report.NewIndex(r.Outline().Links), inCode: map[string]map[string]string{},
		written: map[string]bool{}}
	for _, l := range r.Outline().Links {
		if f := w.index.Link(l.Func); f != nil && (l.Reader != "" || l.After != "") {
			in := w.inCode[f.Bare()]
			if in == nil {
				in = map[string]string{}
				w.inCode[f.Bare()] = in
			}
			in[w.bare(inModule(&l))] = l.InCode()
			w.written[f.Bare()+w.bare(inModule(&l))] = l.After != ""
		}
	}
	for _, s := range r.Outline().Stages {
		if s.Doc != nil {
			w.text = s.Doc.Text
		}
	}
	text := source.NewText("again.ll", w.text)
	var err error
	if w.again, _, err = irparse.Parse(t.Context(), text, nil); err != nil {
		t.Fatal(err)
	}
	for _, f := range w.again.Funcs {
		ir.NumberLocals(f)
		names, moved := map[string]bool{}, map[string]pair{}
		w.locals[f.Name()], w.relocates[f.Name()] = names, moved
		name := func(v ir.Value) string { return w.called(f, v) }
		for _, a := range f.Args {
			names[name(a)] = true
		}
		for _, b := range f.Blocks {
			names[name(b)] = true
			for in := b.First(); in != nil; in = in.Next() {
				if !in.Type().IsVoid() {
					names[name(in)] = true
				}
				if to, ok := w.inCode[f.Name()][printer.Operand(w.again, in)]; ok &&
					!w.stands(in, to, map[ir.Value]bool{}) {
					t.Errorf("@%s: %s is called %s", f.Name(), printer.Operand(w.again, in), to)
				}
				if gc.IsRelocate(in) {
					rel, err := gc.ViewRelocate(in)
					if err != nil {
						t.Fatal(err)
					}
					p := pair{name(rel.Base), name(rel.Derived)}
					moved[name(in)] = p
					line := text.Position(rel.Statepoint.Span.Start).Line
					w.calls[line] = append(w.calls[line], p)
				}
			}
		}
	}
	if e := r.Lowered().StackMap; e != nil {
		if w.maps, err = stackmap.Decode(e.Bytes, stackmap.DecodeOptions{}); err != nil {
			t.Fatal(err)
		}
	}
	return w
}

// bare removes the word for its text from a name.
func (w *witness) bare(name string) string { return strings.TrimSuffix(name, " rw") }

// called returns a value's name in code, frames and records.
func (w *witness) called(f *ir.Func, v ir.Value) string {
	name := printer.Operand(w.again, v)
	if to, ok := w.inCode[f.Name()][name]; ok {
		return w.bare(to)
	}
	return name
}

// stands reports whether a value of the text is what it is called: a relocate, a cast or a phi only
// of what is called so, what a statepoint returned, the value computed again, or the value that the
// source calls so.
func (w *witness) stands(v ir.Value, name string, seen map[ir.Value]bool) bool {
	in, ok := v.(*ir.Instr)
	if seen[v] || !ok {
		return true // an argument has its name in the source, and others are constants
	}
	seen[v] = true
	own, function := printer.Operand(w.again, v), in.Parent().Parent().Name()
	switch to, renamed := w.inCode[function][own]; {
	case own == name && !renamed || to == name && w.written[function+own]:
		return true
	case gc.IsRelocate(in):
		rel, err := gc.ViewRelocate(in)
		return err == nil && w.stands(rel.Derived, name, seen)
	case gc.IsResult(in):
		return true
	case in.Op == ir.BitCast:
		return w.stands(in.Operand(0), name, seen)
	case in.Op == ir.Phi:
		for i := range in.NumOps() {
			if !w.stands(in.Operand(i), name, seen) {
				return false
			}
		}
		return true
	}
	return strings.HasPrefix(own, name+".remat")
}

// inModule is a value's name in the compiled module, with the word for that text if it needs one.
func inModule(l *report.Link) string {
	if l.After != "" {
		return l.After + " rw"
	}
	return l.Name()
}

// names: the text at an id's definition is the name in its link.
func (w *witness) names() {
	for _, c := range []struct {
		doc  *report.Doc
		name func(*report.Link) string
	}{
		{&w.r.Outline().Source, (*report.Link).Name},
		{w.r.Printed().Doc, inModule},
	} {
		for _, m := range c.doc.Marks {
			l := w.index.Link(m.ID)
			if l == nil || m.Role == report.RoleWhole || l.Kind != provenance.KindArgument &&
				l.Kind != provenance.KindInstruction {
				continue
			}
			shown := c.doc.Text[m.Start:m.End]
			if !strings.HasPrefix(shown, "%") {
				continue
			}
			label, _, _ := strings.Cut(c.name(l), " ")
			if label != shown {
				w.Errorf("the text says %s where the link of %d is called %s", shown, m.ID, label)
			}
		}
	}
	// Two items of one function with the same name must say which text each belongs to.
	seen := map[string]uint32{}
	for _, l := range w.r.Outline().Links {
		if l.Kind != provenance.KindArgument && l.Kind != provenance.KindInstruction &&
			l.Kind != provenance.KindBlock || !explore.IsNumbered(l.Label) {
			continue
		}
		for _, name := range slices.Compact([]string{l.Name(), inModule(&l)}) {
			key := fmt.Sprint(l.Func, " ", name)
			if other := seen[key]; other != 0 && other != l.ID {
				w.Errorf("%d and %d are both %s of one function", other, l.ID, name)
			}
			seen[key] = l.ID
		}
	}
}

var (
	rowOfCode = regexp.MustCompile(`^((?:[0-9a-f]{2} )+) *(.*)$`)
	ofComment = regexp.MustCompile(`# (spill |reload )?(.*)$`)
)

// assembly: comments name values of the function's text; spills store to a slot, reloads load from
// one.
func (w *witness) assembly() {
	d := &w.r.Outline().Asm
	function := ""
	for i, line := range strings.Split(strings.TrimSuffix(d.Text, "\n"), "\n") {
		code := rowOfCode.FindStringSubmatch(line)
		comment := ofComment.FindStringSubmatch(line)
		if code == nil {
			if name, ok := strings.CutSuffix(line, ":"); ok && !strings.HasPrefix(line, ".L") {
				function = strings.Trim(name, `"`)
			}
		}
		if comment != nil {
			for _, name := range strings.Split(comment[2], " or ") {
				if name = w.bare(name); !w.locals[function][name] {
					w.Errorf("%d: %s of @%s is not in the rewritten text: %s", i+1, name, function,
						line)
				}
			}
		}
		if code == nil || comment == nil || comment[1] == "" {
			continue
		}
		bytes, err := hex.DecodeString(strings.ReplaceAll(code[1], " ", ""))
		if err != nil {
			w.Fatal(err)
		}
		in, err := x86asm.Decode(bytes, 64)
		if err != nil {
			w.Errorf("%d: %v: %s", i+1, err, line)
			continue
		}
		memory := 0
		if comment[1] == "reload " {
			memory = 1
		}
		if m, ok := in.Args[memory].(x86asm.Mem); !ok || m.Base != x86asm.RSP &&
			m.Base != x86asm.RBP {
			w.Errorf("%d: %v does not %s", i+1, in, comment[1])
		}
	}
}

// place formats a location as the table of records does.
func place(l *stackmap.Location) string {
	switch l.Kind {
	case stackmap.Direct, stackmap.Indirect:
		return fmt.Sprintf("%s%+d", stackmap.RegisterName(l.DwarfReg), l.Offset)
	case stackmap.Register:
		return stackmap.RegisterName(l.DwarfReg)
	}
	return strconv.FormatInt(l.Value, 10) // in the pool, if it is a ConstIndex
}

// records: locations are those of the decoded map, pairs those of the statepoint's relocates.
func (w *witness) records() {
	at := 0
	for _, shown := range panes.Records(w.r) {
		rec := &w.maps[0].Records[at]
		at++
		if rec.Offset != shown.Offset {
			w.Errorf("record %d is shown at %#x, not %#x", shown.Number, shown.Offset, rec.Offset)
		}
		bases := map[uint32]string{}
		for _, l := range shown.Locations {
			decoded := &rec.Locations[l.Number]
			if l.Place != place(decoded) || l.Kind != decoded.Kind ||
				l.Size != uint32(decoded.Size) {
				w.Errorf("record %d, location %d is shown as %s %s, %d bytes, not %v", shown.Number,
					l.Number, l.Kind, l.Place, l.Size, decoded)
			}
			if l.Role == stackmap.RoleBase {
				bases[l.Nth] = l.Value
			}
			if l.Role != stackmap.RoleDerived || l.Value == "" || bases[l.Nth] == "" {
				continue
			}
			// If blocks share their ends, a name is one of several.
			found := false
			of := w.pairsOf(shown.ID)
			for _, p := range of {
				for _, base := range strings.Split(bases[l.Nth], " or ") {
					for _, derived := range strings.Split(l.Value, " or ") {
						found = found || w.same(p.base, w.bare(base)) &&
							w.same(p.derived, w.bare(derived))
					}
				}
			}
			if !found && len(of) > 0 {
				w.Errorf("record %d has %s with the base %s; the text has %v", shown.Number,
					l.Value, bases[l.Nth], of)
			}
		}
	}
}

// pairsOf returns the pairs of a record's statepoint, by the statepoint's line.
func (w *witness) pairsOf(record uint32) (pairs []pair) {
	for _, id := range w.index.Link(record).From {
		for _, m := range w.r.Printed().Doc.Marks {
			if m.ID == id && m.Role == report.RoleWhole {
				n, _ := w.r.Printed().Doc.Line(m.Start)
				pairs = append(pairs, w.calls[n]...)
			}
		}
	}
	return pairs
}

// same reports whether two names denote one pointer: copies by freeze and casts share a location.
func (w *witness) same(a, b string) bool {
	if a == b {
		return true
	}
	for _, f := range w.again.Funcs {
		if w.original(f, a) == w.original(f, b) {
			return true
		}
	}
	return false
}

// original is the name of the value that a value is a copy of.
func (w *witness) original(f *ir.Func, name string) string {
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			if (in.Op == ir.Freeze || in.Op == ir.BitCast || in.Op == ir.AddrSpaceCast) &&
				w.called(f, in) == name {
				return w.original(f, w.called(f, in.Operand(0)))
			}
		}
	}
	return name
}
