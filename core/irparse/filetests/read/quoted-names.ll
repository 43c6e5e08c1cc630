; test: read
; A name between quotes is a name even where it looks like a number, and an empty one is none.
%0 = type { i32 }
%"0" = type { i64 }
%"" = type { i8 }
@0 = global %0 zeroinitializer
@"0" = global %"0" zeroinitializer
@"" = global %"" zeroinitializer
@"\01" = global i32 0, comdat($"0")
$"0" = comdat any
!\31\5c = !{!0}
!0 = !{!"\01"}
define i32 @f(i32 %"\01", i32 %"0") {
  %1 = add i32 %"\01", %"0"
  br label %"1"
"1":
  %"2" = add i32 %1, 1
  %2 = add i32 %"2", 1
  br label %3
3:
  %"" = add i32 %2, 3
  ret i32 %4
}

; => read
; %0 = type { i32 }
; %1 = type { i8 }
; %"0" = type { i64 }
;
; $"0" = comdat any
;
; @0 = global %0 zeroinitializer
; @"0" = global %"0" zeroinitializer
; @1 = global %1 zeroinitializer
; @"\01" = global i32 0, comdat($"0")
;
; define i32 @f(i32 %"\01", i32 %"0") {
;   %1 = add i32 %"\01", %"0"
;   br label %"1"
;
; "1":                                              ; preds = %0
;   %"2" = add i32 %1, 1
;   %2 = add i32 %"2", 1
;   br label %3
;
; 3:                                                ; preds = %"1"
;   %4 = add i32 %2, 3
;   ret i32 %4
; }
;
; !\31\5C = !{!0}
;
; !0 = !{!"\01"}
