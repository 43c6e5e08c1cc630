package verify_test

import "testing"

// TestVerifySymbolsAndAttributes has, for each rule, a module that breaks it, the code, and a part
// of the message.
func TestVerifySymbolsAndAttributes(t *testing.T) {
	for _, c := range []struct{ text, code, message string }{
		{"@g = private hidden global i32 0", "SP0212", "cannot be hidden"},
		{"@g = internal dllexport global i32 0", "SP0212", "cannot be dllexport"},
		{"define extern_weak void @f() { ret void }", "SP0212", "cannot have linkage extern_weak"},
		{"define common void @f() { ret void }", "SP0212", "cannot have linkage common"},
		{"@g = common constant i32 0", "SP0212", "cannot be constant"},
		{"@g = common global i32 1", "SP0212", "initialised with zero"},
		{"@g = appending global i32 0", "SP0212", "is an array"},
		{"@a = alias i32, ptr null", "SP0212", "an aliasee must be a global value"},
		{"@a = alias i32, ptr @b\n@b = alias i32, ptr @a", "SP0212", "refers to itself"},
		{"@a = alias i32, ptr @g\n@g = external global i32", "SP0212", "defined elsewhere"},
		{"@llvm.used = global [1 x ptr] [ptr @llvm.used]", "SP0212", "has linkage appending"},
		{"@llvm.used = appending global [1 x ptr] [ptr null]", "SP0212", "only global values"},
		{"@llvm.global_ctors = appending global [1 x i32] zeroinitializer", "SP0212", "is an array of structs"},
		{"define void @f() {\n  %x = atomicrmw add ptr null, i7 1 seq_cst\n  ret void\n}", "SP0207", "power of two"},
		{"define void @f() {\n  %x = atomicrmw fadd ptr null, i32 1 seq_cst\n  ret void\n}", "SP0207", "needs a float"},
		{"define void @f() {\n  %x = load atomic { i32 }, ptr null seq_cst, align 4\n  ret void\n}", "SP0207", "an integer, a pointer or a float"},
		{"define void @f() {\n  %x = getelementptr { i32 }, ptr null, i64 0, i64 0\n  ret void\n}", "SP0207", "indexed by an i32"},
		{"define void @f() {\n  call void @f() [ \"deopt\"(), \"deopt\"() ]\n  ret void\n}", "SP0217", "two bundles"},
		{"define void @f() {\n  call void @f() [ \"funclet\"() ]\n  ret void\n}", "SP0217", "has 1 operand, not 0"},
		{"define void @f() {\n  resume i32 0\n}", "SP0210", "without a personality"},
		{"define void @f() {\n  %x = alloca swifterror i32\n  ret void\n}", "SP0207", "must hold a pointer"},
		{"define dllimport void @f() { ret void }", "SP0212", "cannot be dllimport"},
		{"define void @llvm.donothing() { ret void }", "SP0211", "cannot be defined"},
		{"declare void @f(token)", "SP0209", "only an intrinsic takes token"},
		{"declare x86_amx @f()", "SP0209", "only an intrinsic returns x86_amx"},
		{"declare nounwind void @f()", "SP0214", "nounwind is an attribute of functions"},
		{"declare void @f(i32 nounwind)", "SP0214", "nounwind is an attribute of functions"},
		{"declare sret(i32) ptr @f()", "SP0214",
			"sret is an attribute of parameters, not of results"},
		{"declare void @f(i32 noalias)", "SP0214", "noalias cannot apply to type i32"},
		{"declare void @f(ptr zeroext)", "SP0214", "zeroext cannot apply to type ptr"},
		{"declare void @f(i32 zeroext signext)", "SP0214", "contradict each other"},
		{"declare void @f(ptr byval(i32) inalloca(i32))", "SP0214", "contradict each other"},
		{"declare void @f(ptr sret(i32), ptr sret(i32))", "SP0214", "two parameters are sret"},
		{"declare void @f() alwaysinline noinline", "SP0214", "contradict each other"},
		{"declare void @f() optnone", "SP0214", "needs noinline"},
		{"declare ptr @f(i32) allocsize(1)", "SP0214", "a parameter that is not an integer"},
		{"declare void @f() vscale_range(2,1)", "SP0214", "larger than the maximum"},
		{"declare void @f(i32 immarg)", "SP0214", "parameters of intrinsics"},
		{"declare void @f(i32 returned)", "SP0214", "returned parameter"},
		{"declare void @g(ptr)\ndefine void @f() {\n  call void @g(ptr signext null)\n  ret void\n}", "SP0214", "signext cannot apply to type ptr"},
	} {
		t.Run(c.text, func(t *testing.T) {
			checkProblem(t, problems(t, c.text+"\n"), c.code,
				c.message)
		})
	}
}
