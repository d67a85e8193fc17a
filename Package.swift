// swift-tools-version: 6.1
import PackageDescription

#if !(os(macOS) || os(iOS) || os(tvOS) || os(watchOS) || os(visionOS))
import CompilerPluginSupport
#endif

// The products are the same on all systems, so a manifest that depends on this package needs no conditions. On Apple's
// systems, SwiftUI is part of the system: the package builds only the components and has no dependencies. On other
// systems, it also builds the runtime and its hosts.

#if os(macOS) || os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
let dependencies: [Package.Dependency] = []

let targets: [Target] = [
    .target(name: "ScrollMechanics"),
    .target(name: "ImpressionLedger"),
    .target(name: "Scrollwork", dependencies: ["ScrollMechanics", "ImpressionLedger"]),
    .target(name: "ScrollworkImpressions", dependencies: ["Scrollwork", "ImpressionLedger"]),
    .target(name: "SwiftUIShell", path: "Sources/Shell/SwiftUI"),
    .target(name: "ScrollworkTesting", path: "Sources/Shell/ScrollworkTesting"),
    .executableTarget(name: "gallery", dependencies: ["Scrollwork", "ScrollworkImpressions"], exclude: ["Listings"]),
    .plugin(name: "AssetSymbols", capability: .buildTool()),
    .testTarget(name: "ScrollMechanicsTests", dependencies: ["ScrollMechanics"], resources: [.copy("Resources")]),
    .testTarget(name: "ImpressionLedgerTests", dependencies: ["ImpressionLedger"]),
]
let swiftUITarget = "SwiftUIShell"
#else
let dependencies: [Package.Dependency] = [
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0"),
]

