; One allocator of memory for all, called by functions of the module that put a header in front and
; pass the size on: cells, a closure with a pointer to a function, and a text.
declare i8* @sys_alloc(i64, i32)
declare void @poll()
declare void @llvm.memcpy.p1i8.p0i8.i64(i8 addrspace(1)*, i8*, i64, i1)
@text = private constant [6 x i8] c"hello\00"

define i8 addrspace(1)* @new(i64 %bytes, i32 %tag) gc "statepoint-example" {
  %all = add i64 %bytes, 8
  %raw = call i8* @sys_alloc(i64 %all, i32 7)
  %word = bitcast i8* %raw to i32*
  store i32 %tag, i32* %word
  %ref = addrspacecast i8* %raw to i8 addrspace(1)*
  ret i8 addrspace(1)* %ref
}

define i8 addrspace(1)* @cell(i64 %v, i8 addrspace(1)* %tail) gc "statepoint-example" {
  %c = call i8 addrspace(1)* @new(i64 16, i32 1)
  %p = getelementptr i8, i8 addrspace(1)* %c, i64 8
  %q = bitcast i8 addrspace(1)* %p to i64 addrspace(1)*
  store i64 %v, i64 addrspace(1)* %q
  %t = getelementptr i8, i8 addrspace(1)* %c, i64 16
  %u = bitcast i8 addrspace(1)* %t to i8 addrspace(1)* addrspace(1)*
  store i8 addrspace(1)* %tail, i8 addrspace(1)* addrspace(1)* %u
  ret i8 addrspace(1)* %c
}

define i64 @head(i8 addrspace(1)* %env) gc "statepoint-example" {
  %p = getelementptr i8, i8 addrspace(1)* %env, i64 16
  %q = bitcast i8 addrspace(1)* %p to i8 addrspace(1)* addrspace(1)*
  %list = load i8 addrspace(1)*, i8 addrspace(1)* addrspace(1)* %q
  call void @poll()
  %h = getelementptr i8, i8 addrspace(1)* %list, i64 16
  %g = bitcast i8 addrspace(1)* %h to i8 addrspace(1)* addrspace(1)*
  %next = load i8 addrspace(1)*, i8 addrspace(1)* addrspace(1)* %g
  %v = getelementptr i8, i8 addrspace(1)* %next, i64 8
  %w = bitcast i8 addrspace(1)* %v to i64 addrspace(1)*
  %n = load i64, i64 addrspace(1)* %w
  ret i64 %n
}

define i8 addrspace(1)* @closure(i8 addrspace(1)* %list) gc "statepoint-example" {
  %c = call i8 addrspace(1)* @new(i64 24, i32 2)
  %f = getelementptr i8, i8 addrspace(1)* %c, i64 8
  %g = bitcast i8 addrspace(1)* %f to i64 (i8 addrspace(1)*)* addrspace(1)*
  store i64 (i8 addrspace(1)*)* @head, i64 (i8 addrspace(1)*)* addrspace(1)* %g
  %l = getelementptr i8, i8 addrspace(1)* %c, i64 16
  %m = bitcast i8 addrspace(1)* %l to i8 addrspace(1)* addrspace(1)*
  store i8 addrspace(1)* %list, i8 addrspace(1)* addrspace(1)* %m
  ret i8 addrspace(1)* %c
}

define i64 @main() gc "statepoint-example" {
  %a = call i8 addrspace(1)* @cell(i64 30, i8 addrspace(1)* null)
  %b = call i8 addrspace(1)* @cell(i64 12, i8 addrspace(1)* %a)
  %s = call i8 addrspace(1)* @new(i64 6, i32 3)
  %s.at = getelementptr i8, i8 addrspace(1)* %s, i64 8
  %from = getelementptr [6 x i8], [6 x i8]* @text, i64 0, i64 0
  call void @llvm.memcpy.p1i8.p0i8.i64(i8 addrspace(1)* %s.at, i8* %from, i64 6, i1 false)
  %c = call i8 addrspace(1)* @closure(i8 addrspace(1)* %b)
  call void @poll()
  %f = getelementptr i8, i8 addrspace(1)* %c, i64 8
  %g = bitcast i8 addrspace(1)* %f to i64 (i8 addrspace(1)*)* addrspace(1)*
  %code = load i64 (i8 addrspace(1)*)*, i64 (i8 addrspace(1)*)* addrspace(1)* %g
  %n = call i64 %code(i8 addrspace(1)* %c)
  %e.at = getelementptr i8, i8 addrspace(1)* %s, i64 9
  %e = load i8, i8 addrspace(1)* %e.at
  %x = zext i8 %e to i64
  %r = add i64 %n, %x
  ret i64 %r
}
