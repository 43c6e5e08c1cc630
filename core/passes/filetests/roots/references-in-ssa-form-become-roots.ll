;--- across-a-call
; test: place -passes=references-to-gcroot<gcmap>
; differs: LLVM has no such pass
; A reference that lives across a call is stored to a root, and read again behind the call.
declare ptr addrspace(1) @id(ptr addrspace(1))
define ptr addrspace(1) @f(ptr addrspace(1) %a) gc "statepoint-example" {
entry:
  %b = call ptr addrspace(1) @id(ptr addrspace(1) %a)
  %c = call ptr addrspace(1) @id(ptr addrspace(1) %b)
  ret ptr addrspace(1) %a
}

; => place -passes=references-to-gcroot<gcmap>
; declare ptr @id(ptr)
;
; define ptr @f(ptr %a) gc "gcmap" {
; entry:
;   %a.root = alloca ptr, align 8
;   store ptr %a, ptr %a.root, align 8
;   call void @llvm.gcroot(ptr %a.root, ptr null)
;   %b = call ptr @id(ptr %a)
;   %c = call ptr @id(ptr %b)
;   %a.reloaded1 = load ptr, ptr %a.root, align 8
;   ret ptr %a.reloaded1
; }
;
; ; Function Attrs: nounwind
; declare void @llvm.gcroot(ptr, ptr) #0
;
; attributes #0 = { nounwind }

;--- only-an-argument
; test: place -passes=references-to-gcroot<gcmap>
; differs: LLVM has no such pass
; What only the call itself uses is the callee's affair.
declare void @take(ptr addrspace(1))
define void @f(ptr addrspace(1) %a) gc "statepoint-example" {
entry:
  call void @take(ptr addrspace(1) %a)
  ret void
}

; => place -passes=references-to-gcroot<gcmap>
; declare void @take(ptr)
;
; define void @f(ptr %a) gc "gcmap" {
; entry:
;   call void @take(ptr %a)
;   ret void
; }

;--- into-an-object
; test: place -passes=references-to-gcroot<gcmap> -spp-rematerialization-threshold=0
; differs: LLVM has no such pass
; A pointer into an object is made again of its base and of its distance from it.
declare void @poll()
define i64 @f(ptr addrspace(1) %a, i64 %n) gc "statepoint-example" {
entry:
  %p = getelementptr i64, ptr addrspace(1) %a, i64 %n
  call void @poll() [ "deopt"(i64 %n) ]
  %v = load i64, ptr addrspace(1) %p
  ret i64 %v
}

; => place -passes=references-to-gcroot<gcmap> -spp-rematerialization-threshold=0
; declare void @poll()
;
; define i64 @f(ptr %a, i64 %n) gc "gcmap" {
; entry:
;   %a.root = alloca ptr, align 8
;   store ptr %a, ptr %a.root, align 8
;   call void @llvm.gcroot(ptr %a.root, ptr null)
;   %p = getelementptr i64, ptr %a, i64 %n
;   %0 = ptrtoint ptr %a to i64
;   %1 = ptrtoint ptr %p to i64
;   %p.distance = sub i64 %1, %0
;   call void @poll()
;   %a.reloaded = load ptr, ptr %a.root, align 8
;   %p.reloaded = getelementptr i8, ptr %a.reloaded, i64 %p.distance
;   %v = load i64, ptr %p.reloaded, align 4
;   ret i64 %v
; }
;
; ; Function Attrs: nounwind
; declare void @llvm.gcroot(ptr, ptr) #0
;
; attributes #0 = { nounwind }

;--- computed-again
; test: place -passes=references-to-gcroot<gcmap>
; differs: LLVM has no such pass
; Where that is cheap, it is computed again as it was computed first.
declare void @poll()
define i64 @f(ptr addrspace(1) %a) gc "statepoint-example" {
entry:
  %p = getelementptr i64, ptr addrspace(1) %a, i64 3
  call void @poll()
  %v = load i64, ptr addrspace(1) %p
  ret i64 %v
}

