package llvmir

import "testing"

func TestDemangle(t *testing.T) {
	for symbol, want := range map[string]string{
		"main":                                             "main",
		"_ZN5QueueIiLi1EE4pushEi":                          "Queue::push",
		"_ZZN5QueueIiLi1EE4pushEiENKUlvE_clEv":             "Queue::push::{lambda}",
		"_ZZ4mainENK3$_0clEv":                              "main::{lambda}",
		"_ZZNK4Item4costEiE5calls":                         "Item::cost::calls",
		"_ZN12_GLOBAL__N_13runEv":                          "(anonymous namespace)::run",
		"_ZNK4LesscvbEv":                                   "Less::operator bool",
		"_ZNK4LessclEii":                                   "Less::operator()",
		"_ZNSt7__cxx1112basic_stringIcE4sizeEv":            "std::basic_string::size",
		"_ZNSt3__14lockB8ne190107INS_5mutexES1_EEvRT_RT0_": "std::lock",
		"_ZTVN4shop4ItemE":                                 "vtable for shop::Item",
		"_ZZN4Less3runEPFiiEENKUlvE_clEv":                  "Less::run::{lambda}",
		"_RNvCsjrHSEGnQ3l9_4feat4main":                     "feat::main",
	} {
		if got := Demangle(symbol); got != want {
			t.Errorf("%s is %q, want %q", symbol, got, want)
		}
	}
}
