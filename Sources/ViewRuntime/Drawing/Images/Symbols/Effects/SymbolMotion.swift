import Foundation

/// The state of a symbol at a time of its effects.
struct SymbolPose: Equatable {
    var scale = 1.0
    var opacity = 1.0
    /// The rotation around the center, in degrees.
    var degrees = 0.0
    /// The offset as a part of the symbol's height.
    var offset = CGVector.zero
    /// The emphasized pieces, instead of those of the symbol's value.
    var emphasis: SymbolEmphasis?

    static let rest = SymbolPose()

    /// Returns the rotation and the offset, or `nil` for none.
    func transform(in bounds: CGRect) -> ProjectionTransform? {
        if degrees == 0 && offset == .zero { return nil }
        let turned = CGAffineTransform(translationX: bounds.midX, y: bounds.midY)
            .rotated(by: degrees * .pi / 180)
            .translatedBy(x: -bounds.midX, y: -bounds.midY)
        let moved = CGAffineTransform(translationX: offset.dx * bounds.height, y: offset.dy * bounds.height)
        return ProjectionTransform(turned.concatenating(moved))
    }
    /// The scale of a symbol before it appears.
    static let smallest = 0.6
}

/// The effects of one symbol.
final class SymbolMotion: FrameClient {
    /// One effect and its state.
    private struct Run {
        let effect: InheritedSymbolEffect
        /// The start of the motion, in seconds; `nil` at rest.
        var start: Double?
        /// The start and the end of an effect between two states, in 0...1.
        var from = 0.0
        var to = 0.0
    }

    private unowned let element: ImageElement
    private var runs: [Run] = []
    private var replacement: (painting: SymbolPainting, start: Double)?

    /// The duration of one run of an effect, in seconds.
    private static let bounce = 0.6, pulse = 1.5, variableColor = 1.2, change = 0.3, replacement = 0.4
    private static let breath = 2.4, wiggle = 0.9, turn = 1.6

    init(of element: ImageElement) { self.element = element }

    private var now: Double { element.graph.time }

    func update(_ effects: [InheritedSymbolEffect]) {
        guard runs.map(\.effect) != effects else { return }
        runs = effects.enumerated().map { index, effect in
            let old = index < runs.count && runs[index].effect.kind == effect.kind ? runs[index] : nil
            return next(effect, after: old)
        }
        element.setNeedsDraw()
        follow()
    }

    private func next(_ effect: InheritedSymbolEffect, after old: Run?) -> Run {
        var run = Run(effect: effect)
        switch effect.trigger {
        case .changes(let count):
            run.start = old?.start
            if let old, old.effect.trigger != .changes(count) { run.start = now }
        case .active(let isActive):
            run.to = isActive ? 1 : 0
            run.from = old.map { level(of: $0) } ?? run.to
            let begins = old.map { $0.effect.trigger != effect.trigger } ?? isActive
            run.start = begins ? now : old?.start
            if !begins, let old { run.from = old.from }
        }
        return run
    }

    /// Replaces a symbol: the old one disappears before the new one appears.
    func replace(_ painting: SymbolPainting) {
        replacement = (painting, now)
        follow()
    }

    private func follow() {
        element.graph.remove(self)
        if isMoving { element.graph.add(self) }
    }

    func step(to time: Double) -> FrameDemand {
        element.setNeedsDraw()
        if let start = replacement?.start, time >= start + Self.replacement { replacement = nil }
        for index in runs.indices where isOver(runs[index], at: time) { runs[index].start = nil }
        guard isMoving else { return .done }
        let ends = runs.filter { $0.start != nil }.map { endOfPause(of: $0, at: time) ?? time }
        guard replacement == nil, let end = ends.min(), end > time else { return .nextFrame }
        return .at(end)
    }

    func stop() { element.graph.remove(self) }

    private var isMoving: Bool { replacement != nil || runs.contains { $0.start != nil } }

    private func isOver(_ run: Run, at time: Double) -> Bool {
        guard let start = run.start else { return false }
        switch run.effect.kind {
        case .scale, .appear, .disappear: return time >= start + Self.change / run.effect.options.speed
        case .bounce, .pulse, .variableColor, .replace, .breathe, .wiggle, .rotate:
            // An effect that becomes inactive ends at once; an effect of a changing value completes its runs.
            if run.effect.trigger == .active(false) { return true }
            let isDiscrete = if case .changes = run.effect.trigger { true } else { false }
            guard let count = run.effect.options.count ?? (isDiscrete ? 1 : nil), count < .max else { return false }
            return time >= start + Double(count) * period(of: run) - run.effect.options.pause
        }
    }

