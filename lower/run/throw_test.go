package run_test

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"statepoint/e2e/oracle"
	"statepoint/lower"
	"statepoint/lower/run"
)

// nesting are functions that throw, by the C++ ABI, while other exceptions are in flight or caught.
// Each returns the recorded numbers, as digits.
const nesting = `
@_ZTIl = external constant ptr
@_ZTIi = external constant ptr
@log = global i64 0
declare i32 @__gxx_personality_v0(...)
declare i32 @__gcc_personality_v0(...)
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr) noreturn
declare void @__cxa_rethrow() noreturn
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()

define void @note(i64 %n) {
  %log = load i64, ptr @log
  %more = mul i64 %log, 10
  %sum = add i64 %more, %n
  store i64 %sum, ptr @log
  ret void
}
define void @destroy(ptr %value) {
  call void @note(i64 9)
  ret void
}
define void @throw(i64 %n, ptr %type, ptr %destroy) noinline {
  %e = call ptr @__cxa_allocate_exception(i64 8)
  store i64 %n, ptr %e
  call void @__cxa_throw(ptr %e, ptr %type, ptr %destroy)
  unreachable
}
define void @caught(ptr %header) {
  %value = call ptr @__cxa_begin_catch(ptr %header)
  %n = load i64, ptr %value
  call void @note(i64 %n)
  call void @__cxa_end_catch()
  ret void
}

; Throws n and catches it.
define void @inside(i64 %n) personality ptr @__gxx_personality_v0 {
  invoke void @throw(i64 %n, ptr @_ZTIl, ptr null) to label %no unwind label %pad
no:
  unreachable
pad:
  %l = landingpad { ptr, i32 } catch ptr null
  %h = extractvalue { ptr, i32 } %l, 0
  call void @caught(ptr %h)
  ret void
}

; Throws n through a clean-up that does the same as @inside.
define void @cleaning(i64 %n, i64 %other) personality ptr @__gxx_personality_v0 {
  invoke void @throw(i64 %n, ptr @_ZTIl, ptr null) to label %no unwind label %pad
no:
  unreachable
pad:
  %l = landingpad { ptr, i32 } cleanup
  call void @note(i64 2)
  call void @inside(i64 %other)
  call void @note(i64 3)
  resume { ptr, i32 } %l
}

; The exception that a clean-up throws and catches does not replace the one on its way.
define i64 @in_cleanup() personality ptr @__gxx_personality_v0 {
  invoke void @cleaning(i64 1, i64 7) to label %no unwind label %pad
no:
  unreachable
pad:
  %l = landingpad { ptr, i32 } catch ptr @_ZTIl
  %h = extractvalue { ptr, i32 } %l, 0
  call void @caught(ptr %h)
  %log = load i64, ptr @log
  ret i64 %log
}

; The same where both landing pads are in one function.
define i64 @in_one_function() personality ptr @__gxx_personality_v0 {
  invoke void @one_function() to label %no unwind label %pad
no:
  unreachable
pad:
  %l = landingpad { ptr, i32 } catch ptr @_ZTIl
  %h = extractvalue { ptr, i32 } %l, 0
  call void @caught(ptr %h)
  %log = load i64, ptr @log
  ret i64 %log
}
define void @one_function() personality ptr @__gxx_personality_v0 {
  invoke void @throw(i64 1, ptr @_ZTIl, ptr null) to label %no unwind label %clean
no:
  unreachable
clean:
  %l = landingpad { ptr, i32 } cleanup
  invoke void @throw(i64 5, ptr @_ZTIi, ptr null) to label %no unwind label %pad
pad:
  %k = landingpad { ptr, i32 } catch ptr @_ZTIi
  %h = extractvalue { ptr, i32 } %k, 0
  call void @caught(ptr %h)
  resume { ptr, i32 } %l
}

; Three deep: a clean-up throws through a clean-up that throws.
define void @deeper() personality ptr @__gxx_personality_v0 {
  invoke void @throw(i64 1, ptr @_ZTIl, ptr null) to label %no unwind label %pad
no:
  unreachable
pad:
  %l = landingpad { ptr, i32 } cleanup
  invoke void @cleaning(i64 4, i64 6) to label %no unwind label %within
within:
  %k = landingpad { ptr, i32 } catch ptr null
  %h = extractvalue { ptr, i32 } %k, 0
  call void @caught(ptr %h)
  resume { ptr, i32 } %l
}
define i64 @three_deep() personality ptr @__gxx_personality_v0 {
  invoke void @deeper() to label %no unwind label %pad
no:
  unreachable
pad:
  %l = landingpad { ptr, i32 } catch ptr @_ZTIl
  %h = extractvalue { ptr, i32 } %l, 0
  call void @caught(ptr %h)
  %log = load i64, ptr @log
  ret i64 %log
}

; A clean-up throws what it does not catch: that goes on instead.
define void @replacing() personality ptr @__gxx_personality_v0 {
  invoke void @throw(i64 1, ptr @_ZTIl, ptr null) to label %no unwind label %pad
no:
  unreachable
pad:
  %l = landingpad { ptr, i32 } cleanup
  call void @throw(i64 8, ptr @_ZTIi, ptr null)
  unreachable
}
define i64 @replaced() personality ptr @__gxx_personality_v0 {
  invoke void @replacing() to label %no unwind label %pad
no:
  unreachable
pad:
  %l = landingpad { ptr, i32 } catch ptr null
  %h = extractvalue { ptr, i32 } %l, 0
  call void @caught(ptr %h)
  call void @inside(i64 4)
  %log = load i64, ptr @log
  ret i64 %log
}

; A handler throws once more what it caught, after it threw and caught another.
define void @again() personality ptr @__gxx_personality_v0 {
  invoke void @throw(i64 1, ptr @_ZTIl, ptr @destroy) to label %no unwind label %pad
no:
  unreachable
pad:
  %l = landingpad { ptr, i32 } catch ptr @_ZTIl
  %h = extractvalue { ptr, i32 } %l, 0
  %v = call ptr @__cxa_begin_catch(ptr %h)
  call void @inside(i64 5)
  invoke void @__cxa_rethrow() to label %no unwind label %out
out:
  %k = landingpad { ptr, i32 } cleanup
  call void @note(i64 2)
  call void @__cxa_end_catch()
  resume { ptr, i32 } %k
}
define i64 @rethrown() personality ptr @__gxx_personality_v0 {
  invoke void @again() to label %no unwind label %pad
no:
  unreachable
pad:
  %l = landingpad { ptr, i32 } catch ptr @_ZTIl
  %h = extractvalue { ptr, i32 } %l, 0
  call void @caught(ptr %h)
  %log = load i64, ptr @log
  ret i64 %log
}

; A landing pad of another type is passed by, and one of C cleans up and catches nothing.
define void @of_c() personality ptr @__gcc_personality_v0 {
  invoke void @throw(i64 4, ptr @_ZTIl, ptr @destroy) to label %no unwind label %pad
no:
  unreachable
pad:
  %l = landingpad { ptr, i32 } cleanup
  call void @note(i64 6)
  resume { ptr, i32 } %l
}
define void @of_int() personality ptr @__gxx_personality_v0 {
  invoke void @of_c() to label %no unwind label %pad
no:
  unreachable
pad:
  %l = landingpad { ptr, i32 } catch ptr @_ZTIi
  call void @note(i64 8)
  ret void
}
define i64 @passed_by() personality ptr @__gxx_personality_v0 {
  invoke void @of_int() to label %no unwind label %pad
no:
  unreachable
pad:
  %l = landingpad { ptr, i32 } cleanup catch ptr null
  %h = extractvalue { ptr, i32 } %l, 0
  call void @caught(ptr %h)
  %log = load i64, ptr @log
  ret i64 %log
}

; A filter takes what it does not name.
define void @filter(ptr %type) personality ptr @__gxx_personality_v0 {
  invoke void @throw(i64 4, ptr %type, ptr null) to label %no unwind label %pad
no:
  unreachable
pad:
  %l = landingpad { ptr, i32 } filter [1 x ptr] [ptr @_ZTIi]
  %h = extractvalue { ptr, i32 } %l, 0
  %selector = extractvalue { ptr, i32 } %l, 1
  %negative = icmp slt i32 %selector, 0
  %n = select i1 %negative, i64 5, i64 6
  call void @note(i64 %n)
  call void @caught(ptr %h)
  ret void
}
define i64 @filtered() personality ptr @__gxx_personality_v0 {
  call void @filter(ptr @_ZTIl)
  invoke void @filter(ptr @_ZTIi) to label %no unwind label %pad
no:
  unreachable
pad:
  %l = landingpad { ptr, i32 } catch ptr null
  %h = extractvalue { ptr, i32 } %l, 0
  call void @caught(ptr %h)
  %log = load i64, ptr @log
  ret i64 %log
}

; Nothing catches, and nothing is cleaned up: the note would be printed.
declare i32 @puts(ptr)
@text = constant [8 x i8] c"cleaned\00"
define i64 @uncaught() personality ptr @__gxx_personality_v0 {
  invoke void @throw(i64 4, ptr @_ZTIl, ptr null) to label %no unwind label %pad
no:
  unreachable
pad:
  %l = landingpad { ptr, i32 } cleanup
  %n = call i32 @puts(ptr @text)
  resume { ptr, i32 } %l
}

; struct A, B; struct C : A, B; struct D : C; struct E : private C
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external global [0 x ptr]
@_ZTVN10__cxxabiv119__pointer_type_infoE = external global [0 x ptr]
@_ZTIPv = external constant ptr
@_ZTISt9exception = external constant ptr
@_ZTISt12out_of_range = external constant ptr
@_ZTS1A = constant [3 x i8] c"1A\00"
@_ZTS1B = constant [3 x i8] c"1B\00"
@_ZTS1C = constant [3 x i8] c"1C\00"
@_ZTS1D = constant [3 x i8] c"1D\00"
@_ZTS1E = constant [3 x i8] c"1E\00"
@_ZTSP1D = constant [4 x i8] c"P1D\00"
@_ZTSPK1B = constant [5 x i8] c"PK1B\00"
@_ZTSP1B = constant [4 x i8] c"P1B\00"
@_ZTI1A = constant { ptr, ptr } { ptr getelementptr (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS1A }
@_ZTI1B = constant { ptr, ptr } { ptr getelementptr (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS1B }
@_ZTI1C = constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS1C, i32 0, i32 2, ptr @_ZTI1A, i64 2, ptr @_ZTI1B, i64 2050 }
@_ZTI1D = constant { ptr, ptr, ptr } { ptr getelementptr (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS1D, ptr @_ZTI1C }
@_ZTI1E = constant { ptr, ptr, i32, i32, ptr, i64 } { ptr getelementptr (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS1E, i32 0, i32 1, ptr @_ZTI1C, i64 0 }
@_ZTIP1D = constant { ptr, ptr, i32, ptr } { ptr getelementptr (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSP1D, i32 0, ptr @_ZTI1D }
@_ZTIP1B = constant { ptr, ptr, i32, ptr } { ptr getelementptr (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSP1B, i32 0, ptr @_ZTI1B }
@_ZTIPK1B = constant { ptr, ptr, i32, ptr } { ptr getelementptr (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPK1B, i32 1, ptr @_ZTI1B }
@pair = constant [2 x i64] [i64 3, i64 4]
declare i32 @llvm.eh.typeid.for.p0(ptr)

define void @throw_pair(ptr %type) noinline {
  %e = call ptr @__cxa_allocate_exception(i64 16)
  store i64 1, ptr %e
  %second = getelementptr i64, ptr %e, i64 1
  store i64 2, ptr %second
  call void @__cxa_throw(ptr %e, ptr %type, ptr null)
  unreachable
}
define void @throw_pointer(ptr %type) noinline {
  %e = call ptr @__cxa_allocate_exception(i64 8)
  store ptr @pair, ptr %e
  call void @__cxa_throw(ptr %e, ptr %type, ptr null)
  unreachable
}

; A handler of a base takes what it is the base of, and gets that part.
define void @as_base(ptr %type) personality ptr @__gxx_personality_v0 {
  invoke void @throw_pair(ptr %type) to label %no unwind label %pad
no:
  unreachable
pad:
  %l = landingpad { ptr, i32 } catch ptr @_ZTI1B catch ptr null
  %h = extractvalue { ptr, i32 } %l, 0
  %selector = extractvalue { ptr, i32 } %l, 1
  %id = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTI1B)
  %is = icmp eq i32 %selector, %id
  br i1 %is, label %base, label %other
base:
  call void @caught(ptr %h)
  ret void
other:
  %v = call ptr @__cxa_begin_catch(ptr %h)
  call void @note(i64 7)
  call void @__cxa_end_catch()
  ret void
}
define i64 @by_base() {
  call void @as_base(ptr @_ZTI1D)
  call void @as_base(ptr @_ZTI1E)
  call void @as_base(ptr @_ZTI1A)
  call void @as_base(ptr @_ZTIl)
  %log = load i64, ptr @log
  ret i64 %log
}

; So does one of a pointer, which may add const, but not lose it.
define void @as_pointer(ptr %type) personality ptr @__gxx_personality_v0 {
  invoke void @throw_pointer(ptr %type) to label %no unwind label %pad
no:
  unreachable
pad:
  %l = landingpad { ptr, i32 } catch ptr @_ZTIP1B catch ptr @_ZTIPv catch ptr null
  %h = extractvalue { ptr, i32 } %l, 0
  %selector = extractvalue { ptr, i32 } %l, 1
  %b = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIP1B)
  %v = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIPv)
  %is_b = icmp eq i32 %selector, %b
  %is_v = icmp eq i32 %selector, %v
  %is = or i1 %is_b, %is_v
  br i1 %is, label %pointer, label %other
pointer:
  call void @caught(ptr %h)
  ret void
other:
  %t = call ptr @__cxa_begin_catch(ptr %h)
  call void @note(i64 7)
  call void @__cxa_end_catch()
  ret void
}
define i64 @by_pointer() {
  call void @as_pointer(ptr @_ZTIP1D)
  call void @as_pointer(ptr @_ZTIPK1B)
  call void @as_pointer(ptr @_ZTIP1B)
  %log = load i64, ptr @log
  ret i64 %log
}

; The library's own exceptions have bases, too.
define i64 @of_library() personality ptr @__gxx_personality_v0 {
  invoke void @throw(i64 6, ptr @_ZTISt12out_of_range, ptr null) to label %no unwind label %pad
no:
  unreachable
pad:
  %l = landingpad { ptr, i32 } catch ptr @_ZTISt9exception
  %h = extractvalue { ptr, i32 } %l, 0
  call void @caught(ptr %h)
  %log = load i64, ptr @log
  ret i64 %log
}
`

