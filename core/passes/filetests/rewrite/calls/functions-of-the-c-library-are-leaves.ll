; test: rewrite
; llvm: 14 22
declare i64 @strlen(ptr)
declare double @floor(double)
declare i32 @puts(ptr)
define double @f(ptr addrspace(1) %a, ptr %s) gc "statepoint-example" {
entry:
  %n = call i64 @strlen(ptr %s)
  %d = call double @floor(double 2.5)
  %i = call i32 @puts(ptr %s)
  store i8 1, ptr addrspace(1) %a
  ret double %d
}

; => rewrite
; declare i64 @strlen(ptr)
;
; declare double @floor(double)
;
; declare i32 @puts(ptr)
;
; define double @f(ptr addrspace(1) %a, ptr %s) gc "statepoint-example" {
; entry:
;   %n = call i64 @strlen(ptr %s)
;   %d = call double @floor(double 2.500000e+00)
;   %i = call i32 @puts(ptr %s)
;   store i8 1, ptr addrspace(1) %a, align 1
;   ret double %d
; }
