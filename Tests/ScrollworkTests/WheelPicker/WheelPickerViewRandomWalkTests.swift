import Foundation
import LayerTree
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// A picker under random input, programs, and environments.
@MainActor
@Suite struct WheelPickerViewRandomWalkTests {
    @Test(arguments: WheelWalk.Kind.allCases)
    func thePickerStaysConsistent(_ kind: WheelWalk.Kind) throws {
        let walk = WheelWalk(kind)
        for _ in 0..<RandomWalk.steps(100) { try walk.step() }
    }
}

/// The parameters of a picker, all of which can change during a movement.
@MainActor @Observable
final class WheelCircumstances {
    var value = 100
    var bounds = 0...200
    var step = 1
    var values = Array(0..<120)
    var blocked = 0
    var wraps = false
    var isDrum = false
    var axis: Axis?
    var direction = LayoutDirection.leftToRight
    var textSize = DynamicTypeSize.large
    var reducesMotion = false
    var isShown = true

    func isDisabled(_ value: Int) -> Bool { blocked > 0 && value % blocked == 1 }
}

/// A walk through one picker, and its rules.
@MainActor
final class WheelWalk {
    enum Kind: CaseIterable { case numbers, list, stops }

    private let kind: Kind
    private let now = WheelCircumstances()
    private var random = RandomWalk()
    private let stage: Stage
    private var reports: [(phase: WheelPickerPhase, value: Int)] = []
    private var finger: Finger?
    private var second: Finger?
    private var count = 0
    private var trail: [String] = []
    /// A Boolean value that indicates whether the bound value comes from the program, on the scale or not, and no
    /// person has moved the wheel since.
    private var isByCode = false
    private var fresh = 1_000

    init(_ kind: Kind) {
        self.kind = kind
        let now = now
        let reporter = Reporter()
        stage = Stage(size: CGSize(width: 390, height: 300)) { Subject(kind: kind, now: now, reporter: reporter) }
        reporter.report = { [weak self] in self?.reports.append(($0, $1)) }
        if kind != .numbers { now.value = 60 }
    }

    private var comment: Comment {
        "\(kind), seed \(random.seed), step \(count): \(trail.suffix(24).joined(separator: ", "))"
    }

    // MARK: Steps

    func step() throws {
        let name = act()
        trail.append(name)
        count += 1
        let limit = 200
        if trail.count > limit { trail.removeFirst(limit / 2) }
        stage.update()
        try checkMotion()
        if chance(3) { stage.advance(by: .random(in: 0...0.4, using: &random)) }
        if count.isMultiple(of: 6) { try settle() }
    }

    private func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

