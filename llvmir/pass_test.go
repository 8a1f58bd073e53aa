package llvmir

import (
	"bytes"
	"fmt"
	"strings"
	"testing"
)

// rewriteBody runs the pass over one instruction, or several, in a function
// of many parameters, and returns the lines that come out.
func rewriteBody(t *testing.T, body string) (string, *pass, error) {
	t.Helper()
	src := "%s = type { i32, [4 x i16], ptr }\n@g = global [4 x i32] zeroinitializer\n@h = global %s zeroinitializer\n" +
		"declare void @f(...)\n" +
		"define void @t(ptr %p, i32 %i, i64 %l, float %f, <2 x i32> %v, i1 %c) {\n" + body + "\nret void\n}\n"
	p, err := rewrite("t.ll", []byte(src))
	if err != nil {
		return "", nil, err
	}
	checkLines(t, src, string(p.out))
	lines := strings.Split(string(p.out), "\n")
	lines = lines[5 : 5+strings.Count(body, "\n")+1]
	for i := range lines {
		lines[i] = strings.TrimSpace(lines[i])
	}
	return strings.Join(lines, "\n"), p, nil
}

// checkLines checks that line N of the output stems from line N of the input.
func checkLines(t *testing.T, in, out string) {
	t.Helper()
	lines := strings.Split(out, "\n")
	for i, line := range strings.Split(in, "\n") {
		for _, word := range []string{"define ", "ret void", "store ", " global "} {
			if strings.HasPrefix(strings.TrimSpace(line), word) && (i >= len(lines) || !strings.Contains(lines[i], strings.TrimSpace(word))) {
				t.Errorf("line %d (%s) has moved", i+1, line)
			}
		}
	}
}

