@testable import ScrollworkTesting
import SwiftUI
import Testing

/// The segments of a picker, whose labels are boxes.
@MainActor
@Suite struct SegmentTests {
    private struct Boxes: View {
        let widths: [CGFloat]
        var height: CGFloat = 10
        @State var choice = 0

        var body: some View {
            Picker("Box", selection: $choice) {
                ForEach(widths.indices, id: \.self) { box(widths[$0], height, "box-\($0)").tag($0) }
            }
            .pickerStyle(.segmented)
            .accessibilityIdentifier("picker")
        }
    }

    private func tabs(_ stage: Stage) -> [SemanticsNode] { stage.semantics.flattened.filter { $0.role == .radio } }

    /// A label needs 6 points at each side. In 300 points, labels that need more than a third of them share what
    /// remains, and labels that need more than 300 points shrink by the same factor. A segment is 2 points inside its
    /// part at each side.
    @Test(
        arguments: [
            ([88, 40, 20], [100, 100, 100]), ([100, 40, 20], [146.667, 86.667, 66.667]),
            ([200, 100, 100], [145.872, 77.064, 77.064]),
        ] as [([CGFloat], [CGFloat])])
    func `Segments have room for their labels`(widths: [CGFloat], parts: [CGFloat]) throws {
        let stage = Stage(size: CGSize(width: 300, height: 60)) { Boxes(widths: widths) }
        let frames = tabs(stage).map(\.frame)
        #expect(frames.count == 3)
        var x: CGFloat = 0
        for (index, (frame, part)) in zip(frames, parts).enumerated() {
            #expect(abs(frame.minX - x - 2) < 0.01 && abs(frame.width - (part - 4)) < 0.01, "\(frames)")
            #expect(try abs(stage.frame(of: "box-\(index)").midX - (x + part / 2)) < 0.01)
            x += part
        }
    }

    /// All segments are as wide as the widest label and 20 points, and as high as the highest and 8 points.
    @Test(arguments: [(10, 32), (40, 48)] as [(CGFloat, CGFloat)])
    func `Without a proposal, segments are equal`(height: CGFloat, expected: CGFloat) throws {
        let stage = Stage(size: CGSize(width: 500, height: 100)) {
            Boxes(widths: [50, 30, 10], height: height).fixedSize()
        }
        #expect(try stage.frame(of: "picker").size == CGSize(width: 210, height: expected))
        #expect(tabs(stage).map(\.frame.width) == [66, 66, 66])
    }

    @Test func `The first segment receives the focus if no segment is chosen`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 60)) { Boxes(widths: [10, 10, 10], choice: 7) }
        #expect(tabs(stage).map(\.isFocusable) == [true, false, false])
        stage.press(.tab)
        stage.press(.rightArrow)
        #expect(tabs(stage).map { $0.traits.contains(.selected) } == [false, true, false])
        #expect(tabs(stage).map(\.isFocusable) == [false, true, false])
    }

    /// A segment of 100 points has a card of 96 points, 2 points from its edges.
    @Test func `The card moves to the chosen segment and follows the appearance of the system`() {
        let stage = Stage(size: CGSize(width: 300, height: 60)) { Boxes(widths: [10, 10, 10]) }
        func cards() -> [String] { stage.fills(96, 28).map { "\(Int($0.frame.minX.rounded())) \(hex($0.color))" } }
        #expect(cards() == ["2 #FFFFFFFF"])
        stage.tap(at: CGPoint(x: 250, y: 30))
        stage.update()
        #expect(cards() == ["202 #FFFFFFFF"])
        #expect(tabs(stage).map { $0.traits.contains(.selected) } == [false, false, true])
        stage.changeEnvironment { $0.colorScheme = .dark }
        #expect(cards() == ["202 #636366FF"])
        stage.tap(at: CGPoint(x: 150, y: 30))
        stage.update()
        #expect(cards() == ["102 #636366FF"])
    }
}