var nestingCases = []struct {
	name string
	want int64
}{
	{"in_cleanup", 2731}, {"in_one_function", 51}, {"three_deep", 26341}, {"replaced", 84},
	{"rethrown", 5219}, {"passed_by", 649}, {"filtered", 544},
	{"by_base", 2777}, {"by_pointer", 473}, {"of_library", 6},
}

// Exceptions nest in the emulator as in the C++ ABI, with two phases: an exception that no frame
// catches runs no clean-up.
func TestExceptionsNest(t *testing.T) {
	result, surface := compile(t, nesting, "", lower.Options{})
	for _, c := range nestingCases {
		got, err := outcomeOf(t, result, surface, run.Options{}, c.name)
		if want := fmt.Sprintf("result %d\n", c.want); err != nil || got != want {
			t.Errorf("%s: %q, %v; want %q", c.name, got, err, want)
		}
	}
	got, err := outcomeOf(t, result, surface, run.Options{}, "uncaught")
	if want := "nothing catches the exception @_ZTIl; the landing pad at @uncaught+"; err ==
		nil || got != "" || !strings.Contains(err.Error(), want) {
		t.Errorf("uncaught: %q, %v; want %q", got, err, want)
	}
}

// They behave the same on the processor, with C++'s unwinder and library.
func TestExceptionsNestNatively(t *testing.T) {
	oracle.Needs(t, "g++")
	dir := t.TempDir()
	result, _ := compile(t, nesting, "", lower.Options{})
	var object bytes.Buffer
	if _, err := result.Object.WriteTo(&object); err != nil {
		t.Fatal(err)
	}
	text := "#include <cstdio>\nextern \"C\" { extern long log_of_notes __asm__(\"log\");\n"
	calls := ""
	for _, c := range append(nestingCases, nestingCases[0]) {
		text += fmt.Sprintf("long %s(void);\n", c.name)
		calls += fmt.Sprintf("log_of_notes = 0; printf(\"%s %%ld\\n\", %s());\n", c.name, c.name)
	}
	text += "long uncaught(void); }\nint main(int n, char **) {\n" + calls +
		"fflush(stdout); if (n > 1) uncaught(); return 0; }\n"
	main, obj, exe := filepath.Join(dir, "main.cc"), filepath.Join(dir, "nesting.o"),
		filepath.Join(dir, "nesting")
	for name, b := range map[string][]byte{main: []byte(text), obj: object.Bytes()} {
		if err := os.WriteFile(name, b, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	cmd := exec.Command("g++", "-no-pie", "-o", exe, main, obj)
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("g++: %v\n%s", err, out)
	}
	out, err := exec.Command(exe).Output()
	if err != nil {
		t.Fatal(err)
	}
	want := ""
	for _, c := range append(nestingCases, nestingCases[0]) {
		want += fmt.Sprintf("%s %d\n", c.name, c.want)
	}
	if string(out) != want {
		t.Errorf("printed\n%swant\n%s", out, want)
	}
	out, err = exec.Command(exe, "uncaught").CombinedOutput()
	if err == nil || strings.Contains(string(out), "cleaned") || !strings.Contains(string(out),
		"terminate") {
		t.Errorf("uncaught: %v\n%s", err, out)
	}
}