var targets: [Target] = [
    .target(name: "ScrollMechanics"),
    .target(name: "ImpressionLedger"),
    .target(name: "Geometry"),
    .target(name: "LayerTree", dependencies: ["Geometry"]),
    .target(name: "ImageHeaders"),
    .target(name: "ContentTypes"),
    .target(name: "AssetArchive"),
    .target(name: "AssetSources", dependencies: ["AssetArchive"]),
    .executableTarget(name: "assets", dependencies: ["AssetArchive", "AssetSources"]),
    .plugin(name: "AssetSymbols", capability: .buildTool(), dependencies: ["assets"]),
    .target(
        name: "ViewRuntime",
        dependencies: [
            "ScrollMechanics", "Geometry", "LayerTree", "ImageHeaders", "ContentTypes", "AssetArchive", "CSymbols",
            .product(name: "OpenCombine", package: "OpenCombine"),
        ]),
    .target(name: "CSymbols", exclude: ["outlines.txt"]),
    .systemLibrary(name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(name: "CBrotli", pkgConfig: "libbrotlienc", providers: [.apt(["libbrotli-dev"])]),
    .target(name: "CJPEG", linkerSettings: [.linkedLibrary("jpeg")]),
    .target(name: "PangoText", dependencies: ["LayerTree", "CPango"]),
    .target(name: "ImageHost", dependencies: ["LayerTree", "ImageHeaders", "PangoText", "CCairo", "CJPEG"]),
    .target(
        name: "BrowserHost",
        dependencies: [
            "LayerTree", "PangoText", "CBrotli", .product(name: "NIOCore", package: "swift-nio"),
            .product(name: "NIOPosix", package: "swift-nio"), .product(name: "NIOHTTP1", package: "swift-nio"),
            .product(name: "NIOWebSocket", package: "swift-nio"),
        ],
        resources: [.embedInCode("Page")]),
    .target(name: "CPreviewRecords"),
    .target(
        name: "SwiftUI",
        dependencies: [
            "CPreviewRecords", "ViewRuntime", "LayerTree", "PangoText", "ImageHost", "BrowserHost",
            .target(name: "Combine", condition: .when(traits: ["AppleModules"])),
            .target(name: "CoreGraphics", condition: .when(traits: ["AppleModules"])),
            .target(name: "CoreTransferable", condition: .when(traits: ["AppleModules"])),
            .target(name: "DeveloperToolsSupport", condition: .when(traits: ["AppleModules"])),
            .target(name: "SwiftUICore", condition: .when(traits: ["AppleModules"])),
            .target(name: "UIKit", condition: .when(traits: ["AppleModules"])),
            .target(name: "UniformTypeIdentifiers", condition: .when(traits: ["AppleModules"])),
        ]),
    // Other modules that programs import. A program builds them only if it depends on them.
    .target(
        name: "Combine",
        dependencies: ["ViewRuntime", .product(name: "OpenCombine", package: "OpenCombine")],
        path: "Sources/AppleModules/Combine"),
    .target(
        name: "CoreGraphics", dependencies: ["Geometry", "ViewRuntime", "_Testing_CoreGraphics"],
        path: "Sources/AppleModules/CoreGraphics"),
    .target(
        name: "CoreTransferable", dependencies: ["ContentTypes", "ViewRuntime"],
        path: "Sources/AppleModules/CoreTransferable"),
    .target(
        name: "DeveloperToolsSupport", dependencies: ["ViewRuntime"], path: "Sources/AppleModules/DeveloperToolsSupport"
    ),
    .target(name: "SwiftUICore", dependencies: ["ViewRuntime"], path: "Sources/AppleModules/SwiftUICore"),
    .target(
        name: "UIKit", dependencies: ["CoreGraphics", "LayerTree", "ViewRuntime", "_Testing_UIKit"],
        path: "Sources/AppleModules/UIKit"),
    .target(
        name: "UniformTypeIdentifiers", dependencies: ["ContentTypes", "ViewRuntime"],
        path: "Sources/AppleModules/UniformTypeIdentifiers"),
    .target(name: "_Testing_CoreGraphics", path: "Sources/AppleModules/TestingOverlays/CoreGraphics"),
    .target(name: "_Testing_UIKit", path: "Sources/AppleModules/TestingOverlays/UIKit"),
    .target(name: "Scrollwork", dependencies: ["SwiftUI", "ScrollMechanics", "ImpressionLedger"]),
    .target(
        name: "ScrollworkImpressions", dependencies: ["Scrollwork", "SwiftUI", "ImpressionLedger"]),
    .target(
        name: "ScrollworkTesting",
        dependencies: ["SwiftUI", "ViewRuntime", "LayerTree", "ScrollMechanics", "PangoText", "ImageHost"]),
    .executableTarget(
        name: "gallery",
        dependencies: [
            "Scrollwork", "ScrollworkImpressions", "SwiftUI", "BrowserHost",
            .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ],
        resources: [.embedInCode("Listings")]),
    .executableTarget(
        name: "impressionload",
        dependencies: [
            "ScrollworkImpressions", "Scrollwork", "ImpressionLedger", "LayerTree", "SwiftUI", "ScrollworkTesting",
        ]),
    .executableTarget(name: "bench", dependencies: ["ViewRuntime", "LayerTree", "PangoText", "ImageHost"]),
    .executableTarget(name: "pictures", dependencies: ["Scrollwork", "SwiftUI", "ScrollworkTesting"]),
    .executableTarget(
        name: "componentbench", dependencies: ["Scrollwork", "ScrollworkImpressions", "SwiftUI", "ScrollworkTesting"]),
    .executableTarget(name: "fields", dependencies: ["SwiftUI"], path: "Tests/Browser/Fields"),
    .testTarget(name: "ScrollMechanicsTests", dependencies: ["ScrollMechanics"], resources: [.copy("Resources")]),
    .testTarget(name: "ImpressionLedgerTests", dependencies: ["ImpressionLedger"]),
    .testTarget(name: "ImageHostTests", dependencies: ["LayerTree", "ImageHeaders", "PangoText", "ImageHost"]),
    .testTarget(
        name: "BrowserHostTests",
        dependencies: [
            "LayerTree", "BrowserHost", .product(name: "NIOCore", package: "swift-nio"),
            .product(name: "NIOEmbedded", package: "swift-nio"), .product(name: "NIOHTTP1", package: "swift-nio"),
            .product(name: "NIOWebSocket", package: "swift-nio"), "ScrollMechanics", "SwiftUI", "ScrollworkTesting",
        ]),
    .testTarget(
        name: "ScrollworkTests",
        dependencies: ["Scrollwork", "ScrollMechanics", "ImpressionLedger", "SwiftUI", "ScrollworkTesting"],
        exclude: ["Records/Scenes"]),
    .testTarget(
        name: "ScrollworkImpressionsTests",
        dependencies: [
            "ScrollworkImpressions", "Scrollwork", "ImpressionLedger", "SwiftUI", "ScrollworkTesting",
            "ImageHost", "LayerTree",
        ]),
    .testTarget(
        name: "AssetTests",
        dependencies: [
            "AssetSources", "AssetArchive", "DeveloperToolsSupport", "SwiftUI", "ScrollworkTesting", "UIKit",
        ],
        exclude: ["Media.xcassets"], plugins: ["AssetSymbols"]),
    .testTarget(name: "ImportTests", dependencies: ["SwiftUI", "ScrollworkTesting"]),
    .testTarget(
        name: "AppleModulesTests",
        dependencies: [
            "SwiftUI", "Combine", "CoreGraphics", "CoreTransferable", "SwiftUICore", "UIKit", "UniformTypeIdentifiers",
            "ScrollworkTesting", "RuntimeTestSupport", "LayerTree", "ViewRuntime",
        ]),
    .target(
        name: "RuntimeTestSupport", dependencies: ["SwiftUI", "ScrollworkTesting", "LayerTree", "ImageHost"],
        path: "Tests/RuntimeTestSupport"),
    .testTarget(name: "RuntimeTests", dependencies: ["RuntimeTestSupport", "SwiftUI", "ScrollworkTesting"]),
    .testTarget(
        name: "ScrollingTests",
        dependencies: ["RuntimeTestSupport", "gallery", "SwiftUI", "ScrollworkTesting", "UniformTypeIdentifiers"],
        resources: [.copy("Cases")]),
]
let swiftUITarget = "SwiftUI"

// `scripts/test` can pass the macros to the compiler as a library, which takes seconds to build.
if Context.environment["SCROLLWORK_MACRO_LIBRARY"] == nil {
    targets.append(
        .macro(
            name: "SwiftUIMacros",
            dependencies: [
                .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
                .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
            ]))
    targets.first { $0.name == "SwiftUI" }?.dependencies
        .append(.target(name: "SwiftUIMacros", condition: .when(traits: ["Macros"])))
}
#endif

let package = Package(
    name: "scrollwork",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(name: "ScrollMechanics", targets: ["ScrollMechanics"]),
        .library(name: "ImpressionLedger", targets: ["ImpressionLedger"]),
        .library(name: "Scrollwork", targets: ["Scrollwork"]),
        .library(name: "ScrollworkImpressions", targets: ["ScrollworkImpressions"]),
        .library(name: "SwiftUI", targets: [swiftUITarget]),
        .library(name: "ScrollworkTesting", targets: ["ScrollworkTesting"]),
        .executable(name: "gallery", targets: ["gallery"]),
        .plugin(name: "AssetSymbols", targets: ["AssetSymbols"]),
    ],
    traits: [
        .trait(
            name: "Macros",
            description: "#Preview, @Previewable and @Entry. They need swift-syntax, which takes minutes to build."),
        .trait(
            name: "AppleModules",
            description:
                "Other modules of Apple's names, such as UIKit and Combine, for programs that import them.",
            enabledTraits: ["Macros"]),
        .default(enabledTraits: ["Macros"]),
    ],
    dependencies: dependencies,
    targets: targets,
    swiftLanguageModes: [.v6]
)
