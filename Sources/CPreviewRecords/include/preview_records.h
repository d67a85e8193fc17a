#pragma once
#include <stddef.h>

/// What `#Preview` leaves in the program: a function that adds the preview to a registry.
typedef void (*preview_record)(void *_Nonnull registry);

/// How many previews the program has, those of the libraries linked into it included.
size_t preview_record_count(void);

/// - Precondition: `index` is less than `preview_record_count()`.
preview_record _Nonnull preview_record_at(size_t index);
