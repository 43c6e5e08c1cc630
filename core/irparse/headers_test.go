package irparse

import (
	"fmt"
	"strings"
	"testing"

	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/source"
)

// Reading a header by the form of an earlier one changes nothing: the module, the spans of the
// parameters and the messages are the same as with extra blanks, which give each header a form of
// its own.
func TestHeadersOfOneForm(t *testing.T) {
	for name, text := range map[string]string{
		"plain": `define internal fastcc i64 @NAME(ptr addrspace(1) noundef %p, i64 %n) gc "a" {
  ret i64 %n
}`,
		"groups": `define void @NAME(i32 signext %0) local_unnamed_addr #0 section "s" align 16 {
  ret void
}`,
		"groups and words": `define void @NAME() nounwind #0 #1 "k"="v" {
  ret void
}`,
		"no such group": `define void @NAME() #7 {
  ret void
}`,
		"metadata": `define void @NAME() addrspace(0) !dbg !3 !prof !4 {
  ret void
}`,
		"named type": `define %T @NAME(%T %x, ...) {
  ret %T %x
}`,
		"comdat": `define linkonce_odr void @NAME() comdat {
  ret void
}`,
		"personality": `define void @NAME() personality ptr @personality {
  ret void
}`,
		"prefix": `define void @NAME() prefix i32 7 {
  ret void
}`,
		"brace in the header": `define { i32, i32 } @NAME({ i32, i32 } %x) {
  ret { i32, i32 } %x
}`,
		"a parameter twice": `define void @NAME(i32 %x, i32 %x) {
  ret void
}`,
		"wrong number": `define void @NAME(i32 %4) {
  ret void
}`,
		"odd order": `define void @NAME() gc "a" unnamed_addr {
  ret void
}`,
		"no brace": `define void @NAME() gc "a"
  ret void
}`,
		"defined twice": `define void @"NAME"() {
  ret void
}
define void @NAME() {
  ret void
}`,
	} {
		t.Run(name, func(t *testing.T) {
			const rest = "\n$f100 = comdat any\n$f101 = comdat any\n$f102 = comdat any\n" +
				"declare i32 @personality(...)\n" +
				"attributes #0 = { cold }\nattributes #1 = { minsize }\n!3 = !{}\n!4 = !{}\n"
			all := []string{}
			for i := range 3 {
				all = append(all, strings.ReplaceAll(text, "NAME", fmt.Sprintf("f%d", 100+i)))
			}
			read := func(all []string) string {
				return describe(t, "%T = type { i64 }\n"+strings.Join(all, "\n")+rest)
			}
			same := read(all)
			apart := []string{all[0], strings.Replace(all[1], " @", "  @", 1),
				strings.Replace(all[2], " @", "   @", 1)}
			if got := read(apart); got != same {
				t.Errorf("in one form:\n%s\nin three:\n%s", same, got)
			}
		})
	}
}

// describe reads a text and prints its module, marks and messages. Of blanks in a row, columns in a
// line that begins with define count one.
func describe(t *testing.T, text string) string {
	t.Helper()
	var marks []ir.Mark
	file := source.NewText("a.ll", text)
	m, list, err := Parse(t.Context(), file, &Options{Marks: &marks})
	var b strings.Builder
	fmt.Fprintln(&b, err != nil)
	at := func(p source.Pos) string {
		line := file.Position(p).Line
		start := strings.LastIndexByte(text[:p], '\n') + 1
		column := int(p) - start
		if before := text[start:p]; strings.HasPrefix(before, "define") {
			column -= strings.Count(before, "  ")
			column -= strings.Count(before, "   ") // of which Count found one pair
		}
		return fmt.Sprintf("%d:%d", line, column)
	}
	for i := range list.Items {
		d := &list.Items[i]
		fmt.Fprintln(&b, at(d.Span.Start), at(d.Span.End), d.Code, d.Message, d.Notes)
	}
	for _, mk := range marks {
		fmt.Fprintln(&b, "mark", at(mk.Start), at(mk.End), mk.ID, mk.Role)
	}
	for _, f := range m.Funcs {
		fmt.Fprintln(&b, f.Name(), f.ID(), f.Type(), f.FuncType, at(f.Span.Start), f.AddrSpace,
			at(f.GCSpan.Start), at(f.GCSpan.End))
		for _, a := range f.Args {
			fmt.Fprintln(&b, "  ", a.Name(), a.ID(), a.Type(), at(a.Span.Start), at(a.Span.End))
		}
	}
	b.WriteString(printer.Module(m))
	return b.String()
}
