import ScrollworkTesting
import SwiftUI
import Testing

/// Which content a finger pulls beyond its start.
@MainActor
@Suite struct BounceTests {
    enum Behavior: CaseIterable {
        case automatic, always, basedOnSize

        var value: ScrollBounceBehavior {
            switch self {
            case .automatic: .automatic
            case .always: .always
            case .basedOnSize: .basedOnSize
            }
        }
    }

    /// Returns the distance by which content is beyond its start after a pull of 100 points.
    private func stretch(
        _ axis: Axis, _ behavior: Behavior, length: CGFloat, bar: CGFloat, axes: Axis.Set? = nil
    ) throws -> CGFloat {
        let isVertical = axis == .vertical
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            ScrollView(isVertical ? .vertical : .horizontal) {
                Color.red.frame(width: isVertical ? nil : length, height: isVertical ? length : nil)
            }
            .scrollBounceBehavior(behavior.value, axes: axes ?? (isVertical ? .vertical : .horizontal))
            .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: isVertical ? bar : 0) }
            .safeAreaInset(edge: .trailing, spacing: 0) { Color.blue.frame(width: isVertical ? 0 : bar) }
            .accessibilityIdentifier("content")
        }
        let pull = CGSize(width: isVertical ? 0 : 110, height: isVertical ? 110 : 0)
        stage.touch(at: CGPoint(x: 20, y: 20)).move(by: pull, over: 0.2)
        let offset = try stage.scroll("content").offset
        return isVertical ? -offset.y : -offset.x
    }

    @Test(arguments: [Axis.horizontal, .vertical], Behavior.allCases)
    func `Content that fits bounces by its behavior`(axis: Axis, behavior: Behavior) throws {
        let bounces = behavior == .always || behavior == .automatic && axis == .vertical
        for (length, bar) in [(50.0, 0.0), (200, 0), (150, 50)] {
            let stretch = try stretch(axis, behavior, length: length, bar: bar)
            #expect((stretch > 20) == bounces && (stretch == 0) == !bounces, "\(length) \(bar)")
        }
    }

    @Test(arguments: [Axis.horizontal, .vertical], Behavior.allCases)
    func `Content that does not fit bounces`(axis: Axis, behavior: Behavior) throws {
        for (length, bar) in [(201.0, 0.0), (1_000, 0), (151, 50)] {
            #expect(try stretch(axis, behavior, length: length, bar: bar) > 20, "\(length) \(bar)")
        }
    }

    @Test func `A behavior on the other axis does not matter`() throws {
        #expect(try stretch(.vertical, .basedOnSize, length: 50, bar: 0, axes: .horizontal) > 20)
        #expect(try stretch(.horizontal, .always, length: 50, bar: 0, axes: .vertical) == 0)
    }

    @MainActor @Observable final class Setting { var behavior = Behavior.automatic }

    @Test(arguments: [Axis.horizontal, .vertical]) func `A new behavior applies to the next pull`(axis: Axis) throws {
        let setting = Setting(), isVertical = axis == .vertical
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            Live {
                ScrollView(Axis.Set(axis)) {
                    Color.red.frame(width: isVertical ? nil : 50, height: isVertical ? 50 : nil)
                }
                .scrollBounceBehavior(setting.behavior.value, axes: Axis.Set(axis))
                .accessibilityIdentifier("content")
            }
        }
        for behavior in [Behavior.basedOnSize, .always, .basedOnSize, .automatic] {
            setting.behavior = behavior
            stage.update()
            let finger = stage.touch(at: CGPoint(x: 20, y: 20))
            finger.move(by: isVertical ? CGSize(width: 0, height: 110) : CGSize(width: 110, height: 0), over: 0.2)
            let offset = try stage.scroll("content").offset, stretch = isVertical ? -offset.y : -offset.x
            let bounces = behavior == .always || behavior == .automatic && isVertical
            #expect((stretch > 20) == bounces && (stretch == 0) == !bounces, "\(behavior)")
            finger.lift()
            try stage.settle()
        }
    }
}
