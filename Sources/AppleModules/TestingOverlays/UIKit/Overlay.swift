// Swift Testing imports a module with this name into files that import both Testing and UIKit. On Linux, it has no
// content.
