// Layers contain paths and transforms.
@_exported import Geometry
