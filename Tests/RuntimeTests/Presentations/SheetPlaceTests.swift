import LayerTree
@testable import ScrollworkTesting
import SwiftUI
import Testing

/// Where sheets are, and what is around them, in a window of 300 by 600 points. A sheet leaves 10 points at the top.
@MainActor
@Suite struct SheetPlaceTests {
    private enum MostlyFull: CustomPresentationDetent {
        static func height(in context: Context) -> CGFloat? {
            context.dynamicTypeSize == .large ? context.maxDetentValue - 90 : nil
        }
    }

    private enum Never: CustomPresentationDetent {
        static func height(in context: Context) -> CGFloat? { nil }
    }

    private struct Page<Changed: View>: View {
        let log: GestureLog
        let change: (AnyView) -> Changed
        @State private var isShown = true

        var body: some View {
            Color.clear
                .sheet(isPresented: $isShown) {
                    change(
                        AnyView(
                            Color.gray.opacity(0.5).accessibilityElement().accessibilityIdentifier("sheet")))
                }
                .onChange(of: isShown) { log.note("\($1)") }
        }
    }

    private func stage<V: View>(
        _ log: GestureLog = GestureLog(), dark: Bool = false, _ change: @escaping (AnyView) -> V
    ) throws -> Stage {
        let stage = Stage(
            size: CGSize(width: 300, height: 600), environment: { $0.colorScheme = dark ? .dark : .light }
        ) {
            Page(log: log, change: change)
        }
        try stage.settle()
        return stage
    }

    private func top(_ stage: Stage) throws -> CGFloat { try stage.drawnFrame(of: "sheet").minY }

    @Test(
        arguments: [
            ([], 10), ([.large], 10), ([.medium], 305), ([.fraction(0.25)], 452.5), ([.height(100)], 500),
            ([.height(5_000)], 10), ([.custom(MostlyFull.self)], 100), ([.custom(Never.self)], 10),
            ([.height(.nan), .height(200)], 400), ([.large, .medium], 305), ([.height(300), .height(120)], 480),
            ([.fraction(2)], 10),
        ] as [(Set<PresentationDetent>, CGFloat)])
    func `A sheet begins at its lowest detent`(detents: Set<PresentationDetent>, expected: CGFloat) throws {
        let stage = try stage { $0.presentationDetents(detents) }
        #expect(try abs(top(stage) - expected) < 0.51)
    }

    @Test(arguments: [(.height(300), 300), (.height(120), 480), (.medium, 480)] as [(PresentationDetent, CGFloat)])
    func `A selection determines the detent`(selection: PresentationDetent, expected: CGFloat) throws {
        let stage = try stage {
            $0.presentationDetents([.height(120), .height(300)], selection: .constant(selection))
        }
        #expect(try abs(top(stage) - expected) < 0.51)
    }

    /// The safe area has 50 points at the top and 34 points at the bottom. A sheet leaves 10 points below the upper
    /// part, and is as much higher as the lower part.
    @Test(
        arguments: [([.large], 60), ([.medium], 313), ([.height(100)], 466), ([.fraction(0.5)], 313)]
            as [(Set<PresentationDetent>, CGFloat)])
    func `A sheet extends below the safe area`(detents: Set<PresentationDetent>, expected: CGFloat) throws {
        let stage = Stage(
            size: CGSize(width: 300, height: 600), safeArea: EdgeInsets(top: 50, leading: 0, bottom: 34, trailing: 0)
        ) {
            Page(log: GestureLog()) { $0.presentationDetents(detents) }
        }
        try stage.settle()
        #expect(try abs(top(stage) - expected) < 0.51)
    }

    private func drag(_ stage: Stage, by distance: CGFloat) throws -> CGFloat {
        let finger = stage.touch(at: CGPoint(x: 150, y: try top(stage) + 20))
        finger.move(by: CGSize(width: 0, height: distance), over: 0.5)
        finger.hold(for: 0.3)
        let moved = try top(stage)
        finger.lift()
        try stage.settle()
        return moved
    }

    /// A sheet comes to the nearest detent, or is dismissed below half of the lowest one.
    @Test(
        arguments: [
            (-99, 480), (-101, 280), (-300, 280), (59, 480), (61, nil), (200, nil),
        ] as [(CGFloat, CGFloat?)])
    func `A drag ends at the nearest detent`(distance: CGFloat, end: CGFloat?) throws {
        let log = GestureLog()
        let stage = try stage(log) { $0.presentationDetents([.height(120), .height(320)]) }
        #expect(try top(stage) == 480)
        _ = try drag(stage, by: distance)
        if let end {
            #expect(try abs(top(stage) - end) < 0.51 && log.entries.isEmpty)
        } else {
            #expect(!stage.exists("sheet") && log.entries == ["false"])
        }
    }

    /// A fifth of the way counts beyond the highest detent, and below the lowest one of a sheet that stays.
    @Test func `A sheet resists a drag beyond its detents`() throws {
        let high = try stage { $0.presentationDetents([.height(200)]) }
        #expect(try abs(drag(high, by: -100) - 380) < 1)
        let locked = try stage { $0.presentationDetents([.height(200)]).interactiveDismissDisabled() }
        #expect(try abs(drag(locked, by: 100) - 420) < 1)
        #expect(try abs(top(locked) - 400) < 0.51)
        let two = try stage {
            $0.presentationDetents([.height(100), .height(200)], selection: .constant(.height(200)))
                .interactiveDismissDisabled()
        }
        // The way to the lower detent is free.
        #expect(try abs(drag(two, by: 150) - (400 + 100 + 10)) < 1)
        let free = try stage { $0.presentationDetents([.height(200)]) }
        #expect(try abs(drag(free, by: 60) - 460) < 1)
    }

