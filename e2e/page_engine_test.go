package e2e

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"path"
	"reflect"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"statepoint/web/explore/panes"
	"statepoint/web/report"
	"statepoint/web/report/jsonform"
)

// A page of another origin compiles with engine.js: it gets the report that Export writes, errors
// with line and column, and gives up on what it does not want any more. A server need not know what
// WebAssembly is; a copy without its files says so.
func TestPageEngineModule(t *testing.T) {
	b := takeTab(t)
	elsewhere := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch folder, name := path.Split(r.URL.Path); {
		case folder == "/copy/" && name == "engine.js", folder == "/untold/":
			answer := httptest.NewRecorder()
			siteHandler(t).ServeHTTP(answer, httptest.NewRequest("GET", "/"+name, nil))
			kind := answer.Header().Get("Content-Type")
			if strings.HasSuffix(name, ".wasm") {
				kind = "application/octet-stream"
			}
			w.Header().Set("Content-Type", kind)
			w.Write(answer.Body.Bytes())
			return
		case folder != "/":
			http.NotFound(w, r)
			return
		}
		w.Header().Set("Content-Type", "text/html")
		fmt.Fprint(w, `<!doctype html><title>elsewhere</title><link rel="icon" href="data:,">`)
	}))
	t.Cleanup(elsewhere.Close)
	b.expects = func(said string) bool { return strings.Contains(said, "404") } // of the copy
	b.do(chromedp.Navigate(elsewhere.URL))
	var got struct {
		Report                          any
		Message                         string
		Line, Column, Diagnostics       int
		Own                             bool
		Aborted, Kept, After, Never, Op string
		Flag, Syntax, Copied, Untold    string
		Outcome                         struct {
			Result, Output, Stopped            string
			Steps, Collections, Moved, Updated int
		}
		Refused, Unread string
		Failed          int
		Verdicts        []struct {
			Line     int
			OK, Open bool
		}
	}
	err := json.Unmarshal([]byte(eval[string](b, fmt.Sprintf(`(async () => {
		const { statepoint, StatepointError } = await import(%q);
		const sp = await statepoint();
		const text = %q;
		const why = (e) => e.name + ": " + e.message;
		const report = await sp.compile(text, { name: "a.ll", syntax: "intel" });
		const error = await sp.compile("define void @f() {\n  ret i32 %%no\n}\n", { name: "b.ll" })
			.catch((e) => e);
		const stop = new AbortController();
		const queued = new AbortController();
		const jobs = [sp.compile(text, { signal: stop.signal }).catch(why),
			sp.compile(text, { signal: queued.signal }).catch(why), sp.compile(text)];
		stop.abort();
		queued.abort();
		const [aborted, never, kept] = await Promise.all(jobs);
		const op = await sp.compile(text, { sintax: "go" }).catch(why);
		const flag = await sp.compile(text, { flags: ["-nope"] }).catch((e) =>
			e.message + " " + e.line);
		const syntax = await sp.compile(text, { syntax: "masm" }).catch(why);
		const outcome = await sp.run(text, "test1({| 3})", { stress: "every-safepoint" });
		const refused = await sp.run(text, "nobody()").catch(why);
		const failed = await sp.run("define void @f() {\n  ret i32 %%no\n}\n").catch((e) => e.line);
		const verdicts = await sp.check(text, "compiles\nstatepoints = 0");
		const unread = await sp.check(text, "statepionts = 0").catch(why);
		const copied = await (await import("/copy/engine.js")).statepoint().catch(why);
		const twice = await import("/untold/engine.js");
		const both = await Promise.all([twice.statepoint(), twice.statepoint()]);
		const untold = (await Promise.all(both.map((other) => other.compile(text, { signal:
			AbortSignal.timeout(60_000) })))).map((r) => r.ok).join();
		for (const other of both) other.close();
		sp.close();
		const after = await sp.compile(text).catch(why);
		return JSON.stringify({ report, message: error.message, line: error.line,
			column: error.column, diagnostics: error.diagnostics.length,
			own: error instanceof StatepointError && !error.report.ok, aborted, never,
				kept: kept.assembly.text, outcome, refused, failed, verdicts, unread, op, after, flag, syntax, copied, untold });
	})()`, b.url+"engine.js", documented))), &got)
	if err != nil {
		t.Fatal(err)
	}
	var want any
	text := jsonform.AppendJSON(nil, panes.Run(t.Context(), &report.Request{FileName: "a.ll",
		Source: documented, Options: report.Options{Syntax: "intel"}}))
	if err := json.Unmarshal(text, &want); err != nil || !reflect.DeepEqual(got.Report, want) {
		t.Errorf("%v: the report is %v", err, got.Report)
	}
	if !got.Own || got.Line != 2 || got.Column == 0 || got.Diagnostics == 0 ||
		!strings.HasPrefix(got.Message, fmt.Sprintf("b.ll:2:%d: error: ", got.Column)) {
		t.Errorf("the error is %+v", got)
	}
	if !strings.HasPrefix(got.Aborted, "AbortError") ||
		!strings.HasPrefix(got.Never, "AbortError") ||
		!strings.Contains(got.Kept, "callq") || !strings.Contains(got.Op,
		"unknown option sintax") ||
		!strings.Contains(got.After, "closed") || got.Untold != "true,true" {
		t.Errorf("%q, %q, %q, %q, %q, %.80q", got.Aborted, got.Never, got.Op, got.After,
			got.Untold, got.Kept)
	}
	if o := got.Outcome; o.Stopped != "" || o.Collections != 1 || o.Moved != 1 || o.Updated != 1 ||
		o.Result == "" || got.Failed != 2 || len(got.Verdicts) != 2 || !got.Verdicts[0].OK ||
		got.Verdicts[1].OK || got.Verdicts[1].Line != 2 {
		t.Errorf("%+v, failed at %d, %+v", o, got.Failed, got.Verdicts)
	}
	if !strings.Contains(got.Refused, "nobody") || !strings.Contains(got.Unread, "statepionts") {
		t.Errorf("%q, %q", got.Refused, got.Unread)
	}
	if got.Flag != "error: unknown option -nope undefined" ||
		!strings.Contains(got.Syntax, `unknown syntax "masm": att, intel or go`) ||
		!strings.Contains(got.Copied, ": 404; is this engine.js a copy?") {
		t.Errorf("%q, %q, %q", got.Flag, got.Syntax, got.Copied)
	}
}