func TestInstructions(t *testing.T) {
	tests := []struct{ in, want string }{
		{"%x = load i32, ptr %p, align 4, !tbaa !3", "%x = load i32 , i8* %p , align 4"},
		{"%x = load atomic volatile i32, ptr %p syncscope(\"singlethread\") seq_cst, align 4", "%x = load atomic volatile i32 , i8* %p syncscope ( \"singlethread\" ) seq_cst , align 4"},
		{"store ptr @g, ptr %p, align 8, !nontemporal !1", "store i8* @g , i8* %p , align 8"},
		{"store i32 1, i32 addrspace(3)* null", "store i32 1 , i32 addrspace(3) * null"},
		{"%x = load i32, ptr addrspace(257) null", "%x = load i32 , i8 addrspace(257)* null"},
		{"%x = getelementptr inbounds nuw i32, ptr %p, i64 %l", "%x = getelementptr inbounds i32 , i8* %p , i64 %l"},
		{"%x = getelementptr inbounds <4 x float>, ptr %p, i64 0, i64 %l", "%x = getelementptr inbounds [ 4 x float ] , i8* %p , i64 0 , i64 %l"},
		{"%x = getelementptr <3 x i32>, ptr %p, i64 %l", "%x = getelementptr < 3 x i32 > , i8* %p , i64 %l"},
		{"%x = getelementptr nusw nuw i8, ptr %p, i64 4", "%x = getelementptr i8 , i8* %p , i64 4"},
		{"%x = getelementptr i8, ptr %p, i64 sub (i64 0, i64 ptrtoint (ptr @g to i64))", "%x = getelementptr i8 , i8* %p ,i64 ptrtoint (i8* inttoptr ( i64 sub ( i64 0 , i64 ptrtoint ( i8* @g to i64 ) ) to i8*) to i64)"},
		{"%x = trunc nuw nsw i32 %i to i8", "%x = trunc i32 %i to i8"},
		{"%x = zext nneg i32 %i to i64", "%x = zext i32 %i to i64"},
		{"%x = uitofp nneg i32 %i to float", "%x = uitofp i32 %i to float"},
		{"%x = fpext fast float %f to double", "%x = fpext float %f to double"},
		{"%x = ptrtoaddr ptr %p to i64", "%x = ptrtoint i8* %p to i64"},
		{"%x = or disjoint i32 %i, 1", "%x = or i32 %i , 1"},
		{"%x = add nuw nsw i32 %i, 1", "%x = add nuw nsw i32 %i , 1"},
		{"%x = udiv exact i32 %i, 3", "%x = udiv exact i32 %i , 3"},
		{"%x = fadd nnan ninf contract float %f, 1.000000e+00", "%x = fadd float %f , 1.000000e+00"},
		{"%x = icmp samesign ult i32 %i, 3", "%x = icmp ult i32 %i , 3"},
		{"%x = icmp ult ptr %p, getelementptr (i32, ptr @g, i64 1)", "%x = icmp ugt i8* bitcast (i32* getelementptr ( i32 , i8* @g , i64 1 ) to i8*) , %p"},
		{"%x = icmp eq ptr %p, null", "%x = icmp eq i8* %p , null"},
		{"%x = mul <2 x i32> %v, splat (i32 3)", "%x = mul <2 x i32> %v , < i32 3, i32 3 >"},
		{"%x = select i1 %c, ptr %p, ptr poison", "%x = select i1 %c , i8* %p , i8* poison"},
		{"%x = freeze i32 %i, !dbg !3", "%x = freeze i32 %i"},
		{"%x = atomicrmw volatile add ptr %p, i32 1 seq_cst, align 4", "%x = atomicrmw volatile add i32* %p , i32 1 seq_cst , align 4"},
		{"%x = atomicrmw xchg ptr getelementptr (i32, ptr @g, i64 1), i32 1 acquire", "%x = atomicrmw xchg i32* bitcast ( i8* bitcast (i32* getelementptr ( i32 , i8* @g , i64 1 ) to i8*) to i32*) , i32 1 acquire"},
		{"%x = atomicrmw uinc_wrap ptr %p, i32 7 syncscope(\"singlethread\") acq_rel, align 4", "%x = call i32 @gomc.atomicrmw.uinc_wrap.i32.acq_rel.singlethread( i8* %p , i32 7 )"},
		{"atomicrmw volatile fmax ptr %p, float 1.0 release", "call float @gomc.atomicrmw.fmax.float.release.volatile( i8* %p , float 1.0 )"},
		{"%x = cmpxchg weak volatile ptr %p, i32 1, i32 2 acq_rel monotonic, align 4", "%x = cmpxchg weak volatile i8* %p , i32 1 , i32 2 acq_rel monotonic , align 4"},
		{"fence syncscope(\"singlethread\") seq_cst", "fence syncscope ( \"singlethread\" ) seq_cst"},
		{"%x = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @g), !dbg !3", "%x = bitcast i8* @g to i8*"},
		{"call void @llvm.dbg.declare(metadata ptr %p, metadata !12, metadata !DIExpression()), !dbg !13", ""},
		{"call void @llvm.experimental.noalias.scope.decl(metadata !4)", ""},
		{"  #dbg_value(i32 %i, !12, !DIExpression(DW_OP_plus_uconst, 1), !13)", ""},
		{"%x = tail call fastcc noundef range(i32 0, 5) i32 @f(ptr noundef nonnull captures(none) %p, i32 signext 1) #4", "%x = call i32 @f ( i8* %p , i32 1 )"},
		{"call void (...) @f(ptr byval(%s) align 8 %p)", "call void ( ... ) @f ( i8* byval ( %s ) %p )"},
		{"call void asm sideeffect inteldialect \"lock; incl $0\", \"=*m\"(ptr elementtype(i32) @g) #2, !srcloc !4", "call void asm sideeffect inteldialect \"lock; incl $0\" , \"=*m\" ( i8* elementtype ( i32 ) @g )"},
		{"call void @llvm.assume(i1 true) [ \"align\"(ptr %p, i64 16), \"nonnull\"(ptr %p) ]", "call void @llvm.assume ( i1 true )"},
		{"%x = call double @llvm.x(double 1.0, metadata !\"round.tonearest\", metadata !4)", "%x = call double @llvm.x ( double 1.0 , metadata ! \"round.tonearest\" , metadata !\"\" )"},
		{"%x = alloca i32, i64 %l, align 16, addrspace(5), !dbg !3", "%x = alloca i32 , i64 %l , align 16 , addrspace(5)"},
		{"%x = alloca i32, !annotation !3", "%x = alloca i32"},
		{"%x = shufflevector <2 x i32> %v, <2 x i32> poison, <2 x i32> zeroinitializer", "%x = shufflevector <2 x i32> %v , <2 x i32> poison , <2 x i32> zeroinitializer"},
		{"%x = extractvalue { i32, i1 } poison, 0, !dbg !4", "%x = extractvalue { i32 , i1 } poison , 0"},
		{"br label %x, !llvm.loop !4\nx:", "br label %x\nx:"},
		{"switch i32 %i, label %a [\n  i32 1, label %a\n  i32 -2, label %a\n], !dbg !3\na:", "switch i32 %i , label %a [\ni32 1 , label %a\ni32 -2 , label %a\n]\na:"},
		{"%x = fcmp reassoc ogt float %f, 0x3FF0000000000000", "%x = fcmp ogt float %f , 0x3FF0000000000000"},
		{"%x = sub i64 ptrtoint (ptr getelementptr inbounds (%s, ptr @h, i32 0, i32 1, i64 2) to i64), 1", "%x = sub i64 ptrtoint ( i8* bitcast (i16* getelementptr inbounds ( %s , i8* @h , i32 0 , i32 1 , i64 2 ) to i8*) to i64 ) , 1"},
		{"store ptr getelementptr inrange(-16, 16) (i8, ptr @g, i64 4), ptr %p", "store i8* getelementptr ( i8 , i8* @g , i64 4 ) , i8* %p"},
		{"%\"a b\" = add i32 %i, 0", "%\"a b\" = add i32 %i , 0"},
		{"%x = add\n  i32 %i,\n 0", "%x = add\ni32 %i ,\n0"},
	}
	for _, test := range tests {
		in := test.in
		if strings.Contains(in, "@llvm.x") || strings.Contains(in, "@llvm.assume") || strings.Contains(in, "@llvm.threadlocal") || strings.Contains(in, "noalias.scope") {
			name := in[strings.Index(in, "@llvm"):]
			name = name[:strings.Index(name, "(")]
			in += "\nret void\n}\ndeclare void " + name + "(...)\ndefine void @rest() {"
		}
		got, _, err := rewriteBody(t, in)
		got, _, _ = strings.Cut(got, "\nret void")
		if err != nil || strings.ReplaceAll(got, " ", "") != strings.ReplaceAll(test.want, " ", "") {
			t.Errorf("%s\n got %s\nwant %s\nerror %v", test.in, got, test.want, err)
		}
	}
}

