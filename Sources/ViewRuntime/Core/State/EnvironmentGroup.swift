/// Values that a layer above the core keeps in the environment, such as those of text, scroll views, or controls.
///
/// Each group has a fixed slot, so a read costs as much as a stored property. Values that layout and drawing rarely
/// read use an ``EnvironmentKey`` instead.
protocol EnvironmentGroup {
    /// The position of the group in the environment.
    static var slot: EnvironmentSlot { get }
    /// The values before any view sets one. The box never changes.
    static var initial: EnvironmentBox<Self> { get }
}

/// The positions of groups in the environment. Each group takes one.
enum EnvironmentSlot: Int, CaseIterable {
    case drawing
    case scrolling
    case controls
    case lists
    case menus
    case editing

    static let count = allCases.count
}

/// The groups of one environment. Copies share the boxes that neither copy changes.
final class EnvironmentGroups: @unchecked Sendable {
    private typealias Boxes = UnsafeMutablePointer<AnyEnvironmentBox?>

    private let boxes: Boxes

    init() {
        boxes = Boxes.allocate(capacity: EnvironmentSlot.count)
        boxes.initialize(repeating: nil, count: EnvironmentSlot.count)
    }

    init(copying other: EnvironmentGroups) {
        boxes = Boxes.allocate(capacity: EnvironmentSlot.count)
        boxes.initialize(from: other.boxes, count: EnvironmentSlot.count)
    }

    deinit {
        boxes.deinitialize(count: EnvironmentSlot.count)
        boxes.deallocate()
    }

    subscript<Group: EnvironmentGroup>(group: Group.Type) -> Group {
        @inline(__always) _read {
            if let box = boxes[Group.slot.rawValue] {
                yield unsafeDowncast(box, to: EnvironmentBox<Group>.self).value
            } else {
                yield Group.initial.value
            }
        }
        _modify {
            let index = Group.slot.rawValue
            if boxes[index] == nil || !isKnownUniquelyReferenced(&boxes[index]) {
                boxes[index] = EnvironmentBox(self[group])
            }
            yield &unsafeDowncast(boxes[index]!, to: EnvironmentBox<Group>.self).value
        }
    }

    /// Whether all values are equal, as far as the runtime can compare them.
    @MainActor func areEqual(to other: EnvironmentGroups) -> Bool {
        for index in 0..<EnvironmentSlot.count where boxes[index] !== other.boxes[index] {
            guard let box = boxes[index] ?? other.boxes[index], box.isEqual(boxes[index], other.boxes[index]) else {
                return false
            }
        }
        return true
    }
}

class AnyEnvironmentBox {
    /// Whether two boxes of this box's group have equal values. `nil` represents the initial values.
    @MainActor func isEqual(_ a: AnyEnvironmentBox?, _ b: AnyEnvironmentBox?) -> Bool { false }
}

final class EnvironmentBox<Group: EnvironmentGroup>: AnyEnvironmentBox, @unchecked Sendable {
    // An environment is a value: the compiler already rules out overlapping accesses.
    @exclusivity(unchecked) var value: Group

    init(_ value: Group) { self.value = value }

    @MainActor override func isEqual(_ a: AnyEnvironmentBox?, _ b: AnyEnvironmentBox?) -> Bool {
        func value(_ box: AnyEnvironmentBox?) -> Group {
            box.map { unsafeDowncast($0, to: EnvironmentBox<Group>.self).value } ?? Group.initial.value
        }
        return ValueComparison.areEqual(value(a), value(b))
    }
}
