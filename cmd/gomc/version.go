package main

import (
	"fmt"
	"runtime"
	"runtime/debug"

	"github.com/urfave/cli/v2"
)

// version is set by the Makefile.
var version = ""

// versionText is the version of gomc, with the commit if it is known.
func versionText() string {
	text := version
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return text + "unknown"
	}
	if text == "" {
		text = info.Main.Version
	}
	if text == "" || text == "(devel)" {
		text = "devel"
		for _, s := range info.Settings {
			if s.Key == "vcs.revision" {
				text += "-" + s.Value[:min(len(s.Value), 12)]
			}
		}
	}
	return text
}

func (t *tool) versionCommand() *cli.Command {
	return &cli.Command{
		Name:  "version",
		Usage: "print the version of gomc",
		Action: func(c *cli.Context) error {
			if c.Args().Present() {
				return usagef("version takes no arguments")
			}
			fmt.Fprintf(t.stdout, "gomc %s (%s, %s/%s)\n", versionText(), runtime.Version(), runtime.GOOS, runtime.GOARCH)
			return nil
		},
	}
}