// TestParseInstructions checks that llir accepts what the pass makes of
// instructions, and that the verifier agrees.
func TestParseInstructions(t *testing.T) {
	for i, body := range []string{
		"%x = atomicrmw add ptr @g, i32 1 seq_cst\n%y = add i32 %x, -1",
		"%x = atomicrmw xchg ptr %p, ptr @g seq_cst\nstore ptr %x, ptr %p",
		"%x = atomicrmw fmax ptr %p, float 1.0 seq_cst\n%y = fadd float %x, 1.0",
		"%x = cmpxchg ptr @g, i32 1, i32 2 seq_cst seq_cst\n%y = extractvalue { i32, i1 } %x, 1\nbr i1 %y, label %z, label %z\nz:",
		"%x = alloca i32\n%y = icmp eq ptr %x, getelementptr (i32, ptr @g, i64 1)\n%z = icmp ne ptr %x, null",
		"%x = icmp eq ptr getelementptr (i8, ptr @g, i64 1), getelementptr (i32, ptr @g, i64 1)",
		"%x = getelementptr i8, ptr %p, i64 sub (i64 0, i64 ptrtoint (ptr @g to i64))\nstore i8 0, ptr %x",
		"%x = getelementptr i8, ptr %p, i32 trunc (i64 ptrtoint (ptr @g to i64) to i32)",
		"%x = getelementptr i8, ptr %p, <2 x i32> splat (i32 1)",
		"%x = select i1 %c, ptr @g, ptr @h\nstore ptr %x, ptr select (i1 icmp eq (ptr @g, ptr @h), ptr @g, ptr @h)",
		"%x = freeze i32 %i, !dbg !DILocation(line: 3, column: 1, scope: !1)",
		"call void %p(i32 1, ptr @g)\n%x = call i32 (i32, ...) %p(i32 1)",
		"%x = call align 8 ptr %p()\n%y = call noalias noundef nonnull align 8 dereferenceable(8) ptr %p()",
		"%x = insertvalue { i32, i1 } poison, i32 %i, 0",
		"%x = shufflevector <2 x i32> %v, <2 x i32> poison, <4 x i32> <i32 0, i32 poison, i32 1, i32 undef>",
		"%x = addrspacecast ptr %p to ptr addrspace(1)\n%y = load i32, ptr addrspace(1) %x",
		"br label %x\nx:\n%y = phi ptr [ @g, %0 ], [ getelementptr (i32, ptr @g, i64 2), %x ]\nbr i1 %c, label %x, label %z\nz:",
		"store <2 x ptr> <ptr @g, ptr getelementptr (i16, ptr @g, i64 1)>, ptr %p",
		"store { ptr, i32 } { ptr @g, i32 3 }, ptr %p\nstore <{ i8, ptr }> <{ i8 1, ptr null }>, ptr %p",
		"store x86_fp80 0xK3FFF8000000000000000, ptr %p\nstore fp128 0xL00000000000000003FFF000000000000, ptr %p\nstore half 0xH3C00, ptr %p\nstore float 0x7FF8000000000000, ptr %p\nstore double 0x7FF0000000000000, ptr %p\nstore double 0x10000000000000, ptr %p\nstore ppc_fp128 0xM3FF00000000000000000000000000000, ptr %p",
		"call void asm \"\", \"~{memory}\"()\n%x = call { i32, i32 } asm \"x\", \"=r,=r,r\"(i32 1)",
		"indirectbr ptr blockaddress(@t, %x), [label %x]\nx:",
		"store ptr no_cfi @f, ptr %p\nstore ptr dso_local_equivalent @f, ptr %p",
	} {
		src := "%s = type { i32, [4 x i16], ptr }\n@g = global [4 x i32] zeroinitializer\n@h = global %s zeroinitializer\n" +
			"declare void @f(...)\n" +
			"define void @t(ptr %p, i32 %i, i64 %l, float %f, <2 x i32> %v, i1 %c) {\n" + body + "\nret void\n}\n"
		if _, err := Parse(fmt.Sprintf("%d.ll", i), []byte(src)); err != nil {
			t.Errorf("%s\n%v", body, err)
		}
	}
}

