import CCairo
import Foundation
import LayerTree

extension Path {
    /// Adds the outline to the current path of a context.
    func append(to context: OpaquePointer) {
        switch storage {
        case .empty: break
        case .rect(let rect):
            let rect = rect.standardized
            cairo_rectangle(
                context, Double(rect.origin.x), Double(rect.origin.y), Double(rect.size.width),
                Double(rect.size.height))
        case .ellipse(let rect):
            let rect = rect.standardized
            Self.appendRounded(rect, x: rect.size.width / 2, y: rect.size.height / 2, to: context)
        case .roundedRect(let rect, let corner):
            let rect = rect.standardized
            Self.appendRounded(
                rect, x: min(max(corner.width, 0), rect.size.width / 2),
                y: min(max(corner.height, 0), rect.size.height / 2), to: context)
        case .elements(let elements):
            for element in elements { Self.append(element, to: context) }
        }
    }

    private static func append(_ element: Element, to context: OpaquePointer) {
        switch element {
        case .move(let to): cairo_move_to(context, Double(to.x), Double(to.y))
        case .line(let to): cairo_line_to(context, Double(to.x), Double(to.y))
        case .quadCurve(let to, let control):
            // A quadratic curve equals the cubic curve whose control points are at two thirds of the distance to its
            // own.
            var x = Double(to.x), y = Double(to.y)
            if cairo_has_current_point(context) != 0 { cairo_get_current_point(context, &x, &y) }
            let cx = Double(control.x), cy = Double(control.y)
            cairo_curve_to(
                context, x + (cx - x) * 2 / 3, y + (cy - y) * 2 / 3, Double(to.x) + (cx - Double(to.x)) * 2 / 3,
                Double(to.y) + (cy - Double(to.y)) * 2 / 3, Double(to.x), Double(to.y))
        case .curve(let to, let c1, let c2):
            cairo_curve_to(
                context, Double(c1.x), Double(c1.y), Double(c2.x), Double(c2.y), Double(to.x), Double(to.y))
        case .closeSubpath: cairo_close_path(context)
        }
    }

    /// The distance of the control points of a quarter circle along its tangents, for an error below 0.03 %.
    private static let arc = 0.5522847498

    private static func appendRounded(_ rect: CGRect, x: CGFloat, y: CGFloat, to context: OpaquePointer) {
        let l = Double(rect.minX), t = Double(rect.minY), r = Double(rect.maxX), b = Double(rect.maxY)
        let x = Double(x), y = Double(y), kx = x * (1 - arc), ky = y * (1 - arc)
        cairo_move_to(context, l + x, t)
        cairo_line_to(context, r - x, t)
        cairo_curve_to(context, r - kx, t, r, t + ky, r, t + y)
        cairo_line_to(context, r, b - y)
        cairo_curve_to(context, r, b - ky, r - kx, b, r - x, b)
        cairo_line_to(context, l + x, b)
        cairo_curve_to(context, l + kx, b, l, b - ky, l, b - y)
        cairo_line_to(context, l, t + y)
        cairo_curve_to(context, l, t + ky, l + kx, t, l + x, t)
        cairo_close_path(context)
    }
}
