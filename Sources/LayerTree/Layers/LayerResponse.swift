import Geometry

/// The transform and the opacity of a layer as a function of the offset of the scrolled content around it, for a host
/// that displays content between two frames of the scene.
///
/// The function is linear between the samples, and constant beyond them. A host adds its difference between the offset
/// that the host displays and the offset of the frame to the properties of the layer. Content at the offset of the
/// frame therefore looks exactly as the frame describes it.
public struct LayerResponse: Equatable, Sendable {
    /// The properties of the layer at an offset.
    public struct Sample: Equatable, Sendable {
        /// The offset minus the growth of the content before the viewport, in points; see
        /// ``LayerMotion/Axis/growth``.
        public var offset: Double
        /// The transform around the layer's origin.
        public var transform: ProjectionTransform
        /// The opacity, in 0...1.
        public var opacity: Double

        /// Creates a sample.
        public init(offset: Double, transform: ProjectionTransform, opacity: Double) {
            self.offset = offset
            self.transform = transform
            self.opacity = opacity
        }

        /// The nine entries of the transform in the order of its rows, and the opacity.
        public var numbers: [Double] {
            let m = transform
            return [m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33].map { Double($0) } + [opacity]
        }
    }

    /// The samples in ascending order of their offsets.
    public let samples: [Sample]

    /// Creates a function, or returns `nil` if it's constant, a number isn't finite, or the offsets don't ascend.
    public init?(_ samples: [Sample]) {
        guard let first = samples.first?.numbers, samples.contains(where: { $0.numbers != first }),
            samples.allSatisfy({ $0.offset.isFinite && $0.numbers.allSatisfy(\.isFinite) }),
            zip(samples, samples.dropFirst()).allSatisfy({ $0.offset < $1.offset })
        else { return nil }
        self.samples = samples
    }

    /// Returns the numbers of a sample at an offset minus the growth.
    ///
    /// - Complexity: O(*n*) in the number of samples.
    package func numbers(at offset: Double) -> [Double] {
        let next = samples.firstIndex { $0.offset > offset } ?? samples.count - 1
        let upper = samples[max(next, 1)], lower = samples[max(next, 1) - 1]
        let part = min(max((offset - lower.offset) / (upper.offset - lower.offset), 0), 1)
        return zip(lower.numbers, upper.numbers).map { $0 + ($1 - $0) * part }
    }
}

/// The responses of a layer to the scrolled content around it, for each axis.
public struct LayerResponses: Equatable, Sendable {
    /// The response to the nearest content that moves horizontally; `nil` if there is none.
    public var horizontal: LayerResponse?
    /// The response to the nearest content that moves vertically; `nil` if there is none.
    public var vertical: LayerResponse?

    /// Creates a description, or returns `nil` if it's empty.
    public init?(horizontal: LayerResponse? = nil, vertical: LayerResponse? = nil) {
        if horizontal == nil, vertical == nil { return nil }
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
