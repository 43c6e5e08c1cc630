package libfuncs

// typedLibrary are the functions that LLVM 14 knows. It often checks only one or two of the types.
var typedLibrary = readLibrary(
	"AAAAp", "qsort",
	"AAp", `
		_IO_putc fputc fputc_unlocked frexp frexpf frexpl fstat fstat64 fstatvfs fstatvfs64
		getitimer putc putc_unlocked ungetc vscanf`,
	"AAp+", "memccpy modf modff modfl strtok strtok_r",
	"AApA", "__strtok_r read write",
	"AApAA", "pread pwrite",
	"AApAAl", "__memccpy_chk",
	"AApAl", "__memccpy_chk",
	"AApl", "__memccpy_chk",
	"AApp", "setitimer vfscanf vsscanf",
	"ANppN", "__atomic_load __atomic_store",
	"Ap", `
		_IO_getc _ZdaPv _ZdlPv __cxa_guard_abort __cxa_guard_acquire __cxa_guard_release atof
		atoi atol atoll ferror getenv getpwnam gets pclose perror printf puts system uname
		unlink unsetenv`,
	"Ap+", `
		__isoc99_scanf access chmod chown clearerr closedir ctermid fclose feof fflush fgetc
		fgetc_unlocked fileno flockfile free fseek fseeko fseeko64 fsetpos ftell ftello ftello64
		ftrylockfile funlockfile getc getc_unlocked getlogin_r mkdir mktime realpath remove
		rewind rmdir scanf setbuf setvbuf times`,
	"ApA", `
		_ZdaPvRKSt9nothrow_t _ZdaPvSt11align_val_t _ZdaPvj _ZdaPvm _ZdlPvRKSt9nothrow_t
		_ZdlPvSt11align_val_t _ZdlPvj _ZdlPvm bzero vprintf`,
	"ApA+", "open open64",
	"ApAA", `
		_ZdaPvSt11align_val_tRKSt9nothrow_t _ZdaPvjSt11align_val_t _ZdaPvmSt11align_val_t
		_ZdlPvSt11align_val_tRKSt9nothrow_t _ZdlPvjSt11align_val_t _ZdlPvmSt11align_val_t lchown`,
	"ApAAp", "fread fread_unlocked",
	"ApAilpA", "__vsnprintf_chk",
	"ApAp", "fgets fgets_unlocked",
	"ApApA", "vsnprintf",
	"ApilpA", "__vsprintf_chk",
	"Apl", "__kmpc_free_shared",
	"App", `
		gettimeofday lstat lstat64 stat64 statvfs64 strtod strtof strtol strtold strtoll strtoul
		strtoull utime utimes`,
	"App+", `
		__isoc99_sscanf fgetpos fputs fputs_unlocked readlink rename strcasecmp strcoll
		strncasecmp`,
	"AppA", `
		bcmp bcopy strtod strtof strtol strtold strtoll strtoul strtoull strxfrm vfprintf
		vsprintf`,
	"N", "getchar getchar_unlocked",
	"N=", "abs labs llabs",
	"Np", "wcslen",
	"NpNNp", "fwrite fwrite_unlocked",
	"Npp", "strcspn strspn",
	"Npp+", "fprintf fscanf",
	"Nppp", "__cxa_atexit",
	"SS", `
		__acos_finite __acosf_finite __acosh_finite __acoshf_finite __acoshl_finite
		__acosl_finite __asin_finite __asinf_finite __asinl_finite __atanh_finite
		__atanhf_finite __atanhl_finite __cosh_finite __coshf_finite __coshl_finite
		__exp10_finite __exp10f_finite __exp10l_finite __exp2_finite __exp2f_finite
		__exp2l_finite __exp_finite __expf_finite __expl_finite __log10_finite __log10f_finite
		__log10l_finite __log2_finite __log2f_finite __log2l_finite __log_finite __logf_finite
		__logl_finite __sinh_finite __sinhf_finite __sinhl_finite __sqrt_finite __sqrtf_finite
		__sqrtl_finite acos acosf acosh acoshf acoshl acosl asin asinf asinh asinhf asinhl asinl
		atan atanf atanh atanhf atanhl atanl cbrt cbrtf cbrtl ceil ceilf ceill cos cosf cosh
		coshf coshl cosl exp exp2 exp2f exp2l expf expl expm1 expm1f expm1l fabs fabsf fabsl
		floor floorf floorl log log10 log10f log10l log1p log1pf log1pl log2 log2f log2l logb
		logbf logbl logf logl nearbyint nearbyintf nearbyintl rint rintf rintl round roundeven
		roundevenf roundevenl roundf roundl sin sinf sinh sinhf sinhl sinl sqrt sqrtf sqrtl tan
		tanf tanh tanhf tanhl tanl trunc truncf truncl`,
	"SSS", `
		__atan2_finite __atan2f_finite __atan2l_finite __pow_finite __powf_finite __powl_finite
		atan2 atan2f atan2l cabs cabsf cabsl copysign copysignf copysignl fmax fmaxf fmaxl fmin
		fminf fminl fmod fmodf fmodl pow powf powl remainder remainderf remainderl`,
	"SSi", "ldexp ldexpf ldexpl",
	"i", "fork",
	"iN", "ffs ffsl ffsll",
	"ii", "htonl isascii isdigit ntohl putchar putchar_unlocked toascii",
	"ipilp", "__sprintf_chk",
	"iplilp", "__snprintf_chk",
	"ipll", "posix_memalign",
	"iplp", "snprintf",
	"ipp", "execv execvp strcmp",
	"ipp+", "execl execle execlp sprintf sscanf stat statvfs",
	"ippl", "memcmp strncmp",
	"ippp", "execvP execve execvpe",
	"lp", "strlen",
	"lpl", "__strlen_chk strnlen",
	"lppl", "strlcat strlcpy",
	"lppll", "__strlcat_chk __strlcpy_chk",
	"p+", "memalign tmpfile tmpfile64 valloc",
	"pA", "_Znaj _Znam _Znwj _Znwm __kmpc_alloc_shared malloc",
	"pA=", "calloc",
	"pAA", `
		_ZnajRKSt9nothrow_t _ZnajSt11align_val_t _ZnamRKSt9nothrow_t _ZnamSt11align_val_t
		_ZnwjRKSt9nothrow_t _ZnwjSt11align_val_t _ZnwmRKSt9nothrow_t _ZnwmSt11align_val_t
		aligned_alloc`,
	"pAAA", `
		_ZnajSt11align_val_tRKSt9nothrow_t _ZnamSt11align_val_tRKSt9nothrow_t
		_ZnwjSt11align_val_tRKSt9nothrow_t _ZnwmSt11align_val_tRKSt9nothrow_t`,
	"pAp", "fdopen",
	"pp", "opendir",
	"pp+", "__strdup __strndup strdup strndup",
	"ppN", "strchr strrchr",
	"ppNl", "memset",
	"ppNll", "__memset_chk",
	"ppil", "memchr memrchr",
	"ppl", "realloc reallocf",
	"ppp", "fopen fopen64 popen stpcpy strcat strcpy strpbrk strstr",
	"pppl", "__stpcpy_chk __strcat_chk __strcpy_chk memcpy memmove mempcpy stpncpy strncat strncpy",
	"pppll", "__memcpy_chk __memmove_chk __mempcpy_chk __stpncpy_chk __strncat_chk __strncpy_chk",
	"ss", "htons ntohs",
)
