package svcomp

import "fmt"

// DataModels are the names of data models: of sizes of C types.
func DataModels() []string { return []string{"ILP32", "LP64"} }

// ModelFlag is the flag of compilers for a data model.
func ModelFlag(name string) (string, error) {
	switch name {
	case "ILP32":
		return "-m32", nil
	case "LP64":
		return "-m64", nil
	}
	return "", fmt.Errorf("no data model %q; there are: ILP32, LP64", name)
}
