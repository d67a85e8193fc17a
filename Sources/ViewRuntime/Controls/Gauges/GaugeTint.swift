/// The tint of a gauge. A gradient follows the course of the gauge, from the lower bound to the upper one.
struct GaugeTint: ShapeStyle {
    /// The line of a gauge.
    enum Course { case bar, ring, openRing }

    let course: Course

    func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        guard let gradient = context.environment.drawing.tint?.base as? Gradient else {
            return TintShapeStyle()._resolve(context)
        }
        switch course {
        case .bar:
            return LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)._resolve(context)
        case .ring: return angular(gradient, from: -90, to: 270)._resolve(context)
        // The round ends extend beyond the ring, which is open from 45 to 135 degrees.
        case .openRing: return angular(gradient, from: 125, to: 415)._resolve(context)
        }
    }

    private func angular(_ gradient: Gradient, from start: Double, to end: Double) -> AngularGradient {
        AngularGradient(gradient: gradient, center: .center, startAngle: .degrees(start), endAngle: .degrees(end))
    }
}
