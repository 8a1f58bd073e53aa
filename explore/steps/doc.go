// Package steps makes schedules of what searches have found. A search of graphs or of witnesses knows what the operations of each
// thread have returned, and in which order those take effect that others can see. That is not yet a schedule of a
// [memmodel.Machine]: there are steps that nobody sees, threads have to be created and joined in time, and stores leave buffers
// later than they are executed. [Schedule] adds them, once for all searches; what each has recorded is a [Record].
package steps
