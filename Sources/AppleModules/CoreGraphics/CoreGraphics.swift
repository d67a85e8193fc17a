// The parts of CoreGraphics that layouts and shapes use: geometry and outlines. There are no contexts, images, and
// colors.
@_exported import Foundation
@_exported import enum Geometry.CGLineCap
@_exported import enum Geometry.CGLineJoin
@_exported import struct Geometry.CGAffineTransform
@_exported import struct ViewRuntime.CGVector
