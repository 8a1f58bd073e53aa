package interp

const termsHead = `target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"
%pair = type { i32, i16, i8, i8 }
@x = global i64 0
@y = global i64 0
@a = global [24 x i8] zeroinitializer
@from = constant [16 x i8] c"0123456789abcdef"
@format = constant [4 x i8] c"%d\0A\00"
@buf = global [200 x i8] zeroinitializer
declare i32 @nondet_int()
declare i8 @nondet_char()
declare i64 @nondet_long()
declare void @__VERIFIER_assume(i32)
declare void @__VERIFIER_atomic_begin()
declare void @__VERIFIER_atomic_end()
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare i64 @pthread_self()
declare void @pthread_exit(ptr)
declare void @reach_error()
declare void @abort()
declare void @llvm.trap()
declare void @__goblint_assume_join(i64)
declare void @exit(i32)
declare ptr @malloc(i64)
declare i32 @printf(ptr, ...)
declare i32 @setjmp(ptr) returns_twice
declare void @longjmp(ptr, i32)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.va_start(ptr)
declare void @llvm.va_end(ptr)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i32 @llvm.ctpop.i32(i32)
declare i32 @llvm.bswap.i32(i32)
define i32 @few() {
  %v = call i32 @nondet_int()
  %w = add i32 %v, 3
  %c = icmp ult i32 %w, 12
  %b = zext i1 %c to i32
  call void @__VERIFIER_assume(i32 %b)
  ret i32 %v
}
define i64 @wide() {
  %v = call i32 @few()
  %w = sext i32 %v to i64
  ret i64 %w
}
define i32 @twice(i32 %v) {
  %w = mul i32 %v, 2
  ret i32 %w
}
define i32 @minus(i32 %v) {
  %w = sub i32 0, %v
  ret i32 %w
}
define ptr @child(ptr %arg) {
  %v = ptrtoint ptr %arg to i64
  store atomic i64 %v, ptr @y seq_cst, align 8
  %w = add i64 %v, 100
  %r = inttoptr i64 %w to ptr
  ret ptr %r
}
`

