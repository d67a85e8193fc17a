import Foundation

/// The search field below the title of a screen, with the scopes below it during a search.
struct SearchField: View {
    let content: SearchContent
    let scopes: AnyViewValue?
    @FocusState private var isFocused: Bool

    /// The height of the field in points, as on an iPhone.
    static let height: CGFloat = 52

    init(content: SearchContent, scopes: AnyViewValue?) {
        self.content = content
        self.scopes = scopes
    }

    var body: some View {
        let session = content.session
        VStack(spacing: 0) {
            HStack(spacing: 12) {
                field
                if session.isSearching {
                    Button("Cancel") {
                        isFocused = false
                        session.end()
                    }
                    .keyboardShortcut(.cancelAction)
                    .transition(.move(edge: .trailing).combined(with: .opacity))
                }
            }
            .frame(height: Self.height)
            if session.isSearching, let scopes { scopes.view.labelsHidden().padding(.bottom, 10) }
        }
        .padding(.horizontal, 16)
        .animation(.smooth(duration: 0.25), value: session.isSearching)
        .onChange(of: isFocused) { _, isFocused in if isFocused { session.begin() } }
        .onChange(of: session.isSearching, initial: true) { _, isSearching in isFocused = isSearching }
    }

    private var field: some View {
        let session = content.session
        // Read the current binding through the session, because the field outlives the view that provides the binding.
        let text = Binding(get: { session.text.wrappedValue }, set: { session.text.wrappedValue = $0 })
        return HStack(spacing: 6) {
            Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
            TextField(text: text, prompt: content.prompt ?? Text("Search")) { Text("Search") }
                .textFieldStyle(.plain)
                .focused($isFocused)
                .modifier(SearchFocusBindings(focus: session.focus))
                .environment(\.textInput.returnKey, .search)
                .environment(
                    \.submitActions, [SubmitAction(triggers: .text) { for action in session.submit { action() } }])
            if !text.wrappedValue.isEmpty {
                Button {
                    text.wrappedValue = ""
                } label: {
                    Image(systemName: "xmark.circle.fill").foregroundStyle(Color.secondary)
                }
                .accessibilityLabel("Clear")
            }
        }
        .padding(.horizontal, 8)
        .frame(height: 36)
        .background(SystemFill.tertiary, in: .rect(cornerRadius: 10))
    }
}

/// The search suggestions above the screen.
struct SearchSuggestions: View {
    let content: AnyView
    let search: SearchContent

    init(content: AnyView, search: SearchContent) {
        self.content = content
        self.search = search
    }

    var body: some View {
        if search.session.isSearching {
            Group(subviews: content) { rows in
                if !rows.isEmpty {
                    List { rows }.listStyle(.plain).background(.background).environment(\.searchSession, search.session)
                }
            }
        }
    }
}