    private func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }

    private var middle: CGPoint { CGPoint(x: stage.size.width / 2, y: stage.size.height / 2) }

    private func act() -> String {
        switch Int.random(in: 0..<30, using: &random) {
        case 0...2:
            guard finger == nil else { return "busy" }
            isByCode = false
            let velocity = CGVector(dx: number(-5_000...5_000), dy: number(-5_000...5_000))
            stage.flick(from: middle, velocity: velocity)
            return "flick"
        case 3, 4:
            if finger == nil {
                isByCode = false
                finger = stage.touch(at: CGPoint(x: middle.x + number(-50...50), y: middle.y + number(-30...30)))
                return "touch"
            }
            fallthrough
        case 5...7:
            guard let finger else { return "no finger" }
            isByCode = false
            finger.move(by: CGSize(width: number(-150...150), height: number(-100...100)), over: number(0...0.3))
            return "move"
        case 8, 9:
            guard let finger else { return "no finger" }
            if chance(4) { finger.hold(for: 0.2) }
            if chance(5) { finger.cancel() } else { finger.lift() }
            self.finger = nil
            return "lift"
        case 10:
            if let second {
                second.move(by: CGSize(width: number(-60...60), height: number(-60...60)), over: 0.1)
                second.lift()
                self.second = nil
                return "second lifts"
            }
            second = finger == nil ? nil : stage.touch(at: middle)
            return "second"
        case 11, 12:
            isByCode = false
            stage.wheel(by: CGSize(width: 0, height: chance(2) ? 1 : -1), at: middle)
            return "notch"
        case 13:
            isByCode = false
            stage.trackpad(by: CGSize(width: number(-80...80), height: number(-80...80)), at: middle, over: 0.1)
            return "trackpad"
        case 14, 15:
            guard now.isShown else { return "away" }
            isByCode = false
            try? stage.focus("picker")
            let key: KeyEvent.Key = [
                .leftArrow, .rightArrow, .upArrow, .downArrow, .home, .end, .pageUp, .pageDown, .character("7"),
            ]
            .randomElement(using: &random)!
            stage.press(key)
            return "key \(key)"
        case 16:
            guard finger == nil, now.isShown else { return "busy" }
            isByCode = false
            stage.tap(at: CGPoint(x: middle.x + number(-120...120), y: middle.y + number(-80...80)))
            return "tap"
        case 17:
            guard now.isShown else { return "away" }
            isByCode = false
            try? stage.adjust("picker", chance(2) ? .increment : .decrement)
            return "adjust"
        case 18...20: return setValue()
        case 21, 22: return editValues()
        case 23:
            now.blocked = [0, 0, 2, 3, 7].randomElement(using: &random)!
            return "blocked \(now.blocked)"
        case 24:
            now.wraps.toggle()
            return "wraps \(now.wraps)"
        case 25:
            if chance(2) {
                now.isDrum.toggle()
            } else {
                now.axis = [nil, .horizontal, .vertical].randomElement(using: &random)!
            }
            return "drum \(now.isDrum), \(now.axis.map(String.init(describing:)) ?? "own axis")"
        case 26:
            stage.resize(to: CGSize(width: number(120...800), height: number(200...500)))
            return "resize"
        case 27:
            if chance(2) {
                now.direction = now.direction == .leftToRight ? .rightToLeft : .leftToRight
                return "direction"
            }
            now.textSize = [.small, .large, .xxxLarge, .accessibility3].randomElement(using: &random)!
            return "text \(now.textSize)"
        case 28:
            now.reducesMotion.toggle()
            return "reduces \(now.reducesMotion)"
        default:
            now.isShown.toggle()
            return "shown \(now.isShown)"
        }
    }

    private var available: [Int] {
        switch kind {
        case .numbers:
            var all = Array(stride(from: now.bounds.lowerBound, through: now.bounds.upperBound, by: now.step))
            if all.last != now.bounds.upperBound { all.append(now.bounds.upperBound) }
            return all
        case .list, .stops: return now.values
        }
    }

    private func setValue() -> String {
        let isAnimated = chance(2), value = (chance(8) ? -5 : available.randomElement(using: &random)) ?? 3
        // Setting the value that currently passes isn't a change.
        if value == now.value { return "same value" }
        isByCode = true
        if isAnimated { withAnimation { now.value = value } } else { now.value = value }
        return "value \(value)\(isAnimated ? " animated" : "")"
    }

    private func editValues() -> String {
        let isAnimated = chance(3)
        withAnimation(isAnimated ? .default : nil) {
            if kind == .numbers {
                if chance(3) {
                    now.step = [1, 1, 2, 5, 7].randomElement(using: &random)!
                } else {
                    let low = Int.random(in: -50...80, using: &random)
                    now.bounds = low...(low + Int.random(in: 0...200, using: &random))
                }
                return
            }
            switch Int.random(in: 0..<6, using: &random) {
            case 0: now.values.removeFirst(min(now.values.count, Int.random(in: 1...30, using: &random)))
            case 1:
                for _ in 0..<Int.random(in: 1...20, using: &random) {
                    fresh += 1
                    now.values.insert(fresh, at: 0)
                }
            case 2: now.values.removeAll { $0 % 5 == 0 }
            case 3:
                for _ in 0..<10 {
                    fresh += 1
                    now.values.append(fresh)
                }
            case 4:
                if chance(4) {
                    now.values.shuffle(using: &random)
                } else {
                    now.values.removeLast(min(now.values.count, 5))
                }
            default: now.values = Array(0..<Int.random(in: 0...130, using: &random))
            }
        }
        return "edit\(isAnimated ? " animated" : "") \(available.count)"
    }

    // MARK: Rules

    /// Checks that visible content moves no further between frames than its velocity allows, whatever moves it.
    private func checkMotion() throws {
        guard now.isShown, finger == nil, second == nil else { return }
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let before = frames, state = scroll
            stage.advance(by: 1 / 60)
            guard let state, let after = scroll, after.phase != .idle, state.phase != .idle else { continue }
            let speed = max(
                abs(state.velocity.dx), abs(state.velocity.dy), abs(after.velocity.dx), abs(after.velocity.dy))
            for (name, frame) in frames {
                guard let old = before[name] else { continue }
                let distance = max(abs(frame.midX - old.midX), abs(frame.midY - old.midY))
                if distance > speed / 60 * 1.6 + 2, !isFading {
                    try #require(Bool(false), "jumps by \(distance) at \(speed) points a second, \(comment)")
                }
                break
            }
        }
    }

    /// A Boolean value that indicates whether content can move while it's invisible, with reduced motion.
    private var isFading: Bool { now.reducesMotion }

    private var frames: [String: CGRect] { stage.frames(prefix: "at-") }

    private var scroll: ScrollState? { try? stage.scroll("picker") }

    private func settle() throws {
        finger?.lift()
        second?.lift()
        finger = nil
        second = nil
        try stage.settle(within: 30)
        try checkReports()
        guard now.isShown else { return }
        let all = available
        guard !all.isEmpty else { return }
        let semantics = try stage.element(.slider, "Number")
        let isVertical = now.axis == .vertical || now.axis == nil && now.isDrum
        // The value in the center, by its label.
        let centered = frames.filter { abs(isVertical ? $0.value.midY - middle.y : $0.value.midX - middle.x) < 0.03 }
        let shown = centered.keys.compactMap { Int($0.dropFirst(3).prefix { $0 != "/" }) }
        try #require(shown.count == 1, "\(shown) in the middle, value \(now.value), \(reports.suffix(6)), \(comment)")
        let isOneEnabled = all.contains { !now.isDisabled($0) }
        try #require(!isOneEnabled || !now.isDisabled(shown[0]), "rests on \(shown[0]), which is disabled, \(comment)")
        if all.contains(now.value), !isOneEnabled || !now.isDisabled(now.value) {
            try #require(
                shown[0] == now.value, "shows \(shown[0]), bound is \(now.value), \(reports.suffix(6)), \(comment)")
            let spoken = semantics.value ?? ""
            try #require(spoken.hasPrefix("\(now.value)"), "says \(spoken), bound is \(now.value), \(comment)")
        }
        // No tick is drawn twice, or at the position of another.
        let places = frames.values.map { isVertical ? $0.midY : $0.midX }.sorted()
        for (a, b) in zip(places, places.dropFirst()) { try #require(b - a > 1.9, "two ticks at \(a), \(comment)") }
    }

    /// Checks the reports of a movement: any number of values pass, one is the target, and it settles there once.
    private func checkReports() throws {
        var announced: Int?, last: (WheelPickerPhase, Int)?
        for (phase, value) in reports {
            if let last, last == (phase, value), phase != .passing {
                try #require(Bool(false), "reported twice: \(reports), \(comment)")
            }
            switch phase {
            case .passing: break
            case .settling: announced = value
            case .settled:
                try #require(announced == value, "settled on \(value) without a word: \(reports.suffix(8)), \(comment)")
                announced = nil
            }
            last = (phase, value)
        }
        // Without values, the wheel can't settle on one.
        if let last, !available.isEmpty {
            try #require(last.0 == .settled, "not settled: \(reports.suffix(8)), \(comment)")
        }
        reports.removeAll()
    }

    // MARK: The view

    @MainActor final class Reporter { var report: (WheelPickerPhase, Int) -> Void = { _, _ in } }

    /// A wheel that wraps shows a value several times.
    private struct Mark: View {
        let value: Int
        @State private var number = UUID()

        var body: some View { Text(verbatim: "\(value)").accessibilityIdentifier("at-\(value)/\(number)") }
    }

    private struct Subject: View {
        let kind: Kind
        @Bindable var now: WheelCircumstances
        let reporter: Reporter

        var body: some View {
            VStack {
                if now.isShown {
                    styled
                        .accessibilityIdentifier("picker")
                        .onWheelPickerChange(of: Int.self) { reporter.report($0, $1) }
                        .wheelPickerWraps(now.wraps)
                        .wheelPickerAxis(now.axis)
                }
            }
            .transformEnvironment(\.self) { [reducesMotion = now.reducesMotion] values in
                if values.accessibilityReduceMotion != reducesMotion { values.setReduceMotion(reducesMotion) }
            }
            .environment(\.layoutDirection, now.direction)
            .dynamicTypeSize(now.textSize)
        }

        @ViewBuilder private var styled: some View {
            if now.isDrum {
                picker.wheelPickerStyle(.drum)
            } else {
                picker.wheelPickerStyle(EveryLabelStyle(spacing: 14 * (now.textSize > .xxxLarge ? 2 : 1)))
            }
        }

        private var picker: some View {
            base
                .valueLabel { Mark(value: $0) }
                .valueDisabled { now.isDisabled($0) }
        }

        private var base: WheelPicker<Int> {
            switch kind {
            case .numbers: WheelPicker("Number", value: $now.value, in: now.bounds, step: now.step)
            case .list: WheelPicker("Number", selection: $now.value, values: now.values)
            case .stops:
                WheelPicker(
                    "Number", value: $now.value,
                    scale: WheelScale(now.values, at: now.values.indices.map { Double($0) + Double($0 % 3) * 0.25 }))
            }
        }
    }
}
