package llvmir

import (
	"slices"
	"testing"
)

func TestRustPaths(t *testing.T) {
	for symbol, want := range map[string][]string{
		"_RNvMNtNtNtNtCsjrHSEGnQ3l9_3std3sys4sync5mutex5futexNtB2_5Mutex14lock_contended":                           {"std.sys.sync.mutex.futex.Mutex.lock_contended"},
		"_RNvXNtNtCsjrHSEGnQ3l9_3std6thread9spawnhookNtB2_10SpawnHooksNtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4drop": {"std.thread.spawnhook.SpawnHooks..as..core.ops.drop.Drop.drop"},
		"_RINvNtCsgEmfK2I1SDS_4core9panicking13assert_failedllECsjrHSEGnQ3l9_3std":                                  {"core.panicking.assert_failed.i32..i32", "core.panicking.assert_failed"},
		"_ZN3std4sync4mpmc5utils7Backoff10spin_heavy17h0123456789abcdefE":                                           {"std.sync.mpmc.utils.Backoff.spin_heavy"},
		"_RNvNCNvNtNtCsjrHSEGnQ3l9_3std6thread9lifecycle15spawn_unchecked03MIN":                                     {"_RNvNCNvNtNtC3std6thread9lifecycle15spawn_unchecked03MIN"},
		"_ZNSt6thread4joinEv": nil,
		"main":                nil,
	} {
		if got := RustPaths(symbol); !slices.Equal(got, want) {
			t.Errorf("%s: got %q, want %q", symbol, got, want)
		}
	}
}

func TestRustVersion(t *testing.T) {
	for text, want := range map[string]string{
		"!0 = !{!\"rustc version 1.95.0 (59807616e 2026-04-14)\"}\n":                                                    "1.95.0",
		"!1 = distinct !DICompileUnit(producer: \"clang LLVM (rustc version 1.63.0)\")":                                 "1.63.0",
		"@s = constant [20 x i8] c\"rustc version 1.2.3.\"\n":                                                           "",
		"@s = constant [20 x i8] c\"rustc version 1.2.3.\"\n!0 = !{!\"rustc version 1.80.1\"}\n!1 = !{!\"clang 19\"}\n": "1.80.1",
		"!0 = !{!\"clang version 16\"}":                                                                                 "",
	} {
		if got := rustVersion([]byte(text)); got != want {
			t.Errorf("%s: got %q, want %q", text, got, want)
		}
	}
}
