package explore

import (
	"testing"

	"statepoint/core/findings"
	"statepoint/core/passes/pass"
	"statepoint/core/source"
)

// A function that a pass skips causes a warning, but not the warning about a missing poll.
func TestUnchanged(t *testing.T) {
	warned, says := unchanged(&pass.Explanation{Findings: findings.List{
		{Diagnostic: source.Diagnostic{Severity: source.Warning, Code: "SP0404"}}}})
	if warned != "no change" || says != "Unchanged by this stage." {
		t.Errorf("after another warning: %q, %q", warned, says)
	}
	warned, says = unchanged(&pass.Explanation{Findings: findings.List{
		{Diagnostic: source.Diagnostic{Severity: source.Warning, Code: pass.CodeNoPoll,
			Message: "none is placed"}}}})
	if warned != "no @gc.safepoint_poll" || says != "Unchanged: none is placed." {
		t.Errorf("without a poll: %q, %q", warned, says)
	}
}
