import SwiftUI

/// A view that evaluates a closure of a test again when an observable value that the closure reads changes.
struct Live<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View { content() }
}
