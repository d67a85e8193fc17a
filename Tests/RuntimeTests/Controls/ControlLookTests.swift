import LayerTree
@testable import ScrollworkTesting
import SwiftUI
import Testing

/// The parts that controls draw, by value and state.
@MainActor
@Suite struct ControlLookTests {
    nonisolated private static let blue: UInt32 = 0x007AFF, red: UInt32 = 0xFF3B30, white: UInt32 = 0xFFFFFF
    nonisolated private static let label: UInt32 = 0x3C3C43, fill: UInt32 = 0x787880

    private func stage<V: View>(
        _ width: CGFloat = 200, _ height: CGFloat = 100, dark: Bool = false, mirrored: Bool = false,
        @ViewBuilder _ content: () -> V
    ) -> Stage {
        Stage(
            size: CGSize(width: width, height: height),
            environment: {
                $0.colorScheme = dark ? .dark : .light
                if mirrored { $0.layoutDirection = .rightToLeft }
            }, content: content)
    }

    private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.51 }

    private func shows(_ color: RGBA?, _ hex: UInt32, _ alpha: Float) -> Bool {
        guard let color else { return false }
        let parts = [color.red, color.green, color.blue]
        return zip(parts, [hex >> 16 & 0xFF, hex >> 8 & 0xFF, hex & 0xFF])
            .allSatisfy { abs($0 - Float($1) / 255) < 0.003 } && abs(color.alpha - alpha) < 0.003
    }

    // MARK: Switches

    @Test(
        arguments: [
            (true, false, false, 60), (false, false, false, 40), (true, true, false, 40), (false, true, false, 60),
            (true, false, true, 60),
        ] as [(Bool, Bool, Bool, CGFloat)])
    func `A switch has its thumb at the end of its value`(
        isOn: Bool, mirrored: Bool, isDisabled: Bool, middle: CGFloat
    ) throws {
        let stage = stage(100, 60, mirrored: mirrored) {
            Toggle("Sound", isOn: .constant(isOn)).labelsHidden().disabled(isDisabled)
        }
        let share: Float = isDisabled ? 0.5 : 1
        let tracks = stage.fills(51, 31), thumb = try #require(stage.fills(27, 27).first)
        #expect(isNear(thumb.frame.midX, middle) && isNear(thumb.frame.midY, 30))
        #expect(shows(thumb.color, Self.white, share))
        #expect(tracks.count == (isOn ? 2 : 1) && shows(tracks.first?.color, Self.fill, 0.16 * share))
        if isOn { #expect(shows(tracks.last?.color, 0x34C759, share)) }
        let shadow = try #require(thumb.layer.effects?.shadows.first)
        #expect(shadow.radius == 3 && shadow.offset == CGSize(width: 0, height: 3))
        #expect(shows(shadow.color, 0, 0.15))
    }

    @Test(
        arguments: [
            (5, false, true), (20, false, true), (-20, false, false), (2, false, false), (-20, true, true),
            (20, true, false),
        ] as [(CGFloat, Bool, Bool)])
    func `A drag sets a switch from four points on`(distance: CGFloat, mirrored: Bool, expected: Bool) throws {
        struct Example: View {
            @State var isOn = false
            var body: some View {
                Toggle("Sound", isOn: $isOn).labelsHidden().accessibilityIdentifier("switch")
            }
        }
        let stage = stage(100, 60, mirrored: mirrored) { Example() }
        let finger = stage.touch(at: CGPoint(x: 50, y: 30))
        finger.move(by: CGSize(width: distance, height: 0), over: 0.1)
        if abs(distance) < 4 { finger.cancel() } else { finger.lift() }
        let node = try #require(stage.semantics.flattened.first { $0.role == .toggle })
        #expect(node.number == (expected ? 1 : 0) && node.value == (expected ? "On" : "Off"))
    }

    @Test func `A toggle of several sources is on if all are, and sets all`() throws {
        @MainActor final class Lamp {
            var isOn: Bool
            init(_ isOn: Bool) { self.isOn = isOn }
            var binding: Binding<Bool> { Binding(get: { self.isOn }, set: { self.isOn = $0 }) }
        }
        struct Mixed: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                Button(configuration.isMixed ? "mixed" : configuration.isOn ? "on" : "off") {
                    configuration.isOn.toggle()
                }
                .accessibilityIdentifier("toggle")
            }
        }
        for (states, text, after) in [
            ([true, true], "on", false), ([true, false], "mixed", true), ([false, false], "off", true),
        ] {
            let lamps = states.map(Lamp.init)
            let stage = stage { Toggle("All", sources: lamps, isOn: \.binding).toggleStyle(Mixed()) }
            #expect(try stage.text(of: "toggle") == text)
            try stage.tap("toggle")
            #expect(lamps.map(\.isOn) == [after, after], "\(text)")
        }
    }

    @Test(arguments: [true, false]) func `A button for a toggle is tinted while it is on`(isOn: Bool) throws {
        let stage = stage {
            Toggle(isOn: .constant(isOn)) { Color.red.frame(width: 40, height: 20) }.toggleStyle(.button)
        }
        // The insets of a regular button: 12 points at the sides, and 7 above and below.
        let back = stage.fills(64, 34)
        #expect(back.count == (isOn ? 1 : 0))
        if isOn { #expect(shows(back[0].color, Self.blue, 0.15)) }
        let finger = stage.touch(at: CGPoint(x: 100, y: 50))
        #expect(shows(stage.fills(40, 20).first?.color, Self.red, 0.6))
        finger.cancel()
        #expect(shows(stage.fills(40, 20).first?.color, Self.red, 1))
    }

    // MARK: Buttons

    nonisolated enum Style: CaseIterable, Sendable {
        case automatic, borderless, plain, bordered, prominent, glass, shiny
    }

    @ViewBuilder private func button(_ style: Style, role: ButtonRole? = nil) -> some View {
        let button = Button(role: role) {
        } label: {
            Text("Go").frame(width: 40, height: 20)
        }
        switch style {
        case .automatic: button
        case .borderless: button.buttonStyle(.borderless)
        case .plain: button.buttonStyle(.plain)
        case .bordered: button.buttonStyle(.bordered)
        case .prominent: button.buttonStyle(.borderedProminent)
        case .glass: button.buttonStyle(.glass)
        case .shiny: button.buttonStyle(.glassProminent)
        }
    }

    private func text(_ stage: Stage) -> RGBA? {
        stage.marks.first { if case .text = $0.kind { true } else { false } }?.color
    }

    /// Colors of the text and the background: with and without a role and a tint, and disabled.
    nonisolated private static let looks: [(Style, [(UInt32, Float)], [(UInt32, Float)?])] = [
        (.automatic, [(blue, 1), (red, 1), (0x34C759, 1), (label, 0.3)], [nil, nil, nil, nil]),
        (.borderless, [(blue, 1), (red, 1), (0x34C759, 1), (label, 0.3)], [nil, nil, nil, nil]),
        (.plain, [(0, 1), (0, 1), (0, 1), (0, 0.5)], [nil, nil, nil, nil]),
        (
            .bordered, [(blue, 1), (red, 1), (0x34C759, 1), (label, 0.3)],
            [(fill, 0.12), (red, 0.15), (0x34C759, 0.15), (fill, 0.12)]
        ),
        (
            .prominent, [(white, 1), (white, 1), (white, 1), (label, 0.3)],
            [(blue, 1), (red, 1), (0x34C759, 1), (fill, 0.12)]
        ),
        (.shiny, [(white, 1), (white, 1), (white, 1), (label, 0.3)], [(blue, 1), (red, 1), (0x34C759, 1), nil]),
        (.glass, [(0, 1), (red, 1), (0, 1), (label, 0.3)], [nil, nil, nil, nil]),
    ]

    @Test(arguments: looks.indices) func `A button's colors follow its style, role, tint, and state`(
        _ index: Int
    ) throws {
        let (style, texts, backs) = Self.looks[index]
        let stages = [
            stage { button(style) }, stage { button(style, role: .destructive) }, stage { button(style).tint(.green) },
            stage { button(style).disabled(true) },
        ]
        for (place, stage) in stages.enumerated() {
            #expect(shows(text(stage), texts[place].0, texts[place].1), "\(style) \(place): \(text(stage) as Any)")
            let fills = stage.fills(64, 34)
            guard let back = backs[place] else {
                #expect(style == .glass || style == .shiny || fills.isEmpty, "\(style) \(place)")
                continue
            }
            #expect(shows(fills.first?.color, back.0, back.1), "\(style) \(place): \(fills)")
        }
    }

    @Test(
        arguments: [
            (.automatic, 0.2), (.plain, 0.2), (.borderless, 0.2), (.bordered, 0.6), (.prominent, 0.6), (.glass, 1),
        ] as [(Style, Float)])
    func `A pressed button is paler, or larger`(style: Style, share: Float) throws {
        let stage = stage { button(style) }
        let finger = stage.touch(at: CGPoint(x: 100, y: 50))
        stage.advance(by: 2)
        #expect(abs((text(stage)?.alpha ?? 0) - share) < 0.003)
        if style == .glass { #expect(!stage.fills(64 * 1.05, 34 * 1.05).isEmpty) }
        finger.lift()
        #expect(text(stage)?.alpha == 1)
    }

    /// A finger may leave the button by 70 points, and a mouse may not leave it.
    @Test(
        arguments: [
            (CGSize(width: 69, height: 0), true), (CGSize(width: 71, height: 0), false),
            (CGSize(width: -69, height: 0), true), (CGSize(width: -71, height: 0), false),
            (CGSize(width: 0, height: 69), true), (CGSize(width: 0, height: 71), false),
            (CGSize(width: 0, height: -71), false),
        ])
    func `A finger can move beyond a button's edge`(beyond: CGSize, isHeld: Bool) {
        let log = GestureLog()
        let stage = stage(300, 300) {
            Button {
                log.note("act")
            } label: {
                Color.red.frame(width: 80, height: 60)
            }
        }
        let finger = stage.touch(at: CGPoint(x: 150, y: 150))
        func edge(_ length: CGFloat, _ half: CGFloat) -> CGFloat {
            length == 0 ? 0 : length > 0 ? length + half : length - half
        }
        finger.move(by: CGSize(width: edge(beyond.width, 40), height: edge(beyond.height, 30)), over: 0.1)
        #expect(abs((stage.fills(80, 60).first?.color?.alpha ?? 0) - (isHeld ? 0.2 : 1)) < 0.003)
        finger.lift()
        #expect(log.entries == (isHeld ? ["act"] : []))
        #expect(stage.fills(80, 60).first?.color?.alpha == 1)
    }

    @Test(arguments: [(39, true), (41, false)] as [(CGFloat, Bool)])
    func `A mouse has to stay on a button`(distance: CGFloat, isHeld: Bool) {
        let log = GestureLog()
        let stage = stage(300, 300) {
            Button {
                log.note("act")
            } label: {
                Color.red.frame(width: 80, height: 60)
            }
        }
        for (phase, x) in [(PointerEvent.Phase.began, 150), (.moved, 150 + distance), (.ended, 150 + distance)] {
            stage.send(
                .pointer(
                    PointerEvent(
                        id: 4, kind: .mouse, phase: phase, location: CGPoint(x: x, y: 150), time: stage.time)))
            stage.advance(by: 0.05)
        }
        #expect(log.entries == (isHeld ? ["act"] : []))
    }

    /// Points outside and inside the corner of a border, at equal distances from both edges. The distance of an arc is
    /// 0.293 times its radius.
    @Test(
        arguments: [
            (.automatic, .regular, 2.25, 2.45), (.roundedRectangle, .regular, 2.25, 2.45),
            (.automatic, .small, 4, 4.2), (.automatic, .mini, 4, 4.2), (.automatic, .large, 3.4, 3.6),
            (.automatic, .extraLarge, 3.4, 3.6), (.roundedRectangle(radius: 3), .regular, 0.8, 0.95),
            (.roundedRectangle(radius: 20), .large, 5.75, 5.95),
        ] as [(ButtonBorderShape, ControlSize, CGFloat, CGFloat)])
    func `A border has the corners of its shape and size`(
        shape: ButtonBorderShape, size: ControlSize, outside: CGFloat, inside: CGFloat
    ) throws {
        let stage = stage(300, 200) {
            Button {
            } label: {
                Color.clear.frame(width: 100, height: 60)
            }
            .buttonStyle(.bordered).buttonBorderShape(shape).controlSize(size)
        }
        let mark = try #require(stage.marks.first { $0.kind == .fill && $0.frame.height >= 60 && $0.color != .clear })
        let path = try #require(mark.path), corner = mark.frame.origin
        #expect(!path.contains(CGPoint(x: corner.x + outside + 0.01, y: corner.y + outside + 0.01)))
        #expect(path.contains(CGPoint(x: corner.x + inside, y: corner.y + inside)))
        let insets: CGSize =
            switch size {
            case .mini, .small: CGSize(width: 20, height: 10)
            case .regular: CGSize(width: 24, height: 14)
            default: CGSize(width: 40, height: 30)
            }
        #expect(isNear(mark.frame.width, 100 + insets.width) && isNear(mark.frame.height, 60 + insets.height))
    }

    @Test func `Capsules and circles are round`() throws {
        for (shape, width) in [(ButtonBorderShape.capsule, 124.0), (.circle, 74)] {
            let stage = stage(300, 200) {
                Button {
                } label: {
                    Color.clear.frame(width: 100, height: 60)
                }
                .buttonStyle(.bordered).buttonBorderShape(shape)
            }
            let mark = try #require(stage.marks.first { $0.kind == .fill && isNear($0.frame.height, 74) })
            #expect(isNear(mark.frame.width, width), "\(mark.frame)")
            #expect(mark.path?.contains(CGPoint(x: mark.frame.minX + 10, y: mark.frame.minY + 10)) == false)
            #expect(mark.path?.contains(CGPoint(x: mark.frame.minX + 12, y: mark.frame.minY + 12)) == true)
        }
    }

    // MARK: Sliders

    /// A slider of 227 points, whose knob of 27 points moves by 200 points.
    @Test(
        arguments: [
            (0.3, 0...1, false, 60), (0, 0...1, false, 0), (1, 0...1, false, 200), (-4, 0...1, false, 0),
            (9, 0...1, false, 200), (.nan, 0...1, false, 0), (15, 10...20, false, 100), (12, 10...20, false, 40),
            (0.3, 0...1, true, 140), (-5, -10...10, false, 50), (7, 7...7, false, 0),
        ] as [(Double, ClosedRange<Double>, Bool, CGFloat)])
    func `A slider's knob is at its value`(
        value: Double, bounds: ClosedRange<Double>, mirrored: Bool, x: CGFloat
    ) throws {
        let stage = stage(227, 80, mirrored: mirrored) { Slider(value: .constant(value), in: bounds) }
        let knob = try #require(stage.fills(27, 27).first)
        #expect(isNear(knob.frame.minX, x) && isNear(knob.frame.midY, 40), "\(knob.frame)")
        #expect(shows(knob.color, Self.white, 1))
        let shadow = try #require(knob.layer.effects?.shadows.first)
        #expect(shadow.radius == 3 && shadow.offset == CGSize(width: 0, height: 2) && shows(shadow.color, 0, 0.25))
        let tracks = stage.marks.filter { $0.kind == .fill && isNear($0.frame.height, 4) }
        let track = try #require(tracks.first), filled = try #require(tracks.last)
        #expect(isNear(track.frame.width, 227) && isNear(track.frame.midY, 40))
        #expect(shows(track.color, Self.fill, 0.16) && shows(filled.color, Self.blue, 1))
        // The filled part ends in the middle of the knob.
        let way = mirrored ? 200 - x : x
        #expect(isNear(filled.frame.width, way + 13.5))
        #expect(isNear(mirrored ? filled.frame.minX : filled.frame.maxX, x + 13.5))
    }

    @Test func `A disabled slider is half as opaque`() {
        let stage = stage(227, 80) { Slider(value: .constant(0.5)).disabled(true).tint(.green) }
        #expect(shows(stage.fills(27, 27).first?.color, Self.white, 0.5))
        #expect(stage.marks.contains { isNear($0.frame.height, 4) && shows($0.color, 0x34C759, 0.5) })
    }

    // MARK: Steppers

    @Test(arguments: [(0, 1, 0.3), (5, 1, 1), (10, 0.3, 1)] as [(Int, Float, Float)])
    func `A stepper's sign is pale at the end of its range`(value: Int, plus: Float, minus: Float) throws {
        let stage = stage(200, 60) { Stepper("Count", value: .constant(value), in: 0...10).labelsHidden() }
        let back = try #require(stage.fills(94, 32).first), line = try #require(stage.fills(1, 18).first)
        #expect(shows(back.color, Self.fill, 0.12) && shows(line.color, Self.fill, 0.16))
        #expect(isNear(back.frame.midX, 100) && isNear(line.frame.midX, 100) && isNear(line.frame.midY, 30))
        let first = try #require(stage.fills(16, 2).first), second = try #require(stage.fills(16, 16).first)
        #expect(isNear(first.frame.midX, 53 + 23.25) && isNear(second.frame.midX, 147 - 23.25))
        #expect(shows(first.color, 0, minus) && shows(second.color, 0, plus))
        // The plus has an arm of 2 points in each direction.
        let middle = CGPoint(x: second.frame.midX, y: second.frame.midY)
        func contains(_ x: CGFloat, _ y: CGFloat) -> Bool {
            second.path?.contains(CGPoint(x: middle.x + x, y: middle.y + y)) == true
        }
        #expect(contains(7, 0.9) && contains(-7, -0.9) && contains(0.9, 7) && contains(-0.9, -7))
        #expect(!contains(1.1, 7) && !contains(-1.1, -7) && !contains(7, 1.1) && !contains(7, -1.1))
    }

    @Test(
        arguments: [
            (9, 4, true, 10), (1, 4, false, 0), (3, 4, true, 7), (10, 4, true, 10), (0, 4, false, 0), (12, 1, true, 10),
            (-3, 1, false, 0),
        ])
    func `A step stops at the bounds`(value: Int, step: Int, isUp: Bool, expected: Int) throws {
        struct Example: View {
            @State var count: Int
            let step: Int
            var body: some View {
                VStack {
                    Stepper("Count", value: $count, in: 0...10, step: step).accessibilityIdentifier("stepper")
                    Text("\(count)").accessibilityIdentifier("count")
                }
            }
        }
        let stage = stage { Example(count: value, step: step) }
        try stage.focus("stepper")
        stage.press(isUp ? .upArrow : .downArrow)
        #expect(try stage.text(of: "count") == "\(expected)")
    }

    // MARK: Progress

    @Test(
        arguments: [
            (0.25, 1, 50), (1, 4, 50), (0, 1, 0), (-1, 1, 0), (5, 4, 200), (.nan, 1, 0), (0.5, 0, 100), (0.5, -2, 100),
            (0.5, .infinity, 100), (.infinity, 1, 200),
        ] as [(Double, Double, CGFloat)])
    func `A bar is filled by the completed fraction`(value: Double, total: Double, width: CGFloat) throws {
        let stage = stage(200, 40) { ProgressView(value: value, total: total) }
        let bars = stage.marks.filter { $0.kind == .fill && abs($0.frame.height - 4) < 0.01 }
        #expect(shows(bars.first?.color, Self.fill, 0.16) && bars.first?.frame.width == 200)
        if width > 0 {
            #expect(bars.count == 2 && isNear(bars[1].frame.width, width) && bars[1].frame.minX == 0)
            #expect(shows(bars[1].color, Self.blue, 1))
        } else {
            #expect(bars.dropFirst().allSatisfy { $0.frame.width == 0 })
        }
    }

    /// Eight spokes, an eighth of a turn apart. The brightest advances eight times in a second.
    @Test(
        arguments: [(.mini, 14), (.small, 16), (.regular, 20), (.large, 37), (.extraLarge, 37)]
            as [(ControlSize, CGFloat)])
    func `A wheel turns by a spoke in an eighth of a second`(size: ControlSize, diameter: CGFloat) throws {
        let stage = stage(100, 100) { ProgressView().controlSize(size) }
        func opacities() -> [Float] {
            let upright = stage.fills(diameter * 0.12, diameter * 0.25).sorted { $0.frame.minY < $1.frame.minY }
            #expect(upright.count == 2)
            #expect(isNear(upright[0].frame.midY, 50 - diameter * 0.375))
            #expect(isNear(upright[1].frame.midY, 50 + diameter * 0.375))
            return upright.compactMap { $0.color?.alpha }
        }
        func expect(_ first: Float, _ second: Float) {
            let shown = opacities()
            #expect(abs(shown[0] - first) < 0.003 && abs(shown[1] - second) < 0.003, "\(shown) at \(stage.time)")
        }
        #expect(stage.marks.count { $0.kind == .fill } == 8)
        expect(0.6, 0.6 - 0.45 * 4 / 8)
        stage.advance(by: 0.13)
        expect(0.6 - 0.45 / 8, 0.6 - 0.45 * 5 / 8)
        stage.advance(by: 0.5)
        expect(0.6 - 0.45 * 5 / 8, 0.6 - 0.45 / 8)
        stage.advance(by: 0.375)
        expect(0.6, 0.6 - 0.45 * 4 / 8)
    }

    // MARK: Gauges

    @Test(
        arguments: [(0.5, 100), (0.01, 6), (0, 0), (1, 200), (-1, 0), (3, 200)] as [(Double, CGFloat)])
    func `A gauge is filled by its share, and by a dot at least`(value: Double, width: CGFloat) {
        let stage = stage(200, 60) { Gauge(value: value) { EmptyView() } }
        let bars = stage.marks.filter { $0.kind == .fill && abs($0.frame.height - 6) < 0.01 }
        #expect(bars.first?.frame.width == 200 && shows(bars.first?.color, Self.fill, 0.16))
        #expect(bars.dropFirst().map(\.frame.width).first ?? 0 == width, "\(bars.map(\.frame))")
    }

    @Test(arguments: [(0, 3), (0.5, 100), (1, 197)] as [(Double, CGFloat)])
    func `A mark moves along an accessory gauge`(value: Double, middle: CGFloat) throws {
        let stage = stage(200, 60) { Gauge(value: value) { EmptyView() }.gaugeStyle(.accessoryLinear) }
        let outer = try #require(stage.fills(10, 10).first), inner = try #require(stage.fills(6, 6).last)
        #expect(isNear(outer.frame.midX, middle) && isNear(inner.frame.midX, middle) && isNear(outer.frame.midY, 30))
        #expect(shows(outer.color, Self.white, 1) && shows(inner.color, 0, 1))
    }

    /// The ring is open at the bottom: it spans 270 degrees from 135 degrees on.
    @Test(arguments: [(0, -135), (0.5, 0), (1, 135)] as [(Double, Double)])
    func `A mark turns around an open ring`(value: Double, degrees: Double) throws {
        let stage = stage(100, 100) { Gauge(value: value) { EmptyView() }.gaugeStyle(.accessoryCircular) }
        let radians = degrees * .pi / 180
        let place = CGPoint(x: 50 + 26 * sin(radians), y: 50 - 26 * cos(radians))
        let dot = try #require(
            stage.marks.first { $0.kind == .fill && shows($0.color, 0, 1) && $0.frame.width < 12 }, "\(stage.marks)")
        #expect(isNear(dot.frame.midX, place.x) && isNear(dot.frame.midY, place.y), "\(dot.frame)")
        let ring = try #require(stage.marks.first { $0.kind == .line(6) })
        // The arc's highest point and its sides are 26 points from the center, and its ends are below.
        #expect(isNear(ring.frame.minY, 24) && isNear(ring.frame.minX, 24) && isNear(ring.frame.maxX, 76))
        #expect(isNear(ring.frame.maxY, 50 + 26 * sin(.pi / 4)))
    }

    @Test func `A closed ring begins at the top and grows clockwise`() throws {
        let stage = stage(100, 100) { Gauge(value: 0.25) { EmptyView() }.gaugeStyle(.accessoryCircularCapacity) }
        let rings = stage.marks.filter { $0.kind == .line(6) }
        let whole = try #require(rings.first), part = try #require(rings.last)
        #expect(isNear(whole.frame.width, 52) && isNear(whole.frame.height, 52) && shows(whole.color, Self.fill, 0.16))
        #expect(isNear(part.frame.minX, 50) && isNear(part.frame.minY, 24) && isNear(part.frame.maxX, 76))
        #expect(isNear(part.frame.maxY, 50) && shows(part.color, Self.blue, 1))
    }

    @Test func `A gradient follows the course of a gauge`() throws {
        let red = Color(red: 1, green: 0, blue: 0), blue = Color(red: 0, green: 0, blue: 1)
        func pixels(_ style: some GaugeStyle, _ width: CGFloat, _ height: CGFloat, _ value: Double = 1) -> Pixels {
            Pixels(
                stage(width, height) {
                    Gauge(value: value) { EmptyView() }.gaugeStyle(style).tint(Gradient(colors: [red, blue]))
                })
        }
        let bar = pixels(.linearCapacity, 200, 60)
        #expect(bar[10, 30].red > 0.9 && bar[190, 30].blue > 0.9)
        // The ends of an open ring are to the left and to the right, below the center. The mark is at the top.
        let open = pixels(.accessoryCircular, 100, 100, 0.5)
        #expect(open[32, 68].red > 0.85 && open[68, 68].blue > 0.85)
        let closed = pixels(.accessoryCircularCapacity, 100, 100)
        #expect(closed[56, 24].red > 0.9 && closed[44, 24].blue > 0.9)
    }

    // MARK: Segments

    @Test(arguments: [false, true], [false, true]) func `The chosen segment is a bright card on a track`(
        dark: Bool, mirrored: Bool
    ) throws {
        let stage = stage(300, 60, dark: dark, mirrored: mirrored) {
            Picker("Day", selection: .constant(2)) { ForEach(1..<4) { Text("Day \($0)").tag($0) } }
                .pickerStyle(.segmented)
        }
        let track = try #require(stage.fills(300, 32).first), card = try #require(stage.fills(96, 28).first)
        #expect(shows(track.color, Self.fill, dark ? 0.24 : 0.12) && isNear(track.frame.midY, 30))
        #expect(shows(card.color, dark ? 0x636366 : Self.white, 1) && isNear(card.frame.minX, 102))
        #expect(card.path?.contains(CGPoint(x: card.frame.minX + 2, y: card.frame.minY + 2)) == false)
        #expect(card.path?.contains(CGPoint(x: card.frame.minX + 2.2, y: card.frame.minY + 2.2)) == true)
        #expect(track.path?.contains(CGPoint(x: 2.2, y: track.frame.minY + 2.2)) == false)
        #expect(track.path?.contains(CGPoint(x: 2.5, y: track.frame.minY + 2.5)) == true)
    }

    @Test func `Glass has a fine border and a tint`() throws {
        let stage = stage(100, 100) {
            Color.clear.frame(width: 60, height: 30).glassEffect(.regular.tint(.green), in: .rect)
        }
        let fills = stage.fills(60, 30).filter { $0.color != .clear }
        #expect(fills.contains { shows($0.color, 0x34C759, 0.55) })
        let border = try #require(stage.marks.first { $0.kind == .line(0.5) })
        #expect(shows(border.color, Self.white, 0.35) && isNear(border.frame.width, 60))
        let identity = self.stage(100, 100) {
            Color.clear.frame(width: 60, height: 30).glassEffect(.identity, in: .rect)
        }
        #expect(!identity.marks.contains { $0.kind == .line(0.5) })
    }

    @Test(arguments: [(true, 1.05), (false, 1)] as [(Bool, CGFloat)])
    func `Interactive glass grows under a finger`(isInteractive: Bool, scale: CGFloat) throws {
        let stage = stage(100, 100) {
            Color.red.frame(width: 60, height: 30).glassEffect(.regular.interactive(isInteractive), in: .rect)
        }
        let finger = stage.touch(at: CGPoint(x: 50, y: 50))
        stage.advance(by: 2)
        #expect(stage.fills(60 * scale, 30 * scale).contains { shows($0.color, Self.red, 1) })
        finger.lift()
        try stage.settle()
        #expect(stage.fills(60, 30).contains { shows($0.color, Self.red, 1) })
    }
}
