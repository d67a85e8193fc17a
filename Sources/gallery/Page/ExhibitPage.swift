import SwiftUI

/// The page of an exhibit: a column in the center, with the options beside it on a wide page and below it on a narrow
/// one. On a wide page, the column uses the space that the options leave, and both begin at the same height.
///
/// An exhibit that is higher than the page scrolls on it. An exhibit that fills the page scrolls by itself; on a page
/// that is too low for it, it has a minimum height and also scrolls.
struct ExhibitPage<Content: View>: View {
    private let fillsHeight: Bool
    private let wideColumn: CGFloat
    private let content: Content
    /// The options, type-erased so that their type isn't part of the page's type.
    private let options: AnyView?
    @Environment(\.colorScheme) private var colorScheme
    @State private var showsOptions = false
    /// The minimum height of an exhibit that fills the page, and of its options, in points.
    @ScaledMetric private var minimumHeight: CGFloat = 400
    @ScaledMetric private var optionsHeight: CGFloat = 300
    /// The greatest width of an exhibit on a narrow page, in points.
    @ScaledMetric private var narrowColumn: CGFloat = 440
    /// The width of the options beside an exhibit, in points.
    @ScaledMetric private var optionsWidth: CGFloat = 300

    init(fillsHeight: Bool = false, wideColumn: CGFloat = 640, @ViewBuilder content: () -> Content) {
        self.fillsHeight = fillsHeight
        self.wideColumn = wideColumn
        self.content = content()
        options = nil
    }

    /// Creates a page.
    ///
    /// - Parameters:
    ///   - fillsHeight: Whether the exhibit is as high as the page allows.
    ///   - wideColumn: The greatest width of the exhibit on a wide page, in points.
    ///   - content: The exhibit.
    ///   - options: The rows of the card of options: ``OptionPicker``, ``OptionSlider``, ``OptionStepper``, `Toggle`.
    init(
        fillsHeight: Bool = false, wideColumn: CGFloat = 640, @ViewBuilder content: () -> Content,
        @ViewBuilder options: () -> some View
    ) {
        self.fillsHeight = fillsHeight
        self.wideColumn = wideColumn
        self.content = content()
        self.options = AnyView(options())
    }

    /// The margin on both sides, in points.
    static var margin: CGFloat { 20 }

    /// Returns whether a page has space for the options beside the exhibit.
    private func isWide(_ page: CGSize) -> Bool {
        page.width >= narrowColumn + optionsWidth + 2 * Self.margin
    }

    /// Returns the greatest width of an exhibit, in points.
    private func columnWidth(in page: CGSize) -> CGFloat { isWide(page) ? wideColumn : narrowColumn }

    /// Returns the height of an exhibit that fills the page and its options, in points.
    private func filledHeight(of page: CGSize) -> CGFloat {
        let showsBoth = showsOptions && !isWide(page)
        return max(page.height, minimumHeight + (showsBoth ? optionsHeight : 0))
    }

    var body: some View {
        GeometryReader { geometry in
            ScrollView {
                columns(in: geometry.size)
                    .padding(.vertical, Self.margin)
                    .frame(height: fillsHeight ? filledHeight(of: geometry.size) : nil)
                    .frame(minHeight: geometry.size.height)
            }
            .scrollBounceBehavior(.basedOnSize)
            .environment(\.columnIsPageWide, geometry.size.width <= columnWidth(in: geometry.size) + 2 * Self.margin)
        }
        .background { Palette(colorScheme).page.ignoresSafeArea() }
    }

    private func columns(in page: CGSize) -> some View {
        let isWide = isWide(page)
        // One layout with a changing axis, so a new size of the page preserves the state of the exhibit.
        let layout =
            isWide
            ? AnyLayout(HStackLayout(alignment: .top, spacing: 28))
            : AnyLayout(VStackLayout(spacing: 20))
        return layout {
            content
                .frame(
                    minWidth: 0, maxWidth: columnWidth(in: page), minHeight: fillsHeight ? 0 : nil,
                    maxHeight: fillsHeight ? .infinity : nil, alignment: isWide ? .top : .center)
            if let options {
                ExhibitOptions(isCollapsible: !isWide, isOpen: $showsOptions) { options }
                    .frame(minWidth: 0, maxWidth: isWide ? optionsWidth : columnWidth(in: page))
            }
        }
        .padding(.horizontal, Self.margin)
        .frame(
            minWidth: 0, maxWidth: .infinity, minHeight: fillsHeight ? 0 : nil, maxHeight: fillsHeight ? .infinity : nil
        )
    }
}
