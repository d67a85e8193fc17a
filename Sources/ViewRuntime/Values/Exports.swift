// Names of Apple's that live beside the layers; the rest of that module is for hosts.
@_exported import enum LayerTree.CGLineCap
@_exported import enum LayerTree.CGLineJoin
@_exported import struct LayerTree.CGAffineTransform
@_exported import struct LayerTree.Path
@_exported import struct LayerTree.ProjectionTransform
@_exported import struct LayerTree.StrokeStyle

// Apple's SwiftUI also exports Combine. Here, OpenCombine replaces it. Foundation's publishers are in
// Core/State/Publishers, because OpenCombine's versions load FoundationNetworking, and so a network stack, into every
// process, and its additions to Dispatch depend on the modules that the build finds.
@_exported import OpenCombine