func TestTopLevel(t *testing.T) {
	for _, src := range []string{
		"@x = dso_local local_unnamed_addr thread_local(localexec) externally_initialized global i32 0, section \"a\", comdat, align 4, code_model \"small\", partition \"p\", !dbg !0, no_sanitize_address\n$x = comdat any\n!0 = !{}",
		"@x = external global i32, align 4 #0\nattributes #0 = { \"k\"=\"v\" nounwind memory(argmem: read, inaccessiblemem: none) uwtable(sync) allockind(\"alloc,zeroed\") allocsize(0,1) alignstack=16 vscale_range(1,16) }",
		"@a = weak hidden alias i32, ptr @x\n@x = global i32 0",
		"@a = alias i32, getelementptr inbounds ([4 x i32], ptr @x, i64 0, i64 2)\n@x = global [4 x i32] zeroinitializer",
		"@a = alias i32, getelementptr (i8, ptr @x, i64 8)\n@x = global [4 x i32] zeroinitializer",
		"@i = ifunc i32 (i32), ptr @r\ndefine internal ptr @r() {\nret ptr null\n}",
		"@x = global { ptr, i64 } { ptr @x, i64 sub (i64 ptrtoint (ptr @x to i64), i64 1) }\nmodule asm \".globl y\"\nmodule asm \"\\09.set y, x\"",
		"@x = constant [3 x ptr] [ptr @f, ptr getelementptr inbounds (%t, ptr @y, i64 0, i32 1), ptr null]\n@y = global %t { i32 1, i64 2 }\n%t = type { i32, i64 }\ndeclare void @f()",
		"@\"a b\\22c\" = global [4 x i8] c\"\\00\\FFa\\5C\"\n@1 = private constant i8 1",
		"declare !dbg !3 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #0\nattributes #0 = { allockind(\"alloc\") }\n!3 = !{}",
		"define void @f() personality ptr @p prefix i32 1 prologue i8 2 align 16 gc \"\" {\nret void\n}\ndeclare i32 @p(...)",
		"define linkonce_odr hidden fastcc void @f(i32, ptr byval(i64) align 8 %x, ...) unnamed_addr section \"s\" comdat($f) align 16 !dbg !1 {\n  call void @f(i32 %0, ptr %x)\n ret void\n}\n$f = comdat any\n!1 = distinct !DISubprogram(name: \"f\")\nuselistorder ptr @f, { 1, 0 }\n^0 = module: (path: \"x\")",
		"%o = type opaque\n%a = type { ptr, %b }\n%b = type <{ i8, [0 x i32] }>\ndeclare void @f(ptr sret(%a), %b)",
		"target datalayout = \"e-m:e-p:32:32-i64:64-S128\"\ntarget triple = \"x\"\nsource_filename = \"a\\\\b\"\ndeclare void @f()",
	} {
		_, err := Parse("t.ll", []byte(src))
		if want := strings.Contains(src, "gc \""); (err != nil) != want {
			t.Errorf("%s\n%v", src, err)
		}
	}
}

