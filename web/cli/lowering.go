package cli

import (
	"context"
	"fmt"
	"runtime"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/passes/pass"
	"statepoint/lower"
	"statepoint/lower/amd64"
)

// lowering reads the options of the code generator.
func (o *flags) lowering() (lower.Options, error) {
	version, err := o.Uint("stackmap-version")
	if err != nil {
		return lower.Options{}, err
	}
	if version < 1 || version > 3 {
		return lower.Options{}, fmt.Errorf("-stackmap-version must be 1, 2 or 3, not %d", version)
	}
	switch m := o.Value("relocation-model"); m {
	case "", "static", "pic", "dynamic-no-pic", "ropi", "rwpi", "ropi-rwpi":
	default:
		return lower.Options{}, fmt.Errorf("-relocation-model must be static or pic, not %q", m)
	}
	switch level := o.Value("O"); level {
	case "", "0", "1", "2", "3":
	default:
		return lower.Options{}, fmt.Errorf("-O must be 0 to 3, not %q", level)
	}
	registers, err := o.Uint("max-registers-for-gc-values")
	if err != nil {
		return lower.Options{}, err
	}
	most, err := o.Uint("max-code")
	if err != nil {
		return lower.Options{}, err
	}
	var strategies pass.Options
	for _, spec := range o.Values("strategy") {
		if err := strategies.Set("strategy", spec); err != nil {
			return lower.Options{}, err
		}
	}
	workers, err := o.workers()
	if err != nil {
		return lower.Options{}, err
	}
	return lower.Options{
		Workers: workers, Strategies: strategies.Strategies, LiveRoots: o.On("live-roots"),
		Unoptimized: o.Value("O") == "0",
		CPU:         o.Value("mcpu"), Features: o.Value("mattr"),
		FunctionSections: o.On("function-sections"), DataSections: o.On("data-sections"),
		RetainMap: o.On("stackmap-retain"), WritableMap: o.On("stackmap-writable"),
		MaxCode:         int(min(most, 1<<62)),
		StackMapVersion: uint8(version), PIC: o.Value("relocation-model") == "pic", MaxGCRegisters: int(min(registers, 1<<10)), DeoptRegisters: o.On("use-registers-for-deopt-values"),
	}, nil
}

// workers is the number of -j, by default that of processor cores.
func (o *flags) workers() (int, error) {
	n, err := o.Uint("j")
	if n == 0 {
		n = uint64(runtime.GOMAXPROCS(0))
	}
	return int(min(n, maxWorkers)), err
}

// maxWorkers is the largest number of functions that are worked on side by side.
const maxWorkers = 256

// checkTarget rejects every target but x86-64.
func (o *flags) checkTarget() error {
	if t := o.Value("mtriple"); t != "" && !strings.HasPrefix(t, "x86_64") &&
		!strings.HasPrefix(t, "amd64") {
		return fmt.Errorf("-mtriple=%s: the only target is x86_64", t)
	}
	if a := o.Value("march"); a != "" && a != "x86-64" {
		return fmt.Errorf("-march=%s: the only architecture is x86-64", a)
	}
	return nil
}

// syntax is the requested assembly syntax.
func (o *flags) syntax() (amd64.Syntax, error) {
	switch s := o.Value("x86-asm-syntax"); s {
	case "", "att":
		return amd64.ATT, nil
	case "intel":
		return amd64.Intel, nil
	default:
		return 0, fmt.Errorf("-x86-asm-syntax must be att or intel, not %q", s)
	}
}

// lowerModule compiles a module and gathers its warnings.
func (c *cli) lowerModule(m *ir.Module, opts lower.Options) (*lower.Result, error) {
	result, err := lower.Compile(context.Background(), m, opts)
	if err != nil {
		return nil, err
	}
	c.warn(result.Warnings)
	return result, nil
}

// lowerAndRelease is lowerModule for a module that nothing reads afterwards: it releases each
// function as soon as that is compiled.
func (c *cli) lowerAndRelease(m *ir.Module, opts lower.Options) (*lower.Result, error) {
	unit := lower.Begin(context.Background(), m, opts)
	for _, f := range m.Funcs {
		if f.IsDeclaration() {
			continue
		}
		if err := unit.Function(f); err != nil {
			return nil, err
		}
		f.Release()
	}
	result, err := unit.Finish()
	if err != nil {
		return nil, err
	}
	c.warn(result.Warnings)
	return result, nil
}
