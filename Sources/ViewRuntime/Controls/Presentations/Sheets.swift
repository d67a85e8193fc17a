import Foundation

extension View {
    /// Shows a sheet while the value is true. A drag downwards and a tap beside it take it away, and make the value false.
    /// Apple: iOS 13, macOS 10.15.
    ///
    /// - Parameter onDismiss: Runs when the sheet is gone.
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        nonisolated(unsafe) let content = content
        return presents(.sheet, while: isPresented, onDismiss: onDismiss) { AnyView(content()) }
    }

    /// Shows a sheet while there is an item; another item is another sheet. Apple: iOS 13, macOS 10.15.
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presents(.sheet, item, onDismiss: onDismiss, content)
    }

    /// Covers the whole window while the value is true. Apple: iOS 14.
    nonisolated public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        nonisolated(unsafe) let content = content
        return presents(.cover, while: isPresented, onDismiss: onDismiss) { AnyView(content()) }
    }

    /// Covers the whole window while there is an item. Apple: iOS 14.
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presents(.cover, item, onDismiss: onDismiss, content)
    }

    /// Shows a popover, which here is a sheet, as on a telephone. Apple: iOS 13, macOS 10.15.
    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        sheet(isPresented: isPresented, content: content)
    }

    /// Shows a popover, which here is a sheet, as on a telephone. Apple: iOS 13, macOS 10.15.
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        sheet(item: item, content: content)
    }
}

/// Where a popover is attached. Apple: iOS 13, macOS 10.15.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum PopoverAttachmentAnchor {
    case rect(Anchor<CGRect>.Source)
    case point(UnitPoint)
}
