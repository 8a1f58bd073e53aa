package interp

// builtin numbers the functions that the interpreter knows by itself.
type builtin uint8

const (
	builtinNone builtin = iota
	builtinRMW
	builtinWait
	builtinWaitLoad
	builtinFence
	builtinFenceAll
	builtinMutexKinds
	builtinRobustMutexes
	builtinSharedJoins
	builtinDetachedCreation
	builtinLastingConditions
	builtinNote
	builtinDefined
	builtinMisuse
	builtinClaim
	builtinSelf
	builtinCreate
	builtinJoin
	builtinAlloc
	builtinAllocAgain
	builtinFree
	builtinUnmap
	builtinObjectSize
	builtinChoice
	builtinNondet
	builtinError
	builtinAssertFail
	builtinPanic
	builtinBlock
	builtinExitThread
	builtinExitProcess
	builtinAbort
	builtinAtomicBegin
	builtinAtomicEnd
	builtinAtomicOver // ends all sections that a thread is in which ends
	builtinUnsupported
	builtinPrint
	builtinSetjmp
	builtinLongjmp
	builtinClause
	builtinUnwind
	builtinRemember
	builtinKeep
	builtinCancels
	builtinNextThread
	builtinIsThread
	builtinReadsErrno
	builtinSignals
	builtinReadsFiles
	builtinDeclares // whether the program declares a function and does not define it
	builtinMayHappen
	builtinHappens
	builtinCalculate
	builtinEndLocal  // ends the instance of a thread-local variable, that of number args[0] among those that escape
	builtinThreadEnd // end of a thread: the value is in args[0]
	builtinSettle    // makes args[0] a number if inputs are terms
)

// builtinNames is the table that binds calls; all are intrinsics of the models
// but for the output functions.
var builtinNames = map[string]builtin{
	"__gomc_rmw":                builtinRMW,
	"__gomc_wait":               builtinWait,
	"__gomc_wait_load":          builtinWaitLoad,
	"__gomc_fence":              builtinFence,
	"__gomc_fence_all":          builtinFenceAll,
	"__gomc_mutex_kinds":        builtinMutexKinds,
	"__gomc_robust_mutexes":     builtinRobustMutexes,
	"__gomc_shared_joins":       builtinSharedJoins,
	"__gomc_detached_creation":  builtinDetachedCreation,
	"__gomc_lasting_conditions": builtinLastingConditions,
	"__gomc_note":               builtinNote,
	"__gomc_defined":            builtinDefined,
	"__gomc_misuse":             builtinMisuse,
	"__gomc_claim":              builtinClaim,
	"__gomc_self":               builtinSelf,
	"__gomc_create":             builtinCreate,
	"__gomc_join":               builtinJoin,
	"__gomc_alloc":              builtinAlloc,
	"__gomc_alloc_again":        builtinAllocAgain,
	"__gomc_free":               builtinFree,
	"__gomc_unmap":              builtinUnmap,
	"__gomc_object_size":        builtinObjectSize,
	"__gomc_choice":             builtinChoice,
	"__gomc_nondet":             builtinNondet,
	"__gomc_error":              builtinError,
	"__gomc_error_of":           builtinError,
	"__gomc_assert_fail":        builtinAssertFail,
	"__gomc_panic":              builtinPanic,
	"__gomc_block":              builtinBlock,
	"__gomc_exit_thread":        builtinExitThread,
	"__gomc_exit_process":       builtinExitProcess,
	"__gomc_abort":              builtinAbort,
	"__gomc_atomic_begin":       builtinAtomicBegin,
	"__gomc_atomic_end":         builtinAtomicEnd,
	"__gomc_unsupported":        builtinUnsupported,
	"__gomc_remember":           builtinRemember,
	"__gomc_keep":               builtinKeep,
	"__gomc_clause":             builtinClause,
	"__gomc_unwind":             builtinUnwind,
	"__gomc_cancels":            builtinCancels,
	"__gomc_next_thread":        builtinNextThread,
	"__gomc_is_thread":          builtinIsThread,
	"__gomc_reads_errno":        builtinReadsErrno,
	"__gomc_signals":            builtinSignals,
	"__gomc_reads_files":        builtinReadsFiles,
	"__gomc_declares":           builtinDeclares,
	"__gomc_may_happen":         builtinMayHappen,
	"__gomc_happens":            builtinHappens,

	"setjmp": builtinSetjmp, "_setjmp": builtinSetjmp, "sigsetjmp": builtinSetjmp, "__sigsetjmp": builtinSetjmp, "__sigsetjmp_cancel": builtinSetjmp,
	"__gomc_longjmp": builtinLongjmp, "longjmp": builtinLongjmp, "_longjmp": builtinLongjmp,

	"printf": builtinPrint, "fprintf": builtinPrint, "puts": builtinPrint, "putchar": builtinPrint,
	"fputs": builtinPrint, "fputc": builtinPrint, "putc": builtinPrint, "fflush": builtinPrint,
	"perror": builtinPrint, "vprintf": builtinPrint, "vfprintf": builtinPrint, "dprintf": builtinPrint,
	"fwrite": builtinPrint, "puts_unlocked": builtinPrint, "putchar_unlocked": builtinPrint,
	"fputs_unlocked": builtinPrint, "fwrite_unlocked": builtinPrint, "putc_unlocked": builtinPrint, "fputc_unlocked": builtinPrint, "vdprintf": builtinPrint,
	"__printf_chk": builtinPrint, "__fprintf_chk": builtinPrint,
}

// arguments is the number of arguments that a builtin needs.
func (b builtin) arguments() int {
	switch b {
	case builtinRMW, builtinWait:
		return 6
	case builtinWaitLoad, builtinNondet, builtinUnwind:
		return 3
	case builtinCreate, builtinAlloc, builtinError, builtinPanic, builtinNote, builtinRemember, builtinKeep, builtinLongjmp, builtinClause:
		return 2
	case builtinJoin, builtinIsThread, builtinAllocAgain, builtinFree, builtinUnmap, builtinObjectSize, builtinChoice, builtinAssertFail, builtinBlock,
		builtinExitThread, builtinMayHappen, builtinHappens, builtinUnsupported, builtinMisuse, builtinClaim, builtinDefined, builtinSetjmp:
		return 1
	}
	return 0
}

// captures tells whether an address given to a builtin escapes.
func (b builtin) captures() bool { return b == builtinCreate || b == builtinExitThread }
