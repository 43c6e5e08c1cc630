package hidden_test

import (
	"context"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"statepoint/core/findings"
	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/core/source"
	"statepoint/e2e/gen"
	"statepoint/e2e/short"
)

var (
	programs = flag.Uint64("programs", 300,
		"how many random programs of each form must have no warning")
	seededIn = flag.Int("seeded", 3, "in how many programs each mistake is seeded at each place")
)

// codes are those of the warnings that are measured.
var codes = map[string]bool{"SP0413": true, "SP0414": true, "SP0415": true, "SP0416": true,
	"SP0417": true, "SP0418": true}

// parse reads a text.
func parse(t *testing.T, text string) *ir.Module {
	t.Helper()
	m, _, err := irparse.Parse(context.Background(), source.NewText("program.ll", text), nil)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	return m
}

// warnings are those of a module, after the passes of a compilation.
func warnings(t *testing.T, text string) findings.List {
	t.Helper()
	list, err := run(t, parse(t, text))
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	return list
}

// run runs the passes of a compilation, and gives the warnings that are measured.
func run(t *testing.T, m *ir.Module) (list findings.List, err error) {
	t.Helper()
	p, err := passes.NewPipeline("place-safepoints", "rewrite-statepoints-for-gc")
	if err != nil {
		t.Fatal(err)
	}
	found, err := p.Run(context.Background(), m)
	for _, f := range found {
		if codes[f.Code] {
			list = append(list, f)
		}
	}
	return list, err
}

// forms are the programs that are looked at.
func forms() map[string]gen.Options {
	plain := gen.All
	plain.Throw, plain.Twice, plain.Unnamed, plain.Invoke = false, false, false, false
	thrown := gen.All
	thrown.Unnamed, thrown.Twice = false, false
	// Copies of references by way of integers and of another address space are made and used
	// without a safepoint between.
	return map[string]gen.Options{"plain": plain, "exceptions": thrown}
}

// TestSoundProgramsHaveNoWarning looks at random programs, which hide nothing.
func TestSoundProgramsHaveNoWarning(t *testing.T) {
	n := short.Share(*programs, 8)
	for name, form := range forms() {
		for seed := range n {
			if list := warnings(t, gen.Program(seed, form)); len(list) > 0 {
				t.Errorf("%s, seed %d: %d warnings, the first\n%s", name, seed, len(list),
					list[:1].Text(nil))
			}
		}
		t.Logf("%s: %d programs without a warning", name, n)
	}
}

