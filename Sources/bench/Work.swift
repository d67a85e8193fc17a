import Foundation
import ViewRuntime

/// A scene to scroll.
enum Work: String {
    case list, calendar, ruler, carousel
    /// An empty scene, which measures the cost of starting the program.
    case empty

    var usualCount: Int {
        switch self {
        case .list: 10_000
        case .calendar: 1212
        case .ruler: 10_001
        case .carousel: 10
        case .empty: 0
        }
    }

    var usualStep: Double {
        switch self {
        case .list: 37
        case .calendar: 61
        case .ruler: 13
        case .carousel: 11
        case .empty: 0
        }
    }

    /// The size of the scene, in points.
    var size: CGSize {
        switch self {
        case .list, .calendar, .empty: CGSize(width: 390, height: 844)
        case .ruler: CGSize(width: 390, height: 120)
        case .carousel: CGSize(width: 390, height: 200)
        }
    }

    /// The names of the scene's variants. The variant `eager` creates all ticks of the ruler at once, in an `HStack`.
    /// The variant `padded` numbers the rows of the list with eight digits.
    var variants: [String] {
        switch self {
        case .list: ["default", "padded"]
        case .ruler: ["default", "eager"]
        default: ["default"]
        }
    }

    /// Opens the scene and runs its first frame.
    @MainActor
    func open(_ arguments: BenchArguments) -> BenchStage {
        let count = arguments.count
        switch self {
        case .list:
            let limit = max(Double(count) * ListWork.rowHeight - Double(size.height), 0)
            return BenchStage(
                arguments, axis: .vertical, .absolute(limit: limit),
                ListWork(count: count, isPadded: arguments.variant == "padded"))
        case .calendar:
            return BenchStage(arguments, axis: .vertical, .relative, CalendarWork(count: count, first: 322))
        case .ruler:
            let limit = max(Double(count) * RulerWork.spacing - Double(size.width), 0)
            return BenchStage(
                arguments, axis: .horizontal, .absolute(limit: limit),
                RulerWork(count: count, isEager: arguments.variant == "eager"))
        case .carousel: return BenchStage(arguments, axis: .horizontal, .relative, CarouselWork(count: count))
        case .empty: return BenchStage(arguments, axis: .vertical, .absolute(limit: 0), EmptyView())
        }
    }
}
