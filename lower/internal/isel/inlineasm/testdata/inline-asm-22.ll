target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.padded = type { [3 x i32], i64 }

@__const.all.g = private unnamed_addr constant [4 x float] [float 3.000000e+00, float 1.000000e+00, float 2.000000e+00, float 4.000000e+00], align 16
@.str = private unnamed_addr constant [6 x i8] c"%llu\0A\00", align 1
@variable = internal global i64 40, align 8

; Function Attrs: noinline nounwind uwtable
define dso_local i64 @all(i64 noundef %0) local_unnamed_addr #0 {
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  %4 = alloca i64, align 8
  %5 = alloca %struct.padded, align 8
  %6 = alloca [5 x i32], align 16
  %7 = alloca [4 x float], align 16
  %8 = alloca [4 x float], align 16
  %9 = alloca [40 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  store volatile i64 %0, ptr %4, align 8, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  store i32 1, ptr %5, align 8, !tbaa !5
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store i32 2, ptr %10, align 4, !tbaa !5
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 3, ptr %11, align 8, !tbaa !5
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store i32 0, ptr %12, align 4
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i64 %0, ptr %13, align 8, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #7
  store i32 1, ptr %6, align 16, !tbaa !5
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store i32 2, ptr %14, align 4, !tbaa !5
  %15 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i32 3, ptr %15, align 8, !tbaa !5
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 12
  %17 = trunc i64 %0 to i32
  store i32 %17, ptr %16, align 4, !tbaa !5
  %18 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i32 5, ptr %18, align 16, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #7
  store float 1.000000e+00, ptr %7, align 16, !tbaa !13
  %19 = getelementptr inbounds nuw i8, ptr %7, i64 4
  store float 2.000000e+00, ptr %19, align 4, !tbaa !13
  %20 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store float 3.000000e+00, ptr %20, align 8, !tbaa !13
  %21 = getelementptr inbounds nuw i8, ptr %7, i64 12
  %22 = and i64 %0, 255
  %23 = uitofp nneg i64 %22 to float
  store float %23, ptr %21, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #7
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %8, ptr noundef nonnull align 16 dereferenceable(16) @__const.all.g, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #7
  %24 = mul i64 %0, -7046029254386353131
  %25 = or i64 %0, 1
  %26 = tail call { i64, i64 } asm "mulq $3", "={ax},={dx},{ax},rm,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %0, i64 range(i64 1, 0) %25) #8, !srcloc !15
  %27 = extractvalue { i64, i64 } %26, 1
  %28 = add i64 %27, %24
  %29 = mul i64 %28, -7046029254386353131
  %30 = and i64 %0, 63
  %31 = trunc nuw nsw i64 %30 to i8
  %32 = tail call i64 asm "rolq %cl,$0", "=r,{cx},0,~{cc},~{dirflag},~{fpsr},~{flags}"(i8 range(i8 0, 64) %31, i64 %28) #9, !srcloc !16
  %33 = add i64 %29, %32
  %34 = mul i64 %33, -7046029254386353131
  %35 = or i64 %33, 8
  %36 = tail call i64 asm "bsfq $1,$0", "=r,rm,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 range(i64 8, 0) %35) #8, !srcloc !17
  %37 = shl i64 %36, 32
  %38 = ashr exact i64 %37, 32
  %39 = add i64 %34, %38
  %40 = mul i64 %39, -7046029254386353131
  %41 = trunc i64 %39 to i32
  %42 = tail call i32 asm "bswap $0", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %41) #9, !srcloc !18
  %43 = zext i32 %42 to i64
  %44 = add i64 %40, %43
  %45 = mul i64 %44, -7046029254386353131
  %46 = tail call { i64, i8 } asm "addq $3,$0\0A\09seto $1", "=r,=q,0,er,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %44, i64 %0) #9, !srcloc !19
  %47 = extractvalue { i64, i8 } %46, 0
  %48 = extractvalue { i64, i8 } %46, 1
  %49 = zext i8 %48 to i64
  %50 = add i64 %45, %49
  %51 = mul i64 %50, -7046029254386353131
  %52 = add i64 %51, %47
  %53 = mul i64 %52, -7046029254386353131
  %54 = tail call { i64, i32 } asm "addq $3,$0", "=r,={@cco},0,re,~{dirflag},~{fpsr},~{flags}"(i64 %52, i64 77) #9, !srcloc !20
  %55 = extractvalue { i64, i32 } %54, 0
  %56 = extractvalue { i64, i32 } %54, 1
  %57 = icmp ult i32 %56, 2
  tail call void @llvm.assume(i1 %57)
  %58 = zext nneg i32 %56 to i64
  %59 = add i64 %53, %58
  %60 = mul i64 %59, -7046029254386353131
  %61 = add i64 %60, %55
  %62 = mul i64 %61, -7046029254386353131
  %63 = call i64 asm sideeffect "xchgq $0,$1", "=r,=*m,0,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i64) %4, i64 %61, ptr nonnull elementtype(i64) %4) #7, !srcloc !21
  %64 = add i64 %62, %63
  %65 = mul i64 %64, -7046029254386353131
  %66 = call i64 asm sideeffect "lock; xaddq $0,$1", "=r,=*m,0,*m,~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i64) %4, i64 %0, ptr nonnull elementtype(i64) %4) #7, !srcloc !22
  %67 = add i64 %65, %66
  %68 = mul i64 %67, -7046029254386353131
  %69 = load volatile i64, ptr %4, align 8, !tbaa !9
  %70 = add i64 %68, %69
  %71 = mul i64 %70, -7046029254386353131
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #7
  call void asm sideeffect "lock btsq $2,$1\0A\09setc $0", "=*qm,=*m,Ir,*m,~{cc},~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i8) %2, ptr nonnull elementtype(i64) %4, i64 5, ptr nonnull elementtype(i64) %4) #7, !srcloc !23
  %72 = load i8, ptr %2, align 1, !tbaa !24, !range !26, !noundef !27
  %73 = zext nneg i8 %72 to i64
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7
  %74 = add i64 %71, %73
  %75 = mul i64 %74, -7046029254386353131
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7
  call void asm sideeffect "lock btsq $2,$1\0A\09setc $0", "=*qm,=*m,Ir,*m,~{cc},~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i8) %3, ptr nonnull elementtype(i64) %4, i64 range(i64 0, 64) %30, ptr nonnull elementtype(i64) %4) #7, !srcloc !23
  %76 = load i8, ptr %3, align 1, !tbaa !24, !range !26, !noundef !27
  %77 = zext nneg i8 %76 to i64
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7
  %78 = add i64 %75, %77
  %79 = mul i64 %78, -7046029254386353131
  %80 = load volatile i64, ptr %4, align 8, !tbaa !9
  %81 = add i64 %79, %80
  %82 = call { ptr, i64 } asm sideeffect "cld; rep stosb", "={di},={cx},{ax},0,1,~{memory},~{dirflag},~{fpsr},~{flags}"(i32 120, ptr nonnull %9, i64 20) #7, !srcloc !28
  %83 = getelementptr inbounds nuw i8, ptr %9, i64 20
  store i8 0, ptr %83, align 4, !tbaa !29
  %84 = mul i64 %81, -7046029254386353131
  %85 = call { i64, ptr } asm "repne\0A\09scasb", "={cx},={di},1,{ax},0,~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(ptr nonnull %9, i32 0, i64 -1) #7, !srcloc !30
  %86 = extractvalue { i64, ptr } %85, 0
  %87 = sub i64 %84, %86
  %88 = mul i64 %87, -7046029254386353131
  %89 = and i64 %0, 1023
  %90 = uitofp nneg i64 %89 to double
  %91 = call double asm "maxsd $1,$0", "=x,xm,0,~{dirflag},~{fpsr},~{flags}"(double 1.750000e+01, double %90) #8, !srcloc !31
  %92 = fmul double %91, 3.000000e+00
  %93 = fptoui double %92 to i64
  %94 = add i64 %93, -4354685564936845354
  %95 = add i64 %94, %88
  %96 = mul i64 %95, -7046029254386353131
  %97 = call { i32, i32 } asm sideeffect "1:\0A\09cmpl $2,$1\0A\09jge 2f\0A\09addl ($3,${1:q},4),$0\0A\09roll $$5,$0\0A\09incl $1\0A\09jmp 1b\0A2:", "=r,=r,r,r,0,1,~{cc},~{memory},~{dirflag},~{fpsr},~{flags}"(i32 5, ptr nonnull %6, i32 0, i32 0) #7, !srcloc !32
  %98 = extractvalue { i32, i32 } %97, 0
  %99 = zext i32 %98 to i64
  %100 = add i64 %96, %99
  %101 = mul i64 %100, -7046029254386353131
  %102 = call { i32, i32 } asm sideeffect "rdtscp", "={ax},={dx},~{rcx},~{dirflag},~{fpsr},~{flags}"() #7, !srcloc !33
  %103 = extractvalue { i32, i32 } %102, 0
  %104 = extractvalue { i32, i32 } %102, 1
  %105 = or i32 %104, %103
  %106 = icmp ne i32 %105, 0
  %107 = zext i1 %106 to i64
  %108 = add i64 %101, %107
  %109 = mul i64 %108, -7046029254386353131
  %110 = and i64 %0, 1
  %111 = call i64 asm "testq $1,$1\0A\09movq $3,$0\0A\09cmovnzq $2,$0", "=&r,r,rm,imr,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 range(i64 0, 3) %110, i64 %108, i64 %0) #8, !srcloc !34
  %112 = add i64 %109, %111
  %113 = mul i64 %112, -7046029254386353131
  %114 = and i64 %0, 2
  %115 = call i64 asm "testq $1,$1\0A\09movq $3,$0\0A\09cmovnzq $2,$0", "=&r,r,rm,imr,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 range(i64 0, 3) %114, i64 3, i64 %112) #8, !srcloc !34
  %116 = add i64 %113, %115
  call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"() #7, !srcloc !35
  call void asm sideeffect "mfence", "~{memory},~{dirflag},~{fpsr},~{flags}"() #7, !srcloc !36
  call void asm sideeffect "lock; orl $$0,(%rsp)", "~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"() #7, !srcloc !37
  %117 = mul i64 %116, -7046029254386353131
  %118 = and i64 %25, 65535
  %119 = call { i64, i64 } asm "xorl %edx,%edx\0A\09divq $2", "=&{ax},=&{dx},r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 range(i64 0, 65536) %118, i64 %116) #9, !srcloc !38
  %120 = extractvalue { i64, i64 } %119, 0
  %121 = extractvalue { i64, i64 } %119, 1
  %122 = add i64 %117, %120
  %123 = mul i64 %122, -7046029254386353131
  %124 = add i64 %123, %121
  %125 = mul i64 %124, -7046029254386353131
  %126 = call i64 asm "# $0 is opaque", "=r,0,~{dirflag},~{fpsr},~{flags}"(i64 %124) #9, !srcloc !39
  %127 = add i64 %125, %126
  %128 = mul i64 %127, -7046029254386353131
  %129 = trunc i64 %127 to i16
  %130 = call i16 asm "xchgb ${0:b},${0:h}", "=Q,0,~{dirflag},~{fpsr},~{flags}"(i16 %129) #9, !srcloc !40
  %131 = zext i16 %130 to i64
  %132 = add i64 %128, %131
  %133 = mul i64 %132, -7046029254386353131
  %134 = lshr i64 %132, 3
  %135 = lshr i64 %0, 5
  %136 = call i64 asm "leaq ($1,$2),$0\0A\09addq $3,$0\0A\09xorq $4,$0\0A\09subq $5,$0\0A\09addq $6,$0", "=&r,r,r,r,r,r,r,~{rbx},~{r12},~{r13},~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %132, i64 %0, i64 1, i64 2, i64 range(i64 0, 2305843009213693952) %134, i64 range(i64 0, 576460752303423488) %135) #9, !srcloc !41
  %137 = add i64 %133, %136
  call void asm sideeffect "movups $1,%xmm5\0A\09movups $0,%xmm6\0A\09subps %xmm5,%xmm6\0A\09movups %xmm6,$0", "=*m,*m,*m,~{xmm5},~{xmm6},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype([4 x float]) %7, ptr nonnull elementtype([4 x float]) %8, ptr nonnull elementtype([4 x float]) %7) #7, !srcloc !42
  %138 = mul i64 %137, -7046029254386353131
  %139 = load float, ptr %7, align 16, !tbaa !13
  %140 = load float, ptr %19, align 4, !tbaa !13
  %141 = call float @llvm.fmuladd.f32(float %140, float 1.000000e+01, float %139)
  %142 = load float, ptr %21, align 4, !tbaa !13
  %143 = fadd float %141, %142
  %144 = fptosi float %143 to i32
  %145 = sext i32 %144 to i64
  %146 = add i64 %138, %145
  %147 = mul i64 %146, -7046029254386353131
  %148 = call i64 asm "movq $1,$0\0A\09incq ${2:c}($3)", "=&r,*m,i,r,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i64) %13, i64 16, ptr nonnull %5) #7, !srcloc !43
  %149 = add i64 %147, %148
  %150 = mul i64 %149, -7046029254386353131
  %151 = load i64, ptr %13, align 8, !tbaa !11
  %152 = add i64 %150, %151
  %153 = mul i64 %152, -7046029254386353131
  call void asm "addq $$2,$0", "=*m,*m,~{cc},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i64) @variable, ptr nonnull elementtype(i64) @variable) #7, !srcloc !44
  %154 = call i64 asm "movq $1,$0", "=r,*m,~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i64) @variable) #8, !srcloc !45
  %155 = add i64 %153, %154
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  ret i64 %155
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #4 {
  br label %2

