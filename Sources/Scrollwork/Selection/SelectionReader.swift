import SwiftUI

/// A view whose content receives a proxy that moves a component to a value and waits until it comes to rest.
///
/// ```swift
/// struct Book: View {
///     @State private var page = 0
///     @State private var isRead = false
///
///     var body: some View {
///         SelectionReader(of: Int.self) { pages in
///             EndlessPager(index: $page) { page in
///                 Text("Page \(page)")
///             }
///             Button("To the end") {
///                 Task { isRead = await pages.scroll(to: 99) }
///             }
///         }
///     }
/// }
/// ```
///
/// The component is an ``EndlessPager``, a ``WeekPager``, a ``Carousel``, or a ``WheelPicker`` whose bound value has
/// the reader's type. For a ``MonthCalendar``, use ``MonthCalendarReader``.
public struct SelectionReader<Value: Hashable, Content: View>: View {
    private let content: (SelectionProxy<Value>) -> Content
    @State private var proxy = SelectionProxy<Value>()

    /// Creates a reader.
    ///
    /// - Parameters:
    ///   - type: The type of the component's bound value.
    ///   - content: A view builder that creates the content, with one such component at any depth.
    public init(of type: Value.Type = Value.self, @ViewBuilder content: @escaping (SelectionProxy<Value>) -> Content) {
        self.content = content
    }

    /// The content and behavior of the view.
    public var body: some View {
        content(proxy).transformEnvironment(\.selectionProxies) { [proxy] in $0.put(proxy, for: Value.self) }
    }
}

/// A proxy that moves the component of a ``SelectionReader``.
@MainActor
public final class SelectionProxy<Value: Hashable> {
    private weak var moves: PendingMove<Value>?

    nonisolated init() {}

    func connect(_ moves: PendingMove<Value>) { self.moves = moves }

    func disconnect(_ moves: PendingMove<Value>) {
        if self.moves === moves { self.moves = nil }
    }

    /// Sets the component's bound value, and waits until the component comes to rest.
    ///
    /// The component moves as for a value that the program sets. A finger or another movement can interrupt the
    /// movement. Canceling the task that waits doesn't stop the component.
    ///
    /// - Parameter value: The value. A value that the component doesn't contain has no effect.
    /// - Returns: Whether the component rests on the value.
    @discardableResult
    public func scroll(to value: Value) async -> Bool {
        guard let moves else { return false }
        return await withCheckedContinuation { continuation in
            moves.begin(value) { continuation.resume(returning: $0) }
        }
    }
}

/// The proxies of the surrounding readers, one for each type of value.
struct SelectionProxies: Equatable {
    private var byType: [ObjectIdentifier: AnyObject] = [:]

    mutating func put<Value: Hashable>(_ proxy: SelectionProxy<Value>?, for type: Value.Type) {
        byType[ObjectIdentifier(type)] = proxy
    }

    func proxy<Value: Hashable>(for type: Value.Type) -> SelectionProxy<Value>? {
        byType[ObjectIdentifier(type)] as? SelectionProxy<Value>
    }

    static func == (a: Self, b: Self) -> Bool {
        a.byType.mapValues(ObjectIdentifier.init) == b.byType.mapValues(ObjectIdentifier.init)
    }
}

extension View {
    /// Disconnects the components inside from the readers of a type. The parts of a component aren't selections of the
    /// program.
    func disconnected<Value: Hashable>(fromReadersOf type: Value.Type) -> some View {
        transformEnvironment(\.selectionProxies) { $0.put(nil as SelectionProxy<Value>?, for: type) }
    }
}

extension EnvironmentValues {
    private struct SelectionProxiesKey: EnvironmentKey {
        static var defaultValue: SelectionProxies { SelectionProxies() }
    }

    var selectionProxies: SelectionProxies {
        get { self[SelectionProxiesKey.self] }
        set { self[SelectionProxiesKey.self] = newValue }
    }
}
