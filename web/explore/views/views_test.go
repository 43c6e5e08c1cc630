package views_test

import (
	"encoding/json"
	"strings"
	"testing"

	"statepoint/core/provenance"
	"statepoint/e2e/oracle"
	"statepoint/web/explore/engine"
	"statepoint/web/explore/panes"

	"statepoint/lower/image"
	"statepoint/stackmap"
	"statepoint/static/examples"
	"statepoint/web/report"
)

// Every view and file of every example exists, and its frames and records agree with the report.
func TestViewsOfExamples(t *testing.T) {
	all, err := examples.All()
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range all {
		t.Run(e.Name, func(t *testing.T) {
			engine := &engine.Engine{}
			req := report.Request{FileName: e.Name + ".ll", Source: e.Source}
			rep := engine.Run(t.Context(), &req)
			known := map[uint32]provenance.Kind{}
			for _, l := range rep.Links {
				known[l.ID] = l.Kind
			}
			for _, f := range panes.Frames(engine.Last()) {
				if len(f.Steps) == 0 || f.Steps[0].Depth != 0 {
					t.Errorf("%s begins %d bytes deep", f.Name, f.Steps[0].Depth)
				}
				for _, s := range f.Slots {
					if s.ID != 0 && known[s.ID] != provenance.KindSlot {
						t.Errorf("%s: %s of no slot", f.Name, s.Name)
					}
				}
				for _, s := range f.Steps {
					if known[s.ID] != provenance.KindMachine || s.Depth > f.Size ||
						len(s.Uses) > 0 &&
							s.Depth != f.Size {
						t.Errorf("%s: at %x the depth is %d of %d", f.Name, s.Start, s.Depth,
							f.Size)
					}
					for _, u := range s.Uses {
						if known[u.Slot] != provenance.KindSlot || u.Roles == 0 {
							t.Errorf("%s: use %+v", f.Name, u)
						}
					}
				}
			}
			records := panes.Records(engine.Last())
			if len(records) != int(rep.Figures.Records) {
				t.Errorf("%d records, not %d", len(records), rep.Figures.Records)
			}
			for _, r := range records {
				if r.Function == "" || r.End <= r.Start || known[r.ID] != provenance.KindRecord {
					t.Errorf("record %+v", r)
				}
			}
			for _, view := range []string{report.ViewFrame, report.ViewRecords,
				report.ViewMapJSON} {
				if oracle.RootsInMemory([]byte(e.Source)) && view != report.ViewFrame {
					continue
				}
				a := engine.View(t.Context(), &report.ViewRequest{View: view,
					Of: engine.Keep(&req)})
				if a.Trouble != "" || a.HTML == "" && a.Doc == nil {
					t.Errorf("%s: %q", view, a.Trouble)
				}
				if a.Doc != nil && (!json.Valid([]byte(a.Doc.Text)) || len(a.Doc.Marks) == 0) {
					t.Errorf("%s: %.300s", view, a.Doc.Text)
				}
			}
			for _, kind := range []string{report.FileModule + report.StageParse,
				report.FileAssembly, report.FileObject, report.FileMap, report.FileMapJSON,
				report.FileReport, report.FilePage, report.FileFrame} {
				if oracle.RootsInMemory([]byte(e.Source)) &&
					(kind == report.FileMap || kind == report.FileMapJSON) {
					continue
				}
				a := engine.View(t.Context(),
					&report.ViewRequest{View: report.ViewFile, Stage: kind,
						Of: engine.Keep(&req)})
				if a.File == nil || a.File.Data == "" ||
					!strings.HasPrefix(a.File.Name, e.Name+".") {
					t.Errorf("%s: %q", kind, a.Trouble)
				}
			}
		})
	}
	// A missing view says so.
	engine := &engine.Engine{}
	for _, source := range []string{"", "declare void @f()\n", "define"} {
		for _, v := range []report.ViewRequest{{View: report.ViewFrame}, {View: report.ViewRecords},
			{View: report.ViewMapJSON}, {View: report.ViewFile, Stage: report.FileMap},
			{View: report.ViewFile, Stage: "nothing"},
			{View: report.ViewFile, Stage: "ll nothing"}} {
			v.Of = engine.Keep(&report.Request{Source: source})
			if a := engine.View(t.Context(), &v); a.Trouble == "" {
				t.Errorf("%q has a view %s %s", source, v.View, v.Stage)
			}
		}
	}
}

