import SwiftUI
import Testing

@testable import Scrollwork

/// A style that can't be compared.
private struct PlainStyle: WheelStyle {
    func makeBody(configuration: Configuration) -> some View { Color.clear }
}

/// The parts of a picker that stay on screen while they look the same.
@MainActor @Suite struct WheelFaceTests {
    private func context(_ locale: String) -> WheelTextContext {
        WheelTextContext(
            locale: Locale(identifier: locale), calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
    }

    private func face(
        _ style: any WheelStyle, title: String = "Number", axis: Axis? = nil, fadesEdges: Bool = true,
        samples: [String] = ["0"], _ change: (inout WheelFace.Source) -> Void = { _ in }
    ) -> WheelFace {
        var source = WheelFace.Source(
            text: AnyHashable("numbers"), rules: 0, hasRule: false, hasOwnLabels: false, context: context("en_US"),
            wraps: false, isBoundEnabled: true)
        change(&source)
        let core = WheelCore(
            motion: WheelMotion(), connection: WheelConnection(), makeRail: { _, _ in WheelPlace().rail },
            makeTick: { index, axis in
                WheelPickerTick(
                    index: index, kind: .minor, majorNumber: 0, majorDistance: 1, isEnabled: true, axis: axis,
                    label: WheelPickerTick.Label { AnyView(EmptyView()) })
            })
        return WheelFace(
            configuration: WheelStyleConfiguration(
                title: Text(verbatim: title), axis: axis, fadesEdges: fadesEdges, sampleTexts: samples, core: core),
            style: WheelStyleInUse(style), source: source)
    }

    @Test func aFaceLooksTheSameIfEachPartIsEqual() {
        let first = face(RulerWheelStyle()), same = face(RulerWheelStyle())
        #expect(first.looks(like: same) && same.looks(like: first))
        #expect(first == first && first != same, "a face has an identity")
        let german = context("de_DE")
        let others = [
            face(RulerWheelStyle(spacing: 12)), face(DrumWheelStyle()), face(RulerWheelStyle(), title: "Other"),
            face(RulerWheelStyle(), axis: .vertical), face(RulerWheelStyle(), fadesEdges: false),
            face(RulerWheelStyle(), samples: ["0", "1"]), face(RulerWheelStyle()) { $0.text = AnyHashable("scale") },
            face(RulerWheelStyle()) { $0.rules = 1 }, face(RulerWheelStyle()) { $0.hasRule = true },
            face(RulerWheelStyle()) { $0.hasOwnLabels = true }, face(RulerWheelStyle()) { $0.context = german },
            face(RulerWheelStyle()) { $0.wraps = true }, face(RulerWheelStyle()) { $0.isBoundEnabled = false },
        ]
        for (index, other) in others.enumerated() {
            #expect(!first.looks(like: other) && !other.looks(like: first), "\(index)")
        }
    }

    @Test func stylesAreEqualIfTheirTypesAndValuesAre() {
        let plain = WheelStyleInUse(PlainStyle())
        #expect(plain == plain && plain != WheelStyleInUse(PlainStyle()))
        #expect(WheelStyleInUse(DrumWheelStyle()) == WheelStyleInUse(DrumWheelStyle(rowLength: 36, rows: 7)))
        #expect(WheelStyleInUse(DrumWheelStyle()) != WheelStyleInUse(DrumWheelStyle(rowLength: 35)))
        #expect(WheelStyleInUse(DrumWheelStyle()) != WheelStyleInUse(DrumWheelStyle(rows: 8)))
        #expect(WheelStyleInUse(RulerWheelStyle()) == WheelStyleInUse(RulerWheelStyle(spacing: 10)))
        #expect(WheelStyleInUse(RulerWheelStyle()) != WheelStyleInUse(DrumWheelStyle()))
        #expect(areEqual(3, 3) && !areEqual(3, 4) && !areEqual(3, "3") && !areEqual(PlainStyle(), PlainStyle()))
    }

    @Test func theShownFaceIsKept() {
        let shown = WheelShown<Int>(), scale = WheelScale(in: 0...9)
        let first = face(RulerWheelStyle()), same = face(RulerWheelStyle()), other = face(DrumWheelStyle())
        #expect(!shown.scale(like: scale).isSame && shown.face(like: same, isScaleSame: true) == same)
        shown.take(scale, first)
        #expect(shown.scale(like: scale).isSame && !shown.scale(like: WheelScale(in: 0...8)).isSame)
        #expect(shown.face(like: same, isScaleSame: true) == first)
        #expect(shown.face(like: same, isScaleSame: false) == same)
        #expect(shown.face(like: other, isScaleSame: true) == other)
    }
}
