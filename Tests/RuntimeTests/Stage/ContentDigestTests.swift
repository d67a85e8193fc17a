import Foundation
import SwiftUI
import Testing

@testable import ViewRuntime

/// The differences between the contents of values, by which a check finds bodies with side effects.
@MainActor
@Suite struct ContentDigestTests {
    enum Choice { case none, number(Int) }

    struct Values {
        var a = 1
        var long = "x"
        var list = [1, 2, 3]
        var names: Set<String> = ["n"]
        var places = ["p": 1]
        var perhaps: Int?
        var choice = Choice.none
        var pair = (x: 1, y: 2)
    }

    class Memory { var count = 0 }
    final class Diary: Memory {
        var lines = 0
        var action: () -> Int = { 0 }
    }
    final class TextCache: Memory {}
    final class ValueCache<Value> { var value: Value? }

    struct Nest { var inner: Any }

    private func change(_ old: Any, _ new: Any, isDescription: Bool = false) -> String? {
        ContentDigest(old, isDescription: isDescription).change(
            to: ContentDigest(new, isDescription: isDescription))
    }

    @Test func `The path of the first difference is found`() {
        let rows: [(String?, (inout Values) -> Void)] = [
            (nil, { _ in }), (".a", { $0.a = 2 }), (".long", { $0.long = "y" }), (".list[2]", { $0.list[2] = 9 }),
            (".list.count", { $0.list.append(4) }), (".list[0]", { $0.list = [0, 0, 0] }),
            (".names", { $0.names = ["m"] }), (".places", { $0.places = ["p": 2] }),
            (".perhaps", { $0.perhaps = 0 }), (".choice.number", { $0.choice = .number(3) }),
            (".pair.y", { $0.pair.y = 3 }),
            (
                ".a",
                {
                    $0.long = "y"
                    $0.a = 2
                    $0.list = []
                }
            ),
            (
                ".long",
                {
                    $0.names = []
                    $0.long = "y"
                }
            ),
        ]
        for isDescription in [false, true] {
            for (path, edit) in rows {
                var changed = Values()
                edit(&changed)
                #expect(change(Values(), changed, isDescription: isDescription) == path)
                #expect((change(changed, Values(), isDescription: isDescription) == nil) == (path == nil))
            }
        }
    }

    @Test func `Eight elements and twelve levels are compared`() {
        var list = Array(0..<10)
        list[8] = -1
        #expect(change(Array(0..<10), list) == nil)
        list[7] = -1
        #expect(change(Array(0..<10), list) == "[7]")
        func nest(_ levels: Int, _ value: Int) -> Any {
            if levels == 0 { return value }
            return Nest(inner: nest(levels - 1, value))
        }
        #expect(change(nest(11, 1), nest(11, 2)) == String(repeating: ".inner", count: 11))
        #expect(change(nest(12, 1), nest(12, 2)) == nil)
    }

    /// Returns the difference that a change of an object makes.
    private func change<Object: AnyObject>(
        of object: Object, isDescription: Bool = false, _ edit: (Object) -> Void
    ) -> String? {
        let holder = Nest(inner: object), digest = ContentDigest(holder, isDescription: isDescription)
        edit(object)
        return digest.change(to: ContentDigest(holder, isDescription: isDescription))
    }

    @Test func `The properties of objects are compared, except in descriptions and caches`() throws {
        #expect(change(of: Memory()) { _ in } == nil)
        #expect(change(of: Memory()) { $0.count = 1 } == ".inner.count")
        #expect(change(of: Diary()) { $0.count = 1 } == ".inner.count")
        #expect(change(of: Diary()) { $0.lines = 1 } == ".inner.lines")
        let number = 4
        let replaced = try #require(change(of: Diary()) { $0.action = { [number] in number } })
        #expect(replaced == ".inner (a property of RuntimeTests.ContentDigestTests.Diary)")
        #expect(change(of: Diary(), isDescription: true) { $0.lines = 1 } == nil)
        #expect(change(of: TextCache()) { $0.count = 1 } == nil)
        #expect(change(of: ValueCache<Int>()) { $0.value = 1 } == nil)
        #expect(change(of: DateFormatter()) { $0.dateFormat = "yyyy" } == nil)
    }

    @Test func `States belong to the contents of a view and not to its description, and bindings to neither`() {
        struct Counter { var state: State<Int> }
        struct Bound { var binding: Binding<Int> }
        let one = Counter(state: State(initialValue: 1)), two = Counter(state: State(initialValue: 2))
        #expect(change(one, two) == ".state")
        #expect(change(one, two, isDescription: true) == nil)
        #expect(change(Bound(binding: .constant(1)), Bound(binding: .constant(2))) == nil)
    }
}
