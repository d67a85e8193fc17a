#include "preview_records.h"

// The linker defines symbols for the ends of a section whose name is an identifier. Without previews, the section
// doesn't exist.
extern const preview_record __start_scrollwork_previews[] __attribute__((weak, visibility("hidden")));
extern const preview_record __stop_scrollwork_previews[] __attribute__((weak, visibility("hidden")));

size_t preview_record_count(void) {
    return __start_scrollwork_previews ? (size_t)(__stop_scrollwork_previews - __start_scrollwork_previews) : 0;
}

preview_record preview_record_at(size_t index) { return __start_scrollwork_previews[index]; }
