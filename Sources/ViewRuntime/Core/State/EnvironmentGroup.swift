import Foundation

/// Values that a layer above the core keeps in the environment, such as those of text, scroll views, or controls.
///
/// Each group has a fixed slot, so a read costs about as much as a stored property. Values that layout and drawing
/// rarely read use an ``EnvironmentKey`` instead.
protocol EnvironmentGroup {
    static var slot: EnvironmentSlot<Self> { get }
}

/// The position of a group in the environment. Each group creates one slot.
final class EnvironmentSlot<Group: EnvironmentGroup>: @unchecked Sendable {
    fileprivate let index: Int
    /// The values of a group that no view has set. The box never changes.
    fileprivate let initial: EnvironmentBox<Group>

    init(_ initial: Group) {
        index = EnvironmentSlots.next()
        self.initial = EnvironmentBox(initial)
    }
}

/// Numbers the groups in the order of their first use.
private enum EnvironmentSlots {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var count = 0

    static func next() -> Int {
        lock.withLock {
            defer { count += 1 }
            return count
        }
    }
}

/// The groups of one environment. Copies share the groups that neither copy changes.
struct EnvironmentGroups {
    private var boxes: [AnyEnvironmentBox?] = []

    subscript<Group: EnvironmentGroup>(group: Group.Type) -> Group {
        _read {
            let slot = Group.slot
            yield box(in: slot).value
        }
        _modify {
            let index = Group.slot.index
            prepare(Group.slot)
            yield &unsafeDowncast(boxes[index]!, to: EnvironmentBox<Group>.self).value
        }
    }

    private func box<Group: EnvironmentGroup>(in slot: EnvironmentSlot<Group>) -> EnvironmentBox<Group> {
        guard slot.index < boxes.count, let box = boxes[slot.index] else { return slot.initial }
        return unsafeDowncast(box, to: EnvironmentBox<Group>.self)
    }

    /// Ensures that no other environment shares the box.
    private mutating func prepare<Group: EnvironmentGroup>(_ slot: EnvironmentSlot<Group>) {
        let index = slot.index
        while boxes.count <= index { boxes.append(nil) }
        if boxes[index] == nil || !isKnownUniquelyReferenced(&boxes[index]) {
            boxes[index] = EnvironmentBox(box(in: slot).value)
        }
    }

    /// Whether all values are equal, as far as the runtime can compare them.
    @MainActor func areEqual(to other: EnvironmentGroups) -> Bool {
        for index in 0..<max(boxes.count, other.boxes.count) {
            let own = index < boxes.count ? boxes[index] : nil
            let others = index < other.boxes.count ? other.boxes[index] : nil
            if own === others { continue }
            guard let known = own ?? others, known.isEqual(own, others) else { return false }
        }
        return true
    }
}

private class AnyEnvironmentBox {
    /// Whether two boxes of this box's group have equal values. `nil` represents the initial values.
    @MainActor func isEqual(_ a: AnyEnvironmentBox?, _ b: AnyEnvironmentBox?) -> Bool { false }
}

private final class EnvironmentBox<Group: EnvironmentGroup>: AnyEnvironmentBox {
    var value: Group

    init(_ value: Group) { self.value = value }

    @MainActor override func isEqual(_ a: AnyEnvironmentBox?, _ b: AnyEnvironmentBox?) -> Bool {
        func value(_ box: AnyEnvironmentBox?) -> Group {
            box.map { unsafeDowncast($0, to: EnvironmentBox<Group>.self).value } ?? Group.slot.initial.value
        }
        return ValueComparison.areEqual(value(a), value(b))
    }
}
