import ScrollworkTesting
import SwiftUI
import Testing

/// Containers whose alignment, spacing, or layout direction changes, or that no longer place a view.
@MainActor
@Suite struct ChangedContainerTests {
    enum Kind: CaseIterable { case row, column, layers, rowLayout, columnLayout, layersLayout, grid }

    @MainActor @Observable final class Model {
        var alignment = Alignment.topLeading
        var spacing: CGFloat? = 0
        var opacity = 1.0
        var isVertical = false
    }

    /// A view of 40 by 30 points and another one of 20 by 10 points.
    private struct Container: View {
        let kind: Kind
        let model: Model

        var body: some View {
            let alignment = model.alignment
            let spacing = model.spacing
            switch kind {
            case .row: HStack(alignment: alignment.vertical, spacing: spacing) { cells }
            case .column: VStack(alignment: alignment.horizontal, spacing: spacing) { cells }
            case .layers: ZStack(alignment: alignment) { cells }
            case .rowLayout: HStackLayout(alignment: alignment.vertical, spacing: spacing)() { cells }
            case .columnLayout: VStackLayout(alignment: alignment.horizontal, spacing: spacing)() { cells }
            case .layersLayout: ZStackLayout(alignment: alignment)() { cells }
            case .grid: Grid(alignment: alignment, horizontalSpacing: spacing) { GridRow { cells } }
            }
        }

        @ViewBuilder private var cells: some View {
            cell(40, 30, "large")
            cell(20, 10, "small").opacity(model.opacity)
        }
    }

    /// Returns the place of the small view for a spacing, and whether it is at the bottom and at the trailing edge.
    private func place(_ kind: Kind, _ spacing: CGFloat, isAtEnd: Bool) -> CGPoint {
        switch kind {
        case .row, .rowLayout, .grid: CGPoint(x: 40 + spacing, y: isAtEnd ? 20 : 0)
        case .column, .columnLayout: CGPoint(x: isAtEnd ? 20 : 0, y: 30 + spacing)
        case .layers, .layersLayout: CGPoint(x: isAtEnd ? 20 : 0, y: isAtEnd ? 20 : 0)
        }
    }

    @Test(arguments: Kind.allCases) func `Another spacing and another alignment move the views`(kind: Kind) throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Container(kind: kind, model: model) }
        func found() throws -> CGPoint {
            stage.update()
            let large = try stage.frame(of: "large"), small = try stage.frame(of: "small")
            return CGPoint(x: small.minX - large.minX, y: small.minY - large.minY)
        }
        #expect(try found() == place(kind, 0, isAtEnd: false))
        model.spacing = 7
        #expect(try found() == place(kind, 7, isAtEnd: false))
        model.alignment = .bottomTrailing
        #expect(try found() == place(kind, 7, isAtEnd: true))
        model.spacing = nil
        #expect(try found() == place(kind, 8, isAtEnd: true))
    }

    @Test(arguments: Kind.allCases) func `A container whose parameters stay isn't laid out again`(kind: Kind) throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Container(kind: kind, model: model) }
        stage.resetStatistics()
        model.opacity = 0.5
        stage.update()
        #expect(try stage.opacity(of: "small") == 0.5)
        #expect(stage.statistics.nodesLaidOut == 0)
    }

    @Test(arguments: Kind.allCases) func `Another layout direction mirrors the views`(kind: Kind) throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Container(kind: kind, model: model) }
        let expected = place(kind, 0, isAtEnd: false).x
        for _ in 0..<2 {
            stage.changeEnvironment { $0.layoutDirection = .rightToLeft }
            #expect(try stage.frame(of: "large").maxX - stage.frame(of: "small").maxX == expected)
            stage.changeEnvironment { $0.layoutDirection = .leftToRight }
            #expect(try stage.frame(of: "small").minX - stage.frame(of: "large").minX == expected)
        }
    }

    @Test func `Another layout direction mirrors padding and frames`() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            cell(20, 10, "padded").padding(.leading, 14)
            cell(20, 10, "framed").frame(width: 60, alignment: .trailing)
        }
        func places() throws -> [CGFloat] { try [stage.frame(of: "padded").minX, stage.frame(of: "framed").minX] }
        #expect(try places() == [47, 60])
        stage.changeEnvironment { $0.layoutDirection = .rightToLeft }
        #expect(try places() == [33, 20])
        stage.changeEnvironment { $0.layoutDirection = .leftToRight }
        #expect(try places() == [47, 60])
    }

    /// A spacer of at least 12 points, and a divider of a point with padding, between two views of 30 by 20 points.
    private struct Turning: View {
        let model: Model

        var body: some View {
            let layout = model.isVertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
            layout {
                cell(30, 20, "first")
                Spacer(minLength: 12)
                Divider().padding(2)
                cell(30, 20, "second")
            }
            .fixedSize()
        }
    }

    /// Both axes of the layout propose no size, so that the sizes depend only on the axis.
    @Test func `Spacers and dividers follow a layout whose axis changes`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Turning(model: model) }
        for isVertical in [false, true, false] {
            model.isVertical = isVertical
            stage.update()
            let first = try stage.frame(of: "first"), second = try stage.frame(of: "second")
            #expect(second.minX - first.minX == (isVertical ? 0 : 47))
            #expect(second.minY - first.minY == (isVertical ? 37 : 0))
        }
    }

    /// Places its view in the corner only if it has room for another one.
    private struct Wide: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            if bounds.width > 150 { subviews[0].place(at: bounds.origin, proposal: .unspecified) }
        }
    }

    @Test func `A view that its layout no longer places is in the middle`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Wide()() { cell(20, 10, "view") } }
        #expect(try stage.frame(of: "view").origin == .zero)
        stage.resize(to: CGSize(width: 100, height: 100))
        #expect(try stage.frame(of: "view") == CGRect(x: 40, y: 45, width: 20, height: 10))
        stage.resize(to: CGSize(width: 160, height: 100))
        #expect(try stage.frame(of: "view").origin == .zero)
    }

    /// Places its view nowhere.
    private struct Nowhere: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            subviews[0].place(at: CGPoint(x: CGFloat.nan, y: .infinity), proposal: .unspecified)
        }
    }

    @Test(arguments: [false, true]) func `A place without numbers is the leading corner`(isRightToLeft: Bool) throws {
        let stage = Stage(
            size: CGSize(width: 100, height: 100),
            environment: { $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
        ) { Nowhere()() { cell(20, 10, "view") } }
        #expect(try stage.frame(of: "view") == CGRect(x: isRightToLeft ? 80 : 0, y: 0, width: 20, height: 10))
    }
}