// The JSON of a map, in its tab and as a file, equals the output of statepoint stackmap --json for
// the object: for every example, and for a map with a pool of constants.
func TestMapJSONIsOfTheObject(t *testing.T) {
	all, err := examples.All()
	if err != nil {
		t.Fatal(err)
	}
	sources := map[string]string{"constants": `declare void @poll()
define void @f(ptr addrspace(1) %o, i64 %n) gc "statepoint-example" {
  %fixed = alloca i64, align 32
  %dyn = alloca i8, i64 %n
  call void @poll() [ "deopt"(ptr %fixed, ptr %dyn, i64 1311768467463790320, i64 2147483648,
    i64 -2147483649, i64 2147483648, i64 7, ptr addrspace(1) %o) ]
  ret void
}
`}
	for i := range all {
		if !oracle.RootsInMemory([]byte(all[i].Source)) {
			sources[all[i].Name] = all[i].Source
		}
	}
	for name, src := range sources {
		engine := &engine.Engine{}
		view := func(view, stage string) *report.ViewAnswer {
			return engine.View(t.Context(), &report.ViewRequest{View: view, Stage: stage,
				Of: engine.Keep(&report.Request{FileName: name + ".ll", Source: src})})
		}
		object := view(report.ViewFile, report.FileObject)
		tab := view(report.ViewMapJSON, "")
		file := view(report.ViewFile, report.FileMapJSON)
		if object.File == nil || tab.Doc == nil || file.File == nil {
			t.Fatalf("%s: %q, %q, %q", name, object.Trouble, tab.Trouble, file.Trouble)
		}
		images, err := image.Open(name, []byte(object.File.Data))
		if err != nil {
			t.Fatal(err)
		}
		maps := images[0].StackMaps()[0].Annotation
		want := string(stackmap.AppendJSON(nil, maps.Maps))
		if tab.Doc.Text != want || file.File.Data != want {
			t.Errorf("%s: the tab has\n%s\nthe file\n%s\nthe object\n%s", name,
				tab.Doc.Text, file.File.Data, want)
		}
		if name == "constants" && (len(maps.Maps[0].Constants) != 3 ||
			!strings.Contains(want, `"kind": "ConstIndex"`)) {
			t.Errorf("no pool of three constants:\n%s", want)
		}
	}
}

// A register that holds a recorded value is an item, and can be pointed at.
func TestRegistersAreLinked(t *testing.T) {
	rep := panes.Run(t.Context(),
		&report.Request{
			Source: "declare void @llvm.experimental.stackmap(i64, i32, ...)\ndefine i64 @f(i64 " +
				"%v) {\n  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 1, i32 0, " +
				"i64 %v)\n  ret i64 %v\n}\n"})
	index := report.NewIndex(rep.Links)
	for _, l := range rep.Links {
		if l.Kind != provenance.KindRegister {
			continue
		}
		for _, lit := range index.Select([]uint32{l.ID}) {
			if index.Link(lit.ID).Label == "%v" {
				return
			}
		}
		t.Errorf("%s leads to %v", l.Label, index.Select([]uint32{l.ID}))
	}
	t.Errorf("no register: %+v", rep.Diagnostics)
}

// The warning for a wrongly rewritten source shows the path from the safepoint to the use, and what
// to use instead.
func TestFindings(t *testing.T) {
	rep := panes.Run(t.Context(), &report.Request{FileName: "a.ll", Source: `declare void @foo()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
define i64 @f(ptr addrspace(1) %p, i1 %c) gc "statepoint-example" {
entry:
  %safe = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
  %moved = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %safe, i32 0, i32 0)
  br i1 %c, label %x, label %y
x:
  br label %y
y:
  %v = load i64, ptr addrspace(1) %p
  %w = load i64, ptr addrspace(1) %moved
  %s = add i64 %v, %w
  ret i64 %s
}
`})
	if len(rep.Findings) != 1 {
		t.Fatalf("%d findings; %+v", len(rep.Findings), rep.Diagnostics)
	}
	f := rep.Findings[0]
	x := report.NewIndex(rep.Links)
	name := func(id uint32) string {
		if l := x.Link(id); l != nil {
			return l.Label
		}
		return "?"
	}
	var way []string
	for _, b := range f.Path {
		way = append(way, name(b))
	}
	got := strings.Join([]string{name(f.Value), name(f.Safepoint), strings.Join(way, ","),
		name(f.Use), name(f.Instead)}, " ")
	if got != "%p %safe %entry,%y %v %moved" {
		t.Errorf("found %s", got)
	}
	var along []string
	for _, s := range f.Steps {
		along = append(along, name(s))
	}
	if s := strings.Join(along, ","); s != "%safe,%moved,br,%v" {
		t.Errorf("the way is %s", s)
	}
	for _, d := range rep.Diagnostics {
		if d.Finding == 1 {
			if d.Line != 12 || d.Severity != report.Warning || !strings.Contains(d.Message, "%p") ||
				d.Notes[len(d.Notes)-1] != "use `%moved` instead" {
				t.Errorf("%+v", d)
			}
			return
		}
	}
	t.Error("no diagnostic tells of it")
}
