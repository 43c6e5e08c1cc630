package oracle

import (
	"context"
	_ "embed"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
)

//go:embed server/server.c
var serverSource []byte

// A server is a program that is started once and runs repeatedly on request. For a short text,
// nearly all of an LLVM tool's time goes into loading its libraries.
type server struct {
	requests int // a socket
	env      string
}

// preload is the compiled server, an open file without a name.
var preload = sync.OnceValues(func() (*os.File, error) {
	dir, err := os.MkdirTemp("", "oracle-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	src, out := filepath.Join(dir, "server.c"), filepath.Join(dir, "server.so")
	if err := os.WriteFile(src, serverSource, 0o600); err != nil {
		return nil, err
	}
	if said, err := exec.Command("gcc", "-O1", "-shared", "-fPIC", "-o", out,
		src).CombinedOutput(); err != nil {
		return nil, fmt.Errorf("gcc: %w\n%s", err, said)
	}
	return os.Open(out)
})

var servers struct {
	sync.Mutex
	of map[string]*server
}

// serverOf returns the server of a program, and starts it at the first time.
func serverOf(program string) (*server, error) {
	servers.Lock()
	defer servers.Unlock()
	env := strings.Join(os.Environ(), "\x00")
	if s := servers.of[program]; s != nil && s.env == env {
		return s, nil
	}
	library, err := preload()
	if err != nil {
		return nil, err
	}
	pair, err := syscall.Socketpair(syscall.AF_UNIX, syscall.SOCK_SEQPACKET|syscall.SOCK_CLOEXEC, 0)
	if err != nil {
		return nil, err
	}
	theirs := os.NewFile(uintptr(pair[1]), "requests")
	defer theirs.Close()
	cmd := exec.Command(program)
	cmd.ExtraFiles = []*os.File{theirs, library}
	cmd.Env = append(os.Environ(), "LD_PRELOAD=/proc/self/fd/4", "LD_BIND_NOW=1")
	if err := cmd.Start(); err != nil {
		_ = syscall.Close(pair[0])
		return nil, err
	}
	if servers.of == nil {
		servers.of = map[string]*server{}
	}
	s := &server{requests: pair[0], env: env}
	servers.of[program] = s
	return s, nil
}

// served runs a program on its server, if it is a tool of LLVM.
func served(ctx context.Context, stdin []byte, program string, args []string) (Result, bool) {
	if _, ok := tools.Load(program); !ok {
		return Result{}, false
	}
	s, err := serverOf(program)
	if err != nil {
		return Result{Err: err}, true
	}
	r, err := s.run(ctx, stdin, append([]string{program}, args...))
	r.Err = errors.Join(r.Err, err, ctx.Err())
	return r, true
}

// run has the program run with the bytes on its standard input.
func (s *server) run(ctx context.Context, stdin []byte, args []string) (Result, error) {
	dir, err := os.Getwd()
	if err != nil {
		return Result{}, err
	}
	var ours, theirs [4]*os.File
	defer func() {
		for i := range ours {
			_ = ours[i].Close()
			_ = theirs[i].Close()
		}
	}()
	rights := make([]int, 4)
	for i := range ours {
		r, w, err := os.Pipe()
		if err != nil {
			return Result{}, err
		}
		if ours[i], theirs[i] = r, w; i == 0 {
			ours[i], theirs[i] = w, r
		}
		rights[i] = int(theirs[i].Fd())
	}
	text := strings.Join(append([]string{dir}, args...), "\x00") + "\x00"
	if err := syscall.Sendmsg(s.requests, []byte(text), syscall.UnixRights(rights...), nil,
		0); err != nil {
		return Result{}, err
	}
	for _, f := range theirs {
		_ = f.Close()
	}
	var said [2]int32 // the number of the process, its status
	if err := binary.Read(ours[3], binary.NativeEndian, &said[0]); err != nil {
		return Result{}, fmt.Errorf("%s did not start: %w", args[0], err)
	}
	stop := context.AfterFunc(ctx, func() { _ = syscall.Kill(int(said[0]), syscall.SIGKILL) })
	defer stop()
	var r Result
	var wait sync.WaitGroup
	wait.Go(func() {
		_, _ = ours[0].Write(stdin) // what the program does not read is no error
		_ = ours[0].Close()
	})
	wait.Go(func() { r.Stdout, _ = io.ReadAll(ours[1]) })
	wait.Go(func() { r.Stderr, _ = io.ReadAll(ours[2]) })
	wait.Wait()
	if err := binary.Read(ours[3], binary.NativeEndian, &said[1]); err != nil {
		return Result{}, fmt.Errorf("%s: no status: %w", args[0], err)
	}
	r.Err = ended(syscall.WaitStatus(said[1]))
	return r, nil
}

// ended says how a process has ended, in the words of os/exec, or nil.
func ended(s syscall.WaitStatus) error {
	switch {
	case s.Exited() && s.ExitStatus() == 0:
		return nil
	case s.Exited():
		return fmt.Errorf("exit status %d", s.ExitStatus())
	case s.CoreDump():
		return errors.New("signal: " + s.Signal().String() + " (core dumped)")
	}
	return errors.New("signal: " + s.Signal().String())
}
