import Foundation
import LayerTree

/// The areas inside a layer and its drawings, as of a measurement in which nothing clipped or covered the layer.
///
/// As long as this holds and nothing inside changes, a movement of the layer changes only the positions.
final class AreaRecord {
    let findings: [(watch: LayerWatch, share: VisibleShare)]
    let inks: [Ink]
    /// The coordinates of the layer in the window.
    private let matrix: ProjectionTransform
    /// The opacity of the layer, and its opacity combined with that of its ancestors.
    private let opacities: [Double]

    init(
        findings: [(watch: LayerWatch, share: VisibleShare)], inks: [Ink], matrix: ProjectionTransform,
        opacities: [Double]
    ) {
        self.findings = findings
        self.inks = inks
        self.matrix = matrix
        self.opacities = opacities
    }

    /// Returns the distance of the layer from the measured position, or `nil` if there is another difference.
    func distance(to matrix: ProjectionTransform, opacities: [Double]) -> CGSize? {
        let distance = CGSize(width: matrix.m31 - self.matrix.m31, height: matrix.m32 - self.matrix.m32)
        var moved = self.matrix
        moved.m31 = matrix.m31
        moved.m32 = matrix.m32
        return moved == matrix && opacities == self.opacities ? distance : nil
    }

    /// Includes everything inside a layer in the measurement. Returns whether a record would notice all changes: the
    /// layers of a mask have no parent.
    static func includes(_ layer: Layer) -> Bool {
        layer.isMeasured = true
        return layer.effects?.mask == nil && layer.children.allSatisfy(includes)
    }
}
