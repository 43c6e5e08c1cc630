package main

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/signal"
	"syscall"
	"time"

	"statepoint/web/explore"
	"statepoint/web/site"
)

// What serve and site take. In common they have where the built parts are, and
// whether browsers keep the site for when there is no network.
var (
	serveOptions = map[string]valueMode{"site": needsValue, "port": needsValue, "no-offline": noValue}
	siteOptions  = map[string]valueMode{"site": needsValue, "o": needsValue, "no-offline": noValue}
)

// buildDir is where make puts the WebAssembly programs and the bundled editor.
const buildDir = "build"

func (o *options) built() string {
	if dir := o.values["site"]; dir != "" {
		return dir
	}
	return buildDir
}

// serve serves the explorer on loopback until it is interrupted.
func (c *cli) serve(args []string) error {
	o, err := parseOptions("", serveOptions, args, c.stderr)
	if err != nil {
		return err
	}
	port, err := o.uint("port", 8080)
	if err != nil {
		return err
	}
	handler, err := site.Handler(os.DirFS(o.built()), site.Options{Run: explore.Run, Quality: site.Fast, NoOffline: o.on("no-offline")})
	if err != nil {
		return fmt.Errorf("%w (`make build` makes what is missing)", err)
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

// site writes the static site.
func (c *cli) site(args []string) error {
	o, err := parseOptions("", siteOptions, args, c.stderr)
	if err != nil {
		return err
	}
	dir := o.values["o"]
	if dir == "" {
		return errors.New("say where to write the site, with -o DIR")
	}
	if err := site.Write(dir, os.DirFS(o.built()), site.Options{Run: explore.Run, Quality: site.Best, NoOffline: o.on("no-offline")}); err != nil {
		return fmt.Errorf("%w (`make build` makes what is missing)", err)
	}
	fmt.Fprintf(c.stdout, "wrote the site to %s\n", dir)
	return nil
}
