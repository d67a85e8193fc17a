// Apple's names for geometry. The rest of the module is for hosts.
@_exported import enum Geometry.CGLineCap
@_exported import enum Geometry.CGLineJoin
@_exported import struct Geometry.CGAffineTransform
@_exported import struct Geometry.Path
@_exported import struct Geometry.ProjectionTransform
@_exported import struct Geometry.StrokeStyle

// Apple's SwiftUI also exports Combine. Here, OpenCombine replaces it. Foundation's publishers are in
// Core/State/Publishers, because OpenCombine's versions load FoundationNetworking, and so a network stack, into every
// process, and its additions to Dispatch depend on the modules that the build finds.
@_exported import OpenCombine
