// The names of assets, which are in a module with this name on Apple's systems.
@_exported import struct ViewRuntime.ColorResource
@_exported import struct ViewRuntime.ImageResource
