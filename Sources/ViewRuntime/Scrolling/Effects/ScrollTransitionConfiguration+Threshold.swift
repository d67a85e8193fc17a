import Foundation

extension ScrollTransitionConfiguration {
    /// Where on its way into sight a view reaches its identity.
    ///
    /// It is the distance from the container's edge to the edge of the view that is nearest to it, as a
    /// sum of a part of the view's length, a part of the container's, and a fixed distance. All thresholds
    /// are of this form, and so is every mixture of two.
    public struct Threshold {
        private var viewFraction: Double
        private var containerFraction: Double
        /// In points.
        private var distance: Double

        /// The view is wholly in sight.
        public static var visible: Threshold { visible(1) }
        /// The view is wholly out of sight.
        public static var hidden: Threshold { visible(0) }
        /// The view's centre is the container's.
        public static var centered: Threshold {
            Threshold(viewFraction: -0.5, containerFraction: 0.5, distance: 0)
        }

        /// A part of the view's length, 0...1, is in sight.
        public static func visible(_ amount: Double) -> Threshold {
            Threshold(viewFraction: (amount.isFinite ? amount : 1) - 1, containerFraction: 0, distance: 0)
        }

        /// The threshold, moved into the container by a distance in points.
        public func inset(by distance: Double) -> Threshold {
            var result = self
            result.distance += distance.isFinite ? distance : 0
            return result
        }

        /// A mixture: this threshold for 0, the other for 1.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            Threshold(
                viewFraction: viewFraction.interpolated(towards: other.viewFraction, amount: amount),
                containerFraction: containerFraction.interpolated(towards: other.containerFraction, amount: amount),
                distance: distance.interpolated(towards: other.distance, amount: amount))
        }

        /// The distance in points between the edges of container and view at which the view reaches its
        /// identity; negative where it still hangs out.
        package func offset(viewLength: CGFloat, containerLength: CGFloat) -> CGFloat {
            CGFloat(viewFraction) * viewLength + CGFloat(containerFraction) * containerLength + CGFloat(distance)
        }

        /// How far a view is from its identity along an axis: −1 when it is hidden beyond the top or leading
        /// edge, 0 at the identity, 1 when it is hidden beyond the other edge; linear in between.
        ///
        /// - Parameters:
        ///   - start: The view's near edge in the container, in points.
        ///   - viewLength, containerLength: Points.
        package func progress(start: CGFloat, viewLength: CGFloat, containerLength: CGFloat) -> Double {
            let threshold = offset(viewLength: viewLength, containerLength: containerLength)
            // A view longer than its container is in sight as far as it can be when it covers it.
            let excess = max(viewLength - containerLength, 0)
            let length = min(viewLength, containerLength)
            let end = containerLength - start - viewLength
            let tolerance: CGFloat = 1e-6
            /// 0 from the threshold inwards, 1 where the view is just out of sight.
            func amount(_ edge: CGFloat) -> Double {
                let inset = edge + excess
                if inset >= threshold - tolerance { return 0 }
                let way = threshold + length
                return way > 0 ? Double(min((threshold - inset) / way, 1)) : 1
            }
            let leading = amount(start), trailing = amount(end)
            // Between two thresholds that cross, as centred ones do, the nearer edge counts.
            return leading > trailing ? -leading : trailing
        }
    }
}
