import LayerTree
@testable import ScrollworkTesting
import SwiftUI
import Testing

/// Where shapes are in their rectangle, and where they take touches.
@MainActor
@Suite struct ShapePlaceTests {
    private let rect = CGRect(x: 10, y: 20, width: 100, height: 60)

    private func bounds(_ shape: some Shape) -> CGRect { shape.path(in: rect).boundingRect }

    private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
        zip([a.minX, a.minY, a.width, a.height], [b.minX, b.minY, b.width, b.height]).allSatisfy { abs($0 - $1) < 1e-6 }
    }

    @Test func `Shapes move, scale, and turn in their rectangle`() {
        let box = Rectangle()
        for (found, expected) in [
            (bounds(box), rect), (bounds(box.offset(x: 3, y: -4)), CGRect(x: 13, y: 16, width: 100, height: 60)),
            (bounds(box.offset(CGSize(width: 3, height: 4))), CGRect(x: 13, y: 24, width: 100, height: 60)),
            (bounds(box.offset(CGPoint(x: -3, y: 4))), CGRect(x: 7, y: 24, width: 100, height: 60)),
            (bounds(box.scale(0.5)), CGRect(x: 35, y: 35, width: 50, height: 30)),
            (bounds(box.scale(x: 0.5)), CGRect(x: 35, y: 20, width: 50, height: 60)),
            (bounds(box.scale(y: 2)), CGRect(x: 10, y: -10, width: 100, height: 120)),
            (bounds(box.scale(0.5, anchor: .topLeading)), CGRect(x: 10, y: 20, width: 50, height: 30)),
            (bounds(box.scale(x: 2, y: 0.5, anchor: .bottomTrailing)), CGRect(x: -90, y: 50, width: 200, height: 30)),
            (bounds(box.rotation(.degrees(90))), CGRect(x: 30, y: 0, width: 60, height: 100)),
            (
                bounds(box.rotation(.degrees(90), anchor: .topLeading)), CGRect(x: -50, y: 20, width: 60, height: 100)
            ),
            (bounds(box.size(width: 20, height: 10)), CGRect(x: 10, y: 20, width: 20, height: 10)),
            (bounds(box.size(CGSize(width: 20, height: 10))), CGRect(x: 10, y: 20, width: 20, height: 10)),
            (
                bounds(box.size(width: 20, height: 10, anchor: .center)), CGRect(x: 50, y: 45, width: 20, height: 10)
            ),
            (
                bounds(box.size(CGSize(width: 20, height: 10), anchor: .bottomTrailing)),
                CGRect(x: 90, y: 70, width: 20, height: 10)
            ),
            (
                bounds(box.transform(CGAffineTransform(scaleX: 2, y: 3))), CGRect(x: 20, y: 60, width: 200, height: 180)
            ),
            (bounds(Circle()), CGRect(x: 30, y: 20, width: 60, height: 60)), (bounds(Ellipse()), rect),
            (bounds(Capsule()), rect), (bounds(RoundedRectangle(cornerRadius: 500)), rect),
        ] as [(CGRect, CGRect)] {
            #expect(isNear(found, expected), "\(found) \(expected)")
        }
    }

    @Test func `A combined shape has the animatable values of its parts`() {
        var shape = Ends(left: 0, right: 10).union(Ends(left: 20, right: 30))
        var values = shape.animatableData
        values.scale(by: 2)
        shape.animatableData = values
        #expect(bounds(shape) == CGRect(x: 0, y: 0, width: 60, height: 1))
        // The parts are from 0 to 20, and from 40 to 60.
        let path = shape.path(in: rect)
        let places: [CGFloat] = [5, 15, 25, 35, 45, 55]
        let covered = places.map { path.contains(CGPoint(x: $0, y: 0.5)) }
        #expect(covered == [true, true, false, false, true, true])
    }

    /// Two rectangles, of which the second is inside the first, from (25, 35) to (95, 65).
    private struct Nested: Shape {
        func path(in rect: CGRect) -> Path {
            Path { path in
                path.addRect(rect)
                path.addRect(rect.insetBy(dx: 15, dy: 15))
            }
        }
    }

    /// A line inside the inner rectangle.
    private struct Segment: Shape {
        func path(in rect: CGRect) -> Path {
            Path { path in
                path.move(to: CGPoint(x: 30, y: 50))
                path.addLine(to: CGPoint(x: 80, y: 50))
            }
        }
    }

    /// The other shape is the left half. One of the points is inside it.
    @Test func `A combined shape has no hole unless its rule is even-odd`() {
        func covers(_ shape: some Shape) -> [Bool] {
            let path = shape.path(in: rect), places: [CGFloat] = [30, 80]
            return places.map { path.contains(CGPoint(x: $0, y: 50)) }
        }
        let nested = Nested(), left = Rectangle().size(width: 50, height: 60), line = Segment()
        #expect(covers(nested.intersection(left)) == [true, false])
        #expect(covers(nested.intersection(left, eoFill: true)) == [false, false])
        #expect(covers(nested.union(left)) == [true, true])
        #expect(covers(nested.union(left, eoFill: true)) == [true, false])
        #expect(covers(nested.subtracting(left)) == [false, true])
        #expect(covers(nested.subtracting(left, eoFill: true)) == [false, false])
        #expect(covers(nested.symmetricDifference(left)) == [false, true])
        #expect(covers(nested.symmetricDifference(left, eoFill: true)) == [true, false])
        #expect(!line.lineIntersection(nested).path(in: rect).isEmpty)
        #expect(line.lineIntersection(nested, eoFill: true).path(in: rect).isEmpty)
        #expect(line.lineSubtraction(nested).path(in: rect).isEmpty)
        #expect(!line.lineSubtraction(nested, eoFill: true).path(in: rect).isEmpty)
    }

    private struct Ends: Shape {
        var left: CGFloat
        var right: CGFloat

        var animatableData: AnimatablePair<CGFloat, CGFloat> {
            get { AnimatablePair(left, right) }
            set { (left, right) = (newValue.first, newValue.second) }
        }

        func path(in rect: CGRect) -> Path { Path(CGRect(x: left, y: 0, width: right - left, height: 1)) }
    }

    @Test func `Insets move every side`() {
        for (found, expected) in [
            (bounds(Rectangle().inset(by: 5)), rect.insetBy(dx: 5, dy: 5)),
            (bounds(Ellipse().inset(by: 5)), rect.insetBy(dx: 5, dy: 5)),
            (bounds(Capsule().inset(by: 5)), rect.insetBy(dx: 5, dy: 5)),
            (bounds(RoundedRectangle(cornerRadius: 8).inset(by: 5)), rect.insetBy(dx: 5, dy: 5)),
            (bounds(UnevenRoundedRectangle(topLeadingRadius: 8).inset(by: 5)), rect.insetBy(dx: 5, dy: 5)),
            (bounds(Rectangle().inset(by: 40)), CGRect(x: 50, y: 50, width: 20, height: 0)),
            (bounds(Rectangle().inset(by: -5)), rect.insetBy(dx: -5, dy: -5)),
            (bounds(Rectangle().inset(by: .infinity)), rect), (bounds(Rectangle().inset(by: -.infinity)), rect),
            (bounds(Rectangle().inset(by: .nan)), rect),
            (bounds(Circle().inset(by: 5)), CGRect(x: 35, y: 25, width: 50, height: 50)),
            (bounds(Rectangle().inset(by: 5).inset(by: -2)), rect.insetBy(dx: 3, dy: 3)),
            (bounds(Rectangle().offset(x: 1).inset(by: 5)), rect.insetBy(dx: 5, dy: 5).offsetBy(dx: 1, dy: 0)),
            (
                bounds(Rectangle().rotation(.degrees(90)).inset(by: 5)),
                CGRect(x: 35, y: 5, width: 50, height: 90)
            ),
        ] as [(CGRect, CGRect)] {
            #expect(isNear(found, expected), "\(found) \(expected)")
        }
    }

    /// Corners inside and outside, at the same distance from both edges.
    @Test(
        arguments: [(0, 8, 2.3, 2.4), (4, 8, 1.1, 1.2), (8, 8, -0.1, 0.1), (20, 8, -0.1, 0.1)]
            as [(CGFloat, CGFloat, CGFloat, CGFloat)])
    func `An inset reduces the radius of the corners`(
        inset: CGFloat, radius: CGFloat, outside: CGFloat, inside: CGFloat
    ) {
        let shapes: [any Shape] = [
            RoundedRectangle(cornerRadius: radius, style: .circular).inset(by: inset),
            UnevenRoundedRectangle(
                topLeadingRadius: radius, bottomLeadingRadius: radius, bottomTrailingRadius: radius,
                topTrailingRadius: radius, style: .circular
            ).inset(by: inset),
        ]
        for shape in shapes {
            let path = shape.path(in: rect)
            for (x, y, right, down) in [
                (rect.minX, rect.minY, 1, 1), (rect.minX, rect.maxY, 1, -1), (rect.maxX, rect.maxY, -1, -1),
                (rect.maxX, rect.minY, -1, 1),
            ] as [(CGFloat, CGFloat, CGFloat, CGFloat)] {
                func contains(_ distance: CGFloat) -> Bool {
                    path.contains(CGPoint(x: x + right * (inset + distance), y: y + down * (inset + distance)))
                }
                #expect(!contains(outside) && contains(inside), "\(x), \(y)")
            }
        }
    }

    @Test func `Each corner has its own radius`() {
        let path = UnevenRoundedRectangle(
            topLeadingRadius: 4, bottomLeadingRadius: 8, bottomTrailingRadius: 16, topTrailingRadius: 20,
            style: .circular
        ).path(in: rect)
        // A corner of a circle with the radius r begins at r · (1 − √½) from both edges.
        for (x, y, radius) in [
            (rect.minX, rect.minY, 4.0), (rect.minX, rect.maxY, 8), (rect.maxX, rect.maxY, 16),
            (rect.maxX, rect.minY, 20),
        ] {
            let sign = CGSize(width: x == rect.minX ? 1 : -1, height: y == rect.minY ? 1 : -1)
            let edge = radius * (1 - 0.5.squareRoot())
            func contains(_ distance: CGFloat) -> Bool {
                path.contains(CGPoint(x: x + sign.width * distance, y: y + sign.height * distance))
            }
            #expect(!contains(edge - 0.1) && contains(edge + 0.1), "\(radius)")
        }
    }

    @Test(
        arguments: [(0, 0.5, 50), (0.25, 0.75, 50), (0.5, 0.25, 0), (-1, 0.5, 50), (0.5, 2, 50), (0, 1, 100)]
            as [(CGFloat, CGFloat, CGFloat)])
    func `A part of a line has its share of the length`(from: CGFloat, to: CGFloat, length: CGFloat) {
        struct Line: Shape {
            func path(in rect: CGRect) -> Path {
                Path { path in
                    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
                    path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
                }
            }
        }
        let part = Line().trim(from: from, to: to).path(in: rect)
        #expect(abs((part.isEmpty ? 0 : part.boundingRect.width) - length) < 1e-6)
    }

    // MARK: Sizes

    @Test func `Circles are as large as the smaller side, and other shapes fill the room`() throws {
        func size(_ shape: some Shape, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
            shape.sizeThatFits(ProposedViewSize(width: width, height: height))
        }
        #expect(size(Circle(), 40, 30) == CGSize(width: 30, height: 30))
        #expect(size(Circle(), 40, nil) == CGSize(width: 40, height: 40))
        #expect(size(Circle(), nil, 30) == CGSize(width: 30, height: 30))
        #expect(size(Circle(), nil, nil) == CGSize(width: 10, height: 10))
        #expect(size(Circle().rotation(.degrees(5)), 40, 30) == CGSize(width: 30, height: 30))
        #expect(size(Circle().offset(x: 5), 40, 30) == CGSize(width: 30, height: 30))
        #expect(size(Circle().scale(2), 40, 30) == CGSize(width: 30, height: 30))
        for shape in [AnyShape(Rectangle()), AnyShape(Ellipse()), AnyShape(Capsule())] {
            #expect(size(shape, 40, 30) == CGSize(width: 40, height: 30))
            #expect(size(shape, nil, 30) == CGSize(width: 10, height: 30))
            #expect(size(shape, 40, nil) == CGSize(width: 40, height: 10))
        }
    }

    /// A shape of 7 by 5 points that isn't mirrored.
    private struct Fixed: Shape {
        static var role: ShapeRole { .separator }
        var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
        func path(in rect: CGRect) -> Path { Path(rect) }
        func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 7, height: 5) }
    }

    @Test func `A shape made of another has its size, direction, and role`() {
        let base = Fixed(), proposal = ProposedViewSize(width: 40, height: 30)
        let shapes: [any Shape] = [
            OffsetShape(shape: base, offset: CGSize(width: 1, height: 2)),
            RotatedShape(shape: base, angle: .degrees(9)),
            ScaledShape(shape: base, scale: CGSize(width: 2, height: 2)),
            TransformedShape(shape: base, transform: .identity), _TrimmedShape(shape: base), base.union(Rectangle()),
        ]
        for shape in shapes {
            #expect(shape.sizeThatFits(proposal) == CGSize(width: 7, height: 5), "\(shape)")
            #expect(shape.layoutDirectionBehavior == .fixed, "\(shape)")
            #expect(type(of: shape).role == .separator, "\(shape)")
        }
        let line = _StrokedShape(shape: base, style: StrokeStyle()), erased = AnyShape(base)
        #expect(line.sizeThatFits(proposal) == CGSize(width: 7, height: 5))
        #expect(erased.sizeThatFits(proposal) == CGSize(width: 7, height: 5))
        #expect(line.layoutDirectionBehavior == .fixed && erased.layoutDirectionBehavior == .fixed)
        #expect(_StrokedShape<Fixed>.role == .stroke && Rectangle.role == .fill)
        // A shape with a size of its own fills the room.
        let sized = _SizedShape(shape: base, size: CGSize(width: 3, height: 3))
        #expect(sized.sizeThatFits(proposal) == CGSize(width: 40, height: 30))
        #expect(sized.layoutDirectionBehavior == .fixed && _SizedShape<Fixed>.role == .separator)
        #expect(Circle().inset(by: 3).sizeThatFits(proposal) == CGSize(width: 30, height: 30))
    }

    @Test(arguments: [(ColorScheme.light, "#3D3D424A"), (.dark, "#54545999")])
    func `A divider is a translucent line across its stack`(scheme: ColorScheme, color: String) {
        let stage = Stage(size: CGSize(width: 60, height: 40)) {
            HStack(spacing: 0) { VStack(spacing: 0) { Divider().fixedSize() }.frame(width: 20) }
            HStack(spacing: 0) { Divider() }.frame(height: 30).environment(\.colorScheme, scheme)
        }
        #expect(stage.fills(10, 1).count == 1 && stage.fills(1, 30).map { hex($0.color) } == [color])
    }

    @Test func `A divider follows the color scheme`() {
        let stage = Stage(size: CGSize(width: 60, height: 40)) { Divider() }
        for (scheme, color) in [(ColorScheme.light, "#3D3D424A"), (.dark, "#54545999"), (.light, "#3D3D424A")] {
            stage.changeEnvironment { $0.colorScheme = scheme }
            #expect(stage.fills(60, 1).map { hex($0.color) } == [color])
        }
    }

    // MARK: Touches

    /// A circle of 100 points in a window of the same size, with the line of a width of 10 points.
    @Test(
        arguments: [
            (CGPoint(x: 50, y: 3), true, true, true), (CGPoint(x: 50, y: 7), true, false, true),
            (CGPoint(x: 50, y: 12), true, false, false), (CGPoint(x: 50, y: 50), true, false, false),
            (CGPoint(x: 10, y: 10), false, false, false), (CGPoint(x: 97, y: 50), true, true, true),
            (CGPoint(x: 93, y: 50), true, false, true), (CGPoint(x: 88, y: 50), true, false, false),
            (CGPoint(x: 15.5, y: 15.5), true, true, true), (CGPoint(x: 13, y: 13), false, true, false),
        ])
    func `A shape takes touches where it is drawn`(point: CGPoint, filled: Bool, stroked: Bool, bordered: Bool) {
        func takes<V: View>(_ view: V) -> Bool {
            let log = GestureLog()
            let stage = Stage(size: CGSize(width: 100, height: 100)) { view.onTapGesture { log.note("tap") } }
            stage.tap(at: point)
            return !log.entries.isEmpty
        }
        #expect(takes(Circle().fill(.red)) == filled)
        #expect(takes(Circle().stroke(.red, lineWidth: 10)) == stroked)
        #expect(takes(Circle().strokeBorder(.red, lineWidth: 10)) == bordered)
        #expect(!takes(Circle().fill(.clear)))
    }

    @Test func `A filled shape with a border draws both, and takes touches in both`() {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            Circle().fill(.red).stroke(.blue, lineWidth: 4).onTapGesture { log.note("tap") }
        }
        #expect(stage.marks.map(\.kind) == [.fill, .line(4)])
        stage.tap(at: CGPoint(x: 50, y: 50))
        stage.tap(at: CGPoint(x: 50, y: 1))
        stage.tap(at: CGPoint(x: 5, y: 5))
        #expect(log.entries == ["tap", "tap"])
    }

    @Test func `A line without a width is a point wide`() {
        func kinds(_ view: some View) -> [Mark.Kind] {
            Stage(size: CGSize(width: 40, height: 40)) { view }.marks.map(\.kind)
        }
        #expect(kinds(Circle().stroke(.red)) == [.line(1)] && kinds(Circle().strokeBorder(.red)) == [.line(1)])
        #expect(kinds(Circle().fill(.blue).stroke(.red)) == [.fill, .line(1)])
        #expect(kinds(Circle().fill(.blue).strokeBorder(.red)) == [.fill, .line(1)])
        #expect(Rectangle().stroke().path(in: rect) == Rectangle().stroke(lineWidth: 1).path(in: rect))
    }

    @Test func `Borders are inside the view`() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            Color.clear.frame(width: 60, height: 40).border(.red, width: 6)
        }
        let line = try #require(stage.marks.first { $0.kind == .line(6) })
        #expect(line.frame == CGRect(x: 23, y: 33, width: 54, height: 34))
        let usual = Stage(size: CGSize(width: 100, height: 100)) {
            Color.clear.frame(width: 60, height: 40).border(.red)
        }
        #expect(usual.marks.contains { $0.kind == .line(1) })
    }

    // MARK: Changes

    private struct Changing: View {
        @State private var isOn = false
        let content: (Bool) -> AnyView
        var body: some View {
            VStack(spacing: 0) {
                content(isOn).frame(width: 100, height: 100)
                Button("Change") { withAnimation(.linear(duration: 1)) { isOn = true } }.accessibilityIdentifier(
                    "change")
            }
        }
    }

    @Test func `Shapes and lines are animated together`() throws {
        let stage = Stage(size: CGSize(width: 100, height: 150)) {
            Changing { isOn in
                AnyView(
                    Rectangle().size(width: isOn ? 60 : 20, height: 20).stroke(.red, lineWidth: isOn ? 9 : 1))
            }
        }
        func line() throws -> (Mark.Kind, CGFloat) {
            let mark = try #require(stage.marks.first { if case .line = $0.kind { true } else { false } })
            return (mark.kind, mark.frame.width)
        }
        #expect(try line() == (.line(1), 20))
        try stage.activate("change")
        let start = stage.time
        stage.advance(by: start + 0.5 - stage.time)
        let (kind, width) = try line()
        guard case .line(let thickness) = kind else { return }
        #expect(abs(width - 40) < 1.5 && abs(thickness - 5) < 0.3)
        try stage.settle()
        #expect(try line() == (.line(9), 60))
    }

    @Test func `Without an animation a shape changes at once`() throws {
        let stage = Stage(size: CGSize(width: 100, height: 150)) {
            Changing { isOn in
                AnyView(
                    Circle().fill(isOn ? Color.blue : .red).transaction { $0.animation = nil })
            }
        }
        try stage.activate("change")
        #expect(stage.fills(100, 100).count == 1)
        let color = try #require(stage.fills(100, 100).first?.color)
        #expect(color.blue > 0.9 && color.red < 0.1)
    }
}
