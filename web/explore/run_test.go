package explore

import (
	"context"

	"statepoint/web/report"
)

// Run compiles a request and returns the outline of its report.
func Run(ctx context.Context, req *report.Request) *report.Report {
	return Compile(ctx, req, nil).Outline()
}
