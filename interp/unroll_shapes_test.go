package interp

const unrollHead = `
@x = global i32 0
@y = global i32 0
@a = global [4 x i32] zeroinitializer
@p = global i32* null
declare void @__VERIFIER_atomic_begin()
declare void @__VERIFIER_atomic_end()
declare i32 @pthread_create(i64*, i8*, i8* (i8*)*, i8*)
declare i32 @pthread_join(i64, i8**)
declare void @reach_error()
declare i8* @malloc(i64)
declare void @free(i8*)
define i8* @one(i8* %arg) {
  store atomic i32 1, i32* @x seq_cst, align 4
  ret i8* inttoptr (i64 5 to i8*)
}
define i8* @two(i8* %arg) {
  store atomic i32 2, i32* @y seq_cst, align 4
  ret i8* null
}
`

var unrollShapes = []unrolled{
	{name: "await", waits: 1, text: `
define i32 @main() {
entry:
  br label %loop
loop:
  %v = load atomic i32, i32* @x seq_cst, align 4
  %c = icmp eq i32 %v, 0
  br i1 %c, label %loop, label %done
done:
  ret i32 %v
}`},
	{name: "await through an atomic section", waits: 1, text: `
define i32 @main() {
entry:
  br label %loop
loop:
  call void @__VERIFIER_atomic_begin()
  %v = load atomic i32, i32* @x seq_cst, align 4
  call void @__VERIFIER_atomic_end()
  %c = icmp eq i32 %v, 0
  br i1 %c, label %loop, label %done
done:
  ret i32 %v
}`},
	{name: "await of two", waits: 2, text: `
define i32 @main() {
entry:
  br label %loop
loop:
  %v = load atomic i32, i32* @x seq_cst, align 4
  %c = icmp eq i32 %v, 0
  br i1 %c, label %loop, label %more
more:
  %w = load atomic i32, i32* @y seq_cst, align 4
  %d = icmp eq i32 %w, 0
  br i1 %d, label %loop, label %done
done:
  ret i32 %v
}`},
	{name: "a loop that counts is no wait", cuts: 1, what: "loop", text: `
define i32 @main() {
entry:
  br label %loop
loop:
  %n = phi i32 [ 0, %entry ], [ %m, %loop ]
  %m = add i32 %n, 1
  %v = load atomic i32, i32* @x seq_cst, align 4
  %c = icmp eq i32 %v, 0
  br i1 %c, label %loop, label %done
done:
  ret i32 %n
}`},
	{name: "a loop that writes is no wait", cuts: 1, what: "loop", text: `
define i32 @main() {
entry:
  br label %loop
loop:
  store atomic i32 7, i32* @y seq_cst, align 4
  %v = load atomic i32, i32* @x seq_cst, align 4
  %c = icmp eq i32 %v, 0
  br i1 %c, label %loop, label %done
done:
  ret i32 %v
}`},
	{name: "exchanges that change nothing", waits: 1, text: `
define i32 @main() {
entry:
  br label %loop
loop:
  %v = atomicrmw xchg i32* @x, i32 1 seq_cst
  %c = icmp ne i32 %v, 0
  br i1 %c, label %loop, label %done
done:
  ret i32 %v
}`},
	{name: "known conditions run to their end", text: `
define i32 @main() {
entry:
  br label %loop
loop:
  %n = phi i32 [ 0, %entry ], [ %m, %loop ]
  %m = add i32 %n, 1
  store atomic i32 %n, i32* @x seq_cst, align 4
  %c = icmp slt i32 %m, 50
  br i1 %c, label %loop, label %done
done:
  ret i32 %n
}`},
	{name: "a loop without a way out", cuts: 2, what: "loop", text: `
define i32 @main() {
entry:
  br label %loop
loop:
  %v = load atomic i32, i32* @x seq_cst, align 4
  %w = add i32 %v, 1
  store atomic i32 %w, i32* @x seq_cst, align 4
  %c = icmp eq i32 %v, 3
  br i1 %c, label %yes, label %no
yes:
  store atomic i32 %w, i32* @y seq_cst, align 4
  br label %loop
no:
  br label %loop
}`},
	{name: "recursion", cuts: 2, what: "recursion", text: `
define i32 @f() {
entry:
  %v = load atomic i32, i32* @x seq_cst, align 4
  %c = icmp eq i32 %v, 0
  br i1 %c, label %stop, label %on
on:
  %r = call i32 @f()
  %s = add i32 %r, 1
  ret i32 %s
stop:
  ret i32 0
}
define i32 @main() {
  %r = call i32 @f()
  ret i32 %r
}`},
	{name: "creation on both sides of a branch", waits: 1, creates: 2, text: `
define i32 @main() {
entry:
  %t = alloca i64
  %v = load atomic i32, i32* @x seq_cst, align 4
  %c = icmp eq i32 %v, 0
  br i1 %c, label %a, label %b
a:
  %e = call i32 @pthread_create(i64* %t, i8* null, i8* (i8*)* @one, i8* null)
  br label %done
b:
  %f = call i32 @pthread_create(i64* %t, i8* null, i8* (i8*)* @two, i8* null)
  br label %done
done:
  %h = load i64, i64* %t
  %j = call i32 @pthread_join(i64 %h, i8** null)
  ret i32 0
}`},
	{name: "creations that depend on the way", waits: 2, creates: 2, text: `
define i32 @main() {
entry:
  %t = alloca i64
  %v = load atomic i32, i32* @x seq_cst, align 4
  %c = icmp eq i32 %v, 0
  br i1 %c, label %a, label %done
a:
  %e = call i32 @pthread_create(i64* %t, i8* null, i8* (i8*)* @one, i8* null)
  br label %done
done:
  %f = call i32 @pthread_create(i64* %t, i8* null, i8* (i8*)* @two, i8* null)
  %h = load i64, i64* %t
  %j = call i32 @pthread_join(i64 %h, i8** null)
  ret i32 0
}`},
	{name: "two conditions for the same", events: 3, text: `
define i32 @main() {
entry:
  %v = load atomic i32, i32* @x seq_cst, align 4
  %c = icmp eq i32 %v, 0
  br i1 %c, label %both, label %more
more:
  %w = load atomic i32, i32* @y seq_cst, align 4
  %d = icmp eq i32 %w, 0
  br i1 %d, label %both, label %done
both:
  store atomic i32 7, i32* @y seq_cst, align 4
  br label %done
done:
  ret i32 %v
}`},
	{name: "a state machine", cuts: 3, waits: 3, what: "loop", events: 11, text: `
define i32 @main() {
entry:
  br label %first
first:
  %v = load atomic i32, i32* @x seq_cst, align 4
  store atomic i32 %v, i32* @y seq_cst, align 4
  switch i32 %v, label %third [ i32 0, label %done
    i32 1, label %first
    i32 2, label %second ]
second:
  br label %third
third:
  %w = load atomic i32, i32* @y seq_cst, align 4
  switch i32 %w, label %third [ i32 0, label %done
    i32 1, label %first ]
done:
  ret i32 0
}`},
	{name: "ways that come together in a loop that waits", waits: 1, text: `
define i32 @main() {
entry:
  br label %loop
loop:
  %v = load atomic i32, i32* @x seq_cst, align 4
  switch i32 %v, label %done [ i32 0, label %again
    i32 1, label %other
    i32 2, label %out ]
other:
  br label %again
again:
  br label %loop
out:
  br label %done
done:
  ret i32 %v
}`},
	{name: "jumps to computed labels", text: `
@table = internal constant [2 x i8*] [i8* blockaddress(@jump, %a), i8* blockaddress(@jump, %b)]
define i32 @jump(i32 %i) {
entry:
  %p = getelementptr [2 x i8*], [2 x i8*]* @table, i32 0, i32 %i
  %l = load i8*, i8** %p
  indirectbr i8* %l, [label %a, label %b]
a:
  ret i32 5
b:
  ret i32 6
}
define i32 @main() {
  %v = load i32, i32* @x
  %u = and i32 %v, 1
  %r = call i32 @jump(i32 %u)
  %w = load i32, i32* @y
  %s = and i32 %w, 1
  %q = call i32 @jump(i32 %s)
  %sum = add i32 %r, %q
  ret i32 %sum
}`},
	{name: "an index of any value", errors: "memory;", text: `
define i32 @main() {
  %v = load i32, i32* @x
  %p = getelementptr [4 x i32], [4 x i32]* @a, i32 0, i32 %v
  store i32 9, i32* %p
  ret i32 0
}`},
	{name: "division", errors: "arithmetic;arithmetic;", text: `
define i32 @main() {
  %v = load i32, i32* @x
  %w = load i32, i32* @y
  %q = sdiv i32 %v, %w
  ret i32 %q
}`},
	{name: "undefined on one way", errors: "uninit;", text: `
define i32 @main() {
entry:
  %v = load atomic i32, i32* @x seq_cst, align 4
  %c = icmp eq i32 %v, 0
  br i1 %c, label %done, label %other
other:
  br label %done
done:
  %w = phi i32 [ undef, %entry ], [ 4, %other ]
  %z = add i32 %w, 1
  %d = icmp eq i32 %z, 3
  br i1 %d, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 2
}`},
	{name: "undefined memory on one way", errors: "uninit;", text: `
define i32 @main() {
entry:
  %m = alloca [2 x i32]
  %p = getelementptr [2 x i32], [2 x i32]* %m, i32 0, i32 1
  %v = load atomic i32, i32* @x seq_cst, align 4
  %c = icmp eq i32 %v, 0
  br i1 %c, label %done, label %other
other:
  store i32 7, i32* %p
  br label %done
done:
  %w = load i32, i32* %p
  %d = icmp eq i32 %w, 7
  br i1 %d, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 2
}`},
	{name: "a join on one way, and once more", waits: 2, creates: 1, errors: "mutex;", text: `
define i32 @main() {
entry:
  %t = alloca i64
  %e = call i32 @pthread_create(i64* %t, i8* null, i8* (i8*)* @one, i8* null)
  %h = load i64, i64* %t
  %v = load atomic i32, i32* @x seq_cst, align 4
  %c = icmp eq i32 %v, 0
  br i1 %c, label %a, label %done
a:
  %i = call i32 @pthread_join(i64 %h, i8** null)
  br label %done
done:
  %j = call i32 @pthread_join(i64 %h, i8** null)
  ret i32 0
}`},
	{name: "allocations that depend on the way", text: `
define i32 @main() {
entry:
  %v = load atomic i32, i32* @x seq_cst, align 4
  %c = icmp eq i32 %v, 0
  br i1 %c, label %a, label %done
a:
  %m = call i8* @malloc(i64 4)
  %i = bitcast i8* %m to i32*
  store i32 1, i32* %i
  br label %done
done:
  %n = call i8* @malloc(i64 4)
  %j = bitcast i8* %n to i32*
  store i32 2, i32* %j
  ret i32 0
}`},
	{name: "an array that is set on the way", waits: 0, text: `
define i32 @main() {
entry:
  %m = alloca [4 x i32]
  %b = bitcast [4 x i32]* %m to i8*
  call void @llvm.memset.p0i8.i64(i8* %b, i8 0, i64 16, i1 false)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %k, %next ]
  %p = getelementptr [4 x i32], [4 x i32]* %m, i32 0, i32 %i
  %v = load atomic i32, i32* @x seq_cst, align 4
  %c = icmp eq i32 %v, 0
  br i1 %c, label %set, label %next
set:
  store i32 5, i32* %p
  br label %next
next:
  %k = add i32 %i, 1
  %d = icmp slt i32 %k, 4
  br i1 %d, label %loop, label %done
done:
  %q = getelementptr [4 x i32], [4 x i32]* %m, i32 0, i32 %v
  %w = load i32, i32* %q
  store i32 %w, i32* @y
  ret i32 0
}
declare void @llvm.memset.p0i8.i64(i8*, i8, i64, i1)`, errors: "memory;"},
	{name: "a loop that counts in memory is no wait", cuts: 1, what: "loop", text: `
define i32 @main() {
entry:
  %m = alloca [2 x i32]
  %p = getelementptr [2 x i32], [2 x i32]* %m, i32 0, i32 1
  store i32 0, i32* %p
  br label %loop
loop:
  %n = load i32, i32* %p
  %k = add i32 %n, 1
  store i32 %k, i32* %p
  %v = load atomic i32, i32* @x seq_cst, align 4
  %c = icmp eq i32 %v, 0
  br i1 %c, label %loop, label %done
done:
  ret i32 0
}`},
	{name: "a variable that is gone", errors: "memory;memory;", text: `
define void @f() {
  %v = alloca i32
  store i32 1, i32* %v
  store i32* %v, i32** @p
  ret void
}
define i32 @main() {
  call void @f()
  %q = load i32*, i32** @p
  %r = load i32, i32* %q
  ret i32 %r
}`},
	{name: "a read across two words", text: `
define i32 @main() {
  %m = alloca [16 x i8]
  %p = bitcast [16 x i8]* %m to i64*
  %q = getelementptr i64, i64* %p, i32 1
  %v = load i32, i32* @x
  %w = zext i32 %v to i64
  %k = add i64 %w, 1311768467463790320
  store i64 %k, i64* %p
  store i64 %k, i64* %q
  %b = getelementptr [16 x i8], [16 x i8]* %m, i32 0, i32 6
  %c = bitcast i8* %b to i32*
  %d = load i32, i32* %c, align 1
  store i32 %d, i32* @y
  store i32 %d, i32* %c, align 1
  %e = load i64, i64* %q
  %t = trunc i64 %e to i32
  store i32 %t, i32* @y
  ret i32 0
}`},
	{name: "await of two, decided at once", waits: 2, creates: 1, text: `
define i32 @main() {
entry:
  %t = alloca i64
  %f = call i32 @pthread_create(i64* %t, i8* null, i8* (i8*)* @two, i8* null)
  br label %loop
loop:
  call void @__VERIFIER_atomic_begin()
  %v = load atomic i32, i32* @x seq_cst, align 4
  %c = icmp eq i32 %v, 0
  br i1 %c, label %check, label %more
more:
  %w = load atomic i32, i32* @y seq_cst, align 4
  %d = icmp ne i32 %w, 0
  br label %check
check:
  %ok = phi i1 [ false, %loop ], [ %d, %more ]
  call void @__VERIFIER_atomic_end()
  br i1 %ok, label %done, label %loop
done:
  ret i32 %v
}`},
	{name: "notes on memory that goes", text: `
declare i64 @__gomc_note(i64, i32)
define i64 @f() {
  %m = alloca [2 x i64]
  %p = getelementptr [2 x i64], [2 x i64]* %m, i32 0, i32 1
  store i64 1, i64* %p
  %k = ptrtoint i64* %p to i64
  %n = call i64 @__gomc_note(i64 %k, i32 1)
  ret i64 %n
}
define i32 @main() {
  %a = call i64 @f()
  %b = call i64 @f()
  %c = trunc i64 %b to i32
  store i32 %c, i32* @y
  ret i32 0
}`},
	{name: "an overlapping copy", text: `
declare void @llvm.memmove.p0i8.p0i8.i64(i8*, i8*, i64, i1)
define i32 @main() {
  %s = bitcast [4 x i32]* @a to i8*
  %t = getelementptr i8, i8* %s, i32 4
  call void @llvm.memmove.p0i8.p0i8.i64(i8* %t, i8* %s, i64 12, i1 false)
  ret i32 0
}`},
	{name: "accesses across shared words", text: `
define i32 @main() {
  %s = bitcast [4 x i32]* @a to i8*
  %t = getelementptr i8, i8* %s, i32 6
  %p = bitcast i8* %t to i32*
  %v = load i32, i32* %p, align 1
  %w = add i32 %v, 66051
  store i32 %w, i32* %p, align 1
  ret i32 0
}`},
	{name: "a section that ends on both ways", text: `
define i32 @main() {
entry:
  call void @__VERIFIER_atomic_begin()
  %v = load atomic i32, i32* @x seq_cst, align 4
  %c = icmp ne i32 %v, 0
  br i1 %c, label %one, label %other
one:
  call void @__VERIFIER_atomic_end()
  store atomic i32 1, i32* @y seq_cst, align 4
  br label %done
other:
  store atomic i32 2, i32* @y seq_cst, align 4
  call void @__VERIFIER_atomic_end()
  br label %done
done:
  ret i32 0
}`},
	{name: "a pointer of which a part is written", unsupported: "an address that depends on inputs, or on too many values;", text: `
define i32 @main() {
  store i32* getelementptr ([4 x i32], [4 x i32]* @a, i32 0, i32 0), i32** @p
  %b = bitcast i32** @p to i8*
  %v = load i8, i8* %b
  %w = add i8 %v, 4
  store i8 %w, i8* %b
  %q = load i32*, i32** @p
  %r = load i32, i32* %q
  ret i32 %r
}`},
	{name: "a switch whose default is a case, too", text: `
define i32 @main() {
entry:
  %in = load i32, i32* @x
  switch i32 %in, label %a [ i32 1, label %a
                             i32 0, label %b ]
a:
  store i32 1, i32* @y
  ret i32 1
b:
  store i32 2, i32* @y
  ret i32 2
}`},
	{name: "a default that is a case, taken", text: `
define i32 @main() {
entry:
  %in = load i32, i32* @x
  switch i32 %in, label %b [ i32 0, label %b
                             i32 1, label %a ]
a:
  ret i32 1
b:
  store i32 2, i32* @y
  ret i32 2
}`},
	{name: "a thread that exits in two ways", waits: 2, creates: 1, text: `
declare void @pthread_exit(i8*)
define i8* @late(i8* %arg) {
entry:
  %m = alloca i32
  store i32* %m, i32** @p
  %v = load atomic i32, i32* @x seq_cst, align 4
  %c = icmp eq i32 %v, 0
  br i1 %c, label %yes, label %no
yes:
  call void @pthread_exit(i8* inttoptr (i64 7 to i8*))
  unreachable
no:
  ret i8* inttoptr (i64 9 to i8*)
}
define i32 @main() {
  %t = alloca i64
  %u = alloca i64
  %r = alloca i8*
  %e = call i32 @pthread_create(i64* %t, i8* null, i8* (i8*)* @one, i8* null)
  %f = call i32 @pthread_create(i64* %u, i8* null, i8* (i8*)* @late, i8* null)
  %h = load i64, i64* %t
  %i = call i32 @pthread_join(i64 %h, i8** null)
  %k = load i64, i64* %u
  %j = call i32 @pthread_join(i64 %k, i8** %r)
  ret i32 0
}`},
	{name: "the process exits in two ways", errors: "memory;memory;memory;" /* of handlers that nobody has registered, and what they are given */, text: `
declare void @exit(i32)
define i32 @main() {
entry:
  %v = load i32, i32* @x
  %c = icmp eq i32 %v, 0
  br i1 %c, label %yes, label %no
yes:
  call void @exit(i32 3)
  unreachable
no:
  ret i32 0
}`},
	{name: "an update of what is undefined", errors: "uninit;", text: `
define i32 @main() {
  %m = call i8* @malloc(i64 4)
  %i = bitcast i8* %m to i32*
  %v = atomicrmw add i32* %i, i32 1 seq_cst
  ret i32 0
}`},
	{name: "creations with different arguments", waits: 1, creates: 2, text: `
define i8* @echo(i8* %arg) {
  ret i8* %arg
}
define i32 @main() {
entry:
  %t = alloca i64
  %v = load atomic i32, i32* @x seq_cst, align 4
  %c = icmp ne i32 %v, 0
  br i1 %c, label %a, label %b
a:
  %e = call i32 @pthread_create(i64* %t, i8* null, i8* (i8*)* @echo, i8* inttoptr (i64 3 to i8*))
  br label %done
b:
  %f = call i32 @pthread_create(i64* %t, i8* null, i8* (i8*)* @echo, i8* inttoptr (i64 4 to i8*))
  br label %done
done:
  %h = load i64, i64* %t
  %j = call i32 @pthread_join(i64 %h, i8** null)
  ret i32 0
}`},
	{name: "a thread that returns what is undefined", waits: 1, creates: 1, text: `
define i8* @nothing(i8* %arg) {
  ret i8* undef
}
define i32 @main() {
  %t = alloca i64
  %r = alloca i8*
  %e = call i32 @pthread_create(i64* %t, i8* null, i8* (i8*)* @nothing, i8* null)
  %h = load i64, i64* %t
  %j = call i32 @pthread_join(i64 %h, i8** %r)
  ret i32 0
}`},
	{name: "a variable that lives again", text: `
define void @f() {
  %v = alloca i32
  store i32* %v, i32** @p
  %r = load i32, i32* %v
  store i32 %r, i32* @y
  store i32 1, i32* %v
  ret void
}
define i32 @main() {
  call void @f()
  call void @f()
  ret i32 0
}`},
}
