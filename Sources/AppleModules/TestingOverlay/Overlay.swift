// Swift Testing asks for a module of this name in files that import both Testing and UIKit. There is nothing for it
// to add here.
