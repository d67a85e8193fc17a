import LayerTree
import ScrollworkTesting
import SwiftUI
import Testing

/// Effects on a view of 60 by 20 points in the middle of 200 by 100 points.
@MainActor
@Suite struct VisualEffectTests {
    private typealias Start = EmptyVisualEffect
    private let size = CGSize(width: 200, height: 100)

    private func stage<E: VisualEffect>(
        isRightToLeft: Bool = false, _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> E
    ) -> Stage {
        Stage(size: size, scale: 1, environment: { $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }) {
            Color(red: 1, green: 0.5, blue: 0).frame(width: 60, height: 20).accessibilityIdentifier("view")
                .visualEffect(effect)
        }
    }

    private func drawn<E: VisualEffect>(
        isRightToLeft: Bool = false, _ effect: @escaping @Sendable (EmptyVisualEffect) -> E
    ) throws -> CGRect {
        try stage(isRightToLeft: isRightToLeft) { start, _ in effect(start) }.drawnFrame(of: "view")
    }

    private func isNear(_ a: CGRect, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
        abs(a.minX - x) < 0.001 && abs(a.minY - y) < 0.001 && abs(a.width - width) < 0.001
            && abs(a.height - height) < 0.001
    }

    // MARK: Places

    @Test func `Offsets and scales move and enlarge, and their arguments are optional`() throws {
        #expect(isNear(try drawn { $0 }, 70, 40, 60, 20))
        #expect(isNear(try drawn { $0.offset(x: 7, y: -3) }, 77, 37, 60, 20))
        #expect(isNear(try drawn { $0.offset(x: 7) }, 77, 40, 60, 20))
        #expect(isNear(try drawn { $0.offset(y: 5) }, 70, 45, 60, 20))
        #expect(isNear(try drawn { $0.offset(CGSize(width: 1, height: 2)) }, 71, 42, 60, 20))
        #expect(isNear(try drawn { $0.scaleEffect(2) }, 40, 30, 120, 40))
        #expect(isNear(try drawn { $0.scaleEffect(2, anchor: .topLeading) }, 70, 40, 120, 40))
        #expect(isNear(try drawn { $0.scaleEffect(2, anchor: .bottomTrailing) }, 10, 20, 120, 40))
        #expect(isNear(try drawn { $0.scaleEffect(x: 2) }, 40, 40, 120, 20))
        #expect(isNear(try drawn { $0.scaleEffect(y: 2) }, 70, 30, 60, 40))
        #expect(isNear(try drawn { $0.scaleEffect(CGSize(width: 0.5, height: 3)) }, 85, 20, 30, 60))
    }

    @Test func `An offset is mirrored from right to left`() throws {
        #expect(isNear(try drawn(isRightToLeft: true) { $0.offset(x: 7, y: -3) }, 63, 37, 60, 20))
        #expect(isNear(try drawn(isRightToLeft: true) { $0.scaleEffect(2) }, 40, 30, 120, 40))
    }

