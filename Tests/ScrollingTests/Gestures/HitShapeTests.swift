import ScrollworkTesting
import SwiftUI
import Testing

/// Where views receive touches: by their shape, their transform, and what is in front of them.
@MainActor
@Suite struct HitShapeTests {
    private func taps(_ points: [CGPoint], @ViewBuilder _ content: (GestureLog) -> some View) -> [String] {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 200, height: 200)) { content(log) }
        return points.map { point in
            let count = log.entries.count
            stage.tap(at: point)
            stage.advance(by: 0.5)
            return log.entries.dropFirst(count).joined(separator: " ")
        }
    }

    private let middle = CGPoint(x: 100, y: 100)

    // MARK: Shapes

    /// Two squares of 100 and 50 points around the middle.
    private struct Squares: Shape {
        func path(in rect: CGRect) -> Path {
            var path = Path(CGRect(x: rect.midX - 50, y: rect.midY - 50, width: 100, height: 100))
            path.addRect(CGRect(x: rect.midX - 25, y: rect.midY - 25, width: 50, height: 50))
            return path
        }
    }

    @Test(arguments: [false, true]) func `A shape with a hole lets touches through by the even-odd rule`(
        isEvenOdd: Bool
    ) {
        let found = taps([middle, CGPoint(x: 60, y: 100), CGPoint(x: 40, y: 100)]) { log in
            Color.red.contentShape(Squares(), eoFill: isEvenOdd).onTapGesture { log.note("tap") }
        }
        #expect(found == (isEvenOdd ? ["", "tap", ""] : ["tap", "tap", ""]))
    }

    @Test(
        arguments: [
            (.interaction, ["", "tap"]), (.dragPreview, ["tap", "tap"]), (.hoverEffect, ["tap", "tap"]),
            ([.dragPreview, .interaction], ["", "tap"]),
        ] as [(ContentShapeKinds, [String])])
    func `Only a shape for interaction changes where touches arrive`(kind: ContentShapeKinds, expected: [String]) {
        let found = taps([CGPoint(x: 10, y: 10), middle]) { log in
            Color.red.contentShape(kind, Circle()).onTapGesture { log.note("tap") }
        }
        #expect(found == expected)
    }

    @Test(arguments: [false, true]) func `A view can let touches through, and again receive them`(isOn: Bool) {
        let found = taps([middle]) { log in
            ZStack {
                Color.blue.onTapGesture { log.note("behind") }
                Color.red.onTapGesture { log.note("front") }.allowsHitTesting(isOn)
            }
        }
        #expect(found == [isOn ? "front" : "behind"])
    }

    /// Each row is the opacity of the view in front, or `nil` for a hidden view, and the view that receives a tap.
    @Test(
        arguments: [(1, "front"), (0.01, "front"), (0, "behind"), (-1, "behind"), (.nan, "front"), (nil, "behind")]
            as [(Double?, String)])
    func `A view that isn't drawn lets touches through`(opacity: Double?, expected: String) {
        let found = taps([middle]) { log in
            ZStack {
                Color.blue.onTapGesture { log.note("behind") }
                let front = Color.red.onTapGesture { log.note("front") }
                if let opacity { front.opacity(opacity) } else { front.hidden() }
            }
        }
        #expect(found == [expected])
    }

    /// A view of 160 points in a clip of 80 points. The points are the middle, one inside near a corner of the clip,
    /// and one beside the clip.
    @Test(arguments: [(false, ["tap", "tap", ""]), (true, ["tap", "", ""])])
    func `A clipped view receives touches inside its clip`(isRound: Bool, expected: [String]) {
        let found = taps([middle, CGPoint(x: 64, y: 64), CGPoint(x: 50, y: 100)]) { log in
            let view = Color.red.frame(width: 160, height: 160).onTapGesture { log.note("tap") }
                .frame(width: 80, height: 80)
            if isRound { view.clipShape(Circle()) } else { view.clipped() }
        }
        #expect(found == expected)
    }

    // MARK: Transforms

    /// A square of 60 points in the middle. The points are at its middle, and near its right and its lower corner.
    nonisolated private static let transforms: [(ProjectionTransform, [CGPoint], Bool)] = {
        func affine(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0))
        }
        // The third row is twice the second minus the first, so the result is flat.
        var flat = ProjectionTransform()
        (flat.m11, flat.m12, flat.m13) = (1, 2, 3)
        (flat.m21, flat.m22, flat.m23) = (4, 5, 6)
        (flat.m31, flat.m32, flat.m33) = (7, 8, 9)
        // The points are relative to the top-left corner of the square.
        return [
            (affine(1, 0, 0, 1), [CGPoint(x: 58, y: 58)], true), (affine(2, 0, 0, 0.5), [CGPoint(x: 118, y: 28)], true),
            // A rotation of 45 degrees, and a scale.
            (affine(1, 1, -1, 1), [CGPoint(x: 0, y: 118), CGPoint(x: 0, y: 2), CGPoint(x: 50, y: 60)], true),
            (affine(1, 2, 3, 4), [CGPoint(x: 118, y: 178)], true),
            (affine(-1, 0, 0, 1), [CGPoint(x: -58, y: 58)], true),
            // A line and a point.
            (affine(1, 2, 2, 4), [CGPoint(x: 30, y: 60), CGPoint(x: 60, y: 120)], false),
            (affine(1, 0, 0, 0), [CGPoint(x: 30, y: 0)], false), (affine(0, 0, 0, 0), [CGPoint(x: 0, y: 0)], false),
            (affine(0, 1, 0, 1), [CGPoint(x: 0, y: 30)], false), (flat, [CGPoint(x: 30, y: 30)], false),
        ]
    }()

    @Test(arguments: transforms.indices) func `A transformed view receives touches unless it is flat`(index: Int) {
        let (transform, points, isHit) = Self.transforms[index]
        let found = taps(points.map { CGPoint(x: 70 + $0.x, y: 20 + $0.y) }) { log in
            Color.red.frame(width: 60, height: 60).onTapGesture { log.note("tap") }.projectionEffect(transform)
                .frame(width: 200, height: 200, alignment: .top).offset(y: 20)
        }
        #expect(found.allSatisfy { $0 == (isHit ? "tap" : "") }, "\(found)")
    }

    @Test(arguments: [0.0, 45, 60, 180])
    func `A turned view receives touches on its axis`(degrees: Double) {
        for axis in [(x: CGFloat(1), y: CGFloat(0), z: CGFloat(0)), (x: 0, y: 1, z: 0), (x: 1, y: 1, z: 0)] {
            let found = taps([middle]) { log in
                Color.red.frame(width: 80, height: 80).onTapGesture { log.note("tap") }
                    .rotation3DEffect(.degrees(degrees), axis: axis, perspective: 0)
            }
            #expect(found == ["tap"], "\(axis)")
        }
    }

    @Test func `A view turned edge-on receives no touches`() {
        for axis in [(x: CGFloat(1), y: CGFloat(0), z: CGFloat(0)), (x: 0, y: 1, z: 0)] {
            let found = taps([middle]) { log in
                Color.red.frame(width: 80, height: 80).onTapGesture { log.note("tap") }
                    .rotation3DEffect(.degrees(90), axis: axis, perspective: 0)
            }
            #expect(found == [""], "\(axis)")
        }
    }

    // MARK: Drawings over scroll views

    private func distance(_ point: CGPoint, @ViewBuilder _ content: () -> some View) throws -> [CGFloat] {
        let stage = Stage(size: CGSize(width: 200, height: 200), content: content)
        stage.drag(from: point, to: CGPoint(x: point.x, y: point.y - 50), over: 0.5)
        return try ["a", "b"].filter(stage.exists).map { try stage.scroll($0).offset.y }
    }

    private func scroll(_ name: String) -> some View {
        ScrollView { Color.gray.frame(height: 2_000) }.accessibilityIdentifier(name)
    }

    @Test func `A drawing lets touches through to the scroll view right behind it`() throws {
        let found = try distance(middle) {
            ZStack {
                scroll("a")
                scroll("b")
                Color.red.frame(height: 150)
            }
        }
        #expect(found[0] == 0 && found[1] >= 40)
    }

    @Test func `A drawing between scroll views in different places lets touches through to its own`() throws {
        for (y, expected) in [(80.0, "a"), (150, "b")] {
            let found = try distance(CGPoint(x: 100, y: y)) {
                ZStack {
                    VStack(spacing: 0) {
                        scroll("a")
                        scroll("b")
                    }
                    Color.red.frame(width: 40)
                }
            }
            #expect((found[0] > 0) == (expected == "a") && (found[1] > 0) == (expected == "b"))
        }
    }

    /// The drawing and the gesture are in a stack that is in front of the scroll view.
    @Test func `A view with its own gesture doesn't let touches through, but the drawing beside it does`() throws {
        for (y, scrolls) in [(150.0, true), (60, false)] {
            let found = try distance(CGPoint(x: 100, y: y)) {
                ZStack {
                    scroll("a")
                    VStack(spacing: 0) {
                        Color.red.frame(height: 100).onTapGesture {}
                        Color.blue.frame(height: 100)
                    }
                }
            }
            #expect((found[0] > 0) == scrolls, "\(y)")
        }
        // A gesture around both receives all touches.
        let found = try distance(middle) {
            ZStack {
                scroll("a")
                VStack(spacing: 0) { Color.blue }.onTapGesture {}
            }
        }
        #expect(found == [0])
    }

    @Test func `A scroll view in front of another one keeps its touches`() throws {
        let found = try distance(middle) {
            ZStack {
                scroll("a")
                scroll("b")
            }
        }
        #expect(found[0] == 0 && found[1] > 0)
        let disabled = try distance(middle) {
            ZStack {
                scroll("a")
                scroll("b").allowsHitTesting(false)
            }
        }
        #expect(disabled[0] > 0 && disabled[1] == 0)
    }

    @Test func `A shape has no holes by default, and a shape for previews fills no empty space`() {
        for isInteraction in [false, true] {
            let found = taps([middle]) { log in
                if isInteraction {
                    Color.red.contentShape(.interaction, Squares()).onTapGesture { log.note("tap") }
                } else {
                    Color.red.contentShape(Squares()).onTapGesture { log.note("tap") }
                }
            }
            #expect(found == ["tap"])
        }
        let found = taps([middle, CGPoint(x: 5, y: 100)]) { log in
            HStack(spacing: 0) {
                Color.red.frame(width: 10)
                Spacer()
            }
            .contentShape(.dragPreview, Rectangle()).onTapGesture { log.note("tap") }
        }
        #expect(found == ["", "tap"])
    }
}
