// The names of assets, which Apple's tools keep in a module of this name.
@_exported import struct ViewRuntime.ColorResource
@_exported import struct ViewRuntime.ImageResource
