import Foundation
import LayerTree
import Scrollwork
import ScrollworkTesting
import SwiftUI
import ViewRuntime

/// Wednesday, October 21, 2026.
let october21 = Day(year: 2026, month: 10, day: 21)!
let october = Month(containing: october21)

/// The values of a calendar's bindings, outside of views.
@MainActor @Observable
final class Bound {
    var day: Day?
    var days: Set<Day> = []
    var range: ClosedRange<Day>?
    var month = october
}

extension Stage {
    static func calendar(
        size: CGSize = CGSize(width: 390, height: 600), framesPerSecond: Double = 60,
        checksBodies: Bool = Stage.checksBodies, environment: (inout EnvironmentValues) -> Void = { _ in },
        @ViewBuilder content: () -> some View
    ) -> Stage {
        let content = content()
        return Stage(size: size, framesPerSecond: framesPerSecond, checksBodies: checksBodies, environment: environment)
        {
            content.today(october21)
        }
    }

    /// Returns the accessibility element of a day.
    func spoken(_ day: Day) -> SemanticsNode? {
        semantics.flattened.first { $0.identifier == "day-\(day)" && $0.label != nil }
    }

    /// The fully visible days, in order.
    var seenDays: [Day] {
        frames(prefix: "day-").filter {
            $0.value.minY > -0.5 && $0.value.maxY < size.height + 0.5 && $0.value.minX > -0.5
                && $0.value.maxX < size.width + 0.5
        }
        .keys.compactMap { name in
            let parts = name.dropFirst(4).split(separator: "-").compactMap { Int($0) }
            return parts.count == 3 ? Day(year: parts[0], month: parts[1], day: parts[2]) : nil
        }.sorted()
    }

    func tap(_ day: Day) throws { try tap("day-\(day)") }
}
