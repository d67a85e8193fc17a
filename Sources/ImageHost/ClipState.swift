import CCairo
import LayerTree

/// The visible area during drawing: a pixel rectangle, and optional outlines inside it.
struct ClipState: Equatable {
    var bounds: DeviceRect
    var path: ClipPath?

    static func == (a: ClipState, b: ClipState) -> Bool { a.bounds == b.bounds && a.path === b.path }

    /// Returns whether the entire part of the rectangle inside `bounds` is visible.
    func isPlain(over rect: DeviceRect) -> Bool { path == nil || path!.covers(rect.intersection(bounds)) }

    func intersecting(_ clip: LayerClip, matrix: Affine) -> ClipState {
        switch clip {
        case .rect(let rect): intersecting(Path(rect.standardized), evenOdd: false, matrix: matrix)
        case .path(let path, let evenOdd): intersecting(path, evenOdd: evenOdd, matrix: matrix)
        }
    }

    private func intersecting(_ path: Path, evenOdd: Bool, matrix: Affine) -> ClipState {
        // An outline that isn't finite clips nothing; an empty one clips everything.
        guard let extent = path.extent else { return ClipState(bounds: .empty, path: nil) }
        guard let device = matrix.bounds(extent) else { return self }
        if case .rect = path.storage, matrix.keepsAxes, let whole = device.wholePixels {
            return ClipState(bounds: bounds.intersection(whole), path: self.path)
        }
        let touched = bounds.intersection(device.touchedPixels)
        let outline = ClipPath(path, evenOdd: evenOdd, matrix: matrix, device: device, parent: self.path)
        // Inside the straight part of the outline, it clips nothing.
        return ClipState(bounds: touched, path: outline.coversAlone(touched) ? self.path : outline)
    }
}

/// An outline that clips the drawing, and the outlines that clip it.
final class ClipPath {
    private let parent: ClipPath?
    private let path: Path
    private let evenOdd: Bool
    private let matrix: Affine
    /// Pixels inside the outline. For a rounded rectangle, a wide and a tall rectangle form a cross.
    private let inside: (DeviceRect, DeviceRect)

    init(_ path: Path, evenOdd: Bool, matrix: Affine, device: DeviceBounds, parent: ClipPath?) {
        self.path = path
        self.evenOdd = evenOdd
        self.matrix = matrix
        self.parent = parent
        switch path.storage {
        case .rect where matrix.keepsAxes:
            inside = (device.coveredPixels, .empty)
        case .roundedRect(_, let corner) where matrix.keepsAxes:
            let x = abs(Double(corner.width) * matrix.a), y = abs(Double(corner.height) * matrix.d)
            inside = (device.outset(x: 0, y: -y).coveredPixels, device.outset(x: -x, y: 0).coveredPixels)
        default:
            inside = (.empty, .empty)
        }
    }

    /// Returns whether a rectangle is inside this outline and its parents. The result can be `false` even if the
    /// rectangle is inside.
    func covers(_ rect: DeviceRect) -> Bool {
        coversAlone(rect) && (parent == nil || parent!.covers(rect))
    }

    func coversAlone(_ rect: DeviceRect) -> Bool { inside.0.contains(rect) || inside.1.contains(rect) }

    func apply(to context: OpaquePointer, of surface: PixelSurface) {
        parent?.apply(to: context, of: surface)
        surface.setMatrix(matrix)
        cairo_new_path(context)
        path.append(to: context)
        cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_clip(context)
    }
}
