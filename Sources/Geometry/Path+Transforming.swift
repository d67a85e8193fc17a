import Foundation

extension Path {
    /// Returns the transformed path. Without rotation or skew, rectangles and ellipses remain simple shapes.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    public func applying(_ transform: CGAffineTransform) -> Path {
        if transform.isIdentity { return self }
        if transform.b == 0, transform.c == 0 {
            switch storage {
            case .empty: return self
            case .rect(let rect): return Path(rect.applying(transform))
            case .ellipse(let rect): return Path(ellipseIn: rect.applying(transform))
            case .roundedRect(let rect, let size):
                let corner = CGSize(width: abs(size.width * transform.a), height: abs(size.height * transform.d))
                return Path(storage: .roundedRect(rect.applying(transform), cornerSize: corner))
            case .elements: break
            }
        }
        return Path(storage: .elements(elements.map { $0.applying(transform) }))
    }

    /// Returns the path moved by an offset.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }
}

extension Path.Element {
    fileprivate func applying(_ t: CGAffineTransform) -> Path.Element {
        switch self {
        case .move(let end): .move(to: end.applying(t))
        case .line(let end): .line(to: end.applying(t))
        case .quadCurve(let end, let control): .quadCurve(to: end.applying(t), control: control.applying(t))
        case .curve(let end, let control1, let control2):
            .curve(to: end.applying(t), control1: control1.applying(t), control2: control2.applying(t))
        case .closeSubpath: .closeSubpath
        }
    }
}
