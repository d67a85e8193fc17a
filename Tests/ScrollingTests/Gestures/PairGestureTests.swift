@testable import ScrollworkTesting
import SwiftUI
import Testing

/// A host zooms its page with two fingers if no gesture in the scene follows two pointers.
@MainActor
@Suite struct PairGestureTests {
    private final class Choice: ObservableObject {
        @Published var isPair = true
        @Published var count = 3
    }

    private func followsPairs(_ gesture: some Gesture) -> Bool {
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Color.red.gesture(gesture) }
        return withExtendedLifetime(stage) { stage.graph.followsPairs }
    }

    @Test func `A scene without gestures of two pointers doesn't follow them`() {
        #expect(!followsPairs(TapGesture()))
        #expect(!followsPairs(DragGesture().exclusively(before: TapGesture())))
        #expect(!followsPairs(AnyGesture(LongPressGesture().onEnded { _ in })))
    }

    @Test func `Gestures of two pointers count inside other gestures`() {
        #expect(followsPairs(MagnifyGesture()))
        #expect(followsPairs(RotateGesture().onChanged { _ in }.map { $0.rotation }))
        #expect(followsPairs(DragGesture().simultaneously(with: MagnifyGesture())))
        #expect(followsPairs(AnyGesture(TapGesture().sequenced(before: RotateGesture()))))
        #expect(followsPairs(MagnifyGesture().simultaneously(with: TapGesture())))
        #expect(followsPairs(RotateGesture().sequenced(before: TapGesture())))
        #expect(followsPairs(MagnifyGesture().exclusively(before: TapGesture())))
        #expect(followsPairs(TapGesture().exclusively(before: RotateGesture())))
        #expect(followsPairs(MagnifyGesture().modifiers(.shift)) && followsPairs(Zoom()))
        #expect(followsPairs(MagnifyGesture().updating(GestureState(wrappedValue: 0)) { _, _, _ in }))
        #expect(!followsPairs(TapGesture().updating(GestureState(wrappedValue: 0)) { _, _, _ in }))
    }

    private struct Zoom: Gesture {
        var body: some Gesture<MagnifyGesture.Value> { MagnifyGesture() }
    }

    @Test func `A gesture that leaves the scene doesn't count`() throws {
        struct Scene: View {
            @ObservedObject var choice: Choice
            var body: some View { if choice.isPair { Color.red.gesture(MagnifyGesture()) } }
        }
        let choice = Choice()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Scene(choice: choice) }
        #expect(stage.graph.followsPairs)
        choice.isPair = false
        try stage.settle()
        #expect(!stage.graph.followsPairs)
    }

    @Test func `The last gesture of two pointers to leave is the one that counts`() throws {
        struct Scene: View {
            @ObservedObject var choice: Choice
            private var gesture: AnyGesture<Void> {
                if choice.isPair { AnyGesture(RotateGesture().map { _ in }) } else { AnyGesture(TapGesture()) }
            }
            var body: some View {
                ForEach(0..<choice.count, id: \.self) { _ in Color.red.gesture(MagnifyGesture()) }
                Color.blue.gesture(gesture)
            }
        }
        let choice = Choice()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Scene(choice: choice) }
        #expect(stage.graph.followsPairs)
        for count in [2, 1] {
            choice.count = count
            try stage.settle()
            #expect(stage.graph.followsPairs)
        }
        // Another gesture takes the place of the rotation.
        choice.isPair = false
        try stage.settle()
        #expect(stage.graph.followsPairs)
        choice.count = 0
        try stage.settle()
        #expect(!stage.graph.followsPairs)
        choice.isPair = true
        try stage.settle()
        #expect(stage.graph.followsPairs)
    }
}
