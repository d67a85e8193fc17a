/// The result of the measurement of visible areas for the inside of a layer: its content and its children.
package enum LayerDigest {
    /// A number of measurements reached the layer since the last change of its inside.
    case unknown(measurements: Int)
    /// The measurer's description of the inside, in the layer's coordinates.
    case known(AnyObject)
    /// The inside is too complex for a description. The measurer can keep the result of a measurement.
    case complex(AnyObject?)
    /// The measurer can't notice all changes of the inside.
    case unavailable
}
