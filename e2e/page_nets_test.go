package e2e

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"html"
	"regexp"
	"slices"
	"strings"
	"testing"

	"statepoint/web/explore/engine"
	"statepoint/web/explore/exploretest"
	"statepoint/web/report"
)

// everyCase makes the page's exhaustive tests take all cases, as make soak does. Otherwise they
// take a fixed share; each test says which.
var everyCase = flag.Bool("every-case", false, "take every case of a net through the page")

// inShare reports whether such a test takes a case: every one, or the first of each n.
func inShare(i, of int) bool { return *everyCase || i%of == 0 }

// seen is what the page shows of one example, view by view.
type seen struct {
	Stages []string            `json:"stages"`
	Views  map[string]seenView `json:"views"`
}

// A seenView is one view of a pane: its text, its gutter and its caption, or, of what
// is drawn, the words in it, and what an empty pane says.
type seenView struct {
	Text    string   `json:"text"`
	Labels  []string `json:"labels"`
	Caption string   `json:"caption"`
	Empty   string   `json:"empty"`
	Drawn   []string `json:"drawn"`
	Edges   []string `json:"edges"`
	// Subject is the id of the instruction whose frame is drawn, or of the function that is.
	Subject uint32 `json:"subject"`
}

// lookThrough opens every view of an example and reads it. One call, so that a net over all
// examples stays cheap.
const lookThrough = `(async () => {
	const until = async (what, f) => {
		for (let n = 0; !f(); n++) {
			if (n > 3000) throw new Error("never came true: " + what);
			await new Promise((r) => setTimeout(r, 20));
		}
	};
	const main = document.querySelector("main"), select = document.querySelector("#examples");
	select.value = %q;
	select.dispatchEvent(new Event("change", { bubbles: true }));
	const source = %q;
	await until("text", () => statepoint.editors.source.text() === source);
	await until("answer", () => main.getAttribute("aria-busy") === "false");
	await new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)));
	const views = {};
	for (const [pane, ids] of Object.entries({ module: ["diff", "cfg", "liveness", "ir"],
		asm: ["frame", "asm"], map: ["records", "json", "bytes"] })) {
		for (const id of ids) {
			` + opensView + `(document, id);
			const drawing = document.querySelector("#drawing-" + pane),
				note = document.querySelector("#pane-" + pane + " .note");
			const editor = statepoint.editors[pane];
			await until(pane + " " + id, () => ` + viewIsOpen + `(document, id) && note.innerText === "" &&
				!drawing.innerText.startsWith("Working"));
			await new Promise((r) => requestAnimationFrame(r));
			const of = (selector) => [...drawing.querySelectorAll(selector)];
			const texts = (selector) => of(selector).map((e) => e.textContent);
			views[id] = {
				text: drawing.hidden ? editor.text() : "",
				labels: drawing.hidden ? editor.labels || [] : [],
				caption: document.querySelector("#pane-" + pane + " header p").textContent,
				empty: drawing.hidden ? editor.empty : texts(".nothing").join(),
				edges: texts(".edge text"),
				subject: +(drawing.querySelector(".frame-bar code")?.dataset.p ??
					drawing.querySelector("select[data-choose]")?.value ?? 0),
				drawn: drawing.hidden ? [] : texts("svg.cfg .label, svg.cfg .ins > text, " +
					".frame-svg text, .frame-bar code, .frame-says, .records summary, .records td"),
			};
		}
	}
	return { stages: [...document.querySelectorAll(".stages button:not(#run-button)")]
		.map((e) => [...e.children].filter((c) => getComputedStyle(c).display !== "none")
			.map((c) => c.textContent).join("|")), views };
})()`

// Every view of every example says what the report has: the same names, numbers and offsets, and
// where there is nothing, the report's reason for that. It takes every sixth example.
func TestPageSaysWhatTheReportHas(t *testing.T) {
	b := open(t, 1440, 900, "light")
	names := eval[[]string](b,
		`[...document.querySelectorAll("#examples optgroup option")].map((o) => o.value)`)
	if len(names) < 30 {
		t.Fatalf("%d examples", len(names))
	}
	sources := exploretest.Examples(t)
	for i, name := range names {
		if !inShare(i, 6) {
			continue
		}
		t.Run(name, func(t *testing.T) {
			got := eval[seen](b, fmt.Sprintf(lookThrough, name, sources[name]))
			req := report.Request{FileName: name + ".ll", Source: b.text("source")}
			e := &engine.Engine{}
			r := e.Run(context.Background(), &req)
			if !r.OK {
				t.Fatalf("%v", r.Diagnostics)
			}
			n := netOf{t, got, e, r, req}
			n.texts()
			n.graph()
			n.frame()
			n.records()
		})
	}
}

