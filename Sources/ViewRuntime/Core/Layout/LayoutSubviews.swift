import Foundation

/// A proxy for a subview of a layout.
public struct LayoutSubview: Equatable {
    let element: Element

    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.element === b.element }

    /// The value that the subview sets for a key, or the key's default value.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        let identifier = ObjectIdentifier(key)
        return read { UncheckedTransfer($0.trait(identifier)) }.value as? K.Value ?? K.defaultValue
    }

    /// The values that the subview sets for its container.
    ///
    /// Available from iOS 18 and macOS 15.
    public var containerValues: ContainerValues {
        read {
            UncheckedTransfer($0.trait(ObjectIdentifier(ContainerValues.self)) as? ContainerValues ?? ContainerValues())
        }
        .value
    }

    /// The layout priority of the subview.
    public var priority: Double { read { $0.priority } }

    /// The preferred spacing around the subview.
    public var spacing: ViewSpacing { read { $0.spacing } }

    /// Returns the size of the subview for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { read { $0.size(for: proposal) } }

    /// Returns the size and the alignment guides of the subview for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        read { UncheckedTransfer($0.dimensions(for: proposal)) }.value
    }

    /// Places the subview.
    ///
    /// - Parameters:
    ///   - position: The point in the layout's bounds at which to place the subview's anchor.
    ///   - anchor: The anchor in the subview.
    ///   - proposal: The proposal that determines the subview's size.
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

/// The subviews of a layout, in order.
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
    public typealias Element = LayoutSubview
    public typealias Index = Int
    /// A range of subviews.
    public typealias SubSequence = LayoutSubviews

    let elements: ArraySlice<ViewRuntime.Element>
    /// The layout direction of the container.
    public var layoutDirection: LayoutDirection

    public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
        a.layoutDirection == b.layoutDirection && a.elements.elementsEqual(b.elements, by: ===)
    }

    /// The index of the first subview.
    public var startIndex: Int { elements.startIndex }
    /// The index after the last subview.
    public var endIndex: Int { elements.endIndex }
    /// The subview at an index.
    public subscript(index: Int) -> LayoutSubview { LayoutSubview(element: elements[index]) }
    /// The subviews in a range of indices.
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(elements: elements[bounds], layoutDirection: layoutDirection)
    }
    /// The subviews at a sequence of indices.
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(elements: indices.map { elements[$0] }[...], layoutDirection: layoutDirection)
    }
}
