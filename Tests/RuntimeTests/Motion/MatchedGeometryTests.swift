import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct MatchedGeometryTests {
    /// A mark behind one of three titles.
    private struct Marked: View {
        @State var chosen = 0
        @Namespace private var space

        var body: some View {
            HStack(spacing: 0) {
                ForEach(0..<3) { index in
                    Color.clear
                        .frame(width: 40 + CGFloat(index) * 20, height: 30)
                        .background {
                            if chosen == index {
                                Color.blue.accessibilityIdentifier("mark-\(index)").matchedGeometryEffect(
                                    id: "mark", in: space)
                            }
                        }
                        .contentShape(.rect)
                        .onTapGesture { withAnimation(.linear(duration: 1)) { chosen = index } }
                        .accessibilityIdentifier("title-\(index)")
                }
            }
        }
    }

    @Test func anInsertedViewBeginsAtTheFrameOfItsMatch() throws {
        let stage = Stage(size: CGSize(width: 180, height: 30)) { Marked() }
        #expect(try stage.frame(of: "mark-0") == CGRect(x: 0, y: 0, width: 40, height: 30))
        try stage.tap("title-2")
        let start = try stage.frame(of: "mark-2")
        #expect(start.minX < 5 && start.width < 42)
        stage.advance(by: 0.5)
        let half = try stage.frame(of: "mark-2")
        #expect(abs(half.minX - 50) < 3 && abs(half.width - 60) < 2)
        try stage.settle()
        #expect(try stage.frame(of: "mark-2") == CGRect(x: 100, y: 0, width: 80, height: 30))
        #expect(!stage.exists("mark-0"))
    }

    private struct Following: View {
        @Namespace private var space
        @State var isWide = false

        var body: some View {
            HStack(spacing: 0) {
                Color.red.frame(width: 50, height: 20).accessibilityIdentifier("slot")
                    .overlay {
                        Color.blue.accessibilityIdentifier("follower").matchedGeometryEffect(
                            id: 1, in: space, isSource: false)
                    }
                Spacer(minLength: 0)
                Color.green.frame(width: isWide ? 60 : 30, height: 40)
                    .matchedGeometryEffect(id: 1, in: space)
                    .accessibilityIdentifier("source")
                    .onTapGesture { isWide.toggle() }
            }
        }
    }

    @Test func aViewThatIsNotTheSourceHasTheFrameOfTheSource() throws {
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Following() }
        #expect(try stage.frame(of: "slot") == CGRect(x: 0, y: 40, width: 50, height: 20))
        #expect(try stage.frame(of: "follower") == stage.frame(of: "source"))
        try stage.tap("source")
        #expect(try stage.frame(of: "source").width == 60)
        #expect(try stage.frame(of: "follower") == stage.frame(of: "source"))
    }

    private struct Partly: View {
        let properties: MatchedGeometryProperties
        let anchor: UnitPoint
        @Namespace private var space

        var body: some View {
            HStack(spacing: 0) {
                Color.red.frame(width: 50, height: 20)
                    .overlay {
                        Color.blue.accessibilityIdentifier("follower").matchedGeometryEffect(
                            id: 1, in: space, properties: properties, anchor: anchor, isSource: false)
                    }
                Spacer(minLength: 0)
                Color.green.frame(width: 30, height: 40).matchedGeometryEffect(id: 1, in: space)
            }
        }
    }

    /// The view itself is 50 points wide and 20 points high at (0, 40), and the source is 30 points wide and 40 points
    /// high at (170, 30).
    @Test(
        arguments: [
            (.frame, .center, CGRect(x: 170, y: 30, width: 30, height: 40)),
            (.frame, .topLeading, CGRect(x: 170, y: 30, width: 30, height: 40)),
            (.size, .center, CGRect(x: 0, y: 40, width: 30, height: 40)),
            (.position, .center, CGRect(x: 160, y: 40, width: 50, height: 20)),
            (.position, .topLeading, CGRect(x: 170, y: 30, width: 50, height: 20)),
            (.position, .bottomTrailing, CGRect(x: 150, y: 50, width: 50, height: 20)),
            ([], .center, CGRect(x: 0, y: 40, width: 50, height: 20)),
        ] as [(MatchedGeometryProperties, UnitPoint, CGRect)])
    func aViewFollowsSomePropertiesOfTheSource(
        properties: MatchedGeometryProperties, anchor: UnitPoint, expected: CGRect
    ) throws {
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Partly(properties: properties, anchor: anchor) }
        #expect(try stage.frame(of: "follower") == expected)
    }

    /// The view itself is at (150, 40), and the source at (0, 30). Frames are physical.
    @Test(
        arguments: [
            (.frame, CGRect(x: 0, y: 30, width: 30, height: 40)), (.size, CGRect(x: 150, y: 40, width: 30, height: 40)),
            (.position, CGRect(x: -10, y: 40, width: 50, height: 20)),
        ] as [(MatchedGeometryProperties, CGRect)])
    func aViewFollowsTheSourceFromRightToLeft(properties: MatchedGeometryProperties, expected: CGRect) throws {
        let stage = Stage(
            size: CGSize(width: 200, height: 100), environment: { $0.layoutDirection = .rightToLeft }
        ) {
            Partly(properties: properties, anchor: .center)
        }
        #expect(try stage.frame(of: "follower") == expected)
    }

    @MainActor @Observable final class Model { var isNew = false }

    /// A view of 40 by 30 points at the top left, or another one of 80 by 60 points at the bottom right.
    private struct Replaced: View {
        let model: Model
        let properties: MatchedGeometryProperties
        let anchor: UnitPoint
        @Namespace private var space

        var body: some View {
            ZStack {
                if model.isNew {
                    Color.red.accessibilityIdentifier("new")
                        .matchedGeometryEffect(id: 1, in: space, properties: properties, anchor: anchor)
                        .frame(width: 80, height: 60)
                        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
                } else {
                    Color.red.matchedGeometryEffect(id: 1, in: space, properties: properties, anchor: anchor)
                        .frame(width: 40, height: 30)
                        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                }
            }
        }
    }

    /// After a quarter of the time, three quarters of the difference remain.
    @Test(
        arguments: [
            (.frame, .center, CGRect(x: 30, y: 10, width: 50, height: 37.5)),
            (.frame, .bottom, CGRect(x: 30, y: 10, width: 50, height: 37.5)),
            (.size, .center, CGRect(x: 120, y: 40, width: 50, height: 37.5)),
            (.position, .center, CGRect(x: 15, y: -1.25, width: 80, height: 60)),
            (.position, .topLeading, CGRect(x: 30, y: 10, width: 80, height: 60)),
            (.position, .bottomTrailing, CGRect(x: 0, y: -12.5, width: 80, height: 60)),
            ([], .center, CGRect(x: 120, y: 40, width: 80, height: 60)),
        ] as [(MatchedGeometryProperties, UnitPoint, CGRect)])
    func aViewBeginsWithSomePropertiesOfTheOneThatItReplaces(
        properties: MatchedGeometryProperties, anchor: UnitPoint, expected: CGRect
    ) throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 200, height: 100)) {
            Replaced(model: model, properties: properties, anchor: anchor)
        }
        withAnimation(.linear(duration: 1)) { model.isNew = true }
        stage.update()
        stage.advance(by: 0.25)
        let frame = try stage.frame(of: "new")
        #expect(abs(frame.minX - expected.minX) < 0.01 && abs(frame.minY - expected.minY) < 0.01, "\(frame)")
        #expect(abs(frame.width - expected.width) < 0.01 && abs(frame.height - expected.height) < 0.01, "\(frame)")
        // Meanwhile, the center of the one that leaves moves from (20, 15) to (160, 70).
        let leaving = try #require(stage.fills(40, 30).first).frame
        #expect(abs(leaving.midX - 55) < 0.6 && abs(leaving.midY - 28.75) < 0.6, "\(leaving)")
        try stage.settle()
        #expect(try stage.frame(of: "new") == CGRect(x: 120, y: 40, width: 80, height: 60))
    }

    // MARK: Changes

    @MainActor @Observable final class Choice {
        var index = 0
        var isOn = false
        var properties = MatchedGeometryProperties.frame
        var anchor = UnitPoint.center
    }

    /// A mark in the frame of one of three titles. Another choice changes nothing else in the layout.
    private struct Chosen: View {
        let choice: Choice
        @Namespace private var space

        var body: some View {
            HStack(spacing: 0) {
                ForEach(0..<3) { index in
                    Color.clear.frame(width: 40 + CGFloat(index) * 20, height: 30)
                        .matchedGeometryEffect(id: index, in: space)
                }
            }
            .overlay {
                Color.blue.accessibilityIdentifier("mark")
                    .matchedGeometryEffect(id: choice.index, in: space, isSource: false)
            }
        }
    }

    @Test func aViewWithAnotherIdentityFollowsAnotherSource() throws {
        let choice = Choice()
        let stage = Stage(size: CGSize(width: 180, height: 30)) { Chosen(choice: choice) }
        #expect(try stage.frame(of: "mark") == CGRect(x: 0, y: 0, width: 40, height: 30))
        choice.index = 2
        stage.update()
        #expect(try stage.frame(of: "mark") == CGRect(x: 100, y: 0, width: 80, height: 30))
        // Without a source, the view has its own frame.
        choice.index = 3
        stage.update()
        #expect(try stage.frame(of: "mark") == CGRect(x: 0, y: 0, width: 180, height: 30))
        choice.index = 2
        stage.update()
        withAnimation(.linear(duration: 1)) { choice.index = 1 }
        stage.update()
        #expect(try stage.frame(of: "mark") == CGRect(x: 40, y: 0, width: 60, height: 30))
        stage.advance(by: 0.5)
        let half = try stage.drawnFrame(of: "mark")
        #expect(abs(half.minX - 70) < 0.6 && abs(half.width - 70) < 0.6, "\(half)")
        try stage.settle()
        #expect(try stage.drawnFrame(of: "mark") == CGRect(x: 40, y: 0, width: 60, height: 30))
    }

    /// Two views that exchange their identities, and a mark that follows one of them.
    private struct Exchanged: View {
        let choice: Choice
        @Namespace private var space

        var body: some View {
            HStack(spacing: 0) {
                Color.clear.frame(width: 40, height: 30).matchedGeometryEffect(id: choice.isOn ? 1 : 0, in: space)
                Color.clear.frame(width: 60, height: 30).matchedGeometryEffect(id: choice.isOn ? 0 : 1, in: space)
            }
            .overlay {
                Color.blue.accessibilityIdentifier("mark").matchedGeometryEffect(id: 0, in: space, isSource: false)
            }
        }
    }

    @Test func aViewFollowsTheIdentityOfItsSource() throws {
        let choice = Choice()
        let stage = Stage(size: CGSize(width: 100, height: 30)) { Exchanged(choice: choice) }
        for isOn in [false, true, false] {
            choice.isOn = isOn
            stage.update()
            let expected = CGRect(x: isOn ? 40 : 0, y: 0, width: isOn ? 60 : 40, height: 30)
            #expect(try stage.frame(of: "mark") == expected, "\(isOn)")
        }
    }

    /// Two views, of which one has the frame of the other.
    private struct Turned: View {
        let choice: Choice
        @Namespace private var space

        var body: some View {
            HStack(spacing: 0) {
                Color.red.accessibilityIdentifier("first")
                    .matchedGeometryEffect(id: 1, in: space, isSource: !choice.isOn).frame(width: 40, height: 30)
                Color.blue.accessibilityIdentifier("second")
                    .matchedGeometryEffect(id: 1, in: space, isSource: choice.isOn).frame(width: 60, height: 30)
            }
        }
    }

    @Test func aViewThatBecomesTheSourceReturnsToItsFrame() throws {
        let choice = Choice()
        let stage = Stage(size: CGSize(width: 100, height: 30)) { Turned(choice: choice) }
        for isOn in [false, true, false] {
            choice.isOn = isOn
            stage.update()
            let expected = CGRect(x: isOn ? 40 : 0, y: 0, width: isOn ? 60 : 40, height: 30)
            for name in ["first", "second"] { #expect(try stage.frame(of: name) == expected, "\(name) \(isOn)") }
        }
    }

    private struct Varied: View {
        let choice: Choice

        var body: some View { Partly(properties: choice.properties, anchor: choice.anchor) }
    }

    /// The frames are those of a view that begins with the properties.
    @Test func aViewFollowsOtherPropertiesAtOnce() throws {
        let choice = Choice()
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Varied(choice: choice) }
        let rows: [(MatchedGeometryProperties, UnitPoint, CGRect)] = [
            (.frame, .center, CGRect(x: 170, y: 30, width: 30, height: 40)),
            (.size, .center, CGRect(x: 0, y: 40, width: 30, height: 40)),
            (.position, .center, CGRect(x: 160, y: 40, width: 50, height: 20)),
            (.position, .bottomTrailing, CGRect(x: 150, y: 50, width: 50, height: 20)),
            ([], .bottomTrailing, CGRect(x: 0, y: 40, width: 50, height: 20)),
        ]
        for (properties, anchor, expected) in rows {
            choice.properties = properties
            choice.anchor = anchor
            stage.update()
            #expect(try stage.frame(of: "follower") == expected, "\(properties.rawValue) \(anchor)")
        }
    }

    /// A view of 40 by 30 points at the top left, and another one of 80 by 60 points at the bottom right, which come
    /// and go without transitions.
    private struct Apart: View {
        let choice: Choice
        @Namespace private var space

        var body: some View {
            ZStack {
                if choice.index == 0 {
                    Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 40, height: 30)
                        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                        .transition(.identity)
                }
                if choice.isOn {
                    Color.red.accessibilityIdentifier("new").matchedGeometryEffect(id: 1, in: space)
                        .frame(width: 80, height: 60)
                        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
                        .transition(.identity)
                }
            }
        }
    }

    /// After a quarter of the time, three quarters of the difference remain.
    @Test(arguments: [false, true]) func aViewComesFromOneThatDisappearsInTheSameUpdate(isLater: Bool) throws {
        let choice = Choice()
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Apart(choice: choice) }
        if isLater {
            choice.index = 1
            stage.update()
        }
        withAnimation(.linear(duration: 1)) {
            choice.index = 1
            choice.isOn = true
        }
        stage.update()
        stage.advance(by: 0.25)
        let frame = try stage.frame(of: "new"), place = CGRect(x: 120, y: 40, width: 80, height: 60)
        let expected = isLater ? place : CGRect(x: 30, y: 10, width: 50, height: 37.5)
        #expect(abs(frame.minX - expected.minX) < 0.01 && abs(frame.minY - expected.minY) < 0.01, "\(frame)")
        #expect(abs(frame.width - expected.width) < 0.01 && abs(frame.height - expected.height) < 0.01, "\(frame)")
        try stage.settle()
        #expect(try stage.frame(of: "new") == place)
    }

    @MainActor @Observable final class Presence {
        var isShown = true
        var hasNeighbor = true
    }

    private struct Coming: View {
        let presence: Presence
        @Namespace private var space

        var body: some View {
            ZStack {
                if presence.hasNeighbor { Color.blue }
                if presence.isShown {
                    Color.red.frame(width: 50, height: 50)
                        .matchedGeometryEffect(id: 1, in: space)
                        .accessibilityIdentifier("view")
                }
            }
        }
    }

    @Test func aViewThatHasLeftDoesNotMove() throws {
        let presence = Presence()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Coming(presence: presence) }
        withAnimation(.linear(duration: 3)) { presence.hasNeighbor = false }
        stage.update()
        withAnimation(.linear(duration: 1)) { presence.isShown = false }
        stage.update()
        stage.advance(by: 0.9, framesPerSecond: 10)
        // The next frame ends the removal, and inserts the view again.
        withAnimation(.linear(duration: 1)) { presence.isShown = true }
        stage.advance(by: 0.2, framesPerSecond: 5)
        try stage.settle()
        #expect(try stage.frame(of: "view") == CGRect(x: 25, y: 25, width: 50, height: 50))
    }
}
