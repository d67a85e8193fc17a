import SwiftUI

/// One page: an item's content, dressed by the style.
struct CarouselPageView<Element, Content: View>: View {
    let element: Element
    let content: (Element) -> Content
    let context: CarouselPageContext
    @Environment(\.carouselStyle) private var style
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    var body: some View {
        AnyView(dressed(by: style))
            .environment(\.carouselPage, context)
    }

    private func dressed(by style: some CarouselStyle) -> any View {
        style.makeBody(
            configuration: CarouselStyleConfiguration(
                page: CarouselStyleConfiguration.Page(content: AnyView(CarouselPageContent(element: element, content: content))), axis: context.plan.axis,
                reducesMotion: reducesMotion))
    }
}

/// What the program shows of an item. It is evaluated again only when the program gives other pages, not as pages change places.
private struct CarouselPageContent<Element, Content: View>: View {
    let element: Element
    let content: (Element) -> Content

    var body: some View { content(element) }
}

/// Tells how long a page is along the axis.
struct PageMeasuring: ViewModifier {
    let isOn: Bool
    let axis: Axis
    let action: (Double) -> Void

    /// Along another axis a page is as long anew, be it the same number.
    private struct Length: Equatable, Sendable {
        let axis: Axis
        let points: Double
    }

    func body(content: Content) -> some View {
        content.onGeometryChange(for: Length.self) { [axis, isOn] proxy in
            Length(axis: axis, points: isOn ? Double(proxy.size.length(on: axis)) : 0)
        } action: { length in
            if isOn { action(length.points) }
        }
    }
}
