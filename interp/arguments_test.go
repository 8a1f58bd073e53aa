package interp

import "testing"

// TestReadsArguments has mains that use their parameters in some way, and mains that keep them only.
func TestReadsArguments(t *testing.T) {
	const kept = "%count = alloca i32\n%words = alloca ptr\nstore i32 %argc, ptr %count\nstore ptr %argv, ptr %words\n"
	for _, test := range []struct {
		name, body string
		want       bool
	}{
		{"nothing", "ret i32 0", false},
		{"kept", kept + "ret i32 0", false},
		{"loaded for nothing", kept + "%n = load i32, ptr %count\nret i32 0", false},
		{"returned", "ret i32 %argc", true},
		{"compared", kept + "%n = load i32, ptr %count\n%c = icmp slt i32 %n, 2\nret i32 0", true},
		{"copied", kept + "%v = alloca i32\n%n = load i32, ptr %count\nstore i32 %n, ptr %v\nret i32 0", true},
		{"published", "store ptr %argv, ptr @g\nret i32 0", true},
		{"address taken", kept + "store ptr %count, ptr @g\nret i32 0", true},
		{"stepped through", "%p = getelementptr ptr, ptr %argv, i64 1\nret i32 0", true},
		{"handed on", "call void @f(i32 %argc)\nret i32 0", true},
		{"branched on", kept + "%n = load i32, ptr %count\nswitch i32 %n, label %a []\na:\nret i32 0", true},
	} {
		p := compileText(t, []byte("@g = global ptr null\ndefine void @f(i32 %n) {\nret void\n}\ndefine i32 @main(i32 %argc, ptr %argv) {\n"+test.body+"\n}\n"), Options{})
		if got := p.ReadsArguments(); got != test.want {
			t.Errorf("%s: %v", test.name, got)
		}
	}
}
