package run

import (
	"fmt"
	"slices"
	"strings"
	"sync"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/source"
)

// signatureTable has the types of the functions of the runtime and of the C library: a signature,
// the names of the functions that have it, the next signature, and so on. A signature is the
// result, then the parameters: v is void, i an int, l an integer of 64 bits, p a pointer, d a
// double, f a float, and a dot stands for variable arguments.
var signatureTable = []string{
	"v", "do_safepoint rt_safepoint rt_collect rt_rethrow abort _ZSt9terminatev __stack_chk_fail " +
		"__cxa_rethrow __cxa_end_catch",
	"l", "rt_clock rt_caught_number clock",
	"p", "rt_caught_object __ctype_b_loc __ctype_tolower_loc __ctype_toupper_loc",
	"i", "rand",
	"pl", "malloc _Znwm _Znam gc_malloc gc__Znwm gc__Znam __cxa_allocate_exception",
	"pll", "rt_alloc rt_new calloc gc_calloc aligned_alloc gc_aligned_alloc",
	"ppl", "realloc strndup",
	"vp", "rt_root free _ZdlPv _ZdaPv __cxa_call_unexpected __cxa_free_exception _Unwind_Resume",
	"vpl", "_ZdlPvm _ZdaPvm bzero",
	"vl", "rt_print",
	"vpp", "gc_copy",
	"vppp", "rt_store __cxa_throw",
	"vplp", "rt_throw",
	"lppl", "rt_start",
	"ll", "rt_join imaxabs labs llabs",
	"pp", "__cxa_begin_catch __cxa_get_exception_ptr getenv strdup",
	"lp", "atol atoll strlen time",
	"ip", "atexit atoi fflush puts setjmp _setjmp",
	"ipi", "sigsetjmp __sigsetjmp",
	"vpi", "longjmp _longjmp siglongjmp",
	"vi", "exit _exit _Exit quick_exit srand",
	"ii", "abs isalnum isalpha isblank iscntrl isdigit isgraph islower isprint ispunct isspace " +
		"isupper isxdigit putchar tolower toupper",
	"iip", "fputc putc",
	"ipp", "fputs strcasecmp strcmp vprintf",
	"ippl", "bcmp memcmp strncasecmp strncmp",
	"pppl", "memcpy memmove strncat strncpy",
	"pppll", "__memcpy_chk __memmove_chk",
	"ppil", "memchr memset",
	"ppill", "__memset_chk",
	"ppp", "strcat strcpy strpbrk strstr strtok",
	"pppp", "strtok_r",
	"ppi", "strchr strrchr",
	"lpp", "strcspn strspn",
	"lpl", "strnlen",
	"lppi", "strtol strtoll strtoul strtoull",
	"lpllp", "fwrite",
	"lipl", "write",
	"dp", "atof",
	"dpp", "strtod",
	"vppip", "__assert_fail",
	"vpllp", "qsort",
	"pppllp", "bsearch",
	"ip.", "printf",
	"iip.", "__printf_chk dprintf",
	"ipp.", "fprintf sprintf",
	"ipip.", "__fprintf_chk",
	"iplp.", "snprintf",
	"ippp", "vfprintf vsprintf",
	"iplpp", "vsnprintf",
	"dd", "acos acosh asin asinh atan atanh cbrt ceil cos cosh erf erfc exp exp10 exp2 expm1 " +
		"fabs floor log log10 log1p log2 logb nearbyint rint round roundeven sin sinh sqrt tan " +
		"tanh trunc",
	"ff", "acosf acoshf asinf asinhf atanf atanhf cbrtf ceilf cosf coshf erff erfcf expf exp10f " +
		"exp2f expm1f fabsf floorf logf log10f log1pf log2f logbf nearbyintf rintf roundf " +
		"roundevenf sinf sinhf sqrtf tanf tanhf truncf",
	"ddd", "atan2 copysign fdim fmax fmin fmod hypot nextafter pow remainder",
	"fff", "atan2f copysignf fdimf fmaxf fminf fmodf hypotf nextafterf powf remainderf",
	"dddd", "fma", "ffff", "fmaf",
	"ddi", "ldexp scalbn", "ffi", "ldexpf scalbnf",
	"ddp", "frexp modf",
	"ld", "llrint llround lrint lround", "lf", "llrintf llroundf lrintf lroundf",
}

