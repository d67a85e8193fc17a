import ScrollworkTesting
import SwiftUI
import Testing

/// Layouts in Apple's spelling. The test is that they compile.
@MainActor
@Suite struct LayoutSurfaceTests {
    private struct Item: Identifiable { let id: Int }
    private static let title: String = "title"
    private static let part: Substring = "part"

    private struct Stacks: View {
        let items = [Item(id: 0), Item(id: 1)]
        var body: some View {
            VStack { Text("a") }
            VStack(alignment: .leading) { Text("a") }
            VStack(spacing: 1) { Text("a") }
            VStack(alignment: .trailing, spacing: nil) { Text("a") }
            HStack { Text("a") }
            HStack(alignment: .firstTextBaseline, spacing: 2) { Text("a") }
            ZStack { Text("a") }
            ZStack(alignment: .bottomTrailing) { Text("a") }
            LazyVStack { Text("a") }
            LazyVStack(alignment: .leading, spacing: 3) { Text("a") }
            LazyVStack(alignment: .leading, spacing: 3, pinnedViews: [.sectionHeaders, .sectionFooters]) { Text("a") }
            LazyHStack(alignment: .top, spacing: 3, pinnedViews: .sectionHeaders) { Text("a") }
            LazyVGrid(columns: [
                GridItem(.adaptive(minimum: 10, maximum: 20)), GridItem(),
                GridItem(.flexible(minimum: 1, maximum: 2), spacing: 3, alignment: .top),
            ]) { Text("a") }
            LazyVGrid(columns: [GridItem(.fixed(3))], alignment: .leading, spacing: 2, pinnedViews: .sectionFooters) {
                Text("a")
            }
            LazyHGrid(rows: [GridItem(.fixed(3))], alignment: .top, spacing: 2, pinnedViews: []) {
                ForEach(items) { Text("\($0.id)") }
            }
        }
    }

    private struct Grids: View {
        @Namespace private var namespace
        var body: some View {
            Grid { GridRow { Text("a") } }
            Grid(alignment: .topLeading, horizontalSpacing: 1, verticalSpacing: 2) {
                GridRow(alignment: .firstTextBaseline) {
                    Text("a").gridCellColumns(2)
                    Text("b").gridColumnAlignment(.trailing)
                }
                Divider().gridCellUnsizedAxes([.horizontal, .vertical])
                GridRow { Text("c").gridCellAnchor(.center) }
            }
        }
    }

    private struct Sections: View {
        @State private var isExpanded = true
        var body: some View {
            Section { Text("a") }
            Section {
                Text("a")
            } header: {
                Text("h")
            }
            Section {
                Text("a")
            } footer: {
                Text("f")
            }
            Section {
                Text("a")
            } header: {
                Text("h")
            } footer: {
                Text("f")
            }
            Section("key") { Text("a") }
            Section(LayoutSurfaceTests.title) { Text("a") }
            Section(LayoutSurfaceTests.part) { Text("a") }
            Section("key", isExpanded: $isExpanded) { Text("a") }
            Section(LayoutSurfaceTests.title, isExpanded: $isExpanded) { Text("a") }
            Section(isExpanded: $isExpanded) {
                Text("a")
            } header: {
                Text("h")
            }
        }
    }

    private struct Collections: View {
        @State private var items = [Item(id: 0), Item(id: 1)]
        var body: some View {
            ForEach(items) { Text("\($0.id)") }
            ForEach(items, id: \.id) { Text("\($0.id)") }
            ForEach(0..<3) { Text("\($0)") }
            ForEach($items) { $item in Text("\(item.id)") }
            ForEach($items, id: \.id) { item in Text("\(item.wrappedValue.id)") }
            ForEach($items, editActions: .all) { item in Text("\(item.wrappedValue.id)") }
            ForEach($items, id: \.id, editActions: [.delete, .move]) { item in Text("\(item.wrappedValue.id)") }
            ForEach(subviews: Text("a")) { subview in subview }
            Group { Text("a") }
            Group(subviews: Text("a")) { subviews in ForEach(subviews) { $0 } }
            List(items) { Text("\($0.id)") }
            List($items, editActions: .delete) { item in Text("\(item.wrappedValue.id)") }
            ViewThatFits(in: .horizontal) {
                Text("a"); Text("b")
            }
            AnyView(Text("a"))
            EmptyView()
            Spacer(minLength: 2)
        }
    }

