#include "CJPEG.h"

// jpeglib.h needs FILE, but doesn't include its header.
#include <stdio.h>

#include <jpeglib.h>
#include <setjmp.h>
#include <stdlib.h>

// libjpeg must not return from an error. A long jump can't cross Swift frames, so this code is in C.
struct failure {
    struct jpeg_error_mgr manager;
    jmp_buf way_out;
};

static void fail(j_common_ptr info) { longjmp(((struct failure *)info->err)->way_out, 1); }

static void say_nothing(j_common_ptr info, int level) {
    if (level < 0) info->err->num_warnings++;
}

static uint32_t opaque(unsigned red, unsigned green, unsigned blue) {
    return 0xFF000000u | red << 16 | green << 8 | blue;
}

static void convert(const JSAMPLE *row, uint32_t *pixels, const struct jpeg_decompress_struct *info) {
    for (JDIMENSION x = 0; x < info->output_width; x++) {
        if (info->out_color_space == JCS_CMYK) {
            const JSAMPLE *ink = row + 4 * x;
            // Files with the marker of Adobe's programs contain inverted ink values.
            unsigned flip = info->saw_Adobe_marker ? 0 : 255;
            unsigned key = ink[3] ^ flip;
            pixels[x] = opaque((ink[0] ^ flip) * key / 255, (ink[1] ^ flip) * key / 255, (ink[2] ^ flip) * key / 255);
        } else {
            pixels[x] = opaque(row[3 * x], row[3 * x + 1], row[3 * x + 2]);
        }
    }
}

uint32_t *cjpeg_pixels(const uint8_t *data, size_t length, size_t most_pixels, int *width, int *height) {
    struct jpeg_decompress_struct info;
    struct failure failure;
    // Volatile, so they keep their values across a long jump.
    uint32_t *volatile pixels = NULL;
    JSAMPLE *volatile row = NULL;

    info.err = jpeg_std_error(&failure.manager);
    failure.manager.error_exit = fail;
    failure.manager.emit_message = say_nothing;
    jpeg_create_decompress(&info);
    if (setjmp(failure.way_out)) {
        jpeg_destroy_decompress(&info);
        free(pixels);
        free(row);
        return NULL;
    }
    jpeg_mem_src(&info, data, length);
    jpeg_read_header(&info, TRUE);
    if ((size_t)info.image_width * info.image_height > most_pixels) fail((j_common_ptr)&info);
    int has_ink = info.jpeg_color_space == JCS_CMYK || info.jpeg_color_space == JCS_YCCK;
    info.out_color_space = has_ink ? JCS_CMYK : JCS_RGB;
    jpeg_start_decompress(&info);
    pixels = malloc((size_t)info.output_width * info.output_height * sizeof(uint32_t));
    row = malloc((size_t)info.output_width * info.output_components);
    if (!pixels || !row) fail((j_common_ptr)&info);
    while (info.output_scanline < info.output_height) {
        uint32_t *target = pixels + (size_t)info.output_scanline * info.output_width;
        JSAMPROW rows[1] = {row};
        jpeg_read_scanlines(&info, rows, 1);
        convert(row, target, &info);
    }
    *width = (int)info.output_width;
    *height = (int)info.output_height;
    jpeg_finish_decompress(&info);
    jpeg_destroy_decompress(&info);
    free(row);
    return pixels;
}
