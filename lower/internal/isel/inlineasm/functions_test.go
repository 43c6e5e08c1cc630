package inlineasm_test

import "strings"

type function struct{ name, body string }

// functions are functions with inline assembly, each of which takes two numbers and returns one.
var functions = []function{
	{"pressure", `  %x = mul i64 %a, 3
  %y = xor i64 %b, %x
  call void asm sideeffect "xorl %eax, %eax\0A xorl %ebx, %ebx; xorl %ecx, %ecx; xorl %edx, %edx; xorl %esi, %esi; xorl %edi, %edi; xorl %r8d, %r8d; xorl %r9d, %r9d; xorl %r10d, %r10d; xorl %r11d, %r11d; xorl %r12d, %r12d; xorl %r13d, %r13d; xorl %r14d, %r14d; xorl %r15d, %r15d; xorl %ebp, %ebp", "~{ax},~{ebx},~{rcx},~{dl},~{si},~{edi},~{r8d},~{r9},~{r10b},~{r11w},~{r12},~{r13},~{r14},~{r15},~{rbp},~{dirflag},~{fpsr},~{flags}"()
  %z = add i64 %x, %y
  %w = sub i64 %z, %a
  ret i64 %w`},
	{"vectors", `  %f = sitofp i64 %a to double
  %g = sitofp i64 %b to float
  call void asm sideeffect "xorps %xmm0, %xmm0; xorps %xmm1, %xmm1; pxor %xmm2, %xmm2; xorpd %xmm15, %xmm15; xorps %xmm13, %xmm13", "~{xmm0},~{xmm1},~{xmm2},~{xmm3},~{xmm4},~{xmm5},~{xmm6},~{xmm7},~{xmm8},~{ymm9},~{xmm10},~{xmm11},~{xmm12},~{xmm13},~{xmm14},~{xmm15},~{st},~{st(1)},~{mm0},~{k1},~{mxcsr}"()
  %h = fpext float %g to double
  %s = call double asm "addsd $1, $0", "=x,x,0"(double %h, double %f)
  %r = fptosi double %s to i64
  ret i64 %r`},
	{"loop", `  %n = and i64 %a, 15
  %m = add i64 %n, 1
  %r = call { i64, i64 } asm "1:\0A\09addq $4, $0  # the sum\0A\09decq $1 /* and\0A so on */\0A\09jnz 1b", "=&r,=&r,0,1,r,~{cc}"(i64 0, i64 %m, i64 %b)
  %s = extractvalue { i64, i64 } %r, 0
  %t = extractvalue { i64, i64 } %r, 1
  %u = add i64 %s, %t
  ret i64 %u`},
	{"named", `  %r = call { i64, i64 } asm "mulq $3", "={ax},={dx},0,r,~{flags}"(i64 %a, i64 %b)
  %s = extractvalue { i64, i64 } %r, 0
  %t = extractvalue { i64, i64 } %r, 1
  %u = xor i64 %s, %t
  ret i64 %u`},
	{"registers", `  %x = call i64 asm "leaq (%rcx,%rdx), %rax\0A addq %rsi, %rax; addq %rdi, %rax\0Aaddq %rbx, %rax", "={ax},{cx},{rdx},{esi},{rdi},{bx}"(i64 %a, i64 %b, i64 5, i64 %a, i64 %b)
  ret i64 %x`},
	{"immediates", `  %x = call i64 asm "addq $1, $0; addq $$7, $0; subq $2, $0; leaq ${3:c}($0), $0; addq $$${1:n}, $0", "=r,i,n,e,0"(i64 11, i64 -3, i64 100, i64 %a)
  %y = call i64 asm "shlq $1, $0\0A addq $2, $0; addq $3, $0", "=r,I,imr,rm,0"(i64 5, i64 %b, i64 77, i64 %x)
  ret i64 %y`},
	{"memory", `  %p = alloca i64
  %q = alloca [4 x i64]
  %q2 = getelementptr i64, ptr %q, i64 2
  store i64 %a, ptr %p
  store i64 %b, ptr %q2
  call void asm sideeffect "addq $$3, $0\0A movq $2, %rax; addq %rax, $1", "=*m,=*m,*m,*m,*m,~{rax},~{memory}"(ptr elementtype(i64) %p, ptr elementtype(i64) @global, ptr elementtype(i64) %q2, ptr elementtype(i64) %p, ptr elementtype(i64) @global)
  %x = load i64, ptr %p
  %y = load i64, ptr @global
  %z = call i64 asm "movq $1, $0; addq 8+$2, $0; addq ${2:H}, $0", "=r,*m,*m"(ptr elementtype(i64) %q2, ptr elementtype(i64) @pair)
  %s = xor i64 %x, %y
  %t = add i64 %s, %z
  ret i64 %t`},
	{"throughPointers", `  %i = and i64 %a, 3
  %p = getelementptr [8 x i64], ptr @table, i64 0, i64 %i
  %q = getelementptr i8, ptr %p, i64 16
  call void asm sideeffect "xaddq $1, $0", "=*m,r,*m,~{memory}"(ptr elementtype(i64) %p, i64 %b, ptr elementtype(i64) %p)
  %x = call i64 asm "movq $1, $0", "=r,*m"(ptr elementtype(i64) %q)
  %y = load i64, ptr %p
  %z = add i64 %x, %y
  ret i64 %z`},
	{"storedResults", `  %p = alloca i32
  %q = alloca double
  %r = call i64 asm "movl ${3:k}, $0\0A movq ${3:q}, $2; addl $$1, $0; cvtsi2sd $2, $1", "=*r,=*x,=&r,r"(ptr elementtype(i32) %p, ptr elementtype(double) %q, i64 %b)
  %x = load i32, ptr %p
  %y = load double, ptr %q
  %z = zext i32 %x to i64
  %i = fptosi double %y to i64
  %s = add i64 %z, %i
  %t = xor i64 %s, %r
  ret i64 %t`},
	{"widths", `  %c = trunc i64 %a to i8
  %d = trunc i64 %b to i16
  %e = trunc i64 %b to i32
  %x = call i8 asm "addb $1, $0; addb ${2:b}, $0", "=q,q,q,0"(i8 %c, i16 %d, i8 3)
  %y = call i16 asm "movw $1, $0\0A addw ${2:w}, $0\0A xchgb ${0:h}, ${0:b}", "=&Q,r,r"(i16 %d, i8 %c)
  %z = call i32 asm "movzbl $1, $0; addl ${2:k}, $0; bswap $0; bswapq ${0:q}; bswapq ${0:q}", "=&r,q,r"(i8 %c, i32 %e)
  %x1 = sext i8 %x to i64
  %y1 = zext i16 %y to i64
  %z1 = sext i32 %z to i64
  %s = mul i64 %x1, %y1
  %t = add i64 %s, %z1
  ret i64 %t`},
	{"flags", `  %r = call { i64, i8, i32 } asm "subq $4, $0", "=r,={@ccb},={@ccnz},0,r"(i64 %a, i64 %b)
  %s = extractvalue { i64, i8, i32 } %r, 0
  %t = extractvalue { i64, i8, i32 } %r, 1
  %u = extractvalue { i64, i8, i32 } %r, 2
  %v = zext i8 %t to i64
  %w = zext i32 %u to i64
  %x = mul i64 %s, 10
  %y = add i64 %x, %v
  %z = shl i64 %w, 20
  %q = add i64 %y, %z
  ret i64 %q`},
	{"crossing", `  %x = call i64 asm "paddq $1, $0", "=x,x,0"(i64 %a, i64 %b)
  %f = bitcast i64 %x to double
  %y = call double asm "xorq $1, $0", "=r,r,0"(double %f, i64 %b)
  %z = bitcast double %y to i64
  %g = trunc i64 %a to i32
  %h = bitcast i32 %g to float
  %i = call float asm "addl $$5, $0", "=r,0"(float %h)
  %j = bitcast float %i to i32
  %k = zext i32 %j to i64
  %l = add i64 %k, %z
  ret i64 %l`},
	{"packed", `  %v = insertelement <2 x i64> zeroinitializer, i64 %a, i32 0
  %w = insertelement <2 x i64> %v, i64 %b, i32 1
  %x = call <2 x i64> asm "movdqa $1, $0; pshufd $$78, $0, $0; paddd $1, $0", "=&x,x"(<2 x i64> %w)
  %y = call <2 x i64> asm "movdqa $1, %xmm14; psubq $0, %xmm14; movdqa %xmm14, $0", "={xmm15},{xmm3},0,~{xmm14}"(<2 x i64> %x, <2 x i64> %w)
  %p = extractelement <2 x i64> %y, i32 0
  %q = extractelement <2 x i64> %y, i32 1
  %r = xor i64 %p, %q
  ret i64 %r`},
	{"strings", `  %p = alloca [32 x i8]
  %q = alloca [32 x i8]
  %r = call { ptr, i64 } asm sideeffect "cld; rep stosb", "={di},={cx},{ax},0,1,~{memory},~{dirflag}"(i64 %a, ptr %p, i64 32)
  %s = call { ptr, ptr, i64 } asm sideeffect "rep; movsb", "={di},={si},={cx},0,1,2,~{memory}"(ptr %q, ptr %p, i64 32)
  %c = extractvalue { ptr, ptr, i64 } %s, 2
  %x = load i64, ptr %q
  %y = add i64 %x, %c
  ret i64 %y`},
	{"locked", `  %p = alloca i64
  store i64 %a, ptr %p
  call void asm sideeffect "lock; addq $1, $0\0A lock incq $0; lock\0Axorq $1, $0", "=*m,r,*m,~{memory}"(ptr elementtype(i64) %p, i64 %b, ptr elementtype(i64) %p)
  %x = load i64, ptr %p
  ret i64 %x`},
	{"bits", `  %x = call i64 asm "popcntq $1, $0", "=r,rm"(i64 %a)
  %y = call i32 asm "bsfq $1, %rcx; cmovzl $2, %ecx; movl %ecx, $0", "=r,r,r,~{rcx},~{cc}"(i64 %b, i32 64)
  %z = zext i32 %y to i64
  %w = shl i64 %x, 8
  %v = or i64 %w, %z
  ret i64 %v`},
	{"calls", `  %x = call i64 asm sideeffect alignstack "pushq %rbp; movq %rsp, %rbp; andq $$-16, %rsp; call ${2:P}; movq %rbp, %rsp; popq %rbp", "={rax},{rdi},i,~{rcx},~{rdx},~{rsi},~{r8},~{r9},~{r10},~{r11},~{memory},~{flags}"(i64 %a, ptr @callee)
  ret i64 %x`},
	{"named_labels", `  %x = call i64 asm "testq $1, $1\0A js .Lneg${:uid}\0A movq $$1, $0\0A jmp .Lend${:uid}\0A.Lneg${:uid}: movq $$2, $0\0A.Lend${:uid}:", "=r,r,~{cc}"(i64 %a)
  %y = call i64 asm "testq $1, $1\0A js .Lneg${:uid}\0A movq $$3, $0\0A jmp .Lend${:uid}\0A.Lneg${:uid}: movq $$4, $0\0A.Lend${:uid}:", "=r,r,~{cc}"(i64 %b)
  %z = mul i64 %x, %y
  ret i64 %z`},
	{"dialects", `  %x = call i64 asm "$(movq $1, $0$|mov $0, $1$); $(addq$|add$) $$1, $0", "=r,r"(i64 %a)
  ret i64 %x`},
	{"data", `  %x = call i64 asm "movq $1, %rax; .byte 0x48, 0xff, 0xc0  # incq\0A .short 0xff48; .byte 192; movq %rax, $0", "=r,r,~{rax}"(i64 %a)
  ret i64 %x`},
	{"acrossCalls", `  %x = add i64 %a, %b
  %c = call i64 @callee(i64 %a)
  call void asm sideeffect "notq %rbx; notq %r14", "~{rbx},~{r14}"()
  %d = call i64 @callee(i64 %x)
  %y = call i64 asm "leaq ($1,$2,2), $0", "=r,r,r"(i64 %c, i64 %x)
  %z = xor i64 %y, %d
  ret i64 %z`},
	{"dynamic", `  %n = and i64 %a, 31
  %p = alloca i64, i64 %n
  %q = alloca i64
  store i64 %b, ptr %q
  call void asm sideeffect "negq $0; xorl %ebx, %ebx; xorl %r12d, %r12d", "=*m,*m,~{rbx},~{r12}"(ptr elementtype(i64) %q, ptr elementtype(i64) %q)
  call void asm sideeffect "", "r,~{memory}"(ptr %p)
  %x = load i64, ptr %q
  %y = add i64 %x, %n
  ret i64 %y`},
	{"branches", `  %c = icmp slt i64 %a, %b
  br i1 %c, label %less, label %more
less:
  %x = call i64 asm "leaq 5($1), $0", "=r,r"(i64 %a)
  br label %join
more:
  %y = call i64 asm "leaq 5($1), $0", "=r,r"(i64 %b)
  br label %join
join:
  %z = phi i64 [ %x, %less ], [ %y, %more ]
  %w = mul i64 %z, %a
  ret i64 %w`},
	{"invoked", `  %x = invoke i64 asm "leaq 5($1), $0", "=r,r"(i64 %a) to label %fine unwind label %pad
fine:
  ret i64 %x
pad:
  %e = landingpad { ptr, i32 } cleanup
  ret i64 0`},
	{"undefined", `  %x = call i64 asm "movq $1, $0; movq $2, %rax", "=&r,r,r,~{rax}"(i64 %a, i64 undef)
  ret i64 %x`},
	{"address", `  %x = call ptr asm "leaq ${1:a}, $0", "=r,i"(ptr @table)
  %y = call ptr asm "leaq $1, $0", "=r,p"(ptr @table)
  %s = ptrtoint ptr %x to i64
  %t = ptrtoint ptr %y to i64
  %d = sub i64 %s, %t
  %r = add i64 %d, %a
  ret i64 %r`},
	{"tail", `  %x = tail call i64 asm "leaq 5($1), $0", "=r,r"(i64 %a)
  ret i64 %x`},
	{"aligned", `  %x = call i64 asm "movl $$5, %ecx\0A\09.p2align 4\0A1: addq $$3, $0\0A .p2align 3,,2\0A decl %ecx\0A jnz 1b", "=r,0,~{ecx},~{cc}"(i64 %a)
  ret i64 %x`},
	{"bytes", `  %c = trunc i64 %a to i8
  %x = tail call i8 asm sideeffect "addb $1, $0; movb $2, %cl; subb %cl, $0", "=q,N,K,0,~{rcx}"(i8 200, i8 -3, i8 %c)
  %y = zext i8 %x to i64
  ret i64 %y`},
	{"preserved", `  %x = call preserve_mostcc i64 @keeper(i64 %a, i64 %b)
  %y = add i64 %x, %b
  ret i64 %y`},
}

