import Foundation

extension ScrollTransitionConfiguration {
    /// The point at which a view that scrolls into view reaches its identity phase.
    ///
    /// A threshold is a distance from the edge of the container to the view's nearest edge. It's the sum of a fraction
    /// of the view's length, a fraction of the container's length, and a fixed distance. Any interpolation between two
    /// thresholds has the same form.
    public struct Threshold {
        private var viewFraction: Double
        private var containerFraction: Double
        /// The fixed distance, in points.
        private var distance: Double

        /// The threshold at which the whole view is visible.
        public static var visible: Threshold { visible(1) }
        /// The threshold at which the view begins to become visible.
        public static var hidden: Threshold { visible(0) }
        /// The threshold at which the center of the view is at the center of the container.
        public static var centered: Threshold {
            Threshold(viewFraction: -0.5, containerFraction: 0.5, distance: 0)
        }

        /// Returns the threshold at which a fraction of the view is visible.
        ///
        /// - Parameter amount: The fraction of the view's length, from 0 to 1.
        public static func visible(_ amount: Double) -> Threshold {
            Threshold(viewFraction: (amount.isFinite ? amount : 1) - 1, containerFraction: 0, distance: 0)
        }

        /// Returns a threshold that is farther inside the container.
        ///
        /// - Parameter distance: The distance in points.
        public func inset(by distance: Double) -> Threshold {
            var result = self
            result.distance += distance.isFinite ? distance : 0
            return result
        }

        /// Interpolates between two thresholds.
        ///
        /// - Parameters:
        ///   - other: The other threshold.
        ///   - amount: The fraction, from 0 for this threshold to 1 for the other one.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            Threshold(
                viewFraction: viewFraction.interpolated(towards: other.viewFraction, amount: amount),
                containerFraction: containerFraction.interpolated(towards: other.containerFraction, amount: amount),
                distance: distance.interpolated(towards: other.distance, amount: amount))
        }

        /// Returns the distance in points from the container's edge to the view's edge at the threshold. It's negative
        /// if part of the view is then outside the container.
        package func offset(viewLength: CGFloat, containerLength: CGFloat) -> CGFloat {
            CGFloat(viewFraction) * viewLength + CGFloat(containerFraction) * containerLength + CGFloat(distance)
        }

        /// Returns the distance of a view from its identity phase on an axis.
        ///
        /// The result is -1 if the view is hidden beyond the top or leading edge, 0 in the identity phase, and 1 if the
        /// view is hidden beyond the other edge. It's linear in between.
        ///
        /// - Parameters:
        ///   - start: The position of the view's near edge in the container, in points.
        ///   - viewLength: The length of the view, in points.
        ///   - containerLength: The length of the container, in points.
        package func progress(start: CGFloat, viewLength: CGFloat, containerLength: CGFloat) -> Double {
            let threshold = offset(viewLength: viewLength, containerLength: containerLength)
            // A view that is longer than its container is fully visible if it covers the container.
            let excess = max(viewLength - containerLength, 0)
            let length = min(viewLength, containerLength)
            let end = containerLength - start - viewLength
            /// Returns 0 inside the threshold and 1 if the view is just hidden.
            func amount(_ edge: CGFloat) -> Double {
                let inset = edge + excess
                if inset >= threshold - Tolerance.offset { return 0 }
                let travel = threshold + length
                return travel > 0 ? Double(min((threshold - inset) / travel, 1)) : 1
            }
            let leading = amount(start), trailing = amount(end)
            // If two thresholds overlap, as centered ones do, the nearer edge determines the result.
            return leading > trailing ? -leading : trailing
        }
    }
}
