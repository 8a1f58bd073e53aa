package explore
import ("testing";"fmt";"github.com/gomc/gomc/litmus")
func TestDbg(t *testing.T){
 p:=&litmus.Program{Vars:1,Mutexes:1,Threads:[][]litmus.Stmt{{{Kind:litmus.Store,C:0},{Kind:litmus.Lock}},{{Kind:litmus.Lock},{Kind:litmus.Load}},{{Kind:litmus.Lock}}}}
 dbg=func(f string,a ...any){fmt.Printf(f+"\n",a...)}
 for _,e:=range []string{"naive","optimal"}{
 fmt.Println(e)
 s,_:=summarise(t,p.Compile(),"tso",e)
 fmt.Println(s)
 }
}
