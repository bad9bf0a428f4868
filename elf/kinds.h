/* What can be wrong with an ELF file, as it is reported. */
#ifndef ELF_KINDS_H
#define ELF_KINDS_H

#include "base/diag.h"

extern const struct diag_kind elf_unusable, elf_table_cut, elf_names_lost;            /* headers.c */
extern const struct diag_kind elf_section_cut, elf_section_damaged;                   /* load.c */
extern const struct diag_kind elf_unwind_lost;                                        /* dynamic.c */
extern const struct diag_kind elf_symbols_nameless;                                   /* symbols.c */
extern const struct diag_kind elf_link_damaged, elf_candidate_refused, elf_crc_wrong; /* debugfile.c */
extern const struct diag_kind elf_debugdata_damaged;                                  /* debugdata.c */
extern const struct diag_kind elf_supplement_damaged, elf_supplement_missing;         /* supplement.c */
extern const struct diag_kind elf_relocation_unknown, elf_relocation_damaged;         /* relocatable.c */

#endif
