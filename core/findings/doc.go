// Package findings is what the line of passes, from text to code, finds out about a program and
// warns of: one type for the page, the command and Go programs.
//
// # What a finding is
//
// A [Finding] is a diagnostic (severity, code, place, message, and the way out as notes) and the
// same as data: the value it is about, the instruction that uses it, the safepoint between the two,
// the value to use instead, and the way from where the trouble begins to where it shows. Values,
// instructions and blocks are named by their ids, so that a screen can light them.
//
//	finding.go  Finding and Step
//	list.go     List: order, repetition, codes that are switched off, warnings as errors
//
// # Where findings come from
//
// A pass puts its findings into pass.Explanation.Findings. What belongs to no single pass
// (uses of stale pointers, references that hide in memory or in integers, wrong bases) is looked
// for by passes.Pipeline.Run itself, which returns all of them:
//
//	found, err := pipeline.Run(ctx, module)
//	fmt.Print(found.Text(text)) // also after an error: what was found before it
//
// An analysis knows nothing of messages. Its results are data of its own (core/analysis); who asks
// it makes findings of them, one for each place where a program goes wrong:
//
//	list.Add(findings.Finding{
//		Diagnostic: source.Diagnostic{Severity: source.Warning, Code: codeHidden, Span: use.Span,
//			Message: "…", Notes: []string{"keep it a reference, or …"}},
//		Func: f.ID(), Value: v.ID(), Use: use.ID(), Safepoint: call.ID(),
//		Way: []findings.Step{
//			findings.At(findings.Made, v, "`%p` points to an object"),
//			findings.At(findings.Hidden, store, "it is stored to `%slot` as an integer"),
//			findings.At(findings.Safepoint, call, "the collector may move the object"),
//			findings.At(findings.Used, use, "the old address is used"),
//		},
//	})
//
// # What is shown
//
// Whoever shows a finding shows what [Finding.Diagnose] gives, so that page and command say the
// same in the same words: the steps of the way come first among the notes, each with its line, and
// the way out last. A module that was never relocated has a finding at every use; [List.Cap] keeps
// the first of each code and counts the rest.
package findings
