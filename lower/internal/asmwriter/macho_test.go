package asmwriter_test

import (
	"slices"
	"strings"
	"testing"

	"statepoint/e2e/lowertest"
	"statepoint/e2e/oracle"
	"statepoint/lower"
)

// TestMachOAsLLVM holds the directives of assembly for macOS against both releases of LLVM, and
// has LLVM's assembler read it.
func TestMachOAsLLVM(t *testing.T) {
	for name, text := range map[string]string{
		"variables": `@byte = global i8 1
@bytes = global [3 x i8] c"abc"
@zero = global i64 0
@local = internal global i64 0
@number = internal global i32 7
@constant = constant i64 9
@weak = weak global i32 3
@far = external global PTR
declare void @ext(PTR)
define void @f(PTR %p) {
  %x = load PTR, PTR* @far
  call void @ext(PTR %x)
  call void @own()
  ret void
}
define hidden void @hidden() {
  ret void
}
define linkonce_odr void @linked() {
  ret void
}
define internal void @own() {
  call void @ext(PTR null)
  ret void
}`,
		"verbatim names": `@"\01number" = global i32 3
declare void @"\01ext"(PTR)
define void @"\01f"(PTR %p) {
  call void @"\01ext"(PTR %p)
  ret void
}`,
		"roots": `declare void @llvm.gcroot(PTR*, PTR)
declare void @ext()
define void @f(PTR %p) gc "ocaml" {
  %r = alloca PTR
  call void @llvm.gcroot(PTR* %r, PTR null)
  store PTR %p, PTR* %r
  call void @ext()
  ret void
}`,
		"constants": `define double @f(double %x, float %y, PTR %p) {
  %a = fmul double %x, 3.5
  %c = fmul float %y, 2.5
  %d = fpext float %c to double
  %e = fadd double %a, %d
  ret double %e
}`,
	} {
		for _, c := range []struct {
			release int
			triple  string
		}{{oracle.Typed, "x86_64-apple-macosx10.11.0"}, {oracle.Opaque, "x86_64-apple-darwin"},
			{oracle.Opaque, "x86_64-apple-darwin10"}, {oracle.Opaque, "x86_64-apple-macosx10.15"},
			{oracle.Opaque, "x86_64-apple-darwin20"}} {
			spell := strings.NewReplacer("PTR*", "ptr", "PTR", "ptr")
			if c.release == oracle.Typed {
				spell = strings.NewReplacer("PTR", "i8*")
			}
			src := "source_filename = \"test.ml\"\ntarget triple = \"" + c.triple + "\"\n" +
				spell.Replace(text)
			asm := lowertest.Compile(t, src, lower.Options{Detail: true}).Assembly(0, false)
			ours := directives(asm)
			theirs := directives(string(oracle.Run(t, c.release, []byte(src), "llc",
				"-mtriple="+c.triple)))
			if !slices.Equal(ours, theirs) {
				t.Errorf("%s, %s:\n%s\nwant\n%s", name, c.triple, strings.Join(ours, "\n"),
					strings.Join(theirs, "\n"))
			}
			oracle.Run(t, oracle.Opaque, []byte(asm), "llvm-mc", "-triple="+c.triple,
				"-filetype=obj")
		}
	}
}
