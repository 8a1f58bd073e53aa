package llvmir

// predicate emits the predicate of icmp or fcmp.
func (p *pass) predicate(op string) {
	preds := intPreds
	if op == "fcmp" {
		preds = floatPreds
		p.dropWords(fastMath)
	} else {
		p.accept("samesign")
	}
	if p.tok.kind != tokWord || !preds[string(p.tok.text)] {
		p.unknown("predicate")
	}
	p.emit()
}

// flags emits the flags after a binary operation that llir knows, and drops
// disjoint and the floating-point ones.
func (p *pass) flags(op string) {
	wrap, exact := wrapFlags(op)
	for p.tok.kind == tokWord {
		switch w := string(p.tok.text); {
		case wrap && (w == "nuw" || w == "nsw"), exact && w == "exact":
			p.emit()
		case op == "or" && w == "disjoint", op[0] == 'f' && fastMath[w]:
			p.next()
		default:
			return
		}
	}
}

// dropWords skips the words that are in the set.
func (p *pass) dropWords(set map[string]bool) {
	for p.tok.kind == tokWord && set[string(p.tok.text)] {
		p.next()
	}
}
