// Package runview is the Run view: a run of the compiled program at a step, with its stack, heap,
// registers and output, and the controls that go from step to step.
//
// The run is the engine's. The view asks for a step and shows the report.RunState that comes back,
// and nothing else: what it says of where a value is comes from there. It keeps the step and the
// setup, so that an engine that was ended and started again goes on where the page stands.
//
// [View] is what the page shows. Its parts are the player, which asks for steps; the controls; the
// form of what runs; the picture and the collector's code; and the tray, which breaks the program.
package runview
