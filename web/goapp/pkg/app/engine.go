package app

import (
	"fmt"
	"sync"
	"time"
)

// frame is the delay between a change and the rendering of the page.
const frame = 2 * time.Millisecond

// TestEngine draws a component without a browser.
type TestEngine interface {
	// Load mounts a component.
	Load(Composer) error

	// ConsumeAll runs everything that was dispatched or deferred, and renders, until nothing is
	// left.
	ConsumeAll()
}

// NewTestEngine returns an engine for tests.
func NewTestEngine() TestEngine { return newEngine() }

// engine renders one component and calls dispatched functions.
type engine struct {
	component  Composer
	nodes      nodeManager
	updates    int  // requested renderings that were not cancelled
	soon       bool // the next rendering does not wait for the end of a frame
	dispatches chan func()
	defers     chan func()
	goroutines sync.WaitGroup
}

func newEngine() *engine {
	return &engine{dispatches: make(chan func(), 4096), defers: make(chan func(), 4096)}
}

// Load mounts a component instead of the first element of the document's body.
func (e *engine) Load(c Composer) error {
	body := Window().Get("document").Get("body")
	before := body.firstElementChild()
	ctx := Context{engine: e, source: c}
	if _, err := e.nodes.Mount(ctx, c); err != nil {
		return fmt.Errorf("mounting the component: %w", err)
	}
	body.replaceChild(c, before)
	e.component = c
	return nil
}

// run dispatches and renders until the page is closed.
func (e *engine) run() {
	due := make(chan struct{}, 1)
	// The channel of a timer would add the text of times, which nothing writes, to the program.
	waiting := time.AfterFunc(0, func() { due <- struct{}{} })
	waits := true
	for {
		select {
		case dispatched := <-e.dispatches:
			if !waits {
				waiting.Reset(frame)
				waits = true
			}
			e.call(dispatched)
		case <-due:
			waits = false
			e.draw()
		}
	}
}

// call calls a dispatched function, and renders if that is not to wait.
func (e *engine) call(dispatched func()) {
	dispatched()
	if e.soon && len(e.dispatches) == 0 {
		e.draw()
	}
}

// draw renders the component if requested, and runs deferred functions.
func (e *engine) draw() {
	asked := e.updates > 0
	e.updates, e.soon = 0, false
	if asked && e.component.Mounted() {
		ctx := Context{engine: e, source: e.component}
		if err := e.nodes.UpdateComponentRoot(ctx, e.component); err != nil {
			panic(fmt.Errorf("updating the component: %w", err))
		}
	}
	for {
		select {
		case deferred := <-e.defers:
			deferred()
		default:
			return
		}
	}
}

// ConsumeAll implements TestEngine.
func (e *engine) ConsumeAll() {
	for {
		select {
		case dispatched := <-e.dispatches:
			dispatched()
		default:
			e.draw()
			e.goroutines.Wait()
			if len(e.dispatches) == 0 {
				return
			}
		}
	}
}
