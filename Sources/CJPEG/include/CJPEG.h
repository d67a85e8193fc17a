#ifndef CJPEG_H
#define CJPEG_H

#include <stddef.h>
#include <stdint.h>

/// Returns the pixels of a JPEG image, row by row without gaps, as 0xFFRRGGBB in the machine's byte order. The caller
/// frees them. The result is NULL if the data isn't a JPEG image, can't be read, or has more than `most_pixels` pixels.
///
/// If the data ends too early, the missing part of the image is gray, as in browsers.
uint32_t *cjpeg_pixels(const uint8_t *data, size_t length, size_t most_pixels, int *width, int *height);

#endif
