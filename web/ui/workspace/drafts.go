package workspace

import (
	"time"

	"statepoint/web/report"
	"statepoint/web/ui/link"
	"statepoint/web/ui/settings"
)

// Store saves texts: "session" for this tab, "local" for all tabs.
type Store interface {
	// Load returns the text saved under a key, or "".
	Load(where, key string) string
	Save(where, key, value string)
	// Later calls f after the browser has had a chance to draw.
	Later(f func())
}

// drafts saves what the reader wrote.
type drafts struct{ Store }

// draft is what a reload of the page must not lose.
type draft struct {
	Text, Name string
	Edited     bool
	Options    report.Options
	Lesson     string
	lines      int // of one of the reader's texts
}

// draft is the present one.
func (w *Workspace) draft() draft {
	return draft{Text: w.Text, Name: w.Name, Edited: w.Edited, Options: w.textOptions(),
		Lesson: w.Lesson}
}

// Storing a megabyte blocks the page for a tenth of a second. A text larger than Large is therefore
// saved once the reader pauses for draftPause, or has compiled it mostUnsaved times without
// pausing.
const (
	draftPause  = time.Second
	mostUnsaved = 16
)

// unsaved is a draft waiting to be saved.
type unsaved struct {
	draft
	versions int // counts the versions since the last save; 0 if none is waiting
}

// saveDraft saves the text being compiled: after the next frame, or later if it is large.
func (w *Workspace) saveDraft() {
	w.unsaved = unsaved{w.draft(), w.unsaved.versions + 1}
	if len(w.Text) <= Large || w.unsaved.versions > mostUnsaved {
		w.drafts.Later(w.savePending)
		return
	}
	edits := w.edits
	w.host.After(draftPause, func() {
		if w.edits == edits {
			w.savePending()
		}
	})
}

// savePending saves the draft that is waiting, if any.
func (w *Workspace) savePending() {
	now := w.unsaved
	if now.versions == 0 {
		return
	}
	w.unsaved = unsaved{}
	w.drafts.keep(now.draft)
	if now.Edited {
		w.drafts.Later(func() { w.own.keep(w.drafts, now.draft) })
	}
}

// SaveNow saves the text as it stands in the editor: the page may be closed before
// the text is compiled or saved.
func (w *Workspace) SaveNow() {
	now := w.unsaved.draft
	switch {
	case w.Edited && !w.object.open:
		w.ReadText()
		w.rename()
		now = w.draft()
	case w.unsaved.versions == 0:
		return
	}
	w.unsaved = unsaved{}
	w.drafts.keep(now)
	if now.Edited {
		w.own.keep(w.drafts, now)
	}
}

// TakeUp restores a draft and reports whether it must be compiled: not if the page was served with
// it.
func (w *Workspace) TakeUp(d draft) bool {
	if d.Text == w.Text && d.Name == w.Name && settings.AreUsual(&d.Options) &&
		d.Options.Break == "" {
		w.Lesson = d.Lesson
		return false
	}
	w.Forget()
	w.SetText(d.Text, d.Name)
	w.Edited, w.Options, w.Lesson = d.Edited, d.Options, d.Lesson
	w.own.follow(d.Text)
	return true
}

// mine returns this tab's draft, if it has one.
func (d drafts) mine() (draft, bool) {
	text := d.Load("session", "draft")
	if text == "" {
		return draft{}, false
	}
	mine := draft{Text: text, Name: d.Load("session", "draft-name"),
		Edited: d.Load("session", "draft-edited") == "yes"}
	// The options are encoded as in links.
	chosen, err := link.DecodeFragment(d.Load("session", "draft-options"))
	if err == nil && chosen != nil {
		mine.Options, mine.Lesson = chosen.Options, chosen.Lesson
	}
	return mine, true
}

// keep saves a draft for a reload.
func (d drafts) keep(now draft) {
	edited := ""
	if now.Edited {
		edited = "yes"
	}
	chosen := link.State{Options: now.Options, Lesson: now.Lesson}
	d.Save("session", "draft", now.Text)
	d.Save("session", "draft-name", now.Name)
	d.Save("session", "draft-edited", edited)
	d.Save("session", "draft-options", chosen.Fragment())
}
