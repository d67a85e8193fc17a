import SwiftUI

/// The ground an exhibit stands on: a column in the middle of the page, and its options beside it where the page is wide,
/// below it where it is narrow.
///
/// An exhibit that is higher than the page can be scrolled; one that fills the page scrolls by itself.
struct ExhibitPage<Content: View>: View {
    private let fillsHeight: Bool
    private let content: Content
    /// Without a type, so that it does not become part of the page's.
    private let options: AnyView?
    @Environment(\.colorScheme) private var colorScheme

    init(fillsHeight: Bool = false, @ViewBuilder content: () -> Content) {
        self.fillsHeight = fillsHeight
        self.content = content()
        options = nil
    }

    /// - Parameters:
    ///   - fillsHeight: Whether the exhibit is as high as the page lets it be.
    ///   - options: The rows of the card of options: ``OptionPicker``, ``OptionSlider``, ``OptionStepper``, `Toggle`.
    init(fillsHeight: Bool = false, @ViewBuilder content: () -> Content, @ViewBuilder options: () -> some View) {
        self.fillsHeight = fillsHeight
        self.content = content()
        self.options = AnyView(options())
    }

    /// What is left free on both sides, points.
    static var margin: CGFloat { 20 }

    /// Of an exhibit where there is room, points.
    private static var columnWidth: CGFloat { 440 }

    var body: some View {
        GeometryReader { geometry in
            Group {
                if fillsHeight {
                    columns(in: geometry.size)
                } else {
                    ScrollView {
                        columns(in: geometry.size)
                            .padding(.vertical, Self.margin)
                            .frame(minHeight: geometry.size.height)
                    }
                    .scrollBounceBehavior(.basedOnSize)
                }
            }
            .environment(\.columnIsPageWide, geometry.size.width <= Self.columnWidth + 2 * Self.margin)
        }
        .background { Palette(colorScheme).page.ignoresSafeArea() }
    }

    private func columns(in page: CGSize) -> some View {
        let isWide = page.width >= 780
        // One layout that changes its mind, so that a new size of the page keeps what the exhibit knows.
        let layout = isWide
            ? AnyLayout(HStackLayout(alignment: fillsHeight ? .top : .center, spacing: 28))
            : AnyLayout(VStackLayout(spacing: 20))
        return layout {
            content
                .frame(minWidth: 0, maxWidth: Self.columnWidth, minHeight: fillsHeight ? 0 : nil, maxHeight: fillsHeight ? .infinity : nil)
            if let options {
                ExhibitOptions(isCollapsible: !isWide) { options }
                    .frame(minWidth: 0, maxWidth: isWide ? 280 : Self.columnWidth)
                    .padding(.vertical, fillsHeight ? Self.margin : 0)
            }
        }
        .padding(.horizontal, Self.margin)
        .frame(minWidth: 0, maxWidth: .infinity, minHeight: fillsHeight ? 0 : nil, maxHeight: fillsHeight ? .infinity : nil)
    }
}
