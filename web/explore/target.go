package explore

import (
	"fmt"

	"statepoint/core/source"
	"statepoint/lower"
)

// noteTarget says of a module for another target what is not as there.
func (r *run) noteTarget() {
	other := lower.OtherTarget(r.module.TargetTriple)
	if other == "" {
		return
	}
	r.list.Add(source.Diagnostic{
		Severity: source.Note, Span: r.module.TripleSpan,
		Message: fmt.Sprintf("the module is for `%s`; %s", r.module.TargetTriple, other),
		Notes: []string{"The passes do the same for every machine; the code, the frame and the " +
			"places in the stack map are those of x86-64 with ELF."},
	})
}
