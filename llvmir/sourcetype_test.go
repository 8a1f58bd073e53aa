package llvmir

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// typed has debug information as clang writes it: a list of a struct node with an array, a union and bit-fields, a
// typedef of a structure without a name, an enumeration, and an object of pthreads.
const typed = `
%struct.node = type { %struct.node*, [2 x [3 x i32]], i32 }
@list = global %struct.node* null, !dbg !0
@pairs = global i64 0, !dbg !20
@mode = global i32 0, !dbg !30
@lock = global [5 x i64] zeroinitializer, !dbg !40

define i8* @make() !dbg !50 {
  ret i8* null
}

!llvm.module.flags = !{!60}
!60 = !{i32 2, !"Debug Info Version", i32 3}
!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "list", scope: null, file: !2, line: 9, type: !3, isLocal: false)
!2 = !DIFile(filename: "a.c", directory: ".")
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !2, line: 1, size: 320, elements: !5)
!5 = !{!6, !7, !11, !12}
!6 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !4, file: !2, line: 2, baseType: !3, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_member, name: "cells", scope: !4, file: !2, line: 3, baseType: !8, size: 192, offset: 64)
!8 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 192, elements: !10)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!DISubrange(count: 2), !DISubrange(count: 3)}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "low", scope: !4, file: !2, line: 4, baseType: !9, size: 3, offset: 256, flags: DIFlagBitField, extraData: i64 256)
!12 = !DIDerivedType(tag: DW_TAG_member, name: "high", scope: !4, file: !2, line: 5, baseType: !9, size: 5, offset: 259, flags: DIFlagBitField, extraData: i64 256)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "pairs", scope: null, file: !2, line: 9, type: !22, isLocal: false)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "pair_t", file: !2, line: 8, baseType: !23)
!23 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !2, line: 7, size: 64, elements: !24)
!24 = !{!25, !26}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "all", scope: !23, file: !2, line: 7, baseType: !27, size: 64)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !23, file: !2, line: 7, baseType: !9, size: 32)
!27 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !28)
!28 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "mode", scope: null, file: !2, line: 9, type: !32, isLocal: false)
!32 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !33)
!33 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "mode", file: !2, line: 6, baseType: !9, size: 32, elements: !34)
!34 = !{!DIEnumerator(name: "OFF", value: 0), !DIEnumerator(name: "BROKEN", value: -1), !DIEnumerator(name: "NONE", value: 0)}
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "lock", scope: null, file: !2, line: 9, type: !42, isLocal: false)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !2, line: 8, baseType: !43)
!43 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !2, line: 7, size: 320, elements: !24)
!50 = distinct !DISubprogram(name: "make", scope: !2, file: !2, line: 10, type: !51)
!51 = !DISubroutineType(types: !52)
!52 = !{!3, null}
`

// TestPointersByTypedef reads a list whose pointers have a name: typedef struct cell *link; struct cell { link next; };
func TestPointersByTypedef(t *testing.T) {
	m, err := Parse("a.ll", []byte(`
@first = global i8* null, !dbg !0
!llvm.module.flags = !{!60}
!60 = !{i32 2, !"Debug Info Version", i32 3}
!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "first", scope: null, file: !2, line: 9, type: !3, isLocal: false)
!2 = !DIFile(filename: "a.c", directory: ".")
!3 = !DIDerivedType(tag: DW_TAG_typedef, name: "link", file: !2, line: 1, baseType: !4)
!4 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!5 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "cell", file: !2, line: 2, size: 64, elements: !6)
!6 = !{!7}
!7 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !5, file: !2, line: 2, baseType: !3, size: 64)
`))
	if err != nil {
		t.Fatal(err)
	}
	first := m.TypeOf(m.GlobalSymbol(m.Globals[0]))
	for range 3 {
		if first == nil || first.Kind != PointerType || first.Elem == nil || len(first.Elem.Fields) != 1 {
			t.Fatalf("%+v", first)
		}
		first = first.Elem.Fields[0].Type
	}
}

