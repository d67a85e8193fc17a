import Foundation

extension View {
    /// Presents a sheet while a binding is `true`.
    ///
    /// A downward drag and a tap outside the sheet dismiss it and set the binding to `false`.
    ///
    /// Available from iOS 13 and macOS 10.15.
    ///
    /// - Parameters:
    ///   - isPresented: A binding to whether the sheet is visible.
    ///   - onDismiss: The closure that runs after the sheet has left.
    ///   - content: The content of the sheet.
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        nonisolated(unsafe) let content = content
        return presents(.sheet, while: isPresented, onDismiss: onDismiss) { AnyView(content()) }
    }

    /// Presents a sheet while a binding has an item. A different item presents a new sheet.
    ///
    /// Available from iOS 13 and macOS 10.15.
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presents(.sheet, item, onDismiss: onDismiss, content)
    }

    /// Covers the window while a binding is `true`.
    ///
    /// Available from iOS 14.
    nonisolated public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        nonisolated(unsafe) let content = content
        return presents(.cover, while: isPresented, onDismiss: onDismiss) { AnyView(content()) }
    }

    /// Covers the window while a binding has an item.
    ///
    /// Available from iOS 14.
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presents(.cover, item, onDismiss: onDismiss, content)
    }

    /// Presents a popover while a binding is `true`.
    ///
    /// As on an iPhone, a popover is a sheet, unless its content calls `presentationCompactAdaptation(_:)`.
    ///
    /// Available from iOS 13 and macOS 10.15.
    ///
    /// - Parameters:
    ///   - isPresented: A binding to whether the popover is visible.
    ///   - attachmentAnchor: The part of this view to which the arrow points.
    ///   - arrowEdge: The preferred edge of the anchor, which has no effect. The popover is below its anchor, or above
    ///     it if there is more space.
    ///   - content: The content of the popover.
    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        nonisolated(unsafe) let content = content
        return modifier(
            PopoverModifier(
                attachment: attachmentAnchor,
                presentation: PresentationModifier(.sheet, while: isPresented) { AnyView(content()) }))
    }

    /// Presents a popover while a binding has an item.
    ///
    /// As on an iPhone, a popover is a sheet, unless its content calls `presentationCompactAdaptation(_:)`.
    ///
    /// Available from iOS 13 and macOS 10.15.
    ///
    /// - Parameters:
    ///   - item: A binding to the item. A different item presents a new popover.
    ///   - attachmentAnchor: The part of this view to which the arrow points.
    ///   - arrowEdge: The preferred edge of the anchor, which has no effect. The popover is below its anchor, or above
    ///     it if there is more space.
    ///   - content: The content of the popover.
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            PopoverModifier(
                attachment: attachmentAnchor, presentation: PresentationModifier(.sheet, item, content)))
    }
}

/// The attachment point of a popover.
///
/// Available from iOS 13 and macOS 10.15.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum PopoverAttachmentAnchor {
    /// A rectangle relative to the view.
    case rect(Anchor<CGRect>.Source)
    /// A point relative to the view, in units of its size.
    case point(UnitPoint)
}