func TestRejects(t *testing.T) {
	tests := []struct{ in, want string }{
		{"%x = frobnicate i32 %i", `t.ll:6: unsupported: unknown instruction "frobnicate"`},
		{"%x = load i32, ptr %p, frob 3", `t.ll:6: unsupported: unknown operand "frob"`},
		{"%x = add nfw i32 %i, 1", `t.ll:6: unsupported: unknown type "nfw"`},
		{"%x = call frob i32 %p()", `t.ll:6: unsupported: unknown word "frob"`},
		{"call void @f(i32 frob 1)", `t.ll:6: unsupported: unknown value "frob"`},
		{"%x = atomicrmw frob ptr %p, i32 1 seq_cst", `t.ll:6: unsupported: unknown operation of atomicrmw "frob"`},
		{"%x = load atomic i32, ptr %p frob, align 4", `t.ll:6: unsupported: unknown memory ordering "frob"`},
		{"%x = load atomic i32, ptr %p syncscope(\"agent\") seq_cst", `unknown synchronisation scope "\"agent\""`},
		{"callbr void asm \"\", \"\"() to label %x []", "t.ll:6: unsupported: asm goto"},
		{"%x = alloca target(\"spirv.Image\")", "t.ll:6: unsupported: target extension type"},
		{"%x = alloca <vscale x 4 x i32>", "t.ll:6: unsupported: scalable vector type"},
		{"call void @f(ptr inalloca(i32) %p)", "t.ll:6: unsupported: attribute inalloca"},
		{"#frob(1)", `t.ll:6: unsupported: unknown record "#frob"`},
		{"%x = add i32 %i, 1.5", "t.ll:6: 1.5 is not an integer"},
		{"%x = add i32 %i, %nowhere", "t.ll:6: %nowhere is not defined in @t"},
		{"%x = alloca %nowhere", "t.ll:6: type %nowhere is not defined"},
		{"store ptr @nowhere, ptr %p", "t.ll:6: @nowhere is not declared"},
		{"store i32 %i, ptr", `t.ll:7: unsupported: unknown value "ret"`},
		{"store i64 %i, i32 %l", "t.ll:6: i64 where a pointer is needed"},
		{"%x = add i32 %i, %l", "t.ll:6: operands of types i32 and i64"},
		{"%x = add i32 %y, 1\n%y = add i32 %i, 1", "t.ll:6: %y is used where it may not be defined"},
		{"br i1 %c, label %a, label %b\na:\n%x = add i32 %i, 1\nbr label %b\nb:\n%y = add i32 %x, 1", "t.ll:11: %x is used where it may not be defined"},
		{"br label %a\na:\n%x = phi i32 [ 1, %0 ], [ 2, %b ]\nret void\nb:", "t.ll:8: phi has a value for a block that does not lead here"},
		{"%x = trunc i32 %i to i64", "t.ll:6: conversion of i32 to i64"},
		{"store ptr getelementptr (%s, ptr @h, i64 0, i32 9), ptr %p", "t.ll:6: indices do not fit type %s"},
		{"%x = call void @f(\"", "t.ll:6: string does not end on its line"},
		{"call void @f(i32 1", `found "ret" where ")" is needed`},
		{"store [2 x i32] [i32 1], ptr %p", "t.ll:6: constant of type [2 x i32] has 1 elements"},
		{"store double 0x10000000000000000, ptr %p", `t.ll:6: "0x10000000000000000" is not a double`},
		{"store float 0x3, ptr %p", `t.ll:6: "0x3" is not a float`},
		{"store i8 1 ? 2", "t.ll:6: unexpected character '?'"},
		{"call void @f() [ \"deopt\"(i32 1) ]", "t.ll:6: unsupported: operand bundle \"deopt\""},
		{"store <4 x i32> splat (i32 1), ptr %p frob", `t.ll:6: unsupported: unknown instruction "frob"`},
		{"store bfloat 0xR3F80, ptr %p", "t.ll:6: unsupported: type bfloat"},
	}
	for _, test := range tests {
		src := "%s = type { i32, [4 x i16], ptr }\n@g = global [4 x i32] zeroinitializer\n@h = global %s zeroinitializer\n" +
			"declare void @f(...)\n" +
			"define void @t(ptr %p, i32 %i, i64 %l, float %f, <2 x i32> %v, i1 %c) {\n" + test.in + "\nret void\n}\n"
		_, err := Parse("t.ll", []byte(src))
		if err == nil || !strings.Contains(err.Error(), test.want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s\n got %v\nwant %s", test.in, err, test.want)
		}
	}
	for src, want := range map[string]string{
		"":                                   "t.ll:1: the module is empty",
		"; only a comment\n":                 "t.ll:1: the module is empty",
		"%t = type { %t }\n@g = global i8 0": "t.ll:1: type %t contains itself",
		"%t = type i32\n@g = global i8 0":    "t.ll:1: unsupported: type %t is not a structure",
		"@g = global i8 0\n@g = global i8 0": "t.ll:2: @g is already defined in line 1",
		doublingTypes(40):                    "structure of more than",
		"declare void @f() frob":             `t.ll:1: unsupported: unknown function attribute "frob"`,
		"attributes #0 = { frob }":           `t.ll:1: unsupported: unknown attribute "frob"`,
		"@g = frob global i8 0":              `t.ll:1: unsupported: unknown word "frob"`,
		"@g = global i8 0, frob":             `t.ll:1: unsupported: unknown property of a variable "frob"`,
		"frob":                               `t.ll:1: unsupported: unknown entity "frob"`,
		"define void @f() {\nret void":       "t.ll:1: body of function @f does not end",
		"define void @f() {\n}":              "t.ll:1: function @f has an empty body",
		"@g = global " + strings.Repeat("[1 x ", 1000) + "i8":      "nested more than",
		"target datalayout = \"p:16:16\"\n@g = external global i8": "pointers of",
	} {
		_, err := Parse("t.ll", []byte(src))
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%.60s\n got %v\nwant %s", src, err, want)
		}
	}
}

