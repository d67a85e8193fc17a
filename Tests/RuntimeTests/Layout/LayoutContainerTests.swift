import ScrollworkTesting
import SwiftUI
import Testing

/// Stacks as layouts, and layouts whose type is erased, do what stacks do: also for guides, spacing, and sizes that
/// other views around them ask for.
@MainActor
@Suite struct LayoutContainerTests {
    enum Form: CaseIterable { case stack, layout, erased }

    enum Kind: CaseIterable { case horizontal, vertical, overlay }

    private struct Container<Content: View>: View {
        let kind: Kind
        let form: Form
        var spacing: CGFloat?
        @ViewBuilder let content: Content

        var body: some View {
            switch (kind, form) {
            case (.horizontal, .stack): HStack(alignment: .top, spacing: spacing) { content }
            case (.horizontal, .layout): HStackLayout(alignment: .top, spacing: spacing)() { content }
            case (.horizontal, .erased):
                AnyLayout(HStackLayout(alignment: .top, spacing: spacing))() { content }
            case (.vertical, .stack): VStack(alignment: .trailing, spacing: spacing) { content }
            case (.vertical, .layout): VStackLayout(alignment: .trailing, spacing: spacing)() { content }
            case (.vertical, .erased):
                AnyLayout(VStackLayout(alignment: .trailing, spacing: spacing))() { content }
            case (.overlay, .stack): ZStack(alignment: .bottomTrailing) { content }
            case (.overlay, .layout): ZStackLayout(alignment: .bottomTrailing)() { content }
            case (.overlay, .erased): AnyLayout(ZStackLayout(alignment: .bottomTrailing))() { content }
            }
        }
    }

    private func frames<Content: View>(
        isRightToLeft: Bool = false, @ViewBuilder _ content: () -> Content
    ) -> [String: CGRect] {
        Stage(
            size: CGSize(width: 300, height: 200),
            environment: { $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight },
            content: content
        ).frames()
    }

    /// Content with texts at the ends, guides, priorities, and flexible views.
    @ViewBuilder private var mixed: some View {
        Text("Start").accessibilityIdentifier("start")
        cell(40, 20, "a").alignmentGuide(.top) { $0.height / 2 }.alignmentGuide(.trailing) {
            $0.width / 4
        }
        Color.red.frame(minWidth: 10, maxWidth: 90, minHeight: 5, maxHeight: 30).layoutPriority(1)
            .accessibilityIdentifier("b")
        Spacer(minLength: 3).accessibilityIdentifier("spacer")
        cell(nil, nil, "c")
        Text("End").accessibilityIdentifier("end")
    }

    @Test(arguments: Kind.allCases, [nil, 0, 12, -4, .infinity, .nan] as [CGFloat?])
    func `All forms of a stack place their views equally`(kind: Kind, spacing: CGFloat?) {
        for isRightToLeft in [false, true] {
            let found = Form.allCases.map { form in
                frames(isRightToLeft: isRightToLeft) {
                    Container(kind: kind, form: form, spacing: spacing) { mixed }.accessibilityIdentifier(
                        "all")
                }
            }
            #expect(found[0].count == 7 && found[0] == found[1] && found[0] == found[2])
        }
    }

    @Test(arguments: Kind.allCases)
    func `Views around all forms of a stack have the same distances and guides`(kind: Kind) {
        let found = Form.allCases.map { form in
            frames {
                HStack(alignment: .top) {
                    Text("Before").accessibilityIdentifier("before")
                    VStack(alignment: .trailing) {
                        Text("Above").accessibilityIdentifier("above")
                        Container(kind: kind, form: form) { mixed }.fixedSize().accessibilityIdentifier("all")
                        cell(100, 10, "below")
                        Container(kind: kind, form: form) {
                            cell(10, 10, "x")
                            Text("Text").accessibilityIdentifier("y")
                        }
                        Text("Last").accessibilityIdentifier("last")
                    }
                    cell(10, 10, "after")
                }
            }
        }
        #expect(found[0].count == 14 && found[0] == found[1] && found[0] == found[2])
    }

    /// A spacer prefers no distance.
    @Test(arguments: Form.allCases, [Kind.horizontal, .vertical])
    func `The distances before and after a stack are those of its first and last views`(form: Form, kind: Kind) {
        let found = frames {
            Container(kind: kind, form: .stack) {
                Container(kind: kind, form: form) {
                    cell(20, 20, "a")
                    Spacer(minLength: 0)
                }
                .fixedSize()
                cell(20, 20, "b")
                Container(kind: kind, form: form) {
                    Spacer(minLength: 0)
                    cell(20, 20, "c")
                }
                .fixedSize()
                cell(20, 20, "d")
            }
        }
        let places = ["a", "b", "c", "d"].map { name -> CGFloat in
            let frame = found[name] ?? .zero
            return kind == .horizontal ? frame.minX : frame.minY
        }
        #expect(places.map { $0 - places[0] } == [0, 20, 40, 68])
    }

    @Test(arguments: Kind.allCases) func `All forms of an empty stack have no size`(kind: Kind) {
        for form in Form.allCases {
            let found = frames {
                VStack(alignment: .leading) {
                    cell(10, 10, "above")
                    Container(kind: kind, form: form) { EmptyView() }.accessibilityIdentifier("all")
                    cell(10, 10, "below")
                }
            }
            #expect(found["all"]?.size == .zero, "\(form)")
            #expect(found["below"]!.minY == found["above"]!.maxY, "\(form)")
        }
    }

