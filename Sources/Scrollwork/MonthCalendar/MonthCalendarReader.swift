import SwiftUI

/// A view that provides a proxy to scroll the calendar in its content.
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

    /// Creates a reader.
    ///
    /// - Parameter content: A closure that creates the content, which contains one calendar.
    public init(@ViewBuilder content: @escaping (MonthCalendarProxy) -> Content) { self.content = content }

    public var body: some View { content(proxy).environment(\.monthCalendarProxy, proxy) }
}

/// A proxy that scrolls the calendar of a reader.
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

    /// Disconnects a calendar that is removed, unless another one has replaced it.
    func disconnect(_ calendar: CalendarModel) {
        if self.calendar === calendar { jump = nil }
    }

    /// Scrolls to a month.
    ///
    /// The scroll takes less than a second at any distance. With reduced motion, the months cross-fade. A finger or
    /// another scroll takes over at the current position. Canceling the waiting task doesn't stop the scroll.
    ///
    /// - Parameters:
    ///   - month: A month of any calendar system. For a month outside the calendar's months, the calendar scrolls to
    ///     the nearest one.
    ///   - animated: Whether the scroll is animated.
    /// - Returns: Whether the calendar shows the month. It's `false` if something else took over, if the month doesn't
    ///   exist, or if there is no calendar.
    @discardableResult
    public func scroll(to month: Month, animated: Bool = true) async -> Bool {
        guard let jump else { return false }
        return await withCheckedContinuation { continuation in
            jump(month, animated) { continuation.resume(returning: $0) }
        }
    }

    /// Scrolls to the month of a day. See ``scroll(to:animated:)-(Month,_)``.
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
