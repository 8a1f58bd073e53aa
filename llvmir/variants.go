package llvmir

import (
	"strconv"
	"strings"
)

// Variants are those of an enumeration of Rust, or of another type of which a tag says what it consists of.
type Variants struct {
	// Tag is where the number of the variant stands; it has no type if there is only one variant.
	Tag Field
	All []Variant
}

// Variant is one of them: the members that the value then has.
type Variant struct {
	Field
	// Number is what the tag says.
	Number uint64
	// Rest tells that the tag has any number that no other variant has; Number means nothing then. Such a tag is part of the variant's own content.
	Rest bool
}

// variants reads the variants among the elements of a structure; nil if it has none.
func (t *typeTable) variants(node *metaNode, depth int) *Variants {
	for _, n := range t.list(t.meta.ref(node.fields["elements"])) {
		part := t.meta.node(n)
		if part == nil || part.fields["tag"] != "DW_TAG_variant_part" {
			continue
		}
		v := &Variants{}
		if tag := t.meta.node(t.meta.ref(part.fields["discriminator"])); tag != nil {
			v.Tag = t.field(tag, depth)
		}
		for _, n := range t.list(t.meta.ref(part.fields["elements"])) {
			if m := t.meta.node(n); m != nil {
				number, ok := discriminant(m.fields["extraData"])
				v.All = append(v.All, Variant{t.field(m, depth), number, !ok})
			}
		}
		return v
	}
	return nil
}

// discriminant reads a constant such as "i32 5".
func discriminant(field string) (uint64, bool) {
	_, text, ok := strings.Cut(field, " ")
	if !ok {
		return 0, false
	}
	if n, err := strconv.ParseInt(text, 10, 64); err == nil {
		return uint64(n), true
	}
	n, err := strconv.ParseUint(text, 10, 64)
	return n, err == nil
}

// Which returns the variant that a tag stands for, false if there is none.
func (v *Variants) Which(tag uint64) (Variant, bool) {
	mask := ^uint64(0) >> (64 - min(max(v.Tag.Bits, 1), 64))
	for _, one := range v.All {
		if !one.Rest && one.Number&mask == tag&mask {
			return one, true
		}
	}
	for _, one := range v.All {
		if one.Rest {
			return one, true
		}
	}
	return Variant{}, false
}
