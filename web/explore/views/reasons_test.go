package views_test

import (
	"strings"
	"testing"

	"statepoint/web/explore/engine"
	"statepoint/web/report"
)

// Stages and panes describe correctly modules in which little happens.
func TestReasonsOfLittle(t *testing.T) {
	const typed = "declare void @foo()\ndefine i8 addrspace(1)* @a(i8 addrspace(1)* %x) gc " +
		"\"coreclr\" {\n  call void @foo()\n  ret i8 addrspace(1)* %x\n}\n"
	const dropped = `declare void @foo()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
define ptr addrspace(1) @a(ptr addrspace(1) %x) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %x) ]
  ret ptr addrspace(1) %x
}
`
	const dead = "define void @gc.safepoint_poll() {\n  ret void\n}\ndefine void @a() gc " +
		"\"statepoint-example\" {\n  ret void\ndead:\n  ret void\n}\n"
	for _, c := range []struct {
		source   string
		options  report.Options
		of, want string
	}{
		{"declare ptr addrspace(1) @bar() gc \"statepoint-example\"\n", report.Options{},
			"liveness", "no function defined here has a collection strategy"},
		{typed, report.Options{Dialect: "3.8"}, report.StagePlace,
			"+0 polls, 1 statepoint: After PlaceSafepoints: calls and polls are statepoints, as " +
				"in LLVM 3.6 to 3.9."},
		{dead, report.Options{PassFlags: []string{"-spp-no-entry"}}, report.StagePlace,
			"no poll: After PlaceSafepoints: no poll; unreachable blocks are removed."},
		{dropped, report.Options{}, "asm", "1 record under the calls, without a pointer."},
		{dropped, report.Options{}, "map", "no pointers are listed."},
	} {
		engine := &engine.Engine{}
		req := report.Request{Source: c.source, Options: c.options}
		rep := engine.Run(t.Context(), &req)
		if !rep.OK {
			t.Fatalf("%+v", rep.Diagnostics)
		}
		said := ""
		switch c.of {
		case "liveness":
			said = engine.View(t.Context(), &report.ViewRequest{View: report.ViewLiveness,
				Of: engine.Keep(&req)}).Doc.Text
		case "asm":
			said = rep.Asm.Caption
		case "map":
			said = rep.StackMap.Caption
		default:
			s := engine.Last().Stage(c.of)
			said = s.Summary + ": " + s.Doc.Caption
		}
		if !strings.Contains(said, c.want) {
			t.Errorf("%s says %q, want %q", c.of, said, c.want)
		}
	}
}