// doublingTypes makes n structures, each of two of the former.
func doublingTypes(n int) string {
	var b strings.Builder
	b.WriteString("%t0 = type { i8 }\n")
	for i := range n {
		fmt.Fprintf(&b, "%%t%d = type { %%t%d, %%t%d }\n", i+1, i, i)
	}
	fmt.Fprintf(&b, "@g = global %%t%d zeroinitializer\n", n)
	return b.String()
}

// TestEscapes checks that bytes outside of ASCII survive in strings.
func TestEscapes(t *testing.T) {
	m, err := Parse("t.ll", []byte("@s = global [3 x i8] c\"\xc3\xa4\\00\"\n"))
	if err != nil {
		t.Fatal(err)
	}
	type bytesConst interface{ Ident() string }
	if got := m.Globals[0].Init.(bytesConst).Ident(); got != `c"\C3\A4\00"` {
		t.Error(got)
	}
}

func TestLexerLines(t *testing.T) {
	src := []byte("@a = global i32 ; comment\n  0\n\n@b = global\r\n i8 1")
	p, err := rewrite("t.ll", src)
	if err != nil {
		t.Fatal(err)
	}
	if got := bytes.Count(p.out, []byte("\n")); got != 5 {
		t.Errorf("%d lines: %q", got, p.out)
	}
}
