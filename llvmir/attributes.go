package llvmir

// dropAttrs skips attributes and references to attribute groups.
func (p *pass) dropAttrs() {
	for p.dropAttr() {
	}
}

// dropAttr skips one attribute if there is one.
func (p *pass) dropAttr() bool {
	switch p.tok.kind {
	case tokAttrRef:
		p.next()
		return true
	case tokString:
		p.next()
		if p.accept("=") {
			p.dropKind(tokString, "a string")
		}
		return true
	case tokWord:
		shape := attributes[string(p.tok.text)]
		switch shape {
		case 0:
			return false
		case attrReject:
			p.unsupported("attribute %s", p.tok.text)
		}
		p.next()
		if shape == attrNumber {
			p.accept("=")
			if p.tok.kind == tokNumber {
				p.next()
				return true
			}
		}
		if shape != attrNone && p.is("(") {
			p.skipBalanced()
		}
		return true
	}
	return false
}

// paramAttrs drops the attributes of a parameter or argument, except for
// byval and elementtype, which carry meaning.
func (p *pass) paramAttrs() {
	for {
		switch {
		case p.is("byval"), p.is("elementtype"):
			p.emit()
			if p.is("(") {
				p.emit()
				p.typ()
				p.expect(")")
			}
		case p.dropAttr():
		default:
			return
		}
	}
}
