; test: place -passes=function(place-safepoints)
; llvm: 22
; Functions that are not to be optimized get no polls; a strictfp function gets strict ones.
declare void @do()
define void @gc.safepoint_poll() {
  call void @do()
  ret void
}
define void @f() noinline optnone gc "statepoint-example" {
  ret void
}
define void @g() strictfp gc "statepoint-example" {
  ret void
}

; => place -passes=function(place-safepoints)
; declare void @do()
;
; define void @gc.safepoint_poll() {
;   call void @do()
;   ret void
; }
;
; ; Function Attrs: noinline optnone
; define void @f() #0 gc "statepoint-example" {
;   ret void
; }
;
; ; Function Attrs: strictfp
; define void @g() #1 gc "statepoint-example" {
;   call void @do() #1
;   ret void
; }
;
; attributes #0 = { noinline optnone }
; attributes #1 = { strictfp }
