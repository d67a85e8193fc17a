import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI

/// Renders the pictures of the documentation in light and dark mode, as `scripts/pictures` does.
///
/// The first argument is the folder of the pictures. Further arguments are the names of the pictures to render; without
/// them, the program renders all.
@main
@MainActor
enum Pictures {
    static let all = carousels + calendars + pagers + wheels + styles

    static func main() throws {
        let words = Array(CommandLine.arguments.dropFirst())
        guard let folder = words.first else { return all.forEach { print($0.name) } }
        for picture in all where words.count == 1 || words.contains(picture.name) {
            for appearance in [ColorScheme.light, .dark] {
                let file = picture.name + (appearance == .dark ? "~dark" : "") + "@2x.png"
                try picture.png(in: appearance).write(to: URL(filePath: folder).appending(path: file))
            }
        }
    }
}

/// A picture of the documentation.
@MainActor
struct Picture {
    /// The name with which the documentation refers to the picture.
    let name: String
    private let size: CGSize
    private let locale: String
    private let movement: (Stage) -> Void
    private let view: () -> AnyView

    /// Creates a picture.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - width: The width, in points.
    ///   - height: The height, in points.
    ///   - locale: The identifier of the locale.
    ///   - movement: A closure that moves the view before the picture is taken.
    ///   - view: The view.
    init(
        _ name: String, _ width: CGFloat = 300, _ height: CGFloat, locale: String = "en_US",
        movement: @escaping (Stage) -> Void = { _ in }, @ViewBuilder view: @escaping () -> some View
    ) {
        self.name = name
        size = CGSize(width: width, height: height)
        self.locale = locale
        self.movement = movement
        self.view = { AnyView(view()) }
    }

    func png(in appearance: ColorScheme) throws -> Data {
        let stage = Stage(
            size: size, text: .pango,
            environment: {
                $0.colorScheme = appearance
                $0.locale = Locale(identifier: locale)
            }, content: view)
        try stage.settle()
        movement(stage)
        return try stage.png()
    }
}

/// A view with a binding to a value.
struct Bound<Value, Content: View>: View {
    @State private var value: Value
    private let content: (Binding<Value>) -> Content

    init(_ value: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
        _value = State(initialValue: value)
        self.content = content
    }

    var body: some View { content($value) }
}

extension Day {
    /// The day of all pictures, a Wednesday.
    static let picture = Day(year: 2026, month: 10, day: 21)!

    /// The day in English, on machines in every language.
    var english: String { formatted(.dateTime.year().month(.wide).day().locale(Locale(identifier: "en_US"))) }
}
