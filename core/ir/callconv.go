package ir

import (
	"strconv"
	"sync"
)

// callConvNames are the keywords of calling conventions by LLVM's number (llvm/IR/CallingConv.h);
// any other is printed `cc N`.
var callConvNames = [...]string{
	8: "fastcc", 9: "coldcc", 10: "ghccc", 12: "webkit_jscc", 13: "anyregcc", 14: "preserve_mostcc",
	15: "preserve_allcc", 16: "swiftcc", 17: "cxx_fast_tlscc", 18: "tailcc", 19: "cfguard_checkcc", 20: "swifttailcc",
	21: "preserve_nonecc", 64: "x86_stdcallcc", 65: "x86_fastcallcc", 66: "arm_apcscc", 67: "arm_aapcscc", 68: "arm_aapcs_vfpcc",
	69: "msp430_intrcc", 70: "x86_thiscallcc", 71: "ptx_kernel", 72: "ptx_device", 75: "spir_func", 76: "spir_kernel",
	77: "intel_ocl_bicc", 78: "x86_64_sysvcc", 79: "win64cc", 80: "x86_vectorcallcc", 81: "hhvmcc", 82: "hhvm_ccc",
	83: "x86_intrcc", 84: "avr_intrcc", 85: "avr_signalcc", 87: "amdgpu_vs", 88: "amdgpu_gs", 89: "amdgpu_ps", 90: "amdgpu_cs",
	91: "amdgpu_kernel", 92: "x86_regcallcc", 93: "amdgpu_hs", 95: "amdgpu_ls", 96: "amdgpu_es", 97: "aarch64_vector_pcs",
	98: "aarch64_sve_vector_pcs", 100: "amdgpu_gfx", 102: "aarch64_sme_preservemost_from_x0",
	103: "aarch64_sme_preservemost_from_x2", 104: "amdgpu_cs_chain", 105: "amdgpu_cs_chain_preserve", 106: "m68k_rtdcc",
	107: "graalcc", 125: "cheriot_compartmentcallcc", 126: "cheriot_compartmentcalleecc", 127: "cheriot_librarycallcc", 110: "riscv_vector_cc", 111: "aarch64_sme_preservemost_from_x1", 124: "amdgpu_gfx_whole_wave",
}

// riscvVLS is the convention riscv_vls_cc(32); the eleven that follow double its vector length.
const riscvVLS CallConv = 112

var callConvByName = sync.OnceValue(func() map[string]CallConv {
	m := make(map[string]CallConv, len(callConvNames)+1)
	for cc, name := range callConvNames {
		if name != "" {
			m[name] = CallConv(cc)
		}
	}
	m["ccc"] = CCC
	for i := CallConv(0); i < 12; i++ {
		m["riscv_vls_cc("+strconv.Itoa(32<<i)+")"] = riscvVLS + i
	}
	return m
})

// CallConvByName returns the calling convention with the given keyword.
func CallConvByName(name string) (CallConv, bool) {
	cc, ok := callConvByName()[name]
	return cc, ok
}

// keyword is the convention's keyword, "" if it has none.
func (cc CallConv) keyword() string {
	if int(cc) < len(callConvNames) {
		return callConvNames[cc]
	}
	return ""
}

// String is the convention's keyword, or `cc N`.
func (cc CallConv) String() string {
	if name := cc.keyword(); name != "" {
		return name
	}
	if cc == CCC {
		return "ccc"
	}
	return "cc" + strconv.Itoa(int(cc))
}

// knownTo reports whether LLVM 14 (typed pointers) or 22 has a keyword for the convention.
func (cc CallConv) knownTo(opaque bool) bool {
	if opaque {
		return cc != 12 // webkit_jscc is gone
	}
	return cc != 21 && cc < 102
}

// AppendCallConv appends the convention and a space, nothing for the C convention.
func AppendCallConv(b []byte, cc CallConv, opaque bool) []byte {
	if cc == CCC {
		return b
	}
	if name := cc.keyword(); name != "" && cc.knownTo(opaque) {
		b = append(b, name...)
		if cc == 84 || cc == 85 {
			b = append(b, ' ') // the keywords for AVR include a trailing space
		}
	} else if opaque && riscvVLS <= cc && cc < riscvVLS+12 {
		b = append(b, "riscv_vls_cc("...)
		b = strconv.AppendUint(b, 32<<(cc-riscvVLS), 10)
		b = append(b, ')')
	} else {
		b = append(b, "cc"...)
		b = strconv.AppendUint(b, uint64(cc), 10)
	}
	return append(b, ' ')
}