// signatures are the rows of signatureTable by name.
var signatures = sync.OnceValue(func() map[string]string {
	m := map[string]string{}
	for row := range slices.Chunk(signatureTable, 2) {
		for name := range strings.FieldsSeq(row[1]) {
			m[name] = row[0]
		}
	}
	return m
})

// letterTypes are the types that the letters of signatures stand for.
var letterTypes = map[byte]string{'v': "void", 'i': "i32", 'l': "i64", 'p': "ptr", 'd': "double",
	'f': "float"}

// fits reports whether a type is the one that a letter stands for.
func fits(t *ir.Type, letter byte) bool {
	if letter == 'p' {
		return t.IsPointer()
	}
	return t.String() == letterTypes[letter]
}

// spelled is a signature as a function type.
func spelled(signature string) string {
	signature, variadic := strings.CutSuffix(signature, ".")
	var params []string
	for i := 1; i < len(signature); i++ {
		params = append(params, letterTypes[signature[i]])
	}
	if variadic {
		params = append(params, "...")
	}
	return letterTypes[signature[0]] + " (" + strings.Join(params, ", ") + ")"
}

// contradicts says how a use of a function with a result and arguments of these types differs from
// its signature, "" if it does not. open is set if more arguments may follow.
func contradicts(result *ir.Type, args []*ir.Type, open bool, signature string) string {
	wanted, variadic := strings.CutSuffix(signature[1:], ".")
	for i := range min(len(args), len(wanted)) {
		if !fits(args[i], wanted[i]) {
			return fmt.Sprintf("argument %d is %s, not %s", i+1, args[i], letterTypes[wanted[i]])
		}
	}
	switch {
	case len(args) < len(wanted) && !open:
		return fmt.Sprintf("argument %d is missing: it is whatever its register holds",
			len(args)+1)
	case len(args) > len(wanted) && !variadic:
		return fmt.Sprintf("argument %d is ignored", len(wanted)+1)
	case !fits(result, signature[0]):
		return fmt.Sprintf("the result is %s, not %s", letterTypes[signature[0]], result)
	}
	return ""
}

// misdeclared says which functions of the runtime and of the C library a module declares or calls
// with other types than theirs.
func misdeclared(m *ir.Module) (all []string) {
	at := func(span source.Span) string {
		if m.Text == nil || span.IsZero() {
			return ""
		}
		p := m.Text.Position(span.Start)
		return fmt.Sprintf(" at %d:%d", p.Line, p.Column)
	}
	wrong := map[*ir.Func]bool{}
	say := func(f *ir.Func, how string, span source.Span, t *ir.Type, why string) {
		wrong[f] = true
		all = append(all, fmt.Sprintf("@%s is %s%s as `%s`, but the emulator's function is `%s`: "+
			"%s", f.Name(), how, at(span), t, spelled(signatures()[f.Name()]), why))
	}
	for _, f := range m.Funcs {
		signature := signatures()[f.Name()]
		if signature == "" || !f.IsDeclaration() || ir.FirstUse(f) == nil {
			continue
		}
		t := f.FuncType
		if why := contradicts(t.Result(), t.Fields, t.Variadic, signature); why != "" {
			say(f, "declared", f.Span, t, why)
		}
	}
	for _, caller := range m.Funcs {
		for _, b := range caller.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				f, t, args := calling(in)
				if f == nil || wrong[f] || !f.IsDeclaration() || signatures()[f.Name()] == "" {
					continue
				}
				if why := contradicts(t.Result(), args, false, signatures()[f.Name()]); why != "" {
					say(f, "declared"+at(f.Span)+" and called", in.Span, t, why)
				}
			}
		}
	}
	return all
}

// calling is the function that an instruction calls, by a statepoint too, the type by which it
// does, and the types of the arguments; f is nil if there is none.
func calling(in *ir.Instr) (f *ir.Func, t *ir.Type, args []*ir.Type) {
	if !in.Op.IsCall() {
		return nil, nil, nil
	}
	f, t = in.CalledFunc(), in.Call.FuncType
	uses := in.Args()
	if gc.IsStatepoint(in) {
		s, err := gc.View(in)
		if err != nil {
			return nil, nil, nil
		}
		if f, _ = s.Target.(*ir.Func); f == nil {
			return nil, nil, nil
		}
		t, uses = f.FuncType, s.CallArgs
	}
	for i := range uses {
		args = append(args, uses[i].Value.Type())
	}
	return f, t, args
}
