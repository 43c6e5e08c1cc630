package check

// convention has the registers that calls preserve and those with arguments.
type convention struct {
	name string
	// kept are the callee-saved registers, arguments those that may hold arguments.
	kept      [registers]bool
	arguments []int
}

var (
	systemV = newConvention("System V", []int{rbx, rbp, rsp, 12, 13, 14, 15},
		[]int{rdi, rsi, rdx, rcx, 8, 9})
	windows = newConvention("Windows", []int{rbx, rbp, rsp, rdi, rsi, 12, 13, 14, 15},
		[]int{rcx, rdx, 8, 9})
)

func newConvention(name string, kept, arguments []int) *convention {
	c := &convention{name: name, arguments: arguments}
	for _, r := range kept {
		c.kept[r] = true
	}
	if name == "Windows" { // xmm6 to xmm15
		for lane := firstLane + 12; lane < registers; lane++ {
			c.kept[lane] = true
		}
	}
	return c
}
