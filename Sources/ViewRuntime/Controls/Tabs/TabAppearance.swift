/// The properties that a program sets for tab bars and page indicators that appear later, without a modifier.
package struct TabAppearance: Equatable {
    package var isBarHidden = false
    package var barBackground: Color?
    /// The color of the items that aren't selected.
    package var item: Color?
    /// The color of the selected item.
    package var selectedItem: Color?
    package var pageIndicator: Color?
    package var currentPageIndicator: Color?

    /// The properties of the bars and indicators that appear next.
    @MainActor package static var current = TabAppearance()

    package init() {}
}
