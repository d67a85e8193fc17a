import Observation
import ScrollworkTesting
import SwiftUI

/// The environment of a component, which can change at any time.
@MainActor @Observable
final class WalkSurroundings {
    var isThere = true
    var direction = LayoutDirection.leftToRight
    var textSize = DynamicTypeSize.large
    var reducesMotion = false
    var locale = Locale(identifier: "en_US_POSIX")
    var firstWeekday = 1
}

struct Surrounded<Content: View>: View {
    let surroundings: WalkSurroundings
    @ViewBuilder let content: Content

    var body: some View {
        let reducesMotion = surroundings.reducesMotion, firstWeekday = surroundings.firstWeekday
        ZStack { if surroundings.isThere { content } }
            .environment(\.layoutDirection, surroundings.direction)
            .environment(\.dynamicTypeSize, surroundings.textSize)
            .environment(\.locale, surroundings.locale)
            .transformEnvironment(\.self) {
                $0.setReduceMotion(reducesMotion)
                $0.calendar.firstWeekday = firstWeekday
            }
    }
}

extension StageGestures {
    /// Changes the layout direction, the text size, or the preference for reduced motion.
    func change(_ surroundings: WalkSurroundings) {
        switch number(0...2) {
        case 0:
            surroundings.direction = surroundings.direction == .leftToRight ? .rightToLeft : .leftToRight
            note("\(surroundings.direction)")
        case 1:
            surroundings.textSize = one(of: [.small, .large, .accessibility3])
            note("\(surroundings.textSize)")
        default:
            surroundings.reducesMotion.toggle()
            note("reduces motion \(surroundings.reducesMotion)")
        }
    }
}
