package explore

import (
	"context"

	"statepoint/web/report"
)

// Frames runs the line on a request and describes the frames of its functions, as the view draws
// them; nil when the line did not come to its end.
func Frames(ctx context.Context, req *report.Request) []report.Frame {
	return Compile(ctx, req, nil).Frames()
}
