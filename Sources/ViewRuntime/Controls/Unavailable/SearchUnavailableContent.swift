/// What is told when a search found nothing. Apple: iOS 17, macOS 14.
public struct SearchUnavailableContent {
    @MainActor @preconcurrency
    public struct Label: View {
        let text: String?
        @Environment(\.searchQuery) private var query

        nonisolated init(text: String?) { self.text = text }

        public var body: some View {
            let text = text ?? query
            SearchUnavailableTitle(title: text.isEmpty ? Text("No Results") : Text("No Results for “\(text)”"))
        }
    }

    @MainActor @preconcurrency
    public struct Description: View {
        nonisolated init() {}

        public var body: some View { Text("Check the spelling or try a new search.") }
    }

    @MainActor @preconcurrency
    public struct Actions: View {
        nonisolated init() {}

        public var body: some View { EmptyView() }
    }
}

private struct SearchUnavailableTitle: View {
    let title: Text

    var body: some View {
        Label { title } icon: { Image(systemName: "magnifyingglass") }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// A search that found nothing, with what is written in the search field around the view.
    public static var search: ContentUnavailableView<
        SearchUnavailableContent.Label, SearchUnavailableContent.Description, SearchUnavailableContent.Actions
    > { ContentUnavailableView { Label(text: nil) } description: { Description() } actions: { Actions() } }

    /// A search for a text that found nothing.
    public static func search(text: String) -> ContentUnavailableView<
        SearchUnavailableContent.Label, SearchUnavailableContent.Description, SearchUnavailableContent.Actions
    > { ContentUnavailableView { Label(text: text) } description: { Description() } actions: { Actions() } }
}