// TestSoundFilesHaveNoWarning looks at the examples, the solutions of the lessons, which begin with
// what may be wrong on purpose, and the programs of e2e/runtime.
func TestSoundFilesHaveNoWarning(t *testing.T) {
	n := 0
	for _, root := range []string{"../../static/examples", "../../static/lessons",
		"../runtime/programs"} {
		err := filepath.WalkDir(root, func(path string, _ fs.DirEntry, err error) error {
			if err != nil || filepath.Ext(path) != ".ll" ||
				filepath.Base(path) == "start.ll" {
				return err
			}
			text, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			m, _, err := irparse.Parse(context.Background(), source.NewText(path, string(text)),
				nil)
			if err != nil {
				return nil // a lesson about what is refused
			}
			n++
			if list, _ := run(t, m); len(list) > 0 {
				t.Error(list.Text(m.Text))
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if t.Logf("%d files without a warning", n); n < 60 {
		t.Errorf("only %d files were found", n)
	}
}

// variant is what becomes of a seeded mistake.
type variant int

const (
	mistake variant = iota
	unread          // nothing reads what was hidden
	again           // it is hidden again before it is read
)

var marker = regexp.MustCompile(`(?m)^ *call void @hid\.(hide|use)\(ptr addrspace\(1\) (%[^)]*)\)\n`)

// seeded gives a program a mistake of a kind, at a spot that it has marked.
func seeded(text string, k *kind, f string, entry string, v variant) string {
	n := 0
	hidden := ""
	text = marker.ReplaceAllStringFunc(text, func(line string) string {
		m := marker.FindStringSubmatch(line)
		switch {
		case m[1] == "hide":
			hidden = snippet(k.hide, m[2], 0)
			return hidden + "\n"
		case v == unread:
			return ""
		}
		n++
		out := ""
		from := 0
		if v == again {
			from = n
			out = snippet(k.hide, m[2], from) + "\n"
		}
		return out + snippet(k.reveal, m[2], from) + "\n" + snippet(k.read, m[2], from) + "\n"
	})
	at := strings.Index(text, "@"+f+"(")
	at += strings.Index(text[at:], "{\n") + 2
	begin := "hid.entry:\n%hid.cs = alloca i64\n%hid.cv = load volatile i1, ptr %hid.cs\n" +
		"%hid.c = freeze i1 %hid.cv\n%hid.iv = load volatile i2, ptr %hid.cs\n" +
		"%hid.i = zext i2 %hid.iv to i64\n" + k.begin + "\nbr label %" + entry + "\n"
	return text[:at] + begin + text[at:] + "\n" + k.globals + "\n"
}

// marked gives a program with calls that mark a spot of a kind of place; ok is false if it has
// none.
func marked(t *testing.T, text, place string) (out, function, entry string, ok bool) {
	m := parse(t, text)
	for _, f := range m.Funcs {
		if f.IsDeclaration() || f.GC == "" || f.Entry().Name() == "" {
			continue
		}
		s, ok := newFinder(f).at(place)
		if !ok {
			continue
		}
		ref := s.ref.Type()
		for _, at := range []struct {
			name   string
			before *ir.Instr
		}{{"hid.hide", s.hide}, {"hid.use", s.use}} {
			callee := m.Declare(at.name, m.Types.Func(m.Types.Void, []*ir.Type{ref}, false), nil)
			call := m.NewInstr(ir.Call, m.Types.Void, callee, s.ref)
			call.Call = &ir.CallInfo{FuncType: callee.FuncType, NumArgs: 1}
			call.InsertBefore(at.before)
		}
		return printer.Module(m), f.Name(), f.Entry().Name(), true
	}
	return "", "", "", false
}

// TestEverySeededMistakeIsFound seeds mistakes of every kind at every place.
func TestEverySeededMistakeIsFound(t *testing.T) {
	each := short.Share(*seededIn, 2)
	var table strings.Builder
	total, foundAll := 0, 0
	for _, place := range places {
		var texts []struct{ text, f, entry string }
		form := forms()["exceptions"]
		for seed := uint64(0); len(texts) < each && seed < 400; seed++ {
			if text, f, entry, ok := marked(t, gen.Program(seed, form), place); ok {
				texts = append(texts, struct{ text, f, entry string }{text, f, entry})
			}
		}
		if len(texts) < each {
			t.Fatalf("%s: only %d programs have such a place", place, len(texts))
		}
		for i := range kinds {
			k := &kinds[i]
			found := 0
			for n, p := range texts {
				text := seeded(p.text, k, p.f, p.entry, mistake)
				if len(warnings(t, text)) > 0 {
					found++
				} else {
					t.Errorf("%s, %s, program %d: not found\n%s", k.name, place, n, text)
				}
				for _, v := range []variant{unread, again} {
					text := seeded(p.text, k, p.f, p.entry, v)
					if list := warnings(t, text); len(list) > 0 {
						t.Errorf("%s, %s, program %d, variant %d: nothing is wrong\n%s\n%s", k.name,
							place, n, v, list.Text(nil), text)
					}
				}
			}
			fmt.Fprintf(&table, "%-30s  %-14s  %d/%d\n", k.name, place, found, len(texts))
			total, foundAll = total+len(texts), foundAll+found
		}
	}
	t.Logf("%d of %d found\n%s", foundAll, total, table.String())
}