    private func length(of run: Run) -> Double {
        let length: Double =
            switch run.effect.kind {
            case .bounce: Self.bounce
            case .pulse: Self.pulse
            case .variableColor: Self.variableColor
            case .scale, .appear, .disappear, .replace: Self.change
            case .breathe: Self.breath
            case .wiggle: Self.wiggle
            case .rotate: Self.turn
            }
        return length / run.effect.options.speed
    }

    /// Returns the time from the start of one run to the start of the next, in seconds.
    private func period(of run: Run) -> Double { length(of: run) + run.effect.options.pause }

    /// Returns the state of an effect between two states, in 0...1.
    private func level(of run: Run) -> Double {
        guard let start = run.start else { return run.to }
        let share = min(max((now - start) / length(of: run), 0), 1)
        return run.from + (run.to - run.from) * share * share * (3 - 2 * share)
    }

    /// Returns the progress of a repeating effect, in 0..<1; `nil` at rest and between two runs.
    private func phase(of run: Run, at time: Double) -> Double? {
        guard let start = run.start, run.effect.trigger != .active(false) else { return nil }
        let phase = (time - start).truncatingRemainder(dividingBy: period(of: run)) / length(of: run)
        return phase < 1 ? phase : nil
    }

    /// Returns the time in seconds at which the next run starts, or `nil` outside a pause between two runs.
    private func endOfPause(of run: Run, at time: Double) -> Double? {
        guard let start = run.start, run.effect.trigger != .active(false), phase(of: run, at: time) == nil else {
            return nil
        }
        return start + (((time - start) / period(of: run)).rounded(.down) + 1) * period(of: run)
    }

    /// The current state, and the old symbol while it's visible.
    var shown: (pose: SymbolPose, old: SymbolPainting?) {
        var pose = SymbolPose.rest
        for run in runs { apply(run, to: &pose) }
        guard let replacement else { return (pose, nil) }
        let share = min(max((now - replacement.start) / Self.replacement, 0), 1)
        let presence = abs(share * 2 - 1)
        pose.scale *= 0.5 + 0.5 * presence
        pose.opacity *= presence
        return (pose, share < 0.5 ? replacement.painting : nil)
    }

    private func apply(_ run: Run, to pose: inout SymbolPose) {
        switch run.effect.kind {
        case .bounce(let grows):
            guard let phase = phase(of: run, at: now) else { return }
            // Out, slightly back beyond the start, and to rest.
            pose.scale *= 1 + (grows ? 0.25 : -0.25) * exp(-3 * phase) * sin(2 * .pi * phase)
        case .pulse:
            guard let phase = phase(of: run, at: now) else { return }
            pose.opacity *= 1 - 0.55 * (1 - cos(2 * .pi * phase)) / 2
        case .variableColor(let cycle):
            guard let phase = phase(of: run, at: now) else { return }
            pose.emphasis = SymbolEmphasis(
                value: cycle.reverses ? 1 - abs(phase * 2 - 1) : phase, isSingle: cycle.isIterative,
                rest: cycle.hidesOthers ? 0 : 0.3)
        case .scale(let grows): pose.scale *= 1 + (grows.map { $0 ? 0.2 : -0.2 } ?? 0) * level(of: run)
        case .appear: show(level(of: run), &pose)
        case .disappear: show(1 - level(of: run), &pose)
        case .replace: break
        case .breathe(let fades):
            guard let phase = phase(of: run, at: now) else { return }
            let breath = (1 - cos(2 * .pi * phase)) / 2
            pose.scale *= 1 + 0.12 * breath
            if fades { pose.opacity *= 1 - 0.3 * breath }
        case .wiggle(let motion):
            guard let phase = phase(of: run, at: now) else { return }
            let swing = sin(6 * .pi * phase) * (1 - phase)
            switch motion {
            case .turn(let degrees): pose.degrees += degrees * swing
            case .move(let degrees): move(degrees, by: swing, &pose)
            case .forward: move(element.environment.layoutDirection == .rightToLeft ? 180 : 0, by: swing, &pose)
            case .backward: move(element.environment.layoutDirection == .rightToLeft ? 0 : 180, by: swing, &pose)
            }
        case .rotate(let isClockwise):
            guard let phase = phase(of: run, at: now) else { return }
            pose.degrees += (isClockwise ? 360 : -360) * phase * phase * (3 - 2 * phase)
        }
    }

    private func move(_ degrees: Double, by swing: Double, _ pose: inout SymbolPose) {
        pose.offset.dx += 0.12 * swing * cos(degrees * .pi / 180)
        pose.offset.dy += 0.12 * swing * sin(degrees * .pi / 180)
    }

    private func show(_ level: Double, _ pose: inout SymbolPose) {
        pose.opacity *= level
        pose.scale *= SymbolPose.smallest + (1 - SymbolPose.smallest) * level
    }
}