// netOf compares what is seen with a report.
type netOf struct {
	t   *testing.T
	got seen
	e   *engine.Engine
	r   *report.Report
	req report.Request
}

func (n *netOf) of() report.Handle { return n.e.Keep(&n.req) }

func (n *netOf) ask(view, stage string) *report.ViewAnswer {
	return n.e.View(context.Background(), &report.ViewRequest{Of: n.of(), View: view,
		Stage: stage})
}

// same compares two texts, and shows the first line that differs.
func (n *netOf) same(what, got, want string) {
	n.t.Helper()
	a, b := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range max(len(a), len(b)) {
		x, y := "(nothing)", "(nothing)"
		if i < len(a) {
			x = a[i]
		}
		if i < len(b) {
			y = b[i]
		}
		if x != y {
			n.t.Errorf("%s, line %d, says\n%s\nbut the report has\n%s", what, i+1, x, y)
			return
		}
	}
}

func (n *netOf) texts() {
	n.t.Helper()
	key := ""
	var stage *report.Doc
	var chips []string
	for _, s := range n.r.Stages {
		summary := s.Summary
		if summary == "" && !s.Changed {
			summary = "no change"
		}
		switch s.Key { // two stages, of which one stop shows the work
		case report.StageLower:
			continue
		case report.StageEncode:
			s.Title, summary = "Assembly", fmt.Sprintf("%s, frame %d", summary,
				n.r.Figures.FrameBytes)
		}
		title := s.Title
		if s.Key == report.StagePlace || s.Key == report.StageRewrite {
			title, _, _ = strings.Cut(title, " ")
		}
		chips = append(chips, title+"|"+summary)
		if s.Doc != nil {
			key, stage = s.Key, s.Doc
		}
	}
	n.same("the strip", strings.Join(n.got.Stages, "\n"), strings.Join(chips, "\n"))
	docs := map[string]*report.Doc{"asm": &n.r.Asm, "bytes": &n.r.StackMap}
	// The module is shown after the stage that the page chose, which is the last that made one, or
	// the rewriting.
	for _, s := range n.r.Stages {
		if s.Doc != nil && strings.TrimSuffix(s.Doc.Text, "\n") == n.got.Views["ir"].Text {
			key, stage = s.Key, s.Doc
		}
	}
	docs["ir"] = stage
	for view, id := range map[string]string{report.ViewDiff: "diff",
		report.ViewLiveness: "liveness", report.ViewMapJSON: "json"} {
		stage := ""
		if view == report.ViewDiff {
			stage = key
		}
		a := n.ask(view, stage)
		if a.Trouble != "" {
			want := strings.ToUpper(a.Trouble[:1]) + strings.TrimSuffix(a.Trouble[1:], ".") + "."
			n.same(id+", being empty,", n.got.Views[id].Empty, want)
			continue
		}
		docs[id] = a.Doc
	}
	for id, d := range docs {
		v := n.got.Views[id]
		n.same(id, v.Text, strings.TrimSuffix(d.Text, "\n"))
		if d.Text == "" {
			n.same(id+", being empty,", v.Empty, d.Caption)
		}
		if d.Gutter != nil && d.Text != "" {
			n.same("the gutter of "+id, strings.Join(v.Labels, "\n"), strings.Join(d.Gutter, "\n"))
		}
		if d.Caption != "" && v.Caption != d.Caption {
			n.t.Errorf("the caption of %s is %q, the report has %q", id, v.Caption, d.Caption)
		}
	}
}

