// Package findings holds the warnings about a program that the pipeline produces on the way from
// text to code: one type for the page, the command and Go programs.
//
// # What a finding is
//
// A [Finding] is a diagnostic (severity, code, position, message, and a fix as notes) together with
// the same as data: the value it is about, the instruction that uses it, the safepoint between the
// two, the value to use instead, and the path from the cause to the use. Values, instructions and
// blocks are identified by their ids, so the page can highlight them.
//
//	finding.go  Finding and Step
//	list.go     List: order, repetition, codes that are switched off, warnings as errors
//
// # Where findings come from
//
// A pass puts its findings into pass.Explanation.Findings. passes.Pipeline.Run itself checks for
// what belongs to no single pass (uses of stale pointers, references hidden in memory or in
// integers, wrong bases), and returns all findings:
//
//	found, err := pipeline.Run(ctx, module)
//	fmt.Print(found.Text(text)) // also after an error: what was found before it
//
// An analysis knows nothing of messages. Its results are plain data (core/analysis); its caller
// turns them into findings, one for each position at which the program goes wrong:
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
// The page and the command both show the result of [Finding.Diagnose], so they use the same words:
// the steps of the path come first among the notes, each with its line, and the fix comes last. A
// module that was never relocated has a finding at every use; [List.Cap] keeps the first of each
// code and counts the rest.
package findings
