; test: convert -dialect=14
; A callee and the gc.result of its statepoint have one type, whatever the uses of the result need.
declare ptr addrspace(1) @alloc(i64)
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.result.p1(token)
define ptr addrspace(1) @stored(i64 %n) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(ptr addrspace(1) (i64)) @alloc, i32 1, i32 0, i64 %n, i32 0, i32 0)
  %a = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %t)
  store i64 %n, ptr addrspace(1) %a
  ret ptr addrspace(1) %a
}
define ptr addrspace(1) @stepped(i64 %n) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(ptr addrspace(1) (i64)) @alloc, i32 1, i32 0, i64 %n, i32 0, i32 0)
  %a = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %t)
  %b = getelementptr i8, ptr addrspace(1) %a, i64 8
  ret ptr addrspace(1) %b
}
define ptr addrspace(1) @through(ptr %f) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(ptr addrspace(1) (i64)) %f, i32 1, i32 0, i64 8, i32 0, i32 0)
  %a = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %t)
  store i64 0, ptr addrspace(1) %a
  ret ptr addrspace(1) %a
}

; => convert -dialect=14
; declare i64 addrspace(1)* @alloc(i64)
;
; declare token @llvm.experimental.gc.statepoint.p0f_p1i64i64f(i64 immarg, i32 immarg, i64 addrspace(1)* (i64)*, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nounwind readnone
; declare i64 addrspace(1)* @llvm.experimental.gc.result.p1i64(token) #0
;
; define i64 addrspace(1)* @stored(i64 %n) gc "statepoint-example" {
;   %t = call token (i64, i32, i64 addrspace(1)* (i64)*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_p1i64i64f(i64 0, i32 0, i64 addrspace(1)* (i64)* @alloc, i32 1, i32 0, i64 %n, i32 0, i32 0)
;   %a = call i64 addrspace(1)* @llvm.experimental.gc.result.p1i64(token %t)
;   store i64 %n, i64 addrspace(1)* %a, align 4
;   ret i64 addrspace(1)* %a
; }
;
; define i8 addrspace(1)* @stepped(i64 %n) gc "statepoint-example" {
;   %t = call token (i64, i32, i64 addrspace(1)* (i64)*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_p1i64i64f(i64 0, i32 0, i64 addrspace(1)* (i64)* @alloc, i32 1, i32 0, i64 %n, i32 0, i32 0)
;   %a = call i64 addrspace(1)* @llvm.experimental.gc.result.p1i64(token %t)
;   %a.casted = bitcast i64 addrspace(1)* %a to i8 addrspace(1)*
;   %b = getelementptr i8, i8 addrspace(1)* %a.casted, i64 8
;   ret i8 addrspace(1)* %b
; }
;
; define i64 addrspace(1)* @through(i8 addrspace(1)* (i64)* %f) gc "statepoint-example" {
;   %t = call token (i64, i32, i8 addrspace(1)* (i64)*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_p1i8i64f(i64 0, i32 0, i8 addrspace(1)* (i64)* %f, i32 1, i32 0, i64 8, i32 0, i32 0)
;   %a = call i8 addrspace(1)* @llvm.experimental.gc.result.p1i8(token %t)
;   %a.casted = bitcast i8 addrspace(1)* %a to i64 addrspace(1)*
;   store i64 0, i64 addrspace(1)* %a.casted, align 4
;   ret i64 addrspace(1)* %a.casted
; }
;
; declare token @llvm.experimental.gc.statepoint.p0f_p1i8i64f(i64 immarg, i32 immarg, i8 addrspace(1)* (i64)*, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nounwind readnone
; declare i8 addrspace(1)* @llvm.experimental.gc.result.p1i8(token) #0
;
; attributes #0 = { nounwind readnone }
