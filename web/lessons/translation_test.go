package lessons

import (
	"strings"
	"testing"
	"testing/fstest"
)

// A translation has what the original has: as many paragraphs and hints, the same code, links and
// images.
func TestTranslations(t *testing.T) {
	const body = "Text [b](<run:f(2)>) and [a](<run:f(1)#end>)\nthere.\n\nMore.\n\n" +
		"## Your turn\n\n    ret i64 %x\n\n## Hint\n\nOne.\n"
	const german = "[B](<run:f(2)>) und [A](<run:f(1)#end>).\n\nMehr.\n\n## Your turn\n\n" +
		"    ret i64 %x\n\n## Hint\n\nEins.\n"
	const at = "01-why/02-first/"
	read := func(name, text string) ([]Track, []Problem) {
		fsys := lessonOf(front+body, begun, ended, "run f(1) = 1")
		fsys[at+name] = &fstest.MapFile{Data: []byte(front + text)}
		tracks, problems, err := Read(fsys)
		if err != nil {
			t.Fatal(err)
		}
		return tracks, problems
	}
	tracks, problems := read("lesson.de.md", german)
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	l := tracks[0].Lessons[0]
	if de := l.Translations["de"]; len(l.Translations) != 1 || de == nil ||
		!strings.HasPrefix(de.Body, "[B]") || len(de.Hints) != 1 || de.Hints[0] != "Eins." ||
		len(l.Runs) != 2 {
		t.Errorf("%+v", l)
	}
	for _, c := range [][3]string{
		{"Mehr.\n\n", "", "expected a paragraph, as in the original, not the heading ## Your turn"},
		{"\n\n## Hint\n\nEins.", "", "the translation lacks a hint"},
		{"Eins.", "Eins.\n\nZwei.", "the translation has a paragraph that the original lacks"},
		{"ret i64 %x", "ret i64 %y", "expected the code     ret i64 %x, as in the original, not " +
			"the code     ret i64 %y"},
		{"f(1)#end", "f(1)", "expected a link to <run:f(1)#end, as in the original, not a " +
			"link to <run:f(1)"},
	} {
		_, problems := read("lesson.de.md", strings.Replace(german, c[0], c[1], 1))
		if len(problems) != 1 || problems[0].String() != at+"lesson.de.md: "+c[2] {
			t.Errorf("got %v, want %s", problems, c[2])
		}
	}
	if _, problems := read("lesson.deutsch.md", german); len(problems) != 1 ||
		!strings.Contains(problems[0].Message, `"deutsch" is not the code of a language`) {
		t.Error(problems)
	}
}

// Translated questions have the same answers, and a translated track its own title.
func TestTranslatedQuestions(t *testing.T) {
	const body, german = "More.\n\n## Hint\n\nOne.\n", "Mehr.\n\n## Hint\n\nEins.\n"
	const asked = "choice\n  Which?\n  - This\n    = right\n    Yes.\n" +
		"  - That\n    = wrong\n    No.\n"
	fsys := lessonOf(front+body, begun, ended, "run f(1) = 1")
	add := func(name, text string) []Problem {
		fsys[name] = &fstest.MapFile{Data: []byte(text)}
		tracks, problems, err := Read(fsys)
		if err != nil {
			t.Fatal(err)
		}
		if len(problems) > 0 {
			return problems
		}
		track := tracks[0]
		if q := track.Lessons[0].Translations["de"].Questions; q[0].Prompt != "Was?" ||
			q[0].Options[1].Reason != "Nein." || track.Translations["de"].Title != "Warum" ||
			track.Translations["de"].About != "Darum." {
			t.Errorf("%+v", track)
		}
		return nil
	}
	const at = "01-why/02-first/"
	fsys["01-why/track.de.md"] = &fstest.MapFile{Data: []byte("# Warum\n\nDarum.\n")}
	fsys[at+"questions.txt"] = &fstest.MapFile{Data: []byte(asked)}
	if p := add(at+"lesson.de.md", front+german); len(p) == 0 || p[0].String() !=
		at+"questions.de.txt: the file is missing" {
		t.Error(p)
	}
	de := strings.NewReplacer("Which?", "Was?", "This", "Dies", "That", "Das", "No.",
		"Nein.").Replace(asked)
	if p := add(at+"questions.de.txt", de); p != nil {
		t.Error(p)
	}
	if p := add(at+"questions.de.txt", strings.Replace(de, "right", "wrong", 1)); len(p) == 0 {
		t.Error("another answer is right")
	}
	swapped := strings.NewReplacer("= right", "= wrong", "= wrong", "= right").Replace(de)
	if p := add(at+"questions.de.txt", swapped); len(p) != 1 || p[0].String() != at+
		"questions.de.txt: more than the text differs from questions.txt in question 1" {
		t.Error(p)
	}
}

// What checks tell is translated, for the same checks, endings and facts.
func TestTranslatedChecks(t *testing.T) {
	const body, german = "More.\n\n## Hint\n\nOne.\n", "Mehr.\n\n## Hint\n\nEins.\n"
	const checks = "compiles\nrun f(1) = 1\n  endless: It loops.\n  when safe: Wrong:\n  no.\n"
	const at, file = "01-why/02-first/", "check.de.txt: "
	de := strings.NewReplacer("It loops.", "Es endet nicht.", "Wrong:\n  no.",
		"Falsch.").Replace(checks)
	for _, c := range [][2]string{
		{"", file + "the file is missing"},
		{de, ""},
		{strings.Replace(de, "= 1", "= 2", 1), file + "the original does not have run f(1) = 2 here"},
		{strings.Replace(de, "safe", "unsafe", 1), "check.de.txt:4:8: "},
		{strings.Replace(de, "endless", "stopped", 1), file +
			"the original does not have   stopped here"},
		{strings.Replace(de, "  when safe: Falsch.\n", "", 1), file +
			"the translation lacks   when safe"},
	} {
		fsys := lessonOf(front+body, begun, ended, checks)
		fsys[at+"lesson.de.md"] = &fstest.MapFile{Data: []byte(front + german)}
		if c[0] != "" {
			fsys[at+"check.de.txt"] = &fstest.MapFile{Data: []byte(c[0])}
		}
		tracks, problems, err := Read(fsys)
		switch {
		case err != nil:
			t.Fatal(err)
		case c[1] == "" && (len(problems) > 0 ||
			tracks[0].Lessons[0].Translations["de"].CheckText != de):
			t.Error(problems)
		case c[1] != "" && (len(problems) == 0 ||
			!strings.HasPrefix(problems[0].String(), at+c[1])):
			t.Errorf("%v, want %s", problems, c[1])
		}
	}
}
