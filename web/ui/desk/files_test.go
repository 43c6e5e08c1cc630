package desk

import (
	"testing"

	"statepoint/web/report"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/panes"
)

// Text copied from the machine's panes includes the addresses and offsets of its lines.
func TestCopiedWithOffsets(t *testing.T) {
	d := &report.Doc{Text: "f:\n50  pushq %rax\nc3  retq\n", Gutter: []string{"", "0", "1a"}}
	if got := copyText(panes.Asm, d); got != "    f:\n 0  50  pushq %rax\n1a  c3  retq\n" {
		t.Errorf("copied\n%s", got)
	}
	if got := copyText(panes.Module, &report.Doc{Text: "+ x\n", Gutter: []string{"1"}}); got !=
		"+ x\n" {
		t.Errorf("a diff is copied as %q", got)
	}
}

// copier is a browser that copies at once.
type copier struct{ browser.None }

func (copier) Copy(_ string, copied func()) { copied() }

// A copy of output that is not of the text beside it says so.
func TestCopyOfAnEarlierText(t *testing.T) {
	p := testPanesIn(copier{})
	p.Files.copyPane(panes.Asm)
	if said := p.Reader.Said; said != panes.Asm.Title()+" copied" {
		t.Errorf("says %q", said)
	}
	p.Files.ws.Question.Source = "another"
	p.Files.copyPane(panes.Asm)
	if said := p.Reader.Said; said != panes.Asm.Title()+" of an earlier text copied" {
		t.Errorf("says %q", said)
	}
	p.Files.copyPane(panes.Source)
	if said := p.Reader.Said; said != panes.Source.Title()+" copied" {
		t.Errorf("says %q", said)
	}
}
