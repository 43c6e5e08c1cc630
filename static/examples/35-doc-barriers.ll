; title: Barriers name the object
; about: llvm.gcread and llvm.gcwrite get the object pointer beside the derived one. GCLowering turns them into a plain load and a plain store: compare before and after. %value is not a root: if the collector moves its object, the stored address is stale.
; select: %object_addr
; document: GarbageCollection.rst, "Reading and writing references in the heap"
; refused: Fixed here: the document shows three lines without their function, leaves out the type of the getelementptr, and loads as LLVM did until 3.6.
; run: exchange({null, {| 1}}, 0, {| 2}) = {| 1} prints safepoint()

%class.Object = type { i8* }

;; An array type.
%class.Array = type { %class.Object, i32, [0 x %class.Object*] }

define i8* @exchange(%class.Array* %array, i32 %n, i8* %value) gc "shadow-stack" {
  %object_addr = alloca %class.Array*
  %root = bitcast %class.Array** %object_addr to i8**
  call void @llvm.gcroot(i8** %root, i8* null)
  store %class.Array* %array, %class.Array** %object_addr
  call void @safepoint()

  ;; Load the object pointer from a gcroot.
  %object = load %class.Array** %object_addr

  ;; Compute the derived pointer.
  %derived = getelementptr %class.Array* %object, i32 0, i32 2, i32 %n

  %field = bitcast %class.Object** %derived to i8**
  %header = bitcast %class.Array* %object to i8*
  %old = call i8* @llvm.gcread(i8* %header, i8** %field)
  call void @llvm.gcwrite(i8* %value, i8* %header, i8** %field)
  ret i8* %old
}

declare void @safepoint()
declare void @llvm.gcroot(i8**, i8*)
declare i8* @llvm.gcread(i8*, i8**)
declare void @llvm.gcwrite(i8*, i8*, i8**)
