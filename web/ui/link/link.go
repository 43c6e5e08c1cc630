package link

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"statepoint/core/jsontext"
	"statepoint/core/source"
	"statepoint/web/report"
	"statepoint/web/ui/panes"
)

// State is the content of a link to the page or of an exported file: everything that the reader
// chose except the scroll positions.
type State struct {
	Source string
	// Name of the example or file; empty for the reader's own text.
	Name    string
	Options report.Options
	// Layout is "", "grid" or "columns" of all panes, or "focus": the source and one pane that
	// follows the stages.
	Layout string
	// Stage is a report.Stage constant; empty means the page chooses.
	Stage string
	// Against is the stage that the diff compares with, or report.AgainstSource; empty for the
	// previous stage.
	Against string
	// Views are the ids of the open views by pane; empty for a pane's first view.
	Views [panes.Count]string
	// Lesson is the workshop's lesson that contains the page, or empty.
	Lesson string
	// Select is the name of the pinned value, such as "%obj"; empty if nothing is pinned or it has
	// no name.
	Select string
	// Run is the program run and its step: the step, the function, its arguments, the collector,
	// its stress, the size of the heap, and in later versions how much of the step was seen, the
	// sizes of objects, what reports stores, and the call if functions throw in it; nil if the Run
	// view is not open.
	Run []string
	// Pins are the broker's names of all pins, if Select does not cover them; nil for none.
	Pins []string
}

// Same reports whether two states are equal.
func (s *State) Same(t *State) bool {
	return s.Source == t.Source && s.Name == t.Name && s.Options.Same(&t.Options) &&
		s.Layout == t.Layout && s.Stage == t.Stage && s.Against == t.Against &&
		s.Views == t.Views && s.Lesson == t.Lesson && s.Select == t.Select &&
		slices.Equal(s.Run, t.Run) && slices.Equal(s.Pins, t.Pins)
}

// linkVersion is the version of the fragment. Shipped decoders stay: the meaning of the fragment
// under this number never changes, except that decoders may support more keys.
const linkVersion = "1."

// Lengths of a whole link, in characters, from which some programs truncate it.
const (
	Long    = 2048
	TooLong = 8100
)

// maxLinkedSource limits the unpacked size of a link, in bytes: a short link can be crafted to
// unpack to gigabytes.
const maxLinkedSource = 33 << 20

// Errors of [DecodeFragment] and [DecodeFile].
var (
	errLinkVersion = errors.New(
		"a newer version of the explorer made it; reload the page to get that version")
	errLinkBroken  = errors.New("it is incomplete or was altered")
	errNotExported = errors.New("the explorer did not export this file")
)

// Fragment encodes a state as the fragment of a link, without "#".
func (s *State) Fragment() string {
	var b bytes.Buffer
	w, err := flate.NewWriter(&b, flate.BestCompression)
	if err != nil {
		return "" // only for a nonexistent level
	}
	_, _ = w.Write(s.JSON()) // writing to a buffer cannot fail
	_ = w.Close()
	return linkVersion + base64.RawURLEncoding.EncodeToString(b.Bytes())
}

// DecodeFragment decodes the fragment of a link, with or without "#". For a foreign fragment it
// returns nil and no error: fragments may be anchors of the page.
func DecodeFragment(fragment string) (*State, error) {
	fragment = strings.TrimPrefix(fragment, "#")
	version, packed, ok := strings.Cut(fragment, ".")
	if !ok || version == "" || strings.Trim(version, "0123456789") != "" {
		return nil, nil
	}
	if version+"." != linkVersion {
		return nil, errLinkVersion
	}
	// Mail programs may append full stops and fold lines.
	packed = strings.TrimRight(strings.Join(strings.Fields(packed), ""), "=.,;)>")
	data, err := base64.RawURLEncoding.DecodeString(packed)
	if err != nil {
		return nil, errLinkBroken
	}
	text, err := io.ReadAll(io.LimitReader(flate.NewReader(bytes.NewReader(data)),
		maxLinkedSource+1))
	if err != nil {
		return nil, errLinkBroken
	}
	if len(text) > maxLinkedSource {
		return nil, fmt.Errorf("it unpacks to more than %d bytes", maxLinkedSource)
	}
	return decodeState(string(text))
}

