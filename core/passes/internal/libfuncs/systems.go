package libfuncs

import "strings"

// systemsOf are the systems that have a function, for the functions that not all have, as LLVM 22's
// llvm-tli-checker -dump-tli lists them: g is Linux with the GNU C library, l with musl, a Android,
// m macOS and Apple's other systems, f FreeBSD, w Windows with Microsoft's runtime library, c with
// MinGW's, o any other.
var systemsOf = readLibrary(
	"f", "fls flsl flsll",
	"g", `
		_IO_getc _IO_putc __acos_finite __acosf_finite __acosh_finite __acoshf_finite
		__acoshl_finite __acosl_finite __asin_finite __asinf_finite __asinl_finite
		__atan2_finite __atan2f_finite __atan2l_finite __atanh_finite __atanhf_finite
		__atanhl_finite __cosh_finite __coshf_finite __coshl_finite __exp10_finite
		__exp10f_finite __exp10l_finite __exp2_finite __exp2f_finite __exp2l_finite __exp_finite
		__expf_finite __expl_finite __isoc99_scanf __isoc99_sscanf __log10_finite
		__log10f_finite __log10l_finite __log2_finite __log2f_finite __log2l_finite __log_finite
		__logf_finite __logl_finite __pow_finite __powf_finite __powl_finite __sinh_finite
		__sinhf_finite __sinhl_finite __sqrt_finite __sqrtf_finite __sqrtl_finite __strdup
		fgetc_unlocked fgets_unlocked fopen64 fseeko64 fstat64 fstatvfs64 ftello64 lstat64
		open64 stat64 statvfs64 tmpfile64`,
	"gf", "__strtok_r fputc_unlocked fputs_unlocked fread_unlocked fwrite_unlocked",
	"glaf", "memalign",
	"glafo", "memrchr",
	"glamf", "ffsl ffsll",
	"glamfco", `
		access acoshl acosl asinhl asinl atan2l atanhl atanl cabsl cbrtl ceill chmod closedir
		copysignl coshl cosl exp2l expl expm1l fabsf fabsl fdiml fdopen fileno floorl fmaxl
		fminl fmodl frexpf frexpl fseeko fstat ftello gettimeofday hypotl ilogbl ldexpl log10l
		log1pl log2l logbl logl memccpy mkdir modfl nearbyintl nextafterl nexttowardl open
		opendir pclose popen powl read remainderl remquol rintl rmdir roundl scalblnl scalbnl
		sinhl sinl sqrtl stat strcasecmp strncasecmp tanhl tanl truncl unlink utime write`,
	"glamfo", `
		_ZdaPv _ZdaPvRKSt9nothrow_t _ZdaPvSt11align_val_t _ZdaPvSt11align_val_tRKSt9nothrow_t
		_ZdaPvj _ZdaPvjSt11align_val_t _ZdaPvm _ZdaPvmSt11align_val_t _ZdlPv
		_ZdlPvRKSt9nothrow_t _ZdlPvSt11align_val_t _ZdlPvSt11align_val_tRKSt9nothrow_t _ZdlPvj
		_ZdlPvjSt11align_val_t _ZdlPvm _ZdlPvmSt11align_val_t _Znaj _ZnajRKSt9nothrow_t
		_ZnajSt11align_val_t _ZnajSt11align_val_tRKSt9nothrow_t _Znam _Znam12__hot_cold_t
		_ZnamRKSt9nothrow_t _ZnamRKSt9nothrow_t12__hot_cold_t _ZnamSt11align_val_t
		_ZnamSt11align_val_t12__hot_cold_t _ZnamSt11align_val_tRKSt9nothrow_t
		_ZnamSt11align_val_tRKSt9nothrow_t12__hot_cold_t _Znwj _ZnwjRKSt9nothrow_t
		_ZnwjSt11align_val_t _ZnwjSt11align_val_tRKSt9nothrow_t _Znwm _Znwm12__hot_cold_t
		_ZnwmRKSt9nothrow_t _ZnwmRKSt9nothrow_t12__hot_cold_t _ZnwmSt11align_val_t
		_ZnwmSt11align_val_t12__hot_cold_t _ZnwmSt11align_val_tRKSt9nothrow_t
		_ZnwmSt11align_val_tRKSt9nothrow_t12__hot_cold_t __size_returning_new
		__size_returning_new_aligned __size_returning_new_aligned_hot_cold
		__size_returning_new_hot_cold bcopy bzero chown ctermid ffs flockfile fstatvfs
		ftrylockfile funlockfile getitimer getlogin_r getpwnam htonl htons lchown ldexpf lstat
		ntohl ntohs pread pwrite readlink realpath setitimer statvfs stpcpy stpncpy times uname
		unsetenv utimes`,
	"glamwco", `
		__kmpc_alloc_shared __kmpc_free_shared __memccpy_chk __strlen_chk __strndup fmaximum_num
		fmaximum_numf fmaximum_numl fminimum_num fminimum_numf fminimum_numl roundeven
		roundevenf roundevenl`,
	"glf", "bcmp",
	"gmf", "getc_unlocked getchar_unlocked putc_unlocked putchar_unlocked",
	"m", `
		__cospi __cospif __sinpi __sinpif exp10 exp10f
		memset_pattern16 memset_pattern4 memset_pattern8`,
	"wc", `
		??2@YAPAXI@Z ??2@YAPAXIABUnothrow_t@std@@@Z ??2@YAPEAX_K@Z
		??2@YAPEAX_KAEBUnothrow_t@std@@@Z ??3@YAXPAX@Z ??3@YAXPAXABUnothrow_t@std@@@Z
		??3@YAXPAXI@Z ??3@YAXPEAX@Z ??3@YAXPEAXAEBUnothrow_t@std@@@Z ??3@YAXPEAX_K@Z
		??_U@YAPAXI@Z ??_U@YAPAXIABUnothrow_t@std@@@Z ??_U@YAPEAX_K@Z
		??_U@YAPEAX_KAEBUnothrow_t@std@@@Z ??_V@YAXPAX@Z ??_V@YAXPAXABUnothrow_t@std@@@Z
		??_V@YAXPAXI@Z ??_V@YAXPEAX@Z ??_V@YAXPEAXAEBUnothrow_t@std@@@Z ??_V@YAXPEAX_K@Z`,
)

// system is the letter of the system that a target triple names. As in LLVM, the system is the
// third part, so a triple without a vendor has none.
func system(triple string) string {
	parts := strings.SplitN(triple, "-", 4)
	if len(parts) < 3 {
		return "o"
	}
	name, environment := parts[2], ""
	if len(parts) > 3 {
		environment = parts[3]
	}
	names := func(list ...string) bool {
		for _, prefix := range list {
			if strings.HasPrefix(name, prefix) {
				return true
			}
		}
		return false
	}
	switch {
	case names("linux") && strings.HasPrefix(environment, "gnu"):
		return "g"
	case names("linux") && strings.HasPrefix(environment, "musl"):
		return "l"
	case names("linux") && strings.HasPrefix(environment, "android"):
		return "a"
	case names("macos", "darwin", "ios", "tvos", "watchos", "xros"):
		return "m"
	case names("freebsd"):
		return "f"
	case names("windows", "win32") && strings.HasPrefix(environment, "gnu"):
		return "c"
	case names("windows", "win32"):
		return "w"
	}
	return "o"
}

// hasFunction reports whether a system is expected to have a function of a library.
func hasFunction(system, name string) bool {
	list := systemsOf()[name]
	return len(list) == 0 || strings.Contains(list[0], system)
}
