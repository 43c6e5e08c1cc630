package explore

import (
	"context"
	"testing"

	"statepoint/web/report"
)

func TestCodePages(t *testing.T) {
	rep := Run(context.Background(), &report.Request{
		Source: "define i32 @f(i32 %x) {\n  %y = add i32 %z, %w\n  ret i64 %x\n}\n"})
	var got []string
	for _, p := range rep.CodePages {
		got = append(got, p.Code)
		if p.Title == "" || p.Means == "" || p.Why == "" || p.Wrong == "" || p.Fixed == "" ||
			len(p.LLVM) == 0 {
			t.Errorf("the page of %s misses a part: %+v", p.Code, p)
		}
	}
	if len(got) != 2 || got[0] != "SP0102" || got[1] != "SP0104" {
		t.Errorf("pages of %v, not of SP0102 and SP0104", got)
	}
	for _, d := range rep.Diagnostics {
		if p := rep.CodePage(d.Code); p == nil || p.Code != d.Code {
			t.Errorf("the code %q has the page %v", d.Code, p)
		}
	}
	if rep := Run(context.Background(), &report.Request{
		Source: "define void @f() {\n  ret void\n}\n"}); len(rep.CodePages) > 0 ||
		rep.CodePage("") != nil {
		t.Errorf("a module without a problem has pages: %+v", rep.CodePages)
	}
}
