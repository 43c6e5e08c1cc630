package engine_test

// fuzzTexts are sources with constructs that the examples and random programs lack: invokes,
// vectors, aggregates, allocas, deopt state, gcroot, irreducible loops.
var fuzzTexts = []string{
	`declare void @use(ptr addrspace(1))
declare i32 @pers(...)
define ptr addrspace(1) @f(ptr addrspace(1) %a, ptr addrspace(1) %b, i1 %c) gc "statepoint-example" personality ptr @pers {
entry:
  %s = select i1 %c, ptr addrspace(1) %a, ptr addrspace(1) %b
  %g = getelementptr i8, ptr addrspace(1) %s, i64 16
  invoke void @use(ptr addrspace(1) %g) [ "deopt"(i32 0, ptr addrspace(1) %a, i64 -1) ]
          to label %ok unwind label %bad
ok:
  %p = phi ptr addrspace(1) [ %g, %entry ], [ %q, %ok ]
  %q = getelementptr i8, ptr addrspace(1) %p, i64 8
  call void @use(ptr addrspace(1) %q)
  br i1 %c, label %ok, label %done
bad:
  %lp = landingpad { ptr, i32 } cleanup
  call void @use(ptr addrspace(1) %b)
  resume { ptr, i32 } %lp
done:
  ret ptr addrspace(1) %p
}
`,
	`declare <2 x ptr addrspace(1)> @v(<2 x ptr addrspace(1)>)
declare { ptr addrspace(1), i64 } @pair(i64)
define ptr addrspace(1) @f(<2 x ptr addrspace(1)> %x, ptr addrspace(1) %y, i32 %i) gc "statepoint-example" {
  %slot = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %y, ptr %slot
  %n = insertelement <2 x ptr addrspace(1)> %x, ptr addrspace(1) %y, i32 1
  %w = call <2 x ptr addrspace(1)> @v(<2 x ptr addrspace(1)> %n)
  %e = extractelement <2 x ptr addrspace(1)> %n, i32 %i
  %z = call { ptr addrspace(1), i64 } @pair(i64 3)
  %r = extractvalue { ptr addrspace(1), i64 } %z, 0
  %t = load ptr addrspace(1), ptr %slot
  %k = icmp eq ptr addrspace(1) %t, %e
  %o = select i1 %k, ptr addrspace(1) %r, ptr addrspace(1) %e
  ret ptr addrspace(1) %o
}
`,
	`declare void @llvm.gcroot(i8**, i8*)
declare void @g()
define i32 @f(i8* %p) gc "shadow-stack" {
entry:
  %root = alloca i8*
  call void @llvm.gcroot(i8** %root, i8* null)
  store i8* %p, i8** %root
  call void @g()
  %v = load i8*, i8** %root
  %c = icmp eq i8* %v, null
  %r = zext i1 %c to i32
  ret i32 %r
}
`,
	`declare double @m(double, float)
define double @f(i32 %n, i64 %a, i128 %w, double %d, ptr %p) {
entry:
  switch i32 %n, label %other [
    i32 0, label %zero
    i32 7, label %loop
  ]
zero:
  br label %loop
other:
  br label %loop
loop:
  %i = phi i32 [ 0, %zero ], [ %n, %entry ], [ 1, %other ], [ %j, %loop ]
  %j = add nsw i32 %i, 3
  %t = trunc i128 %w to i64
  %q = udiv i64 %t, 10
  %x = xor i64 %q, %a
  %f = sitofp i64 %x to double
  %m = fmul double %f, %d
  %h = fptrunc double %m to float
  %y = call double @m(double %m, float %h)
  store double %y, ptr %p, align 8
  %c = icmp ult i32 %j, 100
  br i1 %c, label %loop, label %end
end:
  ret double %y
}
`,
}