; => place -passes=references-to-gcroot<gcmap>
; declare void @poll()
;
; define i64 @f(ptr %a) gc "gcmap" {
; entry:
;   %a.root = alloca ptr, align 8
;   store ptr %a, ptr %a.root, align 8
;   call void @llvm.gcroot(ptr %a.root, ptr null)
;   %p = getelementptr i64, ptr %a, i64 3
;   call void @poll()
;   %a.reloaded = load ptr, ptr %a.root, align 8
;   %p.remat = getelementptr i64, ptr %a.reloaded, i64 3
;   %v = load i64, ptr %p.remat, align 4
;   ret i64 %v
; }
;
; ; Function Attrs: nounwind
; declare void @llvm.gcroot(ptr, ptr) #0
;
; attributes #0 = { nounwind }

;--- merges
; test: place -passes=references-to-gcroot<gcmap>
; differs: LLVM has no such pass
; A pointer that merges others has a base that merges theirs, and that is what has the root.
declare void @poll()
define i64 @walk(ptr addrspace(1) %a, ptr addrspace(1) %b, i1 %c, i64 %n) gc "statepoint-example" {
entry:
  %one = select i1 %c, ptr addrspace(1) %a, ptr addrspace(1) %b
  br label %loop
loop:
  %p = phi ptr addrspace(1) [ %one, %entry ], [ %next, %loop ]
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  call void @poll()
  %next = getelementptr i64, ptr addrspace(1) %p, i64 1
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, %n
  br i1 %more, label %loop, label %done
done:
  %v = load i64, ptr addrspace(1) %next
  ret i64 %v
}

; => place -passes=references-to-gcroot<gcmap>
; declare void @poll()
;
; define i64 @walk(ptr %a, ptr %b, i1 %c, i64 %n) gc "gcmap" {
; entry:
;   %one.root = alloca ptr, align 8
;   call void @llvm.gcroot(ptr %one.root, ptr null)
;   %one = select i1 %c, ptr %a, ptr %b
;   store ptr %one, ptr %one.root, align 8
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %.0 = phi ptr [ %one, %entry ], [ %one.reloaded, %loop ]
;   %p = phi ptr [ %one, %entry ], [ %next, %loop ]
;   %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
;   %0 = ptrtoint ptr %.0 to i64
;   %1 = ptrtoint ptr %p to i64
;   %p.distance = sub i64 %1, %0
;   call void @poll()
;   %one.reloaded = load ptr, ptr %one.root, align 8
;   %p.reloaded = getelementptr i8, ptr %one.reloaded, i64 %p.distance
;   %next = getelementptr i64, ptr %p.reloaded, i64 1
;   %i1 = add i64 %i, 1
;   %more = icmp ult i64 %i1, %n
;   br i1 %more, label %loop, label %done
;
; done:                                             ; preds = %loop
;   %v = load i64, ptr %next, align 4
;   ret i64 %v
; }
;
; ; Function Attrs: nounwind
; declare void @llvm.gcroot(ptr, ptr) #0
;
; attributes #0 = { nounwind }

;--- both-ways-out-of-an-invoke
; test: place -passes=references-to-gcroot<gcmap>
; differs: LLVM has no such pass
declare ptr addrspace(1) @try(ptr addrspace(1))
declare i32 @personality(...)
define ptr addrspace(1) @f(ptr addrspace(1) %a) gc "statepoint-example" personality ptr @personality {
entry:
  %r = invoke ptr addrspace(1) @try(ptr addrspace(1) %a) to label %ok unwind label %caught
ok:
  %s = call ptr addrspace(1) @try(ptr addrspace(1) %a)
  ret ptr addrspace(1) %r
caught:
  %pad = landingpad { ptr, i32 } catch ptr null
  ret ptr addrspace(1) %a
}

