#pragma once
#include <stddef.h>

/// The record of a `#Preview` in the executable: a function that adds the preview to a registry.
typedef void (*preview_record)(void *_Nonnull registry);

/// Returns the number of previews in the program, including those of linked libraries.
size_t preview_record_count(void);

/// Returns the record of a preview.
///
/// - Precondition: `index` is less than `preview_record_count()`.
preview_record _Nonnull preview_record_at(size_t index);
