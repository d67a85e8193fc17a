#include "symbols.h"

static const unsigned char text[] = {
#embed "outlines.txt"
};

const unsigned char *const symbol_outlines = text;
const long symbol_outlines_length = sizeof text;
