// swift-tools-version: 6.1
import PackageDescription

// The tool behind scripts/mutate. It is a separate package, so that packages that depend on Scrollwork don't build it.
let package = Package(
    name: "mutation",
    platforms: [.macOS(.v14)],
    dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0")],
    targets: [
        .executableTarget(
            name: "mutants",
            dependencies: [
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftOperators", package: "swift-syntax"),
            ])
    ],
    swiftLanguageModes: [.v6]
)
