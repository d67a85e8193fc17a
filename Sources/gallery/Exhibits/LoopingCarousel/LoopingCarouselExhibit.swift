import Scrollwork
import SwiftUI

extension Exhibit {
    @MainActor static let loopingCarousel = Exhibit(
        name: "looping-carousel", title: "Looping carousel",
        summary: "Scrollwork's carousel: a loop of any number of pages, in five styles.",
        visit: """
            at 0.4 drag 300,240 to 120,240 over 0.5
            at 1.6 drag 280,240 to 160,240 over 0.12
            at 2.6 drag 120,240 to 240,240 over 0.12
            """
    ) {
        LoopingCarouselExhibit()
    }
}

/// A carousel of places, the activity of its pages, and its options.
struct LoopingCarouselExhibit: View {
    @State private var settings: LoopingCarouselSettings
    @State private var reading = LoopingCarouselReading()

    init(settings: LoopingCarouselSettings = LoopingCarouselSettings()) { _settings = State(initialValue: settings) }

    var body: some View {
        ExhibitPage {
            VStack(spacing: 20) {
                LoopingCarousel(settings: settings, reading: reading)
                    .bleeding(isFading: settings.axis == .horizontal)
                LoopingCarouselShares(reading: reading, pages: settings.pages)
            }
        } options: {
            OptionPicker("Style", selection: $settings.look) {
                ForEach(LoopingCarouselSettings.Look.allCases, id: \.self) { Text($0.name).tag($0) }
            }
            OptionPicker("A flick", selection: $settings.flick) {
                Text("One page").tag(LoopingCarouselSettings.Flick.one)
                Text("Several").tag(LoopingCarouselSettings.Flick.several)
                Text("Free").tag(LoopingCarouselSettings.Flick.free)
            }
            OptionPicker("Axis", selection: $settings.axis) {
                Text("Horizontal").tag(Axis.horizontal)
                Text("Vertical").tag(Axis.vertical)
            }
            OptionStepper("Items", value: $settings.count, in: 1...24)
            Toggle("Loop", isOn: $settings.loops)
            Toggle("Autoplay", isOn: $settings.plays)
        }
    }
}

/// The options of the exhibit.
struct LoopingCarouselSettings: Equatable {
    enum Look: CaseIterable {
        case plain, scaled, flow, stack, parallax

        var name: LocalizedStringKey {
            switch self {
            case .plain: "Plain"
            case .scaled: "Scaled"
            case .flow: "Flow"
            case .stack: "Stack"
            case .parallax: "Parallax"
            }
        }

        var style: any CarouselStyle {
            switch self {
            case .plain: PlainCarouselStyle()
            case .scaled: ScaledCarouselStyle()
            case .flow: CoverFlowCarouselStyle()
            case .stack: StackCarouselStyle()
            case .parallax: ParallaxCarouselStyle()
            }
        }
    }

    enum Flick { case one, several, free }

    var look = Look.scaled
    var flick = Flick.one
    var axis = Axis.horizontal
    var count = 6
    var loops = true
    var plays = false

    var pages: [LoopingCarouselPage] { (0..<count).map(LoopingCarouselPage.init) }

    var paging: CarouselPaging {
        switch flick {
        case .one: .paged
        case .several: .pages(upTo: 4)
        case .free: .free
        }
    }

    /// The length of a page relative to the carousel.
    var pageSize: CarouselPageSize {
        switch look {
        case .flow: .relative(axis == .horizontal ? 0.54 : 0.6)
        case .stack: .relative(axis == .horizontal ? 0.66 : 0.74)
        default: .relative(0.76)
        }
    }
}

private struct LoopingCarousel: View {
    let settings: LoopingCarouselSettings
    let reading: LoopingCarouselReading
    @State private var shown: Int?

    var body: some View {
        Carousel(
            settings.pages, selection: $shown, axis: settings.axis, loops: settings.loops, pageSize: settings.pageSize,
            spacing: settings.look == .flow || settings.look == .stack ? 0 : 14, paging: settings.paging
        ) { page in
            LoopingCarouselCard(page: page, isRounded: settings.look != .parallax)
                .frame(height: settings.axis == .horizontal ? LoopingCarouselCard.height : nil)
                .frame(width: settings.axis == .vertical ? 260 : nil)
        }
        .autoplay(every: settings.plays ? .seconds(3) : nil)
        .pageIndicator()
        .onPageActivity { reading.activity = $0 }
        .frame(height: settings.axis == .vertical ? LoopingCarouselCard.height + 90 : nil)
        .carouselStyle(settings.look.style)
        .accessibilityLabel(Text("Places"))
        .accessibilityIdentifier("looping-carousel")
    }
}