; => place -passes=references-to-gcroot<gcmap>
; declare ptr @try(ptr)
;
; declare i32 @personality(...)
;
; define ptr @f(ptr %a) gc "gcmap" personality ptr @personality {
; entry:
;   %a.root = alloca ptr, align 8
;   %r.root = alloca ptr, align 8
;   store ptr %a, ptr %a.root, align 8
;   call void @llvm.gcroot(ptr %a.root, ptr null)
;   call void @llvm.gcroot(ptr %r.root, ptr null)
;   %r = invoke ptr @try(ptr %a)
;           to label %ok unwind label %caught
;
; ok:                                               ; preds = %entry
;   store ptr %r, ptr %r.root, align 8
;   %a.reloaded = load ptr, ptr %a.root, align 8
;   %s = call ptr @try(ptr %a.reloaded)
;   %r.reloaded = load ptr, ptr %r.root, align 8
;   ret ptr %r.reloaded
;
; caught:                                           ; preds = %entry
;   %pad = landingpad { ptr, i32 }
;           catch ptr null
;   %a.reloaded1 = load ptr, ptr %a.root, align 8
;   ret ptr %a.reloaded1
; }
;
; ; Function Attrs: nounwind
; declare void @llvm.gcroot(ptr, ptr) #0
;
; attributes #0 = { nounwind }

;--- vectors-and-structs
; test: place -passes=references-to-gcroot<gcmap>
; differs: LLVM has no such pass
; Each element has a root of its own.
declare void @poll()
define ptr addrspace(1) @vector(<2 x ptr addrspace(1)> %v) gc "statepoint-example" {
entry:
  call void @poll()
  %e = extractelement <2 x ptr addrspace(1)> %v, i32 1
  ret ptr addrspace(1) %e
}
define ptr addrspace(1) @struct({ i64, ptr addrspace(1) } %s) gc "statepoint-example" {
entry:
  call void @poll()
  %e = extractvalue { i64, ptr addrspace(1) } %s, 1
  ret ptr addrspace(1) %e
}

; => place -passes=references-to-gcroot<gcmap>
; declare void @poll()
;
; define ptr @vector(<2 x ptr> %v) gc "gcmap" {
; entry:
;   %v.root = alloca ptr, align 8
;   %v.root1 = alloca ptr, align 8
;   %0 = extractelement <2 x ptr> %v, i64 0
;   store ptr %0, ptr %v.root, align 8
;   %1 = extractelement <2 x ptr> %v, i64 1
;   store ptr %1, ptr %v.root1, align 8
;   call void @llvm.gcroot(ptr %v.root, ptr null)
;   call void @llvm.gcroot(ptr %v.root1, ptr null)
;   call void @poll()
;   %2 = load ptr, ptr %v.root, align 8
;   %3 = insertelement <2 x ptr> poison, ptr %2, i64 0
;   %4 = load ptr, ptr %v.root1, align 8
;   %v.reloaded = insertelement <2 x ptr> %3, ptr %4, i64 1
;   %e = extractelement <2 x ptr> %v.reloaded, i32 1
;   ret ptr %e
; }
;
; define ptr @struct({ i64, ptr } %s) gc "gcmap" {
; entry:
;   %s.1.root = alloca ptr, align 8
;   call void @llvm.gcroot(ptr %s.1.root, ptr null)
;   %s.1 = extractvalue { i64, ptr } %s, 1
;   store ptr %s.1, ptr %s.1.root, align 8
;   call void @poll()
;   %s.1.reloaded = load ptr, ptr %s.1.root, align 8
;   ret ptr %s.1.reloaded
; }
;
; ; Function Attrs: nounwind
; declare void @llvm.gcroot(ptr, ptr) #0
;
; attributes #0 = { nounwind }

;--- constants
; test: place -passes=references-to-gcroot<gcmap>
; differs: LLVM has no such pass
; What a constant is the base of does not move.
declare void @poll()
define ptr addrspace(1) @f(i64 %n) gc "statepoint-example" {
entry:
  %p = getelementptr i8, ptr addrspace(1) null, i64 %n
  call void @poll()
  ret ptr addrspace(1) %p
}

; => place -passes=references-to-gcroot<gcmap>
; declare void @poll()
;
; define ptr @f(i64 %n) gc "gcmap" {
; entry:
;   %p = getelementptr i8, ptr null, i64 %n
;   call void @poll()
;   ret ptr %p
; }

