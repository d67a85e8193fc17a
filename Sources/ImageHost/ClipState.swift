import CCairo
import LayerTree

/// Where painting shows: whole pixels, and within them the inside of some outlines.
struct ClipState: Equatable {
    var bounds: DeviceRect
    var path: ClipPath?

    static func == (a: ClipState, b: ClipState) -> Bool { a.bounds == b.bounds && a.path === b.path }

    /// All of the rectangle shows, as far as `bounds` goes.
    func isPlain(over rect: DeviceRect) -> Bool { path == nil || path!.covers(rect.intersection(bounds)) }

    func intersecting(_ clip: LayerClip, matrix: Affine) -> ClipState {
        switch clip {
        case .rect(let rect): intersecting(Path(rect.standardized), evenOdd: false, matrix: matrix)
        case .path(let path, let evenOdd): intersecting(path, evenOdd: evenOdd, matrix: matrix)
        }
    }

    private func intersecting(_ path: Path, evenOdd: Bool, matrix: Affine) -> ClipState {
        // An outline that is not finite cuts nothing off; an empty one all.
        guard let extent = path.extent else { return ClipState(bounds: .empty, path: nil) }
        guard let device = matrix.bounds(extent) else { return self }
        if case .rect = path.storage, matrix.keepsAxes, let whole = device.wholePixels {
            return ClipState(bounds: bounds.intersection(whole), path: self.path)
        }
        let touched = bounds.intersection(device.touchedPixels)
        let outline = ClipPath(path, evenOdd: evenOdd, matrix: matrix, device: device, parent: self.path)
        // Inside the outline's straight part it cuts nothing off.
        return ClipState(bounds: touched, path: outline.coversByItself(touched) ? self.path : outline)
    }
}

/// An outline that painting is cut to, and those it was already cut to.
final class ClipPath {
    private let parent: ClipPath?
    private let path: Path
    private let evenOdd: Bool
    private let matrix: Affine
    /// Pixels that lie inside: for a rounded rectangle a wide rectangle and a tall one, in the form of a cross.
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

    /// Whether the rectangle lies inside this outline and all it was cut to before. May say no when it does.
    func covers(_ rect: DeviceRect) -> Bool {
        coversByItself(rect) && (parent == nil || parent!.covers(rect))
    }

    func coversByItself(_ rect: DeviceRect) -> Bool { inside.0.contains(rect) || inside.1.contains(rect) }

    func apply(to context: OpaquePointer, of surface: PixelSurface) {
        parent?.apply(to: context, of: surface)
        surface.setMatrix(matrix)
        cairo_new_path(context)
        path.append(to: context)
        cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_clip(context)
    }
}
