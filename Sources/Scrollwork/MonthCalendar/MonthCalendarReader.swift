import SwiftUI

/// Gives its content a proxy that scrolls the calendar in it.
///
/// ```swift
/// MonthCalendarReader { calendar in
///     Button("Next year") { Task { await calendar.scroll(to: month + 12) } }
///     MonthCalendar()
/// }
/// ```
public struct MonthCalendarReader<Content: View>: View {
    private let content: (MonthCalendarProxy) -> Content
    @State private var proxy = MonthCalendarProxy()

    /// - Parameter content: Holds one calendar, at any depth.
    public init(@ViewBuilder content: @escaping (MonthCalendarProxy) -> Content) { self.content = content }

    public var body: some View { content(proxy).environment(\.monthCalendarProxy, proxy) }
}

/// Scrolls the calendar of a reader.
@MainActor
public final class MonthCalendarProxy {
    typealias Jump = (_ month: Month, _ isAnimated: Bool, _ done: @escaping (Bool) -> Void) -> Void
    private var jump: Jump?
    private weak var calendar: CalendarModel?

    nonisolated init() {}

    func connect(_ calendar: CalendarModel, _ jump: @escaping Jump) {
        self.calendar = calendar
        self.jump = jump
    }

    /// The calendar is gone; another one that came in its place stays.
    func disconnect(_ calendar: CalendarModel) {
        if self.calendar === calendar { jump = nil }
    }

    /// Scrolls to a month.
    ///
    /// The way takes half a second at any distance; where motion is to be reduced the months fade over to it. A finger or another jump takes
    /// over from where the months are.
    ///
    /// - Parameters:
    ///   - month: Of any calendar system; one outside the calendar's months stands for the nearest.
    ///   - animated: Whether it scrolls there, rather than being there at once.
    /// - Returns: Whether the month is shown now; false when something else took over, or there is no calendar.
    @discardableResult
    public func scroll(to month: Month, animated: Bool = true) async -> Bool {
        guard let jump else { return false }
        return await withCheckedContinuation { continuation in
            jump(month, animated) { continuation.resume(returning: $0) }
        }
    }

    /// Scrolls to the month of a day, as ``scroll(to:animated:)-(Month,_)`` does.
    @discardableResult
    public func scroll(to day: Day, animated: Bool = true) async -> Bool {
        await scroll(to: Month(containing: day), animated: animated)
    }
}

extension EnvironmentValues {
    private struct ProxyKey: EnvironmentKey {
        static var defaultValue: MonthCalendarProxy? { nil }
    }

    var monthCalendarProxy: MonthCalendarProxy? {
        get { self[ProxyKey.self] }
        set { self[ProxyKey.self] = newValue }
    }
}
