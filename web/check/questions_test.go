package check

import (
	"errors"
	"reflect"
	"strings"
	"testing"
)

func TestParseQuestions(t *testing.T) {
	got, err := ParseQuestions(`; what is asked first
predict @look at @rt_collect
  Mark each
  word.
  = run look(3) = 3 stress every-safepoint

stale @add
  Which line?

field record[1].offset
  Read it.

steps
  Put in order.
  = run f() = 1 under semispace
  - Copy it.
    = move
  - Find it.
    = visit

choice
  Which?
  - The first
    = live %a at @f
    It is
    needed.
  - The second
    = wrong
    It is not.
  - The third
    = right
    So it is.

choice
  Which ones?
  - [x] The first
    = live %a at @f
    It is needed.
  - [ ] The second
    It is not.
  - [x] The third
    So it is.
`)
	want := []Question{
		{Kind: AskSlots, Line: 2, Function: "look", Callee: "rt_collect", Prompt: "Mark each word.",
			Run: "run look(3) = 3 stress every-safepoint"},
		{Kind: AskStale, Line: 7, Function: "add", Prompt: "Which line?"},
		{Kind: AskField, Line: 10, Field: "record[1].offset", Prompt: "Read it."},
		{Kind: AskSteps, Line: 13, Prompt: "Put in order.", Run: "run f() = 1 under semispace",
			Options: []Option{{Line: 16, Text: "Copy it.", Step: "move"},
				{Line: 18, Text: "Find it.", Step: "visit"}}},
		{Kind: AskChoice, Line: 21, Prompt: "Which?", Options: []Option{
			{Line: 23, Text: "The first", Check: "live %a at @f", Reason: "It is needed."},
			{Line: 27, Text: "The second", Reason: "It is not."},
			{Line: 30, Text: "The third", Right: true, Reason: "So it is."}}},
		{Kind: AskChoice, Line: 34, Prompt: "Which ones?", Several: true, Options: []Option{
			{Line: 36, Text: "The first", Marked: true, Check: "live %a at @f",
				Reason: "It is needed."},
			{Line: 39, Text: "The second", Reason: "It is not."},
			{Line: 41, Text: "The third", Marked: true, Right: true, Reason: "So it is."}}},
	}
	if err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("%v\ngot  %+v\nwant %+v", err, got, want)
	}
}

func TestParseQuestionsErrors(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"guess", `1:1: a question is one of predict, stale, field, steps, choice, not "guess"`},
		{"  text", "1:1: an indented line belongs to a question, but there is none above it"},
		{"predict look at @f", `1:9: expected a name that begins with @, not "look"`},
		{"stale @f now", `1:10: unexpected "now"`},
		{"field", "1:6: expected the path of a field, such as record[0].offset"},
		{"stale @f\n", "1:1: the question has no text: indent it below"},
		{"stale @f\n  Q.\n  - A", "3:3: only choice and steps have answers to list"},
		{"stale @f\n  Q.\n  = run f() = 1", "3:5: only predict and steps have a run"},
		{"predict @f at @g\n  Q.\n  = safe", `3:5: expected run and a call, not "safe"`},
		{"predict @f at @g\n  Q.\n  = run f", "3:9: expected NAME(ARGUMENTS) = RESULT after run"},
		{"choice\n  Q.\n  - A\n    = safe\n    R.",
			`1:1: the question needs at least two answers, each after "- "`},
		{"choice\n  Q.\n  - A\n    R.\n  - B\n    = wrong\n    R.",
			"3:1: is this answer right? = and a check, or right, or wrong"},
		{"choice\n  Q.\n  - A\n    = right\n  - B\n    = wrong\n    R.",
			"3:1: the answer has no reason: write it below"},
		{"choice\n  Q.\n  - A\n    = saf", `4:7: unknown check "saf"`},
		{"choice\n  Q.\n  - A\n    = safe\n    = safe", "5:7: the answer is given twice"},
		{"choice\n  Q.\n  - [x] A\n    = right",
			"4:7: the box already says whether the answer is right"},
		{"choice\n  Q.\n  - [x] A\n    R.\n  - B",
			"5:3: either every answer has a box, [x] or [ ], or none has"},
		{"steps\n  Q.\n  - A\n    = move\n  - B\n    = visit",
			"1:1: the question needs a run, such as = run f() = 1 under semispace"},
		{"steps\n  Q.\n  = run f() = 1\n  - A\n    = walk",
			`5:7: expected a step of a collection (frame, visit, move, mark, update, field, ` +
				`free), not "walk"`},
		{"steps\n  Q.\n  = run f() = 1\n  - A\n  - B\n    = visit",
			"4:1: which step is this? = and one of frame, visit, move, mark, update, field, free"},
		{strings.Repeat("stale @f\n  Q.\n", MaxQuestions+1), "41:1: more than 20 questions"},
	} {
		_, err := ParseQuestions(c.text)
		var e *Error
		if !errors.As(err, &e) || err.Error() != c.want {
			t.Errorf("%.60q:\ngot  %v\nwant %v", c.text, err, c.want)
		}
	}
}
