package llvmir

// attrShape tells what follows an attribute's name.
type attrShape uint8

const (
	attrNone   attrShape = iota + 1 // nothing
	attrParens                      // an optional group in parentheses
	attrNumber                      // a number, also in parentheses or after '='
	attrReject                      // gomc gives the program no meaning
)

// words makes a set of words that share a shape.
func words(shape attrShape, into map[string]attrShape, list ...string) {
	for _, w := range list {
		into[w] = shape
	}
}

// attributes holds the parameter, return and function attributes that are
// dropped, as they only permit optimisations or steer code generation, and
// those that are rejected. byval and elementtype are handled by their users.
var attributes = func() map[string]attrShape {
	m := map[string]attrShape{}
	words(attrNone, m,
		// Parameters and results.
		"allocalign", "allocptr", "dead_on_return", "dead_on_unwind", "immarg", "inreg", "nest", "noalias", "nocapture",
		"noext", "nofree", "nonnull", "noundef", "readnone", "readonly", "returned", "signext", "swiftself", "swiftasync",
		"writable", "writeonly", "zeroext",
		// Functions.
		"alwaysinline", "argmemonly", "builtin", "cold", "convergent", "coro_elide_safe", "coro_only_destroy_when_complete",
		"disable_sanitizer_instrumentation", "fn_ret_thunk_extern", "flatten", "hot", "hybrid_patchable",
		"inaccessiblemem_or_argmemonly", "inaccessiblememonly", "inlinehint", "jumptable", "minsize", "mustprogress",
		"naked", "nobuiltin", "nocallback", "nocf_check", "nocreateundeforpoison", "nodivergencesource", "noduplicate",
		"noimplicitfloat", "noinline", "nomerge", "nonlazybind", "noprofile", "norecurse", "noredzone", "noreturn",
		"nosanitize_bounds", "nosanitize_coverage", "nosync", "nounwind", "null_pointer_is_valid", "optdebug",
		"optforfuzzing", "optnone", "optsize", "returns_twice", "safestack", "sanitize_address",
		"sanitize_alloc_token", "sanitize_hwaddress", "sanitize_memory", "sanitize_memtag", "sanitize_numerical_stability",
		"sanitize_realtime", "sanitize_realtime_blocking", "sanitize_thread", "sanitize_type", "shadowcallstack",
		"skipprofile", "speculatable", "speculative_load_hardening", "ssp", "sspreq", "sspstrong", "strictfp", "willreturn")
	words(attrParens, m,
		"allockind", "allocsize", "byref", "captures", "dereferenceable", "dereferenceable_or_null", "initializes",
		"memory", "nofpclass", "range", "sret", "uwtable", "vscale_range", "denormal_fpenv")
	words(attrNumber, m, "align", "alignstack")
	words(attrReject, m, "inalloca", "preallocated", "presplitcoroutine", "swifterror")
	return m
}()

// headerWords are the words before the type of a global, alias or function
// that are dropped; linkage words are kept, see linkages.
var headerWords = map[string]bool{
	"default": true, "dllexport": true, "dllimport": true, "dso_local": true, "dso_preemptable": true,
	"hidden": true, "local_unnamed_addr": true, "protected": true, "unnamed_addr": true,
}

var linkages = map[string]bool{
	"appending": true, "available_externally": true, "common": true, "external": true, "extern_weak": true, "internal": true,
	"linkonce": true, "linkonce_odr": true, "private": true, "weak": true, "weak_odr": true,
}

// callingConvs are the calling conventions of C code, which are dropped.
var callingConvs = map[string]bool{
	"ccc": true, "coldcc": true, "fastcc": true, "preserve_allcc": true, "preserve_mostcc": true, "preserve_nonecc": true,
	"tailcc": true, "win64cc": true, "x86_64_sysvcc": true, "x86_fastcallcc": true, "x86_regcallcc": true,
	"x86_stdcallcc": true, "x86_thiscallcc": true, "x86_vectorcallcc": true, "aarch64_vector_pcs": true,
	"arm_aapcscc": true, "arm_aapcs_vfpcc": true, "arm_apcscc": true,
}

// fastMath are the flags of floating-point instructions, which are dropped.
var fastMath = map[string]bool{
	"afn": true, "arcp": true, "contract": true, "fast": true, "ninf": true, "nnan": true, "nsz": true, "reassoc": true,
}

// plainConstants are the constants of one word that pointers have.
var plainConstants = map[string]bool{"null": true, "poison": true, "undef": true, "zeroinitializer": true}

var intPreds = map[string]bool{
	"eq": true, "ne": true, "sge": true, "sgt": true, "sle": true, "slt": true, "uge": true, "ugt": true, "ule": true, "ult": true,
}

var floatPreds = map[string]bool{
	"false": true, "oeq": true, "oge": true, "ogt": true, "ole": true, "olt": true, "one": true, "ord": true, "true": true,
	"ueq": true, "uge": true, "ugt": true, "ule": true, "ult": true, "une": true, "uno": true,
}

var orderings = map[string]bool{
	"acq_rel": true, "acquire": true, "monotonic": true, "release": true, "seq_cst": true, "unordered": true,
}

// rmwOps tells for each operation of atomicrmw whether llir knows it; the
// others are encoded as calls, see doc.go.
var rmwOps = map[string]bool{
	"add": true, "and": true, "fadd": true, "fsub": true, "max": true, "min": true, "nand": true, "or": true, "sub": true,
	"umax": true, "umin": true, "xchg": true, "xor": true,
	"fmax": false, "fmaximum": false, "fmaximumnum": false, "fmin": false, "fminimum": false, "fminimumnum": false,
	"udec_wrap": false, "uinc_wrap": false, "usub_cond": false, "usub_sat": false,
}

// casts maps each conversion to the one that llir parses.
var casts = map[string]string{
	"addrspacecast": "addrspacecast", "bitcast": "bitcast", "fpext": "fpext", "fptosi": "fptosi", "fptoui": "fptoui",
	"fptrunc": "fptrunc", "inttoptr": "inttoptr", "ptrtoaddr": "ptrtoint", "ptrtoint": "ptrtoint", "sext": "sext",
	"sitofp": "sitofp", "trunc": "trunc", "uitofp": "uitofp", "zext": "zext",
}

var binaryOps = map[string]bool{
	"add": true, "and": true, "ashr": true, "fadd": true, "fdiv": true, "fmul": true, "frem": true, "fsub": true, "lshr": true,
	"mul": true, "or": true, "sdiv": true, "shl": true, "srem": true, "sub": true, "udiv": true, "urem": true, "xor": true,
}

// wrapFlags says which of nuw, nsw and exact llir parses after an operation.
func wrapFlags(op string) (wrap, exact bool) {
	switch op {
	case "add", "sub", "mul", "shl":
		return true, false
	case "udiv", "sdiv", "lshr", "ashr":
		return false, true
	}
	return false, false
}