func TestSourceTypes(t *testing.T) {
	m, err := Parse("a.ll", []byte(typed))
	if err != nil {
		t.Fatal(err)
	}
	of := map[string]*Type{}
	for _, g := range m.Globals {
		of[g.Name()] = m.TypeOf(m.GlobalSymbol(g))
	}
	integer := &Type{Name: "int", Size: 4, Number: SignedNumber}
	node := of["list"].Elem
	if of["list"].Kind != PointerType || node.Kind != StructType || node.Name != "node" || node.Size != 40 {
		t.Fatalf("list points to %+v", node)
	}
	if node.Fields[0].Type != of["list"] {
		t.Error("node.next is no pointer to a node")
	}
	inner := &Type{Kind: ArrayType, Elem: integer, Count: 3, Size: 12}
	rest := []Field{{"cells", &Type{Kind: ArrayType, Elem: inner, Count: 2, Size: 24}, 64, 192, false}, {"low", integer, 256, 3, false}, {"high", integer, 259, 5, false}}
	if diff := cmp.Diff(rest, node.Fields[1:]); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff(&Type{Kind: UnionType, Name: "pair_t", Size: 8, Fields: []Field{
		{"all", &Type{Name: "long", Size: 8, Number: SignedNumber}, 0, 64, false}, {"first", integer, 0, 32, false}}}, of["pairs"]); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff(&Type{Kind: EnumType, Name: "mode", Size: 4, Enumerators: map[int64]string{0: "OFF", -1: "BROKEN"}}, of["mode"]); diff != "" {
		t.Error(diff)
	}
	if of["lock"].Kind != OpaqueType || of["lock"].Name != "pthread_mutex_t" {
		t.Errorf("lock: %+v", of["lock"])
	}
	if m.StructType("struct.node") != node || m.StructType("union.pair_t").Name != "pair_t" {
		t.Error("types are not found by their names in IR")
	}
	for _, name := range []string{"struct.node.3", "union.node", "struct.other"} {
		if m.StructType(name) != nil {
			t.Errorf("%s is %v", name, m.StructType(name))
		}
	}
	for _, f := range m.Funcs {
		if m.Result(f) != of["list"] {
			t.Errorf("%s returns %v", f.Name(), m.Result(f))
		}
	}
}

// TestPointerSymbol looks for pointers whose place the object that they point to has.
func TestPointerSymbol(t *testing.T) {
	m, err := Parse("a.ll", []byte(`
@one.body = global [40 x i8] undef
@two.body = global [40 x i8] undef
@none.body = global [40 x i8] undef
@pairs.body = global i64 0, !dbg !0
!llvm.module.flags = !{!60}
!60 = !{i32 2, !"Debug Info Version", i32 3}
!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "one", scope: null, file: !2, line: 9, type: !3, isLocal: true)
!2 = !DIFile(filename: "a.c", directory: ".")
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = distinct !DIGlobalVariable(name: "two", scope: null, file: !2, line: 19, type: !3, isLocal: true)
!6 = distinct !DIGlobalVariable(name: "two", scope: !2, file: !2, line: 29, type: !3, isLocal: true)
`))
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range m.Globals {
		s := m.PointerSymbol(g)
		if got := s != nil && s.Name == "one" && m.TypeOf(s).Kind == PointerType; got != (g.Name() == "one.body") || !got && s != nil {
			t.Errorf("%s stands for %+v", g.Name(), s)
		}
	}
}

// Numbers are read as their types say, and handles of threads keep the names of their typedefs.
func TestNumbers(t *testing.T) {
	const head = "@x = global i64 0, !dbg !0\n!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())\n" +
		"!1 = distinct !DIGlobalVariable(name: \"x\", scope: null, line: 9, type: !3)\n"
	for _, test := range []struct {
		metadata string
		want     Number
		thread   bool
	}{
		{`!3 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)`, SignedNumber, false},
		{`!3 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)`, UnsignedNumber, false},
		{`!3 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)`, FloatNumber, false},
		{`!3 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)`, BooleanNumber, false},
		{`!3 = !DIBasicType(name: "strange", size: 64, encoding: DW_ATE_complex_float)`, UnknownNumber, false},
		{"!3 = !DIDerivedType(tag: DW_TAG_typedef, name: \"pthread_t\", baseType: !4)\n!4 = !DIBasicType(name: \"unsigned long\", size: 64, encoding: DW_ATE_unsigned)", UnsignedNumber, true},
		{"!3 = !DIDerivedType(tag: DW_TAG_typedef, name: \"thrd_t\", baseType: !4)\n!4 = !DIBasicType(name: \"unsigned long\", size: 64, encoding: DW_ATE_unsigned)", UnsignedNumber, true},
		{"!3 = !DIDerivedType(tag: DW_TAG_typedef, name: \"pthread_t\", baseType: !4)\n!4 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)", UnknownNumber, true},
		{"!3 = !DIDerivedType(tag: DW_TAG_typedef, name: \"pthread_key_t\", baseType: !4)\n!4 = !DIBasicType(name: \"unsigned int\", size: 32, encoding: DW_ATE_unsigned)", UnsignedNumber, false},
	} {
		m, err := Parse("a.ll", []byte(head+test.metadata+"\n"))
		if err != nil {
			t.Fatal(err)
		}
		u := m.TypeOf(m.GlobalSymbol(m.Globals[0]))
		if u == nil || u.Number != test.want || u.IsThread() != test.thread {
			t.Errorf("%s: %+v", test.metadata, u)
		}
	}
}
