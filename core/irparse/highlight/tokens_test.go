package highlight_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"statepoint/core/ir"
	"statepoint/core/irparse"
	"statepoint/core/irparse/highlight"
	"statepoint/core/provenance"
	"statepoint/core/source"
	"statepoint/e2e/filetest"
)

var tokenNames = [...]string{
	highlight.Comment: "comment", highlight.Keyword: "kw", highlight.Type: "ty",
	highlight.Value: "val", highlight.Global: "glob", highlight.Intrinsic: "intr",
	highlight.Label:  "bb",
	highlight.Number: "num", highlight.String: "str", highlight.Metadata: "md",
	highlight.Attribute: "attr", highlight.Error: "err",
}

// shown writes tokens as `text:kind`, with a "!" at definitions.
func shown(src string, tokens []highlight.Token) string {
	var b strings.Builder
	for i, t := range tokens {
		if i > 0 && strings.Contains(src[tokens[i-1].End:t.Start], "\n") {
			b.WriteByte('\n')
		} else if i > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(src[t.Start:t.End] + ":" + tokenNames[t.Kind])
		if t.Def {
			b.WriteByte('!')
		}
	}
	return b.String()
}

func TestTokens(t *testing.T) {
	for _, c := range []struct{ name, src, want string }{
		{
			"function",
			"define i8 addrspace(1)* @f(i8 addrspace(1)* %obj, i32 %0) gc \"statepoint-example\" " +
				"{\n  call void ()* @foo() ; why\n  ret i8 addrspace(1)* %obj\n}\n",
			"define:kw i8:ty addrspace:kw 1:num @f:glob! i8:ty addrspace:kw 1:num %obj:val! " +
				"i32:ty %0:val! gc:kw \"statepoint-example\":str\n" +
				"call:kw void:ty @foo:glob ; why:comment\nret:kw i8:ty addrspace:kw 1:num " +
				"%obj:val"},
		{"phi and labels",
			"define void @f(i1 %c) {\nentry:\n  br i1 %c, label %a, label %\"b c\"\na:\n  %p = " +
				"phi i32 [ %x, %entry ], [ 0, %\"b c\" ]\n}\n",
			"define:kw void:ty @f:glob! i1:ty %c:val!\nentry:bb!\nbr:kw i1:ty %c:val label:ty " +
				"%a:bb label:ty %\"b c\":bb\na:bb!\n" +
				"%p:val! phi:kw i32:ty %x:val %entry:bb 0:num %\"b c\":bb"},
		// %T is the name of a type and of a value.
		{
			"types",
			"%T = type { i32, %T* }\n%U = type opaque\ndefine %T @f(%T* sret(%T) %T, %U %x) {\n  " +
				"%a = load %T, ptr %T, align 8\n  %b = getelementptr inbounds %T, ptr %x, i32 " +
				"%T\n" +
				"  %c = alloca [4 x %T]\n  store %T %T, %T* %T\n  %d = add i32 %T, %T\n  ret %T " +
				"%T\n}\n",
			"%T:ty! type:kw i32:ty %T:ty\n%U:ty! type:kw opaque:ty\ndefine:kw %T:ty @f:glob! " +
				"%T:ty sret:attr %T:ty %T:val! %U:ty %x:val!\n" +
				"%a:val! load:kw %T:ty ptr:ty %T:val align:kw 8:num\n%b:val! getelementptr:kw " +
				"inbounds:kw %T:ty ptr:ty %x:val i32:ty %T:val\n" +
				"%c:val! alloca:kw 4:num x:kw %T:ty\nstore:kw %T:ty %T:val %T:ty %T:val\n%d:val! " +
				"add:kw i32:ty %T:val %T:val\nret:kw %T:ty %T:val"},
		{
			"globals",
			"@g = external addrspace(1) global i32, align 4\n@s = constant [3 x i8] " +
				"c\"ab\\00\"\n@llvm.used = appending global [0 x ptr] zeroinitializer\n$c = " +
				"comdat any\ndeclare token @llvm.experimental.gc.statepoint.p0(i64 immarg, ...) " +
				"#0\nattributes #0 = { nounwind memory(argmem: read) newattr \"a\"=\"b\" }\n",
			"@g:glob! external:kw addrspace:kw 1:num global:kw i32:ty align:kw 4:num\n@s:glob! " +
				"constant:kw 3:num x:kw i8:ty c\"ab\\00\":str\n" +
				"@llvm.used:glob! appending:kw global:kw 0:num x:kw ptr:ty " +
				"zeroinitializer:num\n$c:glob! comdat:kw any:kw\n" +
				"declare:kw token:ty @llvm.experimental.gc.statepoint.p0:intr! i64:ty " +
				"immarg:attr ...:ty #0:attr\n" +
				"attributes:kw #0:attr! nounwind:attr memory:attr argmem:attr read:attr " +
				"newattr:attr \"a\":str \"b\":str"},
		{
			"metadata",
			"!llvm.dbg = !{!0}\n!0 = distinct !DILocation(line: 3, scope: !1, flag: " +
				"true)\ndefine void @f() !dbg !0 {\n  #dbg_value(i32 0, !1, !1, !1)\n  ret void, " +
				"!dbg !0\n}\n",
			"!llvm.dbg:md! !:md !0:md\n!0:md! distinct:kw !DILocation:md line:md 3:num scope:md " +
				"!1:md flag:md true:num\n" +
				"define:kw void:ty @f:glob! !dbg:md !0:md\n#dbg_value:md i32:ty 0:num !1:md " +
				"!1:md !1:md\nret:kw void:ty !dbg:md !0:md"},
		{
			"mistakes",
			"define void @f() {\n  %x = laod i32, ptr %p\n  foo\n  call void @g(\"un\n  ret " +
				"void\n}\n?\n",
			"define:kw void:ty @f:glob!\n%x:val! laod:err i32:ty ptr:ty %p:val\nfoo:err\ncall:kw " +
				"void:ty @g:glob \"un:err\nret:kw void:ty\n?:err"},
		{
			"missing brace",
			"define void @f() {\n  %x = add i32 1, 2\ndefine void @g() { ret void }\n",
			"define:kw void:ty @f:glob!\n%x:val! add:kw i32:ty 1:num 2:num\ndefine:kw void:ty " +
				"@g:glob! ret:kw void:ty"},
		{"constants with braces",
			"define { i32, ptr } @f() prefix { i32 } { i32 1 } personality ptr @p {\n  invoke " +
				"void @g() [ \"deopt\"(i32 0) ]\n    to label %a unwind label %b\nb:\n  %l = " +
				"landingpad { ptr, i32 }\n    cleanup\n  switch i32 0, label %a [\n    i32 1, " +
				"label %b\n  ]\n}\n",
			"define:kw i32:ty ptr:ty @f:glob! prefix:kw i32:ty i32:ty 1:num personality:kw " +
				"ptr:ty @p:glob\ninvoke:kw void:ty @g:glob \"deopt\":str i32:ty 0:num\n" +
				"to:kw label:ty %a:bb unwind:kw label:ty %b:bb\nb:bb!\n%l:val! landingpad:kw " +
				"ptr:ty i32:ty\ncleanup:kw\nswitch:kw i32:ty 0:num label:ty %a:bb\n" +
				"i32:ty 1:num label:ty %b:bb"},
	} {
		got, _ := highlight.Tokens(c.src)
		if s := shown(c.src, got); s != c.want {
			t.Errorf("%s:\ngot  %s\nwant %s", c.name, strings.ReplaceAll(s, "\n", "\n     "),
				strings.ReplaceAll(c.want, "\n", "\n     "))
		}
	}
}