// fileMark starts an exported file and distinguishes it from other JSON.
const fileMark = `{"statepoint-explorer":1,`

// File encodes a state as a file to export.
func (s *State) File() []byte {
	return append([]byte(fileMark+"\n"), s.JSON()[1:]...)
}

// DecodeFile decodes an exported file.
func DecodeFile(text string) (*State, error) {
	text = strings.TrimPrefix(text, "\ufeff")
	if !IsFile(text) {
		return nil, errNotExported
	}
	return decodeState(text)
}

// IsFile reports whether a text looks like an exported file.
func IsFile(text string) bool {
	return strings.HasPrefix(strings.TrimPrefix(text, "\ufeff"), fileMark)
}

// JSON encodes a state as one object, which omits empty fields.
func (s *State) JSON() []byte {
	var w jsontext.Writer
	str := func(k, v string) {
		if v != "" {
			w.Key(k)
			w.String(v)
		}
	}
	list := func(k string, v []string) {
		if v == nil {
			return
		}
		w.Key(k)
		w.List(jsontext.Compact)
		for _, s := range v {
			w.String(s)
		}
		w.End()
	}
	w.Object(jsontext.Compact)
	str("name", s.Name)
	list("passes", s.Options.Passes)
	list("flags", s.Options.PassFlags)
	str("dialect", s.Options.Dialect)
	str("syntax", s.Options.Syntax)
	str("strategy", s.Options.Strategy)
	str("map", s.Options.MapVersion)
	str("break", s.Options.Break)
	str("layout", s.Layout)
	str("stage", s.Stage)
	str("against", s.Against)
	for p, v := range s.Views {
		str("view-"+panes.Pane(p).Key(), v)
	}
	str("lesson", s.Lesson)
	str("select", s.Select)
	list("run", s.Run)
	list("pins", s.Pins)
	w.Key("source")
	w.String(s.Source)
	w.End()
	return w.Buf
}

// decodeState decodes the output of JSON. Unknown keys come from a later version and are ignored;
// each field must have the right type.
func decodeState(text string) (*State, error) {
	v, err := jsontext.Parse(text)
	object, ok := v.(map[string]jsontext.Value)
	if err != nil || !ok {
		return nil, errLinkBroken
	}
	s := &State{}
	str := func(k string, to *string) {
		if v, have := object[k]; have && ok {
			*to, ok = v.(string)
		}
	}
	list := func(k string, to *[]string) {
		v, have := object[k]
		if !have || !ok {
			return
		}
		items, isList := v.([]jsontext.Value)
		ok = isList
		*to = make([]string, len(items))
		for i, item := range items {
			if (*to)[i], isList = item.(string); !isList {
				ok = false
			}
		}
	}
	if _, have := object["source"]; !have {
		return nil, errLinkBroken
	}
	str("source", &s.Source)
	str("name", &s.Name)
	list("passes", &s.Options.Passes)
	list("flags", &s.Options.PassFlags)
	str("dialect", &s.Options.Dialect)
	str("syntax", &s.Options.Syntax)
	str("strategy", &s.Options.Strategy)
	str("map", &s.Options.MapVersion)
	str("break", &s.Options.Break)
	str("layout", &s.Layout)
	str("stage", &s.Stage)
	str("against", &s.Against)
	for p := range s.Views {
		str("view-"+panes.Pane(p).Key(), &s.Views[p])
	}
	str("lesson", &s.Lesson)
	str("select", &s.Select)
	list("run", &s.Run)
	list("pins", &s.Pins)
	if !ok {
		return nil, errLinkBroken
	}
	return s, nil
}

// Advice warns about the length of a link; "" if the length is fine.
func Advice(length int) string {
	switch {
	case length > TooLong:
		return fmt.Sprintf(
			"At %s, this link is too long for many programs. Save a file instead, and drop it on "+
				"the page to open it.", source.Count(length, "character"))
	case length > Long:
		return fmt.Sprintf(
			"This link has %s. Some chat and mail programs cut links beyond %d.",
			source.Count(length, "character"),
			Long)
	}
	return ""
}
