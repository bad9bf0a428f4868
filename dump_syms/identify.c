#include "dump_syms/identify.h"

#include "elf/identity.h"
#include "symfile/ids.h"

#include <stdlib.h>
#include <string.h>

static const struct diag_kind no_identity = {DIAG_LOSS, "neither a build-id nor .text: the id is all zeros"};
static const struct diag_kind no_build_id = {DIAG_WARNING, "no build-id: the id is a hash of .text, as Breakpad makes it"};
static const struct diag_kind guessed_name = {
	DIAG_WARNING, "only a debug file was given: the module's name is guessed from its own (--name says it)"
};

static const char *base_name(const char *path)
{
	const char *slash = strrchr(path, '/');
	return slash ? slash + 1 : path;
}

static char *module_name(const struct inputs *inputs, const struct dump_options *options, struct diag *d)
{
	static const char suffix[] = ".debug";
	if (options->name)
		return mem_string(options->name);
	const char *soname = image_soname(inputs->primary);
	if (soname && *soname)
		return mem_string(base_name(soname));
	const char *name = base_name(inputs->primary->path);
	if (!inputs->debug_only)
		return mem_string(name);
	size_t n = strlen(name), tail = sizeof suffix - 1;
	if (n > tail && strcmp(name + n - tail, suffix) == 0)
		n -= tail;
	char *guess = mem_printf("%.*s", (int)n, name);
	diag_report(d, &guessed_name, "%s", guess);
	return guess;
}

void identify(const struct inputs *inputs, const struct dump_options *options, struct diag *d, struct identity *ret,
              struct module *module)
{
	uint8_t hash[16] = {0};
	struct bytes identity = {hash, sizeof hash};
	if (identity_build_id(inputs->primary, &identity) == ST_OK)
		;
	else if (identity_hash(inputs->primary, hash) == ST_OK)
		diag_report(d, &no_build_id, "%s", inputs->primary->path);
	else
		diag_report(d, &no_identity, "%s", inputs->primary->path);
	id_module(identity, ret->id);
	ret->code_id = id_code(identity);
	ret->name = module_name(inputs, options, d);
	module->os = options->os ? options->os : "Linux";
	module->arch = image_arch(inputs->primary);
	module->id = options->id ? options->id : ret->id;
	module->code_id = ret->code_id;
	module->name = ret->name;
	module->generator = "symwalk/dump_syms " PACKAGE_VERSION;
}

void identity_release(struct identity *identity)
{
	free(identity->code_id);
	free(identity->name);
}
