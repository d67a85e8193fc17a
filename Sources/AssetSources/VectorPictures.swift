import Foundation

/// Converts PDF and SVG drawings to PNG images, with the programs of librsvg and Poppler if they're installed.
package struct VectorPictures {
    /// The file name extensions of drawings.
    static let kinds: Set<String> = ["pdf", "svg"]

    private static let scales = [1, 2, 3]

    /// The search path of programs.
    let path: String

    package init(path: String = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin") {
        self.path = path
    }

    /// Returns a drawing as images at one, two, and three pixels per point.
    ///
    /// - Throws: An ``AssetError`` if the program for the drawing is missing or fails.
    func pictures(of file: URL) throws -> [(scale: Int, data: Data)] {
        try Self.scales.map { ($0, try picture(of: file, scale: $0)) }
    }

    private func picture(of file: URL, scale: Int) throws -> Data {
        file.pathExtension.lowercased() == "svg"
            ? try run(
                "rsvg-convert", of: "librsvg2-bin", on: file, ["--zoom", "\(scale)", "--format", "png", file.path])
            : try run(
                "pdftocairo", of: "poppler-utils", on: file,
                ["-png", "-singlefile", "-transp", "-r", "\(72 * scale)", file.path, "-"])
    }

    /// Runs a program and returns its output.
    private func run(_ name: String, of package: String, on file: URL, _ arguments: [String]) throws -> Data {
        let places = path.split(separator: ":").map { "\($0)/\(name)" }
        guard let program = places.first(where: FileManager.default.isExecutableFile(atPath:)) else {
            throw AssetError(
                "\(file.lastPathComponent) is not read: that needs the program \(name), in Debian's package \(package)."
            )
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0, !data.isEmpty else {
            throw AssetError("\(file.lastPathComponent) is not read: \(name) could not make a picture of it.")
        }
        return data
    }
}