func TestOutline(t *testing.T) {
	const src = `; head
%T = type { i32,
  i32 }
@g = global i32 0 ; the end

declare void @d(ptr %unused)

; about f
define void @f(i32 %a, ptr %p) {
entry:
  %x = call i32 @i(
      i32 1)
  switch i32 %x, label %next [
    i32 1, label %next
  ]

next:                                             ; preds = %entry
  ret void
}

define void @"g h"() {
  ret void
}
`
	kinds := [...]string{highlight.SymbolType: "type", highlight.SymbolGlobal: "global",
		highlight.SymbolFunction: "function", highlight.SymbolDeclaration: "declaration",
		highlight.SymbolArgument: "argument", highlight.SymbolBlock: "block",
		highlight.SymbolValue: "value"}
	_, symbols := highlight.Tokens(src)
	var b strings.Builder
	for _, s := range symbols {
		whole := strings.Split(src[s.Start:s.End], "\n")
		fmt.Fprintf(&b, "%s %s in %d: %s | %s\n", kinds[s.Kind], src[s.NameStart:s.NameEnd],
			s.Parent, whole[0], strings.TrimSpace(whole[len(whole)-1]))
	}
	const want = `type %T in -1: %T = type { i32, | i32 }
global @g in -1: @g = global i32 0 | @g = global i32 0
declaration @d in -1: declare void @d(ptr %unused) | declare void @d(ptr %unused)
function @f in -1: define void @f(i32 %a, ptr %p) { | }
argument %a in 3: %a | %a
argument %p in 3: %p | %p
block entry in 3: entry: | ]
value %x in 3: %x = call i32 @i( | i32 1)
block next in 3: next:                                             ; preds = %entry | ret void
function @"g h" in -1: define void @"g h"() { | }
`
	if b.String() != want {
		t.Errorf("got\n%swant\n%s", b.String(), want)
	}
}

