// Package runview is the Run view: a run of the compiled program at a step, with its stack, heap,
// registers and output, and the controls that go from step to step.
//
// The engine executes the run. The view requests a step and shows the returned report.RunState, and
// nothing else: every statement about the location of a value comes from there. The view keeps the
// step and the setup, so a restarted engine continues from the page's current step.
//
// [View] is the whole view. Its parts are the player, which requests steps; the controls; the setup
// form; the picture and the collector's code; and the tray, which breaks the program.
package runview
