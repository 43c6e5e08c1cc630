package prepare

import (
	"strings"

	"statepoint/core/ir"
	"statepoint/core/source"
)

// borrowing are functions of the C library that use the memory of their pointer arguments during
// the call only, and that return no pointer.
var borrowing = source.WordSet(`
	printf fprintf sprintf snprintf vprintf vfprintf vsprintf vsnprintf puts fputs fputc putc
	putchar putchar_unlocked fwrite fread write read fflush perror scanf fscanf sscanf fgetc getc ungetc
	strlen strnlen strcmp strncmp strcasecmp strncasecmp strcoll strspn strcspn memcmp bcmp bzero
	atoi atol atoll atof abs labs llabs imaxabs remove rename fclose feof ferror fseek ftell rewind
	__isoc99_scanf __isoc99_fscanf __isoc23_scanf __isoc23_fscanf
	__printf_chk __fprintf_chk __sprintf_chk __snprintf_chk __isoc99_sscanf __isoc23_sscanf
	__assert_fail exit _exit abort isatty time clock gettimeofday clock_gettime nanosleep
	rand srand random srandom usleep sleep
	isalpha isdigit isspace isalnum isupper islower isxdigit isprint ispunct tolower toupper
	rt_print rt_clock`)

// returning are those that do the same, and return their first argument.
var returning = source.WordSet(`
	memcpy memmove memset strcpy strncpy strcat strncat
	__memcpy_chk __memmove_chk __memset_chk __strcpy_chk __strncpy_chk __strcat_chk __strncat_chk`)

// searching are those that return a pointer into their first argument, or null.
var searching = source.WordSet(`strchr strrchr strstr strpbrk memchr`)

// others are further functions of the C library and C++'s runtime, which do not collect.
var others = source.WordSet(`
	strdup strndup strtok strtok_r div ldiv lldiv imaxdiv
	strtol strtoul strtoll strtoull strtod strtof strerror getenv
	fopen fdopen freopen fgets gets getline fgetpos fsetpos setbuf setvbuf tmpfile
	time localtime localtime_r gmtime gmtime_r mktime strftime difftime clock
	setlocale localeconv signal raise system
	open close lseek stat fstat lstat unlink mkdir getcwd getpid mmap munmap
	__ctype_b_loc __ctype_tolower_loc __ctype_toupper_loc __errno_location
	_setjmp setjmp __sigsetjmp longjmp isinf isnan posix_memalign memalign valloc
	__cxa_allocate_exception __cxa_free_exception __cxa_throw __cxa_rethrow __cxa_begin_catch
	__cxa_get_exception_ptr __cxa_guard_acquire __cxa_guard_release __cxa_guard_abort`)

// back are those that call a function that they are given, or a destructor.
var back = source.WordSet(`
	qsort bsearch qsort_r atexit on_exit pthread_create lfind lsearch
	__cxa_atexit __cxa_thread_atexit __cxa_end_catch`)

// mathematical are the prefixes of math.h, which differ in their last letter.
var mathematical = source.WordSet(`
	sin cos tan asin acos atan atan2 sinh cosh tanh asinh acosh atanh exp exp2 expm1 log log2 log10
	log1p pow sqrt cbrt hypot floor ceil round lround llround lrint trunc rint nearbyint fabs fmod
	modf frexp ldexp scalbn copysign fmin fmax fdim remainder erf erfc tgamma lgamma`)

// pointsInto is the argument of a call to the C library whose object the result points into, nil if
// there is none.
func pointsInto(in *ir.Instr) ir.Value {
	callee := in.CalledFunc()
	if in.Op != ir.Call || callee == nil || !callee.IsDeclaration() || in.Call.NumArgs == 0 ||
		!isPlain(in.Type()) || !isPlain(in.Arg(0).Type()) ||
		!returning.Has(callee.Name()) && !searching.Has(callee.Name()) {
		return nil
	}
	return in.Arg(0)
}

// isOfLibrary reports whether a function is in the C library.
func isOfLibrary(name string) bool {
	return borrowing.Has(name) || returning.Has(name) || searching.Has(name) || others.Has(name) ||
		back.Has(name) || isMathematical(name)
}

// neverCollects reports whether a function of the C library never calls back.
func neverCollects(name string) bool { return isOfLibrary(name) && !back.Has(name) }

func isMathematical(name string) bool {
	if mathematical.Has(name) {
		return true
	}
	short := strings.TrimSuffix(strings.TrimSuffix(name, "f"), "l")
	return short != name && mathematical.Has(short)
}
