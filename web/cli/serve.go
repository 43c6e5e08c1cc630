package cli

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"net"
	"net/http"
	"os"
	"os/signal"
	"syscall"
	"time"

	"statepoint/core/options"
	"statepoint/web/explore/panes"
	"statepoint/web/site"
)

// serveOptions are the options of serve.
var serveOptions = []string{"site", "port", "lessons", "only", "no-offline"}

// built is the folder into which make put the WebAssembly programs and the bundled editor.
func (o *flags) built() string {
	if dir := o.Value("site"); dir != "" {
		return dir
	}
	where, _ := options.Find("site")
	return where.Default
}

// notBuilt says in which folder a missing file of the site was expected.
func (o *flags) notBuilt(err error) error {
	if !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return fmt.Errorf("%w in %s (--site names another folder; `make build` makes build/)", err,
		o.built())
}

// siteOptions are the options of a site with a given compression quality.
func (o *flags) siteOptions(quality int) site.Options {
	s := site.Options{Run: panes.Run, Quality: quality, NoOffline: o.On("no-offline"),
		OnlyLessons: o.On("only")}
	if dir := o.Value("lessons"); dir != "" {
		s.Lessons = os.DirFS(dir)
	}
	return s
}

// serve serves the explorer on loopback until it is interrupted.
func (c *cli) serve(args []string) error {
	o, err := c.flags("", serveOptions, args)
	if err != nil {
		return err
	}
	port, err := o.Uint("port")
	if err != nil {
		return err
	}
	handler := &reloading{dir: o.Value("lessons"),
		build: func() (http.Handler, error) {
			return site.Handler(os.DirFS(o.built()), o.siteOptions(site.Fast))
		}}
	if err := handler.begin(); err != nil {
		return o.notBuilt(err)
	}
	listener, err := net.Listen("tcp", fmt.Sprintf("localhost:%d", port))
	if err != nil {
		return fmt.Errorf("%w (choose another port with --port, or PORT= for make run)", err)
	}
	server := &http.Server{Handler: handler, ReadHeaderTimeout: 10 * time.Second}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	go func() {
		<-ctx.Done()
		server.Close()
	}()
	fmt.Fprintf(c.stdout, "http://localhost:%d\n", listener.Addr().(*net.TCPAddr).Port)
	if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}
