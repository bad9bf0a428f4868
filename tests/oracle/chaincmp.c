/*
 * chaincmp [OPTIONS] FILE.sym ELF: holds a symbol file to llvm-symbolizer at random addresses of the code.
 *
 * ELF has the DWARF. Addresses are even over the executable sections; those of which llvm-symbolizer does not know the
 * function (padding, data among code) do not count. At each one it is asked whether
 *   - the chain is right: as many inlined calls, and file:line of each the same;
 *   - the name of the function itself is right: names_match, with what llvm-symbolizer says (linkage name or short name)
 *     or with any function symbol that has the address (aliases are as good);
 *   - all names are right: that one and those of the inlined functions.
 * A line of 0 means "no line" to both, whatever file stands beside it.
 *
 * Exit status: 0; 1 where a figure is below --min-chain or --min-name; 2 on errors; 77 without llvm-symbolizer.
 */
#include "symcheck/names.h"
#include "symcheck/paths.h"
#include "tests/oracle/symbolizer.h"
#include "tests/oracle/symtext.h"
#include "tests/oracle/target.h"

#include <getopt.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

struct options {
	size_t addresses, list;
	uint64_t seed;
	bool strict_paths, no_public, brief;
	const char *symbolizer;
	double min_chain, min_name;
};

enum verdict { CHAIN, NAME, NAMES, VERDICTS };

static const char *const verdict_texts[] = {
	[CHAIN] = "chain of file:line",
	[NAME] = "name of the function",
	[NAMES] = "names of all calls",
};

struct tally {
	size_t total, right[VERDICTS], listed[VERDICTS];
};

static const char usage_text[] =
	"usage: chaincmp [OPTIONS] FILE.sym ELF\n"
	"  -n, --addresses N    how many addresses (6000)\n"
	"  -s, --seed N         of the random numbers (1)\n"
	"  -l, --list K         show the first K disagreements of each kind (0)\n"
	"      --strict-paths   `..` in paths counts as written\n"
	"      --no-public      a name from a PUBLIC record counts for nothing\n"
	"      --symbolizer P   the program to ask ($LLVM_SYMBOLIZER or llvm-symbolizer)\n"
	"      --brief          figures alone: addresses, right chains, names, all names\n"
	"      --min-chain P, --min-name P\n"
	"                       exit status 1 below P percent\n";

/* Sebastiano Vigna's splitmix64: the same addresses on every machine. */
static uint64_t random_next(uint64_t *state)
{
	uint64_t z = *state += UINT64_C(0x9e3779b97f4a7c15);
	z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
	z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
	return z ^ z >> 31;
}

static bool places_match(const struct frame *a, const struct frame *b, bool strict)
{
	if (!a->line && !b->line)
		return true;
	return a->line == b->line && a->file && b->file && source_paths_match(a->file, b->file, strict);
}

static bool chains_match(const struct chain *a, const struct chain *b, bool strict)
{
	if (a->n != b->n)
		return false;
	for (size_t i = 0; i < a->n; i++)
		if (!places_match(&a->at[i], &b->at[i], strict))
			return false;
	return true;
}

/* An address, and what llvm-symbolizer calls its functions: by linkage name, and where that differed by short name too. */
struct place {
	uint64_t vaddr;
	const struct chain *want, *by_short_name; /* the latter may be NULL */
};

static bool name_matches(const struct chain *got, const struct place *place, size_t i)
{
	const char *name = got->at[i].function;
	const struct chain *other = place->by_short_name;
	return names_match(name, place->want->at[i].function) ||
	       (other && other->n == place->want->n && names_match(name, other->at[i].function));
}

static bool outermost_matches(const struct chain *got, const struct place *place, const struct target *target)
{
	if (!got->n || !got->at[got->n - 1].function)
		return false;
	const char *name = got->at[got->n - 1].function;
	const struct chain *other = place->by_short_name;
	return names_match(name, place->want->at[place->want->n - 1].function) ||
	       (other && names_match(name, other->at[other->n - 1].function)) || target_calls(target, place->vaddr, name);
}