    @Test func `Rotations and transforms apply about their anchors`() throws {
        #expect(isNear(try drawn { $0.rotationEffect(.degrees(90)) }, 90, 20, 20, 60))
        #expect(isNear(try drawn { $0.rotationEffect(.degrees(90), anchor: .topLeading) }, 50, 40, 20, 60))
        #expect(isNear(try drawn { $0.rotationEffect(.degrees(-90), anchor: .topLeading) }, 70, -20, 20, 60))
        #expect(isNear(try drawn { $0.transformEffect(CGAffineTransform(translationX: 3, y: 4)) }, 73, 44, 60, 20))
        #expect(
            isNear(
                try drawn { $0.rotation3DEffect(.degrees(180), axis: (0, 1, 0), anchor: .leading, perspective: 0) }, 10,
                40, 60, 20))
    }

    @Test func `Later effects apply around earlier ones`() throws {
        #expect(isNear(try drawn { $0.offset(x: 10).scaleEffect(2) }, 60, 30, 120, 40))
        #expect(isNear(try drawn { $0.scaleEffect(2).offset(x: 10) }, 50, 30, 120, 40))
    }

    /// With a perspective of 1, the eye is as far away as the view is long: 60 points.
    @Test(arguments: [(0.0, 1.0), (1, 0.5), (1, 1), (2, 0.5)] as [(CGFloat, CGFloat)])
    func `A view rotated in three dimensions is drawn in perspective`(perspective: CGFloat, depth: CGFloat) throws {
        // Half a turn about an axis 15 points behind the view takes it to 30 points behind.
        let frame = try drawn {
            $0.rotation3DEffect(
                .degrees(180), axis: (0, 1, 0), anchorZ: depth * 15, perspective: perspective)
        }
        let factor = 1 / (1 - depth * 30 * perspective / 60)
        #expect(isNear(frame, 100 - 30 * factor, 50 - 10 * factor, 60 * factor, 20 * factor), "\(frame)")
    }

    // MARK: Opacity and colors

    @Test(arguments: [(0.5, 0.5), (1, 1), (0, 0), (2, 1), (-1, 0), (.nan, 1)] as [(Double, Double)])
    func `An opacity is within 0 and 1`(value: Double, opacity: Double) throws {
        #expect(try stage { effect, _ in effect.opacity(value) }.opacity(of: "view") == opacity)
    }

    private func color<E: VisualEffect>(_ effect: @escaping @Sendable (EmptyVisualEffect) -> E) -> [Float] {
        let color = Pixels(stage { start, _ in effect(start) })[100, 50]
        return [color.red, color.green, color.blue]
    }

    private func isNear(_ a: [Float], _ b: [Float]) -> Bool { zip(a, b).allSatisfy { abs($0 - $1) < 0.02 } }

    @Test func `Color effects change a view's colors, and add up`() throws {
        #expect(isNear(color { $0.brightness(0.2) }, [1, 0.7, 0.2]))
        #expect(isNear(color { $0.brightness(0.1).brightness(0.2) }, [1, 0.8, 0.3]))
        #expect(isNear(color { $0.contrast(0.5) }, [0.75, 0.5, 0.25]))
        #expect(isNear(color { $0.contrast(0.5).contrast(0.5) }, [0.625, 0.5, 0.375]))
        let gray = color { $0.grayscale(1) }
        #expect(abs(gray[0] - gray[1]) < 0.02 && abs(gray[1] - gray[2]) < 0.02 && gray[0] > 0.3 && gray[0] < 0.8)
        #expect(isNear(color { $0.grayscale(0) }, [1, 0.5, 0]))
        #expect(isNear(color { $0.saturation(0) }, gray))
        #expect(isNear(color { $0.saturation(1) }, [1, 0.5, 0]))
        #expect(isNear(color { $0.saturation(0.5).saturation(0.5) }, color { $0.saturation(0.25) }))
        #expect(!isNear(color { $0.saturation(0.5) }, color { $0.saturation(0.25) }))
        #expect(
            isNear(
                color { $0.hueRotation(.degrees(40)).hueRotation(.degrees(50)) }, color { $0.hueRotation(.degrees(90)) }
            ))
        #expect(!isNear(color { $0.hueRotation(.degrees(90)) }, color { $0.hueRotation(.degrees(50)) }))
    }

    @Test func `Effects that are not numbers change nothing`() throws {
        #expect(isNear(color { $0.brightness(.nan).contrast(.infinity) }, [1, 0.5, 0]))
        #expect(isNear(color { $0.saturation(.nan).grayscale(.nan).hueRotation(.radians(.nan)) }, [1, 0.5, 0]))
        #expect(isNear(color { $0.blur(radius: .nan) }, [1, 0.5, 0]))
    }

    @Test(arguments: [(0.0, false), (-3, false), (4, true)])
    func `A blur reaches beyond the view`(radius: CGFloat, isBlurred: Bool) throws {
        let shown = Pixels(stage { start, _ in start.blur(radius: radius) })
        #expect((shown[68, 50].blue < 0.99) == isBlurred)
    }

    // MARK: Changes

    @Observable final class Model {
        var isOn = false
    }

    private struct Changing<E: VisualEffect>: View {
        let model: Model
        let effect: @Sendable (EmptyVisualEffect, Bool) -> E
        var body: some View {
            let isOn = model.isOn
            Color(red: 1, green: 0.5, blue: 0).frame(width: 60, height: 20).accessibilityIdentifier("view")
                .visualEffect { [effect] start, _ in effect(start, isOn) }
        }
    }

    /// Returns a stage that shows the effect a quarter of the way between the two.
    private func changing<E: VisualEffect>(
        part: Double = 0.25, _ effect: @escaping @Sendable (EmptyVisualEffect, Bool) -> E
    ) -> Stage {
        let model = Model()
        let stage = Stage(size: size, scale: 1) { Changing(model: model, effect: effect) }
        withAnimation(.linear(duration: 1)) { model.isOn = true }
        stage.update()
        stage.advance(by: part)
        return stage
    }

    @Test func `A change of an effect is animated`() throws {
        #expect(abs(try changing { $0.opacity($1 ? 0.2 : 1) }.opacity(of: "view") - 0.8) < 0.001)
        let places: [(Stage, CGRect)] = [
            (changing { $0.offset(x: $1 ? 40 : 0, y: $1 ? -20 : 0) }, CGRect(x: 80, y: 35, width: 60, height: 20)),
            (changing { $0.scaleEffect(x: $1 ? 3 : 1, y: $1 ? 2 : 1) }, CGRect(x: 55, y: 37.5, width: 90, height: 25)),
            (
                changing { $0.scaleEffect(2, anchor: $1 ? .bottomTrailing : .topLeading) },
                CGRect(x: 55, y: 35, width: 120, height: 40)
            ),
            (changing { $0.rotationEffect(.degrees($1 ? 360 : 0)) }, CGRect(x: 90, y: 20, width: 20, height: 60)),
            (
                changing { $0.rotationEffect(.degrees(180), anchor: $1 ? .trailing : .leading) },
                CGRect(x: 40, y: 40, width: 60, height: 20)
            ),
            (
                changing { $0.rotation3DEffect(.degrees($1 ? 240 : 0), axis: (1, 0, 0), perspective: 0) },
                CGRect(x: 70, y: 45, width: 60, height: 10)
            ),
            (
                changing {
                    $0.rotation3DEffect(
                        .degrees(180), axis: (0, 1, 0), anchor: $1 ? .trailing : .leading, perspective: 0)
                },
                CGRect(x: 40, y: 40, width: 60, height: 20)
            ),
            // The axis turns from the vertical one to the one in between, on which width and height change places.
            (
                changing(part: 0.5) {
                    $0.rotation3DEffect(.degrees(180), axis: ($1 ? 2 : 0, $1 ? 0 : 2, 0), perspective: 0)
                },
                CGRect(x: 90, y: 20, width: 20, height: 60)
            ),
            (
                changing {
                    $0.rotation3DEffect(.degrees(180), axis: (0, 1, 0), anchorZ: $1 ? 60 : 0, perspective: $1 ? 4 : 0)
                },
                CGRect(x: 40, y: 30, width: 120, height: 40)
            ),
        ]
        for (stage, place) in places {
            let frame = try stage.drawnFrame(of: "view")
            #expect(isNear(frame, place.minX, place.minY, place.width, place.height), "\(frame) \(place)")
        }
    }

    @Test func `A change of colors is animated`() throws {
        func color(_ stage: Stage) -> [Float] {
            let color = Pixels(stage)[100, 50]
            return [color.red, color.green, color.blue]
        }
        #expect(isNear(color(changing { $0.brightness($1 ? 0.8 : 0) }), [1, 0.7, 0.2]))
        #expect(isNear(color(changing { $0.contrast($1 ? 0 : 1) }), self.color { $0.contrast(0.75) }))
        #expect(isNear(color(changing { $0.saturation($1 ? 0 : 1) }), self.color { $0.saturation(0.75) }))
        #expect(isNear(color(changing { $0.grayscale($1 ? 1 : 0) }), self.color { $0.grayscale(0.25) }))
        #expect(
            isNear(
                color(changing { $0.hueRotation(.degrees($1 ? 160 : 0)) }), self.color { $0.hueRotation(.degrees(40)) })
        )
        #expect(
            Pixels(changing { $0.blur(radius: $1 ? 16 : 0) })[68, 50]
                == Pixels(stage { start, _ in start.blur(radius: 4) })[68, 50])
    }

    @Test(arguments: [(0.25, 70.0), (0.5, 90), (0.75, 90)])
    func `A transform changes in the middle, and other effects beside it continuously`(part: Double, x: CGFloat) throws
    {
        let stage = changing(part: part) {
            $0.offset(y: $1 ? 40 : 0).transformEffect(CGAffineTransform(translationX: $1 ? 20 : 0, y: 0))
        }
        #expect(isNear(try stage.drawnFrame(of: "view"), x, 40 + 40 * part, 60, 20))
    }

    @Test func `A new change of an effect begins where the last one is`() throws {
        let model = Model()
        let stage = Stage(size: size) { Changing(model: model) { $0.offset(x: $1 ? 40 : 0) } }
        withAnimation(.linear(duration: 1)) { model.isOn = true }
        stage.update()
        stage.advance(by: 0.5)
        #expect(abs(try stage.drawnFrame(of: "view").minX - 90) < 0.001)
        withAnimation(.linear(duration: 1)) { model.isOn = false }
        stage.update()
        #expect(abs(try stage.drawnFrame(of: "view").minX - 90) < 0.001)
        stage.advance(by: 0.5)
        #expect(abs(try stage.drawnFrame(of: "view").minX - 80) < 0.001)
        try stage.settle()
        #expect(try stage.drawnFrame(of: "view").minX == 70)
        model.isOn = true
        stage.update()
        #expect(try stage.drawnFrame(of: "view").minX == 110)
    }

    @Test func `A change of an effect that a new one replaces needs no more frames`() throws {
        let model = Model()
        let stage = Stage(size: size) { Changing(model: model) { $0.offset(x: $1 ? 40 : 0) } }
        withAnimation(.linear(duration: 10)) { model.isOn = true }
        stage.update()
        stage.advance(by: 0.5)
        withAnimation(.linear(duration: 0.5)) { model.isOn = false }
        stage.update()
        #expect(!stage.isAtRest)
        stage.advance(by: 0.6)
        #expect(stage.isAtRest)
        #expect(try stage.drawnFrame(of: "view").minX == 70)
    }

    @Test func `Color effects end with the value that they have at rest`() throws {
        let model = Model()
        let stage = Stage(size: size, scale: 1) { Changing(model: model) { $0.brightness($1 ? 0.2 : 0) } }
        withAnimation(.linear(duration: 0.2)) { model.isOn = true }
        try stage.settle()
        #expect(abs(Pixels(stage)[100, 50].blue - 0.2) < 0.02)
    }

    // MARK: Circumstances

    private final class Count: @unchecked Sendable { var value = 0 }

    /// A wider window moves the view, but doesn't change its size.
    @Test(arguments: [(false, 1), (true, 2)]) func `An effect runs once in a frame that changes what it reads`(
        readsPlace: Bool, runs: Int
    ) {
        let count = Count()
        let stage = Stage(size: size) {
            Color.red
                .visualEffect { effect, geometry in
                    count.value += 1
                    return effect.offset(x: readsPlace ? geometry.frame(in: .global).minX / 100 : 1)
                }
                .frame(width: 60, height: 20)
        }
        #expect(count.value == 1)
        stage.advance(by: 0.1)
        #expect(count.value == 1)
        stage.resize(to: CGSize(width: 300, height: 100))
        #expect(count.value == runs)
    }

    @Test func `An effect follows the size of its view, its place, and the layout direction`() throws {
        let stage = Stage(size: size) {
            VStack(spacing: 0) {
                Color.clear.frame(height: 40)
                Color.red.accessibilityIdentifier("view")
                    .visualEffect { effect, geometry in
                        effect.offset(x: geometry.size.width / 10, y: geometry.frame(in: .global).minY / 4)
                    }
            }
        }
        #expect(isNear(try stage.drawnFrame(of: "view"), 20, 50, 200, 60))
        stage.resize(to: CGSize(width: 100, height: 100))
        #expect(isNear(try stage.drawnFrame(of: "view"), 10, 50, 100, 60))
        stage.changeEnvironment { $0.layoutDirection = .rightToLeft }
        #expect(isNear(try stage.drawnFrame(of: "view"), -10, 50, 100, 60))
    }

    @Test func `An effect about a corner follows a view that only grows`() throws {
        let stage = Stage(size: size) {
            Color.red.accessibilityIdentifier("view")
                .visualEffect { effect, _ in effect.scaleEffect(0.5, anchor: .bottomTrailing) }
        }
        #expect(isNear(try stage.drawnFrame(of: "view"), 100, 50, 100, 50))
        stage.resize(to: CGSize(width: 300, height: 100))
        #expect(isNear(try stage.drawnFrame(of: "view"), 150, 50, 150, 50))
    }

    @Test func `A view has its own colors again when its effect stops being a number`() {
        let model = Model()
        let stage = Stage(size: size, scale: 1) { Changing(model: model) { $0.brightness($1 ? .nan : 0.2) } }
        for (isOn, blue) in [(false, 0.2), (true, 0), (false, 0.2)] as [(Bool, Float)] {
            model.isOn = isOn
            stage.update()
            #expect(abs(Pixels(stage)[100, 50].blue - blue) < 0.02)
        }
    }

    private struct Departing: View {
        let model: Model
        let count: Count

        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    if !model.isOn {
                        Color.red.frame(width: 60, height: 20)
                            .visualEffect { [count] effect, geometry in
                                count.value += 1
                                return effect.offset(x: geometry.frame(in: .global).minY / 10)
                            }
                    }
                    Color.clear.frame(width: 60, height: 400)
                }
            }
        }
    }

    @Test func `The effect of a view that leaves doesn't run again`() {
        let model = Model(), count = Count()
        let stage = Stage(size: size) { Departing(model: model, count: count) }
        func scroll() {
            stage.wheel(by: CGSize(width: 0, height: 10), at: CGPoint(x: 100, y: 50), precise: true)
            stage.advance(by: 0.1)
        }
        let first = count.value
        scroll()
        #expect(count.value > first)
        withAnimation(.linear(duration: 10)) { model.isOn = true }
        stage.update()
        let last = count.value
        scroll()
        #expect(count.value == last)
    }

    private struct Gap: View {
        let model: Model
        var body: some View { Color.clear.frame(height: model.isOn ? 30 : 0) }
    }

    /// The view keeps its size. It is at the top edge only at first.
    @Test func `An effect follows the safe area insets of a view that moves`() throws {
        let model = Model()
        let stage = Stage(
            size: size, safeArea: EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0)
        ) {
            VStack(spacing: 0) {
                Gap(model: model)
                Color.red.accessibilityIdentifier("view")
                    .visualEffect { effect, geometry in effect.offset(x: geometry.safeAreaInsets.top * 2) }
                    .frame(height: 20)
                Spacer(minLength: 0)
            }
        }
        #expect(isNear(try stage.drawnFrame(of: "view"), 20, 10, 200, 20))
        model.isOn = true
        stage.update()
        #expect(isNear(try stage.drawnFrame(of: "view"), 0, 40, 200, 20))
        model.isOn = false
        stage.update()
        #expect(isNear(try stage.drawnFrame(of: "view"), 20, 10, 200, 20))
    }
}
