/// Counts the slots of a view's value without creating nodes.
///
/// A collection of views with a varying number of slots then costs one evaluation of its closure for each element, and
/// the views are realized when they become visible.
///
/// There is a counter for views whose values determine the number: an `if`, a `switch`, a list of views, a `ForEach`, a
/// section, and an erased view. There is none for a view whose body has a varying number of slots, because its state
/// may affect the number.
@MainActor
struct SlotCounter {
    private let add: @MainActor (UnsafeRawPointer, inout SlotCount) -> Void

    init(_ add: @escaping @MainActor (UnsafeRawPointer, inout SlotCount) -> Void) { self.add = add }

    static func of<V: View>(_ type: V.Type) -> SlotCounter? {
        if let fixed = V._elementCount { return SlotCounter { _, count in count.slots += fixed } }
        return (type as? any SlotCounted.Type)?.slotCounter
    }

    /// Adds the slots of a value.
    ///
    /// - Parameter pointer: A pointer to a value of the counter's type.
    func add(_ pointer: UnsafeRawPointer, to count: inout SlotCount) { add(pointer, &count) }

    func add<V: View>(_ view: V, to count: inout SlotCount) {
        withUnsafePointer(to: view) { add(UnsafeRawPointer($0), &count) }
    }
}

/// The number of slots and the sections among them.
struct SlotCount {
    var slots = 0
    var sections: [SectionSpan] = []
    /// Whether the value of a view didn't determine the number.
    var isUnknown = false
}

/// A view whose value determines the number of its slots.
@MainActor
protocol SlotCounted {
    static var slotCounter: SlotCounter? { get }
}

extension Optional: SlotCounted where Wrapped: View {
    @MainActor static var slotCounter: SlotCounter? {
        guard let wrapped = SlotCounter.of(Wrapped.self) else { return nil }
        return SlotCounter { pointer, count in
            if let view = pointer.assumingMemoryBound(to: Self.self).pointee { wrapped.add(view, to: &count) }
        }
    }
}

extension _ConditionalContent: SlotCounted where TrueContent: View, FalseContent: View {
    @MainActor static var slotCounter: SlotCounter? {
        guard let whenTrue = SlotCounter.of(TrueContent.self), let whenFalse = SlotCounter.of(FalseContent.self) else {
            return nil
        }
        return SlotCounter { pointer, count in
            switch pointer.assumingMemoryBound(to: Self.self).pointee.storage {
            case .trueContent(let view): whenTrue.add(view, to: &count)
            case .falseContent(let view): whenFalse.add(view, to: &count)
            }
        }
    }
}

extension TupleView: SlotCounted {
    @MainActor static var slotCounter: SlotCounter? {
        var members: [(counter: SlotCounter, offset: Int)] = []
        for member in TupleLayout.of(T.self).members {
            func counter<V: View>(of type: V.Type) -> SlotCounter? { SlotCounter.of(type) }
            guard let counter = _openExistential(member.type, do: counter) else { return nil }
            members.append((counter, member.offset))
        }
        return SlotCounter { [members] pointer, count in
            for member in members { member.counter.add(pointer + member.offset, to: &count) }
        }
    }
}

extension Group: SlotCounted where Content: View {
    @MainActor static var slotCounter: SlotCounter? {
        guard let content = SlotCounter.of(Content.self) else { return nil }
        return SlotCounter { content.add($0.assumingMemoryBound(to: Self.self).pointee.content, to: &$1) }
    }
}

extension IDView: SlotCounted {
    @MainActor static var slotCounter: SlotCounter? {
        guard let content = SlotCounter.of(Content.self) else { return nil }
        return SlotCounter { content.add($0.assumingMemoryBound(to: Self.self).pointee.content, to: &$1) }
    }
}

extension ModifiedContent: SlotCounted where Content: View, Modifier: ViewModifier {
    @MainActor static var slotCounter: SlotCounter? {
        guard Modifier.isOnEachView, let content = SlotCounter.of(Content.self) else { return nil }
        return SlotCounter { content.add($0.assumingMemoryBound(to: Self.self).pointee.content, to: &$1) }
    }
}

extension ForEach: SlotCounted where Content: View {
    @MainActor static var slotCounter: SlotCounter? {
        if Data.self is any UnresolvedSubviews.Type { return nil }
        if let fixed = Content._elementCount {
            return SlotCounter { $1.slots += fixed * $0.assumingMemoryBound(to: Self.self).pointee.data.count }
        }
        guard let content = SlotCounter.of(Content.self) else { return nil }
        return SlotCounter { pointer, count in
            let view = pointer.assumingMemoryBound(to: Self.self).pointee
            for element in view.data { content.add(view.content(element), to: &count) }
        }
    }
}

extension Section: SlotCounted where Parent: View, Content: View, Footer: View {
    @MainActor static var slotCounter: SlotCounter? {
        guard let header = SlotCounter.of(Parent.self), let content = SlotCounter.of(Content.self),
            let footer = SlotCounter.of(Footer.self)
        else { return nil }
        let folded = Content._elementCount ?? 0
        return SlotCounter { pointer, count in
            let view = pointer.assumingMemoryBound(to: Self.self).pointee
            // Sections inside this one aren't counted separately.
            let start = count.slots, outer = count.sections.count
            header.add(view.header, to: &count)
            let contentStart = count.slots
            if view.isExpanded { content.add(view.content, to: &count) } else { count.slots += folded }
            let footerStart = count.slots
            footer.add(view.footer, to: &count)
            count.sections.removeSubrange(outer...)
            count.sections.append(
                SectionSpan(
                    header: start..<contentStart, content: contentStart..<footerStart, footer: footerStart..<count.slots
                ))
        }
    }
}
