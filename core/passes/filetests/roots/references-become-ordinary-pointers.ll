;--- everywhere
; test: place -passes=references-to-gcroot<gcmap>
; differs: LLVM has no such pass
%pair = type { ptr addrspace(1), i64 }
@kept = global ptr addrspace(1) null
@moved = global ptr addrspace(1) addrspacecast (ptr @kept to ptr addrspace(1))
@other = addrspace(3) global i32 0
declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define %pair @f(ptr addrspace(1) %a, ptr %c) gc "statepoint-example" {
entry:
  %p = addrspacecast ptr addrspace(1) %a to ptr
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %a, ptr addrspace(1) %a, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %c, ptr %p, i64 8, i1 false)
  store ptr addrspace(1) %a, ptr @kept
  %r = insertvalue %pair zeroinitializer, ptr addrspace(1) %a, 0
  ret %pair %r
}
define i32 @untouched(ptr addrspace(3) %q) {
  %v = load i32, ptr addrspace(3) %q
  ret i32 %v
}

; => place -passes=references-to-gcroot<gcmap>
; %pair = type { ptr, i64 }
;
; @kept = global ptr null
; @moved = global ptr @kept
; @other = addrspace(3) global i32 0
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0
;
; define %pair @f(ptr %a, ptr %c) gc "gcmap" {
; entry:
;   %p = bitcast ptr %a to ptr
;   call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %a, i64 8, i1 false)
;   call void @llvm.memcpy.p0.p0.i64(ptr %c, ptr %p, i64 8, i1 false)
;   store ptr %a, ptr @kept, align 8
;   %r = insertvalue %pair zeroinitializer, ptr %a, 0
;   ret %pair %r
; }
;
; define i32 @untouched(ptr addrspace(3) %q) {
;   %v = load i32, ptr addrspace(3) %q, align 4
;   ret i32 %v
; }
;
; attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

;--- typed
; test: place -passes=references-to-gcroot<gcmap>
; differs: LLVM has no such pass
%node = type { i64, %node addrspace(1)* }
@first = global %node addrspace(1)* null
declare void @llvm.memset.p1i8.i64(i8 addrspace(1)*, i8, i64, i1)
define %node addrspace(1)* @f(%node addrspace(1)** %at) gc "statepoint-example" {
entry:
  %a = load %node addrspace(1)*, %node addrspace(1)** %at
  %b = bitcast %node addrspace(1)* %a to i8 addrspace(1)*
  call void @llvm.memset.p1i8.i64(i8 addrspace(1)* %b, i8 0, i64 16, i1 false)
  %c = addrspacecast i8 addrspace(1)* %b to i64*
  store i64 1, i64* %c
  ret %node addrspace(1)* %a
}

; => place -passes=references-to-gcroot<gcmap>
; %node = type { i64, %node* }
;
; @first = global %node* null
;
; ; Function Attrs: argmemonly nofree nounwind willreturn writeonly
; declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #0
;
; define %node* @f(%node** %at) gc "gcmap" {
; entry:
;   %a = load %node*, %node** %at, align 8
;   %b = bitcast %node* %a to i8*
;   call void @llvm.memset.p0i8.i64(i8* %b, i8 0, i64 16, i1 false)
;   %c = bitcast i8* %b to i64*
;   store i64 1, i64* %c, align 4
;   ret %node* %a
; }
;
; attributes #0 = { argmemonly nofree nounwind willreturn writeonly }
