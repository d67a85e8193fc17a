import ScrollworkTesting
import SwiftUI
import Testing

/// Values with equal fields aren't evaluated again.
@MainActor
@Suite struct ValueComparisonTests {
    @MainActor @Observable final class Model { var step = 0 }

    final class Count { var places = 0, bodies = 0 }

    struct Row: Layout, @unchecked Sendable {
        /// A new string in each update: the same letters at another memory address.
        let name: String
        let isTight: Bool
        let length: Double
        let count: Count

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            CGSize(width: length, height: 10)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            count.places += 1
        }
    }

    struct Rows: View {
        let model: Model
        let count: Count

        var body: some View {
            let name = "a name longer than fits into a register, " + String(repeating: "\(model.step * 0)", count: 9)
            VStack {
                Row(name: name, isTight: false, length: 40, count: count) { Color.red }
                Row(name: name, isTight: model.step > 1, length: 40, count: count) { Color.red }
            }
        }
    }

    @Test func aLayoutWhoseFieldsAreEqualIsNotPlacedAgain() {
        let model = Model(), count = Count()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Rows(model: model, count: count) }
        #expect(count.places == 2)
        model.step = 1
        stage.update()
        #expect(count.places == 2)
        model.step = 2
        stage.update()
        #expect(count.places == 3)
    }

    nonisolated final class Owner: Equatable {
        let name: String

        init(_ name: String) { self.name = name }

        static func == (a: Owner, b: Owner) -> Bool { a.name == b.name }
    }

    struct Child: View {
        weak var owner: Owner?
        let count: Count

        var body: some View {
            let _ = count.bodies += 1
            Text(owner?.name ?? "no one").accessibilityIdentifier("child")
        }
    }

    struct Parent: View {
        let model: Model
        let owners: [Owner]
        let count: Count

        var body: some View { Child(owner: model.step < owners.count ? owners[model.step] : nil, count: count) }
    }

    @Test func aViewCanReferToAnEquatableObjectWeakly() throws {
        let model = Model(), count = Count(), owners = [Owner("first"), Owner("second")]
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Parent(model: model, owners: owners, count: count) }
        for (step, name) in ["first", "second", "no one", "no one"].enumerated() {
            model.step = step
            stage.update()
            _ = try stage.element(.text, name)
        }
        #expect(count.bodies == 3)
    }

    /// All kinds of fields that a structure can have, none of which is `Equatable`.
    struct Mixed: Layout, @unchecked Sendable {
        enum Choice { case one(() -> Int), other }

        var any: Any
        var style: any ShapeStyle
        var choice: Choice
        var tuple: (String, Any?)
        var type: Any.Type
        var object: Count
        var array: [Choice]
        var perhaps: Choice?

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            CGSize(width: 10, height: 10)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            object.places += 1
        }
    }

    struct Mix: View {
        let model: Model
        let count: Count

        var body: some View {
            let step = model.step
            Mixed(
                any: "a string in a box of its own, \(step)", style: Color.red.opacity(Double(step) / 10),
                choice: .one { step },
                tuple: ("tuple", step), type: Int.self, object: count, array: [.other, .one { step }],
                perhaps: step > 1 ? .other : nil
            ) { Color.red }
        }
    }

    @Test func valuesThatCannotBeComparedCountAsChanged() {
        let model = Model(), count = Count()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Mix(model: model, count: count) }
        for step in 1...3 {
            model.step = step
            stage.update()
            #expect(count.places == step + 1)
        }
    }

    nonisolated protocol Look { var name: String { get } }
    nonisolated struct Plain: Look {
        var name: String
        let number: Int
        /// The structure doesn't fit into the inline storage of a protocol type.
        let more = (1, 2, 3)
    }
    nonisolated struct Small: Look { var name: String { "small" } }
    nonisolated protocol Reference: AnyObject {}
    nonisolated final class Page: Reference {}

    struct Looking: View {
        let look: any Look
        let second: (any Look)?
        let numbers: (Int, Double)?
        weak var page: (any Reference)?
        let count: Count

        var body: some View {
            let _ = count.bodies += 1
            Text(look.name + (second?.name ?? "none"))
        }
    }

    struct Looks: View {
        let model: Model
        let page: Page
        let count: Count

        var body: some View {
            let step = model.step
            let name = "a name longer than fits into a register, " + String(repeating: "\(step * 0)", count: 9)
            let second: (any Look)? = step > 4 ? nil : step > 3 ? Small() : Plain(name: name, number: 1) as any Look
            Looking(
                look: Plain(name: name, number: step > 2 ? 2 : 1), second: second,
                numbers: step > 6 ? nil : (1, step > 5 ? 2 : 1), page: page, count: count)
        }
    }

    /// Values of a protocol type are compared by what they contain, not by where it is stored.
    @Test func viewsWithEqualValuesOfAProtocolTypeAreNotEvaluatedAgain() {
        let model = Model(), page = Page(), count = Count()
        let stage = Stage(size: CGSize(width: 100, height: 100), checksBodies: false) {
            Looks(model: model, page: page, count: count)
        }
        for (step, bodies) in [(1, 1), (2, 1), (3, 2), (4, 3), (5, 4), (6, 5), (7, 6), (8, 6)] {
            model.step = step
            stage.update()
            #expect(count.bodies == bodies, "after step \(step)")
        }
    }
}
