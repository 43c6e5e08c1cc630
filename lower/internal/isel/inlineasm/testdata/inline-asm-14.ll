target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.padded = type { [3 x i32], i64 }

@__const.all.g = private unnamed_addr constant [4 x float] [float 3.000000e+00, float 1.000000e+00, float 2.000000e+00, float 4.000000e+00], align 16
@.str = private unnamed_addr constant [6 x i8] c"%llu\0A\00", align 1
@variable = internal global i64 40, align 8

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @all(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  %3 = alloca %struct.padded*, align 8
  %4 = alloca i64, align 8
  %5 = alloca float*, align 8
  %6 = alloca float*, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i16, align 2
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64*, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  %27 = alloca i64, align 8
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32*, align 8
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  %33 = alloca i32, align 4
  %34 = alloca double, align 8
  %35 = alloca double, align 8
  %36 = alloca i8*, align 8
  %37 = alloca i64, align 8
  %38 = alloca i8*, align 8
  %39 = alloca i8*, align 8
  %40 = alloca i32, align 4
  %41 = alloca i64, align 8
  %42 = alloca i64*, align 8
  %43 = alloca i64, align 8
  %44 = alloca i8, align 1
  %45 = alloca i64*, align 8
  %46 = alloca i64, align 8
  %47 = alloca i8, align 1
  %48 = alloca i64*, align 8
  %49 = alloca i64, align 8
  %50 = alloca i64*, align 8
  %51 = alloca i64, align 8
  %52 = alloca i64, align 8
  %53 = alloca i64, align 8
  %54 = alloca i64*, align 8
  %55 = alloca i32, align 4
  %56 = alloca i64, align 8
  %57 = alloca i64, align 8
  %58 = alloca i64*, align 8
  %59 = alloca i8, align 1
  %60 = alloca i32, align 4
  %61 = alloca i64, align 8
  %62 = alloca i64, align 8
  %63 = alloca i64, align 8
  %64 = alloca i8, align 1
  %65 = alloca i64, align 8
  %66 = alloca i64, align 8
  %67 = alloca i64, align 8
  %68 = alloca i64, align 8
  %69 = alloca i64, align 8
  %70 = alloca i64, align 8
  %71 = alloca i64, align 8
  %72 = alloca i64, align 8
  %73 = alloca %struct.padded, align 8
  %74 = alloca [5 x i32], align 16
  %75 = alloca [4 x float], align 16
  %76 = alloca [4 x float], align 16
  %77 = alloca [40 x i8], align 16
  %78 = alloca i64, align 8
  store i64 %0, i64* %69, align 8
  %79 = load i64, i64* %69, align 8
  store i64 %79, i64* %70, align 8
  %80 = load i64, i64* %70, align 8
  store volatile i64 %80, i64* %72, align 8
  %81 = getelementptr inbounds %struct.padded, %struct.padded* %73, i32 0, i32 0
  %82 = getelementptr inbounds [3 x i32], [3 x i32]* %81, i64 0, i64 0
  store i32 1, i32* %82, align 4
  %83 = getelementptr inbounds i32, i32* %82, i64 1
  store i32 2, i32* %83, align 4
  %84 = getelementptr inbounds i32, i32* %83, i64 1
  store i32 3, i32* %84, align 4
  %85 = getelementptr inbounds %struct.padded, %struct.padded* %73, i32 0, i32 1
  %86 = load i64, i64* %69, align 8
  store i64 %86, i64* %85, align 8
  %87 = getelementptr inbounds [5 x i32], [5 x i32]* %74, i64 0, i64 0
  store i32 1, i32* %87, align 4
  %88 = getelementptr inbounds i32, i32* %87, i64 1
  store i32 2, i32* %88, align 4
  %89 = getelementptr inbounds i32, i32* %88, i64 1
  store i32 3, i32* %89, align 4
  %90 = getelementptr inbounds i32, i32* %89, i64 1
  %91 = load i64, i64* %69, align 8
  %92 = trunc i64 %91 to i32
  store i32 %92, i32* %90, align 4
  %93 = getelementptr inbounds i32, i32* %90, i64 1
  store i32 5, i32* %93, align 4
  %94 = getelementptr inbounds [4 x float], [4 x float]* %75, i64 0, i64 0
  store float 1.000000e+00, float* %94, align 4
  %95 = getelementptr inbounds float, float* %94, i64 1
  store float 2.000000e+00, float* %95, align 4
  %96 = getelementptr inbounds float, float* %95, i64 1
  store float 3.000000e+00, float* %96, align 4
  %97 = getelementptr inbounds float, float* %96, i64 1
  %98 = load i64, i64* %69, align 8
  %99 = and i64 %98, 255
  %100 = uitofp i64 %99 to float
  store float %100, float* %97, align 4
  %101 = bitcast [4 x float]* %76 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %101, i8* align 16 bitcast ([4 x float]* @__const.all.g to i8*), i64 16, i1 false)
  %102 = load i64, i64* %70, align 8
  %103 = mul i64 %102, -7046029254386353131
  %104 = load i64, i64* %70, align 8
  %105 = load i64, i64* %69, align 8
  %106 = or i64 %105, 1
  store i64 %104, i64* %65, align 8
  store i64 %106, i64* %66, align 8
  %107 = load i64, i64* %65, align 8
  %108 = load i64, i64* %66, align 8
  %109 = call { i64, i64 } asm "mulq $3", "={ax},={dx},{ax},rm,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %107, i64 %108) #4, !srcloc !6
  %110 = extractvalue { i64, i64 } %109, 0
  %111 = extractvalue { i64, i64 } %109, 1
  store i64 %110, i64* %68, align 8
  store i64 %111, i64* %67, align 8
  %112 = load i64, i64* %67, align 8
  %113 = add i64 %103, %112
  store i64 %113, i64* %70, align 8
  %114 = load i64, i64* %70, align 8
  %115 = mul i64 %114, -7046029254386353131
  %116 = load i64, i64* %70, align 8
  %117 = load i64, i64* %69, align 8
  %118 = and i64 %117, 63
  %119 = trunc i64 %118 to i8
  store i64 %116, i64* %63, align 8
  store i8 %119, i8* %64, align 1
  %120 = load i64, i64* %63, align 8
  %121 = load i8, i8* %64, align 1
  %122 = call i64 asm "rolq %cl,$0", "=r,{cx},0,~{cc},~{dirflag},~{fpsr},~{flags}"(i8 %121, i64 %120) #5, !srcloc !7
  store i64 %122, i64* %63, align 8
  %123 = load i64, i64* %63, align 8
  %124 = add i64 %115, %123
  store i64 %124, i64* %70, align 8
  %125 = load i64, i64* %70, align 8
  %126 = mul i64 %125, -7046029254386353131
  %127 = load i64, i64* %70, align 8
  %128 = or i64 %127, 8
  store i64 %128, i64* %61, align 8
  %129 = load i64, i64* %61, align 8
  %130 = call i64 asm "bsfq $1,$0", "=r,rm,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %129) #4, !srcloc !8
  store i64 %130, i64* %62, align 8
  %131 = load i64, i64* %62, align 8
  %132 = trunc i64 %131 to i32
  %133 = sext i32 %132 to i64
  %134 = add i64 %126, %133
  store i64 %134, i64* %70, align 8
  %135 = load i64, i64* %70, align 8
  %136 = mul i64 %135, -7046029254386353131
  %137 = load i64, i64* %70, align 8
  %138 = trunc i64 %137 to i32
  store i32 %138, i32* %60, align 4
  %139 = load i32, i32* %60, align 4
  %140 = call i32 asm "bswap $0", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %139) #5, !srcloc !9
  store i32 %140, i32* %60, align 4
  %141 = load i32, i32* %60, align 4
  %142 = zext i32 %141 to i64
  %143 = add i64 %136, %142
  store i64 %143, i64* %70, align 8
  %144 = load i64, i64* %70, align 8
  %145 = mul i64 %144, -7046029254386353131
  %146 = load i64, i64* %70, align 8
  %147 = load i64, i64* %69, align 8
  store i64 %146, i64* %56, align 8
  store i64 %147, i64* %57, align 8
  store i64* %78, i64** %58, align 8
  %148 = load i64*, i64** %58, align 8
  %149 = load i64, i64* %56, align 8
  %150 = load i64, i64* %57, align 8
  %151 = call { i64, i8 } asm "addq $3,$0\0A\09seto $1", "=r,=q,0,er,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %149, i64 %150) #5, !srcloc !10
  %152 = extractvalue { i64, i8 } %151, 0
  %153 = extractvalue { i64, i8 } %151, 1
  store i64 %152, i64* %148, align 8
  store i8 %153, i8* %59, align 1
  %154 = load i8, i8* %59, align 1
  %155 = zext i8 %154 to i64
  %156 = add i64 %145, %155
  store i64 %156, i64* %70, align 8
  %157 = load i64, i64* %70, align 8
  %158 = mul i64 %157, -7046029254386353131
  %159 = load i64, i64* %78, align 8
  %160 = add i64 %158, %159
  store i64 %160, i64* %70, align 8
  %161 = load i64, i64* %70, align 8
  %162 = mul i64 %161, -7046029254386353131
  %163 = load i64, i64* %70, align 8
  store i64 %163, i64* %52, align 8
  store i64 77, i64* %53, align 8
  store i64* %78, i64** %54, align 8
  %164 = load i64*, i64** %54, align 8
  %165 = load i64, i64* %52, align 8
  %166 = load i64, i64* %53, align 8
  %167 = call { i64, i32 } asm "addq $3,$0", "=r,={@cco},0,re,~{dirflag},~{fpsr},~{flags}"(i64 %165, i64 %166) #5, !srcloc !11
  %168 = extractvalue { i64, i32 } %167, 0
  %169 = extractvalue { i64, i32 } %167, 1
  store i64 %168, i64* %164, align 8
  store i32 %169, i32* %55, align 4
  %170 = load i32, i32* %55, align 4
  %171 = sext i32 %170 to i64
  %172 = add i64 %162, %171
  store i64 %172, i64* %70, align 8
  %173 = load i64, i64* %70, align 8
  %174 = mul i64 %173, -7046029254386353131
  %175 = load i64, i64* %78, align 8
  %176 = add i64 %174, %175
  store i64 %176, i64* %70, align 8
  %177 = load i64, i64* %70, align 8
  %178 = mul i64 %177, -7046029254386353131
  %179 = load i64, i64* %70, align 8
  store i64* %72, i64** %50, align 8
  store i64 %179, i64* %51, align 8
  %180 = load i64, i64* %51, align 8
  %181 = load i64*, i64** %50, align 8
  %182 = call i64 asm sideeffect "xchgq $0,$1", "=r,=*m,0,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(i64* elementtype(i64) %181, i64 %180, i64* elementtype(i64) %181) #6, !srcloc !12
  store i64 %182, i64* %51, align 8
  %183 = load i64, i64* %51, align 8
  %184 = add i64 %178, %183
  store i64 %184, i64* %70, align 8
  %185 = load i64, i64* %70, align 8
  %186 = mul i64 %185, -7046029254386353131
  %187 = load i64, i64* %69, align 8
  store i64* %72, i64** %48, align 8
  store i64 %187, i64* %49, align 8
  %188 = load i64, i64* %49, align 8
  %189 = load i64*, i64** %48, align 8
  %190 = call i64 asm sideeffect "lock; xaddq $0,$1", "=r,=*m,0,*m,~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(i64* elementtype(i64) %189, i64 %188, i64* elementtype(i64) %189) #6, !srcloc !13
  store i64 %190, i64* %49, align 8
  %191 = load i64, i64* %49, align 8
  %192 = add i64 %186, %191
  store i64 %192, i64* %70, align 8
  %193 = load i64, i64* %70, align 8
  %194 = mul i64 %193, -7046029254386353131
  %195 = load volatile i64, i64* %72, align 8
  %196 = add i64 %194, %195
  store i64 %196, i64* %70, align 8
  %197 = load i64, i64* %70, align 8
  %198 = mul i64 %197, -7046029254386353131
  store i64* %72, i64** %42, align 8
  store i64 5, i64* %43, align 8
  %199 = load i64*, i64** %42, align 8
  %200 = load i64, i64* %43, align 8
  call void asm sideeffect "lock btsq $2,$1\0A\09setc $0", "=*qm,=*m,Ir,*m,~{cc},~{memory},~{dirflag},~{fpsr},~{flags}"(i8* elementtype(i8) %44, i64* elementtype(i64) %199, i64 %200, i64* elementtype(i64) %199) #6, !srcloc !14
  %201 = load i8, i8* %44, align 1
  %202 = trunc i8 %201 to i1
  %203 = zext i1 %202 to i64
  %204 = add i64 %198, %203
  store i64 %204, i64* %70, align 8
  %205 = load i64, i64* %70, align 8
  %206 = mul i64 %205, -7046029254386353131
  %207 = load i64, i64* %69, align 8
  %208 = and i64 %207, 63
  store i64* %72, i64** %45, align 8
  store i64 %208, i64* %46, align 8
  %209 = load i64*, i64** %45, align 8
  %210 = load i64, i64* %46, align 8
  call void asm sideeffect "lock btsq $2,$1\0A\09setc $0", "=*qm,=*m,Ir,*m,~{cc},~{memory},~{dirflag},~{fpsr},~{flags}"(i8* elementtype(i8) %47, i64* elementtype(i64) %209, i64 %210, i64* elementtype(i64) %209) #6, !srcloc !14
  %211 = load i8, i8* %47, align 1
  %212 = trunc i8 %211 to i1
  %213 = zext i1 %212 to i64
  %214 = add i64 %206, %213
  store i64 %214, i64* %70, align 8
  %215 = load i64, i64* %70, align 8
  %216 = mul i64 %215, -7046029254386353131
  %217 = load volatile i64, i64* %72, align 8
  %218 = add i64 %216, %217
  store i64 %218, i64* %70, align 8
  %219 = getelementptr inbounds [40 x i8], [40 x i8]* %77, i64 0, i64 0
  store i8* %219, i8** %39, align 8
  store i32 120, i32* %40, align 4
  store i64 20, i64* %41, align 8
  %220 = load i8*, i8** %39, align 8
  %221 = load i64, i64* %41, align 8
  %222 = load i32, i32* %40, align 4
  %223 = call { i8*, i64 } asm sideeffect "cld; rep stosb", "={di},={cx},{ax},0,1,~{memory},~{dirflag},~{fpsr},~{flags}"(i32 %222, i8* %220, i64 %221) #6, !srcloc !15
  %224 = extractvalue { i8*, i64 } %223, 0
  %225 = extractvalue { i8*, i64 } %223, 1
  store i8* %224, i8** %39, align 8
  store i64 %225, i64* %41, align 8
  %226 = getelementptr inbounds [40 x i8], [40 x i8]* %77, i64 0, i64 20
  store i8 0, i8* %226, align 4
  %227 = load i64, i64* %70, align 8
  %228 = mul i64 %227, -7046029254386353131
  %229 = getelementptr inbounds [40 x i8], [40 x i8]* %77, i64 0, i64 0
  store i8* %229, i8** %36, align 8
  %230 = load i8*, i8** %36, align 8
  %231 = call { i64, i8* } asm "repne\0A\09scasb", "={cx},={di},1,{ax},0,~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(i8* %230, i32 0, i64 -1) #6, !srcloc !16
  %232 = extractvalue { i64, i8* } %231, 0
  %233 = extractvalue { i64, i8* } %231, 1
  store i64 %232, i64* %37, align 8
  store i8* %233, i8** %38, align 8
  %234 = load i64, i64* %37, align 8
  %235 = xor i64 %234, -1
  %236 = sub i64 %235, 1
  %237 = add i64 %228, %236
  store i64 %237, i64* %70, align 8
  %238 = load i64, i64* %70, align 8
  %239 = mul i64 %238, -7046029254386353131
  %240 = load i64, i64* %69, align 8
  %241 = and i64 %240, 1023
  %242 = uitofp i64 %241 to double
  store double %242, double* %34, align 8
  store double 1.750000e+01, double* %35, align 8
  %243 = load double, double* %34, align 8
  %244 = load double, double* %35, align 8
  %245 = call double asm "maxsd $1,$0", "=x,xm,0,~{dirflag},~{fpsr},~{flags}"(double %244, double %243) #4, !srcloc !17
  store double %245, double* %34, align 8
  %246 = load double, double* %34, align 8
  %247 = fmul double %246, 3.000000e+00
  %248 = fptoui double %247 to i64
  %249 = add i64 %239, %248
  store i64 %249, i64* %70, align 8
  %250 = load i64, i64* %70, align 8
  %251 = mul i64 %250, -7046029254386353131
  %252 = getelementptr inbounds [5 x i32], [5 x i32]* %74, i64 0, i64 0
  store i32* %252, i32** %30, align 8
  store i32 5, i32* %31, align 4
  store i32 0, i32* %32, align 4
  store i32 0, i32* %33, align 4
  %253 = load i32, i32* %32, align 4
  %254 = load i32, i32* %33, align 4
  %255 = load i32, i32* %31, align 4
  %256 = load i32*, i32** %30, align 8
  %257 = call { i32, i32 } asm sideeffect "1:\0A\09cmpl $2,$1\0A\09jge 2f\0A\09addl ($3,${1:q},4),$0\0A\09roll $$5,$0\0A\09incl $1\0A\09jmp 1b\0A2:", "=r,=r,r,r,0,1,~{cc},~{memory},~{dirflag},~{fpsr},~{flags}"(i32 %255, i32* %256, i32 %253, i32 %254) #6, !srcloc !18
  %258 = extractvalue { i32, i32 } %257, 0
  %259 = extractvalue { i32, i32 } %257, 1
  store i32 %258, i32* %32, align 4
  store i32 %259, i32* %33, align 4
  %260 = load i32, i32* %32, align 4
  %261 = zext i32 %260 to i64
  %262 = add i64 %251, %261
  store i64 %262, i64* %70, align 8
  %263 = load i64, i64* %70, align 8
  %264 = mul i64 %263, -7046029254386353131
  %265 = call { i32, i32 } asm sideeffect "rdtscp", "={ax},={dx},~{rcx},~{dirflag},~{fpsr},~{flags}"() #6, !srcloc !19
  %266 = extractvalue { i32, i32 } %265, 0
  %267 = extractvalue { i32, i32 } %265, 1
  store i32 %266, i32* %28, align 4
  store i32 %267, i32* %29, align 4
  %268 = load i32, i32* %29, align 4
  %269 = zext i32 %268 to i64
  %270 = shl i64 %269, 32
  %271 = load i32, i32* %28, align 4
  %272 = zext i32 %271 to i64
  %273 = or i64 %270, %272
  %274 = icmp ne i64 %273, 0
  %275 = zext i1 %274 to i32
  %276 = sext i32 %275 to i64
  %277 = add i64 %264, %276
  store i64 %277, i64* %70, align 8
  %278 = load i64, i64* %70, align 8
  %279 = mul i64 %278, -7046029254386353131
  %280 = load i64, i64* %69, align 8
  %281 = and i64 %280, 1
  %282 = load i64, i64* %70, align 8
  %283 = load i64, i64* %69, align 8
  store i64 %281, i64* %20, align 8
  store i64 %282, i64* %21, align 8
  store i64 %283, i64* %22, align 8
  %284 = load i64, i64* %20, align 8
  %285 = load i64, i64* %21, align 8
  %286 = load i64, i64* %22, align 8
  %287 = call i64 asm "testq $1,$1\0A\09movq $3,$0\0A\09cmovnzq $2,$0", "=&r,r,rm,imr,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %284, i64 %285, i64 %286) #4, !srcloc !20
  store i64 %287, i64* %23, align 8
  %288 = load i64, i64* %23, align 8
  %289 = add i64 %279, %288
  store i64 %289, i64* %70, align 8
  %290 = load i64, i64* %70, align 8
  %291 = mul i64 %290, -7046029254386353131
  %292 = load i64, i64* %69, align 8
  %293 = and i64 %292, 2
  %294 = load i64, i64* %70, align 8
  store i64 %293, i64* %24, align 8
  store i64 3, i64* %25, align 8
  store i64 %294, i64* %26, align 8
  %295 = load i64, i64* %24, align 8
  %296 = load i64, i64* %25, align 8
  %297 = load i64, i64* %26, align 8
  %298 = call i64 asm "testq $1,$1\0A\09movq $3,$0\0A\09cmovnzq $2,$0", "=&r,r,rm,imr,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %295, i64 %296, i64 %297) #4, !srcloc !20
  store i64 %298, i64* %27, align 8
  %299 = load i64, i64* %27, align 8
  %300 = add i64 %291, %299
  store i64 %300, i64* %70, align 8
  call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"() #6, !srcloc !21
  call void asm sideeffect "mfence", "~{memory},~{dirflag},~{fpsr},~{flags}"() #6, !srcloc !22
  call void asm sideeffect "lock; orl $$0,(%rsp)", "~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"() #6, !srcloc !23
  %301 = load i64, i64* %70, align 8
  %302 = mul i64 %301, -7046029254386353131
  %303 = load i64, i64* %70, align 8
  %304 = load i64, i64* %69, align 8
  %305 = or i64 %304, 1
  %306 = and i64 %305, 65535
  store i64 %303, i64* %16, align 8
  store i64 %306, i64* %17, align 8
  store i64* %71, i64** %18, align 8
  %307 = load i64*, i64** %18, align 8
  %308 = load i64, i64* %17, align 8
  %309 = load i64, i64* %16, align 8
  %310 = call { i64, i64 } asm "xorl %edx,%edx\0A\09divq $2", "=&{ax},=&{dx},r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %308, i64 %309) #5, !srcloc !24
  %311 = extractvalue { i64, i64 } %310, 0
  %312 = extractvalue { i64, i64 } %310, 1
  store i64 %311, i64* %19, align 8
  store i64 %312, i64* %307, align 8
  %313 = load i64, i64* %19, align 8
  %314 = add i64 %302, %313
  store i64 %314, i64* %70, align 8
  %315 = load i64, i64* %70, align 8
  %316 = mul i64 %315, -7046029254386353131
  %317 = load i64, i64* %71, align 8
  %318 = add i64 %316, %317
  store i64 %318, i64* %70, align 8
  %319 = load i64, i64* %70, align 8
  %320 = mul i64 %319, -7046029254386353131
  %321 = load i64, i64* %70, align 8
  store i64 %321, i64* %15, align 8
  %322 = load i64, i64* %15, align 8
  %323 = call i64 asm "# $0 is opaque", "=r,0,~{dirflag},~{fpsr},~{flags}"(i64 %322) #5, !srcloc !25
  store i64 %323, i64* %15, align 8
  %324 = load i64, i64* %15, align 8
  %325 = add i64 %320, %324
  store i64 %325, i64* %70, align 8
  %326 = load i64, i64* %70, align 8
  %327 = mul i64 %326, -7046029254386353131
  %328 = load i64, i64* %70, align 8
  %329 = trunc i64 %328 to i16
  store i16 %329, i16* %14, align 2
  %330 = load i16, i16* %14, align 2
  %331 = call i16 asm "xchgb ${0:b},${0:h}", "=Q,0,~{dirflag},~{fpsr},~{flags}"(i16 %330) #5, !srcloc !26
  store i16 %331, i16* %14, align 2
  %332 = load i16, i16* %14, align 2
  %333 = zext i16 %332 to i64
  %334 = add i64 %327, %333
  store i64 %334, i64* %70, align 8
  %335 = load i64, i64* %70, align 8
  %336 = mul i64 %335, -7046029254386353131
  %337 = load i64, i64* %70, align 8
  %338 = load i64, i64* %69, align 8
  %339 = load i64, i64* %70, align 8
  %340 = lshr i64 %339, 3
  %341 = load i64, i64* %69, align 8
  %342 = lshr i64 %341, 5
  store i64 %337, i64* %7, align 8
  store i64 %338, i64* %8, align 8
  store i64 1, i64* %9, align 8
  store i64 2, i64* %10, align 8
  store i64 %340, i64* %11, align 8
  store i64 %342, i64* %12, align 8
  %343 = load i64, i64* %7, align 8
  %344 = load i64, i64* %8, align 8
  %345 = load i64, i64* %9, align 8
  %346 = load i64, i64* %10, align 8
  %347 = load i64, i64* %11, align 8
  %348 = load i64, i64* %12, align 8
  %349 = call i64 asm "leaq ($1,$2),$0\0A\09addq $3,$0\0A\09xorq $4,$0\0A\09subq $5,$0\0A\09addq $6,$0", "=&r,r,r,r,r,r,r,~{rbx},~{r12},~{r13},~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %343, i64 %344, i64 %345, i64 %346, i64 %347, i64 %348) #5, !srcloc !27
  store i64 %349, i64* %13, align 8
  %350 = load i64, i64* %13, align 8
  %351 = add i64 %336, %350
  store i64 %351, i64* %70, align 8
  %352 = getelementptr inbounds [4 x float], [4 x float]* %75, i64 0, i64 0
  %353 = getelementptr inbounds [4 x float], [4 x float]* %76, i64 0, i64 0
  store float* %352, float** %5, align 8
  store float* %353, float** %6, align 8
  %354 = load float*, float** %5, align 8
  %355 = bitcast float* %354 to [4 x float]*
  %356 = load float*, float** %6, align 8
  %357 = bitcast float* %356 to [4 x float]*
  call void asm sideeffect "movups $1,%xmm5\0A\09movups $0,%xmm6\0A\09subps %xmm5,%xmm6\0A\09movups %xmm6,$0", "=*m,*m,*m,~{xmm5},~{xmm6},~{dirflag},~{fpsr},~{flags}"([4 x float]* elementtype([4 x float]) %355, [4 x float]* elementtype([4 x float]) %357, [4 x float]* elementtype([4 x float]) %355) #6, !srcloc !28
  %358 = load i64, i64* %70, align 8
  %359 = mul i64 %358, -7046029254386353131
  %360 = getelementptr inbounds [4 x float], [4 x float]* %75, i64 0, i64 0
  %361 = load float, float* %360, align 16
  %362 = getelementptr inbounds [4 x float], [4 x float]* %75, i64 0, i64 1
  %363 = load float, float* %362, align 4
  %364 = call float @llvm.fmuladd.f32(float %363, float 1.000000e+01, float %361)
  %365 = getelementptr inbounds [4 x float], [4 x float]* %75, i64 0, i64 3
  %366 = load float, float* %365, align 4
  %367 = fadd float %364, %366
  %368 = fptosi float %367 to i32
  %369 = sext i32 %368 to i64
  %370 = add i64 %359, %369
  store i64 %370, i64* %70, align 8
  %371 = load i64, i64* %70, align 8
  %372 = mul i64 %371, -7046029254386353131
  store %struct.padded* %73, %struct.padded** %3, align 8
  %373 = load %struct.padded*, %struct.padded** %3, align 8
  %374 = getelementptr inbounds %struct.padded, %struct.padded* %373, i32 0, i32 1
  %375 = load %struct.padded*, %struct.padded** %3, align 8
  %376 = call i64 asm "movq $1,$0\0A\09incq ${2:c}($3)", "=&r,*m,i,r,~{memory},~{dirflag},~{fpsr},~{flags}"(i64* elementtype(i64) %374, i64 16, %struct.padded* %375) #6, !srcloc !29
  store i64 %376, i64* %4, align 8
  %377 = load i64, i64* %4, align 8
  %378 = add i64 %372, %377
  store i64 %378, i64* %70, align 8
  %379 = load i64, i64* %70, align 8
  %380 = mul i64 %379, -7046029254386353131
  %381 = getelementptr inbounds %struct.padded, %struct.padded* %73, i32 0, i32 1
  %382 = load i64, i64* %381, align 8
  %383 = add i64 %380, %382
  store i64 %383, i64* %70, align 8
  %384 = load i64, i64* %70, align 8
  %385 = mul i64 %384, -7046029254386353131
  call void asm "addq $$2,$0", "=*m,*m,~{cc},~{dirflag},~{fpsr},~{flags}"(i64* elementtype(i64) @variable, i64* elementtype(i64) @variable) #6, !srcloc !30
  %386 = call i64 asm "movq $1,$0", "=r,*m,~{dirflag},~{fpsr},~{flags}"(i64* elementtype(i64) @variable) #4, !srcloc !31
  store i64 %386, i64* %2, align 8
  %387 = load i64, i64* %2, align 8
  %388 = add i64 %385, %387
  store i64 %388, i64* %70, align 8
  %389 = load i64, i64* %70, align 8
  ret i64 %389
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  store i64 0, i64* %2, align 8
  br label %3

