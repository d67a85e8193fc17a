// Swift Testing imports a module with this name into files that import both Testing and CoreGraphics. On Linux, it has
// no content.
