package lessons

import (
	"context"
	"encoding/base64"
	"fmt"
	"path"
	"runtime/debug"
	"strings"

	"statepoint/core/jsontext"
	"statepoint/web/check"
	"statepoint/web/check/grade"
	"statepoint/web/explore/engine"
)

// ownKey begins a message with lessons to read: an object with this single key, whose value maps
// paths to file contents, those of images in base64.
const ownKey = `{"lessons":`

// AnswerOwn reads the lessons in a message and returns them, or their problems, as JSON. It
// determines the answers to their questions but does not verify the lessons. It returns nil for any
// other message. A panic is reported as a crash.
func AnswerOwn(ctx context.Context, text string) (out []byte) {
	if !strings.HasPrefix(text, ownKey) {
		return nil
	}
	crash := func(text string) []byte {
		return append(jsontext.AppendString([]byte(`{"crash":`), text, false), '}')
	}
	defer func() {
		if v := recover(); v != nil {
			out = crash(fmt.Sprintf("%v\n%s", v, debug.Stack()))
		}
	}()
	v, err := jsontext.Parse(text)
	if err != nil {
		return crash(err.Error())
	}
	object, _ := v.(map[string]jsontext.Value)
	given, ok := object["lessons"].(map[string]jsontext.Value)
	if !ok {
		return crash("the lessons are not files")
	}
	files := map[string]string{}
	for name, v := range given {
		if files[name], ok = v.(string); !ok {
			return crash(name + " is not text")
		}
		if ImageType(name) != "" {
			data, err := base64.StdEncoding.DecodeString(files[name])
			if err != nil {
				return crash(name + " is not in base64")
			}
			files[name] = string(data)
		}
	}
	tracks, problems := ReadTexts(files)
	o := own{ctx: ctx, problems: problems}
	o.w.Object(jsontext.Compact)
	o.w.Key("tracks")
	o.w.List(jsontext.Compact)
	for i := range tracks {
		o.track(&tracks[i])
	}
	o.w.End()
	o.w.Key("problems")
	o.w.List(jsontext.Compact)
	for _, p := range o.problems {
		o.w.String(p.String())
	}
	o.w.End()
	o.w.End()
	return o.w.Buf
}

// own writes lessons for a page that renders them itself.
type own struct {
	ctx      context.Context
	engine   engine.Engine
	w        jsontext.Writer
	problems []Problem
}

// texts writes keys with their texts, omitting empty ones.
func (o *own) texts(list ...string) {
	for i := 0; i < len(list); i += 2 {
		if list[i+1] != "" {
			o.w.Key(list[i])
			o.w.String(list[i+1])
		}
	}
}

func (o *own) flag(key string, on bool) {
	if on {
		o.w.Key(key)
		o.w.Bool(true)
	}
}

func (o *own) track(t *Track) {
	o.w.Object(jsontext.Compact)
	o.texts("name", t.Name, "title", t.Title, "about", t.About)
	o.w.Key("lessons")
	o.w.List(jsontext.Compact)
	for i := range t.Lessons {
		o.lesson(&t.Lessons[i])
	}
	o.w.End()
	o.w.End()
}

func (o *own) lesson(l *Lesson) {
	body, turn := l.Parts()
	panes, run := l.Shown()
	o.w.Object(jsontext.Compact)
	o.texts("panes", panes)
	o.flag("challenge", l.Challenge)
	if run != nil {
		o.texts("run", run.Asked(), "place", run.Place)
	}
	o.texts("name", l.Name, "title", l.Title, "can", l.Can, "body", body, "turn", turn,
		"start", l.Start, "solution", l.Solution, "checks", l.CheckText,
		"covered", l.Covered())
	o.w.Key("minutes")
	o.w.Int(int64(l.Minutes))
	o.w.Key("images")
	o.w.List(jsontext.Compact)
	for _, m := range l.Images {
		o.w.Object(jsontext.Compact)
		o.texts("name", m.Name, "type", ImageType(m.Name), "data",
			base64.StdEncoding.EncodeToString(m.Data))
		o.w.Key("width")
		o.w.Int(int64(m.Width))
		o.w.Key("height")
		o.w.Int(int64(m.Height))
		o.w.End()
	}
	o.w.End()
	o.w.Key("hints")
	o.w.List(jsontext.Compact)
	for _, h := range l.Hints {
		o.w.String(h)
	}
	o.w.End()
	o.w.Key("questions")
	o.w.List(jsontext.Compact)
	for i := range l.Questions {
		q := &l.Questions[i]
		asked, err := o.engine.Ask(o.ctx, l.Request(), q)
		if err != nil {
			o.problems = append(o.problems, Problem{File: path.Join(l.Folder, QuestionsFile),
				Line: q.Line, Message: err.Error()})
			continue
		}
		o.question(q, asked)
	}
	o.w.End()
	o.w.End()
}

func (o *own) question(q *check.Question, asked *grade.Asked) {
	run := ""
	if q.Kind == check.AskSlots {
		run = q.Run
	}
	o.w.Object(jsontext.Compact)
	o.texts("kind", string(q.Kind), "prompt", q.Prompt, "before", asked.Before,
		"after", asked.After, "answer", asked.Answer, "dump", asked.Dump, "break", asked.Break,
		"run", run)
	o.flag("several", asked.Several)
	o.w.Key("items")
	o.w.List(jsontext.Compact)
	for _, item := range asked.Items {
		o.w.Object(jsontext.Compact)
		o.texts("key", item.Key, "text", item.Text)
		o.w.End()
	}
	o.w.End()
	o.w.Key("rows")
	o.w.List(jsontext.Compact)
	for _, row := range asked.Rows {
		o.w.Object(jsontext.Compact)
		o.texts("label", row.Label)
		o.w.Key("choices")
		o.w.List(jsontext.Compact)
		for _, c := range row.Choices {
			o.w.Object(jsontext.Compact)
			o.texts("text", c.Text, "check", c.Check, "reason", c.Reason)
			o.flag("right", c.Right)
			o.w.End()
		}
		o.w.End()
		o.w.End()
	}
	o.w.End()
	o.w.End()
}