// functionsModule is a module of all the functions, and a C program that calls each of them.
func functionsModule() (text, c string) {
	var b, m strings.Builder
	b.WriteString(`@global = internal global i64 9
@pair = internal global [2 x i64] [i64 100, i64 200]
@table = internal global [8 x i64] [i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8]
declare i32 @__gxx_personality_v0(...)
define i64 @do_naked(i64 %a, i64 %b) naked noinline {
  call void asm sideeffect "pushq %rbx; leaq (%rdi,%rsi), %rbx; movq %rbx, %rax; popq %rbx; addq $0, %rax; retq", "i,~{rbx},~{r12}"(i64 77)
  unreachable
}
define dso_local i64 @callee(i64 %x) noinline {
  %y = mul i64 %x, 7
  ret i64 %y
}
define internal preserve_mostcc i64 @keeper(i64 %a, i64 %b) noinline {
  %x = call i64 asm sideeffect "xorl %ecx, %ecx; xorl %r8d, %r8d; xorl %ebx, %ebx; leaq 1($1), $0", "=r,r,~{rcx},~{r8},~{rbx}"(i64 %a)
  ret i64 %x
}
`)
	m.WriteString(
		"#include <stdio.h>\n#include <stdint.h>\nint main(void) {\n\tint64_t v[] = {0, 1, -1, " +
			"5, 1234567, -99999999999, INT64_MIN, INT64_MAX, 0x123456789abcdef};\n")
	for _, f := range append(functions[:len(functions):len(functions)],
		function{name: "naked"}) {
		if f.body != "" {
			b.WriteString("define i64 @do_" + f.name +
				"(i64 %a, i64 %b) personality ptr @__gxx_personality_v0 {\n" + f.body + "\n}\n")
		}
		m.WriteString("\t{ extern int64_t do_" + f.name +
			"(int64_t, int64_t); for (int i = 0; i < 9; i++) for (int k = 0; k < 9; k++) " +
			"printf(\"" + f.name +
			": %d %d %lld\\n\", i, k, (long long)do_" + f.name + "(v[i], v[k])); }\n")
	}
	m.WriteString("\tputs(\"done\");\n\treturn 0;\n}\n")
	return b.String(), m.String() + "int __gxx_personality_v0(void) { return 8; }\n"
}
