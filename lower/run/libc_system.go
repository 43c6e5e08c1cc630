package run

import (
	"errors"
	"fmt"
	"math"
)

var errAborted = errors.New("the program aborted")

// systemFunctions end the program, or ask its surroundings.
var systemFunctions = []named{
	{"exit", ends}, {"_exit", ends}, {"_Exit", ends}, {"quick_exit", ends},
	{"abort", func(p *Program, c *call) error { return errAborted }},
	{"_ZSt9terminatev", func(p *Program, c *call) error { return errAborted }},
	{"__stack_chk_fail", func(p *Program, c *call) error {
		return errors.New("the stack's guard was overwritten")
	}},
	{"__assert_fail", func(p *Program, c *call) error {
		what, _ := c.text(c.arg(0))
		file, _ := c.text(c.arg(1))
		return fmt.Errorf("%s:%d: assertion failed: %s", file, uint32(c.arg(2)), what)
	}},
	{"atexit", func(p *Program, c *call) error { return c.result(1) }}, // refused
	{"getenv", func(p *Program, c *call) error { return c.result(0) }},
	{"time", clock}, {"clock", clock},
	{"rand", func(p *Program, c *call) error {
		p.state.random = p.state.random*6364136223846793005 + 1442695040888963407
		return c.result(p.state.random >> 33)
	}},
	{"srand", func(p *Program, c *call) error {
		p.state.random = uint64(uint32(c.arg(0)))
		return nil
	}},
	{"abs", func(p *Program, c *call) error {
		return c.result(uint64(uint32(magnitude(int64(int32(c.arg(0)))))))
	}},
	{"labs", func(p *Program, c *call) error {
		return c.result(uint64(magnitude(int64(c.arg(0)))))
	}},
}

func magnitude(v int64) int64 {
	if v < 0 {
		return -v
	}
	return v
}

func ends(p *Program, c *call) error { return &ErrExit{Status: int(uint8(c.arg(0)))} }

// clock counts steps: a run is the same every time.
func clock(p *Program, c *call) error {
	t := p.Machine.Steps
	if c.name == "time" && c.arg(0) != 0 {
		if err := c.m.Mem.Store64(c.arg(0), t); err != nil {
			return err
		}
	}
	return c.result(t)
}

// mathFunctions are those of math.h on doubles, and on floats with an f behind their name.
func mathFunctions() map[string]function {
	all := map[string]function{}
	one := map[string]func(float64) float64{
		"sin": math.Sin, "cos": math.Cos, "tan": math.Tan, "asin": math.Asin, "acos": math.Acos,
		"atan": math.Atan, "sinh": math.Sinh, "cosh": math.Cosh, "tanh": math.Tanh, "exp": math.Exp,
		"exp2": math.Exp2, "log": math.Log, "log2": math.Log2, "log10": math.Log10,
		"sqrt": math.Sqrt, "cbrt": math.Cbrt, "floor": math.Floor, "ceil": math.Ceil,
		"trunc": math.Trunc, "round": math.Round, "rint": math.RoundToEven,
		"nearbyint": math.RoundToEven, "roundeven": math.RoundToEven, "fabs": math.Abs,
		"log1p": math.Log1p, "expm1": math.Expm1,
	}
	two := map[string]func(a, b float64) float64{
		"pow": math.Pow, "fmod": math.Mod, "atan2": math.Atan2, "hypot": math.Hypot,
		"fmin": math.Min, "fmax": math.Max, "copysign": math.Copysign, "remainder": math.Remainder,
	}
	for name, f := range one {
		all[name] = func(p *Program, c *call) error {
			c.m.XMM[0] = [2]uint64{math.Float64bits(f(math.Float64frombits(c.double())))}
			return nil
		}
		all[name+"f"] = func(p *Program, c *call) error {
			c.m.XMM[0] = [2]uint64{narrowed(f(widened(c.double())))}
			return nil
		}
	}
	for name, f := range two {
		all[name] = func(p *Program, c *call) error {
			a, b := math.Float64frombits(c.double()), math.Float64frombits(c.double())
			c.m.XMM[0] = [2]uint64{math.Float64bits(f(a, b))}
			return nil
		}
		all[name+"f"] = func(p *Program, c *call) error {
			a, b := widened(c.double()), widened(c.double())
			c.m.XMM[0] = [2]uint64{narrowed(f(a, b))}
			return nil
		}
	}
	return all
}

func widened(bits uint64) float64 { return float64(math.Float32frombits(uint32(bits))) }

func narrowed(v float64) uint64 { return uint64(math.Float32bits(float32(v))) }
