package desk

import (
	"fmt"
	"strings"
	"time"

	"statepoint/web/report"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/views"
	"statepoint/web/ui/workspace"
)

// Files handles copies, downloads and exports.
type Files struct {
	ws      *workspace.Workspace
	browser clipboard
	reader  *Reader
	tabs    *Tabs
	content *content
	views   *views.Views
	around  Around

	Copied      panes.Pane // what was just copied: a pane or an item of the share dialog
	copiedCrash bool       // the reproducer was just copied
}

// copyPane copies a pane's text to the clipboard.
func (p *Files) copyPane(pane panes.Pane) {
	p.ws.ReadText()
	text := p.ws.Text
	if pane != panes.Source {
		if whole := p.tabs.Tab(pane).Copy; whole != nil {
			whole(func(name, text string) { p.copyAs(pane, name, text) })
			return
		} else if p.tabs.Tab(pane).Draw != nil {
			text = p.browser.TextOf("#drawing-" + pane.Key())
		} else if d := p.content.ownDoc(pane); d != nil {
			text = copyText(pane, d)
		} else {
			p.reader.Say("there is nothing to copy yet")
			return
		}
	}
	p.copyAs(pane, pane.Title(), text)
}

// copyAs copies a text to the clipboard, and confirms it on the pane's button and to screen
// readers.
func (p *Files) copyAs(pane panes.Pane, name, text string) {
	p.browser.Copy(text, func() {
		p.Copied = pane
		if pane != panes.Source && p.ws.Earlier() {
			name += " of an earlier text"
		}
		p.reader.Say(name + " copied")
		p.browser.After(CopiedFor, func() {
			if p.Copied == pane {
				p.Copied = panes.None
				p.browser.Refresh()
			}
		})
	})
}

// copyText returns the text of a doc for copying, including addresses and offsets.
func copyText(pane panes.Pane, d *report.Doc) string {
	if pane < panes.Asm || d.Gutter == nil {
		return d.Text
	}
	width := 0
	for _, label := range d.Gutter {
		width = max(width, len(label))
	}
	var b strings.Builder
	for i, line := range strings.SplitAfter(d.Text, "\n") {
		if line == "" {
			break
		}
		label := ""
		if i < len(d.Gutter) {
			label = d.Gutter[i]
		}
		fmt.Fprintf(&b, "%*s  %s", width, label, line)
	}
	return b.String()
}

// CopiedFor is how long a button shows that it copied.
const CopiedFor = 1500 * time.Millisecond

// saveHint describes the download of a pane's view.
func (p *Files) saveHint(pane panes.Pane) string {
	if hint := p.tabs.Tab(pane).FileHint; hint != "" {
		return hint
	}
	if p.tabs.open[pane] > 0 && !p.tabs.abridged(pane) {
		return "Download this text"
	}
	return "Download this module, .ll"
}

// savePane downloads the content of a pane.
func (p *Files) savePane(pane panes.Pane) {
	view := p.tabs.Tab(pane)
	if pane == panes.Source {
		p.ws.ReadText()
		p.Download(p.ws.FileName(), "text/plain;charset=utf-8", p.ws.Text)
		return
	}
	if view.File != "" {
		p.Export(view.File)
		return
	}
	if key, _ := p.ws.Module(); pane == panes.Module && p.tabs.open[pane] == 0 &&
		p.ws.Good != nil && p.ws.Good.Only != 0 {
		p.Export(report.FileModule + key)
		return
	}
	d := p.content.ownDoc(pane)
	if d == nil {
		return
	}
	key, _ := p.ws.Module()
	name := strings.TrimSuffix(p.ws.FileName(), ".ll") + "." + key
	if p.tabs.open[pane] > 0 && !p.tabs.abridged(pane) {
		name += "." + view.ID + ".txt"
	} else {
		name += ".ll"
	}
	p.Download(name, "text/plain;charset=utf-8", d.Text)
}

// FileKind is a kind of download.
type FileKind struct{ Kind, Title, About string }

// FileKinds are the available files, except those of the stages.
var FileKinds = []FileKind{
	{report.FileAssembly, "Assembly, .s", "for llvm-mc or GNU as, which produce the same code " +
		"and stack map; padding between functions and the order of unwind tables may differ"},
	{report.FileObject, "Object, .o", "to link with a runtime: code, stack map, unwind tables"},
	{report.FileMap, "Stack map, bytes", "the .llvm_stackmaps section, as in the object"},
	{report.FileMapJSON, "Stack map, JSON", "the same, as records and locations"},
	{report.FileReport, "Report, JSON",
		"texts, marks, links and diagnostics: everything this page shows"},
	{report.FilePage, "Page, HTML",
		"the four panes with their links in one file, without WebAssembly"},
	{report.FileFrame, "Frame, SVG", "the stack frame at the chosen instruction"},
}

// Export requests a file from the engine.
func (p *Files) Export(kind string) {
	if kind == views.ExportDrawing {
		svg := p.browser.SVGOf("#drawing-" + panes.Module.Key() + " svg")
		p.Download(strings.TrimSuffix(p.ws.FileName(), ".ll")+"."+
			p.tabs.ViewID(panes.Module)+".svg",
			"image/svg+xml", svg)
		return
	}
	if p.ws.Good == nil {
		return
	}
	p.ws.AskFile(kind, p.views.FrameAt())
}

// exported receives a file from the engine.
func (p *Files) exported(a *report.ViewAnswer) {
	if a.File == nil {
		p.around.Tell("This cannot be exported: " + a.Trouble)
		return
	}
	p.Download(a.File.Name, a.File.Type, a.File.Data)
}

// Download passes a file to the browser.
func (p *Files) Download(name, media, data string) {
	p.browser.Download(name, media, data)
	p.reader.Say(name + " saved")
}
