import SwiftUI

/// The value of a wheel: what the wheel and the program last agreed on, and what has been told of it.
///
/// The bound value has one owner at a time. What the wheel wrote last is remembered, so a change of the program's is told from an
/// echo of the wheel's own.
@MainActor
final class WheelLedger {
    // Handed in by the picker whenever it is made anew.
    var read: () -> AnyHashable = { 0 }
    var write: (Int) -> Void = { _ in }
    /// The index of a value, or of what is nearest to it.
    var indexOf: (AnyHashable) -> Int? = { _ in nil }
    var valueAt: (Int) -> AnyHashable = { $0 }
    var report: (WheelPickerPhase, Int) -> Void = { _, _ in }
    var click: (Int) -> Void = { _ in }

    /// The value that the wheel and the program last agreed on.
    private(set) var known: AnyHashable?
    private(set) var lastIndex = 0
    /// Whether the program did not take the value that the wheel wrote.
    private(set) var wasRefused = false
    /// Whether the value is one that a person has asked for, rather than the program.
    private(set) var isChosen = false
    /// Whether a movement is being told of, which is to end with a settled value.
    private(set) var isTelling = false
    /// The value that the movement was last said to settle on.
    private(set) var announced: AnyHashable?

    /// Whether the bound value is the one that is known. A number that is none is not equal to itself, and is no change either.
    var isUpToDate: Bool {
        let now = read()
        return now == known || now != now && known != known
    }

    /// Takes the value that there is at first.
    func begin() {
        if known == nil { known = read() }
    }

    /// Learns what the program has set. Returns whether that is another value.
    func learn() -> Bool {
        if isUpToDate { return false }
        known = read()
        wasRefused = false
        isChosen = false
        return true
    }

    /// The index of the bound value, or of the nearest; where it is not to be found, the index that it had.
    func index(in count: Int) -> Int {
        lastIndex = min(max(known.flatMap(indexOf) ?? lastIndex, 0), max(count - 1, 0))
        return lastIndex
    }

    /// The index at which just this value is.
    func index(exactly value: AnyHashable?) -> Int? {
        guard let value, let index = indexOf(value), valueAt(index) == value else { return nil }
        return index
    }

    func put(_ index: Int) {
        lastIndex = index
        let value = valueAt(index)
        write(index)
        known = read()
        wasRefused = known != value
    }

    func pass(_ index: Int, clicks: Bool) {
        isTelling = true
        put(index)
        report(.passing, index)
        if clicks { click(index) }
    }

    /// A person has asked for a value.
    func choose(_ index: Int) {
        isTelling = true
        isChosen = true
        put(index)
        click(index)
    }

    func announce(_ index: Int) {
        let value = valueAt(index)
        if announced == value { return }
        announced = value
        isTelling = true
        report(.settling, index)
    }

    func settle(_ index: Int) {
        defer { announced = nil }
        guard isTelling else { return }
        announce(index)
        isTelling = false
        report(.settled, index)
    }

    /// There are no values any more on which a movement could settle.
    func abandon() {
        isTelling = false
        announced = nil
    }

    func forgetRefusal() { wasRefused = false }
}
