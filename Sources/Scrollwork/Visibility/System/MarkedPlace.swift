#if !canImport(ViewRuntime)
import SwiftUI

/// The place of a measured or covering view among the marked views around it.
///
/// The views of the system don't show which view is inside another one, because a marker in a background has a view of
/// its own around it. So the modifiers pass their marks to the content through the environment.
struct MarkedPlace: Equatable {
    /// The identity of a modifier.
    final class Mark: Equatable, Sendable {
        nonisolated init() {}

        static func == (a: Mark, b: Mark) -> Bool { a === b }
    }

    private var own: Mark?
    private var around: [Mark] = []

    init() {}

    init(_ own: Mark, in around: [Mark]) {
        self.own = own
        self.around = around
    }

    /// Whether one of two views is inside the other.
    func isRelated(to other: MarkedPlace) -> Bool { contains(other) || other.contains(self) }

    private func contains(_ other: MarkedPlace) -> Bool { own.map { other.around.contains($0) } ?? false }
}

extension EnvironmentValues {
    private struct MarksAroundKey: EnvironmentKey {
        static var defaultValue: [MarkedPlace.Mark] { [] }
    }

    /// The marks of the modifiers around a view, the outermost first.
    var marksAround: [MarkedPlace.Mark] {
        get { self[MarksAroundKey.self] }
        set { self[MarksAroundKey.self] = newValue }
    }
}

extension View {
    /// Declares that the view is inside the content of a modifier.
    func inside(_ mark: MarkedPlace.Mark) -> some View { transformEnvironment(\.marksAround) { $0.append(mark) } }
}
#endif
