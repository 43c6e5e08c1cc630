package panes_test

import (
	"bytes"
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"statepoint/core/provenance"
	"statepoint/e2e/gen"
	"statepoint/web/explore"
	"statepoint/web/explore/exploretest"
	"statepoint/web/explore/panes"
	"statepoint/web/report"
	"statepoint/web/wire"
)

// several adds modules of several functions to the examples.
func several(t *testing.T) map[string]string {
	texts := exploretest.Examples(t)
	var b strings.Builder
	b.WriteString("declare void @callee()\n")
	for i := range 7 {
		fmt.Fprintf(&b, `; The function of number %d.
define ptr addrspace(1) @"f %[1]d"(ptr addrspace(1) %%obj, i64 %%n) gc "statepoint-example" {
entry:
  %%p = getelementptr i8, ptr addrspace(1) %%obj, i64 %%n
  call void @callee()
  store i64 %[1]d, ptr addrspace(1) %%p
  %%q = call ptr addrspace(1) @"f %[2]d"(ptr addrspace(1) %%obj, i64 %[1]d)
  ret ptr addrspace(1) %%q
}
define i64 @plain%[1]d(i64 %%n) {
  %%1 = mul i64 %%n, %[1]d
  ret i64 %%1
}
`, i, (i+1)%7)
	}
	texts["several"] = b.String()
	texts["generated"] = gen.Module(gen.Shape{Functions: 10, Calls: 3, Live: 4, Blocks: 3})
	texts["uncollected"] = `declare void @llvm.experimental.noalias.scope.decl(metadata)
@text = constant [2 x i8] c"t\00"
declare ptr @of(ptr)
define internal ptr @one(ptr %p) {
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  %q = call ptr @of(ptr %p)
  ret ptr %q
}
define ptr @two() {
  %q = call ptr @one(ptr @text)
  ret ptr %q
}
define i64 @three(i64 %x) {
  ret i64 %x
}
!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2}
`
	return texts
}

// An excerpt has every line of its function and none of another, with the marks that the whole has
// there, and every link that these lead to.
func TestExcerpt(t *testing.T) {
	excerpts := 0
	for name, text := range several(t) {
		whole := panes.Run(t.Context(), &report.Request{FileName: name, Source: text})
		x := report.NewIndex(whole.Links)
		for i := range whole.Source.Outline {
			s := &whole.Source.Outline[i]
			if s.Kind != report.SymbolFunction {
				continue
			}
			got := whole.Excerpt(whole.Source.Name(s))
			if got.Only == 0 {
				continue
			}
			excerpts++
			function := whole.Source.FunctionID(x, s.NameStart)
			if got.Only != function {
				t.Fatalf("%s: the excerpt is about %d, not %d", name, got.Only, function)
			}
			about := fmt.Sprintf("%s, %s", name, whole.Source.Name(s))
			c := excerpted{t, about, x, report.NewIndex(got.Links), function}
			for k := range whole.Stages {
				if d := whole.Stages[k].Doc; d != nil {
					c.compare(whole.Stages[k].Key, d, got.Stages[k].Doc)
				}
			}
			c.compare("assembly", &whole.Asm, &got.Asm)
			c.compare("stack map", &whole.StackMap, &got.StackMap)
			c.links(got)
		}
	}
	if excerpts < 20 {
		t.Errorf("only %d excerpts", excerpts)
	}
}

type excerpted struct {
	t        *testing.T
	about    string
	whole, x *report.Index
	function uint32
}

func (c *excerpted) errorf(format string, args ...any) {
	c.t.Helper()
	c.t.Errorf("%s: "+format, append([]any{c.about}, args...)...)
}

// pieces are what a document says of a function: its marked texts, with their line and its label.
func (c *excerpted) pieces(d *report.Doc, only bool) (out []string) {
	lines := strings.Split(d.Text, "\n")
	at := make([]int32, len(d.Marks))
	for i := range d.Marks {
		at[i] = d.Marks[i].Start
	}
	for i, n := range d.LineNumbers(at) {
		m := &d.Marks[i]
		if l := c.whole.Link(m.ID); only && (l == nil || l.Func != c.function) {
			continue
		}
		label := strconv.Itoa(n)
		if d.Gutter != nil {
			label = d.Gutter[n-1]
		}
		out = append(out, fmt.Sprint(label, "|", lines[n-1], "|", d.Text[m.Start:m.End], "|", m.ID,
			m.Role))
	}
	return out
}