3:                                                ; preds = %13, %0
  %4 = load i64, i64* %2, align 8
  %5 = icmp ult i64 %4, 100
  br i1 %5, label %6, label %16

6:                                                ; preds = %3
  %7 = load i64, i64* %2, align 8
  %8 = mul i64 %7, 1250999896321
  %9 = load i64, i64* %2, align 8
  %10 = add i64 %8, %9
  %11 = call i64 @all(i64 noundef %10)
  %12 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0), i64 noundef %11)
  br label %13

13:                                               ; preds = %6
  %14 = load i64, i64* %2, align 8
  %15 = add i64 %14, 1
  store i64 %15, i64* %2, align 8
  br label %3, !llvm.loop !32

16:                                               ; preds = %3
  ret i32 0
}

declare i32 @printf(i8* noundef, ...) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly nofree nounwind willreturn }
attributes #2 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind readonly }
attributes #5 = { nounwind readnone }
attributes #6 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{i32 7, !"frame-pointer", i32 2}
!6 = !{i64 394}
!7 = !{i64 531}
!8 = !{i64 641}
!9 = !{i64 742}
!10 = !{i64 871, i64 884}
!11 = !{i64 1029}
!12 = !{i64 1173}
!13 = !{i64 1308}
!14 = !{i64 1470, i64 1488}
!15 = !{i64 1636}
!16 = !{i64 1780, i64 1788}
!17 = !{i64 1940}
!18 = !{i64 2086, i64 2091, i64 2105, i64 2115, i64 2137, i64 2151, i64 2162, i64 2172}
!19 = !{i64 2387}
!20 = !{i64 2527, i64 2541, i64 2555}
!21 = !{i64 2689}
!22 = !{i64 2732}
!23 = !{i64 2781}
!24 = !{i64 2893, i64 2912}
!25 = !{i64 3033}
!26 = !{i64 3144}
!27 = !{i64 3272, i64 3290, i64 3304, i64 3318, i64 3332}
!28 = !{i64 3563, i64 3582, i64 3602, i64 3625}
!29 = !{i64 3902, i64 3915}
!30 = !{i64 4101}
!31 = !{i64 4151}
!32 = distinct !{!32, !33}
!33 = !{!"llvm.loop.mustprogress"}
