package report

import (
	"fmt"
	"strings"

	"github.com/gomc/gomc/event"
)

// Annotation writes a violation as a workflow command of GitHub's, which marks its line where the log of a job is read: "::error file=F,line=L,col=C,title=T::MESSAGE".
func Annotation(kind event.ErrorKind, message string, at event.Site) string {
	value := strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A")
	property := strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A", ":", "%3A", ",", "%2C")
	var b strings.Builder
	b.WriteString("::error ")
	if at.File != "" && at.Line > 0 {
		fmt.Fprintf(&b, "file=%s,line=%d,", property.Replace(at.File), at.Line)
		if at.Column > 0 {
			fmt.Fprintf(&b, "col=%d,", at.Column)
		}
	}
	fmt.Fprintf(&b, "title=%s::%s", property.Replace("gomc: "+string(kind)), value.Replace(Printable(message)))
	return b.String()
}