static bool inlined_match(const struct chain *got, const struct place *place)
{
	if (got->n != place->want->n)
		return false;
	for (size_t i = 0; i + 1 < got->n; i++)
		if (!name_matches(got, place, i))
			return false;
	return true;
}

static void chain_show(const char *who, const struct chain *chain)
{
	printf("  %s\n", who);
	if (!chain->n)
		puts("    nothing");
	for (size_t i = 0; i < chain->n; i++) {
		const struct frame *frame = &chain->at[i];
		printf("    %s\n      %s:%" PRIu32 "\n", frame->function ? frame->function : "??",
		       frame->file ? frame->file : "??", frame->line);
	}
}

static void judge(const struct options *o, struct tally *tally, const struct place *place, const struct target *target,
                  const struct chain *got)
{
	bool right[VERDICTS], shown = false;
	right[CHAIN] = chains_match(got, place->want, o->strict_paths);
	right[NAME] = outermost_matches(got, place, target);
	right[NAMES] = right[NAME] && inlined_match(got, place);
	tally->total++;
	for (int i = 0; i < VERDICTS; i++) {
		tally->right[i] += right[i];
		if (right[i] || tally->listed[i] >= o->list)
			continue;
		tally->listed[i]++;
		printf("0x%" PRIx64 ": wrong %s%s\n", place->vaddr, verdict_texts[i], shown ? " (as above)" : "");
		if (!shown) {
			chain_show("symbol file", got);
			chain_show("llvm-symbolizer", place->want);
		}
		shown = true;
	}
}

struct comparison {
	const struct options *o;
	const struct symtext *sym;
	const struct target *target;
	const char *path;
	struct VEC(struct place) places;
	struct chain got; /* of the place at hand */
};

static void got_at(struct comparison *c, const struct place *place)
{
	symtext_chain(c->sym, place->vaddr - c->target->load_base, &c->got);
}

/* Twice as many addresses as wanted are asked for, as some are padding. */
static void places_choose(struct comparison *c, struct symbolized *answers)
{
	size_t asked = 2 * c->o->addresses;
	uint64_t state = c->o->seed, *vaddrs = mem_alloc(asked * sizeof *vaddrs);
	for (size_t i = 0; i < asked; i++)
		vaddrs[i] = target_pick(c->target, random_next(&state));
	symbolizer_ask(c->o->symbolizer, c->path, NAMES_LINKAGE, vaddrs, asked, answers);
	for (size_t i = 0; i < asked && c->places.n < c->o->addresses; i++) {
		const struct chain *chain = &answers->chains.at[i];
		if (chain->n && chain->at[chain->n - 1].function)
			*vec_push(&c->places) = (struct place){vaddrs[i], chain, NULL};
	}
	free(vaddrs);
}

/*
 * Where the linkage name is no mangled one it may be an alias that nobody calls the function by (__GI_read of read): the
 * short name is as good.
 */
static void places_ask_again(struct comparison *c, struct symbolized *answers)
{
	struct VEC(uint64_t) vaddrs = {0};
	struct VEC(size_t) indexes = {0};
	for (size_t i = 0; i < c->places.n; i++) {
		got_at(c, &c->places.at[i]);
		if (outermost_matches(&c->got, &c->places.at[i], c->target) && inlined_match(&c->got, &c->places.at[i]))
			continue;
		*vec_push(&vaddrs) = c->places.at[i].vaddr;
		*vec_push(&indexes) = i;
	}
	*answers = (struct symbolized){0};
	if (vaddrs.n)
		symbolizer_ask(c->o->symbolizer, c->path, NAMES_SHORT, vaddrs.at, vaddrs.n, answers);
	for (size_t i = 0; i < indexes.n; i++)
		if (answers->chains.at[i].n)
			c->places.at[indexes.at[i]].by_short_name = &answers->chains.at[i];
	vec_release(&vaddrs);
	vec_release(&indexes);
}