func (n *netOf) graph() {
	n.t.Helper()
	key := ""
	for _, s := range n.r.Stages {
		if s.Doc != nil && strings.TrimSuffix(s.Doc.Text, "\n") == n.got.Views["ir"].Text {
			key = s.Key
		}
	}
	a := n.e.View(context.Background(), &report.ViewRequest{Of: n.of(), View: report.ViewCFG,
		Stage: key, Subject: n.got.Views["cfg"].Subject})
	if a.Trouble != "" {
		n.same("the graph", strings.TrimSuffix(n.got.Views["cfg"].Empty, "."),
			strings.ToUpper(a.Trouble[:1])+a.Trouble[1:])
		return
	}
	var words, edges []string
	for _, node := range a.Graph.Nodes {
		words = append(words, node.Label)
		for _, l := range node.Lines {
			words = append(words, report.Readable(a.Doc.Text[l.Start:l.End]))
			if l.Cut {
				n.t.Errorf("%s is cut", node.Label)
			}
		}
	}
	for _, e := range a.Graph.Edges {
		if e.Back {
			e.Label = strings.TrimSpace(e.Label + " ↑")
		}
		if e.Label != "" {
			edges = append(edges, e.Label)
		}
	}
	n.same("the graph", strings.Join(n.got.Views["cfg"].Drawn, "\n"), strings.Join(words, "\n"))
	n.same("the edges", strings.Join(n.got.Views["cfg"].Edges, "\n"), strings.Join(edges, "\n"))
	// Whatever a block's instructions say is in the block, to its end.
	all := strings.Join(strings.Fields(strings.Join(words, " ")), " ")
	for _, m := range a.Doc.Marks {
		if m.Role == report.RoleWhole && strings.Contains(a.Doc.Text[m.Start:m.End], "live(") &&
			len(a.Graph.Functions) == 1 {
			if want := strings.Join(strings.Fields(report.Readable(a.Doc.Text[m.Start:m.End])),
				" "); !strings.Contains(all, want) {
				n.t.Errorf("the graph lacks %s", want)
			}
		}
	}
}

var tag = regexp.MustCompile(`<[^>]*>`)

func (n *netOf) frame() {
	n.t.Helper()
	drawn := n.got.Views["frame"]
	a := n.e.View(context.Background(), &report.ViewRequest{Of: n.of(), View: report.ViewFrame,
		Subject: drawn.Subject})
	if a.Trouble != "" {
		n.same("the frame", strings.TrimSuffix(drawn.Empty, "."),
			strings.TrimSuffix(strings.ToUpper(a.Trouble[:1])+a.Trouble[1:], "."))
		return
	}
	all := html.UnescapeString(tag.ReplaceAllString(a.HTML, ""))
	if len(drawn.Drawn) == 0 {
		n.t.Error("there is no frame")
	}
	for _, w := range drawn.Drawn {
		if !strings.Contains(all, w) {
			n.t.Errorf("the frame says %q, the report does not", w)
		}
	}
}

// records compares the table with the stack map as other programs read it.
func (n *netOf) records() {
	n.t.Helper()
	drawn := n.got.Views["records"]
	a := n.ask(report.ViewRecords, "")
	if a.Trouble != "" {
		n.same("the records", strings.TrimSuffix(drawn.Empty, "."),
			strings.TrimSuffix(strings.ToUpper(a.Trouble[:1])+a.Trouble[1:], "."))
		return
	}
	var maps struct {
		Maps []struct {
			Records []struct {
				Offset    int
				Locations []struct {
					Kind, Role, Register string
					Size, Offset         int
				}
			}
		}
	}
	if err := json.Unmarshal([]byte(n.got.Views["json"].Text), &maps); err != nil {
		n.t.Fatal(err)
	}
	var want, got []string
	for _, m := range maps.Maps {
		for i, r := range m.Records {
			want = append(want, fmt.Sprintf("record %d at 0x%x", i, r.Offset))
			for _, l := range r.Locations {
				if l.Role == "base" || l.Role == "derived" {
					want = append(want, fmt.Sprintf("%s %s %s%+d %d", l.Role, l.Kind, l.Register,
						l.Offset, l.Size))
				}
			}
		}
	}
	cells := drawn.Drawn
	for i := 0; i < len(cells); {
		if head := recordHead.FindStringSubmatch(cells[i]); head != nil {
			got = append(got, fmt.Sprintf("record %s at %s", head[1], head[2]))
			i++
			continue
		}
		if i+6 > len(cells) {
			n.t.Fatalf("a row of %d cells", len(cells)-i)
		}
		row := cells[i : i+6]
		if role, _, _ := strings.Cut(row[1], " "); role == "base" || role == "derived" {
			got = append(got, fmt.Sprintf("%s %s %s %s", role, row[3], row[4], row[5]))
		}
		i += 6
	}
	if len(want) > 0 && !slices.Equal(got, want) {
		n.same("the records", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

var recordHead = regexp.MustCompile(`^record (\d+) in .* at (0x[0-9a-f]+),`)
