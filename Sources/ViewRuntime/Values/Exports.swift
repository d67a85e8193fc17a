// Names of Apple's that live beside the layers; the rest of that module is for hosts.
@_exported import enum LayerTree.CGLineCap
@_exported import enum LayerTree.CGLineJoin
@_exported import struct LayerTree.CGAffineTransform
@_exported import struct LayerTree.Path
@_exported import struct LayerTree.ProjectionTransform
@_exported import struct LayerTree.StrokeStyle

// Apple's SwiftUI brings Combine's names into sight; here they are OpenCombine's. What Foundation adds to them is in
// Core/State/Publishers: OpenCombine's own additions take FoundationNetworking and with it a network stack into every process,
// and its additions to Dispatch depend on the modules that the build happens to find.
@_exported import OpenCombine
