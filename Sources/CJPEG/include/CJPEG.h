#ifndef CJPEG_H
#define CJPEG_H

#include <stddef.h>
#include <stdint.h>

/// The pixels of a JPEG picture, row by row without gaps, each 0xFFRRGGBB in the machine's byte order. NULL for what
/// is no JPEG picture, is larger than `most_pixels`, or cannot be read. The caller frees them.
///
/// Of a picture that ends too early the missing part is grey, as in browsers.
uint32_t *cjpeg_pixels(const uint8_t *data, size_t length, size_t most_pixels, int *width, int *height);

#endif
