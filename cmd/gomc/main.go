// Command gomc is a stateless model checker for concurrent C.
package main

func main() {}