// compare compares a document with its excerpt.
func (c *excerpted) compare(what string, whole, got *report.Doc) {
	mine, all := c.pieces(got, false), c.pieces(whole, false)
	for _, p := range mine {
		i := slices.Index(all, p)
		if i < 0 {
			c.errorf("%s: the whole has no %q", what, p)
			return
		}
		all = slices.Delete(all, i, i+1)
	}
	calls := func(p string) bool { // of the function, in another
		return !strings.HasSuffix(p, fmt.Sprint(report.RoleWhole)) &&
			!strings.HasSuffix(p, fmt.Sprint(report.RoleDef))
	}
	for _, p := range c.pieces(whole, true) {
		if !calls(p) && !slices.Contains(mine, p) {
			c.errorf("%s: the excerpt lacks %q", what, p)
			return
		}
	}
	words := func(d *report.Doc) (out []string) {
		d.Tokens.In(0, int32(len(d.Text)), func(t report.Token) bool {
			out = append(out, fmt.Sprint(d.Text[t.Start:t.End], t.Kind, t.Def))
			return true
		})
		return out
	}
	if some := words(got); !contains(words(whole), some) {
		c.errorf("%s: the tokens differ", what)
	}
	for i := range got.Lines {
		line := strings.Split(got.Text, "\n")[got.Lines[i].Line-1]
		if !slices.ContainsFunc(whole.Lines, func(l report.LineClass) bool {
			return l.Class == got.Lines[i].Class &&
				strings.Split(whole.Text, "\n")[l.Line-1] == line
		}) {
			c.errorf("%s: no line %q has the class %d", what, line, got.Lines[i].Class)
		}
	}
	if what == "assembly" {
		for at := range int32(len(got.Text)) {
			word, span := got.WordAt(at)
			if word == nil {
				continue
			}
			text := got.Text[span.Start:span.End]
			found := int32(strings.Index(whole.Text, got.LineText(at)))
			of, _ := whole.WordAt(found + int32(strings.Index(got.LineText(at), text)))
			if of == nil || of.Meaning == "" || word.Meaning == "" {
				c.errorf("%s: %q explains nothing", what, text)
			}
		}
	}
}

// contains reports whether a list has another in a row.
func contains(list, row []string) bool {
	for i := 0; i+len(row) <= len(list); i++ {
		if slices.Equal(list[i:i+len(row)], row) {
			return true
		}
	}
	return false
}

// links requires the links that an excerpt refers to, as they are in the whole.
func (c *excerpted) links(got *report.Report) {
	need := func(what string, id uint32) {
		if id != 0 && c.whole.Link(id) != nil && c.x.Link(id) == nil {
			c.errorf("%s: there is no link %d", what, id)
		}
	}
	for _, d := range []*report.Doc{&got.Source, &got.Asm, &got.StackMap} {
		for i := range d.Marks {
			need("a mark", d.Marks[i].ID)
		}
	}
	for i := range got.Links {
		l := &got.Links[i]
		if fmt.Sprint(*l) != fmt.Sprint(*c.whole.Link(l.ID)) {
			c.errorf("the link %d is another", l.ID)
		}
		for _, id := range slices.Concat(l.From, l.At, []uint32{l.Call, l.In, l.By, l.Func}) {
			need("a link", id)
		}
	}
	for i := range c.whole.All() {
		if l := &c.whole.All()[i]; l.Func == c.function || l.Kind == provenance.KindFunction {
			need("the whole", l.ID)
		}
	}
	// A selection of what the excerpt has lights the same there.
	for i := range got.Links {
		if got.Links[i].Func != c.function {
			continue
		}
		id := []uint32{got.Links[i].ID}
		mine := c.x.Select(id)
		for _, l := range c.whole.Select(id) {
			if c.x.Link(l.ID) != nil && mine.Strength(l.ID) != l.Strength {
				c.errorf("%d lights %d as %d, not %d", id[0], l.ID, mine.Strength(l.ID), l.Strength)
				return
			}
		}
	}
}

// A compilation for one function has what an excerpt of the whole has, to the byte.
func TestOnlyFunction(t *testing.T) {
	for name, text := range several(t) {
		request := report.Request{FileName: name, Source: text}
		whole := panes.Run(t.Context(), &request)
		for i := range whole.Source.Outline {
			s := &whole.Source.Outline[i]
			if s.Kind != report.SymbolFunction {
				continue
			}
			request.Only = whole.Source.Name(s)
			c := explore.Compile(t.Context(), &request, nil)
			want := whole.Excerpt(request.Only)
			if some := c.Only() != ""; some != (want.Only != 0) {
				t.Fatalf("%s, %s: compiled alone: %t", name, request.Only, some)
			}
			same(t, name+", "+request.Only, panes.Excerpt(c, request.Only), want)
		}
		request.Only = report.FirstFunction
		got := panes.Run(t.Context(), &request)
		if !strings.Contains(text, " gc \"") {
			same(t, name+", the first", got, whole.Excerpt(request.Only))
		} else if got.Only != 0 {
			for i := range whole.Links {
				if l := &whole.Links[i]; l.ID == got.Only {
					same(t, name+", "+l.Label, got, whole.Excerpt(l.Label))
				}
			}
		}
	}
}

// same requires two reports to be the same.
func same(t *testing.T, about string, got, want *report.Report) {
	t.Helper()
	if bytes.Equal(wire.Encode(&wire.Report{Report: got}),
		wire.Encode(&wire.Report{Report: want})) {
		return
	}
	differ := func(what string, x, y any) {
		a, b := reflect.ValueOf(x), reflect.ValueOf(y)
		for i := range a.NumField() {
			x, y := fmt.Sprintf("%+v", a.Field(i)), fmt.Sprintf("%+v", b.Field(i))
			at := 0
			for at < min(len(x), len(y)) && x[at] == y[at] {
				at++
			}
			if name := a.Type().Field(i).Name; x != y && name != "Stages" {
				x, y := x[max(0, at-80):], y[max(0, at-80):]
				t.Errorf("%s: %s%s differs: %.200q, not %.200q", about, what, name, x, y)
				return
			}
		}
	}
	for i := range got.Stages {
		if x, y := got.Stages[i].Doc, want.Stages[i].Doc; x != nil && y != nil {
			differ(got.Stages[i].Key+": ", *x, *y)
		}
	}
	differ("", *got, *want)
	if !t.Failed() {
		t.Errorf("%s: the reports differ", about)
	}
}