// termsPrograms are small programs with inputs, each about one thing that may happen to a term. Those that store it say which number it is.
var termsPrograms = map[string]string{
	"stored": `
  %v = call i64 @wide()
  store i64 %v, ptr @x
  ret i32 0`,
	"a part is stored": `
  %v = call i64 @wide()
  %w = trunc i64 %v to i8
  store i8 %w, ptr getelementptr (i8, ptr @a, i64 3)
  %s = ashr i64 %v, 1
  store i64 %s, ptr getelementptr (i8, ptr @a, i64 5), align 1
  ret i32 0`,
	"in private memory": `
  %p = alloca i64
  %v = call i64 @wide()
  store i64 %v, ptr %p
  %q = getelementptr i8, ptr %p, i64 1
  %m = load i16, ptr %q
  %n = zext i16 %m to i64
  store i64 %n, ptr @x
  store i8 7, ptr %q
  %w = load i64, ptr %p
  store i64 %w, ptr @y
  store i64 0, ptr %p
  %u = load i64, ptr %p
  store i64 %u, ptr @y
  ret i32 0`,
	"sign and width": `
  %v = call i32 @few()
  %t = trunc i32 %v to i8
  %s = sext i8 %t to i64
  %z = zext i8 %t to i64
  %i = trunc i32 %v to i1
  %b = sext i1 %i to i32
  %k = zext i32 %b to i64
  %m = mul i64 %s, %z
  %r = xor i64 %m, %k
  store i64 %r, ptr @x
  ret i32 0`,
	"copied within private memory": `
  %p = alloca [24 x i8]
  %q = alloca [24 x i8]
  call void @llvm.memset.p0.i64(ptr %p, i8 1, i64 24, i1 false)
  call void @llvm.memset.p0.i64(ptr %q, i8 2, i64 24, i1 false)
  %v = call i64 @wide()
  %p4 = getelementptr i8, ptr %p, i64 4
  store i64 %v, ptr %p4, align 1
  %p6 = getelementptr i8, ptr %p, i64 6
  call void @llvm.memmove.p0.p0.i64(ptr %p6, ptr %p4, i64 10, i1 false)
  call void @llvm.memmove.p0.p0.i64(ptr %p, ptr %p4, i64 9, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %p, i64 20, i1 false)
  %a = load i64, ptr %q
  store i64 %a, ptr @x
  %q8 = getelementptr i8, ptr %q, i64 8
  %b = load i64, ptr %q8
  store i64 %b, ptr @x
  %c = load i64, ptr %p6, align 1
  store i64 %c, ptr @x
  %q16 = getelementptr i8, ptr %q, i64 16
  %d = load i64, ptr %q16
  store i64 %d, ptr @x
  ret i32 0`,
	"copied to shared memory, and back": `
  %p = alloca [24 x i8]
  call void @llvm.memset.p0.i64(ptr %p, i8 1, i64 24, i1 false)
  %v = call i64 @wide()
  %p4 = getelementptr i8, ptr %p, i64 4
  store i64 %v, ptr %p4, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @a, ptr %p, i64 19, i1 false)
  store i64 %v, ptr %p
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr @from, i64 3, i1 false)
  %a = load i64, ptr %p
  store i64 %a, ptr @x
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr @a, i64 13, i1 false)
  %b = load i64, ptr %p
  store i64 %b, ptr @x
  ret i32 0`,
	"how much is copied, and filled": `
  %p = alloca [24 x i8]
  call void @llvm.memset.p0.i64(ptr %p, i8 1, i64 24, i1 false)
  %v = call i64 @wide()
  %n = and i64 %v, 7
  %b = trunc i64 %v to i8
  call void @llvm.memset.p0.i64(ptr %p, i8 %b, i64 %n, i1 false)
  %p8 = getelementptr i8, ptr %p, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr %p8, ptr @from, i64 %n, i1 false)
  %to = getelementptr i8, ptr @a, i64 %n
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %p, i64 16, i1 false)
  ret i32 0`,
	"partly undefined": `
  %p = alloca [2 x i32]
  %v = call i32 @few()
  store i32 %v, ptr %p
  %w = load i64, ptr %p
  store i64 %w, ptr @x
  ret i32 0`,
	"partly undefined bytes": `
  %p = alloca i32
  %v = call i32 @few()
  %b = trunc i32 %v to i8
  %h = getelementptr i8, ptr %p, i64 3
  store i8 %b, ptr %h
  %g = getelementptr i8, ptr %p, i64 1
  store i8 %b, ptr %g
  %w = load i32, ptr %p
  %s = lshr i32 %w, 24
  %k = zext i32 %s to i64
  store i64 %k, ptr @x
  %c = load i8, ptr %h
  %m = zext i8 %c to i64
  store i64 %m, ptr @y
  ret i32 0`,
	"undefined, chosen by an input": `
  %p = alloca i32
  %u = load i32, ptr %p
  %v = call i32 @few()
  %c = icmp slt i32 %v, 2
  %w = select i1 %c, i32 %u, i32 %v
  %z = zext i32 %w to i64
  store i64 %z, ptr @x
  %d = icmp eq i32 %w, 5
  br i1 %d, label %yes, label %no
yes:
  ret i32 0
no:
  ret i32 1`,
	"branches": `
  %v = call i32 @few()
  %c = icmp sgt i32 %v, 4
  br i1 %c, label %big, label %small
big:
  store i64 1, ptr @x
  %d = icmp slt i32 %v, 0
  br i1 %d, label %never, label %more
never:
  call void @reach_error()
  ret i32 0
more:
  %e = icmp eq i32 %v, 5
  br i1 %e, label %five, label %done
five:
  store i64 5, ptr @x
  br label %done
small:
  %f = icmp ne i32 %v, -3
  br i1 %f, label %done, label %least
least:
  store i64 -3, ptr @x
  br label %done
done:
  store i64 9, ptr @y
  ret i32 0`,
	"switch": `
  %v = call i32 @few()
  switch i32 %v, label %other [ i32 0, label %a
    i32 1, label %b
    i32 2, label %a
    i32 -1, label %other
    i32 77, label %c ]
a:
  store i64 1, ptr @x
  %d = icmp eq i32 %v, 2
  br i1 %d, label %b, label %done
b:
  store i64 2, ptr @x
  br label %done
c:
  store i64 3, ptr @x
  br label %done
other:
  store i64 4, ptr @x
  br label %done
done:
  %z = sext i32 %v to i64
  store i64 %z, ptr @y
  ret i32 0`,
	"switch of wide integers": `
  %v = call i64 @wide()
  %w = sext i64 %v to i128
  switch i128 %w, label %other [ i128 0, label %a
    i128 -1, label %b
    i128 18446744073709551615, label %c ]
a:
  store i64 1, ptr @x
  br label %other
b:
  store i64 2, ptr @x
  br label %other
c:
  store i64 3, ptr @x
  br label %other
other:
  ret i32 0`,
	"wide integers": `
  %v = call i64 @wide()
  %w = sext i64 %v to i128
  %m = mul i128 %w, %w
  %l = lshr i128 %m, 1
  %t = trunc i128 %l to i64
  store i64 %t, ptr @x
  %c = icmp slt i128 %w, 3
  br i1 %c, label %a, label %b
a:
  store i64 1, ptr @y
  ret i32 0
b:
  ret i32 0`,
	"floating point": `
  %v = call i32 @few()
  %f = sitofp i32 %v to double
  %g = fmul double %f, 2.5
  %h = fcmp olt double %g, 3.0
  %n = fneg double %g
  %b = bitcast double %n to i64
  store i64 %b, ptr @x
  br i1 %h, label %a, label %b2
a:
  store i64 1, ptr @y
  ret i32 0
b2:
  ret i32 0`,
	"division": `
  %v = call i32 @few()
  %d = sdiv i32 100, %v
  %r = srem i32 %d, 7
  %z = sext i32 %r to i64
  store i64 %z, ptr @x
  %w = add i32 %v, 2147483647
  %e = sdiv i32 %w, -1
  %u = udiv i32 %e, 3
  %k = zext i32 %u to i64
  store i64 %k, ptr @x
  ret i32 0`,
	"division that overflows": `
  %v = call i32 @few()
  %w = add i32 %v, -2147483644
  %d = sub i32 %v, 4
  %e = sdiv i32 %w, %d
  %z = sext i32 %e to i64
  store i64 %z, ptr @x
  ret i32 0`,
	"unsigned division of the smallest number": `
  %v = call i32 @few()
  %w = call i32 @few()
  %n = shl i32 %v, 31
  %m = or i32 %w, -2
  %q = udiv i32 %n, %m
  %r = urem i32 %n, %m
  %s = add i32 %q, %r
  %z = zext i32 %s to i64
  store i64 %z, ptr @x
  ret i32 0`,
	"overflow": `
  %v = call i32 @few()
  %w = add nsw i32 %v, 2147483640
  %z = sext i32 %w to i64
  store i64 %z, ptr @x
  %o = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %v, i32 2147483643)
  %s = extractvalue { i32, i1 } %o, 0
  %b = extractvalue { i32, i1 } %o, 1
  br i1 %b, label %a, label %c
a:
  store i64 1, ptr @y
  ret i32 0
c:
  %k = zext i32 %s to i64
  store i64 %k, ptr @y
  ret i32 0`,
	"overflow whatever the input is": `
  %v = call i32 @few()
  %c = icmp slt i32 %v, 3
  %w = select i1 %c, i32 2147483647, i32 2147483646
  %s = add nsw i32 %w, 2
  %z = sext i32 %s to i64
  store i64 %z, ptr @x
  ret i32 0`,
	"bits": `
  %v = call i32 @few()
  %p = call i32 @llvm.ctpop.i32(i32 %v)
  %b = call i32 @llvm.bswap.i32(i32 %v)
  %f = call i32 @llvm.fshl.i32(i32 %b, i32 %v, i32 %p)
  %z = zext i32 %f to i64
  store i64 %z, ptr @x
  ret i32 0`,
	"call through an address": `
  %v = call i32 @few()
  %c = icmp slt i32 %v, 3
  %f = select i1 %c, ptr @twice, ptr @minus
  store i64 0, ptr @x
  %g = freeze ptr %f
  store ptr %g, ptr @y
  %r = call i32 %g(i32 %v)
  %z = sext i32 %r to i64
  store i64 %z, ptr @x
  ret i32 0`,
	"call through an address at once": `
  %v = call i32 @few()
  %c = icmp slt i32 %v, 3
  %f = select i1 %c, ptr @twice, ptr @minus
  %r = call i32 %f(i32 %v)
  %z = sext i32 %r to i64
  store i64 %z, ptr @x
  ret i32 0`,
	"addresses": `
  %v = call i64 @wide()
  %i = and i64 %v, 3
  %p = getelementptr i32, ptr @a, i64 %i
  store i32 7, ptr %p
  %c = icmp slt i64 %v, 3
  %q = select i1 %c, ptr @x, ptr @y
  %w = load i64, ptr %q
  %e = icmp eq ptr %q, @x
  br i1 %e, label %a, label %b
a:
  store atomic i64 1, ptr %q seq_cst, align 8
  ret i32 0
b:
  %o = getelementptr i64, ptr @x, i64 %v
  %u = load i64, ptr %o
  ret i32 0`,
	"an array of its own": `
  %p = alloca [4 x i32]
  call void @llvm.memset.p0.i64(ptr %p, i8 1, i64 16, i1 false)
  %v = call i64 @wide()
  %i = and i64 %v, 3
  %q = getelementptr i32, ptr %p, i64 %i
  %t = trunc i64 %v to i32
  store i32 %t, ptr %q
  %f = load i32, ptr %p
  %z = sext i32 %f to i64
  store i64 %z, ptr @x
  %n = getelementptr i32, ptr %p, i64 %v
  %u = load i32, ptr %n
  ret i32 0`,
	"read-modify-writes": `
  %v = call i64 @wide()
  %o = atomicrmw add ptr @x, i64 %v seq_cst
  %c = cmpxchg ptr @x, i64 3, i64 %v seq_cst seq_cst
  %k = extractvalue { i64, i1 } %c, 1
  br i1 %k, label %a, label %b
a:
  store i64 1, ptr @y
  ret i32 0
b:
  ret i32 0`,
	"read-modify-writes of private memory": `
  %p = alloca i64
  %v = call i64 @wide()
  store i64 %v, ptr %p
  %o = atomicrmw add ptr %p, i64 5 seq_cst
  store i64 %o, ptr @x
  %w = call i64 @wide()
  store i64 %w, ptr %p
  %c = cmpxchg ptr %p, i64 %v, i64 77 seq_cst seq_cst
  %k = extractvalue { i64, i1 } %c, 0
  store i64 %k, ptr @x
  %u = load i64, ptr %p
  store i64 %u, ptr @x
  ret i32 0`,
	"sizes": `
  %v = call i64 @wide()
  %i = and i64 %v, 7
  %n = add i64 %i, 1
  %p = call ptr @malloc(i64 %n)
  store i8 1, ptr %p
  %a = alloca i8, i64 %n
  store i8 1, ptr %a
  %l = getelementptr i8, ptr %a, i64 4
  store i8 1, ptr %l
  %e = getelementptr i8, ptr %p, i64 5
  store i8 1, ptr %e
  ret i32 0`,
	"printed": `
  %v = call i32 @few()
  %r = call i32 (ptr, ...) @printf(ptr @format, i32 %v)
  store i64 1, ptr @x
  %z = sext i32 %v to i64
  store i64 %z, ptr @x
  ret i32 0`,
	"the result of the program": `
  %v = call i32 @few()
  store i64 1, ptr @x
  ret i32 %v`,
	"exit": `
  %v = call i32 @few()
  %c = icmp slt i32 %v, 3
  br i1 %c, label %a, label %b
a:
  call void @exit(i32 %v)
  unreachable
b:
  call void @abort()
  unreachable`,
	"given to a thread": `
  %t = alloca i64
  %h = alloca ptr
  %v = call i64 @wide()
  %p = inttoptr i64 %v to ptr
  %r = call i32 @pthread_create(ptr %t, ptr null, ptr @child, ptr %p)
  %w = call i64 @wide()
  %id = load i64, ptr %t
  %j = call i32 @pthread_join(i64 %id, ptr %h)
  %c = load i64, ptr %h
  %d = icmp eq i64 %c, %w
  br i1 %d, label %yes, label %no
yes:
  call void @reach_error()
  ret i32 0
no:
  store i64 %w, ptr @x
  ret i32 0`,
	"the result of a thread": `
  %t = alloca i64
  %h = alloca ptr
  %r = call i32 @pthread_create(ptr %t, ptr null, ptr @asks, ptr null)
  %id = load i64, ptr %t
  %j = call i32 @pthread_join(i64 %id, ptr %h)
  %c = load i64, ptr %h
  store i64 %c, ptr @x
  ret i32 0
}
define ptr @asks(ptr %arg) {
  %v = call i64 @wide()
  %w = mul i64 %v, 5
  %r = inttoptr i64 %w to ptr
  ret ptr %r`,
	"over several calls": `
  %v = call i32 @few()
  %r = call i32 @fac(i32 %v)
  %z = sext i32 %r to i64
  store i64 %z, ptr @x
  ret i32 0
}
define i32 @fac(i32 %v) {
  %c = icmp slt i32 %v, 1
  br i1 %c, label %a, label %b
a:
  %w = load i64, ptr @y
  ret i32 1
b:
  %n = sub i32 %v, 1
  %f = call i32 @fac(i32 %n)
  %r = mul i32 %f, %v
  ret i32 %r`,
	"variable arguments": `
  %v = call i32 @few()
  %w = call i64 @wide()
  %r = call i64 (i32, ...) @sum(i32 %v, i64 %w, i32 7, i32 %v)
  store i64 %r, ptr @x
  ret i32 0
}
%list = type { i32, i32, ptr, ptr }
define i64 @sum(i32 %n, ...) {
  %l = alloca %list
  call void @llvm.va_start(ptr %l)
  %at = getelementptr %list, ptr %l, i32 0, i32 2
  %p = load ptr, ptr %at
  %a = load i64, ptr %p
  %q = getelementptr i8, ptr %p, i64 8
  %b = load i32, ptr %q
  %o = getelementptr i8, ptr %p, i64 16
  %c = load i32, ptr %o
  call void @llvm.va_end(ptr %l)
  %d = zext i32 %b to i64
  %e = zext i32 %c to i64
  %f = mul i64 %d, %e
  %g = add i64 %a, %f
  %h = zext i32 %n to i64
  %i = sub i64 %g, %h
  ret i64 %i`,
	"setjmp": `
  %r = call i32 @setjmp(ptr @buf) returns_twice
  %z = sext i32 %r to i64
  store i64 %z, ptr @x
  %c = icmp eq i32 %r, 0
  br i1 %c, label %first, label %again
first:
  %v = call i32 @few()
  call void @jump(i32 %v)
  unreachable
again:
  %w = call i32 @few()
  %d = icmp eq i32 %w, %r
  br i1 %d, label %yes, label %no
yes:
  store i64 1, ptr @y
  ret i32 0
no:
  ret i32 0
}
define void @jump(i32 %v) {
  call void @longjmp(ptr @buf, i32 %v)
  unreachable`,
	"in a section": `
  call void @__VERIFIER_atomic_begin()
  %v = call i32 @few()
  %c = icmp slt i32 %v, 3
  br i1 %c, label %a, label %b
a:
  store i64 1, ptr @x
  br label %b
b:
  %z = sext i32 %v to i64
  store i64 %z, ptr @y
  call void @__VERIFIER_atomic_end()
  %w = call i32 @few()
  %d = icmp eq i32 %w, %v
  br i1 %d, label %e, label %f
e:
  store i64 2, ptr @x
  br label %f
f:
  ret i32 0`,
	"asked for again and again": `
  br label %loop
loop:
  %n = phi i32 [ 0, %0 ], [ %m, %more ]
  %last = phi i32 [ 9, %0 ], [ %v, %more ]
  %v = call i32 @few()
  %c = icmp slt i32 %v, %last
  br i1 %c, label %less, label %more
less:
  %z = sext i32 %n to i64
  store i64 %z, ptr @x
  br label %more
more:
  %m = add i32 %n, 1
  %u = load i64, ptr @y
  %d = icmp slt i32 %m, 5
  br i1 %d, label %loop, label %done
done:
  %k = sext i32 %last to i64
  store i64 %k, ptr @y
  ret i32 0`,
	"assumed": `
  %v = call i32 @few()
  %c = icmp sgt i32 %v, 2
  %b = zext i1 %c to i32
  call void @__VERIFIER_assume(i32 %b)
  store i64 1, ptr @x
  %d = icmp eq i32 %v, 1
  %e = zext i1 %d to i32
  call void @__VERIFIER_assume(i32 %e)
  call void @reach_error()
  ret i32 0`,
	"assumed, the other way round": `
  %v = call i32 @few()
  %c = icmp sgt i32 %v, 2
  br i1 %c, label %a, label %b
a:
  call void @__VERIFIER_assume(i32 0)
  unreachable
b:
  %z = sext i32 %v to i64
  store i64 %z, ptr @x
  ret i32 0`,
	"what is no assumption": `
  %v = call i32 @few()
  %c = icmp sgt i32 %v, 2
  br i1 %c, label %a, label %b
a:
  call void @llvm.trap()
  unreachable
b:
  store i64 1, ptr @x
  ret i32 0`,
	"what is known is related": `
  %v = call i32 @few()
  %w = call i32 @few()
  %u = call i32 @few()
  %c = icmp slt i32 %v, %w
  br i1 %c, label %a, label %end
a:
  store i64 1, ptr @x
  %d = icmp slt i32 %w, %u
  br i1 %d, label %b, label %end
b:
  store i64 2, ptr @x
  %e = icmp slt i32 %v, %u
  br i1 %e, label %end, label %never
never:
  call void @reach_error()
  br label %end
end:
  ret i32 0`,
	"what is known of what is gone": `
  %v = call i32 @few()
  %w = call i32 @few()
  %s = add i32 %v, %w
  %c = icmp sgt i32 %s, 15
  br i1 %c, label %a, label %end
a:
  store i64 1, ptr @x
  %d = icmp sgt i32 %v, 4
  br i1 %d, label %b, label %never
b:
  store i64 2, ptr @x
  br label %end
never:
  %e = icmp sgt i32 %v, 6
  br i1 %e, label %bad, label %end
bad:
  call void @reach_error()
  br label %end
end:
  ret i32 0`,
	"a call that returns a number where it has returned a term": `
  %v = call i32 @few()
  br label %loop
loop:
  %n = phi i32 [ 0, %0 ], [ %m, %loop ]
  %r = call i32 @either(i32 %n, i32 %v)
  %m = add i32 %n, 1
  %c = icmp eq i32 %m, 2
  br i1 %c, label %done, label %loop
done:
  %z = sext i32 %r to i64
  store i64 %z, ptr @x
  ret i32 0
}
define i32 @either(i32 %n, i32 %v) {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %a, label %b
a:
  ret i32 %v
b:
  ret i32 7`,
	"a result that is a number where it was a term": `
  %p = alloca i32
  %v = call i32 @few()
  store i32 %v, ptr %p
  br label %loop
loop:
  %n = phi i32 [ 0, %0 ], [ %m, %loop ]
  %r = load i32, ptr %p
  store i32 7, ptr %p
  %m = add i32 %n, 1
  %c = icmp eq i32 %m, 2
  br i1 %c, label %done, label %loop
done:
  %s = add i32 %r, %v
  %z = sext i32 %s to i64
  store i64 %z, ptr @x
  ret i32 0`,
	"a number where another round has had a term": `
  %v = call i32 @few()
  br label %loop
loop:
  %n = phi i32 [ 0, %0 ], [ %m, %loop ]
  %w = phi i32 [ %v, %0 ], [ 1, %loop ]
  %d = mul i32 %w, %w
  %f = sitofp i32 %d to double
  %g = fptosi double %f to i32
  %h = add i32 %g, %v
  %m = add i32 %n, 1
  %c = icmp eq i32 %m, 3
  br i1 %c, label %done, label %loop
done:
  %z = sext i32 %h to i64
  store i64 %z, ptr @x
  ret i32 0`,
	"what the main thread hands to pthread_exit, and another thread joins": `
  %t = alloca i64
  %self = call i64 @pthread_self()
  store i64 %self, ptr @y
  %v = call i64 @wide()
  %created = call i32 @pthread_create(ptr %t, ptr null, ptr @joiner, ptr null)
  %r = inttoptr i64 %v to ptr
  call void @pthread_exit(ptr %r)
  ret i32 0
}
define ptr @joiner(ptr %arg) {
  %r = alloca ptr
  %m = load i64, ptr @y
  %j = call i32 @pthread_join(i64 %m, ptr %r)
  %p = load ptr, ptr %r
  %v = ptrtoint ptr %p to i64
  store i64 %v, ptr @x
  ret ptr null`,
}
