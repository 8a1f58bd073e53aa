package interp

import (
	"slices"

	"github.com/gomc/gomc/interp/models"
)

// This file is about programs that open files. Functions that other programs have from the interpreter, or from models that know the standard streams
// only, are then models that know files, too.

// opening are the functions that give a program a file.
var opening = []string{"open", "open64", "creat", "creat64", "fopen", "fopen64", "fdopen", "pipe", "pipe2", "eventfd",
	"mkstemp", "mkstemp64", "mkostemp", "mkostemp64", "mkstemps", "mkstemps64"}

// looking are the functions by which a program sees what is in a file, or how far it has got in one.
var looking = []string{"read", "eventfd_read", "pread", "pread64", "lseek", "lseek64", "fread", "fgets", "fgetc", "getc", "_IO_getc",
	"fseek", "fseeko", "fseeko64", "ftell", "ftello", "ftello64"}

// fileModel begins the names of models that know files.
const fileModel = "__file_"

// nameFiles finds the models of functions that know files in a program that opens some.
func (u *unit) nameFiles() {
	if !slices.ContainsFunc(opening, u.declares) {
		return
	}
	u.names = map[string]string{}
	for _, f := range u.mod.Funcs {
		if u.declares(f.Name()) && models.Has(fileModel+f.Name()) {
			u.names[f.Name()] = fileModel + f.Name()
		}
	}
}

// declares tells whether a function is one that the module calls and does not have.
func (u *unit) declares(name string) bool {
	f := u.funcs[name]
	return f != nil && len(f.Blocks) == 0
}

// readsFiles tells whether the program may see what is in a file.
func (p *Program) readsFiles() bool { return slices.ContainsFunc(looking, p.user.declares) }