    /// The views with the highest priority determine the size, and the others may be larger.
    @Test(arguments: Form.allCases)
    func `An overlaying stack is as large as its most important views`(form: Form) {
        let found = frames {
            Container(kind: .overlay, form: form) {
                cell(80, 60, "low")
                cell(40, 20, "high").layoutPriority(1)
                cell(30, 50, "also").layoutPriority(1).alignmentGuide(.bottom) { $0[.bottom] - 5 }
            }
            .accessibilityIdentifier("all")
        }
        let all = found["all"]!
        // The bottoms meet 5 points above the one of the second view.
        #expect(all.size == CGSize(width: 40, height: 50))
        #expect(found["high"]!.maxX == all.maxX && found["high"]!.maxY == all.maxY - 5)
        #expect(found["also"]!.maxX == all.maxX && found["also"]!.maxY == all.maxY)
        #expect(found["low"]!.maxX == all.maxX && found["low"]!.maxY == all.maxY - 5)
    }

    @Test func `A negative spacing makes a stack shorter, down to nothing`() {
        for form in Form.allCases {
            for (spacing, width) in [(-30, 50), (-40, 40), (-80, 0), (-500, 0)] as [(CGFloat, CGFloat)] {
                let found = frames {
                    Container(kind: .horizontal, form: form, spacing: spacing) {
                        cell(40, 10, "a")
                        cell(40, 10, "b")
                    }
                    .accessibilityIdentifier("all")
                }
                #expect(found["all"]!.width == width)
                #expect(found["b"]!.minX - found["a"]!.minX == 40 + spacing)
            }
        }
    }

    @MainActor @Observable final class Model { var guide: CGFloat = 3 }

    private struct Guided: View {
        let model: Model
        let kind: Kind
        let form: Form

        var body: some View {
            let guide = model.guide
            HStack(alignment: .top, spacing: 0) {
                cell(10, 40, "beside")
                Container(kind: kind, form: form) { cell(20, 40, "marked").alignmentGuide(.top) { _ in guide } }
            }
        }
    }

    @Test(arguments: Kind.allCases) func `A guide that changes in a stack moves the views beside the stack`(
        kind: Kind
    ) throws {
        for form in Form.allCases {
            let model = Model()
            let stage = Stage(size: CGSize(width: 300, height: 200)) { Guided(model: model, kind: kind, form: form) }
            for guide in [3, 15, -4] as [CGFloat] {
                model.guide = guide
                stage.update()
                let beside = try stage.frame(of: "beside"), marked = try stage.frame(of: "marked")
                #expect(beside.minY - marked.minY == guide, "\(form)")
            }
        }
    }

    private final class Guides: @unchecked Sendable { var found: [[CGFloat?]] = [] }

    /// Notes the leading and the top guide of its view for several proposals.
    private struct Asking: Layout {
        let guides: Guides

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 100, height: 50)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            let sizes = [
                CGSize(width: 100, height: 50), CGSize(width: 200, height: 50), CGSize(width: 200, height: 80),
                CGSize(width: 100, height: 50),
            ]
            guides.found = sizes.map { size -> [CGFloat?] in
                let dimensions = subviews[0].dimensions(in: ProposedViewSize(size))
                return [dimensions[explicit: HorizontalAlignment.leading], dimensions[explicit: VerticalAlignment.top]]
            }
        }
    }

    @Test(arguments: Kind.allCases, Form.allCases)
    func `A stack has the guides that its views have in the proposed size`(kind: Kind, form: Form) {
        let guides = Guides()
        let stage = Stage(size: CGSize(width: 300, height: 200)) {
            Asking(guides: guides)() {
                Container(kind: kind, form: form) {
                    Color.red.alignmentGuide(.leading) { $0.width / 4 }.alignmentGuide(.top) { $0.height / 5 }
                }
            }
        }
        withExtendedLifetime(stage) { #expect(guides.found == [[25, 10], [50, 10], [50, 16], [25, 10]]) }
    }

    // MARK: A layout's own subviews

    private struct Ends: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }
        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
            let anchors: [UnitPoint] = [.topLeading, .bottomTrailing, UnitPoint(x: 0.25, y: 1)]
            let places = [
                bounds.origin, CGPoint(x: bounds.maxX, y: bounds.maxY),
                CGPoint(x: bounds.midX, y: bounds.maxY),
            ]
            for (index, subview) in subviews[0..<3].enumerated() {
                subview.place(at: places[index], anchor: anchors[index], proposal: .unspecified)
            }
            // The rest, in another order.
            for (index, subview) in subviews[[4, 3]].enumerated() {
                subview.place(
                    at: CGPoint(x: bounds.minX, y: bounds.minY + 50 + 20 * CGFloat(index)),
                    proposal: .unspecified)
            }
        }
    }

    @Test(arguments: [false, true]) func `A layout places its views by their anchors`(
        isRightToLeft: Bool
    ) {
        let found = frames(isRightToLeft: isRightToLeft) {
            Ends {
                cell(40, 20, "0")
                cell(40, 20, "1")
                cell(40, 20, "2")
                cell(40, 20, "3")
                cell(40, 20, "4")
            }
        }
        let expected = [
            "0": CGPoint(x: 0, y: 0), "1": CGPoint(x: 260, y: 180), "2": CGPoint(x: 140, y: 180),
            "3": CGPoint(x: 0, y: 70), "4": CGPoint(x: 0, y: 50),
        ]
        for (name, origin) in expected {
            #expect(
                found[name]!.origin == CGPoint(x: isRightToLeft ? 260 - origin.x : origin.x, y: origin.y),
                "\(name)")
        }
    }
}
