/// The parts of the view that reports a search without results.
///
/// Available from iOS 17 and macOS 14.
public struct SearchUnavailableContent {
    /// The label of the view, which names the search text.
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

    /// The description of the view.
    @MainActor @preconcurrency
    public struct Description: View {
        nonisolated init() {}

        public var body: some View { Text("Check the spelling or try a new search.") }
    }

    /// The actions of the view, which are empty.
    @MainActor @preconcurrency
    public struct Actions: View {
        nonisolated init() {}

        public var body: some View { EmptyView() }
    }
}

private struct SearchUnavailableTitle: View {
    let title: Text

    var body: some View {
        Label {
            title
        } icon: {
            Image(systemName: "magnifyingglass")
        }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// A view that reports a search without results, with the text of the search field around it.
    public static var search:
        ContentUnavailableView<
            SearchUnavailableContent.Label, SearchUnavailableContent.Description, SearchUnavailableContent.Actions
        >
    {
        ContentUnavailableView {
            Label(text: nil)
        } description: {
            Description()
        } actions: {
            Actions()
        }
    }

    /// A view that reports a search without results for a text.
    public static func search(text: String) -> ContentUnavailableView<
        SearchUnavailableContent.Label, SearchUnavailableContent.Description, SearchUnavailableContent.Actions
    > {
        ContentUnavailableView {
            Label(text: text)
        } description: {
            Description()
        } actions: {
            Actions()
        }
    }
}
