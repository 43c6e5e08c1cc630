package objects_test

import (
	"os"
	"strings"
	"testing"

	"statepoint/web/report"
)

// A look-up answers in sentences, each about the record or location that it names.
func TestLookUp(t *testing.T) {
	e, req, _ := opened(t, "queue.o", queue(t))
	for asked, want := range map[string][]string{
		"main+0x25": {"<code>main+0x25</code> is where a call in <code>main</code> " +
			"returns, record 2. The frame has 24 bytes from <code>rsp</code>: the " +
			"caller&#39;s return address is at <code>[rsp+24]</code>.",
			"<code>[rsp+0]</code> holds a reference: if its object moves, write the new address " +
				"there."},
		"append+0x1c": {"record 0", "<code>[rsp+8]</code> holds a reference"},
		"main+0x26":   {"no record is at main+0x26", "the nearest is at main+0x25."},
		"elsewhere":   {"is not an address in queue.o: 0x and a hexadecimal number"},
	} {
		v := e.View(t.Context(), &report.ViewRequest{View: report.ViewObject, Of: e.Keep(req),
			Lookup: "\n" + asked})
		_, answer, _ := strings.Cut(v.HTML, `<ul class="answer" role="status">`)
		answer, _, _ = strings.Cut(answer, "</ul>")
		for _, w := range want {
			if !strings.Contains(answer, w) {
				t.Errorf("%s: no %s in\n%s", asked, w, answer)
			}
		}
		if strings.Contains(answer, "data-p") != strings.Contains(answer, "reference:") {
			t.Errorf("%s: %s", asked, answer)
		}
	}
}

// A run goes to the call of a finding, from main or, where main does not reach it, from its
// function. The summary of a stale copy says which location is updated and which is not.
func TestRunToFinding(t *testing.T) {
	other := assembled(t, "\t.globl main\n\t.type main,@function\nmain:\n"+
		"\tmovl $3, %eax\n\tretq\n"+
		"\t.size main, .-main\n")
	wrong, err := os.ReadFile("../../../static/objects/wrong-base.o")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ name, data, entry, place, chain string }{
		{"queue.o", string(queue(t)), "main", "@main+0x20", "[rsp+0], of main → record 2, " +
			"location 4 → bytes 0x118–0x123, updated → rbx, keeps the old address → " +
			"main+0x2c, uses rbx as an address"},
		{"wrong-base.o", string(wrong), "sum", "@sum+0x12", "[rsp+16], of sum → record 0, " +
			"location 3 → bytes 0x5c–0x67 → sum+0x12, callq rt_collect"},
		{strings.Join([]string{"wrong-base.o", "main.o"}, report.Together),
			string(archive("wrong-base.o", string(wrong), "main.o", other)), "sum",
			"@sum+0x12", ""},
	} {
		e, req, r := opened(t, c.name, []byte(c.data))
		f := r.Findings[0]
		s := e.Program(t.Context(), &report.RunRequest{Of: e.Keep(req), Action: report.RunAt,
			From: uint64(f.Safepoint)})
		if s.Trouble != "" || s.Setup.Entry != c.entry || s.Where != c.place {
			t.Errorf("%s: %s at %s of %s: %s", c.name, s.Sentence, s.Where, s.Setup.Entry,
				s.Trouble)
		}
		var chain []string
		for _, step := range f.Chain {
			text := step.Text
			if step.Detail != "" {
				text += ", " + step.Detail
			}
			chain = append(chain, text)
		}
		if got := strings.Join(chain, " → "); c.chain != "" && got != c.chain {
			t.Errorf("%s: %s", c.name, got)
		}
		s = e.Program(t.Context(), &report.RunRequest{Of: e.Keep(req), Action: report.RunAt,
			From: uint64(f.Safepoint), Setup: report.RunSetup{Entry: "append"}})
		const missed = "The run does not reach `main+0x20`"
		if c.name == "queue.o" && !strings.HasPrefix(s.Sentence, missed) {
			t.Errorf("append: %s", s.Sentence)
		}
	}
}

// An object does not say what undefined functions return, so any of them may be declared to make
// objects.
func TestStubsOfUnknownType(t *testing.T) {
	data := assembled(t, "\t.globl main\n\t.type main,@function\nmain:\n\tpushq %rax\n"+
		"\tmovl $24, %edi\n\tcallq new\n\tmovl $7, 16(%rax)\n\tmovl 16(%rax), %eax\n"+
		"\tpopq %rcx\n\tretq\n\t.size main, .-main\n")
	e, req, _ := opened(t, "new.o", []byte(data))
	for objects, want := range map[string]string{"": "trap: write of address 0x10",
		"new: arg1 bytes": "@main returned 7."} {
		s := e.Program(t.Context(), &report.RunRequest{Of: e.Keep(req), Action: report.RunOn,
			Steps: 100, Setup: report.RunSetup{Objects: objects}})
		if !strings.Contains(s.Ended, want) || len(s.Makers) != 1 || s.Makers[0].Name != "new" ||
			(s.Makers[0].Declaration == "") != (objects == "") ||
			s.Makers[0].Declared != (objects != "") {
			t.Errorf("%q: %s, %+v", objects, s.Ended, s.Makers)
		}
		if objects == "" && s.Supplied[0].Text != "@new is a safepoint and returns 0; the object "+
			"does not say which arguments it has" {
			t.Errorf("%q", s.Supplied[0].Text)
		}
	}
}
