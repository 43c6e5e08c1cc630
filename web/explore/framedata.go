package explore

import (
	"context"

	"statepoint/web/report"
)

// Frames compiles a request and describes the frames of its functions, as the view draws them; nil
// if a stage failed.
func Frames(ctx context.Context, req *report.Request) []report.Frame {
	return Compile(ctx, req, nil).Frames()
}
