package main

import (
	"strings"

	"github.com/urfave/cli/v2"
)

func (t *tool) manCommand() *cli.Command {
	return &cli.Command{
		Name:        "man",
		Usage:       "print gomc's manual page",
		Description: "To install it: gomc man > /usr/local/share/man/man1/gomc.1",
		Action: func(c *cli.Context) error {
			if c.Args().Present() {
				return usagef("man takes no arguments")
			}
			app := t.app()                                                      // c.App has package cli's help command, which has been put below itself if help was asked for before
			app.Description = strings.ReplaceAll(app.Description, "\n", "\n\n") // a paragraph each
			page, err := app.ToManWithSection(1)
			if err != nil {
				return err
			}
			_, err = t.stdout.Write([]byte(page))
			return err
		},
	}
}
