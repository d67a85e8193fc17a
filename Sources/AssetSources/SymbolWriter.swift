/// Writes a Swift file with a static member for each asset, as Xcode does.
package struct SymbolWriter {
    /// The names of assets in a namespace, by identifier.
    private struct Namespace {
        var name = ""
        var symbols: [String: String] = [:]
        var inner: [String: Namespace] = [:]
    }

    private var colors = Namespace()
    private var images = Namespace()
    /// A sentence for each asset without a symbol, with the reason.
    package private(set) var warnings: [String] = []

    /// Creates a writer.
    ///
    /// - Parameters:
    ///   - colors: The names of colors, with their namespaces.
    ///   - images: The names of images, with their namespaces.
    package init(colors: some Sequence<String>, images: some Sequence<String>) {
        for name in colors.sorted() { Self.add(name, to: &self.colors, &warnings) }
        for name in images.sorted() { Self.add(name, to: &self.images, &warnings) }
        for symbol in self.colors.symbols.keys.sorted() where Self.takenColors.contains(symbol) {
            warnings.append(
                "\(self.colors.symbols[symbol]!): Color has a member \(symbol) already; "
                    + "only Color(.\(symbol)) is this asset."
            )
        }
    }

    private static func add(_ name: String, to namespace: inout Namespace, _ warnings: inout [String]) {
        let parts = name.split(separator: "/").map(String.init)
        guard let last = parts.last, let symbol = AssetName(last).symbol else {
            warnings.append("\(name) has no symbol: its name has neither letters nor digits.")
            return
        }
        func add(_ parts: ArraySlice<String>, to namespace: inout Namespace) {
            guard let part = parts.first, let type = AssetName(part).type else {
                if let other = namespace.symbols[symbol] {
                    warnings.append("\(name) has no symbol: \(symbol) is that of \(other).")
                } else {
                    namespace.symbols[symbol] = name
                }
                return
            }
            var inner = namespace.inner[type] ?? Namespace()
            inner.name = (namespace.name.isEmpty ? "" : namespace.name + "/") + part
            add(parts.dropFirst(), to: &inner)
            namespace.inner[type] = inner
        }
        add(parts.dropLast(), to: &namespace)
    }

    /// The text of the file.
    package var source: String {
        var lines = [
            "import Foundation", "import SwiftUI", "#if canImport(UIKit)", "import UIKit", "#endif", "",
            "private let resourceBundle = Foundation.Bundle.module", "",
        ]
        lines += resources("ColorResource", colors)
        lines += resources("ImageResource", images)
        lines += members("extension SwiftUI.Color {", "SwiftUI.Color", "color", ".init(.", ")", colors, nests: true)
        lines += members(
            "extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {", "SwiftUI.Color", "color", ".init(.", ")",
            colors, nests: false)
        lines += ["#if canImport(UIKit)"]
        lines += members(
            "extension UIKit.UIColor {", "UIKit.UIColor", "color", ".init(resource: .", ")", colors, nests: true)
        lines += members(
            "extension UIKit.UIImage {", "UIKit.UIImage", "image", ".init(resource: .", ")", images, nests: true)
        lines += ["#endif"]
        return lines.joined(separator: "\n") + "\n"
    }

    private func resources(_ type: String, _ root: Namespace) -> [String] {
        ["extension SwiftUI.\(type) {"]
            + body(of: root, depth: 1, nests: true) { symbol, name, _ in
                [
                    "/// The asset \"\(name)\".",
                    "static let \(symbol) = SwiftUI.\(type)(name: \"\(Self.escaped(name))\", bundle: resourceBundle)",
                ]
            } + ["}", ""]
    }

    private func members(
        _ head: String, _ type: String, _ kind: String, _ before: String, _ after: String, _ root: Namespace,
        nests: Bool
    ) -> [String] {
        let taken = kind == "color" ? Self.takenColors : []
        return [head]
            + body(of: root, depth: 1, nests: nests) { symbol, name, path in
                if path.isEmpty && taken.contains(symbol) { return [] }
                let resource = (path + [symbol]).joined(separator: ".")
                return [
                    "/// The asset \"\(name)\".",
                    "static var \(symbol): \(type) { \(before)\(resource)\(after) }",
                ]
            } + ["}", ""]
    }

    private func body(
        of namespace: Namespace, depth: Int, nests: Bool, path: [String] = [],
        _ lines: (_ symbol: String, _ name: String, _ path: [String]) -> [String]
    ) -> [String] {
        let indent = String(repeating: "    ", count: depth)
        var text = namespace.symbols.sorted { $0.key < $1.key }.flatMap { lines($0.key, $0.value, path) }.map {
            indent + $0
        }
        guard nests else { return text }
        for (type, inner) in namespace.inner.sorted(by: { $0.key < $1.key }) {
            text += [indent + "/// The namespace \"\(inner.name)\".", indent + "enum \(type) {"]
            text += body(of: inner, depth: depth + 1, nests: true, path: path + [type], lines)
            text += [indent + "}"]
        }
        return text
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }

    /// The colors that `Color` already defines.
    private static let takenColors: Set<String> = [
        "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange", "pink",
        "primary",
        "purple", "red", "secondary", "teal", "white", "yellow",
    ]
}
