import SwiftUI

/// A page: the content of an item, in the carousel style.
struct CarouselPageView<Element, Content: View>: View {
    let element: Element
    let content: (Element) -> Content
    let style: any CarouselStyle
    let context: CarouselPageContext
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    var body: some View {
        AnyView(styled(by: style))
            .environment(\.carouselPage, context)
    }

    private func styled(by style: some CarouselStyle) -> any View {
        style.makeBody(
            configuration: CarouselStyleConfiguration(
                page: CarouselStyleConfiguration.Page(
                    content: AnyView(CarouselPageContent(element: element, content: content))), axis: context.plan.axis,
                reducesMotion: reducesMotion))
    }
}

/// The content of an item. It updates only for new closures of the program, and not when pages move.
private struct CarouselPageContent<Element, Content: View>: View {
    let element: Element
    let content: (Element) -> Content

    var body: some View { content(element) }
}

/// A modifier that reports the length of a page along the axis. It updates only for another page or axis, because the
/// action depends on the page alone.
nonisolated struct PageMeasuring<ID: Hashable>: ViewModifier, Equatable {
    let isOn: Bool
    let axis: Axis
    let page: ID
    let action: (Double) -> Void

    static func == (a: PageMeasuring, b: PageMeasuring) -> Bool {
        a.isOn == b.isOn && a.axis == b.axis && a.page == b.page
    }

    @MainActor func body(content: Content) -> some View {
        content.onGeometryChange(for: PageLength.self) { [axis, isOn] proxy in
            PageLength(axis: axis, points: isOn ? Double(proxy.size.length(on: axis)) : 0)
        } action: { length in
            if isOn { action(length.points) }
        }
    }
}

/// A length on an axis. A change of the axis is treated as a new length, even if the number is equal.
nonisolated private struct PageLength: Equatable {
    let axis: Axis
    let points: Double
}
