package lower_test

import (
	"context"
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"statepoint/core/irparse"
	"statepoint/core/source"
	"statepoint/core/verify"
	"statepoint/e2e/filetest"
	"statepoint/e2e/lowertest"
	"statepoint/lower"
)

// TestStrangeTypes puts other types into modules that compile: what the verifier still accepts must
// Compile or be refused by a diagnostic, and must not panic.
func TestStrangeTypes(t *testing.T) {
	texts := []string{lowertest.Exceptions, lowertest.Points, lowertest.Floats, lowertest.Derived,
		lowertest.RandomModule(3, 6) +
			lowertest.RandomDeclarations()}
	for _, c := range filetest.Cases(t, "filetests/asm") {
		texts = append(texts, c.Text)
	}
	from := []string{"i64", "i32", "i8", "i1", "ptr", "double", "float", "ptr addrspace(1)"}
	to := []string{"i7", "i128", "i65", "i200", "float", "double", "half", "x86_fp80", "<2 x i64>",
		"<4 x i32>", "{ i64, i32 }", "[3 x i16]", "ptr", "i1", "<2 x ptr>", "[0 x i8]", "{}"}
	// Every type in every instruction that may have it.
	for _, body := range []string{
		"define T @f(T %x, T %y) {\n  %r = OP T %x, %y\n  ret T %r\n}\n",
		"define T @f(ptr %p, T %y, i1 %c) {\n  %x = load T, ptr %p\n  store T %y, ptr %p\n  %r = " +
			"select i1 %c, T %x, T %y\n  ret T %r\n}\n",
		"declare T @g(T, T, T, T)\ndefine T @f(T %x, T %y) {\n  %r = call T @g(T %x, T %y, T %x, " +
			"T undef)\n  ret T %r\n}\n",
		"define T @f(T %x, i1 %c) {\na:\n  br i1 %c, label %b, label %d\nb:\n  br label %d\nd:\n " +
			" %r = phi T [ %x, %a ], [ zeroinitializer, %b ]\n  ret T %r\n}\n",
		"define void @f(T %x) {\n  call void asm sideeffect \"nop\", \"r\"(T %x)\n  ret void\n}\n",
		"@g = global T zeroinitializer\ndefine ptr @f() {\n  %p = getelementptr T, ptr @g, i64 " +
			"3\n  ret ptr %p\n}\n",
		"define void @f(T %x, ptr %p) {\n  %o = atomicrmw max ptr %p, T %x seq_cst\n  ret " +
			"void\n}\n",
		"define T @f(ptr %p, T %x) {\n  %o = va_arg ptr %p, T\n  ret T %o\n}\n",
		"define i64 @f(T %x) {\n  %o = zext T %x to i64\n  ret i64 %o\n}\n",
		"define i64 @f(T %x) {\n  %o = fptosi T %x to i64\n  ret i64 %o\n}\n",
		"define i1 @f(T %x, T %y) {\n  %o = icmp slt T %x, %y\n  ret i1 %o\n}\n",
		"define i1 @f(T %x, T %y) {\n  %o = fcmp ult T %x, %y\n  ret i1 %o\n}\n",
		"define T @f(T %x) {\n  %o = freeze T %x\n  ret T %o\n}\n",
		"define void @f(T %x) {\n  switch T %x, label %a [ T 1, label %b ]\na:\n  ret void\nb:\n " +
			" unreachable\n}\n",
	} {
		for _, b := range to {
			for _, op := range []string{"add", "mul", "udiv", "ashr", "fadd", "frem"} {
				texts = append(texts, strings.ReplaceAll(strings.ReplaceAll(body, "OP", op), "T",
					b))
				if !strings.Contains(body, "OP") {
					break
				}
			}
		}
	}
	r := rand.New(rand.NewSource(1))
	compiled, refused := 0, 0
	for n := range len(texts) + 800 {
		text := texts[n%len(texts)]
		a, b := from[r.Intn(len(from))], to[r.Intn(len(to))]
		if n < len(texts) {
			b = a
		}
		if r.Intn(2) == 0 {
			text = strings.ReplaceAll(text, " "+a+" ", " "+b+" ")
			text = strings.ReplaceAll(text, "("+a+" ", "("+b+" ")
			text = strings.ReplaceAll(text, " "+a+",", " "+b+",")
			text = strings.ReplaceAll(text, " "+a+")", " "+b+")")
		} else {
			text = strings.Replace(text, " "+a+" ", " "+b+" ", 1+r.Intn(3))
		}
		src := source.NewText("strange.ll", text)
		m, diags, _ := irparse.Parse(context.Background(), src, nil)
		if diags.HasErrors() {
			continue
		}
		if _, err := verify.Diagnose(context.Background(), m, nil); err != nil {
			continue
		}
		func() {
			defer func() {
				if e := recover(); e != nil {
					t.Fatalf("module %d, %s for %s: panic: %v\n%s", n, b, a, e,
						text[:min(len(text), 3000)])
				}
			}()
			_, err := lower.Compile(context.Background(), m,
				lower.Options{Checked: true, Detail: r.Intn(2) == 0})
			switch err.(type) {
			case nil:
				compiled++
			case *source.List:
				refused++
			default:
				t.Errorf("module %d, %s for %s: %v\n%s", n, b, a, fmt.Sprint(err),
					text[:min(len(text), 3000)])
			}
		}()
	}
	t.Logf("%d compiled, %d refused", compiled, refused)
	if compiled < 20 || refused < 20 {
		t.Errorf("only %d compiled and %d were refused: the test tries too little", compiled,
			refused)
	}
}
