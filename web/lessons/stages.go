package lessons

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"statepoint/web/report"
)

// StageScheme begins the address of a link that goes to a stage in the explorer beside the text,
// and opens a view there if it names one: [the records](stage:stack-map#records).
const StageScheme = "stage:"

// StageViews are the stages that a text may link to, and the views of each.
var StageViews = map[string][]string{
	report.StageParse:    moduleViews,
	report.StagePlace:    moduleViews,
	report.StageRewrite:  moduleViews,
	report.StageLower:    {"asm", report.ViewFrame},
	report.StageStackMap: {"bytes", report.ViewRecords, report.ViewParse, report.ViewMapJSON},
}

var moduleViews = []string{"ir", report.ViewDiff, report.ViewCFG, report.ViewLiveness,
	report.ViewFunctions}

// ParseStage reads the address of a link, after its scheme.
func ParseStage(address string) (stage, view string, err error) {
	stage, view, named := strings.Cut(address, "#")
	views, known := StageViews[stage]
	switch {
	case !known:
		return stage, view, fmt.Errorf("unknown stage %q: the stages are %s", stage,
			strings.Join(slices.Sorted(maps.Keys(StageViews)), ", "))
	case named && !slices.Contains(views, view):
		return stage, view, fmt.Errorf("unknown view %q: the views of %s are %s", view, stage,
			strings.Join(views, ", "))
	}
	return stage, view, nil
}

// stages reads the links to stages in a line of lesson.md.
func (r *reader) stages(file, line string, at int) {
	for rest := line; ; {
		_, after, found := strings.Cut(rest, "]("+StageScheme)
		if !found {
			return
		}
		address, more, closed := strings.Cut(after, ")")
		column := len(line) - len(after) - len(StageScheme) + 1
		if _, _, err := ParseStage(address); !closed {
			r.add(Problem{file, at, column, "the link to a stage must end in ) on the same line"})
		} else if err != nil {
			r.add(Problem{file, at, column, err.Error()})
		}
		rest = more
	}
}
