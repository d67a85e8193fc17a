import Foundation

/// One of the views of a layout, to be measured and placed.
public struct LayoutSubview: Equatable {
    let element: Element

    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.element === b.element }

    /// What the view tells under a key.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        let identifier = ObjectIdentifier(key)
        return read { UncheckedBox($0.trait(identifier)) }.value as? K.Value ?? K.defaultValue
    }

    /// What the view tells the container it is in. Apple: iOS 18, macOS 15.
    public var containerValues: ContainerValues {
        read { UncheckedBox($0.trait(ObjectIdentifier(ContainerValues.self)) as? ContainerValues ?? ContainerValues()) }.value
    }

    public var priority: Double { read { $0.priority } }

    public var spacing: ViewSpacing { read { $0.spacing } }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { read { $0.size(for: proposal) } }

    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        read { UncheckedBox($0.dimensions(for: proposal)) }.value
    }

    /// Puts the anchor of the view, of the size it takes for the proposal, at a point of the layout's bounds.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        read { element in
            let size = element.size(for: proposal)
            (element.layoutParent as? any SubviewPlacing)?.place(
                element,
                at: CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height).sanitized,
                proposal)
        }
    }

    func read<T: Sendable>(_ body: @MainActor (Element) -> T) -> T {
        let element = element
        return MainActor.assumeIsolated { body(element) }
    }
}

/// Carries a value from the main actor back to its caller, who is there too.
struct UncheckedBox<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}

/// The views of a layout, in order.
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias SubSequence = LayoutSubviews

    let elements: ArraySlice<ViewRuntime.Element>
    public var layoutDirection: LayoutDirection

    public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
        a.layoutDirection == b.layoutDirection && a.elements.elementsEqual(b.elements, by: ===)
    }

    public var startIndex: Int { elements.startIndex }
    public var endIndex: Int { elements.endIndex }
    public subscript(index: Int) -> LayoutSubview { LayoutSubview(element: elements[index]) }
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(elements: elements[bounds], layoutDirection: layoutDirection)
    }
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(elements: indices.map { elements[$0] }[...], layoutDirection: layoutDirection)
    }
}