    private struct Modified: View {
        var body: some View {
            VStack {
                Text("a").frame(width: 1).frame(width: 1, height: 2, alignment: .top).frame(
                    minWidth: 0, idealWidth: 1, maxWidth: 2, minHeight: 0, idealHeight: 1, maxHeight: 2,
                    alignment: .leading)
                Text("a").padding().padding(3).padding(.top).padding([.leading, .bottom], 2).padding(
                    EdgeInsets(top: 0, leading: 1, bottom: 2, trailing: 3))
                Text("a").offset(x: 1).offset(x: 1, y: 2).offset(CGSize(width: 1, height: 2)).position(x: 1, y: 2)
                Text("a").position(CGPoint(x: 1, y: 2)).fixedSize().fixedSize(horizontal: true, vertical: false)
                Text("a").aspectRatio(1, contentMode: .fit).aspectRatio(CGSize(width: 1, height: 2), contentMode: .fill)
                    .scaledToFit().scaledToFill()
                Text("a").layoutPriority(1).zIndex(2).alignmentGuide(.leading) { $0.width }.alignmentGuide(.top) {
                    $0[VerticalAlignment.center]
                }
                Text("a").containerRelativeFrame(.horizontal).containerRelativeFrame(
                    [.horizontal, .vertical], alignment: .top)
                Text("a").containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 8, alignment: .center)
                Text("a").containerRelativeFrame(.vertical, alignment: .center) { length, axis in
                    axis == .vertical ? length / 2 : length
                }
                Text("a").safeAreaInset(edge: .top, alignment: .leading, spacing: 1) { Text("b") }.safeAreaInset(
                    edge: .leading
                ) { Text("b") }
                Text("a").safeAreaPadding().safeAreaPadding(3).safeAreaPadding(.top, 3).safeAreaPadding(EdgeInsets())
                Text("a").ignoresSafeArea().ignoresSafeArea(.keyboard, edges: .bottom).ignoresSafeArea(edges: .top)
                Text("a").background(.red).background(.red, in: .rect(cornerRadius: 3)).background { Text("b") }
                    .background(alignment: .top) { Text("b") }
                Text("a").overlay { Text("b") }.overlay(alignment: .top) { Text("b") }.overlay(.red).overlay(
                    .red, in: .circle
                ).border(.red, width: 2)
            }
        }
    }

    private struct Stacked: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for subview in subviews { subview.place(at: bounds.origin, anchor: .center, proposal: .unspecified) }
        }
    }

    @Test func layoutsCompileAndAreLaidOut() throws {
        let stage = Stage(size: CGSize(width: 400, height: 4000)) {
            ScrollView {
                Stacks()
                Grids()
                Sections()
                Modified()
                Stacked { Text("a") }
                AnyLayout(HStackLayout(alignment: .top, spacing: 1))() { Text("a") }
                AnyLayout(VStackLayout())() { Text("a") }
                AnyLayout(ZStackLayout(alignment: .top))() { Text("a") }
                GridLayout(alignment: .center, horizontalSpacing: 1, verticalSpacing: 2)() { GridRow { Text("a") } }
                Text("end").accessibilityIdentifier("end")
            }
        }
        #expect(try stage.frame(of: "end").minY > 100)
        let collections = Stage(size: CGSize(width: 400, height: 1000)) { VStack { Collections() } }
        #expect(collections.semantics.flattened.contains { $0.label == "1" })
    }
}
