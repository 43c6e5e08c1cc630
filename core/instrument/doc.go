// Package instrument watches a pipeline run: [Explain] prints why each pass did what it did,
// [Dumps] the IR before and after it, [Stats] how much it inserted, [Times] how long it took. They
// use the hooks that a pipeline calls before and after each pass, as LLVM's pass instrumentation
// does, so passes do not depend on them. The steps of code generation have such hooks too, which
// callers connect to [Dumps.Enter], [Dumps.Leave], [Times.Begin] and [Times.End].
//
// Passes name values by their ids; [Explain] prints their names and positions in the text, also for
// values that a later pass removed.
package instrument
