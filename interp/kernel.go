package interp

import "strings"

// KernelWords tells whether the program is written in words of the Linux kernel's memory model.
func (p *Program) KernelWords() bool {
	for name := range p.user.funcs {
		if (strings.HasPrefix(name, "__LKMM_") || strings.HasPrefix(name, "__VERIFIER_lkmm_")) && p.modelled(name) {
			return true
		}
	}
	return false
}
