package explore

import (
	"fmt"
	"strings"

	"statepoint/core/source"
)

// noteTarget says of a module for another machine that it is compiled for x86-64 here.
func (r *run) noteTarget() {
	triple := r.module.TargetTriple
	switch arch, _, _ := strings.Cut(triple, "-"); arch {
	case "", "x86_64", "x86_64h", "amd64":
		return
	}
	r.list.Add(source.Diagnostic{
		Severity: source.Note, Span: r.module.TripleSpan,
		Message: fmt.Sprintf("the module is for `%s`; what is shown here is what x86-64 makes of "+
			"it", triple),
		Notes: []string{"The passes do the same for every machine; the code, the frame and the " +
			"places in the stack map are those of x86-64."},
	})
}
