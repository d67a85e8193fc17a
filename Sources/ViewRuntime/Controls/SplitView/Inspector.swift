import Foundation

/// Shows details of the content beside it, or in a sheet if the content is narrow.
nonisolated struct InspectorModifier<Inspector: View>: ViewModifier {
    /// The width in points of a column that doesn't set its own.
    private static var usualWidth: CGFloat { 320 }

    @Binding var isPresented: Bool
    let inspector: Inspector
    /// Whether the inspector is a column, or `nil` before the first layout.
    @State private var isWide: Bool?
    @State private var width: CGFloat?

    init(isPresented: Binding<Bool>, inspector: Inspector) {
        _isPresented = isPresented
        self.inspector = inspector
    }

    @MainActor func body(content: Content) -> some View {
        let hasColumn = isPresented && isWide == true
        return HStack(spacing: 0) {
            content.frame(maxWidth: hasColumn ? .infinity : nil)
            if hasColumn {
                inspector
                    .onPreferenceChange(ColumnWidthKey.self) { width = $0 }
                    .transformPreference(ColumnWidthKey.self) { $0 = nil }
                    .frame(width: width ?? Self.usualWidth)
                    .frame(maxHeight: .infinity)
                    .overlay(alignment: .leading) { Divider().frame(maxHeight: .infinity).ignoresSafeArea() }
                    .transition(.move(edge: .trailing))
            }
        }
        .animation(.smooth(duration: 0.35), value: hasColumn)
        .onGeometryChange(for: Bool.self) {
            $0.size.width >= SizeClasses.regularWidth
        } action: {
            isWide = $0
        }
        .sheet(isPresented: isWide == false ? $isPresented : .constant(false)) { inspector }
    }
}

extension View {
    /// Shows details of this view in a column at its trailing edge, or in a sheet if the view is narrower than 700
    /// points.
    ///
    /// Available from iOS 17 and macOS 14.
    ///
    /// - Parameters:
    ///   - isPresented: A binding to whether the inspector is visible.
    ///   - content: The content of the inspector.
    nonisolated public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
        modifier(InspectorModifier(isPresented: isPresented, inspector: content()))
    }

    /// Sets the width of the inspector that contains this view, if the inspector is a column.
    ///
    /// Available from iOS 17 and macOS 14.
    ///
    /// - Parameter width: The width in points. A width that isn't finite has no effect.
    nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
        navigationSplitViewColumnWidth(width)
    }

    /// Sets the preferred width of the inspector that contains this view. Here, the column always has the ideal width,
    /// within the bounds.
    ///
    /// Available from iOS 17 and macOS 14.
    ///
    /// - Parameters:
    ///   - min: The minimum width in points, or `nil` for none.
    ///   - ideal: The ideal width in points.
    ///   - max: The maximum width in points, or `nil` for none.
    nonisolated public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View
    {
        navigationSplitViewColumnWidth(min: min, ideal: ideal, max: max)
    }
}
