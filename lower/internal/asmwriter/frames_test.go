package asmwriter_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"statepoint/e2e/lowertest"
	"statepoint/e2e/oracle"
	"statepoint/lower"
)

// TestDirectivesAsLLVM holds the directives of whole modules against both releases of LLVM, in
// their order: sections, alignment, call frame information, tables of roots.
func TestDirectivesAsLLVM(t *testing.T) {
	const file = "source_filename = \"folder/some.name.ml\"\n"
	for name, text := range map[string]string{
		"saved registers": `define void @f(PTR %p) {
  call void asm sideeffect "", "~{rbx},~{r12},~{r13},~{r14},~{r15},~{rbp}"()
  ret void
}`,
		"a frame that grows": `declare void @use(PTR)
define void @f(i64 %n) {
  %a = alloca i8, i64 %n
  call void asm sideeffect "", "~{rbx},~{r12}"()
  call void @use(PTR %a)
  ret void
}`,
		"variables": `@byte = global i8 1
@bytes = global [3 x i8] c"abc"
define void @f(PTR %p) {
  ret void
}`,
		"ocaml": `@byte = global i8 1
@far = external global PTR
declare void @ext()
define void @f() gc "ocaml" {
  call void @ext()
  ret void
}`,
		"erlang": `@far = external global PTR
declare void @ext()
define void @f() gc "erlang" {
  call void @ext()
  ret void
}`,
		"a frame pointer": `declare void @use(PTR)
declare void @llvm.gcroot(PTR*, PTR)
define PTR @f(PTR %p) "frame-pointer"="all" gc "ocaml" {
  %r = alloca PTR
  call void @llvm.gcroot(PTR* %r, PTR null)
  store PTR %p, PTR* %r
  call void @use(PTR null)
  %q = load PTR, PTR* %r
  ret PTR %q
}
define void @g(PTR %p) "frame-pointer"="non-leaf" {
  %i = alloca [5 x i64]
  call void asm sideeffect "", "~{rbx}"()
  call void @use(PTR %p)
  ret void
}`,
		"verbatim names": `@"\01number" = global i32 3
declare void @"\01ext"(PTR)
define internal void @"\01own"(PTR %p) {
  call void @"\01ext"(PTR %p)
  ret void
}
define void @"\01f"(PTR %p) {
  call void @"\01own"(PTR %p)
  ret void
}`,
		"constants": `define double @f(double %x, float %y, PTR %p) {
  %a = fmul double %x, 3.5
  %b = fadd double %a, 7.25
  %c = fmul float %y, 2.5
  %d = fpext float %c to double
  %e = fadd double %b, %d
  ret double %e
}
define double @g(double %x) {
  %a = fmul double %x, 3.5
  ret double %a
}`,
		"a list without roots": `define void @f(PTR %p) gc "shadow-stack" {
  ret void
}`,
		"roots of ocaml": `declare void @llvm.gcroot(PTR*, PTR)
declare void @use(PTR)
define PTR @f(PTR %a, PTR %b, PTR %c) gc "ocaml" {
  %r = alloca PTR
  %s = alloca PTR
  %t = alloca PTR
  call void @llvm.gcroot(PTR* %r, PTR null)
  call void @llvm.gcroot(PTR* %s, PTR null)
  call void @llvm.gcroot(PTR* %t, PTR null)
  store PTR %a, PTR* %r
  store PTR %b, PTR* %s
  store PTR %c, PTR* %t
  call void @use(PTR null)
  %x = load PTR, PTR* %s
  call void @use(PTR %x)
  %y = load PTR, PTR* %r
  call void @use(PTR %y)
  %z = load PTR, PTR* %s
  ret PTR %z
}`,
		"roots of erlang": `declare void @llvm.gcroot(PTR*, PTR)
declare void @use(PTR)
define PTR @f(PTR %a, PTR %b) gc "erlang" {
  %i = alloca i32
  %r = alloca PTR
  %s = alloca PTR
  call void @llvm.gcroot(PTR* %r, PTR null)
  call void @llvm.gcroot(PTR* %s, PTR null)
  store PTR %a, PTR* %r
  store PTR %b, PTR* %s
  store volatile i32 7, INT %i
  call void @use(PTR null)
  %y = load PTR, PTR* %r
  ret PTR %y
}`,
	} {
		for _, release := range []int{oracle.Typed, oracle.Opaque} {
			spell := strings.NewReplacer("PTR*", "ptr", "PTR", "ptr", "INT", "ptr")
			if release == oracle.Typed {
				spell = strings.NewReplacer("PTR", "i8*", "INT", "i32*")
			}
			src := file + spell.Replace(text)
			ours := directives(lowertest.Compile(t, src, lower.Options{Detail: true}).Assembly(0,
				false))
			theirs := directives(string(oracle.Assembly(t, release, []byte(src))))
			for len(ours) > 0 && len(theirs) > 0 && ours[0] == theirs[0] {
				ours, theirs = ours[1:], theirs[1:]
			}
			if len(ours) > 0 || len(theirs) > 0 {
				t.Errorf("%s, LLVM %d:\n%s\nwant\n%s", name, release, strings.Join(ours, "\n"),
					strings.Join(theirs, "\n"))
			}
		}
	}
}

// tableNames are the names of the table for OCaml in a module that is read from standard input.
var tableNames = regexp.MustCompile(`"(_?)caml<stdin>__(\w+)"`)

// directives are those of a text, without comments, and its labels.
func directives(text string) (list []string) {
	text = tableNames.ReplaceAllString(text, "${1}camlTest__$2") // as the module is called here
	for l := range strings.Lines(text) {
		l, _, _ = strings.Cut(l, "#")
		words := strings.Fields(l)
		if len(words) > 0 && (words[0][0] == '.' || strings.HasSuffix(words[0], ":")) {
			list = append(list, strings.Join(words, " "))
		}
	}
	return slices.DeleteFunc(list, func(l string) bool {
		return strings.HasPrefix(l, ".ident") || strings.HasPrefix(l, ".addrsig")
	})
}