static void compare(const struct options *o, const struct symtext *sym, const struct target *target, const char *path,
                    struct tally *tally)
{
	struct comparison c = {.o = o, .sym = sym, .target = target, .path = path};
	struct symbolized answers, short_answers;
	places_choose(&c, &answers);
	places_ask_again(&c, &short_answers);
	for (size_t i = 0; i < c.places.n; i++) {
		got_at(&c, &c.places.at[i]);
		judge(o, tally, &c.places.at[i], target, &c.got);
	}
	vec_release(&c.got);
	vec_release(&c.places);
	symbolized_release(&answers);
	symbolized_release(&short_answers);
}

static double percent(const struct tally *tally, enum verdict verdict)
{
	return tally->total ? 100.0 * (double)tally->right[verdict] / (double)tally->total : 0;
}

static void report(const struct options *o, const struct tally *tally)
{
	if (o->brief) {
		printf("%zu %zu %zu %zu\n", tally->total, tally->right[CHAIN], tally->right[NAME], tally->right[NAMES]);
		return;
	}
	printf("%-22s %zu\n", "addresses", tally->total);
	for (int i = 0; i < VERDICTS; i++)
		printf("%-22s %.2f %% right, %zu wrong\n", verdict_texts[i], percent(tally, (enum verdict)i),
		       tally->total - tally->right[i]);
}

static void __attribute__((noreturn)) usage(void)
{
	fputs(usage_text, stderr);
	exit(2);
}

static struct options options_read(int argc, char **argv)
{
	enum { STRICT_PATHS = 256, NO_PUBLIC, SYMBOLIZER, BRIEF, MIN_CHAIN, MIN_NAME };
	static const struct option known[] = {
		{"addresses", required_argument, NULL, 'n'},
		{"seed", required_argument, NULL, 's'},
		{"list", required_argument, NULL, 'l'},
		{"strict-paths", no_argument, NULL, STRICT_PATHS},
		{"no-public", no_argument, NULL, NO_PUBLIC},
		{"symbolizer", required_argument, NULL, SYMBOLIZER},
		{"brief", no_argument, NULL, BRIEF},
		{"min-chain", required_argument, NULL, MIN_CHAIN},
		{"min-name", required_argument, NULL, MIN_NAME},
		{NULL, 0, NULL, 0},
	};
	struct options o = {.addresses = 6000, .seed = 1};
	for (int option; (option = getopt_long(argc, argv, "n:s:l:", known, NULL)) != -1;) {
		switch (option) {
		case 'n': o.addresses = strtoul(optarg, NULL, 10); break;
		case 's': o.seed = strtoull(optarg, NULL, 10); break;
		case 'l': o.list = strtoul(optarg, NULL, 10); break;
		case STRICT_PATHS: o.strict_paths = true; break;
		case NO_PUBLIC: o.no_public = true; break;
		case SYMBOLIZER: o.symbolizer = optarg; break;
		case BRIEF: o.brief = true; break;
		case MIN_CHAIN: o.min_chain = strtod(optarg, NULL); break;
		case MIN_NAME: o.min_name = strtod(optarg, NULL); break;
		default: usage();
		}
	}
	if (argc - optind != 2 || !o.addresses)
		usage();
	return o;
}

int main(int argc, char **argv)
{
	struct options o = options_read(argc, argv);
	struct symtext sym;
	struct target target;
	struct tally tally = {0};

	symtext_read(argv[optind], &sym);
	if (o.no_public)
		sym.publics.n = 0;
	target_read(argv[optind + 1], &target);
	compare(&o, &sym, &target, argv[optind + 1], &tally);
	report(&o, &tally);
	target_release(&target);
	symtext_release(&sym);
	return percent(&tally, CHAIN) < o.min_chain || percent(&tally, NAME) < o.min_name;
}
