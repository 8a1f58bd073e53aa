//go:build ignore

// Generate copies package trust; see package copied.
package main

import (
	"go/format"
	"log"
	"os"

	"github.com/gomc/gomc/explore/trust/long/internal/copied"
)

func main() {
	files, err := copied.Files("..")
	if err != nil {
		log.Fatal(err)
	}
	for name, text := range files {
		formatted, err := format.Source([]byte(text))
		if err != nil {
			log.Fatal(name, ": ", err)
		}
		if err := os.WriteFile(name, formatted, 0o644); err != nil {
			log.Fatal(err)
		}
	}
}