;--- typed
; test: place -passes=references-to-gcroot<ocaml>
; differs: LLVM has no such pass
%node = type { i64, %node addrspace(1)* }
declare void @poll()
define i64 @f(%node addrspace(1)* %a, i64 %n) gc "statepoint-example" {
entry:
  %p = getelementptr %node, %node addrspace(1)* %a, i64 %n, i32 0
  %q = getelementptr i64, i64 addrspace(1)* %p, i64 %n
  %r = getelementptr i64, i64 addrspace(1)* %q, i64 %n
  call void @poll()
  %v = load i64, i64 addrspace(1)* %r
  ret i64 %v
}

; => place -passes=references-to-gcroot<ocaml>
; %node = type { i64, %node* }
;
; declare void @poll()
;
; define i64 @f(%node* %a, i64 %n) gc "ocaml" {
; entry:
;   %a.root = alloca %node*, align 8
;   store %node* %a, %node** %a.root, align 8
;   %0 = bitcast %node** %a.root to i8**
;   call void @llvm.gcroot(i8** %0, i8* null)
;   %p = getelementptr %node, %node* %a, i64 %n, i32 0
;   %q = getelementptr i64, i64* %p, i64 %n
;   %r = getelementptr i64, i64* %q, i64 %n
;   %1 = ptrtoint %node* %a to i64
;   %2 = ptrtoint i64* %r to i64
;   %r.distance = sub i64 %2, %1
;   call void @poll()
;   %a.reloaded = load %node*, %node** %a.root, align 8
;   %3 = bitcast %node* %a.reloaded to i8*
;   %4 = getelementptr i8, i8* %3, i64 %r.distance
;   %r.reloaded = bitcast i8* %4 to i64*
;   %v = load i64, i64* %r.reloaded, align 4
;   ret i64 %v
; }
;
; ; Function Attrs: nounwind
; declare void @llvm.gcroot(i8**, i8*) #0
;
; attributes #0 = { nounwind }

;--- polls
; test: place -passes=place-safepoints,references-to-gcroot<gcmap>
; differs: LLVM has no such pass
; Polls come first: no strategy asks for them afterwards.
declare void @slow()
define void @gc.safepoint_poll() {
  call void @slow()
  ret void
}
define ptr addrspace(1) @f(ptr addrspace(1) %a) gc "statepoint-example" {
entry:
  ret ptr addrspace(1) %a
}

; => place -passes=place-safepoints,references-to-gcroot<gcmap>
; declare void @slow()
;
; define void @gc.safepoint_poll() {
;   call void @slow()
;   ret void
; }
;
; define ptr @f(ptr %a) gc "gcmap" {
; entry:
;   %a.root = alloca ptr, align 8
;   store ptr %a, ptr %a.root, align 8
;   call void @llvm.gcroot(ptr %a.root, ptr null)
;   call void @slow()
;   %a.reloaded = load ptr, ptr %a.root, align 8
;   ret ptr %a.reloaded
; }
;
; ; Function Attrs: nounwind
; declare void @llvm.gcroot(ptr, ptr) #0
;
; attributes #0 = { nounwind }

;--- others-stay
; test: place -passes=references-to-gcroot
; differs: LLVM has no such pass
; Functions of other strategies, and of none, stay as they are, but for the types of pointers.
declare void @poll()
define ptr addrspace(1) @none(ptr addrspace(1) %a) {
entry:
  call void @poll()
  ret ptr addrspace(1) %a
}
define ptr @roots(ptr %a) gc "ocaml" {
entry:
  call void @poll()
  ret ptr %a
}
define ptr addrspace(1) @leaf(ptr addrspace(1) %a) gc "statepoint-example" {
entry:
  call void @poll() "gc-leaf-function"
  ret ptr addrspace(1) %a
}

; => place -passes=references-to-gcroot
; declare void @poll()
;
; define ptr @none(ptr %a) {
; entry:
;   call void @poll()
;   ret ptr %a
; }
;
; define ptr @roots(ptr %a) gc "ocaml" {
; entry:
;   call void @poll()
;   ret ptr %a
; }
;
; define ptr @leaf(ptr %a) gc "shadow-stack" {
; entry:
;   call void @poll() #0
;   ret ptr %a
; }
;
; attributes #0 = { "gc-leaf-function" }