    // MARK: Looks

    private func shows(_ color: RGBA?, _ white: Float, _ alpha: Float) -> Bool {
        color.map { abs($0.red - white) < 0.005 && abs($0.alpha - alpha) < 0.005 } ?? false
    }

    @Test(arguments: [(false, 0.2), (true, 0.48)] as [(Bool, Float)])
    func `The views behind a sheet are dimmed, unless they can be used`(dark: Bool, share: Float) throws {
        let usual = try stage(dark: dark) { $0.presentationDetents([.medium]) }
        #expect(usual.fills(300, 600).contains { shows($0.color, 0, share) })
        for interaction in [PresentationBackgroundInteraction.enabled, .enabled(upThrough: .medium)] {
            let active = try stage(dark: dark) {
                $0.presentationDetents([.medium]).presentationBackgroundInteraction(interaction)
            }
            #expect(!active.fills(300, 600).contains { shows($0.color, 0, share) })
        }
        for interaction in [PresentationBackgroundInteraction.disabled, .automatic, .enabled(upThrough: .height(100))] {
            let inactive = try stage(dark: dark) {
                $0.presentationDetents([.medium]).presentationBackgroundInteraction(interaction)
            }
            #expect(inactive.fills(300, 600).contains { shows($0.color, 0, share) })
        }
    }

    @Test(
        arguments: [
            ([.medium], .automatic, false), ([.medium, .large], .automatic, true), ([.medium], .visible, true),
            ([.medium, .large], .hidden, false),
        ] as [(Set<PresentationDetent>, Visibility, Bool)])
    func `An indicator shows that there are several detents`(
        detents: Set<PresentationDetent>, visibility: Visibility, isShown: Bool
    ) throws {
        let stage = try stage { $0.presentationDetents(detents).presentationDragIndicator(visibility) }
        let found = stage.fills(36, 5)
        #expect(found.count == (isShown ? 1 : 0))
        if let frame = found.first?.frame { #expect(abs(frame.midX - 150) < 0.51 && abs(frame.minY - 310) < 0.51) }
    }

    @Test(
        arguments: [(nil, 3.5, 3.7), (30, 8.7, 8.9), (0, -0.1, 0.1), (-4, -0.1, 0.1)] as [(CGFloat?, CGFloat, CGFloat)])
    func `The upper corners of a sheet are round`(radius: CGFloat?, outside: CGFloat, inside: CGFloat) throws {
        let stage = try stage { $0.presentationDetents([.medium]).presentationCornerRadius(radius) }
        let clips = stage.visibleLayers.compactMap { layer -> Path? in
            if case .path(let path, _) = layer.clip, path.boundingRect.width == 300 { path } else { nil }
        }
        let clip = try #require(clips.first), bounds = clip.boundingRect
        for x in [(bounds.minX, 1.0), (bounds.maxX, -1)] as [(CGFloat, CGFloat)] {
            #expect(!clip.contains(CGPoint(x: x.0 + x.1 * outside, y: bounds.minY + outside)))
            #expect(clip.contains(CGPoint(x: x.0 + x.1 * inside, y: bounds.minY + inside)))
            #expect(clip.contains(CGPoint(x: x.0 + x.1 * 0.1, y: bounds.maxY - 0.1)))
        }
    }

    @Test func `A sheet has a background of its own, or that of the program`() throws {
        func backs(_ stage: Stage) -> [RGBA] {
            stage.marks.filter { $0.kind == .fill && $0.frame.width == 300 && $0.frame.height < 400 }
                .compactMap(\.color)
        }
        let usual = try stage { $0.presentationDetents([.medium]) }
        #expect(backs(usual).contains { shows($0, 1, 1) })
        let dark = try stage(dark: true) { $0.presentationDetents([.medium]) }
        #expect(backs(dark).contains { shows($0, 28.0 / 255, 1) })
        let own = try stage { $0.presentationDetents([.medium]).presentationBackground(Color(white: 0.5)) }
        #expect(backs(own).contains { shows($0, 0.5, 1) } && !backs(own).contains { shows($0, 1, 1) })
    }

    @Test func `A tap beside a sheet dismisses it, if it may`() throws {
        for isDisabled in [false, true] {
            let log = GestureLog()
            let stage = try stage(log) { $0.presentationDetents([.medium]).interactiveDismissDisabled(isDisabled) }
            stage.tap(at: CGPoint(x: 150, y: 100))
            try stage.settle()
            #expect(stage.exists("sheet") == isDisabled)
        }
    }

    @Test func `The first view of a sheet determines its look`() throws {
        let stage = try stage { sheet in
            VStack(spacing: 0) {
                sheet.presentationDetents([.height(200)]).presentationDragIndicator(.visible)
                    .presentationCornerRadius(0).presentationBackground(Color(white: 0.5))
                    .interactiveDismissDisabled(false).presentationBackgroundInteraction(.disabled)
                Color.clear.frame(height: 1).presentationDetents([.large]).presentationDragIndicator(.hidden)
                    .presentationCornerRadius(30).presentationBackground(Color.black)
                    .interactiveDismissDisabled().presentationBackgroundInteraction(.enabled)
            }
        }
        #expect(try abs(top(stage) - 400) < 0.51 && stage.fills(36, 5).count == 1)
        #expect(stage.fills(300, 600).contains { shows($0.color, 0, 0.2) })
        #expect(stage.fills(300, 200).contains { shows($0.color, 0.5, 1) })
        stage.tap(at: CGPoint(x: 150, y: 100))
        try stage.settle()
        #expect(!stage.exists("sheet"))
    }
}