// In texts that parse, tokens agree with the parser: every name that it defines or uses is a token
// of the right kind.
func TestTokensAgreeWithParser(t *testing.T) {
	files, err := filepath.Glob(filepath.Join("..", "..", "..", "static", "examples", "*.ll"))
	if err != nil || len(files) == 0 {
		t.Fatal("no examples", err)
	}
	texts := map[string]string{}
	for _, f := range files {
		b, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		texts[f] = string(b)
	}
	for _, c := range filetest.Cases(t, "../filetests/read") {
		texts[c.ID()] = c.Text
	}
	compared := 0
	for name, src := range texts {
		var marks []ir.Mark
		m, list, _ := irparse.Parse(context.Background(), source.NewText(name, src),
			&irparse.Options{Marks: &marks})
		if list.HasErrors() {
			continue
		}
		blocks, values := map[provenance.ID]bool{}, map[provenance.ID]bool{}
		for _, f := range m.Funcs {
			for _, a := range f.Args {
				values[a.ID()] = true
			}
			for _, b := range f.Blocks {
				blocks[b.ID()] = true
				for in := b.First(); in != nil; in = in.Next() {
					values[in.ID()] = true
				}
			}
		}
		at := map[int32]highlight.Token{}
		tokens, _ := highlight.Tokens(src)
		for _, tok := range tokens {
			at[tok.Start] = tok
		}
		for _, mk := range marks {
			if mk.Role != ir.MarkDef && mk.Role != ir.MarkUse && mk.Role != ir.MarkLabel {
				continue
			}
			if c := src[mk.Start]; mk.Role == ir.MarkDef && c != '%' && c != '@' {
				continue // a parameter without a name is marked at its type
			}
			tok, ok := at[mk.Start]
			want := highlight.Global
			switch {
			case blocks[mk.ID]:
				want = highlight.Label
			case values[mk.ID]:
				want = highlight.Value
			case strings.HasPrefix(src[mk.Start:mk.End], "@llvm.") &&
				tok.Kind == highlight.Intrinsic:
				want = highlight.Intrinsic
			}
			compared++
			if !ok || tok.End != mk.End || tok.Kind != want {
				t.Errorf("%s: %q at %d is %s, want %s", name, src[mk.Start:mk.End], mk.Start,
					tokenNames[tok.Kind], tokenNames[want])
			} else if tok.Def != (mk.Role != ir.MarkUse) {
				t.Errorf("%s: %q at %d: defined %v", name, src[mk.Start:mk.End], mk.Start, tok.Def)
			}
		}
	}
	if compared < 1000 {
		t.Errorf("only %d names compared", compared)
	}
}

// In any text, tokens are in order, within its bounds, and disjoint; symbols are within their
// functions.
func checkTokens(t *testing.T, src string) {
	t.Helper()
	tokens, symbols := highlight.Tokens(src)
	end := int32(0)
	for _, tok := range tokens {
		if tok.Start < end || tok.End <= tok.Start || int(tok.End) > len(src) ||
			tok.Kind > highlight.Error {
			t.Fatalf("token %+v after %d in %q", tok, end, src)
		}
		end = tok.End
	}
	start := int32(0)
	for i, s := range symbols {
		if s.Start < start || s.NameStart < s.Start || s.NameEnd <= s.NameStart ||
			s.End < s.NameEnd || int(s.End) > len(src) || int(s.Parent) >= i {
			t.Fatalf("symbol %d %+v in %q", i, s, src)
		}
		start = s.Start
	}
}

func TestTokensOfAnything(t *testing.T) {
	for _, src := range []string{"", "\"", "%", "define", "define @", "define void @f(", "}", "{",
		"@g =", "%\"", "!\"", "c\"", "!DILocation(", "label %", "; only", "#", "x:",
		"define void @f() {\n}}\n%x = "} {
		checkTokens(t, src)
	}
	words := strings.Split(
		"define|declare|void|@f|@g|(|)|{|}|[|]|%x|%T|=|type|phi|,|label|\n|; "+
			"c\n|\"s|\"s\"|!0|!|#0|attributes|entry:|call|blockaddress|12|x|<|>|*|\x00|é|prefix|"+
			"personality|!DIx(|line:|\r\n|to|c", "|")
	const seed = 20
	r := rand.New(rand.NewPCG(seed, 1))
	for range 3000 {
		var b strings.Builder
		for range r.IntN(60) {
			b.WriteString(words[r.IntN(len(words))])
			if r.IntN(3) > 0 {
				b.WriteByte(' ')
			}
		}
		checkTokens(t, b.String())
	}
}

// A long line, deep nesting, and an unterminated string take time linear in the text.
func TestTokensOfLongTexts(t *testing.T) {
	for _, src := range []string{
		"define void @f() { " + strings.Repeat("%x = add i32 1, 2 ", 100_000),
		strings.Repeat("[", 1_000_000), strings.Repeat("{ ", 500_000),
		strings.Repeat("\n%\"x = type", 50_001), strings.Repeat("define void @f() {\n", 50_000),
		strings.Repeat(";\n", 500_000) + "@g = global i32 0\n", strings.Repeat("!DIx(", 100_000),
	} {
		checkTokens(t, src)
	}
}

func FuzzTokens(f *testing.F) {
	f.Add("define void @f(i32 %x) {\nentry:\n  ret void\n}\n")
	f.Fuzz(func(t *testing.T, src string) { checkTokens(t, src) })
}
