import SwiftUI
import Testing

@testable import ViewRuntime

/// The columns of grids.
@MainActor
@Suite struct GridTracksTests {
    nonisolated struct Form: CustomStringConvertible, @unchecked Sendable {
        let items: [GridItem]
        let room: CGFloat?
        /// The starts and the lengths of the tracks.
        let tracks: [(CGFloat, CGFloat)]
        let length: CGFloat

        init(_ items: [GridItem], in room: CGFloat?, _ tracks: [(CGFloat, CGFloat)], length: CGFloat) {
            self.items = items
            self.room = room
            self.tracks = tracks
            self.length = length
        }

        var description: String { "\(items.map(\.size)) in \(room.map { "\($0)" } ?? "nil")" }
    }

    nonisolated private static let forms: [Form] = [
        Form([], in: 100, [], length: 0),
        // Fixed tracks, and spacing after all but the last one.
        Form(
            [GridItem(.fixed(30), spacing: 4), GridItem(.fixed(20), spacing: 50)], in: 100, [(0, 30), (34, 20)],
            length: 54),
        Form([GridItem(.fixed(30)), GridItem(.fixed(20))], in: nil, [(0, 30), (38, 20)], length: 58),
        Form(
            [GridItem(.fixed(30), spacing: .infinity), GridItem(.fixed(-5))], in: 100, [(0, 30), (30, 0)], length: 30),
        // Flexible tracks share equally.
        Form(
            [GridItem(), GridItem(), GridItem()], in: 316, [(0, 100), (108, 100), (216, 100)], length: 316),
        Form(
            [GridItem(.fixed(50)), GridItem(), GridItem()], in: 266, [(0, 50), (58, 100), (166, 100)], length: 266),
        // A track at its minimum takes from those after it. The surplus of one at its maximum isn't redistributed.
        Form([GridItem(.flexible(minimum: 120)), GridItem()], in: 208, [(0, 120), (128, 80)], length: 208),
        Form([GridItem(.flexible(maximum: 40)), GridItem()], in: 208, [(0, 40), (48, 100)], length: 148),
        Form([GridItem(), GridItem(.flexible(minimum: 120))], in: 208, [(0, 100), (108, 120)], length: 228),
        Form([GridItem(.flexible(maximum: .nan))], in: 208, [(0, 208)], length: 208),
        Form([GridItem(.flexible(minimum: 60, maximum: 40))], in: 208, [(0, 60)], length: 60),
        // Too little room.
        Form([GridItem(), GridItem(.fixed(50))], in: 30, [(0, 10), (18, 50)], length: 68),
        Form([GridItem(), GridItem()], in: -50, [(0, 10), (18, 10)], length: 28),
        Form(
            [GridItem(.flexible(minimum: 0)), GridItem(.flexible(minimum: 0))], in: 4, [(0, 0), (8, 0)], length: 8),
        Form([GridItem(.fixed(50)), GridItem(.flexible(minimum: 0))], in: 30, [(0, 50), (58, 0)], length: 58),
        // As many adaptive tracks as fit.
        Form([GridItem(.adaptive(minimum: 50))], in: 166, [(0, 50), (58, 50), (116, 50)], length: 166),
        Form([GridItem(.adaptive(minimum: 50))], in: 165, [(0, 78.5), (86.5, 78.5)], length: 165),
        Form([GridItem(.adaptive(minimum: 50, maximum: 60))], in: 165, [(0, 60), (68, 60)], length: 128),
        Form([GridItem(.adaptive(minimum: 50))], in: 20, [(0, 50)], length: 50),
        Form(
            [GridItem(.fixed(40)), GridItem(.adaptive(minimum: 30))], in: 140, [(0, 40), (48, 42), (98, 42)],
            length: 140),
        Form(
            [GridItem(.adaptive(minimum: 20), spacing: 0), GridItem()], in: 100,
            [(0, 25), (25, 25), (50, 50)], length: 100),
        Form(
            [GridItem(.adaptive(minimum: 40), spacing: 10), GridItem(spacing: 6), GridItem()], in: 166,
            [(0, 50), (60, 50), (116, 50)], length: 166),
        // Without a length, tracks have their minimum.
        Form(
            [GridItem(.flexible(minimum: 25)), GridItem(.adaptive(minimum: 40))], in: nil, [(0, 25), (33, 40)],
            length: 73),
        Form([GridItem(.flexible(minimum: 0)), GridItem(.fixed(7))], in: nil, [(0, 0), (8, 7)], length: 15),
    ]

    @Test(arguments: forms) func `Tracks share the space that fixed ones and spacing leave`(form: Form) {
        let tracks = GridTracks(form.items, in: form.room)
        #expect(tracks.tracks.map(\.start) == form.tracks.map(\.0))
        #expect(tracks.tracks.map(\.length) == form.tracks.map(\.1))
        #expect(tracks.length == form.length)
    }

    @Test func `All tracks of an item have its alignment`() {
        let items = [GridItem(.adaptive(minimum: 10), spacing: 0, alignment: .top), GridItem(.fixed(80))]
        #expect(GridTracks(items, in: 100).tracks.map(\.alignment) == [.top, .top, nil])
    }

    @Test(arguments: [(0.0, 10_000), (0.5, 10_000), (1, 10_000), (200, 5_000)]) func `The number of tracks is limited`(
        minimum: CGFloat, count: Int
    ) {
        #expect(GridTracks([GridItem(.adaptive(minimum: minimum), spacing: 0)], in: 1e6).tracks.count == count)
    }
}
