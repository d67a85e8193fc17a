import ScrollworkTesting
import SwiftUI
import Testing

/// Properties of views that programs define from other properties.
@MainActor
@Suite struct DynamicPropertyTests {
    /// The product of a state and a factor, plus the line limit of the environment.
    @propertyWrapper
    private struct Scaled: DynamicProperty {
        private let factor: Int
        @State private var count = 1
        @Environment(\.lineLimit) private var limit
        private var result = 0

        init(by factor: Int) { self.factor = factor }

        var wrappedValue: Int {
            get { result }
            nonmutating set { count = newValue }
        }

        mutating func update() { result = count * factor + (limit ?? 0) }
    }

    private struct Counter: View {
        let name: String
        @Scaled(by: 3) private var first: Int
        @Scaled(by: 10) private var second: Int

        init(name: String) { self.name = name }

        var body: some View {
            VStack {
                Text("\(first) \(second)").accessibilityIdentifier(name)
                Button("First") { first = 5 }.accessibilityIdentifier("first")
                Button("Second") { second = 7 }.accessibilityIdentifier("second")
            }
        }
    }

    @Test func `A property updates from the state and the environment inside it`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Counter(name: "text") }
        #expect(try stage.text(of: "text") == "3 10")
        try stage.tap("first")
        #expect(try stage.text(of: "text") == "15 10")
        try stage.tap("second")
        #expect(try stage.text(of: "text") == "15 70")
        stage.changeEnvironment { $0.lineLimit = 4 }
        #expect(try stage.text(of: "text") == "19 74")
    }

    private struct Counting: ViewModifier {
        @Scaled(by: 3) private var count: Int

        init() {}

        func body(content: Content) -> some View {
            VStack {
                content
                Text("\(count)").accessibilityIdentifier("text")
                Button("Four") { count = 4 }.accessibilityIdentifier("four")
            }
        }
    }

    @Test func `A property of a modifier updates`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Color.red.modifier(Counting()) }
        #expect(try stage.text(of: "text") == "3")
        try stage.tap("four")
        #expect(try stage.text(of: "text") == "12")
    }

    /// The sum of two properties, which update first.
    @propertyWrapper
    private struct Sum: DynamicProperty {
        @Scaled(by: 2) private var a: Int
        @Scaled(by: 5) private var b: Int
        private var sum = 0

        init() {}

        var wrappedValue: Int { sum }

        mutating func update() { sum = a + b }
    }

    private struct Adding: View {
        @Sum private var sum: Int

        init() {}

        var body: some View { Text("\(sum)").accessibilityIdentifier("text") }
    }

    @Test func `Properties inside a property update before it`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Adding() }
        #expect(try stage.text(of: "text") == "7")
    }

    @Observable final class Source { var value = 1 }

    @propertyWrapper
    private struct Watched: DynamicProperty {
        private let source: Source
        private var value = 0

        init(_ source: Source) { self.source = source }

        var wrappedValue: Int { value }

        mutating func update() { value = source.value }
    }

    private struct Watching: View {
        @Watched private var value: Int

        init(_ source: Source) { _value = Watched(source) }

        var body: some View { Text("\(value)").accessibilityIdentifier("text") }
    }

    @Test func `A view follows an object that only its property reads`() throws {
        let source = Source()
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Watching(source) }
        #expect(try stage.text(of: "text") == "1")
        source.value = 2
        stage.update()
        #expect(try stage.text(of: "text") == "2")
    }

    private struct Spaced: View {
        private let note: (Namespace.ID) -> Void
        @Namespace private var space
        @Environment(\.lineLimit) private var limit

        init(note: @escaping (Namespace.ID) -> Void) { self.note = note }

        var body: some View {
            let _ = note(space)
            Text("\(limit ?? 0)")
        }
    }

    @Test func `Each view has a namespace of its own, which it keeps`() {
        var spaces: [[Namespace.ID]] = [[], []]
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            VStack {
                Spaced { spaces[0].append($0) }
                Spaced { spaces[1].append($0) }
            }
        }
        stage.changeEnvironment { $0.lineLimit = 4 }
        #expect(spaces.map { Set($0).count } == [1, 1] && spaces.allSatisfy { $0.count > 1 })
        #expect(spaces[0].last != spaces[1].last)
    }
}
