@testable import ScrollworkTesting
import SwiftUI
import Testing

@testable import ViewRuntime

/// The lengths and guides that a modifier or a container reports to a stack agree with its layout.
@MainActor
@Suite struct LayoutInvariantTests {
    enum Mark: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }

    /// A view of at least 20 by 10 points, with guides at 7 and 3 points.
    private static func marked(_ isFlexible: Bool) -> some View {
        Color.red
            .frame(
                minWidth: 20, idealWidth: 24, maxWidth: isFlexible ? 90 : 20, minHeight: 10, idealHeight: 12,
                maxHeight: isFlexible ? 70 : 10
            )
            .alignmentGuide(HorizontalAlignment(Mark.self)) { _ in 7 }
            .alignmentGuide(VerticalAlignment(Mark.self)) { _ in 3 }
            .accessibilityIdentifier("inner")
    }

    private static func wrapped(_ view: some View) -> [(name: String, view: AnyView)] {
        [
            ("plain", AnyView(view)), ("width", AnyView(view.frame(width: 60, alignment: .trailing))),
            ("height", AnyView(view.frame(height: 50, alignment: .bottom))),
            ("fixed", AnyView(view.frame(width: 60, height: 50, alignment: .topTrailing))),
            ("minimum", AnyView(view.frame(minWidth: 40, minHeight: 30, alignment: .bottomLeading))),
            ("maximum", AnyView(view.frame(maxWidth: 80, maxHeight: 60, alignment: .trailing))),
            ("limits", AnyView(view.frame(minWidth: 40, maxWidth: 80, minHeight: 30, maxHeight: 60, alignment: .top))),
            ("endless", AnyView(view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing))),
            ("ideal", AnyView(view.frame(idealWidth: 33, idealHeight: 44, alignment: .leading))),
            ("padding", AnyView(view.padding(EdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8)))),
            ("negative padding", AnyView(view.padding(EdgeInsets(top: -1, leading: -2, bottom: -4, trailing: -8)))),
            ("own size", AnyView(view.fixedSize())),
            ("own width", AnyView(view.fixedSize(horizontal: true, vertical: false))),
            ("own height", AnyView(view.fixedSize(horizontal: false, vertical: true))),
            ("fit", AnyView(view.aspectRatio(2, contentMode: .fit))),
            ("fill", AnyView(view.aspectRatio(2, contentMode: .fill))),
            ("own ratio", AnyView(view.scaledToFit())),
            ("offset", AnyView(view.offset(x: 5, y: 6))),
            (
                "background",
                AnyView(view.background(alignment: .topLeading) { Color.blue.frame(width: 300, height: 300) })
            ),
            ("overlay", AnyView(view.overlay { Color.blue.frame(width: 5, height: 5) })),
            ("priority", AnyView(view.layoutPriority(2).zIndex(3).opacity(0.5))),
            (
                "row",
                AnyView(
                    HStack(spacing: 3) {
                        view; Color.blue.frame(width: 9, height: 30)
                    })
            ),
            (
                "column",
                AnyView(
                    VStack(alignment: .trailing, spacing: 3) {
                        Color.blue.frame(width: 30, height: 9); view
                    })
            ),
            (
                "layers",
                AnyView(
                    ZStack(alignment: .bottomTrailing) {
                        Color.blue.frame(width: 40, height: 30); view
                    })
            ),
            (
                "layout",
                AnyView(
                    AnyLayout(HStackLayout(spacing: 3))() {
                        Color.blue.frame(width: 9, height: 30); view
                    })
            ),
            (
                "grid",
                AnyView(
                    Grid(horizontalSpacing: 3) {
                        GridRow {
                            Color.blue.frame(width: 9, height: 30); view
                        }
                    })
            ),
            ("safe area", AnyView(view.safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8)))),
            ("bar", AnyView(view.safeAreaInset(edge: .top, spacing: 2) { Color.blue.frame(width: 5, height: 11) })),
            (
                "side bar",
                AnyView(view.safeAreaInset(edge: .leading, spacing: 2) { Color.blue.frame(width: 11, height: 5) })
            ),
        ]
    }

    private func stage(_ view: AnyView, isRightToLeft: Bool = false) -> Stage {
        Stage(
            size: CGSize(width: 100, height: 80),
            environment: { $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
        ) { view.accessibilityIdentifier("outer") }
    }

    @Test(arguments: [false, true]) func `A range of lengths is from the size for zero to the size for infinity`(
        isFlexible: Bool
    ) throws {
        for (name, view) in Self.wrapped(Self.marked(isFlexible)) {
            let element = try stage(view).element(identifiedBy: "outer")
            for axis in Axis.allCases {
                for across in [nil, 5, 50, 200] as [CGFloat?] {
                    var proposal = ProposedViewSize.unspecified
                    proposal[axis.other] = across
                    let range = element.lengthRange(on: axis, proposal: proposal)
                    proposal[axis] = 0
                    let low = element.size(for: proposal)[axis]
                    proposal[axis] = .infinity
                    let high = element.size(for: proposal)[axis]
                    #expect(range.lowerBound == low, "\(name) \(axis) \(String(describing: across))")
                    #expect(
                        min(range.upperBound, .boundless) == min(high, .boundless),
                        "\(name) \(axis) \(String(describing: across))")
                }
            }
        }
    }

    @Test(arguments: [false, true], [false, true]) func `A guide has the position of its view`(
        isFlexible: Bool, isRightToLeft: Bool
    ) throws {
        // Bars aren't part of what they are beside, and a grid has no guides of its own.
        for (name, view) in Self.wrapped(Self.marked(isFlexible))
        where !["safe area", "bar", "side bar", "grid"].contains(name) {
            let stage = stage(view, isRightToLeft: isRightToLeft)
            let element = try stage.element(identifiedBy: "outer")
            let outer = try stage.frame(of: "outer"), inner = try stage.frame(of: "inner")
            let x = element.explicitGuide(
                HorizontalAlignment(Mark.self).key, size: element.size, proposal: element.proposal)
            let y = element.explicitGuide(
                VerticalAlignment(Mark.self).key, size: element.size, proposal: element.proposal)
            let start = isRightToLeft ? outer.maxX - inner.maxX : inner.minX - outer.minX
            #expect(abs((x ?? -1_000) - start - 7) < 0.01, "\(name) \(String(describing: x)) \(start)")
            #expect(
                abs((y ?? -1_000) - (inner.minY - outer.minY) - 3) < 0.01,
                "\(name) \(String(describing: y)) \(inner.minY - outer.minY)")
        }
    }
}
