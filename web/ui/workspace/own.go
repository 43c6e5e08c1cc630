package workspace

import (
	"fmt"
	"strconv"
	"strings"

	"statepoint/core/source"
)

// mostOwn is the number of the reader's texts that are kept for all tabs.
const mostOwn = 3

// own are the texts that the reader edited last in any tab, the newest first.
type own struct {
	list []draft
	// kept is the text shown as it was last kept, which its next version replaces; "" if it was
	// not.
	kept string
	// count is the one in storage when the list was read or saved: every tab that saves its list
	// increments it.
	count string
}

// ownCount is its name in storage.
const ownCount = "last-count"

// ownText is an element of the list.
func ownText(text, name string) draft {
	return draft{Text: text, Name: name, Edited: true, lines: strings.Count(text, "\n") + 1}
}

// OwnText is an entry of the picker: a text that the reader wrote.
type OwnText struct{ Name, Title string }

// ownKey returns the names in storage of the text at a place, and of its name.
func ownKey(i int) (text, name string) {
	text = "last"
	if i > 0 {
		text += "-" + strconv.Itoa(i+1)
	}
	return text, text + "-name"
}

// load reads the texts of all tabs.
func (o *own) load(from Store) {
	o.list, o.count = nil, from.Load("local", ownCount)
	for i := range mostOwn {
		text, name := ownKey(i)
		if d := ownText(from.Load("local", text), from.Load("local", name)); d.Text != "" {
			o.list = append(o.list, d)
		}
	}
}

// keep puts a text first, in place of its earlier version.
func (o *own) keep(in Store, now draft) {
	if o.count == "" || in.Load("local", ownCount) != o.count { // another tab has kept some
		o.load(in)
	}
	was := o.list
	o.list = []draft{ownText(now.Text, now.Name)}
	for _, d := range was {
		if d.Text != now.Text && (o.kept == "" || d.Text != o.kept) && len(o.list) < mostOwn {
			o.list = append(o.list, d)
		}
	}
	o.kept = now.Text
	for i := range max(len(was), len(o.list)) {
		text, name := ownKey(i)
		switch {
		case i >= len(o.list):
			in.Save("local", text, "")
			in.Save("local", name, "")
		case i >= len(was) || was[i].Text != o.list[i].Text || was[i].Name != o.list[i].Name:
			in.Save("local", text, o.list[i].Text)
			in.Save("local", name, o.list[i].Name)
		}
	}
	n, _ := strconv.Atoi(o.count)
	o.count = strconv.Itoa(n + 1)
	in.Save("local", ownCount, o.count)
}

// follow says that the text shown is one that was kept.
func (o *own) follow(text string) { o.kept = text }

// Own returns the reader's texts but the one shown, and while it is edited its last version.
func (w *Workspace) Own() (list []OwnText) {
	for i, d := range w.own.list {
		if d.Text != w.Text && (d.Text != w.own.kept || !w.Edited) {
			name, _ := ownKey(i)
			list = append(list, OwnText{"*" + name, w.titleOf(d)})
		}
	}
	return list
}

// titleOf describes a text of the reader: by its name, or else by the first function.
func (w *Workspace) titleOf(d draft) string {
	title := d.Name
	for _, e := range w.Examples {
		if e.Name == d.Name {
			title = e.Title + " (edited)"
		}
	}
	if title == "" {
		title = firstFunction(d.Text)
	}
	lines := source.Count(d.lines, "line")
	if title == "" {
		return lines
	}
	return fmt.Sprintf("%s, %s", title, lines)
}

// functionAround returns the name of the function that an offset is in, with its @, or "".
func functionAround(text string, at int) string {
	at = min(at, len(text))
	line := strings.LastIndexByte(text[:at], '\n') + 1
	if end := strings.IndexByte(text[at:], '\n'); end >= 0 {
		at += end
	} else {
		at = len(text)
	}
	begin := strings.LastIndex("\n"+text[:at], "\ndefine ")
	if begin < 0 || strings.LastIndex(text[:line], "\n}") > begin {
		return ""
	}
	return firstFunction(text[begin:])
}

// firstFunction returns the name of the first function that a text defines, with its @, or "".
func firstFunction(text string) string {
	text = text[:min(len(text), Large)]
	_, rest, ok := strings.Cut("\n"+text, "\ndefine ")
	if !ok {
		return ""
	}
	line, _, _ := strings.Cut(rest, "\n")
	_, name, ok := strings.Cut(line, "@")
	name, _, closed := strings.Cut(name, "(")
	if !ok || !closed {
		return ""
	}
	return "@" + name
}