1:                                                ; preds = %2
  ret i32 0

2:                                                ; preds = %0, %2
  %3 = phi i64 [ 0, %0 ], [ %7, %2 ]
  %4 = mul nuw nsw i64 %3, 1250999896322
  %5 = tail call i64 @all(i64 noundef %4)
  %6 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %5)
  %7 = add nuw nsw i64 %3, 1
  %8 = icmp eq i64 %7, 100
  br i1 %8, label %1, label %2, !llvm.loop !46
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #6

attributes #0 = { noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #7 = { nounwind }
attributes #8 = { nounwind memory(read) }
attributes #9 = { nounwind memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"long", !7, i64 0}
!11 = !{!12, !10, i64 16}
!12 = !{!"padded", !7, i64 0, !10, i64 16}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !7, i64 0}
!15 = !{i64 394}
!16 = !{i64 531}
!17 = !{i64 641}
!18 = !{i64 742}
!19 = !{i64 871, i64 884}
!20 = !{i64 1029}
!21 = !{i64 1173}
!22 = !{i64 1308}
!23 = !{i64 1470, i64 1488}
!24 = !{!25, !25, i64 0}
!25 = !{!"_Bool", !7, i64 0}
!26 = !{i8 0, i8 2}
!27 = !{}
!28 = !{i64 1636}
!29 = !{!7, !7, i64 0}
!30 = !{i64 1780, i64 1788}
!31 = !{i64 1940}
!32 = !{i64 2086, i64 2091, i64 2105, i64 2115, i64 2137, i64 2151, i64 2162, i64 2172}
!33 = !{i64 2387}
!34 = !{i64 2527, i64 2541, i64 2555}
!35 = !{i64 2689}
!36 = !{i64 2732}
!37 = !{i64 2781}
!38 = !{i64 2893, i64 2912}
!39 = !{i64 3033}
!40 = !{i64 3144}
!41 = !{i64 3272, i64 3290, i64 3304, i64 3318, i64 3332}
!42 = !{i64 3563, i64 3582, i64 3602, i64 3625}
!43 = !{i64 3902, i64 3915}
!44 = !{i64 4101}
!45 = !{i64 4151}
!46 = distinct !{!46, !47}
!47 = !{!"llvm.loop.mustprogress"}
