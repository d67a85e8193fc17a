import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI

/// A carousel of letters that tests configure and observe.
@MainActor @Observable
final class CarouselSubject {
    var items: [String]
    var selection: String?
    var axis = Axis.horizontal
    var loops = true
    var pageSize = CarouselPageSize.relative(1)
    var spacing: CGFloat = 0
    var alignment = CarouselAlignment.center
    var paging = CarouselPaging.paged
    var autoplay: Double?
    var showsIndicator = false
    @ObservationIgnored var log: [String] = []
    @ObservationIgnored var activities: [PageActivity<String>] = []
    @ObservationIgnored var bodies = 0
    /// The pages with evaluated bodies.
    @ObservationIgnored var made: Set<String> = []

    init(_ items: [String], selection: String? = nil) {
        self.items = items
        self.selection = selection
    }

    convenience init(count: Int, selection: String? = nil) {
        self.init((0..<count).map { "p\($0)" }, selection: selection)
    }

    func stage(
        size: CGSize = CGSize(width: 300, height: 200), framesPerSecond: Double = 60, rightToLeft: Bool = false,
        style: some CarouselStyle = .plain, checksBodies: Bool = Stage.checksBodies,
        environment: @escaping (inout EnvironmentValues) -> Void = { _ in }
    ) -> Stage {
        Stage(size: size, framesPerSecond: framesPerSecond, checksBodies: checksBodies) {
            if rightToLeft { $0.layoutDirection = .rightToLeft }
            environment(&$0)
        } content: {
            CarouselSubjectView(subject: self).carouselStyle(style)
        }
    }
}

struct CarouselSubjectView: View {
    @Bindable var subject: CarouselSubject

    var body: some View {
        Carousel(
            subject.items, id: \.self, selection: $subject.selection, axis: subject.axis, loops: subject.loops,
            pageSize: subject.pageSize, spacing: subject.spacing, alignment: subject.alignment, paging: subject.paging
        ) { item in
            CarouselSubjectPage(item: item, subject: subject)
        }
        .autoplay(every: subject.autoplay.map { .seconds($0) })
        .pageIndicator(subject.showsIndicator)
        .onPageActivity { subject.activities.append($0) }
        .onPageChange { if $0 == .passing { subject.log.append("passing \($1)") } }
        .onPageChange { if $0 == .settling { subject.log.append("target \($1)") } }
        .onPageChange { if $0 == .settled { subject.log.append("settled \($1)") } }
        .accessibilityIdentifier("carousel")
    }
}

struct CarouselSubjectPage: View {
    let item: String
    let subject: CarouselSubject
    @State private var taps = 0

    var body: some View {
        let _ = (subject.bodies += 1, subject.made.insert(item))
        let width: CGFloat? = subject.pageSize == .content ? CGFloat(80 + item.count * 20) : nil
        Color.blue
            .frame(width: width)
            .overlay { Text(item) }
            .onTapGesture { taps += 1 }
            .overlay(alignment: .top) { Text("\(taps)").accessibilityIdentifier("taps-\(item)") }
            .accessibilityIdentifier("page-\(item)")
    }
}

extension Stage {
    /// Returns the pages on the stage and their leading edges along an axis, by name.
    func pageStarts(_ axis: Axis = .horizontal) -> [String: CGFloat] {
        frames(prefix: "page-").reduce(into: [:]) { result, entry in
            result[String(entry.key.dropFirst(5))] = axis == .horizontal ? entry.value.minX : entry.value.minY
        }
    }

    func start(_ page: String) throws -> CGFloat { try frame(of: "page-\(page)").minX }
}
